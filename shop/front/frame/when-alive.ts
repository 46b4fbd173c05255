import { HURRY } from './wait-for-paint.ts'

/** Runs `wake` once: when the browser is idle, or at once if someone is waiting. */
export function whenIdleOrWanted(wake: () => void): void {
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    wake()
  }
  addEventListener(HURRY, begin, { once: true })
  if (early.hurry) begin()
  else if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: 500 })
  else setTimeout(begin)
}

/** Marks the page as hydrated: clicks are answered from now on, and earlier ones are repeated. */
export function markAlive(): void {
  document.documentElement.dataset.alive = 'yes'
  setTimeout(() => {
    for (const button of early.clicks.splice(0)) if (button.isConnected) button.click()
  })
}
