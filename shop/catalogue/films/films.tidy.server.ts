import type { Tidying } from '../../lib/tidying.ts'

/** Films that no product has, unless they came a moment ago: their product may be about to get them. Their pieces go with them. */
export const filmsTidying: Tidying = {
  films:
    "created_at < now() - interval '1 day' and not exists (select from product_films f where f.hash = films.hash)",
}
