import { isRouteErrorResponse } from 'react-router'
import { m } from '../../../messages/m.ts'
import { buttonLook } from '../../../ui/button.tsx'
import { useLocation, useShop } from '../../../ui/router.ts'
import { Frame } from './frame.tsx'
import { Logo } from './logo.tsx'
import { NotFound } from './nothing-here.tsx'
import { Notice } from './notice.tsx'

/** True if an error means that the page does not exist. */
export const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

/** The error page for a screen that cannot be shown; inside the frame if at least that could be loaded. */
export function ErrorScreen({ error }: { error: unknown }) {
  const frame = useShop()
  const content = isNotFound(error) ? <NotFound /> : <Failed />
  if (frame) return <Frame {...frame}>{content}</Frame>
  return (
    <main>
      <div className="page pt-6">
        <Logo name={m.shop_name()} />
      </div>
      {content}
    </main>
  )
}

function Failed() {
  const { pathname, search } = useLocation()
  return (
    <Notice heading={m.front_error_heading()} text={m.front_error_text()}>
      <a href={pathname + search} className={buttonLook('main')}>
        {m.front_error_retry()}
      </a>
      <a href="/" className={buttonLook('quiet')}>
        {m.front_not_found_home()}
      </a>
    </Notice>
  )
}
