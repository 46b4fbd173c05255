import type { CallAt } from '../api.ts'
import type { InputOf } from '../lib/call.ts'

type TapCall = 'POST /qurbani/markDone' | 'POST /qurbani/packShare' | 'POST /qurbani/collectShare'
type Change = { [K in TapCall]: { call: K; input: InputOf<CallAt[K]> } }[TapCall]

type Told = Change & { concerns: string; says: string }

/** Something that was tapped on the day of slaughter: what it concerns, what it says in words, and how it is taken back. */
export type Tap = Told & { undo?: Told }

/** A tap that the shop has not confirmed, and why. */
export type UnsavedTap = Tap & { why: string }

const KEY = 'souk-slaughter-taps'

/** What was tapped in this browser and never confirmed, also before the page was loaded anew. */
export function readTaps(): UnsavedTap[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** Keeps what is not confirmed, so that it outlives the page. */
export function keepTaps(taps: readonly UnsavedTap[]): void {
  try {
    if (taps.length) localStorage.setItem(KEY, JSON.stringify(taps))
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing still shows them until the page is left.
  }
}
