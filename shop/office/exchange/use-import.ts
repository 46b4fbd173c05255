import type { OneImport } from '../../exchange/imports.contract.ts'
import { useCall } from '../../ui/use-call.ts'
import { useLookingAgain } from '../kit/use-looking-again.ts'

/** The polling intervals for the progress of an import, in milliseconds. */
const WHILE_AT_WORK = 1_000
const WHILE_FETCHING = 3_000

/** True while the job works on an import. */
export const isAtWork = ({ state }: Pick<OneImport, 'state'>) =>
  state === 'check' || state === 'import' || state === 'undo'

/** The current state of an import, polled while work on it continues. */
export function useImport(id: number) {
  const asked = useCall('GET /imports/{id}', { id })
  const { answer, problem, retry } = asked
  const wait = !answer
    ? undefined
    : isAtWork(answer)
      ? WHILE_AT_WORK
      : answer.pictures.waiting > 0
        ? WHILE_FETCHING
        : undefined
  useLookingAgain(asked, wait)
  return { answer, problem, retry }
}
