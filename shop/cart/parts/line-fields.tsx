import type { ChoiceNotes } from '../../catalogue/choice-notes.ts'
import { longest } from '../../catalogue/line-limits.ts'
import type { OptionKind } from '../../catalogue/option-prices.rules.ts'
import { ChoiceChips } from '../../catalogue/parts/choice-chips.tsx'
import { m } from '../../messages/m.ts'
import { TextField } from '../../ui/forms/field.tsx'
import type { CartLine } from '../cart-lines.ts'

/** The options of a product, by their names in a cart line. */
const kinds = [
  ['cuttingAttributes', m.cart_cut],
  ['packagingAttributes', m.cart_size],
  ['extraAttributes', m.cart_colour],
] as const

/** `line`: what was chosen before. */
type Props = {
  offered: Record<OptionKind, readonly string[]>
  notes: ChoiceNotes
  line?: CartLine
}

/** The fields of a form for the options and the note of a line. */
export const LineFields = ({ offered, notes, line }: Props) => (
  <>
    {kinds.map(([name, legend]) => (
      <ChoiceChips
        key={name}
        name={name}
        legend={legend()}
        choices={offered[name]}
        notes={notes[name]}
        chosen={line?.[name]}
      />
    ))}
    <TextField
      label={m.cart_note()}
      hint={m.cart_note_hint()}
      name="notes"
      rows={2}
      maxLength={longest.notes}
      defaultValue={line?.notes}
    />
  </>
)

/** Reads the line that a form with these fields describes. */
export function lineIn(form: HTMLFormElement, line: Pick<CartLine, 'productId' | 'quantity'>): CartLine {
  const read: CartLine = { productId: line.productId, quantity: line.quantity }
  for (const [name, value] of new FormData(form)) {
    const text = String(value).trim()
    if (text) read[name as 'notes'] = name === 'parts' ? JSON.parse(text) : text
  }
  return read
}
