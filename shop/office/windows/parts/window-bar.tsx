import { fillOf } from '../window-fill.rules.ts'

type Props = { capacity: number; taken: number; held: number }

/** A bar of how full a window is; the numbers are beside it in words. */
export function WindowBar(filled: Props) {
  const { taken, held, over } = fillOf(filled)
  const parts = [
    ['taken', taken, 'bg-green'],
    ['held', held, 'bg-saffron'],
    ['over', over, 'bg-rose'],
  ] as const
  return (
    <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-round bg-line">
      {parts.map(
        ([name, part, look]) => part > 0 && <div key={name} className={look} style={{ width: `${part}%` }} />,
      )}
    </div>
  )
}
