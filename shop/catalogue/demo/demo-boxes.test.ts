import { expect, test } from 'vitest'
import { productsOfBox } from '../../boxes/box.ts'
import { wrongBox } from '../../boxes/wrong-box.rules.ts'
import { wrongBoxParts } from '../made-of/box-parts.rules.ts'
import { boxOfDemo } from './demo-boxes.ts'
import { partsOfDemo } from './demo-parts.ts'
import { demoProducts } from './demo-products.ts'
import { optionsOfDemo } from './demo-variants.ts'

const bySku = new Map(demoProducts.map(product => [product.sku, product]))
const idOf = (sku: string) => bySku.get(sku)?.productId ?? 0
const boxes = demoProducts.flatMap(product => {
  const box = boxOfDemo(product.sku, idOf)
  return box ? [{ product, box }] : []
})
const found = new Map(
  demoProducts.map(({ productId, productName, sku, step = 1000, ...product }) => [
    productId,
    {
      ...{ productId, productName, unitName: product.unitName, quantityStep: step },
      ...{ minimumSteps: 1, maximumSteps: 99_000 / step, isRemoved: false },
      isSet: boxes.some(one => one.product.productId === productId) || partsOfDemo(sku, idOf) !== null,
      hasVariants: optionsOfDemo(sku) !== undefined,
      packagingAttributes: product.packagingAttributes,
      cuttingAttributes: product.cuttingAttributes,
      extraAttributes: product.extraAttributes,
    },
  ]),
)

test('the demo shop has three boxes that it could sell', () => {
  expect(boxes).toHaveLength(3)
  for (const { product, box } of boxes) {
    const sent = {
      ...box,
      groups: box.groups.map(group => ({
        ...group,
        parts: group.parts.map(({ amount, ...part }) => ({ ...part, quantity: amount / 1000 })),
      })),
    }
    expect(wrongBox(sent, product.productId), product.sku).toEqual({})
    expect(wrongBoxParts(box, found), product.sku).toEqual({})
    expect(productsOfBox(box).length, product.sku).toBeGreaterThan(2)
  }
  expect(boxes.map(({ box }) => box.price)).toEqual(['OWN', 'OWN', 'PARTS'])
})

test('each demo box costs less than the cheapest way to buy its parts', () => {
  for (const { product, box } of boxes) {
    const least = box.groups.reduce((sum, { choose, again, parts }) => {
      const costs = parts
        .map(({ productId, amount }) => {
          const part = demoProducts.find(one => one.productId === productId)
          return ((part?.salePrice ?? 0) * amount) / 1000
        })
        .sort((one, other) => one - other)
      const chosen = choose === null ? costs : again ? Array(choose).fill(costs[0]) : costs.slice(0, choose)
      return sum + chosen.reduce((total, cost) => total + cost, 0)
    }, 0)
    if (box.price === 'OWN') expect(product.unitPrice, product.sku).toBeLessThan(least)
    else expect(product.unitPrice, product.sku).toBe(least * (1 - box.lessBp / 10_000))
  }
})
