import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { m } from '../../../messages/m.ts'
import { LONGEST_GOODS } from '../../../near/partners/partner.rules.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import type { OfPartner } from '../of-partner.ts'
import { goodsWith } from '../partner-draft.rules.ts'

/** The products of a partner: a removable chip for each, and a field to add more. */
export function PartnerGoods({ form }: OfPartner) {
  const box = useRef<HTMLDivElement>(null)
  const { goods, newGoods } = form.values
  const back = () => box.current?.querySelector('input')?.focus()
  const add = () => form.change(now => ({ goods: goodsWith(now), newGoods: '' }))
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== ',')) return
    if (!newGoods.trim()) return
    event.preventDefault()
    add()
  }
  const remove = (name: string) => {
    form.change({ goods: goods.filter(one => one !== name) })
    back()
  }
  return (
    <FormSection title={m.office_near_goods()} text={m.office_near_goods_text()}>
      <div className="space-y-4 sm:col-span-2">
        {goods.length ? (
          <ul className="flex flex-wrap gap-2" aria-label={m.office_near_goods()}>
            {goods.map(name => (
              <li
                key={name}
                className="flex min-w-0 items-center rounded-round bg-green-soft ps-3.5 text-sm font-medium"
              >
                <bdi className="min-w-0 py-1.5 wrap-anywhere">{name}</bdi>
                <button
                  type="button"
                  aria-label={m.office_remove_named({ name })}
                  className="grid size-9 shrink-0 place-items-center rounded-round text-muted hover:text-rose"
                  onClick={() => remove(name)}
                >
                  <X aria-hidden className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">{m.office_near_goods_none()}</p>
        )}
        <div ref={box} className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <div className="min-w-0 grow basis-56">
            <Field
              label={m.office_near_goods_add()}
              hint={m.office_near_goods_add_hint()}
              maxLength={LONGEST_GOODS}
              autoComplete="off"
              onKeyDown={onKey}
              {...form.text('newGoods')}
              error={form.wrong.goods}
            />
          </div>
          <Button
            look="quiet"
            className="sm:mt-6"
            disabled={!newGoods.trim()}
            onClick={() => {
              add()
              back()
            }}
          >
            <Plus aria-hidden className="size-4.5" />
            {m.office_near_add()}
          </Button>
        </div>
      </div>
    </FormSection>
  )
}
