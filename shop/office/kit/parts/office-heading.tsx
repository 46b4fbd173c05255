import type { ReactNode } from 'react'

type Props = { title: ReactNode; text?: ReactNode; children?: ReactNode }

/** The name of a screen, a line about its purpose, and its action buttons (`children`). */
export function OfficeHeading({ title, text, children }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 print:hidden">
      <div className="min-w-0 grow basis-80">
        <h1 className="text-3xl wrap-break-word">{title}</h1>
        {text && <p className="mt-1.5 max-w-prose text-pretty text-muted">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  )
}
