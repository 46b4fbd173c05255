import { useState } from 'react'
import { m } from '../../messages/m.ts'
import { Button, ButtonLink } from '../button.tsx'
import { Field, SelectField, TextField } from '../forms/field.tsx'
import { QuantityInput } from '../quantity-input.tsx'
import { Shown, ShownSection } from './shown.tsx'

const looks = ['main', 'solid', 'quiet', 'bare'] as const
const states = [{}, { hint: m.ui_hint() }, { error: m.ui_error() }, { disabled: true }]
const options = [1, 2, 3].map(number => <option key={number}>{m.ui_choice({ number })}</option>)

/** The controls (buttons, inputs, choices), in every look and state. */
export function ShownControls() {
  const [quantity, setQuantity] = useState(1)
  const limits = { step: 1, minimum: 1, maximum: 99, left: 12 }
  return (
    <ShownSection title={m.ui_controls()}>
      {looks.map(look => (
        <Shown key={look} name={`Button look="${look}"`}>
          <Button look={look}>{m.ui_press()}</Button>
          <Button look={look} disabled>
            {m.ui_off()}
          </Button>
          <ButtonLink look={look} to="/ui">
            ButtonLink
          </ButtonLink>
        </Shown>
      ))}
      {states.map(state => (
        <Shown key={Object.keys(state).join()} name={['Field', ...Object.keys(state)].join(' ')}>
          <div className="w-full space-y-4">
            <Field label={m.ui_label()} defaultValue={m.ui_sample()} {...state} />
            <TextField label={m.ui_label()} rows={2} defaultValue={m.ui_sample()} {...state} />
            <SelectField label={m.ui_label()} {...state}>
              {options}
            </SelectField>
          </div>
        </Shown>
      ))}
      <Shown name="QuantityInput" wide>
        <QuantityInput label={m.ui_label()} value={quantity} onChange={setQuantity} {...limits} />
        <QuantityInput label={m.ui_off()} value={1} onChange={() => {}} disabled {...limits} />
      </Shown>
    </ShownSection>
  )
}
