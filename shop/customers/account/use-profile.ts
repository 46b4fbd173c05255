import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type SentProblem, send } from '../../api.ts'
import { m } from '../../messages/m.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { useLocation, useNavigate } from '../../ui/router.ts'
import { refreshSession } from '../../ui/session.ts'
import { toast } from '../../ui/toast.tsx'
import { signInAddress } from '../../ui/use-call.ts'
import type { Customer } from '../customer-fields.ts'
import { signIn } from '../sign-in/sign-in.ts'
import {
  checkProfile,
  emptyProfile,
  profileFields,
  profileOf,
  profileToSend,
  stepOf,
} from './profile.rules.ts'

/** The state of the customer form. */
export type ProfileForm = ReturnType<typeof useProfile>

/** The end of the address while the second step of the registration is shown, so that a browser goes back to the first. */
const SECOND = '#addresses'

/** The steps of the registration. A page opened at the second one begins with the first, because nothing is typed yet. */
function useSteps() {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const [reached, setReached] = useState(false)
  const go = (step: number) => {
    setReached(true)
    if (step === 0) navigate(-1)
    else navigate({ search, hash: SECOND }, { preventScrollReset: true })
  }
  return { at: reached && hash === SECOND ? 1 : 0, last: 1, of: stepOf, go }
}

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

  const steps = useSteps()
  const { at, last, of, go } = steps
  /** The number of steps that were tried: fields of the others show no errors yet. */
  const tried = useRef(0)
  const form = useForm(initial, {
    check: values => {
      const wrong = Object.entries(checkProfile(values, purpose))
      return Object.fromEntries(wrong.filter(([field]) => customer || of(field) < tried.current))
    },
    post: async values => {
      if (customer) return update(values, customer)
      if (at === last) return register(values)
      go(at + 1)
    },
    rename: profileFields,
  })
  // An error, also one that the shop finds, leads to the step of its field.
  const isEarlier = !customer && Object.keys(form.wrong).some(field => of(field) < at)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each error
  useEffect(() => {
    if (isEarlier) go(0)
  }, [isEarlier])
  return {
    ...form,
    steps,
    form: {
      ...form.form,
      onSubmit: (event: FormEvent) => {
        tried.current = Math.max(tried.current, at + 1)
        return form.form.onSubmit(event)
      },
    },
    clear: (empty: typeof initial) => {
      tried.current = 0
      form.clear(empty)
    },
  }
}
