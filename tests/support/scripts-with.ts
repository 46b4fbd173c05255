/** The static and the dynamic imports of a built script. */
const atOnce = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
const whenNeeded = /import\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g

/**
 * Returns the scripts of a page of the shop at `address`, with those that it loads late whose names begin with one of these,
 * and everything that any of them imports; each once, by its path.
 */
export async function scriptsWith(
  address: string,
  scripts: readonly string[],
  names: readonly string[],
): Promise<string[]> {
  const found = new Set(scripts)
  // Items added to the set during the loop are visited as well.
  for (const path of found) {
    const text = await (await fetch(address + path)).text()
    const late = [...text.matchAll(whenNeeded)].filter(([, file]) =>
      names.some(name => file?.startsWith(`${name}-`)),
    )
    for (const [, file] of [...text.matchAll(atOnce), ...late]) found.add(`/assets/${file}`)
  }
  return [...found]
}
