import { Copy, Pencil, Trash2 } from 'lucide-react'
import { m } from '../../../messages/m.ts'

type Props = {
  name: string
  onEdit: () => void
  onRemove: () => void
  /** Absent if such entries are not copied. */
  onCopy?: () => void
}

const look = 'grid size-11 shrink-0 place-items-center rounded-small text-muted'

/** The buttons to edit, copy and remove an entry. On narrow screens only its name leads to editing. */
export function RowButtons({ name, onEdit, onRemove, onCopy }: Props) {
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
      {onCopy && (
        <button
          type="button"
          aria-label={m.office_copy_named({ name })}
          onClick={onCopy}
          className={`${look} hover:bg-green-soft hover:text-ink`}
        >
          <Copy aria-hidden className="size-4.5" />
        </button>
      )}
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
