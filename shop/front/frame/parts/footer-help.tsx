import { m } from '../../../messages/m.ts'
import { island } from '../../../ui/island.tsx'
import { useSession } from '../../../ui/session.ts'
import { FooterPages } from './footer-part.tsx'
import { helpLinks } from './page-links.ts'

/** The column of further pages. Its links to the account depend on who is signed in. */
export const FooterHelp = island('footer-help', () => (
  <FooterPages title={m.front_help()} links={helpLinks(useSession())} />
))
