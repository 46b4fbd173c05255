import { m } from '../../../messages/m.ts'
import type { PrintChoice } from '../use-print-choice.ts'

type Props = {
  choice: PrintChoice
  onChoose: (choice: Partial<PrintChoice>) => void
  /** True if only the paper is chosen. */
  paperOnly?: boolean
  /** The name of the roll, if it is not that of a receipt printer. */
  rollSays?: string
}

/** The choice of document and paper, as two rows of buttons. */
export function PrintChoices({
  choice,
  onChoose,
  paperOnly = false,
  rollSays = m.office_orders_paper_roll(),
}: Props) {
  return (
    <div className="mb-8 flex flex-wrap gap-x-8 gap-y-3 print:hidden">
      {!paperOnly && (
        <ChoiceRow
          name="what"
          legend={m.office_orders_print_what()}
          value={choice.what}
          choices={[
            ['both', m.office_orders_print_both()],
            ['invoice', m.office_orders_print_invoice()],
            ['picking', m.office_orders_print_picking()],
          ]}
          onChoose={what => onChoose({ what })}
        />
      )}
      <ChoiceRow
        name="paper"
        legend={m.office_orders_paper()}
        value={choice.paper}
        choices={[
          ['a4', m.office_orders_paper_sheet()],
          ['roll', rollSays],
        ]}
        onChoose={paper => onChoose({ paper })}
      />
    </div>
  )
}

type RowProps<Value extends string> = {
  name: string
  legend: string
  value: Value
  choices: readonly (readonly [Value, string])[]
  onChoose: (value: Value) => void
}

/** A choice of one from a few, as a row of buttons. */
export const ChoiceRow = <Value extends string>({
  name,
  legend,
  value: chosen,
  choices,
  onChoose,
}: RowProps<Value>) => (
  <fieldset>
    <legend className="mb-1 text-sm font-medium">{legend}</legend>
    <div className="flex flex-wrap gap-2">
      {choices.map(([value, says]) => (
        <label
          key={value}
          className="inline-flex min-h-10 cursor-pointer items-center rounded-round border border-edge bg-raised px-4 text-sm font-medium hover:bg-green-soft has-checked:border-green has-checked:bg-green has-checked:text-on-green has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="sr-only"
          />
          {says}
        </label>
      ))}
    </div>
  </fieldset>
)
