/** The colours of the shop (`shop/ui/theme.css`) as mails know them: in the light, and in the dark by classes. */
export const colours = {
  paper: ['#fbf6ec', '#0f1c17'],
  raised: ['#fffdf8', '#172822'],
  sunken: ['#f3ebdb', '#0b1511'],
  ink: ['#14352a', '#f1eadb'],
  muted: ['#55685f', '#b4bfb3'],
  line: ['#e4d9c3', '#2b4138'],
  green: ['#1c5b43', '#9fd8b9'],
} as const
/** The awning above, and the one button: the same in both schemes. */
export const deep = '#12382a'
export const onDeep = '#f8f1e2'
export const saffron = '#f2a81d'
export const onSaffron = '#2b1d00'

/** Faces that are there, in place of the shop's own, which mails cannot load. */
export const textFace = '"Segoe UI", system-ui, -apple-system, Roboto, Helvetica, Arial, sans-serif'
export const displayFace = 'Fraunces, "Iowan Old Style", Palatino, Georgia, "Times New Roman", serif'

const dark = (property: string, [, colour]: readonly [string, string]) => `${property}:${colour} !important`

/**
 * What inline styles cannot say: the dark scheme, and narrow screens. Programs that drop it still show the light one, in one
 * column as wide as they are.
 */
export const styleSheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
a{text-decoration:underline}
@media (prefers-color-scheme:dark){
body,body>table,body>table>tbody>tr>td,.paper{${dark('background-color', colours.paper)}}
.raised{${dark('background-color', colours.raised)};${dark('border-color', colours.line)}}
.sunken{${dark('background-color', colours.sunken)}}
.ink{${dark('color', colours.ink)}}
.muted{${dark('color', colours.muted)}}
.green{${dark('color', colours.green)}}
.line{${dark('border-color', colours.line)}}
}
@media (max-width:480px){
.inside{padding:28px 20px 12px !important}
.band{padding:18px 20px !important}
.title{font-size:25px !important}
.wide{display:block !important;text-align:center !important}
}`
