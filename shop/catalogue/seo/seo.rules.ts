/** The most letters of a title and a text that search engines show whole. */
export const MOST_SEO_TITLE = 70
export const MOST_SEO_TEXT = 160

/** The title and the text for search engines; absent or null: those of the page. */
export type Seo = { seoTitle?: string | null | undefined; seoText?: string | null | undefined }

/** Returns the columns that an input sets; an empty text means none. */
export const storedSeo = ({ seoTitle, seoText }: Seo) => ({
  ...(seoTitle === undefined ? {} : { seoTitle: seoTitle?.trim() || null }),
  ...(seoText === undefined ? {} : { seoText: seoText?.trim() || null }),
})

/** Returns the title and the text that a row has, without those it does not have. */
export const seoOf = ({ seoTitle, seoText }: Seo): { seoTitle?: string; seoText?: string } => ({
  ...(seoTitle ? { seoTitle } : {}),
  ...(seoText ? { seoText } : {}),
})

/** Returns what a page says about itself: its title for search engines stands alone, without the name of the shop. */
export const pageWords = (
  { seoTitle, seoText }: Seo,
  usual: { title: string; description: string },
): { title: string; description: string; whole?: true } => ({
  ...(seoTitle ? { title: seoTitle, whole: true } : { title: usual.title }),
  description: seoText || usual.description,
})
