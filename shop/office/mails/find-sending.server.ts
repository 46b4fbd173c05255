import { handle } from '../../lib/handler.server.ts'
import { subjectOf } from '../../mails/letters/letter-words.ts'
import { mailTemplates, writeLetter } from '../../mails/letters/letters.ts'
import { sampleFacts } from '../../mails/sample-facts.ts'
import { readStaffSettings } from '../../settings/read-settings.server.ts'
import { findSending } from './sending.contract.ts'

export const answerFindSending = handle(
  findSending,
  async (_input, { database, carriers, publicAddress }) => {
    const settings = await readStaffSettings(database)
    const name = settings.mailSenderName || settings.shopName
    return {
      ...carriers,
      addressKnown: publicAddress !== '',
      sender: `${name} <${settings.mailSenderAddress || settings.email}>`,
      templates: mailTemplates.map(template => ({
        template,
        subject: subjectOf(
          writeLetter(template, sampleFacts(template, { settings, publicAddress }))?.subject ?? '',
        ),
      })),
    }
  },
)
