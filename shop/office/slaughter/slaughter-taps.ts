import type { CallAt } from '../../api.ts'
import { browserStorage } from '../../lib/browser-storage.ts'
import type { InputOf } from '../../lib/call.ts'
import { readJson } from '../../lib/store.ts'

type TapCall = 'POST /qurbani/markDone' | 'POST /qurbani/packShare' | 'POST /qurbani/collectShare'
type Change = { [K in TapCall]: { call: K; input: InputOf<CallAt[K]> } }[TapCall]

type NamedChange = Change & { concerns: string; says: string }

/** Something that was tapped on the day of slaughter: what it concerns, what it says in words, and how it is taken back. */
export type Tap = NamedChange & { undo?: NamedChange }

/** A tap that the shop has not confirmed, and why. */
export type UnsavedTap = Tap & { why: string }

const KEY = 'souk-slaughter-taps'

/** Reads the taps in this browser that the shop never confirmed, also those from before a reload. */
export function readTaps(): UnsavedTap[] {
  const stored = readJson(browserStorage.get(KEY))
  return Array.isArray(stored) ? stored : []
}

/** Stores the unconfirmed taps, so that they outlive the page. */
export function storeTaps(taps: readonly UnsavedTap[]): void {
  if (taps.length) browserStorage.set(KEY, JSON.stringify(taps))
  else browserStorage.remove(KEY)
}
