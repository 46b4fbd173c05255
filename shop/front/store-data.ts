import type { DayOfWeek, GroceryStore, WithContext } from 'schema-dts'
import type { OutputOf } from '../lib/call.ts'
import { ONLINE_BRANCH } from '../settings/branch.ts'
import type { findAllStoreHours, ShopSettings } from '../settings/settings.contract.ts'
import type { ShopFacts } from '../ui/structured-data.tsx'

const weekdays: readonly DayOfWeek[] = [
  'https://schema.org/Sunday',
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
]

type Hours = OutputOf<typeof findAllStoreHours>
/** When the shop is open: the days that have the same hours together. */
export type OpenTimes = { days: number[]; opens: string; closes: string }[]

/** The end of a day is told as its last minute. */
const clock = (time: string) => (time.startsWith('24') ? '23:59' : time.slice(0, 5))

/** Hours as times without breaks in between: a day with a break has two. */
export function openTimes(hours: Hours): OpenTimes {
  const times: OpenTimes = []
  for (const { weekday, opens, closes, breakStarts, breakEnds } of hours.filter(
    ({ branchId }) => branchId === ONLINE_BRANCH,
  )) {
    const parts = breakStarts && breakEnds ? [opens, breakStarts, breakEnds, closes] : [opens, closes]
    for (let at = 0; at < parts.length; at += 2) {
      const [from, to] = [clock(parts[at] as string), clock(parts[at + 1] as string)]
      const same = times.find(time => time.opens === from && time.closes === to)
      if (same) same.days.push(weekday)
      else times.push({ days: [weekday], opens: from, closes: to })
    }
  }
  return times
}

type Facts = ShopFacts & Pick<ShopSettings, 'address' | 'phone' | 'email' | 'tagline' | 'socialLinks'>

/** The shop itself, as search engines read it. */
export const storeData =
  (times: OpenTimes) =>
  (shop: ShopFacts): WithContext<GroceryStore> => {
    const { publicAddress, shopName, currency, address, phone, email, tagline, socialLinks } = shop as Facts
    return {
      '@context': 'https://schema.org',
      '@type': 'GroceryStore',
      '@id': `${publicAddress}/#shop`,
      name: shopName,
      description: tagline,
      url: publicAddress,
      image: `${publicAddress}/share.jpg`,
      logo: `${publicAddress}/icon-512.png`,
      telephone: phone,
      email,
      address: { '@type': 'PostalAddress', streetAddress: address },
      currenciesAccepted: currency.code,
      paymentAccepted: 'Cash',
      openingHoursSpecification: times.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.flatMap(day => weekdays[day] ?? []),
        opens,
        closes,
      })),
      sameAs: socialLinks.flatMap(({ url }) => url || []),
    }
  }
