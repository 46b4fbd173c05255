import { expect, open, test } from '../shopper.ts'
import { signInAs } from '../staff-orders.ts'

test('a shopper types gosht and finds mutton', async ({ page }) => {
  await open(page, '/')
  const box = page.getByRole('combobox', { name: 'Search' }).first()
  await box.pressSequentially('gosht')
  await expect(page.getByRole('option', { name: /Goat/ }).first()).toBeVisible()
  await box.press('Enter')
  await expect(page).toHaveURL(/q=gosht$/)
  const first = page.getByRole('main').getByRole('article').first()
  await expect(first).toContainText(/Goat|Mutton/)
})

test('a shopper who asks for an amount sees the packs of that size first', async ({ page }) => {
  await open(page, '/shop/-1?q=10%20lb%20flour')
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Chakki Atta')
})

test('a shopper who types a word wrong reads for which word the results are, and can ask for exactly the other', async ({
  page,
}) => {
  await open(page, '/shop/-1?q=chiken')
  await expect(page.getByText('Showing results for “chicken”.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/Chicken/)
  await page.getByRole('link', { name: 'Search for “chiken” instead?' }).click()
  await expect(page).toHaveURL(/q=chiken&exact=1$/)
  await expect(page.getByRole('heading', { name: 'Nothing found for “chiken”' })).toBeVisible()
})

test('a shopper without JavaScript reads it as well', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL as string, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/shop/-1?q=chiken')
  await page.getByRole('link', { name: 'Search for “chiken” instead?' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing found for “chiken”' })).toBeVisible()
  await context.close()
})

test('a shopper finds a department and a page by the search box', async ({ page }) => {
  await open(page, '/shop/1')
  const box = page.getByRole('combobox', { name: 'Search' }).first()
  await box.pressSequentially('spices')
  await expect(page.getByRole('group', { name: 'Departments' }).getByRole('option').first()).toBeVisible()
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/category\/SPICES$/)
  await box.fill('return policy')
  await page.getByRole('group', { name: 'Pages' }).getByRole('option').click()
  await expect(page).toHaveURL(/\/return-policy$/)
})

test('staff make a synonym from a search that found nothing', async ({ page, allow }) => {
  allow(/400/)
  const word = `qorbe${Date.now().toString(36).replaceAll(/\d/g, 'z')}`
  await open(page, `/shop/-1?q=${word}`)
  await signInAs(page, 'manager')
  await open(page, '/admin/search-words')
  const misses = page.getByRole('region', { name: 'Searches without results' })
  await misses.getByRole('link', { name: `Add “${word}” as a synonym` }).click()
  const dialog = page.getByRole('dialog', { name: 'Add synonyms' })
  const terms = dialog.getByLabel('Words')
  await expect(terms).toHaveValue(`${word}\n`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Write at least two terms.')).toBeVisible()
  await terms.fill(`${word}\ngosht`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(
    dialog.getByText('“gosht” already has synonyms: ghosht, mutton, goat.', { exact: false }),
  ).toBeVisible()
  await terms.fill(`${word}\nquail pair`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(async () => {
      await open(page, `/shop/-1?q=${word}`)
      return page.getByRole('main').getByRole('article').first().textContent()
    })
    .toContain('Quail Pair')
  await open(page, '/admin/search-words')
  await page.getByLabel('Find a word in the synonyms').fill(word)
  await page.getByRole('button', { name: `Remove ${word}` }).click()
  await expect(page.getByText('No synonyms have this word.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: word, exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Remove ${word}` }).click()
})

test('staff put a product at the beginning of the results of a search, move it, and take it back', async ({
  page,
}) => {
  await signInAs(page, 'manager')
  await open(page, '/admin/search-words')
  // Each width has a search of its own.
  const wide = (page.viewportSize()?.width ?? 0) >= 768
  const [term, last] = wide ? ['sharbat', 'Sandal Sharbat'] : ['dates', 'Date Paste']
  await page.getByLabel('Words of the search').fill(term)
  await page.getByRole('button', { name: 'Show its results' }).click()
  const first = page.getByRole('list', { name: 'At the top' })
  await page.getByRole('button', { name: `Put ${last} at the top` }).click()
  await expect(first.getByText(last)).toBeVisible()
  await expect(page.getByText(`The results of “${term}” are saved.`).first()).toBeVisible()
  await expect
    .poll(async () => {
      const { productList } = await (
        await page.request.get(`/api/products/findShopPage?category=-1&q=${term}`)
      ).json()
      return productList[0].productName
    })
    .toBe(last)
  await page.getByRole('button', { name: `Remove ${last} from its place` }).click()
  await expect(first.getByText(last)).toBeHidden()
  await page.getByRole('button', { name: 'All searches' }).click()
  await expect(page.getByLabel('Words of the search')).toBeVisible()
})
