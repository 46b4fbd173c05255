import { useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { homePages, shopHeaders } from '../../../settings/choices.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { openPreview } from '../open-preview.ts'
import { nameOfPage } from '../page-words.ts'
import { HomeSketch } from '../parts/home-sketch.tsx'

type Choice = { homePage: (typeof homePages)[number]; header: (typeof shopHeaders)[number] }

const isSame = (one: Choice, other: Choice) => one.homePage === other.homePage && one.header === other.header

const about = {
  home: m.office_content_home_about,
  home1: m.office_content_home1_about,
  home2: m.office_content_home2_about,
  home3: m.office_content_home3_about,
  home4: m.office_content_home4_about,
  home5: m.office_content_home5_about,
}
const headers = { shop: m.office_content_header_shop, header7: m.office_content_header_seven }

const card =
  'card flex cursor-pointer flex-col gap-2 p-3 has-checked:border-green has-checked:bg-green-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** `/admin/home`: chooses the home page of the shop, and the header of every page. */
export default function HomeChoiceScreen() {
  const { answer, problem, retry } = useCall('GET /settings/find', {})
  const [saved, setSaved] = useState<Choice>()
  const [chosen, setChosen] = useState<Choice>()
  const [sending, setSending] = useState(false)
  const now = saved ?? (answer && { homePage: answer.homePage, header: answer.header })
  if (problem || !now) return <Answer problem={problem} onRetry={retry} lines={6} />
  const choice = chosen ?? now
  const differs = !isSame(choice, now)

  async function save(next: Choice, seen: Choice) {
    setSending(true)
    const sent = await send('POST /settings/saveHome', { ...next, seen })
    setSending(false)
    if (!sent.ok) {
      const { homePage, header, title } = sent.problem
      if (homePage) {
        setSaved({ homePage, header } as Choice)
        setChosen(undefined)
      }
      return toast(title || m.shop_offline())
    }
    setSaved(sent.answer)
    setChosen(undefined)
    toast(m.office_content_home_saved(), {
      undo: { says: m.office_undo(), does: () => void save(seen, next) },
    })
  }
  const preview = async () => {
    const refused = await openPreview(choice)
    if (refused) toast(refused.title || m.shop_offline())
  }
  return (
    <>
      <OfficeHeading title={m.office_content_home()} text={m.office_content_home_text()}>
        <Button look="quiet" onClick={() => void preview()}>
          {m.office_content_preview()}
        </Button>
        <Button look="main" disabled={!differs || sending} onClick={() => void save(choice, now)}>
          {m.office_content_home_choose()}
        </Button>
      </OfficeHeading>
      <fieldset>
        <legend className="mb-3 font-display text-xl font-semibold">{m.office_content_home_page()}</legend>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {homePages.map(home => (
            <div key={home} className="flex flex-col">
              <label className={`${card} grow`}>
                <HomeSketch home={home} />
                <span className="flex items-start gap-3">
                  <input
                    type="radio"
                    name="homePage"
                    checked={choice.homePage === home}
                    onChange={() => setChosen({ ...choice, homePage: home })}
                    className="mt-1 size-5 shrink-0 accent-green"
                  />
                  <span className="min-w-0">
                    <span className="block font-semibold wrap-anywhere">
                      {nameOfPage(home)}
                      {now.homePage === home && (
                        <span className="ms-2 inline-block rounded-round bg-green px-2 text-xs font-semibold text-on-green">
                          {m.office_content_shown_now()}
                        </span>
                      )}
                    </span>
                    <span className="block text-sm text-muted">{about[home]()}</span>
                  </span>
                </span>
              </label>
              <Link
                to={`/admin/pages/${home}`}
                className="mt-1 inline-flex min-h-11 items-center self-start text-sm font-medium text-green underline underline-offset-4"
              >
                {m.office_content_write({ page: nameOfPage(home) })}
              </Link>
            </div>
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-8">
        <legend className="mb-3 font-display text-xl font-semibold">{m.office_content_header()}</legend>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {shopHeaders.map(header => (
            <label key={header} className={card}>
              <span className="flex items-start gap-3">
                <input
                  type="radio"
                  name="header"
                  checked={choice.header === header}
                  onChange={() => setChosen({ ...choice, header })}
                  className="mt-1 size-5 shrink-0 accent-green"
                />
                <span className="min-w-0">{headers[header]()}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  )
}
