/** Searches for all other goods, as in `kitchen-queries.ts`. */
export const pantryQueries = `
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
