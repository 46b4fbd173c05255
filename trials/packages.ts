import { spawn, spawnSync } from 'node:child_process'
import { chown, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode } from '../scripts/testing/run-node.ts'
import { stopped } from '../scripts/testing/shop-for-tests.ts'
import type { Finding, Trial } from './trial.ts'

const root = join(import.meta.dirname, '..')
/** The user and group `nobody` of Debian: they own no file of the release. */
const NOBODY = 65_534
/** The exposure that `systemd-analyze security` may give the unit at most, from 0 to 10. */
const EXPOSED = 2
/** The milliseconds that a first start may take. */
const FIRST_START = 120_000

const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

/** A release is packed, also for Debian, and starts from the package as a user without rights. */
export const packages: Trial = {
  title: 'A release is packed and started elsewhere',
  cannot() {
    const missing = ['systemd-analyze', 'dpkg-deb'].filter(program => !has(program))
    if (missing.length) return `${missing.join(' and ')} are missing`
    return process.getuid?.() === 0 ? undefined : 'only root can start it as another user'
  },
  async run(say) {
    const folder = await mkdtemp(join(tmpdir(), 'souk-packages-'))
    try {
      const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
        version: string
      }
      say('Packing …')
      const began = performance.now()
      const packed = await runNode(root, [join(root, 'scripts', 'pack.ts'), '--deb'], {})
      if (packed.code !== 0) throw new Error(packed.printed)
      const seconds = (performance.now() - began) / 1_000
      const deb = /dist\/(\S+\.deb)/.exec(packed.printed)?.[1] ?? ''
      const sizes = await Promise.all(
        [`souk-${version}.tar.gz`, deb].map(async name => (await stat(join(root, 'dist', name))).size),
      )
      const list = JSON.parse(await readFile(join(root, 'dist', `souk-${version}.cdx.json`), 'utf8')) as {
        bomFormat: string
        components: unknown[]
      }
      say('Starting it from the package …')
      return [
        exposure(),
        {
          what: 'packing: time; size of the archive and of the package of Debian',
          figure: `${seconds.toFixed(0)} s; ${sizes.map(size => `${(size / 1e6).toFixed(0)} MB`).join(', ')}`,
          held: sizes.every(size => size > 0),
        },
        {
          what: 'packages in the list of parts (CycloneDX)',
          figure: String(list.components.length),
          held: list.bomFormat === 'CycloneDX' && list.components.length > 100,
        },
        await start(join(root, 'dist', deb), folder),
      ]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

function exposure(): Finding {
  const unit = join(root, 'deploy', 'souk.service')
  const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', '--no-pager', unit], {
    encoding: 'utf8',
  })
  const level = Number(/exposure level[^:]*: ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN)
  return {
    what: 'exposure of the unit by `systemd-analyze security`',
    figure: level.toFixed(1),
    limit: `below ${EXPOSED}`,
    held: level < EXPOSED,
  }
}

/** Unpacks the package of Debian and starts the shop in it as nobody, who can write only to a folder for the data. */
async function start(deb: string, folder: string): Promise<Finding> {
  const [tree, data] = [join(folder, 'root'), join(folder, 'data')]
  await mkdir(data)
  for (const each of [folder, data]) await chown(each, NOBODY, NOBODY)
  const unpacked = spawnSync('dpkg-deb', ['-x', deb, tree], { encoding: 'utf8' })
  if (unpacked.status !== 0) throw new Error(unpacked.stderr)
  const began = performance.now()
  const child = spawn(join(tree, 'opt', 'souk', 'souk'), {
    ...{ cwd: data, uid: NOBODY, gid: NOBODY, stdio: ['ignore', 'pipe', 'pipe'] },
    env: {
      ...{ HOME: '/nonexistent', PATH: '/bin:/usr/bin', HOST: '127.0.0.1', PORT: '0', WORKERS: '1' },
      ...{ DATA_FOLDER: data, NODE_COMPILE_CACHE: join(data, 'compiled'), TMPDIR: data },
    },
  })
  let said = ''
  const address = new Promise<string | undefined>(done => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', chunk => {
        said += chunk
        const open = /open at (http:\S+)/.exec(said)?.[1]
        if (open) done(open)
      })
    child.once('exit', () => done(undefined))
    setTimeout(() => done(undefined), FIRST_START).unref()
  })
  try {
    const open = await address
    const status = open ? (await fetch(open)).status : 0
    return {
      what: 'first page of a shop from the package, with an empty data folder, as a user who can write nowhere else',
      figure:
        status === 200 ? `after ${((performance.now() - began) / 1_000).toFixed(0)} s` : said.slice(-300),
      held: status === 200,
    }
  } finally {
    await stopped(child)
  }
}
