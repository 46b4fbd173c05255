import { useCall } from '../../ui/use-call.ts'

/** The countries as options of a field, and the name of the chosen one. One that is not in the list stays chosen. */
export function useCountries(chosen: string) {
  const { answer = [] } = useCall('GET /country/findAll', {})
  const found = answer.find(({ isoCode }) => isoCode === chosen)
  const options = (
    <>
      {!found && <option value={chosen}>{chosen}</option>}
      {answer.map(({ isoCode, name }) => (
        <option key={isoCode} value={isoCode}>
          {name}
        </option>
      ))}
    </>
  )
  return { name: found?.name ?? chosen, options }
}
