import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useSearchParams } from '../../../ui/app-router.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { BranchFilter } from '../../kit/parts/branch-filter.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { UnsavedTaps } from '../../kit/parts/unsaved-taps.tsx'
import { useBranchFilter } from '../../kit/use-branch-filter.ts'
import { LinesOfOthers } from '../parts/lines-of-others.tsx'
import { PickQuestions } from '../parts/pick-questions.tsx'
import { PickScan } from '../parts/pick-scan.tsx'
import { ScanSays } from '../parts/scan-says.tsx'
import { WaveChoices } from '../parts/wave-choices.tsx'
import { WaveGroupCard } from '../parts/wave-group.tsx'
import { amountOf, WaveLines } from '../parts/wave-lines.tsx'
import { WaveSection } from '../parts/wave-section.tsx'
import { useScans } from '../use-scans.ts'
import { useWave } from '../use-wave.ts'
import { countersOf, isPickedLine, linesOfWave, nextLines, sharedWave, type WaveBy } from '../wave.rules.ts'

/** How many lines a picker takes at once. */
const NEXT = 10

/** The lines of all orders of a window, shared among the pickers. */
export default function WaveScreen() {
  const filter = useBranchFilter()
  const [query, setQuery] = useSearchParams()
  const typed = query.get('window')
  const { wave, problem, retry, late, picking, isSending, take, giveBack, handOn } = useWave({
    ...filter.asked,
    ...(typed !== null && /^\d{1,9}$/.test(typed) ? { slotId: Number(typed) } : {}),
  })
  const scans = useScans(wave && {}, picking.pick)
  const counter = query.get('counter') ?? ''
  const by: WaveBy = query.get('by') === 'customer' ? 'customer' : 'product'
  const orders = (wave?.orders ?? []).map(order => ({
    ...order,
    orderItems: order.orderItems.map(picking.shown),
  }))
  const lines = linesOfWave(orders, counter)
  const shared = sharedWave(lines, by)
  const next = nextLines(shared, NEXT)
  const complete = orders.filter(
    ({ orderStatus, orderItems }) => orderStatus === 'PRINTED' && orderItems.every(isPickedLine),
  )
  const choose = (choice: object) =>
    setQuery(now => new URLSearchParams({ ...Object.fromEntries(now), ...choice }), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <>
      <OfficeHeading title={m.office_picking_wave()} text={m.office_picking_wave_text()}>
        <ButtonLink look="quiet" to="/admin/picking">
          {m.office_orders_picking_back()}
        </ButtonLink>
      </OfficeHeading>
      <BranchFilter {...filter} />
      <UnsavedTaps taps={picking.taps} otherwise={picking.conflict} />
      {!wave || late ? (
        <Answer problem={problem} onRetry={retry} lines={4} />
      ) : wave.slotId === null ? (
        <p className="card p-8 text-center text-muted">{m.office_orders_nothing_to_pick()}</p>
      ) : (
        <>
          <WaveChoices
            windows={wave.windows}
            slotId={wave.slotId}
            counters={countersOf(wave.orders)}
            {...{ counter, by }}
            onChoose={choose}
          />
          <div className="grid gap-6">
            {shared.mine.length > 0 && (
              <div className="grid gap-6">
                <WaveLines groups={shared.mine} by={by} of={{ picking, isSending, giveBack }} />
                <PickScan scans={scans} isDown={picking.isDown} />
              </div>
            )}
            {complete.length > 0 && (
              <WaveSection title={m.office_picking_complete()}>
                {complete.map(({ orderId, orderNum, name }) => (
                  <WaveGroupCard
                    key={orderId}
                    name={`#${orderNum} ${name}`}
                    says={m.office_orders_all_picked()}
                    button={{
                      look: 'main',
                      disabled: isSending || picking.taps.waiting.length > 0,
                      onClick: () => handOn(orderId),
                      children: m.office_orders_hand_on(),
                    }}
                  />
                ))}
              </WaveSection>
            )}
            {shared.free.length > 0 && (
              <WaveSection title={m.office_picking_free()}>
                {shared.free.map(group => (
                  <WaveGroupCard
                    key={group.key}
                    name={group.name}
                    says={amountOf(group)}
                    button={{
                      look: 'quiet',
                      'aria-label': m.office_picking_take_of({ name: group.name }),
                      disabled: isSending,
                      onClick: () => take(group.lines),
                      children: m.office_picking_take(),
                    }}
                  />
                ))}
              </WaveSection>
            )}
            <LinesOfOthers
              others={shared.others}
              disabled={isSending}
              onTakeOver={theirs => take(theirs, true)}
            />
            {wave.total > wave.orders.length && (
              <p className="text-muted">
                {m.office_orders_more_to_pick({ count: wave.total - wave.orders.length })}
              </p>
            )}
          </div>
          <div className="sticky bottom-4 mt-6 flex flex-wrap items-center justify-between gap-3 rounded-tile bg-ink px-5 py-3 text-paper shadow-raised">
            <ScanSays result={scans.result} />
            <p role="status" className="font-medium">
              {m.office_orders_picked_of({
                done: String(shared.done),
                all: String(lines.length),
              })}
            </p>
            {next.length > 0 && (
              <Button look="main" disabled={isSending} onClick={() => take(next)}>
                {m.office_picking_take_next({ count: next.length })}
              </Button>
            )}
          </div>
        </>
      )}
      <PickQuestions {...{ picking, scans }} />
    </>
  )
}
