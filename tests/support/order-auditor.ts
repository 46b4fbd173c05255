import type { Pool } from 'pg'
import { wrongBooks } from './books/wrong-books.ts'

const OF_ORDERS = [
  'order-is-its-lines',
  'order-costs-what-it-may',
  'ended-order-has-its-money',
  'order-took-its-goods',
]

/** Returns the errors in the lines, sums and stock of all orders; empty if they agree. */
export const auditOrders = (pool: Pool): Promise<string[]> => wrongBooks(pool, OF_ORDERS)

/** The same, with the ledger of the stock, where all of it was opened by the ledger. */
export const auditOrdersAndStock = (pool: Pool): Promise<string[]> =>
  wrongBooks(pool, [...OF_ORDERS, 'stock-is-its-movements'])
