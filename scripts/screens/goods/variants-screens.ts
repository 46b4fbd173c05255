import type { Locator, Page } from '@playwright/test'
import { boxScreens } from './box-screens.ts'
import { filmScreens } from './film-screens.ts'
import { saleScreens } from './sale-screens.ts'

type Open = (page: Page, databaseUrl: string) => Promise<void>
type AsManager = (address: string, awaited: (page: Page) => Locator) => Open
type Saved = { productId: number; updatedDate: string; variants: { productId: number }[] }

const sizes = ['52', '54', '56', '58', '60', '62']
const colours = ['White', 'Black']

/** Saves something as the signed-in manager; a refusal is an error. */
async function post(page: Page, path: string, data: object): Promise<Saved> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await page.request.post(`/api${path}`, { data, headers: { 'x-xsrf-token': token } })
  if (!answer.ok()) throw new Error(await answer.text())
  return answer.json()
}

/** Adds a product that is not active, without stock. */
const addThobe = (page: Page): Promise<Saved> =>
  post(page, '/products/save', {
    ...{ productName: 'Everyday thobe', productDetails: 'Of light cotton.', categoryId: 1, unitPrice: 3490 },
    productStatus: 'N',
  })

/** Adds a product with twelve variants. */
async function addVaried(page: Page): Promise<Saved> {
  const { productId, updatedDate } = await addThobe(page)
  const variants = sizes.flatMap((size, at) =>
    colours.map((colour, place) => ({
      ...{ values: [size, colour], unitPrice: 3490 + 100 * at, salePrice: place ? 2990 : 3490 + 100 * at },
      ...{ cutPrice: place === 1, weight: 0.9, quantity: at * 3, productStatus: at === 5 ? 'N' : 'A' },
    })),
  )
  return post(page, '/products/saveVariants', {
    productId,
    updatedDate,
    options: ['Size', 'Colour'],
    variants,
  })
}

const section = (page: Page) => page.getByRole('region', { name: 'Variants' })

/** Fills an option of the open options. */
async function fillOption(page: Page, place: number, name: string, values: string): Promise<void> {
  const fields = section(page).locator('form input')
  await fields.nth(2 * place - 2).fill(name)
  await fields.nth(2 * place - 1).fill(values)
  await fields.nth(2 * place - 1).press('Enter')
}

/** The variants and films of a product in its editor, their pages, boxes, and sales by the clock. */
export function variantsScreens(asManager: AsManager): { name: string; open: Open }[] {
  const opened =
    (add: (page: Page) => Promise<Saved>, goOn: (page: Page, thobe: Saved) => Promise<unknown>): Open =>
    async (page, databaseUrl) => {
      await asManager('/admin/products', at => at.getByRole('table', { name: 'Products' }))(page, databaseUrl)
      const thobe = await add(page)
      await page.goto(`/admin/products/${thobe.productId}`)
      await section(page).getByRole('button').first().waitFor()
      await goOn(page, thobe)
      await section(page).scrollIntoViewIfNeeded()
    }
  const choose = async (page: Page) => {
    await page.getByRole('button', { name: 'Add options' }).click()
    await fillOption(page, 1, 'Size', sizes.join(', '))
    await page.getByRole('button', { name: 'Add another option' }).click()
  }
  return [
    ...saleScreens(asManager),
    ...filmScreens(asManager),
    { name: 'variants-none', open: opened(addThobe, async () => {}) },
    {
      name: 'variants-options',
      open: opened(addThobe, async page => {
        await choose(page)
        await page.getByRole('button', { name: 'Make variants' }).click()
      }),
    },
    {
      name: 'variants-errors',
      open: opened(addThobe, async page => {
        await choose(page)
        await fillOption(page, 2, 'Length', '140, 150')
        await page.getByRole('button', { name: 'Make variants' }).click()
        await section(page).locator('[data-row="0"][data-column="2"]').fill('')
        await section(page).locator('[data-row="1"][data-column="5"]').fill('2')
        await section(page).locator('button[type=submit]').click()
        await section(page).locator('[aria-invalid=true]').first().waitFor()
      }),
    },
    {
      name: 'variants-conflict',
      open: opened(addVaried, async (page, { productId, updatedDate, variants }) => {
        await section(page).locator('[data-row="0"][data-column="2"]').fill('3590')
        const [first] = variants
        const rows = variants.map(one => ({
          ...{ productId: one.productId, values: (one as unknown as { values: string[] }).values },
          unitPrice: one === first ? 3490 : 3290,
        }))
        await post(page, '/products/saveVariants', {
          productId,
          updatedDate,
          options: ['Size', 'Colour'],
          variants: rows,
        })
        await section(page).locator('button[type=submit]').click()
        await section(page).getByRole('alert').waitFor()
      }),
    },
    { name: 'variants', open: opened(addVaried, async () => {}) },
    {
      name: 'variant',
      open: async (page, databaseUrl) => {
        await asManager('/admin/products', at => at.getByRole('table', { name: 'Products' }))(
          page,
          databaseUrl,
        )
        const [first] = (await addVaried(page)).variants
        await page.goto(`/admin/products/${first?.productId}`)
        await page.getByRole('button', { name: 'Record it' }).waitFor()
      },
    },
    ...boxScreens(asManager),
  ]
}
