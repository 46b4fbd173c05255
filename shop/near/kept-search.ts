import { useSyncExternalStore } from 'react'
import { keptInTab } from '../lib/kept.ts'
import { type KeptSearch, noSearch, searchFrom, textOf } from './kept-search.rules.ts'
import { NEAR_SEARCH } from './kept-search-key.ts'

let text: string | null = null
let search = noSearch
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The search that this tab remembers, now; the same object until it changes. */
export function keptSearch(): KeptSearch {
  const kept = keptInTab.get(NEAR_SEARCH)
  if (kept !== text) [text, search] = [kept, searchFrom(kept)]
  return search
}

/** Remembers some of a search for as long as the tab is open. */
export function keepSearch(some: Partial<KeptSearch>): void {
  search = { ...keptSearch(), ...some }
  text = textOf(search)
  if (text === null) keptInTab.remove(NEAR_SEARCH)
  else keptInTab.set(NEAR_SEARCH, text)
  for (const listener of listeners) listener()
}

/** Forgets what was searched for, found and chosen. */
export const forgetSearch = (): void => keepSearch(noSearch)

/** The search that this tab remembers; none while a page is brought to life. */
export const useKeptSearch = (): KeptSearch => useSyncExternalStore(subscribe, keptSearch, () => noSearch)
