import type { FastifyInstance } from 'fastify'

/** A body whose JSON has two values for one field: which one counts would depend on the program that reads it. */
export class RepeatedField extends Error {
  readonly field: string
  constructor(field: string) {
    super('The body has a field twice')
    this.field = field
  }
}

/** Reads JSON bodies as Fastify does, and refuses a field that is there twice. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    parse(request, body, (error, value) => {
      const field = error ? undefined : repeatedField(body)
      if (field === undefined) done(error, value)
      else done(new RepeatedField(field))
    })
  })
}

const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g

/** An object or an array whose end has not come yet. */
type Open = { keys: Set<string> | undefined; at: string | number; awaitsKey: boolean }

/** Returns the path of the first field that valid JSON has twice in one object, such as `orders.notes`. */
export function repeatedField(json: string): string | undefined {
  const open: Open[] = []
  for (const [token] of json.matchAll(tokens)) {
    const inner = open.at(-1)
    if (token === '{') open.push({ keys: new Set(), at: '', awaitsKey: true })
    else if (token === '[') open.push({ keys: undefined, at: 0, awaitsKey: false })
    else if (token === '}' || token === ']') open.pop()
    else if (!inner) continue
    else if (token === ',') {
      inner.awaitsKey = inner.keys !== undefined
      if (typeof inner.at === 'number') inner.at += 1
    } else if (inner.awaitsKey) {
      inner.awaitsKey = false
      inner.at = JSON.parse(token) as string
      if (inner.keys?.has(inner.at)) return open.map(({ at }) => at).join('.')
      inner.keys?.add(inner.at)
    }
  }
  return undefined
}
