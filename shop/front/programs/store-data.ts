import type { DayOfWeek, GroceryStore, WithContext } from 'schema-dts'
import type { OutputOf } from '../../lib/call.ts'
import { ONLINE_BRANCH } from '../../settings/branch.ts'
import type { ClosedDays } from '../../settings/closed-days.contract.ts'
import type { findAllStoreHours } from '../../settings/store-hours.contract.ts'
import type { ShopFacts } from '../../ui/structured-data.tsx'

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
/** Opening times: days with the same hours are grouped. */
export type OpenTimes = { days: number[]; opens: string; closes: string }[]

/** The end of a day is written as its last minute. */
const clock = (time: string) => (time.startsWith('24') ? '23:59' : time.slice(0, 5))

/** Splits hours into times without breaks: a day with a break has two. */
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

/** The payment methods, as search engines name them. */
const accepted = { CASH: 'Cash', CARD: 'Credit Card' }

/** Days on which the shop is closed, as structured data for search engines: from midnight to midnight. */
export const specialTimes = (closed: readonly ClosedDays[]) =>
  closed
    .filter(({ branchId }) => branchId === ONLINE_BRANCH)
    .map(({ firstDay, lastDay }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: firstDay,
      validThrough: lastDay,
      opens: '00:00',
      closes: '00:00',
    }))

/** The shop itself, as structured data for search engines. */
export const storeData =
  (times: OpenTimes, closed: readonly ClosedDays[]) =>
  (shop: ShopFacts): WithContext<GroceryStore> => {
    const { publicAddress, shopName, currency, address, phone, email, ...more } = shop
    const { tagline, socialLinks, logo, sharePicture, paymentMethods } = more
    return {
      '@context': 'https://schema.org',
      '@type': 'GroceryStore',
      '@id': `${publicAddress}/#shop`,
      name: shopName,
      description: tagline,
      url: publicAddress,
      image: publicAddress + (sharePicture?.image ?? '/share.jpg'),
      logo: publicAddress + (logo?.image ?? '/icon-512.png'),
      telephone: phone,
      email,
      address: { '@type': 'PostalAddress', streetAddress: address },
      currenciesAccepted: currency.code,
      paymentAccepted: paymentMethods.map(method => accepted[method]).join(', '),
      openingHoursSpecification: times.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.flatMap(day => weekdays[day] ?? []),
        opens,
        closes,
      })),
      ...(closed.length > 0 && { specialOpeningHoursSpecification: specialTimes(closed) }),
      sameAs: socialLinks.flatMap(({ url }) => url || []),
    }
  }
