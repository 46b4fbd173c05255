import { type Currency, showMoney } from '../lib/money.ts'
import { m } from '../messages/m.ts'
import type { Product } from './catalogue.contract.ts'
import { type OptionKind, optionKinds } from './option-prices.rules.ts'
import { isWeight } from './unit-sizes.ts'

/** The words beside each choice: by kind of choice, then by choice. */
export type ChoiceNotes = Partial<Record<OptionKind, Record<string, string>>>

type Prepared = Pick<
  Product,
  | OptionKind
  | 'optionPrices'
  | 'piecePrices'
  | 'linePrices'
  | 'choiceYields'
  | 'unitName'
  | 'pricedUnit'
  | 'nominalMeasure'
  | 'weighedAfter'
>

/** Writes an amount that is added, or taken off: "+ Rs 20.00". */
export const showSurcharge = (amount: number, currency: Currency): string =>
  `${amount < 0 ? '−' : '+'} ${showMoney(Math.abs(amount), currency)}`

/**
 * Writes what a choice costs more or less, and about what it leaves ready to cook of one piece or of one unit of weight: nothing of a
 * unit that is weighed after the cut.
 */
export function choiceNotesOf(product: Prepared, currency: Currency): ChoiceNotes {
  const { pricedUnit: unit, nominalMeasure, unitName, weighedAfter } = product
  const signed = (amount: number) => showSurcharge(amount, currency)
  const weight = nominalMeasure ?? (isWeight(unitName) && !weighedAfter ? 1 : undefined)
  const noteOf = (kind: OptionKind, choice: string): string => {
    const of = (numbers: Product['optionPrices']) => numbers[kind]?.[choice] ?? 0
    const [more, piece, line] = [of(product.optionPrices), of(product.piecePrices), of(product.linePrices)]
    const percent = of(product.choiceYields)
    const ready = weight && percent ? Math.round(weight * percent) / 100 : 0
    return [
      more ? signed(more) : '',
      piece ? m.catalogue_choice_each({ amount: signed(piece), unit: unitName }) : '',
      line ? m.catalogue_choice_once({ amount: signed(line) }) : '',
      ready ? m.catalogue_choice_ready({ measure: String(ready), unit }) : '',
    ]
      .filter(Boolean)
      .join(' · ')
  }
  return Object.fromEntries(
    optionKinds.map(kind => [
      kind,
      Object.fromEntries(
        product[kind].map(choice => [choice, noteOf(kind, choice)] as const).filter(([, note]) => note),
      ),
    ]),
  )
}
