import { lotDayWords } from '../../../lots/lot-day-words.ts'
import type { Lot } from '../../../lots/lots.fields.ts'
import { m } from '../../../messages/m.ts'
import { daysLeftText } from '../lot-states.ts'

const looks: Partial<Record<Lot['state'], string>> = {
  EXPIRED: 'font-medium text-rose',
  ENDING: 'font-medium text-ink',
}

/** The last day of a lot with its meaning, and the days that are left. */
export function LotDay({ lot }: { lot: Lot }) {
  const text = lotDayWords(lot)
  if (!text) return <span className="text-muted">{m.office_lots_keeps()}</span>
  return (
    <span className="block">
      <time dateTime={lot.expiresOn ?? undefined} className="block">
        {text}
      </time>
      {lot.state !== 'EMPTY' && (
        <span className={`block text-sm ${looks[lot.state] ?? 'text-muted'}`}>{daysLeftText(lot)}</span>
      )}
    </span>
  )
}
