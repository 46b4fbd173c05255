import { spawn } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How many checks of a step held, and how many did not. */
export type Counted = { passed: number; failed: number }

/** Runs a program on this very Node with its output shown; answers its exit code. */
export function runNode(
  folder: string,
  command: string[],
  environment: Record<string, string> = {},
): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, command, {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    })
    child.once('error', fail)
    child.once('exit', code => done(code ?? 1))
  })
}

/** A step that either holds or does not. */
export async function countStep(running: Promise<number>): Promise<Counted> {
  const failed = (await running) === 0 ? 0 : 1
  return { passed: 1 - failed, failed }
}

async function countsFile(folder: string, name: string): Promise<string> {
  const counts = join(folder, 'test-results', 'counts')
  await mkdir(counts, { recursive: true })
  return join(counts, `${name}.json`)
}

/** Runs one project of vitest.config.ts and counts its tests; a file that cannot be loaded counts as failed. */
export async function countVitest(folder: string, project: string): Promise<Counted> {
  const file = await countsFile(folder, project)
  const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs')
  const code = await runNode(folder, [
    vitest,
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const {
    numPassedTests,
    numFailedTests,
    numPendingTests = 0,
    numTodoTests = 0,
  } = JSON.parse(await readFile(file, 'utf8'))
  const failed = numFailedTests + numPendingTests + numTodoTests
  return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** So many tests of a run may need a second try: a machine that stands still for a minute is no fault of the shop. */
const MOST_UNSTEADY = 2

type Suite = { suites?: Suite[]; specs?: { title: string; file: string; tests: { status: string }[] }[] }

/** The tests below a suite that passed at their second try. */
const unsteady = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(unsteady),
]

/**
 * Runs the shoppers of tests/acceptance against a shop and counts them; a skipped one counts as failed. One that failed
 * is tried once more, and is named if that passed: it is to be mended. More than `MOST_UNSTEADY` of these fail the run.
 */
export async function countPlaywright(
  folder: string,
  { address, databaseUrl }: { address: string; databaseUrl: string },
): Promise<Counted> {
  const file = await countsFile(folder, 'shoppers')
  const playwright = join(folder, 'node_modules', '@playwright', 'test', 'cli.js')
  const configuration = join(folder, 'tests', 'acceptance', 'playwright.config.ts')
  const code = await runNode(
    folder,
    [playwright, 'test', '--config', configuration, '--retries=1', '--reporter=dot,json'],
    { SHOP_ADDRESS: address, SHOP_DATABASE: databaseUrl, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  )
  const { stats, suites } = JSON.parse(await readFile(file, 'utf8'))
  for (const test of unsteady({ suites })) console.log(`! passed at its second try only: ${test}`)
  const failed = stats.unexpected + stats.skipped + Math.max(0, stats.flaky - MOST_UNSTEADY)
  const passed = stats.expected + Math.min(stats.flaky, MOST_UNSTEADY)
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}
