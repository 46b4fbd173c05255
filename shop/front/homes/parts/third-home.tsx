import { blocksOf } from '../../../content/blocks-of.ts'
import { BlockLink } from '../../../content/parts/block-link.tsx'
import { Below, PlaceOfPart } from '../../../ui/below.tsx'
import type { ShopData } from '../../../ui/shown-shop.ts'
import { SizedPicture } from '../../../ui/sized-picture.tsx'
import { homeTitle, popularWords } from '../home-words.ts'
import type { HomeData } from '../load-home.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { CollectionRows } from './collection-rows.tsx'
import { DepartmentTiles } from './department-tiles.tsx'
import { DiscountBanners } from './discount-banners.tsx'
import { HungryList } from './hungry-list.tsx'
import { PopularCarousel } from './popular-carousel.tsx'
import { QurbaniBanner } from './qurbani-banner.tsx'

/** The third alternative home page: an evening. A dark stage for the kitchen, dishes first, the market after them. */
export function ThirdHome({ home, frame }: { home: HomeData; frame: ShopData }) {
  const { blocks, shared, popular, food } = home
  const [[hero], [qurbani]] = [blocksOf(blocks, 'hero'), blocksOf(shared, 'qurbani')]
  return (
    <>
      {hero && (
        <header className="relative overflow-hidden bg-deep text-on-deep">
          <SizedPicture
            src={hero.image ?? undefined}
            size={1600}
            height={900}
            sizes="max(100vw, 40rem)"
            first
            className="absolute inset-0 h-full w-full bg-none! object-cover object-[80%_100%] max-md:opacity-40 rtl:-scale-x-100"
          />
          {/* Keeps the text readable on any picture. */}
          <div className="absolute inset-0 bg-linear-to-r from-deep via-deep/60 to-transparent rtl:bg-linear-to-l" />
          <div className="page relative flex min-h-[26rem] flex-col items-start justify-center gap-4 py-16 md:min-h-[34rem] [&>*]:max-w-lg">
            <p className="font-semibold text-saffron">{hero.kicker}</p>
            <h1 className="text-4xl md:text-5xl lg:text-6xl">{hero.title}</h1>
            <p className="text-lg md:text-xl">{hero.text}</p>
            <BlockLink block={hero} look="main" className="mt-3" />
          </div>
        </header>
      )}
      {!hero && <h1 className="sr-only">{homeTitle(home.name, frame)}</h1>}
      <HungryList products={food} shelf={home.shelf} kitchen={blocksOf(shared, 'kitchen')[0]} />
      <Below instead={<PlaceOfPart />}>
        <CategoryTiles tiles={home.tiles} />
        <CollectionRows rows={home.collections} />
        <PopularCarousel {...popularWords(home)} products={popular} />
        <DiscountBanners offers={blocksOf(shared, 'discounts')} />
        {qurbani && <QurbaniBanner banner={qurbani} />}
        <DepartmentTiles departments={home.departments} />
      </Below>
    </>
  )
}
