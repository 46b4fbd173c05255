import { ArrowUpRight } from 'lucide-react'
import { useMemo } from 'react'
import type { OutputOf } from '../../lib/call.ts'
import { m } from '../../messages/m.ts'
import type { findMap } from '../../near/map/map.contract.ts'
import { MapPlace } from '../../near/map/parts/map-place.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Block } from '../blocks.contract.ts'
import { BlockLink } from './block-link.tsx'

type Props = {
  /** The map pictures for the light and, second, for the dark scheme. */
  blocks: readonly Block[]
  address: string
  map: OutputOf<typeof findMap>
}

const size = { size: 600, height: 450, sizes: '(width < 64rem) 94vw, min(46vw, 37rem)' }

/** The shop's location: a picture, with the map over it if the position is set, and a link to a larger one. */
export function ContactMap({ blocks: [light, dark = light], address, map: { position, tiles } }: Props) {
  const elsewhere = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
  const view = useMemo(
    () => ({ shop: position ?? undefined, around: undefined, places: [], at: undefined }),
    [position],
  )
  const pictures = light && dark && (
    <>
      <Picture {...size} src={light.image} alt={light.pictureAlt} className="aspect-[4/3]! dark:hidden" />
      <Picture {...size} src={dark.image} alt={dark.pictureAlt} className="aspect-[4/3]! not-dark:hidden" />
    </>
  )
  return (
    <section aria-label={m.near_map_here()} className="grid gap-4">
      {position ? (
        <MapPlace view={view} tiles={tiles} label={m.content_contact_map()} className="aspect-[4/3]">
          {pictures}
        </MapPlace>
      ) : (
        pictures && <div className="tile">{pictures}</div>
      )}
      {light?.linkUrl ? (
        <BlockLink block={light} look="quiet" className="justify-self-start" />
      ) : (
        <a href={elsewhere} rel="noreferrer" className={buttonLook('quiet', 'justify-self-start')}>
          {m.content_contact_map_open()}
          <ArrowUpRight aria-hidden className="size-4 rtl:-scale-x-100" />
          <span className="sr-only">{m.content_leaves()}</span>
        </a>
      )}
    </section>
  )
}
