import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SavedArticle } from '../../catalogue/editing/save-article.server.ts'
import { readContact } from '../../customers/add-contact.server.ts'
import { locateAddress } from '../../delivery/locate-address.server.ts'
import { Failure, type ParsedOf, refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import type { Limit } from '../../lib/limits.server.ts'
import { toDecimal, toMinor } from '../../lib/money.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { m } from '../../messages/m.ts'
import type { Position } from '../../near/providers/distance.rules.ts'
import { reserveOrder } from '../../orders/placing/reserve-order.server.ts'
import { offeredMethods } from '../../settings/choices.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { isShared, type Kind, kinds, MOST_FAMILY, sharesOf } from '../animals.rules.ts'
import { isBrought } from '../delivery-fee.rules.ts'
import { splitPrice, sumOf } from '../deposit.rules.ts'
import { takePlaces } from '../families/family-places.server.ts'
import { book } from '../qurbani.contract.ts'
import { readWindows, wrongWindow } from '../read-windows.server.ts'
import { qurbaniDays, qurbaniOffers, qurbaniSeasons } from '../season.tables.server.ts'
import { holdShares } from './hold-shares.server.ts'
import { readShareCharges } from './price-share.server.ts'
import { chargeDelivery, readDelivery } from './read-delivery.server.ts'
import { type OfferRow, readOffers } from './read-offers.server.ts'
import { setFamilyAside } from './set-family-aside.server.ts'
import { type NewShare, writeBooking } from './write-booking.server.ts'

type Input = ParsedOf<typeof book>
type Season = typeof qurbaniSeasons.$inferSelect

/** The most shares that one address can hold in 15 minutes, so that nobody blocks them all without paying. */
const sharesFromAddress: Limit = { name: 'book-qurbani', most: 42, seconds: 900 }

export const answerBook = handlePrepared(
  book,
  async (input, shop) => {
    const { shares, invites, address } = input
    await shop.limits.spend(sharesFromAddress, shop.visitor.address, invites ? MOST_FAMILY : shares.length)
    return address && shares.some(isBrought) ? locateAddress(shop, address) : undefined
  },
  (input, shop, position: Position | undefined) => placeBooking(input, shop, position),
)

async function placeBooking(input: Input, shop: Shop, position: Position | undefined) {
  const { database, clock, caller, cards } = shop
  const now = clock()
  const [[season], charges, delivery, reserved, account, offers, windows, past] = await Promise.all([
    database.select().from(qurbaniSeasons).where(eq(qurbaniSeasons.seasonId, input.seasonId)),
    readShareCharges(database, kinds),
    readDelivery(database, input, position),
    reserveOrder(database),
    caller && !input.customer ? readContact(database, caller.custId) : undefined,
    readOffers(database, offersOf(input)),
    readWindows(database, input.shares, { hold: true }),
    readPastDays(database, input.seasonId, now),
  ])
  if (season?.state !== 'OPEN' || season.orderBy <= now) return refuse(book, 'NOT_OPEN', undefined)
  const wrong = wrongInput(input, season, account)
  if (wrong) return refuse(book, 'BAD_INPUT', undefined, wrong)
  if (input.wakala !== season.wakala) return refuse(book, 'WAKALA_CHANGED', undefined)
  if (!offeredMethods(charges.paymentMethods, cards).includes('CARD'))
    return refuse(book, 'NO_CARDS', undefined)

  const chosen = input.shares.map(share => offers.find(({ offerId }) => offerId === share.offerId))
  const gone = chosen.flatMap((offer, index) =>
    isOpenTo(input, offer) && !past.has(offer?.day ?? 0) ? [] : [{ index, left: 0 }],
  )
  if (gone.length) return refuse(book, 'SOLD_OUT', { shares: gone })
  const wanted = chosen as OfferRow[]
  const misfit =
    wrongWindows(input, wanted, { windows, now }) ?? (input.invites ? wrongFamily(wanted) : undefined)
  if (misfit) return refuse(book, 'BAD_INPUT', undefined, misfit)

  const { currency, priceOf, basisPointsOf, saveArticleOf } = charges
  const articles = new Map<string, SavedArticle>()
  for (const { kind } of wanted) articles.set(kind, await saveArticleOf(kind as Kind, now))
  const shares = input.shares.map((share, at): NewShare => {
    const offer = wanted[at] as OfferRow
    const kind = offer.kind as Kind
    const price = priceOf(kind, offer.price)
    const { deposit } = splitPrice(price, input.pays === 'FULL' ? 10_000 : season.depositBasisPoints)
    const article = articles.get(kind) as SavedArticle
    return { share, offer, price, now: deposit, article, basisPoints: basisPointsOf(kind) }
  })
  const fee = chargeDelivery(
    delivery,
    shares.map(({ share, price }) => ({ ...share, net: price.net })),
  )
  if (fee instanceof Failure) return fee
  const due = sumOf(shares.map(share => share.now)) + fee
  if (input.due !== undefined && toMinor(input.due, currency.exponent) !== due)
    return refuse(book, 'PRICE_CHANGED', { due: toDecimal(due, currency.exponent) })

  const family = input.invites
    ? await setFamilyAside(shop, wanted[0] as OfferRow, {
        familyName: input.customer?.firstName ?? account?.firstName ?? '',
        besides: [...windows.values()].map(({ availabilityId }) => availabilityId),
      })
    : undefined
  if (family instanceof Failure) return family
  const taken = family ? shares.map(share => ({ ...share, offer: { ...share.offer, ...family } })) : shares
  const placed = await writeBooking(shop, {
    ...reserved,
    season,
    customer: (input.customer ?? account) as NonNullable<Input['customer']>,
    address: input.address,
    sendSmsFlag: input.sendSmsFlag,
    shares: taken,
    fee,
    currency,
    createDate: now,
  })
  const short = await holdShares(database, { taken, windows, ...placed, heldAt: now })
  if (short) return short
  const [{ offer }] = taken as [NewShare]
  if (family || input.familyKey) {
    const animal = { offerId: offer.offerId, of: sharesOf[offer.kind as Kind] }
    const free = await takePlaces(database, animal, { orderId: reserved.orderId, wanted: input.place })
    if (!free) return refuse(book, 'PLACE_TAKEN', undefined)
  }
  shop.changed('qurbani', 'orders')
  return {
    orderNum: reserved.orderNum,
    link: placed.linkKey,
    payUntil: placed.payUntil.toISOString(),
    due: toDecimal(due, currency.exponent),
    familyKey: family?.familyKey ?? input.familyKey ?? null,
  }
}

const offersOf = ({ seasonId, shares }: Input) =>
  and(
    eq(qurbaniOffers.seasonId, seasonId),
    inArray(
      qurbaniOffers.offerId,
      shares.map(({ offerId }) => offerId),
    ),
  )

/** The days of a season that have ended in the shop's time zone: they cannot be booked, even while the season is open. */
async function readPastDays(database: Shop['database'], seasonId: number, now: Date): Promise<Set<number>> {
  const { timeZone } = await readSettings(database)
  const rows = await database
    .select({ day: qurbaniDays.day })
    .from(qurbaniDays)
    .where(
      and(
        eq(qurbaniDays.seasonId, seasonId),
        sql`(${qurbaniDays.date} + 1)::timestamp at time zone ${timeZone} <= ${now.toISOString()}::timestamptz`,
      ),
    )
  return new Set(rows.map(({ day }) => day))
}

/** True if an offer can be booked: a family's only with its key, and with a key nothing else. */
const isOpenTo = ({ familyKey }: Input, offer: OfferRow | undefined): boolean =>
  offer?.active === true && (offer.familyKey ?? undefined) === familyKey

/** Checks the input for errors that the contract cannot see. */
function wrongInput(
  { shares, customer, address, pays, familyKey, place }: Input,
  season: Season,
  account: unknown,
): Record<string, string> | undefined {
  if (!customer && !account) return { customer: m.customers_first_name_required() }
  if (!address && shares.some(isBrought)) return { address: m.customers_address_required() }
  if (place !== undefined && (familyKey === undefined || shares.length > 1))
    return { place: m.qurbani_one_place() }
  if (pays === 'DEPOSIT' && season.depositBasisPoints === 10_000) return { pays: m.qurbani_all_at_once() }
  return undefined
}

function wrongWindows(
  { shares }: Input,
  offers: readonly OfferRow[],
  { windows, now }: { windows: Awaited<ReturnType<typeof readWindows>>; now: Date },
) {
  const wrong = shares.flatMap((share, at) => {
    const ends = windows.get(share.windowId ?? 0)?.endsAt
    const says =
      ends && ends <= now ? m.qurbani_window_past() : wrongWindow(share, offers[at] as OfferRow, windows)
    return says ? [[`shares.${at}.windowId`, says]] : []
  })
  return wrong.length ? (Object.fromEntries(wrong) as Record<string, string>) : undefined
}

/** Checks that a family books one animal, of a kind that several people can share. */
function wrongFamily(offers: readonly OfferRow[]) {
  const [first] = offers as [OfferRow]
  const fits = first.type === 'POOL' && isShared(first.kind as Kind)
  return fits && offers.every(({ offerId }) => offerId === first.offerId)
    ? undefined
    : { invites: m.qurbani_family_one_animal() }
}
