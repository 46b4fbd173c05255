import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { ParsedOf } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { listRows } from '../../lib/list-rows.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { commissionOf } from '../../representatives/commission.rules.ts'
import { readRepresentative } from '../../representatives/read-representatives.server.ts'
import { orderNumberIn } from '../own/order-track.rules.ts'
import {
  findLedger,
  findReferrals,
  findReferralsOf,
  type LedgerRow,
  type Referral,
} from './referrals.contract.ts'

type Asked = Omit<ParsedOf<typeof findReferralsOf>, 'custId'>
type Row = Pick<Referral, 'orderId' | 'orderNum' | 'createDate' | 'state' | 'currency'> & {
  goods: string
  exponent: number
  referralPoints: number | null
}

const sorted = { date: sql`o.order_id`, goods: sql`greatest(0, o.price - o.discount)` }
const moment = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Returns the number of rows that a `from … where …` finds, on all pages. */
async function countRows(database: Database, found: SQL): Promise<number> {
  const { rows } = await database.execute<{ all: number }>(sql`select count(*)::int as all ${found}`)
  return rows[0]?.all ?? 0
}

/** Reads a page of the orders that a representative referred, and their number. */
async function readReferrals(database: Database, custId: number, asked: Asked) {
  const { orderBy, limit, offset } = listRows(asked, sorted, sql`o.order_id`)
  const wanted = [sql`o.referred_by = ${custId}`]
  if (asked.q.trim()) wanted.push(sql`o.order_num = ${orderNumberIn(asked.q)}`)
  const state = sql`case when back.order_id is not null then 'reversed' when o.order_status = 'CLOSED' then 'earned'
    when o.order_status = 'REJECTED' then 'rejected' else 'open' end`
  if (asked.state) wanted.push(sql`${state} = ${asked.state}`)
  const found = sql`from orders o
    left join commissions back on back.order_id = o.order_id and back.kind = 'REVERSED' where ${sql.join(wanted, sql` and `)}`
  const { rows } = await database.execute<Row>(sql`
    select o.order_id as "orderId", o.order_num as "orderNum", ${moment(sql`o.create_date`)} as "createDate",
      greatest(0, o.price - o.discount) as goods, o.currency, o.exponent, o.referral_points as "referralPoints", ${state} as state
    ${found} order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset}`)
  return {
    rows: rows.map(({ goods, exponent, referralPoints, ...row }) => {
      const counts = row.state === 'open' || row.state === 'earned'
      const commission = counts ? commissionOf(Number(goods), referralPoints ?? 0) : 0
      return {
        ...row,
        goods: toDecimal(Number(goods), exponent),
        commission: toDecimal(commission, exponent),
      }
    }),
    total: await countRows(database, found),
  }
}

export const answerFindReferrals = handle(findReferrals, async (asked, { database, caller }) => {
  const { custId } = caller
  const [own, list] = await Promise.all([
    readRepresentative(database, custId),
    readReferrals(database, custId, asked),
  ])
  const { code = null, rate = null, earned = 0, paid = 0, due = 0, sums = [] } = own ?? {}
  return { ...list, code, rate, earned, paid, due, sums }
})

export const answerFindReferralsOf = handle(findReferralsOf, ({ custId, ...asked }, { database }) =>
  readReferrals(database, custId, asked),
)

type Line = Omit<LedgerRow, 'amount' | 'rate'> & {
  amount: string
  exponent: number
  basisPoints: number | null
}
const SIZE = 25

export const answerFindLedger = handle(findLedger, async ({ custId, page }, { database }) => {
  const { rows } = await database.execute<Line>(sql`
    select l.commission_id::float8 as "commissionId", l.kind, l.order_id as "orderId", o.order_num as "orderNum",
      l.amount, l.exponent, l.basis_points as "basisPoints", l.currency, l.note, p.first_name as by,
      ${moment(sql`l.written_at`)} as "writtenAt",
      l.kind = 'EARNED' and not exists (
        select 1 from commissions back where back.order_id = l.order_id and back.round = l.round
          and back.kind in ('REVERSED', 'REOPENED')) as current
    from commissions l left join orders o on o.order_id = l.order_id
    left join customers c on c.cust_id = l.written_by left join contacts p on p.contact_id = c.contact_id
    where l.cust_id = ${custId} order by l.commission_id desc limit ${SIZE} offset ${(page - 1) * SIZE}`)
  return {
    rows: rows.map(({ exponent, basisPoints, ...row }) => ({
      ...row,
      amount: toDecimal(Number(row.amount), exponent),
      rate: basisPoints === null ? null : basisPoints / 100,
    })),
    total: await countRows(database, sql`from commissions where cust_id = ${custId}`),
  }
})
