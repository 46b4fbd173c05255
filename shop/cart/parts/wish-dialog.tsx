import { type SubmitEvent, useState } from 'react'
import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { OpenDialog } from '../../ui/dialog.tsx'
import type { ProductWish } from '../product-wishes.ts'
import type { Substitution } from '../substitution-wish.ts'
import { SubstituteChoice } from './substitute-choice.tsx'

const choices = [
  ['BEST MATCH', m.cart_wish_match, m.cart_wish_match_hint],
  ['SPECIFIC', m.cart_wish_specific, m.cart_wish_specific_hint],
  ['ASK', m.cart_wish_ask, m.cart_wish_ask_hint],
  ['NONE', m.cart_wish_none, m.cart_wish_none_hint],
] as const satisfies readonly (readonly [Substitution, () => string, () => string])[]

type Props = {
  productId: number
  name: string
  wish: ProductWish
  onClose: () => void
  onChoose: (wish: ProductWish) => void
}

/** Asks what to do if a product runs out. */
export default function WishDialog({ productId, name, wish, onClose, onChoose }: Props) {
  const [chosen, setChosen] = useState<ProductWish>(wish)
  const [isMissing, setMissing] = useState(false)
  const isSpecific = chosen.substitution === 'SPECIFIC'
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSpecific && !chosen.substituteProductId) return setMissing(true)
    onChoose(chosen)
  }
  return (
    <OpenDialog title={m.cart_wish_of({ name })} onClose={onClose}>
      <form onSubmit={save} className="space-y-4">
        <fieldset className="grid gap-2">
          <legend className="sr-only">{m.cart_wish_of({ name })}</legend>
          {choices.map(([code, says, hint]) => (
            <Choice
              key={code}
              name="substitution"
              value={code}
              checked={chosen.substitution === code}
              onChange={() => setChosen({ substitution: code })}
              className="block min-h-14 rounded-small px-4 py-2.5"
            >
              <span className="block font-semibold">{says()}</span>
              <span className="block text-sm text-muted">{hint()}</span>
            </Choice>
          ))}
        </fieldset>
        {isSpecific && (
          <SubstituteChoice
            productId={productId}
            chosen={chosen.substituteProductId}
            onChoose={product => {
              setMissing(false)
              setChosen({
                substitution: 'SPECIFIC',
                substituteProductId: product.productId,
                substituteName: product.productName,
              })
            }}
          />
        )}
        {isMissing && (
          <p role="alert" className="text-sm font-medium text-rose">
            {m.cart_wish_incomplete()}
          </p>
        )}
        <Button type="submit" look="main" className="w-full">
          {m.cart_change_save()}
        </Button>
      </form>
    </OpenDialog>
  )
}
