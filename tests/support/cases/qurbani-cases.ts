import { bookShares, forgetBookings, newPool, newSeason, payFor, shareOf, WAKALA } from '../booking-shares.ts'
import type { CallCase } from './call-case.ts'
import type { World } from './call-world.ts'

const seasons = new WeakMap<World, Promise<{ seasonId: number; offerId: number }>>()

/** The season of a world in which shoppers book. */
async function seasonOf(world: World) {
  const open = async () => {
    const seasonId = await newSeason(world.shop.pool)
    return { seasonId, offerId: await newPool(world.shop.pool, seasonId, { animals: 100 }) }
  }
  await forgetBookings(world.shop.pool)
  const found = seasons.get(world) ?? open()
  seasons.set(world, found)
  return found
}

/** A paid booking, by its secret link. */
async function paidBooking(world: World, more: object = {}) {
  const { seasonId, offerId } = await seasonOf(world)
  const { body } = await bookShares(world.shop, seasonId, [shareOf(offerId)], more)
  await payFor(world.shop, body)
  return body as { orderNum: string; link: string; familyKey: string }
}
const byLink =
  (more: object = {}) =>
  async (world: World) => {
    const { orderNum, link } = await paidBooking(world, more)
    return { orderNum, link }
  }
const badLink = { change: { orderNum: 'x'.repeat(21) }, field: 'orderNum' }

/** Cases of the calls by which shoppers book Qurbani shares. */
export const qurbaniCases: Record<string, CallCase> = {
  'GET /qurbani/findSeason': {
    good: async world => {
      await seasonOf(world)
      return {}
    },
  },
  'POST /qurbani/book': {
    good: async world => {
      const { seasonId, offerId } = await seasonOf(world)
      return {
        seasonId,
        customer: {
          firstName: 'Zainab',
          lastName: 'Qureshi',
          email: 'zainab@example.org',
          phone1: '0300 7654321',
        },
        shares: [shareOf(offerId)],
        wakala: WAKALA,
      }
    },
    bad: { change: { shares: [] }, field: 'shares' },
  },
  'GET /qurbani/findFamily/{familyKey}': {
    good: async world => ({ familyKey: (await paidBooking(world, { invites: true })).familyKey }),
    bad: { change: { familyKey: 'x'.repeat(101) }, field: 'familyKey' },
  },
  'GET /qurbani/findBooking/{orderNum}/{link}': { good: byLink(), bad: badLink },
  'POST /qurbani/payBalance': { good: byLink({ pays: 'DEPOSIT' }), bad: badLink },
  'POST /qurbani/cancel': { good: byLink(), bad: badLink },
}
