import type { z } from 'zod'
import type { Permission } from './permissions.ts'
import type { Thing } from './things.ts'
import type { UploadedFile } from './uploaded-file.ts'

/**
 * The people who may make a call. `anyone`: no check. `signed in`: a customer's session. `own data`: a session, and a
 * `custId` in the input must be the caller's own; with `or staff`, staff who hold that permission may name any. `staff`:
 * anyone with a role; with permissions, only those who hold one of them. One table, `shop/lib/permissions.ts`, lists what each role
 * holds.
 */
export type Who =
  | 'anyone'
  | 'signed in'
  | 'own data'
  | `own data or staff: ${Permission}`
  | 'staff'
  | `staff: ${Permission}`
  | `staff: ${Permission} or ${Permission}`
  | `staff: ${Permission}, ${Permission} or ${Permission}`

/** One way in which a call can be refused: its HTTP status, the message that people read, and the data that goes with it. */
export type FailureShape = {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503
  says: () => string
  data?: z.ZodType
}

/**
 * One call of the shop: everything that the server, the typed client and the OpenAPI document need to know about it. `path`
 * names its parameters in braces (`/products/{id}`); they are fields of `input` like all others.
 */
export type Call<
  Method extends 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET' | 'POST' | 'PUT' | 'DELETE',
  Path extends string = string,
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
  Failures extends Record<string, FailureShape> = Record<string, FailureShape>,
  By extends Who = Who,
> = {
  /** One sentence that says what the call does. */
  does: string
  method: Method
  path: Path
  /** Other paths that give the same response (the spec names some calls twice). */
  alias?: readonly string[]
  who: By
  input: Input
  output: Output
  /** A sample request and the response of the demo shop, for readers of the OpenAPI document. */
  example?: { input: Frozen<AsExample<z.input<Input>>>; output: Frozen<z.output<Output>> }
  failures: Failures
  /** Changes nothing although it is a POST, so it runs outside a transaction. */
  reads?: true
  /** Also answers staff whose role is at one branch; the handler keeps to those branches. */
  ofBranch?: true
  /** Anyone may call, but the session is looked up, so a signed-in customer is recognised. */
  greets?: true
  /**
   * The data that the response shows, in the terms of `things.ts`. Only calls that declare this may be answered from the
   * page cache or appear on a cached page: both are rebuilt when one of these things changes. `answer` is missing if the
   * call was refused.
   */
  shows?(input: z.output<Input>, answer: z.output<Output> | undefined): readonly Thing[]
  /** Rate-limited by address or account: too many are refused with 429 and `Retry-After`. */
  limited?: true
  /** A repeat with the same `Idempotency-Key` header gets the response of the first request. */
  repeatable?: true
  /**
   * Takes multipart/form-data with a field `file` of at most `most` bytes, which the input has as an `UploadedFile`; the
   * other fields arrive as text. A larger file is refused as FILE_TOO_BIG, at that field with `tooBig`. `toDisk`: the file
   * is not held in memory but named by its `path`, and is deleted after the call.
   */
  upload?: { most: number; tooBig: () => string; toDisk?: true }
}

/** An input as an example shows it: a file is described in a few words. */
type AsExample<Input> = { [Field in keyof Input]: Input[Field] extends UploadedFile ? string : Input[Field] }

/** A value that is written once and then only read, such as the constants of an example. */
type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Field in keyof Value]: Frozen<Value[Field]> }
    : Value

/** Declares a call and gives it its exact types. */
export function defineCall<
  Method extends 'GET' | 'POST' | 'PUT' | 'DELETE',
  Path extends string,
  Input extends z.ZodObject,
  Output extends z.ZodType,
  const Failures extends Record<string, FailureShape>,
  const By extends Who,
>(call: Call<Method, Path, Input, Output, Failures, By>): Call<Method, Path, Input, Output, Failures, By> {
  return call
}

/** The input that a caller sends, before defaults and conversions. */
export type InputOf<C extends Call> = z.input<C['input']>
/** The input that a handler receives. */
export type ParsedOf<C extends Call> = z.output<C['input']>
/** The output of the call. */
export type OutputOf<C extends Call> = z.output<C['output']>

type DataOf<F extends FailureShape> = F extends { data: infer D extends z.ZodType } ? z.output<D> : undefined

/** A declared refusal: an expected outcome, as data. Everything that the handler wrote is rolled back. */
export class Failure<Name extends string = string> {
  readonly name: Name
  readonly data: unknown
  readonly fields: Record<string, string>
  constructor(name: Name, data: unknown, fields: Record<string, string> = {}) {
    this.name = name
    this.data = data
    this.fields = fields
  }
}

/** Refuses a call with one of its declared failures; `fields` gives a message for each input that it concerns. */
export function refuse<C extends Call, Name extends keyof C['failures'] & string>(
  _call: C,
  name: Name,
  data: DataOf<C['failures'][Name]>,
  fields?: Record<string, string>,
): Failure<Name> {
  return new Failure(name, data, fields)
}

/** The parameter names in a path: `/products/{id}` has `id`. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1] as string)
}
