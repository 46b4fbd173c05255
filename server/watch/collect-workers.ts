import { isCounted, mergeSamples, type Sample } from './metrics.ts'

/** The question of the first process to a worker, and the answer of the worker. */
export type Question = { ask: number }
export type Answer = { answers: number; samples: Sample[] }

/** A process that can be asked. */
export type Asked = {
  id: number
  send(question: Question): unknown
  on(event: 'message', hear: (message: object) => void): unknown
  off(event: 'message', hear: (message: object) => void): unknown
}

/** The numbers of all processes, and how many of these did not answer in time. */
export type Collected = { samples: Sample[]; answering: number; silent: number }

/** The longest wait for the answer of a worker, in milliseconds. */
const PATIENCE = 1_000

/**
 * Asks the workers for their numbers. The counts of a worker that is silent or has ended stay part of the sum: it would
 * otherwise fall, and Prometheus would count everything again.
 */
export function collectFrom(workers: () => readonly Asked[], patience = PATIENCE): () => Promise<Collected> {
  const last = new Map<number, Sample[]>()
  let ended: Sample[] = []
  let asked = 0

  const ask = (worker: Asked) => {
    asked += 1
    const own = asked
    return new Promise<Sample[] | undefined>(done => {
      const end = (samples?: Sample[]) => {
        clearTimeout(late)
        worker.off('message', hear)
        done(samples)
      }
      const hear = (message: object) => {
        if ('answers' in message && (message as Answer).answers === own) end((message as Answer).samples)
      }
      const late = setTimeout(end, patience)
      worker.on('message', hear)
      try {
        worker.send({ ask: own })
      } catch {
        end()
      }
    })
  }
  return async () => {
    const alive = workers()
    const ids = new Set(alive.map(({ id }) => id))
    for (const [id, samples] of last)
      if (!ids.has(id)) {
        ended = mergeSamples([ended, samples.filter(isCounted)])
        last.delete(id)
      }
    const answers = await Promise.all(alive.map(ask))
    const parts = alive.map(({ id }, at) => {
      const samples = answers[at]
      if (samples) last.set(id, samples)
      return samples ?? last.get(id)?.filter(isCounted) ?? []
    })
    const answering = answers.filter(answer => answer !== undefined).length
    return {
      samples: mergeSamples([ended, ...parts]),
      answering,
      silent: alive.length - answering,
    }
  }
}
