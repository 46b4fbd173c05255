import type { Counted } from './test-steps.ts'

/** One step of the tests; `unit` is the thing it counts. */
export type Step = { name: string; unit?: string; run: () => Promise<Counted> }

const seconds = (began: number) => (performance.now() - began) / 1000

/** Returns the summary of a step: the number passed and failed, its duration, and the time for one. */
export function lineOf({ name, unit }: Step, { passed, failed }: Counted, took: number): string {
  const all = passed + failed
  const each = unit && all > 1 ? `, ${(took / all).toFixed(took / all < 0.1 ? 3 : 2)} s a ${unit}` : ''
  const shown = (count: number) => count.toLocaleString('en')
  return `${failed ? '✗' : '✓'} ${name}: ${shown(passed)} passed, ${shown(failed)} failed (${took.toFixed(1)} s${each})`
}

async function runStep(step: Step, say: (line: string) => void): Promise<Counted> {
  say(`— ${step.name}`)
  const began = performance.now()
  const counted = await step.run().catch(
    (error): Counted => ({
      passed: 0,
      failed: 1,
      printed: error instanceof Error ? error.message : String(error),
    }),
  )
  const failure = counted.failed && counted.printed ? `\n${counted.printed.trimEnd()}` : ''
  say(lineOf(step, counted, seconds(began)) + failure)
  return counted
}

/** Runs steps in order, `atATime` at once; returns the total of their counts. Prints the output of a failed step. */
export async function runSteps(
  steps: readonly Step[],
  { atATime = 1, say }: { atATime?: number; say: (line: string) => void },
): Promise<Counted> {
  const total = { passed: 0, failed: 0 }
  const rest = steps.values()
  const work = async () => {
    for (const step of rest) {
      const { passed, failed } = await runStep(step, say)
      total.passed += passed
      total.failed += failed
    }
  }
  await Promise.all(Array.from({ length: atATime }, work))
  return total
}
