import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { violationsOf } from '../axe.ts'
import { type Booked, bookByCall, bookingOf, seasonNow } from '../qurbani-bookings.ts'
import { call } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'
import { signInAs } from '../staff-orders.ts'

/** A day whose shares no other test assigns to animals. */
const DAY = 2

type Row = { shareId: number; orderNum: string }
type Assigned = Booked & { seasonId: number; tag: string; animalId: number }

/** Paid shares of the day: one is collected, the other given away. */
async function bookTwo(page: Page, deposit = false): Promise<Booked & { seasonId: number }> {
  const { seasonId, offers, windows } = await seasonNow(page)
  const { offerId } =
    offers.find(({ kind, type, day }) => kind === 'COW' && type === 'POOL' && day === DAY) ?? {}
  const { windowId } = windows.find(({ day, method }) => day === DAY && method === 'COLLECT') ?? {}
  const shares = [
    { offerId, names: ['Bilal Siddiqui', 'Amina Yusuf'], distribution: 'COLLECT', windowId, skin: true },
    { offerId, names: ['Hina Malik'], distribution: 'GIVE ALL' },
  ]
  return { ...(await bookByCall(page, { day: DAY, shares, deposit })), seasonId }
}

/** Like `bookTwo`, in a cow without other shares. Leaves a manager signed in. */
async function assignTwo(page: Page): Promise<Assigned> {
  const booked = await bookTwo(page)
  const { seasonId, orderNum } = booked
  await signInAs(page, 'manager')
  const tag = `D-${randomInt(1e6, 1e7)}`
  const animal = { seasonId, tag, kind: 'COW', day: DAY, weight: 910 }
  const { animalId } = await call<{ animalId: number }>(page, 'POST', '/qurbani/saveAnimal', animal)
  const { rows } = await call<{ rows: Row[] }>(
    page,
    'GET',
    `/qurbani/findShares?seasonId=${seasonId}&q=${orderNum}&sort=booked`,
  )
  const shareIds = rows.map(({ shareId }) => shareId)
  await call(page, 'POST', '/qurbani/assign', { shareIds, animalId })
  return { ...booked, tag, animalId }
}

/** Opens the day on a phone and searches it. */
async function seek(page: Page, { seasonId }: { seasonId: number }, words: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, `/admin/qurbani/${seasonId}/day/${DAY}`)
  await page.getByRole('searchbox', { name: 'Tag, name or order number' }).fill(words)
}

test('staff walk the day on a phone: done, weighed, packed, labelled, collected with one tap, and each taken back', async ({
  page,
}) => {
  const booked = await assignTwo(page)
  const { tag, seasonId, orderNum } = booked
  await signInAs(page, 'picker')
  const family = await page.context().newPage()
  const reached = async (names: string, step: string) => {
    await open(family, bookingOf(booked))
    const share = family.getByRole('listitem').filter({ has: family.getByRole('heading', { name: names }) })
    await expect(share.locator('[aria-current=step]')).toContainText(step)
  }
  await reached('Hina Malik', 'Animal assigned')

  await seek(page, booked, tag)
  await page.getByRole('button', { name: tag, expanded: false }).click()
  await expect(page.getByText('Bilal Siddiqui')).toBeVisible()
  await expect(page.getByText('Amina Yusuf')).toBeVisible()
  await expect(page.getByText('Wants the skin')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(page.getByText(`${tag} is done`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`${tag} is not done`)).toBeVisible()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(page.getByText('Done by Bilal')).toBeVisible()
  await reached('Hina Malik', 'Slaughtered')

  const pack = page.getByRole('button', { name: 'Packed', exact: true })
  await pack.first().click()
  await expect(page.getByText('Enter the weight as a number, such as 34.5.')).toBeVisible()
  await page.getByLabel('Weight in pounds').first().fill('34,5')
  await pack.first().click()
  await expect(page.getByText('34.5 lb', { exact: true })).toBeVisible()
  await page.getByLabel('Weight in pounds').fill('31')
  await pack.click()
  await expect(page.getByText('31 lb', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: tag, expanded: true })).toContainText('To hand over')
  expect(await violationsOf(page)).toEqual([])
  await reached('Hina Malik', 'Packed')

  await page.getByRole('link', { name: 'Label', exact: true }).first().click()
  const label = page.getByRole('article', { name: `${tag}, share 1 of 7` })
  for (const says of [tag, 'Bilal Siddiqui', 'Amina Yusuf', '34.5 lb', `#${orderNum}`, 'To collect'])
    await expect(label).toContainText(says)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('radio', { name: 'Roll (80 mm)' }).check({ force: true })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print now' })).toBeHidden()
  await expect(label).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('link', { name: 'Back to the day' }).click()
  await page.getByRole('button', { name: 'Collection', exact: true }).click()
  await page.getByRole('searchbox').fill(`#${orderNum}`)
  const collect = page.getByRole('button', { name: `Collected: ${tag}, share 1 of 7` })
  await collect.click()
  await expect(page.getByText(`${tag}, share 1 of 7: Collected`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByText(`${tag}, share 1 of 7: still here`)).toBeVisible()
  await collect.click()
  await page.getByRole('button', { name: `Given away: ${tag}, share 2 of 7` }).click()
  await expect(page.getByRole('button', { name: /^Undo: / })).toHaveCount(2)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('checkbox', { name: 'Open only' }).check()
  await expect(page.getByText('No matches.')).toBeVisible()
  await reached('Bilal Siddiqui', 'Handed over')
  await open(page, `/admin/qurbani/${seasonId}/shares`)
  await expect(page.getByRole('heading', { name: 'You may not do this.' })).toBeVisible()
})

test('a tap without a connection is announced, outlives the page, and is sent again', async ({
  page,
  allow,
}) => {
  const booked = await assignTwo(page)
  const { tag } = booked
  await seek(page, booked, tag)
  await page.getByRole('button', { name: tag, expanded: false }).click()
  allow(/ERR_FAILED/)
  await page.route('**/api/qurbani/markDone', route => route.abort('failed'))
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  const unsaved = page.getByRole('region', { name: 'One change is not saved' })
  await expect(unsaved).toContainText(`${tag} is done`)
  expect(await violationsOf(page)).toEqual([])
  await page.reload()
  await expect(unsaved).toContainText(`${tag} is done`)
  await page.unroute('**/api/qurbani/markDone')
  await unsaved.getByRole('button', { name: 'Try again' }).click()
  await expect(unsaved).toBeHidden()
  await page.getByRole('searchbox').fill(tag)
  await expect(page.getByRole('button', { name: tag })).toContainText('To pack')
})

test('staff find a booking, receive the rest in cash, move a share to another day, and write to everyone of a day', async ({
  page,
}) => {
  const { seasonId, orderNum } = await bookTwo(page, true)
  await signInAs(page, 'manager')
  await open(page, `/admin/qurbani/${seasonId}/shares`)
  await page.getByRole('searchbox').fill(orderNum)
  await expect(page.getByRole('region', { name: 'Totals of these shares' })).toContainText('1 in full')
  // "21 in full" holds "1 in full": the list has been searched once the one booking is left.
  await expect(page.getByRole('button', { name: 'Hina Malik' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Hina Malik' }).click()
  const booking = page.getByRole('dialog', { name: `Booking ${orderNum}` })
  await expect(booking.getByRole('listitem')).toHaveCount(2)
  expect(await violationsOf(page)).toEqual([])
  await booking
    .getByRole('listitem')
    .filter({ hasText: 'Hina Malik' })
    .getByRole('button', { name: 'Move to another day' })
    .click()
  const move = page.getByRole('dialog', { name: 'Move a share' })
  await move.getByLabel('Day').selectOption({ index: 1 })
  await move.getByRole('button', { name: 'Move it' }).click()
  await expect(page.getByText('The share is moved.')).toBeVisible()
  await expect(booking.getByRole('listitem')).toHaveCount(2)
  await booking.getByRole('button', { name: 'Receive cash' }).click()
  const cash = page.getByRole('dialog', { name: 'Receive cash' })
  await cash.getByLabel('Amount').fill('1000000')
  await cash.getByRole('button', { name: 'Record it' }).click()
  await expect(cash.getByLabel('Amount')).toBeFocused()
  await expect(cash.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true')
  await cash.getByLabel('Amount').fill('400')
  await cash.getByRole('button', { name: 'Record it' }).click()
  await expect(page.getByText('Rs 400.00 received.')).toBeVisible()
  await expect(booking.getByText('Still to pay')).toBeVisible()
  await booking.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Write to everyone of a day' }).click()
  const write = page.getByRole('dialog', { name: 'Write to everyone of a day' })
  await write.getByLabel('Your message').fill(`Collection begins at ten. (${orderNum})`)
  await write.getByRole('button', { name: 'Count the recipients' }).click()
  const question = page.getByRole('dialog', { name: /^Send / })
  await expect(question).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await question.getByRole('button', { name: /^Send / }).click()
  await expect(page.getByText(/on (its|their) way\./)).toBeVisible()
  await expect(write).toBeHidden()
})
