import { useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { EntryList } from '../../forms/parts/entry-list.tsx'
import { SynonymsDialog } from './synonyms-dialog.tsx'
import { groupsWith, nameOfGroup, synonymsFacts } from './synonyms-draft.rules.ts'

/** The most groups that are shown at a time. */
const SHOWN = 10

/** The words that mean the same in a search; `term` opens the form for a new group with it. */
export function SynonymsPlace({ term }: { term: string }) {
  const [typed, setTyped] = useState('')
  const found = useCall('GET /search/findSynonyms', {})
  const all = found.answer
  const matching = all && groupsWith(all, typed)
  const more = (matching?.length ?? 0) - SHOWN
  return (
    <EntryList
      title={m.office_words_synonyms()}
      text={m.office_words_synonyms_text()}
      none={typed.trim() ? m.office_words_no_match() : m.office_words_none()}
      add={m.office_words_add()}
      found={{ ...found, answer: matching?.slice(0, SHOWN) }}
      idOf={({ synonymId }) => synonymId}
      nameOf={nameOfGroup}
      factsOf={synonymsFacts}
      remove={({ synonymId }) => send('POST /search/deleteSynonyms/{id}', { id: synonymId })}
      restore={({ terms, mutual }) => send('POST /search/saveSynonyms', { terms, mutual })}
      onChanged={() => undefined}
      begins={term !== ''}
      above={
        <Field
          type="search"
          label={m.office_words_find()}
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      }
      below={more > 0 && <p className="text-sm text-muted">{m.office_words_more({ count: more })}</p>}
    >
      {(group, ways) => <SynonymsDialog group={group} term={term} {...ways} />}
    </EntryList>
  )
}
