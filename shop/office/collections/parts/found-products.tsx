import { useCall } from '../../../ui/use-call.ts'
import { useLookingAgain } from '../../kit/use-looking-again.ts'
import { CollectionStates } from './collection-states.tsx'

/** The pause between two looks, in milliseconds. */
const PAUSE = 2_000

/** The state of a saved collection; looks again until its products are found. */
export function FoundProducts({ collectionId }: { collectionId: number }) {
  const asked = useCall('GET /collections/form/{id}', { id: collectionId })
  useLookingAgain(asked, asked.answer?.isFound === false ? PAUSE : undefined)
  return asked.answer ? (
    <span role="status" className="self-center">
      <CollectionStates collection={asked.answer} />
    </span>
  ) : null
}
