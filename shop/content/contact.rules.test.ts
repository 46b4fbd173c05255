import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkContact, NO_CONTACT } from './contact.rules.ts'
import { mailContact } from './content.contract.ts'

const good = {
  name: 'Amina',
  email: 'amina@example.org',
  phone: '(555) 010-1234',
  address: '7 Garden Road',
  subject: 'A lamb',
  querydata: 'How early?',
  website: '',
}

describe('the contact form', () => {
  test('names missing fields in the words of the specification', () => {
    expect(checkContact(NO_CONTACT)).toEqual({
      name: 'Name Is Required',
      email: 'Email Is Required',
      phone: 'Number Is Required',
      address: 'Address Is Required',
      subject: 'Subject Is Required',
      querydata: 'Message Is Required',
    })
  })

  test('names invalid fields', () => {
    const wrong = { ...good, name: 'Al', email: 'amina', phone: '12345' }
    expect(checkContact(wrong)).toEqual({
      name: 'Name Is Required',
      email: 'Invalid Email',
      phone: '10 Numbers are Required',
    })
  })

  test('says of a name that is too long that it is, not that it is missing', () => {
    const says = 'This can have at most 20 characters.'
    const values = { ...good, name: 'Zainab Qureshi of Clifton' }
    expect(checkContact(values)).toEqual({ name: says })
  })

  test('agrees with the call: both refuse the same input at the same field', () => {
    const typed = fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom('', ' ', 'Amina Y', '5550101234'))
    fc.assert(
      fc.property(fc.constantFrom('name', 'phone', 'address', 'subject'), typed, (field, value) => {
        const values = { ...good, [field]: value }
        const refused =
          mailContact.input.safeParse(values).error?.issues.map(({ path }) => String(path[0])) ?? []
        const wrong = Object.keys(checkContact(values))
        // Only the call refuses text that cannot be stored: nobody types it.
        if (/\p{C}|[\u2028\u2029]/u.test(value) || !value.isWellFormed())
          expect(refused).toEqual(expect.arrayContaining(wrong))
        else expect(wrong).toEqual([...new Set(refused)])
      }),
    )
  })
})
