import { isDeepStrictEqual } from 'node:util'
import { inArray, sql } from 'drizzle-orm'
import { type ParsedOf, refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { roundHalfUp } from '../lib/money.ts'
import { readTaxes, showTax } from './read-taxes.server.ts'
import { saveTaxes } from './save-taxes.contract.ts'
import { taxes } from './settings.tables.server.ts'
import { checkTaxes } from './taxes.rules.ts'

type Written = ParsedOf<typeof saveTaxes>['taxes'][number]

/** Returns a list of taxes as text, for comparison. */
const comparable = (list: readonly Written[]) =>
  list.map(({ taxId, taxName, tax, stateCode, countryCode }) => [
    taxId,
    taxName,
    tax,
    stateCode || null,
    countryCode || null,
  ])

export const answerSaveTaxes = handle(saveTaxes, async ({ taxes: wanted, stood }, { database, audit }) => {
  const wrong = checkTaxes(wanted)
  if (Object.keys(wrong).length) return refuse(saveTaxes, 'BAD_INPUT', undefined, wrong)
  // Other changes of taxes wait: the list is written as a whole.
  await database.execute(sql`lock table ${taxes} in share row exclusive mode`)
  const before = (await readTaxes(database)).map(showTax)
  if (isDeepStrictEqual(comparable(wanted), comparable(before))) return before
  if (stood && !isDeepStrictEqual(comparable(stood), comparable(before)))
    return refuse(saveTaxes, 'CHANGED', { taxes: before })
  const known = new Set(before.map(({ taxId }) => taxId))
  const rows = wanted.map(({ taxId, taxName, tax, stateCode, countryCode }, position) => ({
    ...(taxId !== undefined && known.delete(taxId) ? { taxId } : {}),
    taxName,
    basisPoints: roundHalfUp(tax * 100),
    stateCode: stateCode || null,
    countryCode: countryCode || null,
    position,
  }))
  if (known.size) await database.delete(taxes).where(inArray(taxes.taxId, [...known]))
  for (const row of rows)
    await database.insert(taxes).values(row).onConflictDoUpdate({ target: taxes.taxId, set: row })
  const after = (await readTaxes(database)).map(showTax)
  await audit.add({ action: 'save', subject: 'taxes', subjectId: 'all', before, after })
  return after
})
