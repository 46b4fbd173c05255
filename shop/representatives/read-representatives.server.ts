import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { toDecimal } from '../lib/money.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import type { RepresentativeState } from './representative-states.ts'
import type { Representative } from './representatives.contract.ts'

type Row = Omit<Representative, 'rate' | 'earned' | 'paid' | 'due' | 'sums'> & {
  basisPoints: number | null
  ledger: { currency: string; exponent: number; earned: number; paid: number }[]
}

/** The state of a representative: a former one who applies again counts as asking. */
export const stateOf: SQL<RepresentativeState> = sql<RepresentativeState>`case
  when r.cust_id is not null and r.ended_at is null then 'approved'
  when c.representative_asked_at is not null and c.representative_since is null then 'asking'
  else 'ended' end`

/** The sort orders of the list. */
export const sorted = {
  name: sql`lower(p.first_name || ' ' || p.last_name)`,
  since: sql`coalesce(r.since, c.representative_asked_at)`,
  due: sql`l.due`,
}

const nothing = { earned: 0, paid: 0, due: 0 }

const moment = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Reads the selected people who are, were or asked to be representatives, with the sums of their ledgers. */
export async function readRepresentatives(
  database: Database,
  wanted: SQL,
  page: SQL = sql`limit 1`,
): Promise<{ rows: Representative[]; total: number }> {
  const { currency } = await readSettings(database)
  // Sorted by the debt in the shop's currency, which is most of it.
  const found = sql`from (
      select cust_id from representatives
      union select cust_id from customers where representative_asked_at is not null and representative_since is null
    ) someone join customers c using (cust_id) join contacts p on p.contact_id = c.contact_id
    left join representatives r on r.cust_id = c.cust_id cross join lateral (
      select coalesce(sum(amount), 0) as due from commissions where cust_id = c.cust_id and currency = ${currency.code}
    ) l where c.closed_at is null and ${wanted}`
  const { rows } = await database.execute<Row>(sql`
    select c.cust_id as "custId", c.contact_id as "contactId", p.first_name as "firstName", p.last_name as "lastName",
      p.email, p.phone1, ${stateOf} as state, ${moment(sql`c.representative_asked_at`)} as "askedAt",
      ${moment(sql`r.since`)} as since, ${moment(sql`r.ended_at`)} as "endedAt", r.code, r.basis_points as "basisPoints",
      coalesce(r.version, 0) as version, (
        select coalesce(json_agg(s order by s.currency), '[]') from (
          select currency, exponent, coalesce(sum(amount) filter (where kind <> 'PAID'), 0) as earned,
            coalesce(-sum(amount) filter (where kind = 'PAID'), 0) as paid
          from commissions where cust_id = c.cust_id group by currency, exponent
        ) s) as ledger
    ${found} ${page}`)
  const counted = await database.execute<{ all: number }>(sql`select count(*)::int as all ${found}`)
  return {
    rows: rows.map(({ basisPoints, ledger, ...row }) => {
      const sums = ledger.map(({ currency: code, exponent, earned, paid }) => ({
        currency: code,
        earned: toDecimal(earned, exponent),
        paid: toDecimal(paid, exponent),
        due: toDecimal(earned - paid, exponent),
      }))
      const { earned, paid, due } = sums.find(sum => sum.currency === currency.code) ?? nothing
      return { ...row, rate: basisPoints === null ? null : basisPoints / 100, earned, paid, due, sums }
    }),
    total: counted.rows[0]?.all ?? 0,
  }
}

/** Reads one representative. */
export async function readRepresentative(
  database: Database,
  custId: number,
): Promise<Representative | undefined> {
  const { rows } = await readRepresentatives(database, sql`c.cust_id = ${custId}`)
  return rows[0]
}
