import { newAnimal, paidShares, qurbaniDesk } from '../qurbani-goods.ts'
import { smallPng } from '../test-files.ts'
import type { CallCase } from './call-case.ts'
import type { World } from './call-world.ts'

type Desk = Awaited<ReturnType<typeof qurbaniDesk>>

const desks = new WeakMap<World, Promise<Desk>>()
let made = 0

/** The season of a world that staff work with. */
function deskOf(world: World): Promise<Desk> {
  const found = desks.get(world) ?? qurbaniDesk(world.shop)
  desks.set(world, found)
  return found
}
const from = (change: (desk: Desk) => object) => async (world: World) => ({ ...change(await deskOf(world)) })
const ofSeason = from(({ seasonId }) => ({ seasonId }))
const ofNewAnimal = async (world: World) => ({
  animalId: await newAnimal(world.shop.pool, (await deskOf(world)).seasonId),
})
const badSeason = { change: { seasonId: 'x' }, field: 'seasonId' }
const badAnimal = { change: { animalId: 'x' }, field: 'animalId' }

/** A season with its own first day. */
function newDeskSeason() {
  made += 1
  const firstDay = new Date(Date.UTC(2060, 0, made * 5)).toISOString().slice(0, 10)
  return {
    seasonName: `Eid al-Adha ${made}`,
    firstDay,
    orderBy: `${firstDay}T06:00`,
    depositPercent: 30,
    unfilledRule: 'OTHERS JOIN',
    rules: 'As agreed.',
    wakala: 'Act for me.',
    state: 'DRAFT',
    days: [{ capacity: 40 }, { capacity: 40 }, { capacity: 40 }],
    offers: [{ day: 1, kind: 'COW', animals: 2, price: 450, weightFrom: 30, weightTo: 40 }],
    windows: [{ day: 1, method: 'COLLECT', startsAt: '14:00', endsAt: '17:00', capacity: 60 }],
  }
}

/** Cases of the calls by which staff run a Qurbani season. */
export const qurbaniDeskCases: Record<string, CallCase> = {
  'GET /qurbani/findSeasons': { good: () => ({}), bad: { change: { x: 1 }, field: '' } },
  'GET /qurbani/findNewSeason': { good: () => ({}), bad: { change: { x: 1 }, field: '' } },
  'GET /qurbani/findSeasonForStaff/{seasonId}': { good: ofSeason, bad: badSeason },
  'POST /qurbani/saveSeason': {
    good: newDeskSeason,
    bad: {
      change: { windows: [{ ...newDeskSeason().windows[0], endsAt: '25:00' }] },
      field: 'windows.0.endsAt',
    },
  },
  'GET /qurbani/findAnimals': { good: ofSeason, bad: { change: { state: 'LOST' }, field: 'state' } },
  'POST /qurbani/saveAnimal': {
    good: async world => {
      made += 1
      return { ...(await ofSeason(world)), kind: 'COW', day: 1, tag: `N-${made}`, weight: 900.5 }
    },
    bad: { change: { tag: ' ' }, field: 'tag' },
  },
  'POST /qurbani/animals/delete/{animalId}': { good: ofNewAnimal, bad: badAnimal },
  'POST /qurbani/withdrawAnimal': {
    good: async world => ({ ...(await ofNewAnimal(world)), reason: 'It limps' }),
    bad: { change: { reason: '' }, field: 'reason' },
  },
  'POST /qurbani/offerAnimal': {
    good: async world => ({ ...(await ofNewAnimal(world)), price: 480 }),
    bad: { change: { price: 0 }, field: 'price' },
  },
  'POST /qurbani/importAnimals': {
    good: async world => {
      made += 1
      return { ...(await ofSeason(world)), csv: `tag,kind,weight,day\nI-${made},GOAT,80,2\n`, dryRun: false }
    },
    bad: { change: { csv: '' }, field: 'csv' },
  },
  'POST /qurbani/assign': {
    good: from(({ waiting, animalId }) => ({ shareIds: [waiting], animalId })),
    bad: { change: { shareIds: [] }, field: 'shareIds' },
  },
  'POST /qurbani/unassign': {
    good: async world => {
      const { leaving, animalId } = await deskOf(world)
      await world.shop.pool.query(
        `update qurbani_shares set animal_id = $2, animal_shares = 7, sequence = 7, assigned_at = now() where share_id = $1`,
        [leaving, animalId],
      )
      return { shareIds: [leaving] }
    },
    bad: { change: { shareIds: 'all' }, field: 'shareIds' },
  },
  'POST /qurbani/assignAll': {
    good: async world => {
      const { seasonId, spare } = await deskOf(world)
      await world.shop.pool.query(
        `update qurbani_shares set animal_id = null, animal_shares = null, sequence = null, assigned_at = null where share_id = $1`,
        [spare],
      )
      return { seasonId, day: 3 }
    },
    bad: { change: { kind: 'CAT' }, field: 'kind' },
  },
  'POST /qurbani/moveShare': {
    good: from(({ moving, otherOfferId }) => ({ shareId: moving, offerId: otherOfferId })),
    bad: { change: { offerId: 0 }, field: 'offerId' },
  },
  'GET /qurbani/findQueue': {
    good: from(({ seasonId }) => ({ seasonId, day: 1 })),
    bad: { change: { day: 5 }, field: 'day' },
  },
  'POST /qurbani/markDone': { good: ofNewAnimal, bad: badAnimal },
  'POST /qurbani/packShare': {
    good: from(({ done }) => ({ shareId: done, weight: 32.25 })),
    bad: { change: { weight: -1 }, field: 'weight' },
  },
  'POST /qurbani/collectShare': {
    good: from(({ packed }) => ({ shareId: packed, collected: true })),
    bad: { change: { shareId: 'x' }, field: 'shareId' },
  },
  'POST /qurbani/uploadAnimalPicture': {
    good: async world => ({
      ...(await ofNewAnimal(world)),
      file: { name: 'a.png', bytes: await smallPng() },
    }),
    bad: { change: { file: '<svg/>' }, field: 'file' },
  },
  'GET /qurbani/findShares': { good: ofSeason, bad: { change: { state: 'LOST' }, field: 'state' } },
  'GET /qurbani/findTotals/{seasonId}': { good: ofSeason, bad: badSeason },
  'POST /qurbani/messageDay': {
    good: from(({ seasonId }) => ({ seasonId, day: 1, text: 'Collection begins at two.' })),
    bad: { change: { text: '' }, field: 'text' },
  },
  'GET /qurbani/findBookingForStaff/{bookingId}': {
    good: from(({ bookingId }) => ({ bookingId })),
    bad: { change: { bookingId: 'x' }, field: 'bookingId' },
  },
  'POST /qurbani/giveUp': {
    good: async world => {
      const { seasonId, offerId } = await deskOf(world)
      const { bookingId } = await paidShares(world.shop, seasonId, offerId)
      return { bookingId, reason: 'The family travels.' }
    },
    bad: { change: { reason: '' }, field: 'reason' },
  },
  'POST /qurbani/receiveCash': {
    good: from(({ bookingId }) => ({ bookingId, amount: 1 })),
    bad: { change: { amount: 0 }, field: 'amount' },
  },
}
