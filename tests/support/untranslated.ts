import { PSEUDO_LANGUAGE } from '../../scripts/build/pseudo-words.ts'

/** True if a text is data of the shop: products, people, places. `cut`: only its beginning is shown. */
export type IsData = (text: string, cut: boolean) => boolean

/**
 * Returns the parts of a text that are neither in the pseudo language nor data. Outside brackets only data may appear;
 * inside, words with accents, and data if the message has a parameter. Numbers, prices, signs, addresses and names of
 * pictures are free.
 */
export function untranslated(text: string, isData: IsData): string[] {
  const cut = text.includes('…')
  const pieces: string[] = []
  let rest = text.replaceAll(
    /[^\s[\]]+@[^\s[\]]+|(?<![^\s[\]])(?:https?:\/)?\/[^\s[\]]+|[^\s[\]]+\.webp/g,
    ' ',
  )
  for (;;) {
    const inner = /\[([^[\]]*)\]/.exec(rest)
    if (!inner) break
    pieces.push(...plainRuns(inner[1] as string))
    rest = `${rest.slice(0, inner.index)}\n${rest.slice(inner.index + inner[0].length)}`
  }
  return [...pieces, ...rest.split('\n')]
    .map(bare)
    .filter(piece => /\p{L}/u.test(piece) && !isData(piece, cut) && !piece.split(' ').every(isOfIntl))
}

/** Trims everything that is not a letter from both ends. */
const bare = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[^\p{L}\p{N}]+$/u, '')

/** Returns the words between those with accents; words without a vowel are the same in both languages. */
function plainRuns(inside: string): string[] {
  const runs: string[][] = [[]]
  for (const word of inside.replaceAll(/’(?=[áéíóúýçñšž])/gi, ' ').split(/\s+/)) {
    if (/[áéíóúýçñšž]/i.test(word) && !/[aeiouy]/i.test(word)) runs.push([])
    else runs.at(-1)?.push(word)
  }
  return runs.map(run => run.join(' ')).filter(run => /[aeiouy]/i.test(run))
}

/** The letters of a word only. */
const lettersOf = (word: string) => word.replaceAll(/[^\p{L}]/gu, '')

/** The words of dates and prices in the pseudo language, and the names of days, clocks and currencies. */
const ofIntl = new Set(
  Array.from({ length: 24 }, (_, at) => new Date(Date.UTC(2026, at / 2, 1, at))).flatMap(moment =>
    (['medium', 'long'] as const).flatMap(dateStyle =>
      new Intl.DateTimeFormat(PSEUDO_LANGUAGE, { dateStyle, timeStyle: 'short', timeZone: 'UTC' })
        .formatToParts(moment)
        .flatMap(({ value }) => value.split(/[^\p{L}]+/u)),
    ),
  ),
)
const currency = { style: 'currency', currency: 'PKR', currencyDisplay: 'narrowSymbol' } as const
for (const { value } of new Intl.NumberFormat(PSEUDO_LANGUAGE, currency).formatToParts(1)) ofIntl.add(value)
for (const zone of Intl.supportedValuesOf('timeZone')) ofIntl.add(lettersOf(zone))
const currencyNames = new Intl.DisplayNames(PSEUDO_LANGUAGE, { type: 'currency' })
for (const code of Intl.supportedValuesOf('currency'))
  for (const word of [code, ...(currencyNames.of(code) ?? '').split(/\s+/)]) ofIntl.add(lettersOf(word))
const weekdays = new Intl.DateTimeFormat(PSEUDO_LANGUAGE, { weekday: 'long', timeZone: 'UTC' })
for (let day = 1; day <= 7; day += 1) ofIntl.add(weekdays.format(Date.UTC(2026, 0, day)))

const islamic = new Intl.DateTimeFormat(`${PSEUDO_LANGUAGE}-u-ca-islamic-umalqura`, {
  dateStyle: 'long',
  timeZone: 'UTC',
})
for (let month = 0; month < 14; month += 1)
  for (const word of islamic.format(Date.UTC(2026, month, 15)).split(/\s+/)) ofIntl.add(lettersOf(word))

const isOfIntl = (word: string) => {
  const letters = lettersOf(word)
  return letters === '' || ofIntl.has(letters)
}
