import { plainName } from '../lib/plain-name.ts'
import { m } from '../messages/m.ts'
import { isPosition, type Position } from './distance.rules.ts'
import { LAST_PRIORITY, type WeekHours } from './partner-kinds.rules.ts'

/** So many things can be named that a partner has, each so many characters long. */
export const MOST_GOODS = 100
export const LONGEST_GOODS = 60
/** So many characters a text of a partner may have. */
export const MOST_LETTERS = { partnerName: 120, address: 200, city: 80, phone1: 40 } as const

/** What of a partner is checked, as somebody writes it. */
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

/** What is wrong with a partner, by field (`hours.5.closes`); the words say what to do. */
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

/** What is wrong with the hours of a week: a day ends before the next one begins, also where it closes after midnight. */
function checkHours(hours: WeekHours): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const [weekday, day] of hours.entries()) {
    if (!day) continue
    const { opens, closes } = day
    const next = hours[(weekday + 1) % hours.length]
    if (!opens || opens === '24:00') wrong[`hours.${weekday}.opens`] = m.settings_time_needed()
    else if (!closes) wrong[`hours.${weekday}.closes`] = m.settings_time_needed()
    else if (closes === opens) wrong[`hours.${weekday}.closes`] = m.near_partner_hours_same()
    else if (closes < opens && next && next.opens < closes)
      wrong[`hours.${weekday}.closes`] = m.near_partner_hours_overlap()
  }
  return wrong
}

/** What a partner has, each once, however it is written. */
export function goodsOnce(goods: readonly string[]): string[] {
  const seen = new Set<string>()
  return goods.filter(one => {
    const name = plainName(one) || one
    return !seen.has(name) && seen.add(name)
  })
}
