import { useEffect, useRef, useState } from 'react'
import { send } from '../../api.ts'
import { m } from '../../messages/m.ts'
import type { Recall, RecallOrder } from '../../recalls/recalls.fields.ts'
import { toast } from '../../ui/toast.tsx'
import type { RecallPart } from './use-recall.ts'

/** A recall with all orders of a part of it. */
type Whole = { part: RecallPart; recall: Recall; rows: readonly RecallOrder[] }

/** Loads all pages of the orders of a recall and then prints the page; `progress` is set while they load. */
export function useWholeRecall(id: number, part: RecallPart) {
  const [whole, setWhole] = useState<Whole>()
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const run = useRef(0)
  useEffect(() => {
    if (whole) print()
  }, [whole])
  useEffect(
    () => () => {
      run.current += 1
    },
    [],
  )
  async function load() {
    run.current += 1
    const mine = run.current
    const rows: RecallOrder[] = []
    setProgress({ done: 0, all: 0 })
    for (let page = 1; ; page += 1) {
      const sent = await send('GET /recalls/find/{id}', { id, page, ...(part ? { part } : {}) })
      if (mine !== run.current) return
      if (!sent.ok) {
        setProgress(undefined)
        return toast(sent.problem.title || m.shop_offline())
      }
      const { recall, orders } = sent.answer
      rows.push(...orders.rows)
      setProgress({ done: rows.length, all: orders.total })
      if (rows.length < orders.total && orders.rows.length > 0) continue
      setProgress(undefined)
      return setWhole({ part, recall, rows })
    }
  }
  return {
    progress,
    load,
    stop: () => {
      run.current += 1
      setProgress(undefined)
    },
    /** Drops the loaded orders: one of them has changed. */
    forget: () => setWhole(undefined),
    /** The recall with all its orders, if they were loaded and none was done since (`done` so far). */
    wholeAt: (done: number | undefined): Whole | undefined =>
      whole && whole.part === part && done !== undefined && whole.recall.done >= done ? whole : undefined,
  }
}
