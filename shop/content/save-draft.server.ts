import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { type ParsedOf, refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { pictures } from '../media/media.tables.server.ts'
import { hashInAddress } from '../media/picture-address.ts'
import { m } from '../messages/m.ts'
import { contentDrafts } from './content.tables.server.ts'
import { blocksForAudit } from './draft-changes.rules.ts'
import { saveDraft } from './drafts.contract.ts'
import { writtenPage } from './find-draft.server.ts'
import { readPage } from './page-state.server.ts'
import { asWritten, type WrittenBlock } from './written-block.ts'

type Sent = ParsedOf<typeof saveDraft>['blocks'][number]

const writtenOf = ({ blockId, image, startDate, endDate, ...words }: Sent): WrittenBlock =>
  asWritten({
    ...words,
    blockId: blockId ?? null,
    pictureHash: image ? hashInAddress(image) : null,
    startDate: startDate ?? null,
    endDate: endDate ?? null,
  })

/** Returns the errors in the blocks, by field: pictures that the shop does not have, days in the wrong order. */
async function wrongFields(database: Database, blocks: readonly WrittenBlock[]) {
  const hashes = blocks.flatMap(({ pictureHash }) => pictureHash ?? [])
  const known = hashes.length
    ? await database.select({ hash: pictures.hash }).from(pictures).where(inArray(pictures.hash, hashes))
    : []
  const stored = new Set(known.map(({ hash }) => hash))
  const wrong: Record<string, string> = {}
  for (const [at, { pictureHash, startDate, endDate }] of blocks.entries()) {
    if (pictureHash && !stored.has(pictureHash)) wrong[`blocks.${at}.image`] = m.content_picture_unknown()
    if (startDate && endDate && endDate < startDate) wrong[`blocks.${at}.endDate`] = m.content_dates_order()
  }
  return wrong
}

export const answerSaveDraft = handle(
  saveDraft,
  async ({ page, version, basedOn, blocks: sent }, { database, clock, caller, audit }) => {
    const blocks = sent.map(writtenOf)
    const wrong = await wrongFields(database, blocks)
    if (Object.keys(wrong).length) return refuse(saveDraft, 'BAD_INPUT', undefined, wrong)
    const [before] = await database
      .select()
      .from(contentDrafts)
      .where(eq(contentDrafts.page, page))
      .for('no key update')
    const row = { blocks, updatedAt: clock(), updatedBy: caller.custId }
    const next = sql`nextval(pg_get_serial_sequence('content_drafts', 'version'))`
    // A simultaneous new draft makes this one wait, and wins.
    const saved = version
      ? await database
          .update(contentDrafts)
          .set({ ...row, version: next })
          .where(and(eq(contentDrafts.page, page), eq(contentDrafts.version, version)))
          .returning({ version: contentDrafts.version })
      : await database
          .insert(contentDrafts)
          .values({ page, basedOn, ...row })
          .onConflictDoNothing()
          .returning({ version: contentDrafts.version })
    if (saved.length === 0) return refuse(saveDraft, 'CHANGED', await writtenPage(database, page))
    const stood = before?.blocks ?? (await readPage(database, page)).written
    await audit.add({
      action: 'save',
      subject: 'page draft',
      subjectId: page,
      ...blocksForAudit(stood, blocks),
    })
    return writtenPage(database, page)
  },
)
