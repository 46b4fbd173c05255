import { type Page, test as runner } from '@playwright/test'
import { violationsOf } from '../axe.ts'
import { newName } from '../new-name.ts'
import { bookByCall, seasonNow } from '../qurbani-bookings.ts'
import { call } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'
import { signInAs } from '../staff-orders.ts'

const toast = (page: Page, text: string) => page.getByText(text).first()
const save = (page: Page) => page.getByRole('button', { name: 'Save season' }).click()

test('an owner sets a season up in one form, and brings its animals from a file', async ({ page, allow }) => {
  allow(/\b(400|409)\b/)
  await signInAs(page, 'owner')
  await open(page, '/admin/qurbani')
  await page.getByRole('link', { name: 'New season' }).click()
  await save(page)
  await expect(page.getByText('Enter a name.')).toBeVisible()
  const name = newName('Eid')
  await page.getByLabel('Name', { exact: true }).fill(name)
  // Each width has its own season, long after the one open for booking.
  const year = runner.info().project.name === 'narrow' ? 2040 : 2041
  await page.getByLabel('First day').fill(`${year}-10-14`)
  await expect(page.getByText(/14 Oct 204\d · .+ AH \(may differ by moon sighting\)/)).toBeVisible()
  await page.getByLabel('Book until').fill(`${year}-10-10T18:00`)
  await page.getByRole('button', { name: 'Add an offer Day 1' }).click()
  const offer = (what: string, day = 1) => page.getByLabel(`Offer 1 of day ${day}: ${what}`)
  await offer('Kind').selectOption('Cow')
  await offer('Animals').fill('50')
  await offer('Price per share').fill('36000')
  await offer('Meat from').fill('30')
  await offer('to (lb)').fill('40')
  await save(page)
  await expect(page.getByText('The offers of this day need 50 animals, more than its maximum.')).toBeVisible()
  await offer('Animals').fill('6')
  await page.getByRole('button', { name: 'Copy day 1 to the others: Offers' }).click()
  await expect(offer('Animals', 3)).toHaveValue('6')
  await expect(page.getByText('6 offered, 0 in the herd')).toHaveCount(3)
  expect(await violationsOf(page)).toEqual([])
  await save(page)
  await expect(toast(page, 'The season is saved.')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/qurbani\/seasons\/\d+$/)
  await expect(offer('Price per share', 2)).toHaveValue('36000')

  const seasonId = Number(page.url().split('/').at(-1))
  // The page shows the saved season, before another person changes it.
  await expect(page.getByText(/free · 0 held · 0 booked/).first()).toBeVisible()
  const { days, offers, windows, ...now } = await call<Record<string, unknown>>(
    page,
    'GET',
    `/qurbani/findSeasonForStaff/${seasonId}`,
  )
  await call(page, 'POST', '/qurbani/saveSeason', {
    ...now,
    seasonName: `${name} theirs`,
    days: (days as { capacity: number }[]).map(({ capacity }) => ({ capacity })),
    offers: (offers as Record<string, unknown>[]).map(
      ({ offerId, day, kind, animals, price, weightFrom, weightTo, active }) => ({
        ...{ offerId, day, kind, animals, price, weightFrom, weightTo, active },
      }),
    ),
    windows: (windows as Record<string, unknown>[]).map(
      ({ windowId, day, method, startsAt, endsAt, capacity }) => ({
        ...{ windowId, day, method, startsAt, endsAt, capacity },
      }),
    ),
  })
  await page.getByLabel('Name', { exact: true }).fill(`${name} mine`)
  await save(page)
  await expect(page.getByRole('alert')).toContainText(`${name} theirs`)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await save(page)
  await expect(toast(page, 'The season is saved.')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()

  await page.getByRole('link', { name: 'Herd', exact: true }).click()
  await page.getByRole('button', { name: 'Import a herd' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'herd.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('tag,kind,weight,day\nC-1,COW,940,1\nC-2,COW,,2\nX-1,HORSE,9,1\n'),
  })
  await expect(dialog.getByText('2 added, 0 changed, 0 unchanged, 1 refused')).toBeVisible()
  await expect(dialog.getByText('The kind must be GOAT, SHEEP, COW or CAMEL.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Import 2 animals' }).click()
  await expect(page.getByRole('button', { name: 'C-1', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw C-2' }).click()
  await expect(dialog.getByText('None of its shares is assigned.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Limps')
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.locator('tbody tr').filter({ hasText: 'C-2' })).toContainText('Withdrawn')
})

/** Adds an animal to the season open for booking; returns its tag. */
async function addAnimal(page: Page, kind: string, day: number): Promise<string> {
  const { seasonId } = await seasonNow(page)
  const tag = newName('T').replace(' ', '-')
  await call(page, 'POST', '/qurbani/saveAnimal', { seasonId, kind, day, tag })
  return tag
}

const pens = (page: Page) => page.locator('[data-pen]')

test('shares that are paid for are given animals automatically, a booking together', async ({ page }) => {
  const names = [newName('Amina Yusuf'), newName('Hina Malik')]
  await bookByCall(page, { names, day: 1 })
  await signInAs(page, 'owner')
  await addAnimal(page, 'COW', 1)
  const { seasonId } = await seasonNow(page)
  await open(page, `/admin/qurbani/${seasonId}/assign`)
  await expect(page.getByText(names[0] ?? '')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Fill automatically' }).click()
  const together = pens(page)
    .filter({ hasText: names[0] ?? '' })
    .filter({ hasText: names[1] ?? '' })
  await expect(together).toHaveCount(1)
  expect(await violationsOf(page)).toEqual([])
})

test('a share is put into an animal by keyboard and taken out again; what is chosen is put in at once, and undone', async ({
  page,
}) => {
  const name = newName('Noor Jahan')
  await bookByCall(page, { names: [name], day: 3, kind: 'GOAT' })
  await signInAs(page, 'owner')
  const tag = await addAnimal(page, 'GOAT', 3)
  const { seasonId } = await seasonNow(page)
  await open(page, `/admin/qurbani/${seasonId}/assign?day=3`)
  const pen = page.locator(`[data-pen="${tag}"]`)
  await expect(pen).toContainText('1 of 1 free')
  await page.getByRole('button', { name: `Move ${name}` }).focus()
  await page.keyboard.press('Space')
  const said = page.getByRole('status').filter({ hasText: name })
  await expect(said).toContainText('is over')
  for (let presses = 0; presses < 60; presses += 1) {
    const before = (await said.textContent()) ?? ''
    if (before.includes(tag)) break
    await page.keyboard.press('ArrowDown')
    await expect(said).not.toHaveText(before)
  }
  await page.keyboard.press('Space')
  await expect(pen).toContainText(name)
  await expect(pen).toContainText('Full')
  await expect(page.getByRole('button', { name: `Move ${name}` })).toBeFocused()

  await pen.getByRole('button', { name: `Remove the share of ${name} from ${tag}` }).click()
  await expect(pen).not.toContainText(name)
  await page.getByRole('checkbox', { name: `Choose the share of ${name}` }).check()
  await page.getByLabel('Assign to').selectOption({ label: `Goat ${tag}, 1 of 1 free` })
  await page.getByRole('button', { name: 'Assign' }).click()
  await expect(pen).toContainText(name)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(pen).not.toContainText(name)
  await expect(page.getByRole('checkbox', { name: `Choose the share of ${name}` })).toBeVisible()
})
