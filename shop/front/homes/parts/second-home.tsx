import { BuyCard } from '../../../cart/parts/buy-card.tsx'
import { blocksOf } from '../../../content/blocks-of.ts'
import { m } from '../../../messages/m.ts'
import { Below, PlaceOfPart } from '../../../ui/below.tsx'
import type { ShopData } from '../../../ui/shown-shop.ts'
import { CounterList } from '../../frame/parts/counter-list.tsx'
import { homeTitle, popularWords } from '../home-words.ts'
import type { HomeData } from '../load-home.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { CollectionRows } from './collection-rows.tsx'
import { DiscountBanners } from './discount-banners.tsx'
import { PictureBanner } from './picture-banner.tsx'
import { PopularCarousel } from './popular-carousel.tsx'
import { QurbaniBanner } from './qurbani-banner.tsx'
import { Section } from './section.tsx'
import { SecureCheckout } from './secure-checkout.tsx'

/** The second alternative home page: every department at the side, as in a market, with reduced products beside them. */
export function SecondHome({ home, frame }: { home: HomeData; frame: ShopData }) {
  const { blocks, shared, popular, food } = home
  const [[hero], [qurbani]] = [blocksOf(blocks, 'hero'), blocksOf(shared, 'qurbani')]
  return (
    <>
      <h1 className="sr-only">{homeTitle(home.name, frame)}</h1>
      <div className="page grid items-start gap-6 pt-4 md:pt-6 lg:grid-cols-[15rem_1fr]">
        <CounterList departments={home.departments} />
        <div className="grid gap-6">
          {hero && <PictureBanner banner={hero} look="main" eager className="lg:min-h-[27rem]" />}
          <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
            {popular.slice(0, 4).map(product => (
              <li key={product.productId}>
                <BuyCard product={product} heading="h2" sizes="(width < 48rem) 46vw, min(18vw, 14rem)" />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Below instead={<PlaceOfPart />}>
        <DiscountBanners offers={blocksOf(shared, 'discounts')} />
        {food.length > 0 && (
          <Section title={m.front_home_kitchen()} text={m.front_hungry_text()}>
            <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6">
              {food.slice(0, 6).map(product => (
                <li key={product.productId}>
                  <BuyCard product={product} sizes="(width < 48rem) 46vw, min(31vw, 25rem)" />
                </li>
              ))}
            </ul>
          </Section>
        )}
        {qurbani && <QurbaniBanner banner={qurbani} />}
        <CategoryTiles tiles={home.tiles} />
        <CollectionRows rows={home.collections} />
        <PopularCarousel {...popularWords(home)} products={popular.slice(4)} />
        <SecureCheckout {...frame} earliest={home.earliest} />
      </Below>
    </>
  )
}
