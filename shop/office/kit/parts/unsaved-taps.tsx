import { CloudOff, RotateCw, X } from 'lucide-react'
import type { CallAt } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { type UnsavedTap, whyUnsaved } from '../taps/taps.ts'
import type { Taps } from '../taps/use-taps.ts'

type Props<K extends keyof CallAt> = {
  taps: Pick<Taps<K>, 'unsaved' | 'again' | 'forget'>
  /** Another way to send a refused tap: its words, the reason for it, and what it does. */
  otherwise?: (tap: UnsavedTap<K>) => { why: string; says: string; does: () => void } | undefined
}

/** The taps that are not saved: the reason, and buttons to send them again or drop them. */
export function UnsavedTaps<K extends keyof CallAt>({
  taps: { unsaved, again, forget },
  otherwise,
}: Props<K>) {
  return (
    <div role="alert">
      {unsaved.length > 0 && (
        <section
          aria-label={m.office_taps_unsaved({ count: unsaved.length })}
          className="my-4 grid gap-3 rounded-tile bg-rose-soft p-4"
        >
          <p className="flex items-center gap-2 font-semibold text-rose">
            <CloudOff aria-hidden className="size-5 shrink-0" />
            {m.office_taps_unsaved({ count: unsaved.length })}
          </p>
          <ul className="grid gap-2">
            {unsaved.map(tap => {
              const other = otherwise?.(tap)
              return (
                <li key={tap.concerns} className="flex items-start gap-2">
                  <span className="min-w-0 grow wrap-anywhere">
                    <strong className="block">{tap.says}</strong> {other?.why ?? whyUnsaved(tap)}
                    {other && (
                      <Button look="quiet" className="mt-1" onClick={other.does}>
                        {other.says}
                      </Button>
                    )}
                  </span>
                  <button
                    type="button"
                    aria-label={m.office_taps_forget({ what: tap.says })}
                    onClick={() => forget(tap.concerns)}
                    className="grid size-11 shrink-0 place-items-center rounded-small hover:bg-raised"
                  >
                    <X aria-hidden className="size-5" />
                  </button>
                </li>
              )
            })}
          </ul>
          <Button look="solid" className="min-h-14 text-lg" onClick={() => void again(unsaved)}>
            <RotateCw aria-hidden className="size-5" />
            {m.office_taps_again()}
          </Button>
        </section>
      )}
    </div>
  )
}
