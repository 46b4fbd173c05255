import { type SQL, sql } from 'drizzle-orm'

/**
 * A statement for the deliveries of lots whose cost is known: the sum of their amounts, and of amount times cost, so that `cost` for
 * `thousandths` is the average cost of one unit. `lotIds` selects the lots.
 */
export const spentOnLots = (lotIds: SQL): SQL => sql`
  select r.lot_id, sum(r.thousandths::numeric * r.unit_cost) as cost, sum(r.thousandths) as thousandths
  from receipt_lines r where r.unit_cost is not null and r.lot_id in (${lotIds}) group by 1`
