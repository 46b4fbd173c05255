import { vi } from 'vitest'
import type { ShopForTests } from '../../../scripts/testing/shop-for-tests.ts'

/** The numbers of a node, by the name of their metric and its labels. */
export type Metrics = Map<string, number>

/** Returns the numbers in a text of Prometheus. */
export const parseMetrics = (text: string): Metrics =>
  new Map(
    text
      .split('\n')
      .filter(line => line && !line.startsWith('#'))
      .map(line => {
        const [, name = '', value] = /^(\S+?(?:\{.*\})?) (\S+)$/.exec(line) ?? []
        return [name, value === '+Inf' ? Number.POSITIVE_INFINITY : Number(value)]
      }),
  )

/** Waits until a shop for tests has opened its port for Prometheus, and returns the address. */
export async function metricsAddress(shop: Pick<ShopForTests, 'says'>): Promise<string> {
  const address = () => /(http:\S+\/metrics)/.exec(shop.says())?.[1]
  await vi.waitUntil(address, { timeout: 10_000 })
  return address() as string
}

/** Returns the difference of two readings, of the metrics whose names begin so. */
export function risen(before: Metrics, after: Metrics, ...starts: string[]): Record<string, number> {
  const changes = [...after]
    .map(([name, value]): [string, number] => [name, value - (before.get(name) ?? 0)])
    .filter(([name, more]) => more !== 0 && starts.some(start => name.startsWith(start)))
  return Object.fromEntries(changes)
}
