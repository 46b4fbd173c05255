import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packFiles } from '../../scripts/packed-files.ts'
import { stopped } from '../../scripts/testing/shop-for-tests.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-packed-'))
  // The user of an embedded PostgreSQL goes through it.
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a packed release starts elsewhere with nothing installed, builds nothing, and sells', async () => {
  const release = join(folder, 'souk')
  const home = join(folder, 'home')
  await packFiles(release)
  const stamp = join(release, 'build', 'sources.sha256')
  const before = await stat(stamp)
  const child = spawn(join(release, 'souk'), {
    cwd: folder,
    env: {
      HOME: home,
      PATH: '/bin:/usr/bin',
      PORT: '0',
      HOST: '127.0.0.1',
      WORKERS: '1',
      DATA_FOLDER: join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      said += chunk
    })
  try {
    const address = () => /open at (http:\S+)/.exec(said)?.[1]
    await expect
      .poll(() => address() ?? (child.exitCode === null ? undefined : said), { timeout: 120_000 })
      .toMatch(/^http:/)
    const page = await fetch(address() ?? '')
    expect(page.status).toBe(200)
    const text = await page.text()
    for (const [file] of text.matchAll(/\/assets\/[\w.-]+-[\w-]{8}\.\w+/g))
      expect((await fetch(`${address()}${file}`)).status, file).toBe(200)
    expect(said).not.toMatch(/Building|Installing/)
    expect((await stat(stamp)).mtimeMs).toBe(before.mtimeMs)
    const { dependencies, devDependencies } = JSON.parse(
      await readFile(join(release, 'package.json'), 'utf8'),
    )
    const isThere = (name: string) =>
      stat(join(release, 'node_modules', name)).then(
        () => true,
        () => false,
      )
    expect(await isThere(Object.keys(dependencies)[0] ?? '')).toBe(true)
    for (const name of ['vite', 'typescript', 'vitest'])
      expect([name, name in devDependencies, await isThere(name)]).toEqual([name, true, false])
  } finally {
    await stopped(child)
  }
})
