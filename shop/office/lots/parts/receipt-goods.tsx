import { type KeyboardEvent, useEffect, useRef } from 'react'
import { m } from '../../../messages/m.ts'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { Money } from '../../../ui/money.tsx'
import type { EditFormOf } from '../../forms/use-edit-form.ts'
import { GoodsBox } from '../../kit/parts/goods-box.tsx'
import { ScanBox } from '../../kit/parts/scan-box.tsx'
import { costOf, type ReceiptDraft } from '../receipt-draft.rules.ts'
import type { ReceiptLines } from '../use-receipt-lines.ts'
import { ReceiptLine } from './receipt-line.tsx'

type Props = { form: EditFormOf<ReceiptDraft>['form']; lines: ReceiptLines }

/** The products of a delivery: scanned, or found by their name or SKU, each with its amount. */
export function ReceiptGoods({ form, lines }: Props) {
  const { items } = form.values
  const box = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { chosen } = lines
  useEffect(() => {
    if (!chosen) return
    const amounts = list.current?.querySelectorAll<HTMLInputElement>(`[data-product="${chosen.productId}"]`)
    const amount = amounts?.[amounts.length - 1]
    amount?.focus()
    amount?.select()
  }, [chosen])
  /** Enter leads to the next product and does not send the form. */
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    box.current?.focus()
  }
  const cost = costOf(items)
  return (
    <FormSection title={m.office_lots_goods()} text={m.office_lots_goods_text()}>
      <ScanBox label={m.office_lots_scan()} input={{ inputMode: 'text' }} onScan={lines.scan} />
      <GoodsBox
        noBoxes
        label={m.office_lots_find()}
        box={box}
        priced={false}
        onChoose={({ productId }) => void lines.choose(productId)}
      />
      <p
        role="status"
        className="rounded-small bg-rose-soft px-4 py-3 font-medium text-rose wrap-anywhere empty:hidden sm:col-span-2"
      >
        {lines.says}
      </p>
      {form.wrong.items && <p className="text-sm font-medium text-rose sm:col-span-2">{form.wrong.items}</p>}
      {items.length === 0 ? (
        <p className="text-muted sm:col-span-2">{m.office_lots_no_goods_yet()}</p>
      ) : (
        <ul ref={list} className="divide-y divide-line border-t border-line sm:col-span-2">
          {items.map((line, at) => (
            <li key={line.key} onKeyDown={pressed} className="py-5">
              <ReceiptLine
                line={line}
                wrong={field => form.wrong[`items.${at}.${field}`]}
                onChange={some => lines.change(line.key, some)}
                onRemove={() => {
                  lines.remove(line.key)
                  box.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {cost !== undefined && (
        <p className="flex justify-between gap-4 border-t border-line pt-3 font-semibold sm:col-span-2">
          {m.office_lots_cost()}
          <Money amount={cost} />
        </p>
      )}
    </FormSection>
  )
}
