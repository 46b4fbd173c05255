import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { type SignedIn, useSignedIn } from '../../use-signed-in.ts'
import { AccountNav, type AccountPlace } from './account-nav.tsx'
import { PleaseSignIn } from './please-sign-in.tsx'

type Props = { at: AccountPlace; address: string; children: (me: SignedIn) => ReactNode }

/** The frame around every page of the account, the same for everyone until the session is known. */
export function AccountFrame({ at, address, children }: Props) {
  const { me, known, lost, retry } = useSignedIn()
  return (
    <div className="page py-8 md:py-12">
      <h1 className="mb-6 text-3xl wrap-anywhere md:text-4xl">
        {me ? m.orders_hello({ name: me.firstName }) : m.orders_dashboard()}
      </h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
        <AccountNav at={at} open={me !== undefined || !known} />
        {me ? (
          children(me)
        ) : known ? (
          <PleaseSignIn address={address} />
        ) : (
          <Answer problem={lost ? { type: 'offline', title: '' } : undefined} onRetry={retry} lines={3} />
        )}
      </div>
    </div>
  )
}
