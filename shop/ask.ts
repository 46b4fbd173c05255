import { createContext, type RouterContextProvider } from 'react-router'
import { type Call, Failure, type InputOf, type OutputOf } from './lib/call.ts'

/** The calls of loaders: they run in process, on the server. Set for each page that is rendered. */
export const askContext = createContext<(call: Call, input: Record<string, unknown>) => Promise<unknown>>()

type Context = Readonly<RouterContextProvider>

/** Makes a call in process; a refusal (not found, an invalid address) becomes the not-found page. */
export async function ask<C extends Call>(
  context: Context,
  call: C,
  input: InputOf<C>,
): Promise<OutputOf<C>> {
  const answer = await context.get(askContext)(call, input)
  if (answer instanceof Failure) throw new Response(null, { status: 404 })
  return answer as OutputOf<C>
}
