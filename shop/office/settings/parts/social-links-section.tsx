import { Plus, X } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { MOST_CHARACTERS, MOST_SOCIAL_LINKS } from '../../../settings/choices.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import type { OfSettings } from './settings-form.tsx'

/** The shop's links to social networks: the name and address of each. */
export function SocialLinksSection({ form }: OfSettings) {
  const links = form.values.socialLinks
  const write = (socialLinks: typeof links) => form.change({ socialLinks })
  const put = (at: number, some: Partial<(typeof links)[number]>) =>
    write(links.map((link, place) => (place === at ? { ...link, ...some } : link)))
  return (
    <FormSection title={m.office_elsewhere()} text={m.office_elsewhere_text()}>
      <ul className="space-y-5 sm:col-span-2">
        {links.map((link, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is what its line is
            key={at}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:grid-cols-[2fr_3fr_auto] max-sm:[&>:nth-child(2)]:col-span-2 max-sm:[&>:nth-child(2)]:row-start-2"
          >
            <Field
              label={m.office_link_name({ place: at + 1 })}
              maxLength={MOST_CHARACTERS.linkName}
              value={link.name}
              error={form.wrong[`socialLinks.${at}.name`]}
              onChange={event => put(at, { name: event.target.value })}
            />
            <Field
              type="url"
              inputMode="url"
              placeholder="https://"
              dir="ltr"
              label={m.office_link_url({ place: at + 1 })}
              maxLength={MOST_CHARACTERS.linkUrl}
              value={link.url}
              error={form.wrong[`socialLinks.${at}.url`]}
              onChange={event => put(at, { url: event.target.value })}
            />
            <Button
              look="bare"
              className="mt-6 px-3"
              aria-label={m.office_link_remove({ name: link.name || String(at + 1) })}
              onClick={() => write(links.filter((_, place) => place !== at))}
            >
              <X aria-hidden className="size-5" />
            </Button>
          </li>
        ))}
      </ul>
      {links.length < MOST_SOCIAL_LINKS && (
        <Button
          look="quiet"
          className="justify-self-start"
          onClick={() => write([...links, { name: '', url: '' }])}
        >
          <Plus aria-hidden className="size-5" />
          {m.office_link_add()}
        </Button>
      )}
    </FormSection>
  )
}
