import { certificateVerdicts } from './verdicts-of-certificates.ts'
import { lotVerdicts } from './verdicts-of-lots.ts'
import { recallVerdicts } from './verdicts-of-recalls.ts'

/** The callers allowed for each call about the origin of products (`verdicts.ts`). */
export const goodsVerdicts = `${certificateVerdicts.trim()}
${lotVerdicts.trim()}
${recallVerdicts.trim()}`
