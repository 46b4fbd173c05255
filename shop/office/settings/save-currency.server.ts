import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { checkBands } from '../../settings/bands.rules.ts'
import { exponentOf } from '../../settings/currencies.ts'
import { readStaffSettings } from '../../settings/read-settings.server.ts'
import { changeSettings, holdSettings } from '../../settings/save-settings.server.ts'
import { findCurrencyUse, saveCurrency } from './shop-currency.contract.ts'

type Use = { products: number; zones: number; openOrders: number }

async function countUse(database: Database): Promise<Use> {
  const { rows } = await database.execute<Use>(sql`
    select (select count(*)::int from products) as products,
      (select count(*)::int from delivery_zones) as zones,
      (select count(*)::int from orders where order_status in ('NEW', 'PRINTED', 'OPEN')) as "openOrders"`)
  return rows[0] ?? { products: 0, zones: 0, openOrders: 0 }
}

export const answerFindCurrencyUse = handle(findCurrencyUse, (_input, { database }) => countUse(database))

export const answerSaveCurrency = handle(saveCurrency, async ({ code, stood }, shop) => {
  const { database } = shop
  await holdSettings(database)
  const { currency: now, shippingBands } = await readStaffSettings(database)
  if (stood !== undefined && stood !== now.code && code !== now.code)
    return refuse(saveCurrency, 'CHANGED', { currency: now })
  const currency = { ...now, code, exponent: exponentOf(code) }
  if (currency.exponent !== now.exponent) {
    // Blocks new products: amounts checked in the old currency would end up in the new one.
    await database.execute(sql`lock table products, delivery_zones in share mode`)
    const use = await countUse(database)
    const unfit = Object.keys(checkBands(shippingBands, currency.exponent)).length
    if (use.products || use.zones || unfit) return refuse(saveCurrency, 'OTHER_DECIMALS', use)
  }
  // A coin of one currency is none of another: 1000 of one are a note, of another a fortune.
  const after = await changeSettings(code === now.code ? { currency } : { currency, smallestCoin: 0 }, shop)
  return after.currency
})
