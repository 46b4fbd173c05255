import type { ComponentProps, ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { Field } from '../../../ui/forms/field.tsx'

type FieldProps = ComponentProps<typeof Field>

type Props<Kind extends string> = Pick<
  ComponentProps<typeof ChoiceField<Kind | 'DAY'>>,
  'choices' | 'value' | 'onChange'
> & {
  daysLabel: string
  text: (name: 'cutOffDays' | 'cutOffTime') => Pick<FieldProps, 'name' | 'value' | 'error' | 'onChange'>
  /** The fields of the other choice than `DAY`. */
  children: ReactNode
}

/** Until when orders are possible: a time of an earlier day, or what the other choice says. */
export function CutOffFields<Kind extends string>({ daysLabel, text, children, ...choice }: Props<Kind>) {
  return (
    <>
      <ChoiceField label={m.office_windows_cut_off()} name="cutOffKind" {...choice} />
      {choice.value === 'DAY' ? (
        <>
          <Field
            label={daysLabel}
            hint={m.office_windows_cut_off_days_hint()}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            {...text('cutOffDays')}
          />
          <Field type="time" label={m.office_windows_cut_off_time()} {...text('cutOffTime')} />
        </>
      ) : (
        children
      )}
    </>
  )
}
