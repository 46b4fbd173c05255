import { daysLater } from '../../lib/dates/dates.ts'
import { demoProducts } from './demo-products.ts'
import { type ReviewTexts, reviewTexts } from './demo-review-texts.ts'
import type { DemoProduct, DemoReview } from './demo-types.ts'

const authors = [
  ...[
    'Ayesha K.',
    'Bilal A.',
    'Sana M.',
    'Usman R.',
    'Fatima S.',
    'Hamza T.',
    'Nadia H.',
    'Imran Q.',
    'Zainab B.',
  ],
  ...[
    'Tariq J.',
    'Hina W.',
    'Omar F.',
    'Mariam L.',
    'Kashif N.',
    'Rabia D.',
    'Saad I.',
    'Amna G.',
    'Yasir C.',
  ],
  ...[
    'Noor Z.',
    'Farhan P.',
    'Iqra V.',
    'Adeel O.',
    'Sadia U.',
    'Waleed E.',
    'Mehwish Y.',
    'Junaid K.',
    'Lubna A.',
  ],
]

/** True for the popular active products, and for three of every ten active ones. */
function isReviewed(product: DemoProduct, place: number): boolean {
  return product.productStatus === 'A' && (product.popularFlag === 1 || place % 10 < 3)
}

function textsFor(product: DemoProduct): ReviewTexts | undefined {
  const { categoryId } = product
  return reviewTexts.find(one => one.kinds.some(([from, to]) => categoryId >= from && categoryId <= to))
    ?.texts
}

/** Returns a day from 6 January to late October 2026 for a running number. */
function dayOf(turn: number): string {
  return daysLater('2026-01-06', (turn * 37) % 296)
}

function write(texts: ReviewTexts, turn: number, productId: number, overall: number): DemoReview {
  const openings = texts.openings.length
  const remarks = texts.remarks.length
  const common = {
    productId,
    reviewDate: dayOf(overall),
    authorName: authors[(overall * 5) % authors.length] ?? '',
    verified: overall % 5 !== 2,
  }
  if (turn % 9 === 7) {
    const [rating, reviewTitle, reviewMsg] = texts.complaints[
      Math.floor(turn / 9) % texts.complaints.length
    ] ?? [3, '', '']
    return { ...common, rating, reviewTitle, reviewMsg }
  }
  const [reviewTitle, first] = texts.openings[turn % openings] ?? ['', '']
  const second = texts.remarks[(turn + Math.floor(turn / openings)) % remarks] ?? ''
  const short = turn % 7 === 3
  return {
    ...common,
    rating: turn % 3 === 1 ? 4 : 5,
    reviewTitle,
    reviewMsg: short ? first : `${first} ${second}`,
  }
}

function writeAll(): DemoReview[] {
  const turns = new Map<ReviewTexts, number>()
  const reviews: DemoReview[] = []
  const reviewed = demoProducts.filter(isReviewed)
  for (const [place, product] of reviewed.entries()) {
    const texts = textsFor(product)
    if (!texts) continue
    const count = product.popularFlag === 1 ? 3 + (place % 2) : 1 + (place % 3)
    for (let n = 0; n < count; n++) {
      const turn = turns.get(texts) ?? 0
      turns.set(texts, turn + 1)
      reviews.push(write(texts, turn, product.productId, reviews.length))
    }
  }
  return reviews
}

/** Demo reviews of about a third of the active products, 1 to 4 each. */
export const demoReviews: DemoReview[] = writeAll()
