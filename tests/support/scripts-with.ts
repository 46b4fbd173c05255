/** What a built script imports at once, and what it imports when it is needed. */
const atOnce = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
const whenNeeded = /import\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g

/**
 * The scripts of a page of the shop at `address`, with those that it loads late and that begin with one of these names,
 * and with all that any of them imports; each once, by its path.
 */
export async function scriptsWith(
  address: string,
  scripts: readonly string[],
  names: readonly string[],
): Promise<string[]> {
  const found = new Set(scripts)
  // What is added to the set while it is gone through is gone through as well.
  for (const path of found) {
    const text = await (await fetch(address + path)).text()
    const late = [...text.matchAll(whenNeeded)].filter(([, file]) =>
      names.some(name => file?.startsWith(`${name}-`)),
    )
    for (const [, file] of [...text.matchAll(atOnce), ...late]) found.add(`/assets/${file}`)
  }
  return [...found]
}
