import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '../../shop/contract.ts'

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  additionalProperties?: unknown
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** The paths of the objects inside a schema that take fields which it does not name. */
function openObjects(schema: Schema, path: string): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema
  const isOpen = path !== '' && schema.properties !== undefined && schema.additionalProperties !== false
  return [
    ...(isOpen ? [path] : []),
    ...Object.entries(properties).flatMap(([name, field]) => openObjects(field, `${path}.${name}`)),
    ...(items ? openObjects(items, `${path}[]`) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap(one => openObjects(one, path)),
  ]
}

test('objects inside the input of a call refuse fields that they do not name', () => {
  const open = calls.flatMap(({ method, path, input }) =>
    openObjects(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema, '').map(
      field => `${method} ${path}: ${field.slice(1)}`,
    ),
  )
  expect(open).toEqual([])
})
