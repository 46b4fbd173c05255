import { ArrowUpRight } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { buttonLook } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Block } from '../blocks.contract.ts'
import { BlockLink } from './block-link.tsx'

type Props = {
  /** The map in the light scheme, and behind it in the dark one. */
  blocks: readonly Block[]
  address: string
}

const size = { size: 600, height: 450, sizes: '(width < 64rem) 94vw, min(46vw, 37rem)' }

/** Where the shop is, as a picture, with the way to a map that moves. */
export function ContactMap({ blocks: [light, dark = light], address }: Props) {
  const elsewhere = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
  return (
    <section aria-label={m.content_contact_map()} className="grid gap-4">
      {light && dark && (
        <div className="tile">
          <Picture {...size} src={light.image} alt={light.pictureAlt} className="aspect-[4/3]! dark:hidden" />
          <Picture
            {...size}
            src={dark.image}
            alt={dark.pictureAlt}
            className="aspect-[4/3]! not-dark:hidden"
          />
        </div>
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
