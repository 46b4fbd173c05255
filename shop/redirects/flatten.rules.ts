import { cleanPath } from './redirect-path.rules.ts'

/** Redirects by their path. */
export type Redirects = ReadonlyMap<string, string>

/**
 * Adds redirects to those of the shop, so that each leads to its last address in one hop. Returns the ones that differ from `before`, and the
 * added paths that would lead in a circle.
 */
export function flatten(before: Redirects, added: Redirects): { changed: Redirects; circles: Set<string> } {
  const all = new Map([...before, ...added])
  const ends = new Map<string, string | undefined>()
  /** Returns the last target of a path; undefined if it is a circle. */
  const endOf = (path: string): string | undefined => {
    const passed: string[] = []
    const seen = new Set<string>()
    let at = path
    let end: string | undefined
    for (;;) {
      if (ends.has(at)) {
        end = ends.get(at)
        break
      }
      if (seen.has(at)) break
      seen.add(at)
      passed.push(at)
      const target = all.get(at) as string
      const next = cleanPath(target)
      if (next === undefined || !all.has(next)) {
        end = target
        break
      }
      at = next
    }
    for (const one of passed) ends.set(one, end)
    return end
  }
  const changed = new Map<string, string>()
  const circles = new Set<string>()
  for (const path of all.keys()) {
    const end = endOf(path)
    if (end === undefined) {
      if (added.has(path)) circles.add(path)
    } else if (end !== before.get(path)) changed.set(path, end)
  }
  return { changed, circles }
}
