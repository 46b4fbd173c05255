import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { HURRY } from './front/frame/wait-for-paint.ts'

/**
 * Marks the page as hydrated: clicks are answered from now on, and earlier ones are repeated. Wraps the router, because a
 * sibling would shift its ids.
 */
function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.alive = 'yes'
    setTimeout(() => {
      for (const button of early.clicks.splice(0)) if (button.isConnected) button.click()
    })
  }, [])
  return children
}

let begun = false
function bringToLife() {
  if (begun) return
  begun = true
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Alive>
          <HydratedRouter useTransitions={false} />
        </Alive>
      </StrictMode>,
    )
  })
}

// When the browser is idle, or at once if someone is waiting.
addEventListener(HURRY, bringToLife, { once: true })
if (early.hurry) bringToLife()
else if ('requestIdleCallback' in globalThis) requestIdleCallback(bringToLife, { timeout: 500 })
else setTimeout(bringToLife)
