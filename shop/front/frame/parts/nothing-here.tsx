import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from './notice.tsx'

/** The page for an address that does not exist. */
export function NotFound() {
  return (
    <Notice heading={m.front_not_found_heading()} text={m.front_not_found_text()}>
      <ButtonLink to="/" look="main">
        {m.front_not_found_home()}
      </ButtonLink>
      <ButtonLink to="/shop/-1" look="quiet">
        {m.front_not_found_search()}
      </ButtonLink>
    </Notice>
  )
}
