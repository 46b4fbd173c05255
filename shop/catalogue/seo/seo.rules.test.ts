import { expect, test } from 'vitest'
import { pageWords, seoOf, storedSeo } from './seo.rules.ts'

test('an empty title means that of the page, and an absent one stays', () => {
  expect(storedSeo({ seoTitle: ' Fresh lamb ', seoText: '  ' })).toEqual({
    seoTitle: 'Fresh lamb',
    seoText: null,
  })
  expect(storedSeo({ seoText: null })).toEqual({ seoText: null })
  expect(seoOf({ seoTitle: null, seoText: 'Cut today' })).toEqual({ seoText: 'Cut today' })
})

test('a page has its title for search engines alone, or its own', () => {
  const usual = { title: 'Lamb Leg', description: 'A leg.' }
  expect(pageWords({}, usual)).toEqual(usual)
  expect(pageWords({ seoTitle: 'Fresh lamb', seoText: 'Cut today' }, usual)).toEqual({
    ...{ title: 'Fresh lamb', whole: true, description: 'Cut today' },
  })
})
