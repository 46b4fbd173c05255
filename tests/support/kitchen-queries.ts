/**
 * Searches as the shoppers of the demo shop type them: transliterated, misspelt, with amounts, cuts, brands and codes. After the arrow are
 * names of products; one of them must be among the first five.
 */
const written = `
gosht → Mixed Goat Meat | Boneless Goat
ghosht → Mixed Goat Meat | Boneless Goat
mutton → Mixed Goat Meat | Mutton Pulao
mutton curry cut → Mixed Goat Meat | Goat Neck (Gardan)
bakre ka gosht → Mixed Goat Meat | Boneless Goat
bakra → Mixed Goat Meat | Boneless Goat
goat meat → Mixed Goat Meat
mutton leg → Goat Leg (Raan)
raan → Goat Leg (Raan)
bakre ki raan → Goat Leg (Raan)
mutton raan → Goat Leg (Raan)
dasti → Goat Shoulder (Dasti)
mutton shoulder → Goat Shoulder (Dasti)
mutton chops → Goat Chops (Chaanp)
chaamp → Goat Chops (Chaanp) | Lamb Chops | Veal Chops
champ → Goat Chops (Chaanp) | Lamb Chops | Veal Chops
goat chaamp → Goat Chops (Chaanp)
mutton ribs → Goat Ribs (Puth)
puth → Goat Ribs (Puth)
boneless mutton → Boneless Goat
mutton boneless → Boneless Goat
mutton keema → Goat Keema
mutton qeema → Goat Keema
bakre ka keema → Goat Keema
minced mutton → Goat Keema
mutton mince → Goat Keema
goat mince → Goat Keema
paya → Goat Paya | Beef Paya
paye → Goat Paya | Beef Paya
trotters → Goat Paya | Beef Paya
bakre ke paye → Goat Paya
siri → Goat Siri
siri paya → Goat Siri | Goat Paya | Beef Paya
kaleji → Goat Liver (Kaleji) | Beef Liver (Kaleji)
mutton kaleji → Goat Liver (Kaleji)
chicken kaleji → Chicken Liver and Gizzard
liver → Goat Liver (Kaleji) | Beef Liver (Kaleji) | Veal Liver
gurda → Goat Kidneys (Gurda)
gurday → Goat Kidneys (Gurda)
dil → Goat Heart (Dil)
maghz → Goat Brain (Maghaz) | Beef Brain (Maghaz)
bheja → Goat Brain (Maghaz) | Beef Brain (Maghaz)
brain masala → Goat Brain (Maghaz) | Beef Brain (Maghaz)
gardan → Goat Neck (Gardan)
mutton neck → Goat Neck (Gardan)
charbi → Goat Tail and Fat (Charbi)
khasi mangsho → Mixed Goat Meat | Boneless Goat
kambing → Mixed Goat Meat | Lamb Mixed Cut | Boneless Goat
keema → Beef Keema | Goat Keema | Chicken Keema
kheema → Beef Keema | Goat Keema | Chicken Keema
qeema → Beef Keema | Goat Keema | Chicken Keema
beef qeema → Beef Keema
beef mince → Beef Keema
ground beef → Beef Keema
minced beef → Beef Keema
1/2 lb keema → Beef Keema | Goat Keema | Chicken Keema
2 lb beef keema → Beef Keema
1 kg qeema → Beef Keema | Goat Keema | Chicken Keema
pao keema → Beef Keema | Goat Keema | Chicken Keema
half kg beef mince → Beef Keema
lean beef mince → Beef Keema
gai ka gosht → Beef Boneless | Beef With Bone
bara gosht → Beef Boneless | Beef With Bone
daging → Beef Boneless | Beef With Bone
daging cincang → Beef Keema | Goat Keema | Chicken Keema
boneless beef → Beef Boneless
beef boneless cubes → Beef Boneless
beef with bone → Beef With Bone
beef curry cut → Beef With Bone
nihari → Nihari Cut (Bong) | Beef Nihari | Nihari Masala
nehari → Nihari Cut (Bong) | Beef Nihari | Nihari Masala
nihari meat → Nihari Cut (Bong)
nihari gosht → Nihari Cut (Bong) | Beef Nihari
bong → Nihari Cut (Bong) | Veal Shank (Bong)
beef shank → Nihari Cut (Bong)
undercut → Beef Undercut
beef fillet → Beef Undercut
tenderloin → Beef Undercut
beef steak → Beef Steak Cut
steaks → Beef Steak Cut
pasanda → Beef Pasanda
pasanday → Beef Pasanda
beef ribs → Beef Ribs
beef paya → Beef Paya
gai ke paye → Beef Paya | Goat Paya
zaban → Beef Tongue (Zaban)
tongue → Beef Tongue (Zaban)
nalli → Marrow Bones (Nalli)
bone marrow → Marrow Bones (Nalli)
nalli nihari → Marrow Bones (Nalli) | Nihari Cut (Bong) | Beef Nihari
brisket → Beef Brisket
haleem cut → Haleem Cut Beef
haleem → Haleem Cut Beef | Chicken Haleem
daleem → Haleem Cut Beef | Chicken Haleem
burger patties → Beef Burger Patties
beef burgers → Beef Burger Patties
veal keema → Veal Keema
bachre ka gosht → Veal Mixed Cut | Veal Boneless Cubes
osso buco → Veal Shank (Bong)
escalope → Veal Escalopes
schnitzel → Veal Escalopes
lamb leg → Leg of Lamb
leg of lamb → Leg of Lamb
lamb mince → Lamb Keema
ground lamb → Lamb Keema
lamb chops → Lamb Chops
lamb shanks → Lamb Shanks
dumba → Dumba Ribs | Qurbani Dumba
kuzu → Lamb Mixed Cut | Leg of Lamb | Lamb Chops
murgh → Whole Chicken | Desi Chicken
murgi → Whole Chicken | Desi Chicken
chiken → Whole Chicken | Boneless Chicken Breast | Chicken Keema
chikken → Whole Chicken | Boneless Chicken Breast | Chicken Keema
chicken → Whole Chicken | Boneless Chicken Breast | Chicken Keema
ayam → Whole Chicken | Boneless Chicken Breast | Chicken Keema
tavuk → Whole Chicken | Boneless Chicken Breast | Chicken Keema
desi murgh → Desi Chicken
desi murghi → Desi Chicken
country chicken → Desi Chicken
full chicken → Whole Chicken
whole chiken → Whole Chicken
chicken breast → Boneless Chicken Breast
chicken brest → Boneless Chicken Breast
boneless chicken → Boneless Chicken Breast | Boneless Chicken Thigh
murgh boneless → Boneless Chicken Breast | Boneless Chicken Thigh
chicken thigh → Boneless Chicken Thigh
chicken thighs boneless → Boneless Chicken Thigh
chicken leg piece → Chicken Leg Quarters | Chicken Drumsticks | Chicken Tikka Leg
leg quarter → Chicken Leg Quarters
chicken legs → Chicken Leg Quarters | Chicken Drumsticks
drumstick → Chicken Drumsticks
tangri → Chicken Drumsticks
chicken wings → Chicken Wings
2 lb chicken wings → Chicken Wings
chicken qeema → Chicken Keema
ground chicken → Chicken Keema
chicken mince → Chicken Keema | Chicken Mince Kebab Mix
karahi cut chicken → Chicken Karahi Cut
chicken kadai cut → Chicken Karahi Cut
biryani cut → Chicken Biryani Cut
chicken boti → Chicken Boti Cubes
boti → Chicken Boti Cubes | Malai Boti Roll
tikka pieces → Chicken Tikka Pieces
chicken gizzard → Chicken Liver and Gizzard
pota kaleji → Chicken Liver and Gizzard
yakhni bones → Chicken Soup Bones
soup bones → Chicken Soup Bones
bater → Quail Pair
quail → Quail Pair
kebab mix → Chicken Mince Kebab Mix
kabab → Seekh Kebab Plate | Chapli Kebab | Shami Kebab 18
chicken biryani → Chicken Biryani
chicken briyani → Chicken Biryani
biriyani → Chicken Biryani | Biryani Masala
briyani masala → Biryani Masala
biryani masala → Biryani Masala
chicken karhai → Chicken Karahi | Chicken Karahi Cut
karahi masala → Karahi Masala
pulao → Mutton Pulao
mutton palao → Mutton Pulao
daal makhani → Daal Makhni
chapli kabab → Chapli Kebab
seekh kabab → Seekh Kebab Plate | Seekh Kebab Masala
chana chat → Chana Chaat
palak panir → Palak Paneer
saag paneer → Palak Paneer
fish fry → Fish Fry Lahori
machli → Fish Fry Lahori
lahori fish → Fish Fry Lahori
halwa poori → Halwa Puri Breakfast
nashta → Halwa Puri Breakfast
chicken corn soup → Chicken Corn Soup
malai boti → Malai Boti Roll
shawerma → Beef Shawarma
doner → Beef Shawarma
mix grill → Mixed Grill Platter
behari kabab → Behari Kebab
gulab jaman → Gulab Jamun
kheer → Kheer in Clay
firni → Kheer in Clay
jalebi → Jalebi Hot
mithai → Mixed Mithai Box
shahi tukra → Shahi Tukray
trifle → Custard Trifle
dahi → Dahi Natural Yoghurt
dahee → Dahi Natural Yoghurt
500g dahi → Dahi Natural Yoghurt
yogurt → Dahi Natural Yoghurt
curd → Dahi Natural Yoghurt
doi → Dahi Natural Yoghurt
doodh → Buffalo Milk | Cow Milk Low Fat
dudh 1 litre → Buffalo Milk | Cow Milk Low Fat
1 l milk → Buffalo Milk | Cow Milk Low Fat
bhains ka doodh → Buffalo Milk
low fat milk → Cow Milk Low Fat
susu → Buffalo Milk | Cow Milk Low Fat
anday → Farm Eggs Dozen | Desi Eggs Dozen
anda → Farm Eggs Dozen | Desi Eggs Dozen
dozen eggs → Farm Eggs Dozen | Desi Eggs Dozen
12 eggs → Farm Eggs Dozen | Desi Eggs Dozen
desi anday → Desi Eggs Dozen
ek dozen anday → Farm Eggs Dozen | Desi Eggs Dozen
telur → Farm Eggs Dozen | Desi Eggs Dozen
dim → Farm Eggs Dozen | Desi Eggs Dozen
quail eggs → Quail Eggs 18
makhan → Salted Butter | White Makkhan
white makhan → White Makkhan
butter → Salted Butter | White Makkhan
paneer → Paneer Block
panir → Paneer Block
cottage cheese → Paneer Block
cheese slices → Cheddar Slices
peynir → Paneer Block | Cheddar Slices
malai → Fresh Cream | Malai Boti Roll
cream 250ml → Fresh Cream
lassi → Mango Lassi
ayran → Mango Lassi
raita → Raita Mint
desi ghee → Pure Desi Ghee
ghee 1 kg → Pure Desi Ghee
desi ghi → Pure Desi Ghee
dalda → Banaspati Ghee
vanaspati → Banaspati Ghee
chawal → Super Kernel Basmati | Sella Rice | Broken Rice Tota
basmati rice → Super Kernel Basmati
bismati → Super Kernel Basmati
bismati rice → Super Kernel Basmati | Sella Rice
basmati chawal → Super Kernel Basmati | Sella Rice
5 lb rice → Sella Rice | Broken Rice Tota | Super Kernel Basmati
2kg rice → Sella Rice | Broken Rice Tota
sela chawal → Sella Rice
tota chawal → Broken Rice Tota
beras → Sella Rice | Broken Rice Tota | Super Kernel Basmati
atta → Chakki Atta
aata → Chakki Atta
10 lb atta → Chakki Atta
chakki ata → Chakki Atta
wheat flour → Chakki Atta
roti flour → Chakki Atta
maida → Maida Fine Flour
all purpose flour → Maida Fine Flour
plain flour → Maida Fine Flour
besan → Besan Gram Flour
chickpea flour → Besan Gram Flour
sooji → Semolina Suji
suji → Semolina Suji
rava → Semolina Suji
masoor → Masoor Daal
masoor dal → Masoor Daal
red lentils → Masoor Daal
chana dal → Chana Daal
chana daal 2 lb → Chana Daal
moong dal → Moong Daal Washed
mung → Moong Daal Washed
mash ki daal → Mash Daal
urad dal → Mash Daal
daal → Masoor Daal | Chana Daal | Mash Daal
lentils → Masoor Daal | Moong Daal Washed | Mash Daal
mercimek → Masoor Daal | Moong Daal Washed | Mash Daal
kabuli chana → White Chickpeas
safaid chana → White Chickpeas
chole → White Chickpeas
garbanzo beans → White Chickpeas
chickpea → White Chickpeas
rajma → Red Kidney Beans
lobia → Red Kidney Beans
cooking oil → Sunflower Oil
tel → Sunflower Oil | Mustard Oil
sarson ka tel → Mustard Oil
zaitoon ka tel → Olive Oil Extra Virgin
olive oil → Olive Oil Extra Virgin
shahad → Wild Honey Sidr
shehad → Wild Honey Sidr
honey 1lb → Wild Honey Sidr
gur → Jaggery Gur
jaggery → Jaggery Gur
achar → Mixed Pickle
aam ka achar → Mixed Pickle
ketchup → Tomato Ketchup
tomato sauce → Tomato Ketchup
namak → Pink Salt Fine
pink salt → Pink Salt Fine
himalayan salt → Pink Salt Fine
lal mirch → Red Chilli Powder
red chili powder → Red Chilli Powder
chilli powder → Red Chilli Powder | Kashmiri Chilli Powder
kashmiri mirch → Kashmiri Chilli Powder
haldi → Turmeric Powder
haldi powder → Turmeric Powder
tumeric → Turmeric Powder
kunyit → Turmeric Powder
dhania powder → Coriander Powder
zeera → Cumin Seed | Cumin Powder
jeera → Cumin Seed | Cumin Powder
cumin seeds → Cumin Seed
kali mirch → Black Pepper Ground
black peper → Black Pepper Ground
elaichi → Green Cardamom | Black Cardamom
sabz elaichi → Green Cardamom
cardamon → Green Cardamom | Black Cardamom
bari elaichi → Black Cardamom
dalchini → Cinnamon Sticks
cinamon → Cinnamon Sticks
laung → Cloves
zafran → Saffron Strands
kesar → Saffron Strands
saffron 1g → Saffron Strands
badiyan → Star Anise
garam masalah → Garam Masala
chat masala → Chaat Masala
aloo → Potatoes
alu 2 kg → Potatoes
patato → Potatoes
pyaz → Onions
1 kg pyaz → Onions
piyaz → Onions
tamatar → Tomatoes
tamater → Tomatoes
bhindi → Okra
lady finger → Okra
bamia → Okra
baingan → Aubergines
brinjal → Aubergines
eggplant → Aubergines
gajar → Carrots
gobi → Cauliflower
phool gobhi → Cauliflower
palak → Spinach | Palak Paneer
kheera → Cucumbers
shimla mirch → Green Peppers
capsicum → Green Peppers
bhutta → Sweetcorn
dhania → Coriander Bunch
hara dhania → Coriander Bunch
cilantro → Coriander Bunch
pudina → Mint Bunch
hari mirch → Green Chillies
green chilli → Green Chillies
adrak → Ginger Root
lehsan → Garlic Bulbs
adrak lehsan → Ginger Root | Garlic Bulbs
aam → Chaunsa Mangoes
mango → Chaunsa Mangoes
chonsa mango → Chaunsa Mangoes
kela → Bananas
dozen bananas → Bananas
seb → Red Apples | Green Apples
malta → Kinnow Oranges
santra → Kinnow Oranges
angoor → Grapes Sundarkhani
tarbooz → Watermelon
amrood → Guavas
strawberry → Strawberries
nariyal → Coconut
nimbu → Lemons
limbu → Lemons
khajoor → Ajwa Dates | Aseel Dates | Medjool Dates Jumbo
ajwa khajoor → Ajwa Dates
medjul dates → Medjool Dates Jumbo
kurma → Ajwa Dates | Aseel Dates | Medjool Dates Jumbo
tamr → Ajwa Dates | Aseel Dates | Medjool Dates Jumbo
iftari → Iftar Box for One | Iftar Box for Four
pakora mix → Pakora Mix Bundle
pakoda → Pakora Mix Bundle
phenian → Pheni Thin
sehri → Sehri Oats With Dates | Sehri Paratha Pack
rooh afza → Rose Sharbat
sharbat → Rose Sharbat | Sandal Sharbat | Bazoori Sharbat
tukhm malanga → Tukh Malanga Seeds
chai → Family Black Tea | Karak Chai Mix
chai patti → Family Black Tea | Karak Chai Mix
karak tea → Karak Chai Mix
kashmiri chai → Kashmiri Pink Tea
pink tea → Kashmiri Pink Tea
qahwa → Green Tea With Cardamom | Filter Coffee Medium
coffee → Filter Coffee Medium
mango juice → Mango Nectar
ganne ka ras → Sugarcane Juice
anar juice → Pomegranate Juice
coke → Cola Bottle
pani ki bottle → Spring Water 6 Pack
mineral water → Spring Water 6 Pack
6 x 1.5l water → Spring Water 6 Pack
naan → Tandoori Naan
roti → Tandoori Naan | Chakki Atta
double roti → Milk Bread Loaf | Bran Bread
burger bun → Burger Buns 6
paratha → Plain Paratha 20 | Sehri Paratha Pack
frozen paratha → Plain Paratha 20 | Sehri Paratha Pack
cake rusk → Cake Rusk
papay → Cake Rusk
naan khatai → Nankhatai
zeera biscuit → Zeera Biscuits
biscuits → Zeera Biscuits | Nankhatai | Sugar-free Digestives
sugar free biscuits → Sugar-free Digestives
donuts → Doughnuts Box
samosay → Chicken Samosa 24
chicken samosas → Chicken Samosa 24
shami kabab → Shami Kebab 18
nuggets → Chicken Nuggets
chips → French Fries
spring roll → Vegetable Spring Rolls
kulfi → Kulfi Pista
mango icecream → Mango Ice Cream
faluda → Falooda Cup
cerelac → Rice Cereal
baby milk → Infant Formula Stage 1 | Follow-on Formula Stage 2
diapers → Newborn Nappies
pampers → Newborn Nappies
baby wipes → Baby Wipes Unscented
wheel chair → Folding Wheelchair | Electric Wheelchair
bp machine → Blood Pressure Monitor
sugar test machine → Glucometer Starter Kit | Talking Glucometer
sugar strips → Glucose Test Strips 50
nebuliser → Compressor Nebulizer | Mesh Nebulizer Portable
thermometer → Digital Thermometer
hijab → Cotton Hijab
scarf → Silk Scarf Printed | Cotton Hijab
abaya → Abaya Everyday
kurta → Cotton Kurti | Lawn Kameez Printed
shalwar kameez → Lawn Kameez Printed | Khaddar Suit | Cotton Kurti
mehndi cones → Henna Cones 12
lehenga → Bridal Lehnga Zardozi
sherwani → Sherwani Jamawar
qurbani bakra → Qurbani Goat Standard | Qurbani Goat Large
cow hissa → Cow Share One Seventh | Cow Share Large Bull
chenab mills atta → Chakki Atta
darya dairy milk → Buffalo Milk | Cow Milk Low Fat
masala mahal → Biryani Masala | Red Chilli Powder | Garam Masala
CHK-002 → Chicken Karahi Cut
got-007 → Goat Keema
RIC-004 → Chakki Atta
`

/** A search, and the names of products of which one must be among the first five. */
export type KitchenQuery = { typed: string; wanted: string[] }

export const kitchenQueries: KitchenQuery[] = written
  .trim()
  .split('\n')
  .map(line => {
    const [typed = '', names = ''] = line.split(' → ')
    return { typed, wanted: names.split(' | ') }
  })
