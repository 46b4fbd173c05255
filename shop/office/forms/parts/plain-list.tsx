import { type ReactNode, useId } from 'react'

type Props = { title: string; text: string; add?: ReactNode; children: ReactNode }

/** A list over the whole width: its title and text, the button to add an entry, and its rows. */
export function PlainList({ title, text, add, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="space-y-4 card p-5 sm:p-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 grow basis-64">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          <p className="mt-1.5 max-w-prose text-sm text-pretty text-muted">{text}</p>
        </div>
        {add}
      </div>
      {children}
    </section>
  )
}
