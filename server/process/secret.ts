import { createHmac, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Reads the shop's secret: the configured one, or a random one stored in the data folder, readable by its owner only. */
export async function readSecret(configured: string | undefined, dataFolder: string): Promise<string> {
  if (configured) return configured
  const file = join(dataFolder, 'secret')
  await mkdir(dataFolder, { recursive: true })
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFile(file, 'utf8')
}

/** Derives 32 bytes from a text: always the same, and only possible with the secret. */
export const derivedFrom =
  (secret: string) =>
  (text: string): Buffer =>
    createHmac('sha256', secret).update(`derive ${text}`).digest()
