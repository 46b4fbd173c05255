import type { DayOfWeek, GroceryStore, WithContext } from 'schema-dts'
import type { Opening } from '../../hours/opening.contract.ts'
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

/** The end of a day is written as its last minute; hours that end before they begin end on the next day. */
const clock = (time: string) => (time === '24:00' ? '23:59' : time)

/** Opening hours as structured data: weekdays with the same hours are grouped. */
function openTimes(week: Opening['week']) {
  const times: { days: number[]; opens: string; closes: string }[] = []
  for (const { weekday, opens, closes } of week) {
    const same = times.find(time => time.opens === opens && time.closes === closes)
    if (same) same.days.push(weekday)
    else times.push({ days: [weekday], opens, closes })
  }
  return times.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days.flatMap(day => weekdays[day] ?? []),
    ...{ opens, closes: clock(closes) },
  }))
}

/** Days with other hours, or none, as structured data. */
const specialTimes = (special: Opening['special']) =>
  special.map(({ firstDay, lastDay, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    ...{ validFrom: firstDay, validThrough: lastDay, opens, closes: clock(closes) },
  }))

/** The payment methods, as search engines name them. */
const accepted = { CASH: 'Cash', CARD: 'Credit Card' }

/** The shop itself, as structured data for search engines. */
export const storeData =
  ({ week, special }: Pick<Opening, 'week' | 'special'>) =>
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
      openingHoursSpecification: openTimes(week),
      ...(special.length > 0 && { specialOpeningHoursSpecification: specialTimes(special) }),
      sameAs: socialLinks.flatMap(({ url }) => url || []),
    }
  }
