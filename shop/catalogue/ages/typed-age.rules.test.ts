import { expect, test } from 'vitest'
import { m } from '../../messages/m.ts'
import { ageIn, wrongAge } from './typed-age.rules.ts'

test('an age is typed as a number, also with a plus; an empty field asks for none', () => {
  expect([ageIn('18'), ageIn(' 16+ '), ageIn('21 +'), ageIn('')]).toEqual([18, 16, 21, null])
  for (const typed of ['0', '-3', '180', '18.5', 'adults', '1e1'])
    expect(wrongAge(typed)).toBe(m.catalogue_age_wrong())
  expect([wrongAge('1'), wrongAge('99'), wrongAge(' ')]).toEqual([undefined, undefined, undefined])
})
