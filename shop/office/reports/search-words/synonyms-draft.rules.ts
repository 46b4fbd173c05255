import type { WrongFields } from '../../../lib/wrong-fields.ts'
import { m } from '../../../messages/m.ts'
import { checkTerms, termsIn } from '../../../search/words/check-synonyms.rules.ts'
import type { StoredSynonyms } from '../../../search/words/synonyms.contract.ts'

/** Synonyms as their form has them: a term a line. */
export type SynonymsDraft = { terms: string; mutual: boolean }

/** The form values of synonyms; a new group can begin with a term. */
export const synonymsDraftOf = (group: StoredSynonyms | undefined, term: string): SynonymsDraft => ({
  terms: group ? group.terms.join('\n') : term ? `${term}\n` : '',
  mutual: group?.mutual ?? true,
})

/** Synonyms as sent. */
export const synonymsIn = ({ terms, mutual }: SynonymsDraft) => ({ terms: termsIn(terms), mutual })

/** The problems of synonyms, by field. */
export const checkSynonymsDraft = (draft: SynonymsDraft): WrongFields => checkTerms(synonymsIn(draft).terms)

/** The name of a group: its first term. */
export const nameOfGroup = ({ terms }: Pick<StoredSynonyms, 'terms'>): string => terms[0] ?? ''

/** The other terms of a group, in a line. */
export function synonymsFacts({ terms, mutual, demo }: StoredSynonyms): string {
  const others = terms.slice(1).join(', ')
  const said = mutual ? others : m.office_words_first_only({ terms: others })
  return demo ? m.office_words_facts_demo({ terms: said }) : said
}

/** The groups that have a word with these letters; all of them without letters. */
export function groupsWith<Group extends Pick<StoredSynonyms, 'terms'>>(
  groups: readonly Group[],
  typed: string,
): Group[] {
  const letters = typed.trim().toLowerCase()
  return groups.filter(({ terms }) => terms.some(term => term.includes(letters)))
}
