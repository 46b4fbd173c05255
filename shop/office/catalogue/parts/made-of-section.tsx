import { X } from 'lucide-react'
import { MOST_PARTS } from '../../../catalogue/made-of/parts.rules.ts'
import type { OptionKind } from '../../../catalogue/option-prices.rules.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldNotes, inputLook, useTies } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { Link } from '../../../ui/link.tsx'
import { GoodsBox } from '../../kit/parts/goods-box.tsx'
import { choicesForPart, type PartDraft } from '../parts-draft.rules.ts'
import { useIsFood } from '../use-is-food.ts'
import type { ProductPart } from './product-part.ts'

/** The products that a product is made of: always, or only with one of its choices. Its allergens and diets follow from them. */
export function MadeOfSection({ form }: Pick<ProductPart, 'form'>) {
  const { parts, categoryId } = form.values
  const isFood = useIsFood(categoryId)
  const change = (parts: readonly PartDraft[]) => form.change({ parts })
  if (!isFood && parts.length === 0) return null
  return (
    <FormSection title={m.office_facts_parts()} text={m.office_facts_parts_text()}>
      {parts.length > 0 && (
        <ul aria-label={m.office_facts_parts()} className="space-y-2 sm:col-span-2">
          {parts.map((part, at) => (
            <PartRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a product may come with several choices
              key={at}
              part={part}
              choices={choicesForPart(form.values, part)}
              error={form.wrong[`parts.${at}.productId`] ?? form.wrong[`parts.${at}.choice`]}
              onChange={changed => change(parts.map((one, place) => (place === at ? changed : one)))}
              onRemove={() => change(parts.filter((_, place) => place !== at))}
            />
          ))}
        </ul>
      )}
      {parts.length < MOST_PARTS && (
        <div className="sm:col-span-2">
          <GoodsBox
            noBoxes
            label={m.office_facts_part_add()}
            priced={false}
            onChoose={({ productId, productName }) =>
              change([...parts, { productId, productName, kind: undefined, choice: '', unstated: false }])
            }
          />
        </div>
      )}
    </FormSection>
  )
}

type RowProps = {
  part: PartDraft
  choices: readonly { kind: OptionKind; choice: string }[]
  error: string | undefined
  onChange: (part: PartDraft) => void
  onRemove: () => void
}

/** A part with the choice that it comes with. */
function PartRow({ part, choices, error, onChange, onRemove }: RowProps) {
  const { productId, productName, kind, choice, unstated } = part
  const { id, control } = useTies({ error })
  const at = choices.findIndex(one => one.kind === kind && one.choice === choice)
  return (
    <li>
      <div className="flex items-center gap-2">
        <span className="min-w-0 grow wrap-anywhere">
          <Link to={`/admin/products/${productId}`} className="underline underline-offset-4">
            {productName}
          </Link>
          {unstated && (
            <span className="block text-sm font-medium text-rose">{m.office_facts_not_stated()}</span>
          )}
        </span>
        <Button
          look="bare"
          className="px-3"
          aria-label={m.office_remove_named({ name: productName })}
          onClick={onRemove}
        >
          <X aria-hidden className="size-5" />
        </Button>
      </div>
      <select
        {...control}
        aria-label={m.office_facts_part_with({ part: productName })}
        className={`${inputLook} text-sm`}
        value={at}
        onChange={({ target }) => {
          const { kind, choice } = choices[Number(target.value)] ?? { kind: undefined, choice: '' }
          onChange({ ...part, kind, choice })
        }}
      >
        <option value={-1}>{m.office_facts_part_always()}</option>
        {choices.map((one, place) => (
          <option key={`${one.kind} ${one.choice}`} value={place}>
            {m.office_facts_part_only({ choice: one.choice })}
          </option>
        ))}
      </select>
      <FieldNotes id={id} error={error} />
    </li>
  )
}
