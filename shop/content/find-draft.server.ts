import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { contacts, customers } from '../customers/customers.tables.server.ts'
import { handle } from '../lib/handler.server.ts'
import { pictureAddress } from '../media/picture-address.ts'
import { contentDrafts, contentPublications } from './content.tables.server.ts'
import type { ContentPageName } from './content-pages.ts'
import { type DraftBlock, findDraft, type WrittenPage } from './drafts.contract.ts'
import { readPage } from './page-state.server.ts'
import type { WrittenBlock } from './written-block.ts'

const asDraftBlock = ({ pictureHash, siteUrl = '', ...rest }: WrittenBlock): DraftBlock => ({
  ...rest,
  siteUrl,
  image: pictureHash && pictureAddress(pictureHash),
})

/** Reads the names of people by their ids. */
export async function namesOf(database: Database, ids: readonly (number | null | undefined)[]) {
  const known = ids.filter(id => typeof id === 'number')
  if (known.length === 0) return new Map<number, string>()
  const rows = await database
    .select({
      custId: customers.custId,
      name: sql<string>`trim(${contacts.firstName} || ' ' || ${contacts.lastName})`,
    })
    .from(customers)
    .innerJoin(contacts, eq(contacts.contactId, customers.contactId))
    .where(inArray(customers.custId, known))
  return new Map(rows.map(({ custId, name }) => [custId, name]))
}

/** Reads a page as it is published, its draft, and the publication that can be undone. */
export async function writtenPage(database: Database, page: ContentPageName): Promise<WrittenPage> {
  const { written, version } = await readPage(database, page)
  const [draft] = await database.select().from(contentDrafts).where(eq(contentDrafts.page, page))
  const [last] = await database.select().from(contentPublications).where(eq(contentPublications.page, page))
  const names = await namesOf(database, [draft?.updatedBy, last?.publishedBy])
  const nameOf = (custId: number | null) => names.get(custId ?? 0) ?? ''
  return {
    page,
    version,
    published: written.map(asDraftBlock),
    draft: draft
      ? {
          version: draft.version,
          basedOn: draft.basedOn,
          blocks: draft.blocks.map(asDraftBlock),
          updatedAt: draft.updatedAt.toISOString(),
          updatedBy: nameOf(draft.updatedBy),
        }
      : null,
    publication:
      last?.version === version
        ? { publishedAt: last.publishedAt.toISOString(), publishedBy: nameOf(last.publishedBy) }
        : null,
  }
}

export const answerFindDraft = handle(findDraft, ({ page }, { database }) => writtenPage(database, page))
