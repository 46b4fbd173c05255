import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const VIRTUAL = 'virtual:document-scripts'
/** Vite's own script, and React's fast refresh, which the parts of a page under development expect. */
const HOT = ['/@vite/client', '/@id/__x00__virtual:react-router/inject-hmr-runtime']

/**
 * Builds the entry of documents, `shop/entry.document.tsx`, beside that of React Router, and tells the server its files by
 * `virtual:document-scripts`.
 */
export function documentEntry(root: string): Plugin {
  const entry = join(root, 'shop/entry.document.tsx')
  const developing = { imports: [...HOT, '/shop/entry.document.tsx'], ahead: [] as string[] }
  let scripts = developing
  return {
    name: 'document-entry',
    config: () => ({ optimizeDeps: { entries: ['shop/entry.document.tsx'] } }),
    buildStart() {
      if (this.environment.name === 'client' && this.environment.mode === 'build')
        this.emitFile({ type: 'chunk', id: entry, name: 'entry.document' })
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      const [file, ...needs] = filesOf(
        chunks,
        chunks.find(chunk => chunk.facadeModuleId === entry),
      )
      if (!file) throw new Error('The entry of documents was not built.')
      scripts = { imports: [file], ahead: [file, ...needs] }
    },
    resolveId: id => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load: id => (id === `\0${VIRTUAL}` ? `export default ${JSON.stringify(scripts)}` : undefined),
  }
}

/** The addresses of a chunk and of everything that it imports. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], first: Rolldown.OutputChunk | undefined): string[] {
  const found = new Set<Rolldown.OutputChunk>(first && [first])
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  return [...found].map(({ fileName }) => `/${fileName}`)
}
