import { readFile, writeFile } from 'node:fs/promises'
import { cpus, release, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Figure } from './figure.ts'

const root = join(import.meta.dirname, '..')

const table = (figures: readonly Figure[]) =>
  [
    '| what | figure | limit |',
    '|---|---|---|',
    ...figures.map(({ what, figure, limit = '' }) => `| ${what} | ${figure} | ${limit} |`),
  ].join('\n')

/** Puts figures, the day and the machine into a document, between the marks with this name. `file`: from the root of the project. */
export async function writeFigures(
  file: string,
  { name, title }: { name: string; title: string },
  figures: readonly Figure[],
): Promise<void> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Linux ${release()}, Node ${process.version}`
  const when = `${new Date().toISOString().slice(0, 10)}, Souk ${version}, ${machine}.`
  const written = `<!-- ${name} -->\n## ${title}\n\n${when}\n\n${table(figures)}\n<!-- end of ${name} -->`
  const path = join(root, file)
  const text = await readFile(path, 'utf8')
  const marks = new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- end of ${name} -->`)
  if (!marks.test(text))
    throw new Error(`${file} has no place for ${name}: add <!-- ${name} --> and <!-- end of ${name} -->`)
  await writeFile(
    path,
    text.replace(marks, () => written),
  )
}
