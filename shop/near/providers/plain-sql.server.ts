import { type SQL, sql } from 'drizzle-orm'
import { struck } from '../../lib/plain-name.ts'

/** Marks of Latin, Greek, Cyrillic, Hebrew and Arabic letters, as a class of regular expressions. */
const marks = '[\\u0300-\\u036f\\u0591-\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670]'
const signs = `&!"#$%'()*+,-./:;<=>?@[\\]^_\`{|}~·‘’“”–—…`

/**
 * Normalizes a text in the database much like `plainName`: without accents, in lower case, punctuation as single spaces. For
 * comparison with a text that was normalized the same way.
 */
export const plainSql = (text: SQL): SQL =>
  sql`btrim(regexp_replace(translate(lower(case when octet_length(${text}) = length(${text}) then ${text}
    else regexp_replace(normalize(${text}, nfkd), ${sql.raw(`'${marks}'`)}, '', 'g') end),
    ${sql.raw(`'${signs.replaceAll("'", "''")}${struck.from}'`)}, ${sql.raw(`repeat(' ', ${[...signs].length}) || '${struck.to}'`)}), ' +', ' ', 'g'))`
