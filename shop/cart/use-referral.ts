import { useState } from 'react'
import { send } from '../api.ts'
import { m } from '../messages/m.ts'
import { useWishes, wish } from './order-wishes.ts'

/** The shop's answer to the text in the field: the person's name, or why they cannot be accepted. */
type Looked = { of: string; firstName: string | null; own: boolean; wrong?: string; unknown?: true }

const TOO_MANY = 429

/** The representative of the shopper: the typed text, the person, and one request for each text. */
export function useReferral() {
  const typed = useWishes().representative.trim()
  const [looked, setLooked] = useState<Looked>()
  const [looking, setLooking] = useState(false)
  const answer = looked?.of === typed ? looked : undefined

  /**
   * Looks the representative up; returns true if an order may go on. An empty field is allowed. A
   * representative who is unknown is a warning: with `anyway` the order goes on without one.
   */
  async function settle({ anyway = false } = {}): Promise<boolean> {
    if (!typed) return true
    if (answer && !answer.wrong) return true
    if (answer?.unknown && anyway) {
      wish({ representative: '' })
      return true
    }
    setLooking(true)
    const sent = await send('POST /representatives/lookUp', { representative: typed })
    setLooking(false)
    if (!sent.ok) {
      const busy = sent.problem.status === TOO_MANY
      const wrong = busy ? m.cart_referrer_busy() : m.cart_referrer_retry()
      setLooked({ of: typed, firstName: null, own: false, wrong })
      return false
    }
    const { firstName, own } = sent.answer
    const nobody = firstName === null ? { wrong: m.cart_referrer_without(), unknown: true as const } : {}
    setLooked({ of: typed, firstName, own: own === true, ...nobody })
    return firstName !== null
  }

  const found =
    answer?.firstName == null
      ? undefined
      : answer.own
        ? m.cart_referrer_own()
        : m.cart_referrer_found({ name: answer.firstName })
  return { typed, wrong: answer?.wrong, found, looking, settle }
}
