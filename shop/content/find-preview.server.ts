import { eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { pictureAddress } from '../media/picture-address.ts'
import { dayOfShop } from '../settings/day-of-shop.server.ts'
import type { Block } from './blocks.contract.ts'
import { contentDrafts } from './content.tables.server.ts'
import type { ContentPageName } from './content-pages.ts'
import { readToken } from './preview-token.server.ts'
import { findPreview } from './previews.contract.ts'

type Draft = typeof contentDrafts.$inferSelect

/** Returns the blocks that a page would show today if its draft were published. */
async function draftedBlocks(
  database: Database,
  page: ContentPageName,
  draft: Draft,
  clock: () => Date,
): Promise<Block[]> {
  const today = await dayOfShop(database, clock)
  const updatedAt = draft.updatedAt.toISOString()
  return draft.blocks
    .map(({ pictureHash, siteUrl = '', ...block }, position) => ({
      ...block,
      siteUrl,
      // A new block has no number yet: use a number that no block has.
      blockId: block.blockId ?? -1 - position,
      page,
      position,
      image: pictureHash && pictureAddress(pictureHash),
      updatedAt,
    }))
    .filter(({ endDate }) => endDate === null || endDate >= today)
}

export const answerFindPreview = handle(findPreview, async ({ secret, page }, shop) => {
  const shows = readToken(secret, shop)
  if (!shows) return refuse(findPreview, 'NOT_FOUND', undefined)
  const { database, clock } = shop
  const [draft] = shows.page
    ? await database.select().from(contentDrafts).where(eq(contentDrafts.page, shows.page))
    : []
  // Its draft was published or discarded.
  if (shows.page && !draft) return refuse(findPreview, 'NOT_FOUND', undefined)
  return {
    page: shows.page ?? null,
    blocks: draft && page && page === shows.page ? await draftedBlocks(database, page, draft, clock) : null,
    homePage: shows.homePage ?? null,
    header: shows.header ?? null,
  }
})
