import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  icon: ReactNode
  title: string
  /** True if it happened in this page: the focus then moves to it. */
  fresh: boolean
  look?: 'good' | 'plain' | 'bad'
  children: ReactNode
}

const looks = {
  good: 'bg-green-soft text-green',
  plain: 'bg-sunken text-muted',
  bad: 'bg-rose-soft text-rose',
}

/** The result of a payment: an icon, a title, and the next step. */
export function PaymentOutcome({ icon, title, fresh, look = 'plain', children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (fresh) heading.current?.focus()
  }, [fresh])
  return (
    <div className="space-y-4 py-4 text-center">
      <span aria-hidden className={`mx-auto grid size-16 place-items-center rounded-round ${looks[look]}`}>
        {icon}
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {title}
      </h2>
      <div className="mx-auto max-w-md space-y-4 text-pretty">{children}</div>
    </div>
  )
}
