import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const file = join(root, 'node_modules', '.cache', 'last-whole-run')

const git = (...words: string[]): string => {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${words.join(' ')} failed: ${stderr.trim()}`)
  return stdout.trim()
}
const lines = (text: string) => text.split('\n').filter(Boolean)

/** Stores the current commit as one at which all tests passed, unless there are uncommitted changes. */
export function rememberWholeRun(): void {
  if (!existsSync(join(root, '.git')) || git('status', '--porcelain')) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, git('rev-parse', 'HEAD'))
}

/** Returns the last commit at which all tests passed here; the current one if that is unknown. */
export function lastWholeRun(): { commit: string; isKnown: boolean } {
  const saved = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  const isKnown = saved !== '' && spawnSync('git', ['cat-file', '-e', saved], { cwd: root }).status === 0
  return { commit: isKnown ? saved : 'HEAD', isKnown }
}

/** Lists the files that differ from a commit, committed or not. */
export const changedSince = (commit: string): string[] =>
  [
    ...new Set([
      ...lines(git('diff', '--name-only', commit)),
      ...lines(git('ls-files', '--others', '--exclude-standard')),
    ]),
  ].sort()
