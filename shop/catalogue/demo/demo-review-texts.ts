/** The review texts for one kind of product; a review is an opening and a remark, or one complaint. */
export type ReviewTexts = {
  /** Title and first sentence of a good review (4 or 5 stars). */
  openings: [string, string][]
  remarks: string[]
  /** Rating, title and message of a lukewarm or bad review. */
  complaints: [1 | 2 | 3, string, string][]
}

const meat: ReviewTexts = {
  openings: [
    ['As fresh as it gets', 'No smell at all when I opened the pack, which tells you everything.'],
    ['Butcher knows his work', 'Cut exactly as I wrote in the note, no splinters of bone.'],
    ['Better than the market', 'I stopped walking to the meat market after the second order.'],
    ['Tender', 'Cooked for Friday lunch and even my father, who complains about everything, took more.'],
    ['Clean and dry', 'It came washed, dried and without the water that others sell by weight.'],
    ['Right weight', 'I put it on my own scale and it was a little over, not under.'],
    ['Our regular order', 'We have had this every week since summer and it has not let us down.'],
    ['Very good', 'Colour and texture were what I hope for and seldom find.'],
    ['Guests asked where from', 'Made it for a dawat of twelve and three people wanted the address.'],
    ['Cold to the touch', 'The rider had it in an ice box and the pack was properly cold.'],
    ['Honest cut', 'Hardly any waste to trim, so the price is fair in the end.'],
    ['Taste of home', 'The flavour took me back to my grandmother’s kitchen in Gujrat.'],
  ],
  remarks: [
    'Will order a bigger tray for Eid.',
    'The halal certificate in the box was a nice touch.',
    'Delivery was twenty minutes early.',
    'I froze half of it and it was just as good ten days later.',
    'Try it with fresh ginger and a slow flame.',
    'My usual butcher will have to try harder.',
    'The vacuum pack saves a lot of room in the freezer.',
    'They rang to ask how I wanted it cut, which I did not expect.',
    'Needed less time on the stove than I had planned.',
    'Please never change your supplier.',
    'Worth the few rupees more.',
  ],
  complaints: [
    [3, 'Good, but late', 'The meat was fine. It reached us an hour after the slot and lunch became tea.'],
    [3, 'A bit too much fat', 'Taste was good, though I had to trim more than I like at this price.'],
    [2, 'Cut too large', 'I asked for small pieces and had to finish the job with my own knife.'],
    [3, 'Fine for everyday', 'Nothing wrong with it. I have had a better batch from you in spring.'],
  ],
}

const dish: ReviewTexts = {
  openings: [
    ['Tastes like a wedding', 'The aroma when the lid came off made the children run to the table.'],
    ['Proper portion', 'One order fed my husband and me, with a little left for breakfast.'],
    ['Just enough spice', 'My mother in law has a weak stomach and still asked for seconds.'],
    ['Hot at the door', 'It was steaming after a ride of half an hour through the rain.'],
    ['Best in the area', 'I have tried five places around here and this is where I stopped.'],
    ['Not greasy', 'You can taste good oil, and there is not a pool of it on top.'],
    ['Saved my evening', 'Unexpected guests, and nobody believed I had not cooked it.'],
    ['Real cooking', 'The onions were browned slowly and you notice it in every bite.'],
    ['Lovely', 'Balanced, generous and nicely packed.'],
  ],
  remarks: [
    'The chutney alone is a reason to order again.',
    'Naan was soft even when cold.',
    'Ask for extra lemon, it makes a difference.',
    'Packing did not leak, which is rare.',
    'We now have it every second Thursday.',
    'A little more salt would suit me, but that is taste.',
    'Warmed up well the next day.',
    'The price is lower than eating out for two.',
  ],
  complaints: [
    [3, 'Tasty but small', 'Flavour was right. For a hungry man one portion is not enough.'],
    [2, 'Too hot for us', 'The children could not eat it. Please mark how strong it is.'],
    [3, 'Good, not great', 'Last month it was excellent, this time the cook was in a hurry.'],
  ],
}

const pantry: ReviewTexts = {
  openings: [
    ['Smells as it should', 'Opened the pack and the whole kitchen knew about it.'],
    ['No stones, no dust', 'I clean everything twice out of habit and found nothing.'],
    ['Quality is steady', 'Third time I buy this and it is the same every time.'],
    ['Good value', 'I compared by weight with two supermarkets and this came out cheaper.'],
    ['Fresh stock', 'The date on the pack was only three weeks old.'],
    ['A staple now', 'This has its own place on our shelf.'],
    ['Well packed', 'Arrived sealed inside a second bag, not a crumb lost.'],
    ['Does what it says', 'Cooked as described and tasted clean.'],
    ['My mother approves', 'She has bought loose goods all her life and has now changed her mind.'],
    ['Pleasant surprise', 'Took it to fill up the order for free delivery, now I buy it on purpose.'],
  ],
  remarks: [
    'The zip really closes.',
    'You need less than of other brands.',
    'Keep it in a tin away from the stove.',
    'Bought two more for my sister.',
    'Would like a five pound size as well.',
    'Label is easy to read, even for me.',
    'It came with the evening rider the same day.',
    'Worked well in my Ramzan cooking.',
    'The sale price made me try it, the taste made me stay.',
  ],
  complaints: [
    [3, 'Pack was dented', 'Contents were fine, the corner of the pack was not. They offered to change it.'],
    [3, 'Average', 'It is all right. I will try another one next time to compare.'],
    [2, 'Not for me', 'Milder than I expected from the description.'],
  ],
}

const fresh: ReviewTexts = {
  openings: [
    ['Picked well', 'Not one bad piece in the whole order.'],
    ['Lasted all week', 'Still crisp on day six in the fridge.'],
    ['Like from the village', 'Tastes as it did when my uncle brought it in a crate.'],
    ['Early and fresh', 'Came before breakfast, still cool from the night.'],
    ['Children love it', 'Gone by the evening, and I had planned it for three days.'],
    ['Someone chose with care', 'All about the same size and nicely ripe.'],
    ['Full of flavour', 'You can tell that it did not sit in a cold store for a month.'],
    ['Soft and fresh', 'I pressed it, smelt it and was happy.'],
  ],
  remarks: [
    'Packed in paper instead of plastic, thank you.',
    'Heavier items were at the bottom, as it should be.',
    'Cheaper than the cart at my corner.',
    'I add it to every order now.',
    'Best eaten within two days.',
    'The rider even took back the empty crate.',
    'Half a kilo more next time.',
  ],
  complaints: [
    [
      3,
      'One was bruised',
      'A single bruised piece, the rest was lovely. They gave me credit without a word.',
    ],
    [3, 'Not quite ripe', 'Needed two days on the window sill. After that it was good.'],
  ],
}

const fashion: ReviewTexts = {
  openings: [
    ['Colour as in the picture', 'I was afraid of the shade, and it is exactly what I saw.'],
    ['Beautiful work', 'The stitching is clean on the inside too.'],
    ['Fits well', 'I am between two sizes and took the larger one, which was right.'],
    ['Compliments all evening', 'Wore it to my cousin’s engagement and felt well dressed.'],
    ['Soft cloth', 'It hangs nicely and does not scratch.'],
    ['Better than the boutique', 'The same quality costs double on the main boulevard.'],
    ['A gift that worked', 'Sent it to my sister in Multan and she rang at once.'],
  ],
  remarks: [
    'Washed it cold, nothing ran.',
    'The length is good for tall women.',
    'Came folded in tissue with a spare button.',
    'I ordered a second colour the same night.',
    'Take your usual size.',
    'Needs a light iron and then it is perfect.',
  ],
  complaints: [
    [3, 'Runs small', 'Lovely piece, but order one size up. Exchange took four days.'],
    [2, 'Shade is darker', 'On my screen it looked lighter. It is well made all the same.'],
  ],
}

const health: ReviewTexts = {
  openings: [
    ['Helps my father', 'He was against it for a week and now will not be without it.'],
    ['Easy to use', 'The sheet explains it in large letters and plain Urdu.'],
    ['Doctor agreed', 'I took it along to the clinic and the doctor said to keep it.'],
    ['Solid', 'It feels well made and does not wobble or slip.'],
    ['Good after my operation', 'The first weeks at home would have been harder without it.'],
    ['Comfortable', 'I forget that I have it on after ten minutes.'],
    ['Reliable', 'I compared it with the one at the hospital and the difference was nothing.'],
    ['Quick help', 'Ordered in the morning, in use by the afternoon.'],
  ],
  remarks: [
    'Measure yourself before you choose the size.',
    'The case it comes in is handy.',
    'Customer service rang back to see if we managed.',
    'Cleaning takes a minute.',
    'Same price as in the medicine market, without the journey.',
    'Keep the receipt, there is a year of warranty.',
    'We bought a second one for my aunt.',
  ],
  complaints: [
    [3, 'Takes getting used to', 'It does its job. The instructions could have better drawings.'],
    [2, 'Wrong size for me', 'My fault perhaps, but the size chart is hard to understand.'],
  ],
}

const baby: ReviewTexts = {
  openings: [
    ['Gentle on the skin', 'No red spots, and our daughter gets them from everything.'],
    ['He sleeps with it', 'Our boy does not let go of it any more.'],
    ['Soft and well sewn', 'I looked for loose threads, as one does, and found none.'],
    ['Good for nights', 'One thing less to worry about at three in the morning.'],
    ['Recommended by my sister', 'She has three children and she was right.'],
    ['Just what we needed', 'Arrived the day before we came home from hospital.'],
  ],
  remarks: [
    'Will buy the next size soon.',
    'Price is fair for what you get.',
    'Packing was clean and sealed.',
    'A good present for new parents.',
    'Has been through the machine ten times.',
    'My mother wants one for the cousin.',
  ],
  complaints: [[3, 'All right', 'Does the job. I would have liked a larger pack.']],
}

/** Review texts by the categories they suit. */
export const reviewTexts: { kinds: [number, number][]; texts: ReviewTexts }[] = [
  { kinds: [[1, 12]], texts: meat },
  {
    kinds: [
      [17, 17],
      [23, 25],
    ],
    texts: dish,
  },
  {
    kinds: [
      [16, 16],
      [18, 19],
      [26, 28],
      [35, 38],
      [47, 51],
      [66, 66],
    ],
    texts: pantry,
  },
  { kinds: [[39, 46]], texts: fresh },
  {
    kinds: [
      [29, 30],
      [32, 34],
    ],
    texts: fashion,
  },
  {
    kinds: [
      [52, 55],
      [59, 59],
    ],
    texts: baby,
  },
  {
    kinds: [
      [56, 58],
      [60, 65],
    ],
    texts: health,
  },
]
