/** Returns the moment of a tap of a driver: when it happened, if that is between a moment and now; otherwise now. */
export function momentOfTap(at: string | undefined, { since, now }: { since: Date | null; now: Date }): Date {
  const then = at === undefined ? now : new Date(at)
  return then > now || (since && then < since) ? now : then
}
