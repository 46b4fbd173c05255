import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { headersOf, makeWorld, type World } from '../../tests/support/cases/call-world.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import type { DraftBlock, WrittenPage } from './drafts.contract.ts'

let shop: TestShop
let world: World
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openTestShop()
  world = await makeWorld(shop)
  headers = await headersOf(shop, world.actors.content)
})
beforeEach(async () => {
  await shop.pool.query('delete from content_drafts; delete from content_publications')
})
afterAll(() => shop.close())

const read = async (): Promise<WrittenPage> => (await shop.get('/content/findDraft/faq', headers)).body
const call = (name: string, input: object) =>
  shop.post(`/content/${name}`, { page: 'faq', ...input }, headers)
const shownTitles = async (): Promise<string[]> =>
  (await shop.get('/content/findByPage/faq')).body.map(({ title }: DraftBlock) => title)

/** Saves a draft with another answer to the first question. */
async function draftAnswer(text: string, from?: WrittenPage) {
  const { version, published, draft } = from ?? (await read())
  const blocks = (draft?.blocks ?? published).map(block =>
    block.part === 'questions' && block.blockId === firstQuestion(published) ? { ...block, text } : block,
  )
  return call('saveDraft', { basedOn: version, blocks, version: draft?.version })
}
const firstQuestion = (blocks: readonly DraftBlock[]) =>
  blocks.find(({ part }) => part === 'questions')?.blockId
const answerShown = async () => {
  const { body } = await shop.get('/content/findByPage/faq')
  return body.find(({ part }: DraftBlock) => part === 'questions').text
}

describe('a draft', () => {
  test('changes nothing that shoppers see until it is published', async () => {
    const before = await answerShown()
    const { body } = await draftAnswer('Yes, all of it.')
    expect(await answerShown()).toBe(before)
    const published = await call('publishDraft', { version: body.draft.version, seen: body.version })
    expect(published.status).toBe(200)
    expect(published.body).toMatchObject({ draft: null, publication: { publishedBy: expect.any(String) } })
    expect(await answerShown()).toBe('Yes, all of it.')
  })

  test('adds, moves and removes blocks; the other blocks keep their numbers', async () => {
    const { version, published } = await read()
    const others = published.filter(({ part }) => part !== 'questions')
    const [second, first, ...more] = published.filter(({ part }) => part === 'questions') as [
      DraftBlock,
      DraftBlock,
      ...DraftBlock[],
    ]
    const gone = more.at(-1)?.title
    const added = { part: 'questions', title: 'Do you deliver at night?', text: 'Until ten.' }
    const remaining = [...others, first, second, ...more.slice(0, -1)]
    const { body } = await call('saveDraft', { basedOn: version, blocks: [...remaining, added] })
    const after = await call('publishDraft', { version: body.draft.version, seen: version })
    const numbers = after.body.published.map(({ blockId }: DraftBlock) => blockId)
    expect(numbers).toEqual(expect.arrayContaining(remaining.map(({ blockId }) => blockId)))
    expect(numbers).toHaveLength(remaining.length + 1)
    const titles = await shownTitles()
    expect(titles.at(-1)).toBe('Do you deliver at night?')
    expect(titles.indexOf(first.title)).toBeLessThan(titles.indexOf(second.title))
    expect(titles).not.toContain(gone)
  })

  test('does not overwrite a later version by another person', async () => {
    const seen = await read()
    await draftAnswer('Mine', seen)
    const late = await draftAnswer('Theirs', seen)
    expect(late).toMatchObject({ status: 409, body: { draft: { version: expect.any(Number) } } })
    const now = await read()
    await draftAnswer('Mine again', now)
    expect((await draftAnswer('Theirs again', now)).status).toBe(409)
    const found = (await read()).draft?.blocks.find(({ blockId }) => blockId === firstQuestion(now.published))
    expect(found?.text).toBe('Mine again')
  })

  test('that was discarded cannot be saved by a person with the old version, even if a new draft exists', async () => {
    const { body: first } = await draftAnswer('First')
    expect((await call('discardDraft', { version: first.draft.version })).body.draft).toBeNull()
    expect((await draftAnswer('Late', first)).status).toBe(409)
    await draftAnswer('Second')
    expect((await draftAnswer('Late', first)).status).toBe(409)
    expect((await call('discardDraft', { version: first.draft.version })).status).toBe(409)
    expect((await call('publishDraft', { version: first.draft.version, seen: first.version })).status).toBe(
      409,
    )
  })

  test('is begun once if two people begin it at the same moment', async () => {
    const seen = await read()
    const answers = await Promise.all([1, 2, 3, 4].map(turn => draftAnswer(`Turn ${turn}`, seen)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  test.each([
    [{ linkUrl: 'javascript:alert(1)' }, 'blocks.0.linkUrl'],
    [{ image: `/pictures/${'0'.repeat(32)}` }, 'blocks.0.image'],
    [{ startDate: '2027-05-02', endDate: '2027-05-01' }, 'blocks.0.endDate'],
    [{ videoUrl: 'https://elsewhere.example/film.webm' }, 'blocks.0.videoUrl'],
  ])('with %o is refused at its field', async (wrong, field) => {
    const { version } = await read()
    const { status, body } = await call('saveDraft', {
      basedOn: version,
      blocks: [{ part: 'questions', title: 'x', ...wrong }],
    })
    expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([400, [field]])
  })
})

test('the address of another shop is published and removed; without one, a page has the version it had before there were any', async () => {
  const page = 'other-products'
  const now = async (): Promise<WrittenPage> => (await shop.get(`/content/findDraft/${page}`, headers)).body
  const publish = async (siteUrl: string) => {
    const { version, published } = await now()
    const blocks = published.map(block => (block.part === 'shops' ? { ...block, siteUrl } : block))
    const { body } = await call('saveDraft', { page, basedOn: version, blocks })
    const { rows } = await shop.pool.query('select blocks from content_drafts where page = $1', [page])
    const done = await call('publishDraft', { page, version: body.draft.version, seen: version })
    expect(done.status).toBe(200)
    return JSON.stringify(rows[0].blocks)
  }
  const { version } = await now()
  await publish('http://bakery.example/')
  const shown = (await shop.get(`/content/findByPage/${page}`)).body
  expect(shown.filter(({ siteUrl }: DraftBlock) => siteUrl === 'http://bakery.example/')).toHaveLength(6)
  expect(await publish('')).not.toContain('siteUrl')
  expect(await now()).toMatchObject({ version, draft: null })
})

describe('a publication', () => {
  test('does not overwrite a later publication: the answer has both versions', async () => {
    const { body: mine } = await draftAnswer('Mine')
    await shop.post(
      '/content/save',
      { page: 'faq', part: 'questions', position: 900, title: 'Meanwhile', text: 'Yes' },
      headers,
    )
    const refused = await call('publishDraft', { version: mine.draft.version, seen: mine.version })
    expect(refused).toMatchObject({ status: 409, body: { type: '/problems/published-meanwhile' } })
    expect(refused.body.published.map(({ title }: DraftBlock) => title)).toContain('Meanwhile')
    expect(refused.body.draft.version).toBe(mine.draft.version)
    expect(await shownTitles()).toContain('Meanwhile')
    // A person who has seen both may choose their own.
    const chosen = await call('publishDraft', { version: mine.draft.version, seen: refused.body.version })
    expect(chosen.status).toBe(200)
    expect(await shownTitles()).not.toContain('Meanwhile')
  })

  test('happens once if it is sent twice at the same moment', async () => {
    const { body } = await draftAnswer('Only once')
    const input = { version: body.draft.version, seen: body.version }
    const answers = await Promise.all([call('publishDraft', input), call('publishDraft', input)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  test('never loses a block that is saved alone at the same moment', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { body } = await draftAnswer(`Turn ${turn}`)
      const title = `Beside ${turn}`
      const [published, saved] = await Promise.all([
        call('publishDraft', { version: body.draft.version, seen: body.version }),
        shop.post('/content/save', { page: 'faq', part: 'questions', position: 900, title }, headers),
      ])
      expect(saved.status).toBe(200)
      expect([200, 409]).toContain(published.status)
      expect(await shownTitles()).toContain(title)
      await shop.pool.query('delete from content_drafts')
    }
  })

  test('can be undone: the page is as before, and the published version is the draft', async () => {
    const before = await read()
    const { body } = await draftAnswer('To be undone')
    const { body: after } = await call('publishDraft', { version: body.draft.version, seen: body.version })
    const undone = await call('undoPublication', { seen: after.version })
    expect(undone.status).toBe(200)
    expect(undone.body.published).toEqual(before.published)
    expect(undone.body.publication).toBeNull()
    expect(undone.body.draft.blocks).toEqual(after.published)
    expect((await call('undoPublication', { seen: undone.body.version })).status).toBe(404)
  })

  test('is not undone if a draft exists: neither the draft nor the published version is lost', async () => {
    const { body } = await draftAnswer('Published')
    const { body: after } = await call('publishDraft', { version: body.draft.version, seen: body.version })
    const { body: waiting } = await draftAnswer('Waiting')
    const refused = await call('undoPublication', { seen: after.version })
    expect(refused).toMatchObject({ status: 409, body: { type: '/problems/draft-waits' } })
    expect(refused.body.draft).toEqual(waiting.draft)
    expect(await answerShown()).toBe('Published')
    await call('discardDraft', { version: waiting.draft.version })
    const undone = await call('undoPublication', { seen: after.version })
    expect(undone.status).toBe(200)
    expect(undone.body.draft).toMatchObject({ basedOn: undone.body.version, blocks: after.published })
  })

  test('leaves a draft that begins at the moment at which it is undone', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { body } = await draftAnswer(`Turn ${turn}`)
      const { body: after } = await call('publishDraft', { version: body.draft.version, seen: body.version })
      const [undone, begun] = await Promise.all([
        call('undoPublication', { seen: after.version }),
        draftAnswer('Begun', after),
      ])
      expect([undone.status, begun.status].sort()).toEqual([200, 409])
      const { draft } = await read()
      expect(draft?.blocks).toEqual(undone.status === 200 ? after.published : begun.body.draft.blocks)
      await shop.pool.query('delete from content_drafts')
    }
  })

  test('is not undone if the page was changed since', async () => {
    const { body } = await draftAnswer('Changed since')
    const { body: after } = await call('publishDraft', { version: body.draft.version, seen: body.version })
    await shop.post(`/content/delete/${firstQuestion(after.published)}`, {}, headers)
    expect((await read()).publication).toBeNull()
    expect((await call('undoPublication', { seen: after.version })).status).toBe(409)
    expect((await call('undoPublication', { seen: (await read()).version })).status).toBe(409)
  })

  test('writes its changes to the audit, and nothing else', async () => {
    const { body } = await draftAnswer('For the audit')
    await call('publishDraft', { version: body.draft.version, seen: body.version })
    const { rows } = await shop.pool.query(
      `select before, after, cust_id from audit_entries where action = 'publish' order by audit_id desc limit 1`,
    )
    expect(rows[0].cust_id).toBe(world.actors.content.custId)
    expect(Object.values(rows[0].after)).toEqual([expect.objectContaining({ text: 'For the audit' })])
    expect(Object.keys(rows[0].before)).toEqual(Object.keys(rows[0].after))
  })
})

test('the list of pages names the person who edits each draft', async () => {
  await draftAnswer('In the list')
  const { body } = await shop.get('/content/findPages', headers)
  const faq = body.find(({ page }: { page: string }) => page === 'faq')
  expect(faq.draft).toEqual({ updatedAt: expect.any(String), updatedBy: expect.stringMatching(/\w/) })
  expect(body.find(({ page }: { page: string }) => page === 'about').draft).toBeNull()
})
