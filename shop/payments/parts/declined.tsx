import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '../../messages/m.ts'
import { toast } from '../../ui/toast.tsx'
import { warningIn } from '../payment-stage.rules.ts'

type Props = {
  /** The reason of the last failure, in the provider's words. */
  failure: string
  /** The number of attempts in this page: a failure that happened here is also announced as a warning. */
  tries: number
}

/** The reason why a card was declined, shown at the form, which can be submitted again at once. */
export function Declined({ failure, tries }: Props) {
  const alert = useRef<HTMLDivElement>(null)
  const says = warningIn(failure) || m.payments_pay_declined()
  useEffect(() => {
    if (!tries) return
    toast(says, { title: m.payments_warning() })
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
        <span className="text-sm">{m.payments_again()}</span>
      </p>
    </div>
  )
}
