import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { mutants } from '../support/mutants/mutants.ts'
import type { MutantVerdict, Trial } from '../support/mutants/run-mutants.ts'

const root = join(import.meta.dirname, '..', '..')
/** The mutants to test: all, or those whose guard is in one of these files or folders (JSON). */
const within: string[] = JSON.parse(process.env.MUTANTS_WITHIN ?? '[""]')
const names = Object.entries(mutants)
  .filter(([, { file }]) => within.some(path => file === path || file.startsWith(path)))
  .map(([name]) => name)
/** These show that tests fail because of what was removed, and not because of how they are run. */
const samples = names.filter((_, at) => at % 8 === 0)

/** Tries mutants in a separate process. */
function tried(trials: Trial[]): Promise<MutantVerdict[]> {
  const { VITEST: _, VITEST_WORKER_ID: __, VITEST_POOL_ID: ___, ...env } = process.env
  const child = spawn(process.execPath, [join(root, 'tests', 'support', 'mutants', 'try-mutants.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.send(trials)
  return new Promise((done, fail) => {
    child.once('message', said => done(said as MutantVerdict[]))
    child.once('exit', code => fail(new Error(`The mutants were not tried: ${code}`)))
  })
}

let broken: Map<string, MutantVerdict>
let whole: Map<string, MutantVerdict>
beforeAll(async () => {
  const all = [
    ...names.map(name => ({ name, whole: false })),
    ...samples.map(name => ({ name, whole: true })),
  ]
  const verdicts = await tried(all)
  const byName = (wanted: boolean) =>
    new Map(verdicts.filter(({ whole }) => whole === wanted).map(verdict => [verdict.name, verdict]))
  broken = byName(false)
  whole = byName(true)
}, 1_200_000)

test.each(names)('the tests notice when %s', name => {
  const verdict = broken.get(name)
  expect(verdict?.noticed, verdict?.said).toBe(true)
})

test.each(samples)('with the guard in place, the same tests pass that notice when %s', name => {
  expect(whole.get(name)?.said).toMatch(/^[1-9]\d* tests ran$/)
})
