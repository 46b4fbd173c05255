import { and, eq, isNull } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { sendSms } from '../customers.contract.ts'
import { contacts, customers } from '../customers.tables.server.ts'

export const answerSendSms = handle(
  sendSms,
  async ({ custId, message }, { database, outbox, audit, clock }) => {
    const [found] = await database
      .select({ allowed: customers.sendSmsFlag, phone: contacts.phone1 })
      .from(customers)
      .innerJoin(contacts, eq(contacts.contactId, customers.contactId))
      .where(and(eq(customers.custId, custId), isNull(customers.closedAt)))
      .for('key share', { of: customers })
    if (!found) return refuse(sendSms, 'NOT_FOUND', undefined)
    if (!found.allowed || !found.phone.trim()) return refuse(sendSms, 'NO_CONSENT', undefined)
    await outbox.add({
      channel: 'sms',
      template: 'alert',
      recipient: found.phone,
      data: { message, custId },
      dedupeKey: `alert ${custId} ${clock().getTime()}`,
    })
    await audit.add({ action: 'send sms', subject: 'customer', subjectId: custId })
    return { queued: true as const }
  },
)
