import { m } from '../../messages/m.ts'
import type { ShareState } from '../share-states.rules.ts'

/** The reasons why a share cannot be put into an animal, taken out of one, or moved. */
export const refusedReasons = [
  'NOT FOUND',
  'NOT BOOKED',
  'OTHER DAY',
  'OTHER KIND',
  'NAMED',
  'FULL',
  'WITHDRAWN',
  'ASSIGNED',
  'DONE',
] as const
export type RefusedReason = (typeof refusedReasons)[number]

const words: Record<RefusedReason, () => string> = {
  'NOT FOUND': m.qurbani_why_not_found,
  'NOT BOOKED': m.qurbani_why_not_booked,
  'OTHER DAY': m.qurbani_why_other_day,
  'OTHER KIND': m.qurbani_why_other_kind,
  NAMED: m.qurbani_why_named,
  FULL: m.qurbani_why_full,
  WITHDRAWN: m.qurbani_why_withdrawn,
  ASSIGNED: m.qurbani_why_assigned,
  DONE: m.qurbani_why_done,
}

/** The text for a reason. */
export const wordsOf = (why: RefusedReason): string => words[why]()

/** The facts about a share that decide where it can go. */
export type Movable = {
  shareId: number
  seasonId: number
  day: number
  kind: string
  state: ShareState
  animalId: number | null
  chosenId: number | null
}
/** The facts about an animal that decide which shares it takes. `named`: shoppers choose it. */
export type Target = {
  animalId: number
  seasonId: number
  day: number | null
  kind: string
  state: string
  named: boolean
}

const later: readonly ShareState[] = ['DONE', 'PACKED', 'COLLECTED']
const paid: readonly ShareState[] = ['BOOKED', 'ASSIGNED', ...later]

/** Returns why a share cannot go into an animal, free places aside; undefined if it can, or is in it already. */
export function refusalOf(share: Movable, animal: Target): RefusedReason | undefined {
  if (share.seasonId !== animal.seasonId) return 'NOT FOUND'
  if (!paid.includes(share.state)) return 'NOT BOOKED'
  if (share.animalId === animal.animalId) return undefined
  if (later.includes(share.state) || animal.state === 'DONE') return 'DONE'
  if (animal.state === 'WITHDRAWN') return 'WITHDRAWN'
  if (share.day !== animal.day) return 'OTHER DAY'
  if (share.kind !== animal.kind) return 'OTHER KIND'
  const isItsOwn = share.chosenId === animal.animalId
  if (!isItsOwn && (animal.named || share.chosenId !== null)) return 'NAMED'
  return undefined
}

/** Returns why a share cannot be taken out of its animal; undefined if it can, or has none. */
export const refusalToLeave = ({ state }: Pick<Movable, 'state'>): RefusedReason | undefined =>
  later.includes(state) ? 'DONE' : undefined

/** Returns why a share cannot be moved to another offer; only a paid share that waits for an animal can be. */
export function refusalToMove({ state }: Pick<Movable, 'state'>): RefusedReason | undefined {
  if (state === 'BOOKED') return undefined
  if (!paid.includes(state)) return 'NOT BOOKED'
  return later.includes(state) ? 'DONE' : 'ASSIGNED'
}
