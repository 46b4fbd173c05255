import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { MOST_TAXES } from '../../../settings/choices.ts'
import type { ShownTax } from '../../../settings/settings.contract.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { EditForm } from '../../forms/parts/edit-form.tsx'
import { PlainList } from '../../forms/parts/plain-list.tsx'
import { SortableList } from '../../forms/parts/sortable-list.tsx'
import { useEditForm } from '../../forms/use-edit-form.ts'
import {
  checkTaxesDraft,
  newTax,
  type TaxDraft,
  type TaxesDraft,
  taxesDraftOf,
  taxesIn,
} from '../tax-draft.rules.ts'
import { TaxRow } from './tax-row.tsx'

/** The taxes, once they are loaded. */
export function TaxesEditor() {
  const { answer, problem, retry } = useCall('GET /ezpztax/findAllTaxes', {})
  if (answer) return <TaxesForm taxes={answer} />
  return <Answer problem={problem} onRetry={retry} lines={3} />
}

/** The taxes as lines, for choosing between two versions. */
const fieldText = (_name: string, { taxes }: TaxesDraft) => ({
  name: m.office_settings_tax_list(),
  text: taxes
    .map(({ taxName: name, tax: rate, stateCode: state }) =>
      state
        ? m.office_settings_tax_line_state({ name, rate, state })
        : m.office_settings_tax_line({ name, rate }),
    )
    .join('\n'),
})

function TaxesForm({ taxes: before }: { taxes: readonly ShownTax[] }) {
  const edit = useEditForm<TaxesDraft>({
    name: 'taxes',
    initial: taxesDraftOf(before),
    check: checkTaxesDraft,
    save: async (draft, stood) => {
      const known = taxesIn(stood).flatMap(({ taxId, ...tax }) =>
        taxId === undefined ? [] : { taxId, ...tax },
      )
      const sent = await send('POST /ezpztax/save', { taxes: taxesIn(draft), stood: known })
      if (sent.ok) return { now: taxesDraftOf(sent.answer) }
      const now = sent.problem.taxes as ShownTax[] | undefined
      return now ? { theirs: taxesDraftOf(now) } : { problem: sent.problem }
    },
  })
  const { form } = edit
  const { taxes } = form.values
  const made = useRef(0)
  const put = (at: number, some: Partial<TaxDraft>) =>
    form.change({ taxes: taxes.map((tax, place) => (place === at ? { ...tax, ...some } : tax)) })
  const add = () => {
    made.current += 1
    form.change({ taxes: [...taxes, newTax(`new ${made.current}`)] })
  }
  return (
    <EditForm label={m.office_settings_taxes()} edit={edit} fieldText={fieldText}>
      <PlainList title={m.office_settings_tax_list()} text={m.office_settings_tax_list_text()}>
        {taxes.length === 0 && <p className="text-muted">{m.office_settings_tax_none()}</p>}
        <SortableList
          label={m.office_settings_tax_list()}
          items={taxes}
          idOf={({ key }) => key}
          nameOf={({ taxName, key }) => taxName || key}
          onOrder={next => form.change({ taxes: next })}
          className="divide-y divide-line"
          itemClass="bg-raised"
        >
          {(tax, handle, at) => (
            <TaxRow
              tax={tax}
              place={at + 1}
              handle={handle}
              wrong={field => form.wrong[`taxes.${at}.${field}`]}
              onChange={some => put(at, some)}
              onRemove={() => form.change({ taxes: taxes.filter((_, place) => place !== at) })}
            />
          )}
        </SortableList>
        {taxes.length < MOST_TAXES && (
          <Button look="quiet" onClick={add}>
            <Plus aria-hidden className="size-5" />
            {m.office_settings_tax_add()}
          </Button>
        )}
      </PlainList>
    </EditForm>
  )
}
