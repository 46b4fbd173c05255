import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import type { SentProblem } from '../../api.ts'
import { type WrongFields, wrongFieldsOf } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import { focusFirstWrong } from '../focus-first-wrong.ts'
import { toast } from '../toast.tsx'

type Rules<T> = {
  /** Returns the errors of the values, by field. */
  check: (values: T) => WrongFields
  /** Sends the values; returns the problem, if any. */
  post: (values: T) => Promise<SentProblem | undefined>
  /** Converts the server's field names to those of this form. */
  rename?: (wrong: WrongFields) => WrongFields
}

/**
 * A form: its values, their errors (only after a try to send), and sending once at a time. Nothing that was typed is lost if
 * a call fails, nor what was typed or autofilled before hydration.
 */
export function useForm<T extends Record<string, unknown>>(initial: T, rules: Rules<T>) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [tried, setTried] = useState(false)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<SentProblem>()
  const [refused, setRefused] = useState<WrongFields>({})

  const change = (some: Partial<T> | ((now: T) => Partial<T>)) => {
    setValues(before => ({ ...before, ...(typeof some === 'function' ? some(before) : some) }))
    setRefused({})
  }
  /** Returns the current texts of the form's fields. */
  const typed = () => {
    const entries = form.current ? [...new FormData(form.current)] : []
    const texts = entries.filter(([name, text]) => typeof initial[name] === 'string' && text !== '')
    return Object.fromEntries(texts) as Partial<T>
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useLayoutEffect(() => setValues(before => ({ ...before, ...typed() })), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    const now = { ...values, ...typed() }
    setValues(now)
    setTried(true)
    setProblem(undefined)
    if (Object.keys(rules.check(now)).length) return focusFirstWrong(form.current)
    setSending(true)
    const found = await rules.post(now)
    setSending(false)
    if (!found) return
    const fields = wrongFieldsOf(found)
    setProblem(found)
    setRefused(rules.rename?.(fields) ?? fields)
    focusFirstWrong(form.current)
  }

  /** Empties the form; this can be undone. */
  const clear = (empty: T) => {
    const before = values
    setValues(empty)
    setTried(false)
    setProblem(undefined)
    toast(m.ui_form_cleared(), { undo: { says: m.ui_undo(), does: () => setValues(before) } })
  }

  const wrong: WrongFields = tried ? { ...rules.check(values), ...refused } : {}
  const text = <N extends keyof T & string>(name: N) => ({
    name,
    value: values[name] as string,
    error: wrong[name],
    onChange: (event: { target: { value: string } }) =>
      change({ [name]: event.target.value } as unknown as Partial<T>),
  })
  const tick = (name: keyof T & string) => ({
    checked: values[name] as boolean,
    error: wrong[name],
    onChange: (event: { target: { checked: boolean } }) =>
      change({ [name]: event.target.checked } as unknown as Partial<T>),
  })
  return {
    values,
    change,
    wrong,
    problem,
    sending,
    clear,
    /**
     * Props for the `<form>` itself, a text field, a checkbox. `post`: if the form is sent before hydration, its values must
     * not appear in an address.
     */
    form: { ref: form, onSubmit: submit, noValidate: true, method: 'post' },
    text,
    tick,
  }
}
