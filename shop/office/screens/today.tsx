import type { OutputOf } from '../../lib/call.ts'
import { mayDo } from '../../lib/permissions.ts'
import { m } from '../../messages/m.ts'
import { Answer } from '../../ui/answer.tsx'
import { useSession } from '../../ui/session.ts'
import { useCall } from '../../ui/use-call.ts'
import { OfficeHeading } from '../kit/parts/office-heading.tsx'
import { SalesChart } from '../kit/parts/sales-chart.tsx'
import { FirstSteps } from '../parts/first-steps.tsx'
import { HealthLine } from '../parts/health-line.tsx'
import { type Waiting, WaitingTiles } from '../parts/waiting-tiles.tsx'
import type { findToday } from '../today.contract.ts'

type Today = OutputOf<typeof findToday>

/** The waiting work, most urgent first. */
function tilesOf({ orders, picking, stock, facts, certificates, people, messages }: Today): Waiting[] {
  const tiles: (Waiting | null)[] = [
    orders && {
      count: orders.fresh,
      says: m.office_today_fresh(),
      address: '/admin/orders?status=NEW',
      urgent: true,
    },
    picking && { count: picking.printed, says: m.office_today_printed(), address: '/admin/picking' },
    orders && { count: orders.open, says: m.office_today_open(), address: '/admin/orders?status=OPEN' },
    stock && { count: stock.low, says: m.office_today_low(), address: '/admin/products?stock=low' },
    stock && { count: stock.out, says: m.office_today_out(), address: '/admin/products?stock=out' },
    facts && {
      count: facts.withoutAllergens,
      says: m.office_facts_today(),
      address: '/admin/facts?gap=ALLERGENS',
    },
    certificates && {
      count: certificates.ending,
      says: m.office_certificates_today(),
      address: '/admin/certificates?state=ENDING',
      urgent: true,
    },
    people && {
      count: people.representativesAsking,
      says: m.office_today_asking(),
      address: '/admin/representatives',
    },
    messages && {
      count: messages.waiting,
      says: m.office_today_waiting(),
      address: '/admin/outbox?state=waiting',
    },
    messages && {
      count: messages.parked,
      says: m.office_today_parked(),
      address: '/admin/outbox?state=parked',
      urgent: true,
    },
  ]
  return tiles.filter(tile => tile !== null)
}

/** `/admin`: the work to do, and the sales of the week. */
export default function TodayScreen() {
  const session = useSession()
  const { answer, problem, retry } = useCall('GET /office/findToday', {})
  const seesSales = mayDo(session?.roles ?? [], 'reports')
  const week = useCall('GET /orders/findSales', { days: '7' }, seesSales)
  return (
    <>
      <OfficeHeading
        title={m.office_hello({ name: session?.firstName ?? '' })}
        text={m.office_today_text()}
      />
      <Answer problem={problem} onRetry={retry} lines={3}>
        {answer && (
          <div className="space-y-6">
            <HealthLine troubles={answer.troubles ?? []} />
            {answer.firstSteps && <FirstSteps done={answer.firstSteps} />}
            <WaitingTiles tiles={tilesOf(answer)} />
            {week.answer && <SalesChart days={week.answer.byDay} />}
          </div>
        )}
      </Answer>
    </>
  )
}
