import { aptGet, canInstall, canRun } from './apt-get.ts'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** How Chromium is started: without a sandbox (it may run as root) and without asking anything of the outside. */
export const chromiumArguments = [
  '--no-sandbox',
  // Maps are drawn by WebGL, which needs no graphics card this way.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The path of a Chromium that can be run: `CHROMIUM_PATH` where set (then nothing else), or one in a usual place. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  return (chosen ? [chosen] : usualPlaces).find(canRun)
}

/**
 * Answers the path of Chromium, and installs it with apt-get first where that is possible (root on Debian or a relative).
 * The pages bring their own fonts; DejaVu is there for letters that those lack.
 * Throws an Error of one line that says what to install.
 */
export async function ensureChromium(say: (line: string) => void): Promise<string> {
  const found = findChromium()
  if (found) return found
  if (process.env.CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which cannot be run.`)
  if (!canInstall())
    throw new Error(
      'Chromium is missing: install it (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH to a Chrome.',
    )
  say('Installing Chromium with apt-get (once: about a minute) ...')
  await aptGet('update')
  await aptGet('install', '--yes', '--no-install-recommends', 'chromium', 'fonts-dejavu-core')
  const installed = findChromium()
  if (!installed)
    throw new Error('apt-get installed chromium, but it is in none of the usual places: set CHROMIUM_PATH.')
  return installed
}
