/** Headers of a page whose address may hold a secret: kept nowhere, and named to no other page. */
export const privateHeaders = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
})
