import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { line } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { RADIUS, units } from './distance.rules.ts'
import { mapProviders } from './map-provider.ts'
import { partnerKinds } from './partner-kinds.rules.ts'
import { dayHours, examplePartner } from './partners.contract.ts'

/** A longer address is none. */
const MOST_TYPED = 200

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const position = { latitude, longitude }

const located = z.object({ name: z.string(), address: z.string(), ...position })
/** Something with a place on the map, as the calls tell it: degrees of WGS 84. */
export type FoundAddress = z.output<typeof located>

/** Without a position where only an address that is chosen has one: then it is to be geocoded. */
const suggested = located.extend({ latitude: latitude.nullable(), longitude: longitude.nullable() })
/** An address that begins as somebody types, as the calls tell it. */
export type SuggestedAddress = z.output<typeof suggested>

const attribution = z.array(z.object({ says: z.string(), link: z.string() }))
/** Who is to be named for an answer, in the words and with the link that they ask for. */
export type Attribution = z.output<typeof attribution>

/** Who answered, and whether they had to because the one that is configured could not; who is to be named for it. */
const served = {
  provider: z.enum(mapProviders),
  fellBack: z.boolean(),
  attribution,
}

const place = z.object({
  /** The same for the same place of the same provider. */
  placeId: z.string(),
  name: z.string(),
  vicinity: z.string(),
  kind: z.enum(partnerKinds),
  location: z.object(position),
  /** Whole metres, by the great circle. */
  distance: z.int(),
  /** Of the directory, where it has a partner of that name there. */
  partnerId: z.int().nullable(),
  priority: z.int().nullable(),
  phone1: z.string(),
  hours: z.array(dayHours.nullable()).nullable(),
})
/** A shop or restaurant nearby, as the calls tell it. */
export type FoundPlace = z.output<typeof place>

/** What is typed where an address is expected; what cannot be one is answered in the words of a geocoder. */
const typed = z
  .string()
  .trim()
  .min(1, { error: () => m.near_no_address() })
  .max(MOST_TYPED, { error: () => m.near_geocode_failed({ status: 'INVALID_REQUEST' }) })
  .pipe(line(MOST_TYPED))
/** Where whoever asks probably is: what is near there comes first. */
const around = z.object(position).optional()

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
  does: 'Suggests addresses that begin as somebody types, at most eight.',
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
  does: 'Finds where an address is.',
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
  does: 'Tells what is at a position: the town, or the address where the provider knows streets.',
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
  does: 'Lists the shops and restaurants around a position: partners of the directory by their priority, then the nearest; at most 50.',
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
    /** Something that grocers have. Each of the three narrows the search to its kind of place. */
    grocery: line(80).default(''),
    /** A dish. */
    food: line(80).default(''),
    /** The name of a restaurant, or a part of it. */
    restaurant: line(80).default(''),
  }),
  output: z.object({ places: z.array(place), ...served }),
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
  does: 'Tells how far it is from one position to another: by road where the provider knows roads, else by the great circle.',
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
