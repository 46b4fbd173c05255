import { lotDayWords } from '../../../lots/lot-day-words.ts'
import type { Lot } from '../../../lots/lots.fields.ts'
import { m } from '../../../messages/m.ts'
import { daysLeftText } from '../lot-states.ts'

const looks: Partial<Record<Lot['state'], string>> = {
  EXPIRED: 'font-medium text-rose',
  ENDING: 'font-medium text-ink',
}

/** The last day of a lot with its meaning, the days that are left, and the reduction of its price. */
export function LotDay({ lot }: { lot: Lot }) {
  const text = lotDayWords(lot)
  const reduced = lot.reducedBp > 0 && (
    <span className="block text-sm font-medium text-rose">
      {m.office_lots_reduced({ percent: lot.reducedBp / 100 })}
    </span>
  )
  if (!text)
    return (
      <span className="block">
        <span className="text-muted">{m.office_lots_keeps()}</span>
        {reduced}
      </span>
    )
  return (
    <span className="block">
      <time dateTime={lot.expiresOn ?? undefined} className="block">
        {text}
      </time>
      {lot.state !== 'EMPTY' && (
        <span className={`block text-sm ${looks[lot.state] ?? 'text-muted'}`}>{daysLeftText(lot)}</span>
      )}
      {reduced}
    </span>
  )
}
