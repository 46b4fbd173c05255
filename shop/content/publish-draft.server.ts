import { eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { contentDrafts, contentPublications } from './content.tables.server.ts'
import type { ContentPageName } from './content-pages.ts'
import { blocksForAudit } from './draft-changes.rules.ts'
import { discardDraft, publishDraft, undoPublication } from './drafts.contract.ts'
import { writtenPage } from './find-draft.server.ts'
import { lockPage, readPage, replaceBlocks } from './page-state.server.ts'

/** Reads the draft of a page and locks it until the transaction ends. */
async function lockDraft(database: Database, page: ContentPageName) {
  const of = eq(contentDrafts.page, page)
  const [draft] = await database.select().from(contentDrafts).where(of).for('update')
  return draft
}

export const answerDiscardDraft = handle(discardDraft, async ({ page, version }, { database, audit }) => {
  const draft = await lockDraft(database, page)
  if (!draft) return refuse(discardDraft, 'NOT_FOUND', undefined)
  if (draft.version !== version) return refuse(discardDraft, 'CHANGED', await writtenPage(database, page))
  const { written } = await readPage(database, page)
  await database.delete(contentDrafts).where(eq(contentDrafts.page, page))
  await audit.add({
    action: 'discard',
    subject: 'page draft',
    subjectId: page,
    ...blocksForAudit(draft.blocks, written),
  })
  return writtenPage(database, page)
})

export const answerPublishDraft = handle(publishDraft, async ({ page, version, seen }, shop) => {
  const { database, clock, caller, audit } = shop
  await lockPage(database, page)
  const draft = await lockDraft(database, page)
  if (!draft) return refuse(publishDraft, 'NOT_FOUND', undefined)
  if (draft.version !== version) return refuse(publishDraft, 'CHANGED', await writtenPage(database, page))
  const before = await readPage(database, page)
  if (before.version !== seen)
    return refuse(publishDraft, 'PUBLISHED_MEANWHILE', await writtenPage(database, page))
  await replaceBlocks(page, draft.blocks, shop)
  await database.delete(contentDrafts).where(eq(contentDrafts.page, page))
  const after = await readPage(database, page)
  const publication = {
    version: after.version,
    before: before.written,
    publishedAt: clock(),
    publishedBy: caller.custId,
  }
  await database
    .insert(contentPublications)
    .values({ page, ...publication })
    .onConflictDoUpdate({ target: contentPublications.page, set: publication })
  await audit.add({
    action: 'publish',
    subject: 'page',
    subjectId: page,
    ...blocksForAudit(before.written, after.written),
  })
  return writtenPage(database, page)
})

export const answerUndoPublication = handle(undoPublication, async ({ page, seen }, shop) => {
  const { database, clock, caller, audit } = shop
  await lockPage(database, page)
  const of = eq(contentPublications.page, page)
  const [publication] = await database.select().from(contentPublications).where(of)
  if (!publication) return refuse(undoPublication, 'NOT_FOUND', undefined)
  const before = await readPage(database, page)
  if (before.version !== seen || before.version !== publication.version)
    return refuse(undoPublication, 'CHANGED', await writtenPage(database, page))
  // The published blocks are not lost: they become the draft again, and no other draft is overwritten.
  const draft = { blocks: before.written, updatedAt: clock(), updatedBy: caller.custId }
  const drafted = await database
    .insert(contentDrafts)
    .values({ page, basedOn: before.version, ...draft })
    .onConflictDoNothing()
    .returning({ page: contentDrafts.page })
  if (drafted.length === 0) return refuse(undoPublication, 'DRAFT_WAITS', await writtenPage(database, page))
  await replaceBlocks(page, publication.before, shop)
  await database.delete(contentPublications).where(of)
  const after = await readPage(database, page)
  await database.update(contentDrafts).set({ basedOn: after.version }).where(eq(contentDrafts.page, page))
  await audit.add({
    action: 'undo publication',
    subject: 'page',
    subjectId: page,
    ...blocksForAudit(before.written, after.written),
  })
  return writtenPage(database, page)
})
