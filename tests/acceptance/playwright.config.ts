import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts'
import { widths } from './widths.ts'

const executablePath = findChromium()
/** These open a page once, and check it as on a phone and on a computer. */
const screens = '**/for-everyone.shopper.ts'
const otherScreens = '**/leaving-no-screen-out.shopper.ts'
const links = '**/following-every-link.shopper.ts'
const atEachWidth = [screens, otherScreens, links]
/** Flows of staff at a computer, and tests of paper, of a window of their own, of text and code, or done at a phone elsewhere. */
const atAComputer = [
  '**/printing-*.shopper.ts',
  '**/zoomed-in.shopper.ts',
  '**/seeing-pictures.shopper.ts',
  '**/taking-words-as-words.shopper.ts',
  '**/becoming-the-owner.shopper.ts',
  '**/{catalogue,content,exchange,mails,settings}/*.shopper.ts',
  '**/office/{checking-the-books,the-first-hour-of-an-owner,keeping-lots,looking-after-people,recalling-a-lot,what-the-shop-stores,working-in-the-office}.shopper.ts',
  '**/orders/{mending-an-order,money-of-an-order,taking-a-phone-order,working-on-orders}.shopper.ts',
  '**/near/editing-the-directory.shopper.ts',
  '**/qurbani/editing-a-qurbani-season.shopper.ts',
]
/** Flows of shoppers on the way, and of staff on their feet. */
const onAPhone = [
  '**/customers/{having-an-account,protecting-an-account,signing-in-with-a-code}.shopper.ts',
  '**/{delivery,payments,reviews}/*.shopper.ts',
  '**/near/{coming-back-to-a-search,finding-shops-nearby}.shopper.ts',
  '**/orders/{delivering-in-runs,looking-at-own-orders,keeping-the-usual,ordering-again,ordering-by-whatsapp,ordering-with-an-account,packing-orders,picking-orders,working-at-the-counter,working-through-a-day}.shopper.ts',
  '**/qurbani/{booking-a-qurbani,the-day-of-slaughter}.shopper.ts',
]

/** The shop whose screens are looked at: the one in the pseudo language, if there is one. */
const { SHOP_ADDRESS: baseURL = 'http://localhost:3000', PSEUDO_ADDRESS = baseURL } = process.env
const ofScreens = { ...widths.narrow, baseURL: PSEUDO_ADDRESS }

/**
 * Shoppers in a real browser, against the built shop that `scripts/test.ts` started at SHOP_ADDRESS. Flows that depend on
 * the width (frame, cart, sign-in, keyboard) are done at both. Other flows are done once: for-everyone.shopper.ts opens every state of
 * every screen at both widths, and there each control must be in reach.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.shopper.ts',
  // Node reads the shop as it is.
  build: { external: ['**/{shop,server,database,scripts}/**'] },
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    launchOptions: { args: chromiumArguments, ...(executablePath ? { executablePath } : {}) },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'narrow', testIgnore: [...atEachWidth, ...atAComputer], use: widths.narrow },
    { name: 'wide', testIgnore: [...atEachWidth, ...onAPhone], use: widths.wide },
    { name: 'links', testMatch: links, use: widths.narrow },
    { name: 'each screen', testMatch: screens, use: ofScreens },
    { name: 'other screens', testMatch: otherScreens, use: ofScreens, dependencies: ['each screen'] },
  ],
})
