import type { Page } from '@playwright/test'

/** A phone and a computer: each screen is checked on both. */
export const widths = {
  narrow: { viewport: { width: 360, height: 780 }, hasTouch: true },
  wide: { viewport: { width: 1280, height: 900 }, hasTouch: false },
} as const

/** Resizes the open page from phone to computer, or back, keeping its state. */
export async function turnInto(page: Page, width: keyof typeof widths): Promise<void> {
  const { viewport, hasTouch } = widths[width]
  const devices = await page.context().newCDPSession(page)
  await devices.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch, maxTouchPoints: 1 })
  await page.setViewportSize(viewport)
}
