import { send } from '../../../api.ts'
import type { StoreHours } from '../../../hours/store-hours.contract.ts'
import { nameOfWeekday } from '../../../hours/weekdays.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { EditForm } from '../../forms/parts/edit-form.tsx'
import { PlainList } from '../../forms/parts/plain-list.tsx'
import { WeekRow } from '../../forms/parts/week-row.tsx'
import { useEditForm } from '../../forms/use-edit-form.ts'
import {
  checkWeekDraft,
  type DayDraft,
  hoursIn,
  sentPlace,
  type WeekDraft,
  weekDraftOf,
  weekText,
  withSameHours,
} from '../../forms/week-draft.rules.ts'
import { ofBranch } from '../of-branch.ts'

type Props = { branchId: number; onChanged: () => void }

/** The weekly hours of a branch, once they are loaded. */
export function WeekEditor({ branchId, onChanged }: Props) {
  const { answer, problem, retry } = ofBranch(useCall('GET /storeHours/findAllStoreHours', {}), branchId)
  if (!answer) return <Answer problem={problem} onRetry={retry} lines={3} />
  return <WeekForm hours={answer} branchId={branchId} onChanged={onChanged} />
}

const fieldText = (_name: string, draft: WeekDraft) => ({
  name: m.office_settings_week(),
  text: weekText(draft),
})

function WeekForm({ hours, branchId, onChanged }: Props & { hours: readonly StoreHours[] }) {
  const edit = useEditForm<WeekDraft>({
    name: `week ${branchId}`,
    initial: weekDraftOf(hours),
    check: checkWeekDraft,
    save: async (draft, stood) => {
      const [days, seen] = [hoursIn(draft), hoursIn(stood)]
      const sent = await send('POST /storeHours/saveWeek', { branchId, days, stood: seen })
      if (sent.ok) onChanged()
      if (sent.ok) return { now: weekDraftOf(sent.answer) }
      const now = sent.problem.hours as StoreHours[] | undefined
      return now ? { theirs: weekDraftOf(now) } : { problem: sent.problem }
    },
  })
  const { form } = edit
  const { days } = form.values
  const put = (at: number, some: Partial<DayDraft>) =>
    form.change({ days: days.map((day, place) => (place === at ? { ...day, ...some } : day)) })
  const first = days.findIndex(({ open }) => open)
  return (
    <EditForm label={m.office_settings_week()} edit={edit} fieldText={fieldText}>
      <PlainList title={m.office_settings_week()} text={m.office_settings_week_text()}>
        <ul className="divide-y divide-line">
          {days.map((day, at) => (
            <WeekRow
              key={day.weekday}
              day={day}
              wrong={(span, field) => form.wrong[`days.${sentPlace(form.values, at, span)}.${field}`]}
              onChange={some => put(at, some)}
            />
          ))}
        </ul>
        {first >= 0 && (
          <Button look="quiet" onClick={() => form.change(withSameHours(form.values, first))}>
            {m.office_settings_same_hours({ day: nameOfWeekday(days[first]?.weekday ?? 0) })}
          </Button>
        )}
      </PlainList>
    </EditForm>
  )
}
