import { ball, light, line, mix, round } from './art-ink.ts'
import { block, blur, type Layer, type Scene, words } from './scene-kit.ts'
import { mark } from './scene-parts.ts'
import { seasons } from './seasons.ts'

const [w, h, gap, edge, top] = [1200, 1500, 24, 44, 262]
const tileW = (w - 2 * edge - 2 * gap) / 3
const tileH = (h - top - edge - 3 * gap) / 4

function tile(index: number): Layer[] {
  const season = seasons[index]
  if (!season) return []
  const x = edge + (index % 3) * (tileW + gap)
  const y = top + Math.floor(index / 3) * (tileH + gap)
  const cx = x + tileW / 2
  const foot = y + tileH - 26
  const spots: [dx: number, dy: number, size: number][] = [
    [-106, -2, 126],
    [106, -2, 126],
    [0, 4, 152],
  ]
  return [
    blur(cx, y + tileH - 4, tileW * 0.47, 16, 0.16) +
      block(
        x,
        y,
        tileW,
        tileH,
        [light(season.tint, 0.5), light(season.tint, 0.1), mix(season.tint, '#7a4a2a', 0.1)],
        24,
      ) +
      `<circle cx="${round(cx)}" cy="${round(foot - 74)}" r="94" fill="${light(season.tint, 0.7)}" opacity=".7"/>` +
      words(season.month, x + 26, round(y + 66), 54, '#14352a', 'start'),
    ...spots.map(([dx, dy, size], i): Layer => {
      const thing = season.goods[i === 2 ? 0 : i === 0 ? 1 : 2]?.[1] ?? '🌿'
      const wide = thing === 'dates' || thing === 'pomegranate' || thing === 'cauliflower'
      return [thing, round(cx + dx), round(foot + dy), wide ? size * 0.74 : size, (i - 0.5) * 6]
    }),
  ]
}

const ring = (x: number) =>
  ball(x, 40, 17, 17, '#0c241b') +
  line(`M${x} 42C${x - 26} 20 ${x - 20} -20 ${x} -26`, '#c7cfd3', 12) +
  line(`M${x} 42C${x - 26} 20 ${x - 20} -20 ${x} -26`, '#f4f7f8', 4)

/** The year on the wall: twelve months with the food in season. */
export const calendarScenes: Record<string, Scene> = {
  calendar: {
    size: [w, h],
    layers: [
      block(0, 0, w, h, ['#fdf8ee', '#f6ecd8', '#efe1c6']),
      `<path d="M0 0H1200V196C860 250 340 250 0 196Z" fill="#12382a"/><path d="M0 196C340 250 860 250 1200 196V208C860 262 340 262 0 208Z" fill="#f2a81d"/>`,
      ...[150, 450, 750, 1050].map(ring),
      mark(348, 134, 96, '#f8f1e2') + words('In Season', 640, 168, 104, '#f8f1e2'),
      ...seasons.flatMap((_, i) => tile(i)),
    ],
  },
}
