import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDesk } from '../../tests/support/import-desk.ts'
import { signUp } from '../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { m } from '../messages/m.ts'

let shop: TestShop
let desk: ReturnType<typeof importDesk>
beforeAll(async () => {
  shop = await openTestShop()
  desk = importDesk(shop, await signUp(shop, 'catalogue'))
})
afterAll(() => shop.close())

/** A file with a line for each SKU and how it is stored. */
const file = (rows: Record<string, string>) =>
  `sku,productName,productDetails,unitPrice,storage\n${Object.entries(rows)
    .map(([sku, kept]) => `${sku},Goods ${sku},Only here,100,${kept}\n`)
    .join('')}`
const keptOf = async (sku: string) =>
  (await shop.pool.query('select storage from products where sku = $1', [sku])).rows[0]?.storage

test('a file says how products are stored; an empty cell leaves it as it is, and another word is refused', async () => {
  const first = file({ 'K-1': 'frozen', 'K-2': 'COLD', 'K-3': '' })
  expect(await desk.bring(first)).toMatchObject({ outcomes: { create: 3, refuse: 0 } })
  expect([await keptOf('K-1'), await keptOf('K-2'), await keptOf('K-3')]).toEqual(['FROZEN', 'COLD', 'DRY'])
  const second = await desk.check(file({ 'K-1': '', 'K-2': 'Dry', 'K-3': 'warm' }))
  expect(second).toMatchObject({ outcomes: { same: 1, change: 1, refuse: 1 } })
  const items = await desk.items(second.importId)
  expect(items.map(({ changes }: { changes: unknown }) => changes)).toContainEqual({
    storage: ['COLD', 'DRY'],
  })
  expect(JSON.stringify(items)).toContain(m.exchange_import_no_storage({ text: 'warm' }))
})
