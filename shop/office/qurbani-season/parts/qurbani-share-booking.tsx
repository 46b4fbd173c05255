import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { ShareRow } from '../../../qurbani/desk/qurbani-desk.contract.ts'
import { stateName } from '../../../qurbani/qurbani-words.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { Money } from '../../../ui/money.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { When } from '../../../ui/when.tsx'
import { StateBadge } from '../../kit/parts/state-badge.tsx'
import { animalName, namesIn } from '../../kit/qurbani-office-words.ts'
import { dateWords, meatName, windowWords } from '../../kit/slaughter-words.ts'
import { shareLook } from '../qurbani-share-columns.tsx'
import { QurbaniShareCash } from './qurbani-share-cash.tsx'
import { QurbaniShareGiveUp } from './qurbani-share-give-up.tsx'
import { type BookingDeed, QurbaniShareMoney } from './qurbani-share-money.tsx'
import { QurbaniShareMove } from './qurbani-share-move.tsx'

type Props = { of: ShareRow & { seasonId: number }; onClose: () => void; onChanged: () => void }

/** A booking: its customer, shares and money; takes cash, and moves a share to another day. */
export function QurbaniShareBooking({ of, onClose, onChanged }: Props) {
  const { orderNum, bookingId, seasonId } = of
  const more = of.state === 'ENDED' ? { state: 'ENDED' as const } : {}
  const asked = { seasonId, q: orderNum, size: 100, ...more }
  const { answer, problem, retry } = useCall('GET /qurbani/findShares', asked)
  const { answer: booking, retry: askAgain } = useCall('GET /qurbani/findBookingForStaff/{bookingId}', {
    bookingId,
  })
  const [does, setDoes] = useState<BookingDeed | ShareRow>()
  const shares = answer?.rows.filter(row => row.bookingId === bookingId)
  const { firstName, lastName, phone1, email, bookedAt } = shares?.[0] ?? of
  const done = () => {
    setDoes(undefined)
    retry()
    askAgain()
    onChanged()
  }
  const ways = { onClose: () => setDoes(undefined), onDone: done }
  if (booking && does === 'give up') return <QurbaniShareGiveUp bookingId={bookingId} {...ways} />
  if (booking && (does === 'cash' || does === 'cash back')) {
    const back = does === 'cash back'
    const most = back ? booking.cashReceived : booking.balance
    return <QurbaniShareCash {...{ bookingId, most, back }} {...ways} />
  }
  if (booking && typeof does === 'object')
    return <QurbaniShareMove booking={booking} share={does} {...ways} />
  return (
    <OpenDialog title={m.office_slaughter_booking({ number: orderNum })} onClose={onClose}>
      <p className="text-lg font-semibold wrap-anywhere">
        <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
      </p>
      <p className="wrap-anywhere text-muted">
        <bdi>{phone1}</bdi> {email && <bdi>· {email}</bdi>}
      </p>
      <p className="text-sm text-muted">
        <When at={bookedAt} />
      </p>
      <Answer problem={problem} onRetry={retry} lines={3}>
        {shares && (
          <>
            <ul className="mt-4 divide-y divide-line border-y border-line">
              {shares.map(share => (
                <li key={share.shareId} className="grid gap-1 py-3">
                  <p className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
                    <strong className="min-w-0 wrap-anywhere">
                      <bdi>{namesIn(share.names)}</bdi>
                    </strong>
                    <StateBadge look={shareLook(share)}>{stateName[share.state]()}</StateBadge>
                  </p>
                  <p className="text-sm text-muted">
                    {[
                      animalName[share.kind](),
                      dateWords(share.date),
                      meatName[share.distribution](),
                      share.window && windowWords(share.window),
                      share.tag && `${share.tag} ${share.sequence}/${share.of}`,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                  <p className="flex flex-wrap items-center justify-between gap-3">
                    <Money amount={share.price} />
                    {booking && share.state === 'BOOKED' && (
                      <Button look="bare" onClick={() => setDoes(share)}>
                        {m.office_slaughter_move()}
                      </Button>
                    )}
                  </p>
                </li>
              ))}
            </ul>
            {booking && of.state !== 'HELD' && <QurbaniShareMoney booking={booking} onChoose={setDoes} />}
          </>
        )}
      </Answer>
    </OpenDialog>
  )
}
