import { Download, Smartphone } from 'lucide-react'
import type { Block } from '../../../content/blocks.contract.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { island } from '../../../ui/island.tsx'
import { useInstallOffer } from './use-install-offer.ts'

type Props = { head: Block | undefined; badges: readonly Block[] }

/**
 * The app badges: a badge with an address links to the download, another says how the shop is added to a home screen. A
 * button installs the shop where the browser can.
 */
export const AppBadges = island('app-badges', ({ head, badges }: Props) => {
  const install = useInstallOffer()
  if (badges.length === 0) return null
  const look = 'flex items-center gap-4 rounded-tile bg-paper px-5 py-3 text-start text-ink'
  return (
    <section className="page mt-16 md:mt-24">
      <div className="grid items-center gap-8 rounded-tile bg-deep p-6 text-on-deep md:p-12 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 className="text-3xl md:text-4xl">{head?.title}</h2>
          <p className="mt-3 max-w-prose md:text-lg">{head?.text}</p>
          {install && (
            <Button look="main" onClick={install} className="mt-6">
              <Download aria-hidden className="size-5" />
              {m.front_home_install()}
            </Button>
          )}
        </div>
        <ul className="grid gap-3">
          {badges.map(({ blockId, kicker, title, text, linkUrl }) => {
            const words = (
              <>
                <Smartphone aria-hidden className="size-7 shrink-0 text-green" />
                <span>
                  <span className="block text-sm text-muted">{kicker}</span>
                  <span className="block font-display text-xl leading-tight font-semibold">{title}</span>
                  <span className="block text-sm">{text}</span>
                </span>
              </>
            )
            return (
              <li key={blockId}>
                {linkUrl ? (
                  <a href={linkUrl} rel="noreferrer" className={`${look} hover:underline`}>
                    {words}
                  </a>
                ) : (
                  <div className={look}>{words}</div>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
})
