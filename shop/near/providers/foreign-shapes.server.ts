import { z } from 'zod'
import { greatCircle, type Position } from './distance.rules.ts'
import type { NearbyPlace, NearbyQuestion } from './map-provider.ts'
import { MapsFailed } from './maps-failed.ts'

/** A latitude or longitude on the earth, as a number. */
export const latitude = z.number().min(-90).max(90)
export const longitude = z.number().min(-180).max(180)

const degrees = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,20})?$/)
  .transform(Number)
/** The same as text, which Nominatim sends. */
export const latitudeText = degrees.pipe(latitude)
export const longitudeText = degrees.pipe(longitude)

/** The most entries of a list that are read. */
const MOST_LOOKED_AT = 1_000

/** Parses an answer by its schema; throws if it does not match. */
export function shaped<T extends z.ZodType>(shape: T, answer: unknown): z.output<T> {
  const read = shape.safeParse(answer)
  if (!read.success) throw new MapsFailed('nonsense')
  return read.data
}

/** Returns the entries of a list that match a schema; throws if the list has entries but none matches. */
export function sound<T extends z.ZodType>(shape: T, entries: readonly unknown[]): z.output<T>[] {
  const read = entries.slice(0, MOST_LOOKED_AT).flatMap(entry => {
    const { data, success } = shape.safeParse(entry)
    return success ? [data] : []
  })
  if (entries.length && !read.length) throw new MapsFailed('nonsense')
  return read
}

/** The most places that are checked for partners, which come first; responses list fewer. */
const MOST_KEPT = 200

/** Adds distances to places and returns those within the radius, without duplicates, nearest first. */
export function nearestOf(
  places: readonly Omit<NearbyPlace, 'distance'>[],
  { position, radius }: Pick<NearbyQuestion, 'position' | 'radius'>,
): NearbyPlace[] {
  const each = new Map(places.map(place => [`${place.name} ${place.latitude} ${place.longitude}`, place]))
  return [...each.values()]
    .map(place => ({ ...place, distance: greatCircle(position, place as Position) }))
    .filter(({ name, distance }) => name !== '' && distance <= radius)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST_KEPT)
}
