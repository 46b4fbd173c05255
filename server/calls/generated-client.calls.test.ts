import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

const root = join(import.meta.dirname, '..', '..')
const packages = join(root, 'node_modules')
let shop: TestShop
let address: string
let folder: string

/** A client program as a third party would write it, with only the shop's OpenAPI document. */
const program = `
import { defaults, getProductsId, postCartPrice, postOrdersSave, type Product } from './client.ts'

defaults.baseUrl = process.argv[2] ?? ''
const product = await getProductsId(101, { images: 'url' })
if (product.status !== 200) throw new Error(product.data.title)
const { productId, minimum, cuttingAttributes, packagingAttributes }: Product = product.data
const [packing = ''] = packagingAttributes
const line = {
  productId,
  quantity: minimum * 2,
  cuttingAttributes: cuttingAttributes[1] ?? '',
  packagingAttributes: packing,
}

const priced = await postCartPrice({ items: [line], pickupType: 'IN STORE' })
if (priced.status !== 200) throw new Error(priced.data.title)
const grandTotal: number = priced.data.total

const customer = { firstName: 'Amina', lastName: 'Yusuf', email: 'amina@example.org', phone1: '+92 300 1234567' }
const order = { customer, orders: { pickupType: 'IN STORE' as const, grandTotal }, orderItems: [line] }
const refused = await postOrdersSave({ ...order, orders: { ...order.orders, grandTotal: 1 } })
const placed = await postOrdersSave(order, { idempotencyKey: 'ordered by a program' })
if (placed.status !== 200) throw new Error(placed.data.title)
const { orderNum, link }: { orderNum: string; link: string } = placed.data.orders
console.log(JSON.stringify({ refused: refused.status, orderNum, link, grandTotal }))
`
const settings = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    erasableSyntaxOnly: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    target: 'ES2024',
    module: 'ESNext',
    moduleResolution: 'bundler',
    types: ['node'],
  },
}

beforeAll(async () => {
  shop = await openTestShop()
  address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  await mkdir(join(root, 'data'), { recursive: true })
  folder = await mkdtemp(join(root, 'data', 'generated-client-'))
  await writeFile(join(folder, 'openapi.json'), JSON.stringify((await shop.get('/openapi.json')).body))
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  const generator = join(packages, 'oazapfts', 'dist', 'cli.js')
  const made = await run([generator, join(folder, 'openapi.json'), join(folder, 'client.ts')])
  expect(made).toMatchObject({ failed: false })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

test('a client generated from the OpenAPI document compiles and places an order', async () => {
  expect(await compiled(program)).toEqual({ failed: false, said: '' })

  const { failed, said } = await run([join(folder, 'program.ts'), address])
  expect(failed, said).toBe(false)
  const { refused, orderNum, link, grandTotal } = JSON.parse(said)
  expect(refused).toBe(409)

  const { rows } = await shop.pool.query(
    `select o.order_num, o.grand_total::int, i.product_id, i.wanted_steps from orders o join order_items i using (order_id)`,
  )
  expect(rows).toEqual([
    { order_num: orderNum, grand_total: grandTotal * 100, product_id: 101, wanted_steps: 2 },
  ])
  const found = await shop.get(`/orders/findByLink/${orderNum}/${link}`)
  expect(found.body).toMatchObject({ orders: { orderNum, grandTotal }, customer: { firstName: 'Amina' } })
})

test.each([
  ['a field that is not there', 'placed.data.orders', 'placed.data.order'],
  ['another type', 'const grandTotal: number', 'const grandTotal: string'],
  ['an unknown way to get the goods', `pickupType: 'IN STORE' }`, `pickupType: 'BY MULE' }`],
  ['an answer that was not looked at', 'if (placed.status !== 200) throw new Error(placed.data.title)', ''],
])('a program with %s does not compile', async (_what, right, wrong) => {
  expect(program).toContain(right)
  expect(await compiled(program.replace(right, wrong))).toMatchObject({
    failed: true,
    said: expect.stringMatching(/^\S*program\.ts.*error TS/),
  })
})

/** Compiles the client and a program that uses it, in strict mode. */
async function compiled(source: string) {
  await writeFile(join(folder, 'program.ts'), source)
  return run([join(packages, 'typescript', 'bin', 'tsc'), '-p', folder])
}

/** Runs Node; returns its output, and whether it failed. */
function run(command: string[]): Promise<{ failed: boolean; said: string }> {
  return new Promise(done =>
    execFile(process.execPath, command, { cwd: root }, (error, out, errors) =>
      done({ failed: error !== null, said: out + errors }),
    ),
  )
}
