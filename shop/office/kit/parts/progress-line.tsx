type Props = {
  says: string
  /** Undefined while it is unknown. */
  value: number | undefined
  max: number
  className?: string
}

/** A progress bar; screen readers read `says`. */
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
