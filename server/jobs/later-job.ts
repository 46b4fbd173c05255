import { Client, type Pool } from 'pg'
import { type Later, laterDue, runLater } from '../../database/later-migrations.ts'

/** The job that runs the later migrations, as soon as all nodes that serve can live with them. */
export function laterJob(later: readonly Later[]) {
  const due = laterDue(later)
  return {
    name: 'later',
    cron: '* * * * *',
    due: () => due,
    // A constraint on a large table is checked for longer than other jobs take.
    longest: 3600,
    work: async (pool: Pool): Promise<object> => {
      const client = new Client({
        connectionString: pool.options.connectionString,
        application_name: 'souk later migrations',
        connectionTimeoutMillis: 5_000,
      })
      // A lost connection fails the statement that waits for it.
      client.on('error', () => {})
      try {
        await client.connect()
        return { ran: await runLater(client, later) }
      } finally {
        await client.end().catch(() => {})
      }
    },
  }
}
