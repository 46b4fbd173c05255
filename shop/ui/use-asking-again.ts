import { useEffect, useRef } from 'react'

/**
 * Asks again at this interval (milliseconds) while the page is visible, and at once when it becomes visible again; never
 * while a request is running.
 */
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
