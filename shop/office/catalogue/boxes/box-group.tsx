import { ArrowUp, X } from 'lucide-react'
import type { WrongFields } from '../../../lib/wrong-fields.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { Field, FieldNotes, SelectField, useTies } from '../../../ui/forms/field.tsx'
import { SortableList } from '../../forms/parts/sortable-list.tsx'
import { GoodsBox } from '../../kit/parts/goods-box.tsx'
import { type BoxGroupDraft, newPart } from './box-draft.rules.ts'
import { BoxPartRow } from './box-part-row.tsx'

type Props = {
  group: BoxGroupDraft
  at: number
  wrong: WrongFields
  onChange: (group: BoxGroupDraft) => void
  /** Undefined for the first one. */
  onMoveUp: (() => void) | undefined
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined
}

/** A group of a box: its name, how many of its products are in the box, and the products. */
export function BoxGroup({ group, at, wrong, onChange, onMoveUp, onRemove }: Props) {
  const { name, chooses, choose, again, parts } = group
  const said = name.trim() || m.office_boxes_group_nameless({ place: at + 1 })
  const set = (some: Partial<BoxGroupDraft>) => onChange({ ...group, ...some })
  const of = (field: string) => wrong[`box.groups.${at}.${field}`]
  const { id, control } = useTies({ error: of('parts') })
  return (
    <fieldset className="space-y-4 rounded-tile border border-line p-4 sm:p-5">
      <legend className="sr-only">{said}</legend>
      <div className="flex items-center justify-between gap-2">
        <p aria-hidden className="min-w-0 font-semibold wrap-anywhere">
          {said}
        </p>
        <span className="flex shrink-0">
          {onMoveUp && (
            <Button
              look="bare"
              className="px-3"
              aria-label={m.office_related_up({ name: said })}
              onClick={onMoveUp}
            >
              <ArrowUp aria-hidden className="size-5" />
            </Button>
          )}
          {onRemove && (
            <Button
              look="bare"
              className="px-3"
              aria-label={m.office_remove_named({ name: said })}
              onClick={onRemove}
            >
              <X aria-hidden className="size-5" />
            </Button>
          )}
        </span>
      </div>
      <Field
        label={m.office_boxes_group_name()}
        maxLength={60}
        required
        value={name}
        error={of('name')}
        onChange={({ target }) => set({ name: target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={m.office_boxes_in_box()}
          value={chooses ? 'some' : 'all'}
          onChange={({ target }) => set({ chooses: target.value === 'some' })}
        >
          <option value="all">{m.office_boxes_all()}</option>
          <option value="some">{m.office_boxes_some()}</option>
        </SelectField>
        {chooses && (
          <Field
            label={m.office_boxes_choose()}
            inputMode="numeric"
            maxLength={2}
            required
            value={choose}
            error={of('choose')}
            onChange={({ target }) => set({ choose: target.value })}
          />
        )}
        {chooses && (
          <CheckField
            label={m.office_boxes_again()}
            checked={again}
            onChange={({ target }) => set({ again: target.checked })}
          />
        )}
      </div>
      {parts.length > 0 && (
        <SortableList
          label={m.office_boxes_parts_of({ group: said })}
          items={parts}
          idOf={({ productId }) => String(productId)}
          nameOf={({ productName }) => productName}
          onOrder={parts => set({ parts })}
          className="divide-y divide-line"
          itemClass="bg-raised py-3"
        >
          {(part, handle, place) => (
            <BoxPartRow
              part={part}
              handle={handle}
              wrong={field => of(`parts.${place}.${field}`)}
              onChange={changed => set({ parts: parts.map(one => (one === part ? changed : one)) })}
              onRemove={() => set({ parts: parts.filter(one => one !== part) })}
            />
          )}
        </SortableList>
      )}
      <div {...control} tabIndex={-1}>
        <GoodsBox
          noBoxes
          label={m.office_boxes_part_add({ group: said })}
          onChoose={goods => {
            if (parts.every(one => one.productId !== goods.productId))
              set({ parts: [...parts, newPart(goods)] })
          }}
        />
        <FieldNotes id={id} error={of('parts')} />
      </div>
    </fieldset>
  )
}
