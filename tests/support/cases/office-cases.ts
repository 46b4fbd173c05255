import type { CallCase } from './call-case.ts'
import { redirectCases } from './redirect-cases.ts'

let made = 0

/** Cases of the calls about the office itself: waiting work, saved views, messages, redirects. */
export const officeCases: Record<string, CallCase> = {
  ...redirectCases,
  'GET /savedViews/find/{list}': {
    good: () => ({ list: 'orders' }),
    bad: { change: { list: 'Orders!' }, field: 'list' },
  },
  'POST /savedViews/save': {
    good: () => ({ list: 'orders', name: 'To pack', query: 'status=NEW' }),
    bad: { change: { name: ' ' }, field: 'name' },
  },
  'POST /savedViews/delete/{id}': {
    good: () => ({ id: 1 }),
    bad: { change: { id: 'x' }, field: 'id' },
  },
  'GET /search/findMisses': {
    good: () => ({ days: 30 }),
    bad: { change: { days: 91 }, field: 'days' },
  },
  'GET /search/findSynonyms': { good: () => ({}), bad: { change: { x: 1 }, field: '' } },
  'POST /search/saveSynonyms': {
    good: () => {
      made += 1
      return { terms: [`word ${made}`, `other word ${made}`] }
    },
    bad: { change: { terms: ['word', 'word'] }, field: 'terms' },
  },
  'POST /search/deleteSynonyms/{id}': {
    good: async ({ shop }) => {
      const { rows } = await shop.pool.query(
        `insert into search_synonyms (terms) values ('{gone,away}') returning synonym_id as id`,
      )
      return { id: rows[0].id }
    },
    bad: { change: { id: 'x' }, field: 'id' },
  },
  'GET /search/findPlacedTerms': {
    good: async ({ shop }) => {
      await shop.pool.query(
        `insert into search_placements (term, product_id, place) values ('placed words', 101, 1) on conflict do nothing`,
      )
      return {}
    },
    bad: { change: { x: 1 }, field: '' },
  },
  'GET /search/findPlacements': { good: () => ({ term: 'chicken' }), bad: { change: { x: 1 }, field: '' } },
  'POST /search/savePlacements': {
    good: () => ({ term: 'chicken', pinned: [101], buried: [109] }),
    bad: { change: { buried: [101] }, field: 'pinned' },
  },
  'GET /office/findToday': { good: () => ({}) },
  'GET /outbox/find': {
    good: () => ({ state: 'parked' }),
    bad: { change: { state: 'lost' }, field: 'state' },
  },
  'GET /outbox/text/{id}': {
    good: async world => ({ id: await world.message() }),
    bad: { change: { id: 'x' }, field: 'id' },
  },
  'POST /outbox/sendAgain/{id}': {
    good: async world => ({ id: await world.message() }),
    bad: { change: { id: 0 }, field: 'id' },
  },
  'GET /outbox/findSending': { good: () => ({}) },
  'POST /outbox/sendTest': { good: () => ({}) },
  'GET /upkeep/findHealth': { good: () => ({}) },
  'POST /upkeep/checkBooks': { good: () => ({}) },
  'GET /privacy/findKept': { good: () => ({}) },
  'GET /services/find': { good: () => ({}) },
  'POST /services/saveAddress': {
    good: async world => {
      await world.unset('address')
      return { version: 0, address: 'https://souk.example' }
    },
    bad: { change: { address: 'souk.example' }, field: 'address' },
  },
  'POST /services/saveMail': {
    good: async world => {
      await world.unset('mail')
      return { version: 0, host: 'mail.example', port: 587, encryption: 'starttls' }
    },
    bad: { change: { host: 'https://mail.example' }, field: 'host' },
  },
  'POST /services/saveTexts': {
    good: async world => {
      await world.unset('texts')
      return { version: 0, provider: 'twilio', account: 'AC0123', token: 'token of nobody' }
    },
    bad: { change: { token: 'short' }, field: 'token' },
  },
  'POST /services/saveCards': {
    good: async world => {
      await world.unset('cards')
      const secretKey = 'sk_test_1'
      return { version: 0, publishableKey: 'pk_test_1', secretKey, webhookSecret: 'whsec_1' }
    },
    // Stripe would take the cards of every later call.
    after: world => world.unset('cards'),
    bad: { change: { version: 'x' }, field: 'version' },
  },
  'POST /services/forget': {
    good: async world => {
      await world.unset('texts')
      return { name: 'texts', version: 0 }
    },
    bad: { change: { name: 'maps' }, field: 'name' },
  },
  'POST /services/try': {
    good: async world => {
      await world.unset('texts')
      return { name: 'texts' }
    },
    bad: { change: { name: 'maps' }, field: 'name' },
  },
  'POST /outbox/showLink/{id}': {
    good: async world => {
      await world.unset('mail')
      return { id: await world.resetMessage() }
    },
    bad: { change: { id: 'x' }, field: 'id' },
  },
  'POST /staff/showInvitationLink/{id}': {
    good: async world => {
      await world.unset('mail')
      return { id: (await world.invitation()).invitationId }
    },
    bad: { change: { id: 'x' }, field: 'id' },
  },
}
