import { type Sent, type SentProblem, send } from '../api.ts'
import type { ContentPageName } from '../content/content-pages.ts'
import type { DraftBlock, WrittenPage } from '../content/drafts.contract.ts'
import { m } from '../messages/m.ts'
import { tell } from '../ui/toast.tsx'

/** Makes other blocks of those that there are. */
export type BlocksEdit = (blocks: readonly DraftBlock[]) => DraftBlock[]

/** Two versions to choose from: of the draft, or the draft and what was published meanwhile. `now` is the page as it is. */
export type PageConflict = { of: 'draft' | 'page'; mine: readonly DraftBlock[]; now: WrittenPage }

/** How the writing of a page stands. */
export type PageWriting = {
  /** The page as the last call answered it. */
  written?: WrittenPage | undefined
  /** The blocks as they are to be, while the change is on its way; an undo, too, begins with how they are by then. */
  ahead?: readonly DraftBlock[] | undefined
  conflict?: PageConflict | undefined
}

/** The blocks that are written now: those of a draft that waits for a choice are not kept anywhere else yet. */
export const blocksOfWriting = ({ written, ahead, conflict }: PageWriting) =>
  ahead ?? (conflict?.of === 'draft' ? conflict.mine : written && blocksNow(written))

const blocksNow = ({ draft, published }: WrittenPage) => draft?.blocks ?? published

/**
 * Writes a page: every change is kept in its draft at once, one after the other. Where somebody else was faster, further
 * changes go to the own version and are sent once it is chosen. `show` is told how it stands.
 */
export function writePage(page: ContentPageName, show: (now: PageWriting) => void, post = send) {
  let stands: PageWriting = {}
  let line: Promise<unknown> = Promise.resolve()
  const set = (some: PageWriting) => {
    stands = { ...stands, ...some }
    show(stands)
  }
  const take = (written: WrittenPage) => set({ written, ahead: undefined })

  /** What a call answered: the page as it is now, or why not; where somebody was faster, both versions are shown. */
  function settle(sent: Sent<WrittenPage>, mine: readonly DraftBlock[]): SentProblem | undefined {
    if (sent.ok) {
      const { draft } = sent.answer
      const isPage = stands.conflict?.of === 'page' && draft
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

  async function keep(blocks: readonly DraftBlock[], from: WrittenPage): Promise<SentProblem | undefined> {
    const { version, draft } = from
    const sent = await post('POST /content/saveDraft', {
      page,
      basedOn: version,
      blocks: [...blocks],
      ...(draft ? { version: draft.version } : {}),
    })
    return settle(sent, blocks)
  }

  /** Does one thing after all that is under way. */
  function next<T>(does: (now: WrittenPage) => Promise<T>): Promise<T | undefined> {
    const done = line.then(() => (stands.written ? does(stands.written) : undefined))
    line = done.catch(() => {}) // whoever asked for it hears of it
    return done
  }

  /** As `next`, for what is done with the whole page: not before somebody has chosen between two versions of it. */
  const nextWhole = (does: (now: WrittenPage) => Promise<unknown>) =>
    next(async now => {
      if (stands.conflict) tell(m.office_content_conflict_waits())
      else await does(now)
    })

  const change = (edit: BlocksEdit) => {
    const blocks = blocksOfWriting(stands)
    if (blocks) set({ ahead: edit(blocks) })
    return next(async now => {
      const { conflict } = stands
      if (conflict?.of !== 'draft') return keep(edit(blocksNow(now)), now)
      set({ ahead: undefined, conflict: { ...conflict, mine: edit(conflict.mine) } })
    })
  }

  /** As `change`, for what is done without a form: says itself what went wrong. */
  async function arrange(edit: BlocksEdit, says?: string, back?: BlocksEdit) {
    const refused = await change(edit)
    if (refused) return tell(refused.title || m.shop_offline())
    if (says) tell(says, back ? { undo: { says: m.office_undo(), does: () => void arrange(back) } } : {})
  }

  const undoPublication = (seen: string) =>
    nextWhole(async () => {
      const sent = await post('POST /content/undoPublication', { page, seen })
      if (sent.ok) take(sent.answer)
      else if (sent.problem.status === 409) take(sent.problem as unknown as WrittenPage)
      tell(sent.ok ? m.office_content_undone() : sent.problem.title || m.shop_offline())
    })

  async function publishNow(now: WrittenPage, seen?: string) {
    if (!now.draft) return
    const { version, basedOn, blocks } = now.draft
    const sent = await post('POST /content/publishDraft', { page, version, seen: seen ?? basedOn })
    const refused = settle(sent, blocks)
    if (refused?.status === 409) return
    if (!sent.ok) return tell(refused?.title || m.shop_offline())
    const made = sent.answer.version
    tell(m.office_content_is_published(), {
      undo: { says: m.office_undo(), does: () => void undoPublication(made) },
    })
  }

  async function discardNow(now: WrittenPage) {
    if (!now.draft) return
    const sent = await post('POST /content/discardDraft', { page, version: now.draft.version })
    const refused = settle(sent, now.draft.blocks)
    if (refused?.status === 409) return
    tell(refused ? refused.title || m.shop_offline() : m.office_content_discarded())
  }

  /** Ends the choice between two versions with one of them. */
  const choose = (does: (chosen: PageConflict) => Promise<unknown>) =>
    next(async () => {
      const { conflict } = stands
      if (!conflict) return
      set({ conflict: undefined, written: conflict.now, ahead: undefined })
      await does(conflict)
    })

  return {
    /** Begins with the page as it is, once that is known. */
    begin: (written: WrittenPage | undefined) => {
      stands.written ??= written
    },
    change,
    arrange,
    undoPublication,
    publish: () => nextWhole(publishNow),
    discard: () => nextWhole(discardNow),
    /** When all that was changed is kept. */
    settled: () => line,
    /** Takes what somebody else wrote, or published. */
    takeTheirs: () =>
      choose(async ({ of, now }) => {
        if (of === 'page') await discardNow(now)
      }),
    /** Keeps the own version over the one that was shown, or publishes it over what was published. */
    takeMine: () =>
      choose(async conflict => {
        const { of, mine, now } = conflict
        if (of === 'page') return publishNow(now, now.version)
        set({ ahead: mine })
        const refused = await keep(mine, now)
        if (!refused) return
        // It is kept nowhere yet: it goes on waiting.
        if (refused.status !== 409) set({ conflict })
        tell(refused.title || m.shop_offline())
      }),
  }
}
