import { createContext } from 'react-router'

/** The scripts that wake the islands of documents, by their addresses: those to import, and all that these import. */
export type DocumentScripts = { imports: readonly string[]; ahead: readonly string[] }

/** Set by the server for every page that it renders; null if no page may be a document. */
export const documentScripts = createContext<DocumentScripts | null>(null)
