import { useDraggable } from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import type { Moving } from '../waiting-groups.rules.ts'

type Props = { id: string; moving: Moving }

/** The handle to drag shares, with a pointer or by keyboard. */
export function QurbaniDragHandle({ id, moving }: Props) {
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id,
    data: moving,
    attributes: { roleDescription: m.office_sortable() },
  })
  const { role: _, tabIndex: __, ...described } = attributes
  const [shareId] = moving.shareIds
  return (
    <button
      ref={setNodeRef}
      type="button"
      {...described}
      {...listeners}
      data-share={moving.shareIds.length === 1 ? shareId : undefined}
      aria-label={m.office_qurbani_screens_move({ name: moving.name })}
      className={`grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-small text-muted hover:bg-green-soft hover:text-ink active:cursor-grabbing ${isDragging ? 'opacity-40' : ''}`}
    >
      <GripVertical aria-hidden className="size-5" />
    </button>
  )
}
