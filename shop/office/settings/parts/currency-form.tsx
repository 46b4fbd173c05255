import { useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { currencyCodes } from '../../../settings/currencies.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { AskFirst } from '../../forms/parts/ask-first.tsx'

const nameOf = (code: string) =>
  new Intl.DisplayNames(m.shop_language(), { type: 'currency' }).of(code) ?? code

/** The currency of the shop, changed after a confirmation: amounts are not converted. */
export function CurrencyForm({ code, onSaved }: { code: string; onSaved: () => void }) {
  const { answer } = useCall('GET /settings/findCurrencyUse', {})
  const [chosen, setChosen] = useState(code)
  const [asked, setAsked] = useState(false)
  const [problem, setProblem] = useState<SentProblem>()
  async function change() {
    setAsked(false)
    setProblem(undefined)
    const sent = await send('POST /settings/saveCurrency', { code: chosen, stood: code })
    if (sent.ok) toast(m.office_settings_currency_saved({ code: chosen }))
    else if (sent.problem.type === '/problems/changed') toast(sent.problem.title)
    else return setProblem(sent.problem)
    onSaved()
  }
  return (
    <FormSection title={m.office_settings_currency()} text={m.office_settings_currency_text()}>
      <SelectField
        wide
        label={m.office_settings_currency()}
        value={chosen}
        onChange={event => {
          setChosen(event.target.value)
          setProblem(undefined)
        }}
      >
        {(currencyCodes.includes(code) ? currencyCodes : [code, ...currencyCodes]).map(each => (
          <option key={each} value={each}>
            {m.office_settings_currency_option({ code: each, name: nameOf(each) })}
          </option>
        ))}
      </SelectField>
      {problem && (
        <div className="sm:col-span-2">
          <Problem problem={problem} />
        </div>
      )}
      <Button
        look={chosen === code ? 'quiet' : 'main'}
        className="justify-self-start sm:col-span-2"
        disabled={chosen === code || !answer}
        onClick={() => setAsked(true)}
      >
        {m.office_settings_currency_change()}
      </Button>
      {asked && (
        <AskFirst
          title={m.office_settings_currency_ask({ code: chosen })}
          text={m.office_settings_currency_ask_text({ name: nameOf(chosen), count: answer?.openOrders ?? 0 })}
          yes={m.office_settings_currency_yes()}
          no={m.office_settings_currency_no()}
          onYes={() => void change()}
          onClose={() => setAsked(false)}
        />
      )}
    </FormSection>
  )
}
