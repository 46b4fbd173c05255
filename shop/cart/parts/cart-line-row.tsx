import { Trash2 } from 'lucide-react'
import { AgeCheck } from '../../catalogue/ages/age-check.tsx'
import { productAddress } from '../../catalogue/catalogue.rules.ts'
import { showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import { Money, useCurrency } from '../../ui/money.tsx'
import { Picture } from '../../ui/picture.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import type { ShownLine } from '../cart.contract.ts'
import type { CartLine } from '../cart-lines.ts'
import { lineWords } from '../line-words.ts'
import { ChangeLine } from './change-line.tsx'
import { LineContents } from './line-contents.tsx'
import { LineReduction } from './reduced-note.tsx'
import { UnitPrice } from './unit-price.tsx'
import { WishLine } from './wish-line.tsx'

const troubles = {
  GONE: () => m.cart_trouble_gone(),
  SOLD_OUT: () => m.cart_trouble_sold_out(),
  NOT_ENOUGH: (shown: ShownLine) => m.cart_trouble_not_enough({ left: shown.left, unit: shown.unitName }),
  QUANTITY: () => m.cart_trouble_quantity(),
  OPTION: () => m.cart_trouble_option(),
} as const

type Props = {
  index: number
  line: CartLine
  shown: ShownLine
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

/** One line of the cart: a table row that becomes a card on narrow screens. */
export function CartLineRow({ index, line, shown, onQuantity, onRemove }: Props) {
  const choices = lineWords(line)
  const gone = shown.trouble === 'GONE'
  const name = shown.productName || m.cart_unknown_product()
  return (
    <tr className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-line py-4 md:table-row">
      <td className="hidden align-middle text-muted tabular-nums md:table-cell md:w-10 md:py-4">
        {index + 1}
      </td>
      <td className="col-start-1 row-span-3 row-start-1 self-start md:table-cell md:w-24 md:py-4">
        <div className="tile aspect-square w-16 md:w-20">
          <Picture src={shown.image} size={80} />
        </div>
      </td>
      <td className="col-start-2 row-start-1 min-w-0 wrap-anywhere md:table-cell md:py-4 md:pe-4">
        {gone ? (
          <span className="font-semibold">{name}</span>
        ) : (
          <Link to={productAddress(shown)} className="inline-block py-1 font-semibold hover:underline">
            {name}
          </Link>
        )}
        {choices && <p className="text-sm text-muted wrap-anywhere">{choices}</p>}
        <LineContents contents={shown.contents} />
        {!gone && !shown.contents && (
          <div>
            <ChangeLine line={line} shown={shown} />
          </div>
        )}
        {!gone && <About shown={shown} />}
        <AgeCheck ageFrom={shown.ageFrom} />
        {!gone && <WishLine productId={line.productId} name={name} isBox={shown.contents !== null} />}
        <LineReduction shown={shown} />
        {/* Beside the price it would leave a narrow screen no room for the name. */}
        {shown.weighed && <AtMost amount={shown.lineCap} className="md:hidden" />}
        {shown.trouble && (
          <p className="mt-1 text-sm font-medium text-rose" role="alert">
            {troubles[shown.trouble](shown)}
          </p>
        )}
      </td>
      <td className="col-span-2 col-start-2 row-start-3 md:table-cell md:py-4">
        {!gone && (
          <QuantityInput
            label={m.cart_quantity_of({ name })}
            value={line.quantity}
            zero
            onChange={onQuantity}
            {...shown}
          />
        )}
      </td>
      <td className="col-start-2 row-start-2 text-sm text-muted md:table-cell md:py-4 md:text-end md:text-base md:text-ink">
        <UnitPrice line={shown} />
      </td>
      <td className="col-start-3 row-start-2 text-end font-semibold md:table-cell md:py-4 md:ps-2">
        <Money amount={shown.lineTotal} />
        {shown.weighed && <AtMost amount={shown.lineCap} className="max-md:hidden" />}
      </td>
      <td className="col-start-3 row-start-1 text-end md:table-cell md:w-12 md:py-4">
        <button
          type="button"
          aria-label={m.cart_remove({ name })}
          className="inline-grid size-10 place-items-center rounded-round text-muted hover:bg-rose-soft hover:text-rose"
          onClick={onRemove}
        >
          <Trash2 aria-hidden className="size-5" />
        </button>
      </td>
    </tr>
  )
}

/** The most that a weighed line may cost. */
function AtMost({ amount, className }: { amount: number | null; className: string }) {
  const currency = useCurrency()
  if (amount === null) return null
  return (
    <span className={`block text-sm font-normal text-muted ${className}`}>
      {m.cart_at_most({ amount: showMoney(amount, currency) })}
    </span>
  )
}

/**
 * About what is priced of a line that is sold by the piece and priced by weight, and about what of it is ready to cook, if its cut
 * leaves less than all of it; or that it is weighed after the cut.
 */
function About({ shown }: { shown: ShownLine }) {
  const { estimatedMeasure, readyMeasure, weighedAfter, pricedUnit: unit, unitName } = shown
  const words = [
    unit !== unitName && m.cart_about({ measure: String(estimatedMeasure), unit }),
    readyMeasure !== null && m.catalogue_choice_ready({ measure: String(readyMeasure), unit }),
    weighedAfter && m.catalogue_weighed_after(),
  ].filter(Boolean)
  return words.length > 0 && <p className="text-sm text-muted">{words.join(' · ')}</p>
}
