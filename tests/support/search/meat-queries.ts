/** Searches for meat and dishes, as in `kitchen-queries.ts`. */
export const meatQueries = `
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
`
