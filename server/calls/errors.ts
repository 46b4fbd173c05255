import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { describeError } from '../../shop/lib/describe-error.ts'
import { isDatabaseAway } from '../../shop/lib/is-database-away.ts'
import { m } from '../../shop/messages/m.ts'
import { RepeatedField } from './json-body.ts'
import { leaveUnread } from './unread-body.ts'

/** RFC 9457 problem details: the answer of every refused call. `errors` has an entry per wrong field. */
export type Problem = {
  type: string
  title: string
  status: number
  /** The id of this answer in the server's log. */
  instance: string
  errors?: { field: string; message: string }[]
} & Record<string, unknown>

/** Sends problem details; `name` is the stable type, for example OUT_OF_STOCK. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: { name: string; status: number; title: string; errors?: Problem['errors']; data?: unknown },
): FastifyReply {
  const body: Problem = {
    type: `/problems/${problem.name.toLowerCase().replaceAll('_', '-')}`,
    title: problem.title,
    status: problem.status,
    instance: request.id,
    ...(problem.errors?.length ? { errors: problem.errors } : {}),
    ...(problem.data && typeof problem.data === 'object' ? problem.data : {}),
  }
  request.refused = problem.name
  leaveUnread(request, reply)
  return reply
    .status(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}

/** Returns the field of a validation issue in readable form: `/customer/firstName` becomes `customer.firstName`. */
const fieldName = (instancePath: string) => instancePath.replace(/^\//, '').replaceAll('/', '.')

const titles: Record<number, () => string> = {
  400: m.lib_bad_request,
  404: m.lib_no_such_call,
  413: m.lib_too_large,
  414: m.lib_too_large,
  415: m.lib_media_type,
  429: m.lib_too_many,
}

/** Answers every error of the server: known ones in plain words, unknown ones without detail, logged once. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      const errors = error.validation.map(issue => ({
        field: fieldName(issue.instancePath),
        message: issue.message ?? m.lib_field_wrong(),
      }))
      return sendProblem(request, reply, {
        name: 'BAD_INPUT',
        status: 400,
        title: m.lib_bad_input(),
        errors,
      })
    }
    if (error instanceof RepeatedField) {
      const errors = [{ field: error.field, message: m.lib_field_repeated() }]
      return sendProblem(request, reply, { name: 'BAD_INPUT', status: 400, title: m.lib_bad_input(), errors })
    }
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) {
      const title = (titles[status] ?? m.lib_bad_request)()
      return sendProblem(request, reply, { name: error.code ?? 'BAD_REQUEST', status, title })
    }
    if (isDatabaseAway(error)) {
      request.log.error({ code: error.code }, 'the database does not answer')
      reply.header('retry-after', '5')
      return sendProblem(request, reply, { name: 'DATABASE_AWAY', status: 503, title: m.lib_try_later() })
    }
    request.log.error({ error: describeError(error) }, 'a request failed')
    return sendProblem(request, reply, { name: 'UNEXPECTED', status: 500, title: m.lib_unexpected() })
  })
}

/** Answers that there is nothing at an address. */
export const sendUnknown = (request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(request, reply, { name: 'NOT_FOUND', status: 404, title: m.lib_no_such_call() })

/** Answers every address that no route has as a problem. */
export function answerUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler(sendUnknown)
  app.all('/api/*', { schema: { hide: true } as object }, (_request, reply) => reply.callNotFound())
}
