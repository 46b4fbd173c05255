import { pack, type Scene, words } from './scene-kit.ts'
import { awning, mark } from './scene-parts.ts'

/** The preview picture of links to the shop: sign, name and products. */
export const shareScene: Scene = {
  size: [1200, 630],
  tint: '#ecd6aa',
  layers: [
    awning(-20, -14, 1240, 128, 14, '#1c5b43'),
    mark(124, 338, 128, '#12382a') + words('Souk', 206, 390, 164, '#12382a', 'start'),
    `<path d="M72 462H520" stroke="#f2a81d" stroke-width="10" stroke-linecap="round"/>`,
    [pack('bag', 'Basmati', 'Chenab', '#1f6a5a'), 1070, 470, 240],
    ['gown#a83a5b', 740, 500, 290],
    [pack('jar', 'Honey', 'Sidr', '#b8741a', '#e0a02a'), 850, 500, 180],
    ['leg#b5383a', 1000, 520, 130],
    ['basket 🥭🍇🍅🍊🥬 | 🌿', 870, 606, 340],
    ['🍞', 1060, 592, 120],
    [pack('tetra', 'Milk', 'Dera Dairy', '#2f6f9a'), 1150, 598, 150],
    ['👜', 690, 598, 112],
    ['🍋', 1004, 606, 60],
  ],
}
