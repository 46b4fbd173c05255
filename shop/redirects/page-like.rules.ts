import { LONGEST_PATH } from './redirect-path.rules.ts'

/** Parts of paths that programs try at every shop, looking for weak software. */
const SCANNED =
  /\/\.|\/(wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|pma|vendor|phpunit|actuator|solr|boaform|hnap1|owa|ecp|autodiscover|_ignition|telescope|debug|console|server-status|node_modules)/
/** A file that is no page. */
const FILE = /\.(?!html?$)[a-z0-9]{1,8}$/
/** Long parts of letters and digits without a break may be secrets of a person. */
const SECRET = /(?=[a-z_]*\d)[a-z0-9_]{24,}/

/** True if a clean path looks like a page that the shop had: neither a file, nor what scanners try, nor personal data. */
export const looksLikePage = (path: string): boolean =>
  path.length <= LONGEST_PATH &&
  !path.startsWith('/api/') &&
  !/[@<>"'`\s]|%/.test(path) &&
  !/(\d[\s-]*){9}/.test(path) &&
  ![SCANNED, FILE, SECRET].some(wrong => wrong.test(path))
