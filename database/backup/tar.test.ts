import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { packTar, type TarEntry } from './tar.ts'
import { unpackTar } from './untar.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-tar-'))
})
afterEach(() => rm(folder, { recursive: true }))

const entry = (path: string, bytes: string, size = bytes.length): TarEntry => ({
  path,
  size,
  content: Readable.from([Buffer.from(bytes)]),
})
const packed = (entries: TarEntry[]) => buffer(Readable.from(packTar(Readable.from(entries))))
const unpack = (archive: Buffer) => unpackTar(Readable.from([archive]), folder)

test('folders and files are there again, readable by their owner only', async () => {
  const archive = await packed([
    { path: 'base' },
    { path: 'base/1' },
    entry('base/1/2601', 'rows'),
    entry('PG', ''),
  ])
  expect(await unpack(archive)).toBe(4)
  expect(await readFile(join(folder, 'base/1/2601'), 'utf8')).toBe('rows')
  expect(await readFile(join(folder, 'PG'), 'utf8')).toBe('')
  expect((await stat(join(folder, 'base/1/2601'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'base'))).mode & 0o777).toBe(0o700)
})

test('a file that grew or shrank while it was read has the size of its header, and the next one is whole', async () => {
  await unpack(await packed([entry('grown', 'abcdef', 3), entry('shrunk', 'abc', 5), entry('next', 'whole')]))
  expect(await readFile(join(folder, 'grown'), 'utf8')).toBe('abc')
  expect(await readFile(join(folder, 'shrunk'), 'utf8')).toBe('abc\0\0')
  expect(await readFile(join(folder, 'next'), 'utf8')).toBe('whole')
})

test('other programs can read it', async () => {
  const archive = await packed([{ path: 'base' }, entry('base/a', 'x'.repeat(1_000))])
  const listed = execFileSync('tar', ['-tf', '-'], { input: archive }).toString()
  expect(listed.trim().split('\n')).toEqual(['base/', 'base/a'])
})

test('a damaged archive, one that was cut off, and one that names a place outside are refused', async () => {
  const archive = await packed([entry('a', 'x'.repeat(2_000))])
  for (const end of [100, 512, 1_000, 2_560]) {
    await expect(unpack(archive.subarray(0, end))).rejects.toThrow('cannot be read')
    await rm(join(folder, 'a'), { force: true })
  }
  const changed = Buffer.from(archive)
  changed.write('9', 130)
  await expect(unpack(changed)).rejects.toThrow('cannot be read')
  await expect(unpack(await packed([entry('../outside', 'x')]))).rejects.toThrow('cannot be read')
  expect(await readdir(folder)).toEqual([])
})
