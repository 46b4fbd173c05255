/** Headers of a page whose address may hold a secret: it is stored nowhere, and sent to no other page as the referrer. */
export const privateHeaders = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
})
