import { describe, expect, test } from 'vitest'
import { pseudo } from '../scripts/build/pseudo-words.ts'
import { type IsData, untranslated } from './support/untranslated.ts'

describe('text that is not translated is found', () => {
  const data: IsData = text => text === 'Chicken Karahi Cut'
  test.each([
    ['Add to cart', ['Add to cart']],
    [pseudo('Add to cart'), []],
    [pseudo('Reviews of {name}').replace('{name}', 'Chicken Karahi Cut'), []],
    [pseudo('Pay by {how}').replace('{how}', 'cash'), ['cash']],
    [`Chicken Karahi Cut · ${pseudo('Souk')}`, []],
    [`${pseudo('Total')} Rs 450.50`, []],
    [`${pseudo('Hours')}: daily`, ['daily']],
    [`${pseudo('To the office')}:\n/admin/stock`, []],
    [`${pseudo('To the office')}:\nhttps://shop.example.org/admin/stock`, []],
    ['kilograms/pieces', ['kilograms/pieces']],
  ])('%s', (text, found) => expect(untranslated(text, data)).toEqual(found))
})
