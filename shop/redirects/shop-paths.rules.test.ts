import { expect, test } from 'vitest'
import routes from '../routes.ts'
import { pageAt, screenPaths } from './shop-paths.rules.ts'

test('every screen of the shop is known', () => {
  const paths = routes
    .map(({ path }) => path)
    .filter(path => path !== undefined && path !== '*' && path !== 'ui')
  expect(paths.toSorted()).toEqual(screenPaths.toSorted())
})

test('a page is there always, never, or if what it shows is there', () => {
  for (const path of [
    '/cart',
    '/orderdetail',
    '/shop/-1',
    '/admin/orders',
    '/sitemap.xml',
    '/api/x',
    '/qurbani/booking',
  ])
    expect([path, pageAt(path)]).toEqual([path, 'always'])
  for (const path of ['/products/lamb-leg', '/productsingle/5', '/old', '/shop/lamb', '/category/meat/5'])
    expect([path, pageAt(path)]).toEqual([path, 'never'])
  expect(pageAt('/products/5')).toEqual({ ifLive: '/shop/5' })
  expect(pageAt('/productsingle/101/meat/1')).toEqual({ ifLive: '/productsingle/101/meat/1' })
  expect(pageAt('/collection/eid')).toEqual({ ifLive: '/collection/eid' })
  expect(pageAt('/category/meat')).toEqual({ ifLive: '/category/meat' })
})
