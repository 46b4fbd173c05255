import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'

/** The keys of a Stripe account. */
export type CardKeys = { publishableKey: string; secretKey: string; webhookSecret: string }

const modeOf = (key: string) => /^[a-z]+_(test|live)_/.exec(key)?.[1]

/** Returns the errors of a set of keys, by field. A shop with real customers never takes keys of the test mode. */
export function checkCardKeys(keys: CardKeys, { production }: { production: boolean }): WrongFields {
  const { publishableKey, secretKey, webhookSecret } = keys
  const wrong: WrongFields = {}
  if (!/^pk_(test|live)_\S+$/.test(publishableKey)) wrong.publishableKey = m.office_services_key_public()
  if (!/^[sr]k_(test|live)_\S+$/.test(secretKey)) wrong.secretKey = m.office_services_key_secret()
  if (!/^whsec_\S+$/.test(webhookSecret)) wrong.webhookSecret = m.office_services_key_webhook()
  if (wrong.publishableKey || wrong.secretKey) return wrong
  if (modeOf(publishableKey) !== modeOf(secretKey)) wrong.secretKey = m.office_services_keys_mixed()
  else if (production && modeOf(secretKey) === 'test') wrong.secretKey = m.office_services_keys_test()
  return wrong
}
