import { useState } from 'react'
import { send } from '../../../api.ts'
import { readAmount } from '../../../lib/read-number.ts'
import { m } from '../../../messages/m.ts'
import { asCode, isCode } from '../../../representatives/code.rules.ts'
import type { Representative } from '../../../representatives/representatives.contract.ts'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/toast.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { SavedElsewhere } from '../../forms/parts/saved-elsewhere.tsx'

type Props = { representative: Representative; changes: boolean; onClose: () => void; onDone: () => void }

const USUAL_RATE = 5
/** Reads a rate of at most two decimals; NaN if it is none. */
const rateOf = (typed: string) => readAmount(typed, 2)

const fieldsOf = ({ code, rate }: Representative) => ({ code: code ?? '', rate: String(rate ?? USUAL_RATE) })

/** The code and rate of a person who becomes a representative, or is one. */
export function RepresentativeDialog({ representative, changes, onClose, onDone }: Props) {
  const { custId } = representative
  /** The version that the fields started from, and the one that someone else has saved since. */
  const [base, setBase] = useState(representative)
  const [theirs, setTheirs] = useState<Representative>()
  const form = useForm(fieldsOf(representative), {
    check: values => {
      const wrong: Record<string, string> = {}
      const typed = asCode(values.code)
      if ((typed || changes) && !isCode(typed)) wrong.code = m.representatives_people_code_wrong()
      const share = rateOf(values.rate)
      if (share < 0 || share > 100) wrong.rate = m.representatives_people_rate_wrong()
      return wrong
    },
    post: async values => {
      const input = { custId, code: values.code.trim(), rate: rateOf(values.rate) }
      const sent = changes
        ? await send('POST /representatives/change', { ...input, version: base.version })
        : await send('POST /representatives/approve', input)
      if (!sent.ok) {
        if (sent.problem.type !== '/problems/changed') return sent.problem
        setTheirs(sent.problem.representative as Representative)
        onDone()
        return
      }
      toast(m.office_people_representative_saved({ code: sent.answer.code ?? '' }))
      onDone()
      onClose()
    },
  })
  if (theirs) {
    const saved = fieldsOf(theirs)
    const choose = (takes: boolean) => {
      if (takes) form.change(saved)
      setBase(theirs)
      setTheirs(undefined)
    }
    return (
      <OpenDialog title={m.office_people_change_title()} onClose={onClose}>
        <SavedElsewhere
          clashes={[
            { name: m.office_people_code(), mine: asCode(form.values.code), theirs: saved.code },
            { name: m.office_people_rate_field(), mine: form.values.rate, theirs: saved.rate },
          ].filter(({ mine, theirs }) => mine !== theirs)}
          onMine={() => choose(false)}
          onTheirs={() => choose(true)}
        />
      </OpenDialog>
    )
  }
  return (
    <DialogForm
      title={changes ? m.office_people_change_title() : m.office_people_approve_title()}
      form={form}
      says={changes ? m.office_save() : m.office_people_approve()}
      onClose={onClose}
    >
      <Field
        wide
        label={m.office_people_code()}
        hint={changes ? m.office_people_code_changes() : m.office_people_code_hint()}
        maxLength={20}
        autoCapitalize="characters"
        autoComplete="off"
        {...form.text('code')}
      />
      <Field
        wide
        label={m.office_people_rate_field()}
        hint={m.office_people_rate_hint()}
        inputMode="decimal"
        maxLength={6}
        {...form.text('rate')}
      />
    </DialogForm>
  )
}
