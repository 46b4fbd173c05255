import { defineConfig } from 'vitest/config'
import { mutate } from './tests/support/mutate.ts'

// One graph of modules a worker, not one a file: nothing of the shop is kept in modules, and loading it takes longer than most files.
const common = { testTimeout: 30_000, hookTimeout: 120_000, isolate: false, maxWorkers: 2 }

/** Five kinds of tests, the last against the built shop; `npx vitest --project rules` runs one. Screens in a browser are tested by `tests/acceptance`. */
export default defineConfig({
  test: {
    // The broken shops load much the same files again and again.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          ...common,
          name: 'rules',
          include: ['{shop,server,scripts}/**/*.test.ts'],
          exclude: ['**/*.calls.test.ts'],
        },
      },
      {
        plugins: [mutate()],
        test: {
          ...common,
          name: 'calls',
          include: ['{shop,server}/**/*.calls.test.ts'],
          globalSetup: './tests/support/global-setup.ts',
        },
      },
      { test: { ...common, name: 'database', include: ['database/**/*.test.ts'], testTimeout: 120_000 } },
      { test: { ...common, name: 'project', include: ['tests/*.test.ts'] } },
      {
        test: {
          ...common,
          name: 'built',
          include: ['tests/built/*.test.ts'],
          testTimeout: 300_000,
          fileParallelism: false,
          isolate: true,
          maxConcurrency: 2,
        },
      },
    ],
  },
})
