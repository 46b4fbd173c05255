// Runs a script of the project on the project's own Node, after installing packages that are missing or outdated.
// node scripts/with-dependencies.mjs server/process/main.ts [arguments]
// Every npm script starts here, on the machine's Node (20 or later) and with nothing installed yet.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const project = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'
const ownNode = join(project, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
const hiddenLock = join(project, 'node_modules', '.package-lock.json')

/** The compile cache of Node, which speeds up the next start. */
const compiled = join(project, 'node_modules', '.cache', 'compiled')

/** True if every package that this machine needs is installed in the version of package-lock.json. */
function packagesAreCurrent() {
  if (!existsSync(ownNode)) return false
  const wanted = packagesIn(join(project, 'package-lock.json'))
  const present = packagesIn(hiddenLock)
  return Object.entries(wanted).every(([path, want]) => {
    const have = present[path]
    if (path === '' || want.link) return true
    return have ? have.version === want.version && have.integrity === want.integrity : Boolean(want.optional)
  })
}

function packagesIn(lock) {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

/**
 * Runs `npm install` for package-lock.json, on the machine's own Node, because it replaces the project's Node. Not `npm ci`:
 * that refuses a lock file made while the registry lacked the binaries of other platforms, and always starts from nothing.
 * Removes the remains of an interrupted install first. Quiet unless it fails.
 */
async function installPackages() {
  const began = Date.now()
  console.log('Installing packages (first time: about a minute) ...')
  if (!existsSync(ownNode) || !existsSync(hiddenLock))
    rmSync(join(project, 'node_modules'), { recursive: true, force: true })
  const path = (process.env.PATH ?? '').split(delimiter)
  const outside = path.filter(folder => !folder.endsWith(`node_modules${sep}.bin`))
  // Development packages build the shop, and install scripts fetch Node and link PostgreSQL's libraries: both are needed
  // even if the machine's npm settings turn them off.
  const words = ['install', '--no-save', '--include=dev', '--ignore-scripts=false', '--no-progress']
  const npm = spawn('npm', words, {
    cwd: project,
    env: { ...process.env, PATH: outside.join(delimiter) },
    shell: windows,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = []
  npm.stdout.on('data', chunk => printed.push(chunk))
  npm.stderr.on('data', chunk => printed.push(chunk))
  const code = await ended(npm)
  if (code !== 0 || !existsSync(ownNode)) {
    console.error(Buffer.concat(printed).toString().trim())
    console.error(`\nnpm install failed (code ${code}): the packages could not be installed.`)
    process.exit(code || 1)
  }
  console.log(`Packages installed in ${Math.round((Date.now() - began) / 1000)} s.`)
}

/**
 * Runs the script until it ends and returns its exit code. A signal reaches the script once: Ctrl-C in a terminal has
 * already gone to the whole group, anything else is passed on. The channel tells the script if this process dies.
 */
async function run(script, words) {
  const watcher = pathToFileURL(join(project, 'scripts', 'stop-with-starter.mjs')).href
  const child = spawn(ownNode, ['--import', watcher, resolve(script), ...words], {
    env: { NODE_COMPILE_CACHE: compiled, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  let passedOn = false
  const passOn = signal => {
    if (passedOn || (signal === 'SIGINT' && process.stdin.isTTY)) return
    passedOn = true
    child.kill(signal)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, passOn)
  if (process.env.npm_lifecycle_event) whenStarterIsGone(() => passOn('SIGTERM'))
  return ended(child)
}

/** An npm that was killed outright cannot send a signal; the system then gives this process another parent. */
function whenStarterIsGone(act) {
  const starter = process.ppid
  const look = () => {
    if (process.ppid !== starter) act()
  }
  setInterval(look, 250).unref()
}

function ended(child) {
  return new Promise((answer, fail) => {
    child.once('error', fail)
    child.once('close', (code, signal) => answer(code ?? 128 + (constants.signals[signal] ?? 0)))
  })
}

const [script, ...words] = process.argv.slice(2)
if (!script)
  throw new Error('Name the script to run: node scripts/with-dependencies.mjs <script.ts> [arguments]')
if (!packagesAreCurrent()) await installPackages()
process.exitCode = await run(script, words)
