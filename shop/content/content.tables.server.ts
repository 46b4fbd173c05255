import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, writtenAt } from '../lib/columns.server.ts'
import { pictures } from '../media/media.tables.server.ts'

/** Items of the news ticker; shown until `endsAt`, where it has one. */
export const newsItems = pgTable('news_items', {
  newsId: integer().primaryKey().generatedByDefaultAsIdentity(),
  news: text().notNull(),
  position: integer().notNull().default(0),
  createdAt: writtenAt(),
  endsAt: moment(),
})

const words = () => text().notNull().default('')

/**
 * What the pages say and show besides goods: slides, flyers, questions and answers, cards. A block stands on a `page`, in a
 * `part` of it, at a `position`; what it does not have is an empty text. Shown through `endDate` by the shop's clock.
 */
export const contentBlocks = pgTable(
  'content_blocks',
  {
    blockId: integer().primaryKey().generatedByDefaultAsIdentity(),
    page: text().notNull(),
    part: text().notNull(),
    position: integer().notNull().default(0),
    /** A line above the title. */
    kicker: words(),
    title: words(),
    /** Paragraphs, with an empty line between them. */
    text: words(),
    /** What is printed as it stands, as on a sign: `$15`, `150+`, a month. */
    printed: words(),
    linkName: words(),
    linkUrl: words(),
    pictureHash: text().references(() => pictures.hash),
    /** What the picture shows, where the words beside it do not say so. */
    pictureAlt: words(),
    videoUrl: words(),
    startDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
    updatedAt: writtenAt(),
    updatedBy: integer(),
  },
  table => [
    index().on(table.page, table.part, table.position),
    check('content_blocks_dates', sql`${table.endDate} >= ${table.startDate}`),
  ],
)
