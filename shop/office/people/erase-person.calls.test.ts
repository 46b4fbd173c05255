import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, signIn, signUp } from '../../../tests/support/people.ts'
import { personEverywhere } from '../../../tests/support/person-everywhere.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let staff: Awaited<ReturnType<typeof signUp>>
beforeAll(async () => {
  shop = await openTestShop()
  staff = await signUp(shop, 'manager')
})
afterAll(() => shop.close())

const rows = async (text: string, values: unknown[] = []) => (await shop.pool.query(text, values)).rows
const contactOf = async (custId: number) =>
  (await rows('select contact_id from customers where cust_id = $1', [custId]))[0].contact_id as number

const close = (orderId: number) =>
  shop.pool.query(`update orders set order_status = 'CLOSED' where order_id = $1`, [orderId])

/** Returns each `table.column` of the database with a value that contains the word. */
async function whereIs(word: string): Promise<string[]> {
  const tables = await rows(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const hits = await rows(`select to_jsonb(t) as row from ${name} t where to_jsonb(t)::text ilike $1`, [
      `%${word}%`,
    ])
    for (const { row } of hits)
      for (const [column, value] of Object.entries(row))
        if (JSON.stringify(value)?.toLowerCase().includes(word.toLowerCase())) found.push(`${name}.${column}`)
  }
  return [...new Set(found)].sort()
}

describe('erasing a person', () => {
  test('leaves nothing of them anywhere, and others as they were', async () => {
    const person = await personEverywhere(shop, staff)
    const bystander = await signUp(shop)
    const snapshot = () =>
      rows(
        `select c.*, p.* from customers c join contacts p using (contact_id) where c.cust_id in ($1, $2) order by 1`,
        [bystander.custId, staff.custId],
      )
    const before = await snapshot()
    expect((await whereIs('canary')).length).toBeGreaterThan(30)
    const earlier = (
      await shop.get(`/orders/findForStaff/${await numberOf(person.orderIds[0])}`, staff.bearer)
    ).body
    const { status, body } = await shop.post(
      '/customers/erase',
      { contactId: person.contactId },
      staff.bearer,
    )
    expect([status, body]).toEqual([200, { orders: 2, reviews: 1 }])
    // Other people in these tests have canaries, too, but with other numbers.
    expect(await whereIs(person.email)).toEqual([])
    expect(await whereIs(person.loginId)).toEqual([])
    expect(await whereIs(person.code)).toEqual([])
    const held = await rows('select * from contacts where contact_id = $1', [person.contactId])
    expect(held).toMatchObject([{ first_name: 'Erased', last_name: '', email: '', phone1: '', phone2: null }])
    for (const table of ['credentials', 'sessions'])
      expect(await rows(`select 1 from ${table} where user_id = $1`, [person.custId])).toEqual([])
    expect(await snapshot()).toEqual(before)
    const after = (await shop.get(`/orders/findForStaff/${earlier.orders.orderNum}`, staff.bearer)).body
    expect(after.orders).toMatchObject({
      grandTotal: earlier.orders.grandTotal,
      tax: earlier.orders.tax,
      stateProvince: 'Sindh',
      address: null,
      notes: '',
    })
    expect(after.customer).toMatchObject({ firstName: 'Erased', email: '', phone1: '' })
    const link = await shop.get(`/orders/findByLink/${earlier.orders.orderNum}/${earlier.orders.link}`)
    expect(link.status).toBe(404)
    expect((await shop.get('/customer/profile', person.bearer)).status).toBe(401)
    const [review] = await rows('select * from reviews where product_id = $1', [person.productId])
    expect(review).toMatchObject({ author_name: 'Erased', cust_id: null, review_title: 'Tender' })
    expect(review.verified_at).not.toBeNull()
    expect((await shop.post('/customers/erase', { contactId: person.contactId }, staff.bearer)).status).toBe(
      404,
    )
  })

  test('leaves no word of the person in any column of the database', async () => {
    const alone = await openTestShop(5)
    const sharedShop = shop
    const sharedStaff = staff
    shop = alone
    try {
      staff = await signUp(shop, 'manager')
      const islands = await whereIs('canary')
      const person = await personEverywhere(shop, staff)
      expect(
        (await shop.post('/customers/erase', { contactId: person.contactId }, staff.bearer)).status,
      ).toBe(200)
      // The entry about a product stays, without the login.
      expect(await whereIs('canary')).toEqual(islands)
      expect(await whereIs('0399 7000')).toEqual([])
      const [entry] = await rows(`select after from audit_entries where subject = 'product'`)
      expect(entry.after).toEqual({ unitPrice: 5 })
    } finally {
      shop = sharedShop
      staff = sharedStaff
      await alone.close()
    }
  })

  test('waits until their orders are closed, and until they have no role', async () => {
    const person = await signUp(shop)
    const { productId } = await newProduct(shop.pool, { stock: 5 })
    const placed = await shop.post('/orders/save', guestOrder([{ productId, quantity: 1 }]), person.bearer)
    const contactId = await contactOf(person.custId)
    const erase = () => shop.post('/customers/erase', { contactId }, staff.bearer)
    expect(await erase()).toMatchObject({
      status: 409,
      body: { type: '/problems/open-orders', orderNums: [placed.body.orders.orderNum] },
    })
    await close(placed.body.orders.orderId)
    await shop.pool.query(`insert into staff_roles (cust_id, role) values ($1, 'picker')`, [person.custId])
    expect(await erase()).toMatchObject({ status: 409, body: { type: '/problems/has-role' } })
    expect((await shop.get('/customer/profile', person.bearer)).status).toBe(200)
    await shop.pool.query('delete from staff_roles where cust_id = $1', [person.custId])
    expect((await erase()).status).toBe(200)
  })

  test('is possible for that person, with their password alone', async () => {
    const person = await signUp(shop)
    const erase = (loginPassword: string) => shop.post('/customer/erase', { loginPassword }, person.bearer)
    expect(await erase('another one')).toMatchObject({
      status: 403,
      body: { errors: [{ field: 'loginPassword' }] },
    })
    expect((await erase(person.password)).status).toBe(200)
    expect((await shop.get('/customer/profile', person.bearer)).status).toBe(401)
    const again = await shop.post('/users/authenticate', {
      loginId: person.email,
      loginPassword: person.password,
    })
    expect(again.status).toBe(401)
  })

  test('an account cannot erase data of others by typing their names', async () => {
    const thief = await signUp(shop)
    await shop.pool.query(
      'update contacts set email = $2, phone1 = $3 where contact_id = (select contact_id from customers where cust_id = $1)',
      [thief.custId, staff.email, 'price'],
    )
    await shop.pool.query(`update customers set login_id = 'price' where cust_id = $1`, [thief.custId])
    await shop.pool.query(
      `insert into audit_entries (cust_id, action, subject, subject_id, after) values ($1, 'save', 'product', '9', $2)`,
      [staff.custId, JSON.stringify({ price: 5, status: 'price', email: staff.email })],
    )
    expect((await shop.post('/customer/erase', { loginPassword: thief.password }, thief.bearer)).status).toBe(
      200,
    )
    expect(
      await rows(`select after from audit_entries where subject = 'product' and subject_id = '9'`),
    ).toEqual([{ after: { price: 5, status: 'price', email: staff.email } }])
    expect((await shop.get('/customer/profile', staff.bearer)).status).toBe(200)
  })

  test('an account with an e-mail that it has not proven takes no traces of whose it is', async () => {
    const person = { ...newPerson(), email: staff.email.toUpperCase() }
    await shop.post('/users/register', person)
    const thief = await signIn(shop, person)
    const { productId } = await newProduct(shop.pool, { stock: 1 })
    const editorLogin = () => rows('select updated_by_login from products where product_id = $1', [productId])
    await shop.pool.query('update products set updated_by_login = $2 where product_id = $1', [
      productId,
      staff.email,
    ])
    const after = { loginId: staff.email }
    await shop.pool.query(
      `insert into audit_entries (cust_id, action, subject, subject_id, after) values ($1, 'save', 'product', '11', $2)`,
      [staff.custId, JSON.stringify(after)],
    )
    expect((await shop.post('/customer/export', {}, thief.bearer)).body.data).not.toHaveProperty('products')
    const erased = await shop.post('/customer/erase', { loginPassword: person.loginPassword }, thief.bearer)
    expect(erased.status).toBe(200)
    expect(await editorLogin()).toEqual([{ updated_by_login: staff.email }])
    expect(
      await rows(`select after from audit_entries where subject = 'product' and subject_id = '11'`),
    ).toEqual([{ after }])
  })

  test('nobody can prevent the erasure of another person by choosing a name', async () => {
    const person = await signUp(shop)
    const { custId } = person
    const other = await signUp(shop)
    const taken = await shop.post('/users/register', { ...newPerson(), loginId: `erased-${custId}` })
    expect(taken.status).toBe(200)
    await shop.pool.query(
      `insert into representatives (cust_id, code, basis_points) values ($1, 'MINE-1', 500), ($2, $3, 500)`,
      [custId, other.custId, `ERASED-${custId}`],
    )
    const contactId = await contactOf(custId)
    expect((await shop.post('/customers/erase', { contactId }, staff.bearer)).status).toBe(200)
  })

  test('succeeds only once if two requests erase them at once', async () => {
    const person = await signUp(shop)
    const contactId = await contactOf(person.custId)
    const erase = () => shop.post('/customers/erase', { contactId }, staff.bearer)
    const statuses = (await Promise.all([erase(), erase(), erase()])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 404, 404])
  })

  test('a guest is erased with all their orders', async () => {
    const { productId } = await newProduct(shop.pool, { stock: 5 })
    const body = guestOrder([{ productId, quantity: 1 }])
    body.customer = {
      firstName: 'Noor',
      lastName: 'Jahan',
      email: 'noor@example.org',
      phone1: '0301 5550001',
    }
    let orderNum = ''
    for (let time = 0; time < 2; time += 1) {
      const { orders } = (await shop.post('/orders/save', body)).body
      orderNum = orders.orderNum
      await close(orders.orderId)
    }
    const namesake = guestOrder([{ productId, quantity: 1 }])
    namesake.customer = { ...body.customer, firstName: 'Sana' }
    await close((await shop.post('/orders/save', namesake)).body.orders.orderId)
    const { rows: found } = (await shop.get('/customers/find?q=5550001', staff.bearer)).body
    expect(found.map((row: { firstName: string; orders: number }) => [row.firstName, row.orders])).toEqual([
      ['Sana', 1],
      ['Noor', 2],
    ])
    const erased = await shop.post('/customers/erase', { contactId: found[1].contactId }, staff.bearer)
    expect(erased.body).toEqual({ orders: 2, reviews: 0 })
    // Someone without a phone number is no longer recognised by it.
    expect((await shop.get(`/orders/findForStaff/${orderNum}`, staff.bearer)).body.earlier.count).toBe(0)
    const left = (await shop.get('/customers/find?q=5550001', staff.bearer)).body
    expect(left.rows.map((row: { firstName: string }) => row.firstName)).toEqual(['Sana'])
  })
})

const numberOf = async (orderId: number | undefined) =>
  (await rows('select order_num from orders where order_id = $1', [orderId]))[0].order_num as string
