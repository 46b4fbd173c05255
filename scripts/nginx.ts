import { aptGet, canInstall, canRun } from './apt-get.ts'

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx']

/** Returns the path of nginx; installs it first if possible, without starting it. Throws if it is missing. */
export async function ensureNginx(): Promise<string> {
  const found = places.find(canRun)
  if (found) return found
  if (!canInstall())
    throw new Error('nginx is missing: install it (Debian: sudo apt-get install nginx-light).')
  await aptGet('update')
  await aptGet('install', '--yes', '--no-install-recommends', 'nginx-light')
  const installed = places.find(canRun)
  if (!installed)
    throw new Error(
      `apt-get installed nginx, but not in ${places.join(', ')}. Add its path to scripts/nginx.ts.`,
    )
  return installed
}
