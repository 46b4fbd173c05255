import { vi } from 'vitest'
import { type Choice, openMaps } from './maps-stand-in.ts'
import { openTestShop } from './test-shop.ts'

/** The five public calls about places. */
export type NearCall = 'suggest' | 'geocode' | 'reverseGeocode' | 'findPlaces' | 'distance'

/** Empress Market in Karachi, as good as any place. */
export const market = { latitude: 24.8624, longitude: 67.0283 }
/** A supermarket, 4330 m away from it by the great circle. */
export const supermarket = { latitude: 24.8815, longitude: 67.0657 }

/** A good input of each; another one for each `turn`, so that none is known before. */
export const nearInput = (call: NearCall, turn = 0): object =>
  ({
    suggest: { text: `Karachi ${turn || ''}` },
    geocode: { address: `Karachi ${turn || ''}` },
    reverseGeocode: { ...market, latitude: market.latitude + turn / 1000 },
    findPlaces: { ...market, radius: 1 + (turn % 20) },
    distance: { from: { ...market, latitude: market.latitude + turn / 1000 }, to: supermarket },
  })[call]

/** A shop whose questions about places a stand-in of the provider answers. */
export async function openMapsShop(provider: 'osm' | 'google', more: Record<string, string> = {}) {
  const maps = await openMaps()
  const shop = await openTestShop(10, { variables: { ...maps[provider], ...more } })
  const rows = async () => (await shop.pool.query('select * from map_answers order by question')).rows
  return {
    maps,
    shop,
    ask: (call: NearCall, input: object = nearInput(call)) => shop.post(`/near/${call}`, input),
    /** What went wrong with providers, as the log has it. */
    warnings: () =>
      shop.log
        .filter(line => line.includes('a provider of maps did not answer'))
        .map(line => JSON.parse(line)),
    rows,
    later: (minutes: number) => shop.later(minutes),
    /** Answers are written beside the call. */
    kept: (count: number) => vi.waitUntil(async () => (await rows()).length === count, { timeout: 5_000 }),
    /** As if a second had passed since a provider that is asked once a second. */
    pause: () => shop.pool.query(`delete from rate_limits where key like 'maps-%'`),
    /** As if nobody had asked anything for a minute, and nothing was kept. */
    async afresh(choose: Choice = () => undefined) {
      // What was answered last may still be being kept.
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
