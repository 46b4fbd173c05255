import { m } from '../../messages/m.ts'
import { Picture } from '../../ui/picture.tsx'
import { blocksOf } from '../blocks-of.ts'
import { contentMeta } from '../content-meta.ts'
import { loadBlocks } from '../load-blocks.ts'
import { PageHead } from '../parts/page-head.tsx'
import type { Route } from './+types/calender'

export const loader = (args: Route.LoaderArgs) => loadBlocks(args, 'calender')

/** The page is the same for everyone; it does not read its query. */
export const handle = { reads: [], document: true }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  contentMeta(matches, loaderData, '/calender', m.content_calender())

/** `/calender`: the calendar as a picture, and as text for people who cannot read the picture (spec section 2). */
export default function CalenderScreen({ loaderData: { head, blocks } }: Route.ComponentProps) {
  const [calendar] = blocksOf(blocks, 'calendar')
  const months = blocksOf(blocks, 'months')
  return (
    <>
      <PageHead head={head} name={m.content_calender()} />
      <div className="page mt-6 grid items-start gap-10 lg:grid-cols-[minmax(0,36rem)_1fr] lg:gap-16">
        {calendar?.image && (
          <a href={calendar.image} className="tile block">
            <Picture
              src={calendar.image}
              alt={m.content_calendar_large()}
              size={576}
              height={720}
              sizes="(width < 64rem) 94vw, 36rem"
              first
              className="aspect-[4/5]!"
            />
          </a>
        )}
        {months.length > 0 && (
          <section>
            <h2 className="text-3xl">{calendar?.title || m.content_calendar_months()}</h2>
            <dl className="mt-6 grid gap-x-8 sm:grid-cols-2">
              {months.map(({ blockId, title, text }) => (
                <div key={blockId} className="border-t border-line py-3">
                  <dt className="font-display text-lg font-semibold">{title}</dt>
                  <dd className="text-muted">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </>
  )
}
