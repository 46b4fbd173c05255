import type { Page, TestInfo } from '@playwright/test'
import { smallPng } from '../../support/test-files.ts'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { newName } from '../new-name.ts'
import { call } from '../registered.ts'
import { alive, expect, open, test } from '../shopper.ts'
import { writer } from '../writer.ts'

/** The narrow and the wide project run at the same time, each with its own pages. */
const own = <T>({ project }: TestInfo, narrow: T, wide: T): T => (project.name === 'narrow' ? narrow : wide)

/** A signed-out visitor in another browser. */
async function visitor(page: Page, address: string) {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin })
  const other = (await context?.newPage()) as Page
  await other.goto(address)
  return other
}

async function preview(page: Page): Promise<Page> {
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Preview', exact: true }).click(),
  ])
  await tab.waitForURL(/preview=/)
  await alive(tab)
  return tab
}

test('an answer is written, seen in a preview, published, and taken back', async ({ page }, info) => {
  const of = own(
    info,
    { page: 'faq', part: 'Questions and answers' },
    { page: 'return-policy', part: 'Rules' },
  )
  await writer(page)
  await open(page, `/admin/pages/${of.page}`)
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  const answer = `We say it again, ${newName('and')}.`
  const list = page.getByRole('region', { name: of.part })
  await list.getByRole('listitem').first().getByRole('button').nth(1).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Text').fill('')
  await dialog.getByRole('button', { name: 'Save to the draft' }).click()
  await expect(dialog.getByText('Enter some text.')).toBeVisible()
  await dialog.getByLabel('Text').fill(answer)
  await dialog.getByRole('button', { name: 'Save to the draft' }).click()
  await expect(page.getByText('A draft with one change is ready to publish.')).toBeVisible()

  const tab = await preview(page)
  await expect(tab.getByText(answer)).toHaveCount(1)
  await expect(tab.getByText('Preview: this page is not published yet').first()).toBeAttached()
  const other = await visitor(page, `/${of.page}`)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other.getByText(answer)).toHaveCount(0)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('The page is published.')).toBeVisible()
  await expect
    .poll(async () => {
      await other.goto(`/${of.page}`)
      return other.getByText(answer).count()
    })
    .toBe(1)

  await page.getByRole('button', { name: 'Undo the last publication' }).click()
  await expect(page.getByText('The publication is undone.')).toBeVisible()
  await expect
    .poll(async () => {
      await other.goto(`/${of.page}`)
      return other.getByText(answer).count()
    })
    .toBe(0)
  await other.context().close()

  // Published content becomes a draft again, until it is discarded.
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click()
  await expect(page.getByText('This is the published page.')).toBeVisible()
})

test('a flyer gets a picture and days; its place is changed by keyboard; what is removed comes back', async ({
  page,
}, info) => {
  const of = own(
    info,
    { page: 'blogs', part: 'Flyers', days: true },
    { page: 'other-products', part: 'Shops', days: false },
  )
  await writer(page)
  await open(page, `/admin/pages/${of.page}`)
  const list = page.getByRole('region', { name: of.part })
  const title = newName('Ramadan')
  await list.getByRole('button', { name: `Add: ${of.part}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save to the draft' }).click()
  await expect(dialog.getByText('Enter some text.').first()).toBeVisible()
  await dialog.getByLabel('Title', { exact: true }).fill(title)
  await dialog
    .getByLabel('Drop a picture here')
    .setInputFiles({ name: 'flyer.png', mimeType: 'image/png', buffer: await smallPng('#2a6') })
  await expect(dialog.getByText('flyer.png was added.')).toBeVisible()
  await dialog.getByLabel('Picture description').fill('Dates on a green plate')
  if (of.days) {
    await dialog.getByLabel('First day').fill('2027-02-10')
    await dialog.getByLabel('Last day').fill('2027-02-01')
    await dialog.getByRole('button', { name: 'Save to the draft' }).click()
    await expect(dialog.getByText('The end date cannot be before the start date')).toBeVisible()
    await dialog.getByLabel('Last day').fill('2027-03-10')
  }
  await dialog.getByRole('button', { name: 'Save to the draft' }).click()
  await expect(dialog).toBeHidden()
  await expect(list.getByRole('listitem').last()).toContainText(title)
  await expect(list.getByRole('listitem').last()).toContainText('New')

  const count = await list.getByRole('listitem').count()
  await list.getByRole('button', { name: `Move ${title}`, exact: true }).focus()
  // These keys follow each other at once, and both count.
  await Promise.all([page.keyboard.press('Space'), page.keyboard.press('ArrowUp')])
  await expect(page.getByText(`is at place ${count - 1}`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByText(`is now at place ${count - 1}`)).toBeAttached()
  await expect(list.getByRole('listitem').nth(count - 2)).toContainText(title)
  const tab = await preview(page)
  await expect(tab.getByRole('heading', { name: title })).toBeVisible()
  await tab.close()

  const item = list.getByRole('listitem').filter({ hasText: title })
  await list.getByRole('button', { name: `Remove ${title}` }).click()
  await expect(item).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(item).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click()
  await expect(item).toHaveCount(0)
})

test('the slower person sees both versions and chooses', async ({ page, allow }, info) => {
  allow(/409/)
  const of = own(
    info,
    { page: 'food-delivery', part: 'Delivery services' },
    { page: 'qurbani', part: 'Steps' },
  )
  await writer(page)
  await open(page, `/admin/pages/${of.page}`)
  const list = page.getByRole('region', { name: of.part })
  await list.getByRole('listitem').first().getByRole('button').nth(1).click()
  const dialog = page.getByRole('dialog')
  const [mine, theirs] = [newName('Mine'), newName('Theirs')]
  await dialog.getByLabel('Title', { exact: true }).fill(mine)
  // Another person, at the same time.
  type Page = { version: string; published: { part: string; title: string }[] }
  const now = await call<Page>(page, 'GET', `/content/findDraft/${of.page}`)
  await call(page, 'POST', '/content/saveDraft', {
    page: of.page,
    basedOn: now.version,
    blocks: now.published.map(block => (block.part === 'head' ? { ...block, title: theirs } : block)),
  })
  await dialog.getByRole('button', { name: 'Save to the draft' }).click()
  const choice = page.getByRole('dialog', { name: 'Two versions of this page' })
  await expect(choice.getByText(mine)).toBeVisible()
  await expect(choice.getByText(theirs)).toBeVisible()
  await choice.getByRole('button', { name: 'Keep mine' }).click()
  await expect(list.getByText(mine)).toBeVisible()

  // A program changes the page, so that the draft is no longer based on it.
  const title = newName('Beside')
  const { blockId } = await call<{ blockId: number }>(page, 'POST', '/content/save', {
    page: of.page,
    part: 'notes',
    position: 900,
    title,
    text: title,
  })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(choice.getByText(title).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Your last change is not saved yet')).toBeVisible()
  await page.getByRole('button', { name: 'Compare both' }).click()
  await choice.getByRole('button', { name: 'Keep the published page' }).click()
  await expect(page.getByText('This is the published page.')).toBeVisible()
  await call(page, 'POST', `/content/delete/${blockId}`, {})
})

test('news pass by until their last day; what was removed comes back', async ({ page }) => {
  await writer(page)
  await open(page, '/admin/news')
  const news = newName('Okra is here')
  await page.getByRole('button', { name: 'Add news' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('News is required')).toBeVisible()
  await dialog.getByLabel('Text').fill(news)
  await dialog.getByLabel('Last day').fill('2099-01-31')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const item = page.getByRole('listitem').filter({ hasText: news })
  await expect(item).toContainText('Until 31 Jan 2099')
  const other = await visitor(page, '/faq')
  const ticker = other.getByRole('region', { name: 'News' })
  await expect
    .poll(async () => {
      await other.goto('/faq')
      return ticker.getByText(news).count()
    })
    .toBeGreaterThan(0)

  await item.getByRole('button', { name: `Remove ${news}` }).click()
  await expect(item).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(item).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await item.getByRole('button', { name: `Remove ${news}` }).click()
  await expect(item).toHaveCount(0)
  await other.context().close()
})

test('staff preview another home page before anybody else sees it', async ({ page }) => {
  await writer(page)
  await open(page, '/admin/home')
  await page.getByRole('radio', { name: /^Home page 3/ }).check()
  await page.getByRole('radio', { name: /^Variant 7/ }).check()
  const tab = await preview(page)
  await expect(tab.getByText('Preview: this page is not published yet').first()).toBeAttached()
  await expect(tab).toHaveTitle(/dinner from our kitchen/)
  await tab.close()
  await expect(page.getByRole('button', { name: 'Use this one' })).toBeEnabled()
  expect(await violationsOf(page)).toEqual([])
})

test('a sister shop leads to its own address, and without one to a department', async ({ page }) => {
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await open(page, '/other-products')
  await expect(cards).toHaveCount(6)
  for (const link of await cards.getByRole('link').all())
    await expect(link).toHaveAttribute('href', /^\/(category|shop)\/\w+$/)
  const site = (address: string) =>
    inDatabase(
      `update content_blocks set site_url = '${address}' where page = 'other-products' and link_url = '/category/BAKERY'`,
    )
  await site('http://bakery.example/')
  const bakery = cards.filter({ hasText: 'Souk Bakery' }).getByRole('link')
  await expect
    .poll(async () => {
      await open(page, '/other-products')
      return bakery.getAttribute('href')
    })
    .toBe('http://bakery.example/')
  await expect(bakery).toHaveAccessibleName(/Souk Bakery \(leaves the shop\)$/)
  await site('')
})
