import { useSyncExternalStore } from 'react'
import { kept } from '../lib/kept.ts'
import { DELIVER_TO } from './deliver-to-key.ts'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  // Another tab asked for somewhere else, forgot it, or signed out.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Remembers in this browser where somebody asked whether the shop delivers; an empty text forgets it. Every tab sees it at once. */
export function deliverTo(address: string): void {
  if (address) kept.set(DELIVER_TO, address)
  else kept.remove(DELIVER_TO)
  for (const listener of listeners) listener()
}

/** Where somebody asked whether the shop delivers, as they typed it; empty where nobody has. */
export const useDeliverTo = (): string =>
  useSyncExternalStore(
    subscribe,
    () => kept.get(DELIVER_TO)?.slice(0, 200) ?? '',
    () => '',
  )
