import { MapPinned, PhoneCall } from 'lucide-react'
import { useState } from 'react'
import { isOldEnough } from '../../../catalogue/ages/ages.rules.ts'
import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import { ageToCheck } from '../../../orders/ages/age-to-check.rules.ts'
import type { DriverStop } from '../../../payments/runs/runs.contract.ts'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { useCurrency } from '../../../ui/money.tsx'
import { AgeQuestion } from '../../kit/ages/age-question.tsx'
import { recalledLines } from '../recalled-lines.rules.ts'
import { mapAddress, placeWords } from '../run-words.ts'
import type { RunTaps } from '../use-run-taps.ts'
import { DoorLine } from './door-line.tsx'
import { HandOver } from './hand-over.tsx'
import { RecalledLines } from './recalled-lines.tsx'
import { SayWhy } from './say-why.tsx'

type Props = { stop: ReturnType<RunTaps['stop']>; own: RunTaps; isOut: boolean }

const way = buttonLook('quiet', 'min-h-14 grow basis-32')

/** True for a line that comes and asks for an age. */
const comesWithAge = (line: DriverStop['lines'][number]) => ageToCheck([line]) !== undefined

/** The reason for which a line is refused, as far as the shop knows it: its goods are recalled, or its buyer has no ID. */
function reasonFor({ orderItemId, recalled }: DriverStop['lines'][number], noId: number | undefined): string {
  if (recalled.length > 0) return m.office_runs_recalled_reason()
  return noId === orderItemId ? m.office_runs_no_id() : ''
}

/** The open stop of a driver: the way there, the cash, the lines, and what can be tapped at the door. */
export function StopAtDoor({ stop, own, isOut }: Props) {
  const currency = useCurrency()
  const [asking, setAsking] = useState<'HAND_OVER' | 'NOBODY' | number>()
  const [ageChecked, setAgeChecked] = useState(0)
  /** The line that is refused because its buyer has no ID. */
  const [noId, setNoId] = useState<number>()
  const { state, phone1, notes, due, bags, lines, isDueOpen } = stop
  const needed = ageToCheck(lines)
  const checked = isOldEnough(ageChecked, needed?.ageFrom ?? null)
  const close = () => {
    setAsking(undefined)
    setNoId(undefined)
  }
  const refusing = lines.find(({ orderItemId }) => orderItemId === asking)
  const isBusy = own.isSending(stop)
  return (
    <div className="space-y-4 px-4 pb-5">
      <p className="text-lg wrap-anywhere">
        <bdi>{placeWords(stop)}</bdi>
      </p>
      <div className="flex flex-wrap gap-2">
        <a href={mapAddress(stop)} target="_blank" rel="noreferrer" className={way}>
          <MapPinned aria-hidden className="size-5" />
          {m.office_runs_map()}
        </a>
        {phone1 && (
          <a href={`tel:${phone1.replaceAll(/[^+\d]/g, '')}`} className={way}>
            <PhoneCall aria-hidden className="size-5" />
            {m.office_runs_call()}
          </a>
        )}
      </div>
      <RecalledLines stop={stop} />
      {notes && <p className="rounded-small bg-saffron-soft px-4 py-3 wrap-anywhere">{notes}</p>}
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-small bg-sunken px-4 py-3">
        <strong className="text-xl">
          {due > 0
            ? m.office_runs_collect({ amount: showMoney(due, currency) })
            : m.office_runs_nothing_to_collect()}
        </strong>
        {bags > 0 && (
          <span>{bags === 1 ? m.office_runs_one_bag() : m.office_runs_bags({ count: bags })}</span>
        )}
      </p>
      {isOut && (
        <div className="grid gap-2">
          {state === 'WAITING' && (
            <Button
              look="solid"
              className="min-h-14 text-lg"
              disabled={isBusy}
              onClick={() => void own.arrive(stop)}
            >
              {m.office_runs_arrive()}
            </Button>
          )}
          {needed && (
            <AgeQuestion
              needed={needed}
              checked={checked}
              onCheck={isChecked => setAgeChecked(isChecked ? needed.ageFrom : 0)}
            >
              {lines.filter(comesWithAge).map(({ orderItemId, productName }) => (
                <Button
                  key={orderItemId}
                  look="quiet"
                  className="min-h-11 w-full"
                  onClick={() => {
                    setNoId(orderItemId)
                    setAsking(orderItemId)
                  }}
                >
                  {m.office_runs_no_id_of({ product: productName })}
                </Button>
              ))}
            </AgeQuestion>
          )}
          <Button
            look="main"
            className="min-h-14 text-lg"
            disabled={isBusy || isDueOpen || !checked || recalledLines(stop).length > 0}
            onClick={() => setAsking('HAND_OVER')}
          >
            {m.office_runs_hand_over()}
          </Button>
          {isDueOpen && <p className="text-sm text-muted">{m.office_runs_first_refusal()}</p>}
          <Button look="quiet" className="min-h-14" disabled={isBusy} onClick={() => setAsking('NOBODY')}>
            {m.office_runs_nobody()}
          </Button>
        </div>
      )}
      <div>
        <h3 className="text-lg font-semibold">{m.office_runs_lines()}</h3>
        <ul className="divide-y divide-line">
          {lines.map(line => (
            <DoorLine
              key={line.orderItemId}
              line={line}
              onRefuse={isOut ? () => setAsking(line.orderItemId) : undefined}
            />
          ))}
        </ul>
      </div>
      {asking === 'HAND_OVER' && (
        <HandOver
          stop={stop}
          onClose={close}
          onGive={given => {
            close()
            void own.handOver(stop, needed ? { ...given, ageChecked } : given)
          }}
        />
      )}
      {asking === 'NOBODY' && (
        <SayWhy
          title={m.office_runs_nobody()}
          text={m.office_runs_nobody_text()}
          label={m.office_runs_note()}
          says={m.office_runs_nobody()}
          onClose={close}
          onSay={note => {
            close()
            void own.nobody(stop, note)
          }}
        />
      )}
      {refusing && (
        <SayWhy
          needed
          title={refusing.productName}
          text={m.office_runs_reason_text()}
          label={m.office_runs_reason()}
          first={reasonFor(refusing, noId)}
          says={m.office_runs_refuse_yes()}
          onClose={close}
          onSay={reason => {
            close()
            void own.refuse(stop, refusing, reason)
          }}
        />
      )}
    </div>
  )
}
