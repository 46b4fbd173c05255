import { m } from '../../../messages/m.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { SalesReport } from '../parts/sales-report.tsx'

/** The sales reports; `?days=7` or `90`, by default the last 30. */
export default function ReportsScreen() {
  return (
    <>
      <OfficeHeading title={m.office_report()} />
      <SalesReport />
    </>
  )
}
