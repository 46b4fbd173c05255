import { ball, clay, cord, type Draw, dark, line, moved, sheet, slab } from './art-ink.ts'

const steel = '#b9c2c9'

const stick: Draw = () => ({
  svg: moved(
    cord('M0 -430L0 -20', '#38404d', 22) +
      cord('M-100 -440C-60 -470 20 -470 70 -450', '#a9703c', 38) +
      line('M-14 -300h28M-14 -170h28', '#cfd6db', 8) +
      sheet(slab(-18, -28, 36, 30, 8), '#22262d') +
      cord('M50 -440C110 -400 90 -320 60 -330', '#c0322f', 8),
    0,
    0,
    1,
    12,
  ),
  w: 260,
  h: 470,
})

const walker: Draw = ({ colour }) => ({
  svg:
    cord('M120 -430L170 -60', colour, 18) +
    cord('M-60 -430L-150 -60', colour, 18) +
    cord('M-40 -260L140 -260', steel, 16) +
    cord('M-20 -420L60 -60', dark(colour, 0.25), 16) +
    clay(slab(-90, -285, 250, 44, 18), '#2c333f') +
    sheet('M-70 -230L130 -230L110 -130L-50 -130Z', '#e3d3b5') +
    line('M-60 -200h180M-56 -170h172', '#b89a68', 5, 0.7) +
    cord('M-60 -430C-90 -450 -130 -450 -150 -440', '#2c333f', 26) +
    cord('M120 -430C90 -452 50 -452 30 -442', '#2c333f', 26) +
    [-150, 60, 175].map(x => ball(x, -46, 46, 46, '#2f343c') + ball(x, -46, 20, 20, '#dfe5e8')).join(''),
  w: 420,
  h: 460,
})

const rail: Draw = () => ({
  svg: moved(
    cord('M-200 0L200 0', '#d5dce0', 42) +
      line('M-120 -14v28M-80 -14v28M-40 -14v28M0 -14v28M40 -14v28M80 -14v28M120 -14v28', '#8d989f', 5, 0.6) +
      ball(-210, 0, 50, 54, '#e6ebee') +
      ball(210, 0, 50, 54, '#e6ebee') +
      ball(-210, 0, 13, 13, '#8d989f') +
      ball(210, 0, 13, 13, '#8d989f'),
    0,
    -230,
    1,
    -18,
  ),
  w: 520,
  h: 330,
})

/** Drawn walking aids and rails by the word used in recipes. */
export const mobilityShapes: Record<string, Draw> = { stick, walker, rail }
