import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import type { SentProblem } from '../api.ts'
import { m } from '../messages/m.ts'
import { focusFirstWrong } from '../ui/focus-first-wrong.ts'
import { tell } from '../ui/toast.tsx'
import { wrongFieldsOf } from './account-forms.rules.ts'
import type { WrongFields } from './address.rules.ts'

type Rules<T> = {
  /** What is wrong with the values, by field. */
  check: (values: T) => WrongFields
  /** Sends them; answers why that did not work, or nothing. */
  post: (values: T) => Promise<SentProblem | undefined>
  /** The names of the server's fields in this form. */
  rename?: (wrong: WrongFields) => WrongFields
}

/**
 * A form: what is typed, what is wrong with it (only after a try), and sending it once at a time. Nothing that was
 * typed is lost when a call fails, nor what was typed or filled in by the browser before the page came to life.
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
  /** The texts that stand in the form's fields now. */
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

  /** Empties the form, which can be undone. */
  const clear = (empty: T) => {
    const before = values
    setValues(empty)
    setTried(false)
    setProblem(undefined)
    tell(m.customers_cleared(), { undo: { says: m.customers_undo(), does: () => setValues(before) } })
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
     * For the `<form>` itself, a text field, a box to tick. Were it ever sent before the page is alive, what it holds
     * must not stand in an address.
     */
    form: { ref: form, onSubmit: submit, noValidate: true, method: 'post' },
    text,
    tick,
  }
}
