import { and, eq, or } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { countries, states } from './places.tables.server.ts'

/**
 * Returns the codes of a state and its country: the state by name or code, the country by name or ISO code. Undefined if
 * unknown.
 */
export async function stateCodeOf(
  database: Database,
  place: { country?: string | undefined; stateProvince?: string | undefined },
): Promise<{ stateCode: string; countryCode: string } | undefined> {
  const { country, stateProvince } = place
  if (!country || !stateProvince) return undefined
  const [found] = await database
    .select({ stateCode: states.stateCode, countryCode: countries.isoCode })
    .from(states)
    .innerJoin(countries, eq(countries.countryId, states.countryId))
    .where(
      and(
        or(eq(countries.name, country), eq(countries.isoCode, country)),
        or(eq(states.name, stateProvince), eq(states.stateCode, stateProvince)),
      ),
    )
    .limit(1)
  return found
}
