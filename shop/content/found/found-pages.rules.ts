import { m } from '../../messages/m.ts'
import { addressOfPage, type ContentPageName } from '../content-pages.ts'

/** The pages that search suggests, by their titles. */
const titles: readonly (readonly [ContentPageName, () => string])[] = [
  ['about', m.content_about],
  ['contact', m.content_contact],
  ['faq', m.content_faq],
  ['return-policy', m.content_return_policy],
  ['food-delivery', m.content_food_delivery],
  ['calender', m.content_calender],
  ['blogs', m.content_flyers_title],
  ['store-gallery', m.content_gallery],
  ['other-products', m.content_other_products],
]

const MOST = 2
/** The fewest letters by which a page is found. */
const LEAST = 3

/** A page that a search suggests. */
export type FoundPage = { page: ContentPageName; address: string; title: string }

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Finds pages whose titles or addresses have words that begin like each typed word. */
export function pagesLike(term: string): FoundPage[] {
  const typed = wordsIn(term)
  if (typed.join('').length < LEAST) return []
  return titles
    .map(([page, title]) => ({ page, address: addressOfPage(page), title: title() }))
    .filter(({ page, title }) => {
      const words = [...wordsIn(title), ...wordsIn(page)]
      return typed.every(one => words.some(word => word.startsWith(one)))
    })
    .slice(0, MOST)
}
