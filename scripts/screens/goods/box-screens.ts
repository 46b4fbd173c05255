import type { Locator, Page } from '@playwright/test'

type Open = (page: Page, databaseUrl: string) => Promise<void>
type AsManager = (address: string, awaited: (page: Page) => Locator) => Open

/** Adds a product that is not active as the signed-in manager; returns its number. */
async function add(page: Page, data: object): Promise<number> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await page.request.post('/api/products/save', {
    data: { productDetails: 'Packed this morning.', categoryId: 1, productStatus: 'N', ...data },
    headers: { 'x-xsrf-token': token },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  return ((await answer.json()) as { productId: number }).productId
}

const meat = {
  ...{ name: 'Meat', choose: null },
  parts: [
    { productId: 101, quantity: 2, cuttingAttributes: '8 pieces', packagingAttributes: 'Plain bag' },
    { productId: 108, quantity: 1.5, cuttingAttributes: 'Fine mince', packagingAttributes: '2 lb tray' },
  ],
}
const spices = {
  ...{ name: 'Spices', choose: 2, again: true },
  parts: [4903, 4904, 4905].map(productId => ({ productId, quantity: 1 })),
}

/** Adds a box with these groups. */
const addBox = (page: Page, box: object, unitPrice: number): Promise<number> =>
  add(page, { productName: 'Family box', unitName: 'box', unitPrice, box })

const section = (page: Page) => page.getByRole('region', { name: 'Box', exact: true })
const prices = (page: Page) => page.getByRole('region', { name: 'Price', exact: true })

/** A box in its form: with its own price, with that of its parts, and with what is wrong in it. */
export function boxScreens(asManager: AsManager): { name: string; open: Open }[] {
  const opened =
    (make: (page: Page) => Promise<number>, goOn: (page: Page) => Promise<unknown>): Open =>
    async (page, databaseUrl) => {
      await asManager('/admin/products', at => at.getByRole('table', { name: 'Products' }))(page, databaseUrl)
      await page.goto(`/admin/products/${await make(page)}`)
      await section(page).waitFor()
      await goOn(page)
      await section(page).scrollIntoViewIfNeeded()
    }
  const cost = (page: Page) => prices(page).getByRole('status').waitFor()
  return [
    {
      name: 'box-own-price',
      open: opened(page => addBox(page, { price: 'OWN', groups: [meat, spices] }, 2790), cost),
    },
    {
      name: 'box-dearer',
      open: opened(page => addBox(page, { price: 'OWN', groups: [meat] }, 5900), cost),
    },
    {
      name: 'box-price-of-parts',
      open: opened(async page => {
        const gone = await add(page, { productName: 'Marrow bones', unitPrice: 150 })
        const parts = [...meat.parts, { productId: gone, quantity: 1 }]
        return addBox(page, { price: 'PARTS', less: 10, groups: [{ ...meat, parts }, spices] }, 2790)
      }, cost),
    },
    {
      name: 'box-errors',
      open: opened(
        page => addBox(page, { price: 'OWN', groups: [meat, spices] }, 2790),
        async page => {
          await page.getByRole('button', { name: 'Add a group' }).click()
          await section(page).locator('input[maxlength="60"]').first().fill('')
          await section(page).locator('input[inputmode=decimal]').first().fill('2.0001')
          await section(page).locator('input[inputmode=numeric]').first().fill('0')
          await page.locator('form button[type=submit]').first().click()
          await section(page).locator('[aria-invalid=true]').nth(3).waitFor()
        },
      ),
    },
  ]
}
