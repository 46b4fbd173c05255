import { useEffect, useState } from 'react'

type Props = {
  text: string
  kind: 'CODE128' | 'EAN8' | 'EAN13' | 'UPC' | 'ITF14'
  /** The classes of the box around it, and the height of the bars in pixels, if they have one. */
  className?: string
  height?: number
}

/** The free space beside the bars that a scanner needs, and their height, in bars of the narrowest kind. */
const QUIET = 10
const HEIGHT = 40

/** Returns the dark bars of a code, a `1` each, as one path. */
const pathOf = (bars: string) =>
  [...bars.matchAll(/1+/g)]
    .map(({ index, 0: { length } }) => `M${index} 0h${length}v${HEIGHT}h-${length}z`)
    .join('')

/** A code as bars, dark on white in both colour schemes, with its digits below; its generator is loaded only here. */
export function BarCode({ text, kind, className = 'label-code', height }: Props) {
  const [bars, setBars] = useState('')
  useEffect(() => {
    let leaving = false
    import('jsbarcode')
      .then(({ default: JsBarcode }) => {
        const drawn: { encodings?: { data: string }[] } = {}
        JsBarcode(drawn, text, { format: kind, flat: true })
        return drawn.encodings?.map(({ data }) => data).join('') ?? ''
      })
      .then(found => leaving || setBars(found))
      .catch(() => {}) // the digits below say the same
    return () => {
      leaving = true
    }
  }, [text, kind])
  return (
    <div className={className}>
      {bars && (
        <svg
          viewBox={`${-QUIET} 0 ${bars.length + 2 * QUIET} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden
          width="100%"
          height={height}
          data-code={text}
        >
          <rect x={-QUIET} width="100%" height="100%" fill="#fff" />
          <path d={pathOf(bars)} fill="#000" shapeRendering="crispEdges" />
        </svg>
      )}
      <span className="tabular-nums">{text}</span>
    </div>
  )
}
