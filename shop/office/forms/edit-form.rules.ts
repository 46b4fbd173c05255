/** Merges a draft over the version that others saved: fields that the writer left alone take the saved value. */
export function mergedOver<Draft extends Record<string, unknown>>(
  draft: Draft,
  { stood, theirs }: { stood: Draft; theirs: Draft },
): Draft {
  const isSame = (name: string) => JSON.stringify(draft[name]) === JSON.stringify(stood[name])
  return Object.fromEntries(
    Object.entries(draft).map(([name, mine]) => [name, isSame(name) ? theirs[name] : mine]),
  ) as Draft
}

/** The fields that both have changed, to different values. */
export function clashesIn<Draft extends Record<string, unknown>>(
  draft: Draft,
  { stood, theirs }: { stood: Draft; theirs: Draft },
): (keyof Draft & string)[] {
  const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
  return Object.keys(draft).filter(
    name =>
      differ(draft[name], stood[name]) &&
      differ(theirs[name], stood[name]) &&
      differ(draft[name], theirs[name]),
  )
}
