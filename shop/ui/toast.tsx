import { useSyncExternalStore } from 'react'

type Toast = {
  id: number
  text: string
  title?: string | undefined
  undo?: { says: string; does: () => void } | undefined
}

const SHOWN_FOR = 6_000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Tells the person something that just happened, for a while, without taking the focus; may offer to undo it. */
export function tell(text: string, more: Pick<Toast, 'title' | 'undo'> = {}): void {
  const id = ++lastId
  change([...toasts.slice(-2), { id, text, ...more }])
  setTimeout(() => change(toasts.filter(toast => toast.id !== id)), SHOWN_FOR)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const none: readonly Toast[] = []

/** Where messages of `tell` appear; announced by screen readers. */
export function Toasts() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
  return (
    <div
      role="status"
      className="toasts pointer-events-none fixed inset-x-4 bottom-20 z-50 flex flex-col items-center gap-2 md:bottom-4"
    >
      {shown.map(toast => (
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
                change(toasts.filter(other => other.id !== toast.id))
              }}
            >
              {toast.undo.says}
            </button>
          )}
        </div>
      ))}
    </div>
  )
}
