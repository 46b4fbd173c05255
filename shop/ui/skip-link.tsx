import { m } from '../messages/m.ts'

/** A link for keyboard users that skips the header of every page and goes to its content. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed start-4 top-2 z-50 -translate-y-20 rounded-round bg-ink px-5 py-3 text-paper focus:translate-y-0"
    >
      {m.ui_skip()}
    </a>
  )
}
