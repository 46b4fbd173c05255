import { MOST_COUNTED } from '../../../collections/collections.contract.ts'
import { m } from '../../../messages/m.ts'
import { Money } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { useRested } from '../../../ui/use-rested.ts'
import { type CollectionDraft, checkRule, hasConditions, ruleIn } from '../collection-draft.rules.ts'

const PAUSE = 300

/** The number of products that a rule finds now, before it is saved, and the first of them. */
export function RulePreview({ draft }: { draft: CollectionDraft }) {
  const isWhole = hasConditions(draft) && Object.keys(checkRule(draft)).length === 0
  const rested = useRested(JSON.stringify(isWhole ? ruleIn(draft) : null), PAUSE)
  const rule = JSON.parse(rested)
  const { answer, late } = useCall('POST /collections/preview', { rule }, rule !== null)
  if (rule === null || !answer) return null
  const { total, productList } = answer
  return (
    <section aria-labelledby="rule-preview" className={`space-y-3 sm:col-span-2 ${late ? 'opacity-50' : ''}`}>
      <h3 id="rule-preview" className="text-lg">
        <span aria-live="polite">
          {(total < MOST_COUNTED ? m.office_collections_finds : m.office_collections_finds_more)({
            count: total,
          })}
        </span>
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
        {productList.map(({ productId, productName, effectivePrice, images }) => (
          <li key={productId} className="rounded-small border border-line bg-raised p-2 text-sm">
            <span className="mb-2 block overflow-hidden rounded-small bg-sunken">
              <Picture src={images[0]} size={128} />
            </span>
            <bdi className="line-clamp-2 font-medium wrap-anywhere">{productName}</bdi>
            <Money amount={effectivePrice} />
          </li>
        ))}
      </ul>
    </section>
  )
}
