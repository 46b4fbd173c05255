import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts'

const executablePath = findChromium()

/** Shoppers in a real browser, against the built shop that `scripts/test.ts` started at SHOP_ADDRESS. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.shopper.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env.SHOP_ADDRESS ?? 'http://localhost:3000',
    launchOptions: { args: chromiumArguments, ...(executablePath ? { executablePath } : {}) },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    { name: 'narrow', use: { viewport: { width: 360, height: 780 }, hasTouch: true } },
    { name: 'wide', use: { viewport: { width: 1280, height: 900 } } },
  ],
})
