import { useNavigate } from 'react-router'
import { type SentProblem, send } from '../../api.ts'
import { m } from '../../messages/m.ts'
import { refreshSession } from '../../ui/session.ts'
import { toast } from '../../ui/toast.tsx'
import { signInAddress } from '../../ui/use-call.ts'
import { useForm } from '../../ui/use-form.ts'
import type { Customer } from '../customer-fields.ts'
import { signIn } from '../sign-in/sign-in.ts'
import { checkProfile, emptyProfile, profileFields, profileOf, profileToSend } from './profile.rules.ts'

/** The state of the customer form. */
export type ProfileForm = ReturnType<typeof useProfile>

/**
 * The customer form: opens an account and signs in to it, then goes to `/`; or saves the profile of `customer`, then goes to
 * `/home` (spec section 2).
 */
export function useProfile(country: string, customer: Customer | undefined) {
  const navigate = useNavigate()
  const purpose = customer ? 'EDIT' : 'REGISTER'
  const initial = customer ? profileOf(customer, country) : emptyProfile(country)

  async function register(values: typeof initial): Promise<SentProblem | undefined> {
    const about = profileToSend(values)
    const { loginPassword } = values
    const sent = await send('POST /customer/save', { ...about, loginPassword })
    if (!sent.ok) return sent.problem
    toast(m.customers_registered_done())
    const found = await signIn(about.email, loginPassword)
    navigate(found ? signInAddress('/') : '/', { replace: true })
  }

  async function update(values: typeof initial, { custId, phone2, address2 }: Customer) {
    const about = profileToSend(values)
    const sent = await send('PUT /customer/update', { ...about, custId, phone2, address2 })
    if (!sent.ok) return sent.problem
    await refreshSession()
    toast(m.customers_saved_done())
    navigate('/home')
  }

  return useForm(initial, {
    check: values => checkProfile(values, purpose),
    post: values => (customer ? update(values, customer) : register(values)),
    rename: profileFields,
  })
}
