import { AsyncLocalStorage } from 'node:async_hooks'
import type { Call } from '../../shop/lib/call.ts'
import { Failure } from '../../shop/lib/call.ts'
import type { Thing } from '../../shop/lib/things.ts'

/** The things that an answer shows, as far as they are known while it is made. */
export type Shown = {
  things: Set<Thing>
  /** It used a call that does not declare what it shows, so the answer cannot be cached. */
  unknown: boolean
  /** When the oldest data that it shows were read, in milliseconds since 1970. */
  since: number
}

export const openShown = (now: number): Shown => ({ things: new Set(), unknown: false, since: now })

const showing = new AsyncLocalStorage<Shown>()

/** Runs `make` and collects in `shown` what its calls show. */
export const watchShown = <T>(shown: Shown, make: () => Promise<T>): Promise<T> => showing.run(shown, make)

/** True while the answer that is being made is watched. */
export const isShowing = (): boolean => showing.getStore() !== undefined

/** Records what the answer of a call shows, if it is being watched. */
export function noteShown(call: Call, input: unknown, answer: unknown): void {
  const shown = showing.getStore()
  if (!shown) return
  if (!call.shows) shown.unknown = true
  const things = call.shows?.(input as never, answer instanceof Failure ? undefined : (answer as never))
  for (const thing of things ?? []) shown.things.add(thing)
}

/** Records what a part of an answer shows, and when its data were read, if the answer is being watched. */
export function noteShownBy(things: ReadonlySet<Thing>, since: number): void {
  const shown = showing.getStore()
  if (!shown) return
  shown.since = Math.min(shown.since, since)
  for (const thing of things) shown.things.add(thing)
}
