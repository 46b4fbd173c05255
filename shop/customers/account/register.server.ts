import { type ParsedOf, refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import { saveCustomer } from '../customers.contract.ts'
import { checkNewAccount, openAccount, prepareAccount } from '../open-account.server.ts'
import { register } from '../sign-in/sign-in.contract.ts'
import { aboutRow, checkAbout, saveAddresses } from './profile-rows.server.ts'
import { readCustomer } from './read-customer.server.ts'

export const answerRegister = handlePrepared(
  register,
  async (input, shop) => {
    const wrong = await checkNewAccount(input)
    return Object.keys(wrong).length
      ? refuse(register, 'BAD_INPUT', undefined, wrong)
      : prepareAccount(input, shop)
  },
  async (input, shop, prepared) => {
    const opened = await openAccount(input, prepared, { businessFlag: input.businessFlag }, shop)
    if (!opened) return refuse(register, 'LOGIN_ID_TAKEN', undefined, takenAt('loginId', register))
    return { custId: opened.custId, customer: await readCustomer(shop.database, opened.custId) }
  },
)

export const answerSaveCustomer = handlePrepared(
  saveCustomer,
  async (input, shop) => {
    const wrong = { ...(await checkNewAccount(input)), ...checkAbout(input) }
    return Object.keys(wrong).length
      ? refuse(saveCustomer, 'BAD_INPUT', undefined, wrong)
      : prepareAccount(input, shop)
  },
  async (input: ParsedOf<typeof saveCustomer>, shop, prepared) => {
    const opened = await openAccount(input, prepared, aboutRow(input, shop.clock()), shop)
    if (!opened) return refuse(saveCustomer, 'LOGIN_ID_TAKEN', undefined, takenAt('loginId', saveCustomer))
    await saveAddresses(shop.database, opened.contactId, input)
    return { custId: opened.custId, customer: await readCustomer(shop.database, opened.custId) }
  },
)

const takenAt = (field: string, call: typeof register | typeof saveCustomer) => ({
  [field]: call.failures.LOGIN_ID_TAKEN.says(),
})
