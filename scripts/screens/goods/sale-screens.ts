import type { Locator, Page } from '@playwright/test'

type Open = (page: Page, databaseUrl: string) => Promise<void>
type AsManager = (address: string, awaited: (page: Page) => Locator) => Open
type Saved = { productId: number; updatedDate: string }

/** Saves something as the signed-in manager; a refusal is an error. */
async function post(page: Page, path: string, data: object): Promise<Saved> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await page.request.post(`/api${path}`, { data, headers: { 'x-xsrf-token': token } })
  if (!answer.ok()) throw new Error(await answer.text())
  return answer.json()
}

const [planned, running] = [
  { saleFrom: '2030-12-02T09:00', saleUntil: '2030-12-08T00:00' },
  { saleFrom: null, saleUntil: '2030-12-08T00:00' },
]

/** Adds a product with a sale. */
const addGoods = (page: Page, times: object): Promise<Saved> =>
  post(page, '/products/save', {
    ...{ productName: 'Sidr honey', productDetails: 'From the hills of Hazara.', categoryId: 1 },
    ...{ unitPrice: 2400, salePrice: 1990, unitName: 'jar', quantity: 12, ...times },
  })

/** Sales that begin and end by the clock, as shoppers and staff see them; `asManager` opens the screens of staff. */
export function saleScreens(asManager: AsManager): { name: string; open: Open }[] {
  const opened =
    (times: object, goOn: (page: Page, goods: Saved) => Promise<unknown>): Open =>
    async (page, databaseUrl) => {
      await asManager('/admin/products', at => at.getByRole('table').first())(page, databaseUrl)
      await goOn(page, await addGoods(page, times))
    }
  const showPrices = async (page: Page, { productId }: Saved) => {
    await page.goto(`/admin/products/${productId}`)
    await page.locator('input[name=saleUntil]').scrollIntoViewIfNeeded()
  }
  return [
    {
      name: 'product-sale',
      open: opened(running, (page, { productId }) => page.goto(`/productsingle/${productId}/MEAT/1`)),
    },
    { name: 'sale-planned', open: opened(planned, showPrices) },
    {
      name: 'sale-errors',
      open: opened(planned, async (page, goods) => {
        await showPrices(page, goods)
        await page.locator('input[name=saleUntil]').fill('2030-12-01T00:00')
        await page.locator('input[name=salePrice]').fill('2500')
        await page.locator('form button[type=submit]').first().click()
        await page.locator('[aria-invalid=true]').first().waitFor()
      }),
    },
    {
      name: 'sales-listed',
      open: opened(running, async page => {
        await addGoods(page, planned)
        await page.goto('/admin/products?q=sidr')
        await page.getByRole('row').nth(2).waitFor()
      }),
    },
    {
      name: 'variants-sale',
      open: opened({ productStatus: 'N', quantity: 0 }, async (page, { productId, updatedDate }) => {
        await post(page, '/products/saveVariants', {
          ...{ productId, updatedDate, options: ['Size'] },
          variants: [
            { values: ['250 g'], unitPrice: 1490, salePrice: 1290, ...running },
            { values: ['500 g'], unitPrice: 2400, salePrice: 1990, ...planned },
            { values: ['1 kg'], unitPrice: 4400 },
          ],
        })
        await page.goto(`/admin/products/${productId}`)
        await page.locator('input[type=datetime-local]').first().scrollIntoViewIfNeeded()
      }),
    },
    {
      name: 'change-many-sale',
      open: async (page, databaseUrl) => {
        await asManager('/admin/products/many?q=lamb', at => at.locator('select[name=sale]'))(
          page,
          databaseUrl,
        )
        await page.locator('select[name=sale]').selectOption('start')
        await page.locator('input[name=saleValue]').fill('15')
        await page.locator('input[name=saleFrom]').fill('2030-12-02T09:00')
        await page.locator('input[name=saleUntil]').fill('2030-12-08T00:00')
      },
    },
  ]
}
