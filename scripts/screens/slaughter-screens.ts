import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { askOnce } from '../../database/ask-once.ts'

type Awaited = (page: Page) => Locator
type Open = (page: Page, databaseUrl: string) => Promise<void>
type As = (address: string, awaited: Awaited) => Open

type Day = { season_id: number; animal_id: number; tag: string }
let ready: Promise<Day> | undefined

/**
 * Books shares of a cow on the first day as a guest and pays; assigns them to a slaughtered animal of their own, with some
 * packed and one collected.
 */
async function prepare(origin: string, databaseUrl: string): Promise<Day> {
  const ask = async (call: string, data?: object) => {
    const answer = await fetch(new URL(`/api/${call}`, origin), {
      ...(data ? { method: 'POST', body: JSON.stringify(data) } : {}),
      headers: { 'content-type': 'application/json' },
    })
    return answer.json()
  }
  const { season } = await ask('qurbani/findSeason')
  const { offerId } = season.offers.find(
    (one: { kind: string; type: string; day: number }) =>
      one.kind === 'COW' && one.type === 'POOL' && one.day === 1,
  )
  const { windowId } = season.windows.find(
    (one: { day: number; method: string }) => one.day === 1 && one.method === 'COLLECT',
  )
  const of = (names: string[], distribution: string, more: object = {}) => ({
    ...{ offerId, names, distribution, ...more },
    ...(distribution === 'GIVE ALL' ? {} : { windowId }),
  })
  const { orderNum, link } = await ask('qurbani/book', {
    seasonId: season.seasonId,
    customer: { firstName: 'Amina', lastName: 'Yusuf', email: 'amina@example.org', phone1: '0300 1234567' },
    shares: [
      of(['Amina Yusuf'], 'COLLECT'),
      of(['Bilal Siddiqui', 'Hina Malik'], 'COLLECT', { skin: true, offal: true }),
      of(['Zainab Qureshi'], 'THIRDS', { intention: 'FOR ANOTHER' }),
      of(['Noor Jahan'], 'GIVE ALL'),
    ],
    pays: 'DEPOSIT',
    wakala: season.wakala,
  })
  const step = { does: 'pay', paymentMethod: 'pm_card_visa' }
  await ask('payment/practise', { orderNum, link, step })
  const [animal] = await askOnce(
    databaseUrl,
    `insert into qurbani_animals (season_id, day, kind, tag, weight, shares, state, done_at)
     values (${season.seasonId}, 1, 'COW', 'C-${randomInt(1e4, 1e5)}', 902000, 7, 'DONE', now()) returning season_id, animal_id, tag`,
  )
  const { animal_id } = animal as Day
  await askOnce(
    databaseUrl,
    `update qurbani_shares set animal_id = ${animal_id}, animal_shares = 7, sequence = position + 1, assigned_at = now(),
       packed_weight = case when position < 2 then 32000 + position * 700 end, packed_at = case when position < 2 then now() end,
       collected_at = case when position = 0 then now() end
     where booking_id = (select booking_id from qurbani_bookings join orders using (order_id) where order_num = '${orderNum}')`,
  )
  return animal as Day
}

/** The screens of the slaughter day and of its bookings; `asManager` opens them. */
export const slaughterScreens = (asManager: As): { name: string; open: Open }[] => {
  const at =
    (
      addressOf: (day: Day) => string,
      awaited: (page: Page, day: Day) => Locator,
      next?: (page: Page, day: Day) => Promise<unknown>,
    ): Open =>
    async (page, databaseUrl) => {
      await page.goto('/admin')
      ready ??= prepare(page.url(), databaseUrl)
      const day = await ready
      await asManager(`/admin/qurbani/${addressOf(day)}`, at => awaited(at, day))(page, databaseUrl)
      await next?.(page, day)
    }
  const animal = (page: Page, { tag }: Day) => page.getByRole('button', { name: tag })
  const firstRow: Awaited = page => page.locator('tbody tr').first()
  const dialog = (page: Page) => page.getByRole('dialog').waitFor()
  return [
    {
      name: 'slaughter-day',
      open: at(
        ({ season_id }) => `${season_id}/day/1`,
        animal,
        (page, day) => animal(page, day).click(),
      ),
    },
    {
      name: 'slaughter-collect',
      open: at(
        ({ season_id }) => `${season_id}/day/1?view=collect`,
        page => page.locator('main section h2').first(),
      ),
    },
    {
      name: 'slaughter-labels',
      open: at(
        ({ season_id, animal_id }) => `${season_id}/labels?day=1&animal=${animal_id}`,
        page => page.getByRole('article').first(),
      ),
    },
    { name: 'qurbani-shares', open: at(({ season_id }) => `${season_id}/shares`, firstRow) },
    {
      name: 'qurbani-share-booking',
      open: at(
        ({ season_id }) => `${season_id}/shares?day=1`,
        firstRow,
        async page => {
          await firstRow(page).getByRole('button').click()
          await dialog(page)
          await page.getByRole('dialog').getByRole('listitem').first().waitFor()
        },
      ),
    },
    {
      name: 'qurbani-share-message',
      open: at(
        ({ season_id }) => `${season_id}/shares`,
        firstRow,
        async page => {
          await page.getByRole('heading', { level: 1 }).locator('xpath=../..').getByRole('button').click()
          await dialog(page)
        },
      ),
    },
  ]
}
