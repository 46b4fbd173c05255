import { Readable } from 'node:stream'
import { z } from 'zod'
import { readWhole, type Vault } from './vault.ts'

const erasures = z.array(z.object({ contactId: z.int(), erasedAt: z.iso.datetime(), erasedBy: z.int() }))

type Erasures = z.output<typeof erasures>

/** Stores a list of erased contacts beside the backups: a restore to an earlier moment can then erase them again. */
export async function shipErasures(vault: Vault, list: Erasures): Promise<void> {
  const name = `erasures/${new Date().toISOString().replaceAll(':', '-')}`
  await vault.put(name, Readable.from([Buffer.from(JSON.stringify(list))]))
}

/** The time in milliseconds that an erasure may take from its moment until it is committed. */
const AT_WORK = 60_000

/** Returns the contacts that a database of a moment may still have although they were erased. */
export async function erasuresAfter(vault: Vault, moment: Date): Promise<Erasures> {
  const names = await vault.store.list('erasures/')
  const lists: Erasures[] = []
  for (const name of names)
    lists.push(erasures.parse(JSON.parse((await readWhole(await vault.get(name))).toString())))
  return lists.flat().filter(({ erasedAt }) => new Date(erasedAt).getTime() > moment.getTime() - AT_WORK)
}
