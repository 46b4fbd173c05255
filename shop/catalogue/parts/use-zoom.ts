import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { movedBy, type Point, scaledTo, TAPPED_SCALE, whole } from './zoom.rules.ts'

/** Two taps within this time and distance are one double tap; a stroke of this length shows the next picture. */
const DOUBLE_TAP = 300
const NEAR = 30
const STROKE = 60

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/** Lets fingers, the wheel and a mouse enlarge and move a picture. `onStroke`: a finger wiped over a picture that is shown whole. */
export function useZoom(onStroke: (toTheRight: boolean) => void) {
  const place = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(whole)
  const [isHeld, setHeld] = useState(false)
  const fingers = useRef(new Map<number, Point>())
  const began = useRef<Point>(undefined)
  const tapped = useRef<Point & { at: number }>(undefined)

  const box = () => place.current?.getBoundingClientRect() ?? new DOMRect()
  /** A point of the window as seen from the middle of the place. */
  const inPlace = ({ x, y }: Point): Point => {
    const { left, top, width, height } = box()
    return { x: x - left - width / 2, y: y - top - height / 2 }
  }
  const scaleBy = (times: number, at: Point = { x: 0, y: 0 }) =>
    setView(view => scaledTo(view, view.scale * times, at, box()))
  const moveBy = (by: Point) => setView(view => movedBy(view, by, box()))

  // React's own listener for the wheel cannot stop the page from scrolling.
  useEffect(() => {
    const shown = place.current
    const turned = (event: WheelEvent) => {
      event.preventDefault()
      scaleBy(Math.exp(-event.deltaY / 400), inPlace({ x: event.clientX, y: event.clientY }))
    }
    shown?.addEventListener('wheel', turned, { passive: false })
    return () => shown?.removeEventListener('wheel', turned)
  })

  const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY })
  function down(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, pointOf(event))
    began.current = fingers.current.size === 1 ? pointOf(event) : undefined
    setHeld(true)
  }
  function move(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    fingers.current.set(event.pointerId, now)
    if (!other) return moveBy({ x: now.x - before.x, y: now.y - before.y })
    const [from, to] = [middle(before, other), middle(now, other)]
    scaleBy(distance(now, other) / Math.max(1, distance(before, other)), inPlace(to))
    moveBy({ x: to.x - from.x, y: to.y - from.y })
  }
  function up(event: PointerEvent) {
    const now = pointOf(event)
    fingers.current.delete(event.pointerId)
    setHeld(fingers.current.size > 0)
    const from = began.current
    began.current = undefined
    if (!from || event.type === 'pointercancel') return
    if (distance(from, now) < NEAR) return tap(now, event.timeStamp)
    if (view.scale === 1 && Math.abs(now.x - from.x) > STROKE) onStroke(now.x > from.x)
  }
  function tap(point: Point, at: number) {
    const last = tapped.current
    const isDouble = last !== undefined && at - last.at < DOUBLE_TAP && distance(last, point) < NEAR
    tapped.current = isDouble ? undefined : { ...point, at }
    if (isDouble) setView(view => scaledTo(view, view.scale > 1 ? 1 : TAPPED_SCALE, inPlace(point), box()))
  }
  return {
    place,
    view,
    isHeld,
    scaleBy,
    moveBy,
    reset: () => setView(whole),
    fingers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  }
}
