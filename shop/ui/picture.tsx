import { Mark } from './mark.tsx'

type Shown = {
  src: string | null | undefined
  /** What it shows; empty where the words beside it already say so. */
  alt?: string
  /** Pixels of its square file. */
  size?: number
  /** The largest picture in view when the screen opens: it is asked for before all others, which wait for the layout. */
  first?: boolean
  className?: string
}

/** A square picture on a tinted tile. Its place is kept before it arrives; without a picture the shop's sign stands there. */
export function Picture({ src, alt = '', size = 800, first = false, className = '' }: Shown) {
  const shape = `aspect-square w-full object-cover ${className}`
  if (!src) {
    return (
      <span className={`${shape} grid place-items-center bg-green-soft text-green`}>
        <Mark className="w-1/4 opacity-25" />
      </span>
    )
  }
  return (
    <img
      src={src}
      alt={alt}
      width={size}
      height={size}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={shape}
    />
  )
}
