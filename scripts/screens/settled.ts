import type { Page, Request } from '@playwright/test'

/** The unanswered requests of a page, and the function that wakes those waiting for them. */
type Open = { asked: Set<Request>; wake: () => void }

const opened = new WeakMap<Page, Open>()

/** Tracks the open requests of a page from now on, for `settled`. */
export function countRequests(page: Page): void {
  const open: Open = { asked: new Set(), wake: () => {} }
  opened.set(page, open)
  page.on('request', request => {
    // The requests of the previous page no longer matter.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.asked.clear()
    // An event stream, and a video that is not played to its end, stay open for as long as the page does.
    if (!['eventsource', 'media'].includes(request.resourceType())) open.asked.add(request)
  })
  const answered = (request: Request) => {
    open.asked.delete(request)
    open.wake()
  }
  page.on('requestfinished', answered)
  page.on('requestfailed', answered)
}

/** Waits until the page shows no loading state, has rendered everything it has, and is idle. */
async function drawnAndIdle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      ![...document.querySelectorAll('.animate-pulse, .animate-spin, .animate-waiting')].some(sign =>
        sign.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      ),
  )
  await page.evaluate(async () => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    await new Promise(done => requestIdleCallback(done, { timeout: 1000 }))
  })
}

/** A loaded script is compiled in the background while the page is idle: it must be idle this many times in a row. */
const IN_A_ROW = 3

/** Waits until a page has all answers to its requests, has rendered them, and makes no more requests because of them. */
export async function settled(page: Page): Promise<void> {
  const open = opened.get(page)
  if (!open) throw new Error('Nobody counts the requests of this page.')
  for (let idle = 0; idle < IN_A_ROW; idle++) {
    await drawnAndIdle(page)
    if (open.asked.size > 0) idle = -1
    while (open.asked.size > 0)
      await new Promise<void>(done => {
        open.wake = done
      })
  }
}
