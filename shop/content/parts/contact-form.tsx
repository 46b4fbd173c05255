import { send } from '../../api.ts'
import { m } from '../../messages/m.ts'
import { Field, TextField } from '../../ui/forms/field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { Problem } from '../../ui/problem.tsx'
import { checkContact, NO_CONTACT } from '../contact.rules.ts'

/** A message to the shop (spec section 5). `onSent` is called once it is sent; the text stays if it fails. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const { form, text, problem, sending } = useForm(NO_CONTACT, {
    check: checkContact,
    post: async values => {
      const sent = await send('POST /email/api/contactEmail', values)
      if (!sent.ok) return sent.problem
      onSent()
    },
  })
  return (
    <form {...form} aria-label={m.content_contact_send()} className="relative grid gap-4 sm:grid-cols-2">
      <Field label={m.content_contact_your_name()} autoComplete="name" {...text('name')} />
      <Field
        label={m.content_contact_your_email()}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...text('email')}
      />
      <Field
        label={m.content_contact_your_phone()}
        hint={m.content_contact_phone_hint()}
        type="tel"
        autoComplete="tel-national"
        maxLength={40}
        {...text('phone')}
      />
      <Field
        label={m.content_contact_your_address()}
        autoComplete="street-address"
        maxLength={200}
        {...text('address')}
      />
      <Field wide label={m.content_contact_your_subject()} maxLength={200} {...text('subject')} />
      <TextField
        wide
        label={m.content_contact_your_message()}
        rows={6}
        maxLength={4000}
        {...text('querydata')}
      />
      {/* A trap for bots: people neither see it nor reach it by keyboard. */}
      <div aria-hidden className="absolute size-px overflow-hidden opacity-0">
        <input tabIndex={-1} autoComplete="off" {...trap(text('website'))} />
      </div>
      {problem && (
        <div className="sm:col-span-2">
          <Problem problem={problem} />
        </div>
      )}
      <SubmitButton sending={sending} className="justify-self-start sm:col-span-2">
        {m.content_contact_send()}
      </SubmitButton>
    </form>
  )
}

/** A bare input takes no error. */
const trap = ({ error: _, ...rest }: { error: string | undefined; name: string; value: string }) => rest
