/** Words for the products of a generated catalogue; those at the front are taken far more often than those at the end. */
export const brands = words(`
  Al-Noor Shan National Dawn Sufi Tapal Rafhan Mehran Dalda Olpers Nurpur Engro Saffron Zaiqa Karachi Bazaar Punjab Indus
  Green-Valley Golden-Harvest Royal Crescent Orchard Oasis Desert-Rose Mountain Riverbank Sunrise Moonlight Homestead`)

export const adjectives = words(`
  Halal Fresh Organic Premium Classic Spicy Smoked Whole Boneless Tender Sweet Roasted Golden Crispy Frozen Dried Ground
  Sliced Marinated Traditional Family Mild Aged Salted Stuffed Steamed Raw Grilled Baked Creamy Tangy Crunchy Silky Soft
  Woven Embroidered Printed Quilted Folding Portable Digital Padded Rechargeable Adjustable Insulated Handmade`)

export const nouns = words(`
  Chicken Rice Beef Goat Biryani Masala Lamb Dates Flour Tea Veal Lentils Oil Honey Chickpeas Kebab Nihari Karahi Yogurt
  Milk Butter Cheese Paratha Naan Samosa Haleem Korma Tikka Keema Turmeric Coriander Cumin Cardamom Cinnamon Pepper Salt
  Sugar Mango Guava Pomegranate Orange Lemon Banana Apple Onion Garlic Ginger Tomato Potato Okra Spinach Almonds Walnuts
  Pistachios Raisins Figs Sherbet Juice Water Coffee Biscuits Rusk Cake Halwa Barfi Pickle Chutney Ketchup Vinegar Noodles
  Shawl Kurta Scarf Sandals Prayer-Mat Blanket Cushion Lantern Kettle Thermometer Monitor Nebuliser Stroller Blender`)

export const cuts = words(`
  Breast Leg Thigh Wings Shoulder Chops Mince Cubes Ribs Shank Fillet Strips Steak Roast Liver Bones Pack Box Jar Bottle
  Pouch Tin Tray Basket Bundle Set Refill Sampler Assortment Selection`)

export const sizes = [
  '500 g',
  '1 kg',
  '2 lb',
  '1.5 lb',
  '250 g',
  '6 pieces',
  '12 pieces',
  '1 litre',
  '5 kg',
  '100 g',
]

/** Three of these make a name that few products have. */
export const syllables = words(`
  za ri mo ka lu fen dar shi ba no vel tha qui ser pan ja mir sol te gul har ne rik la bo zen far us di wa hem pra yo
  kash nil tor am bel sha ru`)

export const phrases = [
  'Cut to order on the morning of delivery and chilled at once.',
  'Packed by hand in small batches by the same family for three generations.',
  'Good for a table of four, and better the next day.',
  'Stone ground, sieved twice, with nothing added and nothing taken away.',
  'Keeps for a year in a cool and dry place, a week once opened.',
  'Slow cooked over charcoal until it falls from the spoon.',
  'Washed, sorted and weighed before it is sealed.',
  'A favourite of weddings, picnics and long drives.',
  'Made for daily use: easy to clean, hard to break.',
  'Picked ripe, never early, and brought to the city overnight.',
]

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
