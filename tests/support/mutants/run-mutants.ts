import { globSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'
import type { Mutant } from './mutant.ts'
import { mutants } from './mutants.ts'
import { markOf, wholeMark } from './mutate.ts'

/** The result of a mutant: whether a test failed because of it, and the output of its tests. */
export type MutantVerdict = Trial & { noticed: boolean; said: string }

const root = join(import.meta.dirname, '..', '..', '..')

/** Returns the tests that must notice it, in the file of calls that contains them. */
function testsOf({ noticedBy }: Mutant): string {
  const files = globSync(`${noticedBy}*.calls.test.ts`, { cwd: root })
  const exact = globSync(`${noticedBy}.test.ts`, { cwd: root })
  const [file, ...more] = [...files, ...exact]
  if (!file || more.length) throw new Error(`${noticedBy} is not one file of tests`)
  return join(root, file)
}

const escaped = (title: string) => new RegExp(title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))

function verdictOn({ name, whole }: Trial, module: TestModule | undefined): MutantVerdict {
  const tests = [...(module?.children.allTests() ?? [])].filter(test => test.result().state !== 'skipped')
  const failed = tests.filter(test => test.result().state === 'failed')
  const broken = module ? module.errors().map(({ message }) => message) : ['was not run']
  const said = failed.flatMap(test => test.result().errors?.map(({ message }) => message) ?? [])
  return {
    name,
    whole,
    noticed: failed.length > 0 && broken.length === 0,
    said: [`${tests.length} tests ran`, ...broken, ...said].join('\n'),
  }
}

/** A mutant to try; `whole`: with nothing removed, so its tests must pass. */
export type Trial = { name: string; whole: boolean }

/** Runs, for each mutant, the tests that must notice it, in a single start of Vitest. */
export async function runMutants(trials: readonly Trial[]): Promise<MutantVerdict[]> {
  const vitest = await createVitest('test', {
    root,
    watch: false,
    project: ['calls'],
    reporters: [{}],
    silent: true,
  })
  await vitest.standalone()
  const project = vitest.getProjectByName('calls')
  const tried = trials.map(trial => {
    const mutant = mutants[trial.name]
    if (!mutant) throw new Error(`There is no mutant named ${trial.name}`)
    const id = `${testsOf(mutant)}?mutant=${(trial.whole ? wholeMark : markOf)(mutant)}`
    return {
      ...trial,
      id,
      specification: project.createSpecification(id, { testNamePattern: escaped(mutant.test) }),
    }
  })
  try {
    await vitest.runTestSpecifications(tried.map(({ specification }) => specification))
    const modules = new Map(vitest.state.getTestModules().map(module => [module.moduleId, module]))
    return tried.map(({ id, ...trial }) => verdictOn(trial, modules.get(id)))
  } finally {
    await vitest.close()
  }
}

if (import.meta.main) {
  const given = process.argv.slice(2)
  const whole = given.includes('--whole')
  const asked = given.filter(name => name !== '--whole')
  const names = asked.length ? asked : Object.keys(mutants)
  for (const { name, noticed, said } of await runMutants(names.map(name => ({ name, whole }))))
    process.stdout.write(noticed ? `noticed: ${name}\n` : `NOT NOTICED: ${name}\n${said}\n`)
  process.exit(0)
}
