import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** The screens of `shop/office/mails`, each loaded when it is opened. */
export const mailsScreens: readonly OfficeScreen[] = [
  {
    path: 'outbox',
    title: m.office_outbox,
    permission: 'messages',
    load: () => import('./screens/outbox.tsx'),
  },
  {
    path: 'outbox/templates',
    title: m.office_messages_templates,
    permission: 'messages',
    load: () => import('./screens/mail-templates.tsx'),
  },
]
