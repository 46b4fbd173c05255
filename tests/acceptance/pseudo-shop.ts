import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { PSEUDO_LANGUAGE } from '../../scripts/build/pseudo-words.ts'
import { lookAtPage } from '../support/look-at-page.ts'
import { inPseudoLanguage } from '../support/pseudo-page.ts'
import { openShopData } from '../support/shop-data.ts'
import { type IsData, untranslated } from '../support/untranslated.ts'

const { PSEUDO_ADDRESS, PSEUDO_DATABASE, SHOP_DATABASE = '' } = process.env

/** True in a complete run: there every screen is looked at in the pseudo language, from right to left. */
export const isInPseudoLanguage = PSEUDO_ADDRESS !== undefined

/** The database of the shop whose screens are looked at. */
export const databaseOfScreens = PSEUDO_DATABASE ?? SHOP_DATABASE

/** A page of that shop, whose elements are found by their English names. */
export const byEnglishNames = (page: Page): Page => (isInPseudoLanguage ? inPseudoLanguage(page) : page)

/** The data of orders, windows, labels, branches, lots, recalls, certificates, collections and shops that pages have received, their searches and carts: data that may not be in the database. */
const received: unknown[] = []

/** Notes the data that a page receives from now on. */
export function noteData(page: Page): void {
  page.on('response', async answer => {
    if (
      answer.ok() &&
      /\/api\/(orders|near|slots|slotPatterns|advanceRules|barcodeRules|branches|lots|receipts|suppliers|recalls|runs|certificates|search|redirects|savedViews|collections|upkeep|privacy)\//.test(
        answer.url(),
      )
    )
      received.push(await answer.json().catch(() => {}))
  })
}

const readData = openShopData(databaseOfScreens)
let isData: IsData | undefined

/** The texts that this worker has found right: those of the frame are on every screen. */
const right = new Set<string>()

/** Returns the texts that are neither translated nor data; checks again if data may have been written since. */
async function plainTexts(texts: string[]): Promise<string[]> {
  isData ??= await readData(received)
  const wrongOf = (text: string) => untranslated(text, isData as IsData)
  const doubtful = texts.filter(text => !right.has(text) && wrongOf(text).length > 0)
  for (const text of texts) right.add(text)
  for (const text of doubtful) right.delete(text)
  if (doubtful.length === 0) return []
  isData = await readData(received)
  return doubtful.flatMap(wrongOf)
}

/** Returns the readable texts of a page and its layout at its width, once it is drawn. */
async function lookAt(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
  return page.evaluate(lookAtPage)
}

/** The faults of an open page in the pseudo language: texts that are no messages, words without room, a wrong direction. */
export async function faultsOfWords(page: Page): Promise<string[]> {
  if (!isInPseudoLanguage) return []
  const { searchParams } = new URL(page.url())
  received.push(
    [...searchParams.values()],
    JSON.parse(await page.evaluate(() => localStorage.localCart ?? '[]')),
  )
  let looked = await lookAt(page)
  // A page that has just changed its width may still be settling: real faults remain.
  for (let frames = 0; frames < 20 && looked.faults.length > 0; frames += 1) looked = await lookAt(page)
  const { texts, faults, language, direction } = looked
  return [
    ...(language === PSEUDO_LANGUAGE && direction === 'rtl' ? [] : [`in ${language}, ${direction}`]),
    ...(await plainTexts(texts)).map(text => `no message: ${text}`),
    ...faults,
  ]
}

const seen = join(import.meta.dirname, '..', '..', 'test-results', 'seen-screens')

/** Notes that the screen at this address was looked at, for all workers of this run. */
export const noteSeen = (page: Page): void => appendFileSync(seen, `${new URL(page.url()).pathname}\n`)

/** The paths of the screens that were looked at in this run. */
export const seenScreens = (): string[] =>
  existsSync(seen) ? readFileSync(seen, 'utf8').trim().split('\n') : []
