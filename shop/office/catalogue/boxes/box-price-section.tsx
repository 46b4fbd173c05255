import { Percent, Tag } from 'lucide-react'
import { readAmount, readNumber } from '../../../lib/read-number.ts'
import { m } from '../../../messages/m.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { useCurrency } from '../../../ui/money.tsx'
import type { ProductPart } from '../parts/product-part.ts'
import { BoxCost } from './box-cost.tsx'
import type { BoxDraft } from './box-draft.rules.ts'
import { useCostOfBox } from './use-cost-of-box.ts'

const decimal = { inputMode: 'decimal', maxLength: 14 } as const
const ways = [
  { code: 'OWN', says: m.office_boxes_price_own, icon: Tag },
  { code: 'PARTS', says: m.office_boxes_price_parts, icon: Percent },
] as const

/** The price of a box: its own, or what its parts cost less a per cent; with what the parts cost today. */
export function BoxPriceSection({ form, box }: Pick<ProductPart, 'form'> & { box: BoxDraft }) {
  const { code: currency } = useCurrency()
  const cost = useCostOfBox(box)
  const { unitPrice, salePrice, cutPrice } = form.values
  const set = (some: Partial<BoxDraft>) => form.change({ box: { ...box, ...some } })
  const isOwn = box.price === 'OWN'
  const charged = readAmount(cutPrice && salePrice.trim() ? salePrice : unitPrice)
  const less = readNumber(box.less || '0')
  return (
    <FormSection title={m.office_price()} text={m.office_boxes_price_text()}>
      <ChoiceField
        label={m.office_boxes_price_way()}
        name="box price"
        choices={ways}
        value={box.price}
        onChange={price => set({ price })}
      />
      {isOwn ? (
        <>
          <Field
            label={m.office_unit_price({ currency })}
            required
            {...decimal}
            {...form.text('unitPrice')}
          />
          <Field label={m.office_sale_price({ currency })} {...decimal} {...form.text('salePrice')} />
          <CheckField label={m.office_cut_price()} {...form.tick('cutPrice')} />
        </>
      ) : (
        <Field
          label={m.office_boxes_less()}
          {...decimal}
          value={box.less}
          error={form.wrong['box.less']}
          onChange={({ target }) => set({ less: target.value })}
        />
      )}
      {cost && cost.most > 0 && <BoxCost cost={cost} price={isOwn ? charged : undefined} less={less} />}
    </FormSection>
  )
}
