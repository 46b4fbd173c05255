import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../shop/contract.ts'
import type { Call } from '../../shop/lib/call.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { policyFor } from '../edge/security-headers.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

type Example = NonNullable<Call['example']>
const shown = (calls as readonly Call[])
  .filter(call => call.example)
  .map(call => ({ name: `${call.method} ${call.path}`, call, example: call.example as Example }))

describe('the example of each call', () => {
  test('is there', () => {
    expect((calls as readonly Call[]).filter(call => !call.example).map(call => call.path)).toEqual([])
  })

  test.each(shown)('fits the contract: $name', ({ call, example }) => {
    const input = call.upload ? { ...example.input, file } : example.input
    expect(call.input.safeParse(input).error).toBeUndefined()
    expect(call.output.safeParse(example.output).error).toBeUndefined()
  })

  const asked = shown.filter(({ call }) => call.who === 'anyone' && (call.method === 'GET' || call.reads))
  test.each(asked)('is the answer of the demo shop: $name', async ({ call, example }) => {
    const { path, rest } = placed(call, example)
    const answer =
      call.method === 'GET'
        ? await shop.get(`${path}?${new URLSearchParams(rest as Record<string, string>)}`)
        : await shop.post(path, rest)
    if (hasLink(call)) return expect(answer.status).toBe(404)
    expect(answer.status).toBe(200)
    if (!call.greets) expect(answer.body).toEqual(like(example.output))
  })
})

test('the page of the calls has the content policy of every page, with one style more', async () => {
  for (const url of [
    '/api/docs',
    '/api/docs/',
    '/api/docs/static/swagger-ui.css',
    '/api/docs/static/index.html',
  ]) {
    const policy = String((await shop.app.inject({ url })).headers['content-security-policy'])
    expect(policy.replace(/ 'unsafe-hashes' '[^']+'/, ''), url).toBe(policyFor('', { developing: false }))
  }
})

describe('the OpenAPI document', () => {
  test('has the examples of parameters, body and answer', async () => {
    const { paths } = (await shop.get('/openapi.json')).body
    for (const { call, example, name } of shown) {
      const operation: Operation = paths[`/api${call.path}`][call.method.toLowerCase()]
      const parameters = operation.parameters?.filter((parameter: object) => 'example' in parameter) ?? []
      const sent = {
        ...Object.fromEntries(parameters.map((parameter: Operation) => [parameter.name, parameter.example])),
        ...operation.requestBody?.content[call.upload ? form : json].example,
      }
      const answered = answerOf(operation).example
      expect({ sent, answered }, name).toEqual({ sent: example.input, answered: example.output })
    }
  })

  test('describes an uploaded file as a field of a form', async () => {
    const { paths, components } = (await shop.get('/openapi.json')).body
    const { content } = paths['/api/productImage/upload'].post.requestBody
    expect(Object.keys(content)).toEqual([form])
    expect(components.schemas[content[form].schema.$ref.split('/').at(-1)]).toMatchObject({
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['productId', 'file'],
      additionalProperties: false,
    })
  })

  test('says which calls need a session, and how they are refused', async () => {
    const { paths } = (await shop.get('/openapi.json')).body
    for (const call of calls as readonly Call[]) {
      const operation: Operation = paths[`/api${call.path}`][call.method.toLowerCase()]
      const withoutSession = operation.security.length === 0 || '{}' === JSON.stringify(operation.security[0])
      expect(withoutSession, call.path).toBe(call.who === 'anyone')
    }
    const missing = await shop.get('/products/999999')
    const declared = Object.keys(paths['/api/products/{id}'].get.responses[404].content)
    expect(declared).toEqual([String(missing.headers['content-type']).split(';')[0]])
  })

  test('names each shape of inputs and answers, and defines it once', async () => {
    const { paths, components } = (await shop.get('/openapi.json')).body
    expect(paths['/api/products/{id}'].get.responses[200].content[json].schema).toEqual({
      $ref: '#/components/schemas/Product',
    })
    const answers = Object.values<Record<string, Operation>>(paths).flatMap(Object.values).map(answerOf)
    expect(answers.filter(answer => answer?.schema.properties)).toEqual([])
    const shapes = Object.values(components.schemas).map(shape => JSON.stringify(shape))
    expect(shapes.length).toBe(new Set(shapes).size)
    expect(Object.keys(components.schemas).filter(name => /\d$/.test(name))).toEqual([])
  })

  test('says of each limited list how long it may be', async () => {
    const { paths, components } = (await shop.get('/openapi.json')).body
    const mostOf = (method: string, path: string, list?: string) => {
      const { schema } = paths[`/api${path}`][method].responses[200].content[json]
      const shape = schema.$ref ? components.schemas[schema.$ref.split('/').at(-1)] : schema
      return (list ? shape.properties[list] : shape).maxItems
    }
    expect([
      mostOf('get', '/products/findProductsByCategory/{category}', 'productList'),
      mostOf('get', '/products/findProductsByCategoryPage/{category}/15/{page}', 'productList'),
      mostOf('get', '/products/findPopularProducts', 'productList'),
      mostOf('get', '/products/findFoodProducts/{x}', 'productList'),
      mostOf('get', '/products/searchProducts/{term}', 'productList'),
      mostOf('get', '/products/findShopPage', 'productList'),
      mostOf('get', '/search/suggest', 'products'),
      mostOf('get', '/review/findAll'),
      mostOf('post', '/orders/findOrdersWithItems', 'orderCustomer'),
      mostOf('post', '/near/findPlaces', 'places'),
      mostOf('get', '/orders/findBoard', 'rows'),
    ]).toEqual([100, 15, 24, 9, 50, 40, 6, 20, 50, 50, 100])
  })

  test('is valid, and so are its examples', async () => {
    expect(await problemsOf((await shop.get('/openapi.json')).body)).toEqual([])
  })

  test.each<[string, string, (operation: Operation) => void]>([
    ['a parameter that is missing', 'path-parameters-defined', at => at.parameters.splice(0)],
    [
      'a name that another has',
      'operation-operationId-unique',
      at => Object.assign(at, { operationId: other }),
    ],
    ['a field that does not exist', 'struct', at => Object.assign(at, { anything: true })],
    ['a type that does not exist', 'struct', at => Object.assign(answerOf(at), { schema: { type: 'text' } })],
    ['another example', 'no-invalid-media-type-examples', at => Object.assign(answerOf(at), { example: {} })],
    ['an unknown session', 'security-defined', at => Object.assign(at, { security: [{ another: [] }] })],
  ])('is not valid with %s', async (_what, ruleId, spoil) => {
    const { body } = await shop.get('/openapi.json')
    spoil(body.paths['/api/products/{id}'].get)
    expect((await problemsOf(body)).map(problem => problem.split(':')[0])).toContain(ruleId)
  })
})

const json = 'application/json'
const form = 'multipart/form-data'
const file = { name: 'as sent', mimeType: 'image/png', bytes: Buffer.of(1) }
const other = 'getBrandsFindAll'
type Operation = ReturnType<typeof JSON.parse>
const answerOf = (operation: Operation) => operation.responses[200]?.content[json]

/** Returns Redocly's findings in a document: violations of the specification, names, examples. */
async function problemsOf(document: unknown): Promise<string[]> {
  const config = await createConfig({
    extends: ['spec'],
    rules: {
      'operation-operationId': 'error',
      'operation-operationId-unique': 'error',
      'operation-operationId-url-safe': 'error',
      'operation-summary': 'error',
      'security-defined': 'error',
      'no-invalid-media-type-examples': 'error',
      'no-invalid-parameter-examples': 'error',
    },
  })
  const found = await lintFromString({
    source: JSON.stringify(document),
    config,
    absoluteRef: 'openapi.json',
  })
  return found.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} (${location.map(({ pointer }) => pointer)})`,
  )
}

/** Puts the path parameters of an input into the path. */
function placed(call: Call, { input }: Example): { path: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...input }
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  return { path, rest }
}

/** True if a call takes a secret link: a new shop does not know the one in the example. */
const hasLink = (call: Call) =>
  /\{(link|familyKey)\}/.test(call.path) || 'secret' in call.input.shape || 'link' in call.input.shape

/** Matches anything with at least the fields of the example; dates and pictures may differ. */
function like(example: unknown): unknown {
  if (Array.isArray(example)) return expect.arrayContaining(example.map(like))
  if (typeof example === 'object' && example !== null)
    return expect.objectContaining(
      Object.fromEntries(Object.entries(example).map(([name, value]) => [name, like(value)])),
    )
  const kind = [/^\d{4}-\d\d-\d\d/, /^\/pictures\/\w+$/, /^UklGR/].find(
    pattern => typeof example === 'string' && pattern.test(example),
  )
  return kind ? expect.stringMatching(kind) : example
}
