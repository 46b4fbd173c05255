import { startShop } from '../server/main.ts'

export const say = (line: string) => console.log(line)

/** Starts the shop, says where it is, and stops it on SIGTERM or SIGINT: running requests end first. */
export async function serve(options: { developing: boolean }): Promise<void> {
  let stop = async () => process.exit(0)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop())
  try {
    const shop = await startShop(say, options)
    stop = async () => {
      say('Stopping …')
      await shop.stop()
      return process.exit(0)
    }
    say(`Souk is open at ${shop.address}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
