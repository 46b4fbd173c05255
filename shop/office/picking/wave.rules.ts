import { toQuantity } from '../../lib/quantity.ts'
import { isLeftOut } from '../../orders/order-lines.rules.ts'
import { isToWeigh } from '../../orders/own/order-words.rules.ts'
import type { PickedItem, Picking } from '../../orders/picking/picking.contract.ts'

/** A line of a wave, with its order, and whether a tap on it waits for a connection. */
export type WaveLine = PickedItem & { orderNum: string; customer: string; isWaiting: boolean }
/** An order of a wave, with its lines as their taps leave them. */
export type WaveOrder = Pick<Picking, 'orderNum' | 'name'> & {
  orderItems: readonly (PickedItem & { isWaiting: boolean })[]
}
/** The two ways to walk: all of one product, or all of one customer. */
export type WaveBy = 'product' | 'customer'
/** Lines that are picked together. `amount` in `unit`, only of one product. */
export type WaveGroup = {
  key: string
  name: string
  lines: WaveLine[]
  amount: number | null
  unit: string
}

/** True if nothing is left to do for a line. */
export const isPickedLine = (line: PickedItem): boolean => line.itemStatus !== 'NEW' && !isToWeigh(line)

/** The lines of a wave, of one counter (department) or of all. */
export const linesOfWave = (orders: readonly WaveOrder[], counter: string): WaveLine[] =>
  orders.flatMap(({ orderNum, name, orderItems }) =>
    orderItems
      .filter(({ department }) => !counter || department === counter)
      .map(item => ({ ...item, orderNum, customer: name })),
  )

/** The counters (departments) of a wave. */
export const countersOf = (orders: readonly Pick<Picking, 'orderItems'>[]): string[] =>
  [...new Set(orders.flatMap(({ orderItems }) => orderItems.map(({ department }) => department)))].sort()

/** The lines in groups: products by counter and name, customers in the order in which they ordered. */
export function groupsOf(lines: readonly WaveLine[], by: WaveBy): WaveGroup[] {
  const isProduct = by === 'product'
  const groups = Map.groupBy(lines, line =>
    isProduct ? `${line.productId} ${line.measuringUnit}` : line.orderNum,
  )
  const all = [...groups].map(([key, of]): WaveGroup => {
    const [{ productName, orderNum, customer, measuringUnit }] = of as [WaveLine]
    return {
      key,
      name: isProduct ? productName : `#${orderNum} ${customer}`,
      lines: of,
      amount: isProduct ? sumOf(of) : null,
      unit: measuringUnit,
    }
  })
  if (!isProduct) return all
  const placeOf = ({ lines: [line], name }: WaveGroup) => `${line?.department} ${name}`
  return all.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)))
}

/** The ordered amount of lines in the same unit, without those that are left out. */
const sumOf = (lines: readonly WaveLine[]): number =>
  toQuantity(
    1,
    lines
      .filter(({ itemStatus }) => !isLeftOut(itemStatus))
      .reduce((sum, { quantity }) => sum + Math.round(quantity * 1000), 0),
  )

/** A wave as one picker sees it. */
export type SharedWave = {
  /** The groups with lines that this picker has taken, each with only those. */
  mine: WaveGroup[]
  /** The groups with lines that are left and nobody has taken, each with only those. */
  free: WaveGroup[]
  /** The pickers with lines that are left, each with only those. */
  others: { name: string; lines: PickedItem[] }[]
  /** The number of lines that are done, by any picker. */
  done: number
}

/** Shares the lines of a wave among this picker, nobody and the others. */
export function sharedWave(lines: readonly WaveLine[], by: WaveBy): SharedWave {
  const mine = lines.filter(({ claim }) => claim?.isMine)
  const left = lines.filter(line => !isPickedLine(line))
  return {
    mine: groupsOf(mine, by),
    free: groupsOf(
      left.filter(({ claim }) => !claim),
      by,
    ),
    others: othersOf(left),
    done: lines.length - left.length,
  }
}

/** The other pickers who have taken some of these lines, each with only those that are left. */
export function othersOf(lines: readonly PickedItem[]): SharedWave['others'] {
  const others = Map.groupBy(
    lines.filter(line => line.claim && !line.claim.isMine && !isPickedLine(line)),
    ({ claim }) => claim?.name ?? '',
  )
  return [...others].map(([name, of]) => ({ name, lines: of }))
}

/** The next so many free lines, in the order of the groups. */
export const nextLines = ({ free }: SharedWave, most: number): WaveLine[] =>
  free.flatMap(({ lines }) => lines).slice(0, most)
