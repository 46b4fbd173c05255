import type { Mutant } from './mutant.ts'

const noticedBy = 'server/process/later-migrations'

/** Guards that let two releases serve together. */
export const releaseMutants: Record<string, Mutant> = {
  'a later migration runs while the release before serves': {
    file: 'database/later-migrations.ts',
    guard: "servingWithout('after')",
    without: "'select where false'",
    noticedBy,
    test: 'a later migration waits for every node that serves, and runs once however many nodes try',
  },
  'nodes run a later migration at once': {
    file: 'database/later-migrations.ts',
    guard: '!(await tryMigrationLock(client))',
    without: 'false',
    noticedBy,
    test: 'a later migration waits for every node that serves, and runs once however many nodes try',
  },
  'a node puts earlier functions back while a newer release serves': {
    file: 'database/migrate.ts',
    guard: 'if (missing < 0) return',
    without: 'if (missing < 0 && false) return',
    noticedBy,
    test: 'a node of the release before starts on newer tables, and leaves newer functions that others need',
  },
  'a release starts on a database that has lost what it needs': {
    file: 'database/migrate.ts',
    guard: 'if (there[0].later) await refuseUnknown(client, wanted.folder)',
    without: '',
    noticedBy,
    test: 'a release that does not know a later migration which has run is refused in one sentence',
  },
}
