import { send } from '../../api.ts'
import { cartLines, useCart } from '../../cart/use-cart.ts'
import { m } from '../../messages/m.ts'
import { Field } from '../../ui/forms/field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { Problem } from '../../ui/problem.tsx'
import { toast } from '../../ui/toast.tsx'
import { checkListName } from '../check-list-name.ts'

/** Saves the products of the cart as a list with a name. Shows nothing while the cart is empty. */
export function SaveCart({ onSaved }: { onSaved: () => void }) {
  const count = useCart().length
  const { form, text, sending, problem } = useForm(
    { listName: '' },
    {
      check: checkListName,
      post: async ({ listName }) => {
        const sent = await send('POST /lists/save', { listName, lines: [...cartLines()] })
        if (!sent.ok) return sent.problem
        toast(m.lists_saved({ name: listName.trim() }))
        onSaved()
      },
    },
  )
  if (count === 0) return null
  return (
    <form {...form} className="card space-y-3 p-5">
      <p className="font-semibold">{m.lists_save_cart({ count })}</p>
      <Field label={m.lists_name()} maxLength={60} autoComplete="off" {...text('listName')} />
      {problem && !problem.errors && <Problem problem={problem} />}
      <SubmitButton sending={sending}>{m.lists_save()}</SubmitButton>
    </form>
  )
}
