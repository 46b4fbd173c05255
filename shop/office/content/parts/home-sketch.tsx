import type { homePages } from '../../../settings/choices.ts'

/** A row of a sketch: its height, the number of fields in it, and their fill. */
type Row = readonly [height: number, fields: number, fill: string]

const [banner, tile, goods, offer, band, words] = [
  'fill-green/70',
  'fill-green-soft',
  'fill-line',
  'fill-saffron/60',
  'fill-deep',
  'fill-edge/40',
]

/** The rows of each home page from top to bottom, as seen from far away. */
const rows: Record<(typeof homePages)[number], readonly Row[]> = {
  home: [
    [30, 1, banner],
    [16, 3, tile],
    [12, 6, tile],
    [14, 1, band],
    [16, 4, goods],
    [14, 3, offer],
  ],
  home1: [
    [30, 1, banner],
    [8, 3, words],
    [18, 4, goods],
    [18, 4, goods],
    [14, 3, offer],
    [14, 1, band],
  ],
  home2: [
    [36, 2, banner],
    [16, 5, goods],
    [14, 3, offer],
    [20, 3, goods],
    [16, 1, band],
  ],
  home3: [
    [40, 1, banner],
    [6, 1, words],
    [16, 2, goods],
    [14, 3, tile],
    [14, 4, goods],
    [12, 3, offer],
  ],
  home4: [
    [24, 1, banner],
    [18, 2, words],
    [18, 3, offer],
    [12, 3, goods],
    [12, 4, goods],
    [14, 1, tile],
  ],
  home5: [
    [26, 1, banner],
    [14, 5, tile],
    [14, 5, tile],
    [12, 1, offer],
    [16, 2, goods],
    [14, 3, tile],
  ],
}
const [WIDTH, GAP] = [160, 4]

/** A small drawing of a home page, to recognise it by. */
export function HomeSketch({ home }: { home: (typeof homePages)[number] }) {
  let top = GAP
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} 132`} className="w-full rounded-small bg-paper">
      {rows[home].map(([height, fields, fill], at) => {
        const y = top
        top += height + GAP
        const width = (WIDTH - GAP * (fields + 1)) / fields
        return Array.from({ length: fields }, (_, field) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing
            key={`${at} ${field}`}
            x={GAP + field * (width + GAP)}
            y={y}
            width={width}
            height={height}
            rx={2}
            className={fill}
          />
        ))
      })}
    </svg>
  )
}
