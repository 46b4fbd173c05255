import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { buildFolder } from '../server/process/language.ts'
import { language } from './build/words-options.ts'

const root = join(import.meta.dirname, '..')

/** The folders and files that a node needs to run, beside its packages: the start is not part of the build. */
const needed = [
  ...['server', 'shop', 'database', 'scripts', 'docs', 'deploy'],
  ...['package.json', 'LICENSE', 'NOTICES.md', 'README.md', 'SECURITY.md', buildFolder(language)],
]
/** Tests, and messages as they are before they are one file. */
const notNeeded = /\.test\.tsx?$|^shop\/messages\/compiled[\w-]*\/messages|^docs\/pictures/

/** The start of a packed node, which finds everything in its own folder. */
const START = `#!/bin/sh
# Starts this node of Souk. It builds nothing, and needs neither npm nor a Node of the machine.
cd "$(dirname "$0")" || exit 1
export NODE_COMPILE_CACHE="\${NODE_COMPILE_CACHE-$PWD/node_modules/.cache/compiled}"
exec node_modules/node/bin/node scripts/start-built.ts
`

/** Copies everything that a node needs to run into an empty `folder`: built files, sources, packages and its start. */
export async function packFiles(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const isNeeded = (path: string) => !notNeeded.test(relative(root, path).replaceAll(sep, '/'))
  for (const name of needed)
    await cp(join(root, name), join(folder, name), { recursive: true, filter: isNeeded })
  for (const path of await packagesToRun()) await copyPackage(path, join(folder, relative(root, path)))
  await writeFile(join(folder, 'souk'), START)
  await chmod(join(folder, 'souk'), 0o755)
}

/** Copies a package with the links to its own libraries; the packages inside it are packages of their own. */
async function copyPackage(from: string, to: string): Promise<void> {
  const inside = join(from, 'node_modules')
  await mkdir(dirname(to), { recursive: true })
  await cp(from, to, { recursive: true, verbatimSymlinks: true, filter: path => path !== inside })
}

/** Returns the folders of the installed packages that run: those for development are left out, and so are those of other machines. */
async function packagesToRun(): Promise<string[]> {
  const listed = runNpm(['ls', '--omit=dev', '--all', '--parseable']).split('\n')
  const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  // npm also lists a package for development that a package which runs would use if it were there, such as a compiler.
  const modules = join(root, 'node_modules') + sep
  const isToRun = (path: string) =>
    path.startsWith(modules) && !(path.slice(modules.length).replaceAll(sep, '/') in devDependencies)
  return listed.filter(isToRun)
}

/** Runs npm in the project, and returns its output. */
export function runNpm(words: string[]): string {
  const ran = spawnSync('npm', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  })
  if (ran.status !== 0) throw new Error(`npm ${words.join(' ')} failed:\n${ran.stderr}`)
  return ran.stdout
}
