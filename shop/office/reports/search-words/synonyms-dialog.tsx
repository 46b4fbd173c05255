import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import type { StoredSynonyms } from '../../../search/words/synonyms.contract.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { CurrentVersion } from '../../forms/parts/current-version.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { type EntryWays, savedEntry } from '../../forms/saved-entry.ts'
import {
  checkSynonymsDraft,
  nameOfGroup,
  synonymsDraftOf,
  synonymsFacts,
  synonymsIn,
} from './synonyms-draft.rules.ts'

type Props = EntryWays<StoredSynonyms> & {
  group: StoredSynonyms | undefined
  /** The first term of a new group. */
  term: string
}

/** The form for words that mean the same in a search. */
export function SynonymsDialog({ group, term, ...ways }: Props) {
  const form = useForm(synonymsDraftOf(group, term), {
    check: checkSynonymsDraft,
    post: draft => {
      const { synonymId, updatedDate } = group ?? {}
      const sent = synonymsIn(draft)
      const sending = send('POST /search/saveSynonyms', {
        ...sent,
        ...(group ? { synonymId, updatedDate } : {}),
      })
      return savedEntry(sending, { ...ways, ...{ name: nameOfGroup(sent), list: 'groups' } })
    },
  })
  return (
    <DialogForm
      title={group ? m.office_words_edit() : m.office_words_add()}
      form={form}
      current={group && <CurrentVersion name={nameOfGroup(group)} facts={synonymsFacts(group)} />}
      onClose={ways.onClose}
    >
      <TextField
        wide
        label={m.office_words_terms()}
        hint={m.office_words_terms_hint()}
        rows={6}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        {...form.text('terms')}
      />
      <CheckField
        label={m.office_words_mutual()}
        hint={m.office_words_mutual_hint()}
        {...form.tick('mutual')}
      />
    </DialogForm>
  )
}
