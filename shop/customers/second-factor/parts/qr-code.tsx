import { useEffect, useState } from 'react'

/** The free modules around the code that a camera needs to find it. */
export const QUIET = 2

/** Returns the dark modules of a code as one path, a unit square each. */
const pathOf = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

/** A QR code, dark on white in both colour schemes; its generator is loaded only here. */
export function QrCode({
  text,
  label,
  className = 'aspect-square w-48 overflow-hidden rounded-small border border-line',
}: {
  text: string
  label: string
  className?: string
}) {
  const [code, setCode] = useState<{ size: number; path: string }>()
  useEffect(() => {
    let leaving = false
    import('uqr')
      .then(({ encode }) => encode(text, { border: QUIET }))
      .then(({ size, data }) => leaving || setCode({ size, path: pathOf(data) }))
      .catch(() => {}) // the letters beside it say the same
    return () => {
      leaving = true
    }
  }, [text])
  return (
    <div className={className}>
      {code && (
        <svg
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={label}
          className="size-full"
          data-code={text}
        >
          <rect width="100%" height="100%" fill="#fff" />
          <path d={code.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
      )}
    </div>
  )
}
