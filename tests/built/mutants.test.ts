import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutants } from '../support/mutants.ts'

const root = join(import.meta.dirname, '..', '..')

/** Tests a broken build; answers its exit code and what it printed. */
function testMutant(name: string): Promise<{ code: number | null; printed: string }> {
  const { VITEST: _, VITEST_WORKER_ID: __, VITEST_POOL_ID: ___, ...environment } = process.env
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const files = [mutants[name]?.noticedBy ?? '']
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'calls', '--bail', '1', ...files], {
    cwd: root,
    env: { ...environment, MUTANT: name },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', chunk => {
    printed += chunk
  })
  child.stderr.on('data', chunk => {
    printed += chunk
  })
  return new Promise(done => child.once('exit', code => done({ code, printed })))
}

test.each(Object.keys(mutants))('the tests notice when %s', async name => {
  const { code, printed } = await testMutant(name)
  expect(code, printed).toBe(1)
  expect(printed).toMatch(/AssertionError|[1-9]\d* failed/)
  expect(printed).not.toMatch(/has no guard|There is no mutant/)
})
