import { Pause, Play } from 'lucide-react'
import { m } from '../../../messages/m.ts'

type News = { newsId: number; news: string }

/**
 * News that scroll by in 30 s; a checkbox, pointer or focus stops them. With reduced motion they stand in their line, which a
 * finger, wheel or the arrow keys move.
 */
export function NewsTicker({ news }: { news: readonly News[] }) {
  return (
    <section aria-label={m.front_news()} className="group bg-deep text-sm text-on-deep">
      <div className="page flex h-9 items-center gap-3">
        <label className="relative grid size-7 shrink-0 place-items-center rounded-round has-focus-visible:outline-3 has-focus-visible:outline-focus motion-reduce:hidden">
          <input type="checkbox" aria-label={m.front_news_pause()} className="absolute inset-0 opacity-0" />
          <Pause aria-hidden className="size-4 group-has-checked:hidden" />
          <Play aria-hidden className="hidden size-4 group-has-checked:block" />
        </label>
        <div
          // biome-ignore lint/a11y/noNoninteractiveTabindex: with reduced motion it scrolls, also by keyboard
          tabIndex={0}
          className="@container min-w-0 grow overflow-hidden mask-x-from-95% focus-visible:-outline-offset-3 motion-reduce:[scrollbar-width:none] motion-reduce:overflow-x-auto"
        >
          <div className="flex w-max animate-ticker group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] group-has-checked:[animation-play-state:paused] motion-reduce:animate-none">
            <Round news={news} />
            <Round news={news} again />
          </div>
        </div>
      </div>
    </section>
  )
}

/** One round of the news; the second only fills the gap behind the first. */
function Round({ news, again }: { news: readonly News[]; again?: boolean }) {
  return (
    <ul
      aria-hidden={again}
      className={`flex min-w-[100cqw] justify-around whitespace-nowrap ${again ? 'motion-reduce:hidden' : ''}`}
    >
      {news.map(item => (
        <li
          key={item.newsId}
          className="flex items-center px-6 before:me-6 before:size-1 before:rounded-round before:bg-saffron before:-ms-6"
        >
          {item.news}
        </li>
      ))}
    </ul>
  )
}
