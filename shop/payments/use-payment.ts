import { useEffect, useRef, useState } from 'react'
import { type SentProblem, send } from '../api.ts'
import { questionsAfter } from './countdown.rules.ts'
import { stageOf } from './payment-stage.rules.ts'
import type { Payable } from './payments.contract.ts'
import type { PracticeMethod } from './providers/practice/practice-words.ts'
import { useCountdown } from './use-countdown.ts'

/** A practice card, or the answer to its bank. */
export type PracticeStep =
  | { does: 'pay'; paymentMethod: PracticeMethod }
  | { does: 'confirm' }
  | { does: 'refuse' }

type Answer = { ok: true; answer: Payable & { clientSecret?: string } } | { ok: false; problem: SentProblem }

/**
 * The state of an order's payment, and the actions that move it on. One request runs at a time; after each attempt the shop
 * is asked for the state, so that nothing is paid twice.
 */
export function usePayment(found: Payable, link: string) {
  const which = { orderNum: found.orderNum, link }
  const [payment, setPayment] = useState(found)
  const [clientSecret, setSecret] = useState<string>()
  const [problem, setProblem] = useState<SentProblem>()
  const [busy, setBusy] = useState(false)
  const [looks, setLooks] = useState(0)
  /** The number of attempts in this page that got a result. */
  const [tries, setTries] = useState(0)
  const running = useRef<Promise<void>>(undefined)
  const left = useCountdown(payment.payUntil, payment.now)
  const stage = stageOf(payment, left)

  /**
   * Runs one request at a time. An attempt waits for the present request; any other is dropped, as it would only ask the
   * same. Automatic requests show no progress.
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
    // Another tab, the time or the shop was faster: the page shows the result.
    if (!sent.ok && ['/problems/not-payable', '/problems/changed'].includes(sent.problem.type))
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
  const agree = () =>
    run(() => send('POST /payment/agree', { ...which, amount: payment.rest?.amount ?? 0 }), 'looker')
  const practise = (step: PracticeStep) =>
    run(() => send('POST /payment/practise', { ...which, step }), 'payer')
  // Opening finds an existing payment and its present state.
  const opens = (stage === 'card' || stage === 'bank') && clientSecret === undefined && problem === undefined
  useEffect(() => {
    // Back from a bank's pages: counts as an attempt of this page, although it was left for a while.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: people who come back to the page see what happened elsewhere
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
    /** True if the person came to pay the rest of the order. */
    wasRest: found.rest !== null,
    /** True if they came to pay for changes of the order, or to see what became of them. */
    wasChange: found.change === 'OPEN' || found.change === 'GIVEN_BACK',
    open,
    agree,
    look: () => look(),
    practise,
    /** Called when the provider's own form is done. */
    tried: () => look(true),
  }
}

/** The result of `usePayment`. */
export type Paying = ReturnType<typeof usePayment>
