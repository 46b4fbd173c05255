import { useEffect, useRef, useState } from 'react'
import { type SentProblem, send } from '../api.ts'
import { questionsAfter } from './countdown.rules.ts'
import { stageOf } from './payment-stage.rules.ts'
import type { PracticeMethod } from './payment-words.ts'
import type { Payable } from './payments.contract.ts'
import { useCountdown } from './use-countdown.ts'

/** A card of the practice, or what is answered to its bank. */
export type PracticeStep =
  | { does: 'pay'; paymentMethod: PracticeMethod }
  | { does: 'confirm' }
  | { does: 'refuse' }

type Answer = { ok: true; answer: Payable & { clientSecret?: string } } | { ok: false; problem: SentProblem }

/**
 * How the payment of an order stands, and what moves it on. One thing is asked at a time; whatever came of an attempt, the
 * shop is asked where it stands, so that nothing is paid twice.
 */
export function usePayment(found: Payable, link: string) {
  const which = { orderNum: found.orderNum, link }
  const [payment, setPayment] = useState(found)
  const [clientSecret, setSecret] = useState<string>()
  const [problem, setProblem] = useState<SentProblem>()
  const [busy, setBusy] = useState(false)
  const [looks, setLooks] = useState(0)
  /** How many attempts of this page came to something. */
  const [tries, setTries] = useState(0)
  const running = useRef<Promise<void>>(undefined)
  const left = useCountdown(payment.payUntil, payment.now)
  const stage = stageOf(payment, left)

  /**
   * Asks one thing at a time. An attempt waits for what is asked already; anything else would only ask the same. What nobody
   * asked for is asked in silence.
   */
  async function run(ask: () => Promise<Answer>, by: 'nobody' | 'looker' | 'payer'): Promise<void> {
    const isTry = by === 'payer'
    if (running.current && !isTry) return
    await running.current
    setBusy(by !== 'nobody')
    running.current = settle(ask, isTry)
    await running.current
    running.current = undefined
    setBusy(false)
  }
  async function settle(ask: () => Promise<Answer>, isTry: boolean): Promise<void> {
    let sent = await ask()
    // Another tab, the time or the shop was faster: this page shows what they did.
    if (!sent.ok && sent.problem.type === '/problems/not-payable')
      sent = await send('GET /payment/find/{orderNum}/{link}', which)
    if (!sent.ok) return setProblem(sent.problem)
    const { clientSecret: secret, ...now } = sent.answer
    setProblem(undefined)
    setPayment(now)
    if (isTry) setTries(before => before + 1)
    if (secret) setSecret(secret)
  }
  const open = () => run(() => send('POST /payment/open', which), 'nobody')
  const look = (isTry = false) => {
    setLooks(0)
    return run(() => send('POST /payment/look', which), isTry ? 'payer' : 'looker')
  }
  const practise = (step: PracticeStep) =>
    run(() => send('POST /payment/practise', { ...which, step }), 'payer')
  // Opening finds what was opened before, and how that stands by now.
  const opens = (stage === 'card' || stage === 'bank') && clientSecret === undefined && problem === undefined
  useEffect(() => {
    // Back from the pages of a bank: an attempt of this page, though it was left for a while.
    if (new URLSearchParams(location.search).has('payment_intent')) setTries(1)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is something to pay
  useEffect(() => {
    if (opens) open()
  }, [opens])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question leads to the next one
  useEffect(() => {
    const after = questionsAfter[looks]
    if (stage !== 'under way' || after === undefined) return
    const timer = setTimeout(async () => {
      await run(() => send('POST /payment/look', which), 'nobody')
      setLooks(looks + 1)
    }, after * 1000)
    return () => clearTimeout(timer)
  }, [stage, looks])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes back to the page sees what happened elsewhere
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'visible' && !running.current)
        run(() => send('GET /payment/find/{orderNum}/{link}', which), 'nobody')
    }
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [])
  return {
    payment,
    stage,
    left,
    clientSecret,
    problem,
    busy,
    looks,
    slow: looks >= questionsAfter.length,
    tries,
    open,
    look: () => look(),
    practise,
    /** The provider's own form has done its part. */
    tried: () => look(true),
  }
}

/** What `usePayment` answers. */
export type Paying = ReturnType<typeof usePayment>
