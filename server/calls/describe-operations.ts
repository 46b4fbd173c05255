import { calls } from '../../shop/contract.ts'
import type { Call } from '../../shop/lib/call.ts'

type Content = Record<string, { schema?: unknown; example?: unknown }>
type Operation = {
  operationId?: string
  security?: Record<string, string[]>[]
  parameters?: { name: string; in: string; example?: unknown }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

const callAt = new Map<string, Call>(calls.map(call => [`${call.method} /api${call.path}`, call]))

/**
 * Adds to each operation of an OpenAPI document what its route does not declare: a name for generated clients, who may call,
 * the media type of refusals, and the example of its contract. Changes the given `paths`.
 */
export function describeOperations(paths: object): void {
  for (const [path, operations] of Object.entries(paths) as [string, Record<string, Operation>][])
    for (const [method, operation] of Object.entries(operations)) {
      operation.operationId = operationId(method, path)
      for (const [status, response] of Object.entries(operation.responses))
        if (Number(status) >= 400) response.content = asProblem(response.content)
      const call = callAt.get(`${method.toUpperCase()} ${path}`)
      operation.security = securityOf(call)
      if (call?.example) addExample(operation, call.example)
    }
}

/** `GET /api/products/{id}` is `getProductsId`. */
function operationId(method: string, path: string): string {
  const words = path.replace(/^\/api\//, '').match(/\w+/g) ?? []
  return method + words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** Returns the security of a call: a session is required, ignored, or optional. */
function securityOf(call?: Call): Record<string, string[]>[] {
  if (call && call.who !== 'anyone') return [{ session: [] }]
  return call && !call.greets ? [] : [{}, { session: [] }]
}

const asProblem = (content: Content = {}): Content =>
  Object.fromEntries(
    Object.entries(content).map(([type, media]) => [
      type === 'application/json' ? 'application/problem+json' : type,
      media,
    ]),
  )

function addExample(operation: Operation, { input, output }: NonNullable<Call['example']>): void {
  const body: Record<string, unknown> = { ...input }
  for (const parameter of operation.parameters ?? [])
    if (parameter.in !== 'header' && parameter.name in body) {
      parameter.example = body[parameter.name]
      delete body[parameter.name]
    }
  for (const media of Object.values(operation.requestBody?.content ?? {})) media.example = body
  for (const media of Object.values(operation.responses[200]?.content ?? {})) media.example = output
}
