import { expect, test } from 'vitest'
import { saveProduct } from '../catalogue/product-form.contract.ts'
import { wheelchairForStaff } from '../catalogue/product-form.examples.ts'
import { checkProduct, draftOf, inputOf } from './product-draft.rules.ts'

const filled = {
  ...draftOf(),
  productName: 'Okra',
  productDetails: 'Pods',
  categoryId: '1',
  unitPrice: '120.50',
}

test('an empty form lacks the four fields of the specification, in its words', () => {
  expect(checkProduct({ ...draftOf(), productName: ' ' })).toEqual({
    productName: 'productName is required',
    productDetails: 'productDetails is required',
    unitPrice: 'unitPrice is required',
    categoryId: 'categoryId is required',
  })
})

test.each(['-1', '1,5', '1e3', 'free', '.5', '1.', '0x10'])('%s is no price', typed => {
  expect(Object.keys(checkProduct({ ...filled, unitPrice: typed, salePrice: typed }))).toEqual([
    'unitPrice',
    'salePrice',
  ])
})

test('the checkbox of the status means A, and N without it', () => {
  expect(inputOf(filled).productStatus).toBe('A')
  expect(inputOf({ ...filled, active: false }).productStatus).toBe('N')
  expect(draftOf({ ...wheelchairForStaff, productStatus: 'N' }).active).toBe(false)
})

test('what the form sends of a product that nobody changed says the same again', () => {
  const product = {
    ...wheelchairForStaff,
    cuttingAttributes: ['Whole', '8 pieces, skin off'],
    optionsAttributes: [{ description: 'GIFT' }, { description: 'CUTPRICE' }],
    salePrice: 20_000,
    popularFlag: 1,
  }
  const input = saveProduct.input.parse(inputOf(draftOf(product), product))
  const { updatedBy: _, quantity: __, ...same } = input
  expect(product).toMatchObject(same)
  expect(input).not.toHaveProperty('quantity')
})

test('a new product has stock, lists without empty lines, and no sale price unless one was typed', () => {
  const input = inputOf({ ...filled, quantity: '12', extraAttributes: 'Red\r\n\n Green \n' })
  expect(input).toMatchObject({ quantity: 12, extraAttributes: ['Red', 'Green'], salePrice: null, sku: '' })
  expect(saveProduct.input.safeParse(input).error).toBeUndefined()
  expect(checkProduct(filled)).toEqual({})
})
