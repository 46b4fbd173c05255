/** How a picture is shown: how many times its size, and how far its middle is from that of its place, in pixels. */
export type View = { scale: number; x: number; y: number }
export type Point = { x: number; y: number }
export type Size = { width: number; height: number }

export const whole: View = { scale: 1, x: 0, y: 0 }
/** The largest scale, that of a double tap, and one step of a key. */
export const MOST_SCALE = 5
export const TAPPED_SCALE = 2.5
export const STEP = 1.5

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** Moves a picture; it always covers its place. */
export function movedBy({ scale, x, y }: View, by: Point, { width, height }: Size): View {
  const [mostX, mostY] = [(width * (scale - 1)) / 2, (height * (scale - 1)) / 2]
  return { scale, x: between(x + by.x, -mostX, mostX), y: between(y + by.y, -mostY, mostY) }
}

/** Shows a picture larger or smaller; what is at `point`, from the middle of its place, stays there. */
export function scaledTo(view: View, wanted: number, point: Point, place: Size): View {
  const scale = between(wanted, 1, MOST_SCALE)
  const times = scale / view.scale
  const by = { x: (point.x - view.x) * (1 - times), y: (point.y - view.y) * (1 - times) }
  return movedBy({ ...view, scale }, by, place)
}
