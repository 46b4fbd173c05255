import { vi } from 'vitest'
import { type Choice, openMaps } from './stand-ins/maps-stand-in.ts'
import { openTestShop } from './test-shop.ts'

/** The five public calls about places. */
export type NearCall = 'suggest' | 'geocode' | 'reverseGeocode' | 'findPlaces' | 'distance'

/** Empress Market in Karachi, an arbitrary place. */
export const market = { latitude: 24.8624, longitude: 67.0283 }
/** A supermarket, at a great-circle distance of 4330 m. */
export const supermarket = { latitude: 24.8815, longitude: 67.0657 }

/** A valid input for each call; a different one for each `turn`, so that none is cached. */
export const nearInput = (call: NearCall, turn = 0): object =>
  ({
    suggest: { text: `Karachi ${turn || ''}` },
    geocode: { address: `Karachi ${turn || ''}` },
    reverseGeocode: { ...market, latitude: market.latitude + turn / 1000 },
    findPlaces: { ...market, radius: 1 + (turn % 20) },
    distance: { from: { ...market, latitude: market.latitude + turn / 1000 }, to: supermarket },
  })[call]

/** A shop whose map provider is a stand-in. */
export async function openMapsShop(provider: 'osm' | 'google', more: Record<string, string> = {}) {
  const maps = await openMaps()
  const shop = await openTestShop(10, { variables: { ...maps[provider], ...more } })
  await shop.pool.query(`insert into settings (name, value) values ('otherPlaces', 'true')`)
  const rows = async () => (await shop.pool.query('select * from map_answers order by question')).rows
  return {
    maps,
    shop,
    ask: (call: NearCall, input: object = nearInput(call)) => shop.post(`/near/${call}`, input),
    /** The logged problems with providers. */
    warnings: () =>
      shop.log
        .filter(line => line.includes('a provider of maps did not answer'))
        .map(line => JSON.parse(line)),
    rows,
    later: (minutes: number) => shop.later(minutes),
    /** Answers are stored outside the call. */
    stored: (count: number) => vi.waitUntil(async () => (await rows()).length === count, { timeout: 5_000 }),
    /** As if a second had passed, for a provider that is limited to one request per second. */
    pause: () => shop.pool.query(`delete from rate_limits where key like 'maps-%'`),
    /** As if there had been no requests for a minute, and nothing were cached. */
    async afresh(choose: Choice = () => undefined) {
      // The last answers may still be being stored.
      const { pool } = shop
      await vi.waitUntil(() => pool.idleCount === pool.totalCount && pool.waitingCount === 0)
      await shop.pool.query('delete from rate_limits')
      await shop.pool.query('delete from map_answers')
      shop.later(1)
      maps.asked.length = 0
      shop.log.length = 0
      maps.fail(choose)
    },
    close: async () => {
      await maps.close()
      await shop.close()
    },
  }
}

export type MapsShop = Awaited<ReturnType<typeof openMapsShop>>
