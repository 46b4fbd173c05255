import type { Page } from '@playwright/test'
import type { OutputOf } from '../../shop/lib/call.ts'
import type { findHealth } from '../../shop/upkeep/health.contract.ts'

type Health = OutputOf<typeof findHealth>

const night = '2026-11-29T02:37:04.000Z'
const good = (
  kind: 'AUDIT' | 'BACKUP' | 'DRILL',
  facts: Health['runs'][number]['facts'],
): Health['runs'][number] => ({
  ...{
    kind,
    state: 'GOOD',
    overdue: false,
    needsOwner: false,
    startedAt: night,
    endedAt: night,
    goodAt: night,
  },
  ...{ problem: null, facts },
})
const never = (kind: 'AUDIT' | 'BACKUP' | 'DRILL'): Health['runs'][number] => ({
  ...{
    kind,
    state: 'NEVER',
    overdue: false,
    needsOwner: false,
    startedAt: null,
    endedAt: null,
    goodAt: null,
  },
  ...{ problem: null, facts: [] },
})

const well: Health = {
  well: true,
  runs: [
    good('AUDIT', [
      { name: 'checked', value: 55 },
      { name: 'seconds', value: 26.9 },
    ]),
    good('BACKUP', [
      { name: 'bytes', value: 214_000_000 },
      { name: 'seconds', value: 41 },
      { name: 'where', value: 'backups/2026-11-29' },
    ]),
    good('DRILL', [
      { name: 'seconds', value: 96 },
      { name: 'minutes', value: 312 },
      { name: 'checked', value: 55 },
    ]),
  ],
  wrong: [],
  messages: { waiting: 0, parked: 0, oldestAt: null },
  jobs: [],
  databaseBytes: 486_300_000,
  nodes: [
    { name: 'souk-1', version: '1.0.27', startedAt: '2026-11-28T18:00:00.000Z' },
    { name: 'souk-2', version: '1.0.27', startedAt: '2026-11-28T18:04:00.000Z' },
  ],
}

const unwell: Health = {
  ...well,
  well: false,
  runs: [
    {
      ...good('AUDIT', [
        { name: 'checked', value: 55 },
        { name: 'seconds', value: 26.9 },
      ]),
      ...{ state: 'WRONG', needsOwner: true, goodAt: '2026-11-28T02:37:02.000Z' },
      problem: '2 of 55 checks found something wrong.',
    },
    {
      ...good('BACKUP', []),
      ...{ state: 'FAILED', needsOwner: true, goodAt: '2026-11-28T03:11:00.000Z' },
      problem: 'The disk of the backups is full.',
    },
    { ...good('DRILL', [{ name: 'checked', value: 55 }]), overdue: true, needsOwner: true },
  ],
  wrong: [
    {
      ...{ name: 'order-is-its-lines', count: 2 },
      says: 'The total of an order differs from its lines, its discount and its delivery.',
      rows: [
        { orderNum: '10012', text: 'grand_total 3500, goods 3400, taxes 0' },
        { orderNum: '10044', text: 'grand_total 990, goods 900, taxes 0' },
      ],
    },
    {
      ...{ name: 'stock-is-its-movements', count: 1000 },
      says: 'The amount on hand differs from the sum of all its movements.',
      rows: [{ orderNum: null, text: 'availability_id 385, on_hand 12, over 0, moved 11' }],
    },
  ],
  messages: { waiting: 4, parked: 1, oldestAt: night },
  jobs: [{ name: 'compare-payments', failures: 3, lastAt: night }],
}

const empty: Health = {
  ...well,
  runs: [never('AUDIT'), never('BACKUP'), never('DRILL')],
  nodes: [],
}

/** The shop's health, good, bad, and of a shop that was just set up; and the overview of a day that needs its owner. */
export const healthScreensOf = (
  asOwner: (address: string) => (page: Page, databaseUrl: string) => Promise<unknown>,
) => {
  const shown = (health: Health) => async (page: Page, databaseUrl: string) => {
    await page.route('**/api/upkeep/findHealth*', route => route.fulfill({ json: health }))
    await asOwner('/admin/health')(page, databaseUrl)
  }
  return [
    { name: 'health', open: shown(well) },
    { name: 'health-wrong', open: shown(unwell) },
    { name: 'health-not-set-up', open: shown(empty) },
    {
      name: 'today-unwell',
      open: async (page: Page, databaseUrl: string) => {
        await page.route('**/api/office/findToday*', async route => {
          const answer = await route.fetch()
          const troubles = (['AUDIT', 'BACKUP', 'DRILL'] as const).map(kind => ({ kind, isLate: false }))
          await route.fulfill({ json: { ...(await answer.json()), troubles } })
        })
        await asOwner('/admin')(page, databaseUrl)
      },
    },
  ]
}
