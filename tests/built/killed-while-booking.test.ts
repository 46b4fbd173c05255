import { setTimeout as passed } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  bookShares,
  newPool,
  newSeason,
  payFor,
  settleSeasons,
  shareOf,
  sharesOf,
} from '../support/booking-shares.ts'
import { finish, workAsJob } from '../support/paying.ts'
import { expectSharesAgree } from '../support/qurbani-auditor.ts'
import { openShopToKill } from '../support/shop-to-kill.ts'

let killable: Awaited<ReturnType<typeof openShopToKill>>
beforeAll(async () => {
  killable = await openShopToKill('killed-while-booking')
})
afterAll(() => killable.close())

test('if the shop is killed while 200 people book the last seven shares, no share is booked twice, and each is booked', async () => {
  const { pool, shop, kill } = killable
  const start = () => killable.start({ TRUSTED_PROXIES: '127.0.0.1' })
  await start()
  const season = await newSeason(pool)
  for (const after of [20, 60, 120, 250, 500, 900]) {
    const cow = await newPool(pool, season)
    const wanting = Array.from({ length: 200 }, async (_, at) => {
      const answer = await bookShares(shop, season, [shareOf(cow, `Shopper ${at}`)])
      return answer.status === 200 ? { ...answer, paid: await payFor(shop, answer.body) } : answer
    })
    await passed(after)
    await kill()
    const answers = await Promise.all(wanting)
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(7)
    await start()
    await expectSharesAgree(pool)
    // Shares held when it was killed expire, and can be booked by others.
    await workAsJob(pool, { minutes: 16 })
    await settleSeasons(pool)
    const { left, held } = await sharesOf(pool, cow)
    expect(held).toBe(0)
    const later = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { status, body } = await bookShares(shop, season, [shareOf(cow)])
        return status === 200 && (await payFor(shop, body)).body.paymentState === 'PAID'
      }),
    )
    expect(later.filter(Boolean)).toHaveLength(left)
    expect(await sharesOf(pool, cow)).toEqual({ left: 0, held: 0, on_hand: 0 })
    await finish(pool)
    await expectSharesAgree(pool)
    const { rows } = await pool.query(
      `select count(*)::int as booked from qurbani_shares join qurbani_bookings using (booking_id) join orders using (order_id)
       where offer_id = $1 and payment_state = 'PAID'`,
      [cow],
    )
    expect(rows).toEqual([{ booked: 7 }])
  }
}, 300_000)
