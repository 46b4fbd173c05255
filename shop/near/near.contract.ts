import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { line } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { partnerKinds } from './partners/partner-kinds.rules.ts'
import { dayHours, examplePartner } from './partners/partners.contract.ts'
import { RADIUS, units } from './providers/distance.rules.ts'
import { mapProviders } from './providers/map-provider.ts'

/** The most characters of an address. */
const MOST_TYPED = 200

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const position = { latitude, longitude }

const located = z.object({ name: z.string(), address: z.string(), ...position })
/** A place with its position in responses: degrees of WGS 84. */
export type FoundAddress = z.output<typeof located>

/** The position is null if the provider gives it only for a chosen address, which then must be geocoded. */
const suggested = located.extend({ latitude: latitude.nullable(), longitude: longitude.nullable() })
/** A suggested address in responses. */
export type SuggestedAddress = z.output<typeof suggested>

const attribution = z.array(z.object({ says: z.string(), link: z.string() }))
/** The attribution of a response, with the words and the link that the source asks for. */
export type Attribution = z.output<typeof attribution>

/** The provider that answered; `fellBack`: it replaced the configured one, which could not; and the attribution. */
const served = {
  provider: z.enum(mapProviders),
  fellBack: z.boolean(),
  attribution,
}

const place = z
  .object({
    /** Stable for the same place of the same provider. */
    placeId: z.string(),
    name: z.string(),
    vicinity: z.string(),
    kind: z.enum(partnerKinds),
    location: z.object(position),
    /** Whole metres along the great circle. */
    distance: z.int(),
    /** The partner of the directory with that name there, if there is one. */
    partnerId: z.int().nullable(),
    priority: z.int().nullable(),
    phone1: z.string(),
    hours: z.array(dayHours.nullable()).nullable(),
  })
  .meta({ title: 'FoundPlace' })
/** A shop or restaurant nearby in responses. */
export type FoundPlace = z.output<typeof place>

/** A typed address; the error of an unusable one is worded like that of a geocoder. */
const typed = z
  .string()
  .trim()
  .min(1, { error: () => m.near_no_address() })
  .max(MOST_TYPED, { error: () => m.near_geocode_failed({ status: 'INVALID_REQUEST' }) })
  .pipe(line(MOST_TYPED))
/** The probable position of the caller: results near it come first. */
const around = z.strictObject(position).optional()

const karachi = {
  name: 'Karachi',
  address: 'Karachi, Sindh, Pakistan',
  latitude: 24.8608,
  longitude: 67.0104,
}
const byEmbedded = {
  provider: 'embedded' as const,
  fellBack: false,
  attribution: [{ says: 'GeoNames', link: 'https://www.geonames.org' }],
}

export const suggest = defineCall({
  does: 'Suggests up to eight addresses that begin with the typed text.',
  method: 'POST',
  path: '/near/suggest',
  who: 'anyone',
  reads: true,
  limited: true,
  input: z.strictObject({ text: typed, around }),
  output: z.object({ suggestions: z.array(suggested), ...served }),
  example: { input: { text: 'Karachi' }, output: { suggestions: [karachi], ...byEmbedded } },
  failures: {},
})

export const geocode = defineCall({
  does: 'Finds the position of an address.',
  method: 'POST',
  path: '/near/geocode',
  who: 'anyone',
  reads: true,
  limited: true,
  input: z.strictObject({ address: typed, around }),
  output: z.object({ found: located, ...served }),
  example: { input: { address: 'Karachi' }, output: { found: karachi, ...byEmbedded } },
  failures: { NOT_FOUND: { status: 404, says: () => m.near_geocode_failed({ status: 'ZERO_RESULTS' }) } },
})

export const reverseGeocode = defineCall({
  does: 'Answers the town at a position, or the address if the provider knows streets.',
  method: 'POST',
  path: '/near/reverseGeocode',
  who: 'anyone',
  reads: true,
  limited: true,
  input: z.strictObject(position),
  output: z.object({ found: located, ...served }),
  example: {
    input: { latitude: 24.86, longitude: 67.01 },
    output: { found: karachi, ...byEmbedded },
  },
  failures: { NOT_FOUND: { status: 404, says: () => m.near_reverse_failed({ status: 'ZERO_RESULTS' }) } },
})

export const findNearby = defineCall({
  does: 'Lists up to 50 partners around a position, by priority and then by distance; if the shop wants it, other places after them.',
  method: 'POST',
  path: '/near/findPlaces',
  who: 'anyone',
  reads: true,
  limited: true,
  input: z.strictObject({
    ...position,
    /** In `unit`. */
    radius: z
      .int({ error: () => m.near_radius_digits() })
      .min(RADIUS.least, { error: () => m.near_radius_range(RADIUS) })
      .max(RADIUS.most, { error: () => m.near_radius_range(RADIUS) }),
    unit: z.enum(units).default('km'),
    /** A grocery item. Each of these three fields narrows the search to its kind of place. */
    grocery: line(80).default(''),
    /** A dish. */
    food: line(80).default(''),
    /** The name of a restaurant, or part of it. */
    restaurant: line(80).default(''),
  }),
  output: z.object({ places: z.array(place).max(50), ...served }),
  example: {
    input: { latitude: 24.918, longitude: 67.0971, radius: 5 },
    output: {
      places: [
        {
          placeId: 'partner-1',
          name: examplePartner.partnerName,
          vicinity: `${examplePartner.address}, ${examplePartner.city}`,
          kind: examplePartner.kind,
          location: { latitude: examplePartner.latitude, longitude: examplePartner.longitude },
          distance: 416,
          partnerId: 1,
          priority: 1,
          phone1: examplePartner.phone1,
          hours: examplePartner.hours,
        },
      ],
      ...byEmbedded,
    },
  },
  failures: {},
})

export const findDistance = defineCall({
  does: 'Answers the distance between two positions: by road if the provider knows roads, otherwise by the great circle.',
  method: 'POST',
  path: '/near/distance',
  who: 'anyone',
  reads: true,
  limited: true,
  input: z.strictObject({ from: z.strictObject(position), to: z.strictObject(position) }),
  output: z.object({
    /** Whole metres. */
    metres: z.int(),
    by: z.enum(['road', 'great circle']),
    ...served,
  }),
  example: {
    input: {
      from: { latitude: karachi.latitude, longitude: karachi.longitude },
      to: { latitude: examplePartner.latitude, longitude: examplePartner.longitude },
    },
    output: { metres: 11_125, by: 'great circle' as const, ...byEmbedded },
  },
  failures: {},
})

export const nearCalls = [suggest, geocode, reverseGeocode, findNearby, findDistance] as const
