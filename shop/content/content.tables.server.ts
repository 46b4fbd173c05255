import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, writtenAt } from '../lib/columns.server.ts'

/** Items of the news ticker; shown until `endsAt`, where it has one. */
export const newsItems = pgTable('news_items', {
  newsId: integer().primaryKey().generatedByDefaultAsIdentity(),
  news: text().notNull(),
  position: integer().notNull().default(0),
  createdAt: writtenAt(),
  endsAt: moment(),
})
