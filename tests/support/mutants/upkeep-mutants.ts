import type { Mutant } from './mutant.ts'

const noticedBy = 'shop/upkeep/audit-books'

/** Guards of the audit of the books. */
export const upkeepMutants: Record<string, Mutant> = {
  'two people ask for an audit at once, and there are two': {
    file: 'shop/upkeep/ask-for-audit.server.ts',
    guard: "select pg_advisory_xact_lock(hashtextextended('asking for an audit', 0))",
    without: 'select 1',
    noticedBy,
    test: 'an audit that staff ask for twice at once is one run, which the job then takes',
  },
  'two audits run at once': {
    file: 'shop/upkeep/run-audit.server.ts',
    guard: 'if (!rows[0]?.alone) return undefined',
    without: '',
    noticedBy,
    test: 'two audits never run at once: the second notes nothing',
  },
}
