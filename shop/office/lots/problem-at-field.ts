import type { SentProblem } from '../../api.ts'

/** A refusal as the error of the field that it is about, if it is of this type; any other problem stays as it is. */
export const problemAtField = (problem: SentProblem, type: string, field: string): SentProblem =>
  problem.type === `/problems/${type}`
    ? { ...problem, errors: [{ field, message: problem.title }] }
    : problem
