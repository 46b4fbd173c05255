import { BuyCard } from '../../../cart/parts/buy-card.tsx'
import { blocksOf } from '../../../content/blocks-of.ts'
import { m } from '../../../messages/m.ts'
import { Below, PlaceOfPart } from '../../../ui/below.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import type { ShopData } from '../../../ui/shown-shop.ts'
import { homeTitle, popularWords } from '../home-words.ts'
import type { HomeData } from '../load-home.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { CollectionRows } from './collection-rows.tsx'
import { DiscountBanners } from './discount-banners.tsx'
import { HungryList } from './hungry-list.tsx'
import { PictureBanner } from './picture-banner.tsx'
import { QurbaniBanner } from './qurbani-banner.tsx'
import { Section } from './section.tsx'
import { DepartmentStrip } from './strip.tsx'

/** The first alternative home page: one banner, three pledges, and popular products as a wall. */
export function FirstHome({ home, frame }: { home: HomeData; frame: ShopData }) {
  const { blocks, shared, popular, food } = home
  const [[hero], [qurbani]] = [blocksOf(blocks, 'hero'), blocksOf(shared, 'qurbani')]
  return (
    <>
      <h1 className="sr-only">{homeTitle(home.name, frame)}</h1>
      {hero && (
        <div className="page pt-4 md:pt-6">
          <PictureBanner banner={hero} look="main" eager className="lg:min-h-[30rem]" />
        </div>
      )}
      <ul className="page mt-4 grid gap-3 sm:grid-cols-3 md:mt-6 md:gap-6">
        {blocksOf(blocks, 'pledges').map(({ blockId, printed, title }) => (
          <li
            key={blockId}
            className="flex flex-wrap items-baseline gap-x-3 rounded-tile bg-green-soft px-5 py-4 md:flex-col md:gap-0 md:px-6"
          >
            <span className="font-display text-2xl font-semibold whitespace-nowrap text-green md:text-3xl">
              {printed}
            </span>
            <span>{title}</span>
          </li>
        ))}
      </ul>
      {popular.length > 0 && (
        <Section
          title={home.popularOf === 'new' ? popularWords(home).title : m.front_home_popular_all()}
          aside={
            <ButtonLink to="/shop/-1" look="quiet">
              {m.front_home_all_goods()}
            </ButtonLink>
          }
        >
          <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6">
            {popular.slice(0, 8).map(product => (
              <li key={product.productId}>
                <BuyCard product={product} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Below instead={<PlaceOfPart />}>
        <DepartmentStrip departments={home.departments} />
        <CollectionRows rows={home.collections} />
        <DiscountBanners offers={blocksOf(shared, 'discounts')} />
        <CategoryTiles tiles={home.tiles} />
        <HungryList products={food} shelf={home.shelf} kitchen={blocksOf(shared, 'kitchen')[0]} />
        {qurbani && <QurbaniBanner banner={qurbani} />}
      </Below>
    </>
  )
}
