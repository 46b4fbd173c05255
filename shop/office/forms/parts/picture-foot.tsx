import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'

type Props = { handle: ReactNode; at: number; name: string; onRemove: () => void }

/** The foot of a picture in a list: the handle that moves it, its place, and the button that removes it. */
export const PictureFoot = ({ handle, at, name, onRemove }: Props) => (
  <div className="flex items-center justify-between p-1.5">
    {handle}
    <span className="text-sm text-muted">{at === 0 ? m.office_catalogue_first_picture() : at + 1}</span>
    <button
      type="button"
      aria-label={m.office_catalogue_picture_remove({ name })}
      onClick={onRemove}
      className="grid size-9 place-items-center rounded-small text-muted hover:bg-rose-soft hover:text-rose"
    >
      <Trash2 aria-hidden className="size-4.5" />
    </button>
  </div>
)
