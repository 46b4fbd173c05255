import { expect, test } from 'vitest'
import { m } from '../../../messages/m.ts'
import type { StaffBranch } from '../../../settings/branches/branches.contract.ts'
import { branchAgain, branchDraftOf, branchIn, checkBranchDraft } from './branch-draft.rules.ts'

const shop = { branchCountry: 'PK', paymentMethods: ['CASH', 'CARD'] as const }
const clifton: StaffBranch = {
  ...{ branchId: 2, branchName: 'Clifton', address: '4 Sea View Parade, Karachi', country: 'PK' },
  ...{ phone1: '+92 21 3456 7800', phone2: '', position: { latitude: 24.8138, longitude: 67.03 } },
  ...{ isMain: false, collects: true, paymentMethods: null, active: true },
  updatedDate: '2026-11-20T09:30:00.000Z',
}

test('a branch stays the same if its form is not changed', () => {
  for (const branch of [
    clifton,
    { ...clifton, position: null, phone2: '021 34567', collects: false },
    { ...clifton, paymentMethods: ['CASH' as const] },
  ]) {
    const { branchId: _, active: __, isMain: ___, updatedDate: ____, ...sent } = branch
    const draft = branchDraftOf(branch, shop)
    expect(branchIn(draft)).toEqual(sent)
    expect(checkBranchDraft(draft)).toEqual({})
  }
})

test('a new branch is in the country of the shop, and own payment methods begin with those of the shop', () => {
  const draft = branchDraftOf(undefined, shop)
  expect(branchIn(draft)).toMatchObject({ country: 'PK', collects: true, paymentMethods: null })
  expect(branchIn({ ...draft, methods: 'OWN' }).paymentMethods).toEqual(['CASH', 'CARD'])
  expect(checkBranchDraft({ ...draft, methods: 'OWN', paymentMethods: [] })).toEqual({
    branchName: m.settings_needed(),
    address: m.settings_needed(),
    phone1: m.settings_needed(),
    paymentMethods: m.settings_methods_wrong(),
  })
})

test('phones and the position must be ones', () => {
  const draft = { ...branchDraftOf(clifton, shop), phone1: 'shop', phone2: '12x', position: '24.8' }
  expect(checkBranchDraft(draft)).toEqual({
    phone1: m.settings_phone_wrong(),
    phone2: m.settings_phone_wrong(),
    position: m.settings_position_wrong(),
  })
})

test('a branch is sent again with its version', () => {
  const { active: _, isMain: __, ...sent } = clifton
  expect(branchAgain(clifton)).toEqual(sent)
})
