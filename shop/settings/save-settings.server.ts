import { isDeepStrictEqual } from 'node:util'
import { eq, inArray, sql } from 'drizzle-orm'
import { type ParsedOf, refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import type { Shop, SignedInShop } from '../lib/shop.server.ts'
import { m } from '../messages/m.ts'
import { checkBands } from './bands.rules.ts'
import { configuredMethods } from './choices.ts'
import { wrongCoin } from './coin.rules.ts'
import { readStaffSettings } from './read-settings.server.ts'
import { saveSettings } from './save-settings.contract.ts'
import type { StaffSettings } from './settings.contract.ts'
import { branches, settings } from './settings.tables.server.ts'

/** The JSON value null, for a setting without a value; a database null would mean no setting. */
const NONE = sql`'null'::jsonb`

/** Locks the settings until this transaction ends, so that the audit has the right old values. */
export const holdSettings = (database: Shop['database']) =>
  database.execute(sql`lock table ${settings} in share row exclusive mode`)

/** Writes a row for each given setting that differs; the last change wins. Returns all settings. */
export async function changeSettings(
  given: Partial<StaffSettings>,
  { database, caller, clock, audit }: Pick<SignedInShop, 'database' | 'caller' | 'clock' | 'audit'>,
): Promise<StaffSettings> {
  await holdSettings(database)
  const now = await readStaffSettings(database)
  const input = { ...(await followPlace(given, now, database)), ...given }
  const stood: Record<string, unknown> = now
  const changed = Object.entries(input).filter(([name, value]) => !isDeepStrictEqual(value, stood[name]))
  if (changed.length === 0) return now
  const [updatedAt, updatedBy] = [clock(), caller.custId]
  await database
    .insert(settings)
    .values(changed.map(([name, value]) => ({ name, value: value ?? NONE, updatedAt, updatedBy })))
    .onConflictDoUpdate({
      target: settings.name,
      set: { value: sql`excluded.value`, updatedAt, updatedBy },
    })
  await followSettings(database, input, updatedAt)
  await audit.add({
    action: 'save',
    subject: 'settings',
    subjectId: changed.map(([name]) => name).join(' '),
    before: Object.fromEntries(changed.map(([name]) => [name, stood[name]])),
    after: Object.fromEntries(changed),
  })
  return { ...now, ...Object.fromEntries(changed) }
}

/**
 * Returns what follows the place of a shop when it is saved: the country of shoppers and phones, unless another was chosen (a
 * demo shop takes orders in another country than its own); and no position, if it is still that of the demo shop.
 */
async function followPlace(
  { address, branchCountry }: Partial<StaffSettings>,
  now: StaffSettings,
  database: Shop['database'],
): Promise<Pick<Partial<StaffSettings>, 'defaultCountry' | 'position'>> {
  if (address === undefined && branchCountry === undefined) return {}
  const rows = await database
    .select({ name: settings.name, value: settings.value, updatedBy: settings.updatedBy })
    .from(settings)
    .where(inArray(settings.name, ['defaultCountry', 'position']))
  const [chosen, position] = ['defaultCountry', 'position'].map(name => rows.find(row => row.name === name))
  const isMoved = address !== undefined && address !== now.address && position?.updatedBy === null
  return {
    ...(chosen && chosen.value !== now.branchCountry
      ? {}
      : { defaultCountry: branchCountry ?? now.branchCountry }),
    ...(isMoved ? { position: null } : {}),
  }
}

/** The main branch has the name, country, address, phones and position of the settings; all branches have their time zone. */
async function followSettings(
  database: Shop['database'],
  input: Partial<StaffSettings>,
  updatedAt: Date,
): Promise<void> {
  const { branchName, branchCountry: country, address, phone: phone1, phone2, position, timeZone } = input
  const row = { branchName, country, address, phone1, phone2, position, ...(address ? { city: '' } : {}) }
  const set = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined))
  if (Object.keys(set).length > 0)
    await database
      .update(branches)
      .set({ ...set, updatedAt })
      .where(eq(branches.isMain, true))
  if (timeZone !== undefined) await database.update(branches).set({ timeZone })
}

/** Returns the errors of settings that name something the shop does not have, by field: pictures, categories. */
async function missingRows(
  database: Shop['database'],
  { logo, sharePicture, homeTiles, homeFoodCategory }: Partial<ParsedOf<typeof saveSettings>>,
): Promise<Record<string, string>> {
  const pictures = Object.entries({ logo, sharePicture }).flatMap(([field, picture]) =>
    picture ? [{ field, hash: picture.image.replace('/pictures/', '') }] : [],
  )
  const shelves = Object.entries({ homeTiles, homeFoodCategory }).flatMap(([field, ids]) =>
    [ids ?? []].flat().map(id => ({ field, id })),
  )
  if (pictures.length + shelves.length === 0) return {}
  const { rows } = await database.execute<{ field: string }>(sql`
    select field from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as p (field text, hash text)
      where not exists (select from pictures s where s.hash = p.hash)
    union all
    select field from jsonb_to_recordset(${JSON.stringify(shelves)}::jsonb) as c (field text, id int)
      where not exists (select from categories s where s.category_id = c.id)`)
  const says = (field: string) =>
    field === 'logo' || field === 'sharePicture' ? m.settings_picture_wrong() : m.settings_tiles_wrong()
  return Object.fromEntries(rows.map(({ field }) => [field, says(field)]))
}

/** Saves a settings screen, unless another person has changed the same settings since it was opened. */
export const answerSaveSettings = handle(saveSettings, async ({ stood = {}, ...input }, shop) => {
  await holdSettings(shop.database)
  const now = await readStaffSettings(shop.database)
  const { exponent } = now.currency
  const wrongSmallest = wrongCoin(input.smallestCoin ?? 0, exponent)
  const wrong = {
    ...checkBands(input.shippingBands ?? [], exponent),
    ...(wrongSmallest ? { smallestCoin: wrongSmallest } : {}),
  }
  if (Object.keys(wrong).length) return refuse(saveSettings, 'BAD_INPUT', undefined, wrong)
  // A method chosen while it worked may stay: shoppers are not offered it until it works again.
  const works = [...configuredMethods(shop.cards), ...now.paymentMethods]
  if (input.paymentMethods?.some(method => !works.includes(method)))
    return refuse(saveSettings, 'BAD_INPUT', undefined, { paymentMethods: m.settings_method_not_set_up() })
  const missing = await missingRows(shop.database, input)
  if (Object.keys(missing).length) return refuse(saveSettings, 'BAD_INPUT', undefined, missing)
  const isOther = ([name, value]: [string, unknown]) => {
    const standing = now[name as keyof StaffSettings]
    const seen = Object.hasOwn(stood, name) ? stood[name] : standing
    return !isDeepStrictEqual(seen, standing) && !isDeepStrictEqual(value, standing)
  }
  if (Object.entries(input).some(isOther)) return refuse(saveSettings, 'CHANGED', { settings: now })
  return changeSettings(input as Partial<StaffSettings>, shop)
})
