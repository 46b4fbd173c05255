import type { InferSelectModel } from 'drizzle-orm'
import { and, asc, eq, gte, isNull, or } from 'drizzle-orm'
import { deadAddresses, sellsMeat } from '../catalogue/shelves/live-addresses.server.ts'
import { deadCollections } from '../collections/dead-collections.server.ts'
import { handle } from '../lib/handler.server.ts'
import { pictureAddress } from '../media/picture-address.ts'
import { dayOfShop } from '../settings/day-of-shop.server.ts'
import { type Block, findBlocksByPage } from './blocks.contract.ts'
import { contentBlocks } from './content.tables.server.ts'
import type { ContentPageName } from './content-pages.ts'

/** Turns a row of the table into the form of the calls. */
export function blockOf(row: InferSelectModel<typeof contentBlocks>): Block {
  const { pictureHash, updatedAt, updatedBy: _, page, ...rest } = row
  return {
    ...rest,
    page: page as ContentPageName,
    image: pictureHash && pictureAddress(pictureHash),
    updatedAt: updatedAt.toISOString(),
  }
}

export const answerFindBlocksByPage = handle(findBlocksByPage, async ({ page }, { database, clock }) => {
  const today = await dayOfShop(database, clock)
  const rows = await database
    .select()
    .from(contentBlocks)
    .where(
      and(eq(contentBlocks.page, page), or(isNull(contentBlocks.endDate), gte(contentBlocks.endDate, today))),
    )
    .orderBy(asc(contentBlocks.part), asc(contentBlocks.position), asc(contentBlocks.blockId))
  const links = rows.map(({ linkUrl }) => linkUrl)
  const [gone, goneCollections, meat] = await Promise.all([
    deadAddresses(database, links),
    deadCollections(database, links),
    sellsMeat(database),
  ])
  const dead = gone.union(goneCollections)
  // A home page leaves out offers of goods that are gone, and the demo shop's words about food in a shop without any.
  const isOffered = (row: (typeof rows)[number]) => !dead.has(row.linkUrl) && (meat || row.updatedBy !== null)
  const left = isHome(page) ? rows.filter(isOffered) : rows
  return left.map(row => blockOf(dead.has(row.linkUrl) ? { ...row, linkUrl: '' } : row))
})

const isHome = (page: string) => /^home\d?$/.test(page)
