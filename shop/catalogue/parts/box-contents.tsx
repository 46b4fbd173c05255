import type { ShownBox } from '../../boxes/shown-box.fields.ts'
import { m } from '../../messages/m.ts'
import { PartInBox } from './part-in-box.tsx'

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
    {box.groups.map(({ name, choose, parts }) => (
      <div key={name} className={`space-y-1 ${choose === null ? '' : forNoScript}`}>
        {(name || choose !== null) && (
          <h3 className="text-base font-semibold">
            {[name, choose !== null && m.catalogue_box_any({ count: choose })].filter(Boolean).join(': ')}
          </h3>
        )}
        <ul className="divide-y divide-line border-y border-line">
          {parts.map(part => (
            <PartInBox key={part.productId} part={part} about={part.choices.join(' · ')}>
              <span className="text-sm text-muted">
                {part.quantity} {part.unitName}
              </span>
            </PartInBox>
          ))}
        </ul>
      </div>
    ))}
    {box.price === 'OWN' && <p className="text-sm text-muted">{m.catalogue_box_parts()}</p>}
  </section>
)
