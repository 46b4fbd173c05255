import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { demoNews } from './content.seed.server.ts'
import { newsItems } from './content.tables.server.ts'

/** Deletes the news of the demo shop that staff have left as they were. */
export const forgetDemoNews = (database: Database) =>
  database.delete(newsItems).where(inArray(newsItems.news, demoNews()))
