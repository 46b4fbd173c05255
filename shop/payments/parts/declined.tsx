import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '../../messages/m.ts'
import { tell } from '../../ui/toast.tsx'
import { warningIn } from '../payment-stage.rules.ts'

type Props = {
  /** Why the last attempt failed, as the provider says it. */
  failure: string
  /** How many attempts were made in this page: of one that was made here it is told as a warning too. */
  tries: number
}

/** Why a card was declined, at the form, which can be sent again at once. */
export function Declined({ failure, tries }: Props) {
  const alert = useRef<HTMLDivElement>(null)
  const says = warningIn(failure) || m.pay_declined()
  useEffect(() => {
    if (!tries) return
    tell(says, { title: m.pay_warning() })
    alert.current?.focus()
  }, [tries, says])
  return (
    <div
      ref={alert}
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-3 rounded-tile bg-rose-soft px-5 py-4 text-rose"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <p className="min-w-0 wrap-break-word">
        <strong className="block">{says}</strong>
        <span className="text-sm">{m.pay_again()}</span>
      </p>
    </div>
  )
}
