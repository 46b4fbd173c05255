import { useState } from 'react'
import type { ContentPageName } from '../../content/content-pages.ts'
import { useCall } from '../../ui/use-call.ts'
import { blocksOfWriting, type PageWriting, writePage } from './write-page.ts'

/** A page in editing: every change is saved in its draft at once, one after the other. */
export function usePageDraft(page: ContentPageName) {
  const { answer, problem, retry } = useCall('GET /content/findDraft/{page}', { page })
  const [current, show] = useState<PageWriting>({})
  const [work] = useState(() => writePage(page, show))
  work.begin(answer)
  const written = current.written ?? answer
  return {
    ...work,
    written,
    blocks: blocksOfWriting({ ...current, written }),
    problem: written ? undefined : problem,
    retry,
    conflict: current.conflict,
  }
}

/** The result of `usePageDraft`. */
export type PageDraftWork = ReturnType<typeof usePageDraft>
