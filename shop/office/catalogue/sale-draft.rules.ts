import { readAmount } from '../../lib/read-number.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import { looksLikePrice } from './choice-draft.rules.ts'

/** The sale of a product or a variant as typed. */
type SaleDraft = Record<'unitPrice' | 'salePrice' | 'saleFrom' | 'saleUntil', string>

/** The problems of the times of a sale that are found before sending, by field. */
export function wrongSaleDraft({ unitPrice, salePrice, saleFrom, saleUntil }: SaleDraft): WrongFields {
  if (!saleFrom && !saleUntil) return {}
  const wrong: WrongFields = {}
  if (saleFrom && saleUntil && saleFrom >= saleUntil) wrong.saleUntil = m.catalogue_sale_ends_early()
  const areRead = looksLikePrice(unitPrice) && (!salePrice.trim() || looksLikePrice(salePrice))
  if (areRead && (!salePrice.trim() || readAmount(salePrice) >= readAmount(unitPrice)))
    wrong.salePrice = m.catalogue_sale_times_price()
  return wrong
}
