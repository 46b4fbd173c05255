import { useEffect } from 'react'
import type { PrintChoice } from '../use-print-choice.ts'

/** The width of the code of a lot, in millimetres: the longest one still has squares of 0.25 mm. */
export const CODE_SIZE = 20

/** A label as it is on paper, in millimetres: no other screen has such sizes, so they come with this one. */
const LABEL = `
.goods-labels { display: flex; flex-wrap: wrap; gap: 4mm; }
.goods-label {
  display: flex; flex-direction: column; gap: 0.5mm;
  inline-size: 58mm; block-size: 40mm; padding: 2mm; overflow: hidden;
  border: 0.3mm solid #999; background: #fff; color: #000; font-size: 8pt; line-height: 1.2;
  break-inside: avoid;
}
.label-head { display: flex; justify-content: space-between; align-items: baseline; gap: 2mm; white-space: nowrap; }
.label-big { font-size: 13pt; }
.goods-label p { margin: 0; }
.label-who { font-size: 11pt; }
.label-name { overflow: hidden; text-overflow: ellipsis; }
.label-line { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.label-details { font-size: 9pt; }
.label-product, .label-details { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.label-product { font-size: 12pt; font-weight: 600; flex-shrink: 0; }
.label-allergens { flex-shrink: 0; font-size: 7pt; font-weight: 600; }
.label-lot { flex-shrink: 0; font-size: 7pt; }
.label-foot { margin-block-start: auto; font-size: 10pt; }
.label-code { display: flex; flex-direction: column; align-items: center; min-block-size: 7.5mm; flex: 0 100 13mm; margin-block-start: auto; font-size: 7pt; }
.label-foot + .label-code { margin-block-start: 0; }
.label-code svg { inline-size: 100%; min-block-size: 5mm; flex: 1; }
`

/** A label of a lot: its words beside its code, and the text of the code below. */
const LOT = `
.lot-label-row { display: flex; gap: 2mm; justify-content: space-between; align-items: flex-end; margin-block-start: auto; }
.lot-label-words { min-inline-size: 0; font-size: 7pt; }
.lot-label-words .label-day { font-size: 8pt; }
.lot-label-code { inline-size: ${CODE_SIZE}mm; block-size: ${CODE_SIZE}mm; flex-shrink: 0; }
.lot-label-code svg { display: block; inline-size: 100%; block-size: 100%; }
.lot-label-text { flex-shrink: 0; font-size: 6pt; }
`

/** A roll has a label a page; on sheets they stand beside each other. */
const papers: Record<PrintChoice['paper'], string> = {
  roll: `@page { size: 58mm 40mm; margin: 0; }
@media print { .goods-labels { display: block; } .goods-label { border: 0; break-after: page; } .goods-label:last-child { break-after: auto; } }`,
  a4: '@page { size: A4; margin: 10mm; }',
}

/** Gives the page the sizes of labels and of the paper, as long as the screen is open. */
export function useLabelPaper(paper: PrintChoice['paper']): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(LABEL + LOT + papers[paper])
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet)
    }
  }, [paper])
}
