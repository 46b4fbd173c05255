import { m } from '../messages/m.ts'

/** Headers of a page whose address may hold a secret: kept nowhere, and named to no other page. */
export const privateHeaders = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
})

/** What a page of the account says of itself; no search engine lists it. */
export const privateMeta = (title: string) => [
  { title: `${title} · ${m.shop_name()}` },
  { name: 'robots', content: 'noindex' },
]
