import type { ReactNode } from 'react'
import { Mark } from '../../../ui/mark.tsx'

type Props = { heading: string; text: string; children: ReactNode }

/** A screen with one message and links for moving on. */
export function Notice({ heading, text, children }: Props) {
  return (
    <div className="page grid justify-items-center gap-5 py-20 text-center md:py-28">
      <span className="grid size-32 place-items-center rounded-tile bg-green-soft text-green">
        <Mark className="size-16" />
      </span>
      <h1 className="text-4xl md:text-5xl">{heading}</h1>
      <p className="max-w-md text-lg text-pretty text-muted">{text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}
