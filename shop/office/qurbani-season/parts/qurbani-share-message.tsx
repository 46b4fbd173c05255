import { useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import type { SeasonRow } from '../../../qurbani/season/seasons.contract.ts'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/toast.tsx'
import { AskFirst } from '../../forms/parts/ask-first.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { dateWords } from '../../kit/slaughter-words.ts'

type Props = { season: Pick<SeasonRow, 'seasonId' | 'days'>; day: number | undefined; onClose: () => void }
type Counted = { mails: number; texts: number; before: number }

/** Writes to everyone who booked shares of a day: shows the number of mails, and asks before sending. */
export function QurbaniShareMessage({ season: { seasonId, days }, day, onClose }: Props) {
  const [counted, setCounted] = useState<Counted>()
  const form = useForm(
    { day: String(day ?? days[0]?.day ?? 1), text: '' },
    {
      check: ({ text }): Record<string, string> => (text.trim() ? {} : { text: m.qurbani_text_needed() }),
      post: async ({ day, text }) => {
        const sent = await send('POST /qurbani/messageDay', {
          seasonId,
          day: Number(day),
          text,
          dryRun: true,
        })
        if (!sent.ok) return sent.problem
        setCounted(sent.answer)
      },
    },
  )
  const { values } = form
  const toSend = counted ? counted.mails - counted.before : 0
  async function sendAll() {
    setCounted(undefined)
    const { text } = values
    const sent = await send('POST /qurbani/messageDay', { seasonId, day: Number(values.day), text })
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    toast(m.office_slaughter_sent({ count: toSend }))
    onClose()
  }
  return (
    <>
      <DialogForm
        title={m.office_slaughter_write_title()}
        says={m.office_slaughter_write_count()}
        form={form}
        onClose={onClose}
      >
        <SelectField wide label={m.office_slaughter_date()} {...form.text('day')}>
          {days.map(one => (
            <option key={one.day} value={one.day}>
              {`${m.office_slaughter_day_number({ day: one.day })} · ${dateWords(one.date)}`}
            </option>
          ))}
        </SelectField>
        <TextField
          wide
          rows={6}
          maxLength={2000}
          label={m.office_slaughter_text()}
          hint={m.office_slaughter_text_hint()}
          {...form.text('text')}
        />
      </DialogForm>
      {counted && (
        <AskFirst
          title={
            toSend > 0 ? m.office_slaughter_send_title({ count: toSend }) : m.office_slaughter_send_none()
          }
          text={
            counted.before > 0
              ? m.office_slaughter_send_before({ count: counted.before })
              : toSend > 0
                ? [
                    m.office_slaughter_send_text(),
                    counted.texts > 0 && m.office_slaughter_send_texts({ count: counted.texts }),
                  ]
                    .filter(Boolean)
                    .join(' ')
                : m.office_slaughter_send_nobody()
          }
          yes={toSend > 0 ? m.office_slaughter_send_yes({ count: toSend }) : m.office_slaughter_send_back()}
          no={m.office_slaughter_send_back()}
          onYes={toSend > 0 ? () => void sendAll() : () => setCounted(undefined)}
          onClose={() => setCounted(undefined)}
        />
      )}
    </>
  )
}
