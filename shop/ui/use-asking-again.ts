import { useEffect, useRef } from 'react'

/** Asks again so often (milliseconds) while somebody looks at the page, and at once when it is looked at again; never while a question is on its way. */
export function useAskingAgain(ask: () => void, asking: boolean, every: number): void {
  const latest = useRef({ ask, asking })
  useEffect(() => {
    latest.current = { ask, asking }
  })
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && !latest.current.asking) latest.current.ask()
    }
    const timer = setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [every])
}
