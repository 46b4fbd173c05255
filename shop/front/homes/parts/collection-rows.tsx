import { BuyCard } from '../../../cart/parts/buy-card.tsx'
import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import type { CollectionRow } from '../load-collection-rows.ts'
import { Section } from './section.tsx'

/** The first products of collections, a row for each, with the way to all of them. */
export const CollectionRows = ({ rows }: { rows: readonly CollectionRow[] }) =>
  rows.map(({ blockId, title, text, address, products }) => (
    <Section
      key={blockId}
      title={title}
      {...(text ? { text } : {})}
      aside={
        <ButtonLink to={address} look="quiet" aria-label={m.front_collection_all_of({ title })}>
          {m.front_collection_all()}
        </ButtonLink>
      }
    >
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6">
        {products.map(product => (
          <li key={product.productId}>
            <BuyCard product={product} />
          </li>
        ))}
      </ul>
    </Section>
  ))
