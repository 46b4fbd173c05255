import { openStates, orderStates } from './order-states.rules.ts'

/** What the board can be narrowed to: a state, all for which there is something to do, or what is not paid for yet. */
export const boardStatuses = ['TO_DO', ...orderStates, 'AWAITING'] as const
export type BoardStatus = (typeof boardStatuses)[number]

/** The states of the orders that a choice of the board means. */
export const statesOf = (status: BoardStatus): readonly string[] =>
  status === 'TO_DO' ? openStates : status === 'AWAITING' ? ['NEW'] : [status]

/**
 * What is looked for among contacts by what somebody typed: words in small letters, and a phone number by its last digits,
 * however it was written ("+92 300 7654321" is "0300-7654321"). Fewer than three letters are too few to look for.
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

/** Numbers of this many digits and more are compared by their last ones: before them stands the country, or a nought. */
const WHOLE_NUMBER = 10
const COMPARED = 9

/** The digits by which a phone number is looked for; empty where something else was typed. */
export function phoneDigits(typed: string): string {
  if (!/^[\d\s()+/.-]+$/.test(typed)) return ''
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits.length >= WHOLE_NUMBER ? digits.slice(-COMPARED) : digits
}
