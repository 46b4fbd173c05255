import { multipart, type SentFile } from './multipart.ts'
import type { Answer, TestShop } from './test-shop.ts'

/** Sends a file to a call that takes one, with the id of the thing that it belongs to. */
export async function upload(
  shop: TestShop,
  path: string,
  { productId, certificateId, ...file }: SentFile & { productId?: number; certificateId?: number },
  headers: Record<string, string>,
): Promise<Answer> {
  const ids = Object.entries({ productId, certificateId }).filter(([, id]) => id !== undefined)
  const form = multipart({ ...Object.fromEntries(ids.map(([name, id]) => [name, String(id)])), file })
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}
