import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { HURRY } from './front/wait-for-paint.ts'

/**
 * Says on the page that it has come to life: clicks are answered from now on, and those made before are made again.
 * Around the router, as a sibling would shift its ids.
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

// When the browser has nothing better to do, or at once where somebody is waiting for it.
addEventListener(HURRY, bringToLife, { once: true })
if (early.hurry) bringToLife()
else if ('requestIdleCallback' in globalThis) requestIdleCallback(bringToLife, { timeout: 500 })
else setTimeout(bringToLife)
