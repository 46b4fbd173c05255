import { BankQuestion } from '../../../parts/bank-question.tsx'
import type { ProviderFace } from '../../provider-face.ts'
import { PracticeForm } from './practice-form.tsx'

/** The form for a test card, or the question of the pretended bank. */
export const PracticeStep: ProviderFace['Step'] = ({ paying, above }) => (
  <>
    {above}
    {paying.stage === 'bank' ? <BankQuestion paying={paying} /> : <PracticeForm paying={paying} />}
  </>
)
