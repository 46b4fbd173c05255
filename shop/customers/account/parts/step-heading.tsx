import { type RefObject, useEffect, useRef } from 'react'
import { m } from '../../../messages/m.ts'

type Props = { at: number; form: RefObject<HTMLFormElement | null> }

/** The two steps of the registration, and why the current one asks. A new step takes the focus, at its first wrong field if any. */
export function StepHeading({ at, form }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const target = wrong ?? heading.current
    target?.focus()
    target?.scrollIntoView({ block: 'center' })
  }, [at, form])
  const steps = [
    { title: m.customers_step_you(), why: m.customers_step_you_why() },
    { title: m.customers_step_addresses(), why: m.customers_step_addresses_why() },
  ]
  return (
    <div className="space-y-2">
      <div aria-hidden className="flex gap-2">
        {steps.map(({ title }, step) => (
          <span key={title} className={`h-1.5 grow rounded-round ${step <= at ? 'bg-green' : 'bg-line'}`} />
        ))}
      </div>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {m.customers_step({ step: at + 1, steps: steps.length, title: steps[at]?.title ?? '' })}
      </h2>
      <p className="text-pretty text-muted">{steps[at]?.why}</p>
    </div>
  )
}
