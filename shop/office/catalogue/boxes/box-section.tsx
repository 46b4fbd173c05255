import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { MOST_GROUPS } from '../../../boxes/box-limits.ts'
import { isWeight } from '../../../catalogue/unit-sizes.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { FieldNotes, useTies } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import type { ProductPart } from '../parts/product-part.ts'
import { type BoxDraft, type BoxGroupDraft, newBox, newGroup } from './box-draft.rules.ts'
import { BoxGroup } from './box-group.tsx'

/** Makes a product a box, which sells several products as one. The tick brings back the box that was there before. */
export function BoxSection({ form, product }: ProductPart) {
  const { box, unitName } = form.values
  const last = useRef<BoxDraft>(null)
  const turn = (isBox: boolean) => {
    last.current = box ?? last.current
    return isBox
      ? form.change({
          box: last.current ?? newBox(),
          ...(isWeight(unitName) || unitName.trim() === 'piece' ? { unitName: m.office_boxes_unit() } : {}),
        })
      : form.change({ box: null, ...(unitName === m.office_boxes_unit() ? { unitName: 'piece' } : {}) })
  }
  return (
    <FormSection title={m.office_boxes_title()} text={m.office_boxes_text()}>
      <CheckField
        label={m.office_boxes_is_box()}
        hint={product?.onHand && box ? m.office_boxes_stock_stays() : undefined}
        error={form.wrong.box}
        checked={box !== null}
        onChange={({ target }) => turn(target.checked)}
      />
      {box && <Groups form={form} box={box} />}
    </FormSection>
  )
}

function Groups({ form, box }: Pick<ProductPart, 'form'> & { box: BoxDraft }) {
  const { groups } = box
  const error = form.wrong['box.groups']
  const { id, control } = useTies({ error })
  const change = (groups: readonly BoxGroupDraft[]) => form.change({ box: { ...box, groups } })
  return (
    <div className="space-y-4 sm:col-span-2">
      {groups.map((group, at) => (
        <BoxGroup
          key={group.key}
          group={group}
          at={at}
          wrong={form.wrong}
          onChange={changed => change(groups.map(one => (one === group ? changed : one)))}
          onMoveUp={
            at > 0
              ? () => change(groups.toSpliced(at - 1, 2, ...groups.slice(at - 1, at + 1).reverse()))
              : undefined
          }
          onRemove={groups.length > 1 ? () => change(groups.filter(one => one !== group)) : undefined}
        />
      ))}
      <div>
        {groups.length < MOST_GROUPS && (
          <Button {...control} look="quiet" onClick={() => change([...groups, newGroup(groups)])}>
            <Plus aria-hidden className="size-4.5" />
            {m.office_boxes_group_add()}
          </Button>
        )}
        <FieldNotes id={id} error={error} />
      </div>
    </div>
  )
}
