import type { DraftBlock } from '../../content/drafts.contract.ts'
import type { BlockField, PagePart } from '../../content/page-parts.ts'
import { isWebAddress } from '../../content/web-address.ts'
import { m } from '../../messages/m.ts'

/** The values of a block's form: texts, and days as date fields have them; the picture is separate. */
export type BlockValues = Omit<DraftBlock, 'blockId' | 'part' | 'image' | 'startDate' | 'endDate'> & {
  startDate: string
  endDate: string
}

/** An empty block of a part. */
export const emptyBlock = (part: string): DraftBlock => ({
  blockId: null,
  part,
  kicker: '',
  title: '',
  text: '',
  printed: '',
  linkName: '',
  linkUrl: '',
  siteUrl: '',
  image: null,
  pictureAlt: '',
  videoUrl: '',
  startDate: null,
  endDate: null,
})

/** The initial values of a block's form. */
export function valuesOf(block: DraftBlock): BlockValues {
  const { blockId: _, part: __, image: ___, startDate, endDate, ...texts } = block
  return { ...texts, startDate: startDate ?? '', endDate: endDate ?? '' }
}

/** The block with the values of its form; texts are trimmed. */
export function blockFrom(block: DraftBlock, values: BlockValues, image: string | null): DraftBlock {
  const { startDate, endDate, ...texts } = values
  const trimmed = Object.fromEntries(Object.entries(texts).map(([name, typed]) => [name, typed.trim()]))
  return { ...block, ...trimmed, image, startDate: startDate || null, endDate: endDate || null }
}

/** The form field for each field of a block. */
const inputOf = {
  kicker: 'kicker',
  title: 'title',
  text: 'text',
  printed: 'printed',
  link: 'linkName',
  way: 'linkUrl',
  site: 'siteUrl',
  image: 'image',
  alt: 'pictureAlt',
  video: 'videoUrl',
  days: 'startDate',
} as const satisfies Record<BlockField, string>

/** The problems of the typed values, by form field. */
export function checkBlock(
  values: BlockValues,
  image: string | null,
  { needs }: Pick<PagePart, 'needs'>,
): Record<string, string> {
  const given: Record<string, string | null> = { ...values, image }
  const wrong: Record<string, string> = {}
  for (const field of needs) {
    const input = inputOf[field]
    if (!given[input]?.trim())
      wrong[input] = input === 'image' ? m.office_content_picture_needed() : m.office_content_needed()
  }
  if (values.siteUrl.trim() && !isWebAddress(values.siteUrl.trim())) wrong.siteUrl = m.content_site_kind()
  if (values.linkName.trim() && !values.linkUrl.trim() && !values.siteUrl.trim())
    wrong.linkUrl = m.office_content_link_where()
  if (values.startDate && values.endDate && values.endDate < values.startDate)
    wrong.endDate = m.content_dates_order()
  return wrong
}

/**
 * The fields that a call refused, as in `blocks.3.linkUrl`, by their names in the form of that block; others are left out.
 */
export function wrongInBlock(wrong: Readonly<Record<string, string>>, at: number) {
  const begins = `blocks.${at}.`
  return Object.fromEntries(
    Object.entries(wrong).flatMap(([field, message]) =>
      field.startsWith(begins) ? [[field.slice(begins.length), message] as const] : [],
    ),
  )
}

/** The name of a block in lists: the first of its texts, or empty. */
export const nameOfBlock = ({ title, text, printed, pictureAlt, kicker }: DraftBlock): string =>
  [title, text, printed, pictureAlt, kicker].find(Boolean)?.split('\n')[0]?.slice(0, 120) ?? ''
