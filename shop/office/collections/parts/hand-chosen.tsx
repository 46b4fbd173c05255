import { X } from 'lucide-react'
import { MOST_CHOSEN, type ProductInCollection } from '../../../collections/collections.fields.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldNotes, useTies } from '../../../ui/forms/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { SortableList } from '../../forms/parts/sortable-list.tsx'
import { GoodsBox } from '../../kit/parts/goods-box.tsx'
import type { CollectionPart } from './collection-facts.tsx'

/** The products that staff choose for a collection, in the order in which its page shows them. */
export function HandChosen({ form }: CollectionPart) {
  const { chosen } = form.values
  const error = form.wrong.productIds
  const { id } = useTies({ error })
  const change = (chosen: ProductInCollection[]) => form.change({ chosen })
  return (
    <div className="space-y-4 sm:col-span-2">
      {chosen.length < MOST_CHOSEN && (
        <GoodsBox
          label={m.office_collections_add()}
          priced={false}
          onChoose={({ productId, productName }) =>
            chosen.every(one => one.productId !== productId) &&
            change([...chosen, { productId, productName, shown: true }])
          }
        />
      )}
      {chosen.length === 0 ? (
        <p className="text-muted">{m.office_collections_none_chosen()}</p>
      ) : (
        <SortableList
          label={m.office_collections_chosen()}
          items={chosen}
          idOf={({ productId }) => String(productId)}
          nameOf={({ productName }) => productName}
          onOrder={change}
          className="divide-y divide-line rounded-tile border border-line"
          itemClass="bg-raised first:rounded-t-tile last:rounded-b-tile"
        >
          {(one, handle) => (
            <div className="flex items-center gap-2 px-2 py-1.5">
              {handle}
              <span className="min-w-0 grow wrap-anywhere">
                <Link to={`/admin/products/${one.productId}`} className="underline underline-offset-4">
                  <bdi>{one.productName}</bdi>
                </Link>
                {!one.shown && (
                  <span className="block text-sm text-muted">{m.office_collections_hidden()}</span>
                )}
              </span>
              <Button
                look="bare"
                className="px-3"
                aria-label={m.office_remove_named({ name: one.productName })}
                onClick={() => change(chosen.filter(other => other !== one))}
              >
                <X aria-hidden className="size-5" />
              </Button>
            </div>
          )}
        </SortableList>
      )}
      <FieldNotes id={id} error={error} />
    </div>
  )
}
