import { createStore } from '../lib/store.ts'
import { island } from './island.tsx'

type Toast = {
  id: number
  text: string
  title?: string | undefined
  undo?: { says: string; does: () => void } | undefined
}

const SHOWN_FOR = 6_000

const toasts = createStore<readonly Toast[]>([])
let lastId = 0

const drop = (id: number) => toasts.set(toasts.get().filter(toast => toast.id !== id))

/** Shows a message about something that just happened, for a while, without taking the focus; may offer to undo it. */
export function toast(text: string, more: Pick<Toast, 'title' | 'undo'> = {}): void {
  const id = ++lastId
  toasts.set([...toasts.get().slice(-2), { id, text, ...more }])
  setTimeout(() => drop(id), SHOWN_FOR)
}

/** The messages of `toast`; screen readers announce them. */
export const Toasts = island('toasts', () => {
  return (
    <div
      role="status"
      className="toasts pointer-events-none fixed inset-x-4 bottom-20 z-50 flex flex-col items-center gap-2 md:bottom-4"
    >
      {toasts.use().map(toast => (
        <div
          key={toast.id}
          className="pointer-events-auto flex items-center gap-4 rounded-tile bg-ink px-5 py-3 text-paper shadow-raised"
        >
          <p>
            {toast.title && <strong className="me-2">{toast.title}</strong>}
            {toast.text}
          </p>
          {toast.undo && (
            <button
              type="button"
              className="min-h-8 rounded-small px-2 font-semibold underline underline-offset-4"
              onClick={() => {
                toast.undo?.does()
                drop(toast.id)
              }}
            >
              {toast.undo.says}
            </button>
          )}
        </div>
      ))}
    </div>
  )
})
