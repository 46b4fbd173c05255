import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { clockTime } from '../../hours/clock-times.rules.ts'
import { handle } from '../../lib/handler.server.ts'
import { linksOfOrders } from '../../orders/links-of-orders.server.ts'
import { readBranches, showBranch } from '../../settings/branches/read-branches.server.ts'
import { savedLists } from '../lists.tables.server.ts'
import { type DayRow, readDayRows, readStanding, readWall, type Standing } from './read-standing.server.ts'
import { findStanding, MOST_PAST, type StandingDay, type StandingOrder } from './standing.contract.ts'
import { DAYS_AHEAD, type Outcome, occurrencesFrom, type Rhythm } from './standing.rules.ts'
import type { NotPlacedReason } from './standing-reasons.ts'
import { readStandingWays } from './standing-ways.server.ts'

type Links = Awaited<ReturnType<typeof linksOfOrders>>

function showDay(day: string, row: DayRow | undefined, links: Links): StandingDay {
  const order = row?.orderId ? links.get(row.orderId) : undefined
  return {
    day,
    outcome: (row?.outcome ?? null) as Outcome | null,
    orderNum: order?.orderNum ?? null,
    link: order?.link ?? null,
    reason: (row?.reason ?? null) as NotPlacedReason | null,
  }
}

/** Reads the names of a customer's lists, by id. */
async function namesOfLists(database: Database, custId: number): Promise<Map<number, string>> {
  const lists = await database
    .select({ listId: savedLists.listId, listName: savedLists.listName })
    .from(savedLists)
    .where(eq(savedLists.custId, custId))
  return new Map(lists.map(({ listId, listName }) => [listId, listName]))
}

/** Reads the places of branches in one line, by id. */
async function placesOfBranches(database: Database): Promise<Map<number, string>> {
  const branches = await readBranches(database)
  const several = branches.length > 1
  return new Map(
    branches
      .map(showBranch)
      .map(({ branchId, branchName, address }) => [
        branchId,
        several ? `${branchName}, ${address}` : address,
      ]),
  )
}

const addressLine = ({ address, city, stateProvince, postalCode, country }: Standing) =>
  [address, city, stateProvince, postalCode, country].filter(Boolean).join(', ')

export const answerFindStanding = handle(findStanding, async (_input, { database, caller, clock }) => {
  const found = await readStanding(database, caller.custId)
  const [ways, { now }, names, places, rows] = await Promise.all([
    readStandingWays(database, clock()),
    readWall(database, clock()),
    namesOfLists(database, caller.custId),
    placesOfBranches(database),
    readDayRows(
      database,
      found.map(({ standingId }) => standingId),
    ),
  ])
  const links = await linksOfOrders(
    database,
    rows.flatMap(({ orderId }) => orderId ?? []),
  )
  const standing = found.map((one): StandingOrder => {
    const own = rows.filter(({ standingId }) => standingId === one.standingId)
    const coming = occurrencesFrom(one, now.day, DAYS_AHEAD)
    const earlier = own.filter(({ day, outcome }) => outcome !== 'TOLD' && !coming.includes(day))
    return {
      ...{ standingId: one.standingId, listId: one.listId, listName: names.get(one.listId) ?? '' },
      ...{ everyWeeks: one.everyWeeks as Rhythm, weekday: one.weekday },
      ...{ starts: clockTime(one.startsMinute), ends: clockTime(one.endsMinute) },
      ...{ pickupType: one.pickupType as StandingOrder['pickupType'], branchId: one.branchId },
      ageConfirmed: one.ageConfirmed,
      place: one.branchId === null ? addressLine(one) : (places.get(one.branchId) ?? ''),
      ...{ state: one.state as StandingOrder['state'], version: one.version, firstDay: one.firstDay },
      coming: coming.map(day =>
        showDay(
          day,
          own.find(row => row.day === day),
          links,
        ),
      ),
      past: earlier.slice(0, MOST_PAST).map(row => showDay(row.day, row, links)),
    }
  })
  return { ways, standing }
})
