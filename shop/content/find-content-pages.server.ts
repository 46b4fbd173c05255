import { count } from 'drizzle-orm'
import { handle } from '../lib/handler.server.ts'
import { contentBlocks, contentDrafts, contentPublications } from './content.tables.server.ts'
import { contentPages } from './content-pages.ts'
import { findContentPages } from './drafts.contract.ts'
import { namesOf } from './find-draft.server.ts'

export const answerFindContentPages = handle(findContentPages, async (_input, { database }) => {
  const counts = await database
    .select({ page: contentBlocks.page, blocks: count() })
    .from(contentBlocks)
    .groupBy(contentBlocks.page)
  const { page, updatedAt, updatedBy } = contentDrafts
  const drafts = await database.select({ page, updatedAt, updatedBy }).from(contentDrafts)
  const published = await database
    .select({ page: contentPublications.page, publishedAt: contentPublications.publishedAt })
    .from(contentPublications)
  const names = await namesOf(
    database,
    drafts.map(({ updatedBy }) => updatedBy),
  )
  return contentPages.map(name => {
    const draft = drafts.find(({ page }) => page === name)
    return {
      page: name,
      blocks: counts.find(({ page }) => page === name)?.blocks ?? 0,
      draft: draft
        ? { updatedAt: draft.updatedAt.toISOString(), updatedBy: names.get(draft.updatedBy ?? 0) ?? '' }
        : null,
      publishedAt: published.find(({ page }) => page === name)?.publishedAt.toISOString() ?? null,
    }
  })
})
