import { useState } from 'react'
import { send } from '../../../api.ts'
import type { ShownLine } from '../../../cart/cart.contract.ts'
import type { CartLine } from '../../../cart/cart-lines.ts'
import { productAddress } from '../../../catalogue/catalogue.rules.ts'
import { firstChoices } from '../../../catalogue/option-prices.rules.ts'
import { m } from '../../../messages/m.ts'
import { SearchOption } from '../../../search/parts/search-option.tsx'
import { type Suggestions, useSuggestions } from '../../../search/parts/use-suggestions.ts'
import { inputLook } from '../../../ui/forms/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCombobox } from '../../../ui/use-combobox.ts'

type Props = {
  /** The branch and the way of the order. */
  at: { branchId: number; pickupType: 'IN STORE' | 'DELIVERY' }
  onAdd: (line: CartLine, shown: ShownLine) => void
}

/** Finds a product by its first letters and adds it with its first choices. */
export function AddProduct({ at, onAdd }: Props) {
  const [typed, setTyped] = useState('')
  const found = useSuggestions(typed.trim())?.products ?? []
  const box = useCombobox(found, add)

  async function add({ productId, productName: name }: Suggestions['products'][number]) {
    setTyped('')
    box.show(false)
    const sent = await send('POST /cart/price', { items: [{ productId, quantity: 1 }], ...at })
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    const [shown] = sent.answer.lines
    if (!shown || shown.trouble === 'GONE' || shown.trouble === 'SOLD_OUT')
      return toast(m.orders_own_not_sold({ name }))
    const quantity = Math.max(shown.minimum, shown.step)
    onAdd({ productId, quantity, ...firstChoices(shown.offered) }, shown)
  }
  return (
    <div className="relative">
      <label className="block text-sm font-medium">
        <span className="mb-1 block">{m.orders_own_add()}</span>
        <input
          {...box.input}
          autoComplete="off"
          maxLength={100}
          placeholder={m.orders_own_add_hint()}
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            box.show(true)
          }}
          onBlur={() => box.show(false)}
          className={`${inputLook} font-normal`}
        />
      </label>
      <p role="status" className="sr-only">
        {box.open && m.search_suggestion_count({ count: found.length })}
      </p>
      <ul
        {...box.list}
        aria-label={m.search_suggestions()}
        hidden={!box.open}
        className="card absolute inset-x-0 z-20 mt-1 max-h-80 overflow-y-auto p-2 shadow-raised"
        onPointerDown={event => event.preventDefault()}
      >
        {found.map((product, position) => (
          <li
            key={product.productId}
            {...box.option(position)}
            className={`flex cursor-pointer items-center gap-3 rounded-small p-2 hover:bg-green-soft ${position === box.active ? 'bg-green-soft' : ''}`}
          >
            <SearchOption
              choice={{
                ...{ kind: 'product', address: productAddress(product), name: product.productName },
                ...{ image: product.images[0], price: product.effectivePrice },
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
