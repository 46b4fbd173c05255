import BoxField from '../../../cart/boxes/box-field.tsx'
import { productAddress } from '../../../catalogue/catalogue.rules.ts'
import type { OptionOffer } from '../../../catalogue/variants/variant-choice.rules.ts'
import { VariantPicker } from '../../../catalogue/variants/variant-picker.tsx'
import { island } from '../../../ui/island.tsx'
import { OfferOf, type Props } from './product-offer.tsx'

/**
 * `until`: says when its sale ends, if it does. `varied`: the options of its product if it is a variant, and the shelf of both.
 */
type More = {
  until?: string
  varied?: { options: readonly OptionOffer[]; category: string; categoryId: number }
}

/** The offer of a box, of a variant, or of a product whose sale ends: few pages need it. */
export const SpecialOffer = island('special-offer', ({ until, varied, ...props }: Props & More) => {
  const { effectivePrice, productId, contents } = props.product
  return (
    <OfferOf
      {...props}
      saying={price => until && price === effectivePrice && <p className="text-sm font-semibold">{until}</p>}
      picker={
        varied && (
          <VariantPicker
            options={varied.options}
            chosen={productId}
            addressOf={other => productAddress({ ...varied, productId: other })}
          />
        )
      }
      field={contents && <BoxField box={contents} />}
    />
  )
})
