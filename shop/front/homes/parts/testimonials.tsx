import { Quote } from 'lucide-react'
import type { Block } from '../../../content/blocks.contract.ts'
import { m } from '../../../messages/m.ts'
import { Section } from './section.tsx'

/** Testimonials: one large, more side by side. */
export function Testimonials({ said }: { said: readonly Block[] }) {
  if (said.length === 0) return null
  const only = said.length === 1
  return (
    <Section title={m.front_home_testimonials()}>
      <ul className={only ? '' : 'grid gap-4 md:grid-cols-3 md:gap-6'}>
        {said.map(({ blockId, text, title, kicker }) => (
          <li key={blockId}>
            <figure
              className={`h-full rounded-tile bg-green-soft p-6 ${only ? 'text-center md:p-14' : 'md:p-8'}`}
            >
              <Quote aria-hidden className={`size-8 text-green rtl:-scale-x-100 ${only ? 'mx-auto' : ''}`} />
              <blockquote
                className={`mt-4 font-display text-pretty ${only ? 'mx-auto max-w-3xl text-2xl md:text-3xl' : 'text-xl'}`}
              >
                {text}
              </blockquote>
              <figcaption className="mt-4">
                <span className="block font-semibold">{title}</span>
                <span className="text-sm text-muted">{kicker}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
