import type { Location } from 'react-router'
import { tabStorage } from '../../../lib/browser-storage.ts'
import { readJson } from '../../../lib/store.ts'

const listeners = new Set<() => void>()
let steps = 0
let place = read()

function read(): Location {
  const { pathname, search, hash } = location
  const known = (history.state as { key?: string } | null)?.key
  const key = known ?? newKey()
  // A step of the browser's own has no key yet.
  if (!known) history.replaceState({ key }, '')
  return { pathname, search, hash, state: null, key }
}

/** Tells steps apart, also from those of earlier documents in this window. */
function newKey(): string {
  steps += 1
  return `${performance.timeOrigin}-${steps}`
}

/** Returns where this document is: the same object until that changes. Each step has its own key, which going back finds again. */
export const here = () => place

/** Calls `moved` after each step; returns a function that ends it. */
export function onStep(moved: () => void): () => void {
  listeners.add(moved)
  return () => listeners.delete(moved)
}

/** Notes where the document is now, after a step of the browser's. */
export function noteStep(): void {
  place = read()
  for (const moved of listeners) moved()
}

/** Makes a step to another address, without loading anything. */
export function step(address: string, replace: boolean): void {
  keepScroll()
  // The browser would scroll before the content of the other step is there. The new step inherits this.
  history.scrollRestoration = 'manual'
  const state = { key: newKey() }
  if (replace) history.replaceState(state, '', address)
  else history.pushState(state, '', address)
  noteStep()
}

const SCROLLS = 'scrolls'
const MOST = 50
const scrolls: Partial<Record<string, number>> = {}

/** Remembers how far the page of the present step is scrolled. */
export function keepScroll(): void {
  scrolls[place.key] = scrollY
}

const stored = () => readJson<typeof scrolls>(tabStorage.get(SCROLLS))

/** How far the page of the present step was scrolled when it was left; undefined if it never was. */
export const scrollBefore = (): number | undefined => scrolls[place.key] ?? stored()[place.key]

/** For coming back after this document is gone. On the step where it ends, the browser scrolls. */
export function storeScrolls(): void {
  history.scrollRestoration = 'auto'
  keepScroll()
  const latest = Object.entries({ ...stored(), ...scrolls }).slice(-MOST)
  tabStorage.set(SCROLLS, JSON.stringify(Object.fromEntries(latest)))
}
