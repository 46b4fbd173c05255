import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
/** The names of processors in packages of Debian, by those of Node. */
const processors: Record<string, string> = { x64: 'amd64', arm64: 'arm64' }

/**
 * Makes a package of Debian from a packed release, which moves into it: the release in /opt/souk, the unit of systemd, and /etc/souk.env, which
 * updates leave as the owner wrote it. Returns the name of the file in `dist`.
 */
export async function packDeb(release: string, dist: string, version: string): Promise<string> {
  const processor = processors[process.arch] ?? process.arch
  const file = `souk_${version}_${processor}.deb`
  const tree = join(dist, `souk_${version}.deb.unfinished`)
  await rm(tree, { recursive: true, force: true })
  try {
    for (const folder of ['DEBIAN', 'opt', 'etc', 'lib/systemd/system'])
      await mkdir(join(tree, folder), { recursive: true })
    await rename(release, join(tree, 'opt', 'souk'))
    await cp(join(root, 'deploy', 'souk.service'), join(tree, 'lib', 'systemd', 'system', 'souk.service'))
    await cp(join(root, 'deploy', 'deb', 'souk.env'), join(tree, 'etc', 'souk.env'))
    await writeFile(join(tree, 'DEBIAN', 'control'), controlOf(version, processor))
    await writeFile(join(tree, 'DEBIAN', 'conffiles'), '/etc/souk.env\n')
    for (const script of ['postinst', 'prerm']) {
      await cp(join(root, 'deploy', 'deb', script), join(tree, 'DEBIAN', script))
      await chmod(join(tree, 'DEBIAN', script), 0o755)
    }
    const built = spawnSync('dpkg-deb', ['--root-owner-group', '-Zzstd', '--build', tree, join(dist, file)], {
      encoding: 'utf8',
    })
    if (built.error || built.status !== 0)
      throw new Error(`dpkg-deb failed: ${built.error?.message ?? built.stderr}`)
    return file
  } finally {
    await rm(tree, { recursive: true, force: true })
  }
}

const controlOf = (version: string, processor: string) => `Package: souk
Version: ${version}
Architecture: ${processor}
Maintainer: The Souk project
Section: web
Priority: optional
Depends: adduser, libc6 (>= 2.28)
Description: an online shop for food, grocery, fashion and health goods
 A node of Souk with everything that it needs to run, its own Node.js and PostgreSQL included.
`
