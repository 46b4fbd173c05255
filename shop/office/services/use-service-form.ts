import type { Sent } from '../../api.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { toast } from '../../ui/toast.tsx'

type Rules<Draft> = {
  check?: (draft: Draft) => WrongFields
  save: (draft: Draft) => Promise<Sent<unknown>>
  onChange: () => void
}

/** The form of a service. Its secrets are not stored: they are gone when the form closes. */
export const useServiceForm = <Draft extends Record<string, unknown>>(
  initial: Draft,
  { check = () => ({}), save, onChange }: Rules<Draft>,
) =>
  useForm(initial, {
    check,
    post: async draft => {
      const sent = await save(draft)
      if (!sent.ok && sent.problem.type !== '/problems/changed') return sent.problem
      toast(sent.ok ? m.office_services_saved() : sent.problem.title)
      onChange()
    },
  })
