import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type'> & { className: string }

/** One of several choices, as a card around a hidden radio button; `className` lays out what it shows. */
export function Choice({ className, children, ...radio }: Props) {
  return (
    <label
      className={`cursor-pointer border border-edge bg-raised has-checked:border-green has-checked:bg-green-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${className}`}
    >
      <input type="radio" {...radio} className="sr-only" />
      {children}
    </label>
  )
}
