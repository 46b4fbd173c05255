import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  text?: string
  /** Actions on the whole section, next to its name. */
  aside?: ReactNode
  /** The problem of the section as a whole. */
  wrong?: string | undefined
  children: ReactNode
}

/** A part of the form of a season. */
export function QurbaniSection({ title, text, aside, wrong, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card space-y-5 p-4 sm:p-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-64">
          <h2 id={id} className="text-2xl wrap-break-word">
            {title}
          </h2>
          {text && <p className="mt-1.5 max-w-prose text-sm text-pretty text-muted">{text}</p>}
        </div>
        {aside}
      </div>
      {wrong && (
        <p role="alert" className="rounded-small bg-rose-soft px-3 py-2 text-sm font-medium text-rose">
          {wrong}
        </p>
      )}
      {children}
    </section>
  )
}
