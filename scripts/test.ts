import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildWhenStale } from './build.ts'
import { ensureChromium } from './chromium.ts'
import { openShopForTests } from './shop-for-tests.ts'
import { type Counted, countPlaywright, countStep, countVitest, runNode } from './test-steps.ts'

const root = join(import.meta.dirname, '..')
const bin = (...parts: string[]) => join(root, 'node_modules', ...parts)
const say = (line: string) => console.log(line)

const total: Counted = { passed: 0, failed: 0 }
function add(name: string, { passed, failed }: Counted, began: number): void {
  total.passed += passed
  total.failed += failed
  say(
    `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${((performance.now() - began) / 1000).toFixed(1)} s)\n`,
  )
}

/** One step: says what begins, runs it, adds what it counted. */
async function step(name: string, run: () => Promise<Counted>): Promise<void> {
  say(`— ${name}`)
  const began = performance.now()
  const counted = await run().catch(error => {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  })
  add(name, counted, began)
}

const vitest = (project: string) => countVitest(root, project)

await step('words', () => countStep(runNode(root, [join(root, 'scripts', 'words.ts')])))
await step('format and lint', () =>
  countStep(runNode(root, [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'])),
)
await step('types', async () => {
  await runNode(root, [bin('@react-router', 'dev', 'bin.cjs'), 'typegen'])
  return countStep(runNode(root, [bin('typescript', 'bin', 'tsc')]))
})
await step('rules', () => vitest('rules'))
await step('architecture and documents', () => vitest('project'))
await step('the database', () => vitest('database'))
await step('calls', () => vitest('calls'))
await step('build', () => countStep(buildWhenStale(say).then(() => 0)))
await step('faults and bytes', () => vitest('built'))
await step('shoppers in a browser', async () => {
  await ensureChromium(say)
  const shop = await openShopForTests('acceptance')
  try {
    return await countPlaywright(root, shop)
  } finally {
    await shop.close()
  }
})
await rm(join(root, 'test-results', 'counts'), { recursive: true, force: true })

say(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
