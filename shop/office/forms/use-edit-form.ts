import { useEffect, useState } from 'react'
import type { SentProblem } from '../../api.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { useLocation, useNavigate } from '../../ui/router.ts'
import { whenLeft } from '../../ui/session.ts'
import { toast } from '../../ui/toast.tsx'
import { mergedOver } from './edit-form.rules.ts'
import { useUnsaved } from './use-unsaved.ts'

/** The result of saving: the saved version, the version that others saved first, or the problem. */
export type Saved<Draft> = { now: Draft } | { theirs: Draft } | { problem: SentProblem }

type Options<Draft> = {
  /** The name of the form, under which its unsaved draft is stored when it is left. */
  name: string
  initial: Draft
  check: (draft: Draft, stood: Draft) => WrongFields
  save: (draft: Draft, stood: Draft) => Promise<Saved<Draft>>
  /** The messages after saving, and after leaving unsaved; by default those for the settings. */
  says?: { saved: () => string; left: () => string }
}

/** Unsaved drafts of forms that were left, with the version they started from; restored while the tab stays open. */
const left = new Map<string, { draft: unknown; stood: unknown }>()
whenLeft(() => left.clear())

/** A form that others may edit, too: unsaved changes are not lost, and nobody's change is overwritten unseen. */
export function useEditForm<Draft extends Record<string, unknown>>(options: Options<Draft>) {
  const { name, initial, check, save } = options
  const says = options.says ?? { saved: m.office_settings_saved, left: m.office_left }
  const before = left.get(name) as { draft: Draft; stood: Draft } | undefined
  const [stood, setStood] = useState(before?.stood ?? initial)
  const [theirs, setTheirs] = useState<Draft>()
  const isSame = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other)
  const form = useForm<Draft>(before?.draft ?? initial, {
    check: draft => check(draft, stood),
    post: async draft => {
      if (isSame(draft, stood)) return void toast(m.office_settings_same())
      const saved = await save(draft, stood)
      if ('problem' in saved) return saved.problem
      if ('theirs' in saved) return void setTheirs(saved.theirs)
      setStood(saved.now)
      // Edits made while saving stay.
      form.change(current => mergedOver(current, { stood: draft, theirs: saved.now }))
      toast(says.saved())
    },
  })
  const isChanged = !isSame(form.values, stood)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useUnsaved(isChanged, () => {
    left.set(name, { draft: form.values, stood })
    toast(says.left(), {
      undo: { says: m.office_go_back(), does: () => void navigate(pathname + search) },
    })
  })
  useEffect(() => {
    left.delete(name)
  }, [name])
  const goOn = (draft: Draft) => {
    if (theirs) setStood(theirs)
    setTheirs(undefined)
    form.change(draft)
  }
  return {
    form,
    stood,
    isChanged,
    theirs,
    /** Takes the version after an action beside the form; fields that the writer has changed stay. */
    takeOver: (now: Draft) => {
      setStood(now)
      form.change(current => mergedOver(current, { stood, theirs: now }))
    },
    discard: () => form.change(stood),
    takeMine: () => theirs && goOn(mergedOver(form.values, { stood, theirs })),
    takeTheirs: () => theirs && goOn(theirs),
  }
}

/** The result of `useEditForm`. */
export type EditFormOf<Draft extends Record<string, unknown>> = ReturnType<typeof useEditForm<Draft>>
