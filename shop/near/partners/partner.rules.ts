import { plainName } from '../../lib/plain-name.ts'
import { m } from '../../messages/m.ts'
import { isPosition, type Position } from '../providers/distance.rules.ts'
import { LAST_PRIORITY, type WeekHours } from './partner-kinds.rules.ts'

/** The most products of a partner, and the most characters of each. */
export const MOST_GOODS = 100
export const LONGEST_GOODS = 60
/** The most characters of each text of a partner. */
export const MOST_LETTERS = { partnerName: 120, address: 200, city: 80, phone1: 40 } as const

/** The checked fields of a partner, as entered. */
export type WrittenPartner = Position & {
  partnerName: string
  address: string
  city: string
  /** ISO 3166. */
  country: string
  priority: number
  goods: readonly string[]
  hours: WeekHours | null
}

/** Returns what is wrong with a partner, by field (`hours.5.closes`); the messages say what to do. */
export function checkPartner(partner: WrittenPartner): Record<string, string> {
  const { partnerName, address, city, country, latitude, longitude, priority, goods, hours } = partner
  const wrong = {
    partnerName: plainName(partnerName) ? '' : m.near_partner_name_needed(),
    address: address.trim() ? '' : m.near_partner_address_needed(),
    city: plainName(city) ? '' : m.near_partner_city_needed(),
    country: /^[A-Z]{2}$/.test(country) ? '' : m.near_partner_country_needed(),
    latitude: isPosition({ latitude, longitude: 0 }) ? '' : m.near_latitude_wrong(),
    longitude: isPosition({ latitude: 0, longitude }) ? '' : m.near_longitude_wrong(),
    priority: isPriority(priority) ? '' : m.near_partner_priority_wrong({ most: LAST_PRIORITY }),
    goods: goods.length <= MOST_GOODS ? '' : m.near_partner_goods_many({ most: MOST_GOODS }),
    ...(hours && checkHours(hours)),
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, says]) => says))
}

const isPriority = (priority: number) =>
  Number.isInteger(priority) && priority >= 1 && priority <= LAST_PRIORITY

/** Returns what is wrong with the hours of a week: each day must end before the next one begins, also after midnight. */
function checkHours(hours: WeekHours): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const [weekday, day] of hours.entries()) {
    if (!day) continue
    const { opens, closes } = day
    const next = hours[(weekday + 1) % hours.length]
    if (!opens || opens === '24:00') wrong[`hours.${weekday}.opens`] = m.hours_time_needed()
    else if (!closes) wrong[`hours.${weekday}.closes`] = m.hours_time_needed()
    else if (closes === opens) wrong[`hours.${weekday}.closes`] = m.near_partner_hours_same()
    else if (closes < opens && next && next.opens < closes)
      wrong[`hours.${weekday}.closes`] = m.near_partner_hours_overlap()
  }
  return wrong
}

/** Removes duplicates from a partner's goods, however they are spelt. */
export function goodsOnce(goods: readonly string[]): string[] {
  const seen = new Set<string>()
  return goods.filter(one => {
    const name = plainName(one) || one
    return !seen.has(name) && seen.add(name)
  })
}
