import type { WrongFields } from '../../../lib/wrong-fields.ts'
import { m } from '../../../messages/m.ts'
import { isPosition } from '../../../near/providers/distance.rules.ts'
import type { StaffBranch } from '../../../settings/branches/branches.contract.ts'
import type { PaymentMethod } from '../../../settings/choices.ts'
import { isPhoneNumber } from '../../../settings/sender-settings.rules.ts'
import { positionText, typedPosition } from '../../forms/typed-position.ts'

/** A branch as its form holds it. */
export type BranchDraft = {
  branchName: string
  address: string
  /** ISO code. */
  country: string
  phone1: string
  phone2: string
  /** Latitude and longitude, separated by a comma; empty if not set. */
  position: string
  collects: boolean
  /** Its payment methods: those of the shop, or own ones. */
  methods: 'SHOP' | 'OWN'
  paymentMethods: PaymentMethod[]
}

/** The form values of a branch; a new one begins with the country and payment methods of the shop. */
export const branchDraftOf = (
  branch: StaffBranch | undefined,
  shop: { branchCountry: string; paymentMethods: readonly PaymentMethod[] },
): BranchDraft => ({
  branchName: branch?.branchName ?? '',
  address: branch?.address ?? '',
  country: branch?.country ?? shop.branchCountry,
  phone1: branch?.phone1 ?? '',
  phone2: branch?.phone2 ?? '',
  position: branch?.position ? positionText(branch.position) : '',
  collects: branch?.collects ?? true,
  methods: branch?.paymentMethods ? 'OWN' : 'SHOP',
  paymentMethods: [...(branch?.paymentMethods ?? shop.paymentMethods)],
})

/** A branch as sent. */
export const branchIn = (draft: BranchDraft) => ({
  branchName: draft.branchName.trim(),
  address: draft.address.trim(),
  country: draft.country,
  phone1: draft.phone1.trim(),
  phone2: draft.phone2.trim(),
  position: draft.position.trim() ? typedPosition(draft.position) : null,
  collects: draft.collects,
  paymentMethods: draft.methods === 'OWN' ? draft.paymentMethods : null,
})

/** A saved branch as sent again, with its version. */
export function branchAgain({ active: _, isMain: __, paymentMethods, ...branch }: StaffBranch) {
  return { ...branch, paymentMethods: paymentMethods && [...paymentMethods] }
}

/** The problems of a branch, by field. */
export function checkBranchDraft(draft: BranchDraft): WrongFields {
  const { branchName, address, phone1, phone2, position, paymentMethods } = branchIn(draft)
  const wrong = {
    branchName: branchName ? '' : m.settings_needed(),
    address: address ? '' : m.settings_needed(),
    phone1: phone1 ? wrongPhone(phone1) : m.settings_needed(),
    phone2: phone2 ? wrongPhone(phone2) : '',
    position: !position || isPosition(position) ? '' : m.settings_position_wrong(),
    paymentMethods: paymentMethods?.length === 0 ? m.settings_methods_wrong() : '',
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, says]) => says))
}

const wrongPhone = (phone: string) => (isPhoneNumber(phone) ? '' : m.settings_phone_wrong())
