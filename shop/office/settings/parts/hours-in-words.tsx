import { useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'

type Props = { text: string; onSaved: () => void }

/** Says that shoppers see the hours as text instead of the weekly hours, and can remove the text. */
export function HoursInWords({ text, onSaved }: Props) {
  const [sending, setSending] = useState(false)
  async function print(next: string, stood: string) {
    setSending(true)
    const sent = await send('POST /settings/save', { openingHours: next, stood: { openingHours: stood } })
    setSending(false)
    onSaved()
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    if (next) return
    toast(m.office_settings_hours_week_done(), {
      undo: { says: m.office_undo(), does: () => void print(stood, next) },
    })
  }
  return (
    <div className="card flex flex-wrap items-center justify-between gap-4 border-saffron p-5">
      <p className="max-w-prose min-w-0 text-pretty">{m.office_settings_hours_in_words({ text })}</p>
      <Button look="quiet" aria-disabled={sending} onClick={() => void print('', text)}>
        {m.office_settings_hours_week()}
      </Button>
    </div>
  )
}
