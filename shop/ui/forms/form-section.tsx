import { type ReactNode, useId } from 'react'

type Props = { title: string; text?: string; children: ReactNode }

/** A part of a long form: its title and text are beside its fields, or above them on narrow screens. */
export function FormSection({ title, text, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 card p-5 sm:p-8 xl:grid-cols-[15rem_minmax(0,1fr)] xl:gap-10"
    >
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {text && <p className="mt-1.5 text-sm text-pretty text-muted">{text}</p>}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 sm:grid-cols-2">{children}</div>
    </section>
  )
}
