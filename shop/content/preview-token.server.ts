import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Shop } from '../lib/shop.server.ts'
import { homePages, shopHeaders } from '../settings/choices.ts'
import { contentPages } from './content-pages.ts'

/** For so many minutes a preview can be read. */
export const PREVIEW_MINUTES = 15

const told = z.strictObject({
  page: z.enum(contentPages).optional(),
  homePage: z.enum(homePages).optional(),
  header: z.enum(shopHeaders).optional(),
  /** Milliseconds since 1970. */
  until: z.int(),
})
/** What a preview shows, and until when. */
export type TokenContent = z.output<typeof told>

type Deriving = Pick<Shop, 'derive'>

const signed = (text: string, { derive }: Deriving) => derive(`preview ${text}`)

/** Writes into an address what it shows: anybody can read that, nobody else can write it. */
export function makeToken(content: TokenContent, shop: Deriving): string {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${text}.${signed(text, shop).toString('base64url')}`
}

/** What such a text shows; nothing where it was not written here, or has ended. */
export function readToken(token: string, shop: Pick<Shop, 'derive' | 'clock'>): TokenContent | undefined {
  const [text = '', signature = ''] = token.split('.')
  const [given, right] = [Buffer.from(signature, 'base64url'), signed(text, shop)]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  // An address made before an upgrade may tell what is no longer there.
  const content = told.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data
  return content && content.until > shop.clock().getTime() ? content : undefined
}
