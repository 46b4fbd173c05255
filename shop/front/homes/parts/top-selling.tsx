import type { Block } from '../../../content/blocks.contract.ts'
import { BlockLink } from '../../../content/parts/block-link.tsx'
import { m } from '../../../messages/m.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from './section.tsx'

/** Bestsellers, each with its printed price and a way to order it (spec section 2). */
export const TopSelling = ({ items }: { items: readonly Block[] }) =>
  items.length > 0 && (
    <Section title={m.front_selling()}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {items.map(item => (
          <li key={item.blockId} className="flex items-center gap-4 rounded-tile bg-sunken p-3">
            <span className="tile size-24 shrink-0">
              <Picture src={item.image} size={96} />
            </span>
            <div className="grid min-w-0 grow gap-1">
              <h3 className="text-lg leading-tight">{item.title}</h3>
              <p className="font-semibold text-green">{item.printed}</p>
              <BlockLink
                block={item}
                look="quiet"
                about={item.title}
                className="mt-1 min-h-9 justify-self-start px-4 text-sm"
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
