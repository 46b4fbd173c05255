import { ball, clay, cord, type Draw, dark, gloss, light, line, mix, moved, round, sheet } from './art-ink.ts'

const gold = '#d9ab4a'

/** Small blossoms along a line, as embroidery. */
function stitches(
  from: [number, number],
  to: [number, number],
  count: number,
  colour: string,
  size = 5,
): string {
  let svg = ''
  for (let i = 0; i < count; i++) {
    const share = count === 1 ? 0 : i / (count - 1)
    const x = round(from[0] + (to[0] - from[0]) * share)
    const y = round(from[1] + (to[1] - from[1]) * share)
    svg += `<circle cx="${x}" cy="${y}" r="${size}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${size * 0.4}" fill="${light(colour, 0.6)}"/>`
  }
  return svg
}

/** Scattered little flowers on the cloth. */
function print(
  rng: () => number,
  count: number,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
): string {
  let svg = ''
  for (let i = 0; i < count; i++) {
    const [cx, cy] = [x + ((i * 0.618) % 1) * w, y + ((i + rng() * 0.5) / count) * h]
    for (let k = 0; k < 5; k++) {
      const a = k * 1.257
      svg += `<circle cx="${round(cx + Math.cos(a) * 6)}" cy="${round(cy + Math.sin(a) * 6)}" r="4.4" fill="${colour}" opacity=".75"/>`
    }
    svg += `<circle cx="${round(cx)}" cy="${round(cy)}" r="3" fill="${gold}"/>`
  }
  return svg
}

const hanger =
  line('M0 -512c22 -4 22 -34 -2 -34c-14 0 -20 10 -18 20', '#8a8f96', 7) +
  cord('M-120 -452L0 -506L120 -452', '#b98a57', 14)

const kameez: Draw = ({ rng, colour }) => {
  const trim = mix(colour, rng() > 0.5 ? '#ffffff' : '#3a1530', 0.55)
  const bodyPath =
    'M-70 -470C-40 -446 40 -446 70 -470L122 -444C118 -380 104 -330 108 -280C120 -180 150 -90 160 -10C90 6 -90 6 -160 -10C-150 -90 -120 -180 -108 -280C-104 -330 -118 -380 -122 -444Z'
  const sleeve = 'M-118 -448C-160 -430 -190 -330 -206 -220L-150 -206C-140 -270 -122 -320 -106 -350Z'
  return {
    svg:
      hanger +
      sheet(sleeve, colour) +
      `<g transform="scale(-1 1)">${sheet(sleeve, dark(colour, 0.12))}</g>` +
      sheet(bodyPath, colour) +
      print(rng, 26, -110, -250, 220, 220, trim) +
      `<path d="M-44 -456C-24 -380 24 -380 44 -456C20 -440 -20 -440 -44 -456Z" fill="${dark(colour, 0.5)}"/>` +
      `<path d="M-24 -420L24 -420L16 -290L-16 -290Z" fill="${trim}" opacity=".85"/>` +
      stitches([0, -404], [0, -304], 6, gold) +
      stitches([-150, -22], [150, -22], 17, trim, 7) +
      stitches([-202, -224], [-154, -212], 4, trim) +
      stitches([202, -224], [154, -212], 4, trim) +
      line('M-60 -260C-70 -160 -80 -90 -84 -10M64 -260C74 -160 80 -90 86 -10', dark(colour, 0.4), 4, 0.25),
    w: 420,
    h: 550,
  }
}

const gown: Draw = ({ rng, colour }) => {
  const trim = mix(colour, '#ffffff', 0.6)
  let folds = ''
  for (let i = -3; i <= 3; i++)
    folds += line(
      `M${i * 18} -270C${i * 30} -180 ${i * 50} -90 ${i * 66} -6`,
      i % 2 ? dark(colour, 0.4) : light(colour, 0.4),
      9,
      0.22,
    )
  const sleeve = 'M-86 -462C-140 -430 -164 -320 -170 -210L-126 -204C-118 -270 -104 -320 -84 -350Z'
  return {
    svg:
      hanger +
      sheet(sleeve, colour) +
      `<g transform="scale(-1 1)">${sheet(sleeve, dark(colour, 0.12))}</g>` +
      sheet(
        'M-62 -474C-30 -444 30 -444 62 -474L92 -456C96 -390 70 -330 62 -290C120 -200 190 -90 232 -16C120 18 -120 18 -232 -16C-190 -90 -120 -200 -62 -290C-70 -330 -96 -390 -92 -456Z',
        colour,
      ) +
      folds +
      `<path d="M-64 -300Q0 -276 64 -300L62 -274Q0 -252 -62 -274Z" fill="${gold}"/>` +
      stitches([-58, -287], [58, -287], 9, trim, 5) +
      stitches([-206, -34], [206, -34], 21, trim, 6) +
      print(rng, 14, -130, -170, 260, 130, trim) +
      stitches([-46, -452], [0, -410], 5, gold) +
      stitches([46, -452], [0, -410], 5, gold),
    w: 470,
    h: 550,
  }
}

const lehnga: Draw = ({ colour }) => {
  const trim = gold
  let panels = ''
  for (let i = -4; i <= 4; i++)
    panels +=
      line(
        `M${i * 13} -290C${i * 28} -190 ${i * 46} -100 ${i * 56} -12`,
        i % 2 ? trim : dark(colour, 0.3),
        i % 2 ? 4 : 10,
        i % 2 ? 0.8 : 0.22,
      ) + stitches([i * 24, -210], [i * 48, -70], 4, trim, 4)
  return {
    svg:
      sheet(
        'M-72 -500C-34 -478 34 -478 72 -500L130 -470L110 -410L82 -424L76 -356Q0 -340 -76 -356L-82 -424L-110 -410L-130 -470Z',
        light(colour, 0.08),
      ) +
      stitches([-70, -366], [70, -366], 11, trim, 5) +
      stitches([-40, -482], [0, -444], 4, trim) +
      stitches([40, -482], [0, -444], 4, trim) +
      sheet(
        'M-68 -312Q0 -296 68 -312C120 -220 200 -110 244 -22C120 26 -120 26 -244 -22C-200 -110 -120 -220 -68 -312Z',
        colour,
      ) +
      panels +
      `<path d="M-244 -22C-120 26 120 26 244 -22L228 -56C110 -14 -110 -14 -228 -56Z" fill="${trim}"/>` +
      stitches([-220, -36], [220, -36], 19, dark(colour, 0.2), 6) +
      `<path d="M-70 -316Q0 -300 70 -316L74 -296Q0 -280 -74 -296Z" fill="${trim}"/>`,
    w: 490,
    h: 505,
  }
}

const sherwani: Draw = ({ rng, colour }) => {
  const trim = mix(gold, colour, 0.1)
  let weave = ''
  for (let i = 0; i < 40; i++)
    weave += `<path d="M${round(-110 + ((i * 0.618) % 1) * 220)} ${round(-410 + (i / 40) * 390)}q7 -12 14 0q-7 12 -14 0" fill="${light(colour, 0.5)}" opacity="${round(0.25 + rng() * 0.3)}"/>`
  const sleeve = 'M-112 -450C-160 -424 -178 -300 -182 -170L-128 -164C-124 -250 -116 -320 -104 -352Z'
  return {
    svg:
      hanger +
      sheet(sleeve, colour) +
      `<g transform="scale(-1 1)">${sheet(sleeve, dark(colour, 0.12))}</g>` +
      sheet(
        'M-58 -480L58 -480L118 -448C110 -350 104 -260 120 -150L134 -8C60 8 -60 8 -134 -8L-120 -150C-104 -260 -110 -350 -118 -448Z',
        colour,
      ) +
      weave +
      sheet('M-46 -500Q0 -486 46 -500L50 -462Q0 -446 -50 -462Z', dark(colour, 0.15)) +
      stitches([-40, -480], [40, -480], 8, trim, 4) +
      line('M0 -456L0 -6', dark(colour, 0.5), 3, 0.6) +
      stitches([0, -436], [0, -220], 8, trim, 7) +
      stitches([-176, -182], [-132, -178], 5, trim, 5) +
      stitches([176, -182], [132, -178], 5, trim, 5) +
      line('M46 -380l38 -6', trim, 6),
    w: 380,
    h: 550,
  }
}

/** A scarf over a rod, in soft folds. */
const shawl: Draw = ({ rng, colour }) => {
  const trim = mix(colour, rng() > 0.4 ? '#ffffff' : gold, 0.6)
  const layer = (tone: string, foot: number) => {
    let svg = sheet(
      `M-140 -470C-60 -462 60 -478 140 -470C152 -330 138 -200 150 ${foot}C110 ${foot + 16} 80 ${foot - 12} 40 ${foot + 4}C0 ${foot + 18} -40 ${foot - 10} -80 ${foot + 6}C-110 ${foot + 14} -130 ${foot + 2} -150 ${foot}C-138 -200 -152 -330 -140 -470Z`,
      tone,
    )
    for (let i = 0; i < 6; i++)
      svg += line(
        `M${-112 + i * 44} -462C${-122 + i * 46} -330 ${-100 + i * 42} -200 ${-114 + i * 46} ${foot - 10}`,
        i % 2 ? light(tone, 0.55) : dark(tone, 0.4),
        13,
        0.2,
      )
    for (let i = 0; i < 19; i++) svg += line(`M${-142 + i * 16} ${foot}l${round(-3 + rng() * 6)} 26`, tone, 5)
    return svg
  }
  return {
    svg:
      line('M0 -486C0 -520 22 -520 22 -538C22 -556 -8 -556 -10 -538', '#8a8f96', 7) +
      moved(layer(dark(colour, 0.22), -30), 26, 0) +
      cord('M-190 -482L190 -482', '#b98a57', 20) +
      layer(colour, -110) +
      stitches([-138, -136], [138, -136], 16, trim, 6) +
      stitches([-138, -160], [138, -160], 12, gold, 4) +
      print(rng, 20, -116, -420, 230, 240, trim),
    w: 400,
    h: 560,
  }
}

/** A long plain robe, open at the throat. */
const abaya: Draw = ({ colour }) => {
  const arm = 'M-84 -474C-140 -440 -186 -300 -200 -170L-118 -150C-112 -230 -104 -300 -92 -340Z'
  return {
    svg:
      hanger +
      sheet(arm, colour) +
      `<g transform="scale(-1 1)">${sheet(arm, dark(colour, 0.12))}</g>` +
      sheet(
        'M-56 -482L56 -482L96 -452C100 -300 130 -140 160 -12C80 10 -80 10 -160 -12C-130 -140 -100 -300 -96 -452Z',
        colour,
      ) +
      line(
        'M-60 -380C-70 -240 -90 -120 -104 -10M60 -380C70 -240 90 -120 104 -10',
        light(colour, 0.5),
        9,
        0.16,
      ) +
      `<path d="M-36 -482L0 -400L36 -482Z" fill="${dark(colour, 0.5)}"/>` +
      line('M-38 -482L0 -398L38 -482M0 -398L0 -6', gold, 6, 0.9) +
      line('M-196 -184L-122 -166M196 -184L122 -166', gold, 7, 0.9),
    w: 410,
    h: 550,
  }
}

/** The short form of a sherwani. */
const coat: Draw = ink => {
  const { svg } = sherwani(ink)
  return { svg: `<g transform="scale(1.06 .76)">${svg}</g>`, w: 400, h: 420 }
}

/** A stack of folded cloth. */
const folded: Draw = ({ rng, colour }) => {
  let svg = ''
  const tones = [dark(colour, 0.12), light(colour, 0.35), colour]
  tones.forEach((tone, i) => {
    const y = -i * 76
    const w = 210 - i * 8
    svg += sheet(
      `M${-w} ${y - 6}C${-w - 16} ${y - 40} ${-w - 10} ${y - 76} ${-w + 14} ${y - 78}L${w - 30} ${y - 82}C${w + 10} ${y - 78} ${w + 10} ${y - 10} ${w - 30} ${y - 4}Z`,
      tone,
    )
    svg +=
      line(`M${-w + 20} ${y - 42}L${w - 24} ${y - 44}`, dark(tone, 0.35), 4, 0.35) +
      line(`M${-w + 16} ${y - 24}L${w - 24} ${y - 25}`, dark(tone, 0.3), 3, 0.22)
  })
  svg +=
    sheet(
      'M-196 -228C-180 -262 -120 -290 -60 -292L150 -296C190 -292 196 -250 176 -236Z',
      light(colour, 0.15),
    ) + print(rng, 12, -140, -284, 300, 44, mix(colour, '#ffffff', 0.7))
  return { svg: svg + line('M-150 -246L160 -254', '#ffffff', 5, 0.35), w: 450, h: 300 }
}

const turban: Draw = ({ colour }) => {
  let wraps = ''
  for (let i = 0; i < 6; i++)
    wraps += cord(
      `M${-176 + i * 8} ${-70 - i * 30}C-90 ${-10 - i * 34} 90 ${-40 - i * 36} ${178 - i * 10} ${-110 - i * 24}`,
      mix(colour, i % 2 ? '#ffffff' : '#301010', 0.12),
      46,
    )
  return {
    svg:
      sheet('M130 -120C190 -90 210 -40 200 10L150 4C150 -40 130 -80 110 -100Z', dark(colour, 0.15)) +
      ball(0, -150, 180, 130, dark(colour, 0.2)) +
      wraps +
      clay('M-20 -256C-50 -330 -10 -390 40 -410C60 -350 44 -290 10 -250Z', light(colour, 0.2)) +
      ball(-4, -214, 30, 34, gold) +
      ball(-4, -214, 15, 18, '#b3263a') +
      stitches([-40, -196], [30, -170], 5, gold, 6),
    w: 410,
    h: 410,
  }
}

const romper: Draw = ({ rng, colour }) => ({
  svg:
    sheet(
      'M-64 -400C-34 -376 34 -376 64 -400L150 -364L190 -270L130 -244L112 -290L116 -180C150 -120 160 -60 156 -6L52 -2L20 -96L-20 -96L-52 -2L-156 -6C-160 -60 -150 -120 -116 -180L-112 -290L-130 -244L-190 -270L-150 -364Z',
      colour,
    ) +
    print(rng, 22, -100, -320, 200, 210, '#ffffff') +
    `<path d="M-46 -392C-20 -346 20 -346 46 -392C20 -376 -20 -376 -46 -392Z" fill="${dark(colour, 0.35)}"/>` +
    line('M-186 -272l54 26M186 -272l-54 26M-154 -20l100 4M154 -20l-100 4', '#ffffff', 9, 0.8) +
    stitches([0, -350], [0, -230], 4, '#ffffff', 8) +
    gloss(-60, -330, 24, 50, 0.25),
  w: 400,
  h: 405,
})

/** Drawn clothes by the word used in recipes. */
export const fabricShapes: Record<string, Draw> = {
  ...{ kameez, gown, lehnga, sherwani, shawl, folded, turban, romper },
  ...{ abaya, coat },
}
