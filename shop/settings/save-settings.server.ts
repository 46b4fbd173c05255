import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { handle } from '../lib/handler.server.ts'
import { readSettings } from './read-settings.server.ts'
import { saveSettings } from './save-settings.contract.ts'
import { settings } from './settings.tables.server.ts'

/** Writes a row for each setting that is sent and differs; the last who changes one decides it. */
export const answerSaveSettings = handle(saveSettings, async (input, { database, caller, clock, audit }) => {
  // Whoever else changes settings waits, so that the audit says what was there before.
  await database.execute(sql`lock table ${settings} in share row exclusive mode`)
  const now = await readSettings(database)
  const stood: Record<string, unknown> = now
  const changed = Object.entries(input).filter(([name, value]) => !isDeepStrictEqual(value, stood[name]))
  if (changed.length === 0) return now
  const [updatedAt, updatedBy] = [clock(), caller?.custId ?? null]
  await database
    .insert(settings)
    .values(changed.map(([name, value]) => ({ name, value, updatedAt, updatedBy })))
    .onConflictDoUpdate({
      target: settings.name,
      set: { value: sql`excluded.value`, updatedAt, updatedBy },
    })
  await audit.add({
    action: 'save',
    subject: 'settings',
    subjectId: changed.map(([name]) => name).join(' '),
    before: Object.fromEntries(changed.map(([name]) => [name, stood[name]])),
    after: Object.fromEntries(changed),
  })
  return { ...now, ...Object.fromEntries(changed) }
})
