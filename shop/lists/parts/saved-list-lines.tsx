import { useState } from 'react'
import { send } from '../../api.ts'
import type { AgainAt } from '../../cart/again/again-line.ts'
import { m } from '../../messages/m.ts'
import { Answer } from '../../ui/answer.tsx'
import { Button } from '../../ui/button.tsx'
import { OpenDialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useCall } from '../../ui/use-call.ts'
import { checkListName } from '../check-list-name.ts'
import type { SavedLine } from '../saved.contract.ts'
import { SavedListLine } from './saved-list-line.tsx'

type Props = { listId: number; name: string; at: AgainAt; hasStanding: boolean; onChanged: () => void }

/** The products of a saved list with their prices now, its name, and the way to remove it. */
export function SavedListLines({ listId, name, at, hasStanding, onChanged }: Props) {
  const { answer, problem, retry } = useCall('GET /lists/findSaved/{listId}', { listId, ...at })
  const [isAsking, setAsking] = useState(false)
  const { form, text, sending } = useForm(
    { listName: name },
    {
      check: checkListName,
      post: async ({ listName }) => {
        const sent = await send('POST /lists/save', { listId, listName })
        if (!sent.ok) return sent.problem
        toast(m.lists_saved({ name: listName.trim() }))
        onChanged()
      },
    },
  )
  const lines = answer?.lines ?? []
  /** Saves the list with these lines. */
  async function keep(left: readonly SavedLine[], says?: string) {
    const sent = await send('POST /lists/save', {
      ...{ listId, listName: name },
      lines: left.map(({ saved }) => saved),
    })
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    if (says) toast(says, { undo: { says: m.lists_undo(), does: () => void keep(lines) } })
    retry()
    onChanged()
  }
  async function remove() {
    setAsking(false)
    const sent = await send('POST /lists/remove', { listId })
    toast(sent.ok ? m.lists_removed({ name }) : sent.problem.title || m.shop_offline())
    onChanged()
  }
  return (
    <div className="border-t border-line">
      <Answer problem={problem} onRetry={retry} lines={3} label={m.lists_loading()}>
        <ul className="divide-y divide-line">
          {lines.map((line, at) => (
            <SavedListLine
              // biome-ignore lint/suspicious/noArrayIndexKey: a list may have the same line twice
              key={at}
              line={line}
              onRemove={
                lines.length > 1
                  ? () =>
                      void keep(
                        lines.filter(one => one !== line),
                        m.lists_line_removed({ name: line.productName }),
                      )
                  : undefined
              }
            />
          ))}
        </ul>
      </Answer>
      <form {...form} className="flex flex-wrap items-end gap-3 border-t border-line p-5">
        <div className="grow">
          <Field label={m.lists_name()} maxLength={60} autoComplete="off" {...text('listName')} />
        </div>
        <SubmitButton look="solid" sending={sending}>
          {m.lists_rename()}
        </SubmitButton>
        {hasStanding ? (
          <p className="text-sm text-muted">{m.lists_standing_holds()}</p>
        ) : (
          <Button look="bare" aria-label={m.lists_remove_of({ name })} onClick={() => setAsking(true)}>
            {m.lists_remove()}
          </Button>
        )}
      </form>
      {isAsking && (
        <OpenDialog title={m.lists_remove_title({ name })} onClose={() => setAsking(false)}>
          <p>{m.lists_remove_text()}</p>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button look="quiet" onClick={() => setAsking(false)}>
              {m.lists_keep()}
            </Button>
            <Button look="main" onClick={() => void remove()}>
              {m.lists_remove()}
            </Button>
          </div>
        </OpenDialog>
      )}
    </div>
  )
}
