import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { readFunctions, replaceFunctions } from '../../database/functions.ts'
import { readJournal } from '../../database/journal.ts'
import { migrate } from '../../database/migrate.ts'
import { runMigrations } from '../../database/run-migrations.ts'
import { emptyDatabase } from '../../tests/support/databases.ts'
import { migrationsFolder, withMigrations } from '../../tests/support/migrations/copied-migrations.ts'

/** Makes the tables of an earlier version: those of the first so many migrations. */
const migrateTo = (client: Client, count: number): Promise<void> =>
  withMigrations({ count }, async folder => {
    await replaceFunctions(client, (await readFunctions()).ofTables)
    await runMigrations(client, folder)
  })

test('a shop of before counts its weighed stock to the thousandth, and knows what each order has paid', async () => {
  const { url, drop } = await emptyDatabase(inject('testDatabases'))
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await migrateTo(client, 2)
    // Rows without what they refer to: only their numbers matter here.
    await client.query(`set session_replication_role = replica;
      insert into products (product_id, product_name, product_details, sku, category_id, unit_price, sale_price, unit_name, quantity_step, weighed, nominal_measure, priced_unit, updated_by)
      values (1, 'Okra', '', 'A', 1, 100, 100, 'lb', 250, true, null, null, 'x'), (2, 'Chicken', '', 'B', 1, 100, 100, 'piece', 1000, true, 2500, 'lb', 'x'),
        (3, 'Tins', '', 'C', 1, 100, 100, 'tin', 1000, false, null, null, 'x'), (4, 'Sand', '', 'D', 1, 100, 100, 'kg', 1000, true, null, null, 'x');
      insert into availabilities (availability_id, kind, on_hand, held) values (1, 'stock', 34, 6), (2, 'stock', 8, 0), (3, 'stock', 9, 0), (4, 'stock', 3000000, 0);
      insert into movements (availability_id, change, cause) values (1, 40, 'OPENING'), (1, -6, 'ORDER'), (2, 8, 'OPENING'), (4, 3000000, 'OPENING');
      insert into holds (availability_id, quantity, expires_at) values (1, 6, now());
      insert into branches values (1, 'x', 'x', 'x', 'x', 'x', 'UTC');
      insert into stock (product_id, branch_id, availability_id, low_at) values (1, 1, 1, 5), (2, 1, 2, 5), (3, 1, 3, 7), (4, 1, 4, 5);
      insert into orders (order_id, order_num, contact_id, branch_id, link_key, pickup_type, pickup_time, payment_method, payment_state, currency, exponent, price, tax, shipping_handling, grand_total, shipping_placed, updated_by)
      values (1, '1', 1, 1, 'a', 'IN STORE', 'MORNING', 'CARD', 'PART_REFUNDED', 'PKR', 2, 900, 0, 0, 900, 0, 'x'), (2, '2', 1, 1, 'b', 'IN STORE', 'MORNING', 'CASH', 'ON_DELIVERY', 'PKR', 2, 900, 0, 0, 900, 0, 'x');
      insert into payment_entries (payment_id, order_id, kind, amount, reference) values (1, 1, 'AUTHORISED', 1000, 'r'), (1, 1, 'TAKEN', 900, 'r'), (1, 1, 'RELEASED', 100, 'r'), (1, 1, 'REFUNDED', 250, 'r');
      insert into cash_entries (order_id, kind, amount, written_by) values (1, 'IN', 40, 1), (1, 'UNDONE', 30, 1);
      set session_replication_role = origin`)
    await migrate(url)
    const rows = async (statement: string) => (await client.query(statement)).rows
    expect(
      await rows(`select s.product_id as id, count_step, low_at, on_hand, held,
        (select sum(change)::int from movements m where m.availability_id = s.availability_id) as moved,
        (select sum(quantity)::int from holds h where h.availability_id = s.availability_id) as promised
        from stock s join availabilities using (availability_id) order by 1`),
    ).toEqual([
      { id: 1, count_step: 1, low_at: 1250, on_hand: 8500, held: 1500, moved: 8500, promised: 1500 },
      { id: 2, count_step: 1000, low_at: 5, on_hand: 8, held: 0, moved: 8, promised: null },
      { id: 3, count_step: 1000, low_at: 7, on_hand: 9, held: 0, moved: null, promised: null },
      // Too much to be counted in thousandths.
      { id: 4, count_step: 1000, low_at: 5, on_hand: 3_000_000, held: 0, moved: 3_000_000, promised: null },
    ])
    expect(await rows('select order_id, paid::int from orders order by 1')).toEqual([
      { order_id: 1, paid: 660 },
      { order_id: 2, paid: 0 },
    ])
  } finally {
    await client.end()
    await drop()
  }
})

test('the breaks of a week of before are rows of their own, and its hours are minutes', async () => {
  const { url, drop } = await emptyDatabase(inject('testDatabases'))
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await migrateTo(client, 6)
    await client.query(`insert into branches values (1, 'x', 'x', 'x', 'x', 'x', 'UTC');
      insert into store_hours values (1, 4, '10:00', '24:00', null, null), (1, 5, '09:30', '22:00', '13:00', '14:30'), (1, 6, '10:00', '20:00', '15:00', '15:15')`)
    await migrate(url)
    const rows = async (statement: string) => (await client.query(statement)).rows
    expect(await rows('select weekday, opens, closes from store_hours order by 1')).toEqual([
      { weekday: 4, opens: 600, closes: 1440 },
      { weekday: 5, opens: 570, closes: 1320 },
      { weekday: 6, opens: 600, closes: 1200 },
    ])
    expect(await rows('select name, weekday, starts, ends from breaks order by 2')).toEqual([
      { name: 'Friday prayer', weekday: 5, starts: 780, ends: 870 },
      { name: 'Break', weekday: 6, starts: 900, ends: 915 },
    ])
  } finally {
    await client.end()
    await drop()
  }
})

/** The migrations before the one of this name. */
async function countBefore(name: string): Promise<number> {
  const journal = await readJournal(migrationsFolder)
  return journal.findIndex(({ tag }) => tag.endsWith(name))
}

test('the windows of a season of before are slots, and its shares still have them', async () => {
  const { url, drop } = await emptyDatabase(inject('testDatabases'))
  const client = new Client({ connectionString: url })
  await client.connect()
  const rows = async (statement: string) => (await client.query(statement)).rows
  try {
    await migrateTo(client, await countBefore('_qurbani_windows'))
    // Slots have the ids that windows will want; one window has a share that is paid, one that is held, and more room since.
    await client.query(`set session_replication_role = replica;
      insert into branches (branch_id, branch_name, city, time_zone, address, country, phone1, is_main) values (3, 'x', 'x', 'Asia/Karachi', 'x', 'PK', 'x', true);
      insert into availabilities (availability_id, kind, on_hand, held) values (1, 'slot', 8, 0), (2, 'slot', 11, 1), (3, 'slot', 5, 0), (4, 'slot', 0, 0);
      insert into movements (availability_id, change, cause, order_id) values (1, 8, 'OPENING', null), (2, 10, 'OPENING', null), (2, -1, 'ORDER', 7), (2, 2, 'SEASON', null), (3, 5, 'OPENING', null);
      insert into slots (pattern_id, branch_id, method, day, starts, ends, starts_at, ends_at, order_by, fee, capacity, availability_id)
        values (1, 3, 'IN STORE', '2027-05-16', 600, 660, '2027-05-16 10:00+05', '2027-05-16 11:00+05', '2027-05-16 10:00+05', 0, 8, 1);
      insert into qurbani_seasons (season_id, branch_id, season_name, first_day, days, order_by, deposit_basis_points, unfilled_rule, rules, wakala)
        values (1, 3, 'Eid', '2027-05-16', 3, '2027-05-17 09:00+05', 3000, 'REFUND', 'x', 'x');
      insert into qurbani_days (season_id, day, date, capacity) values (1, 1, '2027-05-16', 9), (1, 2, '2027-05-17', 9);
      insert into qurbani_windows (season_id, day, method, starts_at, ends_at, availability_id)
        values (1, 1, 'COLLECT', '2027-05-16 14:00+05', '2027-05-16 17:00+05', 2), (1, 2, 'DELIVER', '2027-05-17 15:30+05', '2027-05-17 20:00+05', 3),
          (1, 2, 'COLLECT', '2027-05-17 15:30+05', '2027-05-17 18:00+05', 4);
      insert into qurbani_shares (share_id, booking_id, position, offer_id, season_id, day, kind, names, intention, distribution, window_id, net, tax, deposit_net, deposit_tax)
        values (1, 1, 0, 1, 1, 1, 'COW', '{A}', 'QURBANI', 'COLLECT', 1, 9, 0, 9, 0), (2, 1, 1, 1, 1, 1, 'COW', '{B}', 'QURBANI', 'COLLECT', 1, 9, 0, 9, 0),
          (3, 1, 2, 1, 1, 2, 'COW', '{C}', 'QURBANI', 'DELIVER', 2, 9, 0, 9, 0), (4, 1, 3, 1, 1, 2, 'COW', '{D}', 'QURBANI', 'GIVE ALL', null, 9, 0, 9, 0);
      set session_replication_role = origin`)
    await migrate(url)
    const made =
      await rows(`select counts, pattern_id, branch_id, method, day::text, starts, ends, starts_at, order_by, capacity, own_capacity, on_hand, held, closed_by,
        (select array_agg(share_id::int order by 1) from qurbani_shares s where s.window_id = slot_id) as shares
      from slots join availabilities using (availability_id) order by availability_id`)
    const season = { counts: 'SHARES', pattern_id: null, branch_id: 3, own_capacity: null, closed_by: null }
    expect(made).toMatchObject([
      { counts: 'ORDERS', pattern_id: 1, capacity: 8, shares: null },
      {
        ...{ ...season, method: 'IN STORE', day: '2027-05-16', starts: 840, ends: 1020, shares: [1, 2] },
        ...{ capacity: 12, on_hand: 11, held: 1, starts_at: new Date('2027-05-16T09:00Z') },
        order_by: new Date('2027-05-16T09:00Z'),
      },
      {
        ...{ ...season, method: 'DELIVERY', day: '2027-05-17', starts: 930, ends: 1200, shares: [3] },
        ...{ capacity: 5, on_hand: 5, order_by: new Date('2027-05-17T04:00Z') },
      },
      { ...season, method: 'IN STORE', day: '2027-05-17', capacity: 0, on_hand: 0, shares: null },
    ])
    expect(
      await rows(`select w.day, t.day::text as date from qurbani_windows w join slots t on t.slot_id = w.window_id
        order by availability_id`),
    ).toEqual([
      { day: 1, date: '2027-05-16' },
      { day: 2, date: '2027-05-17' },
      { day: 2, date: '2027-05-17' },
    ])
    expect(await rows(`select max(slot_id) < nextval('slots_slot_id_seq') as free from slots`)).toEqual([
      { free: true },
    ])
  } finally {
    await client.end()
    await drop()
  }
})
