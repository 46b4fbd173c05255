import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { buildWhenStale } from './build/build.ts'
import { chromiumArguments, ensureChromium } from './chromium.ts'
import { contactSheet } from './screens/contact-sheet.ts'
import { screensToShow } from './screens/screens-to-show.ts'
import { countRequests, settled } from './screens/settled.ts'
import { openShopForTests, type ShopForTests } from './testing/shop-for-tests.ts'

const folder = join(import.meta.dirname, '..', 'screenshots')
const widths = [360, 768, 1280]
const schemes = ['light', 'dark'] as const
const say = (line: string) => console.log(line)
const wanted = process.argv.slice(2)

/** Takes one picture of a screen, once everything has arrived. */
async function take(
  browser: Browser,
  { address, databaseUrl }: ShopForTests,
  screen: (typeof screensToShow)[number],
  width: number,
  scheme: 'light' | 'dark',
  file: string,
) {
  const page: Page = await browser.newPage({
    viewport: { width, height: width < 500 ? 780 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    baseURL: address,
  })
  countRequests(page)
  await screen.open(page, databaseUrl)
  await settled(page)
  await showLatePictures(page)
  await page.evaluate(() => scrollTo(0, 0))
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
}

/** Loads the pictures further down, which would load only when scrolled into view. */
async function showLatePictures(page: Page) {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map(picture => picture.decode().catch(() => {})))
  })
}

await buildWhenStale(say)
const executablePath = await ensureChromium(say)
const shop = await openShopForTests('screenshots')
const browser = await chromium.launch({
  executablePath,
  args: chromiumArguments,
})
try {
  if (wanted.length === 0) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const screen of screensToShow.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const files: string[] = []
    for (const scheme of schemes) {
      for (const width of widths) {
        const file = join(folder, `${screen.name}-${width}-${scheme}.png`)
        await take(browser, shop, screen, width, scheme, file)
        files.push(file)
      }
    }
    await contactSheet(files, join(folder, `sheet-${screen.name}.png`))
    say(screen.name)
  }
  say(`The pictures are in ${folder}`)
} finally {
  await browser.close()
  await shop.close()
}
