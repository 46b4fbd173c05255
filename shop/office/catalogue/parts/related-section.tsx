import { ArrowUp, X } from 'lucide-react'
import { MOST_CHOSEN } from '../../../catalogue/editing/chosen-related.rules.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldNotes, useTies } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { Link } from '../../../ui/link.tsx'
import { GoodsBox } from '../../kit/parts/goods-box.tsx'
import type { RelatedDraft } from '../product-draft.rules.ts'
import type { ProductPart } from './product-part.ts'

/** The products that its page shows beside it, in their order. */
export function RelatedSection({ form }: Pick<ProductPart, 'form'>) {
  const { related } = form.values
  const change = (related: readonly RelatedDraft[]) => form.change({ related })
  return (
    <FormSection title={m.office_related()} text={m.office_related_text()}>
      {related.length > 0 && (
        <ol aria-label={m.office_related()} className="space-y-2 sm:col-span-2">
          {related.map((one, at) => (
            <RelatedRow
              key={one.productId}
              related={one}
              error={form.wrong[`related.${at}`]}
              onMoveUp={at > 0 ? () => change(movedUp(related, at)) : undefined}
              onRemove={() => change(related.filter(other => other !== one))}
            />
          ))}
        </ol>
      )}
      {related.length < MOST_CHOSEN && (
        <div className="sm:col-span-2">
          <GoodsBox
            label={m.office_related_add()}
            priced={false}
            onChoose={({ productId, productName }) => {
              if (related.every(one => one.productId !== productId))
                change([...related, { productId, productName }])
            }}
          />
        </div>
      )}
    </FormSection>
  )
}

const movedUp = (related: readonly RelatedDraft[], at: number) =>
  related.toSpliced(at - 1, 2, ...related.slice(at - 1, at + 1).reverse())

type RowProps = {
  related: RelatedDraft
  error: string | undefined
  /** Undefined for the first one. */
  onMoveUp: (() => void) | undefined
  onRemove: () => void
}

function RelatedRow({ related: { productId, productName: name }, error, onMoveUp, onRemove }: RowProps) {
  const { id, control } = useTies({ error })
  return (
    <li>
      <div className="flex items-center gap-2">
        <Link
          to={`/admin/products/${productId}`}
          {...control}
          className="min-w-0 grow underline underline-offset-4 wrap-anywhere"
        >
          {name}
        </Link>
        {onMoveUp && (
          <Button look="bare" className="px-3" aria-label={m.office_related_up({ name })} onClick={onMoveUp}>
            <ArrowUp aria-hidden className="size-5" />
          </Button>
        )}
        <Button look="bare" className="px-3" aria-label={m.office_remove_named({ name })} onClick={onRemove}>
          <X aria-hidden className="size-5" />
        </Button>
      </div>
      <FieldNotes id={id} error={error} />
    </li>
  )
}
