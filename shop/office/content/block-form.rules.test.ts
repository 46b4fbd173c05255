import { describe, expect, test } from 'vitest'
import { pageParts } from '../../content/page-parts.ts'
import { blockFrom, checkBlock, emptyBlock, nameOfBlock, valuesOf, wrongInBlock } from './block-form.rules.ts'

const part = (page: keyof typeof pageParts, name: string) => {
  const found = pageParts[page].find(one => one.part === name)
  if (!found) throw new Error(`${page} has no ${name}`)
  return found
}
const question = { ...emptyBlock('questions'), blockId: 7, title: 'Is it halal?', text: 'All of it.' }

describe('the form of a block', () => {
  test('returns its input unchanged', () => {
    const flyer = { ...question, startDate: '2027-01-01', image: '/pictures/0' }
    expect(blockFrom(flyer, valuesOf(flyer), flyer.image)).toEqual(flyer)
  })

  test('leaves out the space around texts, and days that are not given', () => {
    const values = { ...valuesOf(question), title: ' Is it fresh? ', startDate: '' }
    expect(blockFrom(question, values, null)).toMatchObject({
      title: 'Is it fresh?',
      startDate: null,
      blockId: 7,
    })
  })

  test('names the required fields of a part', () => {
    const nothing = valuesOf(emptyBlock('questions'))
    expect(Object.keys(checkBlock(nothing, null, part('faq', 'questions')))).toEqual(['title', 'text'])
    expect(Object.keys(checkBlock(nothing, null, part('store-gallery', 'pictures')))).toEqual([
      'image',
      'pictureAlt',
    ])
    expect(checkBlock(valuesOf(question), null, part('faq', 'questions'))).toEqual({})
  })

  test('requires the target of a link, and days in order', () => {
    const values = {
      ...valuesOf(question),
      linkName: 'Order',
      startDate: '2027-01-02',
      endDate: '2027-01-01',
    }
    expect(Object.keys(checkBlock(values, null, { needs: [] }))).toEqual(['linkUrl', 'endDate'])
  })

  test('shows the errors of a call at its fields, and none of other blocks', () => {
    const wrong = { 'blocks.1.linkUrl': 'Wrong', 'blocks.11.title': 'Of another' }
    expect(wrongInBlock(wrong, 1)).toEqual({ linkUrl: 'Wrong' })
  })
})

test('a block is called by the first of its texts', () => {
  expect(nameOfBlock(question)).toBe('Is it halal?')
  expect(nameOfBlock({ ...question, title: '', text: 'One line\nand another' })).toBe('One line')
  expect(nameOfBlock(emptyBlock('questions'))).toBe('')
})
