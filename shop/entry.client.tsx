import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Says on the page that it has come to life: clicks are answered from now on. Around the router, as a sibling would shift its ids. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.alive = 'yes'
  }, [])
  return children
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Alive>
        <HydratedRouter />
      </Alive>
    </StrictMode>,
  )
})
