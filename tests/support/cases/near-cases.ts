import type { CallCase } from './call-case.ts'
import type { World } from './call-world.ts'

const karachi = { latitude: 24.8608, longitude: 67.0104 }

/** A request that does not count towards a limit: all actors of a world make them, from one address. */
const uncounted = (question: object) => async (world: World) => {
  await world.shop.pool.query(`delete from rate_limits where key like 'near-%'`)
  return { ...question }
}

/** Cases of the calls about places, by which shoppers find shops nearby. */
export const nearCases: Record<string, CallCase> = {
  'POST /near/suggest': {
    good: uncounted({ text: 'Karachi', around: karachi }),
    bad: { change: { text: '  ' }, field: 'text' },
  },
  'POST /near/geocode': {
    good: uncounted({ address: 'Karachi' }),
    bad: { change: { address: 'x'.repeat(5_000) }, field: 'address' },
  },
  'POST /near/reverseGeocode': {
    good: uncounted(karachi),
    bad: { change: { latitude: 91 }, field: 'latitude' },
  },
  'POST /near/findPlaces': {
    good: uncounted({ ...karachi, radius: 5, unit: 'miles', food: 'Biryani' }),
    bad: { change: { radius: 21 }, field: 'radius' },
  },
  'POST /near/distance': {
    good: uncounted({ from: karachi, to: { latitude: 24.918, longitude: 67.0971 } }),
    bad: { change: { to: { latitude: 24.9, longitude: 181 } }, field: 'to.longitude' },
  },
  'GET /near/map': { good: () => ({}), bad: { change: { x: 1 }, field: '' } },
}
