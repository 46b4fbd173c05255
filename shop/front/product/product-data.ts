import type { ProductGroup, Product as ProductThing, WithContext } from 'schema-dts'
import type { Product } from '../../catalogue/catalogue.contract.ts'
import { productAddress } from '../../catalogue/catalogue.rules.ts'
import type { ProductFilm } from '../../catalogue/films/films.fields.ts'
import type { Variants } from '../../catalogue/variants/variants.fields.ts'
import type { Review } from '../../reviews/reviews.contract.ts'
import type { ShopFacts } from '../../ui/structured-data.tsx'

type Said = { summary: { count: number; average: number }; reviews: readonly Review[] }

/** The number of reviews in it. */
const MOST_REVIEWS = 5

/** The properties of products that options are, by their names. */
const varies: [RegExp, string][] = [
  [/colou?r/i, 'color'],
  [/size/i, 'size'],
  [/material|fabric/i, 'material'],
  [/pattern/i, 'pattern'],
]
const propertyOf = (option: string) => varies.find(([says]) => says.test(option))?.[1]

/** A product with price, availability and reviews, as structured data for search engines; with variants, a group of them. */
export const productData =
  (product: Product, said: Said) =>
  (facts: ShopFacts): WithContext<ProductThing | ProductGroup> => {
    const { variants } = product
    const common = commonOf(product, said, facts)
    if (!variants)
      return {
        '@context': 'https://schema.org',
        '@type': 'Product',
        ...common,
        ...soldAs(product, product, facts),
      }
    const { options, all, productId, productName } = variants
    const properties = options.map(propertyOf)
    return {
      '@context': 'https://schema.org',
      '@type': 'ProductGroup',
      ...common,
      name: productName,
      productGroupID: String(productId),
      url: facts.publicAddress + productAddress({ ...product, productId }),
      variesBy: properties.flatMap(one => (one ? [`https://schema.org/${one}`] : [])),
      hasVariant: all.map(one => ({
        '@type': 'Product' as const,
        name: `${productName} (${one.values.join(', ')})`,
        ...(one.image ? { image: facts.publicAddress + one.image } : {}),
        ...Object.fromEntries(properties.flatMap((name, at) => (name ? [[name, one.values[at]]] : []))),
        ...soldAs(product, one, facts),
      })),
    }
  }

/** The properties that a product shares with its variants. */
const commonOf = (product: Product, { summary, reviews }: Said, { publicAddress }: ShopFacts) => ({
  name: product.productName,
  description: product.productDetails,
  category: product.subCategory,
  image: product.images.map(image => publicAddress + image),
  ...(product.films && { subjectOf: product.films.map(film => videoData(product, film, publicAddress)) }),
  brand: { '@type': 'Brand' as const, name: product.brandName },
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
      reviewRating: { '@type': 'Rating' as const, ratingValue: one.rating, bestRating: 5, worstRating: 1 },
    })),
  }),
})

/** A film for search engines; it needs a picture: one without a picture has that of its product. */
const videoData = (
  product: Product,
  { film, title, poster, uploadedAt }: ProductFilm,
  publicAddress: string,
) => {
  const picture = poster ?? product.images[0]
  return {
    '@type': 'VideoObject' as const,
    name: title,
    description: title,
    contentUrl: publicAddress + film,
    ...(picture && { thumbnailUrl: publicAddress + picture }),
    uploadDate: uploadedAt,
  }
}

type Sold = Pick<Variants['all'][number], 'productId' | 'sku' | 'effectivePrice' | 'priceUntil' | 'quantity'>

/** The SKU, the address and the offer of a product or a variant. */
const soldAs = (
  product: Product,
  { productId, sku, effectivePrice, priceUntil, quantity }: Sold,
  { publicAddress, shopName, currency }: ShopFacts,
) => {
  const url = publicAddress + productAddress({ ...product, productId })
  return {
    sku,
    url,
    offers: {
      '@type': 'Offer' as const,
      url,
      price: effectivePrice.toFixed(2),
      priceCurrency: currency.code,
      ...(priceUntil ? { priceValidUntil: priceUntil } : {}),
      availability:
        quantity > 0 ? ('https://schema.org/InStock' as const) : ('https://schema.org/OutOfStock' as const),
      itemCondition: 'https://schema.org/NewCondition' as const,
      seller: { '@type': 'Organization' as const, name: shopName },
    },
  }
}
