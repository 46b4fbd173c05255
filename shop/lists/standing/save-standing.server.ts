import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { readCharges } from '../../cart/charges.server.ts'
import { ageUnconfirmed } from '../../catalogue/ages/age-failures.ts'
import { highestAge, isOldEnough } from '../../catalogue/ages/ages.rules.ts'
import { findCustomer } from '../../customers/account/read-customer.server.ts'
import { checkAddress } from '../../customers/address.rules.ts'
import { lockAccount } from '../../customers/lock-account.server.ts'
import { locateAddress } from '../../delivery/locate-address.server.ts'
import { minutesAt } from '../../hours/clock-times.rules.ts'
import { type Failure, type ParsedOf, refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { m } from '../../messages/m.ts'
import { readBranch } from '../../settings/branches/read-branches.server.ts'
import { savedLists } from '../lists.tables.server.ts'
import { forgetTold } from './forget-told.server.ts'
import { readListNow } from './list-now.server.ts'
import { nextMoment, readNearDays } from './look-again.server.ts'
import { readStanding, readWall, type Standing } from './read-standing.server.ts'
import { saveStanding } from './standing.contract.ts'
import { firstDayOn, MOST_STANDING } from './standing.rules.ts'
import { standingOrders } from './standing.tables.server.ts'
import { addressOfStanding, isInTime, type Place, windowsFor, windowsOn } from './standing-windows.server.ts'

const nowhere = {
  ...{ address: null, city: null, stateProvince: null, country: null, postalCode: null, position: null },
}

/** True if a customer has this list. */
async function hasList(database: Database, custId: number, listId: number): Promise<boolean> {
  const found = await database
    .select({ listId: savedLists.listId })
    .from(savedLists)
    .where(and(eq(savedLists.listId, listId), eq(savedLists.custId, custId)))
  return found.length > 0
}

/** Finds the place of a standing order: the branch, or the shipping address of the account with its position. */
async function placeOf(
  { listId, pickupType, branchId }: ParsedOf<typeof saveStanding>,
  shop: SignedInShop,
): Promise<Place | Failure<'NOT_FOUND' | 'BAD_INPUT'>> {
  const { database, caller } = shop
  if (!(await hasList(database, caller.custId, listId))) return refuse(saveStanding, 'NOT_FOUND', undefined)
  if (pickupType !== 'DELIVERY') {
    const branch = await readBranch(database, branchId)
    return { ...nowhere, pickupType, branchId: branch.branchId }
  }
  const { address, city, stateProvince, country, postalCode } =
    (await findCustomer(database, caller.custId)) ?? nowhere
  const typed = {
    ...{ address: address ?? '', city: city ?? '', stateProvince: stateProvince ?? '' },
    ...{ country: country ?? '', postalCode: postalCode ?? '' },
  }
  if (Object.keys(checkAddress(typed, '')).length)
    return refuse(saveStanding, 'BAD_INPUT', undefined, { pickupType: m.lists_standing_no_address() })
  return { ...typed, pickupType, branchId: null, position: (await locateAddress(shop, typed)) ?? null }
}

type Wanted = Pick<
  Standing,
  'ageConfirmed' | 'listId' | 'everyWeeks' | 'weekday' | 'startsMinute' | 'endsMinute'
> &
  Place

const compared = [
  ...(['listId', 'everyWeeks', 'weekday', 'startsMinute', 'pickupType', 'branchId'] as const),
  ...(['ageConfirmed', 'address', 'city', 'stateProvince', 'country', 'postalCode'] as const),
]
const isSame = (one: Standing, wanted: Wanted) => compared.every(field => one[field] === wanted[field])

export const answerSaveStanding = handlePrepared(saveStanding, placeOf, async (input, shop, place) => {
  const { database, caller, clock } = shop
  const { custId } = caller
  const { standingId, listId, everyWeeks, weekday } = input
  // Two saves of a customer wait for each other, and so do a save and the job: neither goes beyond the most.
  await lockAccount(database, custId)
  const all = await readStanding(database, custId)
  const own = all.find(one => one.standingId === standingId)
  if ((standingId !== undefined && !own) || !(await hasList(database, custId, listId)))
    return refuse(saveStanding, 'NOT_FOUND', undefined)
  if (own && own.version !== input.version) return refuse(saveStanding, 'STALE', undefined)
  const startsMinute = minutesAt(input.starts)
  const wall = await readWall(database, clock())
  const windows = windowsOn(await windowsFor(database, place, clock()), weekday, startsMinute)
  const window = windows.find(one => isInTime(one, wall.timeZone))
  if (!window) {
    const name = windows.length ? 'TOO_EARLY' : 'NO_WINDOW'
    return refuse(saveStanding, name, undefined, { starts: saveStanding.failures[name].says() })
  }
  const { lines } = await readListNow(database, { ...place, listId, ageConfirmed: null }, window.branchId)
  const ageFrom = highestAge(lines)
  const ageConfirmed = ageFrom === null ? null : (input.ageConfirmed ?? own?.ageConfirmed ?? null)
  if (!isOldEnough(ageConfirmed, ageFrom))
    return refuse(saveStanding, 'AGE_UNCONFIRMED', undefined, ageUnconfirmed('ageConfirmed', ageFrom))
  const wanted: Wanted = {
    ...{ ...place, listId, everyWeeks, weekday, startsMinute, endsMinute: window.ends, ageConfirmed },
  }
  const same = own ? isSame(own, wanted) && own : all.find(one => isSame(one, wanted))
  if (same) return { standingId: same.standingId, version: same.version, firstDay: same.firstDay }
  if (!own && all.length >= MOST_STANDING) return refuse(saveStanding, 'MOST_STANDING', undefined)
  const { paymentMethods } = await readCharges(database, {
    ...{ delivered: place.pickupType === 'DELIVERY', branchId: place.branchId ?? undefined },
    ...{ ...addressOfStanding(place), position: place.position ?? undefined },
  })
  if (!paymentMethods.includes('CASH')) return refuse(saveStanding, 'NO_CASH', undefined)
  const isOtherDay = own?.weekday !== weekday || own.everyWeeks !== everyWeeks
  const firstDay = own && !isOtherDay ? own.firstDay : firstDayOn(weekday, wall.now)
  if (own && isOtherDay) await forgetTold(database, own.standingId)
  const days = own ? await readNearDays(database, own.standingId, wall.now) : new Map()
  const values = {
    ...{ ...wanted, custId, firstDay, changedAt: clock() },
    nextAt: nextMoment({ firstDay, everyWeeks }, days, wall),
  }
  const [written] = own
    ? await database
        .update(standingOrders)
        .set({ ...values, version: own.version + 1 })
        .where(eq(standingOrders.standingId, own.standingId))
        .returning()
    : await database
        .insert(standingOrders)
        .values({ ...values, createdAt: clock() })
        .returning()
  const { standingId: savedId, version } = written as Standing
  return { standingId: savedId, version, firstDay }
})
