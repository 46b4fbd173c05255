type Schema = Record<string, unknown>
type Media = { schema?: Schema }
type Operation = {
  operationId?: string
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media> }>
}
type Document = { paths?: object; components?: { schemas?: Record<string, unknown> } }

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null
const PROBLEM = ['type', 'title', 'status', 'instance']

/** Returns the name that a shape itself has: the title of its contract, or that of a refusal or wrong field. */
function ownName({ title, properties, additionalProperties }: Schema): string | undefined {
  if (typeof title === 'string') return title
  const names = isObject(properties) ? Object.keys(properties) : []
  if (PROBLEM.every(name => names.includes(name)))
    return additionalProperties === false ? 'Problem' : 'ProblemWithData'
  return names.join() === 'field,message' ? 'WrongField' : undefined
}

/**
 * Names the shapes of an OpenAPI document in `components.schemas`, so that each is written once and generated clients get
 * types for them: by contract title, and `<operation>Input` and `<operation>Output` for the input and output of a call. A
 * title shared by two shapes gets a number. Returns a new document.
 */
export function nameShapes<D extends Document>(document: D): D {
  const schemas: Record<string, unknown> = { ...document.components?.schemas }
  const nameOf = new Map<string, string>()

  const refer = (name: string, shape: Schema): Schema => {
    const { description: _, title: __, ...bare } = shape
    const text = JSON.stringify(bare)
    const known = nameOf.get(text)
    if (known) return { $ref: `#/components/schemas/${known}` }
    let free = name
    for (let next = 2; free in schemas; next += 1) free = `${name}${next}`
    nameOf.set(text, free)
    schemas[free] = bare
    return { $ref: `#/components/schemas/${free}` }
  }
  /** Replaces the shapes inside a schema by references; `name` is used if the schema has no name of its own. */
  const named = (schema: unknown, name?: string): unknown => {
    if (Array.isArray(schema)) return schema.map(one => named(one))
    if (!isObject(schema)) return schema
    const inner = Object.fromEntries(
      Object.entries(schema).map(([key, value]) => [
        key,
        key === 'properties' && isObject(value)
          ? Object.fromEntries(Object.entries(value).map(([field, one]) => [field, named(one)]))
          : /^(items|anyOf|oneOf|allOf|additionalProperties)$/.test(key)
            ? named(value)
            : value,
      ]),
    )
    const called =
      schema.type === 'object' && isObject(schema.properties) ? (ownName(schema) ?? name) : undefined
    return called ? refer(called, inner) : inner
  }
  const namedContent = (content: Record<string, Media> | undefined, name: string) => {
    for (const media of Object.values(content ?? {}))
      if (media.schema) media.schema = named(media.schema, name) as Schema
  }
  for (const operations of Object.values(document.paths ?? {}) as Record<string, Operation>[])
    for (const { operationId = '', requestBody, responses } of Object.values(operations)) {
      const words = operationId.replace(/^(get|post|put|delete)/, '')
      namedContent(requestBody?.content, `${words}Input`)
      for (const response of Object.values(responses)) namedContent(response.content, `${words}Output`)
    }
  return { ...document, components: { ...document.components, schemas } }
}
