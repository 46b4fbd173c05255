import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { BAD_FILE, BAD_INPUT, FILE_TOO_BIG, NOT_FOUND } from '../lib/failures.ts'
import { filledLine, id, line, text, wholeNumber } from '../lib/fields.ts'
import { uploadedFile } from '../lib/uploaded-file.ts'
import { PICTURE_BYTES } from '../media/picture-bytes.ts'
import { m } from '../messages/m.ts'
import { contentPages } from './content-pages.ts'
import { playerFor } from './video-players.ts'
import { isWebAddress } from './web-address.ts'

/** A page by its name. */
export const page = z.enum(contentPages)

/** A block in the calls' responses. */
export const block = z
  .object({
    blockId: z.int(),
    page,
    part: z.string(),
    position: z.int(),
    kicker: z.string(),
    title: z.string(),
    /** Paragraphs, with an empty line between them. */
    text: z.string(),
    /** Text that is printed unchanged, as on a sign: `$15`, `150+`. */
    printed: z.string(),
    linkName: z.string(),
    linkUrl: z.string(),
    /** The address of another shop, to which the block leads in place of `linkUrl`; empty if there is none. */
    siteUrl: z.string(),
    /** The address of its picture. */
    image: z.string().nullable(),
    pictureAlt: z.string(),
    videoUrl: z.string(),
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
    /** The time of the last change; sent back, it shows if another person has changed the block since. */
    updatedAt: z.string(),
  })
  .meta({ title: 'ContentBlock' })

/** A block of a page: text, a picture, a link. */
export type Block = z.output<typeof block>

/** A block, for examples. */
export const exampleBlock = {
  blockId: 114,
  page: 'faq' as const,
  part: 'questions',
  position: 1,
  kicker: '',
  title: 'Is the meat halal?',
  text: 'Yes, all of it. Muslim butchers slaughter it by hand, and you can come and see it.',
  printed: '',
  linkName: '',
  linkUrl: '',
  siteUrl: '',
  image: null,
  pictureAlt: '',
  videoUrl: '',
  startDate: null,
  endDate: null,
  updatedAt: '2026-11-21T09:00:00.000Z',
}

export const findBlocksByPage = defineCall({
  does: 'Lists the current blocks of a page, by part and position.',
  method: 'GET',
  path: '/content/findByPage/{page}',
  who: 'anyone',
  shows: () => ['content', 'settings', 'departments', 'categories', 'collections', 'range'],
  input: z.object({ page }),
  output: z.array(block),
  example: { input: { page: 'faq' }, output: [exampleBlock] },
  failures: {},
})

const day = z.iso.date().nullish()
/** An address of the shop or another https site, a mailbox or a telephone number. */
const link = line(500).refine(typed => typed === '' || /^(\/(?![/\\])|https:\/\/|mailto:|tel:)/.test(typed), {
  error: () => m.content_link_kind(),
})
/** The address of a page on another server. */
const site = line(500).refine(typed => typed === '' || isWebAddress(typed), {
  error: () => m.content_site_kind(),
})
const video = line(500).refine(
  typed => typed === '' || /^\/(?![/\\])/.test(typed) || playerFor(typed) !== undefined,
  {
    error: () => m.content_video_kind(),
  },
)

/** The part of its page to which a block belongs. */
export const partName = filledLine(40, m.content_part_required)

/** The fields of a block in a request; absent ones are empty. */
export const writtenFields = {
  kicker: line(200).default(''),
  title: line(200).default(''),
  text: text(10_000).default(''),
  printed: line(40).default(''),
  linkName: line(80).default(''),
  linkUrl: link.default(''),
  siteUrl: site.default(''),
  image: z
    .string()
    .regex(/^\/pictures\/[0-9a-f]{32}$/, { error: () => m.content_picture_unknown() })
    .nullish(),
  pictureAlt: line(300).default(''),
  videoUrl: video.default(''),
  startDate: day,
  endDate: day,
}

const notFound = { NOT_FOUND } as const

export const saveBlock = defineCall({
  does: 'Adds a block to a page, or replaces the one with this `blockId`; omitted fields become empty. With `updatedAt`, only if nobody has changed it since.',
  method: 'POST',
  path: '/content/save',
  who: 'staff: content',
  input: z.strictObject({
    blockId: id.optional(),
    page,
    part: partName,
    position: wholeNumber(0, 1000).default(0),
    ...writtenFields,
    updatedAt: z.iso.datetime().optional(),
  }),
  output: block,
  example: {
    input: { page: 'faq', part: 'questions', title: exampleBlock.title, text: exampleBlock.text },
    output: exampleBlock,
  },
  failures: {
    ...notFound,
    BAD_INPUT,
    CHANGED: { status: 409, says: () => m.content_changed() },
  },
})

export const deleteBlock = defineCall({
  does: 'Removes a block from its page.',
  method: 'POST',
  path: '/content/delete/{id}',
  who: 'staff: content',
  input: z.strictObject({ id }),
  output: z.object({ blockId: z.int() }),
  example: { input: { id: 114 }, output: { blockId: 114 } },
  failures: notFound,
})

export const uploadContentPicture = defineCall({
  does: 'Stores a picture for a block, a JPEG, PNG, WebP, AVIF or GIF of at most 65,000 bytes, and answers its address.',
  method: 'POST',
  path: '/content/uploadPicture',
  who: 'staff: content',
  upload: { most: PICTURE_BYTES, tooBig: m.catalogue_picture_too_big },
  input: z.strictObject({ file: uploadedFile(m.catalogue_file_required) }),
  output: z.object({ image: z.string(), width: z.int(), height: z.int() }),
  example: {
    input: { file: 'a picture' },
    output: { image: '/pictures/0123456789abcdef0123456789abcdef', width: 1200, height: 900 },
  },
  failures: {
    BAD_FILE,
    FILE_TOO_BIG,
  },
})

export const blockCalls = [findBlocksByPage, saveBlock, deleteBlock, uploadContentPicture] as const
