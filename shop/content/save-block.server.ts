import { eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { pictures } from '../media/media.tables.server.ts'
import { hashInAddress } from '../media/picture-address.ts'
import { m } from '../messages/m.ts'
import { deleteBlock, saveBlock } from './blocks.contract.ts'
import { contentBlocks } from './content.tables.server.ts'
import { blockOf } from './find-blocks-by-page.server.ts'
import { lockPage } from './page-state.server.ts'

/** Locks the page of a block, and another named page. */
async function lockPagesOf(database: Database, blockId: number | undefined, page?: string) {
  const [block] =
    blockId === undefined
      ? []
      : await database
          .select({ page: contentBlocks.page })
          .from(contentBlocks)
          .where(eq(contentBlocks.blockId, blockId))
  for (const name of new Set([block?.page ?? [], page ?? []].flat().sort())) await lockPage(database, name)
}

export const answerSaveBlock = handle(saveBlock, async (input, { database, caller, clock, audit }) => {
  const { blockId, image, startDate = null, endDate = null, updatedAt, ...words } = input
  if (startDate && endDate && endDate < startDate)
    return refuse(saveBlock, 'BAD_INPUT', undefined, { endDate: m.content_dates_order() })
  const pictureHash = image ? hashInAddress(image) : null
  if (pictureHash) {
    const [picture] = await database
      .select({ hash: pictures.hash })
      .from(pictures)
      .where(eq(pictures.hash, pictureHash))
    if (!picture) return refuse(saveBlock, 'BAD_INPUT', undefined, { image: m.content_picture_unknown() })
  }
  const row = {
    ...words,
    startDate,
    endDate,
    pictureHash,
    updatedAt: clock(),
    updatedBy: caller.custId,
  }
  await lockPagesOf(database, blockId, words.page)
  const [before] =
    blockId === undefined
      ? []
      : await database.select().from(contentBlocks).where(eq(contentBlocks.blockId, blockId)).for('update')
  if (blockId !== undefined && !before) return refuse(saveBlock, 'NOT_FOUND', undefined)
  if (before && updatedAt !== undefined && updatedAt !== before.updatedAt.toISOString())
    return refuse(saveBlock, 'CHANGED', undefined)
  const [after] = before
    ? await database
        .update(contentBlocks)
        .set(row)
        .where(eq(contentBlocks.blockId, before.blockId))
        .returning()
    : await database.insert(contentBlocks).values(row).returning()
  if (!after) return refuse(saveBlock, 'NOT_FOUND', undefined)
  await audit.add({ action: 'save', subject: 'block', subjectId: after.blockId, before, after })
  return blockOf(after)
})

export const answerDeleteBlock = handle(deleteBlock, async ({ id }, { database, audit }) => {
  await lockPagesOf(database, id)
  const [before] = await database.delete(contentBlocks).where(eq(contentBlocks.blockId, id)).returning()
  if (!before) return refuse(deleteBlock, 'NOT_FOUND', undefined)
  await audit.add({ action: 'delete', subject: 'block', subjectId: id, before })
  return { blockId: id }
})
