import { Map as MapSign } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { readNumber } from '../../../lib/read-number.ts'
import { m } from '../../../messages/m.ts'
import { boxAround } from '../../../near/map/map-view.rules.ts'
import { MapPlace } from '../../../near/map/parts/map-place.tsx'
import { type Position, unitMetres } from '../../../near/providers/distance.rules.ts'
import type { DistanceUnit } from '../../../settings/choices.ts'
import { Button } from '../../../ui/button.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { positionText } from '../../forms/typed-position.ts'
import { cornersOf, type ZoneDraft } from '../zone-draft.rules.ts'

type Props = {
  draft: ZoneDraft
  /** That of the branch. */
  position: Position | null
  unit: DistanceUnit
  onChange: (polygon: string) => void
}

/** The number of metres around the branch that a new area begins with. */
const SIGHT = 8_000

/** A map on which the area of a zone is drawn: each press adds a corner, and corners can be moved. Loaded when it is opened. */
export function ZoneMap({ position, ...rest }: Props) {
  const [opened, setOpened] = useState(false)
  const { answer } = useCall('GET /near/map', {}, opened)
  if (!opened)
    return (
      <Button look="quiet" className="justify-self-start sm:col-span-2" onClick={() => setOpened(true)}>
        <MapSign aria-hidden className="size-4.5 shrink-0" />
        {m.office_settings_draw()}
      </Button>
    )
  if (!answer) return null
  return <DrawnZone {...rest} shop={position ?? undefined} tiles={answer.tiles} />
}

type Drawn = Omit<Props, 'position'> & {
  shop: Position | undefined
  tiles: Parameters<typeof MapPlace>[0]['tiles']
}

function DrawnZone({ draft, unit, onChange, shop, tiles }: Drawn) {
  const { polygon, radius: typed } = draft
  const corners = useMemo(() => cornersOf({ polygon }), [polygon])
  const radius = readNumber(typed) > 0 ? readNumber(typed) * unitMetres[unit] : undefined
  const [begin] = useState(() =>
    corners.length > 1 ? corners : shop ? boxAround(shop, radius ?? SIGHT) : [],
  )
  const view = useMemo(
    () => ({ shop, around: undefined, places: [], at: undefined, area: { corners, radius }, begin, unit }),
    [shop, corners, radius, begin, unit],
  )
  const place = useRef<HTMLDivElement>(null)
  // On a phone the map would open below what is in sight.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const write = (next: readonly Position[]) => onChange(next.map(positionText).join('\n'))
  return (
    <div ref={place} className="space-y-3 sm:col-span-2">
      <p className="text-sm text-muted">{m.office_settings_draw_how()}</p>
      <MapPlace
        view={view}
        tiles={tiles}
        stays
        label={m.office_settings_draw_map()}
        className="aspect-[4/3] sm:aspect-video"
        onCorner={(at, position) => write(corners.toSpliced(at, 1, position))}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button look="quiet" disabled={corners.length === 0} onClick={() => write(corners.slice(0, -1))}>
          {m.office_settings_draw_back()}
        </Button>
        <Button look="quiet" disabled={corners.length === 0} onClick={() => write([])}>
          {m.office_settings_draw_again()}
        </Button>
        <p role="status" className="text-sm text-muted">
          {m.office_settings_draw_corners({ count: corners.length })}
        </p>
      </div>
    </div>
  )
}
