import { CircleCheck, CircleDashed, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SentProblem } from '../../../api.ts'
import { type ServiceName, serviceVariables } from '../../../lib/services.ts'
import { m } from '../../../messages/m.ts'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import type { ShownServices } from '../services.contract.ts'
import { RemoveService } from './remove-service.tsx'
import { TryService } from './try-service.tsx'

/** The services, and what to do once one of them has changed. */
export type ServiceProps = { shown: ShownServices; onChange: () => void }

type Props = {
  name: ServiceName
  title: string
  text: string
  says: { try: string; remove: string }
  form: {
    form: object
    sending: boolean
    problem: SentProblem | undefined
  }
  /** Set if it can be tried although nothing is stored. */
  canTry?: boolean
  /** A remark on how it is set now. */
  remark?: ReactNode
  children: ReactNode
} & ServiceProps

/** One service: how it is set, its fields, and the buttons to save, try and remove it. */
export function ServiceForm({
  name,
  title,
  text,
  says,
  form,
  canTry,
  remark,
  children,
  shown,
  onChange,
}: Props) {
  const { fixed, set, readable, version } = shown[name]
  const Sign = set && readable ? CircleCheck : CircleDashed
  return (
    <form {...form.form} aria-label={title}>
      <FormSection title={title} text={text}>
        <p className="flex items-center gap-2 font-medium sm:col-span-2">
          <Sign aria-hidden className={`size-5 shrink-0 ${set && readable ? 'text-green' : 'text-muted'}`} />
          {set && readable ? m.office_services_on() : m.office_services_off()}
        </p>
        {fixed && (
          <p className="flex items-start gap-3 rounded-small bg-sunken px-4 py-3 sm:col-span-2">
            <Lock aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
            {m.office_services_fixed_long({ variables: serviceVariables[name].join(', ') })}
          </p>
        )}
        {!readable && (
          <p className="rounded-small bg-rose-soft px-4 py-3 sm:col-span-2">
            {m.office_services_unreadable()}
          </p>
        )}
        {remark && <div className="sm:col-span-2">{remark}</div>}
        <fieldset disabled={fixed} className="contents">
          <legend className="sr-only">{title}</legend>
          {children}
        </fieldset>
        {form.problem && (
          <div className="sm:col-span-2">
            <Problem problem={form.problem} />
          </div>
        )}
        <div className="flex flex-wrap items-start gap-3 sm:col-span-2">
          {!fixed && (
            <SubmitButton look="solid" sending={form.sending} className="max-sm:w-full sm:min-w-32">
              {m.office_services_save()}
            </SubmitButton>
          )}
          {!fixed && version > 0 && (
            <RemoveService name={name} version={version} text={says.remove} onRemoved={onChange} />
          )}
          {((set && readable) || canTry) && <TryService name={name}>{says.try}</TryService>}
        </div>
      </FormSection>
    </form>
  )
}
