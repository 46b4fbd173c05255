import { mutants } from './mutants.ts'

/** A Vite plugin that takes away the guard which `MUTANT` names; nothing where it is unset. */
export function mutate(name: string | undefined) {
  const mutant = name === undefined ? undefined : mutants[name]
  if (name !== undefined && !mutant) throw new Error(`There is no mutant named ${name}`)
  return {
    name: 'mutate',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      if (!mutant || !id.endsWith(mutant.file)) return undefined
      if (!code.includes(mutant.guard)) throw new Error(`${mutant.file} has no guard ${mutant.guard}`)
      return code.replace(mutant.guard, mutant.without)
    },
  }
}
