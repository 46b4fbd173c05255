import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { specTexts } from './spec-texts.ts'

const root = join(import.meta.dirname, '..')
const withoutNames = (text: string) => text.replaceAll(/\{[^}]*\}/g, '{}')

/** Every English message, with `{}` for its parameters; each form of plurals. */
const messages = globSync('shop/messages/en/*.json', { cwd: root }).flatMap(file =>
  Object.values(
    JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<
      string,
      string | { match: Record<string, string> }[]
    >,
  ).flatMap(message =>
    (typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match))).map(
      withoutNames,
    ),
  ),
)

/** True if a message is the text, or continues it after a colon or a dot: why a password is invalid, for example. */
const says = (text: string) => (message: string) =>
  message === text || message.startsWith(`${text}: `) || message === `${text}.`

describe.each(Object.entries(specTexts))('%s', (_section, texts) => {
  test.each(texts)('a message says “%s”', text => {
    expect(messages.some(says(withoutNames(text)))).toBe(true)
  })
})
