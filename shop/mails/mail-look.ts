/** The shop's colours (`shop/ui/theme.css`) for mails: the light scheme inline, the dark one by classes. */
export const colours = {
  paper: ['#fbf6ec', '#0f1c17'],
  raised: ['#fffdf8', '#172822'],
  sunken: ['#f3ebdb', '#0b1511'],
  ink: ['#14352a', '#f1eadb'],
  muted: ['#55685f', '#b4bfb3'],
  line: ['#e4d9c3', '#2b4138'],
  green: ['#1c5b43', '#9fd8b9'],
} as const
/** The awning at the top and the button: the same in both schemes. */
export const deep = '#12382a'
export const onDeep = '#f8f1e2'
export const saffron = '#f2a81d'
export const onSaffron = '#2b1d00'

/** Fonts that readers have installed, because mails cannot load the shop's own. */
export const textFace = '"Segoe UI", system-ui, -apple-system, Roboto, Helvetica, Arial, sans-serif'
export const displayFace = 'Fraunces, "Iowan Old Style", Palatino, Georgia, "Times New Roman", serif'

const dark = (property: string, [, colour]: readonly [string, string]) => `${property}:${colour} !important`

/**
 * Styles that cannot be inline: the dark scheme and narrow screens. Mail programs that drop them still show the light scheme
 * in one column, as wide as the window.
 */
export const styleSheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
a{text-decoration:underline}
@media (prefers-color-scheme:dark){
body,.paper{${dark('background-color', colours.paper)}}
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
.wide{width:100% !important}
.wide a{display:block !important;text-align:center !important}
}`
