/** An audit checks the books of the shop, a drill restores a backup to try it. */
export const upkeepKinds = ['AUDIT', 'BACKUP', 'DRILL'] as const
/** How a run ended. */
export const upkeepOutcomes = ['GOOD', 'WRONG', 'FAILED'] as const

export type UpkeepKind = (typeof upkeepKinds)[number]
export type UpkeepOutcome = (typeof upkeepOutcomes)[number]
