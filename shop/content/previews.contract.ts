import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { BAD_INPUT } from '../lib/failures.ts'
import { line } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { homePages, shopHeaders } from '../settings/choices.ts'
import { block, exampleBlock, page } from './blocks.contract.ts'

const choice = { homePage: z.enum(homePages), header: z.enum(shopHeaders) }

export const makePreview = defineCall({
  does: 'Makes an address that previews a draft, or another home page and header, for 15 minutes.',
  method: 'POST',
  path: '/content/makePreview',
  who: 'staff: content',
  reads: true,
  input: z.strictObject({
    page: page.optional(),
    homePage: choice.homePage.optional(),
    header: choice.header.optional(),
  }),
  output: z.object({ address: z.string(), until: z.string() }),
  example: {
    input: { page: 'faq' },
    output: { address: '/faq?preview=eyJwYWdlIjoiZmFxIn0.c2lnbmVk', until: '2026-11-22T09:15:00.000Z' },
  },
  failures: { BAD_INPUT },
})

const preview = z.object({
  /** The page that is shown with its draft. */
  page: page.nullable(),
  /** Its blocks, if they were requested. */
  blocks: z.array(block).nullable(),
  homePage: choice.homePage.nullable(),
  header: choice.header.nullable(),
})
/** The data of a preview for a reader. */
export type Preview = z.output<typeof preview>

export const findPreview = defineCall({
  does: 'Answers the content of a preview address. Anyone with the address can read it until it ends.',
  method: 'GET',
  path: '/content/findPreview',
  who: 'anyone',
  input: z.strictObject({ secret: line(1000), page: page.optional() }),
  output: preview,
  example: {
    input: { secret: 'eyJwYWdlIjoiZmFxIn0.c2lnbmVk', page: 'faq' },
    output: { page: 'faq', blocks: [exampleBlock], homePage: null, header: null },
  },
  failures: { NOT_FOUND: { status: 404, says: () => m.content_preview_ended() } },
})

export const previewCalls = [makePreview, findPreview] as const
