import type { Locator, Page } from '@playwright/test'

/** Opens a screen of the office, and waits for the awaited element. */
type AsManager = (
  address: string,
  awaited: (page: Page) => Locator,
) => (page: Page, databaseUrl: string) => Promise<void>

/** Imports a small file of products, some of which are invalid. */
async function openImport(asManager: AsManager, page: Page, databaseUrl: string): Promise<void> {
  await asManager('/admin/import', page => page.getByText('Drop a CSV file here'))(page, databaseUrl)
  const lines = Array.from(
    { length: 12 },
    (_, at) =>
      `LEN-${at},Red Lentils ${at},${at === 3 ? 'dear' : 320},20,${at === 5 ? 'dust' : 'none'},Red lentils,,`,
  )
  const packs = [
    'CUM,Cumin,,,none,Cumin,,Pack',
    'CUM-50,,90,12,,,CUM,50 g',
    'CUM-100,,160,8,,,CUM,100 g',
    'CUM-250,,dear,8,,,CUM,250 g',
  ]
  await page.locator('input[type=file]').setInputFiles({
    name: 'lentils.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `sku,name,price,stock,allergens,ingredients,variantOf,options\nCHK-001,Whole Chicken,1299.50,,celery,"Chicken, brine (with *celery*)",,\n${[...packs, ...lines].join('\n')}\n`,
    ),
  })
  await page.getByRole('button', { name: 'Check the file' }).waitFor()
}

/** Changes the prices of a list of products. */
async function openMany(asManager: AsManager, page: Page, databaseUrl: string): Promise<void> {
  await asManager('/admin/products/many?q=lamb', page => page.getByLabel('Price', { exact: true }))(
    page,
    databaseUrl,
  )
  await page.getByLabel('Price', { exact: true }).selectOption('percent')
  await page.getByLabel('Percentage').fill('7.5')
  await page.getByLabel('Round to a multiple of').fill('5')
  await page.getByLabel('And take off').fill('0.01')
  await page.getByLabel('Tags to add').fill('Eid, grill')
}

/** The screens for importing products from files and exporting them. */
export const importScreens = (asManager: AsManager) => [
  { name: 'import', open: asManager('/admin/import', page => page.getByText('Drop a CSV file here')) },
  {
    name: 'import-columns',
    open: (page: Page, databaseUrl: string) => openImport(asManager, page, databaseUrl),
  },
  {
    name: 'import-checked',
    open: async (page: Page, databaseUrl: string) => {
      await openImport(asManager, page, databaseUrl)
      await page.getByLabel('Department for products without one').fill('Grocery')
      await page.getByRole('button', { name: 'Check the file' }).click()
      await page.getByText('Nothing is saved yet.').waitFor()
    },
  },
  {
    name: 'change-many',
    open: (page: Page, databaseUrl: string) => openMany(asManager, page, databaseUrl),
  },
  {
    name: 'change-many-checked',
    open: async (page: Page, databaseUrl: string) => {
      await openMany(asManager, page, databaseUrl)
      await page.getByRole('button', { name: 'Check the changes' }).click()
      await page.getByRole('button', { name: 'Change the products' }).waitFor()
    },
  },
  {
    name: 'export',
    open: asManager('/admin/export', page => page.getByRole('link', { name: 'Download Products' })),
  },
]
