import { EyeOff, Pin } from 'lucide-react'
import { lineWords } from '../../cart/line-words.ts'
import { CardStepper } from '../../cart/parts/card-stepper.tsx'
import { productAddress } from '../../catalogue/catalogue.rules.ts'
import { ListedProduct } from '../../catalogue/parts/listed-product.tsx'
import { m } from '../../messages/m.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import type { UsualItem } from '../usual.contract.ts'
import type { Mark } from '../usual.rules.ts'

type Props = { item: UsualItem; onMark: (state: Mark | null) => void }

/** A usual product with its price now and what was ordered of it last, its stepper, and its pin. */
export function UsualRow({ item, onMark }: Props) {
  const { productName: name, image, pinned, trouble } = item
  const icon = 'grid size-11 place-items-center rounded-round hover:bg-green-soft'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <ListedProduct
        heading="h3"
        productName={name}
        image={image}
        address={trouble === 'GONE' ? null : productAddress(item)}
      >
        {item.line && <p className="text-sm text-muted">{lineWords(item.line)}</p>}
        {trouble !== 'GONE' && (
          <>
            <p className="text-sm">
              <Money amount={item.effectivePrice} />
              <span className="text-muted"> / {item.priceUnit}</span>
            </p>
            <p className="text-sm text-muted">
              {m.lists_last_time({ quantity: String(item.wanted), unit: item.unitName })}
            </p>
          </>
        )}
      </ListedProduct>
      <div className="ms-auto flex items-center gap-3">
        <Order item={item} />
        <div className="flex">
          <button
            type="button"
            className={`${icon} ${pinned ? 'bg-green-soft text-green' : 'text-muted'}`}
            aria-pressed={pinned}
            aria-label={m.lists_pin({ name })}
            title={pinned ? m.lists_pinned() : m.lists_pin({ name })}
            onClick={() => onMark(pinned ? null : 'PINNED')}
          >
            <Pin aria-hidden fill={pinned ? 'currentColor' : 'none'} className="size-5" />
          </button>
          <button
            type="button"
            className={`${icon} text-muted`}
            aria-label={m.lists_hide({ name })}
            title={m.lists_hide({ name })}
            onClick={() => onMark('HIDDEN')}
          >
            <EyeOff aria-hidden className="size-5" />
          </button>
        </div>
      </div>
    </li>
  )
}

/** The way to put it into the cart, or the reason why there is none. */
function Order({ item }: { item: UsualItem }) {
  const { productName: name, line, step, minimum, maximum, left, trouble } = item
  if (line) {
    const { quantity: _, ...chosen } = line
    return <CardStepper line={chosen} {...{ name, step, minimum, maximum, left }} />
  }
  if (trouble === 'OPTION')
    return (
      <ButtonLink look="quiet" to={productAddress(item)} aria-label={m.lists_choose_of({ name })}>
        {m.lists_choose()}
      </ButtonLink>
    )
  return (
    <p className="text-sm font-medium text-rose">
      {trouble === 'GONE' ? m.lists_gone() : m.lists_sold_out()}
    </p>
  )
}
