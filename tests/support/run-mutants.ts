import { globSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'
import { type Mutant, mutants } from './mutants.ts'
import { markOf, wholeMark } from './mutate.ts'

/** What became of a mutant: whether a test failed by it, and what its tests said. */
export type MutantVerdict = { name: string; noticed: boolean; said: string }

const root = join(import.meta.dirname, '..', '..')

/** The tests that must notice, in the file of the calls that they stand in. */
function testsOf({ noticedBy }: Mutant): string {
  const files = globSync(`${noticedBy}*.calls.test.ts`, { cwd: root })
  const exact = globSync(`${noticedBy}.test.ts`, { cwd: root })
  const [file, ...more] = [...files, ...exact]
  if (!file || more.length) throw new Error(`${noticedBy} is not one file of tests`)
  return join(root, file)
}

const escaped = (title: string) => new RegExp(title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))

function verdictOn(name: string, module: TestModule | undefined): MutantVerdict {
  const tests = [...(module?.children.allTests() ?? [])].filter(test => test.result().state !== 'skipped')
  const failed = tests.filter(test => test.result().state === 'failed')
  const broken = module ? module.errors().map(({ message }) => message) : ['was not run']
  const said = failed.flatMap(test => test.result().errors?.map(({ message }) => message) ?? [])
  return {
    name,
    noticed: failed.length > 0 && broken.length === 0,
    said: [`${tests.length} tests ran`, ...broken, ...said].join('\n'),
  }
}

/**
 * Runs, against each of the named mutants, the tests that must notice it; all by one start of Vitest. `whole`: with nothing taken
 * away, by which the tests must pass.
 */
export async function runMutants(names: readonly string[], { whole = false } = {}): Promise<MutantVerdict[]> {
  const vitest = await createVitest('test', {
    root,
    watch: false,
    project: ['calls'],
    reporters: [{}],
    silent: true,
  })
  await vitest.standalone()
  const project = vitest.getProjectByName('calls')
  const ids = new Map<string, string>()
  const specifications = names.map(name => {
    const mutant = mutants[name]
    if (!mutant) throw new Error(`There is no mutant named ${name}`)
    const id = `${testsOf(mutant)}?mutant=${(whole ? wholeMark : markOf)(mutant)}`
    ids.set(name, id)
    return project.createSpecification(id, { testNamePattern: escaped(mutant.test) })
  })
  try {
    await vitest.runTestSpecifications(specifications)
    const modules = new Map(vitest.state.getTestModules().map(module => [module.moduleId, module]))
    return names.map(name => verdictOn(name, modules.get(ids.get(name) ?? '')))
  } finally {
    await vitest.close()
  }
}

if (import.meta.main) {
  const given = process.argv.slice(2)
  const whole = given.includes('--whole')
  const asked = given.filter(name => name !== '--whole')
  const verdicts = await runMutants(asked.length ? asked : Object.keys(mutants), { whole })
  const tell = process.send?.bind(process)
  if (tell) await new Promise(done => tell(verdicts, undefined, {}, done))
  else
    for (const { name, noticed, said } of verdicts)
      process.stdout.write(noticed ? `noticed: ${name}\n` : `NOT NOTICED: ${name}\n${said}\n`)
  process.exit(0)
}
