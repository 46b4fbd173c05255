import type { UpkeepKind, UpkeepOutcome } from './upkeep-kinds.ts'

const HOUR = 60 * 60 * 1000

/** The time in milliseconds after which a good run of each kind is too long ago. */
export const LASTS: Record<UpkeepKind, number> = { AUDIT: 36 * HOUR, BACKUP: 26 * HOUR, DRILL: 8 * 24 * HOUR }

/** The time after which a run without an end is lost. */
export const LOST_AFTER = HOUR

type Run = { startedAt: Date; outcome: UpkeepOutcome | null }

export type RunState = UpkeepOutcome | 'RUNNING' | 'LOST' | 'NEVER'

/** Returns the state of a kind of run: that of its latest one, which is lost if it did not end. */
export function stateOfRun(latest: Run | undefined, now: Date): RunState {
  if (!latest) return 'NEVER'
  if (latest.outcome) return latest.outcome
  return now.getTime() - latest.startedAt.getTime() > LOST_AFTER ? 'LOST' : 'RUNNING'
}

/**
 * True if the latest good run of a kind is too long ago. Backups and drills are overdue only once there was one. `since`: the moment from
 * which the shop could have had an audit.
 */
export function isOverdue(
  kind: UpkeepKind,
  { latest, latestGood }: { latest?: Run | undefined; latestGood?: Run | undefined },
  { now, since }: { now: Date; since: Date },
): boolean {
  if (kind !== 'AUDIT' && !latest) return false
  const from = latestGood?.startedAt ?? (kind === 'AUDIT' ? since : latest?.startedAt)
  return from !== undefined && now.getTime() - from.getTime() > LASTS[kind]
}

/** True if a kind of run needs the owner. A run at work is judged by the one before. */
export const needsOwner = (state: RunState, overdue: boolean): boolean =>
  overdue || state === 'WRONG' || state === 'FAILED' || state === 'LOST'
