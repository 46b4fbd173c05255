type Props = {
  says: string
  /** Nothing where nobody knows yet. */
  value: number | undefined
  max: number
  className?: string
}

/** How far something has come, as a line that fills; `says` is read out. */
export function ProgressLine({ says, value, max, className = '' }: Props) {
  return (
    <progress
      aria-label={says}
      value={value}
      max={max}
      className={`block h-2 appearance-none overflow-hidden rounded-round bg-line [&::-moz-progress-bar]:bg-green [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-green ${className}`}
    />
  )
}
