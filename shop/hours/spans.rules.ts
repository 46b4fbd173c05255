/** A part of a day in minutes from its midnight, by the clock of the shop: `to` is after it. Above 1440 it is the next day. */
export type Span = { from: number; to: number }

/** The minutes of a day. */
export const DAY = 1440

/** Returns the same time as spans that neither touch nor overlap, in order. */
export function merged(spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1)
    if (to <= from) continue
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else all.push({ from, to })
  }
  return all
}

/** Returns the time of spans that is in no hole. */
export const without = (spans: readonly Span[], holes: readonly Span[]): Span[] =>
  merged(holes).reduce<Span[]>(
    (left, hole) =>
      left.flatMap(({ from, to }) =>
        [
          { from, to: Math.min(to, hole.from) },
          { from: Math.max(from, hole.to), to },
        ].filter(part => part.to > part.from),
      ),
    merged(spans),
  )

/** Returns the minutes of a span that are in spans that do not overlap. */
export const minutesWithin = (spans: readonly Span[], { from, to }: Span): number =>
  spans.reduce((all, span) => all + Math.max(0, Math.min(span.to, to) - Math.max(span.from, from)), 0)
