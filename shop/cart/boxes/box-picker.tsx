import type { ShownBox } from '../../boxes/shown-box.fields.ts'
import { PartInBox } from '../../catalogue/parts/part-in-box.tsx'
import { m } from '../../messages/m.ts'
import { Money } from '../../ui/money.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'

/** `chosen`: the ids of the chosen parts, one as often as it is chosen. */
type Props = { box: ShownBox; chosen: readonly number[]; onChoose: (chosen: readonly number[]) => void }
type Group = ShownBox['groups'][number]

/** The groups of a box of which its buyer chooses some parts, with what the box costs then if that depends on them. */
export default function BoxPicker({ box, chosen, onChoose }: Props) {
  const times = (id: number) => chosen.filter(one => one === id).length
  const ofGroup = (group: Group) => group.parts.reduce((sum, { productId }) => sum + times(productId), 0)
  const set = (id: number, count: number) =>
    onChoose([...chosen.filter(one => one !== id), ...Array.from({ length: count }, () => id)])
  const costs = box.groups
    .flatMap(({ choose, parts }) =>
      parts.map(({ productId, price }) => price * (choose === null ? 1 : times(productId))),
    )
    .reduce((sum, price) => sum + price, 0)
  const choosing = box.groups.filter(({ choose }) => choose !== null)
  const isWhole = choosing.every(group => ofGroup(group) === group.choose)
  return (
    <div className="space-y-5">
      {choosing.map(group => {
        const { name, again, parts } = group
        const choose = group.choose ?? 0
        const count = ofGroup(group)
        return (
          <fieldset key={name} className="space-y-2">
            <legend className="font-semibold">
              {[name, m.cart_box_choose({ count: choose })].filter(Boolean).join(': ')}
            </legend>
            <p className="text-sm text-muted" aria-live="polite">
              {m.cart_box_chosen({ count, of: choose })}
            </p>
            <ul className="divide-y divide-line border-y border-line">
              {parts.map(part => {
                const { productId, productName, quantity, unitName, choices } = part
                const own = times(productId)
                const room = choose - count + own
                const most = Math.min(room, part.left, again ? choose : 1)
                return (
                  <PartInBox
                    key={productId}
                    part={part}
                    about={
                      <>
                        {[`${quantity} ${unitName}`, ...choices].join(' · ')}
                        {box.price === 'PARTS' && (
                          <>
                            {' · '}
                            <Money amount={part.price} />
                          </>
                        )}
                        {part.left < 1 && ` · ${m.catalogue_out_of_stock()}`}
                      </>
                    }
                  >
                    {again ? (
                      <QuantityInput
                        label={m.cart_quantity_of({ name: productName })}
                        value={own}
                        onChange={count => set(productId, Math.min(count, most))}
                        disabled={most < 1 && own === 0}
                        zero
                        step={1}
                        minimum={1}
                        maximum={Math.max(most, own)}
                        left={part.left}
                      />
                    ) : (
                      <input
                        type="checkbox"
                        aria-label={productName}
                        className="size-6 shrink-0 accent-green"
                        checked={own > 0}
                        disabled={most < 1 && own === 0}
                        onChange={event => set(productId, event.currentTarget.checked ? 1 : 0)}
                      />
                    )}
                  </PartInBox>
                )
              })}
            </ul>
          </fieldset>
        )
      })}
      {box.price === 'PARTS' && isWhole && (
        <p className="font-semibold" role="status">
          {m.cart_box_costs()} <Money amount={costs} />
        </p>
      )}
    </div>
  )
}
