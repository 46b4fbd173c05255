import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type'> & { className: string }

const looks = {
  offered: 'cursor-pointer border-edge bg-raised',
  disabled: 'border-line bg-sunken text-muted',
}

/** One of several choices, as a card around a hidden radio button; `className` lays out what it shows. */
export function Choice({ className, children, ...radio }: Props) {
  return (
    <label
      className={`border has-checked:border-green has-checked:bg-green-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${looks[radio.disabled ? 'disabled' : 'offered']} ${className}`}
    >
      <input type="radio" {...radio} className="sr-only" />
      {children}
    </label>
  )
}
