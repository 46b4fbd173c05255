import { askProvider, checkStatus, type SmsProvider } from './sms-provider.server.ts'

/** Sends by posting JSON `{to, from, text}` to an address; a retry carries the same `Idempotency-Key`. */
export function httpSms({ url, token }: { url: string; token: string | undefined }): SmsProvider {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  return {
    async send({ to, from, text, key }) {
      const { status } = await askProvider(url, {
        headers: { ...authorization, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ to, from, text }),
      })
      checkStatus(status)
    },
  }
}
