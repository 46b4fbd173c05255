import { spawnSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildWhenStale } from './build/build.ts'
import { packDeb } from './pack-deb.ts'
import { packFiles, runNpm } from './packed-files.ts'

// Packs this version as one file for nodes like this machine, and the list of its packages (CycloneDX) beside it: npm run pack
// With `-- --deb` also as a package of Debian.

const root = join(import.meta.dirname, '..')
const say = (line: string) => console.log(line)

await buildWhenStale(say)
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
const name = `souk-${version}`
const dist = join(root, 'dist')
const folder = join(dist, name)
try {
  say('Copying what a node needs …')
  await packFiles(folder)
  say('Packing …')
  const packed = spawnSync('tar', ['-czf', `${name}.tar.gz`, name], { cwd: dist, encoding: 'utf8' })
  if (packed.status !== 0) throw new Error(`tar failed: ${packed.stderr}`)
  await writeFile(
    join(dist, `${name}.cdx.json`),
    runNpm(['sbom', '--sbom-format', 'cyclonedx', '--omit=dev']),
  )
  if (process.argv.includes('--deb')) say(`Packed dist/${await packDeb(folder, dist, version)}`)
  say(`Packed dist/${name}.tar.gz, and the list of its packages as dist/${name}.cdx.json`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
