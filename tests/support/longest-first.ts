import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest. */
const longest =
  /(stripe-faults|any-order|map-faults|erase-person|cached-answers|hostile-text|who-may|every-call)\.calls\.test|(mutants|killed-while-paying|killed-while-booking|killed)\.test/

/** Begins with the files that take longest, so that a run does not end with one worker at work and the others idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const [long, other] = [true, false].map(wanted =>
      sorted.filter(({ moduleId }) => longest.test(moduleId) === wanted),
    )
    return [...(long ?? []), ...(other ?? [])]
  }
}
