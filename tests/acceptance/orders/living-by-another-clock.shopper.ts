import { askOnce } from '../../../database/ask-once.ts'
import { openShopForTests, type ShopForTests } from '../../../scripts/testing/shop-for-tests.ts'
import { dayAt, daysLater } from '../../../shop/lib/dates/dates.ts'
import type { ShownSlot, SlotDay } from '../../../shop/slots/slots.contract.ts'
import { expect, open, putInCart, test } from '../shopper.ts'

const login = { email: 'zainab@example.org', loginPassword: 'seven cups of tea' }

/** Shops in other places, with the method by which their mosques compute prayer times. */
const places = [
  ['Asia/Karachi', { latitude: 24.918, longitude: 67.0971 }, 'Karachi'],
  ['Europe/London', { latitude: 51.5145, longitude: -0.0655 }, 'MoonsightingCommittee'],
  ['Asia/Riyadh', { latitude: 24.6877, longitude: 46.7219 }, 'UmmAlQura'],
] as const

// Run one after the other: the shop moves from place to place.
test.describe.configure({ mode: 'serial' })

let shop: ShopForTests
let token: string
test.beforeAll(async () => {
  shop = await openShopForTests(`clock-${test.info().project.name}`)
  await call('/users/register', { ...login, firstName: 'Zainab', lastName: 'Qureshi' })
  await askOnce(
    shop.databaseUrl,
    `insert into staff_roles (cust_id, role) select c.cust_id, 'owner' from customers c join contacts using (contact_id) where email = '${login.email}';
     delete from closed_days`,
  )
  const { email: loginId, loginPassword } = login
  token = (await call('/users/authenticate', { loginId, loginPassword })).token
})
test.afterAll(() => shop.close())

async function call(path: string, input?: object) {
  const answer = await fetch(`${shop.address}/api${path}`, {
    method: input ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(input ? { body: JSON.stringify(input) } : {}),
  })
  expect(answer.ok, path).toBe(true)
  return answer.json()
}

/** Moves the shop to a place, in the second day of Ramadan: open from 11:00 to 02:00, with windows from an hour before sunset. */
async function moveTo([timeZone, position, prayerMethod]: (typeof places)[number]) {
  await askOnce(shop.databaseUrl, 'delete from dated_hours; update slot_patterns set deleted_at = now()')
  await call('/settings/save', { timeZone, position, prayerMethod, openingHours: '' })
  const today = dayAt(new Date(), timeZone)
  await call('/datedHours/save', {
    ...{ name: 'Ramadan', firstDay: daysLater(today, -1), lastDay: daysLater(today, 8) },
    ...{ opens: '11:00', closes: '02:00' },
  })
  const everyDay = { method: 'IN STORE', weekdays: [0, 1, 2, 3, 4, 5, 6], capacity: 5, cutOffMinutes: 0 }
  const hourly = { ...everyDay, every: 60, length: 60 }
  await call('/slotPatterns/save', {
    ...hourly,
    patternName: 'Iftar',
    anchor: 'MAGHRIB',
    starts: -60,
    ends: 0,
  })
  await call('/slotPatterns/save', { ...hourly, patternName: 'Daytime', starts: '11:00', ends: '15:00' })
  return { timeZone, today }
}

for (const place of places) {
  test(`in Ramadan, a shop in ${place[0]} closes at 02:00 and hands over before sunset, never in the prayer of Friday`, async ({
    page,
  }) => {
    const { timeZone, today } = await moveTo(place)
    const days: { day: string; prayers: { prayer: string; time: string }[]; open: { closes: string }[] }[] =
      await call('/storeHours/preview')
    const sunset = new Map(
      days.map(({ day, prayers }) => [day, prayers.find(({ prayer }) => prayer === 'MAGHRIB')?.time ?? '']),
    )
    const found: { days: SlotDay[] } = await call('/slots/find', { pickupType: 'IN STORE' })
    const friday = found.days.find(({ day }) => day > today && new Date(day).getUTCDay() === 5) as SlotDay
    expect(friday.slots.filter(({ starts, ends }) => starts < '14:30' && ends > '13:00')).toEqual([])
    const tomorrow = daysLater(today, 1)
    const iftar = found.days
      .find(({ day }) => day === tomorrow)
      ?.slots.find(({ ends }) => ends === sunset.get(tomorrow)) as ShownSlot
    expect(iftar.state).toBe('FREE')
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
    expect(clock.format(new Date(iftar.endsAt))).toBe(sunset.get(tomorrow))
    expect(days.find(({ day }) => day === tomorrow)?.open.at(-1)?.closes).toBe('02:00')

    await open(page, `${shop.address}/contact`)
    await expect(page.getByRole('main').getByText('11:00 to 02:00').first()).toBeVisible()
    await putInCart(page, `${shop.address}/productsingle/101/MEAT/1`)
    await open(page, `${shop.address}/cart`)
    await page.getByText('Tomorrow', { exact: true }).click()
    const words = `${iftar.starts} to ${iftar.ends}`
    await expect(page.getByRole('group', { name: 'Time', exact: true }).getByText(words)).toBeVisible()
  })
}
