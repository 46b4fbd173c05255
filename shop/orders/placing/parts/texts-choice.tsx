import { m } from '../../../messages/m.ts'

type Props = { chosen: boolean; onChoose: (chosen: boolean) => void }

/** The checkbox with which a guest agrees to text messages about the order. */
export const TextsChoice = ({ chosen, onChoose }: Props) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 sm:col-span-2">
    <input
      type="checkbox"
      name="texts"
      className="size-5 shrink-0 accent-green"
      checked={chosen}
      onChange={event => onChoose(event.target.checked)}
    />
    <span>
      {m.orders_texts()}
      <span className="block text-sm text-muted">{m.orders_texts_hint()}</span>
    </span>
  </label>
)
