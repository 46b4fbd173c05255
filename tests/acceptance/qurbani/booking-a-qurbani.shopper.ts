import { violationsOf } from '../axe.ts'
import { cards, paid, payWith } from '../card-orders.ts'
import { bookByCall, bookingOf, choose, fillBooker, offerOf } from '../qurbani-bookings.ts'
import { alive, expect, open, test } from '../shopper.ts'

test('a family books three shares of a cow for a deposit, invites the others, and holds its certificates', async ({
  page,
}) => {
  await open(page, '/qurbani')
  await alive(page)
  await page.getByText('Day 3', { exact: true }).click()
  await choose(page, 'Share of a cow', 3)
  const names = page.getByLabel('Names')
  await names.nth(0).fill('Zainab Qureshi')
  await names.nth(1).fill('Bilal Siddiqui, Amina Yusuf')
  await names.nth(2).fill('Hina Malik')
  for (const at of [0, 1]) await page.getByLabel('Collect between').nth(at).selectOption({ index: 1 })
  await page.getByLabel('Distribution of the meat').nth(2).selectOption('Give it all away')
  await fillBooker(page)
  await page.getByRole('checkbox', { name: /Reserve a whole animal/ }).check()
  await page.getByRole('radio', { name: 'A deposit of 30 %' }).check()
  const summary = page.getByRole('complementary', { name: 'Your booking' })
  await expect(summary).toContainText('3 × Share of a cow')
  await expect(summary).toContainText('Due now')
  await summary.getByRole('button', { name: 'Book and pay' }).click()

  await expect(page).toHaveURL(/\/payment\?order=\d+&key=/)
  await expect(page.getByText(/1[45]:\d\d left/)).toBeVisible()
  await payWith(page, cards.works)
  await expect(paid(page)).toBeVisible()
  await expect(page).toHaveURL(/\/qurbani\/booking\?order=\d+&key=/)
  await expect(page.getByText('3 of 7 places are paid, 4 are left.')).toBeVisible()
  await expect(page.getByLabel(/^Link to place \d$/)).toHaveCount(4)
  await expect(page.getByRole('heading', { name: 'Bilal Siddiqui, Amina Yusuf' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Pay the balance' }).click()
  await expect(page).toHaveURL(/\/payment\?/)
  await payWith(page, cards.works)
  await expect(page).toHaveURL(/\/qurbani\/booking\?/)
  await expect(page.getByRole('button', { name: 'Pay the balance' })).toBeHidden()

  await page.getByRole('link', { name: 'Certificate' }).click()
  await expect(page.getByRole('heading', { name: 'Certificate of Qurbani' })).toHaveCount(3)
  await expect(page.getByText('Hina Malik')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  expect(await violationsOf(page)).toEqual([])
})

test('an invited person sees whose animal it is and what happens to it, and books a share', async ({
  page,
}) => {
  const { familyKey } = await bookByCall(page, { invites: true, names: ['Zainab Qureshi', 'Bilal Siddiqui'] })
  await open(page, `/qurbani?family=${familyKey}`)
  await alive(page)
  await expect(page.getByText('Zainab invites you to share a cow')).toBeVisible()
  await expect(page.getByText('2 of 7 places are paid, 0 are being paid, 5 are left.')).toBeVisible()
  await expect(page.getByText('Places left at the order-by date go to other people.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Day/ })).toHaveCount(0)
  await choose(page, 'Share of a cow', 1)
  await page.getByLabel('Names').fill('Hina Malik')
  await page.getByLabel('Distribution of the meat').selectOption('Give it all away')
  await fillBooker(page)
  await page.getByRole('button', { name: 'Book and pay' }).click()
  await expect(page).toHaveURL(/\/payment\?/)
  await payWith(page, cards.works)
  await expect(page).toHaveURL(/\/qurbani\/booking\?/)
  await expect(page.getByText('3 of 7 places are paid, 4 are left.')).toBeVisible()
})

test('a link to one share of a family is for one person: the second person chooses another', async ({
  page,
}) => {
  const { familyKey, ...host } = await bookByCall(page, { invites: true })
  await open(page, bookingOf({ familyKey, ...host }))
  await alive(page)
  const link = page.getByLabel('Link to place 3', { exact: true })
  await expect(link).toHaveValue(/\/qurbani\?family=.+&place=3$/)
  const address = await link.inputValue()
  await open(page, address)
  await alive(page)
  await expect(page.getByText('You can book place 3 of 7.')).toBeVisible()
  await choose(page, 'Share of a cow', 1)
  await expect(page.getByRole('button', { name: 'More' })).toBeDisabled()
  await page.getByLabel('Names').fill('Hina Malik')
  await page.getByLabel('Distribution of the meat').selectOption('Give it all away')
  await fillBooker(page)
  await page.getByRole('button', { name: 'Book and pay' }).click()
  await expect(page).toHaveURL(/\/payment\?/)

  await open(page, address)
  await alive(page)
  await expect(page.getByText('Someone else has place 3 of 7.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Choose another place of this animal' }).click()
  await expect(page.getByText('1 of 7 places are paid, 1 are being paid, 5 are left.')).toBeVisible()
  await choose(page, 'Share of a cow', 1)
})

test('missing input shows an error at its field, and nothing that was typed is lost', async ({ page }) => {
  await open(page, '/qurbani')
  await alive(page)
  await page.getByRole('button', { name: 'Book and pay' }).click()
  await expect(page.getByRole('alert')).toHaveText('Choose at least one share.')
  await choose(page, 'A sheep', 1)
  await page.getByLabel('First Name').fill('Zainab')
  await page.getByRole('button', { name: 'Book and pay' }).click()
  await expect(page.getByLabel('Names')).toBeFocused()
  await expect(page.getByText('Enter the name of the person it is for.')).toBeVisible()
  await expect(page.getByText('Choose a time.')).toBeVisible()
  await expect(page.getByText('Please agree that the shop may act for you.')).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Zainab')
  expect(await violationsOf(page)).toEqual([])
})

test('the second shopper at an animal reads that it is taken, and pays nothing', async ({ page, allow }, {
  project,
}) => {
  // Each project has its own animal.
  const tag = project.name === 'wide' ? 'S-501' : 'G-501'
  await open(page, '/qurbani')
  await alive(page)
  const name = (await page.getByRole('heading', { name: `tag ${tag}` }).textContent()) as string
  await choose(page, name, 1)
  await page.getByLabel('Names').fill('Zainab Qureshi')
  await page.getByLabel('Distribution of the meat').selectOption('Give it all away')
  await fillBooker(page)
  const season = await (await page.request.get('/api/qurbani/findSeason')).json()
  const animal = season.season.offers.find((offer: { tag: string | null }) => offer.tag === tag)
  const faster = await page.request.post('/api/qurbani/book', {
    data: {
      seasonId: season.season.seasonId,
      customer: { firstName: 'Hina', lastName: 'Malik', email: 'hina@example.org', phone1: '0300 1234567' },
      shares: [{ offerId: animal.offerId, names: ['Hina Malik'], distribution: 'GIVE ALL' }],
      wakala: season.season.wakala,
    },
  })
  expect(faster.status()).toBe(200)
  const { orderNum, link } = await faster.json()
  const step = { does: 'pay', paymentMethod: 'pm_card_visa' }
  await page.request.post('/api/payment/practise', { data: { orderNum, link, step } })
  allow(/409/)
  await page.getByRole('button', { name: 'Book and pay' }).click()
  await expect(page.getByRole('alert')).toContainText('Someone else was faster')
  await expect(page.getByText('Someone else was faster. Remove it or choose another.')).toBeVisible()
  await page.getByRole('button', { name: /^Remove:/ }).click()
  await expect(offerOf(page, name)).toContainText('None left')
  await expect(page.getByText('Choose a day and at least one share.')).toBeVisible()
})

test('a shopper gives a booking up, after a question, and the shares are free again', async ({ page }) => {
  const booked = await bookByCall(page, { kind: 'GOAT' })
  await open(page, bookingOf(booked))
  await alive(page)
  await page.getByRole('button', { name: 'Cancel the booking' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel the booking?' })
  await dialog.getByRole('button', { name: 'Keep the booking' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Cancel the booking' }).click()
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click()
  await expect(page.getByText('This booking was cancelled.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Certificate' })).toBeHidden()
})

test('a booking that is not paid yet says how long its shares are held', async ({ page }) => {
  const booked = await bookByCall(page, { kind: 'GOAT', pays: false })
  await open(page, bookingOf(booked))
  await expect(page.getByText(/1[45]:\d\d left/)).toBeVisible()
  await expect(page.getByText('Held until paid')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Pay now' }).click()
  await expect(page).toHaveURL(/\/payment\?/)
})

test('the days are shown in both calendars, with the remark that moon sighting may change them', async ({
  page,
}) => {
  await open(page, '/qurbani')
  await expect(page.getByRole('radio', { name: /Day 1.*10 Dhu.* AH/s })).toBeVisible()
  await expect(page.getByText('Days of the Islamic calendar may differ by moon sighting.')).toBeVisible()
})
