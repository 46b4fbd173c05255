import { aptGet, canInstall, canRun } from './apt-get.ts'

const places = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/opt/homebrew/bin/haproxy']

/** Returns the path of HAProxy if it is installed. */
export const findHaproxy = (): string | undefined => places.find(canRun)

/** Returns the path of HAProxy; installs it first if possible, without starting it. Throws if it is missing. */
export async function ensureHaproxy(): Promise<string> {
  const found = findHaproxy()
  if (found) return found
  if (!canInstall()) throw new Error('HAProxy is missing: install it (Debian: sudo apt-get install haproxy).')
  await aptGet('update')
  await aptGet('install', '--yes', '--no-install-recommends', 'haproxy')
  const installed = findHaproxy()
  if (!installed) throw new Error(`apt-get installed HAProxy, but not in ${places.join(', ')}.`)
  return installed
}
