/** A code that the camera saw, and when it saw it last, in milliseconds. */
export type SeenCode = { code: string; at: number }

/** How long a code must be out of sight before it counts again, in milliseconds: the next label of the same product. */
const OUT_OF_SIGHT = 1500

/** Returns the last code after another look, and whether it is a new one: the camera sees the same label many times a second. */
export function seenAt(last: SeenCode | undefined, code: string | undefined, now: number) {
  if (code === undefined) return { last, isNew: false }
  const isNew = last === undefined || last.code !== code || now - last.at > OUT_OF_SIGHT
  return { last: { code, at: now }, isNew }
}
