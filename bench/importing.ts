import { openAsBlob } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { askOnce } from '../database/ask-once.ts'
import { openShopForTests, startBuiltShop, stopped } from '../scripts/testing/shop-for-tests.ts'
import type { OneImport } from '../shop/exchange/imports.contract.ts'
import type { Figure } from './figure.ts'

const editor = {
  loginId: 'bench.editor',
  email: 'editor@example.org',
  loginPassword: 'a thousand crates of okra',
  firstName: 'Zainab',
  lastName: 'Qureshi',
  phone1: '0300 7654321',
}
const options = { department: 'MEAT', subCategory: 'New goods', makeMissing: true, fetchPictures: false }
const head = 'sku,productName,productDetails,category,subCategory,brandName,unitPrice,quantity\n'

/** Writes a file of products with descriptions of this many letters; returns its size in bytes. */
async function writeFileOf(path: string, products: number, letters: number, prefix: string): Promise<number> {
  const file = await open(path, 'w')
  const details = 'Fine goods. '.repeat(Math.ceil(letters / 12)).slice(0, letters)
  await file.write(head)
  for (let at = 0; at < products; at += 1000) {
    const lines = Array.from({ length: Math.min(1000, products - at) }, (_, more) => {
      const number = at + more
      return `${prefix}-${number},Goods ${number},"${details}",GROCERY,Shelf ${number % 20},Brand ${number % 30},${100 + (number % 900)}.50,${number % 80}\n`
    })
    await file.write(lines.join(''))
  }
  const { size } = await file.stat()
  await file.close()
  return size
}

/** Returns the peak memory of a process since it began, in megabytes (Linux). */
async function mostMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024)
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/**
 * Imports 10,000 products and undoes that, then reads and checks a file of 200 MB, and measures the memory of the shop. Uses
 * a normal start: the one that fills an empty database takes more memory.
 */
export async function importing(): Promise<Figure[]> {
  const filled = await openShopForTests('bench-importing')
  await stopped(filled.process)
  const shop = await startBuiltShop({
    DATABASE_URL: filled.databaseUrl,
    SOUK_SECRET: 'of this measurement, and long enough',
  })
  try {
    return await measure(shop.address, filled.databaseUrl, shop.process.pid as number)
  } finally {
    await stopped(shop.process)
    await filled.close()
  }
}

async function measure(address: string, databaseUrl: string, pid: number): Promise<Figure[]> {
  const call = async (method: string, path: string, headers: object, body?: object) => {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  await call('POST', '/users/register', {}, editor)
  await askOnce(
    databaseUrl,
    `insert into staff_roles (cust_id, role)
     select cust_id, 'catalogue' from customers where login_id = '${editor.loginId}'`,
  )
  const { loginId, loginPassword } = editor
  const { token } = await call('POST', '/users/authenticate', {}, { loginId, loginPassword })
  const headers = { authorization: `Bearer ${token}` }
  const timed = async <T>(work: () => Promise<T>) => {
    const began = performance.now()
    const answer = await work()
    return { answer, took: performance.now() - began }
  }
  const upload = async (path: string): Promise<OneImport> => {
    const form = new FormData()
    form.append('file', await openAsBlob(path), 'goods.csv')
    const answer = await fetch(`${address}/api/imports/upload`, { method: 'POST', headers, body: form })
    if (!answer.ok) throw new Error(`upload: ${answer.status} ${await answer.text()}`)
    return answer.json() as Promise<OneImport>
  }
  const until = async (importId: number, state: string): Promise<OneImport> => {
    for (;;) {
      const one: OneImport = await call('GET', `/imports/${importId}`, headers)
      if (one.state === state) return one
      if (one.state === 'failed' || one.state === 'cancelled') throw new Error(`the import is ${one.state}`)
      await pause(250)
    }
  }
  const step = async (name: string, { importId, format, mapping }: OneImport, state: string) => {
    const more = name === 'check' ? { format, mapping, options } : {}
    await call('POST', `/imports/${name}`, headers, { importId, ...more })
    return until(importId, state)
  }
  const rest = await mostMemory(pid)
  const file = join(tmpdir(), `souk-bench-${pid}.csv`)
  try {
    await writeFileOf(file, 10_000, 200, 'TEN')
    const read = await timed(() => upload(file))
    const checked = await timed(() => step('check', read.answer, 'checked'))
    const written = await timed(() => step('run', read.answer, 'imported'))
    const undone = await timed(() => step('undo', read.answer, 'undone'))
    const before = await mostMemory(pid)
    const size = await writeFileOf(file, 200_000, 930, 'BIG')
    const big = await timed(() => upload(file))
    const bigRead = await mostMemory(pid)
    const bigChecked = await timed(() => step('check', big.answer, 'checked'))
    const forgotten = await timed(() =>
      call('POST', '/imports/discard', headers, { importId: big.answer.importId }),
    )
    return [
      { what: '10,000 products: file read', figure: seconds(read.took) },
      { what: `the same, checked (${checked.answer.outcomes.create} new)`, figure: seconds(checked.took) },
      { what: `the same, written (${written.answer.written})`, figure: seconds(written.took), limit: '60 s' },
      { what: `the same, taken back (${undone.answer.undone})`, figure: seconds(undone.took) },
      { what: 'memory of the shop before all of it', figure: `${rest} MB` },
      { what: 'the same until then, at most', figure: `${before} MB` },
      { what: `${Math.round(size / 1e6)} MB with 200,000 products: file read`, figure: seconds(big.took) },
      { what: 'memory of the shop until then, at most', figure: `${bigRead} MB` },
      { what: 'the same, checked', figure: seconds(bigChecked.took) },
      { what: 'memory of the shop until then, at most', figure: `${await mostMemory(pid)} MB` },
      { what: 'the same, forgotten', figure: seconds(forgotten.took) },
    ]
  } finally {
    await rm(file, { force: true })
  }
}
