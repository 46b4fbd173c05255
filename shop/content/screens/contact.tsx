import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { data } from 'react-router'
import { ask } from '../../ask.ts'
import { loadBranches } from '../../hours/load-branches.ts'
import { findOpening } from '../../hours/opening.contract.ts'
import { guestOfMap } from '../../lib/page-guest.ts'
import { m } from '../../messages/m.ts'
import { findMap } from '../../near/map/map.contract.ts'
import { findSettings } from '../../settings/settings.contract.ts'
import { blocksOf } from '../blocks-of.ts'
import { contentMeta } from '../content-meta.ts'
import { loadBlocks } from '../load-blocks.ts'
import { BranchCards } from '../parts/branch-cards.tsx'
import { ContactFacts } from '../parts/contact-facts.tsx'
import { ContactForm } from '../parts/contact-form.tsx'
import { ContactMap } from '../parts/contact-map.tsx'
import { PageHead } from '../parts/page-head.tsx'
import type { Route } from './+types/contact'

export async function loader(args: Route.LoaderArgs) {
  const [page, settings, branches, { lines, states, until }, map] = await Promise.all([
    loadBlocks(args, 'contact'),
    ask(args.context, findSettings, {}),
    loadBranches(args.context),
    ask(args.context, findOpening, {}),
    ask(args.context, findMap, {}),
  ])
  const { address, phone, phone2, supportEmail } = settings
  const facts = { address, phone, phone2, supportEmail, opening: { lines, states, until } }
  return data({ ...page, facts, branches, map }, guestOfMap(map.tiles !== null))
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The page is the same for everyone; it does not read its query. */
export const handle = { reads: [] }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  contentMeta(matches, loaderData, '/contact', m.content_contact())

/** The focused button disappeared with the form that was sent. */
const focus = (thanks: HTMLElement | null) => thanks?.focus()

/** `/contact`: the shop's address and contact details, and a message form beside a map (spec section 2). */
export default function ContactScreen({
  loaderData: { head, blocks, facts, branches, map },
}: Route.ComponentProps) {
  const [sent, setSent] = useState(0)
  return (
    <>
      <PageHead head={head} name={m.content_contact()} />
      <ContactFacts facts={facts} />
      <BranchCards branches={branches} />
      <div className="page mt-12 grid items-start gap-10 md:mt-16 lg:grid-cols-2 lg:gap-14">
        <section className="card p-6 md:p-10" aria-labelledby="message">
          <h2 id="message" className="mb-5 text-2xl md:text-3xl">
            {m.content_contact_send()}
          </h2>
          <div role="status">
            {sent > 0 && (
              <p
                key={sent}
                ref={focus}
                tabIndex={-1}
                className="mb-6 flex items-center gap-3 rounded-small bg-green-soft px-4 py-3 font-semibold text-green"
              >
                <CircleCheck aria-hidden className="size-6 shrink-0" />
                {m.content_contact_thanks()}
              </p>
            )}
          </div>
          <ContactForm key={sent} onSent={() => setSent(count => count + 1)} />
        </section>
        <ContactMap blocks={blocksOf(blocks, 'map')} address={facts.address} map={map} />
      </div>
    </>
  )
}
