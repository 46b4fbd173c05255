import { m } from '../../messages/m.ts'
import type { Product } from '../catalogue.contract.ts'

/** Describes the product in words and figures. */
export function ProductDescription({ product }: { product: Product }) {
  const facts: [string, string][] = [[m.catalogue_sold_by(), product.unitName]]
  if (product.weight) facts.push([m.catalogue_weight(), m.catalogue_weight_about({ weight: product.weight })])
  if (product.minimum > 1) facts.push([m.catalogue_smallest(), `${product.minimum} ${product.unitName}`])
  return (
    <div className="grid gap-x-16 gap-y-8 md:grid-cols-[2fr_1fr]">
      {product.productHtml ? (
        <div
          className="described max-w-prose md:text-lg"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned to an allow list when it was saved
          dangerouslySetInnerHTML={{ __html: product.productHtml }}
        />
      ) : (
        <p className="max-w-prose whitespace-pre-line md:text-lg">{product.productDetails}</p>
      )}
      <dl className="grid h-fit grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-tile bg-sunken p-5 text-sm [&_dt]:text-muted">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
