import { type Sent, type SentProblem, send } from '../../api.ts'
import type { ContentPageName } from '../../content/content-pages.ts'
import type { DraftBlock, WrittenPage } from '../../content/drafts.contract.ts'
import { m } from '../../messages/m.ts'
import { toast } from '../../ui/toast.tsx'

/** Makes new blocks from the current ones. */
export type BlocksEdit = (blocks: readonly DraftBlock[]) => DraftBlock[]

/** Two versions to choose from: two drafts, or the draft and a newer publication. `now` is the page as it is. */
export type PageConflict = { of: 'draft' | 'page'; mine: readonly DraftBlock[]; now: WrittenPage }

/** The state of editing a page. */
export type PageWriting = {
  /** The page as the last call returned it. */
  written?: WrittenPage | undefined
  /** The blocks with all pending changes, while a change is being saved; an undo starts from them, too. */
  ahead?: readonly DraftBlock[] | undefined
  conflict?: PageConflict | undefined
}

/** The blocks as edited now; during a conflict over drafts, the person's own version is stored only here. */
export const blocksOfWriting = ({ written, ahead, conflict }: PageWriting) =>
  ahead ?? (conflict?.of === 'draft' ? conflict.mine : written && blocksNow(written))

const blocksNow = ({ draft, published }: WrittenPage) => draft?.blocks ?? published

/**
 * Edits a page: every change is saved in its draft at once, one after the other. If someone else saved first, further
 * changes go to the person's own version and are sent once it is chosen. `show` receives each new state.
 */
export function writePage(page: ContentPageName, show: (now: PageWriting) => void, post = send) {
  let current: PageWriting = {}
  let line: Promise<unknown> = Promise.resolve()
  const set = (some: PageWriting) => {
    current = { ...current, ...some }
    show(current)
  }
  const take = (written: WrittenPage) => set({ written, ahead: undefined })

  /** Takes the result of a call: the page as it is now, or the problem; on a conflict, both versions are shown. */
  function settle(sent: Sent<WrittenPage>, mine: readonly DraftBlock[]): SentProblem | undefined {
    if (sent.ok) {
      const { draft } = sent.answer
      const isPage = current.conflict?.of === 'page' && draft
      take(sent.answer)
      set({ conflict: isPage ? { of: 'page', mine: draft.blocks, now: sent.answer } : undefined })
      return undefined
    }
    set({ ahead: undefined })
    const { type, status } = sent.problem
    if (status !== 409) return sent.problem
    const now = sent.problem as unknown as WrittenPage
    if (type === '/problems/published-meanwhile') set({ conflict: { of: 'page', mine, now } })
    else if (type === '/problems/changed') set({ conflict: { of: 'draft', mine, now } })
    return sent.problem
  }

  async function storeDraft(
    blocks: readonly DraftBlock[],
    from: WrittenPage,
  ): Promise<SentProblem | undefined> {
    const { version, draft } = from
    const sent = await post('POST /content/saveDraft', {
      page,
      basedOn: version,
      blocks: [...blocks],
      ...(draft ? { version: draft.version } : {}),
    })
    return settle(sent, blocks)
  }

  /** Runs one task after all pending ones. */
  function next<T>(does: (now: WrittenPage) => Promise<T>): Promise<T | undefined> {
    const done = line.then(() => (current.written ? does(current.written) : undefined))
    line = done.catch(() => {}) // the caller gets the error
    return done
  }

  /** Like `next`, for actions on the whole page: refused until any conflict is resolved. */
  const nextWhole = (does: (now: WrittenPage) => Promise<unknown>) =>
    next(async now => {
      if (current.conflict) toast(m.office_content_conflict_waits())
      else await does(now)
    })

  const change = (edit: BlocksEdit) => {
    const blocks = blocksOfWriting(current)
    if (blocks) set({ ahead: edit(blocks) })
    return next(async now => {
      const { conflict } = current
      if (conflict?.of !== 'draft') return storeDraft(edit(blocksNow(now)), now)
      set({ ahead: undefined, conflict: { ...conflict, mine: edit(conflict.mine) } })
    })
  }

  /** Like `change`, for changes without a form: reports problems itself. */
  async function arrange(edit: BlocksEdit, says?: string, back?: BlocksEdit) {
    const refused = await change(edit)
    if (refused) return toast(refused.title || m.shop_offline())
    if (says) toast(says, back ? { undo: { says: m.office_undo(), does: () => void arrange(back) } } : {})
  }

  const undoPublication = (seen: string) =>
    nextWhole(async () => {
      const sent = await post('POST /content/undoPublication', { page, seen })
      if (sent.ok) take(sent.answer)
      else if (sent.problem.status === 409) take(sent.problem as unknown as WrittenPage)
      toast(sent.ok ? m.office_content_undone() : sent.problem.title || m.shop_offline())
    })

  async function publishNow(now: WrittenPage, seen?: string) {
    if (!now.draft) return
    const { version, basedOn, blocks } = now.draft
    const sent = await post('POST /content/publishDraft', { page, version, seen: seen ?? basedOn })
    const refused = settle(sent, blocks)
    if (refused?.status === 409) return
    if (!sent.ok) return toast(refused?.title || m.shop_offline())
    const made = sent.answer.version
    toast(m.office_content_is_published(), {
      undo: { says: m.office_undo(), does: () => void undoPublication(made) },
    })
  }

  async function discardNow(now: WrittenPage) {
    if (!now.draft) return
    const sent = await post('POST /content/discardDraft', { page, version: now.draft.version })
    const refused = settle(sent, now.draft.blocks)
    if (refused?.status === 409) return
    toast(refused ? refused.title || m.shop_offline() : m.office_content_discarded())
  }

  /** Resolves a conflict with one of the two versions. */
  const choose = (does: (chosen: PageConflict) => Promise<unknown>) =>
    next(async () => {
      const { conflict } = current
      if (!conflict) return
      set({ conflict: undefined, written: conflict.now, ahead: undefined })
      await does(conflict)
    })

  return {
    /** Starts with the page as it is, once it is loaded. */
    begin: (written: WrittenPage | undefined) => {
      current.written ??= written
    },
    change,
    arrange,
    undoPublication,
    publish: () => nextWhole(publishNow),
    discard: () => nextWhole(discardNow),
    /** Resolves when all changes are saved. */
    settled: () => line,
    /** Takes the version of the other person, from the draft or as published. */
    takeTheirs: () =>
      choose(async ({ of, now }) => {
        if (of === 'page') await discardNow(now)
      }),
    /** Saves the person's own version over the one shown, or publishes it over the published one. */
    takeMine: () =>
      choose(async conflict => {
        const { of, mine, now } = conflict
        if (of === 'page') return publishNow(now, now.version)
        set({ ahead: mine })
        const refused = await storeDraft(mine, now)
        if (!refused) return
        // It is stored nowhere yet: the conflict stays open.
        if (refused.status !== 409) set({ conflict })
        toast(refused.title || m.shop_offline())
      }),
  }
}
