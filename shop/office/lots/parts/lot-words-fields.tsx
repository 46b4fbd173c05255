import { m } from '../../../messages/m.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import type { LotWordsDraft } from '../lot-draft.rules.ts'
import { dateKindChoices } from '../lot-texts.ts'

/** The props of a field of the words, as `useForm().text` gives them. */
type Text = {
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

type Props = { words: LotWordsDraft; text: (name: keyof LotWordsDraft) => Text }

/** The fields for the words on the package of a lot: code, last day with its meaning, origin. */
export const LotWordsFields = ({ words, text }: Props) => (
  <>
    <Field
      label={m.office_lots_code()}
      maxLength={40}
      autoComplete="off"
      spellCheck={false}
      {...text('code')}
    />
    <SelectField label={m.office_lots_day_kind()} {...text('dateKind')}>
      <option value="">{m.office_lots_keeps()}</option>
      {dateKindChoices().map(([kind, says]) => (
        <option key={kind} value={kind}>
          {says}
        </option>
      ))}
    </SelectField>
    {words.dateKind && <Field type="date" label={m.office_lots_last_day()} {...text('expiresOn')} />}
    <Field label={m.office_lots_origin()} maxLength={100} {...text('origin')} />
  </>
)
