import type { ComponentProps } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { mailCode } from '../sign-in.ts'

type Props = Omit<ComponentProps<typeof Field>, 'label'> & { username: string }

/** A field for the code that was mailed to the owner of an account, and a button that mails another one. */
export function MailedCodeField({ username, ...rest }: Props) {
  async function mailAgain() {
    const problem = await mailCode(username)
    toast(problem ? problem.title || m.shop_offline() : m.customers_mailed_code_sent())
  }
  return (
    <div>
      <Field
        label={m.customers_mailed_code()}
        hint={m.customers_mailed_code_hint()}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
        autoFocus
        {...rest}
      />
      <Button look="quiet" className="mt-2" onClick={mailAgain}>
        {m.customers_mailed_code_again()}
      </Button>
    </div>
  )
}
