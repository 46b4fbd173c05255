import BoxField from '../../../cart/boxes/box-field.tsx'
import { island } from '../../../ui/island.tsx'
import { OfferOf, type Props } from './product-offer.tsx'

/** The offer of a box, or of a product whose sale ends: `until` says when. Few pages need it. */
export const SpecialOffer = island('special-offer', ({ until, ...props }: Props & { until?: string }) => (
  <OfferOf
    {...props}
    saying={price =>
      until && price === props.product.effectivePrice && <p className="text-sm font-semibold">{until}</p>
    }
    field={props.product.contents && <BoxField box={props.product.contents} />}
  />
))
