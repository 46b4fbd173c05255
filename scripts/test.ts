import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { changedSince, lastWholeRun, rememberWholeRun } from './testing/last-whole-run.ts'
import { runSteps, type Step } from './testing/run-steps.ts'
import { capabilities, ofCapability, ofChange, type Selection } from './testing/select-tests.ts'
import { partialRun, type Steps, wholeRun, words } from './testing/steps-of-tests.ts'
import { openTestDatabases } from './testing/test-databases.ts'

const say = (line: string) => console.log(line)

/** Parses what to test: everything, a capability by its name, or `changed` with or without a commit. */
function selected([what, commit]: string[]): Selection | undefined {
  if (what === undefined) return undefined
  if (what === 'changed') return ofChange(changedFiles(commit))
  if (capabilities().includes(what)) return ofCapability(what)
  throw new Error(`npm test -- changed [commit], or one of: ${capabilities().join(', ')}.`)
}

function changedFiles(given?: string): string[] {
  const { commit, isKnown } = given ? { commit: given, isKnown: true } : lastWholeRun()
  const files = changedSince(commit)
  say(
    `${files.length} files changed since ${commit.slice(0, 12)}${isKnown ? '' : ' (no whole run has passed here yet)'}`,
  )
  return files
}

/** Runs the steps; the heavy ones share one server, with one seeded database that they copy. */
async function run({ light, heavy }: Steps) {
  let databases: Awaited<ReturnType<typeof openTestDatabases>> | undefined
  const opening: Step = {
    name: 'databases to test on',
    run: async () => {
      databases = await openTestDatabases()
      const { close: _, ...open } = databases
      process.env.TEST_DATABASES = JSON.stringify(open)
      return { passed: 1, failed: 0 }
    },
  }
  const counts = [
    await runSteps([words], { say }),
    await runSteps(heavy.length ? [opening, ...light] : light, { atATime: 2, say }),
    await runSteps(heavy, { say }),
  ]
  await databases?.close()
  const sum = (kind: 'passed' | 'failed') => counts.reduce((total, count) => total + count[kind], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

const part = selected(process.argv.slice(2))
const { passed, failed } = await run(part ? partialRun(part) : wholeRun)
await rm(join(import.meta.dirname, '..', 'test-results', 'counts'), { recursive: true, force: true })
for (const what of part?.leftOut ?? []) say(`left out: ${what}`)
if (!part && !failed) rememberWholeRun()
say(`${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
