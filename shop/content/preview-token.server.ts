import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Shop } from '../lib/shop.server.ts'
import { homePages, shopHeaders } from '../settings/choices.ts'
import { contentPages } from './content-pages.ts'

/** The minutes for which a preview can be read. */
export const PREVIEW_MINUTES = 15

const tokenContent = z.strictObject({
  page: z.enum(contentPages).optional(),
  homePage: z.enum(homePages).optional(),
  header: z.enum(shopHeaders).optional(),
  /** Milliseconds since 1970. */
  until: z.int(),
})
/** The page that a preview shows, and its end. */
export type TokenContent = z.output<typeof tokenContent>

type Deriving = Pick<Shop, 'derive'>

const signed = (text: string, { derive }: Deriving) => derive(`preview ${text}`)

/** Creates the signed token of a preview's address: anyone can read its content, only the shop can create one. */
export function makeToken(content: TokenContent, shop: Deriving): string {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${text}.${signed(text, shop).toString('base64url')}`
}

/** Reads a token; undefined if the shop did not create it, or if it has ended. */
export function readToken(token: string, shop: Pick<Shop, 'derive' | 'clock'>): TokenContent | undefined {
  const [text = '', signature = ''] = token.split('.')
  const [given, right] = [Buffer.from(signature, 'base64url'), signed(text, shop)]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  // An address from before an upgrade may name something that no longer exists.
  const content = tokenContent.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data
  return content && content.until > shop.clock().getTime() ? content : undefined
}
