import type { KeyboardEvent } from 'react'
import { missingChoices } from '../../../catalogue/missing-choices.rules.ts'
import { optionKinds } from '../../../catalogue/option-prices.rules.ts'
import { m } from '../../../messages/m.ts'
import type { Goods } from '../../../orders/desk/phone-order.contract.ts'
import { inputLook } from '../../../ui/forms/field.tsx'

type Choices = Partial<Record<(typeof optionKinds)[number], string>>
type Props = {
  goods: Pick<Goods, 'productName' | (typeof optionKinds)[number]>
  choices: Choices
  onChange: (choices: Choices) => void
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

const says = {
  packagingAttributes: m.office_orders_packing,
  cuttingAttributes: m.office_orders_cut,
  extraAttributes: m.office_orders_extra,
}

/** The words for staff if an option must still be chosen. */
export const missingWords = ({ goods, choices }: Pick<Props, 'goods' | 'choices'>): string | undefined => {
  const missing = missingChoices(goods, choices)
  return missing.length
    ? m.office_orders_choose_options({ kinds: missing.map(kind => says[kind]()).join(', ') })
    : undefined
}

/** True if a product has options to choose. */
export const hasChoices = (goods: Props['goods']): boolean => optionKinds.some(kind => goods[kind].length > 0)

/** The cut, pack and other options of a product, if it has any. */
export function LineChoices({ goods, choices, onChange, onKeyDown }: Props) {
  const missing = missingChoices(goods, choices)
  return optionKinds
    .filter(kind => goods[kind].length > 0)
    .map(kind => (
      <select
        key={kind}
        aria-label={`${says[kind]()}: ${goods.productName}`}
        aria-invalid={missing.includes(kind) || undefined}
        className={`${inputLook} max-w-44 text-sm`}
        value={choices[kind] ?? ''}
        onKeyDown={onKeyDown}
        onChange={({ target: { value } }) => onChange({ ...choices, [kind]: value || undefined })}
      >
        <option value="">{says[kind]()}</option>
        {goods[kind].map(choice => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    ))
}
