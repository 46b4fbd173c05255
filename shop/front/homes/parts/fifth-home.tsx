import { departmentAddress } from '../../../catalogue/catalogue.rules.ts'
import { blocksOf } from '../../../content/blocks-of.ts'
import { BlockLink } from '../../../content/parts/block-link.tsx'
import { m } from '../../../messages/m.ts'
import { Below, PlaceOfPart } from '../../../ui/below.tsx'
import { Day } from '../../../ui/day.tsx'
import { PictureCard } from '../../../ui/picture-card.tsx'
import type { ShopData } from '../../../ui/shown-shop.ts'
import { homeTitle } from '../home-words.ts'
import type { HomeData } from '../load-home.ts'
import { CollectionRows } from './collection-rows.tsx'
import { FoodUpdates } from './food-updates.tsx'
import { PictureBanner } from './picture-banner.tsx'
import { Section } from './section.tsx'
import { SpecialDishes } from './special-dishes.tsx'
import { Testimonials } from './testimonials.tsx'

/** The fifth home page: a welcome, every department, special dishes, testimonials, and news (spec section 2). */
export function FifthHome({ home, frame }: { home: HomeData; frame: ShopData }) {
  const { blocks, feed } = home
  const [[welcome], [band]] = [blocksOf(blocks, 'welcome'), blocksOf(blocks, 'band')]
  return (
    <>
      <h1 className="sr-only">{homeTitle(home.name, frame)}</h1>
      {welcome && (
        <div className="page pt-4 md:pt-6">
          <PictureBanner banner={welcome} look="main" eager className="lg:min-h-[30rem]" />
        </div>
      )}
      {home.departments.length > 0 && (
        <Section title={m.front_home_departments()}>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:gap-x-6 lg:grid-cols-5">
            {home.departments.map(({ deptName, title, image, updatedDate }) => (
              <li key={deptName}>
                <PictureCard
                  to={departmentAddress(deptName)}
                  name={title}
                  level={3}
                  picture={{
                    src: image,
                    size: 232,
                    sizes: '(width < 30rem) 46vw, (width < 64rem) 30vw, min(18vw, 14.5rem)',
                  }}
                >
                  <p>
                    {m.front_home_updated()} <Day at={updatedDate} />
                  </p>
                </PictureCard>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Below instead={<PlaceOfPart />}>
        {band && (
          <div className="page mt-16 md:mt-24">
            <div className="flex flex-wrap items-center justify-between gap-6 rounded-tile bg-saffron-soft p-6 md:p-12">
              <div>
                <h2 className="text-3xl md:text-4xl">{band.title}</h2>
                <p className="mt-2 md:text-lg">{band.text}</p>
              </div>
              <BlockLink block={band} />
            </div>
          </div>
        )}
        <CollectionRows rows={home.collections} />
        <SpecialDishes dishes={blocksOf(blocks, 'specials')} />
        <Testimonials said={blocksOf(blocks, 'testimonials')} />
        <FoodUpdates categories={feed} />
      </Below>
    </>
  )
}
