import { ask } from '../../api.ts'
import { cardProduct } from '../../catalogue/card-product.ts'
import { findFoodProducts, findPopularMeatProducts } from '../../catalogue/catalogue.contract.ts'
import { findBlocksByPage } from '../../content/blocks.contract.ts'
import { blocksOf } from '../../content/blocks-of.ts'
import { m } from '../../messages/m.ts'
import { pageMeta } from '../../settings/page-meta.ts'
import { findSettings } from '../../settings/settings.contract.ts'
import { Below, PlaceOfPart } from '../../ui/below.tsx'
import { CategoryTiles } from '../parts/category-tiles.tsx'
import { DepartmentTiles } from '../parts/department-tiles.tsx'
import { DiscountBanners } from '../parts/discount-banners.tsx'
import { useFrameData } from '../parts/frame-data.ts'
import { HomeSlideshow } from '../parts/home-slideshow.tsx'
import { HungryList } from '../parts/hungry-list.tsx'
import { PopularCarousel } from '../parts/popular-carousel.tsx'
import { QurbaniBanner } from '../parts/qurbani-banner.tsx'
import { SecureCheckout } from '../parts/secure-checkout.tsx'
import type { Route } from './+types/home'

const MOST_POPULAR = 12

export async function loader({ context }: Route.LoaderArgs) {
  const [blocks, popular, food] = await Promise.all([
    ask(context, findBlocksByPage, { page: 'home' }),
    ask(context, findPopularMeatProducts, { images: 'url' }),
    ask(context, findSettings, {}).then(({ homeFoodCategory }) =>
      ask(context, findFoodProducts, { x: homeFoodCategory, images: 'url' }),
    ),
  ])
  return {
    blocks,
    popular: popular.productList.slice(0, MOST_POPULAR).map(cardProduct),
    food: food.productList.map(cardProduct),
  }
}

/** The same for everybody; it reads nothing of its query. */
export const handle = { reads: [] }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.front_home_title(),
    description: m.front_home_description(),
    path: '/',
    whole: true,
  })

/** The home page (spec section 2). */
export default function Home({ loaderData }: Route.ComponentProps) {
  const frame = useFrameData()
  if (!frame) return null
  const { blocks } = loaderData
  const [qurbani] = blocksOf(blocks, 'qurbani')
  return (
    <>
      <h1 className="sr-only">{m.front_home_title()}</h1>
      <HomeSlideshow slides={blocksOf(blocks, 'slides')} />
      <CategoryTiles {...frame} />
      <Below instead={<PlaceOfPart />}>
        <DepartmentTiles {...frame} />
        {qurbani && <QurbaniBanner banner={qurbani} />}
        <PopularCarousel products={loaderData.popular} />
        <DiscountBanners offers={blocksOf(blocks, 'discounts')} />
        <HungryList
          products={loaderData.food}
          categoryId={frame.settings.homeFoodCategory}
          kitchen={blocksOf(blocks, 'kitchen')[0]}
        />
        <SecureCheckout {...frame} />
      </Below>
    </>
  )
}
