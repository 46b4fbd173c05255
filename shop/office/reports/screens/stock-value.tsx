import { m } from '../../../messages/m.ts'
import { BranchFilter } from '../../kit/parts/branch-filter.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { useBranchFilter } from '../../kit/use-branch-filter.ts'
import { StockValueSums } from '../parts/stock-value-sums.tsx'
import { ValuedProducts } from '../parts/valued-products.tsx'

/** `/admin/reports/stock-value`: the stock at cost and at price, of all branches or of one. */
export default function StockValueScreen() {
  const filter = useBranchFilter()
  return (
    <>
      <OfficeHeading title={m.office_report_stock_value()} text={m.office_report_stock_value_text()} />
      <div className="space-y-6">
        <BranchFilter {...filter} />
        <StockValueSums ofBranch={filter.asked} />
        <ValuedProducts ofBranch={filter.asked} />
      </div>
    </>
  )
}
