import { type SQL, sql } from 'drizzle-orm'
import { handle } from '../../lib/handler.server.ts'
import { anywhere, listRows } from '../../lib/list-rows.server.ts'
import { findAnimals } from './herd.contract.ts'
import { readHerd, sharesGiven } from './read-herd.server.ts'

export const answerFindAnimals = handle(findAnimals, async (input, { database }) => {
  const { q, seasonId, day, kind, state } = input
  const wanted: SQL[] = [sql`a.season_id = ${seasonId}`]
  if (q.trim()) wanted.push(sql`a.tag ilike ${anywhere(q.trim())}`)
  if (day !== undefined) wanted.push(day === 0 ? sql`a.day is null` : sql`a.day = ${day}`)
  if (kind) wanted.push(sql`a.kind = ${kind}`)
  if (state) wanted.push(sql`a.state = ${state}`)
  const where = sql.join(wanted, sql` and `)
  const columns = { tag: sql`a.tag`, day: sql`a.day`, weight: sql`a.weight`, taken: sharesGiven }
  const { orderBy, limit, offset } = listRows(input, columns, sql`a.animal_id`)
  const [rows, counted] = await Promise.all([
    readHerd(
      database,
      sql`where ${where} order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset}`,
    ),
    database.execute<{ all: number }>(sql`select count(*)::int as all from qurbani_animals a where ${where}`),
  ])
  return { rows, total: counted.rows[0]?.all ?? 0 }
})
