import { type Kind, kinds } from '../../qurbani/animals.rules.ts'
import type { QueueAnimal } from '../../qurbani/day/slaughter-day.contract.ts'
import type { ShareRow } from '../../qurbani/desk/qurbani-desk.contract.ts'

/** Waiting shares that belong together: of one family, or of one booking. */
export type WaitingGroup = {
  id: string
  kind: Kind
  /** The name of the family; null for a booking. */
  familyName: string | null
  orderNum: string
  /** The person who booked them, or the first of several. */
  booker: string
  shares: ShareRow[]
}

/** The waiting shares by kind, and within a kind by family or booking, in order of booking. */
export function waitingGroups(rows: readonly ShareRow[]): { kind: Kind; groups: WaitingGroup[] }[] {
  const groups = Map.groupBy(rows, ({ kind, offerType, offerId, bookingId }) =>
    offerType === 'FAMILY' ? `${kind} family ${offerId}` : `${kind} booking ${bookingId}`,
  )
  return kinds.flatMap(kind => {
    const of = [...groups].flatMap(([id, shares]): WaitingGroup[] => {
      const [first] = shares
      if (first?.kind !== kind) return []
      const { familyName, orderNum, firstName, lastName } = first
      return [{ id, kind, familyName, orderNum, booker: `${firstName} ${lastName}`.trim(), shares }]
    })
    return of.length > 0 ? [{ kind, groups: of }] : []
  })
}

/** The shares being moved: of one kind, from an animal or the waiting list. */
export type Moving = { shareIds: readonly number[]; name: string; kind: Kind; from: number | null }

/** The number of free places of an animal. */
export const freePlaces = ({ places, shares }: QueueAnimal): number => places - shares.length

/** True if an animal has room for these shares; the server checks everything else. */
export const takes = (animal: QueueAnimal, { shareIds, kind }: Pick<Moving, 'shareIds' | 'kind'>): boolean =>
  animal.state === 'READY' && animal.kind === kind && freePlaces(animal) >= shareIds.length
