import { type KeyboardEvent, type ReactNode, useLayoutEffect, useState } from 'react'
import { island } from './island.tsx'
import { useLocation } from './router.ts'
import { useHydrated } from './use-hydrated.ts'

type Tab = { id: string; says: string }
type RowProps = { label: string; tabs: readonly [Tab, ...Tab[]] }

/** The row of tabs. It shows the panels, which it finds by their ids: they may be text that the browser never draws. */
export const TabRow = island('tabs', ({ label, tabs }: RowProps) => {
  const hydrated = useHydrated()
  const { hash, key } = useLocation()
  const [chosen, setChosen] = useState({ key: '', id: tabs[0].id })
  if (hydrated && chosen.key !== key) {
    setChosen({ key, id: tabs.find(({ id }) => `#${id}` === hash)?.id ?? chosen.id })
  }

  useLayoutEffect(() => {
    if (!hydrated) return
    for (const { id } of tabs) {
      document.getElementById(id)?.setAttribute('data-shown', id === chosen.id ? 'yes' : 'no')
    }
  })

  function choose(id: string) {
    setChosen({ key, id })
    document.getElementById(`${id}-tab`)?.focus()
  }
  function pressed(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === chosen.id)
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const steps: Record<string, number> = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      Home: 0,
      End: -1,
      ' ': at,
    }
    const to = tabs.at((steps[event.key] ?? Number.NaN) % tabs.length)
    if (!to || steps[event.key] === undefined) return
    event.preventDefault()
    choose(to.id)
  }

  return (
    <div role="tablist" aria-label={label} onKeyDown={pressed} className="flex gap-8 border-b border-line">
      {tabs.map(({ id, says }) => (
        <a
          key={id}
          id={`${id}-tab`}
          role="tab"
          href={`#${id}`}
          aria-controls={id}
          aria-selected={id === chosen.id}
          onClick={event => {
            event.preventDefault()
            choose(id)
          }}
          className="-mb-px flex min-h-12 items-center border-b-3 border-transparent font-semibold text-muted hover:text-ink aria-selected:border-saffron aria-selected:text-ink"
        >
          {says}
        </a>
      ))}
    </div>
  )
})

type Props = { label: string; tabs: readonly [PanelTab, ...PanelTab[]] }
type PanelTab = Tab & { panel: ReactNode }

/**
 * Panels of which one is shown. A link to `#id` opens a panel; without JavaScript the tabs are such links, and the style
 * sheet shows the panel that the address names.
 */
export function Tabs({ label, tabs }: Props) {
  const [first, ...others] = tabs.map(({ id, says }) => ({ id, says }))
  return (
    <>
      {first && <TabRow label={label} tabs={[first, ...others]} />}
      {tabs.map(({ id, panel }, position) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls of its own must be reachable
          tabIndex={0}
          className={`scroll-mt-40 py-8 data-[shown=no]:hidden! data-[shown=yes]:block! ${position === 0 ? '[&:has(~:target)]:hidden' : 'hidden target:block'}`}
        >
          {panel}
        </div>
      ))}
    </>
  )
}
