import type { ShownBox } from '../../boxes/shown-box.fields.ts'
import { productAddress } from '../../catalogue/catalogue.rules.ts'
import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import { Money } from '../../ui/money.tsx'
import { Picture } from '../../ui/picture.tsx'
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
      {choosing.map((group, at) => {
        const { name, again, parts } = group
        const choose = group.choose ?? 0
        const count = ofGroup(group)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: The groups of a box have no other names.
          <fieldset key={at} className="space-y-2">
            <legend className="font-semibold">
              {[name, m.cart_box_choose({ count: choose })].filter(Boolean).join(': ')}
            </legend>
            <p className="text-sm text-muted" aria-live="polite">
              {m.cart_box_chosen({ count, of: choose })}
            </p>
            <ul className="divide-y divide-line border-y border-line">
              {parts.map(part => {
                const { productId, productName, image, quantity, unitName, choices } = part
                const own = times(productId)
                const room = choose - count + own
                const most = Math.min(room, part.left, again ? choose : 1)
                return (
                  <li key={productId} className="flex items-center gap-3 py-2">
                    <span className="tile size-12 shrink-0 rounded-small">
                      <Picture src={image} size={48} />
                    </span>
                    <span className="min-w-0 grow wrap-anywhere">
                      <Link
                        to={productAddress(part)}
                        className="inline-block py-0.5 leading-snug font-medium hover:underline"
                      >
                        {productName}
                      </Link>
                      <span className="block text-sm text-muted">
                        {[`${quantity} ${unitName}`, ...choices].join(' · ')}
                        {box.price === 'PARTS' && (
                          <>
                            {' · '}
                            <Money amount={part.price} />
                          </>
                        )}
                        {part.left < 1 && ` · ${m.catalogue_out_of_stock()}`}
                      </span>
                    </span>
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
                  </li>
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
