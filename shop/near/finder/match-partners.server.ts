import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { prepareSql } from '../../../database/prepared-statement.ts'
import { plainName } from '../../lib/plain-name.ts'
import type { FoundPlace } from '../near.contract.ts'
import { around, MOST_PLACES } from '../partners/nearest-partners.server.ts'
import type { WeekHours } from '../partners/partner-kinds.rules.ts'
import type { NearbyPlace } from '../providers/map-provider.ts'
import { chordOf, spherePoint } from '../providers/sphere.rules.ts'

/** The most metres between a place and a partner of the same name that count as a match. */
const WITHIN = 1000
/** The number of nearest partners whose names are compared by containment; equal names are always compared. */
const LOOKED_AT = 300

/** A place that a provider found; the shop's directory also says which partner it is. */
type Found = NearbyPlace & { partnerId?: number }
type Match = {
  place: number
  partner_id: number
  priority: number
  phone1: string
  hours: WeekHours | null
  equal: boolean
  chord: number
}

const within = sql`${sql.placeholder('within')}::float8`
const contains = (long: ReturnType<typeof sql>, short: ReturnType<typeof sql>) =>
  sql`position(' ' in ${short}) > 0 and position(' ' || ${short} || ' ' in ' ' || ${long} || ' ') > 0`

const matches = prepareSql<Match>(
  'match_partners',
  () => sql`with found as materialized (
      select place, partner_id, name, cube(array[x, y, z]) as point
      from unnest(${sql.placeholder('partnerIds')}::int[], ${sql.placeholder('names')}::text[],
        ${sql.placeholder('xs')}::float8[], ${sql.placeholder('ys')}::float8[], ${sql.placeholder('zs')}::float8[])
        with ordinality as f(partner_id, name, x, y, z, place)
    )
    select f.place::int, m.* from found f
    cross join lateral (
      select p.partner_id, p.priority, p.phone1, p.hours, p.plain_name = f.name as equal, p.sphere <-> f.point as chord
      from (
        select * from partners k where k.partner_id = f.partner_id
        union all
        select * from partners k where f.partner_id is null and k.plain_name = f.name
          and k.sphere <@ ${around(sql`f.point`, within)}
        union all
        select * from (
          select * from partners k where f.partner_id is null and f.name <> ''
            and k.sphere <@ ${around(sql`f.point`, within)}
          order by k.sphere <-> f.point limit ${sql.raw(String(LOOKED_AT))}
        ) k where k.plain_name <> '' and (${contains(sql`k.plain_name`, sql`f.name`)} or ${contains(sql`f.name`, sql`k.plain_name`)})
      ) p
      where p.active and (p.partner_id = f.partner_id or p.sphere <-> f.point <= ${within})
    ) m
    order by equal desc, chord, partner_id, place`,
)

/**
 * Matches the places that a provider found with the partners of the directory: the names are equal, or one name of several
 * words is contained in the other, within a kilometre. Sorts partners by priority, then by distance; then the other places
 * by distance; at most fifty (readings of spec section 8: matched by name, priority 1, then 2, then the rest).
 */
export async function matchPartners(database: Database, found: readonly Found[]): Promise<FoundPlace[]> {
  const points = found.map(spherePoint)
  const all = await matches(database, {
    partnerIds: found.map(({ partnerId }) => partnerId ?? null),
    names: found.map(({ name }) => plainName(name)),
    xs: points.map(([x]) => x),
    ys: points.map(([, y]) => y),
    zs: points.map(([, , z]) => z),
    within: chordOf(WITHIN),
  })
  const partnerOf = pairs(all)
  const places = found.map((place, at) => placeOf(place, partnerOf.get(at + 1)))
  const once = new Map(places.toReversed().map(place => [place.placeId, place]))
  return [...once.values()].sort(byPriority).slice(0, MOST_PLACES)
}

/** Gives each place at most one partner and each partner at most one place, the best matches first. */
function pairs(best: readonly Match[]): Map<number, Match> {
  const taken = new Set<number>()
  const partnerOf = new Map<number, Match>()
  for (const match of best) {
    if (taken.has(match.partner_id) || partnerOf.has(match.place)) continue
    taken.add(match.partner_id)
    partnerOf.set(match.place, match)
  }
  return partnerOf
}

function placeOf(place: Found, partner: Match | undefined): FoundPlace {
  const { name, vicinity, kind, latitude, longitude, distance } = place
  return {
    placeId: partner ? `partner-${partner.partner_id}` : `place-${mark(place)}`,
    name,
    vicinity,
    kind,
    location: { latitude, longitude },
    distance,
    partnerId: partner?.partner_id ?? null,
    priority: partner?.priority ?? null,
    phone1: partner?.phone1 ?? '',
    hours: partner?.hours ? [...partner.hours] : null,
  }
}

const mark = ({ name, latitude, longitude }: Found) =>
  createHash('sha256').update(`${name} ${latitude} ${longitude}`).digest('base64url').slice(0, 16)

const byPriority = (one: FoundPlace, other: FoundPlace) =>
  (one.priority ?? Number.POSITIVE_INFINITY) - (other.priority ?? Number.POSITIVE_INFINITY) ||
  one.distance - other.distance ||
  (one.placeId < other.placeId ? -1 : 1)
