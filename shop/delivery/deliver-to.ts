import { useSyncExternalStore } from 'react'
import { kept } from '../lib/kept.ts'

const KEY = 'deliverTo'
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Remembers in this browser where somebody asked whether the shop delivers; an empty text forgets it. */
export function deliverTo(address: string): void {
  if (address) kept.set(KEY, address)
  else kept.remove(KEY)
  for (const listener of listeners) listener()
}

/** Where somebody asked whether the shop delivers, as they typed it; empty where nobody has. */
export const useDeliverTo = (): string =>
  useSyncExternalStore(
    subscribe,
    () => kept.get(KEY)?.slice(0, 200) ?? '',
    () => '',
  )
