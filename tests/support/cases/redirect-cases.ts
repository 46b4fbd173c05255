import type { CallCase } from './call-case.ts'

let made = 0
const next = () => {
  made += 1
  return `/old-address-${made}`
}
const csv = (text: string) => ({ name: 'redirects.csv', type: 'text/csv', bytes: Buffer.from(text) })

/** Cases of the calls about old addresses. */
export const redirectCases: Record<string, CallCase> = {
  'GET /redirects/find': {
    good: async ({ shop }) => {
      await shop.pool.query(
        `insert into redirects (from_path, to_path) values ('/led-on', '/about') on conflict do nothing`,
      )
      return { path: '/led-on' }
    },
    bad: { change: { path: 'x'.repeat(2_001) }, field: 'path' },
  },
  'GET /redirects/findForStaff': {
    good: () => ({ q: 'old' }),
    bad: { change: { sort: 'evil' }, field: 'sort' },
  },
  'POST /redirects/save': {
    good: () => ({ from: next(), to: '/shop/1' }),
    bad: { change: { to: '//evil.example' }, field: 'to' },
  },
  'POST /redirects/delete': {
    good: async ({ shop }) => {
      const from = next()
      await shop.pool.query(`insert into redirects (from_path, to_path) values ($1, '/shop/1')`, [from])
      return { from }
    },
    bad: { change: { from: '' }, field: 'from' },
  },
  'GET /redirects/findMissing': { good: () => ({}), bad: { change: { x: 1 }, field: '' } },
  'POST /redirects/check': {
    good: () => ({ file: csv('/imported-address,/shop/1\n') }),
    bad: { change: { file: csv('from,to\n') }, field: 'file' },
  },
  'POST /redirects/import': {
    good: () => ({ file: csv('/imported-address,/shop/1\n') }),
    bad: { change: { file: csv('from,to\n/cart,/shop/1\n') }, field: 'file' },
  },
}
