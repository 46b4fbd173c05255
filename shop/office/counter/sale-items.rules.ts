import type { CounterItem } from '../../orders/counter/counter.contract.ts'

/** An item of a sale, with a key for its row. */
export type SaleItem = CounterItem & { key: number }

/** A product that was scanned or chosen. */
export type Taken = Pick<CounterItem, 'productId' | 'quantity' | 'weight'>

/**
 * Adds what was scanned to a sale. The same product again raises its quantity; a label with a weight is a line of its own, since each of
 * its pieces weighs something else.
 */
export function withItem(items: readonly SaleItem[], { productId, quantity, weight }: Taken): SaleItem[] {
  const same = items.find(item => item.productId === productId && item.weight === null)
  if (weight === null && same)
    return items.map(item => (item === same ? { ...item, quantity: round(item.quantity + quantity) } : item))
  const key = Math.max(0, ...items.map(item => item.key)) + 1
  return [...items, { key, productId, quantity, weight }]
}

/** A sum of quantities without the error of floating numbers. */
const round = (quantity: number) => Math.round(quantity * 1000) / 1000

/** Changes an item; one without a quantity is gone. */
export const withChange = (
  items: readonly SaleItem[],
  key: number,
  change: Partial<Pick<SaleItem, 'quantity' | 'weight'>>,
): SaleItem[] =>
  items.map(item => (item.key === key ? { ...item, ...change } : item)).filter(({ quantity }) => quantity > 0)

/** Returns the items as the calls take them. */
export const sent = (items: readonly SaleItem[]): CounterItem[] => items.map(({ key: _, ...item }) => item)
