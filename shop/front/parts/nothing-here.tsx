import { m } from '../../messages/m.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from './notice.tsx'

/** What stands where there is no such page. */
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
