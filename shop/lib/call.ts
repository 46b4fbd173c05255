import type { z } from 'zod'
import type { Permission } from '../customers/permissions.ts'
import type { Thing } from './things.ts'
import type { UploadedFile } from './uploaded-file.ts'

/**
 * Who may make a call. `anyone`: no question asked. `signed in`: a session of a customer. `own data`: a session, and a
 * `custId` in the input must be its own; with `or staff` others who hold that permission may name any. `staff`: only
 * who has a role; with a permission only who holds that. What each role holds is one table, `shop/customers/permissions.ts`.
 */
export type Who =
  | 'anyone'
  | 'signed in'
  | 'own data'
  | `own data or staff: ${Permission}`
  | 'staff'
  | `staff: ${Permission}`

/** One way in which a call can be refused: its HTTP status, what a person reads, and the data that goes with it. */
export type FailureShape = {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503
  says: () => string
  data?: z.ZodType
}

/**
 * One call of the shop: everything that the server, the typed client and the OpenAPI document need to know of it.
 * `path` names its parameters in braces (`/products/{id}`); they are fields of `input` like all others.
 */
export type Call<
  Method extends 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET' | 'POST' | 'PUT' | 'DELETE',
  Path extends string = string,
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
  Failures extends Record<string, FailureShape> = Record<string, FailureShape>,
> = {
  /** What the call does, one sentence. */
  does: string
  method: Method
  path: Path
  /** Other paths that answer the same (the spec names some calls twice). */
  alias?: readonly string[]
  who: Who
  input: Input
  output: Output
  /** What somebody may send, and what the demo shop answers to it; for readers of the OpenAPI document. */
  example?: { input: Told<z.input<Input>>; output: z.output<Output> }
  failures: Failures
  /** Changes nothing although it is a POST: runs outside a transaction. */
  reads?: true
  /** Anybody may call, but who is signed in is treated as who they are: the session is looked up. */
  greets?: true
  /**
   * What the answer shows, as `things.ts` names it. Only a call that says so may be answered from the page store, and
   * stand on a page that is: both are made anew when one of these things changes. `answer` is absent where the call
   * refused.
   */
  shows?(input: z.output<Input>, answer: z.output<Output> | undefined): readonly Thing[]
  /** Counted by address or account: too many are refused with 429 and `Retry-After`. */
  limited?: true
  /** An `Idempotency-Key` header makes a repeat answer what the first one did. */
  repeatable?: true
  /**
   * Comes as multipart/form-data with a field `file` of at most `most` bytes, which the input has as an `UploadedFile`;
   * its other fields come as text. A larger one is refused as FILE_TOO_BIG, at that field with `tooBig`. `toDisk`: the file
   * is not held in memory but named by its `path`; it is gone once the call is answered.
   */
  upload?: { most: number; tooBig: () => string; toDisk?: true }
}

/** An input as an example tells it: a file by a few words. */
type Told<Input> = { [Field in keyof Input]: Input[Field] extends UploadedFile ? string : Input[Field] }

/** Declares a call; gives it its exact types. */
export function defineCall<
  Method extends 'GET' | 'POST' | 'PUT' | 'DELETE',
  Path extends string,
  Input extends z.ZodObject,
  Output extends z.ZodType,
  const Failures extends Record<string, FailureShape>,
>(call: Call<Method, Path, Input, Output, Failures>): Call<Method, Path, Input, Output, Failures> {
  return call
}

/** What a caller sends, before defaults and conversions. */
export type InputOf<C extends Call> = z.input<C['input']>
/** What a handler receives. */
export type ParsedOf<C extends Call> = z.output<C['input']>
/** What the call answers. */
export type OutputOf<C extends Call> = z.output<C['output']>

type DataOf<F extends FailureShape> = F extends { data: infer D extends z.ZodType } ? z.output<D> : undefined

/** A declared refusal: an expected outcome, as data. Whatever the handler wrote is rolled back. */
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

/** Refuses a call with one of its declared failures; `fields` says at which inputs it belongs. */
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
