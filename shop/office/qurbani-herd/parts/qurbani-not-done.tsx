import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { namesIn, unplacedText } from '../../kit/qurbani-office-words.ts'
import type { NotDone } from '../use-assigning.ts'

/** The shares that could not be moved or placed, with the reasons. */
export function QurbaniNotDone({ notDone, onHide }: { notDone: NotDone; onHide: () => void }) {
  const lines =
    'refused' in notDone
      ? notDone.refused.map(({ shareId, names, says }) => ({ shareId, names, why: says }))
      : notDone.left.map(({ shareId, names, why }) => ({ shareId, names, why: unplacedText[why]() }))
  return (
    <section role="alert" className="mb-6 space-y-3 rounded-tile border-2 border-saffron bg-raised p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">
          {'refused' in notDone
            ? m.office_qurbani_screens_refused_title()
            : m.office_qurbani_screens_left_title()}
        </h2>
        <Button look="quiet" onClick={onHide}>
          {m.office_qurbani_screens_hide()}
        </Button>
      </div>
      <ul className="max-h-60 space-y-1 overflow-y-auto">
        {lines.map(({ shareId, names, why }) => (
          <li key={shareId} className="wrap-anywhere">
            {m.office_qurbani_screens_refused_line({ names: namesIn(names), why })}
          </li>
        ))}
      </ul>
    </section>
  )
}
