import { expect, test } from 'vitest'
import { m } from '../../messages/m.ts'
import { checkCardKeys } from './card-keys.rules.ts'

const keys = { publishableKey: 'pk_test_1', secretKey: 'sk_test_1', webhookSecret: 'whsec_1' }
const check = (some: object, production = false) => checkCardKeys({ ...keys, ...some }, { production })

test('keys of one account are accepted, keys in the wrong field are not', () => {
  expect(check({})).toEqual({})
  expect(check({ secretKey: 'rk_test_1' })).toEqual({})
  expect(check({ publishableKey: 'sk_test_1', secretKey: 'pk_test_1' })).toEqual({
    publishableKey: m.office_services_key_public(),
    secretKey: m.office_services_key_secret(),
  })
  expect(check({ webhookSecret: '' })).toEqual({ webhookSecret: m.office_services_key_webhook() })
})

test('keys of the test mode never mix with live ones, and never take real orders', () => {
  expect(check({ secretKey: 'sk_live_1' })).toEqual({ secretKey: m.office_services_keys_mixed() })
  expect(check({}, true)).toEqual({ secretKey: m.office_services_keys_test() })
  expect(check({ publishableKey: 'pk_live_1', secretKey: 'sk_live_1' }, true)).toEqual({})
})
