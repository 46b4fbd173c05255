import { openStates, orderStates } from '../order-states.rules.ts'

/** The filters of the board: a state, all orders that need work, or those not paid for yet. */
export const boardStatuses = ['TO_DO', ...orderStates, 'AWAITING'] as const
export type BoardStatus = (typeof boardStatuses)[number]

/** Returns the order states that a filter of the board covers. */
export const statesOf = (status: BoardStatus): readonly string[] =>
  status === 'TO_DO' ? openStates : status === 'AWAITING' ? ['NEW'] : [status]

/**
 * Turns typed text into search terms for contacts: words in lower case, and the last digits of a phone number, however it
 * was written ("+92 300 7654321" is "0300-7654321"). Fewer than three letters are too few to search for.
 */
export function contactWords(typed: string): string[] {
  const phone = phoneDigits(typed)
  if (phone.length >= LEAST_LETTERS) return [phone]
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word.length >= LEAST_LETTERS)
}
const LEAST_LETTERS = 3

/** Numbers with at least this many digits are compared by their last ones: the country code or a zero comes before them. */
const WHOLE_NUMBER = 10
const COMPARED = 9

/** Returns the digits to search a phone number by; empty if the text is not a phone number. */
export function phoneDigits(typed: string): string {
  if (!/^[\d\s()+/.-]+$/.test(typed)) return ''
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits.length >= WHOLE_NUMBER ? digits.slice(-COMPARED) : digits
}
