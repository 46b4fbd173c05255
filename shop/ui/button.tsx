import type { ComponentProps } from 'react'
import { Link } from './link.tsx'

const looks = {
  /** The one action that matters on a screen. */
  main: 'bg-saffron text-on-saffron hover:bg-saffron-deep',
  solid: 'bg-green text-on-green hover:opacity-90',
  quiet: 'border border-edge bg-transparent text-ink hover:bg-green-soft',
  bare: 'text-green hover:bg-green-soft',
} as const

type Look = keyof typeof looks

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-round px-5 font-semibold no-underline transition-colors disabled:opacity-50 aria-disabled:opacity-50'

/** The classes of a button, for elements that are not a `<button>`. */
export const buttonLook = (look: Look = 'solid', more = '') => `${shape} ${looks[look]} ${more}`

/** A button; `type` defaults to `button`. */
export function Button({
  look = 'solid',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: Look }) {
  return <button type={type} className={buttonLook(look, className)} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'solid',
  className = '',
  ...rest
}: ComponentProps<typeof Link> & { look?: Look }) {
  return <Link className={buttonLook(look, className)} {...rest} />
}
