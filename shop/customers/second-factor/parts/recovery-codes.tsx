import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'

type Props = { codes: readonly string[]; onSaved: () => void }

/** Shows recovery codes once, to copy, save as a file or write down. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  const text = `${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(m.customers_recovery_copied()),
      () => toast(m.customers_recovery_not_copied()),
    )
  return (
    <>
      <ol
        aria-label={m.customers_recovery_title()}
        className="grid gap-x-8 gap-y-2 rounded-small bg-sunken p-5 font-mono text-lg sm:grid-cols-2"
      >
        {codes.map(code => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={copy}>
          {m.customers_recovery_copy()}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          className="inline-flex min-h-11 items-center rounded-round border border-edge px-5 font-semibold hover:bg-green-soft"
        >
          {m.customers_recovery_save()}
        </a>
      </div>
      <Button look="main" className="self-start max-sm:w-full" onClick={onSaved}>
        {m.customers_recovery_kept()}
      </Button>
    </>
  )
}
