import type { ComponentProps } from 'react'

/** The shop's logo: the arch of a market gate with a saffron sun rising in it. Decorative; put the name beside it. */
export function Mark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" {...props}>
      <path fill="currentColor" d="M3 30V15a13 13 0 0 1 26 0v15h-6V15.5a7 7 0 0 0-14 0V30z" />
      <path fill="var(--color-saffron)" d="M11.5 30a4.5 4.5 0 0 1 9 0z" />
    </svg>
  )
}
