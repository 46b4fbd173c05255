import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { ApiError, type Form, StripeAccount } from './stripe-account.ts'
import { type Intent, newEvent } from './stripe-objects.ts'

/** A request to the stand-in. `call` names it; `intentId` is set if it is about an existing payment. */
export type Asked = {
  call: 'list' | 'create' | 'retrieve' | 'confirm' | 'capture' | 'cancel' | 'refund'
  intentId: string | undefined
  orderId: string | undefined
  form: Form
  key: string | undefined
}

/** The faults of an answer. Those with `done` occur after the request was carried out. */
export const faults = [
  'no answer',
  'done, no answer',
  'cut off',
  'done, cut off',
  'error 500',
  'done, error 500',
  'error 503',
  'too many',
  'done, no JSON',
  'done, half an answer',
  'done, another object',
  'late',
] as const
export type Fault = (typeof faults)[number]

/** Stripe's API in test mode, as used by the official library, for a shop in a test. It moves no money. */
export type StripeStandIn = {
  account: StripeAccount
  /** The shop's variables for using it. */
  variables: Record<string, string>
  /** All requests, in order. */
  asked: Asked[]
  /** Called and awaited before each answer. */
  before(look: (asked: Asked) => unknown): void
  /** Chooses the fault for a request. */
  fail(choose: (asked: Asked) => Fault | undefined): void
  /** An event about a payment, signed by the official library `secondsAgo`. */
  event(
    intentId: string,
    more?: { type?: string; secondsAgo?: number; secret?: string; id?: string },
  ): ProviderEvent
  close(): Promise<void>
}

/** A message of Stripe: its bytes and the signature header. */
export type ProviderEvent = { body: string; headers: Record<string, string> }

const SECRET_KEY = `sk_test_${randomUUID().replaceAll('-', '')}`
const WEBHOOK_SECRET = `whsec_${randomUUID().replaceAll('-', '')}`
/** Longer than any timeout, in milliseconds. */
const LATE = 30_000

/** Opens it on a free port. */
export async function openStripe(): Promise<StripeStandIn> {
  const account = new StripeAccount()
  const asked: Asked[] = []
  /** The answer for each key, and the request it belonged to. */
  const answers = new Map<string, { request: string; status: number; body: string }>()
  const running = new Set<string>()
  const timers = new Set<NodeJS.Timeout>()
  let look: (one: Asked) => unknown = () => {}
  let choose: (one: Asked) => Fault | undefined = () => undefined

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const url = new URL(request.url ?? '/', 'http://stripe')
    const form: Form = new Map(new URLSearchParams(request.method === 'GET' ? url.search : text))
    const { call, intentId } = nameOf(request.method ?? '', url.pathname, form)
    const key = request.headers['idempotency-key'] as string | undefined
    const intent = intentId ? account.intents.get(intentId) : undefined
    const orderId = intent?.metadata.orderId ?? form.get('metadata[orderId]')
    const one: Asked = { call: call as Asked['call'], intentId, orderId, form, key }
    if (call) asked.push(one)
    await look(one)
    const fault = choose(one)
    if (fault === 'no answer') return
    if (fault === 'cut off') return void request.socket.destroy()
    if (fault === 'error 500') return send(response, 500, apiError('api_error', 'An unknown error occurred'))
    if (fault === 'error 503') return send(response, 503, 'Service Unavailable')
    if (fault === 'too many')
      return send(response, 429, apiError('invalid_request_error', 'Too many requests'))
    const { status, body } = once(key, `${request.method} ${url.pathname} ${text}`, () => {
      check(request)
      return perform(account, one)
    })
    if (fault === 'done, no answer') return
    if (fault === 'done, cut off') return void request.socket.destroy()
    if (fault === 'done, error 500')
      return send(response, 500, apiError('api_error', 'An unknown error occurred'))
    if (fault === 'done, no JSON') return send(response, 200, '<html>It works!</html>')
    if (fault === 'done, another object') return send(response, 200, '{"object":"list","data":[]}')
    if (fault === 'done, half an answer') {
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length })
      response.write(body.slice(0, body.length / 2), () => request.socket.destroy())
      return
    }
    if (fault === 'late') return void timers.add(setTimeout(() => send(response, status, body), LATE))
    send(response, status, body)
  }

  /** Carries out the request of a key once; the same key gets the same answer again, and refuses any other request. */
  const once = (key: string | undefined, request: string, work: () => object) => {
    const known = key ? answers.get(key) : undefined
    if (known && known.request !== request)
      return answered(() => {
        throw new ApiError(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with.`,
        })
      })
    if (known) return known
    const made = answered(work)
    if (key && made.status !== 401) answers.set(key, { request, ...made })
    return made
  }

  const server = createServer((request, response) => {
    const id = randomUUID()
    running.add(id)
    answer(request, response)
      .catch(error => send(response, 500, apiError('api_error', String(error))))
      .finally(() => running.delete(id))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const signing = new Stripe(SECRET_KEY)
  return {
    account,
    asked,
    variables: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_stand_in',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_ADDRESS: `http://127.0.0.1:${port}`,
    },
    before: next => {
      look = next
    },
    fail: next => {
      choose = next
    },
    event(intentId, { type, secondsAgo = 0, secret = WEBHOOK_SECRET, id = `evt_${randomUUID()}` } = {}) {
      const intent = account.intents.get(intentId) ?? { id: intentId, object: 'payment_intent' }
      const payload = JSON.stringify(newEvent(id, type ?? typeOf(intent as Intent), intent))
      const timestamp = Math.floor(Date.now() / 1000) - secondsAgo
      const signature = signing.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      return {
        body: payload,
        headers: { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' },
      }
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer)
      server.closeAllConnections()
      return new Promise(done => server.close(() => done()))
    },
  }
}

const typeOf = ({ status }: Intent) =>
  status === 'succeeded'
    ? 'payment_intent.succeeded'
    : status === 'canceled'
      ? 'payment_intent.canceled'
      : status === 'requires_capture'
        ? 'payment_intent.amount_capturable_updated'
        : status === 'requires_action'
          ? 'payment_intent.requires_action'
          : 'payment_intent.payment_failed'

function nameOf(
  method: string,
  path: string,
  form: Form,
): { call?: Asked['call']; intentId: string | undefined } {
  if (method === 'POST' && path === '/v1/payment_intents') return { call: 'create', intentId: undefined }
  if (method === 'POST' && path === '/v1/refunds')
    return { call: 'refund', intentId: form.get('payment_intent') }
  if (method === 'GET' && path === '/v1/payment_intents') return { call: 'list', intentId: undefined }
  const [, intentId, step] =
    /^\/v1\/payment_intents\/([^/]+)(?:\/(confirm|capture|cancel))?$/.exec(path) ?? []
  if (method === 'GET' && intentId && !step) return { call: 'retrieve', intentId }
  if (method === 'POST' && step) return { call: step as Asked['call'], intentId }
  return { intentId: undefined }
}

/** The parameters that each call may have, by the published types. */
const known: Record<Asked['call'], RegExp> = {
  create:
    /^(amount|currency|capture_method|automatic_payment_methods\[(enabled|allow_redirects)\]|description|metadata\[\w+\]|expand\[\d+\])$/,
  list: /^limit$/,
  retrieve: /^expand\[\d+\]$/,
  confirm: /^(payment_method|payment_method_data\[(type|card\]\[token)\]|expand\[\d+\])$/,
  capture: /^(amount_to_capture|expand\[\d+\])$/,
  cancel: /^expand\[\d+\]$/,
  refund: /^(payment_intent|amount|metadata\[\w+\])$/,
}

function perform(account: StripeAccount, { call, intentId = '', form }: Asked): object {
  if (!call) throw new ApiError(404, { type: 'invalid_request_error', message: 'Unrecognized request URL' })
  for (const name of form.keys())
    if (!known[call].test(name))
      throw new ApiError(400, {
        type: 'invalid_request_error',
        code: 'parameter_unknown',
        param: name,
        message: `Received unknown parameter: ${name}`,
      })
  if (call === 'list') return { object: 'list', data: [], has_more: false, url: '/v1/payment_intents' }
  if (call === 'refund') return account.refund(form)
  if (call === 'retrieve') return account.shown(account.find(intentId), form)
  return account.shown(
    call === 'create'
      ? account.create(form)
      : call === 'confirm'
        ? account.confirm(intentId, form)
        : call === 'capture'
          ? account.capture(intentId, form)
          : account.cancel(intentId),
    form,
  )
}

function check({ headers, method }: IncomingMessage): void {
  if (headers.authorization !== `Bearer ${SECRET_KEY}`)
    throw new ApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
  if (!/^\d{4}-\d{2}-\d{2}\.\w+$/.test(String(headers['stripe-version'])))
    throw new ApiError(400, { type: 'invalid_request_error', message: 'Invalid Stripe API version' })
  if (method === 'POST' && !headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    throw new ApiError(400, { type: 'invalid_request_error', message: 'Invalid content type' })
}

function answered(work: () => object): { status: number; body: string } {
  try {
    return { status: 200, body: JSON.stringify(work()) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: error.status, body: JSON.stringify({ error: error.about }) }
  }
}

const apiError = (type: string, message: string) => JSON.stringify({ error: { type, message } })

function send(response: ServerResponse, status: number, body: string): void {
  if (response.destroyed || response.headersSent) return
  response.writeHead(status, {
    'content-type': body.startsWith('{') ? 'application/json' : 'text/html',
    'request-id': `req_${randomUUID()}`,
  })
  response.end(body)
}
