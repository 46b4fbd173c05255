import { m } from '../../../messages/m.ts'
import type { Session } from '../../../ui/ask-session.ts'
import { Dropdown } from '../../../ui/dropdown.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Greeting } from './greeting.tsx'

const PANEL = 'user-menu'

/** The greeting, and the account menu behind its arrow. */
export function UserDropdown({ session }: { session: Session | undefined }) {
  return (
    <Dropdown
      id={PANEL}
      className="justify-self-end [anchor-name:--user-button] [grid-area:user] max-md:-me-2"
      lead={<Greeting session={session} />}
      arrow={{ says: m.front_account_show(), className: '-ms-1 w-9 hover:bg-green-soft md:max-lg:w-7' }}
      panel={{
        says: m.front_account(),
        className:
          'mt-2 w-64 rounded-tile p-3 [position-anchor:--user-button] [position-area:block-end_span-inline-start]',
      }}
    >
      {open => (
        <Loaded open={open} load={() => import('./user-panel.tsx')}>
          {({ UserPanel }) => <UserPanel session={session} panel={PANEL} />}
        </Loaded>
      )}
    </Dropdown>
  )
}
