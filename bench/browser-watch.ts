/** The measurements of a watched page: times in milliseconds, layout shift as the browser scores it. */
type Watched = { largestPaint: number; shift: number; interaction: number; painted: Promise<number> }

declare global {
  var watched: Watched
}

/** Runs in the page before anything else, and records largest paint, layout shift and the longest interaction. */
export function watchPage(): void {
  globalThis.watched = { largestPaint: 0, shift: 0, interaction: 0, painted: Promise.resolve(0) }
  const watch = (type: string, note: (entry: never) => void, more: object = {}) =>
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) note(entry as never)
    }).observe({ type, buffered: true, ...more })
  watch('largest-contentful-paint', (entry: { startTime: number }) => {
    watched.largestPaint = entry.startTime
  })
  watch('layout-shift', (entry: { value: number; hadRecentInput: boolean }) => {
    if (!entry.hadRecentInput) watched.shift += entry.value
  })
  watch(
    'event',
    (entry: { duration: number; interactionId: number }) => {
      if (entry.interactionId) watched.interaction = Math.max(watched.interaction, entry.duration)
    },
    { durationThreshold: 16 },
  )
}

/**
 * Runs in the page, before a click: records the first painted frame after it in which the text or link of the `selector`
 * elements has changed; without a selector, in which anything has changed.
 */
export function awaitPaint(selector: string): void {
  const says = () =>
    selector &&
    [...document.querySelectorAll(selector)]
      .map(one => `${one.textContent} ${one.getAttribute('href')}`)
      .join()
  const before = says()
  watched.painted = new Promise(done => {
    let clicked = 0
    addEventListener(
      'click',
      event => {
        clicked = event.timeStamp
      },
      { capture: true, once: true },
    )
    const observer = new MutationObserver(() => {
      if (!clicked || (selector && says() === before)) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done(performance.now() - clicked)
        port2.postMessage(null)
      })
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

/** Runs in the page, after the click that `awaitPaint` waited for: returns the milliseconds from the click to that paint. */
export const paintedAfter = (): Promise<number> => watched.painted
