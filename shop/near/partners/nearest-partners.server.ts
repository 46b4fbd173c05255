import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { prepareSql } from '../../../database/prepared-statement.ts'
import { plainName } from '../../lib/plain-name.ts'
import type { NearbyPlace, NearbyQuestion } from '../providers/map-provider.ts'
import { plainSql } from '../providers/plain-sql.server.ts'
import { chordOf, metresOf, spherePoint } from '../providers/sphere.rules.ts'
import type { PartnerKind } from './partner-kinds.rules.ts'

/** The most places in a list. */
export const MOST_PLACES = 50

/** A partner of the directory that was found nearby. */
export type NearbyPartner = NearbyPlace & { partnerId: number }

type Row = {
  partner_id: number
  partner_name: string
  address: string
  city: string
  kind: PartnerKind
  latitude: number
  longitude: number
  chord: number
}

const point = sql`cube(${sql.placeholder('point')}::float8[])`
const chord = sql`${sql.placeholder('chord')}::float8`
const goods = sql`${sql.placeholder('goods')}::text`
const plainGoods = sql`${sql.placeholder('plainGoods')}::text`
const name = sql`${sql.placeholder('name')}::text`
/** A partner's products, one per line, so that no match spans two of them. */
const had = sql`array_to_string(p.goods, e'\\n')`

/** A cube slightly larger than asked, because rounding must not shrink its corners; the chord then decides exactly. */
export const around = (at: SQL, within: SQL): SQL => sql`cube_enlarge(${at}, ${within} + 1e-9, 3)`

// Reads in index order, so that it stops after the first fifty, however many partners are near.
const nearest = prepareSql<Row>(
  'nearest_partners',
  () => sql`select p.partner_id, p.partner_name, p.address, p.city, p.kind, p.latitude, p.longitude,
      p.sphere <-> ${point} as chord
    from partners p
    where p.sphere <@ ${around(point, chord)} and p.sphere <-> ${point} <= ${chord}
      and p.active and p.kind = any(${sql.placeholder('kinds')}::text[])
      and (${name} = '' or position(${name} in p.plain_name) > 0)
      and (${goods} = '' or position(${plainGoods} in p.plain_name) > 0 or position(${plainGoods} in lower(${had})) > 0
        or (${had} ~ '[^A-Za-z0-9 \\n]' and position(${plainSql(goods)} in ${plainSql(had)}) > 0))
    order by p.sphere <-> ${point} limit ${sql.raw(String(MOST_PLACES))}`,
)

/**
 * Returns the partners of the directory within `radius` metres, nearest first, at most fifty. `name` matches part of their
 * name, `goods` part of their name or of one of their goods, both ignoring case and accents; a text without letters or
 * digits finds nothing.
 */
export async function nearestPartners(database: Database, asked: NearbyQuestion): Promise<NearbyPartner[]> {
  const [plainGoods, name] = [plainName(asked.goods), plainName(asked.name)]
  if ((asked.goods.trim() && !plainGoods) || (asked.name.trim() && !name)) return []
  const rows = await nearest(database, {
    point: spherePoint(asked.position),
    chord: chordOf(asked.radius),
    kinds: asked.kinds,
    goods: writable(asked.goods),
    plainGoods,
    name,
  })
  return rows.map(row => ({
    partnerId: row.partner_id,
    name: row.partner_name,
    vicinity: `${row.address}, ${row.city}`,
    kind: row.kind,
    latitude: row.latitude,
    longitude: row.longitude,
    distance: metresOf(row.chord),
  }))
}

/** Makes a text storable in PostgreSQL, in one line: no NUL, no lone surrogate. */
const writable = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\0\s]+/g, ' ')
    .trim()
