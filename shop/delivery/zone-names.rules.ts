import { plainName } from '../lib/plain-name.ts'
import type { Position } from '../near/providers/distance.rules.ts'

/** A typed address. The postcode may also be part of the address, if that was the only field. */
export type TypedAddress = {
  address?: string | undefined
  city?: string | undefined
  stateProvince?: string | undefined
  country?: string | undefined
  postalCode?: string | undefined
}

/** A zone in the form that the checkout compares: metres around the position of its branch, amounts in minor units. */
export type ReachZone = {
  zoneId: number
  branchId: number
  zoneName: string
  postalCodes: readonly string[]
  neighbourhoods: readonly string[]
  radius: number | null
  centre: Position | null
  polygon: readonly Position[] | null
  shippingBands: readonly { from: number; fee: number }[] | null
  leastOrder: number | null
}

/** Converts Arabic, Persian and Urdu digits too: they also occur in postcodes. */
const plain = (text: string): string =>
  plainName(text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 15)))

/** A British postcode without its space: the part before its last three characters is the area. */
const joined = /^([a-z]{1,2}\d[a-z\d]?)(\d[a-z]{2})$/

/**
 * Postcodes of two words: Britain, Canada, the Netherlands, Sweden, Poland, and the United States with four extra digits.
 */
const pairs =
  /^([a-z]{1,2}\d[a-z\d]? \d[a-z]{2}|[a-z]\d[a-z] \d[a-z]\d|\d{4} [a-z]{2}|\d{3} \d{2}|\d{2} \d{3}|\d{5} \d{4})$/

/** A word that is a postcode among other words, and cannot be a house number. */
const single = /^(\d{5,}|[a-z]{1,2}\d[a-z\d]*|\d{4}[a-z]{2})$/

/** Returns a postcode for comparison: without its country, and with the space that belongs in it. */
const codeOf = (text: string): string =>
  plain(text)
    .replace(/^[a-z]{2} (?=\d{4,}$)/, '')
    .replace(joined, '$1 $2')

/**
 * True if a postcode begins with a shorter one: with its whole word, up to a change between letters and digits, or if both
 * are digits.
 */
function beginsWith(code: string, wanted: string): boolean {
  const [whole, start] = [code.replaceAll(' ', ''), wanted.replaceAll(' ', '')]
  if (start === '' || !whole.startsWith(start)) return false
  if (whole === start || /^\d+$/.test(start) || code.split(' ')[0] === start) return true
  return /\d/.test(whole.charAt(start.length - 1)) !== /\d/.test(whole.charAt(start.length))
}

/**
 * Returns the possible postcodes in an address: its only word, or words that look like one; four digits count unless they
 * begin it.
 */
function codesIn(address: string): string[] {
  const words = plain(address).split(' ')
  const two = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  return [
    ...(words.length === 1 ? [codeOf(address)] : []),
    ...two.filter(pair => pairs.test(pair)),
    ...words.filter((word, at) => single.test(word) || (at > 0 && /^\d{4}$/.test(word))).map(codeOf),
  ]
}

/** True if an address has a postcode of a zone. Without a postcode field, its words are searched. */
export function hasPostcode({ postalCodes }: ReachZone, { address, postalCode }: TypedAddress): boolean {
  const codes = postalCode?.trim() ? [codeOf(postalCode)] : codesIn(address ?? '')
  return postalCodes.some(wanted => codes.some(code => beginsWith(code, codeOf(wanted))))
}

/** Words that make the name before them a street's name. */
const streets =
  /^(road|rd|street|st|avenue|ave|lane|ln|drive|dr|way|boulevard|blvd|court|ct|close|terrace|place|pl|square|sq|highway|hwy)$/

/** True if an address names a neighbourhood of a zone, and not a street with the same name. */
export function hasNeighbourhood({ neighbourhoods }: ReachZone, { address, city }: TypedAddress): boolean {
  const parts = [...(address ?? '').split(','), city ?? ''].map(part => ` ${plain(part)} `)
  return neighbourhoods.some(name => {
    const wanted = ` ${plain(name)} `
    if (wanted.trim() === '') return false
    return parts.some(part =>
      part
        .split(wanted)
        .slice(1)
        .some(behind => !streets.test(behind.trim().split(' ')[0] ?? '')),
    )
  })
}

/** True if only the name of a zone's neighbourhood was typed. */
export const isNamed = ({ neighbourhoods }: ReachZone, { address, city, country }: TypedAddress): boolean =>
  !city?.trim() &&
  !country?.trim() &&
  neighbourhoods.some(name => plain(name) === plain(address ?? '') && plain(name) !== '')
