import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'

/** A provider of text messages as a form holds it. */
export type TextsDraft = {
  provider: 'twilio' | 'other'
  account: string
  service: string
  url: string
  token: string
}

/** Returns the errors of a provider, by field. */
export function checkTexts({ provider, account, service, url, token }: TextsDraft): WrongFields {
  const wrong: WrongFields = {}
  if (provider === 'twilio') {
    if (!/^AC\w+$/.test(account.trim())) wrong.account = m.office_services_account_wrong()
    if (service.trim() && !/^MG\w+$/.test(service.trim())) wrong.service = m.office_services_service_wrong()
    if (!token) wrong.token = m.office_services_token_needed()
  } else if (!/^https?:\/\/[^\s?#@]+$/.test(url.trim()) || !URL.canParse(url.trim()))
    wrong.url = m.office_services_url_wrong()
  return wrong
}
