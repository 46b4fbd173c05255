import { AsyncLocalStorage } from 'node:async_hooks'
import type { Call } from '../shop/lib/call.ts'
import { Failure } from '../shop/lib/call.ts'
import type { Thing } from '../shop/lib/things.ts'

/** What an answer that is being made shows, as far as it is known. */
export type Shown = {
  things: Set<Thing>
  /** A call was asked that does not say what it shows: the answer cannot be kept. */
  unknown: boolean
}

const showing = new AsyncLocalStorage<Shown>()

/** Runs `make` and gathers in `shown` what the calls that it asks show. */
export const watchShown = <T>(shown: Shown, make: () => Promise<T>): Promise<T> => showing.run(shown, make)

/** Notes what the answer of a call shows; nothing where nobody watches. */
export function noteShown(call: Call, input: unknown, answer: unknown): void {
  const shown = showing.getStore()
  if (!shown) return
  if (!call.shows) shown.unknown = true
  const things = call.shows?.(input as never, answer instanceof Failure ? undefined : (answer as never))
  for (const thing of things ?? []) shown.things.add(thing)
}
