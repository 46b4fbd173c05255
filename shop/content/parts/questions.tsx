import { Plus } from 'lucide-react'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import type { Block } from '../blocks.contract.ts'

type Props = {
  questions: readonly Block[]
  /** The level that fits the page's headings. */
  heading?: 'h2' | 'h3'
}

/** Questions; each opens to its answer. */
export const Questions = ({ questions, heading: Heading = 'h2' }: Props) => (
  <div className="max-w-4xl border-b border-line">
    {questions.map(({ blockId, title, text }) => (
      <details key={blockId} className="group border-t border-line">
        <summary className="flex items-center justify-between gap-6 py-5 [&::-webkit-details-marker]:hidden">
          <Heading className="text-xl md:text-2xl">{title}</Heading>
          <Plus
            aria-hidden
            className="size-6 shrink-0 text-green transition-transform group-open:rotate-45"
          />
        </summary>
        <Paragraphs text={text} className="max-w-prose pb-6 text-muted md:text-lg" />
      </details>
    ))}
  </div>
)
