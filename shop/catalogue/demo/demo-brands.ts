import type { DemoBrand } from './demo-types.ts'

/** The demo brands: all invented, each with the colour of its packs. */
export const demoBrands: DemoBrand[] = [
  { brandId: 1, brandName: 'Bagh-e-Noor', colour: '#2f7d4f' },
  { brandId: 2, brandName: 'Chenab Mills', colour: '#b5762a' },
  { brandId: 3, brandName: 'Darya Dairy', colour: '#2f74b5' },
  { brandId: 4, brandName: 'Masala Mahal', colour: '#b3322b' },
  { brandId: 5, brandName: 'Sunehri Oils', colour: '#d99a1c' },
  { brandId: 6, brandName: 'Zafran Kitchen', colour: '#c8631b' },
  { brandId: 7, brandName: 'Kohsaar Tea', colour: '#3d5a45' },
  { brandId: 8, brandName: 'Tawa & Tandoor', colour: '#8a4b2a' },
  { brandId: 9, brandName: 'Thandi Gali', colour: '#2a8fa8' },
  { brandId: 10, brandName: 'Qasr Dates', colour: '#6b3f2a' },
  { brandId: 11, brandName: 'Sharbat Ghar', colour: '#c2335f' },
  { brandId: 12, brandName: 'Gulnaar', colour: '#a83a6b' },
  { brandId: 13, brandName: 'Shehnai House', colour: '#8c1f3a' },
  { brandId: 14, brandName: 'Nanha Moti', colour: '#5a9fc9' },
  { brandId: 15, brandName: 'Ammi & Munna', colour: '#c9789a' },
  { brandId: 16, brandName: 'Sehatline', colour: '#1f7a7a' },
  { brandId: 17, brandName: 'SaansWell', colour: '#3a6fb0' },
  { brandId: 18, brandName: 'Chalo Mobility', colour: '#2f4a6b' },
  { brandId: 19, brandName: 'Meethacheck', colour: '#5b4b9a' },
  { brandId: 20, brandName: 'Qasai Street', colour: '#8f2a24' },
  { brandId: 21, brandName: 'Meethi Gali', colour: '#c94f7c' },
  { brandId: 22, brandName: 'Saaf Ghar', colour: '#3a8f5f' },
]
