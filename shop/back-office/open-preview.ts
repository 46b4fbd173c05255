import { type SentProblem, send } from '../api.ts'

type Shown = Parameters<typeof send<'POST /content/makePreview'>>[1]

/**
 * Shows in a tab of its own what is not published yet; answers why that did not work, or nothing. The tab is opened at once:
 * later a browser would hold it for an advertisement.
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
