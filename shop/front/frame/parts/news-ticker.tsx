import { Pause, Play } from 'lucide-react'
import { m } from '../../../messages/m.ts'

type News = { newsId: number; news: string }

/** News that scroll by in 30 s; a checkbox, pointer or focus stops them. With reduced motion all show at once. */
export function NewsTicker({ news }: { news: readonly News[] }) {
  return (
    <section aria-label={m.front_news()} className="group bg-deep text-sm text-on-deep">
      <div className="page flex h-9 items-center gap-3 motion-reduce:h-auto motion-reduce:py-1.5">
        <label className="relative grid size-7 shrink-0 place-items-center rounded-round has-focus-visible:outline-3 has-focus-visible:outline-focus motion-reduce:hidden">
          <input type="checkbox" aria-label={m.front_news_pause()} className="absolute inset-0 opacity-0" />
          <Pause aria-hidden className="size-4 group-has-checked:hidden" />
          <Play aria-hidden className="hidden size-4 group-has-checked:block" />
        </label>
        <div className="@container min-w-0 grow overflow-hidden mask-x-from-95% motion-reduce:mask-none">
          <div className="flex w-max animate-ticker group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] group-has-checked:[animation-play-state:paused] motion-reduce:w-auto motion-reduce:animate-none">
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
      className={`flex min-w-[100cqw] justify-around whitespace-nowrap motion-reduce:flex-wrap motion-reduce:justify-start motion-reduce:gap-x-6 motion-reduce:whitespace-normal max-md:motion-reduce:text-xs ${again ? 'motion-reduce:hidden' : ''}`}
    >
      {news.map(item => (
        <li
          key={item.newsId}
          className="flex items-center px-6 before:me-6 before:size-1 before:rounded-round before:bg-saffron before:-ms-6 motion-reduce:ps-0 motion-reduce:before:hidden"
        >
          {item.news}
        </li>
      ))}
    </ul>
  )
}
