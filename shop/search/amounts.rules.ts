/** An amount in a search: grams, millilitres or pieces; `texts` are the forms in which names write it. */
export type Amount = { measure: 'g' | 'ml' | 'pc'; amount: number; texts: string[] }

type Unit = { measure: Amount['measure']; size: number; words: string }

const units: Unit[] = [
  { measure: 'g', size: 1000, words: 'kgs?|kilos?|kilograms?|kilogrammes?|کلو|کیلو|كيلو' },
  { measure: 'g', size: 453.592_37, words: 'lbs?|pounds?' },
  { measure: 'g', size: 28.349_523, words: 'oz|ounces?' },
  { measure: 'g', size: 1, words: 'g|gms?|gr|grams?|grammes?|گرام|غرام' },
  { measure: 'g', size: 250, words: 'paao|pao|پاؤ' },
  { measure: 'ml', size: 1000, words: 'l|lt|ltrs?|lit(?:re|er)s?|لیٹر|لتر' },
  { measure: 'ml', size: 1, words: 'mls?|millilit(?:re|er)s?' },
  { measure: 'pc', size: 12, words: 'dozens?|darjan|درجن' },
  { measure: 'pc', size: 1, words: 'pcs?|pieces?' },
]

const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }
const parts: Record<string, number> = {
  half: 0.5,
  quarter: 0.25,
  aadha: 0.5,
  adha: 0.5,
  آدھا: 0.5,
  ڈیڑھ: 1.5,
}

/** The units that say an amount without a number before them. */
const alone = /^(?:paao|pao|پاؤ|dozens?|darjan|درجن)$/u

const number = String.raw`\d{1,3} +\d{1,2} ?[/⁄] ?\d{1,2}|\d{1,2} ?[/⁄] ?\d{1,2}|\d{0,3} ?[½¼¾⅓⅔]|\d{1,6}(?:[.,]\d{1,3})?`
const named = Object.keys(parts).join('|')
const amounts = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.,/])(?:(\d{1,3}) ?[x×*] ?)?(?:(${number}) ?|((?:${named})(?: a)? )|(a )|)(${units.map(({ words }) => words).join('|')})(?![\p{L}\p{M}\p{N}])`,
  'gu',
)

const zeros = [0x660, 0x6f0]

/** Writes Arabic and Persian digits as ours. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹]/g, digit => {
    const code = digit.codePointAt(0) ?? 0
    return String(code - (zeros.findLast(zero => code >= zero) ?? 0))
  })

function readNumber(text: string): number {
  const [, whole, over, under] = /^(?:(\d+) +)?(\d+) ?[/⁄] ?(\d+)$/.exec(text) ?? []
  if (over && under) return Number(whole ?? 0) + Number(over) / Number(under)
  const last = text.at(-1) ?? ''
  const fraction = fractions[last]
  return fraction === undefined ? Number(text.replace(',', '.')) : Number(text.slice(0, -1)) + fraction
}

const unitOf = (word: string) => units.find(({ words }) => new RegExp(`^(?:${words})$`, 'u').test(word))

const shown = (value: number) => String(Math.round(value * 100) / 100)

/** The forms of an amount in names, as parts of a PostgreSQL pattern. */
function textsOf(amount: number, measure: Amount['measure']): string[] {
  if (measure === 'pc') return [`${shown(amount)}`, ...(amount === 12 ? ['dozen'] : [])]
  return units
    .filter(unit => unit.measure === measure && !unit.words.startsWith('paao'))
    .map(({ size, words }) => ({ value: amount / size, words }))
    .filter(({ value }) => value >= 0.1 && Math.abs(value * 100 - Math.round(value * 100)) < 0.005 * value)
    .map(({ value, words }) => `${shown(value).replace('.', '[.,]')} ?(?:${words})`)
}

/**
 * Reads the amounts of a clean term, such as "2 kg", "1/2 lb", "dozen" or "6 x 330ml"; `rest` is the term without them. A number without a
 * unit stays. If nothing else is left, all of it stays, to be found as words.
 */
export function readAmounts(term: string): { rest: string; amounts: Amount[] } {
  const found: Amount[] = []
  const rest = plainDigits(term)
    .replace(
      amounts,
      (all, times?: string, typed?: string, part?: string, article?: string, word?: string) => {
        const unit = unitOf(word ?? '')
        const value = typed ? readNumber(typed) : part ? parts[part.replace(/ a $| $/, '')] : 1
        const isSaid = typed || part || alone.test(word ?? '') || (article && word !== 'l' && word !== 'g')
        if (!unit || !value || !Number.isFinite(value) || !isSaid) return all
        const one = value * unit.size
        const sums = times && Number(times) > 0 ? [one, one * Number(times)] : [one]
        for (const amount of sums)
          found.push({ measure: unit.measure, amount, texts: textsOf(amount, unit.measure) })
        return ' '
      },
    )
    .replaceAll(/ +/g, ' ')
    .trim()
  return found.length > 0 && /[\p{L}\p{N}]/u.test(rest)
    ? { rest, amounts: found.slice(0, 4) }
    : { rest: term, amounts: [] }
}
