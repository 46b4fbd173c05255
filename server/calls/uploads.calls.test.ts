import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../shop/contract.ts'
import type { Call } from '../../shop/lib/call.ts'
import { multipart } from '../../tests/support/multipart.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { smallPng } from '../../tests/support/test-files.ts'
import { newProduct } from '../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
let editor: Person
let customer: Person
let port: number
let productId: number
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
  customer = await signUp(shop)
  productId = (await newProduct(shop.pool, { stock: 1 })).productId
  port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => shop.close())

const path = '/api/productImage/upload'

/** Sends headers and the start of a body that never arrives; returns the answer up to the end of the connection. */
async function sayOnly(headers: Record<string, string>, body = '--x\r\n'): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const head = { host: 'localhost', 'content-type': 'multipart/form-data; boundary=x', ...headers }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
  let said = ''
  socket.on('data', chunk => {
    said += chunk
  })
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
  await once(socket, 'close')
  return said
}

const large = { 'content-length': '50000000' }
const endless = [{ 'transfer-encoding': 'chunked' }, '5\r\n--x\r\n\r\n'] as const

describe('a caller who may not upload is refused before the body arrives, and the connection ends', () => {
  test('nobody', async () => {
    expect(await sayOnly(large)).toMatch(/^HTTP\/1.1 401 [\s\S]*connection: close[\s\S]*\/problems\/sign-in/)
    expect(await sayOnly(...endless)).toMatch(/^HTTP\/1.1 401 /)
  })
  test('a customer', async () => {
    const said = await sayOnly({ ...large, ...customer.bearer })
    expect(said).toMatch(/^HTTP\/1.1 403 [\s\S]*\/problems\/not-allowed/)
  })
  test('a page of another site, in the browser of a person who may upload', async () => {
    const said = await sayOnly({ ...large, cookie: editor.browser.cookie as string })
    expect(said).toMatch(/^HTTP\/1.1 403 [\s\S]*\/problems\/forgery/)
  })
  test('a session that has ended', async () => {
    expect(await sayOnly({ ...large, authorization: 'Bearer ended' })).toMatch(/^HTTP\/1.1 401 /)
  })
})

test('a file whose declared size is too big is refused before it arrives', async () => {
  const said = await sayOnly({ ...large, ...editor.bearer })
  expect(said).toMatch(/^HTTP\/1.1 413 [\s\S]*File Too Big/)
})

type Form = { payload: Buffer; headers: Record<string, string> }
async function send({ payload, headers }: Form, more = editor.browser) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { ...headers, ...more },
  })
  return { status: answer.statusCode, body: answer.json() }
}
const form = async () =>
  multipart({ productId: String(productId), file: { name: 'a.png', bytes: await smallPng() } })

test("the shop's own pages can upload only with the anti-forgery header", async () => {
  expect((await send(await form())).status).toBe(200)
  const { cookie = '' } = editor.browser
  expect(await send(await form(), { cookie })).toMatchObject({
    status: 403,
    body: { type: '/problems/forgery' },
  })
  expect((await send(await form(), editor.bearer)).status).toBe(200)
})

describe('an incomplete form is refused as incomplete', () => {
  const boundary = 'multipart/form-data; boundary=x'
  const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
  const cases: [string, string, string][] = [
    ['nothing', boundary, ''],
    ['no boundary named', 'multipart/form-data', `${part}abc\r\n--x--\r\n`],
    ['another boundary', boundary, '--y\r\n\r\nabc\r\n--y--\r\n'],
    ['a file that is cut off', boundary, `${part}abc`],
    ['a head that is cut off', boundary, '--x\r\ncontent-disposition: form-da'],
    ['a part without a name', boundary, '--x\r\ncontent-disposition: form-data\r\n\r\nabc\r\n--x--\r\n'],
    ['bytes that mean nothing', boundary, '\0\xff\r\n\r\n--x--'],
    [
      'a prototype',
      boundary,
      `--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n${part}abc\r\n--x--\r\n`,
    ],
    [
      'invalid JSON',
      boundary,
      '--x\r\ncontent-disposition: form-data; name="productId"\r\ncontent-type: application/json\r\n\r\n{\r\n--x--\r\n',
    ],
    ['a head without an end', boundary, `--x\r\n${'a: b\r\n'.repeat(5000)}`],
    [
      'a hundred fields',
      boundary,
      `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(100)}--x--\r\n`,
    ],
  ]
  test.each(cases)('%s', async (_what, type, text) => {
    const payload = Buffer.from(text, 'latin1')
    const { status, body } = await send({ payload, headers: { 'content-type': type } })
    expect(status).toBe(400)
    expect(body.title).not.toBe('')
  })

  test('a body that is not a form', async () => {
    const payload = Buffer.from(JSON.stringify({ productId, file: 'x' }))
    expect((await send({ payload, headers: { 'content-type': 'application/json' } })).status).toBe(415)
    expect((await send({ payload: Buffer.alloc(0), headers: {} })).body.errors).toContainEqual({
      field: 'file',
      message: 'Choose a file.',
    })
  })
})

describe('a form is refused, and the wrong field is named', () => {
  const png = { name: 'a.png', bytes: Buffer.of(1) }
  const cases: [string, Parameters<typeof multipart>[0], string][] = [
    ['no file', { productId: '1' }, 'file'],
    ['a text for a file', { productId: '1', file: 'text' }, 'file'],
    ['an empty file', { productId: '1', file: { name: '', bytes: Buffer.alloc(0) } }, 'file'],
    ['no product', { file: png }, 'productId'],
    ['a product twice', { productId: ['1', '2'], file: png }, 'productId'],
    ['a product in words', { productId: '1 or 1=1', file: png }, 'productId'],
    ['a field that is not asked for', { productId: '1', custId: '1', file: png }, ''],
    ['a file under another name', { productId: '1', picture: png }, 'file'],
    ['a field without an end', { productId: '1'.repeat(20_000), file: png }, 'productId'],
  ]
  test.each(cases)('%s', async (_what, fields, field) => {
    const { status, body } = await send(multipart(fields))
    expect(status).toBe(400)
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field)
  })
})

test('two files in one form are refused, whatever their fields', async () => {
  const file = { name: 'a.png', bytes: await smallPng() }
  expect((await send(multipart({ productId: file, file }))).status).toBe(400)
  expect((await send(multipart({ productId: '1', file: [file, file] }))).status).toBe(400)
})

test('a call that takes a file declares its refusal of a file that is too big', () => {
  const uploads = (calls as readonly Call[]).filter(call => call.upload)
  expect(uploads.length).toBe(14)
  for (const call of uploads) {
    expect(call.failures.FILE_TOO_BIG?.status).toBe(413)
    expect(Object.keys(call.input.shape)).toContain('file')
  }
})
