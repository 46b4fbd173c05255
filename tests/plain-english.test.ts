import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeConfiguration } from '../server/process/configuration.ts'
import { calls } from '../shop/contract.ts'
import { specTexts } from './spec-texts.ts'
import { mutants } from './support/mutants/mutants.ts'
import { testTitles } from './support/test-titles.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The code whose comments are held to the same list. */
const code = globSync(
  ['*.ts', '{shop,server,database,scripts,tools,tests,bench,trials}/**/*.{ts,tsx,mjs,sql,css}'],
  {
    cwd: root,
  },
).filter(file => !/\/compiled[\w-]*\/|messages\/ar-XB/.test(file))

/** The openings of a sentence without a subject. A question may begin with them. */
const openings =
  /^(?:What|Who|Whom|Whose|Whoever|Whether|Where|Of|By whom|By what|So many|So much|Not so|As which|To whom|For whom)\b/

/** Words and phrases that have a plainer form: the one to refuse, and the one to write instead. */
const words: readonly [RegExp, string][] = [
  [/\b(?:whoever|whomever)\b/i, 'anyone who, the person who'],
  [/\bsomebody(?:’s|'s)?\b/i, 'someone, a person'],
  [/\b(?:of|to|for) whom\b/i, 'the person who'],
  [
    /\bstands (?:here|there|in|on|at|under|below|beside|behind|for)\b|\bstand (?:here|there)\b/i,
    'is, appears, means',
  ],
  [/\bhow (?:\w+ ){1,3}stands\b|\bwhere (?:\w+ ){1,3}stands\b/i, 'the status of'],
  [/\bgoods of\b/i, 'the products or items'],
  [/\b(?:is|are) like (?:that|this)\b|\bis called like that\b/i, 'No … match.'],
  [/\bcomes? to (?:less|more)\b|\bleast order\b/i, 'the total, the minimum order'],
  [/\bby (?:itself|themselves)\b/i, 'automatically, alone'],
  [/\banew\b/i, 'again'],
  [/\bnothing left to do\b/i, 'already settled'],
  [/\bis not meant\b/i, 'is dropped'],
  [/\bbesides the password\b/i, 'as well as the password'],
  [/\bcan be given back\b|\bgive(?:s|n)? (?:\w+ )?money back\b/i, 'refund'],
]

/** Words that only texts for shoppers and staff avoid; documents explain them. */
const wordsOfMessages: readonly [RegExp, string][] = [
  [/\btold\b/i, 'someone tells, we report'],
  [/\bput aside\b/i, 'on hold'],
  [/\bgiven (?:back|up)\b/i, 'refunded, cancelled'],
  [/\bmeanwhile\b/i, 'someone else has changed'],
  [/\b(?:is|are|was) kept\b/i, 'saved, stored, held'],
  [/\bmend\b/i, 'fix'],
]

/** Words with many meanings, which documents avoid as well. */
const wordsOfDocuments: readonly [RegExp, string][] = [
  [/\btold\b/i, 'notified, reported'],
  [/\bkept\b/i, 'cached, stored, prepared, saved'],
  [/\bkeepers?\b/i, 'editor, staff'],
  [/\bstands?\b(?! for\b)/i, 'is, appears, means'],
  [/\bback office\b/i, 'office'],
]

/** Words that titles of tests and names of mutants avoid as well. */
const wordsOfTitles: readonly [RegExp, string][] = [
  [/\b(?:of|to|by|from|for|with) who\b/i, 'the person who'],
  [/\bkeepers?\b/i, 'editor, staff'],
]

type Text = { from: string; text: string }
type Refusal = { from: string; text: string; instead: string }

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n+|; /).map(sentence => sentence.trim())

/** The sentences of texts that the lists refuse, each with the words to write instead. */
function refused(texts: readonly Text[], avoided: readonly [RegExp, string][]): Refusal[] {
  return texts.flatMap(({ from, text }) => {
    const opened = sentencesOf(text)
      .filter(sentence => openings.test(sentence) && !/[?:]$/.test(sentence))
      .map(sentence => ({ from, text: sentence, instead: 'begin with the subject' }))
    const worded = avoided
      .filter(([word]) => word.test(text))
      .map(([word, instead]) => ({ from, text: word.exec(text)?.[0] ?? '', instead }))
    return [...opened, ...worded]
  })
}

const withoutNames = (text: string) => text.replaceAll(/\{[^}]*\}/g, '{}')
const literal = new Set(Object.values(specTexts).flat().map(withoutNames))

/** Every message, except those that the specification gives word for word; each form of plurals. */
const messages: Text[] = globSync('shop/messages/en/*.json', { cwd: root }).flatMap(file =>
  Object.entries(JSON.parse(read(file)) as Record<string, string | { match: Record<string, string> }[]>)
    .flatMap(([key, message]) =>
      (typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match))).map(
        text => ({ from: key, text }),
      ),
    )
    .filter(({ text }) => !literal.has(withoutNames(text))),
)

const api: Text[] = [
  ...calls.map(({ path, does }) => ({ from: path, text: does })),
  ...describeConfiguration().map(({ name, meaning }) => ({ from: name, text: meaning })),
]

/** The prose of a document: no code, no licences, no headings, no targets of links, each cell of a table alone. */
const proseOf = (markdown: string) =>
  markdown
    .replaceAll(/^ *```[\s\S]*?^ *```$/gm, '')
    .replaceAll(/^(?:#+ | {4}).*$/gm, '')
    .replaceAll(/`[^`]*`/g, 'x')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/(?<=\S)\n(?= *[^\s|#>*\d-])/g, ' ')
    .replaceAll(/^[ >#*\-\d.]+/gm, '')
    .replaceAll(/\s*\|\s*/g, '\n')
    .replaceAll(/[*_[\]]/g, '')

const documents: Text[] = globSync(
  ['*.md', 'docs/**/*.md', '{shop,server,database,tests,bench,trials}/**/*.md'],
  {
    cwd: root,
  },
).map(file => ({ from: file, text: proseOf(read(file)) }))

/** The comments of a kind of file: `--` begins one in SQL, and any block is one in a style sheet. */
const commentOf = (file: string) =>
  file.endsWith('.sql')
    ? /\/\*([\s\S]*?)\*\/|^\s*-- (?!>)(.*(?:\n-- .*)*)$/gm
    : file.endsWith('.css')
      ? /\/\*+([\s\S]*?)\*\/|(?!)()/g
      : /\/\*\*([\s\S]*?)\*\/|^\s*\/\/(.*)$/gm

const comments: Text[] = code.flatMap(file =>
  [...read(file).matchAll(commentOf(file))].map(([, block = '', line = '']) => ({
    from: file,
    text: `${block}${line}`.replaceAll(/\s*\n\s*(?:\*|--)\s*/g, ' ').trim(),
  })),
)

/** The texts that scripts print, with a placeholder for each value. */
const printed: Text[] = globSync('scripts/**/*.{ts,mjs}', { cwd: root }).flatMap(file =>
  [...read(file).matchAll(/(?:\b(?:say|log|error|warn|Error|write)\()\s*(?:'([^'\n]*)'|`([^`]*)`)/g)].map(
    ([, plain = '', filled = '']) => ({
      from: file,
      text: `${plain}${filled}`.replaceAll(/\$\{[^}]*\}/g, '{}'),
    }),
  ),
)

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The titles of tests, each with those of its groups. */
const titles: Text[] = globSync('{shop,server,database,scripts,tests}/**/*.{test.ts,test.tsx,shopper.ts}', {
  cwd: root,
}).flatMap(file => testTitles(join(root, file)).map(title => ({ from: file, text: capitalised(title) })))

/** The names of mutants, which complete “the tests notice when …”. */
const names: Text[] = Object.keys(mutants).map(name => ({ from: 'mutants', text: capitalised(name) }))

describe('plain English', () => {
  test('holds for messages', () => {
    expect(messages.length).toBeGreaterThan(2_000)
    expect(refused(messages, [...words, ...wordsOfMessages])).toEqual([])
  })

  test('holds for descriptions of calls and variables', () => {
    expect(api.length).toBeGreaterThan(200)
    expect(refused(api, words)).toEqual([])
  })

  test('holds for documents', () => {
    expect(documents.length).toBeGreaterThan(60)
    expect(refused(documents, [...words, ...wordsOfDocuments])).toEqual([])
  })

  test('holds for comments', () => {
    expect(comments.length).toBeGreaterThan(4_000)
    expect(refused(comments, words)).toEqual([])
  })

  test('holds for texts that scripts print', () => {
    expect(printed.length).toBeGreaterThan(20)
    expect(refused(printed, [...words, ...wordsOfMessages])).toEqual([])
  })

  test('holds for titles of tests and names of mutants', () => {
    expect(titles.length).toBeGreaterThan(1_500)
    expect(names.length).toBeGreaterThan(100)
    expect(refused([...titles, ...names], [...words, ...wordsOfMessages, ...wordsOfTitles])).toEqual([])
  })
})

describe('the lists refuse the former texts', () => {
  test.each([
    'Not so much can be given back.',
    'Your goods come to less than the least order where you are',
    'There is nothing left to do this with.',
    'Not allowed to whom is signed in',
    'No message is like that.',
    'Nothing is called like that.',
    'What its address got too many of is parked, and so is what nobody lived to send.',
    'By whom an order is paid: by whoever opened its payment.',
    'Whether a contact is of nobody who has an account; who was erased has none.',
    'Of how many contacts with such a number the latest are shown.',
    'A correction that much worse than the best one is not meant.',
    'Somebody else has changed this order meanwhile. Look at it as it is now.',
    'Ask for a code of your phone besides the password.',
    'New orders appear by themselves',
    'Where your order stands',
    'Please load the page anew.',
    'Your name stands on orders and invoices.',
    'Please mend the marked items first.',
    'Card, all of it was given back',
    'Of simultaneous captures one succeeds',
    'A message to who was erased goes out',
    'An edit keeps the keepers of a product',
    'The customer is told',
    'Pages are kept',
  ])('“%s”', text => {
    expect(
      refused([{ from: '', text }], [...words, ...wordsOfMessages, ...wordsOfDocuments, ...wordsOfTitles]),
    ).not.toEqual([])
  })

  test.each(['Do you deliver to me?', 'Where do you deliver, and what does it cost?', 'No orders match.'])(
    'and not “%s”',
    text => {
      expect(refused([{ from: '', text }], [...words, ...wordsOfMessages])).toEqual([])
    },
  )
})
