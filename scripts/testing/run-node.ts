import { spawn } from 'node:child_process'

/** The exit code and the output of a program. */
export type Ran = { code: number; printed: string }

type How = { environment?: Record<string, string>; shown?: boolean }

/**
 * Runs a program on this very Node to its end. Collects its output, as other programs may run beside it; `shown` prints it
 * at once, for one that runs alone.
 */
export function runNode(
  folder: string,
  command: string[],
  { environment = {}, shown = false }: How = {},
): Promise<Ran> {
  const output = shown ? 'inherit' : 'pipe'
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, command, {
      cwd: folder,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...environment },
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', text => {
        printed += text
      })
    child.once('error', fail)
    child.once('close', code => done({ code: code ?? 1, printed }))
  })
}
