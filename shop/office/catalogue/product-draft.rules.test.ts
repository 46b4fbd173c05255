import { expect, test } from 'vitest'
import { saveProduct, staffProduct } from '../../catalogue/editing/product-form.contract.ts'
import { wheelchairForStaff } from '../../catalogue/editing/product-form.examples.ts'
import { newBox, newPart } from './boxes/box-draft.rules.ts'
import { newChoice } from './choice-draft.rules.ts'
import { checkProduct, draftOf, inputOf } from './product-draft.rules.ts'

const wheelchair = staffProduct.parse(wheelchairForStaff)
const noChoices = { packagingAttributes: [], cuttingAttributes: [], extraAttributes: [] }
const filled = {
  ...draftOf(),
  productName: 'Okra',
  productDetails: 'Pods',
  categoryId: '1',
  unitPrice: '120.50',
}

test('an empty form lacks the four fields of the specification, in its words', () => {
  expect(checkProduct({ ...draftOf(), productName: ' ' })).toEqual({
    productName: 'Name is required',
    productDetails: 'Description is required',
    unitPrice: 'Unit price is required',
    categoryId: 'Category is required',
  })
})

test.each(['-1', '1,500', '1e3', 'free', '1.2.3', '0x10'])('%s is no price', typed => {
  expect(Object.keys(checkProduct({ ...filled, unitPrice: typed, salePrice: typed }))).toEqual([
    'unitPrice',
    'salePrice',
  ])
})

test('the checkbox of the status means A, and N without it', () => {
  expect(inputOf(filled).productStatus).toBe('A')
  expect(inputOf({ ...filled, active: false }).productStatus).toBe('N')
  expect(draftOf({ ...wheelchair, productStatus: 'N' }).active).toBe(false)
})

test('the form sends an unchanged product unchanged', () => {
  const product = {
    ...wheelchair,
    cuttingAttributes: ['Whole', '8 pieces, skin off'],
    optionsAttributes: [{ description: 'GIFT' }, { description: 'CUTPRICE' }],
    salePrice: 20_000,
    popularFlag: 1,
  }
  const input = saveProduct.input.parse(inputOf(draftOf(product), product))
  const { updatedBy: _, quantity: __, tolerance, ...same } = input
  expect(tolerance).toBe(product.ownTolerance)
  expect(product).toMatchObject(same)
  expect(input).not.toHaveProperty('quantity')
})

test('a box is sold whole, without measures, and by its parts without a price of its own', () => {
  const part = { ...newPart({ ...wheelchair, ...noChoices }), quantity: '2' }
  const groups = newBox().groups.map(group => ({ ...group, name: 'All', parts: [part] }))
  const box = { ...newBox(), price: 'PARTS' as const, less: '10', groups }
  const draft = { ...filled, box, unitName: 'box', unitPrice: '', salePrice: '?', step: '0.25', content: '?' }
  expect(checkProduct(draft)).toEqual({})
  expect(inputOf({ ...draft, cutPrice: true })).toMatchObject({
    ...{ unitPrice: 0, salePrice: null, optionsAttributes: [], step: 1, content: null, weighed: false },
    box: { price: 'PARTS', less: 10, groups: [{ name: 'All', choose: null }] },
  })
  expect(Object.keys(checkProduct({ ...draft, box: { ...box, price: 'OWN' } }))).toEqual([
    'unitPrice',
    'salePrice',
  ])
})

test('a new product has stock, choices without empty rows, and no sale price unless one was typed', () => {
  const extraAttributes = ['Red', '', ' Green ', 'Blue'].map((choice, key) => ({
    ...newChoice(key),
    choice,
    adds: key > 1 ? ' 12.5 ' : '',
  }))
  const input = inputOf({ ...filled, quantity: '12', extraAttributes })
  expect(input).toMatchObject({
    quantity: 12,
    extraAttributes: ['Red', 'Green', 'Blue'],
    optionPrices: { extraAttributes: { Green: 12.5, Blue: 12.5 } },
    salePrice: null,
    sku: '',
  })
  expect(saveProduct.input.safeParse(input).error).toBeUndefined()
  expect(checkProduct(filled)).toEqual({})
})

test('a choice says for what its price counts, what it leaves and how long it takes', () => {
  const cuts = [
    { ...newChoice(0), choice: 'Whole', leaves: '100' },
    { ...newChoice(1), choice: 'Skinless', adds: '40', per: 'piece' as const, leaves: '75.5', minutes: '4' },
    { ...newChoice(2), choice: 'With bones', adds: '-12,5', per: 'line' as const },
  ]
  const input = inputOf({ ...filled, cuttingAttributes: cuts })
  expect(input).toMatchObject({
    optionPrices: {},
    piecePrices: { cuttingAttributes: { Skinless: 40 } },
    linePrices: { cuttingAttributes: { 'With bones': -12.5 } },
    choiceYields: { cuttingAttributes: { Whole: 100, Skinless: 75.5 } },
    choiceMinutes: { cuttingAttributes: { Skinless: 4 } },
  })
  expect(saveProduct.input.safeParse(input).error).toBeUndefined()
  expect(
    checkProduct({ ...filled, cuttingAttributes: [{ ...newChoice(0), choice: 'A', leaves: 'x' }] }),
  ).toHaveProperty('cuttingAttributes')
})

test('a product that is not weighed is not weighed after it is cut', () => {
  const product = { ...wheelchair, weighed: true, weighedAfter: true }
  expect(inputOf(draftOf(product), product)).toMatchObject({ weighed: true, weighedAfter: true })
  const draft = { ...draftOf(product), weighed: false }
  expect(inputOf(draft, product)).toMatchObject({ weighed: false, weighedAfter: false })
})

test('errors of steps, limits and choices are shown at their fields', () => {
  const twice = ['Red', 'Red'].map((choice, key) => ({ ...newChoice(key), choice }))
  const dear = ['Whole', 'Sliced'].map((choice, key) => ({
    ...newChoice(key),
    choice,
    adds: key ? 'more' : '',
  }))
  const draft = { ...filled, step: '0', minimum: '', maximum: 'x', weight: '-1', quantity: 'x' }
  const wrong = checkProduct({ ...draft, extraAttributes: twice, cuttingAttributes: dear })
  expect(Object.keys(wrong).sort()).toEqual(
    ['cuttingAttributes', 'extraAttributes', 'maximum', 'minimum', 'quantity', 'step', 'weight'].sort(),
  )
})

test('plain words begin as paragraphs, and are sent as they are while nobody touches them', () => {
  const product = { ...wheelchair, productDetails: 'A < B & "C"\nD\n\nE' }
  const draft = draftOf(product)
  expect(draft.productHtml).toBe('<p>A &lt; B &amp; &quot;C&quot;<br>D</p><p>E</p>')
  expect(inputOf(draft, product)).toMatchObject({ productHtml: null, productDetails: product.productDetails })
  const written = { ...draft, productHtml: '<p><b>F</b></p>', productDetails: 'F' }
  expect(inputOf(written, product)).toMatchObject({ productHtml: '<p><b>F</b></p>' })
})
