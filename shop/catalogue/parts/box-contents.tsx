import type { ShownBox } from '../../boxes/shown-box.fields.ts'
import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { productAddress } from '../catalogue.rules.ts'

const forNoScript = 'hidden noscript:block'

/** The contents of a box: the parts of each group, with a way to each. */
export const BoxContents = ({ box }: { box: ShownBox }) => (
  // Parts to choose are in the form above, where scripts run.
  <section
    aria-labelledby="box-contents"
    className={`space-y-4 ${box.groups.every(({ choose }) => choose !== null) ? forNoScript : ''}`}
  >
    <h2 id="box-contents" className="text-xl">
      {m.catalogue_box_title()}
    </h2>
    {box.groups.map(({ name, choose, parts }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: The groups of a box have no other names.
      <div key={at} className={`space-y-1 ${choose === null ? '' : forNoScript}`}>
        {(name || choose !== null) && (
          <h3 className="text-base font-semibold">
            {[name, choose !== null && m.catalogue_box_any({ count: choose })].filter(Boolean).join(': ')}
          </h3>
        )}
        <ul className="divide-y divide-line border-y border-line">
          {parts.map(part => (
            <li key={part.productId} className="flex items-center gap-3 py-2">
              <span className="tile size-12 shrink-0 rounded-small">
                <Picture src={part.image} size={48} />
              </span>
              <span className="min-w-0 grow wrap-anywhere">
                <Link
                  to={productAddress(part)}
                  className="inline-block py-0.5 leading-snug font-medium hover:underline"
                >
                  {part.productName}
                </Link>
                {part.choices.length > 0 && (
                  <span className="block text-sm text-muted">{part.choices.join(' · ')}</span>
                )}
              </span>
              <span className="text-sm text-muted">
                {part.quantity} {part.unitName}
              </span>
            </li>
          ))}
        </ul>
      </div>
    ))}
    {box.price === 'OWN' && <p className="text-sm text-muted">{m.catalogue_box_parts()}</p>}
  </section>
)
