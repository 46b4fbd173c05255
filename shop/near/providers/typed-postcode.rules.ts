/** A postcode in the words of an address: a US one, or the first three characters of a Canadian one. */
export type TypedPostcode = {
  /** In capitals. */
  code: string
  /** True for a full postcode, false for the beginning of one. */
  whole: boolean
  before: string[]
  after: string[]
}

/** Returns the last postcode among the words from `wordsOf`; the beginning of one only if nothing else is typed. */
export function postcodeIn(words: readonly string[]): TypedPostcode | undefined {
  const [first = ''] = words
  if (words.length === 1 && /^(\d{3,4}|[a-z]\d)$/.test(first))
    return { code: first.toUpperCase(), whole: false, before: [], after: [] }
  const at = words.findLastIndex(word => /^(\d{5}|[a-z]\d[a-z](\d[a-z]\d)?)$/.test(word))
  const found = words[at]
  if (found === undefined) return undefined
  // The word that may follow a postcode: four more digits, or its second half.
  const second = /^\d/.test(found) ? /^\d{1,4}$/ : /^\d([a-z]\d?)?$/
  const more = second.test(words[at + 1] ?? '') ? 2 : 1
  const code = /^\d/.test(found) ? found : found.slice(0, 3)
  return { code: code.toUpperCase(), whole: true, before: words.slice(0, at), after: words.slice(at + more) }
}
