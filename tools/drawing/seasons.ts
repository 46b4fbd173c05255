/** A month and what is in season in Karachi then: the displayed word and the recipe word that draws it. */
export type Season = { month: string; goods: [word: string, thing: string][]; tint: string }

/** The year of the calendar picture; a page with the picture repeats these words as text. */
export const seasons: Season[] = [
  {
    month: 'January',
    goods: [
      ['Kinnow oranges', '🍊'],
      ['Carrots', '🥕'],
      ['Spinach', '🥬'],
    ],
    tint: '#c6dbe2',
  },
  {
    month: 'February',
    goods: [
      ['Strawberries', '🍓'],
      ['Green peas', '🫛'],
      ['Cauliflower', 'cauliflower'],
    ],
    tint: '#d6cfe2',
  },
  {
    month: 'March',
    goods: [
      ['Potatoes', '🥔'],
      ['Tomatoes', '🍅'],
      ['Fresh herbs', '🌿'],
    ],
    tint: '#cfdfb8',
  },
  {
    month: 'April',
    goods: [
      ['Melons', '🍈'],
      ['Cucumbers', '🥒'],
      ['Garlic', '🧄'],
    ],
    tint: '#c3dcc0',
  },
  {
    month: 'May',
    goods: [
      ['Watermelons', '🍉'],
      ['Cherries', '🍒'],
      ['Lemons', '🍋'],
    ],
    tint: '#f0c9b8',
  },
  {
    month: 'June',
    goods: [
      ['Mangoes', '🥭'],
      ['Peaches', '🍑'],
      ['Aubergines', '🍆'],
    ],
    tint: '#f3d08a',
  },
  {
    month: 'July',
    goods: [
      ['Mangoes', '🥭'],
      ['Grapes', '🍇'],
      ['Sweetcorn', '🌽'],
    ],
    tint: '#f0c674',
  },
  {
    month: 'August',
    goods: [
      ['Grapes', '🍇'],
      ['Pears', '🍐'],
      ['Green peppers', '🫑'],
    ],
    tint: '#c9dca6',
  },
  {
    month: 'September',
    goods: [
      ['Dates', 'dates'],
      ['Apples', '🍎'],
      ['Chillies', '🌶️'],
    ],
    tint: '#e6c9a0',
  },
  {
    month: 'October',
    goods: [
      ['Pomegranates', 'pomegranate'],
      ['Green apples', '🍏'],
      ['Sweet potatoes', '🍠'],
    ],
    tint: '#e8bfae',
  },
  {
    month: 'November',
    goods: [
      ['Bananas', '🍌'],
      ['Peanuts', '🥜'],
      ['Mustard greens', '🥬'],
    ],
    tint: '#e9d6a8',
  },
  {
    month: 'December',
    goods: [
      ['Kinnow oranges', '🍊'],
      ['Broccoli', '🥦'],
      ['Chestnuts', '🌰'],
    ],
    tint: '#c3d6de',
  },
]
