import { type SentProblem, send } from '../../api.ts'

type Shown = Parameters<typeof send<'POST /content/makePreview'>>[1]

/**
 * Opens a preview of unpublished content in a new tab; returns the problem if that fails. The tab opens at once, because
 * browsers block one that opens later as a pop-up.
 */
export async function openPreview(shown: Shown, ready: Promise<unknown> = Promise.resolve()) {
  const tab = window.open('', '_blank')
  await ready
  const sent = await send('POST /content/makePreview', shown)
  if (!sent.ok) {
    tab?.close()
    return sent.problem satisfies SentProblem
  }
  if (tab) {
    tab.opener = null
    tab.location.replace(sent.answer.address)
  } else location.assign(sent.answer.address)
}
