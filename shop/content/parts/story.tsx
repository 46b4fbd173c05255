import type { ReactNode } from 'react'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Block } from '../blocks.contract.ts'
import { BlockLink } from './block-link.tsx'

type Props = { block: Block; heading: ReactNode; className?: string }

/** A picture with its text beside it. */
export const Story = ({ block, heading, className = '' }: Props) => (
  <section className={`page mt-16 grid items-center gap-8 md:mt-24 lg:grid-cols-2 lg:gap-16 ${className}`}>
    {block.image && (
      <div className="tile">
        <Picture
          src={block.image}
          alt={block.pictureAlt}
          size={600}
          height={450}
          sizes="(width < 64rem) 94vw, min(45vw, 36rem)"
          className="aspect-[4/3]!"
        />
      </div>
    )}
    <div>
      {heading}
      <Paragraphs text={block.text} className="mt-4 max-w-prose md:text-lg" />
      <BlockLink block={block} className="mt-6" />
    </div>
  </section>
)
