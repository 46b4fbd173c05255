import { type Currency, showMoney, toMinor } from '../../lib/money.ts'
import { readAmount } from '../../lib/read-number.ts'
import { m } from '../../messages/m.ts'

/** An amount as the first text of a field: with all decimals of the currency, like every amount on the screen. */
export const firstAmount = (amount: number, { exponent }: Currency): string => amount.toFixed(exponent)

/** The problem of a typed amount; it must be above 0, at most `most`, and in valid decimals of the currency. */
export function checkAmount(typed: string, most: number, currency: Currency): string | undefined {
  const amount = readAmount(typed)
  const isMinor = Number.isInteger(Number((amount * 10 ** currency.exponent).toFixed(6)))
  const fits = amount > 0 && toMinor(amount, currency.exponent) <= toMinor(most, currency.exponent)
  return isMinor && fits ? undefined : m.office_payments_amount_wrong({ most: showMoney(most, currency) })
}

/** The refundable part of an order's money, and the suggested refund: the overpaid amount, or else everything. */
export function refundable({ taken, refunded, refunding, due }: RefundFigures): {
  most: number
  usual: number
} {
  const most = Number((taken - refunded - refunding).toFixed(4))
  const over = Number((-due).toFixed(4))
  return { most: Math.max(0, most), usual: over > 0 && over < most ? over : Math.max(0, most) }
}
type RefundFigures = { taken: number; refunded: number; refunding: number; due: number }
