import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Sorts the scripts of every route in the list that each page loads: repetition compresses better. The preload order does
 * not matter.
 */
export async function sortManifest(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter(file => /^manifest-.*\.js$/.test(file))) {
    const file = join(folder, name)
    const sorted = (await readFile(file, 'utf8')).replaceAll(
      /"imports":(\[[^\]]*\])/g,
      (_, list: string) => `"imports":${JSON.stringify((JSON.parse(list) as string[]).sort())}`,
    )
    await writeFile(file, sorted)
  }
}
