import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { pictureWidths } from '../lib/picture-widths.ts'

export type Sized = {
  src: string | undefined
  /** What it shows; empty where the words beside it already say so. */
  alt?: string
  /** The most pixels of the screen that it is wide. */
  size: number
  /** How many it is high at that width; a square without it. */
  height?: number
  /** How wide it is by the width of the window, in the language of `sizes`; always `size` without it. */
  sizes?: string
  /** The largest picture in view when the screen opens: it is asked for before all others, which wait for the layout. */
  first?: boolean
  className?: string
  /** Sources that go before; then a page does not ask for it ahead. */
  children?: ReactNode
}

/**
 * A picture of the shop in the widths that fit where it stands, as AVIF or WebP; any other file as it is. Until it has
 * arrived, the shop's sign stands faintly in its place.
 */
export function SizedPicture({
  src,
  alt = '',
  size,
  height = size,
  sizes = `${size}px`,
  first,
  className = '',
  children,
}: Sized) {
  if (!src) return null
  const isOurs = src.startsWith('/pictures/')
  const set = (format: string) =>
    pictureWidths
      .flatMap(width => (width > size / 3 && width < size * 2.6 ? `${src}/${width}.${format} ${width}w` : []))
      .join()
  const image = (
    <img
      suppressHydrationWarning // says itself when it is there
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      sizes={isOurs ? sizes : undefined}
      srcSet={isOurs ? set('webp') : undefined}
      src={src}
      alt={alt}
      width={size}
      height={height}
      className={`awaited ${className}`}
    />
  )
  if (!isOurs) return image
  const avif = { type: 'image/avif', sizes, srcSet: set('avif') }
  if (import.meta.env.SSR && first && !children)
    preload(src, {
      as: 'image',
      type: avif.type,
      imageSizes: sizes,
      imageSrcSet: avif.srcSet,
      fetchPriority: 'high',
    })
  return (
    <picture>
      {children}
      <source {...avif} />
      {image}
    </picture>
  )
}
