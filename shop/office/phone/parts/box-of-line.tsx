import BoxPicker from '../../../cart/boxes/box-picker.tsx'
import { Answer } from '../../../ui/answer.tsx'
import { useCall } from '../../../ui/use-call.ts'

type Props = { productId: number; chosen: readonly number[]; onChoose: (chosen: readonly number[]) => void }

/** The choices of a caller for a box. */
export function BoxOfLine({ productId, chosen, onChoose }: Props) {
  const { answer, problem, retry } = useCall('GET /products/{id}', { id: productId, images: 'url' })
  return (
    <Answer problem={problem} onRetry={retry} lines={3}>
      {answer?.contents && <BoxPicker box={answer.contents} chosen={chosen} onChoose={onChoose} />}
    </Answer>
  )
}
