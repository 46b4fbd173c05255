import { type ReactNode, useId } from 'react'

type Props = { id: string; says: string; icon: ReactNode; children: ReactNode }

/**
 * A button next to a list, and the panel that it opens: under the button, or on phones at the lower edge of the screen, so
 * that scrolling does not move it away from the finger.
 */
export function ToolPanel({ id, says, icon, children }: Props) {
  const anchor = `--tool-${useId().replaceAll(/\W/g, '')}`
  const anchored = (side: 'anchorName' | 'positionAnchor') => (element: HTMLElement | null) => {
    element?.style.setProperty(side === 'anchorName' ? 'anchor-name' : 'position-anchor', anchor)
  }
  return (
    <>
      <button
        ref={anchored('anchorName')}
        type="button"
        popoverTarget={id}
        className="inline-flex min-h-11 items-center gap-2 rounded-round border border-edge bg-raised px-4 text-sm max-sm:px-3 font-medium hover:bg-green-soft"
      >
        {icon}
        <span className="max-sm:sr-only">{says}</span>
      </button>
      <section
        ref={anchored('positionAnchor')}
        id={id}
        popover="auto"
        aria-label={says}
        className="panel rounded-tile max-sm:inset-x-4 max-sm:top-auto max-sm:bottom-4 max-sm:w-auto max-sm:backdrop:bg-shade sm:mt-2 sm:w-64 sm:[position-area:block-end_span-inline-start]"
      >
        <p aria-hidden className="px-4 pt-3 font-semibold sm:hidden">
          {says}
        </p>
        {children}
      </section>
    </>
  )
}
