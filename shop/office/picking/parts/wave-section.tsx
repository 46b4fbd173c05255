import { type ReactNode, useId } from 'react'

type Props = { title: string; wide?: boolean; action?: ReactNode; children: ReactNode }

/** A part of a wave with its groups; `wide`: one below the other. */
export function WaveSection({ title, wide = false, action, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {action}
      </div>
      <ul className={`grid gap-3 ${wide ? '' : 'sm:grid-cols-2'}`}>{children}</ul>
    </section>
  )
}
