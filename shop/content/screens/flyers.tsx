import { m } from '../../messages/m.ts'
import { Day } from '../../ui/day.tsx'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import { Picture } from '../../ui/picture.tsx'
import { blocksOf } from '../blocks-of.ts'
import { contentMeta } from '../content-meta.ts'
import { loadBlocks } from '../load-blocks.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { NothingYet } from '../parts/nothing-yet.tsx'
import { PageHead } from '../parts/page-head.tsx'
import type { Route } from './+types/flyers'

export const loader = (args: Route.LoaderArgs) => loadBlocks(args, 'blogs')

/** The page is the same for everyone; it does not read its query. */
export const handle = { reads: [], document: true }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  contentMeta(matches, loaderData, '/blogs', m.content_flyers_title())

/** `/blogs`: the flyers of the week, for as long as they are valid, each with a link to its products (spec section 2). */
export default function FlyersScreen({ loaderData: { head, blocks } }: Route.ComponentProps) {
  const flyers = blocksOf(blocks, 'flyers')
  return (
    <>
      <PageHead head={head} name={m.content_flyers_title()} />
      {flyers.length === 0 && <NothingYet>{m.content_flyers_none()}</NothingYet>}
      <ul className="page mt-6 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {flyers.map((flyer, position) => (
          <li key={flyer.blockId} className="flex flex-col">
            <a href={flyer.image ?? undefined} className="tile block">
              <Picture
                src={flyer.image}
                alt={flyer.pictureAlt || m.content_flyer_large({ title: flyer.title })}
                first={position === 0}
                size={295}
                height={393}
                sizes="(width < 30rem) 94vw, (width < 64rem) 46vw, min(23vw, 18.5rem)"
                className="aspect-[3/4]!"
              />
            </a>
            <h2 className="mt-4 text-2xl">{flyer.title}</h2>
            {flyer.startDate && flyer.endDate && (
              <p className="mt-1 text-sm font-semibold text-green">
                <Day at={flyer.startDate} /> – <Day at={flyer.endDate} />
              </p>
            )}
            <Paragraphs text={flyer.text} className="mt-2 mb-5 text-muted" />
            <BlockLink block={flyer} about={flyer.title} className="mt-auto self-start" />
          </li>
        ))}
      </ul>
    </>
  )
}
