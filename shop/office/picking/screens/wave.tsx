import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useSearchParams } from '../../../ui/app-router.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { BranchFilter } from '../../kit/parts/branch-filter.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { ScanBox } from '../../kit/parts/scan-box.tsx'
import { UnsavedTaps } from '../../kit/parts/unsaved-taps.tsx'
import { useBranchFilter } from '../../kit/use-branch-filter.ts'
import { FarQuestion } from '../parts/far-question.tsx'
import { ScanSays } from '../parts/scan-says.tsx'
import { WaveChoices } from '../parts/wave-choices.tsx'
import { WaveGroupCard } from '../parts/wave-group.tsx'
import { amountOf, WaveLines } from '../parts/wave-lines.tsx'
import { WaveSection } from '../parts/wave-section.tsx'
import { WeighAgain } from '../parts/weigh-again.tsx'
import { useScans, weighed } from '../use-scans.ts'
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
  const shared = sharedWave(linesOfWave(orders, counter), by)
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
              <div>
                <WaveLines groups={shared.mine} by={by} of={{ picking, isSending, giveBack }} />
                <ScanBox onScan={scans.take} />
              </div>
            )}
            {complete.length > 0 && (
              <WaveSection title={m.office_picking_complete()}>
                {complete.map(({ orderId, orderNum, name }) => (
                  <WaveGroupCard
                    key={orderId}
                    name={`#${orderNum} ${name}`}
                    says={m.office_orders_all_picked()}
                    action={
                      <Button
                        look="main"
                        disabled={isSending || picking.taps.waiting.length > 0}
                        onClick={() => handOn(orderId)}
                      >
                        {m.office_orders_hand_on()}
                      </Button>
                    }
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
                    action={
                      <Button
                        look="quiet"
                        aria-label={m.office_picking_take_of({ name: group.name })}
                        disabled={isSending}
                        onClick={() => take(group.lines)}
                      >
                        {m.office_picking_take()}
                      </Button>
                    }
                  />
                ))}
              </WaveSection>
            )}
            {shared.others.length > 0 && (
              <WaveSection title={m.office_picking_others()}>
                {shared.others.map(({ name, lines }) => (
                  <WaveGroupCard
                    key={name}
                    name={name}
                    says={m.office_picking_lines({ count: lines.length })}
                    action={
                      <Button
                        look="bare"
                        aria-label={m.office_picking_take_over_of({ name })}
                        disabled={isSending}
                        onClick={() => take(lines, true)}
                      >
                        {m.office_picking_take_over()}
                      </Button>
                    }
                  />
                ))}
              </WaveSection>
            )}
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
                all: String(linesOfWave(orders, counter).length),
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
      {scans.again && (
        <WeighAgain
          line={scans.again}
          onClose={scans.closeAgain}
          onWeigh={(line, weight) => {
            scans.closeAgain()
            void picking.pick(line, weighed(line, weight))
          }}
        />
      )}
      {picking.question && <FarQuestion question={picking.question} />}
    </>
  )
}
