import type { Invariant } from '../../lib/books/invariant.ts'

export const filmsInvariants: readonly Invariant[] = [
  {
    name: 'film-has-its-pieces',
    says: 'A film is larger or smaller than its pieces together.',
    statement: `
      select left(hash, 16) as film, size, coalesce(bytes, 0) as bytes from films
      left join (select hash, sum(octet_length(bytes)) as bytes from film_pieces group by 1) p using (hash)
      where size <> coalesce(bytes, 0)`,
  },
]
