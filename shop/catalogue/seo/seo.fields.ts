import { z } from 'zod'
import { line } from '../../lib/fields.ts'
import { MOST_SEO_TEXT, MOST_SEO_TITLE } from './seo.rules.ts'

/** The title and the text for search engines in an input; null or empty: those of the page. */
export const seoInput = { seoTitle: line(MOST_SEO_TITLE).nullish(), seoText: line(MOST_SEO_TEXT).nullish() }

/** The same as shoppers' pages get them: absent if there are none. */
export const seoShown = {
  seoTitle: z.string().nullable().optional(),
  seoText: z.string().nullable().optional(),
}

/** The same as staff see them. */
export const seoForStaff = { seoTitle: z.string().nullable(), seoText: z.string().nullable() }
