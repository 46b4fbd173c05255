import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { smallPdf } from '../../../tests/support/test-files.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { upload } from '../../../tests/support/upload.ts'
import { makePdf } from '../demo/demo-document.ts'

let shop: TestShop
let editor: Person
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
})
afterAll(() => shop.close())

const send = async (bytes: Buffer, productId: number, name = 'care.pdf', type = 'application/pdf') =>
  upload(shop, '/productDocuments/upload', { productId, name, type, bytes }, editor.bearer)
const product = async (status = 'A') => (await newProduct(shop.pool, { stock: 1, status })).productId

test('a document is listed with its product, and served as a file that runs nothing', async () => {
  const productId = await product()
  const sent = smallPdf()
  const { status, body } = await send(sent, productId, '../Care & use.pdf', 'text/html')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    productId,
    type: 'application/pdf',
    name: 'Care-use.pdf',
    size: sent.length,
    document: `/documents/${body.documentId}/Care-use.pdf`,
    finalDocument: null,
  })
  const [listed] = (await shop.get(`/productDocuments/files/${productId}`)).body
  expect(listed).toEqual({ ...body, finalDocument: sent.toString('base64') })
  expect((await shop.get(`/productDocuments/files/${productId}?images=url`)).body).toEqual([body])

  const served = await shop.app.inject(body.document)
  expect(served.rawPayload.equals(sent)).toBe(true)
  expect(served.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''Care-use.pdf",
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  })
  const { rows } = await shop.pool.query(
    `select a.cust_id, a.after, d.uploaded_by from audit_entries a
     join product_documents d on d.document_id = (a.after ->> 'documentId')::int where a.subject_id = $1`,
    [String(productId)],
  )
  expect(rows).toMatchObject([
    { cust_id: editor.custId, uploaded_by: editor.custId, after: { size: sent.length } },
  ])
  expect(rows[0].after).not.toHaveProperty('bytes')
})

test('a name in other scripts stays the same', async () => {
  const { body } = await send(smallPdf(), await product(), 'دليل الاستخدام.pdf')
  expect(body.name).toBe('دليل-الاستخدام.pdf')
  const served = await shop.app.inject(body.document)
  expect(served.statusCode).toBe(200)
  expect(served.headers['content-disposition']).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent(body.name)}`,
  )
})

test('documents of hidden products are not found by anyone', async () => {
  const productId = await product('N')
  const { body } = await send(smallPdf(), productId)
  expect((await shop.get(`/productDocuments/files/${productId}`)).body).toEqual([])
  expect((await shop.app.inject(body.document)).statusCode).toBe(404)
  const form = await shop.get(`/products/form/${productId}`, editor.bearer)
  expect(form.body.documents).toEqual([body])
})

test.each([
  '/documents/1/other-name.pdf',
  '/documents/1/folding-wheelchair-care.html',
  '/documents/1/folding-wheelchair-care.pdf%00',
  '/documents/0/folding-wheelchair-care.pdf',
  '/documents/999999999/folding-wheelchair-care.pdf',
  '/documents/1e0/folding-wheelchair-care.pdf',
  '/documents/%00/folding-wheelchair-care.pdf',
  '/documents/1/..%2ffolding-wheelchair-care.pdf',
  "/documents/1/'%20or%201=1--.pdf",
])('%s is nothing', async address => {
  expect((await shop.app.inject('/documents/1/folding-wheelchair-care.pdf')).statusCode).toBe(200)
  expect((await shop.app.inject(address)).statusCode).toBe(404)
})

describe('only plain PDFs of at most a million bytes are taken', () => {
  const padded = (size: number) => {
    const pdf = smallPdf()
    return Buffer.concat([
      pdf.subarray(0, 9),
      Buffer.from(`%${'x'.repeat(size - pdf.length - 2)}\n`),
      pdf.subarray(9),
    ])
  }
  test.each([999_999, 1_000_000])('%i bytes are taken', async size => {
    expect(padded(size).length).toBe(size)
    expect((await send(padded(size), await product())).status).toBe(200)
  })
  test('1,000,001 are too many', async () => {
    expect(await send(padded(1_000_001), await product())).toMatchObject({
      status: 413,
      body: { title: 'File Too Big', errors: [{ field: 'file', message: expect.stringMatching(/1 MB/) }] },
    })
  })

  const having = (object: string) =>
    Buffer.from(smallPdf().toString('latin1').replace('<<', `<< ${object}`), 'latin1')
  test.each<[string, Buffer, RegExp]>([
    ['a page', Buffer.from('<html></html>'), /Only PDF/],
    ['a PDF without its end', smallPdf().subarray(0, -20), /incomplete/],
    ['a PDF with a script', having('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'), /scripts/],
    ['a PDF with a program', having('/OpenAction << /S /Launch /F (cmd.exe) >>'), /programs/],
    ['a PDF with a password', having('/Encrypt 9 0 R'), /password/],
  ])('%s is refused and says why', async (_what, bytes, says) => {
    const productId = await product()
    expect(await send(bytes, productId)).toMatchObject({
      status: 400,
      body: { type: '/problems/bad-file', errors: [{ field: 'file', message: expect.stringMatching(says) }] },
    })
    expect((await shop.get(`/productDocuments/files/${productId}`)).body).toEqual([])
  })
})

test('a product has five documents at most, also when they come at the same time', async () => {
  const productId = await product()
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7].map(page => send(makePdf(`Page ${page}`, []), productId)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409])
  expect((await send(smallPdf(), 2_000_000)).status).toBe(404)
})
