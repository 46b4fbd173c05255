import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { prepareSql } from '../../database/prepared-statement.ts'
import type { Box } from '../boxes/box.ts'
import { partsOfLines } from '../boxes/parts-of-lines.rules.ts'
import type { ChosenLine } from '../catalogue/chosen-line.ts'
import type { PerChoice } from '../catalogue/option-prices.rules.ts'
import { minutesOf, unitMinutesOf } from '../catalogue/preparations.rules.ts'
import { toSteps } from '../lib/quantity.ts'
import type { Handover } from './advance/advance.rules.ts'
import { readyAt } from './lead-time.rules.ts'
import { readOpenTimes } from './open-times.server.ts'

type WorkOfProduct = { productId: number; quantityStep: number; choiceMinutes: PerChoice; box: Box | null }

const select = prepareSql<WorkOfProduct>(
  'work of products',
  () => sql`select product_id as "productId", quantity_step as "quantityStep", choice_minutes as "choiceMinutes", box
    from products where product_id = any(${sql.placeholder('productIds')}::int[]) and (choice_minutes <> '{}' or box is not null)`,
)

/**
 * Reads the minutes of work for the lines of an order, without that for the parts of its boxes, which are lines of their own. Lines without
 * a valid quantity need none.
 */
export async function readWork(
  database: Database,
  lines: readonly ChosenLine[],
): Promise<{ minutes: number; parts: ChosenLine[] }> {
  if (lines.length === 0) return { minutes: 0, parts: [] }
  const rows = await select(database, { productIds: [...new Set(lines.map(({ productId }) => productId))] })
  const products = new Map(rows.map(row => [row.productId, row]))
  const minutes = lines.reduce((all, line) => {
    const product = products.get(line.productId)
    if (!product) return all
    const { quantityStep, choiceMinutes } = product
    const wantedSteps = toSteps(line.quantity, quantityStep) ?? 0
    return all + minutesOf({ unitMinutes: unitMinutesOf(choiceMinutes, line), wantedSteps, quantityStep })
  }, 0)
  const boxOf = new Map(rows.flatMap(({ productId, box }) => (box ? [[productId, box] as const] : [])))
  return { minutes, parts: partsOfLines(lines, boxOf) }
}

/**
 * Reads when a branch is open, and returns a function that says whether an order that is placed now, with these minutes of work,
 * is ready when a window begins. A branch whose times are not known yet is always ready.
 */
export async function readReady(
  database: Database,
  { branchId, now, minutes }: { branchId: number; now: Date; minutes: number },
): Promise<(window: Pick<Handover, 'startsAt' | 'leadMinutes'>) => boolean> {
  // Without work the last moment for an order says it all.
  if (minutes === 0) return () => true
  const open = await readOpenTimes(database, { branchId, now })
  if (open.length === 0) return () => true
  const moments = new Map<number, Date | undefined>()
  return ({ startsAt, leadMinutes }) => {
    if (!moments.has(leadMinutes)) moments.set(leadMinutes, readyAt(open, now, leadMinutes + minutes))
    const ready = moments.get(leadMinutes)
    return ready !== undefined && ready <= startsAt
  }
}
