import { m } from '../../../messages/m.ts'
import { showWeekday } from '../../../slots/slot-words.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useSearchParams } from '../../../ui/app-router.ts'
import { useShop } from '../../../ui/router.ts'
import { useCall } from '../../../ui/use-call.ts'
import { dayAsked } from '../../kit/day-asked.rules.ts'
import { BranchSelect } from '../../kit/parts/branch-select.tsx'
import { DaySteps } from '../../kit/parts/day-steps.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { todayAt } from '../../kit/today.ts'
import { useBranch } from '../../kit/use-branch.ts'
import { useLive } from '../../kit/use-live.ts'
import { NoWindows } from '../parts/no-windows.tsx'
import { OrdersToMove } from '../parts/orders-to-move.tsx'
import { ShareDays } from '../parts/share-days.tsx'
import { SharesOver } from '../parts/shares-over.tsx'
import { WindowColumn } from '../parts/window-column.tsx'
import { useOffersSlots } from '../use-offers-slots.ts'

/**
 * `/admin/windows?day=2026-11-27&branch=2`: the windows of a day at a branch, and the orders and shares that must be moved; today without a day, the
 * main branch without a branch.
 */
export default function WindowsOfDayScreen() {
  const today = todayAt(useShop()?.settings.timeZone)
  const [query, setQuery] = useSearchParams()
  const day = dayAsked(query.get('day'), today)
  const { branches, branchId, choose, ...found } = useBranch()
  const asked = useCall('GET /slots/findDay/{day}', { day, branchId }, branchId !== undefined)
  const { answer, late, asking } = asked
  const retry = found.problem ? found.retry : asked.retry
  useLive('orders', asked.retry, asking)
  const isEmpty =
    answer !== undefined && [answer.slots, answer.toMove, answer.sharesOver].every(list => list.length === 0)
  const offers = useOffersSlots(isEmpty && !late, branchId)
  const goTo = (next: string) =>
    setQuery(
      now => {
        const query = new URLSearchParams(now)
        if (next === today) query.delete('day')
        else query.set('day', next)
        return query
      },
      { replace: true, preventScrollReset: true },
    )
  const shareDays = answer && answer.shareDays.length > 0 && (
    <ShareDays days={answer.shareDays} day={day} onDay={goTo} />
  )
  return (
    <>
      <OfficeHeading title={m.office_windows_title()} text={m.office_windows_day_text()} />
      <BranchSelect branches={branches} branchId={branchId} onChoose={choose} />
      {isEmpty && offers === false ? (
        <>
          <NoWindows branchId={branches.length > 0 ? branchId : undefined} />
          {shareDays}
        </>
      ) : (
        <>
          {answer && answer.toMove.length > 0 && <OrdersToMove orders={answer.toMove} onMoved={retry} />}
          {answer && answer.sharesOver.length > 0 && <SharesOver slots={answer.sharesOver} />}
          <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
            <p aria-live="polite" className="text-xl font-semibold">
              {showWeekday(day)}
            </p>
            <DaySteps day={day} today={today} onDay={goTo} />
          </div>
          {shareDays}
          <Answer problem={found.problem ?? asked.problem} onRetry={retry} lines={4}>
            {answer && (
              <div
                aria-busy={late}
                className={`grid items-start gap-6 md:grid-cols-2 ${late ? 'opacity-60' : ''}`}
              >
                <WindowColumn way="IN STORE" slots={answer.slots} onChanged={retry} />
                <WindowColumn way="DELIVERY" slots={answer.slots} onChanged={retry} />
              </div>
            )}
          </Answer>
        </>
      )}
    </>
  )
}
