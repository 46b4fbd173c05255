import { blocksOf } from '../../../content/blocks-of.ts'
import { Below, PlaceOfPart } from '../../../ui/below.tsx'
import type { ShopData } from '../../../ui/shown-shop.ts'
import { homeTitle, popularWords } from '../home-words.ts'
import type { HomeData } from '../load-home.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { CollectionRows } from './collection-rows.tsx'
import { DepartmentTiles } from './department-tiles.tsx'
import { DiscountBanners } from './discount-banners.tsx'
import { HomeSlideshow } from './home-slideshow.tsx'
import { HungryList } from './hungry-list.tsx'
import { PopularCarousel } from './popular-carousel.tsx'
import { QurbaniBanner } from './qurbani-banner.tsx'
import { SecureCheckout } from './secure-checkout.tsx'

/** The main home page (spec section 2). */
export function MainHome({ home, frame }: { home: HomeData; frame: ShopData }) {
  const { blocks, popular, food } = home
  const [qurbani] = blocksOf(blocks, 'qurbani')
  return (
    <>
      <h1 className="sr-only">{homeTitle(home.name, frame)}</h1>
      <HomeSlideshow slides={blocksOf(blocks, 'slides')} />
      <CategoryTiles tiles={home.tiles} />
      <Below instead={<PlaceOfPart />}>
        <DepartmentTiles departments={home.departments} />
        {qurbani && <QurbaniBanner banner={qurbani} />}
        <PopularCarousel {...popularWords(home)} products={popular} />
        <CollectionRows rows={home.collections} />
        <DiscountBanners offers={blocksOf(blocks, 'discounts')} />
        <HungryList products={food} shelf={home.shelf} kitchen={blocksOf(blocks, 'kitchen')[0]} />
        <SecureCheckout {...frame} earliest={home.earliest} />
      </Below>
    </>
  )
}
