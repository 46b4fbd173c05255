import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { databaseOn } from '../../database/pool.ts'
import { writeAudit } from '../../shop/customers/staff/write-audit.server.ts'
import { exportCustomers, exportOrders } from '../../shop/exchange/export-people.server.ts'
import { exportProducts } from '../../shop/exchange/export-products.server.ts'
import { mayDo } from '../../shop/lib/permissions.ts'
import { m } from '../../shop/messages/m.ts'
import { readSettings } from '../../shop/settings/read-settings.server.ts'
import { sendProblem } from '../calls/errors.ts'
import type { Sessions } from './sessions.ts'

/** The exports, the permission for each, and the functions that write their lines. */
const kinds = [
  { what: 'products', permission: 'catalogue', lines: exportProducts },
  { what: 'orders', permission: 'orders', lines: exportOrders },
  { what: 'customers', permission: 'customers', lines: exportCustomers },
] as const

/** The number of rows read at once: a long export never holds more in memory. */
const AT_ONCE = 500
/** The number of exports that a process writes at the same time. */
const MOST = 4

/**
 * `GET /api/exports/products`, `/orders` and `/customers`: CSV for staff, written while it is sent. No database connection
 * is held in between, so a slow reader takes nothing from others.
 */
export function routeExports(app: FastifyInstance, pool: Pool, sessions: Sessions, clock: () => Date): void {
  let running = 0
  for (const { what, permission, lines } of kinds)
    app.get(
      `/api/exports/${what}`,
      { schema: { hide: true } as object, exposeHeadRoute: false },
      async (request, reply) => {
        const { caller } = await sessions.callerOf(request)
        if (!caller)
          return sendProblem(request, reply, { name: 'SIGN_IN', status: 401, title: m.lib_sign_in() })
        if (!mayDo(caller.roles, permission))
          return sendProblem(request, reply, { name: 'NOT_ALLOWED', status: 403, title: m.lib_not_yours() })
        if (running >= MOST) {
          reply.header('retry-after', '30')
          return sendProblem(request, reply, { name: 'TOO_MANY', status: 429, title: m.lib_too_many() })
        }
        const database = databaseOn(pool)
        const now = clock()
        const { exponent } = (await readSettings(database)).currency
        const name = `${what}-${now.toISOString().slice(0, 10)}.csv`
        const entry = { action: 'export', subject: what, subjectId: name }
        await writeAudit(database, caller.custId, entry, now)
        running += 1
        const rows = Readable.from(oneByOne(lines(database, exponent, AT_ONCE)))
        const csv = stringify({ bom: true, quoted_match: /[\r\n]/ })
        rows.on('error', error => csv.destroy(error))
        csv.on('close', () => {
          running -= 1
          rows.destroy()
        })
        reply.header('content-type', 'text/csv; charset=utf-8')
        reply.header('content-disposition', `attachment; filename="${name}"`)
        reply.header('cache-control', 'no-store')
        return reply.send(rows.pipe(csv))
      },
    )
}

async function* oneByOne(batches: AsyncIterable<string[][]>): AsyncGenerator<string[]> {
  for await (const batch of batches) yield* batch
}
