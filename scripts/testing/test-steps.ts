import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Ran, runNode } from './run-node.ts'

/** The number of passed and failed checks of a step; `printed` is the output to read after a failure. */
export type Counted = { passed: number; failed: number; printed?: string }

/** Counts a step that passes or fails as a whole. */
export async function countStep(running: Promise<Ran>): Promise<Counted> {
  const { code, printed } = await running
  const failed = code === 0 ? 0 : 1
  return { passed: 1 - failed, failed, printed }
}

async function countsFile(folder: string, name: string): Promise<string> {
  const counts = join(folder, 'test-results', 'counts')
  await mkdir(counts, { recursive: true })
  const file = join(counts, `${name}.json`)
  await rm(file, { force: true })
  return file
}

/** The tests of Vitest to run: projects of vitest.config.ts, and some of their files. */
export type Chosen = { projects: string[]; files?: string[]; environment?: Record<string, string> }

/** Runs projects of vitest.config.ts and counts their tests; a file that cannot be loaded counts as failed. */
export async function countVitest(
  folder: string,
  { projects, files = [], environment = {} }: Chosen,
): Promise<Counted> {
  const file = await countsFile(folder, projects.join('-'))
  const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs')
  const { code, printed } = await runNode(
    folder,
    [
      vitest,
      'run',
      ...files,
      ...projects.flatMap(project => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { environment },
  )
  if (!existsSync(file)) return { passed: 0, failed: 1, printed }
  const {
    numPassedTests,
    numFailedTests,
    numPendingTests = 0,
    numTodoTests = 0,
  } = JSON.parse(await readFile(file, 'utf8'))
  const failed = numFailedTests + numPendingTests + numTodoTests
  return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed, printed }
}

/** The most tests of a run that may need a second try: a machine that stalls for a minute is no fault of the shop. */
const MOST_UNSTEADY = 2

type Tried = { status: string; results: { duration: number }[] }
type Suite = { suites?: Suite[]; specs?: { title: string; file: string; tests: Tried[] }[] }

/** Lists the tests below a suite that passed only at their second try. */
const unsteady = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(unsteady),
]

/** Lists the durations of the tests below a suite that are in this file, in milliseconds. */
const durations = (file: string, { suites = [], specs = [] }: Suite): number[] => [
  ...specs
    .filter(spec => spec.file === file)
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  ...suites.flatMap(suite => durations(file, suite)),
]

/** Returns the seconds that a screen adds to a complete run, in which the workers look at screens in parallel. */
function secondsPerScreen(suite: Suite, workers: number): string {
  const each = durations('front/for-everyone.shopper.ts', suite)
  const sum = each.reduce((all, one) => all + one, 0)
  return (sum / Math.max(1, each.length) / workers / 1000).toFixed(1)
}

type Place = { address: string; databaseUrl: string }

/**
 * Runs the shoppers of tests/acceptance against a shop and counts them; screens are looked at in the shop `pseudo`. A skipped
 * one counts as failed. A failed one is tried once more, and is named if it then passes: it must be fixed. More than
 * `MOST_UNSTEADY` of these fail the run.
 */
export async function countPlaywright(
  folder: string,
  { address, databaseUrl }: Place,
  { pseudo, files = [] }: { pseudo?: Place | undefined; files?: string[] | undefined } = {},
): Promise<Counted> {
  const file = await countsFile(folder, 'shoppers')
  const playwright = join(folder, 'node_modules', '@playwright', 'test', 'cli.js')
  const configuration = join(folder, 'tests', 'acceptance', 'playwright.config.ts')
  const { code } = await runNode(
    folder,
    [playwright, 'test', ...files, '--config', configuration, '--retries=1', '--reporter=dot,json'],
    {
      environment: {
        SHOP_ADDRESS: address,
        SHOP_DATABASE: databaseUrl,
        ...(pseudo && { PSEUDO_ADDRESS: pseudo.address, PSEUDO_DATABASE: pseudo.databaseUrl }),
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      },
      shown: true,
    },
  )
  const { stats, suites, config } = JSON.parse(await readFile(file, 'utf8'))
  for (const test of unsteady({ suites })) console.log(`! passed at its second try only: ${test}`)
  console.log(`A screen costs ${secondsPerScreen({ suites }, config.workers)} s of the run.`)
  const failed = stats.unexpected + stats.skipped + Math.max(0, stats.flaky - MOST_UNSTEADY)
  const passed = stats.expected + Math.min(stats.flaky, MOST_UNSTEADY)
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}
