import { changedPrices } from '../../../exchange/many/changed-prices.rules.ts'
import { showMoney, toDecimal, toMinor } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import { useCurrency } from '../../../ui/money.tsx'
import { changesIn, changesPrices, type ManyDraft, wrongInMany } from './many-draft.rules.ts'

/** A price that shows the effect of a change. */
const SAMPLE = 1_250

/** The price of an example before and after the change, while a person types it. */
export function PriceSample({ draft }: { draft: ManyDraft }) {
  const currency = useCurrency()
  const { price, priceValue, saleValue } = wrongInMany(draft)
  if (!changesPrices(draft) || price || priceValue || saleValue) return null
  const { exponent } = currency
  const before = toMinor(SAMPLE, exponent)
  const after = changedPrices(
    { unitPrice: before, salePrice: before, isCut: false },
    changesIn(draft),
    exponent,
  )
  const shown = (minor: number) => showMoney(toDecimal(minor, exponent), currency)
  return (
    <p className="rounded-small bg-sunken px-4 py-3 sm:col-span-2" role="status">
      {m.office_many_sample({
        before: shown(before),
        after: shown(after.isCut ? after.salePrice : after.unitPrice),
      })}
    </p>
  )
}
