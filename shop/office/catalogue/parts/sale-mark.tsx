import type { StaffProductRow } from '../../../catalogue/editing/staff-products.contract.ts'
import { m } from '../../../messages/m.ts'

type Props = { product: Pick<StaffProductRow, 'cutPrice' | 'saleFrom' | 'saleUntil'> }

/** A small word below the price of a product whose sale is planned, or has an end; nothing for all others. */
export function SaleMark({ product: { cutPrice, saleFrom, saleUntil } }: Props) {
  const says =
    saleFrom && !cutPrice
      ? m.office_catalogue_sale_planned()
      : saleUntil && cutPrice
        ? m.office_catalogue_sale_ends()
        : ''
  return says && <span className="block text-sm whitespace-nowrap text-muted">{says}</span>
}
