import { Repeat } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { m } from '../../messages/m.ts'
import { productWishes } from '../product-wishes.ts'
import { substitutionWords } from '../substitution-words.ts'
import { useSubstitutions } from '../use-substitutions.ts'

/** Loaded when someone wants to change a wish. */
const WishDialog = lazy(() => import('./wish-dialog.tsx'))

/** A product and its name. `isBox`: no product is named for it, as none can stand for all of its parts. */
export type WishProps = { productId: number; name: string; isBox?: boolean }

/** Shows what happens if a product runs out, and changes it. */
export default function ProductWish({ productId, name, isBox = false }: WishProps) {
  const wish = useSubstitutions()(productId)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const says = wish.substituteName ?? substitutionWords[wish.substitution ?? 'ASK'].says()
  return (
    <>
      <button
        type="button"
        aria-label={m.cart_wish_change_of({ name, wish: says })}
        className="inline-flex min-h-8 items-center gap-1.5 text-start text-sm text-muted hover:text-ink"
        onClick={() => setOpen(true)}
      >
        <Repeat aria-hidden className="size-3.5 shrink-0" />
        <span className="wrap-anywhere">
          {m.cart_wish()}: <span className="font-medium text-green underline underline-offset-4">{says}</span>
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <WishDialog
            productId={productId}
            name={name}
            isBox={isBox}
            wish={wish}
            onClose={close}
            onChoose={chosen => {
              productWishes.set(productId, chosen)
              close()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
