import { useSyncExternalStore } from 'react'
import { kept } from '../lib/kept.ts'

/** How the goods reach the shopper, in the stored codes of the spec (section 9). */
export type Fulfilment = { pickupType: 'IN STORE' | 'DELIVERY'; pickupTime: 'MORNING' | 'DAYTIME' }
/** What a guest typed. Lives in this page only: never kept in the browser's storage. */
export type GuestDetails = { firstName: string; lastName: string; email: string; phone1: string }
type Wishes = Fulfilment & { representative: string; guest: GuestDetails | undefined }

const KEY = 'fulfilment'
const inStore: Fulfilment = { pickupType: 'IN STORE', pickupTime: 'MORNING' }

let wishes: Wishes = { ...inStore, representative: '', guest: undefined }
let read = false
const listeners = new Set<() => void>()

/** The wishes as they stand; the way of pickup is remembered between visits. */
function current(): Wishes {
  if (!read) {
    read = true
    if (kept.get(KEY) === 'DELIVERY') wishes = { ...wishes, pickupType: 'DELIVERY', pickupTime: 'DAYTIME' }
  }
  return wishes
}

/** Changes some of the wishes; choosing a way of pickup also sets its usual time. */
export function wish(change: Partial<Wishes>): void {
  const pickupTime =
    change.pickupTime ?? (change.pickupType && (change.pickupType === 'DELIVERY' ? 'DAYTIME' : 'MORNING'))
  wishes = { ...current(), ...change, ...(pickupTime ? { pickupTime } : {}) }
  kept.set(KEY, wishes.pickupType)
  for (const listener of listeners) listener()
}

const atFirst: Wishes = wishes
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the shopper wants besides goods: way and time of pickup, who referred them, who they are. */
export const useWishes = () => useSyncExternalStore(subscribe, current, () => atFirst)
