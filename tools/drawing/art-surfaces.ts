import { ball, chance, dark, type Ink, light, line, mix, round, sheet } from './art-ink.ts'

/**
 * The surface or container of things: its parts behind and before them, the y of their feet, and if they are piled inside.
 */
export type Surface = { back: string; front: string; foot: number; inside: boolean; width: number }

const flat = (back: string, foot = 628, width = 540): Surface => ({
  back,
  front: '',
  foot,
  inside: false,
  width,
})
const shadow = (y: number, rx: number, ry: number) =>
  `<ellipse cx="408" cy="${y}" rx="${rx}" ry="${ry}" fill="#2b1408" opacity=".3" filter="url(#soft16)"/>`

/** A low round plinth in the tint of the tile. */
function plinth(tint: string): Surface {
  const top = light(tint, 0.5)
  return flat(
    `${shadow(690, 300, 54)}${sheet('M104 628L104 656C104 756 696 756 696 656L696 628Z', mix(tint, '#8a6a4a', 0.2))}<ellipse cx="400" cy="628" rx="296" ry="74" fill="${top}"/><ellipse cx="380" cy="622" rx="240" ry="54" fill="#fff" opacity=".35" filter="url(#soft16)"/>`,
    640,
  )
}

function board(rng: () => number): Surface {
  const wood = ['#c98f56', '#b97d48', '#d3a069'][Math.floor(rng() * 3)] ?? '#c98f56'
  let grain = ''
  for (let i = 0; i < 9; i++) {
    const y = 536 + i * 17
    grain += line(
      `M${round(150 - i * 6 + rng() * 40)} ${y}c120 ${round(-8 + rng() * 16)} 300 ${round(-8 + rng() * 16)} ${round(440 + rng() * 60)} 0`,
      dark(wood, 0.35),
      2.5,
      0.28,
    )
  }
  const top =
    'M196 520L604 520C630 520 640 530 648 546L712 668C724 694 712 704 690 704L110 704C88 704 76 694 88 668L152 546C160 530 170 520 196 520Z'
  return flat(
    `${shadow(722, 320, 36)}<path d="${top}" transform="translate(0 26)" fill="${dark(wood, 0.42)}"/>${sheet(top, wood)}${grain}<ellipse cx="640" cy="664" rx="20" ry="9" fill="${dark(wood, 0.5)}" opacity=".6"/>`,
    646,
  )
}

function slate(rng: () => number): Surface {
  const stone = rng() > 0.5 ? '#4a5058' : '#53504e'
  const top = 'M178 536L628 524L722 660L688 708L96 702L82 664Z'
  return flat(
    `${shadow(720, 320, 34)}<path d="${top}" transform="translate(0 20)" fill="${dark(stone, 0.5)}" stroke="${dark(stone, 0.5)}" stroke-width="14" stroke-linejoin="round"/><path d="${top}" fill="${stone}" stroke="${stone}" stroke-width="14" stroke-linejoin="round"/>${line('M190 552L616 541M120 690L676 696M260 600l160 -10', light(stone, 0.4), 3, 0.3)}<ellipse cx="300" cy="590" rx="170" ry="34" fill="#fff" opacity=".12" filter="url(#soft16)"/>`,
    642,
  )
}

function paper(rng: () => number): Surface {
  const kraft = rng() > 0.5 ? '#d9b98c' : '#efe2c8'
  return flat(
    `${shadow(706, 310, 36)}<path d="M150 548L420 520L664 540L724 676L470 716L200 706L74 672Z" fill="${kraft}"/><path d="M150 548L420 520L400 716L200 706L74 672Z" fill="#fff" opacity=".16"/><path d="M664 540L724 676L470 716L540 610Z" fill="#5b3a1c" opacity=".12"/>${line('M96 668L300 620L420 524M300 620L330 708', '#8a6437', 2.5, 0.3)}`,
    640,
  )
}

function tray(): Surface {
  const outer =
    'M176 540L624 540C650 540 660 548 668 566L722 680C730 706 716 716 694 716L106 716C84 716 70 706 78 680L132 566C140 548 150 540 176 540Z'
  const inner = 'M196 560L604 560L668 690L132 690Z'
  return {
    ...flat(
      `${shadow(728, 320, 32)}<path d="${outer}" transform="translate(0 22)" fill="#c9ccc9"/>${sheet(outer, '#f4f5f1')}<path d="${inner}" fill="#dcdeda" stroke="#dcdeda" stroke-width="24" stroke-linejoin="round"/><path d="M214 574L586 574L640 680L160 680Z" fill="#e8b9b0" opacity=".55"/>`,
      664,
      500,
    ),
    front:
      '<path d="M150 690L300 470L350 470L210 704Z" fill="#fff" opacity=".2"/><path d="M560 704L640 560L660 580L600 706Z" fill="#fff" opacity=".14"/>',
  }
}

function plate(rng: () => number): Surface {
  const rim = ['#3f7f8c', '#c07a3a', '#4d7a4e', '#8a4a5c', '#4a5f94'][Math.floor(rng() * 5)] ?? '#3f7f8c'
  return flat(
    `${shadow(704, 300, 44)}<ellipse cx="400" cy="650" rx="322" ry="92" fill="#cfc8ba"/><ellipse cx="400" cy="634" rx="322" ry="92" fill="#fbf8f0"/><ellipse cx="400" cy="634" rx="308" ry="85" fill="none" stroke="${rim}" stroke-width="7" opacity=".8"/><ellipse cx="400" cy="640" rx="222" ry="56" fill="#ece6d9"/><ellipse cx="400" cy="645" rx="216" ry="50" fill="#fdfbf5"/><ellipse cx="230" cy="600" rx="80" ry="14" fill="#fff" filter="url(#soft4)"/>`,
    656,
    480,
  )
}

/** A metal thaal. */
function dish(rng: () => number): Surface {
  const metal = rng() > 0.5 ? '#cf9a58' : '#c3c7c6'
  return flat(
    `${shadow(704, 310, 44)}<ellipse cx="400" cy="654" rx="318" ry="90" fill="${dark(metal, 0.45)}"/>${ball(400, 636, 318, 90, metal)}<ellipse cx="400" cy="638" rx="284" ry="74" fill="${dark(metal, 0.22)}"/><ellipse cx="400" cy="645" rx="278" ry="68" fill="${light(metal, 0.22)}"/><ellipse cx="400" cy="645" rx="200" ry="46" fill="none" stroke="${dark(metal, 0.3)}" stroke-width="3" stroke-dasharray="3 13" stroke-linecap="round" opacity=".7"/>`,
    652,
    480,
  )
}

function stand(): Surface {
  return flat(
    `${shadow(722, 170, 30)}${sheet('M370 580L430 580L440 690L500 716L300 716L360 690Z', '#e9d4c6')}<ellipse cx="400" cy="716" rx="120" ry="24" fill="#dcc3b4"/><ellipse cx="400" cy="592" rx="290" ry="60" fill="#d8bfae"/><ellipse cx="400" cy="576" rx="290" ry="60" fill="#fbf1e8"/><ellipse cx="400" cy="576" rx="270" ry="52" fill="none" stroke="#e2b7a8" stroke-width="5"/>`,
    586,
    460,
  )
}

const inside = (back: string, front: string, foot = 560): Surface => ({
  back,
  front,
  foot,
  inside: true,
  width: 430,
})

function bowl(rng: () => number): Surface {
  const glaze =
    ['#3d7d8f', '#e9e0cf', '#c9773f', '#6d8f5a', '#d9c4a0', '#9a5368'][Math.floor(rng() * 6)] ?? '#3d7d8f'
  return inside(
    `${shadow(714, 240, 36)}<ellipse cx="400" cy="490" rx="282" ry="68" fill="${dark(glaze, 0.5)}"/>`,
    `${sheet('M118 490C130 640 250 716 330 718L470 718C550 716 670 640 682 490C660 582 140 582 118 490Z', glaze)}${line('M119 492C142 580 658 580 681 492', light(glaze, 0.5), 9, 0.9)}${line('M150 570C230 650 570 650 650 570', light(glaze, 0.5), 4, 0.4)}<ellipse cx="210" cy="610" rx="26" ry="70" fill="#fff" opacity=".35" filter="url(#soft4)" transform="rotate(-28 210 610)"/>`,
  )
}

function wok(): Surface {
  return inside(
    `${shadow(712, 250, 34)}${line('M120 500C60 470 60 540 130 540M680 500C740 470 740 540 670 540', '#2c2a2c', 20)}<ellipse cx="400" cy="500" rx="290" ry="72" fill="#1f1d1f"/><ellipse cx="400" cy="512" rx="262" ry="56" fill="#a8441f"/>`,
    `${sheet('M110 500C130 640 250 716 330 716L470 716C550 716 670 640 690 500C666 596 134 596 110 500Z', '#4b474a')}${line('M111 502C138 594 662 594 689 502', '#8b868a', 8, 0.9)}`,
    584,
  )
}

function basket(rng: () => number): Surface {
  const reed = rng() > 0.5 ? '#c4925a' : '#b07f4d'
  let weave = ''
  for (let row = 0; row < 6; row++) {
    for (let i = 0; i < 15; i++) {
      const share = row / 5
      const half = 272 - share * 46
      const x = 400 + ((i + (row % 2) * 0.5) / 14.5 - 0.5) * 2 * half
      const sag = 40 * (1 - ((x - 400) / half) ** 2)
      if (Math.abs(x - 400) < half - 6)
        weave += `<ellipse cx="${round(x)}" cy="${round(530 + row * 29 + sag * (1 - share * 0.5))}" rx="24" ry="13" fill="${row % 2 ? light(reed, 0.2) : reed}" stroke="${dark(reed, 0.5)}" stroke-opacity=".4" stroke-width="3"/>`
    }
  }
  return inside(
    `${shadow(716, 260, 32)}<ellipse cx="400" cy="500" rx="288" ry="64" fill="${dark(reed, 0.6)}"/>`,
    `${sheet('M112 500C120 600 150 690 180 704C280 732 520 732 620 704C650 690 680 600 688 500C660 584 140 584 112 500Z', dark(reed, 0.3))}${weave}${line('M112 502C140 586 660 586 688 502', dark(reed, 0.25), 28)}${line('M112 499C140 582 660 582 688 499', light(reed, 0.25), 15)}`,
  )
}

function crate(rng: () => number, colour?: string): Surface {
  const card = colour ?? (rng() > 0.5 ? '#d6ab74' : '#e4cfa8')
  return inside(
    `${shadow(714, 290, 32)}<path d="M150 470L650 470L690 540L110 540Z" fill="${dark(card, 0.5)}"/><path d="M150 470L650 470L650 440L150 440Z" fill="${dark(card, 0.18)}"/>`,
    `${sheet('M104 540L696 540L668 716L132 716Z', card)}<path d="M104 540L696 540L692 566L108 566Z" fill="${light(card, 0.4)}"/><path d="M340 618h120a14 14 0 0 1 0 28h-120a14 14 0 0 1 0 -28Z" fill="${dark(card, 0.45)}" opacity=".55"/>`,
    574,
  )
}

function sack(rng: () => number): Surface {
  const jute = rng() > 0.5 ? '#cfae7c' : '#c2a072'
  let threads = ''
  for (let i = 0; i < 14; i++)
    threads += line(
      `M${150 + i * 38} 540C${146 + i * 38} 610 ${156 + i * 37} 670 ${166 + i * 36} 716`,
      dark(jute, 0.4),
      3,
      0.2,
    )
  for (let i = 0; i < 6; i++)
    threads += line(
      `M140 ${566 + i * 26}C260 ${590 + i * 26} 540 ${590 + i * 26} 660 ${566 + i * 26}`,
      dark(jute, 0.4),
      3,
      0.2,
    )
  return inside(
    `${shadow(724, 260, 32)}<ellipse cx="400" cy="496" rx="272" ry="70" fill="${dark(jute, 0.5)}"/>`,
    `${sheet('M126 500C120 600 130 700 170 722C280 740 520 740 630 722C670 700 680 600 674 500C640 590 160 590 126 500Z', jute)}${threads}${line('M130 504C166 588 634 588 670 504', dark(jute, 0.2), 40)}${line('M130 498C166 580 634 580 670 498', light(jute, 0.25), 26)}`,
  )
}

function nest(): Surface {
  const rng = chance('nest')
  const straw = (from: number, to: number) => {
    let svg = ''
    for (let i = 0; i < 90; i++) {
      const x = 130 + rng() * 500
      const y = from + rng() * (to - from) + 30 * (1 - ((x - 400) / 290) ** 2)
      svg += line(
        `M${round(x - 50)} ${round(y)}q60 ${round(-30 + rng() * 50)} ${round(110 + rng() * 20)} ${round(-14 + rng() * 28)}`,
        mix('#d8b15a', '#8a5f22', rng() * 0.8),
        6,
      )
    }
    return svg
  }
  return inside(`${shadow(700, 290, 40)}${straw(480, 560)}`, straw(560, 660))
}

/** A green hill; only for animals. */
function meadow(): Surface {
  return flat(
    '<path d="M0 560C160 500 300 520 430 540C580 560 700 520 800 540L800 800L0 800Z" fill="#a9c77f"/><path d="M0 620C200 560 420 640 800 590L800 800L0 800Z" fill="#8fb566"/><path d="M0 712C240 660 520 730 800 690L800 800L0 800Z" fill="#7aa556"/>',
    690,
    640,
  )
}

/** Returns the surface that a recipe's first word names; a plinth for any other word. */
export function surfaceOf(word: string, tint: string, ink: Ink): Surface {
  const made: Record<string, () => Surface> = {
    board: () => board(ink.rng),
    slate: () => slate(ink.rng),
    paper: () => paper(ink.rng),
    tray,
    plate: () => plate(ink.rng),
    dish: () => dish(ink.rng),
    stand,
    bowl: () => bowl(ink.rng),
    wok,
    basket: () => basket(ink.rng),
    crate: () => crate(ink.rng),
    punnet: () => crate(ink.rng, '#7fb08a'),
    sack: () => sack(ink.rng),
    nest,
    meadow,
  }
  return (made[word] ?? (() => plinth(tint)))()
}
