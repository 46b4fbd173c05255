const timers = () => new Promise(done => setTimeout(done))

/**
 * The keyboard sensor announces an item that was picked up, but listens to keys only after a timer. This holds the keys that
 * come before it, and sends them again in their order.
 */
export async function sendEarlyKeysAgain(): Promise<void> {
  const early: KeyboardEvent[] = []
  const hold = (key: KeyboardEvent) => {
    if (!key.isTrusted) return
    key.preventDefault()
    key.stopPropagation()
    early.push(key)
  }
  addEventListener('keydown', hold, { capture: true })
  // The timer of the sensor is set after the first of these, and ends before the second.
  await timers()
  await timers()
  for (const key of early) {
    key.target?.dispatchEvent(new KeyboardEvent(key.type, key))
    await timers()
  }
  removeEventListener('keydown', hold, { capture: true })
}
