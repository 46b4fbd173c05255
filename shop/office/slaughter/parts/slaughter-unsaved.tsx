import { CloudOff, RotateCw, X } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import type { SlaughterTaps } from '../use-slaughter-taps.ts'

/** The taps that did not reach the shop: the reason, and buttons to send them again or drop them. */
export function SlaughterUnsaved({ taps: { unsaved, again, forget } }: { taps: SlaughterTaps }) {
  return (
    <div role="alert">
      {unsaved.length > 0 && (
        <section
          aria-label={m.office_slaughter_unsaved({ count: unsaved.length })}
          className="mt-4 grid gap-3 rounded-tile bg-rose-soft p-4"
        >
          <p className="flex items-center gap-2 font-semibold text-rose">
            <CloudOff aria-hidden className="size-5 shrink-0" />
            {m.office_slaughter_unsaved({ count: unsaved.length })}
          </p>
          <ul className="grid gap-2">
            {unsaved.map(({ concerns, says, why }) => (
              <li key={concerns} className="flex items-start gap-2">
                <span className="min-w-0 grow wrap-anywhere">
                  <strong className="block">{says}</strong> {why}
                </span>
                <button
                  type="button"
                  aria-label={m.office_slaughter_forget({ what: says })}
                  onClick={() => forget(concerns)}
                  className="grid size-11 shrink-0 place-items-center rounded-small hover:bg-raised"
                >
                  <X aria-hidden className="size-5" />
                </button>
              </li>
            ))}
          </ul>
          <Button look="solid" className="min-h-14 text-lg" onClick={() => void again(unsaved)}>
            <RotateCw aria-hidden className="size-5" />
            {m.office_slaughter_again()}
          </Button>
        </section>
      )}
    </div>
  )
}
