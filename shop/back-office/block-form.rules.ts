import type { DraftBlock } from '../content/drafts.contract.ts'
import type { BlockField, PagePart } from '../content/page-parts.ts'
import { m } from '../messages/m.ts'

/** A block as its form holds it: texts, and days as a date field has them; the picture is beside it. */
export type BlockValues = Omit<DraftBlock, 'blockId' | 'part' | 'image' | 'startDate' | 'endDate'> & {
  startDate: string
  endDate: string
}

/** A block of a part in which nothing is written yet. */
export const emptyBlock = (part: string): DraftBlock => ({
  blockId: null,
  part,
  kicker: '',
  title: '',
  text: '',
  printed: '',
  linkName: '',
  linkUrl: '',
  image: null,
  pictureAlt: '',
  videoUrl: '',
  startDate: null,
  endDate: null,
})

/** What a form begins with. */
export function valuesOf(block: DraftBlock): BlockValues {
  const { blockId: _, part: __, image: ___, startDate, endDate, ...texts } = block
  return { ...texts, startDate: startDate ?? '', endDate: endDate ?? '' }
}

/** The block that a form makes of another one; texts without the empty space around them. */
export function blockFrom(block: DraftBlock, values: BlockValues, image: string | null): DraftBlock {
  const { startDate, endDate, ...texts } = values
  const trimmed = Object.fromEntries(Object.entries(texts).map(([name, typed]) => [name, typed.trim()]))
  return { ...block, ...trimmed, image, startDate: startDate || null, endDate: endDate || null }
}

/** In which field of the form a field of a block is written. */
const inputOf = {
  kicker: 'kicker',
  title: 'title',
  text: 'text',
  printed: 'printed',
  link: 'linkName',
  way: 'linkUrl',
  image: 'image',
  alt: 'pictureAlt',
  video: 'videoUrl',
  days: 'startDate',
} as const satisfies Record<BlockField, string>

/** What is wrong with what is written, by field of the form. */
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
  if (values.linkName.trim() && !values.linkUrl.trim()) wrong.linkUrl = m.office_content_link_where()
  if (values.startDate && values.endDate && values.endDate < values.startDate)
    wrong.endDate = m.content_dates_order()
  return wrong
}

/** The fields that a call named, as in `blocks.3.linkUrl`, by their names in the form of that block; others are left out. */
export function wrongInBlock(wrong: Readonly<Record<string, string>>, at: number) {
  const begins = `blocks.${at}.`
  return Object.fromEntries(
    Object.entries(wrong).flatMap(([field, message]) =>
      field.startsWith(begins) ? [[field.slice(begins.length), message] as const] : [],
    ),
  )
}

/** What a block is called in lists: the first of its texts, or nothing. */
export const nameOfBlock = ({ title, text, printed, pictureAlt, kicker }: DraftBlock): string =>
  [title, text, printed, pictureAlt, kicker].find(Boolean)?.split('\n')[0]?.slice(0, 120) ?? ''
