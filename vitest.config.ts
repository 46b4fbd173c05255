import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'
import { mutate } from './tests/support/mutants/mutate.ts'

// One graph of modules a worker, not one a file: nothing of the shop is kept in modules, and loading it takes longer than most files.
const common = { testTimeout: 30_000, hookTimeout: 120_000, isolate: false, maxWorkers: 3 }
const globalSetup = './tests/support/global-setup.ts'

const built = {
  ...common,
  globalSetup,
  testTimeout: 300_000,
  maxConcurrency: 2,
  // Several shops and browsers are at work at a time.
  expect: { poll: { timeout: 10_000 } },
}
/** Four nodes at a time are load enough. */
const alone = 'tests/built/three-nodes.test.ts'

/**
 * Five kinds of tests, the last against the built shop; `npx vitest --project rules` runs one. Screens in a browser are tested
 * by `tests/acceptance`.
 */
export default defineConfig({
  test: {
    // The broken shops load much the same files again and again.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...common,
          name: 'rules',
          include: ['{shop,server,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.calls.test.ts'],
        },
      },
      {
        plugins: [mutate()],
        test: {
          ...common,
          name: 'calls',
          include: ['{shop,server}/**/*.calls.test.ts'],
          globalSetup,
        },
      },
      { test: { ...common, name: 'database', include: ['database/**/*.test.ts'], testTimeout: 120_000 } },
      { test: { ...common, name: 'project', include: ['tests/*.test.ts'] } },
      { test: { ...built, name: 'built', include: ['tests/built/*.test.ts'], exclude: [alone] } },
      {
        test: {
          ...built,
          name: 'built-alone',
          include: [alone],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
