import { expect, test } from 'vitest'
import type { send } from '../../api.ts'
import type { DraftBlock, WrittenPage } from '../../content/drafts.contract.ts'
import { emptyBlock } from './block-form.rules.ts'
import { blocksOfWriting, type PageWriting, writePage } from './write-page.ts'

const block = (title: string): DraftBlock => ({ ...emptyBlock('questions'), title })
const pageWith = (version: number, titles: readonly string[]): WrittenPage => ({
  page: 'faq',
  version: 'first',
  published: [],
  draft: { version, basedOn: 'first', blocks: titles.map(block), updatedAt: '', updatedBy: '' },
  publication: null,
})
const add = (title: string) => (blocks: readonly DraftBlock[]) => [...blocks, block(title)]

/** A page in editing whose server gives these answers, one after the other. */
function writing(...answers: ({ ok: WrittenPage } | { status: number; type?: string; now?: WrittenPage })[]) {
  const sent: { name: string; titles: string[] | undefined }[] = []
  let current: PageWriting = {}
  const post = async (name: string, input: { blocks?: DraftBlock[] }) => {
    sent.push({ name, titles: input.blocks?.map(({ title }) => title) })
    const answer = answers.shift()
    if (!answer) throw new Error(`${name} is not expected`)
    if ('ok' in answer) return { ok: true, answer: answer.ok }
    const { status, type = '/problems/changed', now } = answer
    return { ok: false, problem: { ...now, type, title: 'No', status } }
  }
  const work = writePage('faq', now => (current = now), post as unknown as typeof send)
  work.begin(pageWith(1, ['A']))
  return {
    work,
    sent,
    current: () => current,
    titles: () => blocksOfWriting(current)?.map(({ title }) => title),
  }
}

test('edits during a conflict join the own version, and are sent once it is chosen', async () => {
  const now = pageWith(2, ['Theirs'])
  const { work, sent, current, titles } = writing(
    { status: 409, now },
    { ok: pageWith(3, ['A', 'B', 'C', 'D']) },
  )
  // The second change is made before the answer to the first has arrived.
  await Promise.all([work.change(add('B')), work.change(add('C'))])
  await work.change(add('D'))
  expect(sent).toHaveLength(1)
  expect(titles()).toEqual(['A', 'B', 'C', 'D'])
  expect(current().conflict?.now).toMatchObject(now)
  await work.takeMine()
  expect(sent.at(-1)).toEqual({ name: 'POST /content/saveDraft', titles: ['A', 'B', 'C', 'D'] })
  expect(current().conflict).toBeUndefined()
})

test('the page is neither published nor thrown away nor put back while two versions wait', async () => {
  const { work, sent } = writing({ status: 409, now: pageWith(2, ['Theirs']) })
  await work.change(add('B'))
  await work.publish()
  await work.discard()
  await work.undoPublication('first')
  expect(sent).toHaveLength(1)
})

test('an own version that could not be sent keeps waiting', async () => {
  const { work, current, titles } = writing(
    { status: 409, now: pageWith(2, ['Theirs']) },
    { status: 0, type: 'offline' },
  )
  await work.change(add('B'))
  await work.takeMine()
  expect(current().conflict?.of).toBe('draft')
  expect(titles()).toEqual(['A', 'B'])
})

test('edits before the choice over the published page are published with it', async () => {
  const now = { ...pageWith(1, ['A']), version: 'second' }
  const { work, sent, current } = writing(
    { status: 409, type: '/problems/published-meanwhile', now },
    { ok: { ...pageWith(2, ['A', 'B']), version: 'second' } },
    { ok: { ...pageWith(2, []), version: 'third', draft: null } },
  )
  await work.publish()
  await work.change(add('B'))
  expect(current().conflict).toMatchObject({ of: 'page', mine: [{ title: 'A' }, { title: 'B' }] })
  await work.takeMine()
  expect(sent.map(({ name }) => name.split('/').at(-1))).toEqual([
    'publishDraft',
    'saveDraft',
    'publishDraft',
  ])
})

test('an undo of a publication that is refused shows the page as it is, and asks for no choice', async () => {
  const { work, current, titles } = writing({ status: 409, now: pageWith(5, ['Newer']) })
  await work.undoPublication('first')
  expect(current().conflict).toBeUndefined()
  expect(titles()).toEqual(['Newer'])
})

test('an undo of a publication waits for running requests', async () => {
  const { work, sent } = writing(
    { ok: pageWith(2, ['A', 'B']) },
    { status: 409, now: pageWith(2, ['A', 'B']) },
  )
  await Promise.all([work.change(add('B')), work.undoPublication('first')])
  expect(sent.map(({ name }) => name.split('/').at(-1))).toEqual(['saveDraft', 'undoPublication'])
})
