import type { SentProblem } from '../../api.ts'
import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import { useLocation } from '../../ui/router.ts'
import { signInAddress } from '../../ui/use-call.ts'

/** The reason a review was refused. Visitors who are signed out get a link to sign in and come back; the draft stays. */
export function ReviewRefusal({ refused }: { refused: SentProblem | 'signed out' }) {
  const { pathname } = useLocation()
  if (refused !== 'signed out') {
    return (
      <p role="alert" className="rounded-small bg-rose-soft px-4 py-3 font-medium text-rose">
        {refused.title || m.shop_offline()}
      </p>
    )
  }
  return (
    <p role="alert" className="rounded-small bg-saffron-soft px-4 py-3">
      <strong className="me-2">{m.reviews_sign_in_title()}</strong>
      {m.reviews_sign_in()}{' '}
      <Link
        to={signInAddress(`${pathname}#reviews`)}
        className="inline-block py-2 font-semibold text-green underline underline-offset-4"
      >
        {m.reviews_sign_in_link()}
      </Link>
    </p>
  )
}
