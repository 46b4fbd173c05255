import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { BAD_INPUT } from '../lib/failures.ts'
import { id, line, wholeNumber } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { block, exampleBlock, page, partName, writtenFields } from './blocks.contract.ts'

/** The most blocks of a page. */
const MOST_BLOCKS = 300

const draftBlock = block
  .omit({ blockId: true, page: true, position: true, updatedAt: true })
  .extend({
    /** The block of the page that it becomes; `null` for a new one. */
    blockId: z.int().nullable(),
  })
  .meta({ title: 'DraftBlock' })
/** A block as it is written in a draft or published page. Its position is its index in the list. */
export type DraftBlock = z.output<typeof draftBlock>

const draft = z
  .object({
    /** Sent back with a change: it shows if another person was faster. */
    version: z.int(),
    /** The version of the page from which the draft began. */
    basedOn: z.string(),
    blocks: z.array(draftBlock),
    updatedAt: z.string(),
    /** The person who changed it last; empty if unknown. */
    updatedBy: z.string(),
  })
  .meta({ title: 'PageDraft' })
/** The draft of a page. */
export type PageDraft = z.output<typeof draft>

const writtenPage = z
  .object({
    page,
    /** The version of the published page. */
    version: z.string(),
    published: z.array(draftBlock),
    draft: draft.nullable(),
    /** The last publication, unless the page has changed since. */
    publication: z.object({ publishedAt: z.string(), publishedBy: z.string() }).nullable(),
  })
  .meta({ title: 'WrittenPage' })
/** A page as its editor sees it. */
export type WrittenPage = z.output<typeof writtenPage>

const { page: _, position: __, updatedAt: ___, ...question } = exampleBlock
const exampleDraft: PageDraft = {
  version: 7,
  basedOn: '5d41402abc4b2a76b9719d91',
  blocks: [question],
  updatedAt: '2026-11-22T09:00:00.000Z',
  updatedBy: 'Zainab Qureshi',
}
const example: WrittenPage = {
  page: 'faq',
  version: '5d41402abc4b2a76b9719d91',
  published: [question],
  draft: exampleDraft,
  publication: null,
}

/** Another person was faster: the page as it is now, with their draft. */
const changed = { status: 409, says: () => m.content_office_changed(), data: writtenPage } as const
const draftVersion = wholeNumber(1, 2_147_483_647)
const pageVersion = line(40)

export const findContentPages = defineCall({
  does: 'Lists the editable pages, with their drafts and the authors.',
  method: 'GET',
  path: '/content/findPages',
  who: 'staff: content',
  input: z.strictObject({}),
  output: z.array(
    z.object({
      page,
      blocks: z.int(),
      draft: draft.pick({ updatedAt: true, updatedBy: true }).nullable(),
      publishedAt: z.string().nullable(),
    }),
  ),
  example: {
    input: {},
    output: [
      {
        page: 'faq',
        blocks: 10,
        draft: { updatedAt: exampleDraft.updatedAt, updatedBy: exampleDraft.updatedBy },
        publishedAt: null,
      },
    ],
  },
  failures: {},
})

export const findDraft = defineCall({
  does: 'Answers the published page and its draft.',
  method: 'GET',
  path: '/content/findDraft/{page}',
  who: 'staff: content',
  input: z.strictObject({ page }),
  output: writtenPage,
  example: { input: { page: 'faq' }, output: example },
  failures: {},
})

export const saveDraft = defineCall({
  does: 'Saves the draft of a page: all of its blocks in order. Shoppers do not see it.',
  method: 'POST',
  path: '/content/saveDraft',
  who: 'staff: content',
  input: z.strictObject({
    page,
    /** The version of the draft to change; absent if there is none yet. */
    version: draftVersion.nullish(),
    /** For a new draft: the version of the page from which it begins. */
    basedOn: pageVersion,
    blocks: z
      .array(z.strictObject({ blockId: id.nullish(), part: partName, ...writtenFields }))
      .max(MOST_BLOCKS, { error: () => m.content_too_many({ most: MOST_BLOCKS }) }),
  }),
  output: writtenPage,
  example: {
    input: { page: 'faq', basedOn: example.version, blocks: [question] },
    output: example,
  },
  failures: { BAD_INPUT, CHANGED: changed },
})

const nothingToDo = { NOT_FOUND: { status: 404, says: () => m.content_no_draft() } } as const

export const discardDraft = defineCall({
  does: 'Discards the draft of a page. The published page stays as it is.',
  method: 'POST',
  path: '/content/discardDraft',
  who: 'staff: content',
  input: z.strictObject({ page, version: draftVersion }),
  output: writtenPage,
  example: { input: { page: 'faq', version: 7 }, output: { ...example, draft: null } },
  failures: { ...nothingToDo, CHANGED: changed },
})

export const publishDraft = defineCall({
  does: 'Publishes the draft of a page, if the published page has not changed since the publisher saw it.',
  method: 'POST',
  path: '/content/publishDraft',
  who: 'staff: content',
  input: z.strictObject({ page, version: draftVersion, seen: pageVersion }),
  output: writtenPage,
  example: {
    input: { page: 'faq', version: 7, seen: example.version },
    output: {
      ...example,
      draft: null,
      publication: { publishedAt: '2026-11-22T09:05:00.000Z', publishedBy: 'Zainab Qureshi' },
    },
  },
  failures: {
    ...nothingToDo,
    CHANGED: changed,
    PUBLISHED_MEANWHILE: {
      status: 409,
      says: () => m.content_published_meanwhile(),
      data: writtenPage,
    },
  },
})

export const undoPublication = defineCall({
  does: 'Undoes the last publication of a page and keeps its content as the draft; refuses if the page already has a draft.',
  method: 'POST',
  path: '/content/undoPublication',
  who: 'staff: content',
  input: z.strictObject({ page, seen: pageVersion }),
  output: writtenPage,
  example: { input: { page: 'faq', seen: example.version }, output: example },
  failures: {
    NOT_FOUND: { status: 404, says: () => m.content_no_publication() },
    DRAFT_WAITS: { status: 409, says: () => m.content_draft_waits(), data: writtenPage },
    CHANGED: changed,
  },
})

export const draftCalls = [
  findContentPages,
  findDraft,
  saveDraft,
  discardDraft,
  publishDraft,
  undoPublication,
] as const
