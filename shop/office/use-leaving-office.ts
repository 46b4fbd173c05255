import { signOut } from '../cart/sign-out.ts'
import { m } from '../messages/m.ts'
import { useNavigate } from '../ui/router.ts'
import { toast } from '../ui/toast.tsx'

/** Signs out and goes to the shop; if that fails, says so and stays. */
export function useLeavingOffice(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    if (!(await signOut())) return toast(m.office_sign_out_failed())
    await navigate('/')
  }
}
