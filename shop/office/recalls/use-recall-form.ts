import { useEffect } from 'react'
import { m } from '../../messages/m.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { useLocation, useNavigate } from '../../ui/router.ts'
import { whenLeft } from '../../ui/session.ts'
import { toast } from '../../ui/toast.tsx'
import { useUnsaved } from '../forms/use-unsaved.ts'
import {
  checkRecallDraft,
  isRecallDraftChanged,
  newRecallDraft,
  type RecallDraft,
} from './recall-draft.rules.ts'

/** The drafts of forms that were left, by lot; restored while the tab stays open. */
const left = new Map<number, RecallDraft>()
whenLeft(() => left.clear())

/** The form of a recall of a lot. `ask` is called when it is complete; `isDone`: the recall has started. */
export function useRecallForm(lotId: number, { ask, isDone }: { ask: () => void; isDone: boolean }) {
  const form = useForm<RecallDraft>(left.get(lotId) ?? newRecallDraft, {
    check: checkRecallDraft,
    post: async () => {
      ask()
      return undefined
    },
  })
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useUnsaved(!isDone && isRecallDraftChanged(form.values), () => {
    left.set(lotId, form.values)
    toast(m.office_recalls_draft_left(), {
      undo: { says: m.office_go_back(), does: () => void navigate(pathname + search) },
    })
  })
  useEffect(() => {
    left.delete(lotId)
  }, [lotId])
  return form
}
