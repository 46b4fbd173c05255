import { type RunningShop, startShop } from '../server/process/main.ts'

export const say = (line: string) => console.log(line)

type How = {
  developing: boolean
  /** Work before the start, such as the build. */
  prepare?: () => Promise<void>
}

/** Starts the shop, prints its address, and stops it on a signal: running requests end first, then the database. */
export async function serve({ prepare, ...options }: How): Promise<void> {
  let asked = false
  let stop: (() => Promise<void>) | undefined
  const end = async () => {
    asked = true
    if (!stop) return // still starting: it ends once it has started, so that nothing is left running
    say('Stopping …')
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
  try {
    await prepare?.()
    const shop = await startShop(say, options)
    stop = shop.stop
    if (asked) await end()
    say(`Souk is open at ${shop.address}`)
    sayOwnerLink(shop)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** Prints the link once it is made, without delaying the start: a shop without an owner sells all the same. */
function sayOwnerLink({ ownerLink }: RunningShop): void {
  ownerLink.then(
    link => link && say(`Become the owner: ${link}`),
    (error: Error) => say(`There is no link to become the owner: ${error.message}`),
  )
}
