import { type SubmitEvent, useState } from 'react'
import { productAddress } from '../../catalogue/catalogue.rules.ts'
import { choiceNotesOf } from '../../catalogue/choice-notes.ts'
import { offerOf } from '../../catalogue/offer.ts'
import { type Chosen, surchargeOf } from '../../catalogue/option-prices.rules.ts'
import { ProductPrice } from '../../catalogue/parts/product-price.tsx'
import { firstVariant, optionsFor } from '../../catalogue/variants/variant-choice.rules.ts'
import { VariantPicker } from '../../catalogue/variants/variant-picker.tsx'
import { m } from '../../messages/m.ts'
import { Answer } from '../../ui/answer.tsx'
import { Button } from '../../ui/button.tsx'
import { OpenDialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { useCurrency } from '../../ui/money.tsx'
import { useCall } from '../../ui/use-call.ts'
import BoxField from '../boxes/box-field.tsx'
import { type CartLine, lineKey } from '../cart-lines.ts'
import { cart } from '../use-cart.ts'
import { BuyForm } from './buy-form.tsx'
import { LineFields, lineIn } from './line-fields.tsx'

type Props = {
  productId: number
  name: string
  /** The line in the cart whose choices are changed; without it, one is added. */
  line?: CartLine | undefined
  onClose: () => void
}

/** Asks for the choices of a product of a list: those of a line that was just added, or those with which it is added. */
export default function ChoiceSheet({ productId, name, line, onClose }: Props) {
  const [variant, setVariant] = useState(productId)
  const [chosen, setChosen] = useState<Chosen>({})
  const currency = useCurrency()
  const { answer, problem, retry } = useCall('GET /products/{id}', { id: variant, images: 'url' })
  const first = answer?.variantOptions && firstVariant(answer.variants?.all ?? [])
  if (first && variant === productId) setVariant(first.productId)
  const product = first ? undefined : answer
  const surcharge = product ? surchargeOf(product.optionPrices, chosen) : 0
  const offer = product && {
    ...offerOf(product, currency),
    unitPrice: product.unitPrice + surcharge,
    effectivePrice: product.effectivePrice + surcharge,
    each: surchargeOf(product.piecePrices, chosen),
    once: surchargeOf(product.linePrices, chosen),
  }
  function change(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (line) cart.change(lineKey(line), lineIn(event.currentTarget, line), product?.maximum)
    onClose()
  }
  return (
    <OpenDialog title={name} onClose={onClose}>
      <Answer problem={problem} onRetry={retry} lines={5}>
        {product && offer && (
          // Its price is above; the button has no room for it.
          <div className="grid gap-5 [&_button_small]:hidden">
            {product.variants && (
              <VariantPicker
                options={optionsFor(product.variants, product.productId)}
                chosen={product.productId}
                addressOf={id => productAddress({ ...product, productId: id })}
                onChoose={setVariant}
              />
            )}
            <ProductPrice product={offer} />
            {line ? (
              <form
                onSubmit={change}
                onChange={event => setChosen(Object.fromEntries(new FormData(event.currentTarget)))}
                className="grid gap-5"
              >
                <LineFields offered={product} notes={choiceNotesOf(product, currency)} line={line} />
                <Button type="submit" look="main">
                  {m.cart_change_save()}
                </Button>
              </form>
            ) : (
              <BuyForm
                key={variant}
                product={offer}
                onChoose={setChosen}
                onAdded={onClose}
                field={offer.contents && <BoxField box={offer.contents} />}
              />
            )}
            <Link
              to={productAddress(product)}
              className="text-sm text-green underline underline-offset-4 hover:no-underline"
            >
              {m.cart_see_product()}
            </Link>
          </div>
        )}
      </Answer>
    </OpenDialog>
  )
}
