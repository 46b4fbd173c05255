import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, writtenAt } from '../lib/columns.server.ts'
import { pictures } from '../media/media.tables.server.ts'
import type { WrittenBlock } from './written-block.ts'

/** Items of the news ticker; shown until `endsAt`, where it has one. */
export const newsItems = pgTable('news_items', {
  newsId: integer().primaryKey().generatedByDefaultAsIdentity(),
  news: text().notNull(),
  position: integer().notNull().default(0),
  createdAt: writtenAt(),
  endsAt: moment(),
  updatedAt: writtenAt(),
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

/** What a page is to say next: all its blocks in their order. Nobody but staff sees it before it is published. */
export const contentDrafts = pgTable('content_drafts', {
  page: text().primaryKey(),
  /** Another number after each change, and never one that a draft had before. */
  version: integer().notNull().generatedByDefaultAsIdentity(),
  blocks: jsonb().$type<WrittenBlock[]>().notNull(),
  /** The version of the page from which it was begun. */
  basedOn: text().notNull(),
  updatedAt: writtenAt(),
  updatedBy: integer(),
})

/** The last publication of a page, by which it can be undone. */
export const contentPublications = pgTable('content_publications', {
  page: text().primaryKey(),
  /** The version of the page that it made. */
  version: text().notNull(),
  /** What the page said before. */
  before: jsonb().$type<WrittenBlock[]>().notNull(),
  publishedAt: writtenAt(),
  publishedBy: integer(),
})
