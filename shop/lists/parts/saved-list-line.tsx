import { X } from 'lucide-react'
import { lineWords } from '../../cart/line-words.ts'
import { productAddress } from '../../catalogue/catalogue.rules.ts'
import { ListedProduct } from '../../catalogue/parts/listed-product.tsx'
import { m } from '../../messages/m.ts'
import { Money } from '../../ui/money.tsx'
import type { SavedLine } from '../saved.contract.ts'
import { troubleWord } from '../trouble-words.ts'

type Props = { line: SavedLine; onRemove: (() => void) | undefined }

/** A product of a saved list, with its price now, or the reason why it cannot be had as it was saved. */
export function SavedListLine({ line, onRemove }: Props) {
  const { productName: name, image, trouble, saved } = line
  const words = lineWords(saved)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <ListedProduct
        heading="h4"
        productName={name}
        image={image}
        address={trouble === 'GONE' ? null : productAddress(line)}
      >
        {words && <p className="text-sm text-muted">{words}</p>}
        <p className="text-sm text-muted">
          {saved.quantity} {line.unitName}
        </p>
        {trouble && <p className="text-sm font-medium text-rose">{troubleWord(trouble)}</p>}
      </ListedProduct>
      {line.line && (
        <p className="ms-auto font-semibold">
          <Money amount={line.lineTotal} />
        </p>
      )}
      {onRemove && (
        <button
          type="button"
          aria-label={m.lists_remove_line({ name })}
          onClick={onRemove}
          className="grid size-11 shrink-0 place-items-center rounded-round text-muted hover:bg-green-soft"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </li>
  )
}
