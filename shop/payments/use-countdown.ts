import { useEffect, useRef, useState } from 'react'

/**
 * Returns the milliseconds left until a moment, by the shop's clock: the visitor's clock does not matter. Changes each
 * second. `now` is the shop's clock when it answered.
 */
export function useCountdown(until: string | null, now: string): number {
  const whole = until ? Date.parse(until) - Date.parse(now) : 0
  const [left, setLeft] = useState(whole)
  const answeredAt = useRef(0)
  useEffect(() => {
    answeredAt.current = performance.now()
    const tick = () => setLeft(whole - (performance.now() - answeredAt.current))
    tick()
    if (whole <= 0) return
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [whole])
  return left
}
