import type { ComponentProps } from 'react'
import { m } from '../../messages/m.ts'
import type {
  AnimalState,
  Kind,
  SeasonState,
  UnfilledRule,
  WindowMethod,
} from '../../qurbani/animals.rules.ts'
import type { UnplacedReason } from '../../qurbani/assigning/assign.rules.ts'
import { type DayWords, dayWords } from '../../qurbani/day-words.ts'
import type { ImportOutcome } from '../../qurbani/herd/herd-import.rules.ts'
import type { StateBadge } from './parts/state-badge.tsx'

type Look = ComponentProps<typeof StateBadge>['look']

/** The kind of an animal, for headings and choices. */
export const animalName: Record<Kind, () => string> = {
  GOAT: m.office_qurbani_screens_goat,
  SHEEP: m.office_qurbani_screens_sheep,
  COW: m.office_qurbani_screens_cow,
  CAMEL: m.office_qurbani_screens_camel,
}

/** The state of a season, in words. */
export const seasonStateName: Record<SeasonState, () => string> = {
  DRAFT: m.office_qurbani_screens_draft,
  OPEN: m.office_qurbani_screens_open,
  CLOSED: m.office_qurbani_screens_closed,
}
export const seasonStateLook: Record<SeasonState, Look> = { DRAFT: 'waits', OPEN: 'good', CLOSED: 'quiet' }
/** The meaning of that state for shoppers. */
export const seasonStateHint: Record<SeasonState, () => string> = {
  DRAFT: m.office_qurbani_screens_state_hint_draft,
  OPEN: m.office_qurbani_screens_state_hint_open,
  CLOSED: m.office_qurbani_screens_state_hint_closed,
}

export const unfilledName: Record<UnfilledRule, () => string> = {
  'OTHERS JOIN': m.office_qurbani_screens_unfilled_others,
  REFUND: m.office_qurbani_screens_unfilled_refund,
}

export const methodName: Record<WindowMethod, () => string> = {
  COLLECT: m.office_qurbani_screens_collect,
  DELIVER: m.office_qurbani_screens_deliver,
}

/** The state of an animal, in words. */
export const animalStateName: Record<AnimalState, () => string> = {
  READY: m.office_qurbani_screens_ready,
  DONE: m.office_qurbani_screens_done,
  WITHDRAWN: m.office_qurbani_screens_withdrawn,
}
export const animalStateLook: Record<AnimalState, Look> = { READY: 'good', DONE: 'quiet', WITHDRAWN: 'bad' }

/** The outcome of a line in a herd file, in words. */
export const outcomeName: Record<ImportOutcome, () => string> = {
  CREATE: m.office_qurbani_screens_import_create,
  CHANGE: m.office_qurbani_screens_import_change,
  SAME: m.office_qurbani_screens_import_same,
  REFUSE: m.office_qurbani_screens_import_refuse,
}
export const outcomeLook: Record<ImportOutcome, Look> = {
  CREATE: 'good',
  CHANGE: 'waits',
  SAME: 'quiet',
  REFUSE: 'bad',
}

/** The reason why a share got no animal. */
export const unplacedText: Record<UnplacedReason, () => string> = {
  'NO ANIMAL': m.office_qurbani_screens_left_no_animal,
  'NO ROOM': m.office_qurbani_screens_left_no_room,
  'ANIMAL GONE': m.office_qurbani_screens_left_gone,
}

/** A day such as "2027-05-16" in both calendars; undefined if it is not a date. */
export function bothCalendars(date: string): DayWords | undefined {
  if (Number.isNaN(Date.parse(date))) return undefined
  return dayWords([{ day: 1, date }])[1]
}

/** A day of a season, for headings. */
export const dayName = (day: number, date: string): string => {
  const words = bothCalendars(date)
  return words
    ? m.office_qurbani_screens_day_named({ day, date: words.civil })
    : m.office_qurbani_screens_day({ day })
}

/** The names of a share, as one text. */
export const namesIn = (names: readonly string[]): string => names.join(', ')
