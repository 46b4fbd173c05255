import type { CallAt, SentProblem } from '../../../api.ts'
import { browserStorage } from '../../../lib/browser-storage.ts'
import type { InputOf } from '../../../lib/call.ts'
import { readJson } from '../../../lib/store.ts'
import { m } from '../../../messages/m.ts'
import { isUndecided } from '../../../send-once.ts'

/** A change by one of these calls. */
type Change<K extends keyof CallAt> = { [C in K]: { call: C; input: InputOf<CallAt[C]> } }[K]
type NamedChange<K extends keyof CallAt> = Change<K> & {
  /** The thing that it changes: a newer tap about the same thing replaces it. */
  concerns: string
  /** The change in words. */
  says: string
}

/** A change that was tapped, and the change that takes it back. */
export type Tap<K extends keyof CallAt> = NamedChange<K> & { undo?: NamedChange<K> }

/** A tap that the shop has not confirmed, and its answer. */
export type UnsavedTap<K extends keyof CallAt> = Tap<K> & { problem: SentProblem }

/** The problem of a tap that is not sent yet. */
export const NOT_SENT: SentProblem = { type: 'offline', title: '', status: 0 }

/** Returns the reason why a tap is not saved, in words. */
export const whyUnsaved = ({ problem }: { problem: SentProblem }): string =>
  problem.errors?.[0]?.message ?? (problem.title || m.shop_offline())

/** True if the shop has not decided about a tap: it is sent again automatically. */
export const isToSend = ({ problem }: { problem: SentProblem }): boolean => isUndecided(problem)

/** The screen that keeps taps, and the person who tapped. The taps of one person are never sent as those of another. */
export type TapsPlace = { place: string; custId: number | null | undefined }

const keyOf = ({ place, custId }: TapsPlace) => `souk-${place}-taps-${custId}`

/** Reads the taps of a person in this browser that the shop never confirmed, also those from before a reload. */
export function readTaps<K extends keyof CallAt>(place: TapsPlace): UnsavedTap<K>[] {
  const stored = readJson(browserStorage.get(keyOf(place)))
  return Array.isArray(stored) ? stored.filter(tap => tap?.problem) : []
}

/** Stores the unconfirmed taps of a person, so that they outlive the page. */
export function storeTaps(place: TapsPlace, taps: readonly object[]): void {
  if (taps.length) browserStorage.set(keyOf(place), JSON.stringify(taps))
  else browserStorage.remove(keyOf(place))
}
