import { createStoredStore, readJson } from '../lib/store.ts'
import type { ShownSlot } from '../slots/slots.contract.ts'
import { CHOSEN_SLOT } from './chosen-slot-key.ts'

/** The window that a shopper chose. */
export type ChosenSlot = Pick<ShownSlot, 'slotId' | 'startsAt' | 'endsAt'>

/** Reads a stored choice; undefined if it is none, or its window has begun. */
export function readChosenSlot(text: string | null, now: number): ChosenSlot | undefined {
  const { slotId, startsAt = '', endsAt = '' } = readJson<ChosenSlot>(text)
  return Number.isSafeInteger(slotId) && Date.parse(startsAt) > now
    ? { slotId: slotId as number, startsAt, endsAt }
    : undefined
}

const store = createStoredStore<ChosenSlot | undefined>({
  key: CHOSEN_SLOT,
  first: undefined,
  parse: text => readChosenSlot(text, Date.now()),
  format: slot => (slot ? JSON.stringify(slot) : null),
})

/** Remembers a window in this browser; undefined forgets it. */
export const chooseSlot = (slot: ChosenSlot | undefined): void => {
  store.set(slot && { slotId: slot.slotId, startsAt: slot.startsAt, endsAt: slot.endsAt })
}

/** The window that the shopper chose; undefined if they have not chosen yet. */
export const useChosenSlot = store.use
