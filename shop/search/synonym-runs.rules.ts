/** The most words of a term that has synonyms. */
export const MOST_TERM_WORDS = 4

/** Some words of a search that follow each other, from one place up to another. */
export type Run = { from: number; to: number }

/** The terms that find each other; unless `mutual`, only the first finds the others. */
export type SynonymGroup = { terms: readonly string[]; mutual: boolean }

/** A run of words that has synonyms: each is a term of one or more words. */
export type RunWithSynonyms = Run & { synonyms: string[] }

/** Returns all runs of up to four words. */
const runsOf = (words: readonly string[]): Run[] =>
  words.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_TERM_WORDS, words.length - from) }, (_, more) => ({
      from,
      to: from + more + 1,
    })),
  )

/** Returns the forms in which staff may have written a term: as it is typed, and with or without the s of several. */
function formsOf(term: string): string[] {
  const forms = [term]
  if (term.endsWith('s')) forms.push(term.slice(0, -1))
  else forms.push(`${term}s`)
  if (term.endsWith('es')) forms.push(term.slice(0, -2))
  if (term.endsWith('ies')) forms.push(`${term.slice(0, -3)}y`)
  if (term.endsWith('y')) forms.push(`${term.slice(0, -1)}ies`)
  return forms
}

const textOf = (words: readonly string[], { from, to }: Run) => words.slice(from, to).join(' ')

/** Returns every term by which synonyms of these words are looked up. */
export const lookedUp = (words: readonly string[]): string[] => [
  ...new Set(runsOf(words).flatMap(run => formsOf(textOf(words, run)))),
]

/** Returns the other terms that a run finds. */
function synonymsOf(text: string, groups: readonly SynonymGroup[]): string[] {
  const forms = formsOf(text)
  const found = groups
    .filter(({ terms, mutual }) => (mutual ? terms : terms.slice(0, 1)).some(term => forms.includes(term)))
    .flatMap(({ terms }) => terms)
  return [...new Set(found)].filter(term => !forms.includes(term))
}

/** Returns the runs of these words that have synonyms: the longest first, and none that overlap. */
export function runsWithSynonyms(
  words: readonly string[],
  groups: readonly SynonymGroup[],
): RunWithSynonyms[] {
  const chosen: RunWithSynonyms[] = []
  const longestFirst = runsOf(words).sort((one, other) => other.to - other.from - (one.to - one.from))
  for (const run of longestFirst) {
    if (chosen.some(({ from, to }) => run.from < to && from < run.to)) continue
    const synonyms = synonymsOf(textOf(words, run), groups)
    if (synonyms.length > 0) chosen.push({ ...run, synonyms })
  }
  return chosen.sort((one, other) => one.from - other.from)
}
