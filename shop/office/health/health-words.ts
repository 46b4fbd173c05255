import type { OutputOf } from '../../lib/call.ts'
import { m } from '../../messages/m.ts'
import type { findHealth } from '../../upkeep/health.contract.ts'

export type Health = OutputOf<typeof findHealth>
export type RunHealth = Health['runs'][number]

export const kindWords = {
  AUDIT: m.office_health_audit,
  BACKUP: m.office_health_backup,
  DRILL: m.office_health_drill,
} as const

export const neverTexts = {
  AUDIT: m.office_health_never_audit_text,
  BACKUP: m.office_health_never_backup_text,
  DRILL: m.office_health_never_drill_text,
} as const

const stateWords = {
  GOOD: m.office_health_good,
  WRONG: m.office_health_wrong,
  FAILED: m.office_health_failed,
  RUNNING: m.office_health_running,
  LOST: m.office_health_lost,
} as const

/** The state of a run in a word, with the look of its badge. */
export function runState({ kind, state, overdue, needsOwner }: RunHealth) {
  if (state === 'NEVER')
    return {
      look: 'quiet' as const,
      word: kind === 'AUDIT' ? m.office_health_never_audit() : m.office_health_never(),
    }
  if (state === 'RUNNING') return { look: 'waits' as const, word: stateWords.RUNNING() }
  if (overdue && state === 'GOOD') return { look: 'bad' as const, word: m.office_health_overdue() }
  return { look: needsOwner ? ('bad' as const) : ('good' as const), word: stateWords[state]() }
}

const MEGABYTE = 1_000_000

/** A number of bytes in words. */
export const bytesInWords = (bytes: number): string =>
  m.office_health_megabytes({
    size: (Math.round(bytes / (MEGABYTE / 10)) / 10).toLocaleString(m.shop_language()),
  })

const factWords: Readonly<Record<string, () => string>> = {
  checked: m.office_health_fact_checked,
  seconds: m.office_health_fact_seconds,
  bytes: m.office_health_fact_bytes,
  where: m.office_health_fact_where,
  minutes: m.office_health_fact_age,
  ageSeconds: m.office_health_fact_age_seconds,
  restoreMinutes: m.office_health_fact_restore_minutes,
  walFiles: m.office_health_fact_wal_files,
  freeBytes: m.office_health_fact_free,
}

/** A fact that a run noted, in words. */
export const factInWords = ({ name, value }: RunHealth['facts'][number]) => ({
  name: factWords[name]?.() ?? name,
  value: name === 'bytes' || name === 'freeBytes' ? bytesInWords(Number(value)) : String(value),
})
