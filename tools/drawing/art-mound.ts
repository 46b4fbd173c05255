/** Calls `put` for spots on a mound, from the back to the front. */
export function mound(
  count: number,
  w: number,
  h: number,
  rng: () => number,
  put: (x: number, y: number) => string,
): string {
  let svg = ''
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5) / count
    const half = Math.sqrt(Math.min(1, share * 1.25)) * (w / 2) * (share > 0.9 ? 0.9 : 1)
    svg += put((rng() * 2 - 1) * half, -h + share * h)
  }
  return svg
}
