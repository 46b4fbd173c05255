import {
  ball,
  clay,
  cord,
  type Draw,
  dark,
  gloss,
  light,
  line,
  mix,
  moved,
  round,
  sheet,
  slab,
} from './art-ink.ts'
import { mobilityShapes } from './art-mobility.ts'

const shell = '#eef2f3'
const cloth = '#3a4250'
const steel = '#b9c2c9'
const face = "font-family='Inter,DejaVu Sans'"

const plate = (d: string, colour: string) => clay(d, colour)
const screen = (x: number, y: number, w: number, h: number, text: string, size: number) =>
  `<path d="${slab(x, y, w, h, 14)}" fill="#20343a"/><path d="${slab(x + 6, y + 6, w - 12, h - 12, 10)}" fill="#bfe3d5"/><text x="${x + w / 2}" y="${round(y + h / 2 + size * 0.36)}" text-anchor="middle" ${face} font-size="${size}" fill="#1c3b38">${text}</text>`
const band = (d: string, colour: string) => cord(d, colour, 44) + line(d, light(colour, 0.4), 2, 0.5)

const handpump: Draw = ({ colour }) => ({
  svg:
    clay(
      'M-150 -380C-90 -410 -40 -380 -30 -330L0 -280L-50 -250L-90 -290C-150 -300 -176 -350 -150 -380Z',
      '#f6dce4',
    ) +
    cord('M10 -280C70 -320 110 -280 104 -190', colour, 26) +
    sheet(slab(-70, -290, 90, 60, 16), mix(colour, '#ffffff', 0.3)) +
    sheet('M-90 -232L40 -232L56 -190L60 -20Q-25 6 -110 -20L-106 -190Z', '#eaf3f7') +
    sheet('M-104 -130L58 -130L60 -20Q-25 6 -110 -20Z', '#fff8e8') +
    line('M-90 -110h30M-90 -80h40M-90 -50h30', '#8fb0bd', 4) +
    gloss(-70, -120, 9, 60, 0.7, 0),
  w: 310,
  h: 400,
})

/** The hand pump's bottle with a motor at its side. */
const pump: Draw = ink => ({
  svg:
    moved(handpump(ink).svg, -60, 0) +
    cord('M-60 -270C60 -350 170 -290 160 -150', '#d7e3e8', 16) +
    plate(slab(60, -190, 200, 188, 50), shell) +
    screen(96, -164, 128, 62, '09', 40) +
    ball(160, -54, 36, 34, ink.colour) +
    line('M160 -70v20', '#ffffff', 8),
  w: 480,
  h: 400,
})

const wearable: Draw = ({ colour }) => ({
  svg:
    moved(
      ball(0, -110, 130, 118, '#f3dfe6') +
        ball(0, -104, 112, 100, light(colour, 0.55)) +
        ball(0, -110, 40, 38, shell) +
        line('M0 -126v30M-15 -111h30', colour, 8) +
        gloss(-50, -170, 34, 14, 0.8),
      -110,
      -10,
    ) +
    moved(
      ball(0, -110, 130, 118, '#f3dfe6') +
        ball(0, -98, 96, 84, '#fff8ee') +
        ball(0, -98, 34, 30, '#e9bfcb') +
        gloss(-50, -170, 34, 14, 0.8),
      120,
      0,
      0.95,
      8,
    ),
  w: 500,
  h: 240,
})

const sleeve: Draw = ({ colour }) => ({
  svg:
    sheet(
      'M-120 -460Q0 -436 120 -460C112 -380 84 -320 96 -240C108 -150 110 -80 98 -10Q0 14 -98 -10C-110 -80 -108 -150 -96 -240C-84 -320 -112 -380 -120 -460Z',
      colour,
    ) +
    `<ellipse cx="0" cy="-456" rx="119" ry="22" fill="${dark(colour, 0.5)}"/>` +
    ball(0, -240, 62, 74, light(colour, 0.25)) +
    ball(0, -240, 36, 46, dark(colour, 0.1)) +
    line('M-108 -420Q0 -396 108 -420M-104 -60Q0 -36 104 -60', '#3fb0a5', 14) +
    line('M-98 -390Q0 -366 98 -390M-104 -90Q0 -66 104 -90', light(colour, 0.4), 4, 0.7) +
    line('M-82 -330C-100 -260 -100 -200 -88 -140M82 -330C100 -260 100 -200 88 -140', '#3fb0a5', 7, 0.8) +
    gloss(-60, -330, 16, 70, 0.25, 6),
  w: 260,
  h: 480,
})

const ankle: Draw = () => ({
  svg:
    sheet(
      'M-90 -400Q-10 -380 60 -400C58 -300 60 -240 90 -190C150 -160 230 -130 236 -70C240 -20 200 -4 140 -4L-80 -4C-120 -10 -120 -90 -104 -150C-90 -230 -96 -320 -90 -400Z',
      cloth,
    ) +
    line('M-88 -330L62 -330M-90 -280L60 -280', '#3fb0a5', 14) +
    band('M-110 -120C-20 -180 60 -200 84 -210', '#56606f') +
    band('M-104 -210C-10 -160 90 -110 190 -60', '#2d343f') +
    line('M-40 -380v90M20 -384v94', '#e8edf0', 5, 0.8) +
    gloss(-60, -250, 14, 70, 0.22, 0),
  w: 360,
  h: 410,
})

const belt: Draw = () => ({
  svg:
    sheet('M-250 -210C-120 -250 120 -250 250 -210L256 -60C120 -20 -120 -20 -256 -60Z', cloth) +
    sheet('M-110 -256Q0 -270 110 -256L118 -10Q0 4 -118 -10Z', '#2c333f') +
    line('M-70 -244L-74 -16M-24 -252L-24 -8M24 -252L24 -8M70 -244L74 -16', '#3fb0a5', 9, 0.9) +
    band('M-240 -160L-110 -140', '#56606f') +
    band('M240 -160L110 -140', '#56606f') +
    sheet(slab(-36, -168, 72, 62, 12), '#e8edf0') +
    line('M-16 -138h32', '#3fb0a5', 8) +
    gloss(-180, -190, 50, 12, 0.25, -8),
  w: 520,
  h: 270,
})

const harness: Draw = () => ({
  svg:
    band('M0 -230C-60 -330 -150 -370 -170 -280C-186 -190 -130 -120 -40 -170', cloth) +
    band('M0 -230C60 -330 150 -370 170 -280C186 -190 130 -120 40 -170', cloth) +
    sheet('M-56 -290L56 -290L76 -110L0 -50L-76 -110Z', '#2c333f') +
    line('M-34 -264L34 -264M-44 -150L0 -110L44 -150', '#3fb0a5', 10) +
    sheet(slab(-170, -150, 40, 50, 8), steel) +
    sheet(slab(130, -150, 40, 50, 8), steel) +
    band('M-150 -110C-120 -20 120 -20 150 -110', '#56606f'),
  w: 400,
  h: 380,
})

const collar: Draw = () => ({
  svg:
    `<ellipse cx="0" cy="-190" rx="210" ry="66" fill="#b7a58c"/>` +
    sheet(
      'M-214 -190C-200 -100 200 -100 214 -190C226 -120 220 -70 206 -40C130 20 -130 20 -206 -40C-220 -70 -226 -120 -214 -190Z',
      '#e8d9bf',
    ) +
    line('M-206 -150C-150 -80 150 -80 206 -150M-200 -60C-120 -6 120 -6 200 -60', '#c9b494', 5, 0.8) +
    sheet(slab(90, -110, 90, 84, 14), '#1f7a7a') +
    gloss(-110, -90, 50, 18, 0.5, 12),
  w: 440,
  h: 250,
})

const wrist: Draw = () => ({
  svg:
    sheet(
      'M-110 -380C-60 -420 60 -420 100 -380L110 -300C150 -300 190 -270 186 -236L120 -220L104 -20Q0 6 -104 -20Z',
      cloth,
    ) +
    band('M-106 -300L104 -300', '#56606f') +
    band('M-104 -180L108 -180', '#56606f') +
    band('M-104 -70L104 -70', '#56606f') +
    sheet(slab(-30, -350, 44, 300, 20), steel) +
    line('M60 -300v30M60 -180v30M60 -70v30', '#3fb0a5', 12) +
    gloss(-70, -240, 12, 70, 0.25, 0),
  w: 310,
  h: 420,
})

const strap: Draw = () => ({
  svg:
    `<ellipse cx="0" cy="-210" rx="160" ry="50" fill="#20262f"/>` +
    sheet('M-164 -210C-150 -140 150 -140 164 -210L164 -90C150 -20 -150 -20 -164 -90Z', cloth) +
    ball(-20, -98, 66, 42, '#3fb0a5') +
    sheet(slab(84, -150, 58, 84, 12), steel) +
    gloss(-90, -130, 34, 14, 0.35),
  w: 330,
  h: 270,
})

const consoleWith =
  (reading: string): Draw =>
  ({ colour }) => {
    return {
      svg:
        cord('M120 -120C220 -140 250 -40 180 -10', '#cdd7dc', 20) +
        plate('M-200 -250C-190 -280 170 -280 180 -250L200 -20C190 4 -210 4 -220 -20Z', shell) +
        plate('M-210 -70L190 -70L200 -20C190 4 -210 4 -220 -20Z', colour) +
        screen(-160, -236, 220, 130, reading, 56) +
        ball(120, -196, 30, 29, colour) +
        ball(120, -122, 22, 21, steel) +
        line('M-150 -36h90M-40 -36h20', '#ffffff', 7, 0.7) +
        gloss(-100, -262, 80, 7, 0.8, 0),
      w: 460,
      h: 285,
    }
  }

const handheld: Draw = ({ colour }) => ({
  svg:
    clay('M-60 -430C-60 -460 80 -470 130 -430L170 -350L60 -320Z', '#dfeef4') +
    sheet('M-80 -360C-80 -390 80 -390 84 -360L92 -30Q0 14 -92 -30Z', shell) +
    sheet('M-92 -120L90 -120L92 -30Q0 14 -92 -30Z', colour) +
    ball(0, -220, 40, 40, colour) +
    line('M0 -240v22', '#ffffff', 9) +
    `<circle cx="0" cy="-150" r="7" fill="#5fd08a"/>` +
    gloss(-50, -260, 12, 80, 0.8, 0),
  w: 280,
  h: 470,
})

const spacer: Draw = ({ colour }) => ({
  svg: moved(
    sheet(
      'M-190 -60C-200 -130 -120 -150 -60 -150L100 -150C160 -150 180 -120 180 -80C180 -30 160 -6 100 -6L-60 -6C-120 -6 -190 0 -190 -60Z',
      '#d9ecf5',
    ) +
      `<path d="${slab(-60, -136, 150, 116, 40)}" fill="#fff" opacity=".4"/>` +
      ball(-196, -76, 40, 78, mix(colour, '#ffffff', 0.4)) +
      sheet(slab(160, -250, 70, 190, 18), colour) +
      sheet(slab(168, -300, 54, 70, 12), '#eef2f3') +
      gloss(0, -130, 90, 8, 0.9, 0),
    0,
    0,
    1,
    -4,
  ),
  w: 460,
  h: 310,
})

const oximeter: Draw = ({ colour }) => ({
  svg: moved(
    plate('M-190 -90C-190 -140 -150 -160 -90 -160L120 -160C190 -160 200 -120 200 -80L-190 -70Z', shell) +
      plate('M-190 -66L200 -76C200 -20 170 0 110 0L-100 0C-160 0 -190 -20 -190 -66Z', colour) +
      screen(-130, -148, 230, 66, '98%  72', 40) +
      ball(150, -112, 17, 17, colour) +
      gloss(-60, -154, 80, 5, 0.8, 0),
    0,
    -30,
    1.1,
    -7,
  ),
  w: 450,
  h: 230,
})

const tower: Draw = ({ colour }) => ({
  svg:
    ball(-110, -18, 26, 26, '#30353d') +
    ball(110, -18, 26, 26, '#30353d') +
    plate('M-150 -440C-140 -480 140 -480 150 -440L164 -40C160 -14 -160 -14 -164 -40Z', shell) +
    plate('M-152 -410L-150 -440C-140 -480 140 -480 150 -440L152 -410Z', colour) +
    screen(-100, -380, 120, 70, '5.0', 44) +
    sheet(slab(56, -384, 44, 110, 20), '#cfe6ef') +
    ball(78, -320, 13, 13, '#c0322f') +
    line('M-90 -210h180M-90 -180h180M-90 -150h180M-90 -120h180M-90 -90h180', '#b4c0c6', 9, 0.8) +
    cord('M110 -300C220 -300 240 -120 190 -10', '#d8eef2', 12) +
    gloss(-120, -240, 12, 120, 0.8, 0),
  w: 400,
  h: 480,
})

const meter: Draw = ({ rng, colour }) => ({
  svg:
    plate('M-110 -390C-100 -430 100 -430 110 -390L120 -60C110 -6 -110 -6 -120 -60Z', shell) +
    plate('M-116 -160L116 -160L120 -60C110 -6 -110 -6 -120 -60Z', colour) +
    screen(-84, -372, 168, 150, `${96 + Math.floor(rng() * 30)}`, 78) +
    `<text x="56" y="-240" text-anchor="middle" ${face} font-size="20" fill="#1c3b38">mg/dl</text>` +
    ball(0, -96, 38, 36, light(colour, 0.5)) +
    sheet(slab(-22, -16, 44, 74, 6), '#f7f3e9') +
    `<path d="${slab(-12, 26, 24, 26, 4)}" fill="#c0322f"/>` +
    gloss(-92, -290, 9, 90, 0.8, 0),
  w: 250,
  h: 430,
})

/** Drawn devices by the word used in recipes. */
export const deviceShapes: Record<string, Draw> = {
  ...{ pump, wearable, sleeve, ankle, belt, harness, collar, wrist, strap, console: consoleWith('8:00') },
  ...{ handpump, pressure: consoleWith('120/80'), steamer: consoleWith('OK') },
  ...{ handheld, spacer, oximeter, tower, ...mobilityShapes, meter },
}
