import type { ComponentProps } from 'react'
import type { PreviewedDay } from '../../../hours/opening.contract.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { PlainList } from '../../forms/parts/plain-list.tsx'
import { latestEnd } from '../preview-bar.rules.ts'
import { PreviewRow } from './preview-row.tsx'

type Props = {
  found: { answer: PreviewedDay[] | undefined; retry: () => void } & Pick<
    ComponentProps<typeof Answer>,
    'problem'
  >
  withPrayers: boolean
}

/** The next three weeks as they will be, a row a day. */
export function HoursPreview({ found: { answer: days, problem, retry }, withPrayers }: Props) {
  return (
    <PlainList title={m.office_settings_preview()} text={m.office_settings_preview_text()}>
      <Answer problem={problem} onRetry={retry} lines={7}>
        {days && (
          <ol aria-label={m.office_settings_preview()} className="divide-y divide-line">
            {days.map((day, at) => (
              <PreviewRow
                key={day.day}
                day={day}
                isToday={at === 0}
                end={latestEnd(days)}
                withPrayers={withPrayers}
              />
            ))}
          </ol>
        )}
      </Answer>
    </PlainList>
  )
}
