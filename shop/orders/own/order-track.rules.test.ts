import { describe, expect, test } from 'vitest'
import { orderNumberIn, trackOf } from './order-track.rules.ts'

const event = (orderStatus: string, happenedAt: string, reason: string | null = null) => ({
  ...{ kind: 'STATUS' as const, orderStatus, happenedAt },
  ...{ reason, byCustomer: false },
})

describe('the way of an order', () => {
  test('a new one has all but its first step ahead', () => {
    const track = trackOf('NEW', [event('NEW', '2026-01-01T08:00:00Z')])
    expect(track.map(({ status, state }) => `${status} ${state}`)).toEqual([
      'NEW now',
      'PRINTED ahead',
      'OPEN ahead',
      'CLOSED ahead',
    ])
    expect(track.map(({ at }) => at)).toEqual(['2026-01-01T08:00:00Z', undefined, undefined, undefined])
  })

  test('each completed step has its time, or the later one if it was taken twice', () => {
    const track = trackOf('OPEN', [
      event('NEW', '1'),
      event('PRINTED', '2'),
      event('PRINTED', '3'),
      event('OPEN', '4'),
    ])
    expect(track.map(({ state, at }) => [state, at])).toEqual([
      ['done', '1'],
      ['done', '3'],
      ['now', '4'],
      ['ahead', undefined],
    ])
  })

  test('each step has the changes since then, and says who ended the order', () => {
    const change = { ...event('NEW', '2'), kind: 'EDITED' as const, byCustomer: true }
    const track = trackOf('REJECTED', [
      event('NEW', '1'),
      change,
      { ...event('REJECTED', '3'), byCustomer: true },
    ])
    expect(
      track.map(({ at, changes, byCustomer }) => [at, changes.map(({ kind }) => kind), byCustomer]),
    ).toEqual([
      ['1', ['EDITED'], false],
      ['3', [], true],
    ])
  })

  test('a rejected one ends with its reason, without the steps it never reached', () => {
    const track = trackOf('REJECTED', [
      event('NEW', '1'),
      event('PRINTED', '2'),
      event('REJECTED', '3', 'Sold out'),
    ])
    expect(track.map(({ status, state }) => `${status} ${state}`)).toEqual([
      'NEW done',
      'PRINTED done',
      'REJECTED now',
    ])
    expect(track.at(-1)).toMatchObject({ at: '3', reason: 'Sold out' })
  })
})

test('an order number may be typed with its sign and with gaps', () => {
  expect(orderNumberIn(' # 10 001 ')).toBe('10001')
  expect(orderNumberIn('10001')).toBe('10001')
  expect(orderNumberIn('x'.repeat(50))).toHaveLength(20)
})
