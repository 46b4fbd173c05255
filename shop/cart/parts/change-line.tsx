import { lazy, Suspense, useState } from 'react'
import { m } from '../../messages/m.ts'
import type { ShownLine } from '../cart.contract.ts'
import { type CartLine, lineKey } from '../cart-lines.ts'
import { cart } from '../use-cart.ts'

/** Loaded when someone wants to change a line. */
const LineDialog = lazy(() => import('./line-dialog.tsx'))

/** The key of a line that was just changed: it is another line then, and its button appears once it is priced. */
let focusNext: string | undefined

type Props = { line: CartLine; shown: ShownLine }

/** A button that changes the cut, the other options and the note of a line. */
export function ChangeLine({ line, shown }: Props) {
  const [isOpen, setOpen] = useState(false)
  const name = shown.productName
  const focusIfNext = (button: HTMLButtonElement | null) => {
    if (!button || focusNext !== lineKey(line)) return
    focusNext = undefined
    button.focus()
  }
  function save(changed: CartLine) {
    setOpen(false)
    focusNext = lineKey(changed)
    cart.change(lineKey(line), changed, Math.min(shown.maximum, shown.left))
  }
  return (
    <>
      <button
        ref={focusIfNext}
        type="button"
        aria-label={m.cart_change_of({ name })}
        className="-my-1 py-1 text-sm text-green underline underline-offset-4 hover:no-underline"
        onClick={() => setOpen(true)}
      >
        {m.cart_change()}
      </button>
      {isOpen && (
        <Suspense>
          <LineDialog line={line} shown={shown} onSave={save} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
