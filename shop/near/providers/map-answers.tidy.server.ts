import type { Tidying } from '../../lib/tidying.ts'

export const mapAnswersTidying: Tidying = { map_answers: 'expires_at < now()' }
