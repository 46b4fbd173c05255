import { seal, unseal } from '../customers/second-factor/seal.server.ts'
import type { OutboxMessage, Shop } from '../lib/shop.server.ts'

type Derive = Shop['derive']
type Data = Record<string, unknown>

/** The mark of a sealed secret. */
const SEALED = 'sealed:'
const keyOf = (derive: Derive) => derive('secrets of mailed links')

/**
 * Seals the secrets of a message, so that the database alone opens no link. They are bound to the recipient: in a message to
 * anyone else they cannot be opened.
 */
export function sealSecrets({ data, recipient, ...message }: OutboxMessage, derive: Derive): OutboxMessage {
  const sealed = (one: Data): Data =>
    typeof one.secret === 'string'
      ? { ...one, secret: SEALED + seal(one.secret, keyOf(derive), recipient) }
      : one
  const others = Array.isArray(data.others) ? { others: (data.others as Data[]).map(sealed) } : {}
  return { ...message, recipient, data: { ...sealed(data), ...others } }
}

/** Opens the secret of a message; undefined if it has no sealed one, or was sealed for another recipient or by another shop. */
export function openSecret(secret: unknown, recipient: string, derive: Derive): string | undefined {
  if (typeof secret !== 'string' || !secret.startsWith(SEALED)) return undefined
  try {
    return unseal(secret.slice(SEALED.length), keyOf(derive), recipient)
  } catch {
    return undefined
  }
}
