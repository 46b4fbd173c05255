import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The tag of the pseudo language: Arabic plurals, numbers and direction, in a region that does not exist. */
export const PSEUDO_LANGUAGE = 'ar-XB'

const messages = join(import.meta.dirname, '..', '..', 'shop', 'messages')
const plain = 'aeiouyAEIOUYcnsz'
const accented = 'áéíóúýÁÉÍÓÚÝçñšž'
const accents = new Map([...plain].map((letter, at) => [letter, accented[at] as string]))
const isVowel = (letter: string) => 'aeiouyAEIOUY'.includes(letter)

/**
 * Replaces each letter separately, so that a part of a text is a part of its pseudo text; doubles vowels, which makes words
 * longer.
 */
export const accent = (text: string): string =>
  text
    .split(/(\{[^}]*\}|<[^>]*>)/)
    .map((part, at) => (at % 2 ? part : [...part].map(accentLetter).join('')))
    .join('')

function accentLetter(letter: string): string {
  const accented = accents.get(letter) ?? letter
  return isVowel(letter) ? accented + accented.toLowerCase() : accented
}

/**
 * Returns a text in the pseudo language: in brackets, with accents, at least 40 % longer; parameters and markup stay
 * unchanged.
 */
export function pseudo(text: string): string {
  const shown = (words: string) => words.replaceAll(/\{[^}]*\}|<[^>]*>/g, '').length
  const long = `[${accent(text)}`
  const missing = Math.ceil(shown(text) * 1.4) - shown(long) - 1
  return `${long}${' ~~~'.repeat(Math.max(0, Math.ceil(missing / 4)))}]`
}

type Variants = { declarations: string[]; selectors: string[]; match: Record<string, string> }[]

/** Returns a message in the pseudo language. Plurals get all forms of that language, as a translator would write them. */
export function pseudoMessage(message: string | Variants): string | Variants {
  if (typeof message === 'string') return pseudo(message)
  const forms = new Intl.PluralRules(PSEUDO_LANGUAGE).resolvedOptions().pluralCategories
  return message.map(({ match, ...how }) => {
    const all = Object.entries(match).flatMap(([when, text]) =>
      /^\w+=other$/.test(when)
        ? forms.map(form => [when.replace(/other$/, form), text] as const).filter(([own]) => !(own in match))
        : [],
    )
    const texts = [...Object.entries(match), ...all].map(([when, text]) => [when, pseudo(text)])
    return { ...how, match: Object.fromEntries(texts) }
  })
}

/** Writes every message in the pseudo language into its own folder, as a translator would. */
export async function writePseudoWords(): Promise<void> {
  const folder = join(messages, PSEUDO_LANGUAGE)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  for (const file of await readdir(join(messages, 'en'))) {
    const english: Record<string, string | Variants> = JSON.parse(
      await readFile(join(messages, 'en', file), 'utf8'),
    )
    const own = Object.entries(english).map(([key, text]) => [key, ownWords[key] ?? pseudoMessage(text)])
    await writeFile(join(folder, file), JSON.stringify(Object.fromEntries(own)))
  }
}

/** The messages that describe their language. */
const ownWords: Record<string, string> = {
  shop_language: PSEUDO_LANGUAGE,
  shop_direction: 'rtl',
  shop_days: PSEUDO_LANGUAGE,
}

if (import.meta.main) await writePseudoWords()
