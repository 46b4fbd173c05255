import { sql } from 'drizzle-orm'
import { refuse } from '../lib/call.ts'
import { handle, handlePrepared } from '../lib/handler.server.ts'
import { anywhere, listRows } from '../lib/list-rows.server.ts'
import { findReferrer, lookUpsFromAddress } from './find-referrer.server.ts'
import { readRepresentative, readRepresentatives, sorted, stateOf } from './read-representatives.server.ts'
import { findRepresentative, findRepresentatives, lookUpReferrer } from './representatives.contract.ts'

export const answerLookUpReferrer = handlePrepared(
  lookUpReferrer,
  (_input, { limits, visitor }) => limits.spend(lookUpsFromAddress, visitor.address),
  async ({ representative }, { database, caller }) => {
    const found = await findReferrer(database, representative)
    return found
      ? { firstName: found.firstName, own: found.custId === caller?.custId }
      : { firstName: null, own: null }
  },
)

export const answerFindRepresentatives = handle(findRepresentatives, async (input, { database }) => {
  const { orderBy, limit, offset } = listRows(input, sorted, sql`c.cust_id`)
  const words = input.q.trim()
  const wanted = [sql`true`]
  if (words)
    wanted.push(
      sql`(p.first_name || ' ' || p.last_name || ' ' || p.email || ' ' || coalesce(r.code, '')) ilike ${anywhere(words)}`,
    )
  if (input.state) wanted.push(sql`${stateOf} = ${input.state}`)
  return readRepresentatives(
    database,
    sql.join(wanted, sql` and `),
    sql`order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset}`,
  )
})

export const answerFindRepresentative = handle(
  findRepresentative,
  async ({ custId }, { database }) =>
    (await readRepresentative(database, custId)) ?? refuse(findRepresentative, 'NOT_FOUND', undefined),
)
