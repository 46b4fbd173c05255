import { m } from '../../messages/m.ts'
import { blocksOf } from '../blocks-of.ts'
import { contentMeta } from '../content-meta.ts'
import { loadBlocks } from '../load-blocks.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Paragraphs } from '../parts/paragraphs.tsx'
import type { Route } from './+types/qurbani'

export const loader = ({ context }: Route.LoaderArgs) => loadBlocks(context, 'qurbani')

/** The same for everybody; it reads nothing of its query. */
export const handle = { reads: [] }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  contentMeta(matches, loaderData, '/qurbani', m.content_qurbani())

/** `/qurbani`: what a Qurbani with us is, step by step, and how to ask for one. */
export default function QurbaniScreen({ loaderData: { head, blocks } }: Route.ComponentProps) {
  return (
    <>
      <PageHead head={head} name={m.content_qurbani()} />
      <ol className="page mt-10 grid gap-5 md:grid-cols-2 lg:grid-cols-4">
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
