import type { Database } from '../../../database/pool.ts'
import { stockFor } from '../../catalogue/cut-weight.rules.ts'
import { dayAt } from '../../lib/dates/dates.ts'
import { toDecimal } from '../../lib/money.ts'
import { THOUSANDTHS, toQuantity } from '../../lib/quantity.ts'
import {
  asGoods,
  type BoxGoods,
  isBox,
  type OpenBox,
  openBox,
  reserveParts,
} from '../boxes/box-goods.server.ts'
import { linePrice } from '../cart.rules.ts'
import type { CartLine } from '../cart-lines.ts'
import { readCharges } from '../charges.server.ts'
import { priced, showLine } from '../priced-lines.server.ts'
import {
  allSoldAt,
  asChosen,
  type ChosenGoods,
  readCartGoods,
  readPartsOfBoxes,
  stepsLeft,
  type Trouble,
  troubleOf,
} from '../read-lines.server.ts'
import { choosing } from '../reduced-lines.server.ts'
import type { AgainAt, AgainLine } from './again-line.ts'
import { fitSteps } from './fit-steps.rules.ts'

/** A line of before. `was`: what an amount of it (in thousandths of its unit) cost then, in minor units of this currency. */
export type Wished = {
  line: CartLine
  productName: string
  was: (amount: number, currency: { code: string; exponent: number }) => number | null
}

/**
 * Compares lines of before with what a branch sells now, in their order: each has what those before it leave of the stock. The prices
 * are those of the cart; without `now`, none is reduced because its goods end soon.
 */
export async function checkAgain(
  database: Database,
  wished: readonly Wished[],
  { pickupType, branchId, now }: AgainAt & { now?: Date },
): Promise<AgainLine[]> {
  const ids = wished.map(({ line }) => line.productId)
  const [anywhere, { branch, currency, timeZone, shortDated }] = await Promise.all([
    readCartGoods(database, ids),
    readCharges(database, { delivered: pickupType === 'DELIVERY', branchId }),
  ])
  const parts = await readPartsOfBoxes(database, anywhere)
  const sold = allSoldAt(
    [...anywhere, ...parts],
    branch.branchId,
    now && { ...shortDated, today: dayAt(now, timeZone) },
  )
  const decimal = (minor: number) => toDecimal(minor, currency.exponent)
  const reserved = new Map<number, number>()
  const choose = choosing()
  return wished.map(({ line, productName, was }) => {
    const one = sold.get(line.productId)
    const box = isBox(one) ? openAs(line, 1) : undefined
    const goods = isBox(one) && isOpen(box) ? asGoods(one, box) : one
    const plain = goods && asChosen(goods, line)
    const taken = isOpen(box) ? 0 : (reserved.get(line.productId) ?? 0)
    const { amount, trouble } =
      box === undefined || isOpen(box) ? fitLine(line, plain, taken) : { amount: 0, trouble: box }
    const item = { ...line, quantity: toQuantity(1, amount) }
    const open = isOpen(box) && amount > 0 ? openAs(line, item.quantity) : box
    if (isOpen(open)) reserveParts(open, reserved)
    else if (plain) reserved.set(line.productId, taken + stockFor(amount, plain))
    const offered = goods && choose(goods, item)
    const before = amount > 0 ? was(amount, currency) : null
    const costs = amount > 0 ? linePrice(priced(item, offered)) : 0
    const checked = { item, sold: offered, trouble, ...(isOpen(open) ? { open } : {}) }
    const shown = showLine(checked, decimal(costs), decimal)
    return {
      ...shown,
      productName: shown.productName || productName,
      wanted: line.quantity,
      line: amount > 0 ? item : null,
      was: before === null ? null : decimal(before),
    }
  })

  function openAs(line: CartLine, quantity: number) {
    return openBox({ ...line, quantity }, sold.get(line.productId) as BoxGoods, sold, reserved)
  }
}

const isOpen = (box: OpenBox | Trouble | undefined): box is OpenBox => typeof box === 'object'

/** Returns the amount of a line that can be ordered, in thousandths of its unit, and why it is another one; `reserved`: of its stock. */
function fitLine(
  line: CartLine,
  sold: ChosenGoods | undefined,
  reserved: number,
): { amount: number; trouble: Trouble | null } {
  if (!sold) return { amount: 0, trouble: 'GONE' }
  const wanted = Math.round(line.quantity * THOUSANDTHS)
  const left = stepsLeft(sold, reserved)
  const steps = fitSteps(wanted, { ...sold, stepsLeft: left })
  const amount = steps * sold.quantityStep
  const ordered = toQuantity(steps || sold.minimumSteps, sold.quantityStep)
  const wrong = troubleOf({ ...line, quantity: ordered }, sold)
  if (wrong) return { amount: 0, trouble: wrong }
  if (amount === wanted) return { amount, trouble: null }
  const isShort = left * sold.quantityStep < wanted
  return { amount, trouble: amount === 0 ? 'SOLD_OUT' : isShort ? 'NOT_ENOUGH' : 'QUANTITY' }
}
