import { and, eq, getTableColumns, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { refuse } from '../../lib/call.ts'
import { laterThan } from '../../lib/dates/later-than.ts'
import { handle } from '../../lib/handler.server.ts'
import { anywhere, listRows } from '../../lib/list-rows.server.ts'
import { plainName } from '../../lib/plain-name.ts'
import { m } from '../../messages/m.ts'
import { countries } from '../../places/places.tables.server.ts'
import { partners } from '../near.tables.server.ts'
import { reckonable } from '../providers/sphere.rules.ts'
import { checkPartner, goodsOnce } from './partner.rules.ts'
import type { PartnerKind } from './partner-kinds.rules.ts'
import { deletePartner, findPartner, findPartners, type Partner, savePartner } from './partners.contract.ts'

const { sphere: _, plainName: __, demo: ___, ...columns } = getTableColumns(partners)
type Row = Omit<typeof partners.$inferSelect, 'sphere' | 'plainName' | 'demo'>

/** A partner in responses. */
const toPartner = ({ updatedAt, kind, hours, ...row }: Row): Partner => ({
  ...row,
  kind: kind as PartnerKind,
  hours: hours && [...hours],
  updatedDate: updatedAt.toISOString(),
})

const at = (partnerId: number | undefined) => eq(partners.partnerId, partnerId ?? 0)

/** The partners whose name or town contains this text; only letters and digits count. */
const called = (q: string): SQL | undefined =>
  q.trim() === ''
    ? undefined
    : plainName(q)
      ? or(
          sql`${partners.plainName} like ${anywhere(plainName(q))}`,
          sql`${partners.city} ilike ${anywhere(q.trim())}`,
        )
      : sql`false`

export const answerFindPartners = handle(findPartners, async ({ kind, q, ...page }, { database }) => {
  const where = and(called(q), kind && eq(partners.kind, kind))
  const { plainName: name, city, priority, updatedAt: updated, partnerId } = partners
  const { orderBy, limit, offset } = listRows(
    page,
    { name, kind: partners.kind, city, priority, updated },
    partnerId,
  )
  const [rows, total] = await Promise.all([
    database
      .select(columns)
      .from(partners)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
    database.$count(partners, where),
  ])
  return { rows: rows.map(toPartner), total }
})

export const answerFindPartner = handle(findPartner, async ({ id }, { database }) => {
  const [row] = await database.select(columns).from(partners).where(at(id))
  return row ? toPartner(row) : refuse(findPartner, 'NOT_FOUND', undefined)
})

export const answerSavePartner = handle(savePartner, async (input, { database, clock, audit }) => {
  const { partnerId, updatedDate: seen, ...written } = input
  const goods = goodsOnce(written.goods)
  const wrong = checkPartner({ ...written, goods })
  if (!wrong.country && (await database.$count(countries, eq(countries.isoCode, written.country))) === 0)
    wrong.country = m.near_partner_country_needed()
  if (Object.keys(wrong).length) return refuse(savePartner, 'BAD_INPUT', undefined, wrong)
  // Locks out other edits of partners, so that none is added twice.
  await database.execute(sql`lock table ${partners} in share row exclusive mode`)
  const [row] = await database.select(columns).from(partners).where(at(partnerId))
  if (partnerId !== undefined && !row) return refuse(savePartner, 'NOT_FOUND', undefined)
  const before = row && toPartner(row)
  if (before && seen !== undefined && before.updatedDate !== seen)
    return refuse(savePartner, 'CHANGED', { partner: before })
  if (await isThere(database, written, partnerId))
    return refuse(savePartner, 'BAD_INPUT', undefined, { partnerName: m.near_partner_twice() })
  const set = {
    ...written,
    ...reckonable(written),
    goods,
    plainName: plainName(written.partnerName),
    // A demo row becomes the shop's own once staff save it.
    demo: false,
    updatedAt: laterThan(row?.updatedAt, clock()),
  }
  const [saved] = row
    ? await database.update(partners).set(set).where(at(partnerId)).returning(columns)
    : await database.insert(partners).values(set).returning(columns)
  const after = toPartner(saved as Row)
  await audit.add({
    action: before ? 'save' : 'add',
    subject: 'partner',
    subjectId: after.partnerId,
    before,
    after,
  })
  return after
})

/** True if another partner has this name at this address; branches of a chain differ by their addresses. */
async function isThere(
  database: Database,
  { partnerName, address, city }: Pick<Partner, 'partnerName' | 'address' | 'city'>,
  partnerId = 0,
): Promise<boolean> {
  const same = and(
    eq(partners.plainName, plainName(partnerName)),
    sql`lower(${partners.address}) = lower(${address})`,
    sql`lower(${partners.city}) = lower(${city})`,
    ne(partners.partnerId, partnerId),
  )
  return (await database.$count(partners, same)) > 0
}

export const answerDeletePartner = handle(deletePartner, async ({ id }, { database, audit }) => {
  const [gone] = await database.delete(partners).where(at(id)).returning(columns)
  if (!gone) return refuse(deletePartner, 'NOT_FOUND', undefined)
  await audit.add({ action: 'delete', subject: 'partner', subjectId: id, before: toPartner(gone) })
  return { partnerId: id }
})
