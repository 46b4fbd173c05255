import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import type { OptionOffer } from './variant-choice.rules.ts'

type Props = {
  options: readonly OptionOffer[]
  /** The variant that the page shows. */
  chosen: number
  /** Returns the address of a variant. */
  addressOf: (productId: number) => string
  /** Takes a choice instead of its link. */
  onChoose?: (productId: number) => void
}

/** The options of a product with variants. Each value is a link to the variant that has it, so that an address names one. */
export const VariantPicker = ({ options, chosen, addressOf, onChoose }: Props) =>
  options.map(({ option, values }, at) => (
    <nav key={option} aria-labelledby={`option-${at}`}>
      <p id={`option-${at}`} className="mb-2 text-sm font-medium">
        {option}
      </p>
      <div className="flex flex-wrap gap-2">
        {values.map(({ value, productId, isLeft, isSame }) => (
          <Link
            key={value}
            to={addressOf(productId)}
            replace
            onClick={
              onChoose &&
              (event => {
                event.preventDefault()
                onChoose(productId)
              })
            }
            aria-current={productId === chosen ? 'true' : undefined}
            className={`flex min-h-11 items-center rounded-round border border-edge px-4 hover:bg-green-soft aria-[current]:border-green aria-[current]:bg-green-soft aria-[current]:font-semibold aria-[current]:text-green ${isLeft && isSame ? '' : 'text-muted'}`}
          >
            <bdi className="min-w-0 wrap-break-word">{isLeft ? value : <s>{value}</s>}</bdi>
            {!isLeft && <span className="sr-only"> {m.catalogue_sold_out_hint()}</span>}
          </Link>
        ))}
      </div>
    </nav>
  ))
