import { sql } from 'drizzle-orm'
import { handle } from '../../lib/handler.server.ts'
import { ADDRESSES, findAddressParts } from './addresses.contract.ts'

/** The most sitemaps in a sitemap index (sitemaps.org). */
const MOST_PARTS = 50_000

/** Lists the parts, which are ranges of ids: nothing has to be counted, and ranges without shown products are skipped. */
export const answerFindAddressParts = handle(findAddressParts, async (_input, { database }) => {
  const { rows } = await database.execute<{ part: number }>(sql`
    with recursive parts as (
      select min(product_id)::bigint / ${ADDRESSES}::bigint as part from products where shown
      union all
      select (select min(product_id)::bigint / ${ADDRESSES}::bigint from products
        where shown and product_id >= (parts.part + 1) * ${ADDRESSES}::bigint)
      from parts where parts.part is not null
    )
    select part::int as part from parts where part is not null limit ${MOST_PARTS}`)
  return rows.map(({ part }) => part)
})
