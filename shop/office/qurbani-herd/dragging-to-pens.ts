import { type CollisionDetection, type KeyboardCoordinateGetter, pointerWithin } from '@dnd-kit/core'

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Arrow keys move the dragged item to the next place that takes it, and around again. */
export const toNextPlace: KeyboardCoordinateGetter = (event, { context }) => {
  const step = steps[event.code]
  const { droppableContainers, droppableRects, over, collisionRect } = context
  if (!step || !collisionRect) return undefined
  event.preventDefault()
  const places = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id)
      return rect ? [{ id, rect }] : []
    })
    .toSorted((one, other) => one.rect.top - other.rect.top || one.rect.left - other.rect.left)
  const at = places.findIndex(({ id }) => id === over?.id)
  const next = places.at((Math.max(at, step < 0 ? 0 : -1) + step) % places.length)
  if (!next) return undefined
  const { left, top, width, height } = next.rect
  return { x: left + (width - collisionRect.width) / 2, y: top + (height - collisionRect.height) / 2 }
}

/** Finds the place under the pointer, or under the middle of the item if it is moved by keyboard. */
export const placeUnder: CollisionDetection = args => {
  const { left, top, width, height } = args.collisionRect
  const middle = { x: left + width / 2, y: top + height / 2 }
  return pointerWithin({ ...args, pointerCoordinates: args.pointerCoordinates ?? middle })
}
