import { m } from '../messages/m.ts'
import type { Distribution, Intention, Kind, UnfilledRule } from './animals.rules.ts'
import camel from './pictures/camel.avif?url'
import cow from './pictures/cow.avif?url'
import goat from './pictures/goat.avif?url'
import sheep from './pictures/sheep.avif?url'
import type { ShareState } from './share-states.rules.ts'

/** The picture of a kind of animal. */
export const pictureOf: Record<Kind, string> = { GOAT: goat, SHEEP: sheep, COW: cow, CAMEL: camel }

/** The name of a share of each kind of animal. */
export const shareName: Record<Kind, () => string> = {
  GOAT: m.qurbani_share_goat,
  SHEEP: m.qurbani_share_sheep,
  COW: m.qurbani_share_cow,
  CAMEL: m.qurbani_share_camel,
}

export const kindName: Record<Kind, () => string> = {
  GOAT: m.qurbani_goat,
  SHEEP: m.qurbani_sheep,
  COW: m.qurbani_cow,
  CAMEL: m.qurbani_camel,
}

export const distributionName: Record<Distribution, () => string> = {
  COLLECT: m.qurbani_collect,
  DELIVER: m.qurbani_deliver,
  THIRDS: m.qurbani_thirds,
  'GIVE ALL': m.qurbani_give_all,
}

export const distributionText: Record<Distribution, () => string> = {
  COLLECT: m.qurbani_collect_text,
  DELIVER: m.qurbani_deliver_text,
  THIRDS: m.qurbani_thirds_text,
  'GIVE ALL': m.qurbani_give_all_text,
}

export const intentionName: Record<Intention, () => string> = {
  QURBANI: m.qurbani_intention_own,
  VOLUNTARY: m.qurbani_intention_voluntary,
  'FOR ANOTHER': m.qurbani_intention_another,
  AQIQAH: m.qurbani_intention_aqiqah,
}

export const stateName: Record<ShareState, () => string> = {
  HELD: m.qurbani_state_held,
  BOOKED: m.qurbani_state_booked,
  ASSIGNED: m.qurbani_state_assigned,
  DONE: m.qurbani_state_done,
  PACKED: m.qurbani_state_packed,
  COLLECTED: m.qurbani_state_collected,
  ENDED: m.qurbani_state_ended,
}

/** The rule for a family's animal that is not full in time, shown before anyone pays. */
export const unfilledText: Record<UnfilledRule, () => string> = {
  'OTHERS JOIN': m.qurbani_unfilled_others,
  REFUND: m.qurbani_unfilled_refund,
}
