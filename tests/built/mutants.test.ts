import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { mutants } from '../support/mutants.ts'
import type { MutantVerdict } from '../support/run-mutants.ts'

const root = join(import.meta.dirname, '..', '..')
const names = Object.keys(mutants)
/** By these is shown that tests fail by what is taken away, and not by how they are run. */
const samples = names.filter((_, at) => at % 8 === 0)

/** Tries mutants in a process of its own, and answers what became of each. */
function tried(...which: string[]): Promise<Map<string, MutantVerdict>> {
  const { VITEST: _, VITEST_WORKER_ID: __, VITEST_POOL_ID: ___, ...env } = process.env
  const child = spawn(process.execPath, [join(root, 'tests', 'support', 'run-mutants.ts'), ...which], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((done, fail) => {
    child.once('message', said => done(new Map((said as MutantVerdict[]).map(one => [one.name, one]))))
    child.once('exit', code => fail(new Error(`The mutants were not tried: ${code}`)))
  })
}

let broken: Map<string, MutantVerdict>
let whole: Map<string, MutantVerdict>
beforeAll(async () => {
  broken = await tried()
  whole = await tried('--whole', ...samples)
}, 1_200_000)

test.each(names)('the tests notice when %s', name => {
  const verdict = broken.get(name)
  expect(verdict?.noticed, verdict?.said).toBe(true)
})

test.each(samples)('where nothing is taken away, those tests pass that notice when %s', name => {
  expect(whole.get(name)?.said).toMatch(/^[1-9]\d* tests ran$/)
})
