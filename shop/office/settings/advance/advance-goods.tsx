import { X } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldNotes, useTies } from '../../../ui/forms/field.tsx'
import type { useForm } from '../../../ui/forms/use-form.ts'
import { GoodsBox } from '../../kit/parts/goods-box.tsx'
import { TickGroup } from '../parts/tick-group.tsx'
import type { AdvanceDraft } from './advance-draft.rules.ts'
import type { AdvanceNames } from './advance-words.ts'

type Props = {
  form: Pick<ReturnType<typeof useForm<AdvanceDraft>>, 'values' | 'wrong' | 'change'>
  departments: AdvanceNames['departments']
}

/** The goods that a rule applies to: departments to tick, and products that are found by a few letters. */
export function AdvanceGoods({ form: { values, wrong, change }, departments }: Props) {
  const { deptNames, products } = values
  const { id, control } = useTies({ error: wrong.productIds })
  // A department that no longer exists can still be unticked.
  const gone = deptNames.filter(name => !departments.some(({ deptName }) => deptName === name))
  const remove = (removed: number) =>
    change(now => ({ products: now.products.filter(({ productId }) => productId !== removed) }))
  return (
    <>
      <TickGroup
        label={m.office_settings_advance_departments()}
        hint={m.office_settings_advance_departments_hint()}
        error={wrong.deptNames}
        choices={[
          ...departments.map(({ deptName, title }) => ({ code: deptName, says: title })),
          ...gone.map(name => ({ code: name, says: name })),
        ]}
        chosen={deptNames}
        onChange={deptNames => change({ deptNames })}
      />
      <fieldset {...control} className="min-w-0 sm:col-span-2" tabIndex={wrong.productIds ? -1 : undefined}>
        <legend className="sr-only">{m.office_settings_advance_products()}</legend>
        <GoodsBox
          label={m.office_settings_advance_add_product()}
          priced={false}
          onChoose={({ productId, productName }) =>
            change(now => ({
              products: [
                ...now.products.filter(product => product.productId !== productId),
                { productId, productName },
              ],
            }))
          }
        />
        {products.length > 0 && (
          <ul aria-label={m.office_settings_advance_products()} className="mt-2">
            {products.map(({ productId, productName }) => (
              <li key={productId} className="flex items-center gap-2">
                <span className="min-w-0 grow wrap-anywhere">{productName}</span>
                <Button
                  look="bare"
                  className="px-3"
                  aria-label={m.office_remove_named({ name: productName })}
                  onClick={() => remove(productId)}
                >
                  <X aria-hidden className="size-5" />
                </Button>
              </li>
            ))}
          </ul>
        )}
        <FieldNotes id={id} error={wrong.productIds} />
      </fieldset>
    </>
  )
}
