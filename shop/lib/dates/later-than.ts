/** Returns the moment of a change: now, or just after the last one, so that it is always later and stale edits are detected. */
export const laterThan = (last: Date | undefined, now: Date): Date =>
  new Date(Math.max(now.getTime(), (last?.getTime() ?? 0) + 1))
