import { join } from 'node:path'
import { PSEUDO_LANGUAGE, writePseudoWords } from '../build/pseudo-words.ts'
import { ensureChromium } from '../chromium.ts'
import { runNode } from './run-node.ts'
import type { Step } from './run-steps.ts'
import type { Selection } from './select-tests.ts'
import { openShopForTests } from './shop-for-tests.ts'
import { type Chosen, countPlaywright, countStep, countVitest } from './test-steps.ts'

const root = join(import.meta.dirname, '..', '..')
const say = (line: string) => console.log(line)
const bin = (...parts: string[]) => join(root, 'node_modules', ...parts)
const script = (name: string, environment: Record<string, string> = {}) =>
  runNode(root, [join(root, 'scripts', name)], { environment })
const vitest = (name: string, chosen: Chosen): Step => ({
  name,
  unit: 'test',
  run: () => countVitest(root, chosen),
})

export const words: Step = { name: 'words', run: () => countStep(script('words.ts')) }

const build: Step = { name: 'build', run: () => countStep(script('build-only.ts')) }
const types: Step = {
  name: 'types',
  run: async () => {
    await runNode(root, [bin('@react-router', 'dev', 'bin.cjs'), 'typegen'])
    // Several checkers look at the same types again, and the other core is building.
    return countStep(runNode(root, [bin('typescript', 'bin', 'tsc'), '--checkers', '1']))
  },
}
const lint: Step = {
  name: 'format and lint',
  run: () =>
    countStep(runNode(root, [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'])),
}
const project = vitest('architecture and documents', { projects: ['project'] })

/** Shoppers in a browser; in a complete run, screens are looked at in a second shop, in the pseudo language. */
const shoppers = (files?: string[]): Step => ({
  name: 'shoppers in a browser',
  unit: 'shopper',
  run: async () => {
    await ensureChromium(say)
    const shop = await openShopForTests('acceptance')
    const language = { SHOP_LANGUAGE: PSEUDO_LANGUAGE }
    const pseudo = files ? undefined : await openShopForTests('pseudo-language', language)
    try {
      return await countPlaywright(root, shop, { pseudo, files })
    } finally {
      await pseudo?.close()
      await shop.close()
    }
  },
})

/** Light steps run two at a time, the longest first; heavy steps keep the machine busy and run alone. */
export type Steps = { light: Step[]; heavy: Step[] }

/** The steps of a complete run. */
export const wholeRun: Steps = {
  light: [
    build,
    types,
    {
      name: 'build in the pseudo language',
      run: async () => {
        await writePseudoWords()
        return countStep(script('build-only.ts', { SHOP_LANGUAGE: PSEUDO_LANGUAGE }))
      },
    },
    vitest('rules', { projects: ['rules'] }),
    project,
    vitest('the database', { projects: ['database'] }),
    lint,
  ],
  heavy: [
    vitest('calls', { projects: ['calls'] }),
    vitest('faults and bytes', { projects: ['built', 'built-alone'] }),
    shoppers(),
  ],
}

/** Returns the steps for a part; the checks that apply to everything are always included. */
export function partialRun(part: Selection): Steps {
  const has = (files: string[]) => files.length > 0
  const { rules, calls, database, mutants } = part
  const environment = { MUTANTS_WITHIN: JSON.stringify(mutants) }
  const trying = { projects: ['built'], files: ['tests/built/mutants.test.ts'], environment }
  return {
    light: [
      types,
      ...(has(part.shoppers) ? [build] : []),
      ...(has(rules) ? [vitest('rules', { projects: ['rules'], files: rules })] : []),
      project,
      ...(has(database) ? [vitest('the database', { projects: ['database'], files: database })] : []),
      lint,
    ],
    heavy: [
      ...(has(calls) ? [vitest('calls', { projects: ['calls'], files: calls })] : []),
      ...(has(mutants) ? [vitest('shops that are broken on purpose', trying)] : []),
      ...(has(part.shoppers) ? [shoppers(part.shoppers)] : []),
    ],
  }
}
