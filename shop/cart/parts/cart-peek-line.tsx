import { productAddress } from '../../catalogue/catalogue.rules.ts'
import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import { Money } from '../../ui/money.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { ShownLine } from '../cart.contract.ts'

/** One item of the header's cart: picture, name, quantity, price. */
export function CartPeekLine({ line }: { line: ShownLine }) {
  return (
    <li className="flex items-center gap-3 py-3">
      <span className="tile size-14 shrink-0">
        <Picture src={line.image} size={56} />
      </span>
      <span className="min-w-0 grow">
        {line.trouble === 'GONE' ? (
          m.cart_unknown_product()
        ) : (
          <Link to={productAddress(line)} className="line-clamp-2 leading-snug font-medium hover:underline">
            {line.productName}
          </Link>
        )}
        <span className="block text-sm text-muted tabular-nums">
          {line.quantity} {line.unitName}
        </span>
      </span>
      <span className="font-semibold">
        <Money amount={line.lineTotal} />
      </span>
    </li>
  )
}
