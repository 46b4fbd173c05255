import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addLine, type CartLine, changeLine, lineKey, readCart, setQuantity } from './cart-lines.ts'

const chicken: CartLine = {
  productId: 101,
  quantity: 1,
  cuttingAttributes: 'Whole',
  packagingAttributes: 'Plain bag',
}

test('the same product, cut and note is one line', () => {
  const lines = addLine(addLine([], chicken), { ...chicken, quantity: 2 })
  expect(lines).toEqual([{ ...chicken, quantity: 3 }])
})

test('another cut or another note is another line', () => {
  const lines = addLine(addLine([chicken], { ...chicken, cuttingAttributes: '8 pieces' }), {
    ...chicken,
    notes: 'no skin',
  })
  expect(lines).toHaveLength(3)
})

test('adding stops at the largest quantity', () => {
  expect(addLine([{ ...chicken, quantity: 98 }], { ...chicken, quantity: 5 }, 99)).toEqual([
    { ...chicken, quantity: 99 },
  ])
})

test('quarter pounds add up exactly', () => {
  let lines: CartLine[] = []
  for (let times = 0; times < 10; times += 1) lines = addLine(lines, { productId: 7, quantity: 0.1 })
  expect(lines[0]?.quantity).toBe(1)
})

test('quantity 0 removes only the line it belongs to', () => {
  const other = { ...chicken, cuttingAttributes: '8 pieces' }
  expect(setQuantity([chicken, other], lineKey(chicken), 0)).toEqual([other])
})

test.each([
  null,
  '',
  '{',
  '"x"',
  '{"a":1}',
  '[null, 3, {}]',
  '[{"productId":"1","quantity":1}]',
  '[{"productId":1,"quantity":-1}]',
])('an invalid stored cart (%s) counts as an empty cart', stored => {
  expect(readCart(stored)).toEqual([])
})

test('any stored text is read as lines that can be sent, and never as a price', () => {
  fc.assert(
    fc.property(fc.json(), stored => {
      for (const line of readCart(stored)) expect(line.quantity).toBeGreaterThan(0)
    }),
  )
  const [line] = readCart(JSON.stringify([{ ...chicken, unitPrice: 1, salePrice: 1, image: 'x' }]))
  expect(line).toEqual(chicken)
})

test('a changed line stays at its place; one that equals another line becomes one with it', () => {
  const whole = { productId: 1, quantity: 2, cuttingAttributes: 'Whole' }
  const pieces = { productId: 1, quantity: 3, cuttingAttributes: '8 pieces' }
  const rice = { productId: 2, quantity: 1 }
  const lines = [whole, rice, pieces]
  const noted = { ...whole, notes: 'No neck' }
  expect(changeLine(lines, lineKey(whole), noted)).toEqual([noted, rice, pieces])
  expect(changeLine(lines, lineKey(whole), whole)).toEqual(lines)
  expect(changeLine(lines, lineKey(whole), { ...pieces, quantity: 2 })).toEqual([
    rice,
    { ...pieces, quantity: 5 },
  ])
  expect(changeLine(lines, lineKey(whole), { ...pieces, quantity: 2 }, 4)).toEqual([
    rice,
    { ...pieces, quantity: 4 },
  ])
})
