import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { icon: LucideIcon; title: string; text?: ReactNode; children: ReactNode }

/** A page with a single task: its explanation and its form. */
export function DoorPage({ icon: Icon, title, text, children }: Props) {
  return (
    <div className="page max-w-2xl py-8 md:py-14">
      <div className="card p-5 sm:p-8 md:p-12">
        <span className="grid size-14 place-items-center rounded-round bg-saffron-soft">
          <Icon aria-hidden className="size-7" />
        </span>
        <h1 className="mt-5 text-3xl md:text-4xl">{title}</h1>
        {text && <p className="mt-3 max-w-prose text-pretty text-muted">{text}</p>}
        <div className="mt-7 flex flex-col gap-4">{children}</div>
      </div>
    </div>
  )
}
