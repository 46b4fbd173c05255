import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'

/** True if programs can be installed here: as root, on Debian or a relative. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** True if there is an executable program at this path. */
export function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Runs apt-get quietly and without questions; the Error of a failure has the end of its output. */
export function aptGet(...words: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('/usr/bin/apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...words], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    const collect = (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-2000)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', reject)
    child.once('close', code => {
      if (code === 0) resolve()
      else reject(new Error(`apt-get ${words.join(' ')} failed:\n${printed.trim()}`))
    })
  })
}
