import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Call, Failure, pathParameters } from '../../shop/lib/call.ts'
import type { Caller } from '../../shop/lib/shop.server.ts'
import { m } from '../../shop/messages/m.ts'
import { CHANGED_COOKIE, CHANGED_FOR, hidden } from '../edge/cookies.ts'
import { networkOf } from '../edge/network-of.ts'
import type { Sessions } from '../edge/sessions.ts'
import { ASK_EACH_TIME, isCached } from '../pages/page-keys.ts'
import { type Calls, KEY_REUSED, SESSION_ENDED, TOO_MANY } from './calls.ts'
import { deny, mayAsStaff, notYours } from './deny.ts'
import { sendProblem } from './errors.ts'
import { forgetUpload, readUpload, saysTooBig, takeUploads } from './uploads.ts'

const keyHeader = z.object({ 'idempotency-key': z.string().min(8).max(200).optional() })

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; undefined if the call does not need one, or if there is no session. */
    caller: Caller | undefined
  }
}

/** Adds a route under `/api` for every call of the contract: validation, permission, answer and refusals. */
export function routeCalls(app: FastifyInstance, calls: Calls, sessions: Sessions): void {
  app.decorateRequest('caller', undefined)
  for (const { call } of calls.all) {
    const addTo = (part: FastifyInstance) => addRoutes(part, call, calls, sessions)
    if (call.upload) takeUploads(app, addTo)
    else addTo(app)
  }
}

/** The routes of one call: its path and its aliases. */
function addRoutes(app: FastifyInstance, call: Call, calls: Calls, sessions: Sessions): void {
  for (const path of [call.path, ...(call.alias ?? [])])
    app.route({
      method: call.method,
      url: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      schema: { ...schemaOf(call, path), hide: path !== call.path } as object,
      onRequest: (request, reply) => admit(call, sessions, request, reply),
      ...(call.upload
        ? { preValidation: (request: FastifyRequest, reply: FastifyReply) => receive(call, request, reply) }
        : {}),
      handler: (request, reply) => answer(calls, call, sessions, request, reply),
    })
}

/** Finds the caller if the call needs one, and refuses callers without permission, before any of the body is read. */
async function admit(call: Call, sessions: Sessions, request: FastifyRequest, reply: FastifyReply) {
  if (call.who === 'anyone' && !call.greets) return
  const { caller, ended } = await sessions.callerOf(request)
  request.caller = caller
  if (ended && (call.who !== 'anyone' || call.method !== 'GET')) {
    return endSession(sessions, request, reply)
  }
  const denied = deny(call, caller)
  if (denied) return sendProblem(request, reply, denied)
}

/** Refuses a caller whose session has ended, and clears the browser's session. */
function endSession(sessions: Sessions, request: FastifyRequest, reply: FastifyReply) {
  sessions.setCookies(reply, undefined)
  return sendProblem(request, reply, { name: SESSION_ENDED, status: 401, title: m.lib_session_ended() })
}

/** Reads the uploaded file of a call that takes one. */
async function receive(call: Call, request: FastifyRequest, reply: FastifyReply) {
  const { most, tooBig, toDisk } = call.upload as NonNullable<Call['upload']>
  if (toDisk) reply.raw.once('close', () => void forgetUpload(request).catch(() => {}))
  const came = saysTooBig(request, most) ? 'too big' : await readUpload(request, { most, toDisk })
  if (came === 'too big') {
    return sendRefusal(call, new Failure('FILE_TOO_BIG', undefined, { file: tooBig() }), request, reply)
  }
  if (came === 'broken')
    return sendProblem(request, reply, { name: 'BROKEN_UPLOAD', status: 400, title: m.lib_bad_request() })
}

async function answer(
  calls: Calls,
  call: Call,
  sessions: Sessions,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { caller } = request
  const input = { ...(request.query as object), ...(request.body as object), ...(request.params as object) }
  if (isForeign(call, caller, input)) return sendProblem(request, reply, notYours())
  const header = request.headers['idempotency-key']
  const result = await calls.run(call, input, {
    caller,
    key: typeof header === 'string' ? header : undefined,
    visitor: { address: networkOf(request.ip), knownCustId: sessions.knownOn(request) },
    onSignIn: session => sessions.setCookies(reply, session),
  })
  if (!(result instanceof Failure)) {
    if (!caller && call.method !== 'GET' && !call.reads)
      reply.setCookie(CHANGED_COOKIE, '1', { ...hidden, maxAge: CHANGED_FOR })
    reply.header('cache-control', isCached(call) ? ASK_EACH_TIME : 'no-store')
    return reply.send(result)
  }
  if (result.name === SESSION_ENDED) return endSession(sessions, request, reply)
  if (result.name === KEY_REUSED) {
    return sendProblem(request, reply, { name: KEY_REUSED, status: 422, title: m.lib_key_reused() })
  }
  if (result.name === TOO_MANY) {
    reply.header('retry-after', String((result.data as { retryAfter: number }).retryAfter))
    return sendProblem(request, reply, { name: TOO_MANY, status: 429, title: m.lib_too_many() })
  }
  return sendRefusal(call, result, request, reply)
}

/** Sends a refusal as the contract declares it. */
function sendRefusal(
  call: Call,
  { name, fields, data }: Failure,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const shape = call.failures[name]
  if (!shape)
    throw new Error(`${call.path} refused with ${name}. Declare it in the failures of its contract.`)
  const errors = Object.entries(fields).map(([field, message]) => ({ field, message }))
  return sendProblem(request, reply, { name, status: shape.status, title: shape.says(), errors, data })
}

/** True if the input names another customer than the caller, who may only change their own data. */
function isForeign(call: Call, caller: Caller | undefined, input: { custId?: unknown }): boolean {
  if (!call.who.startsWith('own data') || input.custId === undefined) return false
  return input.custId !== caller?.custId && !mayAsStaff(call.who, caller?.roles ?? [])
}

/** Splits the input of a call into path, query and body. */
function schemaOf(call: Call, path: string) {
  const names = pathParameters(path)
  const pick = Object.fromEntries(names.map(name => [name, true as const]))
  // A rule about several fields holds for a call whose path has no parameters; zod cannot split an input with one.
  const rest = names.length ? z.strictObject(call.input.omit(pick as never).shape) : call.input.strict()
  const hasRest = Object.keys(rest.shape).length > 0
  return {
    summary: call.does,
    tags: [path.split('/')[1] ?? ''],
    ...(call.upload ? { consumes: ['multipart/form-data'] } : {}),
    ...(names.length ? { params: z.strictObject(call.input.pick(pick as never).shape) } : {}),
    querystring: call.method === 'GET' ? rest : nothing,
    ...(call.method === 'GET' ? {} : { body: hasRest ? rest : noBody }),
    ...(call.repeatable ? { headers: keyHeader } : {}),
    response: { 200: call.output, ...failureSchemas(call) },
  }
}

/** A query without fields, and a body that may be missing. All calls share their shapes: each is a large object in memory. */
const nothing = z.strictObject({})
const noBody = nothing.nullish()

const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  instance: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})

const wrong = problem.describe('Some fields are wrong')
const notSignedIn = problem.describe('You must sign in')
const notAllowed = problem.describe('Your account may not do this')
const tooMany = problem.describe('Too many requests; Retry-After gives the time to wait')
const refused = problem.loose()
const refusals = new Map<string, z.ZodType>()

/** Returns the shape of a refusal with further data, whose title is this text. */
function refusalOf(says: string): z.ZodType {
  const known = refusals.get(says) ?? refused.describe(says)
  refusals.set(says, known)
  return known
}

function failureSchemas(call: Call): Record<number, z.ZodType> {
  const schemas: Record<number, z.ZodType> = { 400: wrong }
  const failures = Object.values(call.failures)
  for (const { status } of failures) {
    const sentences = failures.filter(one => one.status === status).map(({ says }) => says())
    schemas[status] ??= refusalOf(sentences.join(' / '))
  }
  if (call.who !== 'anyone') schemas[401] ??= notSignedIn
  if (/own data|staff/.test(call.who)) schemas[403] ??= notAllowed
  if (call.limited) schemas[429] ??= tooMany
  return schemas
}
