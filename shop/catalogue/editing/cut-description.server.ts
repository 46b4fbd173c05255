import { cleanDescription } from './clean-description.server.ts'
import { MOST_HTML, MOST_WORDS } from './description-limits.ts'

/** A description that fits, and the number of letters that had to go. */
export type CutDescription = { description: string; cut: number }

/** Cuts a description of plain text. */
export const cutWords = (words: string): CutDescription => {
  const description = words.slice(0, MOST_WORDS).toWellFormed()
  return { description, cut: words.length - description.length }
}

/** Cuts a description with markup behind as many letters as fit; what remains is cleaned, so that no tag stays open. */
export function cutDescription(html: string): CutDescription {
  // Cleaning never adds words.
  if (html.length <= MOST_WORDS) return { description: html, cut: 0 }
  const { productHtml, productDetails } = cleanDescription(html)
  if (productHtml === null) {
    const isWhole = html.length <= MOST_HTML && productDetails.length <= MOST_WORDS
    return isWhole ? { description: html, cut: 0 } : cutWords(productDetails)
  }
  const fits = (words: string, markup: string | null) =>
    words.length <= MOST_WORDS && (markup ?? '').length <= MOST_HTML
  if (fits(productDetails, productHtml))
    return { description: html.length > MOST_HTML ? productHtml : html, cut: 0 }
  const upTo = (length: number) => cleanDescription(productHtml.slice(0, length).replace(/[<&][^<>;]*$/, ''))
  let [fitting, most] = [0, productHtml.length]
  while (fitting < most) {
    const middle = Math.ceil((fitting + most) / 2)
    const part = upTo(middle)
    if (fits(part.productDetails, part.productHtml)) fitting = middle
    else most = middle - 1
  }
  const kept = upTo(fitting)
  return {
    description: kept.productHtml ?? kept.productDetails,
    cut: productDetails.length - kept.productDetails.length,
  }
}
