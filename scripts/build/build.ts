import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFolder, FIRST_LANGUAGE } from '../../server/process/language.ts'
import { compressAssets } from './compress-assets.ts'
import { fingerprintOf } from './fingerprint.ts'
import { PSEUDO_LANGUAGE } from './pseudo-words.ts'
import { sortManifest } from './sort-manifest.ts'
import { language } from './words-options.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = join(root, buildFolder(language))
const stamp = join(folder, 'sources.sha256')
const sources = [
  'shop/**/*.{ts,tsx,css,json}',
  'server/**/*.ts',
  'database/**/*.ts',
  'project.inlang/settings.json',
  '*.config.ts',
  'package-lock.json',
  'scripts/build/*.ts',
]
const notSources = /(^|\/)migrations\/|\.test\.tsx?$/
/** True for the messages of languages that this build does not use, and for their compiled code. */
const notOurs = (file: string) => {
  const tag = /^shop\/messages\/([^/]+)\//.exec(file)?.[1]
  return tag !== undefined && tag !== FIRST_LANGUAGE && tag !== language
}

/**
 * Builds screens and server if a source file changed since the last build; reports it and the time it took. `check` runs
 * before such a build, and stops it by throwing.
 */
export async function buildWhenStale(
  say: (line: string) => void,
  check?: () => Promise<void>,
): Promise<void> {
  const fingerprint = await fingerprintOf(root, sources, file => notSources.test(file) || notOurs(file))
  const built = existsSync(stamp) ? await readFile(stamp, 'utf8') : ''
  if (built === fingerprint) return
  await check?.()
  const started = performance.now()
  say('Building the shop …')
  run([join(root, 'scripts', 'words.ts')])
  run([join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'])
  await sortManifest(join(folder, 'client', 'assets'))
  // Nobody downloads the build that only tests see.
  if (language !== PSEUDO_LANGUAGE) await compressAssets(join(folder, 'client', 'assets'))
  await writeFile(stamp, fingerprint)
  say(`Built (${((performance.now() - started) / 1000).toFixed(1)} s).`)
}

/** Runs a step with this very Node; shows its output only if it fails. */
function run(command: string[]): void {
  const done = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (done.status !== 0) throw new Error(`The build failed:\n${done.stdout}\n${done.stderr}`)
}
