import { aptGet, canInstall, canRun } from './apt-get.ts'

/** Chromium without its desktop parts: it draws the same pages with a third less work. */
const headless = '/usr/bin/chromium-headless-shell'

const usualPlaces = [
  headless,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The arguments of Chromium: no sandbox (it may run as root) and no requests to the outside. */
export const chromiumArguments = [
  '--no-sandbox',
  // Maps use WebGL, which needs no graphics card with this.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Finds a Chromium that can run: only at `CHROMIUM_PATH` if that is set, otherwise in the usual places. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  return (chosen ? [chosen] : usualPlaces).find(canRun)
}

/** Installs this package with apt-get; returns true if that worked. */
const installed = (name: string): Promise<boolean> =>
  aptGet('install', '--yes', '--no-install-recommends', name, 'fonts-dejavu-core').then(
    () => true,
    () => false,
  )

/**
 * Returns the path of Chromium, and installs it first with apt-get if possible (root on Debian or a relative): the package
 * `chromium-headless-shell`, or `chromium` if the distribution lacks that one. Pages bring their own fonts; DejaVu covers
 * letters that those lack. Throws an Error of one line that says what to install.
 */
export async function ensureChromium(say: (line: string) => void): Promise<string> {
  const found = findChromium()
  if (found === headless || (found && (process.env.CHROMIUM_PATH || !canInstall()))) return found
  if (process.env.CHROMIUM_PATH)
    throw new Error(
      `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which cannot be run. Set it to a Chrome or unset it.`,
    )
  if (!canInstall())
    throw new Error(
      'Chromium is missing: install it (Debian: sudo apt-get install chromium-headless-shell) or set CHROMIUM_PATH to a Chrome.',
    )
  if (found) return (await installed('chromium-headless-shell')) ? headless : found
  say('Installing Chromium with apt-get (once: about a minute) ...')
  await aptGet('update')
  if (!(await installed('chromium-headless-shell'))) await installed('chromium')
  const now = findChromium()
  if (!now)
    throw new Error(
      'apt-get could not install Chromium: install it yourself or set CHROMIUM_PATH to a Chrome.',
    )
  return now
}
