import { type ReactNode, useId } from 'react'

type Props = { title: string; badge?: ReactNode; needsOwner?: boolean; children: ReactNode }

/** One matter of the shop's health; one that needs the owner is marked. */
export function HealthCard({ title, badge, needsOwner = false, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`card h-full p-5 ${needsOwner ? 'border-s-4 border-s-rose' : ''}`}
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {badge}
      </div>
      {children}
    </section>
  )
}

/** A name with its value, in a list of facts. */
export function FactRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="text-end tabular-nums wrap-anywhere">{children}</dd>
    </div>
  )
}
