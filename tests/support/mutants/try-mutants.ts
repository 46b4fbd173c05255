import { runMutants } from './run-mutants.ts'

// Started by another process, which sends the trials and gets the verdicts.
process.once('message', async trials => {
  const verdicts = await runMutants(trials as Parameters<typeof runMutants>[0])
  process.send?.(verdicts, undefined, {}, () => process.exit(0))
})
