import type { Mutant } from './mutant.ts'

const noticedBy = 'shop/catalogue/films/films'

/** Guards of films: how many there are, what they are, and how long they stay. */
export const filmMutants: Record<string, Mutant> = {
  'two films that come at once do not wait for each other': {
    file: 'shop/catalogue/films/lock-filmed.server.ts',
    guard: "\n    .for('no key update')",
    without: '',
    noticedBy,
    test: 'a product has at most four films, each of them once; two that come at once count both',
  },
  'a product has more films than its page can show': {
    file: 'shop/catalogue/films/upload-film.server.ts',
    guard: 'there.length >= MOST_FILMS',
    without: 'false',
    noticedBy,
    test: 'a product has at most four films, each of them once; two that come at once count both',
  },
  'an order of films from before removes one that was added since': {
    file: 'shop/catalogue/films/arrange-films.server.ts',
    guard: 'before.map(({ film }) => film).join() !== seen.join()',
    without: 'false',
    noticedBy,
    test: 'staff arrange films, and a change of someone else in between is not lost',
  },
  'a film goes that is about to be shown again': {
    file: 'shop/catalogue/films/store-film.server.ts',
    guard: '.onConflictDoUpdate({ target: films.hash, set: { size: film.size } })',
    without: '.onConflictDoNothing()',
    noticedBy,
    test: 'a film that no product has stays for a product that is about to get it',
  },
  'a film goes although a product has it': {
    file: 'shop/catalogue/films/films.tidy.server.ts',
    guard: ' and not exists (select from product_films f where f.hash = films.hash)',
    without: '',
    noticedBy,
    test: 'a film that no product has goes after a day, unless it is uploaded again',
  },
}
