import type { Product as ProductThing, WithContext } from 'schema-dts'
import type { Product } from '../../catalogue/catalogue.contract.ts'
import { productAddress } from '../../catalogue/catalogue.rules.ts'
import type { Review } from '../../reviews/reviews.contract.ts'
import type { ShopFacts } from '../../ui/structured-data.tsx'

type Said = { summary: { count: number; average: number }; reviews: readonly Review[] }

/** The number of reviews in it. */
const MOST_REVIEWS = 5

/** A product with price, availability and reviews, as structured data for search engines. */
export const productData =
  (product: Product, { summary, reviews }: Said) =>
  ({ publicAddress, shopName, currency }: ShopFacts): WithContext<ProductThing> => {
    const url = publicAddress + productAddress(product)
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.productName,
      description: product.productDetails,
      sku: product.sku,
      category: product.subCategory,
      url,
      image: product.images.map(image => publicAddress + image),
      brand: { '@type': 'Brand', name: product.brandName },
      offers: {
        '@type': 'Offer',
        url,
        price: product.effectivePrice.toFixed(2),
        priceCurrency: currency.code,
        availability: product.quantity > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', name: shopName },
      },
      ...(summary.count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating' as const,
          ratingValue: summary.average,
          reviewCount: summary.count,
        },
        review: reviews.slice(0, MOST_REVIEWS).map(one => ({
          '@type': 'Review' as const,
          name: one.reviewTitle,
          reviewBody: one.reviewMsg,
          datePublished: one.reviewDate,
          author: { '@type': 'Person' as const, name: one.authorName },
          reviewRating: {
            '@type': 'Rating' as const,
            ratingValue: one.rating,
            bestRating: 5,
            worstRating: 1,
          },
        })),
      }),
    }
  }
