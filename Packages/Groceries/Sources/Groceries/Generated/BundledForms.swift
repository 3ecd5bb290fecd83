// swift-format-ignore-file
// Made from Data by Scripts/compile-groceries. Do not edit.

/// The foods to buy for foods as they are cooked, and the forms in which shops keep foods.
enum BundledForms {
  static let purchases: StaticString = #"""
never	water
never	pasta-water
same	coriander-leaf	coriander
same	hard-boiled-egg	egg
same	egg-wash	egg
same	extra-large-egg	egg
same	jumbo-egg	egg
same	small-hen-egg	egg
same	heinz-ketchup	ketchup
same	roasted-cashew	cashew
same	toasted-coconut	desiccated-coconut
same	corn	sweetcorn
same	plain-vanilla	vanilla-extract
same	brown-butter	butter
same	cooked-potato	potato
same	cooked-sweet-potato	sweet-potato
same	jacket-potato	potato
same	mashed-potato	potato
same	whipped-cream	heavy-cream
same	cooked-bacon	bacon
same	gluten-free-chickpea-flour	chickpea-flour
yield	cooked-rice	rice	volume=3 mass=2.8	[SR28] 20444 / 20445
yield	cooked-basmati-rice	basmati-rice	volume=3 mass=2.8	[SR28] 20444 / 20445
yield	cooked-jasmine-rice	jasmine-rice	volume=3 mass=2.8	[SR28] 20444 / 20445
yield	cooked-sushi-rice	sushi-rice	volume=3 mass=2.75	[SR28] 20052 / 20053
yield	cooked-risotto-rice	risotto-rice	volume=3 mass=2.75	[SR28] 20050 / 20051
yield	cooked-brown-rice	brown-rice	volume=3 mass=3	[SR28] 20036 / 20037
yield	cooked-red-rice	red-rice	volume=3 mass=3	[SR28] 20036 / 20037
yield	cooked-black-rice	black-rice	volume=3 mass=3	[SR28] 20036 / 20037
yield	cooked-glutinous-rice	glutinous-rice	volume=3 mass=3.8	[SR28] 20054 / 20055
yield	cooked-mixed-wild-rice	mixed-wild-rice	volume=3 mass=3.55	[SR28] 20088 / 20089
yield	cooked-wild-rice	wild-rice	volume=3.5 mass=3.55	[SR28] 20088 / 20089
yield	cooked-quinoa	quinoa	volume=3 mass=3.05	[SR28] 20035 / 20137
yield	cooked-couscous	couscous	volume=3 mass=3.35	[SR28] 20028 / 20029
yield	cooked-pearl-couscous	pearl-couscous	volume=2 mass=2.35	[SR28] 20420 / 20421
yield	cooked-bulgur	bulgur	volume=3 mass=4.1	[SR28] 20012 / 20013
yield	cooked-pearl-barley	pearl-barley	volume=3.5 mass=2.85	[SR28] 20005 / 20006
yield	cooked-farro	farro	volume=2.5 mass=2.65	[SR28] 20140 / 20141
yield	cooked-spelt	spelt	volume=2.5 mass=2.65	[SR28] 20140 / 20141
yield	cooked-freekeh	freekeh	volume=2.5 mass=2.65	[SR28] 20140 / 20141
yield	cooked-millet	millet	volume=3.5 mass=3.2	[SR28] 20031 / 20032
yield	cooked-amaranth	amaranth	volume=2.5 mass=3.65	[SR28] 20001 / 20002
yield	cooked-fonio	fonio	volume=3 mass=3.2	[SR28] 20031 / 20032
yield	cooked-oats	oats	volume=2.25 mass=5.35	[SR28] 08120 / 08121
yield	cooked-pasta	pasta	volume=2 mass=2.35	[SR28] 20120 / 20121
yield	cooked-spaghetti	spaghetti	volume=2 mass=2.35	[SR28] 20120 / 20121
yield	cooked-macaroni	macaroni	volume=2 mass=2.35	[SR28] 20120 / 20121
yield	cooked-small-pasta	small-pasta	volume=2 mass=2.35	[SR28] 20120 / 20121
yield	cooked-whole-wheat-pasta	whole-wheat-pasta	volume=2 mass=2.35	[SR28] 20124 / 20125
yield	cooked-egg-pasta	egg-pasta	volume=2 mass=2.2	[SR28] 20093 / 20094
yield	cooked-gluten-free-pasta	gluten-free-pasta	volume=2 mass=2.35	[SR28] 20120 / 20121
yield	cooked-egg-noodle	egg-noodle	volume=1.5 mass=2.8	[SR28] 20109 / 20110
yield	cooked-rice-noodle	rice-noodle	volume=2 mass=3.35	[SR28] 20133 / 20134
yield	cooked-udon	udon	volume=2 mass=2.35	[SR28] 20120 / 20121
yield	cooked-soba	soba	volume=2 mass=3.4	[SR28] 20114 / 20115
yield	cooked-lentil	lentil	volume=2.5 mass=3.05	[SR28] 16069 / 16070
yield	cooked-brown-lentil	brown-lentil	volume=2.5 mass=3.05	[SR28] 16069 / 16070
yield	cooked-green-lentil	green-lentil	volume=2.5 mass=3.05	[SR28] 16069 / 16070
yield	cooked-black-lentil	black-lentil	volume=2.5 mass=3.05	[SR28] 16069 / 16070
yield	cooked-red-lentil	red-lentil	volume=2.5 mass=3.05	[SR28] 16069 / 16070
yield	cooked-split-pea	split-pea	volume=2.25 mass=3	[SR28] 16085 / 16086
yield	cooked-mung-bean	mung-bean	volume=3 mass=3.3	[SR28] 16080 / 16081
yield	cooked-adzuki-bean	adzuki-bean	volume=2.75 mass=2.55	[SR28] 16001 / 16002
yield	cooked-black-gram	black-gram	volume=2.75 mass=3.25	[SR28] 16083 / 16084
yield	cooked-toor-dal	toor-dal	volume=2.5 mass=2.85	[SR28] 16101 / 16102
yield	cooked-chana-dal	chana-dal	volume=2.5 mass=2.3	[SR28] 16056 / 16057
yield	cooked-brown-chickpea	brown-chickpea	volume=2.5 mass=2.3	[SR28] 16056 / 16057
yield	cooked-soybean	soybean	volume=2.75 mass=2.6	[SR28] 16108 / 16109
part	egg-white	egg	part=white gram=33	[SRw] 01124
part	egg-yolk	egg	part=yolk gram=17	[SRw] 01125
part	lemon-juice	lemon	part=juice gram=48	[SRw] 09152
part	lime-juice	lime	part=juice gram=44	[SRw] 09160
part	orange-juice	orange	part=juice gram=86	[SRw] 09206
part	grapefruit-juice	grapefruit	part=juice gram=196	[SRw] 09404
zest	lemon		gram=6 ml=15	[SRw] 09156: a tablespoon is 6 g, about what one lemon gives
zest	lime		gram=3 ml=7.5	[SRw] 09156, by the size of the fruit
zest	orange		gram=9 ml=22.5	[SRw] 09216, by the size of the fruit
zest	grapefruit		gram=15 ml=37.5	[SRw] 09216, by the size of the fruit
zest	mandarin		gram=4 ml=10	[SRw] 09216, by the size of the fruit
drained	mixed-beans		share=0.56	[can]
drained	black-bean		share=0.59	[can]
drained	kidney-bean		share=0.57	[can]
drained	white-kidney-bean		share=0.57	[can]
drained	pinto-bean		share=0.59	[can]
drained	borlotti-bean		share=0.56	[can]
drained	pink-bean		share=0.57	[can]
drained	mayocoba-bean		share=0.59	[can]
drained	cannellini-bean		share=0.58	[can]
drained	flageolet-bean		share=0.56	[can]
drained	butter-bean		share=0.56	[can]
drained	fava-bean		share=0.56	[can]
drained	canned-green-bean		share=0.58	[can]
drained	black-eyed-pea		share=0.57	[can]
drained	cooked-adzuki-bean		share=0.56	[can]
drained	cooked-mung-bean		share=0.56	[can]
drained	pigeon-pea		share=0.59	[can]
drained	chickpea		share=0.57	[can]
drained	brown-chickpea		share=0.55	[can]
drained	cooked-lentil		share=0.56	[can]
drained	cooked-brown-lentil		share=0.56	[can]
drained	cooked-green-lentil		share=0.56	[can]
drained	canned-pea		share=0.56	[can]
drained	canned-corn		share=0.63	[can]
drained	baby-corn		share=0.47	[can]
drained	hominy		share=0.59	[can]
drained	canned-pear		share=0.54	[can]
drained	canned-mandarin		share=0.56	[can]
drained	canned-peach		share=0.59	[can]
drained	canned-apricot		share=0.56	[can]
drained	canned-cherry		share=0.59	[can]
drained	canned-pineapple		share=0.6	[can]
drained	lychee		share=0.41	[can]
drained	ackee		share=0.52	[can]
drained	canned-salmon		share=0.81	[can]
drained	canned-tuna		share=0.8	[can]
drained	canned-tuna-in-oil		share=0.8	[can]
drained	canned-albacore		share=0.8	[can]
drained	sardine		share=0.74	[can]
drained	anchovy		share=0.79	[can]
drained	canned-clam		share=0.55	[can]
drained	canned-crab		share=0.71	[can]
drained	canned-mussel		share=0.61	[can]
drained	canned-oyster		share=0.72	[can]
drained	smoked-oyster		share=0.76	[can]
drained	canned-artichoke		share=0.6	[can]
drained	bamboo-shoot		share=0.62	[can]
drained	water-chestnut		share=0.62	[can]
drained	heart-of-palm		share=0.55	[can]
drained	jackfruit		share=0.53	[can]
drained	straw-mushroom		share=0.56	[can]
drained	canned-potato		share=0.65	[can]
drained	canned-beet		share=0.59	[can]
drained	canned-carrot		share=0.63	[can]
drained	canned-spinach		share=0.69	[can]
drained	canned-asparagus		share=0.57	[can]
"""#

  static let shops: StaticString = #"""
cumin	ground	whole=seed,seeds,whole
coriander-seed	whole	ground=ground,powder
black-pepper	ground	whole=peppercorn,peppercorns,whole
white-pepper	ground	whole=peppercorn,peppercorns,whole
cinnamon	ground	whole=stick,sticks,quill,quills,bark,cassia
nutmeg	ground	whole=whole,nutmegs
clove	whole	ground=ground,powder
cardamom	whole	ground=ground,powder
allspice	ground	whole=berry,berries,whole
caraway	whole	ground=ground
anise	whole	ground=ground
fennel-seed	whole	ground=ground,powder
star-anise	whole	ground=ground
fenugreek	whole	ground=ground,powder
mustard-seed	whole	ground=ground
turmeric	ground
paprika	ground		smoked,hot
wine-vinegar	fresh		red,white,sherry,champagne
sichuan-pepper	whole	ground=ground,powder
ground-flaxseed	ground
chickpea	canned
black-bean	canned
kidney-bean	canned
white-kidney-bean	canned
pinto-bean	canned
borlotti-bean	canned
pink-bean	canned
cannellini-bean	canned
butter-bean	canned
fava-bean	canned
flageolet-bean	canned
black-eyed-pea	canned
mixed-beans	canned
refried-bean	canned
baked-beans	canned
chili-beans	canned
lentil	dried
red-lentil	dried
green-lentil	dried
brown-lentil	dried
black-lentil	dried
split-pea	dried
canned-tomatoes	canned		whole|plum|peeled,cherry
crushed-tomatoes	canned
coconut-milk	canned
coconut-cream	canned
canned-tuna	canned
canned-corn	canned
canned-pineapple	canned
canned-mushroom	canned
tomato-paste	canned
tomato-sauce	canned
evaporated-milk	canned
condensed-milk	canned
pumpkin	fresh
table-olive	canned
caper	canned
pea	frozen
puff-pastry	frozen
frozen-spinach	frozen
edamame	frozen
ice-cream	frozen
vanilla-ice-cream	frozen
frozen-yogurt	frozen
tater-tot	frozen
baby-lima-bean	frozen
fish-finger	frozen
french-fries	frozen
paratha	frozen
gyoza	frozen
onion	fresh			piece
red-onion	fresh			piece
shallot	fresh			piece
spring-onion	fresh			piece
leek	fresh			piece
garlic	fresh			clove
carrot	fresh		baby	piece
celery	fresh			stalk
parsnip	fresh			piece
beetroot	fresh			piece
turnip	fresh			piece
swede	fresh			piece
potato	fresh		new|baby|fingerling	piece
sweet-potato	fresh			piece
bell-pepper	fresh		red,green,yellow,orange	piece
chili	fresh		red,green	piece
jalapeno	fresh			piece
tomato	fresh		plum|roma,heirloom,beefsteak	piece
cucumber	fresh		english,persian	piece
courgette	fresh			piece
eggplant	fresh			piece
avocado	fresh			piece
butternut-squash	fresh			piece
fennel	fresh			piece
broccoli	fresh			head
cauliflower	fresh			head
cabbage	fresh		savoy	head
red-cabbage	fresh			head
napa-cabbage	fresh			head
iceberg-lettuce	fresh			head
lettuce	fresh		romaine|cos,gem
bok-choy	fresh		baby
mushroom	fresh		portobello
lemon	fresh			piece
lime	fresh		kaffir|makrut	piece
orange	fresh		blood	piece
grapefruit	fresh			piece
mandarin	fresh			piece
apple	fresh		granny,bramley	piece
pear	fresh			piece
banana	fresh	fresh=frozen		piece
peach	fresh			piece
plum	fresh			piece
mango	fresh			piece
kiwi	fresh			piece
egg	fresh			piece
ginger	fresh
basil	fresh	dried=dried	thai
parsley	fresh
coriander	fresh
mint	fresh
thyme	fresh	dried=dried
rosemary	fresh	dried=dried
oregano	fresh	dried=dried
sage	fresh	dried=dried
bay-leaf	dried	fresh=fresh
dill	fresh
soy-sauce	fresh		dark
dijon-mustard	fresh		wholegrain|whole|grain|grainy|seeded|stone
fresh-grapes	fresh		red,green
sweetcorn	fresh				ear of corn,ears of corn
green-bean	fresh
pineapple	fresh
egg-noodle	dried	fresh=fresh
yeast	dried
"""#
}
