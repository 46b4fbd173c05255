import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { pictureWidths } from '../lib/picture-widths.ts'

export type Sized = {
  src: string | undefined
  /** A description of the picture; empty if the text beside it already gives one. */
  alt?: string
  /** The maximum width, in CSS pixels. */
  size: number
  /** The height at that width; a square without it. */
  height?: number
  /** The width by window width, as a `sizes` attribute; always `size` without it. */
  sizes?: string
  /** The largest picture in view when the screen opens: it loads before all others, which wait for the layout. */
  first?: boolean
  className?: string
  /** Sources that take precedence; with them, the picture is not preloaded. */
  children?: ReactNode
}

/**
 * A picture of the shop in the widths that fit its place, as AVIF or WebP; any other file unchanged. Until it has loaded,
 * the shop's logo appears faintly in its place.
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
      suppressHydrationWarning // sets an attribute on itself once loaded
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
