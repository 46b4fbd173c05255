import { send } from '../../../api.ts'
import { mayDo } from '../../../lib/permissions.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Problem } from '../../../ui/problem.tsx'
import { useSession } from '../../../ui/session.ts'
import { toast } from '../../../ui/toast.tsx'
import type { SavedView } from '../saved-views.contract.ts'
import { SHARES, type ViewList } from '../view-lists.rules.ts'

type Props = {
  list: ViewList
  /** The view to rename; absent for a new one. */
  view: SavedView | undefined
  query: string
  onSaved: () => void
  onCancel: () => void
}

/** The form that names the current view of a list, or a saved one. */
export function ViewForm({ list, view, query, onSaved, onCancel }: Props) {
  const session = useSession()
  const mayShare = session?.signedIn === true && mayDo(session.shopRoles, SHARES)
  const form = useForm(
    { name: view?.name ?? '', shared: view?.shared ?? false },
    {
      check: ({ name }): Record<string, string> => (name.trim() ? {} : { name: m.office_views_needed() }),
      post: async written => {
        const which = view ? { viewId: view.viewId, query: view.query } : { query }
        const sent = await send('POST /savedViews/save', { list, ...which, ...written })
        if (!sent.ok) return sent.problem
        toast(m.office_views_saved({ name: sent.answer.name }))
        if (!view) form.change({ name: '', shared: false })
        onSaved()
      },
    },
  )
  return (
    <form {...form.form} className="mt-3 grid gap-2 border-t border-line pt-3">
      <Field label={m.office_views_name()} maxLength={60} {...form.text('name')} />
      {mayShare && <CheckField label={m.office_views_for_all()} {...form.tick('shared')} />}
      {form.problem && !form.wrong.name && <Problem problem={form.problem} />}
      <Button look="quiet" type="submit" disabled={form.sending}>
        {view ? m.office_views_save_name() : m.office_views_save()}
      </Button>
      {view && (
        <Button look="bare" onClick={onCancel}>
          {m.office_cancel()}
        </Button>
      )}
    </form>
  )
}
