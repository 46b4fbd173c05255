import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/pool.ts'
import { NOTE_EVERY, noteNode, removeNode, type ServingNode } from '../../shop/upkeep/nodes.server.ts'

/** Keeps the row of this node current until it leaves. `report` gets the first error of a database that does not answer. */
export function keepNode(
  database: Database,
  node: Omit<ServingNode, 'nodeId'>,
  report: (error: unknown) => void,
): { leave(): Promise<void> } {
  const nodeId = randomUUID()
  let isAway = false
  const note = () =>
    noteNode(database, { nodeId, ...node }).then(
      () => {
        isAway = false
      },
      error => {
        if (!isAway) report(error)
        isAway = true
      },
    )
  let noted = note()
  const timer = setInterval(() => {
    noted = note()
  }, NOTE_EVERY * 1_000)
  return {
    async leave() {
      clearInterval(timer)
      await noted
      // The row of a node that cannot remove it counts no longer after a while.
      if (!isAway) await removeNode(database, nodeId).catch(() => {})
    },
  }
}
