import { ask } from '../../../ask.ts'
import { blocksOf } from '../../../content/blocks-of.ts'
import { contentMeta } from '../../../content/content-meta.ts'
import { loadBlocks } from '../../../content/load-blocks.ts'
import { BlockLink } from '../../../content/parts/block-link.tsx'
import { PageHead } from '../../../content/parts/page-head.tsx'
import { showMoment } from '../../../lib/dates/moments.ts'
import { m } from '../../../messages/m.ts'
import { Paragraphs } from '../../../ui/paragraphs.tsx'
import { dayWords } from '../../day-words.ts'
import { findSeason } from '../../qurbani.contract.ts'
import { BookingPart } from '../parts/booking-part.tsx'
import type { Route } from './+types/qurbani'

export async function loader(args: Route.LoaderArgs) {
  const [content, { season }] = await Promise.all([
    loadBlocks(args, 'qurbani'),
    ask(args.context, findSeason, {}),
  ])
  return {
    ...content,
    season,
    days: dayWords(season?.days ?? []),
    orderBy: season ? showMoment(season.orderBy, season.timeZone) : '',
  }
}

/** The page is the same for everyone; the browser finds out if the shopper was invited to a family. */
export const handle = { reads: [] }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  contentMeta(matches, loaderData, '/qurbani', m.content_qurbani())

/** `/qurbani`: explains Qurbani with this shop and books shares. */
export default function QurbaniScreen({ loaderData }: Route.ComponentProps) {
  const { head, blocks, season, days, orderBy } = loaderData
  return (
    <>
      <PageHead head={head} name={m.content_qurbani()} />
      {season ? (
        <BookingPart found={season} days={days} orderBy={orderBy} />
      ) : (
        <p className="page mt-8">
          <span className="block rounded-tile bg-saffron-soft px-6 py-5 text-lg">
            {m.qurbani_no_season()}
          </span>
        </p>
      )}
      <ol className="page mt-14 grid gap-5 md:grid-cols-2 lg:grid-cols-4">
        {blocksOf(blocks, 'steps').map(({ blockId, title, text }, position) => (
          <li key={blockId} className="card p-6">
            <span aria-hidden className="font-display text-4xl font-semibold text-green">
              {position + 1}
            </span>
            <h2 className="mt-3 text-xl">{title}</h2>
            <Paragraphs text={text} className="mt-2 text-muted" />
          </li>
        ))}
      </ol>
      {blocksOf(blocks, 'notes').map(note => (
        <div key={note.blockId} className="page mt-12 flex flex-wrap items-center justify-between gap-6">
          <Paragraphs text={note.text} className="max-w-prose md:text-lg" />
          <BlockLink block={note} />
        </div>
      ))}
    </>
  )
}
