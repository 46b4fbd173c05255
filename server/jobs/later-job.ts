import type { Pool } from 'pg'
import { type Later, laterDue, runLater } from '../../database/later-migrations.ts'
import { withOwnConnection } from './own-connection.ts'

/** The job that runs the later migrations, as soon as all nodes that serve can live with them. */
export function laterJob(later: readonly Later[]) {
  const due = laterDue(later)
  return {
    name: 'later',
    cron: '* * * * *',
    due: () => due,
    // A constraint on a large table is checked for longer than other jobs take.
    longest: 3600,
    work: async (pool: Pool): Promise<object> => ({
      ran: await withOwnConnection(pool, 'later migrations', client => runLater(client, later)),
    }),
  }
}
