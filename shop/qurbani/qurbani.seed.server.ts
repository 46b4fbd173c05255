import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { openAvailabilities } from '../availability/open-availability.server.ts'
import { dayAt, daysLater } from '../lib/dates/dates.ts'
import { m } from '../messages/m.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { DEMO_BRANCH } from '../settings/settings.seed.server.ts'
import { type Kind, sharesOf } from './animals.rules.ts'
import { nextEid } from './season/new-season.rules.ts'
import { writeWindows } from './season/write-windows.server.ts'
import { qurbaniAnimals, qurbaniDays, qurbaniOffers, qurbaniSeasons } from './season.tables.server.ts'

/**
 * The offer of a kind in the demo shop: animals a day, the price of a share in minor units, its meat in thousandths of a pound.
 */
const pools: Record<Kind, { animals: number; price: number; from: number; to: number; tag: string }> = {
  GOAT: { animals: 18, price: 4_200_000, from: 28_000, to: 38_000, tag: 'G' },
  SHEEP: { animals: 14, price: 3_800_000, from: 26_000, to: 36_000, tag: 'S' },
  COW: { animals: 10, price: 3_600_000, from: 28_000, to: 36_000, tag: 'C' },
  CAMEL: { animals: 1, price: 5_200_000, from: 40_000, to: 52_000, tag: 'K' },
}

/** Animals that are sold individually: kind, tag, live weight in thousandths of a pound, price in minor units. */
const named: [Kind, string, number, number][] = [
  ['GOAT', 'G-501', 92_000, 5_600_000],
  ['GOAT', 'G-502', 104_000, 6_100_000],
  ['SHEEP', 'S-501', 118_000, 5_900_000],
]

const CAPACITY = 50
const DAYS = [1, 2, 3]
const NOBODY = { movedBy: null }

/**
 * Creates the demo shop's season: the next one that can still be booked, with pools on each day and some animals to choose.
 */
export async function seedQurbani(database: Database, now: Date): Promise<void> {
  // Some weeks are left to book, for anyone who looks at the demo shop.
  const { timeZone } = await readSettings(database)
  const firstDay = nextEid(daysLater(dayAt(now, timeZone), 21))
  const [season] = await database
    .insert(qurbaniSeasons)
    .values({
      branchId: DEMO_BRANCH,
      seasonName: m.qurbani_demo_season(),
      firstDay,
      days: DAYS.length,
      orderBy: momentAt(daysLater(firstDay, -7), 20, timeZone),
      depositBasisPoints: 3000,
      unfilledRule: 'OTHERS JOIN',
      rules: m.qurbani_office_rules(),
      wakala: m.qurbani_office_wakala(),
      state: 'OPEN',
      demo: true,
    })
    .returning({ seasonId: qurbaniSeasons.seasonId, orderBy: qurbaniSeasons.orderBy })
  if (!season) throw new Error('The database did not return the season')
  const { seasonId, orderBy } = season
  const dateOf = (day: number) => daysLater(firstDay, day - 1)
  await database
    .insert(qurbaniDays)
    .values(DAYS.map(day => ({ seasonId, day, date: dateOf(day), capacity: CAPACITY })))
  await seedOffers(database, seasonId, now)
  await writeWindows(
    database,
    { ...{ seasonId, branchId: DEMO_BRANCH, firstDay, orderBy }, windows },
    { timeZone, movedAt: now, ...NOBODY },
  )
}

/** The moment of an hour of a day by the shop's clock. */
const momentAt = (day: string, hour: number, timeZone: string) =>
  sql`(${day}::date + make_interval(hours => ${hour}::int)) at time zone ${timeZone}` as unknown as Date

async function seedOffers(database: Database, seasonId: number, now: Date): Promise<void> {
  const kinds = Object.entries(pools) as [Kind, (typeof pools)[Kind]][]
  const animals = await database
    .insert(qurbaniAnimals)
    .values([
      ...named.map(([kind, tag, weight]) => ({
        seasonId,
        day: 1,
        kind,
        tag,
        weight,
        shares: sharesOf[kind],
      })),
      ...kinds.flatMap(([kind, { tag }]) =>
        Array.from({ length: 3 }, (_, at) => ({
          seasonId,
          kind,
          day: at + 1,
          tag: `${tag}-${101 + at}`,
          shares: sharesOf[kind],
        })),
      ),
    ])
    .returning({ animalId: qurbaniAnimals.animalId, tag: qurbaniAnimals.tag })
  const wanted = [
    ...DAYS.flatMap(day =>
      kinds.map(([kind, { animals: count, price, from, to }]) => ({
        ...{ day, kind, price, animals: count },
        ...{ type: 'POOL', weightFrom: from, weightTo: to, animalId: null },
      })),
    ),
    ...named.map(([kind, tag, , price]) => ({
      ...{ day: 1, kind, price, animals: 1 },
      ...{ type: 'NAMED', weightFrom: pools[kind].from, weightTo: pools[kind].to },
      animalId: animals.find(animal => animal.tag === tag)?.animalId ?? null,
    })),
  ]
  const counted = await openAvailabilities(
    database,
    wanted.map(({ kind, animals: count }) => ({
      kind: 'share' as const,
      onHand: count * sharesOf[kind],
      movedAt: now,
      ...NOBODY,
    })),
  )
  await database
    .insert(qurbaniOffers)
    .values(wanted.map((offer, at) => ({ ...offer, seasonId, availabilityId: counted[at] as number })))
}

/** Time windows of each day: two for collection, one for delivery. */
const windows = DAYS.flatMap(day => [
  { day, method: 'COLLECT' as const, startsAt: '14:00', endsAt: '17:00', capacity: 90 },
  { day, method: 'COLLECT' as const, startsAt: '17:00', endsAt: '20:00', capacity: 90 },
  { day, method: 'DELIVER' as const, startsAt: '15:00', endsAt: '20:00', capacity: 60 },
])
