import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** `children`: the items of the list. */
type Props = { title: string; text: string; children: ReactNode }

/** A list of what no longer fits its window, above the windows of a day. */
export function WindowsAlert({ title, text, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-6 rounded-tile bg-rose-soft p-5">
      <h2 id={id} className="flex items-center gap-2 text-xl text-rose">
        <TriangleAlert aria-hidden className="size-5 shrink-0" />
        {title}
      </h2>
      <p className="mt-1 max-w-prose text-pretty">{text}</p>
      <ul aria-labelledby={id} className="mt-3 divide-y divide-line">
        {children}
      </ul>
    </section>
  )
}
