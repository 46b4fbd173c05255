import { expect, test } from 'vitest'
import * as each from '../../shop/messages/compiled/messages/_index.js'
import * as whole from '../../shop/messages/whole.js'
import { joinMessages } from './whole-messages.ts'

test('the messages in one file are those of all files', () => {
  expect(Object.keys(whole).sort()).toEqual(Object.keys(each).sort())
  expect(whole.cart_items({ count: 3 })).toBe(each.cart_items({ count: 3 }))
})

test('an import of several messages is there once', () => {
  const file = (name: string) =>
    `import { getLocale } from '../runtime.js';\nimport * as registry from '../registry.js'\nexport const ${name} = 1\n`
  const joined = joinMessages([file('one'), file('two')], 'compiled')
  expect(joined.match(/import /g)).toHaveLength(2)
  expect(joined).toContain("from './compiled/runtime.js'")
  expect(joined).toContain('export const two = 1')
})
