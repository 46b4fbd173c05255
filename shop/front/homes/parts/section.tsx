import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = Omit<ComponentProps<'section'>, 'title'> & { title: string; text?: string; aside?: ReactNode }

/** A part of a page with a heading, a line under it, and something at its end. */
export function Section({ title, text, aside, children, ...rest }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="page mt-16 md:mt-24" {...rest}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 md:mb-8">
        <div>
          <h2 id={id} className="text-3xl md:text-4xl">
            {title}
          </h2>
          {text && <p className="mt-1.5 text-muted md:text-lg">{text}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  )
}
