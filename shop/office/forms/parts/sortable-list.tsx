import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { m } from '../../../messages/m.ts'
import { useDragSensors } from '../use-drag-sensors.ts'

type Props<Item> = {
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  /** The name of an item, for announcements when it is moved by keyboard. */
  nameOf: (item: Item) => string
  onOrder: (items: Item[]) => void
  /** Rows below each other, or tiles next to each other. */
  look?: 'rows' | 'tiles'
  className?: string
  itemClass?: string
  /** Renders an item with the handle that moves it. */
  children: (item: Item, handle: ReactNode, at: number) => ReactNode
}

/**
 * A list whose order can be changed by dragging, or by keyboard (Space picks an item up, arrows move it, Space drops it).
 */
export function SortableList<Item>({
  label,
  items,
  idOf,
  nameOf,
  onOrder,
  look = 'rows',
  ...rest
}: Props<Item>) {
  const sensors = useDragSensors(sortableKeyboardCoordinates)
  const ids = items.map(idOf)
  const placeOf = (id: unknown) => ids.indexOf(String(id))
  const nameAt = (id: unknown) => {
    const item = items[placeOf(id)]
    return item === undefined ? '' : nameOf(item)
  }
  const ended = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onOrder(arrayMove([...items], placeOf(active.id), placeOf(over.id)))
  }
  const said = (id: unknown, over?: unknown) => ({
    name: nameAt(id),
    place: placeOf(over ?? id) + 1,
    count: ids.length,
  })
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={ended}
      accessibility={{
        screenReaderInstructions: { draggable: m.office_catalogue_move_how() },
        announcements: {
          onDragStart: ({ active }) => m.office_catalogue_move_taken(said(active.id)),
          onDragOver: ({ active, over }) =>
            over ? m.office_catalogue_move_over(said(active.id, over.id)) : undefined,
          onDragEnd: ({ active, over }) => m.office_catalogue_move_put(said(active.id, over?.id)),
          onDragCancel: ({ active }) => m.office_catalogue_move_back(said(active.id)),
        },
      }}
    >
      <SortableContext
        items={ids}
        strategy={look === 'rows' ? verticalListSortingStrategy : rectSortingStrategy}
      >
        <ol aria-label={label} className={rest.className}>
          {items.map((item, at) => (
            <SortableItem key={ids[at]} id={ids[at] as string} name={nameOf(item)} className={rest.itemClass}>
              {handle => rest.children(item, handle, at)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

type ItemProps = {
  id: string
  name: string
  className: string | undefined
  children: (handle: ReactNode) => ReactNode
}

function SortableItem({ id, name, className = '', children }: ItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: m.office_sortable() } })
  const element = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const { style } = element.current ?? {}
    if (!style) return
    style.transform = transform ? `translate(${transform.x}px, ${transform.y}px)` : ''
    style.transition = transition ?? ''
  }, [transform, transition])
  const { role: _, tabIndex: __, ...described } = attributes
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      {...described}
      {...listeners}
      aria-label={m.office_catalogue_move({ name })}
      className="grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-small text-muted hover:bg-green-soft hover:text-ink active:cursor-grabbing"
    >
      <GripVertical aria-hidden className="size-5" />
    </button>
  )
  return (
    <li
      ref={node => {
        element.current = node
        setNodeRef(node)
      }}
      className={`${className} ${isDragging ? 'relative z-10 shadow-raised' : ''}`}
    >
      {children(handle)}
    </li>
  )
}
