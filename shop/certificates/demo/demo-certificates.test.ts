import { expect, test } from 'vitest'
import { demoBrands } from '../../catalogue/demo/demo-brands.ts'
import { demoCategories } from '../../catalogue/demo/demo-categories.ts'
import { demoDepartments } from '../../catalogue/demo/demo-departments.ts'
import { demoProducts } from '../../catalogue/demo/demo-products.ts'
import type { DemoProduct } from '../../catalogue/demo/demo-types.ts'
import { demoFacts } from '../../catalogue/demo/facts/demo-facts.ts'
import { type DemoSupplierKey, demoLots, demoSuppliers } from '../../lots/demo/demo-lots.ts'
import type { DemoCertificate } from './demo-certificate.ts'
import { demoCertificates } from './demo-certificates.ts'
import { subjectsOfDemo } from './subjects-of-demo.ts'

const suppliers = Object.fromEntries(Object.keys(demoSuppliers).map((key, at) => [key, at + 1])) as Record<
  DemoSupplierKey,
  number
>

/** True if shoppers read the claim of a certificate on the page of a product, once it holds. */
const claims = (certificate: DemoCertificate, { productId, brandId }: DemoProduct) =>
  subjectsOfDemo(certificate, suppliers).some(
    ({ kind, subjectId }) =>
      (kind === 'PRODUCT' && subjectId === productId) || (kind === 'BRAND' && subjectId === brandId),
  )
const holding = demoCertificates.filter(({ from, until }) => from <= 0 && until >= 0)
const isClaimed = (product: DemoProduct) => holding.some(one => claims(one, product))
const isSupplied = ({ productId }: DemoProduct) =>
  demoLots.some(lot => lot.productId === productId && holding.some(({ supplier }) => supplier === lot.from))
const isInLots = ({ productId }: DemoProduct) => demoLots.some(lot => lot.productId === productId)

/** Departments beside those of food that have foods among other goods. */
const mixed = ['InfantCare', 'Diabetes', 'WINTER']
/** An animal that is booked has no lot before its day. */
const booked = ['QURBANI']
const foodDepartments = demoDepartments
  .filter(({ deptName, foodFlag }) => foodFlag || mixed.includes(deptName))
  .map(({ deptName }) => deptName)
const departmentOf = new Map(demoCategories.map(({ categoryId, category }) => [categoryId, category]))
const productsOf = (department: string) =>
  demoProducts.filter(({ categoryId }) => departmentOf.get(categoryId) === department)
const foods = demoProducts.filter(({ sku }) => demoFacts[sku] && demoFacts[sku].state !== 'NO_FOOD')

test.each(foodDepartments)('%s has foods with facts, with a certificate and with lots', department => {
  const products = productsOf(department)
  expect(products.some(({ sku }) => demoFacts[sku]?.state === 'DECLARED')).toBe(true)
  expect(products.some(product => isClaimed(product) || isSupplied(product))).toBe(true)
  expect(products.some(isInLots)).toBe(!booked.includes(department))
})

test('a claim says something: beside the meat counter, each department has goods without one', () => {
  const everywhere = foodDepartments.filter(department => productsOf(department).every(isClaimed))
  expect(everywhere).toEqual(['MEAT'])
  const share = foods.filter(isClaimed).length / foods.length
  expect(share).toBeGreaterThan(0.3)
  expect(share).toBeLessThan(0.6)
})

test('a product has at most two claims, and what is no food has none', () => {
  for (const product of demoProducts) {
    const count = holding.filter(one => claims(one, product)).length
    expect(count, product.sku).toBeLessThanOrEqual(foods.includes(product) ? 2 : 0)
  }
})

test('the things of certificates exist, and each has some', () => {
  const products = new Set(demoProducts.map(({ productId }) => productId))
  const categories = new Set(demoCategories.map(({ categoryId }) => categoryId))
  const brands = new Set(demoBrands.map(({ brandId }) => brandId))
  for (const one of demoCertificates) {
    expect(one.products?.filter(id => !products.has(id)) ?? [], one.number).toEqual([])
    expect(one.categories?.filter(id => !categories.has(id)) ?? [], one.number).toEqual([])
    expect(one.brand === undefined || brands.has(one.brand), one.number).toBe(true)
    const subjects = subjectsOfDemo(one, suppliers)
    expect(subjects.length, one.number).toBeGreaterThan(0)
    expect(new Set(subjects.map(({ kind, subjectId }) => `${kind} ${subjectId}`)).size).toBe(subjects.length)
  }
})

test('numbers and documents are unique, and every authority is one of the demo shop', () => {
  const isUnique = (values: unknown[]) => new Set(values).size === values.length
  expect(isUnique(demoCertificates.map(({ number }) => number))).toBe(true)
  expect(isUnique(demoCertificates.map(({ document }) => document))).toBe(true)
  for (const { authority, from, until, number } of demoCertificates) {
    expect(authority).toMatch(/^Souk Demo /)
    expect(until - from, number).toBe(365)
  }
})

const ANIMALS = /\b(chicken|beef|cow|mutton|goat|lamb|veal|quail|hen|fish|meat)\b/i
const animalsIn = ({ sku }: DemoProduct) =>
  ANIMALS.test((demoFacts[sku]?.ingredients ?? '').replaceAll(/(hen|quail) \*eggs\*|cow \*milk\*/gi, ''))
const dietsOf = ({ sku }: DemoProduct): readonly string[] => demoFacts[sku]?.diets ?? []

test('no food with meat or fish is for vegetarians, and none with milk, eggs or honey for vegans', () => {
  for (const product of foods) {
    const { ingredients, contains } = demoFacts[product.sku] ?? {}
    if (animalsIn(product)) expect(dietsOf(product), product.sku).not.toContain('VEGETARIAN')
    if (contains?.some(one => ['MILK', 'EGGS', 'FISH'].includes(one)) || /honey/i.test(ingredients ?? ''))
      expect(dietsOf(product), product.sku).not.toContain('VEGAN')
  }
})

test('no certificate contradicts the facts of its products', () => {
  for (const certificate of demoCertificates)
    for (const product of foods.filter(one => claims(certificate, one))) {
      const about = `${certificate.number} ${product.sku}`
      const { ingredients } = demoFacts[product.sku] ?? {}
      if (certificate.kind === 'HALAL')
        expect(ingredients ?? '', about).not.toMatch(/pork|bacon|lard|gelatine|wine|\brum\b|alcohol/i)
      if (certificate.slaughter) expect(animalsIn(product), about).toBe(true)
      if (certificate.kind === 'ORGANIC') expect(ingredients ?? '', about).not.toMatch(/^salt|E\d{3}/i)
    }
})
