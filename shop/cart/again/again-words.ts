import { type Currency, showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import type { AgainLine } from './again-line.ts'

type Amounts = Record<'name' | 'quantity' | 'wanted' | 'unit', string>

const troubles = {
  GONE: ({ name }: Amounts) => m.cart_again_gone({ name }),
  SOLD_OUT: ({ name }: Amounts) => m.cart_again_sold_out({ name }),
  NOT_ENOUGH: (amounts: Amounts) => m.cart_again_not_enough(amounts),
  QUANTITY: (amounts: Amounts) => m.cart_again_quantity(amounts),
  OPTION: ({ name }: Amounts) => m.cart_again_option({ name }),
}

/** Says what has changed about a line since it was ordered: one text for each change, none if it is as before. */
export function againWords(line: AgainLine, currency: Currency): string[] {
  const { productName: name, quantity, wanted, unitName: unit, was, lineTotal } = line
  const amounts = { name, quantity: String(quantity), wanted: String(wanted), unit }
  const prices = { name, now: showMoney(lineTotal, currency), was: showMoney(was ?? 0, currency) }
  return [
    ...(line.trouble ? [troubles[line.trouble](amounts)] : []),
    ...(was !== null && lineTotal > was ? [m.cart_again_dearer(prices)] : []),
    ...(was !== null && lineTotal < was ? [m.cart_again_cheaper(prices)] : []),
  ]
}
