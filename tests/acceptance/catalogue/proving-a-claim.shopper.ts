import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dayAt, daysLater } from '../../../shop/lib/dates/dates.ts'
import { smallPdf } from '../../support/test-files.ts'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { ownGoods } from '../own-goods.ts'
import { call } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'
import { signInAs } from '../staff-orders.ts'

const today = async () => {
  const [main] = (await inDatabase('select time_zone as zone from branches where is_main')) as {
    zone: string
  }[]
  return dayAt(new Date(), main?.zone)
}
const claims = (page: Page) => page.locator('li[data-until]')
const newNumber = () => `DC-${randomUUID().slice(0, 8)}`

/** A product of this test that a certificate proves to be halal, until today or a day after it; with the address of its page. */
async function certified(daysLeft = 0) {
  const { productId } = await ownGoods('Lamb')
  const number = newNumber()
  const pdf = smallPdf()
  const day = await today()
  const [saved] = (await inDatabase(
    `with one as (insert into certificates (kind, authority, number, issued_on, expires_on, slaughter, stunning)
       values ('HALAL', 'Demo Council', $1, $2, $3, 'HAND', 'NONE') returning certificate_id),
     about as (insert into certificate_subjects select certificate_id, 'PRODUCT', $4 from one)
     insert into certificate_documents (certificate_id, name, size, bytes) select certificate_id, 'halal.pdf', $5, $6 from one
     returning certificate_id as id`,
    [number, daysLater(day, -9), daysLater(day, daysLeft), productId, pdf.length, pdf],
  )) as { id: number }[]
  return { productId, number, certificateId: saved?.id ?? 0, address: `/productsingle/${productId}/MEAT/1` }
}

test('an open page hides a claim at the midnight after its last day', async ({ page }) => {
  const { address, number } = await certified()
  await page.clock.install()
  await open(page, address)
  await expect(claims(page)).toContainText(`Halal: Demo Council, no. ${number}`)
  await expect(claims(page)).toContainText('Slaughtered by hand · Not stunned · Valid until')
  const until = Number(await claims(page).getAttribute('data-until')) * 60_000
  await page.clock.fastForward(until - Date.now() - 60_000)
  await expect(claims(page)).toBeVisible()
  await page.clock.fastForward(120_000)
  await expect(claims(page)).toBeHidden()
  await expect(page.getByText(number).first()).toBeHidden()
  // The same page comes from the store again.
  await open(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(claims(page)).toBeHidden()
})

test('a stored page that comes after the last day does not show its claim, and the new day has the page made again', async ({
  page,
}) => {
  const { address, number, certificateId } = await certified(1)
  const stored = async () => {
    const answer = await page.request.get(address)
    return { how: answer.headers()['cache-status'] ?? '', shows: (await answer.text()).includes(number) }
  }
  await expect.poll(stored).toEqual({ how: expect.stringContaining('hit'), shows: true })
  // Time passes without a change that the database would announce.
  const quietly = (sql: string) =>
    inDatabase(`do $$ begin set local session_replication_role = replica; ${sql}; end $$`)
  await quietly(`update certificates set expires_on = expires_on - 2 where certificate_id = ${certificateId}`)
  expect((await stored()).shows).toBe(true)
  await quietly('update branches set day_begun = day_begun - 1')
  await expect.poll(async () => (await stored()).shows, { timeout: 30_000 }).toBe(false)
})

test('staff add a certificate with its document, and shoppers open it; they withdraw it, and its claim is gone', async ({
  page,
}) => {
  const { productId, name } = await ownGoods('Goat')
  const product = `/productsingle/${productId}/MEAT/1`
  await signInAs(page, 'catalogue')
  await open(page, '/admin/certificates')
  await page.getByRole('link', { name: 'New certificate' }).click()
  await page.getByRole('button', { name: 'Save certificate' }).click()
  await expect(page.getByText('Enter the name of the authority.')).toBeVisible()
  const number = newNumber()
  await page.getByLabel('Authority').fill('Demo Council')
  await page.getByLabel('Number').fill(number)
  const day = await today()
  await page.getByLabel('First day').fill(day)
  await page.getByLabel('Last day').fill(daysLater(day, -1))
  await page.getByRole('button', { name: 'Save certificate' }).click()
  await expect(page.getByText('It must end on or after its first day.')).toBeVisible()
  await page.getByLabel('Last day').fill(daysLater(day, 20))
  await page.getByLabel('Slaughter').selectOption('Slaughtered by hand')
  await page.getByRole('combobox', { name: 'Find a product, brand, supplier, lot or branch' }).fill(name)
  await page.getByRole('option', { name }).click()
  await page.getByRole('button', { name: 'Save certificate' }).click()
  await expect(page.getByText('The certificate is saved.')).toBeVisible()
  await expect(page.getByText('No document', { exact: true })).toBeVisible()
  await open(page, product)
  await expect(claims(page)).toBeHidden()

  await page.goBack()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'halal.pdf', mimeType: 'application/pdf', buffer: smallPdf() })
  await expect(page.getByText('No document', { exact: true })).toBeHidden()
  await expect(page.getByText('Ends soon')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const certificate = page.url()
  await open(page, product)
  await expect(claims(page)).toContainText(`Halal: Demo Council, no. ${number}`)
  const link = page.getByRole('link', { name: `Halal: Demo Council, no. ${number}` })
  const opened = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(opened.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline/),
  })
  expect(await violationsOf(page)).toEqual([])

  await open(page, certificate)
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByRole('button', { name: 'Withdraw it' }).click()
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible()
  await open(page, product)
  await expect(claims(page)).toBeHidden()
  await open(page, certificate)
  await page.getByRole('button', { name: 'Let it hold again' }).click()
  await expect(page.getByText('Ends soon')).toBeVisible()
})

test('staff add a certificate of a supplier, and find it on the page of a lot that came from it, with its document', async ({
  page,
}) => {
  const { productId } = await ownGoods('Veal')
  const [lot] = (await inDatabase(
    `with farm as (insert into suppliers (supplier_name) values ($1) returning supplier_id),
      batch as (insert into lots (product_id, branch_id, code, supplier_id)
        select $2, branch_id, $3, supplier_id from branches, farm where is_main returning lot_id)
     select supplier_id as farm, lot_id as id from farm, batch`,
    [`Farm ${randomUUID().slice(0, 8)}`, productId, newNumber()],
  )) as { farm: number; id: number }[]
  await signInAs(page, 'catalogue')
  await open(page, `/admin/suppliers/${lot?.farm}`)
  const card = page.getByRole('region', { name: 'Certificates' })
  await expect(card).toContainText('There are no certificates.')
  await card.getByRole('link', { name: 'Add a certificate' }).click()
  await expect(page.getByRole('list', { name: 'Certified things' })).toContainText('Supplier')
  const number = newNumber()
  await page.getByLabel('Claim').selectOption('Food safety')
  await page.getByLabel('Authority').fill('Demo Office')
  await page.getByLabel('Number').fill(number)
  const day = await today()
  await page.getByLabel('First day').fill(day)
  await page.getByLabel('Last day').fill(daysLater(day, 200))
  await page.getByRole('button', { name: 'Save certificate' }).click()
  await expect(page.getByText('The certificate is saved.')).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'farm.pdf', mimeType: 'application/pdf', buffer: smallPdf() })
  await expect(page.getByText('No document', { exact: true })).toBeHidden()

  await open(page, `/admin/lots/${lot?.id}`)
  const row = card.getByRole('row', { name: new RegExp(number) })
  await expect(row).toContainText('Supplier')
  await expect(row).toContainText('Holds')
  await expect(row.getByRole('link', { name: 'farm.pdf' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await row.getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { name: 'Demo Office' })).toBeVisible()
  await open(page, `/productsingle/${productId}/MEAT/1`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(claims(page)).toBeHidden()
})

test('the list shows the states of certificates, and Today leads to those that end soon', async ({
  page,
}) => {
  const { number } = await certified(30)
  await signInAs(page, 'catalogue')
  await open(page, '/admin')
  await page.getByRole('link', { name: /Certificates end soon/ }).click()
  const table = page.getByRole('table', { name: 'Certificates' })
  await expect(table.getByRole('row', { name: new RegExp(number) })).toContainText('Ends soon')
  await page.getByRole('searchbox').fill(number)
  await expect(table.locator('tbody tr')).toHaveCount(1)
})

test('a product page lists the documents of its product, to open and to download', async ({ page }) => {
  const { productId } = await ownGoods('Walker')
  await signInAs(page, 'catalogue')
  const pdf = smallPdf()
  await inDatabase(
    `insert into product_documents (product_id, name, mime_type, size, bytes) values ($1, 'care.pdf', 'application/pdf', $2, $3)`,
    [productId, pdf.length, pdf],
  )
  await open(page, `/productsingle/${productId}/MEAT/1`)
  const documents = page.getByRole('region', { name: 'Documents' })
  await expect(documents).toContainText('1 KB')
  const of = async (name: string) =>
    (
      await page.request.get(
        (await documents.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '',
      )
    ).headers()['content-disposition']
  expect(await of('Open care.pdf')).toMatch(/^inline/)
  expect(await of('Download care.pdf')).toMatch(/^attachment/)
  expect(await call(page, 'GET', `/productDocuments/files/${productId}?images=url`)).toHaveLength(1)
})
