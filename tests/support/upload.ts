import { multipart, type SentFile } from './multipart.ts'
import type { Answer, TestShop } from './test-shop.ts'

/** Sends a file to a call that takes one. */
export async function upload(
  shop: TestShop,
  path: string,
  { productId, ...file }: SentFile & { productId?: number },
  headers: Record<string, string>,
): Promise<Answer> {
  const form = multipart({ ...(productId === undefined ? {} : { productId: String(productId) }), file })
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}
