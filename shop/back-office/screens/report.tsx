import { m } from '../../messages/m.ts'
import { pageMeta } from '../../settings/page-meta.ts'
import { SalesReport } from '../parts/sales-report.tsx'
import { StaffOnly } from '../parts/staff-only.tsx'
import type { Route } from './+types/report'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.back_office_report(),
    description: m.back_office_report_description(),
    path: '/report',
    hidden: true,
  })

/** `/report`: what the shop sold, for staff who see its orders; `?days=7` or `90`, else the last 30. */
export default function ReportScreen() {
  return (
    <div className="page space-y-6 py-8 md:py-12">
      <h1 className="text-3xl md:text-4xl">{m.back_office_report()}</h1>
      <StaffOnly permission="orders" address="/report">
        <SalesReport />
      </StaffOnly>
    </div>
  )
}
