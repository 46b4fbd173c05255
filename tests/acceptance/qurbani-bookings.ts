import { expect, type Locator, type Page } from '@playwright/test'

/** A booking by its secret link, and the key that invites a family, if there is one. */
export type Booked = { orderNum: string; link: string; familyKey: string | null }

type Offer = { offerId: number; kind: string; type: string; day: number; left: number; tag: string | null }

/** The season open for booking, as the shop returns it. */
export async function seasonNow(page: Page) {
  const { season } = await (await page.request.get('/api/qurbani/findSeason')).json()
  return season as {
    seasonId: number
    wakala: string
    offers: Offer[]
    windows: { windowId: number; day: number; method: string }[]
  }
}

/** Books shares to be given away, and pays for them with a test card if wanted. */
export async function bookByCall(
  page: Page,
  {
    kind = 'COW',
    day = 2,
    names = ['Zainab Qureshi'],
    pays = true,
    deposit = false,
    ...more
  }: {
    [more: string]: unknown
    kind?: string
    day?: number
    names?: string[]
    pays?: boolean
    deposit?: boolean
  } = {},
): Promise<Booked> {
  const season = await seasonNow(page)
  const offer = season.offers.find(one => one.kind === kind && one.day === day && one.type === 'POOL')
  const answer = await page.request.post('/api/qurbani/book', {
    data: {
      seasonId: season.seasonId,
      customer: {
        firstName: 'Zainab',
        lastName: 'Qureshi',
        email: 'zainab@example.org',
        phone1: '0300 7654321',
      },
      shares: names.map(name => ({ offerId: offer?.offerId, names: [name], distribution: 'GIVE ALL' })),
      wakala: season.wakala,
      ...(deposit ? { pays: 'DEPOSIT' } : {}),
      ...more,
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const booked: Booked = await answer.json()
  if (pays) {
    const { orderNum, link } = booked
    const step = { does: 'pay', paymentMethod: 'pm_card_visa' }
    await page.request.post('/api/payment/practise', { data: { orderNum, link, step } })
  }
  return booked
}

/** The address of a booking. */
export const bookingOf = ({ orderNum, link }: Booked) => `/qurbani/booking?order=${orderNum}&key=${link}`

/** An offer, by its name. */
export const offerOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Selects this many of an offer. */
export async function choose(page: Page, name: string, count: number): Promise<void> {
  for (let one = 0; one < count; one += 1)
    await offerOf(page, name).getByRole('button', { name: 'More' }).click()
  await expect(offerOf(page, name).getByRole('textbox')).toHaveValue(String(count))
}

/** Fills in the booker's details, and accepts the terms. */
export async function fillBooker(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Zainab')
  await page.getByLabel('Last Name').fill('Qureshi')
  await page.getByLabel('Phone').fill('0300 7654321')
  await page.getByLabel('Email', { exact: true }).fill('zainab@example.org')
  await page.getByRole('checkbox', { name: /I appoint the shop to act for me/ }).check()
}
