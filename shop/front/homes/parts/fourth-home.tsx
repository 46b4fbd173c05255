import { BuyCard } from '../../../cart/parts/buy-card.tsx'
import { blocksOf } from '../../../content/blocks-of.ts'
import { Questions } from '../../../content/parts/questions.tsx'
import { Story } from '../../../content/parts/story.tsx'
import { m } from '../../../messages/m.ts'
import { Below, PlaceOfPart } from '../../../ui/below.tsx'
import type { ShopData } from '../../../ui/shown-shop.ts'
import { homeTitle } from '../home-words.ts'
import type { HomeData } from '../load-home.ts'
import { AppBadges } from './app-badges.tsx'
import { CollectionRows } from './collection-rows.tsx'
import { PictureBanner } from './picture-banner.tsx'
import { PriceCards } from './price-cards.tsx'
import { Section } from './section.tsx'
import { CategoryStrip } from './strip.tsx'
import { Testimonials } from './testimonials.tsx'
import { TopSelling } from './top-selling.tsx'

/** The fourth home page: the kitchen (spec section 2). Prices are printed, as on a board; the food cards are products. */
export function FourthHome({ home, frame }: { home: HomeData; frame: ShopData }) {
  const { blocks, food } = home
  const [[hero], [about]] = [blocksOf(blocks, 'hero'), blocksOf(blocks, 'about')]
  const questions = blocksOf(blocks, 'questions')
  return (
    <>
      <h1 className="sr-only">{homeTitle(home.name, frame)}</h1>
      {hero && (
        <div className="page pt-4 md:pt-6">
          <PictureBanner banner={hero} look="main" eager className="lg:min-h-[30rem]" />
        </div>
      )}
      {about && (
        <Story
          block={about}
          heading={
            <h2>
              <span className="block text-6xl text-green md:text-7xl">{about.printed}</span>
              <span className="mt-1 block text-3xl md:text-4xl">{about.title}</span>
            </h2>
          }
        />
      )}
      <Below instead={<PlaceOfPart />}>
        <CategoryStrip strip={home.strip} />
        <PriceCards cards={blocksOf(blocks, 'prices')} />
        <TopSelling items={blocksOf(blocks, 'selling')} />
        {food.length > 0 && (
          <Section title={m.front_home_cards()}>
            <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6">
              {food.slice(0, 8).map(product => (
                <li key={product.productId}>
                  <BuyCard product={product} />
                </li>
              ))}
            </ul>
          </Section>
        )}
        <CollectionRows rows={home.collections} />
        <Testimonials said={blocksOf(blocks, 'testimonials')} />
        {questions.length > 0 && (
          <Section title={m.front_home_questions()}>
            <Questions questions={questions} heading="h3" />
          </Section>
        )}
        <AppBadges head={blocksOf(blocks, 'apps')[0]} badges={blocksOf(blocks, 'badges')} />
      </Below>
    </>
  )
}
