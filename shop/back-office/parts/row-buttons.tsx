import { Pencil, Trash2 } from 'lucide-react'
import { m } from '../../messages/m.ts'

type Props = { name: string; onEdit: () => void; onRemove: () => void }

const look = 'grid size-11 shrink-0 place-items-center rounded-small text-muted'

/** The ways to change and remove a thing of a list. On narrow screens its name alone leads to the change. */
export function RowButtons({ name, onEdit, onRemove }: Props) {
  return (
    <>
      <button
        type="button"
        aria-label={m.office_change_named({ name })}
        onClick={onEdit}
        className={`${look} hover:bg-green-soft hover:text-ink max-sm:hidden`}
      >
        <Pencil aria-hidden className="size-4.5" />
      </button>
      <button
        type="button"
        aria-label={m.office_remove_named({ name })}
        onClick={onRemove}
        className={`${look} hover:bg-rose-soft hover:text-rose`}
      >
        <Trash2 aria-hidden className="size-4.5" />
      </button>
    </>
  )
}
