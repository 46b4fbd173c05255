import type { ReactNode } from 'react'
import { type CartLine, lineKey } from '../../../cart/cart-lines.ts'
import { lineWords } from '../../../cart/line-words.ts'
import { LineContents } from '../../../cart/parts/line-contents.tsx'
import { TotalsPanel } from '../../../cart/parts/totals-panel.tsx'
import { UnitPrice } from '../../../cart/parts/unit-price.tsx'
import { WishLine } from '../../../cart/parts/wish-line.tsx'
import type { PricedCart } from '../../../cart/use-priced-cart.ts'
import { AgeCheck } from '../../../catalogue/ages/age-check.tsx'
import { m } from '../../../messages/m.ts'
import { Money } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'

/** `tooFar`: the shop does not deliver there. `note`: the fulfilment and the time of payment. `time`: the window, if it has one. */
type Props = {
  priced: NonNullable<PricedCart['priced']>
  delivered: boolean
  tooFar: boolean
  note: string
  time: string | undefined
  children: ReactNode
}

/** The lines and their price, with the button that places the order. */
export function OrderSummary({ priced, delivered, tooFar, note, time, children }: Props) {
  return (
    <aside className="card space-y-5 p-5 lg:sticky lg:top-32" aria-label={m.orders_summary()}>
      <h2 className="text-2xl">{m.orders_summary()}</h2>
      <ul className="space-y-3">
        {priced.lines.map((line, index) => {
          const sent = priced.of[index] as CartLine
          const choices = lineWords(sent)
          return (
            <li key={lineKey(sent)} className="flex items-start gap-3">
              <div className="tile size-14 shrink-0">
                <Picture src={line.image} size={56} />
              </div>
              <div className="min-w-0 flex-1">
                <p className="font-medium wrap-break-word">{line.productName}</p>
                {choices && <p className="text-sm text-muted wrap-anywhere">{choices}</p>}
                <p className="text-sm text-muted">
                  {line.quantity} {line.unitName}
                  <span className="block">{line.reducedFrom !== null && <UnitPrice line={line} />}</span>
                </p>
                <LineContents contents={line.contents} />
                <AgeCheck ageFrom={line.ageFrom} />
                <WishLine productId={sent.productId} name={line.productName} isBox={line.contents !== null} />
              </div>
              <Money amount={line.lineTotal} />
            </li>
          )
        })}
      </ul>
      <TotalsPanel sums={priced} delivered={delivered} tooFar={tooFar} />
      {!tooFar && (
        <p className="rounded-small bg-green-soft px-4 py-3 text-sm">
          {time && <span className="block text-base font-semibold">{time}</span>}
          {note}
        </p>
      )}
      {children}
    </aside>
  )
}
