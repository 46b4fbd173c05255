import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  momentAt,
  type OfCustomer,
  openStandingShop,
  type StandingShop,
} from '../../../tests/support/orders/standing-shop.ts'
import { m } from '../../messages/m.ts'

let desk: StandingShop
beforeAll(async () => {
  desk = await openStandingShop()
})
afterAll(() => desk.shop.close())

const ask = ({ productId }: { productId: number }, ageFrom: number) =>
  desk.shop.pool.query('update products set age_from = $2 where product_id = $1', [productId, ageFrom])
const save = ({ listId, person }: Pick<OfCustomer, 'listId' | 'person'>, more: object = {}) => {
  const { weekday, starts } = desk.offered
  const wanted = { listId, everyWeeks: 1, weekday, starts, pickupType: 'IN STORE', ...more }
  return desk.shop.post('/standing/save', wanted, person.bearer)
}

test('a standing order of products that ask for an age needs it, and passes it on to its orders', async () => {
  const customer = await desk.customer()
  await ask(customer.dal, 18)
  expect(await save(customer)).toMatchObject({
    status: 409,
    body: {
      type: '/problems/age-unconfirmed',
      errors: [{ field: 'ageConfirmed', message: m.catalogue_age_confirm({ age: 18 }) }],
    },
  })
  const { status, body } = await save(customer, { ageConfirmed: 18 })
  expect(status).toBe(200)
  const { standing } = (await desk.shop.get('/standing/find', customer.person.bearer)).body
  expect(standing).toMatchObject([{ ageConfirmed: 18 }])
  // A change that says nothing about the age keeps it.
  const { standingId, version, firstDay } = body
  expect((await save(customer, { standingId, version, everyWeeks: 2 })).status).toBe(200)
  await desk.work(momentAt(firstDay, -3))
  expect(await desk.work(momentAt(firstDay, -2))).toMatchObject({ placed: 1, errors: [] })
  expect(await desk.ordersOf(customer.person.custId)).toMatchObject([
    { age_confirmed: 18, lines: ['Rice 2', 'Dal 1'] },
  ])
})

test('a product that asks for a higher age by now is left out, and the mails say why', async () => {
  const { person, dal, firstDay } = await desk.standing(desk.offered)
  await ask(dal, 18)
  await desk.work(momentAt(firstDay, -3))
  expect(await desk.work(momentAt(firstDay, -2))).toMatchObject({ placed: 1, errors: [] })
  expect(await desk.ordersOf(person.custId)).toMatchObject([{ age_confirmed: null, lines: ['Rice 2'] }])
  const about = m.lists_standing_needs_age({ age: 18 })
  const mails = await desk.mailsTo(person.email)
  expect(mails[0]).toMatchObject({
    template: 'standing-tomorrow',
    data: {
      sum: 'Rs\u00a0400.00',
      goods: [
        { name: 'Rice', about: '' },
        { name: 'Dal', about, price: '' },
      ],
    },
  })
  expect(mails.at(-1)).toMatchObject({
    template: 'standing-left-out',
    data: { goods: [{ name: 'Dal', about }] },
  })
})

test('a day whose products all ask for a higher age is not placed, and says so', async () => {
  const { person, rice, dal, firstDay, standingId } = await desk.standing(desk.offered)
  await ask(rice, 16)
  await ask(dal, 18)
  await desk.work(momentAt(firstDay, -3))
  expect(await desk.work(momentAt(firstDay, -2))).toMatchObject({ notPlaced: 1, errors: [] })
  expect(await desk.ordersOf(person.custId)).toEqual([])
  expect(await desk.daysOf(standingId)).toMatchObject([{ outcome: 'NOT_PLACED', reason: 'AGE' }])
})
