import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { askOnce } from '../../../database/ask-once.ts'
import { openShopForTests, type ShopForTests } from '../../../scripts/testing/shop-for-tests.ts'
import { dayAt, daysLater } from '../../../shop/lib/dates/dates.ts'
import { slotWords } from '../../../shop/slots/slot-words.ts'
import type { ShownSlot, SlotDay } from '../../../shop/slots/slots.contract.ts'
import { violationsOf } from '../axe.ts'
import { expect, goToCheckout, open, putInCart, test } from '../shopper.ts'

const timeZone = 'Asia/Karachi'
const login = { email: 'zainab@example.org', loginPassword: 'seven cups of tea' }

const everyDay = { method: 'IN STORE', weekdays: [0, 1, 2, 3, 4, 5, 6] }
const daytime = {
  ...{ ...everyDay, patternName: 'Daytime', starts: '10:00', ends: '20:00' },
  ...{ every: 120, length: 120, capacity: 12, cutOffMinutes: 60 },
}

// A shop of its own, because the others have no windows.
let shop: ShopForTests
let token: string
test.beforeAll(async () => {
  shop = await openShopForTests(`windows-${test.info().project.name}`)
  await post('/users/register', { ...login, firstName: 'Zainab', lastName: 'Qureshi' })
  await askOnce(
    shop.databaseUrl,
    `insert into staff_roles (cust_id, role)
     select c.cust_id, 'owner' from customers c join contacts using (contact_id) where email = '${login.email}'`,
  )
  await askOnce(shop.databaseUrl, 'delete from closed_days')
  const { email: loginId, loginPassword } = login
  token = (await post('/users/authenticate', { loginId, loginPassword })).token
  await post('/slotPatterns/save', daytime)
  await post('/slotPatterns/save', {
    ...daytime,
    patternName: 'Evening',
    starts: '20:00',
    ends: '22:00',
    fee: 50,
  })
})
test.afterAll(() => shop.close())

/** Makes a call, as the owner once they are signed in. */
async function post(path: string, input: object) {
  const answer = await fetch(`${shop.address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(input),
  })
  expect(answer.ok, path).toBe(true)
  return answer.json()
}

/** The window of tomorrow that begins at this time. */
async function tomorrowAt(starts: string): Promise<ShownSlot> {
  const { days }: { days: SlotDay[] } = await post('/slots/find', { pickupType: 'IN STORE' })
  const tomorrow = daysLater(dayAt(new Date(), timeZone), 1)
  return days.find(({ day }) => day === tomorrow)?.slots.find(slot => slot.starts === starts) as ShownSlot
}

/** Puts a chicken into the cart, and opens the cart. */
async function fillCart(page: Page): Promise<void> {
  await putInCart(page, `${shop.address}/productsingle/101/MEAT/1`)
  await open(page, `${shop.address}/cart`)
}

const times = (page: Page) => page.getByRole('group', { name: 'Time', exact: true })

test('a guest chooses a window of tomorrow, and finds it on the order and in a calendar', async ({
  page,
}) => {
  const slot = await tomorrowAt('16:00')
  const earliest = page.getByRole('main').getByText(/(Delivery|Pickup) (today|tomorrow) from \d\d:00/)
  for (const address of ['/', '/productsingle/101/MEAT/1']) {
    await page.goto(`${shop.address}${address}`)
    await expect(earliest).toBeVisible()
  }
  await fillCart(page)
  await expect(page.getByLabel('Pickup Time')).toBeHidden()
  await page.getByText('Tomorrow', { exact: true }).click()
  await times(page).getByText('16:00 to 18:00').click()
  expect(await violationsOf(page)).toEqual([])
  await goToCheckout(page)
  // The choice came along.
  await expect(times(page).getByRole('radio', { name: /16:00 to 18:00/ })).toBeChecked()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Place order' }).click()

  const words = `In store, ${slotWords(slot, timeZone)}`
  const dialog = page.getByRole('dialog', { name: 'Submit' })
  await expect(dialog.getByText(words)).toBeVisible()
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('article').getByText(words)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^order-\d+\.ics$/)
  const text = await readFile(await file.path(), 'utf8')
  const starts = slot.startsAt.replaceAll(/[-:]|\.000/g, '')
  expect(text).toContain(`DTSTART:${starts}\r\n`)
  expect(text).toContain('LOCATION:12 Market Hall Road')
})

test('a window that fills at the checkout says so, keeps the cart and offers the next ones', async ({
  page,
  allow,
}) => {
  allow(/409/)
  const slot = await tomorrowAt('18:00')
  await fillCart(page)
  await page.getByText('Tomorrow', { exact: true }).click()
  await times(page).getByText('18:00 to 20:00').click()
  await goToCheckout(page)
  await expect(times(page).getByRole('radio', { name: /18:00 to 20:00/ })).toBeChecked()
  await post('/slots/save', { slotId: slot.slotId, capacity: 0 })
  const place = page.getByRole('button', { name: 'Place order' })
  await place.click()
  const alert = page.getByRole('alert').filter({ hasText: 'This time is no longer free.' })
  await expect(alert.getByRole('button')).toHaveCount(3)
  await expect(times(page).getByRole('radio', { checked: true })).not.toHaveValue(String(slot.slotId))
  expect(await page.evaluate(() => localStorage.getItem('localCart'))).toContain('101')
  expect(await violationsOf(page)).toEqual([])

  const next = alert.getByRole('button').nth(1)
  const words = await next.textContent()
  await next.click()
  await expect(alert).toBeHidden()
  await expect(place).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Submit' })
  await expect(dialog).toContainText(words?.split(' + ')[0] ?? '')
})

test('the fee of a window is in the total, also by keyboard', async ({ page }) => {
  await fillCart(page)
  // Late in the day the first free window is the evening's, which has a fee; tomorrow's first one never has.
  await page.getByText('Tomorrow', { exact: true }).click()
  await expect(page.getByText('Pickup, no charge')).toBeVisible()
  await times(page).getByRole('radio', { checked: true }).focus()
  // From the first window backwards to the last.
  await page.keyboard.press('ArrowUp')
  const evening = times(page).getByRole('radio', { name: /20:00 to 22:00 \+ Rs 50\.00/ })
  await expect(evening).toBeFocused()
  await expect(evening).toBeChecked()
  const total = page.getByText('Rs 940.00')
  await expect(total).toBeVisible()
  await goToCheckout(page)
  await expect(total).toBeVisible()
  await page.getByRole('button', { name: 'Place order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Submit' })
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('article').getByText('Rs 940.00').first()).toBeVisible()
})
