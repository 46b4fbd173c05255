import type { StaffProduct } from '../../catalogue/editing/product-form.contract.ts'
import { optionKinds, type PerChoice } from '../../catalogue/option-prices.rules.ts'
import { readAmount, readNumber } from '../../lib/read-number.ts'
import { m } from '../../messages/m.ts'

/** The ways in which a surcharge counts. */
export const chargedPers = ['unit', 'piece', 'line'] as const

/**
 * A choice of a product as typed: its extra price and for what it counts, the per cent of the weight that it leaves and the minutes of
 * work for a unit; `key` stays the same while they change.
 */
export type ChoiceDraft = {
  key: number
  choice: string
  adds: string
  per: (typeof chargedPers)[number]
  leaves: string
  minutes: string
}

/** The choices of a product as typed, by kind. */
export type ChoiceDrafts = Record<(typeof optionKinds)[number], readonly ChoiceDraft[]>

/** A choice that was just added. */
export const newChoice = (key: number): ChoiceDraft => ({
  ...{ key, choice: '', adds: '', per: 'unit', leaves: '', minutes: '' },
})

/** The rows of a kind of choices of a product. */
export function choicesOf(
  kind: (typeof optionKinds)[number],
  product: StaffProduct | undefined,
): ChoiceDraft[] {
  if (!product) return []
  const of = (numbers: PerChoice, choice: string) =>
    (Object.hasOwn(numbers[kind] ?? {}, choice) && numbers[kind]?.[choice]) || 0
  return product[kind].map((choice, key) => {
    const [unit, piece, line] = [
      of(product.optionPrices, choice),
      of(product.piecePrices, choice),
      of(product.linePrices, choice),
    ]
    return {
      ...{ key, choice },
      adds: String(unit || piece || line || ''),
      per: piece ? 'piece' : line ? 'line' : 'unit',
      leaves: String(of(product.choiceYields, choice) || ''),
      minutes: String(of(product.choiceMinutes, choice) || ''),
    }
  })
}

const isInRange = (number: number) => number >= 0 && number < 10 ** 9
/** True for a quantity or a weight. */
export const looksLikeNumber = (typed: string) => isInRange(readNumber(typed))
/** True for a price. */
export const looksLikePrice = (typed: string) => isInRange(readAmount(typed))

/** True for an amount that a choice adds, or takes off. */
const looksLikeSurcharge = (typed: string) => looksLikePrice(typed.replace(/^[-−]/, ''))

const surchargeIn = (typed: string): number =>
  /^[-−]/.test(typed) ? -readAmount(typed.slice(1)) : readAmount(typed)

/** The choices that were typed, without empty rows. */
export const writtenChoices = (choices: readonly ChoiceDraft[]): Omit<ChoiceDraft, 'key'>[] =>
  choices
    .map(({ choice, adds, per, leaves, minutes }) => ({
      ...{ choice: choice.trim(), adds: adds.trim(), per },
      ...{ leaves: leaves.trim(), minutes: minutes.trim() },
    }))
    .filter(({ choice }) => choice)

/** Returns what is wrong with the choices of a kind. */
export function wrongChoices(choices: readonly ChoiceDraft[]): string | undefined {
  const written = writtenChoices(choices)
  const names = written.map(({ choice }) => choice)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) return m.catalogue_choice_twice({ choice: twice })
  if (written.slice(1).some(({ adds }) => adds && !looksLikeSurcharge(adds))) return m.office_price_wrong()
  const isWrong = ({ leaves, minutes }: (typeof written)[number]) =>
    (leaves && !looksLikeNumber(leaves)) || (minutes && !looksLikeNumber(minutes))
  if (written.some(isWrong)) return m.office_catalogue_number_wrong()
}

type Written = ReturnType<typeof writtenChoices>[number]

/** The numbers of all kinds of choices, of those that have one. */
function numbersIn(draft: ChoiceDrafts, numberOf: (one: Written, place: number) => number): PerChoice {
  const numbers: PerChoice = {}
  for (const kind of optionKinds) {
    const ofKind = writtenChoices(draft[kind]).flatMap((one, place) => {
      const number = numberOf(one, place)
      return number ? [[one.choice, number] as const] : []
    })
    if (ofKind.length > 0) numbers[kind] = Object.fromEntries(ofKind)
  }
  return numbers
}

/** The choices of a draft, their prices, and what they leave of the weight and cost in minutes. */
export function choicesIn(draft: ChoiceDrafts) {
  const prices = (wanted: Written['per']) =>
    numbersIn(draft, ({ adds, per }, place) => (place > 0 && per === wanted && adds ? surchargeIn(adds) : 0))
  const names = (kind: (typeof optionKinds)[number]) =>
    writtenChoices(draft[kind]).map(({ choice }) => choice)
  return {
    packagingAttributes: names('packagingAttributes'),
    cuttingAttributes: names('cuttingAttributes'),
    extraAttributes: names('extraAttributes'),
    optionPrices: prices('unit'),
    piecePrices: prices('piece'),
    linePrices: prices('line'),
    choiceYields: numbersIn(draft, ({ leaves }) => (leaves ? readNumber(leaves) : 0)),
    choiceMinutes: numbersIn(draft, ({ minutes }) => (minutes ? Math.round(readNumber(minutes)) : 0)),
  }
}
