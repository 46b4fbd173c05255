import { type SQL, sql } from 'drizzle-orm'
import { struck } from '../lib/plain-name.ts'

/** Marks of Latin, Greek, Cyrillic, Hebrew and Arabic letters, as a class of regular expressions. */
const marks = '[\\u0300-\\u036f\\u0591-\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670]'
const signs = `&!"#$%'()*+,-./:;<=>?@[\\]^_\`{|}~·‘’“”–—…`

/**
 * A text of the database much as `plainName` makes it: without accents, in lower case, signs as single spaces. For comparing
 * with another one that was made in the same way.
 */
export const plainSql = (text: SQL): SQL =>
  sql`btrim(regexp_replace(translate(lower(case when octet_length(${text}) = length(${text}) then ${text}
    else regexp_replace(normalize(${text}, nfkd), ${sql.raw(`'${marks}'`)}, '', 'g') end),
    ${sql.raw(`'${signs.replaceAll("'", "''")}${struck.from}'`)}, ${sql.raw(`repeat(' ', ${[...signs].length}) || '${struck.to}'`)}), ' +', ' ', 'g'))`
