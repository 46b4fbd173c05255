import { readContact } from '../customers/add-contact.server.ts'
import type { Shop } from '../lib/shop.server.ts'

type Template = 'representative-approved' | 'representative-refused' | 'representative-ended'

/** Tells a person by mail about a change of their role as a representative. */
export async function mailRepresentative(
  { database, clock, outbox }: Shop,
  template: Template,
  custId: number,
  data: Record<string, string> = {},
): Promise<void> {
  const person = await readContact(database, custId)
  if (!person?.email) return
  await outbox.add({
    channel: 'mail',
    template,
    recipient: person.email,
    data: { custId, firstName: person.firstName, ...data },
    dedupeKey: `${template} ${custId} ${clock().getTime()}`,
  })
}
