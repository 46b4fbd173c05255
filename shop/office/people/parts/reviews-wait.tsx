import { useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { toast } from '../../../ui/toast.tsx'

/** The switch that holds new reviews until staff approve them. */
export function ReviewsWait({ wait, onChange }: { wait: boolean; onChange: () => void }) {
  const [sending, setSending] = useState(false)
  const change = async (reviewsWait: boolean) => {
    if (sending) return
    setSending(true)
    const sent = await send('POST /review/letWait', { reviewsWait })
    setSending(false)
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    toast(reviewsWait ? m.office_people_wait_on() : m.office_people_wait_off(), {
      undo: { says: m.office_staff_undo(), does: () => void change(!reviewsWait) },
    })
    onChange()
  }
  return (
    <div className="card px-5 py-3">
      <CheckField
        label={m.office_people_wait()}
        hint={m.office_people_wait_text()}
        checked={wait}
        onChange={event => void change(event.target.checked)}
      />
    </div>
  )
}
