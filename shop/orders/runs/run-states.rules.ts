/** The states of a run, in the order in which it reaches them. */
export const runStates = ['PLANNED', 'OUT', 'BACK', 'SETTLED'] as const
export type RunState = (typeof runStates)[number]

/** The states of a stop. */
export const stopStates = ['WAITING', 'ARRIVED', 'DELIVERED', 'NOT_HOME'] as const
export type StopState = (typeof stopStates)[number]

/** The states in which a stop still needs its driver. */
export const openStops: readonly StopState[] = ['WAITING', 'ARRIVED']

/** True if a stop still needs its driver. */
export const isOpenStop = (state: StopState): boolean => openStops.includes(state)

/** The states of a run in which its stops can be changed. */
export const changedRuns: readonly RunState[] = ['PLANNED', 'OUT']
