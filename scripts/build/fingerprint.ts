import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns one hash of the names and contents of the files that match `patterns`, in `root`, except those left out. */
export async function fingerprintOf(
  root: string,
  patterns: readonly string[],
  isLeftOut: (file: string) => boolean = () => false,
): Promise<string> {
  const hash = createHash('sha256')
  const files = await Array.fromAsync(glob(patterns, { cwd: root }))
  for (const file of files.filter(name => !isLeftOut(name)).sort())
    hash.update(file).update(await readFile(join(root, file)))
  return hash.digest('hex')
}
