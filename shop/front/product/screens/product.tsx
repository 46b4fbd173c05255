import { redirect } from 'react-router'
import { ask } from '../../../ask.ts'
import { RecentlySeen } from '../../../cart/seen/recently-seen.tsx'
import { AgeCheck } from '../../../catalogue/ages/age-check.tsx'
import { cardProduct } from '../../../catalogue/card-product.ts'
import { findAllDepartments } from '../../../catalogue/catalogue.contract.ts'
import { departmentAddress, productAddress } from '../../../catalogue/catalogue.rules.ts'
import { offerOf } from '../../../catalogue/offer.ts'
import { BoxContents } from '../../../catalogue/parts/box-contents.tsx'
import { DocumentList, type ListedDocument } from '../../../catalogue/parts/document-list.tsx'
import { FilmGallery } from '../../../catalogue/parts/film-gallery.tsx'
import type { ShownFilm } from '../../../catalogue/parts/film-place.tsx'
import { FoodFacts } from '../../../catalogue/parts/food-facts.tsx'
import { Gallery } from '../../../catalogue/parts/gallery.tsx'
import { GalleryZoom } from '../../../catalogue/parts/gallery-zoom.tsx'
import { ProductDescription } from '../../../catalogue/parts/product-description.tsx'
import { ProductFacts } from '../../../catalogue/parts/product-facts.tsx'
import { TrustBox } from '../../../catalogue/parts/trust-box.tsx'
import { saleDay } from '../../../catalogue/sales/sale-day.ts'
import { pageWords } from '../../../catalogue/seo/seo.rules.ts'
import { optionsFor } from '../../../catalogue/variants/variant-choice.rules.ts'
import { findClaims } from '../../../certificates/certificates.contract.ts'
import { Claims } from '../../../certificates/parts/claims.tsx'
import { pageFrom } from '../../../lib/pages.ts'
import { m } from '../../../messages/m.ts'
import { findRelated } from '../../../related/related.contract.ts'
import { ReviewPanel } from '../../../reviews/parts/review-panel.tsx'
import { pageMeta } from '../../../settings/page-meta.ts'
import { findAdvanceOfProduct } from '../../../slots/advance/advance.contract.ts'
import { EarliestSlot } from '../../../slots/parts/earliest-slot.tsx'
import { findEarliest } from '../../../slots/slots.contract.ts'
import { Below, PlaceOfPart } from '../../../ui/below.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { useCurrency } from '../../../ui/money.tsx'
import { useShop } from '../../../ui/router.ts'
import { StructuredData } from '../../../ui/structured-data.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { findShown } from '../find-shown.ts'
import { OpenedGoods } from '../parts/opened-goods.tsx'
import { ProductOffer } from '../parts/product-offer.tsx'
import { RelatedProducts } from '../parts/related-products.tsx'
import { SpecialOffer } from '../parts/special-offer.tsx'
import { productData } from '../product-data.ts'
import type { Route } from './+types/product'

const listed = ({ documentId, name, size, document }: ListedDocument): ListedDocument => ({
  documentId,
  name,
  size,
  document,
})

const shownFilm = ({ film, title, poster, captions }: ShownFilm): ShownFilm => ({
  film,
  title,
  poster,
  captions,
})

/** A product with its reviews and related products. An address with another category redirects to the right one. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { productId } = params
  const page = Math.min(pageFrom(new URL(request.url).searchParams.get('reviews')), 100_000)
  const [{ product, reduced, summary, reviews, files, whole }, departments, earliest, advance, claims] =
    await Promise.all([
      findShown(context, productId, page),
      ask(context, findAllDepartments, {}),
      ask(context, findEarliest, {}),
      ask(context, findAdvanceOfProduct, { productId }),
      ask(context, findClaims, { productId }),
    ])
  if (params.category !== product.category || params.categoryId !== String(product.categoryId)) {
    throw redirect(productAddress({ ...product, productId: Number(productId) }), 301)
  }
  const { category } = product
  const { productList } = await ask(context, findRelated, { productId: whole, images: 'url' })
  return {
    product,
    isFood: departments.some(({ deptName, foodFlag }) => deptName === category && foodFlag),
    ...(departments.some(({ deptName, lotFlag }) => deptName === category && lotFlag)
      ? { isHealth: true }
      : {}),
    earliest,
    ...(advance.says.length > 0 ? { advance: advance.says } : {}),
    ...(claims.length > 0 ? { claims } : {}),
    ...(files.length > 0 ? { documents: files.map(listed) } : {}),
    ...(reduced.length > 0 ? { reduced } : {}),
    related: productList.map(cardProduct),
    shown: { productId: whole, summary, reviews, page },
  }
}

/** The same for everyone; reads this query parameter. Its living parts are islands: it can be a document. */
export const handle = { reads: ['reviews'], document: true }

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  if (!loaderData) return []
  const { product, shown } = loaderData
  const { productName, productDetails, images, variants } = product
  const isWhole = params.productId === String(shown.productId)
  return pageMeta(matches, {
    ...pageWords(product, {
      title: isWhole ? (variants?.productName ?? productName) : productName,
      description: productDetails,
    }),
    // All variants are one page for a search engine.
    path: productAddress({ ...product, productId: shown.productId }),
    image: images[0],
  })
}

/** `/productsingle/{productId}/{category}/{categoryId}`: one product, with a way to add it to the cart. */
export default function ProductScreen({
  loaderData: {
    product,
    isFood,
    isHealth = false,
    earliest,
    advance,
    claims = [],
    documents = [],
    reduced,
    related,
    shown,
  },
}: Route.ComponentProps) {
  const shop = useShop()
  const departments = shop?.departments ?? []
  const currency = useCurrency()
  const { productId, category, categoryId, subCategory, images, variants } = product
  const { productName } = variants ?? product
  const departmentTitle = departments.find(({ deptName }) => deptName === category)?.title ?? category
  const { count, average } = shown.summary
  const pictures = { name: productName, images, texts: product.imageTexts }
  const offer = {
    ...{ product: offerOf({ ...product, productName }, currency), count, average },
    ...(reduced ? { reduced } : {}),
  }
  return (
    <div className="page" key={productId} data-offer={shop?.branches ? productId : undefined}>
      <Breadcrumb
        steps={[
          { says: departmentTitle, to: departmentAddress(category) },
          { says: subCategory, to: `/shop/${categoryId}` },
          { says: productName },
        ]}
      />
      <div className="flex flex-col gap-5 md:grid md:grid-cols-2 md:items-start md:gap-10 lg:grid-cols-[7fr_6fr] lg:gap-16">
        <div className="md:sticky md:top-28">
          <div className="relative">
            {product.films ? (
              <FilmGallery {...pictures} films={product.films.map(shownFilm)} />
            ) : (
              <Gallery {...pictures} />
            )}
            {images.length > 0 && <GalleryZoom name={productName} />}
          </div>
        </div>
        <div className="flex flex-col gap-5 max-md:contents">
          {product.priceUntil || product.boxed === 'CHOOSE' || variants ? (
            <SpecialOffer
              {...offer}
              {...(product.priceUntil ? { until: saleDay(product.priceUntil, shop?.settings.timeZone) } : {})}
              {...(variants
                ? { varied: { options: optionsFor(variants, productId), category, categoryId } }
                : {})}
            />
          ) : (
            <ProductOffer {...offer} />
          )}
          <AgeCheck ageFrom={product.ageFrom} />
          <EarliestSlot earliest={earliest} advance={advance} />
          {product.contents && <BoxContents box={product.contents} />}
          <TrustBox>
            <Claims claims={claims} />
            {isHealth && <OpenedGoods />}
          </TrustBox>
          <ProductFacts product={product} departmentTitle={departmentTitle} />
          <DocumentList documents={documents} />
        </div>
      </div>
      <Below instead={<PlaceOfPart />}>
        <FoodFacts product={product} isFood={isFood} />
        <div className="mt-14 md:mt-20">
          <Tabs
            label={m.front_information()}
            tabs={[
              {
                id: 'description',
                says: m.front_description(),
                panel: <ProductDescription product={product} />,
              },
              { id: 'reviews', says: m.front_reviews_count({ count }), panel: <ReviewPanel {...shown} /> },
            ]}
          />
        </div>
        <RelatedProducts products={related} />
        <RecentlySeen productId={shown.productId} />
      </Below>
      <StructuredData make={import.meta.env.SSR && productData(product, shown)} />
    </div>
  )
}
