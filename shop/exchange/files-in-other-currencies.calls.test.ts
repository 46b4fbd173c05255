import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importDesk } from '../../tests/support/import-desk.ts'
import { signUp } from '../../tests/support/people.ts'
import { openTestShop } from '../../tests/support/test-shop.ts'

const files = ['shopify-old.csv', 'shopify-new.csv', 'woocommerce.csv', 'own.csv']
const sample = (name: string) => readFile(join(import.meta.dirname, '../../tests/support/import-files', name))

// The prices of these products in the files.
const prices = { 'MNT-1': [520, 450], 'RSW-1': [420, 380], HNY: [850, 850], 'OWN-1': [4200, 3900] }

test.each(['USD', 'EUR'])('the four files come in with their amounts in %s', async code => {
  const shop = await openTestShop()
  const owner = await signUp(shop, 'owner')
  expect((await shop.post('/settings/saveCurrency', { code }, owner.bearer)).body).toMatchObject({ code })
  const desk = importDesk(shop, owner)
  for (const file of files) {
    const { importId } = await desk.check(await sample(file), { department: 'GROCERY', chargeSale: true })
    await shop.post('/imports/run', { importId, free: true }, owner.bearer)
    await desk.work()
    expect(await desk.show(importId)).toMatchObject({ state: 'imported' })
  }
  for (const [sku, [unitPrice, charged]] of Object.entries(prices)) {
    const { rows } = await shop.pool.query('select product_id from products where sku = $1', [sku])
    const { body } = await shop.get(`/products/${rows[0].product_id}?images=url`)
    expect(body).toMatchObject({ unitPrice, effectivePrice: charged })
  }
  await shop.close()
})
