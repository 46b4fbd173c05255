import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { PickedItem } from '../../../orders/picking/picking.contract.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { GoodsBox } from '../../kit/parts/goods-box.tsx'
import { wishWords } from '../../kit/wish-words.ts'

/** A product that is to replace a line. */
export type Instead = { productId: number; quantity: number; name: string }

type Props = {
  item: PickedItem
  disabled: boolean
  /** `agreed`: the customer said yes on the phone. */
  onReplace: (instead: Instead, agreed: boolean) => void
  onAsk: (instead: Instead) => void
}

/** The products that may replace a line: some at once, others after the customer agrees. */
export function SwapChoice({ item, disabled, onReplace, onAsk }: Props) {
  const { orderItemId, productName: name, quantity, measuringUnit } = item
  const { answer, problem, retry } = useCall(
    'GET /picking/findSubstitutes/{orderItemId}',
    { orderItemId },
    item.substitution !== 'NONE',
  )
  const [asking, setAsking] = useState<Instead>()
  const [isSearching, setSearching] = useState(false)
  if (item.substitution === 'NONE')
    return <p className="rounded-small bg-saffron-soft px-4 py-3">{m.office_orders_swap_no_wish()}</p>
  if (!answer) return <Answer problem={problem} onRetry={retry} lines={2} />
  return (
    <section
      aria-label={m.office_orders_swap_title({ name })}
      className="grid gap-3 rounded-small bg-sunken p-3"
    >
      <p className="font-medium">{m.office_orders_wish_label({ wish: wishWords(item) })}</p>
      {answer.products.length === 0 ? (
        <p>{m.office_orders_swap_none()}</p>
      ) : (
        <ul className="grid gap-2">
          {answer.products.map(product => {
            const { productId, productName, unitName: unit, asks } = product
            const instead = { productId, quantity: product.quantity, name: productName }
            return (
              <li key={productId}>
                <button
                  type="button"
                  disabled={disabled}
                  onClick={() => (asks ? setAsking(instead) : onReplace(instead, false))}
                  className="flex min-h-16 w-full items-center gap-3 rounded-small border border-edge bg-raised p-2 text-start hover:border-green disabled:opacity-50"
                >
                  <span className="tile size-12 shrink-0 rounded-small">
                    <Picture src={product.image} size={48} />
                  </span>
                  <span className="min-w-0 grow wrap-anywhere">
                    <span className="block font-semibold">{productName}</span>
                    <span className="block text-sm text-muted">
                      {product.quantity} {unit} ·{' '}
                      {m.office_orders_swap_left({ left: String(product.left), unit })}
                    </span>
                    <span className="block text-sm font-semibold text-green">
                      {asks ? m.office_orders_swap_asks() : m.office_orders_swap_now()}
                    </span>
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {isSearching ? (
        <GoodsBox
          noBoxes
          autoFocus
          priced={false}
          label={m.office_orders_instead_of({ name })}
          onChoose={goods => {
            const amount =
              goods.unitName === measuringUnit ? Math.max(goods.minimum, quantity) : goods.minimum
            setAsking({ productId: goods.productId, quantity: amount, name: goods.productName })
          }}
        />
      ) : (
        <Button look="quiet" className="w-fit" onClick={() => setSearching(true)}>
          {m.office_orders_swap_other()}
        </Button>
      )}
      {asking && (
        <OpenDialog title={m.office_orders_swap_asks()} onClose={() => setAsking(undefined)}>
          <p>{m.office_orders_swap_ask({ name: asking.name })}</p>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button
              look="quiet"
              onClick={() => {
                setAsking(undefined)
                onReplace(asking, true)
              }}
            >
              {m.office_orders_swap_agreed()}
            </Button>
            <Button
              look="main"
              onClick={() => {
                setAsking(undefined)
                onAsk(asking)
              }}
            >
              {m.office_orders_swap_send()}
            </Button>
          </div>
        </OpenDialog>
      )}
    </section>
  )
}
