import { expect, type Page } from '@playwright/test'
import { settled } from '../../scripts/screens/settled.ts'
import { violationsOf } from './axe.ts'
import { outOfReach } from './in-reach.ts'
import { faultsOfLinks } from './links.ts'
import { faultsOfPictures, faultsOfRequests, lookThrough, type Seen } from './pictures.ts'
import { faultsOfWords } from './pseudo-shop.ts'
import { turnInto } from './widths.ts'

/** Pictures whose placeholder is still there. */
const awaited = 'img.awaited:visible:not([data-there], [inert] *)'

const isForShoppers = (page: Page) => !new URL(page.url()).pathname.startsWith('/admin')

/** The faults of a page at one width: axe's findings, controls that nobody can reach, words, pictures, and links. */
async function faults(page: Page, before: readonly Seen[] = []): Promise<{ found: string[]; seen: Seen[] }> {
  const words = await faultsOfWords(page)
  const lines = [...words, ...(await violationsOf(page)), ...(await outOfReach(page))]
  const seen = await lookThrough(page)
  lines.push(
    ...faultsOfPictures(seen, { isForShoppers: isForShoppers(page), before }),
    ...(await faultsOfLinks(page)),
  )
  await expect(page.locator(awaited)).toHaveCount(0)
  return { found: lines.map(line => `${page.viewportSize()?.width} px, ${line}`), seen }
}

/** The part of a 1280 x 1024 window that is left for a page at 400 %. */
const ZOOMED_IN = { width: 320, height: 256 }

/** The width that does not fit the window of a reader who zooms in. */
async function sidewaysZoomedIn(page: Page): Promise<number> {
  await page.setViewportSize(ZOOMED_IN)
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))
}

type How = { asked?: readonly string[]; again?: (() => Promise<void>) | undefined }

/**
 * The faults of a page that is open on a phone, there and at a computer. `asked`: the pictures that it has requested; `again`
 * opens a screen at a computer whose state is lost when the width changes.
 */
export async function lookAtEachWidth(page: Page, { asked, again }: How = {}): Promise<string[]> {
  const narrow = await faults(page)
  const onAPhone = asked && isForShoppers(page) ? faultsOfRequests(asked, narrow.seen) : []
  const sideways = await sidewaysZoomedIn(page)
  await turnInto(page, 'wide')
  if (again) await again()
  else await settled(page)
  const wide = await faults(page, narrow.seen)
  if (sideways > 0) wide.found.unshift(`scrolls sideways at 400 % by ${sideways} px`)
  return [...narrow.found, ...onAPhone, ...wide.found]
}
