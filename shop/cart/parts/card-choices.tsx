import { lazy, Suspense, useState } from 'react'
import { m } from '../../messages/m.ts'
import { island } from '../../ui/island.tsx'

/** Loaded when someone wants to choose. */
const ChoiceSheet = lazy(() => import('./choice-sheet.tsx'))

/** The button on the card of a product with variants: these are chosen in a sheet. */
export const CardChoices = island(
  'card-choices',
  ({ productId, name }: { productId: number; name: string }) => {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button
          type="button"
          aria-label={m.cart_choose_of({ name })}
          className="min-h-11 rounded-round border border-edge bg-raised px-4 font-semibold text-green hover:bg-green-soft noscript:hidden"
          onClick={() => setOpen(true)}
        >
          {m.cart_choose()}
        </button>
        {isOpen && (
          <Suspense>
            <ChoiceSheet productId={productId} name={name} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </>
    )
  },
)
