import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, writtenAt } from '../lib/columns.server.ts'
import { pictures } from '../media/media.tables.server.ts'
import type { WrittenBlock } from './written-block.ts'

/** Items of the news ticker; shown until `endsAt`, if it is set. */
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
 * The content of pages besides products: slides, flyers, questions and answers, cards. A block belongs to a `page` and a
 * `part` of it, at a `position`; unused fields are empty texts. Shown through `endDate` by the shop's clock.
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
    /** Text that is printed unchanged, as on a sign: `$15`, `150+`, a month. */
    printed: words(),
    linkName: words(),
    linkUrl: words(),
    pictureHash: text().references(() => pictures.hash),
    /** The picture's content in words, if the text beside it does not describe it. */
    pictureAlt: words(),
    videoUrl: words(),
    /** The address of another shop; if it is empty, `linkUrl` is where the block leads. */
    siteUrl: words(),
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

/** The drafts of pages: all their blocks in order. Only staff see them before they are published. */
export const contentDrafts = pgTable('content_drafts', {
  page: text().primaryKey(),
  /** A new number after each change, never one that a draft had before. */
  version: integer().notNull().generatedByDefaultAsIdentity(),
  blocks: jsonb().$type<WrittenBlock[]>().notNull(),
  /** The version of the page from which the draft began. */
  basedOn: text().notNull(),
  updatedAt: writtenAt(),
  updatedBy: integer(),
})

/** The last publication of a page, from which it can be undone. */
export const contentPublications = pgTable('content_publications', {
  page: text().primaryKey(),
  /** The version of the page after the publication. */
  version: text().notNull(),
  /** The blocks of the page before the publication. */
  before: jsonb().$type<WrittenBlock[]>().notNull(),
  publishedAt: writtenAt(),
  publishedBy: integer(),
})
