import { highestAge } from '../../catalogue/ages/ages.rules.ts'
import { m } from '../../messages/m.ts'
import { isLeftOut } from '../order-lines.rules.ts'
import { mayEdit } from '../order-states.rules.ts'

/** The age that the buyer of an order must show, and the products that ask for one. */
export type AgeToCheck = { ageFrom: number; products: string[] }

type AgedLine = { productName: string; ageFrom: number | null; itemStatus: string; refusal?: string | null }

/** Returns the age to check before an order is handed over; undefined if no line that comes with it asks for one. */
export function ageToCheck(lines: readonly AgedLine[]): AgeToCheck | undefined {
  const aged = lines.filter(
    ({ ageFrom, itemStatus, refusal }) => ageFrom && refusal == null && !isLeftOut(itemStatus),
  )
  const ageFrom = highestAge(aged)
  return ageFrom ? { ageFrom, products: aged.map(({ productName }) => productName) } : undefined
}

/** Says which products of an order need an ID when it is handed over; undefined if none do, or the order has ended. */
export function idReadyWords(orderStatus: string, lines: readonly AgedLine[]): string | undefined {
  const needed = mayEdit(orderStatus) ? ageToCheck(lines) : undefined
  return needed && m.orders_have_id_ready({ products: [...new Set(needed.products)].join(', ') })
}
