import { plainName } from '../lib/plain-name.ts'
import type { ReachZone, TypedAddress } from './reach.rules.ts'

/** Digits as people write them in Arabic, Persian and Urdu are those of a postcode too. */
const plain = (text: string): string =>
  plainName(text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 15)))

/** A British postcode that is written without its space: what stands before its last three characters says where. */
const joined = /^([a-z]{1,2}\d[a-z\d]?)(\d[a-z]{2})$/

/** Postcodes of two words: of Britain, Canada, the Netherlands, Sweden, Poland, the United States with four digits more. */
const pairs =
  /^([a-z]{1,2}\d[a-z\d]? \d[a-z]{2}|[a-z]\d[a-z] \d[a-z]\d|\d{4} [a-z]{2}|\d{3} \d{2}|\d{2} \d{3}|\d{5} \d{4})$/

/** A word that is a postcode among others, as no number of a house is. */
const single = /^(\d{5,}|[a-z]{1,2}\d[a-z\d]*|\d{4}[a-z]{2})$/

/** A postcode in words as they are compared: without its country, and with the space that belongs in it. */
const codeOf = (text: string): string =>
  plain(text)
    .replace(/^[a-z]{2} (?=\d{4,}$)/, '')
    .replace(joined, '$1 $2')

/** Whether a postcode begins with a shorter one: with all of its word, up to a change of letters and digits, or both are digits. */
function beginsWith(code: string, wanted: string): boolean {
  const [whole, start] = [code.replaceAll(' ', ''), wanted.replaceAll(' ', '')]
  if (start === '' || !whole.startsWith(start)) return false
  if (whole === start || /^\d+$/.test(start) || code.split(' ')[0] === start) return true
  return /\d/.test(whole.charAt(start.length - 1)) !== /\d/.test(whole.charAt(start.length))
}

/** What may be a postcode in an address: its only word, or what looks like one; four digits are where they do not begin it. */
function codesIn(address: string): string[] {
  const words = plain(address).split(' ')
  const two = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  return [
    ...(words.length === 1 ? [codeOf(address)] : []),
    ...two.filter(pair => pairs.test(pair)),
    ...words.filter((word, at) => single.test(word) || (at > 0 && /^\d{4}$/.test(word))).map(codeOf),
  ]
}

/** Whether an address has a postcode of a zone. Without a field of its own it is looked for among the words. */
export function hasPostcode({ postalCodes }: ReachZone, { address, postalCode }: TypedAddress): boolean {
  const codes = postalCode?.trim() ? [codeOf(postalCode)] : codesIn(address ?? '')
  return postalCodes.some(wanted => codes.some(code => beginsWith(code, codeOf(wanted))))
}

/** Behind a name they make it that of a street. */
const streets =
  /^(road|rd|street|st|avenue|ave|lane|ln|drive|dr|way|boulevard|blvd|court|ct|close|terrace|place|pl|square|sq|highway|hwy)$/

/** Whether an address names a neighbourhood of a zone, and not a street that is called like it. */
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

/** Whether nothing was typed but the name of a neighbourhood of a zone. */
export const isNamed = ({ neighbourhoods }: ReachZone, { address, city, country }: TypedAddress): boolean =>
  !city?.trim() &&
  !country?.trim() &&
  neighbourhoods.some(name => plain(name) === plain(address ?? '') && plain(name) !== '')
