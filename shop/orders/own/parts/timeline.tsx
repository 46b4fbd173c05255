import { Check } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { When } from '../../../ui/when.tsx'
import type { TrackStep } from '../order-track.rules.ts'
import { wordsOfEvent } from './track-words.ts'

/** Returns the style of a step's mark: green for past steps, saffron for the current one, grey for future ones. */
function markLook({ status, state }: TrackStep): string {
  if (status === 'REJECTED') return 'border-rose bg-rose-soft text-rose'
  if (state === 'done' || (state === 'now' && status === 'CLOSED'))
    return 'border-green bg-green text-on-green'
  return state === 'now' ? 'border-saffron bg-saffron text-on-saffron' : 'border-line bg-raised text-muted'
}

/** The progress of an order as a line with its steps. */
export function Timeline({ steps, pickupType }: { steps: readonly TrackStep[]; pickupType: string }) {
  return (
    <ol aria-label={m.orders_track_steps()}>
      {steps.map((step, index) => {
        const {
          title,
          text,
          icon: Icon,
        } = wordsOfEvent({
          ...{ kind: 'STATUS', orderStatus: step.status, byCustomer: step.byCustomer },
        })
        const Mark = step.state === 'done' ? Check : Icon
        const last = index === steps.length - 1
        return (
          <li
            key={step.status}
            aria-current={step.state === 'now' ? 'step' : undefined}
            className={`relative flex gap-4 ${last ? '' : 'pb-8'}`}
          >
            {!last && (
              <span
                aria-hidden
                className={`absolute start-5.5 top-11 bottom-0 w-0.5 -translate-x-1/2 rtl:translate-x-1/2 ${step.state === 'done' ? 'bg-green' : 'bg-line'}`}
              />
            )}
            <span
              className={`grid size-11 shrink-0 place-items-center rounded-round border-2 ${markLook(step)}`}
            >
              <Mark aria-hidden className="size-5" />
            </span>
            <div className={`min-w-0 ${step.state === 'ahead' ? 'pt-2.5 text-muted' : 'pt-0.5'}`}>
              <p className="font-semibold">{title()}</p>
              {step.state === 'ahead' ? (
                <p className="sr-only">{m.orders_track_ahead()}</p>
              ) : (
                <>
                  {step.at && (
                    <p className="text-sm text-muted">
                      <When at={step.at} />
                    </p>
                  )}
                  {step.state === 'now' && <p className="mt-1 max-w-prose">{text(pickupType)}</p>}
                  {step.reason && (
                    <p className="mt-2 rounded-small bg-rose-soft px-4 py-2 wrap-anywhere">{step.reason}</p>
                  )}
                  {step.changes.length > 0 && (
                    <ul className="mt-2 grid gap-2">
                      {step.changes.map(change => (
                        <li
                          key={change.happenedAt + change.kind}
                          className="border-s-2 border-line ps-4 text-sm"
                        >
                          {wordsOfEvent(change).title()}
                          <span className="block text-muted">
                            <When at={change.happenedAt} />
                          </span>
                          {change.reason && <span className="block wrap-anywhere">{change.reason}</span>}
                        </li>
                      ))}
                    </ul>
                  )}
                </>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
