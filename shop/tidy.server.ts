import { unpaidTidying } from './availability/unpaid-holds.server.ts'
import { alertsTidying } from './catalogue/alerts/forget-alerts.server.ts'
import { filmsTidying } from './catalogue/films/films.tidy.server.ts'
import { signInTidying } from './customers/sign-in/sign-in.tidy.server.ts'
import { auditTidying } from './customers/staff/audit.tidy.server.ts'
import { exchangeTidying } from './exchange/exchange.tidy.server.ts'
import { ledgerTidying } from './lib/ledger.tidy.server.ts'
import type { Tidying } from './lib/tidying.ts'
import { mailsTidying } from './mails/mails.tidy.server.ts'
import { mapAnswersTidying } from './near/providers/map-answers.tidy.server.ts'
import { ordersTidying } from './orders/orders.tidy.server.ts'
import { paymentsTidying } from './payments/payments.tidy.server.ts'
import { redirectsTidying } from './redirects/redirects.tidy.server.ts'
import { searchTidying } from './search/search.tidy.server.ts'
import { upkeepTidying } from './upkeep/upkeep.tidy.server.ts'

/** The expired rows of every capability, in the order in which they are deleted. */
export const tidying: Tidying = {
  ...signInTidying,
  ...ledgerTidying,
  ...alertsTidying,
  ...filmsTidying,
  ...redirectsTidying,
  ...searchTidying,
  ...exchangeTidying,
  ...ordersTidying,
  ...paymentsTidying,
  ...mapAnswersTidying,
  ...unpaidTidying,
  ...mailsTidying,
  ...auditTidying,
  ...upkeepTidying,
}
