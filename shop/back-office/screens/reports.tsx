import { m } from '../../messages/m.ts'
import { OfficeHeading } from '../parts/office-heading.tsx'
import { SalesReport } from '../parts/sales-report.tsx'

/** What the shop sold; `?days=7` or `90`, else the last 30. */
export default function ReportsScreen() {
  return (
    <>
      <OfficeHeading title={m.back_office_report()} />
      <SalesReport />
    </>
  )
}
