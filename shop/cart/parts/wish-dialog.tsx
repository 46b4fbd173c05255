import { type SubmitEvent, useState } from 'react'
import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { OpenDialog } from '../../ui/dialog.tsx'
import type { ProductWish } from '../product-wishes.ts'
import { substitutions } from '../substitution-wish.ts'
import { substitutionWords } from '../substitution-words.ts'
import { SubstituteChoice } from './substitute-choice.tsx'

type Props = {
  productId: number
  name: string
  isBox: boolean
  wish: ProductWish
  onClose: () => void
  onChoose: (wish: ProductWish) => void
}

/** Asks what to do if a product runs out. */
export default function WishDialog({ productId, name, isBox, wish, onClose, onChoose }: Props) {
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
          {substitutions
            .filter(code => !isBox || code !== 'SPECIFIC')
            .map(code => (
              <Choice
                key={code}
                name="substitution"
                value={code}
                checked={chosen.substitution === code}
                onChange={() => setChosen({ substitution: code })}
                className="block min-h-14 rounded-small px-4 py-2.5"
              >
                <span className="block font-semibold">{substitutionWords[code].says()}</span>
                <span className="block text-sm text-muted">{substitutionWords[code].hint()}</span>
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
