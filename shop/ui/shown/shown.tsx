import { type ReactNode, useId } from 'react'

/** A section of the page of all parts. */
export function ShownSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      <div className="grid gap-4 md:grid-cols-2">{children}</div>
    </section>
  )
}

/** A component under its name in the code. */
export function Shown({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`min-w-0 card p-5 ${wide ? 'md:col-span-2' : ''}`}>
      <p className="mb-3 text-sm text-muted">
        <code dir="ltr">{name}</code>
      </p>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  )
}
