import type { Page } from '@playwright/test'

type Offer = { offerId: number; kind: string; type: string; left: number }

let shoppers = 0

/**
 * Books two shares of the offer with the most left, as a new visitor; returns the query of its link and the key of the
 * family. `pays`: pays what is due; `invites`: for a family, while at least 14 shares are left.
 */
async function booked(page: Page, { pays = true, invites = false } = {}) {
  await page.goto('/cart')
  shoppers += 1
  const { season } = await (await page.request.get('/api/qurbani/findSeason')).json()
  const [offer] = (season.offers as Offer[])
    .filter(({ kind, type }) => kind === 'COW' && type === 'POOL')
    .sort((one, other) => other.left - one.left) as [Offer]
  const answer = await page.request.post('/api/qurbani/book', {
    headers: { 'x-forwarded-for': `10.77.${process.pid & 255}.${shoppers & 255}` },
    data: {
      seasonId: season.seasonId,
      customer: {
        firstName: 'Amina',
        lastName: 'Yusuf',
        email: 'amina@example.org',
        phone1: '+92 300 1234567',
      },
      shares: [
        { offerId: offer.offerId, names: ['Amina Yusuf'], distribution: 'GIVE ALL' },
        { offerId: offer.offerId, names: ['Bilal Siddiqui', 'Hina Malik'], distribution: 'GIVE ALL' },
      ],
      wakala: season.wakala,
      pays: 'DEPOSIT',
      invites: invites && offer.left >= 14,
    },
  })
  const { orderNum, link, familyKey } = await answer.json()
  if (pays)
    await page.request.post('/api/payment/practise', {
      data: { orderNum, link, step: { does: 'pay', paymentMethod: 'pm_card_visa' } },
    })
  return { asked: `order=${orderNum}&key=${link}`, familyKey }
}

/** The screens of a Qurbani booking. */
export const qurbaniScreens = [
  {
    name: 'qurbani-booking',
    open: async (page: Page) =>
      page.goto(`/qurbani/booking?${(await booked(page, { invites: true })).asked}`),
  },
  {
    name: 'qurbani-held',
    open: async (page: Page) => page.goto(`/qurbani/booking?${(await booked(page, { pays: false })).asked}`),
  },
  {
    name: 'qurbani-certificate',
    open: async (page: Page) => page.goto(`/qurbani/certificate?${(await booked(page)).asked}`),
  },
  {
    name: 'qurbani-invited',
    open: async (page: Page) => {
      const { familyKey } = await booked(page, { invites: true })
      await page.goto(`/qurbani?family=${familyKey}&place=5`)
    },
  },
]
