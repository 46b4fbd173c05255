import type { Pool } from 'pg'
import { databaseOn } from '../database/pool.ts'
import { lowStockMessage } from '../shop/mails/tell-low-stock.server.ts'
import { outboxOn } from './outbox.ts'

/** The job that tells the shop once a day what runs low. Answers whether there was something to tell. */
export async function tellLowStock(pool: Pool): Promise<{ low: boolean }> {
  const database = databaseOn(pool)
  const message = await lowStockMessage(database, new Date())
  if (message) await outboxOn(database).add(message)
  return { low: message !== undefined }
}
