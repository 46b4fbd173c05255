import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadOtherBuilds } from './front/frame/other-build.ts'
import { markAlive, whenIdleOrWanted } from './front/frame/when-alive.ts'

/** Wraps the router, because a sibling would shift its ids. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(markAlive, [])
  return children
}

loadOtherBuilds()
whenIdleOrWanted(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Alive>
          <HydratedRouter useTransitions={false} />
        </Alive>
      </StrictMode>,
    )
  }),
)
