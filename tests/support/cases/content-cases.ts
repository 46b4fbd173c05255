import type { CallCase } from './call-case.ts'
import { headersOf, type World } from './call-world.ts'

const page = 'faq'

/** The page of questions without a draft, as an editor sees it. */
async function fresh({ shop, actors }: World) {
  await shop.pool.query('delete from content_drafts')
  const headers = await headersOf(shop, actors.content)
  const { body } = await shop.get(`/content/findDraft/${page}`, headers)
  return { headers, seen: body.version as string, blocks: body.published as object[] }
}

/** The same with a draft that has one more question. */
async function drafted(world: World) {
  const { headers, seen, blocks } = await fresh(world)
  const more = { part: 'questions', title: 'Do you cut goat?', text: 'Every day.' }
  const written = { page, basedOn: seen, blocks: [...blocks, more] }
  const { body } = await world.shop.post('/content/saveDraft', written, headers)
  return { headers, seen, version: body.draft.version as number }
}

/** Cases of the calls that edit pages, news and the choice of a home page. */
export const contentCases: Record<string, CallCase> = {
  'GET /newsTracker/findForStaff': { good: () => ({}) },
  'POST /newsTracker/arrange': {
    good: async ({ shop }) => {
      const { rows } = await shop.pool.query('select news_id from news_items order by news_id desc')
      return { newsIds: rows.map(({ news_id }) => news_id) }
    },
    bad: { change: { newsIds: ['x'] }, field: 'newsIds.0' },
  },
  'GET /content/findPages': { good: () => ({}) },
  'GET /content/findDraft/{page}': {
    good: () => ({ page }),
    bad: { change: { page: 'x' }, field: 'page' },
  },
  'POST /content/saveDraft': {
    good: async world => {
      const { seen, blocks } = await fresh(world)
      return { page, basedOn: seen, blocks: blocks.slice(1) }
    },
    bad: {
      change: { blocks: [{ part: 'questions', linkUrl: 'javascript:alert(1)' }] },
      field: 'blocks.0.linkUrl',
    },
  },
  'POST /content/discardDraft': {
    good: async world => ({ page, version: (await drafted(world)).version }),
    bad: { change: { version: 0 }, field: 'version' },
  },
  'POST /content/publishDraft': {
    good: async world => {
      const { version, seen } = await drafted(world)
      return { page, version, seen }
    },
    bad: { change: { page: 'x' }, field: 'page' },
  },
  'POST /content/undoPublication': {
    good: async world => {
      const { headers, version, seen } = await drafted(world)
      const { body } = await world.shop.post('/content/publishDraft', { page, version, seen }, headers)
      return { page, seen: body.version }
    },
    bad: { change: { page: 'x' }, field: 'page' },
  },
  'POST /content/makePreview': {
    good: () => ({ page }),
    bad: { change: { homePage: 'home9' }, field: 'homePage' },
  },
  'GET /content/findPreview': {
    good: async world => {
      const { headers } = await drafted(world)
      const { body } = await world.shop.post('/content/makePreview', { page }, headers)
      return { secret: String(body.address).split('preview=')[1], page }
    },
    bad: { change: { page: 'x' }, field: 'page' },
  },
  'POST /settings/saveHome': {
    good: async ({ shop }) => {
      await shop.pool.query(`delete from settings where name in ('homePage', 'header')`)
      return { homePage: 'home3', header: 'header7' }
    },
    bad: { change: { homePage: 'home9' }, field: 'homePage' },
  },
}
