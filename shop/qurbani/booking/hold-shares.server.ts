import type { Database } from '../../../database/pool.ts'
import { hold } from '../../availability/hold.server.ts'
import { UNLIMITED } from '../../availability/hold-limits.rules.ts'
import { refuse } from '../../lib/call.ts'
import { book } from '../qurbani.contract.ts'
import type { WindowRow } from '../read-windows.server.ts'
import type { NewShare } from './write-booking.server.ts'

type Holding = {
  taken: readonly NewShare[]
  windows: ReadonlyMap<number, WindowRow>
  orderId: number
  heldAt: Date
  payUntil: Date
}

/** Holds the shares of a booking and their places in the windows, all or none; refuses if others were faster. */
export async function holdShares(database: Database, { taken, windows, orderId, heldAt, payUntil }: Holding) {
  const wishes = taken.flatMap(({ share, offer }) => {
    const window = share.windowId === undefined ? undefined : windows.get(share.windowId)
    return [offer.availabilityId, ...(window ? [window.availabilityId] : [])]
  })
  const short = await hold(
    database,
    wishes.map(availabilityId => ({ availabilityId, quantity: 1 })),
    { orderId, heldAt, expiresAt: payUntil, ...UNLIMITED },
  )
  if (short.length === 0) return undefined
  const left = new Map(short.map(row => [row.availabilityId, Math.max(0, row.left)]))
  const lacking = (idOf: (one: NewShare) => number | undefined) =>
    taken.flatMap((one, index) => {
      const rest = left.get(idOf(one) ?? 0)
      return rest === undefined ? [] : [{ index, left: rest }]
    })
  const sold = lacking(({ offer }) => offer.availabilityId)
  if (sold.length) return refuse(book, 'SOLD_OUT', { shares: sold })
  return refuse(book, 'WINDOW_FULL', {
    shares: lacking(({ share }) => windows.get(share.windowId ?? 0)?.availabilityId),
  })
}
