/** Returns files that import each other, directly or through others; type imports count. */
export function circlesOf(
  files: readonly string[],
  imports: readonly { from: string; to: string }[],
): string[] {
  const next = new Map<string, string[]>()
  const known = new Set(files)
  for (const { from, to } of imports) if (known.has(to)) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(' -> '))
    if (path.includes(file) || done.has(file)) return
    for (const target of next.get(file) ?? []) visit(target, [...path, file])
    done.add(file)
  }
  for (const file of files) visit(file, [])
  return found
}
