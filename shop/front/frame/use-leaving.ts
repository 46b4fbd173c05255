import { signOut } from '../../cart/sign-out.ts'
import { m } from '../../messages/m.ts'
import { useNavigate } from '../../ui/router.ts'
import { toast } from '../../ui/toast.tsx'

/** The Sign Out action: ends the session, empties the cart and goes home; if that fails, says so and stays. */
export function useLeaving(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    if (!(await signOut())) return toast(m.front_sign_out_failed())
    toast(m.front_signed_out())
    await navigate('/')
  }
}
