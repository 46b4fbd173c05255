import { databaseOn, inTransaction } from '../../database/pool.ts'
import type { Desk } from '../../shop/exchange/desk.server.ts'
import type { OneImport } from '../../shop/exchange/imports.contract.ts'
import { workOnImports } from '../../shop/exchange/work-on-imports.server.ts'
import { multipart } from './multipart.ts'
import type { Person } from './people.ts'
import type { TestShop } from './test-shop.ts'

/** The place for new products in tests. */
export const importOptions = {
  department: 'MEAT',
  subCategory: 'New goods',
  makeMissing: true,
  fetchPictures: true,
}

/** Imports files into a test shop: each step as a person or the job does it. */
export function importDesk(shop: TestShop, editor: Person, more: Partial<Desk> = {}) {
  const problems: unknown[] = []
  const desk: Desk = {
    database: databaseOn(shop.pool),
    inTransaction: work => inTransaction(shop.pool, work),
    clock: () => new Date(),
    fetchPicture: async () => ({ problem: 'there is none', again: false }),
    report: error => problems.push(error),
    isStopping: () => false,
    ...more,
  }
  const step = async (name: string, importId: number) =>
    (await shop.post(`/imports/${name}`, { importId }, editor.bearer)).body as OneImport
  const upload = async (file: string | Buffer, name = 'goods.csv') => {
    const form = multipart({ file: { name, type: 'text/csv', bytes: Buffer.from(file) } })
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/imports/upload',
      payload: form.payload,
      headers: { ...editor.bearer, ...form.headers },
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const show = async (importId: number) =>
    (await shop.get(`/imports/${importId}`, editor.bearer)).body as OneImport
  const work = (changed: Partial<Desk> = {}) => workOnImports({ ...desk, ...changed })
  const askCheck = ({ importId, format, mapping }: OneImport, options: object = {}) =>
    shop.post(
      '/imports/check',
      { importId, format, mapping, options: { ...importOptions, ...options } },
      editor.bearer,
    )
  /** Uploads a file and checks it. */
  const check = async (file: string | Buffer, options: object = {}) => {
    const { body } = await upload(file)
    await askCheck(body, options)
    await work()
    return show(body.importId)
  }
  /** All steps: upload, check and import. */
  const bring = async (file: string | Buffer, options: object = {}) => {
    const { importId } = await check(file, options)
    await step('run', importId)
    await work()
    return show(importId)
  }
  const undo = async (importId: number) => {
    await step('undo', importId)
    await work()
    return show(importId)
  }
  const items = async (importId: number, query = '') =>
    (await shop.get(`/imports/items/${importId}?size=100${query}`, editor.bearer)).body.rows
  return { desk, problems, step, upload, show, work, askCheck, check, bring, undo, items }
}
