import { m } from '../../messages/m.ts'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import { StructuredData } from '../../ui/structured-data.tsx'
import { blocksOf } from '../blocks-of.ts'
import { contentMeta } from '../content-meta.ts'
import { loadBlocks } from '../load-blocks.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Questions } from '../parts/questions.tsx'
import { questionsData } from '../questions-data.ts'
import type { Route } from './+types/faq'

export const loader = (args: Route.LoaderArgs) => loadBlocks(args, 'faq')

/** The page is the same for everyone; it does not read its query. */
export const handle = { reads: [], document: true }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  contentMeta(matches, loaderData, '/faq', m.content_faq())

/** `/faq`: questions and their answers, which open one by one (spec section 2). */
export default function FaqScreen({ loaderData: { head, blocks } }: Route.ComponentProps) {
  const questions = blocksOf(blocks, 'questions')
  return (
    <>
      <PageHead head={head} name={m.content_faq()} />
      <div className="page mt-4">
        <Questions questions={questions} />
      </div>
      {blocksOf(blocks, 'notes').map(note => (
        <div key={note.blockId} className="page mt-12 flex flex-wrap items-center gap-6">
          <Paragraphs text={note.text} className="max-w-prose" />
          <BlockLink block={note} />
        </div>
      ))}
      {questions.length > 0 && <StructuredData make={import.meta.env.SSR && questionsData(questions)} />}
    </>
  )
}
