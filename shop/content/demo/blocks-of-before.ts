import { z } from 'zod'
import { m } from '../../messages/m.ts'
import type { DemoBlock, DemoPages } from './demo-block.ts'
import { demoBlocks } from './demo-blocks.ts'

/** How the discounts of the home page were set before they were blocks. */
const discounts = z.array(
  z.object({ kind: z.enum(['beef', 'chicken', 'veal']), percent: z.int(), categoryId: z.int() }),
)
const names = {
  beef: m.demo_discount_beef,
  chicken: m.demo_discount_chicken,
  veal: m.demo_discount_veal,
} as const

/** What a shop had before its pages were kept: its home page, with the discounts it had set, and the rules of returning. */
export function blocksOfBefore(homeDiscounts: unknown): DemoPages {
  const set = discounts.safeParse(homeDiscounts)
  const offers = (set.data ?? []).map(
    ({ kind, percent, categoryId }): DemoBlock => ({
      part: 'discounts',
      picture: `discount-${kind}`,
      title: names[kind](),
      printed: m.demo_discount_up_to({ percent }),
      linkUrl: `/shop/${categoryId}`,
    }),
  )
  const home = demoBlocks.home?.() ?? []
  return {
    home: () => (set.success ? [...home.filter(({ part }) => part !== 'discounts'), ...offers] : home),
    'return-policy': () => demoBlocks['return-policy']?.().filter(({ part }) => part === 'rules') ?? [],
  }
}
