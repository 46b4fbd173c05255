import { type Kind, kinds } from '../qurbani/animals.rules.ts'
import type { ShareRow } from '../qurbani/qurbani-desk.contract.ts'
import type { QueueAnimal } from '../qurbani/slaughter-day.contract.ts'

/** Shares that wait for an animal and belong together: of a family, or booked at once. */
export type WaitingGroup = {
  id: string
  kind: Kind
  /** Of the family; nothing where they are of one booking. */
  familyName: string | null
  orderNum: string
  /** Who booked them, or the first of them. */
  booker: string
  shares: ShareRow[]
}

/** Shares that wait, by kind in the order of kinds, and in each by family or booking in the order in which they were booked. */
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

/** What is moved: some shares of one kind, out of an animal or from those that wait. */
export type Moving = { shareIds: readonly number[]; name: string; kind: Kind; from: number | null }

/** How many places of an animal nobody has. */
export const freePlaces = ({ places, shares }: QueueAnimal): number => places - shares.length

/** Whether an animal takes so many shares of a kind; what else could be against it, the shop says. */
export const takes = (animal: QueueAnimal, { shareIds, kind }: Pick<Moving, 'shareIds' | 'kind'>): boolean =>
  animal.state === 'READY' && animal.kind === kind && freePlaces(animal) >= shareIds.length
