import { describeError } from '../../lib/describe-error.ts'
import { TooMany } from '../../lib/limits.server.ts'
import type { MapService } from '../../lib/services.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { m } from '../../messages/m.ts'
import { embeddedMaps } from './embedded.server.ts'
import { googleMaps } from './google.server.ts'
import { cacheAnswer, keyOfQuestion, readAnswer } from './map-cache.server.ts'
import type { MapProvider, MapProviderName } from './map-provider.ts'
import {
  type MapAnswers,
  type MapKind,
  type MapQuestions,
  plainQuestion,
  serverFor,
} from './map-questions.rules.ts'
import { MapsFailed } from './maps-failed.ts'
import { osmMaps } from './osm.server.ts'

/** The time limit of a provider for any question, in milliseconds. */
const PATIENCE = 2_000

/** The parts of the shop that are needed to ask. */
type Asking = Pick<Shop, 'maps' | 'database' | 'clock' | 'derive' | 'aside' | 'limits' | 'version' | 'warn'>

/**
 * An answer and the provider that gave it; `fellBack`: the shop itself answered because the configured provider could not.
 */
export type Asked<K extends MapKind> = {
  answer: MapAnswers[K]
  provider: MapProviderName
  fellBack: boolean
}

/** The state of a provider in this process: the end of its pause, and its running requests. */
type Desk = {
  provider: MapProvider
  resting: Map<string, number>
  running: Map<string, Promise<unknown>>
}
const desks = new WeakMap<MapService, Desk>()

/**
 * Asks the configured provider, for at most 2 seconds, unless the answer is cached. If it fails, the shop itself answers and
 * that server is left alone for a while. `mayAsk` is called before a question leaves the shop.
 */
export async function askProvider<K extends MapKind>(
  shop: Asking,
  kind: K,
  question: MapQuestions[K],
  mayAsk: () => Promise<boolean> = async () => true,
): Promise<Asked<K>> {
  const { maps } = shop
  const ourselves = async (fellBack: boolean): Promise<Asked<K>> => {
    const signal = AbortSignal.timeout(PATIENCE)
    const answer = await questionTo(embeddedMaps(shop.database), kind, question, signal)
    return { answer, provider: 'embedded', fellBack }
  }
  const server = serverFor(maps, kind)
  if (server === undefined) return ourselves(false)

  const plain = plainQuestion[kind](question)
  const key = keyOfQuestion(shop, maps.name, kind, plain)
  const cached = await readAnswer(shop, key, kind, question)
  if (cached) return { ...cached, provider: maps.name, fellBack: false }

  const desk = deskOf(shop)
  if (shop.clock().getTime() < (desk.resting.get(server) ?? 0)) return ourselves(true)
  if (!(await mayAsk())) return ourselves(true)
  const answer = await once(desk, key, () => askNow(shop, desk, server, kind, plain, key))
  return answer ? { ...answer, provider: maps.name, fellBack: false } : ourselves(true)
}

/** Asks a provider; returns undefined if it failed, and logs that. */
async function askNow<K extends MapKind>(
  shop: Asking,
  { provider, resting }: Desk,
  server: string,
  kind: K,
  question: MapQuestions[K],
  key: string,
): Promise<{ answer: MapAnswers[K] } | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    const answer = await Promise.race([questionTo(provider, kind, question, signal), tooLate(signal)])
    cacheAnswer(shop, key, provider.name, kind, answer)
    return { answer }
  } catch (error) {
    const { why, rest, ...facts } = failureOf(error)
    if (rest) resting.set(server, shop.clock().getTime() + rest * 1000)
    shop.warn('a provider of maps did not answer', { provider: provider.name, kind, why, rest, ...facts })
    return undefined
  }
}

/** Callers with the same question at the same time share one request. */
function once<T>({ running }: Desk, key: string, ask: () => Promise<T>): Promise<T> {
  const known = running.get(key) as Promise<T> | undefined
  if (known) return known
  const asked = ask().finally(() => running.delete(key))
  running.set(key, asked)
  return asked
}

const tooLate = (signal: AbortSignal) =>
  new Promise<never>((_done, fail) => {
    signal.addEventListener('abort', () => fail(new MapsFailed('too slow')), { once: true })
  })

function failureOf(error: unknown): { why: string; rest: number; error?: object } {
  if (error instanceof MapsFailed) return { why: error.why, rest: error.rest }
  if (error instanceof TooMany) return { why: 'its pace is spent', rest: error.seconds }
  return { why: 'an error', rest: 0, error: describeError(error) }
}

function deskOf(shop: Asking): Desk {
  const known = desks.get(shop.maps)
  if (known) return known
  const desk = { provider: providerOf(shop), resting: new Map(), running: new Map() }
  desks.set(shop.maps, desk)
  return desk
}

function providerOf({ maps, version, limits, database }: Asking): MapProvider {
  const language = m.shop_language()
  if (maps.name === 'osm') return osmMaps(maps, { version, limits, language })
  if (maps.name === 'google') return googleMaps(maps, { language })
  return embeddedMaps(database)
}

const questions: {
  [Kind in MapKind]: (
    provider: MapProvider,
    question: MapQuestions[Kind],
    signal: AbortSignal,
  ) => Promise<MapAnswers[Kind]>
} = {
  suggest: (provider, { text, near }, signal) => provider.suggest(text, near, signal),
  geocode: (provider, { address, near }, signal) => provider.geocode(address, near, signal),
  reverse: (provider, { position }, signal) => provider.reverse(position, signal),
  nearby: (provider, question, signal) => provider.nearby(question, signal),
  distance: (provider, { from, to }, signal) => provider.distance(from, to, signal),
}

const questionTo = <K extends MapKind>(
  provider: MapProvider,
  kind: K,
  question: MapQuestions[K],
  signal: AbortSignal,
): Promise<MapAnswers[K]> => questions[kind](provider, question, signal)
