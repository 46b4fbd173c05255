import { Readable } from 'node:stream'
import { writeAudit } from '../../customers/staff/write-audit.server.ts'
import { dayAt } from '../../lib/dates/dates.ts'
import type { Routing } from '../../lib/routing.server.ts'
import { m } from '../../messages/m.ts'
import { exportRedirects } from '../../redirects/export-redirects.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { exportCustomers, exportOrders } from './export-people.server.ts'
import { exportProducts } from './export-products.server.ts'

/** The exports, the people each is for, and the functions that write their lines. */
const kinds = [
  { what: 'products', who: 'staff: catalogue', lines: exportProducts },
  { what: 'orders', who: 'staff: orders', lines: exportOrders },
  { what: 'redirects', who: 'staff: content', lines: exportRedirects },
  { what: 'customers', who: 'staff: customers', lines: exportCustomers },
] as const

/** The number of rows read at once: a long export never holds more in memory. */
const AT_ONCE = 500
/** The number of exports that a process writes at the same time. */
const MOST = 4

/**
 * `GET /api/exports/products`, `/orders`, `/redirects` and `/customers`: CSV for staff, written while it is sent. No database connection
 * is held in between, so a slow reader takes nothing from others.
 */
export const routeExports: Routing = (app, { database, clock, admit, refuse }) => {
  let running = 0
  for (const { what, who, lines } of kinds)
    app.get(
      `/api/exports/${what}`,
      { schema: { hide: true } as object, exposeHeadRoute: false },
      async (request, reply) => {
        const caller = await admit(who, request, reply)
        if (!caller) return reply
        if (running >= MOST) {
          reply.header('retry-after', '30')
          return refuse(request, reply, { name: 'TOO_MANY', status: 429, title: m.lib_too_many() })
        }
        const now = clock()
        const { currency, timeZone } = await readSettings(database)
        const { exponent } = currency
        const name = `${what}-${dayAt(now, timeZone)}.csv`
        const entry = { action: 'export', subject: what, subjectId: name }
        await writeAudit(database, caller.custId, entry, now)
        const { stringify } = await import('csv-stringify')
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
