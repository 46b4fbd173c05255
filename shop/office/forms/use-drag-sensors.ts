import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import { KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { sendEarlyKeysAgain } from './send-early-keys-again.ts'

/** Moves items by pointer, and by keyboard to the place that `coordinateGetter` finds. */
export const useDragSensors = (coordinateGetter: KeyboardCoordinateGetter) =>
  useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter,
      // The drop target must not change while the page still scrolls.
      scrollBehavior: 'instant',
      onActivation: sendEarlyKeysAgain,
    }),
  )
