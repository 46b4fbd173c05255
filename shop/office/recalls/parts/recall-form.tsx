import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { Field, TextField } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useCurrency } from '../../../ui/money.tsx'
import type { useRecallForm } from '../use-recall-form.ts'
import type { RecallPreview } from '../use-recall-preview.ts'

type Props = { form: ReturnType<typeof useRecallForm>; preview: RecallPreview; late: boolean }

/** The fields of a recall: its reason, its advice, and the refund if the person may give one. */
export function RecallForm({ form, preview: { refund, mayRefund }, late }: Props) {
  const amount = showMoney(refund, useCurrency())
  return (
    <form {...form.form} aria-label={m.office_recalls_new()} className="space-y-5">
      <FormSection title={m.office_recalls_words()} text={m.office_recalls_words_text()}>
        <Field
          wide
          label={m.office_recalls_reason()}
          hint={m.office_recalls_reason_hint()}
          maxLength={200}
          autoComplete="off"
          {...form.text('reason')}
        />
        <TextField
          wide
          label={m.office_recalls_advice()}
          hint={m.office_recalls_advice_hint()}
          rows={3}
          maxLength={500}
          {...form.text('advice')}
        />
        {mayRefund ? (
          <CheckField
            label={m.office_recalls_refunds()}
            hint={m.office_recalls_refunds_hint({ amount })}
            {...form.tick('refunds')}
          />
        ) : (
          <p className="text-sm text-pretty text-muted sm:col-span-full">{m.office_recalls_no_refunds()}</p>
        )}
      </FormSection>
      <SubmitButton look="main" sending={late} className="max-sm:w-full sm:min-w-48">
        {m.office_recalls_go()}
      </SubmitButton>
    </form>
  )
}
