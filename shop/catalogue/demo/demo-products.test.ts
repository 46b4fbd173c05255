import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoBrands } from './demo-brands.ts'
import { demoCategories } from './demo-categories.ts'
import { demoDepartments } from './demo-departments.ts'
import { demoProducts } from './demo-products.ts'
import { demoReviews } from './demo-reviews.ts'

const share = (part: number) => part / demoProducts.length
const inCategory = (id: number) => demoProducts.filter(one => one.categoryId === id).length
const isUnique = (values: unknown[]) => new Set(values).size === values.length

test('the demo shop has enough departments, categories and goods', () => {
  expect(demoDepartments.length).toBeGreaterThanOrEqual(17)
  expect(demoDepartments.filter(one => one.activeFlag === 'N')).toHaveLength(1)
  expect(demoCategories.length).toBeGreaterThanOrEqual(50)
  expect(demoProducts.length).toBeGreaterThanOrEqual(280)
  for (const id of [1, 5, 6, 23]) expect(inCategory(id)).toBeGreaterThanOrEqual(14)
  for (const one of demoCategories) expect(inCategory(one.categoryId)).toBeGreaterThan(0)
})

test('ids, SKUs, names and descriptions are unique', () => {
  expect(isUnique(demoProducts.map(one => one.productId))).toBe(true)
  expect(isUnique(demoProducts.map(one => one.sku))).toBe(true)
  expect(isUnique(demoProducts.map(one => one.productName))).toBe(true)
  expect(isUnique(demoProducts.map(one => one.productDetails))).toBe(true)
  expect(isUnique(demoCategories.map(one => one.categoryId))).toBe(true)
  expect(isUnique(demoProducts.flatMap(one => one.pictures))).toBe(true)
})

test('departments, categories and brands that goods name exist', () => {
  const departments = new Set(demoDepartments.map(one => one.deptName))
  const categories = new Set(demoCategories.map(one => one.categoryId))
  const brands = new Set([0, ...demoBrands.map(one => one.brandId)])
  expect(demoCategories.filter(one => !departments.has(one.category))).toEqual([])
  expect(demoProducts.filter(one => !categories.has(one.categoryId))).toEqual([])
  expect(demoProducts.filter(one => !brands.has(one.brandId))).toEqual([])
  expect(demoProducts.some(one => one.brandId === 0)).toBe(true)
})

test('every picture that is named is there, under 65,000 bytes', () => {
  const keys = [
    ...demoDepartments.map(one => one.picture),
    ...demoCategories.map(one => one.picture),
    ...demoProducts.flatMap(one => one.pictures),
  ]
  for (const key of keys) {
    const file = statSync(new URL(`../../media/demo/${key}.webp`, import.meta.url), { throwIfNoEntry: false })
    expect(file?.size ?? 0, key).toBeGreaterThan(0)
    expect(file?.size ?? 0, key).toBeLessThan(65_000)
  }
})

test('prices are whole minor units and about a tenth is on sale', () => {
  for (const one of demoProducts) {
    expect(Number.isInteger(one.unitPrice) && Number.isInteger(one.salePrice)).toBe(true)
    expect(one.unitPrice).toBeGreaterThanOrEqual(4000)
    expect(one.unitPrice).toBeLessThanOrEqual(6_000_000)
    expect(one.salePrice < one.unitPrice).toBe(one.cutPrice)
  }
  const onSale = share(demoProducts.filter(one => one.cutPrice).length)
  expect(onSale).toBeGreaterThan(0.07)
  expect(onSale).toBeLessThan(0.13)
})

test('some goods are popular, sold out, hidden or come in several pictures', () => {
  const popular = demoProducts.filter(one => one.popularFlag === 1)
  expect(popular.length).toBeGreaterThanOrEqual(20)
  expect(popular.filter(one => one.categoryId <= 12).length).toBeGreaterThanOrEqual(10)
  expect(demoProducts.filter(one => one.quantity === 0).length).toBeGreaterThanOrEqual(10)
  expect(demoProducts.filter(one => one.productStatus === 'N').length).toBeGreaterThanOrEqual(6)
  expect(demoProducts.filter(one => one.pictures.length > 1).length).toBeGreaterThanOrEqual(40)
  expect(demoProducts.every(one => one.pictures.length >= 1 && one.pictures.length <= 4)).toBe(true)
})

test('about a third of the active goods is reviewed, never twice in the same words', () => {
  const active = demoProducts.filter(one => one.productStatus === 'A')
  const reviewed = new Set(demoReviews.map(one => one.productId))
  expect(reviewed.size / active.length).toBeGreaterThan(0.28)
  expect(reviewed.size / active.length).toBeLessThan(0.42)
  for (const id of reviewed) {
    const messages = demoReviews.filter(one => one.productId === id).map(one => one.reviewMsg)
    expect(messages.length).toBeLessThanOrEqual(4)
    expect(isUnique(messages)).toBe(true)
  }
})
