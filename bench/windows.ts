import { askOnce } from '../database/ask-once.ts'
import { databaseOn, openPool } from '../database/pool.ts'
import { makeSlots } from '../shop/slots/make-slots.server.ts'
import { openBareConnection, postRequest } from './bare-connection.ts'
import type { Figure } from './figure.ts'

const REQUESTS = 400
const LIMIT = '15 ms'

const percentile = (times: readonly number[], part: number) => {
  const sorted = times.toSorted((one, other) => one - other)
  return `${(sorted[Math.floor((sorted.length - 1) * part)] as number).toFixed(1)} ms`
}

/** Makes forty windows a day for three weeks; returns the milliseconds that it takes. */
async function fill(databaseUrl: string): Promise<number> {
  await askOnce(
    databaseUrl,
    `delete from breaks; update store_hours set opens = 0, closes = 1440;
     insert into slot_patterns (branch_id, pattern_name, method, weekdays, starts, ends, every, length, capacity, cut_off_minutes)
     values (1, 'Half hours', 'IN STORE', '{0,1,2,3,4,5,6}', 120, 1320, 30, 30, 10, 60)`,
  )
  const pool = openPool(databaseUrl, 1)
  const begin = performance.now()
  await databaseOn(pool).transaction(database => makeSlots({ database, clock: () => new Date() }, 1))
  const took = performance.now() - begin
  await pool.end()
  return took
}

/** Measures the list of windows: forty a day for three weeks. */
export async function windows(address: string, databaseUrl: string): Promise<Figure[]> {
  const made = await fill(databaseUrl)
  const body = JSON.stringify({ pickupType: 'IN STORE' })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${address}/api/slots/find`, { method: 'POST', headers, body })
  const bytes = (await answer.text()).length
  const request = postRequest(`${address}/api/slots/find`, body)
  const connection = await openBareConnection(address)
  const times: number[] = []
  for (let turn = 0; turn < REQUESTS; turn += 1) {
    const begin = performance.now()
    const status = await connection.send(request)
    if (status !== 200) throw new Error(`The windows were answered ${status}`)
    times.push(performance.now() - begin)
  }
  connection.close()
  return [
    {
      what: `windows to choose from, 21 days with 40 each (p95 of ${REQUESTS}, median)`,
      figure: `${percentile(times, 0.95)}, ${percentile(times, 0.5)}`,
      limit: LIMIT,
    },
    { what: 'their answer, not compressed', figure: `${Math.round(bytes / 1024)} KB` },
    { what: 'making all of them', figure: `${Math.round(made)} ms` },
  ]
}
