import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../shop/contract.ts'
import type { Call } from '../../shop/lib/call.ts'
import { callTable } from '../../tests/support/cases/call-table.ts'
import {
  type CallerName,
  headersOf,
  makeWorld,
  sendCall,
  type World,
} from '../../tests/support/cases/call-world.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
let world: World
beforeAll(async () => {
  shop = await openTestShop()
  world = await makeWorld(shop)
})
afterAll(() => shop.close())

const nameOf = (call: Call) => `${call.method} ${call.path}`
const all: Call[] = [...calls]

/** Returns an actor who may make the call. */
function allowed(call: Call): CallerName {
  if (call.who === 'anyone') return 'nobody'
  if (call.who === 'staff: referrals') return 'representative'
  return call.who.startsWith('staff') ? 'owner' : 'own'
}

async function sendAs(name: CallerName, call: Call, change: Record<string, unknown> = {}, path?: string) {
  const me = name === 'nobody' ? undefined : world.actors[name]
  const good = await callTable[nameOf(call)]?.good(world, me)
  const headers = me ? await headersOf(shop, me) : {}
  const answer = await sendCall(shop, call, { ...good, ...change }, headers, path)
  await callTable[nameOf(call)]?.after?.(world)
  return answer
}

test('every call has a case in the table, and every case has a call', () => {
  expect(Object.keys(callTable).sort()).toEqual(all.map(nameOf).sort())
})

const addresses = all.flatMap(call => [call.path, ...(call.alias ?? [])].map(path => ({ call, path })))

describe('a valid call is answered as its contract says, with and without a trailing slash', () => {
  test.each(addresses)('$call.method $path', async ({ call, path }) => {
    for (const written of [path, `${path}/`]) {
      const { status, body } = await sendAs(allowed(call), call, {}, written)
      expect(status, JSON.stringify(body)).toBe(200)
      expect(call.output.safeParse(body).error).toBeUndefined()
    }
  })
})

describe('an invalid call is refused, and the wrong field is named', () => {
  const cases = all.flatMap(call => {
    const bad = callTable[nameOf(call)]?.bad
    return bad ? [{ name: nameOf(call), call, bad }] : []
  })
  test.each(cases)('$name', async ({ call, bad }) => {
    const { status, body } = await sendAs(allowed(call), call, bad.change)
    expect(status).toBe(400)
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(bad.field)
  })
})

/** The rows of section 7 of the specification, word for word. */
const specified = `
GET products/101 | GET category/findAll | GET category/findAllCategories/ | GET category/findAllByCategoryName/MEAT
GET products/findProductsByCategory/1 | GET products/findPopularProducts | GET products/findPopularMeatProducts
GET products/findFoodProducts/23 | GET products/searchProducts/beef | GET products/findProductsByBrands/1
GET findAllActiveProductsByBrand/1 | GET products/findAllActiveProductsByBrand/1 | GET products/relatedProducts/MEAT/Beef/4
GET products/findProductsByCategoryPage/1/15/0 | POST alert/sms | POST users/authenticate | POST users/register
POST registerCustomer | POST users/registerCustomer | POST loginsignin | POST users/loginsignin
POST customer/authenticate | GET newsTracker/findAll | POST newsTracker/save | POST newsTracker/delete/1
POST orders/findOrdersWithItems | POST orders/save | POST payment/save | POST payment/charge | POST customer/save
PUT customer/update | POST address/save | GET customerTypes/findAllCustomerType/ | GET country/findAll
GET stateProvince/findAllByCountryId/1 | GET stateProvince/findAllState | GET city/findAllByStateId/1
GET customer/searchByCustomerLogin/amina | GET customer/findByCustomerLogin/amina | POST storeHours/save
GET storeHours/findAllStoreHours | GET departments/findAll | GET brands/findAll | POST review/save | GET review/findAll
POST productImage/upload | GET productImage/files | GET productImage/files/101 | GET productDocuments/files/101
POST productDocuments/upload | POST email/api/contactEmail | POST api/contactEmail | POST email/api/orderEmail
GET ezpztax/findAllTaxes | GET ezpztax/findAllTaxesByStateCode/TX`

test('every address in the specification belongs to a call', async () => {
  const rows = specified
    .split(/\||\n/)
    .map(row => row.trim())
    .filter(Boolean)
  const missing = []
  for (const row of rows) {
    const [method = '', path] = row.split(' ')
    const answer = await shop.app.inject({ method: method as 'GET', url: `/api/${path}` })
    if (answer.statusCode === 404 && answer.json().type === '/problems/not-found') missing.push(row)
  }
  expect(rows.length).toBeGreaterThan(50)
  expect(missing).toEqual([])
})

test('a browser that does not prove its origin may only read; programs need no proof', async () => {
  const verdicts = []
  for (const call of all.filter(({ method }) => method !== 'GET')) {
    const headers = await headersOf(shop, world.actors.owner)
    const token = headers.authorization?.slice('Bearer '.length)
    const asBrowser = await sendCall(shop, call, {}, { cookie: `__Host-souk-session=${token}` })
    const asProgram = await sendCall(shop, call, {}, headers)
    verdicts.push([nameOf(call), asBrowser.body.type, asProgram.body.type === '/problems/forgery'])
  }
  expect(verdicts.length).toBeGreaterThan(20)
  expect(verdicts.filter(([, browser, program]) => browser !== '/problems/forgery' || program)).toEqual([])
})
