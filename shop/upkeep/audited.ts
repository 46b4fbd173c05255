import type { Audit, Wrong } from './audit.server.ts'

/** The facts that a run of the audit notes. */
export type AuditFacts = {
  checked: number
  seconds: number
  wrong: Pick<Wrong, 'name' | 'count' | 'rows'>[]
}

/** Returns the facts of an audit to note. */
export const factsOf = ({ checked, wrong, milliseconds }: Audit): AuditFacts => ({
  checked,
  seconds: Math.round(Object.values(milliseconds).reduce((sum, one) => sum + one, 0) / 100) / 10,
  wrong: wrong.map(({ name, count, rows }) => ({ name, count, rows })),
})
