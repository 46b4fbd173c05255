import { send } from '../../../api.ts'
import type { StaffNews } from '../../../content/news-desk.contract.ts'
import { newsInput } from '../../../content/news-input.rules.ts'
import { showDay } from '../../../lib/dates/dates.ts'
import { m } from '../../../messages/m.ts'
import { Field, TextField } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/toast.tsx'
import { CurrentVersion } from '../../forms/parts/current-version.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'

type Props = {
  /** The item as it is now, including changes by others; absent for a new one. */
  item: StaffNews | undefined
  onClose: () => void
  /** Receives the items as they are now, if they are known. */
  onSaved: (items?: readonly StaffNews[]) => void
}

/** The form for a ticker item: its text, and its last day. */
export function NewsDialog({ item, onClose, onSaved }: Props) {
  const form = useForm(
    { news: item?.news ?? '', lastDay: item?.lastDay ?? '' },
    {
      check: ({ news }): Record<string, string> => (news.trim() ? {} : { news: m.content_news_required() }),
      post: async written => {
        const sent = await send('POST /newsTracker/save', newsInput(written, item))
        if (!sent.ok) {
          if (sent.problem.status === 409) onSaved(sent.problem.items as StaffNews[])
          return sent.problem
        }
        toast(m.office_content_news_saved())
        onSaved()
        onClose()
      },
    },
  )
  return (
    <DialogForm
      title={item ? m.office_content_news_edit() : m.office_content_news_new()}
      form={form}
      current={
        item && (
          <CurrentVersion
            name={item.news}
            facts={
              item.lastDay
                ? `${m.office_content_news_until()} ${showDay(item.lastDay)}`
                : m.office_content_news_always()
            }
          />
        )
      }
      onClose={onClose}
    >
      <TextField wide label={m.office_content_news_text()} rows={3} maxLength={300} {...form.text('news')} />
      <Field
        wide
        type="date"
        label={m.office_content_last_day()}
        hint={m.office_content_last_day_hint()}
        {...form.text('lastDay')}
      />
    </DialogForm>
  )
}
