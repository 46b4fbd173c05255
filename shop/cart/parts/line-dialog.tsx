import type { SubmitEvent } from 'react'
import { choiceNotesOf } from '../../catalogue/choice-notes.ts'
import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import { OpenDialog } from '../../ui/dialog.tsx'
import { useCurrency } from '../../ui/money.tsx'
import type { ShownLine } from '../cart.contract.ts'
import type { CartLine } from '../cart-lines.ts'
import { LineFields, lineIn } from './line-fields.tsx'

type Props = { line: CartLine; shown: ShownLine; onSave: (changed: CartLine) => void; onClose: () => void }

/** Asks for the cut, the other options and the note of a line. */
export default function LineDialog({ line, shown, onSave, onClose }: Props) {
  const currency = useCurrency()
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onSave(lineIn(event.currentTarget, line))
  }
  return (
    <OpenDialog title={shown.productName} onClose={onClose}>
      <form onSubmit={save} className="space-y-5">
        <LineFields
          offered={shown.offered}
          notes={choiceNotesOf({ ...shown, ...shown.offered }, currency)}
          line={line}
        />
        <Button type="submit" look="main" className="w-full">
          {m.cart_change_save()}
        </Button>
      </form>
    </OpenDialog>
  )
}
