import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../../lib/failures.ts'
import { id } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { MOST_CHARACTERS, paymentMethods } from '../choices.ts'
import { country, needed, offered, phone, phone2, position } from '../save-settings.contract.ts'

/** The most branches of a shop. */
export const MOST_BRANCHES = 200

const facts = {
  branchId: z.int(),
  branchName: z.string(),
  /** In one line. */
  address: z.string(),
  /** ISO code. */
  country: z.string(),
  phone1: z.string(),
  /** Empty if it has none. */
  phone2: z.string(),
  /** Degrees of WGS 84; null if it is not set. */
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** It takes the orders that name no other branch. */
  isMain: z.boolean(),
  /** True if shoppers can collect orders there. */
  collects: z.boolean(),
}

/** A branch as shoppers see it. */
export const shownBranch = z.object(facts).meta({ title: 'Branch' })
/** The branch of an order, in each answer that shows an order; null if the shop has only one. */
export const branchOfOrder = z
  .object({ branchId: z.int(), branchName: z.string(), address: z.string(), phone1: z.string() })
  .nullable()
  .meta({ title: 'OrderBranch' })
/** The branch of an order. */
export type OrderBranch = z.output<typeof branchOfOrder>

/** A branch as the API shows it. */
export type Branch = z.output<typeof shownBranch>

const staffBranch = z
  .object({
    ...facts,
    /** The payment methods of its orders; null: those of the shop. */
    paymentMethods: z.array(z.enum(paymentMethods)).nullable(),
    /** False once it is closed. */
    active: z.boolean(),
    updatedDate: z.string(),
  })
  .meta({ title: 'StaffBranch' })
/** A branch as staff see it. */
export type StaffBranch = z.output<typeof staffBranch>

const example: Branch = {
  branchId: 1,
  branchName: 'Gulshan-e-Iqbal',
  address: '12 Market Hall Road, Gulshan-e-Iqbal, Karachi',
  country: 'PK',
  phone1: '+92 21 3456 7890',
  phone2: '+92 21 3456 7891',
  position: { latitude: 24.918, longitude: 67.0971 },
  isMain: true,
  collects: true,
}
const staffExample: StaffBranch = {
  ...example,
  paymentMethods: null,
  active: true,
  updatedDate: '2026-11-20T09:30:00.000Z',
}

export const findBranches = defineCall({
  does: 'Lists the branches that take orders, the main one first.',
  method: 'GET',
  path: '/branches/find',
  who: 'anyone',
  shows: () => ['settings'],
  input: z.strictObject({}),
  output: z.array(shownBranch),
  example: { input: {}, output: [example] },
  failures: {},
})

export const findBranchesForStaff = defineCall({
  does: 'Lists all branches, the main one first and closed ones last.',
  method: 'GET',
  path: '/branches/findForStaff',
  who: 'staff',
  input: z.strictObject({}),
  output: z.array(staffBranch),
  example: { input: {}, output: [staffExample] },
  failures: {},
})

const CHANGED = {
  status: 409,
  says: () => m.settings_changed(),
  data: z.object({ branches: z.array(staffBranch) }),
} as const

export const saveBranch = defineCall({
  does: 'Adds a branch, or changes one. The settings of the shop follow its main branch.',
  method: 'POST',
  path: '/branches/save',
  who: 'staff: settings',
  input: z.strictObject({
    /** Missing: a new branch. */
    branchId: id.optional(),
    branchName: needed(MOST_CHARACTERS.branchName),
    address: needed(MOST_CHARACTERS.address),
    country,
    phone1: phone,
    phone2: phone2.default(''),
    position: position.nullable().default(null),
    collects: z.boolean().default(true),
    /** Null: those of the shop. */
    paymentMethods: offered.nullable().default(null),
    /** True makes it the main branch, in place of the present one. It must be open. */
    isMain: z.boolean().default(false),
    /** As it was seen: if it has changed since, nothing is changed. Optional. */
    updatedDate: z.string().max(40).optional(),
  }),
  output: z.array(staffBranch),
  example: {
    input: {
      branchName: 'Clifton',
      address: '4 Sea View Parade, Clifton, Karachi',
      country: 'PK',
      phone1: '+92 21 3456 7800',
      position: { latitude: 24.8138, longitude: 67.03 },
    },
    output: [
      staffExample,
      {
        ...staffExample,
        branchId: 2,
        branchName: 'Clifton',
        address: '4 Sea View Parade, Clifton, Karachi',
        phone1: '+92 21 3456 7800',
        phone2: '',
        position: { latitude: 24.8138, longitude: 67.03 },
        isMain: false,
      },
    ],
  },
  failures: { BAD_INPUT, NOT_FOUND, CHANGED },
})

export const openBranch = defineCall({
  does: 'Closes a branch for new orders, or opens it again. Its placed orders stay, and their windows can be changed.',
  method: 'POST',
  path: '/branches/open',
  who: 'staff: settings',
  input: z.strictObject({ branchId: id, active: z.boolean() }),
  output: z.array(staffBranch),
  example: { input: { branchId: 1, active: true }, output: [staffExample] },
  failures: { NOT_FOUND, MAIN_BRANCH: { status: 409, says: () => m.settings_main_branch() } },
})

export const branchesCalls = [findBranches, findBranchesForStaff, saveBranch, openBranch] as const
