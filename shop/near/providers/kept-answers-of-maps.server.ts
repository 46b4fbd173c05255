import { and, eq, gt, sql } from 'drizzle-orm'
import type { Shop } from '../../lib/shop.server.ts'
import { mapAnswers } from '../near.tables.server.ts'
import type { Located, MapProviderName } from './map-provider.ts'
import { cachingOf, type MapAnswers, type MapKind, type MapQuestions } from './map-questions.rules.ts'

const DAY = 86_400_000

/** Derives the key of a question, which reveals nothing of it to anyone who reads the table. */
export function keyOfQuestion<K extends MapKind>(
  { derive }: Pick<Shop, 'derive'>,
  provider: MapProviderName,
  kind: K,
  question: MapQuestions[K],
): string {
  return derive(`maps 1 ${provider} ${kind} ${JSON.stringify(question)}`).toString('hex')
}

/** Reads the cached answer to a question, unless it has expired. */
export async function readAnswer<K extends MapKind>(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  key: string,
  kind: K,
  question: MapQuestions[K],
): Promise<{ answer: MapAnswers[K] } | undefined> {
  const [row] = await database
    .select({ answer: mapAnswers.answer })
    .from(mapAnswers)
    .where(and(eq(mapAnswers.question, key), gt(mapAnswers.expiresAt, clock())))
  if (!row) return undefined
  const { found } = row.answer as { found?: MapAnswers[K] }
  return { answer: kind === 'geocode' ? (named(found, question) as MapAnswers[K]) : (found as MapAnswers[K]) }
}

/** Caches an answer for as long as its provider allows, in the background. */
export function keepAnswerOf<K extends MapKind>(
  { aside, clock }: Pick<Shop, 'aside' | 'clock'>,
  key: string,
  provider: MapProviderName,
  kind: K,
  found: MapAnswers[K],
): void {
  const keeping = cachingOf(provider, kind, found)
  if (!keeping) return
  const answer = { found: keeping.positions ? positionsOf(found as Located[]) : found }
  const expiresAt = new Date(clock().getTime() + keeping.days * DAY)
  aside(database =>
    database
      .insert(mapAnswers)
      .values({ question: key, answer, expiresAt })
      .onConflictDoUpdate({
        target: mapAnswers.question,
        set: { answer: sql`excluded.answer`, expiresAt: sql`excluded.expires_at` },
      }),
  )
}

const positionsOf = (found: readonly Located[]) =>
  found.slice(0, 1).map(({ latitude, longitude }) => ({ name: '', address: '', latitude, longitude }))

/** Gives an address that was cached without its text the text of the question. */
function named(found: unknown, question: unknown): Located[] {
  const { address } = question as MapQuestions['geocode']
  return (found as Located[]).map(one => (one.address ? one : { ...one, name: address, address }))
}
