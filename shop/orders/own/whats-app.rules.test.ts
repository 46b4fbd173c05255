import fc from 'fast-check'
import { expect, test } from 'vitest'
import { whatsAppAddress, whatsAppDigits, whatsAppText } from './whats-app.rules.ts'

const chicken = {
  quantity: 2,
  measuringUnit: 'piece',
  pricedUnit: 'piece',
  estimatedMeasure: 2,
  finalWeight: null,
  productName: 'Whole Chicken',
  attributes: { cuttingAttributes: '8 pieces' },
  ofBox: null,
  notes: '',
}
const order = {
  shopName: 'Souk',
  orderNum: '10012',
  items: [chicken],
  total: 'Rs 1,780.00',
  most: undefined,
  address: 'https://souk.example/orderDetail?order=10012&key=k3V',
}

test("a message has the order's number, items, total and link", () => {
  expect(whatsAppText(order)).toBe(
    [
      'Salam Souk, this is about my order #10012:',
      '• 2 piece Whole Chicken (8 pieces)',
      'Total: Rs 1,780.00',
      'https://souk.example/orderDetail?order=10012&key=k3V',
    ].join('\n'),
  )
})

test('the message of an order with a window names it', () => {
  const time = 'In store, Fri, 27 Nov, 16:00 to 18:00'
  expect(
    whatsAppText({ ...order, time })
      .split('\n')
      .slice(1, 4),
  ).toEqual(['• 2 piece Whole Chicken (8 pieces)', time, 'Total: Rs 1,780.00'])
})

test('the message of an order that is weighed says about what it costs, and at most', () => {
  const items = [{ ...chicken, pricedUnit: 'lb', estimatedMeasure: 5 }]
  expect(
    whatsAppText({ ...order, items, most: 'Rs 2,047.00' })
      .split('\n')
      .slice(1, 3),
  ).toEqual([
    '• 2 piece, about 5 lb Whole Chicken (8 pieces)',
    'Total: about Rs 1,780.00, at most Rs 2,047.00',
  ])
})

test('the message has the note of a line, on one line and cut to length', () => {
  const written = (notes: string) => whatsAppText({ ...order, items: [{ ...chicken, notes }] }).split('\n')[1]
  expect(written('Leave\nthe skin on')).toBe('• 2 piece Whole Chicken (8 pieces) “Leave the skin on”')
  expect(written('a'.repeat(200))).toContain(`“${'a'.repeat(80)}…”`)
})

test('the message of a long order names twenty lines and counts the others', () => {
  const lines = whatsAppText({ ...order, items: Array.from({ length: 23 }, () => chicken) }).split('\n')
  expect(lines).toHaveLength(24)
  expect(lines[21]).toBe('and 3 more items')
})

test('the address contains any text unchanged, and leads only to WhatsApp', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.integer({ min: 1_000_000, max: 999_999_999_999 }),
      (text, number) => {
        const address = new URL(whatsAppAddress(`+${number}`, text) ?? '')
        expect(address.origin + address.pathname).toBe(`https://wa.me/${number}`)
        expect([...address.searchParams]).toEqual([['text', text.toWellFormed()]])
      },
    ),
  )
})

test('a number is its digits; without one there is nothing to open', () => {
  expect(whatsAppDigits('+92 21 3456-7890')).toBe('922134567890')
  expect(whatsAppDigits('0092 (21) 3456 7890')).toBe('922134567890')
  expect(whatsAppAddress('', 'x')).toBeUndefined()
  expect(whatsAppAddress('none', 'x')).toBeUndefined()
})
