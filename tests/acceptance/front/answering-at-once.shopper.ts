import { settled } from '../../../scripts/screens/settled.ts'
import { alive, expect, open, productAt, test } from '../shopper.ts'

const catalogue = ['/', '/shop/1', '/category/MEAT', '/productsingle/101/MEAT/1']

for (const by of ['pointer', 'focus'] as const) {
  test(`the target of the ${by} opens without another request`, async ({ page, context, allow }) => {
    allow(/ERR_INTERNET_DISCONNECTED/)
    await open(page, '/shop/1')
    const link = page.getByRole('main').getByRole('article').getByRole('link').first()
    const name = (await link.textContent()) ?? ''
    const fetched = page.waitForEvent('requestfinished', request => request.url().includes('/productsingle/'))
    await (by === 'pointer' ? link.hover() : link.focus())
    await fetched
    await context.setOffline(true)
    await (by === 'pointer' ? link.click() : page.keyboard.press('Enter'))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })
}

test('nothing is prefetched for people who save data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await open(page, '/shop/1')
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  const links = page.getByRole('main').getByRole('article').getByRole('link')
  await links.first().hover()
  await links.first().focus()
  await links.first().click()
  await expect(page).toHaveURL(/\/productsingle\//)
  expect(asked.filter(url => url.includes('/productsingle/'))).toHaveLength(1)
})

test('a click with a key held is left to the browser', async ({ page }) => {
  await open(page, '/shop/1')
  await page.evaluate(() =>
    addEventListener('click', event => Object.assign(window, { isLeft: !event.defaultPrevented })),
  )
  const link = page.getByRole('main').getByRole('article').getByRole('link').first()
  await expect(link).toHaveAttribute('href', /^\/productsingle\//)
  await link.click({ modifiers: ['ControlOrMeta'] })
  expect(await page.evaluate(() => (window as unknown as { isLeft: boolean }).isLeft)).toBe(true)
  await expect(page).toHaveURL(/\/shop\/1$/)
})

test('a click before the page is alive is not lost', async ({ page }) => {
  const { address } = await productAt(page, 6, 3)
  let release = () => {}
  const held = new Promise<void>(done => {
    release = done
  })
  await page.route('**/assets/entry.*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  expect(await page.evaluate(() => document.documentElement.dataset.alive)).toBeUndefined()
  release()
  await expect(page.getByText('Item has been added to Cart')).toHaveCount(1)
  await expect(page.getByRole('link', { name: /1 item/ }).first()).toBeVisible()
})

test('text typed before hydration stays', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>(done => {
    release = done
  })
  await page.route('**/assets/entry.*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const box = page.getByRole('combobox', { name: /search/i }).first()
  await box.fill('goat')
  release()
  await alive(page)
  await expect(box).toHaveValue('goat')
})

for (const address of catalogue) {
  test(`${address} shows its largest picture before it asks for a script`, async ({ page }) => {
    const order: string[] = []
    page.on('requestfinished', request => order.push(`came ${request.url()}`))
    page.on('request', request => order.push(`asked ${request.url()}`))
    await open(page, address)
    const first = await page
      .locator('img[fetchpriority=high]:visible')
      .first()
      .evaluate((one: HTMLImageElement) => one.currentSrc)
    const script = order.findIndex(line => /^asked .*\.js$/.test(line))
    expect(order.indexOf(`came ${first}`)).toBeGreaterThan(-1)
    expect(order.indexOf(`came ${first}`)).toBeLessThan(script)
  })
}

test('nothing jumps on the way from screen to screen', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, '/')
  const main = page.getByRole('main')
  for (const [link, address] of [
    [main.locator('li > a[href^="/shop/"]'), /\/shop\/\d+$/],
    [main.getByRole('article').getByRole('link'), /\/productsingle\//],
    [main.locator('nav ol a[href^="/shop/"]'), /\/shop\/\d+$/],
    [main.locator('nav ol a[href="/"]'), /\/$/],
  ] as const) {
    await link.first().click()
    await expect(page).toHaveURL(address)
    await settled(page)
  }
  const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
  expect(shift).toBeLessThan(0.01)
})
