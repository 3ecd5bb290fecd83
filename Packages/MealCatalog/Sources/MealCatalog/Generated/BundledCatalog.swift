// swift-format-ignore-file
// Made from Data/ and the culinary foods by Scripts/compile-catalog. Do not edit.

/// The compiled catalogue: an index of the meals, and their texts.
enum BundledCatalog {
  static let index: StaticString = #"""
ackee|aji-amarillo|aji-panca|alcohol|alcohol-free-vanilla|aleppo-pepper|allium|allspice|almond|amaranth-leaf|amchur|anchovy|anise|annatto|apple|applesauce|apricot|asafoetida|asparagus|avocado|avocado-leaf|avocado-oil|bacon|baguette|baharat|baking-powder|baking-soda|bamboo-shoot|banana|banana-leaf|barley|barley-malt|basil|basmati-rice|bay-leaf|bean|bean-sprout|beef|beef-chuck|beef-heart|beef-shank|beef-steak|beef-stock|beetroot|bell-pepper|berbere|berry|bitter-melon|black-bean|black-cardamom|black-eyed-pea|black-gram|black-pepper|black-vinegar|blanched-almond|blue-cheese|blueberry|bonito|bonito-flakes|brassica|bread|bread-flour|breadcrumb|bresaola|brioche|broccoli-rabe|brown-lentil|brown-sugar|buckwheat|buckwheat-flour|bulgur|butter|butter-bean|butter-lettuce|buttermilk|cabbage|caffeine|canned-corn|canned-tomatoes|canned-tuna|canned-tuna-in-oil|cannellini-bean|caper|capsicum|caraway|cardamom|carp|carrot|cashew|cassava|catfish|cauliflower|cayenne|celeriac|celery|chaat-masala|chana-dal|cheddar|cheese|cherry-tomato|chestnut|chestnut-flour|chestnut-mushroom|chia-seed|chicken|chicken-breast|chicken-drumstick|chicken-leg|chicken-thigh|chickpea|chickpea-flour|chicory|chicory-greens|chile-de-arbol|chili|chili-flakes|chili-oil|chili-powder|chipotle|chipotle-in-adobo|chive|chrysanthemum-greens|cider-vinegar|cinnamon|citric-acid|citrus-fruit|clam|clove|cocoa|coconut|coconut-cream|coconut-flakes|coconut-milk|coconut-oil|coconut-water|cod|collard-greens|condensed-milk|cooked-quinoa|cooked-rice|cooked-shrimp|coriander|coriander-leaf|coriander-seed|corn|corn-tortilla|cornmeal|cornstarch|courgette|couscous|cream|cream-cheese|creme-fraiche|crushed-tomatoes|crustacean|cucumber|culantro|cumin|curly-endive|curry-leaf|curry-paste-shallot|daikon|date|demerara-sugar|dijon-mustard|dill|doubanjiang|dried-beef|dried-black-bean|dried-chili|dried-fava-bean|dried-fenugreek-leaf|dried-fruit|dried-lime|dried-marjoram|dried-mild-chili|dried-mint|dried-oregano|dried-porcini|dried-shiitake|dried-thyme|edamame|egg|egg-yolk|eggplant|emmental|english-mustard|epazote|evaporated-milk|farmer-cheese|fava-bean|fennel|fennel-seed|fenugreek|feta|fish|fish-sauce|five-spice-powder|flaky-salt|flank-steak|flattened-rice|flaxseed|flaxseed-oil|fresh-anchovy|fresh-grapes|frozen-spinach|fruit|galangal|garam-masala|garlic|garlic-chive|garlic-powder|ghee|ginger|ginger-family|ginger-garlic-paste|glass-noodle|gluten-free-asafoetida|gluten-free-buckwheat-flour|gluten-free-chickpea-flour|gluten-free-chili-oil|gluten-free-chili-powder|gluten-free-chipotle-in-adobo|gluten-free-corn-tortilla|gluten-free-cornmeal|gluten-free-doubanjiang|gluten-free-millet|gluten-free-miso|gluten-free-oat-milk|gluten-free-oats|gluten-free-pickled-mustard-greens|gluten-free-rice-flour|gluten-free-soba|gluten-free-tamari|gluten-free-teff-injera|gluten-free-vegetable-stock|glutinous-rice|goat-cheese|goat-milk|gochujang|goji-berry|grana-padano|grape|greek-yogurt|green-bean|green-lentil|green-papaya|green-tea|ground-beef|ground-chicken|ground-ginger|ground-lamb|ground-pork|ground-turkey|haddock|hard-cheese|heart-of-palm|heavy-cream|hemp-seed|herring|hoisin-sauce|holy-basil|honey|horseradish-root|injera|italian-bread|jaggery|jalapeno|jasmine-rice|jujube|kabocha|kala-namak|kashmiri-chili-powder|kecap-manis|kidney-bean|kokum|kombu|labneh|lamb|lamb-leg|lamb-neck|lamb-shoulder|leek|legume|lemon|lemon-juice|lemongrass|lentil|lettuce|lime|lime-juice|lime-leaf|lingonberry|lingonberry-jam|macaroni|mackerel|maggi-seasoning|malt-vinegar|mango|maple-syrup|marjoram|mayocoba-bean|mayonnaise|meat|mexican-crema|mexican-oregano|milk|milkfish|millet|mint|miso|mollusc|moringa|mozzarella|mung-bean|mushroom|mussel|mustard|mustard-greens|mustard-oil|mustard-powder|mustard-seed|napa-cabbage|nigella|nightshade|niter-kibbeh|nopal|nori|nutmeg|nutritional-yeast|oat|oat-milk|oats|oily-fish|okra|olive|olive-oil|onion|onion-powder|orange|orange-blossom-water|oregano|oyster-mushroom|palm-oil|palm-sugar|paneer|papaya|paprika|paratha|parmesan|parsley|parsley-root|passata|pasta|pasteurised-egg|pea|peanut|peanut-butter|pecan|pecorino|pepper-paste|perilla|perilla-oil|perilla-seed|pickled-daikon|pickled-jalapeno|pickled-mustard-greens|pigeon-pea|pine-nut|pineapple|pita|plain-vanilla|plantain|plum|poblano|pomegranate|pomegranate-molasses|pomfret|porcini|pork|pork-rib|potato|potato-starch|poultry|preserved-lemon|puffed-rice|pumpkin|pumpkin-seed|quinoa|radish|raisin|rapeseed-oil|ras-el-hanout|raspberry|red-lentil|red-onion|rice|rice-flour|rice-noodle|rice-paddy-herb|rice-paper|rice-vinegar|ricotta|risotto-rice|rock-sugar|rocket|rohu|rose-petal|rose-water|rosemary|rump-steak|rye|rye-bread|rye-crispbread|saffron|sake|salmon|salt|salt-and-pepper|salt-cod|saltine|sauerkraut|scotch-bonnet|sea-bass|seaweed|semolina|serrano|sesame-oil|sesame-seed|sev|shallot|sheep-milk|shellfish|shiitake|shrimp|shrimp-paste|sichuan-pepper|silken-tofu|skinless-chicken-thigh|skirt-steak|small-pasta|smoked-haddock|smoked-mackerel|smoked-salmon|smoked-sausage|snapper|soba|sour-cream|sourdough-bread|soy-milk|soy-sauce|soybean|spaghetti|spiced-ghee|spinach|split-pea|spring-onion|squash|squash-blossom|star-anise|stone-fruit|straw-mushroom|strawberry|strawberry-jam|sugar|sumac|sun-dried-tomato|sunflower-oil|sunflower-seed|sunflower-seed-butter|sushi-rice|sweet-potato|sweet-potato-noodle|sweetcorn|table-olive|tahini|tallow|tamari|tamarind|tapioca-starch|tea|teff|tempeh|thai-basil|thai-eggplant|thai-green-curry-paste|thai-red-curry-paste|thyme|tofu|tomatillo|tomato|tomato-paste|tree-nut|trout|tuna|turkey|turkish-green-pepper|turmeric|turnip|twarog|udon|umeboshi|unsweetened-soy-milk|vanilla|vanilla-sugar|vegetable-stock|vegetarian-cheddar|vegetarian-emmental|vegetarian-farmer-cheese|vegetarian-feta|vegetarian-goat-cheese|vegetarian-mozzarella|vegetarian-parmesan|vegetarian-ricotta|vietnamese-coriander|wakame|walnut|water|water-spinach|watercress|wheat|wheat-flour|white-fish|white-pepper|white-vinegar|white-wine|wine|wine-vinegar|winter-melon|wood-ear|worcestershire-sauce|yam|yardlong-bean|yeast|yogurt|yuzu|zaatar
avocado-toast	Avocado Toast		0	0	9	1	384	1539	16384	19,59,60,83,114,115,125,198,206,284,285,324,335,336,387,389,417,448,520,521,533		13	3	17	19,448	0	L^4TMW&RD`JS4RBe	1		0		0	1070	
blueberry-overnight-oats	Blueberry Overnight Oats		0	0	485	1	0	0	16384	46,56,103,123,206,228,229,299,330,331,332,417,468,469		12	8	18	228,56,229,469	224	C[>SITb:b@SBVBU	1		0		1070	1295	
buttermilk-pancakes	Buttermilk Pancakes		0	0	25	1	387	384	16480	25,26,71,74,144,147,182,299,306,417,464,520,521		9	4	16	74,521,182	0	-^)T;T$S?ec+Y8h	1		0		2365	1254	
coconut-chia-pudding	Coconut Chia Pudding		0	0	255	9	0	16384	0	46,103,129,130,131,206,371,393,417,503,517		12	10	22	130,393,103	2016	6W/R:VET:T2S!(R	1		0		3619	1140	
joes-special	Joe's Special		0	0	27	5	2	0	65	6,37,52,177,182,205,209,248,303,315,328,335,336,337,341,417,454		0	10	15	248,205,182,315,337	0	'[&X0X9SKRqm2g	2		0		4759	1487	
sweet-potato-hash	Sweet Potato Hash		0	0	30	1	0	0	16384	6,35,44,48,83,114,125,141,157,206,283,289,324,335,336,337,347,374,395,417,471,517		11	6	0	471,48,395,374	3843	5[GS1Tg>bDTGS9f	1		0		6246	1404	
tofu-scramble	Tofu Scramble		0	0	15	1	512	0	0	6,44,52,83,209,211,214,271,283,324,329,335,336,337,417,451,454,456,488,497,517,533		10	10	15	488,454,44,456	2044	CVDU;TlJS)Rq@_	1		0		7650	1510	
banana-coconut-tapioca	Banana Coconut Tapioca		1	1	15	9	0	0	16384	28,89,123,129,206,417,479,517		13	4	16	28,479,129	0	MZg>R4R=g2R&ULR	1		0		9160	1084	
cuscuz-nordestino	Cuscuz Nordestino		1	0	27	1	0	16384	16384	129,132,144,146,224,417,464,517		13	7	0	224,132	0	>[FRPUPTD`GRDRBZ	1		0		10244	1228	
beans-on-toast	Beans on Toast		2	0	15	3	384	17923	16384	6,14,35,44,59,60,67,81,83,122,127,206,283,324,337,347,352,391,417,464,490,520,521,533		11	3	17	81,352,60,337	0	8Z?T)S]Ka0S-T5o	1		0		11472	1242	
bubble-and-squeak	Bubble and Squeak		2	0	30	3	0	0	16384	6,52,59,75,324,337,381,391,417,523		13	5	0	381,75,337	3871	6Y6R+UaN[DR4R-d	3		0		12714	1438	
kedgeree	Kedgeree		2	1	30	3	7	0	16488	6,33,34,71,83,92,114,125,141,143,157,182,195,206,214,254,284,306,324,337,350,396,441,497,517,522		6	0	10	441,33,182,337	0	I]/YDTJR@^mg?f	1		0		14152	1625	
oat-porridge-with-stewed-apple	Oat Porridge with Stewed Apple		2	0	15	1	0	0	16384	14,67,123,206,229,330,332,417,464,517		13	8	18	14,229	0	NW>RvWF`,SIV*S	1		0		15777	1064	
ackee-and-saltfish	Ackee and Saltfish		3	1	55	1	4	0	8	0,6,44,52,83,114,135,195,206,324,337,419,422,456,467,468,487,490,517,522		6	10	0	0,419,44,490,337	2016	6Z5Z$Vp/TIR{2,S	1		0		16841	1367	
baigan-choka	Baigan Choka		3	0	30	5	0	0	0	6,19,83,114,156,184,209,324,337,395,417,422,467,468,490		13	10	1	184,19,490	224	FXwJWu3U.SMR5_	3		0		18208	1449	
cornmeal-porridge	Cornmeal Porridge		3	0	25	1	0	16384	16384	4,67,123,129,132,144,146,224,328,371,417,464,503,517		13	7	18	132,224	0	KY*R6V=U([*R;T)U	1		0		19657	1170	
mangu	Mangú		3	0	30	1	0	0	16384	6,28,52,206,335,336,337,372,395,417,517,524		13	6	0	372,395	0	:[u1UoDc5R2Y,h	1		0		20827	1342	
saltfish-buljol	Saltfish Buljol		3	0	35	3	4	0	8	6,19,44,52,73,83,114,125,135,195,206,288,289,290,324,335,336,337,395,419,422,490,522		6	10	4	419,490,19,44	2016	)[K[:VvNRzs1?S	1		0		22169	1425	
steamed-callaloo	Steamed Callaloo		3	0	15	5	0	0	0	6,9,19,52,83,114,129,133,209,324,337,417,422,456,487,490		13	10	0	9,19,490	224	2Y9R8XKTMT5SoEa	3		0		23594	1393	
cong-you-bing	Cong You Bing		4	1	85	9	384	0	16384	6,123,127,191,192,197,337,417,436,456,459,467,468,517,520,521		13	4	16	521,456	0	CW1RCS_2ZeV&]	1		0		24987	1558	
ginger-mushroom-congee	Ginger Mushroom Congee		4	0	60	1	512	0	16384	6,52,213,214,233,268,283,315,337,396,417,433,451,456,467,468,477,517,523		13	0	18	268,433	0	:V3R{V4[kd;j	1		0		26545	1285	
lanzhou-niurou-mian	Lanzhou Niurou Mian		4	1	195	3	384	514	16385	6,37,40,59,83,114,115,123,141,161,213,214,303,324,337,391,417,436,456,459,500,517,520,521		0	2	11	40,161,500	0	K_DYPU'RL`6Rl*:R	1		0		27830	1826	
re-gan-mian	Re Gan Mian		4	1	15	3	1920	18370	16384	6,52,59,83,87,114,116,161,209,283,324,337,364,427,428,450,451,456,464,475,500,517,520,521,523		12	2	11	500,475,364	0	?b;UNW{IgPR!H;R	1		0		29656	1682	
xian-doujiang	Xian Doujiang		4	0	13	1	4608	17984	0	6,59,83,114,116,141,220,230,233,283,317,318,324,337,366,396,401,449,451,456,477,502		10	10	2	502	0	$UBS7S]JRlfD]	1		0		31338	1261	
xiaomi-zhou	Xiaomi Zhou		4	0	50	1	0	16384	16384	46,172,206,226,240,269,308,324,404,464,517		13	9	18	226	0	FV7RhU&^,R!p	1		0		32599	1148	
enkulal-firfir	Enkulal Firfir		5	0	14	1	3	4160	96	6,52,71,83,85,114,182,193,209,212,213,214,267,283,306,324,325,337,395,417,453,490		8	10	15	182,490,395	224	:V%T+UNR7Raw%^	1		0		33747	1123	
champorado	Champorado		6	0	30	9	0	16760865	16384	67,76,128,129,132,236,396,417,464,517		13	0	18	236,132	0	MW.R0SLR0^/R<T8R	1		0		34870	1141	
ginisang-ampalaya	Ginisang Ampalaya		6	0	15	3	2	0	64	6,47,52,182,209,324,337,417,467,468,490		8	10	15	47,182,490,337	224	=WMSNU!FS,R!Nw	3		0		36011	1226	
sinangag	Sinangag		6	0	14	1	0	0	16384	6,83,114,139,209,324,396,417,467,468,490,524		13	0	10	139,490	224	,Y)R.UfHZdk2_	1		0		37237	1143	
tortang-talong	Tortang Talong		6	1	30	3	2	0	16448	6,52,182,184,209,324,337,395,417,467,468		8	10	15	184,182,395	224	<YLS2W%R%V+SFSCa	3		0		38380	1088	
pain-perdu	Pain Perdu		7	0	15	1	387	1539	16480	60,64,71,182,306,371,417,464,503,504,520,521,533		8	3	17	306,64,182	0	$[<T9U)S2]b+U<]	1		0		39468	1048	
socca	Socca		7	0	65	9	0	0	16384	52,109,110,219,283,335,336,417,517		11	10	16	219	0	@W/SEThKV)R(R>[	1		0		40516	1144	
oeufs-cocotte-aux-champignons	Œufs Cocotte aux Champignons		7	0	20	1	3	0	96	6,52,71,120,150,152,182,306,315,328,354,417		8	10	15	354,315,152	0	+X7T(W,T$RYl+]	1		0		41660	1271	
giaourti-me-meli	Giaourti me Meli		9	0	5	1	8388641	16744544	16544	123,243,262,306,492,516,534		9	10	1	243,516	0	K[&V>W9RAYiIX?R	1		0		42931	823	
spinach-and-feta-omelette	Spinach and Feta Omelette		9	0	12	1	3	0	96	6,52,98,165,182,194,306,335,336,337,454,456,509		8	10	15	182,454,509,456	1820	5[&W-YHS>Rio4`	1		0		43754	1084	
akuri	Akuri		10	0	15	1	3	0	96	6,71,83,114,141,142,157,182,212,213,214,306,324,337,395,417,490,497		8	10	15	182,490,395,306	224	.WLT3UKRORc%R8c	1		0		44838	1361	
besan-chilla	Besan Chilla		10	0	20	1	0	0	16384	6,83,109,110,114,141,142,157,214,219,283,324,337,395,417,467,468,490,497,517		11	10	16	219,490,395	224	MZ&U0Uf0].S?S(g	1		0		46199	1367	
dahi-chura	Dahi Chura		10	0	10	1	1	0	16416	28,85,200,206,266,306,396,464,534		9	0	1	534,200,28,306	0	B[ESCR%R0fi-Y5S	1		0		47566	1031	
mutta-roast	Mutta Roast		10	0	30	3	4098	0	64	6,52,83,114,129,133,141,143,159,182,213,214,272,317,321,324,337,395,417,490,497		8	10	15	182,395,490	224	,X/T3V/TJSp1R9b	3		0		48597	1682	
pesarattu	Pesarattu		10	1	400	9	0	0	16384	6,35,83,114,157,213,214,283,314,324,337,395,396,417,467,468,517		11	10	16	314,395	0	BWJS9S_@YNR$R*[	1		0		50279	1414	
poha	Poha		10	0	20	1	4160	16744480	16384	6,83,114,125,141,142,159,200,206,214,283,284,285,317,321,324,337,356,381,396,417,464,467,468,497		13	0	10	200,381,337	0	FZMROSaMax&RHc	1		0		51693	1443	
rava-upma	Rava Upma		10	0	20	1	4480	0	16384	6,35,51,83,114,125,141,142,159,206,213,214,283,284,285,317,321,324,337,355,417,425,467,468,517,520		11	9	18	425,337,355	1820	MX%S3Tb2['R!8_	1		0		53136	1548	
tofu-bhurji	Tofu Bhurji		10	0	15	3	512	0	0	6,44,83,114,141,142,157,213,214,272,283,324,337,417,451,467,468,488,490,497		10	10	0	488,490,44,337	2016	?WKTIUoHSx'R6f	3		0		54684	1441	
ven-pongal	Ven Pongal		10	0	50	1	131105	16744544	16416	17,35,52,71,88,157,159,212,213,214,217,283,306,314,396,417,492,517		11	0	18	396,314	0	3Y,S@TPRC[)RfJb	1		0		56125	1587	
soto-ayam	Soto Ayam		11	1	70	7	0	16896	16387	6,35,36,104,108,125,141,143,206,209,213,214,216,283,286,289,291,303,314,324,337,355,381,382,383,417,430,467,468,471,497		4	2	2	108,430,36,216	0	4_%X'YNR2Yq+RCo	1		0		57712	1883	
telur-dadar-padang	Telur Dadar Padang		11	0	15	3	2	0	64	6,52,83,114,125,129,182,206,209,214,289,291,324,337,417,430,456,467,468,497,523		8	10	15	182,430,114,456	0	=^MT0]:S;So'R2c	2		0		59595	1440	
tinutuan	Tinutuan		11	0	60	1	0	0	16384	6,32,83,114,144,209,286,324,386,396,417,457,471,473,483,517,518		13	0	18	386,471,396,473,518	4067	DV>R[TE^|@RKg	1		0		61035	1438	
focaccia-genovese	Focaccia Genovese		12	1	200	9	384	0	16384	30,31,61,335,336,417,464,517,520,521,533		13	4	14	61	0	(Z2SLSdC_i[Ie	1		0		62473	1390	
frittata-di-zucchine	Frittata di Zucchine		12	0	28	3	3	2	96	6,52,98,148,182,255,306,309,335,336,337,349,417,457,512		8	10	15	148,182,337	224	GX0U&W@RCRd&R@f	2		0		63863	1342	
pane-ricotta-e-miele	Pane, Ricotta e Miele		12	0	12	1	385	1539	16544	60,98,123,125,206,262,284,306,402,417,448,513,520,521,533		9	3	17	513,448	0	&]OU8TOR4apJT$c	1		0		65205	1012	
polenta-e-latte	Polenta e Latte		12	0	45	1	1	0	16416	71,144,146,224,306,417,464,517		9	7	18	306,224	0	0X$S7S0R*]vES=]	1		0		66217	1121	
dashimaki-tamago	Dashimaki Tamago		13	1	15	1	518	0	72	57,58,59,161,182,195,233,283,417,451,467,468,477,517		8	10	15	182,161	0	NU0TETykX`HY	1		0		67338	1461	
sake-no-shioyaki	Sake no Shioyaki		13	0	30	1	4	0	8	59,125,161,195,206,284,333,416,417		6	10	0	416,161	0	9W'WMTz-RekMt	1		0		68799	1051	
tofu-to-wakame-no-misoshiru	Tofu to Wakame no Misoshiru		13	0	15	1	512	28	8192	3,6,227,276,283,310,337,396,424,437,451,456,488,515,517		10	10	2	437	0	6T/T<R]5Szl@j	1		0		69850	1127	
ume-chazuke	Ume Chazuke		13	0	10	9	0	16924	16384	16,76,139,206,247,327,361,373,396,417,424,460,480,501,517		13	0	10	139	0	:U$RVRAZZWB[	1		0		70977	1195	
deulkkae-miyeok-guk	Deulkkae Miyeok-guk		14	0	48	5	0	1052	0	6,209,361,362,363,417,424,515,517		12	10	2	363	0	LU0R&Ug7S7RR6v	3		0		72172	1137	
gyeran-jjim	Gyeran-jjim		14	0	14	1	1026	512	64	6,87,182,337,417,427,428,456,517		8	10	15	182	0	PTMSHSvlX[=b	1		0		73309	1244	
hobakjuk	Hobakjuk		14	0	44	9	0	0	16384	231,270,386,396,397,417,457,464,517		13	4	18	270,231	3843	0T(R^T/XIR9S(X	1		0		74553	1071	
chilaquiles-verdes	Chilaquiles Verdes		15	1	30	1	1	0	16416	6,83,98,114,141,142,144,145,150,194,209,223,304,306,324,337,417,426,447,467,468,489,509		9	7	0	489,223,509,304,337	224	K`HSNZAS1_.S*S=f	1		0		75624	1763	
enfrijoladas	Enfrijoladas		15	0	15	3	0	0	16384	6,19,20,35,48,83,113,114,141,142,144,145,169,209,223,283,324,337,417,467,468,517		11	7	0	48,223,19,337	0	Ja0ULX~.e-VsNX	1		0		77387	1587	
huevos-rancheros	Huevos Rancheros		15	0	25	1	2	0	16448	6,35,48,83,114,141,142,144,145,157,182,209,223,267,283,324,337,417,467,468,490		8	7	15	490,48,182,223,337	224	G`=W3X1RD`OTBR)c	1		0		78974	1475	
huevos-en-rabo-de-mestiza	Huevos en Rabo de Mestiza		15	1	30	1	3	0	96	6,83,98,114,150,182,194,209,304,306,324,337,374,417,447,467,468,490,509,517		8	10	15	490,182,374,304,509	224	>Z8U=XATISoJR?i	1		0		80449	1606	
machaca-con-huevo	Machaca con Huevo		15	0	15	1	2	2048	65	6,19,21,37,83,114,167,182,303,324,337,426,490		0	10	15	182,490,19,167	224	G])W5ZBRNS7R)R-n	1		0		82055	1202	
nopales-con-huevo	Nopales con Huevo		15	0	20	1	2	0	64	6,83,114,182,267,324,326,335,336,337,417,490		8	10	15	326,182,490	224	<X%UGV2R%Sy}2j	1		0		83257	1138	
balila	Balila		16	0	15	1	0	0	16384	5,6,83,109,114,115,125,157,206,209,283,284,285,324,335,336,350,417		11	10	1	109	0	&ZES(Vo+Z8S@REb	1		0		84395	1268	
ful-medames	Ful Medames		16	0	15	1	0	0	16384	6,35,83,114,125,157,190,206,209,283,284,285,324,335,336,350,417,490		11	10	1	190,490	240	5X)T9Un@XPSMTKZ	1		0		85663	1140	
labneh-bi-zeit	Labneh bi Zeit		16	0	10	9	1	16384	32	5,59,83,114,115,155,176,277,306,309,324,335,336,389,417,474,534		9	10	0	277,155,474,389	2044	%[3TOY&T'Sfe)`	1		0		86803	1126	
manakish-zaatar	Manakish Za'atar		16	1	105	1	1408	16744928	16384	30,31,61,335,336,417,428,464,465,487,517,520,521,533,536		13	4	14	61	0	7]8SLVwO^w_9`	1		0		87929	1466	
nargesi	Nargesi		16	0	20	3	2	0	64	6,52,182,209,214,337,417,454,467,468,497		8	10	15	454,182,337	1820	:YLTKW-R9S|kPd	2		0		89395	1173	
qalayet-bandora	Qalayet Bandora		16	0	20	1	0	0	0	6,52,83,114,209,324,335,336,417,490		13	10	0	490	224	(YoHX'RKSuDR&f	1		0		90568	1215	
shakshuka	Shakshuka		16	0	30	3	2	0	16448	6,44,78,83,92,114,157,182,209,324,335,336,337,347,350,417,490		8	10	15	78,182,44,337	2016	>X9T7V+R@T1R$SNe	2		0		91783	1213	
baghrir	Baghrir		17	1	65	1	385	384	16544	25,71,144,147,262,306,417,425,464,517,520,521,533		13	9	16	425	0	AYIR7S8R@`l!P_	1		0		92996	1448	
bissara	Bissara		17	0	68	1	0	0	16384	6,35,44,83,92,114,125,157,170,190,206,209,283,284,285,324,335,336,347,417,517		11	10	2	170	0	&[9UNUq1[0U%R&c	1		0		94444	1417	
pannukakku	Pannukakku		18	0	50	9	387	16384	16480	46,71,85,182,206,306,417,462,463,464,520,521		8	4	16	306,182,521	0	>Y;SFT'S8[]:U6Y	1		0		95861	1212	
scrambled-eggs-with-smoked-salmon	Scrambled Eggs with Smoked Salmon		18	0	10	1	7	0	104	6,52,71,120,150,165,182,195,257,306,333,416,443,523		6	10	15	182,443,257	0	DY'WCW-TbRZH`	1		0		97073	975	
quinua-con-manzana	Quinua con Manzana		19	0	43	1	0	0	16384	14,123,125,127,163,206,289,290,388,464,517		13	9	20	14,388	0	/W3RmT7_6R:Wf	5		0		98048	1156	
twarozek-z-rzodkiewka	Twarożek z Rzodkiewką		20	0	8	1	1	0	32	6,52,59,98,120,150,155,306,389,417,447,499		9	10	1	499,155,389,447	2044	8V;T:T&S8S]o7b	1		0		99204	1021	
migas-con-uvas	Migas con Uvas		21	1	65	1	384	1539	16384	6,44,60,83,204,206,209,242,324,335,336,347,417,448,517,520,521,533		13	3	0	448,204,44	2016	0]CSDUq:ayMTAl	1		0		100225	1422	
pan-con-tomate	Pan con Tomate		21	0	10	9	384	1539	16384	6,60,198,209,324,335,336,417,448,490,520,521,533		13	3	17	490,448	224	L[FS.Vt-_~(S;e	1		0		101647	934	
revuelto-de-esparragos	Revuelto de Espárragos		21	0	13	5	2	0	64	6,18,44,83,182,209,324,335,336,347,417		8	10	15	18,182	28	HY0U1X;RERrs,c	2		0		102581	1206	
tortas-de-aceite	Tortas de Aceite		21	1	105	9	384	0	16384	12,125,206,284,335,336,417,464,517,520,521,533		13	4	14	521	0	@X*R=Th([f3S8U	1		0		103787	1411	
khai-jiao	Khai Jiao		22	0	8	3	6	24	72	6,11,83,114,125,155,182,195,196,206,289,290,324,337,456,467,468,517		8	10	15	182,155,456	224	L['T3[=R/RZlM_	3		0		105198	1269	
khao-tom-goong	Khao Tom Goong		22	0	30	1	12	16408	16408	6,11,52,141,142,154,195,196,209,213,214,268,337,396,417,432,434,456,467,468,517,523		7	0	18	434,268	0	NX*U5S_([`Z.}	1		0		106467	1513	
tom-jued-tao-hu	Tom Jued Tao Hu		22	0	15	3	512	0	0	6,52,59,75,141,142,209,233,283,315,322,337,417,433,437,451,456,467,468,477,488,517,523		10	10	2	437,322,433	3871	NV+U'UhHSw%RJi	3		0		107980	1518	
kuymak	Kuymak		23	0	15	1	1	0	32	71,98,144,146,224,306,313,417,511,517		9	10	0	511	0	KX2T4WJT.SYXA`	1		0		109498	1177	
menemen	Menemen		23	0	20	1	2	0	64	5,83,114,115,182,324,335,336,417,490,496		8	10	15	490,182,496	224	AY8TKW4R/T%RPR@b	1		0		110675	909	
cilbir	Çılbır		23	1	15	1	3	0	96	5,6,71,83,114,115,165,182,209,243,306,324,354,417,524,534		8	10	15	243,354	0	>Y3V5W*TBRV.R=^	1		0		111584	1315	
banh-mi-op-la	Bánh Mì Ốp La		24	0	13	1	898	3587	16448	6,23,52,60,141,142,155,182,283,296,324,337,354,451,467,468,490,520,521,533		8	3	15	23,354,155,490,337	224	5`+W%W.R:b%R/S:l	1		0		112899	1390	
pho-ga	Phở Gà		24	1	90	3	4	24	16395	6,11,104,107,125,141,142,143,195,196,206,213,214,289,303,337,383,396,398,417,456,459,464,517		4	2	11	107,398,337,456	0	Fc?Z,Y.SAauvN~	1		0		114289	1810	
xoi-dau-xanh	Xôi Đậu Xanh		24	1	410	1	0	0	16384	6,35,214,236,283,314,337,396,417,430,464,467,468,497		11	0	10	236,314,430	0	P]MS/TbBeGR!8_	1		0		116099	1398	
baked-mac-and-cheese	Baked Mac and Cheese		0	0	50	4	4481	4994	16416	44,71,83,92,97,98,114,255,294,306,317,320,321,324,347,353,417,425,506,520,521		9	1	14	306,294,506	0	8bIW@YNUE`k7S%o	1		0		117497	1556	
cauliflower-steaks-with-parsley-pepita-sauce	Cauliflower Steaks with Parsley-Pepita Sauce		0	0	37	4	0	0	0	6,44,59,83,91,114,115,125,206,209,284,285,324,335,336,347,350,387,417		12	10	0	91,350,387	1792	OZFS&Z6R:T;R&R9g	3		0		119053	1672	
mushroom-ragout-over-cauliflower-mash	Mushroom Ragout over Cauliflower Mash		0	0	30	4	0	0	0	6,52,59,91,209,258,315,324,335,336,409,417,487,490,491,517		13	10	1	91,315	1792	7Y7S9X%R6T/R6RLd	3		0		120725	1686	
sheet-pan-lemon-chicken-with-green-beans	Sheet-Pan Lemon Chicken with Green Beans		0	0	47	4	0	0	3	6,35,44,52,83,104,108,125,177,206,209,244,283,284,303,324,335,336,341,347,383,417		4	10	0	108,244	2016	?_MY$[;SGS|~Pi	2		0		122411	1448	
turkey-chili	Turkey Chili		0	0	50	4	0	6144	16387	6,35,44,78,83,114,117,153,157,209,221,253,274,283,303,324,335,336,337,341,347,383,417,456,490,495,517		5	10	1	153,253,274,337,44	2016	DY0X6TrGX)S=S3l	1		0		123859	1642	
bobo-de-camarao	Bobó de Camarão		1	1	65	4	8	16408	16400	6,44,83,89,114,125,129,132,141,142,154,206,209,289,324,337,343,417,432,434,490		7	6	8	89,434,132,490,44,337	2016	L`IV)X5V3b@R1S<y	1		0		125501	1609	
frango-com-quiabo	Frango com Quiabo		1	1	60	4	0	0	3	6,13,52,104,108,125,206,209,289,303,324,334,337,383,417,456,467,468,490,517		4	10	8	108,334,490	224	>aHZA]GS(T&Rs<j	2		0		127110	1589	
moqueca	Moqueca		1	1	35	4	4	16384	16392	6,44,83,114,125,129,132,135,141,142,195,206,209,289,324,337,343,417,490,522		6	10	8	135,132,490,44,337,142	2016	K[OX$X3V:U7R0S:h	2		0		128699	1501	
lancashire-hotpot	Lancashire Hotpot		2	1	170	4	0	0	16385	6,34,37,52,278,280,303,324,337,381,417,476,487,517		1	5	14	381,280,337	0	J`'YOYLT0Z.R~4j	1		0		130200	1516	
pan-haggerty	Pan Haggerty		2	0	53	4	1	0	16416	6,52,71,97,98,255,306,324,337,381,417,506		9	5	14	381,337,506	0	5^PTGW%U1^<R.R>m	1		0		131716	1260	
shepherds-pie	Shepherd's Pie		2	1	80	4	2437	21379	16425	6,11,30,37,42,52,71,87,94,195,209,251,278,283,297,303,306,324,337,381,409,417,464,478,490,491,505,520,521,530		1	5	14	381,251,87,337,306	0	F^<V(YLT-Y)R*R/d	1		0		132976	1678	
ital-stew	Ital Stew		3	0	55	4	0	16384	16384	6,7,9,83,114,129,132,133,209,213,214,283,324,337,367,386,422,457,487,517,531		11	6	8	386,132,531,367,9,337	3843	<[2S$W,V&^>S!5R	3		0		134654	1561	
jerk-chicken	Jerk Chicken		3	1	90	4	0	0	16387	6,7,52,67,83,104,108,114,123,125,206,209,213,214,289,303,324,328,337,383,417,422,456,464,467,468,487		4	10	0	108,456	0	)b;[O]$TJSi%R9q	2		0		136215	1496	
bai-qie-ji	Bai Qie Ji		4	1	100	4	0	0	3	6,104,213,214,303,337,383,417,456,467,468,517		4	10	0	104,456	0	5e?_F`;T'RZY:$R	2		0		137711	1597	
jia-chang-doufu	Jia Chang Doufu		4	0	28	4	512	17472	0	6,35,44,59,83,114,166,190,209,213,214,225,233,283,315,324,337,391,451,456,477,488,517,529		10	10	0	488,44,456	2016	EYBU@Wr<T6Rv$a	2		0		139308	1518	
jiao-yan-xia	Jiao Yan Xia		4	1	25	4	8	16408	16	6,52,83,114,144,147,154,209,324,337,417,432,434,436,456,467,468,523		7	10	0	434,114,456	0	,]&X-Y|6S[^C-R	2		0		140826	1489	
lei-lajiao-qiezi	Lei Lajiao Qiezi		4	0	30	4	0	0	0	6,59,83,114,141,184,209,324,391,396,401,417,496		13	10	1	184,496	224	NWm/Wg;T<RLRKe	3		0		142315	1343	
mapo-tofu	Mapo Tofu		4	1	30	4	896	1088	16389	6,35,59,83,114,144,147,166,190,209,213,214,252,268,283,303,324,337,379,391,396,417,436,437,450,451,456,488,517,520		10	0	1	437,268,252	0	5`*W'X4R,`jiKt	1		0		143658	1801	
qing-jiao-chao-jun	Qing Jiao Chao Jun		4	0	15	4	0	0	0	6,52,59,83,114,169,209,315,324,342,391,417,517,523		13	10	0	342,114	0	)X8R3Wh0T(Rt:f	3		0		145459	1258	
teochew-steamed-fish	Teochew Steamed Fish		4	0	22	4	4	16900	8	6,16,83,114,195,206,213,214,315,324,337,361,373,417,423,433,456,460,467,468,490,501,522		6	10	0	423,490,433,456	224	KX>Y&UkIRhs(f	2		0		146717	1399	
yangrou-zhua-fan	Yangrou Zhua Fan		4	1	105	4	0	16384	16385	6,87,157,172,206,209,242,278,281,303,337,390,396,417,467,468,517		1	0	10	281,87,396,337	0	FbPV5YGSJb&R)S:j	1		0		148116	1817	
ziran-yangrou	Ziran Yangrou		4	0	15	4	0	0	1	6,83,114,115,141,157,209,278,279,303,324,337,417,436,467,468		1	10	0	279,337,141	0	2a7Y9^HTLRj!/o	2		0		149933	1410	
doro-wat	Doro Wat		5	2	130	4	3	4160	16483	6,7,45,71,83,85,104,106,114,125,141,143,182,193,206,209,212,213,214,234,264,283,284,285,303,306,324,325,337,383,395,417,453,481,517		4	3	8	106,395,234,182	0	Db5]?Y!,]*S!Cj	1		0		151343	1883	
chicken-adobo	Chicken Adobo		6	0	50	4	896	0	16387	6,34,52,104,108,209,283,303,383,396,450,451,467,468,517,520,524		4	0	8	108,396	0	Ge&]+[@S5`aT.~	1		0		153226	1299	
ginataang-kalabasa-at-sitaw	Ginataang Kalabasa at Sitaw		6	0	30	4	0	16384	16384	6,35,52,83,114,129,132,133,209,213,214,270,283,312,324,337,386,417,457,517,532		13	10	8	270,132,532,337	3843	*YLR*W-V7W!!*c	3		0		154525	1387	
tinolang-manok	Tinolang Manok		6	0	60	4	4	24	16395	6,11,52,104,108,195,196,206,209,213,214,246,303,312,337,346,383,467,468,517		4	10	2	108,246,337,312	0	)`NYPZ8SLTlMR<f	1		0		155912	1449	
gratin-dauphinois	Gratin Dauphinois		7	0	100	4	1	0	16416	6,52,71,150,209,257,306,324,328,381,417		9	5	14	381,257,306	0	<]&SGXMULZ&RER'i	3		0		157361	1290	
moules-marinieres	Moules Marinières		7	1	25	4	16785	1567	24624	3,6,23,52,60,71,206,209,242,306,311,316,337,350,430,432,487,520,521,525,526,533		7	3	1	316,23,430	0	Fc%a=V0S0_n4R=|	1		0		158651	1300	
navarin-dagneau	Navarin d'Agneau		7	1	135	4	0	0	16385	6,34,59,87,209,278,281,283,303,324,337,355,381,417,467,468,487,490,491,498,517		1	5	8	281,381,498,87,337,355	3871	1aKXMZKT)YAR,SHp	1		0		159951	1637	
truite-meuniere	Truite Meunière		7	0	15	4	389	0	16424	52,71,125,195,206,284,306,333,350,417,467,468,493,520,521		6	10	0	493	0	<^3Z6Y4T+Te_Cd	2		0		161588	1353	
huhnerfrikassee	Hühnerfrikassee		8	1	80	4	385	16384	16419	34,71,82,87,104,125,150,206,257,283,284,285,303,306,315,355,383,396,417,438,517,520,521		4	0	0	438,396,315,355,87,257	1820	Fc-_GW5T2a&R/R:u	1		0		162941	1774	
kasespatzle	Käsespätzle		8	1	45	4	387	0	16480	6,71,98,120,182,185,255,306,328,337,417,507,520,521		9	4	14	521,337,507,182,306	0	Md$YAYJU9e|6R>l	1		0		164715	1273	
garides-saganaki	Garides Saganaki		9	0	15	4	9	16408	48	6,52,78,83,98,114,115,154,177,194,209,306,324,335,336,341,350,432,434,490,509		7	10	0	434,78,509	0	HZNWNW3S*So.RAt	2		0		165988	1305	
kleftiko	Kleftiko		9	1	200	4	0	0	16385	6,34,52,125,177,206,209,278,281,284,285,303,324,335,336,337,341,381,395,417,490		1	5	0	281,381,490,395	224	1c3Y'^:UFX'Rz&j	1		0		167293	1503	
tsigareli	Tsigareli		9	0	30	4	0	0	0	6,44,83,92,111,112,114,125,165,206,209,282,284,324,335,336,337,347,417,454,456,490,491		13	10	0	454,112,282,456	3871	*YAR)X$R-U'Sw1g	3		0		168796	1429	
baingan-bharta	Baingan Bharta		10	0	30	4	0	0	0	6,83,114,141,142,143,157,184,209,213,214,272,324,337,417,467,468,490		13	10	0	184,490,337	224	1Vp0UfFT>RPR5_	3		0		170225	1650	
chicken-chettinad	Chicken Chettinad		10	1	45	4	0	0	3	6,52,83,104,114,129,141,143,159,169,191,192,209,213,214,215,303,324,337,383,395,417,438,467,468,490,497		4	10	7	438,490,395,129	224	3Y:X&VAR+SxuFb	2		0		171875	1762	
goan-fish-curry	Goan Fish Curry		10	1	30	4	4	0	8	6,83,114,129,133,141,143,157,169,195,206,209,214,275,324,337,377,417,497,517		6	10	7	377,129,337	0	2Z.W<W5U?S~!9b	2		0		173637	1588	
hyderabadi-biryani	Hyderabadi Biryani		10	2	165	4	1	4096	16419	6,33,52,71,83,85,104,114,123,125,127,141,143,157,206,208,209,212,213,214,215,272,284,285,303,306,309,324,328,337,383,396,414,417,438,534		4	0	10	438,33,337,534	0	1`*Z>U/SDaq+RB}	1		0		175225	2062	
keema-matar	Keema Matar		10	0	30	4	0	4096	1	6,52,83,85,114,123,127,141,142,143,157,208,209,213,214,215,251,272,278,283,303,324,328,337,355,417,467,468,490,497		1	10	7	251,490,355,337	2044	=[1V-Y%TBSz&R$a	2		0		177287	1598	
mushroom-xacuti	Mushroom Xacuti		10	1	40	4	0	0	0	6,52,83,114,123,127,129,133,141,143,157,169,209,214,315,324,337,417,497		13	10	7	315,129,337	0	1XAR0W-VJT@RAR?_	3		0		178885	1621	
olan	Olan		10	0	25	4	0	16384	0	35,50,83,114,129,130,133,159,283,324,417,457,517,528		11	10	7	528,130,50,114	0	CY/R)Y%X?TJR!9c	3		0		180506	1390	
palak-paneer	Palak Paneer		10	1	35	4	1	4096	16416	6,52,71,83,85,98,114,123,127,141,143,150,157,208,209,212,213,214,257,306,324,328,337,345,417,454,490		9	10	7	454,345,490,337,257	2044	HZ=W?W'ULT,R+R?b	2		0		181896	1489	
rogan-josh	Rogan Josh		10	1	120	4	1	0	33	17,49,71,83,85,114,123,127,191,192,212,213,214,217,250,272,278,281,303,306,324,417,517,534		1	10	7	281,534	0	7aMX%_/W0RdkHe	2		0		183385	1584	
shorshe-maach	Shorshe Maach		10	0	25	4	4100	0	8	83,86,114,195,214,317,319,321,323,324,406,417,497,517		6	10	7	406,114	0	5Z*XEW{&RabKi	2		0		184969	1463	
nasi-goreng	Nasi Goreng		11	1	22	4	906	16412	16464	6,83,114,139,154,155,182,209,273,283,324,337,396,430,432,434,435,450,451,464,467,468,490,520		7	0	10	139,434,155,490,182,430	224	/a$W,W|(d|JSHh	1		0		186432	1403	
pepes-jamur	Pepes Jamur		11	1	48	4	0	0	0	6,29,32,83,114,129,133,209,214,315,324,337,342,417,430,483,497		13	10	0	342,129	0	1W8R)V.ULTDR+R+d	3		0		187835	1503	
rendang-daging	Rendang Daging		11	2	225	4	0	16384	1	6,37,38,83,114,125,129,130,141,143,206,207,209,213,214,286,289,291,303,324,337,417,430,497,517		0	10	0	38,130,430	0	P^MX,[EWGSn!6d	2		0		189338	1606	
sate-ayam	Sate Ayam		11	1	45	4	576	16744480	16387	6,83,104,114,125,141,143,206,209,233,283,289,303,324,337,344,356,383,417,430,438,451,467,468,477		4	10	13	438,356,430	0	M^0ZIX*R8W*R+UKh	2		0		190944	1926	
melanzane-a-funghetto	Melanzane a Funghetto		12	0	30	4	0	0	0	6,32,99,184,209,324,335,336,417,490		13	10	0	184,99	224	CXqNW}KTIR0SDc	3		0		192870	1262	
mushroom-risotto	Mushroom Risotto		12	1	45	4	18433	4615	24608	3,6,52,71,87,94,98,102,206,209,235,242,255,306,315,335,336,337,349,350,396,403,417,418,505,512,525,526		9	0	10	102,403,337,512	0	._-T1V<S@bi!El	3		0		194132	1492	
orecchiette-con-cime-di-rapa	Orecchiette con Cime di Rapa		12	0	30	4	388	4610	16392	6,11,59,65,83,114,115,195,209,324,335,336,353,417,425,520		13	1	9	65,353	0	$_.U.VsMb?Rr<$R	1		0		195624	1378	
parmigiana-di-melanzane	Parmigiana di Melanzane		12	2	140	4	1	2	16416	6,32,98,184,209,255,306,313,324,335,336,349,352,417,490,511,512		9	10	14	184,352,511,512	224	;^*V5Z%T.W+S7T,q	2		0		197002	1670	
pesce-allacqua-pazza	Pesce all'Acqua Pazza		12	0	25	4	4	0	8	6,83,99,114,115,195,209,324,335,336,350,417,423,490,517,522		6	10	0	423,99	224	;X-XAUs~_jMa	2		0		198672	1405	
pollo-alla-cacciatora	Pollo alla Cacciatora		12	0	70	4	0	16384	3	6,52,78,104,108,209,303,324,335,336,337,383,409,417,474,490,517		4	10	8	108,78,337,474	0	'b6[/^&TORrw/m	2		0		200077	1505	
spaghetti-alle-vongole	Spaghetti alle Vongole		12	1	30	4	400	4634	16400	6,83,114,126,169,209,311,324,335,336,350,353,417,425,432,452,520		7	1	9	126,452,350	0	'bF[8Vv;bskP2R	1		0		201582	1596	
straccetti-con-rucola	Straccetti con Rucola		12	0	15	4	0	0	1	37,41,52,59,99,125,206,284,285,303,324,335,336,405,409,417,490		0	10	0	41,99,405	224	=[HXJX3St]e2a	2		0		203178	1361	
negima-shio-yakitori	Negima Shio Yakitori		13	0	30	4	0	0	3	6,52,104,108,125,206,284,303,337,383,417,456,467,468		4	10	13	108,456	0	8^;Y4Z5S7Rec:p	2		0		204539	1222	
saba-no-misoni	Saba no Misoni		13	0	25	4	516	4	24584	3,6,195,213,214,227,283,295,310,333,337,396,415,451,456,464,517		6	10	0	295,456	0	([PWNU*RITdIR-g	2		0		205761	1426	
yudofu	Yudofu		13	0	15	4	512	16412	0	6,121,125,206,213,214,233,276,283,337,424,451,456,477,488,517,535		10	10	8	488,121,456	0	1W.XLSj>T7Ro?x	3		0		207187	1269	
bibimbap	Bibimbap		14	1	45	4	1922	512	24641	3,6,35,36,37,41,83,87,114,182,209,239,283,303,314,324,396,401,417,427,428,450,451,454,464,467,468,470,517,520		0	0	1	470,41,454,36,182,87	1820	GdEX.YMR>f=R!(u	1		0		208456	1980	
dak-baeksuk	Dak Baeksuk		14	1	105	4	0	16384	16387	6,52,104,172,206,209,213,214,236,269,303,337,383,396,417,456,517		4	0	2	104,236,456	0	2d/_)[LSOYhVH~	1		0		210436	1541	
calabacitas-a-la-mexicana	Calabacitas a la Mexicana		15	0	20	4	0	0	0	6,19,83,114,148,187,209,324,335,336,337,374,387,417,457,490		12	10	8	148,19,490,374,387	224	PY4SJX-R*U&SBRC_	3		0		211977	1328	
camarones-al-mojo-de-ajo	Camarones al Mojo de Ajo		15	0	15	4	8	16408	16	6,19,52,125,141,142,154,206,209,289,290,335,336,417,432,434		7	10	0	434,19	0	J[7VIY0R/SwWKo	2		0		213305	1263	
carne-asada	Carne Asada		15	0	28	4	0	0	1	6,19,21,37,52,83,114,125,206,267,289,303,324,337,417,439,456		0	10	21	439,19,456	0	0]<YIX/S,TCRm:h	1		0		214568	1412	
pipian-verde-de-vigilia	Pipián Verde de Vigilia		15	1	40	4	0	0	0	6,83,114,141,142,148,209,288,315,324,326,337,387,417,426,457,467,468,489,517		12	10	8	148,489,326,315,387	224	,YLTBW'R4T8R8RH_	2		0		215980	1746	
ghormeh-sabzi	Ghormeh Sabzi		16	2	180	4	0	4160	16385	6,35,52,125,141,142,171,173,193,206,214,274,278,281,283,289,303,337,350,417,456,467,468,497,517		1	10	8	281,350,274,456,337,142	0	P_DW@[2TFU>R|Al	2		0		217726	1969	
hindbeh-bil-zeit	Hindbeh bil Zeit		16	0	30	4	0	0	0	6,52,111,112,125,206,209,284,335,336,337,417		13	10	0	112,337	0	0Z-R5Y,R>UAS&R)f	3		0		219695	1390	
machboos-dajaj	Machboos Dajaj		16	1	95	4	1	4096	16419	6,7,24,33,44,52,71,83,85,104,107,123,125,127,141,142,143,157,173,206,209,212,214,289,303,306,324,328,337,347,383,396,408,417,490,497,517		4	0	10	107,33,490,337	224	Pf$[9[@T1d)R|$q	1		0		221085	1976	
masgouf	Masgouf		16	1	35	4	4	16384	8	6,52,86,125,195,206,214,283,284,324,335,336,337,350,395,417,478,490,497		6	10	0	86,490,395	224	%[+ZMV~9Sg-R1h	2		0		223061	1370	
chicken-tagine-with-preserved-lemon	Chicken Tagine with Preserved Lemon		17	1	65	4	0	16384	3	6,104,108,125,141,142,157,206,209,213,214,250,284,303,335,336,337,383,384,414,417,474,497,517		4	10	8	108,337,474,142	0	Ha<Z-^NS3SmmId	2		0		224431	1512	
kefta-mkaouara	Kefta Mkaouara		17	0	30	4	2	0	65	6,37,44,78,83,92,114,123,141,142,157,182,209,248,303,324,335,336,337,347,417,490		0	10	8	248,78,182,337	0	=]>W(ZHSLRuyKk	2		0		225943	1620	
farikal	Fårikål		18	0	170	4	0	0	1	52,59,75,278,281,303,417,517		1	10	8	281,75	3871	*bOZP],V8T9RGREp	2		0		227563	1208	
kottbullar	Köttbullar		18	1	45	4	2435	6019	16481	6,7,37,42,46,52,60,62,71,87,94,150,182,206,209,248,257,292,293,303,306,337,417,464,505,517,520,521,523,533		0	10	0	248,257,337	0	-d2WH_-X(Y`$UFp	2		0		228771	1673	
lohikeitto	Lohikeitto		18	0	30	4	5	0	16424	6,7,71,87,150,165,195,257,282,306,324,333,381,416,417,517		6	5	2	381,416,257,282,87	2051	<^+W0YKTFWy}Di	1		0		230444	1107	
aji-de-gallina	Ají de Gallina		19	1	60	4	1048993	16762467	16931	1,6,60,83,98,104,105,114,188,209,255,303,306,324,335,337,349,358,381,383,395,417,467,468,474,492,517,520,521,533		4	5	0	105,381,188,395,60,1	0	B`<[)X@R2[-R>S&o	1		0		231551	1761	
anticuchos-de-corazon	Anticuchos de Corazón		19	1	155	4	0	0	1	2,6,37,39,52,83,114,157,177,209,303,324,341,417,467,468,524		0	10	13	39,2	0	HY&YAV%RvW]+j	2		0		233312	1522	
lomo-saltado	Lomo Saltado		19	1	45	4	17280	0	16385	1,6,37,41,83,114,141,142,157,206,209,242,283,303,324,337,381,395,396,417,450,451,467,468,490,517,520,527		0	0	0	381,41,490,396,395	224	Jf3Z?Z1SPf>R>R9'R	1		0		234834	1739	
golabki	Gołąbki		20	2	120	4	0	0	16385	6,34,37,52,59,75,165,174,248,300,303,324,337,352,391,396,417,464,490,517		0	0	0	75,352,248,337,396	3871	>^CV9WKR*^<S/UDj	1		0		236573	1830	
pierogi-ruskie	Pierogi Ruskie		20	2	90	4	385	0	16416	6,52,71,98,189,306,324,337,381,417,467,468,508,517,520,521		9	4	0	381,521,337,508	0	.dDU6XFT1j;R)RPj	1		0		238403	1532	
lazanki-z-kapusta-i-grzybami	Łazanki z Kapustą i Grzybami		20	1	62	4	384	20994	16384	6,7,34,52,59,75,178,315,337,353,378,391,417,421,425,517,520		13	1	9	75,353,315,421,337	3871	J]7T.Ub;c1S>S/i	1		0		239935	1768	
coliflor-al-ajoarriero	Coliflor al Ajoarriero		21	0	27	4	0	16384	0	6,14,44,59,83,91,122,206,209,324,335,336,347,350,417		13	10	0	91	1792	)X-R4W|2T1R)R1e	3		0		241703	1395	
setas-al-ajillo	Setas al Ajillo		21	0	15	4	0	0	0	6,83,114,125,169,206,209,284,285,315,324,335,336,342,350,417		13	10	0	342,350	0	.XBR4Wz4T-Rl.`	3		0		243098	1298	
gaeng-phet-het-jay	Gaeng Phet Het Jay		22	1	45	4	0	16384	0	27,32,52,83,114,125,129,130,141,142,169,184,206,207,214,286,289,291,315,324,417,461,483,484,517,523		13	10	7	130,461,484,27	0	>X=RPW'W4T1R!Fd	3		0		244396	1759	
massaman-nuea	Massaman Nuea		22	1	140	4	76	16765564	16409	6,11,34,37,38,83,85,114,123,125,129,132,141,154,157,160,195,196,206,207,209,214,283,286,289,291,303,324,337,344,356,381,432,434,435,478,486,517		0	5	7	38,132,381,337	0	I`=X'[6W+Y5R3TBe	1		0		246155	1656	
pla-neung-manao	Pla Neung Manao		22	1	27	4	4	24	8	6,11,59,75,83,114,125,141,142,195,196,206,209,286,289,290,322,324,344,423,517,522		6	10	0	423,322,114	3871	IW:]/R`6S^u-v	2		0		247811	1449	
adana-kebabi	Adana Kebabı		23	1	30	4	0	0	1	5,6,44,52,83,114,115,125,206,251,278,284,303,324,337,350,395,417,465,496		1	10	13	251,496,44,395	2016	2]5W@YDTASx$R%h	2		0		249260	1509	
mantar-sote	Mantar Sote		23	0	22	4	0	0	0	5,6,83,114,115,177,209,315,324,335,336,341,350,417,490,496		13	10	0	315,490,496	224	4YFRLX(RBSw7R'f	3		0		250769	1364	
bo-luc-lac	Bò Lúc Lắc		24	0	15	4	516	24	9	6,11,37,52,59,125,195,196,206,209,233,283,289,290,303,324,337,395,410,417,451,464,467,468,477,490,519		0	10	0	410,490,519,395	224	BZ;ZGV.R.Sd(RAj	2		0		252133	1470	
ca-ri-chay	Cà Ri Chay		24	0	47	4	512	16384	16384	6,32,83,87,114,129,132,141,143,214,272,282,283,286,324,417,451,467,468,471,483,488,497,517		10	6	7	471,132,488,87,282	3843	=]CS.YMU3ZOR:S*e	3		0		253603	1631	
ca-kho-to	Cá Kho Tộ		24	1	50	4	4	16408	20488	6,11,52,83,90,114,129,134,195,196,209,268,324,337,396,430,456,464,467,468,517		6	0	8	90,268,430	0	E^5XPTr$ak&T:o	1		0		255234	1628	
creamy-tuscan-chicken	Creamy Tuscan Chicken		12	0	25	6	16769	4610	16931	6,52,98,104,105,150,209,255,257,303,306,324,335,336,349,353,383,396,417,418,425,454,466,490,520		4	1	0	105,257,454	1820	?[6XJXNT?R^%RHV	1		0		256862	1505	
spicy-beef-tacos	Spicy Beef Tacos		15	1	15	6	0	512	16385	6,37,83,114,118,119,125,141,142,144,145,157,177,206,209,222,223,248,289,303,324,337,341,417,467,468,490,491,517		0	7	3	248,223,337	0	;]=V5W(S0Z8RnP[	1		0		258367	1577	
greek-quinoa-salad	Greek Quinoa Salad		9	0	10	2	1	16384	16416	6,52,98,99,125,138,155,177,194,206,284,285,306,324,335,336,337,341,388,395,417,418,474,490,509		9	9	4	138,155,99,509,474	224	EZJSIVER$Z5R<R5[	3		0		259944	1281	
thai-green-curry	Thai Green Curry		22	2	30	4	12	16988	16411	6,11,32,35,83,104,108,114,125,129,132,141,154,157,160,184,195,196,206,207,209,214,244,268,283,286,289,291,303,324,337,344,383,396,432,434,435,483,485,517		4	0	7	108,132,268,184,244	2016	+c,W7ZBVNa0R,S2`	1		0		261225	1901	
lemon-herb-salmon	Lemon Herb Salmon		0	1	20	4	4	0	8	6,18,52,125,165,195,206,209,284,333,335,336,350,416,417		6	10	0	416,18	28	A[5Y7X:RBRrn,^	2		0		263126	1249	
blackened-catfish	Blackened Catfish		0	1	15	6	5	0	4136	6,44,52,71,83,90,92,114,125,180,195,206,209,211,284,306,324,337,338,347,350,417,487		6	10	0	90	0	HXPV>V=S(RcZGh	2		0		264375	1440	
cobb-salad	Cobb Salad		0	0	35	2	20483	2432	41063	3,6,19,22,52,55,98,99,104,105,120,164,182,206,242,288,303,306,317,321,324,335,336,379,383,417,418,490,527		4	10	4	105,288,22,99,182,19	224	)d@[2`*U>S5Rx5e	1		0		265815	1580	
cowboy-caviar	Cowboy Caviar		0	0	20	10	0	0	16384	6,19,35,44,48,50,77,83,114,125,141,144,157,206,267,283,289,290,324,335,336,337,395,417,473,490		11	10	1	50,48,77,490,19,44	2016	/W*S*Tg/X3S5RBY	3		0		267395	1315	
zucchini-noodles-with-avocado-basil-sauce	Zucchini Noodles with Avocado-Basil Sauce		0	0	15	6	0	0	0	6,19,32,52,99,125,148,206,209,258,284,285,324,335,336,417,457,490		12	10	11	148,19,99,258	224	'Z>SNX&R&UPRDRF_	3		0		268710	1443	
feijoada	Feijoada		1	2	660	2	0	23425	16389	6,22,34,35,37,44,48,59,83,125,136,168,206,209,283,303,324,337,339,347,379,380,396,417,444,467,468,517		2	0	8	380,168,136,396,339,444	2051	NfNY)[MSHf4T?R>n	1		0		270153	2108	
salada-de-palmito	Salada de Palmito		1	0	12	2	0	16384	0	6,19,52,125,206,256,288,289,290,324,335,336,337,350,395,417,490		13	10	4	256,19,490,288,395	224	%Y-R/X%ROT(S!Ji	3		0		272261	1074	
pea-and-mint-soup	Pea and Mint Soup		2	0	15	2	0	0	16384	6,52,59,125,206,283,284,285,309,337,355,391,417,456,468,517,523		11	10	2	355,456	1820	9WJSMS]4XMSES(d	3		0		273335	1290	
smoked-mackerel-pate	Smoked Mackerel Pâté		2	0	10	10	5	0	40	6,52,59,98,120,125,150,151,152,155,195,206,263,284,285,295,306,333,442		6	10	1	155,442,151	224	)W.TMU-S*RV!)T	3		0		274625	1162	
welsh-rarebit	Welsh Rarebit		2	0	15	10	4481	1539	16416	60,71,83,92,97,98,114,186,255,306,317,321,324,506,520,521,533		9	3	17	506,60,306	0	=^3V(Y=UIXc0R9e	1		0		275787	1280	
ropa-vieja	Ropa Vieja		3	1	180	6	0	16384	1	6,34,37,44,78,83,157,177,199,209,303,324,335,336,337,341,417,474,490,517		0	10	8	199,78,44,337	2016	>ZJYDV>R&Sq$REg	2		0		277067	1777	
jiucai-jidan-jiaozi	Jiucai Jidan Jiaozi		4	2	90	6	1410	512	16448	6,52,53,182,209,210,213,214,396,417,427,428,467,468,517,520,521,523		8	4	0	521,182,210	0	O]'UBUwP`xz?d	1		0		278844	1754	
pai-huanggua	Pai Huanggua		4	0	15	10	1024	512	0	6,83,114,115,141,155,209,324,396,401,417,427,428,467,468		13	10	1	155	224	ESc*S]'S`uIe	3		0		280598	1066	
suan-la-tu-dou-si	Suan La Tu Dou Si		4	0	20	6	0	0	16384	6,83,114,169,209,324,381,396,401,417,436,464,467,468		13	5	0	381	0	8X1R+Ta?[6Rv)f	3		0		281664	1403	
tomato-and-egg-stir-fry	Tomato and Egg Stir-Fry		4	0	15	6	2	0	16448	6,139,182,324,337,396,417,456,464,467,468,490,517		8	0	15	490,139,182,456	224	K_KU7X5R$_r,SOi	1		0		283067	1367	
gomen	Gomen		5	0	50	6	0	0	0	6,59,83,85,114,136,209,213,214,267,324,337,395,417,467,468,517		13	10	0	136,395	0	'W;RLUiFT$Sn%`	3		0		284434	1483	
misir-wot	Misir Wot		5	1	60	6	0	4160	16384	6,7,45,83,85,114,141,143,193,209,213,214,234,264,283,287,324,337,394,395,417,467,468,481,490,491,517		11	3	8	234,395,394	0	'_(V=U!2d/T!Df	1		0		285917	1299	
shiro-wat	Shiro Wat		5	0	45	6	0	4160	16384	6,7,45,83,85,109,110,114,141,143,193,209,213,214,219,234,264,267,283,324,337,395,417,467,468,481,490,517		11	3	8	234,490,395,219	224	7[-TBU!I^4S!Ie	3		0		287216	1644	
sinigang-na-bangus	Sinigang na Bangus		6	0	45	6	4	16408	16392	6,11,35,59,83,114,161,184,195,196,283,307,324,334,337,417,478,490,517,518,532		6	10	2	307,490,184,161,518,532	224	@Y/ZGSq8W<R!(u	1		0		288860	1565	
sisig-na-tokwa	Sisig na Tokwa		6	0	26	6	512	16384	0	6,52,83,114,125,206,209,213,214,233,283,324,337,395,451,467,468,477,488,535		10	10	0	488,395,535	0	-Z(UKX}6SjpI`	2		0		290425	1354	
galettes-forestieres	Galettes Forestières		7	1	110	6	3	0	16480	6,52,68,69,71,102,150,152,182,209,218,306,315,337,350,417,430,517		13	4	16	102,218,152,182	0	<]?T2WATL^IR:R(g	1		0		291779	1659	
ratatouille	Ratatouille		7	1	65	6	0	0	16384	6,32,34,44,52,83,148,184,209,324,335,336,337,417,457,487,490		13	10	8	490,184,148,44,337	2016	?W*RJUq8VPR3TA_	3		0		293438	1465	
salade-nicoise	Salade Niçoise		7	1	30	2	20486	16896	24648	3,11,35,73,79,99,164,182,195,206,242,244,283,288,317,321,324,335,336,381,417,474,490,494,527		6	5	4	381,99,244,182,73,79	2016	GZOT4W)RDW1R(RCe	1		0		294903	1507	
salade-de-chevre-chaud	Salade de Chèvre Chaud		7	0	14	2	8409505	16746083	24736	3,23,52,60,98,111,158,164,206,237,238,242,262,306,317,321,335,336,417,487,492,510,516,520,521,527,533		9	3	4	510,23,158	0	(_*VFY)T9Y|5R-i	1		0		296410	1305	
salade-de-lentilles	Salade de Lentilles		7	0	30	2	20480	0	24576	3,6,34,52,87,164,206,242,245,283,287,317,321,337,350,417,430,467,468,487,527		11	10	4	245,87,430	0	)Y?T0TaJZGRr/]	1		0		297715	1354	
kartoffelpuffer-mit-apfelmus	Kartoffelpuffer mit Apfelmus		8	1	33	6	2	16384	16448	6,14,15,182,206,324,328,337,381,382,417,467,468		8	5	16	381,15,337,182	0	-]NRPVt/_9R2S?c	3		0		299069	1425	
linseneintopf	Linseneintopf		8	0	68	6	2048	16384	16384	6,14,34,59,66,87,93,94,122,174,206,282,283,287,300,324,350,381,391,417,464,517		11	5	8	381,66,282,93,87	3587	FYNT'SYM_.S/RCh	1		0		300494	1555	
pellkartoffeln-mit-quark-und-leinol	Pellkartoffeln mit Quark und Leinöl		8	0	30	6	1	0	16416	6,52,84,98,120,189,201,202,306,324,337,381,395,417,508		9	5	0	381,508,395,306	0	>_KV1W-S8`?R*R,l	1		0		302049	1408	
chicken-souvlaki	Chicken Souvlaki		9	0	30	6	0	0	16387	6,52,104,108,125,155,177,206,209,284,303,324,335,336,337,341,383,395,417,490		4	10	13	108,490,155	224	0_OW7[2S3Ty6R'i	2		0		303457	1333	
fava-santorinis	Fava Santorinis		9	0	65	10	0	16384	16384	6,34,82,125,177,206,209,283,284,285,335,336,337,341,355,395,417,455,517		11	10	1	455,337	0	1Y1TJTj4Z=T6RE^	3		0		304790	1310	
horiatiki	Horiatiki		9	0	12	2	1	16384	32	6,44,82,83,98,155,177,194,306,324,335,336,337,341,395,417,474,490,509		9	10	4	490,155,509,44,474	2016	NY%S&Y8SKSrCR4g	3		0		306100	1344	
kotosoupa-avgolemono	Kotosoupa Avgolemono		9	1	70	6	2	0	16451	6,52,87,104,108,125,165,182,206,284,285,303,337,354,383,396,417,517		4	0	2	108,354,87,337,396	0	:^$Y4X'S,WdsGj	1		0		307444	1593	
spanakorizo	Spanakorizo		9	0	45	6	0	0	16384	6,52,125,165,206,284,335,336,337,396,417,454,456,517		13	0	10	454,396,337,456	1820	(ZNRJUqC[0Rn6e	3		0		309037	1391	
bhindi-masala	Bhindi Masala		10	0	30	6	0	0	0	6,10,83,114,141,143,157,206,213,214,272,298,324,334,337,417,467,468,490,497		13	10	0	334,490,337	224	*Wv1Vk<T2R~9_	3		0		310428	1473	
bombay-sandwich	Bombay Sandwich		10	0	15	2	385	5635	16416	6,10,17,43,52,60,71,83,95,114,125,141,142,155,157,206,213,214,271,284,285,298,306,324,337,381,395,417,490,520,521,533		13	3	5	155,490,60,381,43,142	4067	KX$S+TFR+]9R8S<h	3		0		311901	1402	
chana-masala	Chana Masala		10	0	35	6	0	0	16384	6,10,78,83,109,114,141,142,143,157,206,209,213,214,272,283,298,324,337,417,467,468,490,497		11	10	7	109,78,337	0	/X9S,Ta4Z@S8SGg	3		0		313303	1492	
dal-tadka	Dal Tadka		10	0	30	6	1	0	16416	6,71,83,114,125,141,142,157,169,206,209,212,214,272,283,284,285,287,306,324,394,417,490,497,517		11	10	1	394,490	224	:X>TAS9RLZGR!?_	1		0		314795	1457	
kathi-roll	Kathi Roll		10	1	75	2	387	4610	16483	6,52,71,83,85,104,114,123,125,127,141,143,157,182,206,208,209,212,213,214,215,272,289,303,306,324,328,337,348,383,395,417,438,467,468,520,521,534		4	3	6	438,348,182,395	0	'_BXJWOR:Z$S3R-k	1		0		316252	1813	
lemon-rice	Lemon Rice		10	0	15	2	4096	0	16384	17,35,51,83,96,109,114,125,139,159,169,206,213,214,217,283,284,285,317,321,324,396,417,467,468,497		13	0	10	139	0	:ZDR6Tc1`le0_	3		0		318065	1610	
muttaikose-poriyal	Muttaikose Poriyal		10	0	15	6	4096	0	0	35,51,59,75,83,114,129,133,159,169,214,283,317,321,324,417,497		13	10	0	75,129	3871	(W{)V-U>T?R@RM_	3		0		319675	1248	
rajma-masala	Rajma Masala		10	0	40	6	0	4096	16384	6,35,52,78,83,85,114,123,127,141,142,143,157,208,209,213,214,272,274,283,324,328,337,417,467,468,490,497		11	10	7	274,78,337	0	CWCSGS`>Y6S,SPd	3		0		320923	1582	
gado-gado	Gado-Gado		11	1	45	2	962	16762400	16448	6,35,36,59,75,83,114,125,129,132,155,182,206,209,244,273,283,289,314,324,356,357,381,417,450,451,464,467,468,478,488,520		12	5	0	381,488,182,75,132,244	4095	Ja-W&]KTO[-SDT@h	1		0		322505	1702	
orek-tempe	Orek Tempe		11	0	15	6	896	16768	16384	6,34,83,114,207,209,214,273,283,324,337,344,417,430,450,451,464,467,468,478,482,520		10	10	0	482,430	0	0^:W:Y2RFW!!H]	2		0		324207	1321	
terong-balado	Terong Balado		11	0	25	6	0	0	0	6,83,114,125,184,206,209,289,290,291,324,337,417,430,467,468,490		13	10	0	184,490,114,430	224	OWm/Wo=T4ROR3_	3		0		325528	1381	
tumis-kangkung	Tumis Kangkung		11	0	13	6	0	0	0	6,83,114,207,209,214,324,337,417,430,467,468,518		13	10	0	518,430,114	0	CV8REU!,T-R!1d	3		0		326909	1218	
aglio-e-olio	Aglio e Olio		12	0	15	6	384	4610	16384	6,83,114,115,209,324,335,336,350,353,417,425,452,517,520		13	1	9	452	0	4a'T&Y*R2cwoFFR	3		0		328127	1197	
bresaola-rucola-e-grana	Bresaola, Rucola e Grana		12	0	8	2	3	2049	609	37,52,59,63,98,125,167,206,241,255,284,285,303,306,335,336,405,417		0	10	0	63,405,241	0	9YBW)W;R'RXq:*R	2		0		329324	1060	
cacio-e-pepe	Cacio e Pepe		12	1	25	6	385	4610	16928	52,98,255,306,353,359,417,425,431,452,520		9	1	9	452,359	0	*]AVJSBR8armNy	1		0		330384	1383	
insalata-caprese	Insalata Caprese		12	0	10	2	1	0	32	32,98,177,306,313,324,335,336,341,417,490,511		9	10	4	490,511	224	._>WM[2U6Sk9RGp	1		0		331767	1011	
insalata-di-tonno-e-fagioli	Insalata di Tonno e Fagioli		12	0	12	2	4	512	16392	6,35,52,79,80,81,125,195,206,283,284,285,335,336,337,350,395,417,494		6	10	4	81,80,395	0	,[)X7Uq@YNRd?m	1		0		332778	1183	
pappa-al-pomodoro	Pappa al Pomodoro		12	0	42	6	384	1539	16384	6,32,60,78,83,114,115,209,265,324,335,336,417,490,517,520,521,533		13	3	2	78,265	0	BYAR-VoFY2R>R3o	3		0		333961	1345	
pasta-e-ceci	Pasta e Ceci		12	0	30	6	384	4610	16384	6,83,109,114,115,209,283,324,335,336,353,409,417,425,440,490,491,517,520		11	1	2	109,440	0	([.TMTi<_*S>RCh	3		0		335306	1403	
goya-champuru	Goya Champuru		13	0	25	6	518	0	72	47,52,57,58,182,195,233,283,417,451,467,468,477,488		10	10	0	488,47,182	0	9YKV,W!-S)R!Ko	2		0		336709	1303	
horenso-no-goma-ae	Horenso no Goma-ae		13	0	12	2	1536	0	0	233,283,417,428,451,454,464,477		12	10	1	454,428	1820	.U5SDSc5T?Rr6m	3		0		338012	1114	
mame-gohan	Mame Gohan		13	0	70	2	0	28	16384	276,283,355,396,417,424,470,517		11	0	10	470,355	1820	FW?RWR?`'R!:`	3		0		339126	1209	
oyakodon	Oyakodon		13	1	42	6	518	0	16459	6,57,58,104,108,182,195,233,283,303,337,383,396,451,456,464,470,477,517		4	0	10	108,182,470,337,456	0	$dGZPW$SAdv!2m	1		0		340335	1650	
salmon-onigiri	Salmon Onigiri		13	1	50	10	4	28	16392	195,327,333,396,416,417,424,470,517		6	0	10	470,416	0	-]HU+ShDco!Km	1		0		341985	1290	
zaru-soba	Zaru Soba		13	0	30	2	512	16412	16384	6,59,68,161,179,232,233,276,283,315,327,337,396,424,433,446,451,456,464,477,517		13	2	11	232,161,456	0	LZFU[S;g!!FAR	1		0		343275	1446	
dubu-jorim	Dubu-jorim		14	0	25	6	1536	512	0	6,83,114,115,209,233,283,324,337,427,428,451,456,467,468,477,488,517		10	10	0	488,456	0	@X1V8VwKSxp;m	2		0		344721	1376	
gamja-jeon	Gamja-jeon		14	0	32	10	0	0	16384	6,83,114,209,210,324,337,381,417,467,468		13	5	16	381	0	-X$R*Uf)Y%Rj7_	3		0		346097	1286	
japchae	Japchae		14	1	45	6	1536	512	16384	6,52,87,209,233,283,315,337,417,427,428,433,451,454,464,467,468,471,472,477		13	2	11	472,454,433,337,87	1820	A[5R=U!>a}/S6t	3		0		347383	1843	
ensalada-de-nopales	Ensalada de Nopales		15	0	15	2	0	0	0	6,19,59,83,114,125,141,142,206,289,290,305,324,326,335,336,337,341,389,417,426,490		13	10	4	326,19,490,337	224	0Y(R7X&R3U<S/R3m	3		0		349226	1414	
pescado-a-la-veracruzana	Pescado a la Veracruzana		15	1	35	6	4	16384	8	6,34,82,83,87,114,125,195,206,209,267,289,290,305,324,335,336,337,341,350,365,417,445,474,490,522		6	10	0	445,490,337,474,365	224	OX/Y&Um@St/RNj	2		0		350640	1539	
quesadillas-de-flor-de-calabaza	Quesadillas de Flor de Calabaza		15	0	15	10	1	0	16416	6,83,98,114,144,145,187,209,223,306,313,324,337,417,426,457,458,467,468,511		9	7	3	511,223,458	224	1X8T&UER&Wzl7^	1		0		352179	1372	
rajas-con-crema	Rajas con Crema		15	0	30	6	1	0	32	6,71,83,98,114,150,209,304,306,313,324,337,374,417,447,511		9	10	0	374,511,304,337	0	CZ?T-Y%VFSq;RJd	2		0		353551	1360	
sopa-de-lima	Sopa de Lima		15	1	65	6	0	0	16387	6,44,83,104,114,125,141,142,144,145,206,209,223,289,303,305,324,337,341,383,417,422,438,467,468,490,517		4	7	2	438,490,223,44,337	2016	:[<Y$VvKW3R-R2j	1		0		354911	1930	
bamia-bil-zeit	Bamia bil Zeit		16	0	50	6	0	0	0	6,83,92,114,125,141,142,143,206,209,284,285,324,334,335,336,417,490,517		13	10	8	334,490	224	JWv0Wy+T.Rz>_	3		0		356841	1564	
fattoush	Fattoush		16	0	20	2	384	17923	16384	6,59,60,125,155,206,284,285,288,309,324,335,336,337,350,370,375,376,389,417,456,464,465,490,520,521,533		13	3	4	490,288,370,155,389,456	2044	GZ>R9W{5Z7R?SAd	3		0		358405	1455	
mujaddara	Mujaddara		16	0	55	6	0	0	16384	6,33,52,66,125,157,206,283,284,287,335,336,337,350,396,417,517		11	0	10	337,66,33	0	$a%U7W{Ee)SHR3f	1		0		359860	1423	
tabbouleh	Tabbouleh		16	0	25	2	384	0	16384	6,70,125,206,284,285,309,324,335,336,337,350,417,456,490,520		13	10	4	490,350,456	224	(W$RHUp3U-RwF[	3		0		361283	1119	
zahra-bil-tarator	Zahra bil Tarator		16	0	45	6	1024	0	0	6,59,91,125,157,206,209,284,285,335,336,350,417,428,465,475,517		12	10	0	91,475	1792	8YCRBX)R<T5R|(a	3		0		362402	1298	
bakoula	Bakoula		17	0	15	6	0	16384	0	6,44,83,92,114,125,141,142,157,206,209,284,324,335,336,347,350,384,417,454,474		13	10	0	454,474	1820	>ZNRPY/R9TJRb)g	3		0		363700	1482	
couscous-aux-sept-legumes	Couscous aux Sept Légumes		17	1	80	6	384	4096	16384	6,44,59,75,83,85,87,123,141,143,148,149,157,213,214,324,328,335,336,337,347,386,392,407,417,425,457,490,497,498,517,520		13	9	0	148,149,386,75,490,87	4095	9[GS3Th1bOR/SHh	3		0		365182	1813	
harira	Harira		17	1	105	6	2432	0	16385	6,66,78,94,109,141,142,213,214,250,278,281,283,287,303,324,335,336,337,417,490,497,517,520,521		1	10	2	78,281,109,66,337	0	*YOT0U1R&X?R(R=h	1		0		366995	1808	
zaalouk	Zaalouk		17	0	30	10	0	0	16384	6,44,83,125,141,142,157,184,206,209,284,285,324,335,336,347,417,490,517		13	10	1	184,490	224	BV}(Ul+V2SNS<_	3		0		368803	1174	
egg-and-shrimp-smorrebrod	Egg and Shrimp Smørrebrød		18	0	15	2	4491	18331	16496	30,31,52,60,71,125,140,154,165,182,183,206,284,288,302,306,317,411,412,432,434,520,521,533		7	3	5	182,140,412,288	0	K_2X=YOS$Y(RwLq	1		0		369977	1069	
stekt-stromming	Stekt Strömming		18	0	20	6	133	1921	16424	6,52,59,71,125,165,195,206,259,284,306,333,337,391,395,411,413,417,523		6	9	0	259,411,413,395	0	B^LXOW5SGYPRg7k	1		0		371046	1217	
ceviche	Ceviche		19	1	30	2	4	0	16392	6,73,83,114,125,141,142,144,195,206,209,213,214,288,289,290,324,337,395,417,422,423,471,473,517,522		6	10	0	423,471,473,395	4067	5VEWvZ(Vp6R:e	3		0		372263	1874	
papa-a-la-huancaina	Papa a la Huancaína		19	0	45	2	387	17921	16480	1,6,30,31,73,83,98,114,182,188,194,209,288,306,324,335,337,381,395,417,420,467,468,474,509,520,521,533		9	5	0	381,509,188,182,1	0	)]NT%W6SG[+R*SBl	1		0		374137	1589	
tacu-tacu	Tacu Tacu		19	1	30	6	0	0	16384	1,6,35,83,114,125,139,141,142,177,206,209,283,289,290,301,324,337,341,395,396,417,467,468,517		11	0	0	301,139,395,1	0	5_*U?Vo1c(UzJc	1		0		375726	1751	
ryba-po-grecku	Ryba po Grecku		20	1	45	6	4	16384	16392	6,7,34,52,59,87,125,135,195,206,284,285,324,337,350,351,381,382,391,417,490,491,517,522		6	10	0	135,87,337,351	0	,Z7WMUd@V$RJRIh	2		0		377477	1755	
ajoblanco	Ajoblanco		21	0	15	2	49568	16746083	16384	6,8,54,60,204,206,209,242,335,336,417,492,517,520,521,527,533		12	10	2	54,204,60	1792	3[/S@Y|2V%RNRAa	3		0		379232	1239	
espinacas-con-garbanzos	Espinacas con Garbanzos		21	0	28	6	16768	1539	16384	6,44,60,83,109,157,206,209,242,283,324,335,336,347,417,454,517,520,521,527,533		11	10	8	454,109,60	1820	M^-U8X$R?^7TNR@p	2		0		380471	1446	
gazpacho	Gazpacho		21	0	15	10	16384	0	0	6,44,83,155,206,209,242,324,335,336,417,490,517,527		13	10	2	490,155,44	2016	LVm/VsKSxJR;_	3		0		381917	1088	
paella-de-pollo	Paella de Pollo		21	2	105	6	0	0	16387	35,44,72,83,104,108,244,283,303,324,335,336,347,383,396,403,409,414,417,490,517		4	0	10	108,403,244,72,490	2016	/e=Y=Z,SAc9R!;j	1		0		383005	1792	
tortilla-espanola	Tortilla Española		21	1	45	6	2	0	16448	6,182,324,335,336,337,381,417		8	5	15	381,182,337	0	JdKSObASEWxq&e	3		0		384797	1222	
laap-het	Laap Het		22	0	20	6	0	0	0	6,73,83,114,115,125,141,142,206,236,288,289,290,309,315,324,337,342,396,417,430,456,467,468		13	10	6	315,73,342	0	1V<R2Ug(T{%R@_	3		0		386019	1542	
pad-kra-pao-gai	Pad Kra Pao Gai		22	0	28	6	4	24	16395	6,11,32,35,83,104,114,195,196,209,249,261,268,283,303,324,383,396,464,467,468,517,532		4	0	10	249,268,532,114,261	0	1a2Y0W.REad)RIi	1		0		387561	1559	
pad-thai	Pad Thai		22	1	35	6	590	16761400	16472	6,11,35,36,125,154,182,195,196,206,209,210,283,289,314,337,344,356,396,398,430,432,434,451,467,468,478,488		7	2	11	398,434,36,488,182,430	0	Ka(W:W|Ae/R+V;~	1		0		389120	1817	
som-tam-jay	Som Tam Jay		22	0	15	10	576	16744480	16384	35,83,99,114,125,206,233,246,283,289,290,324,344,346,356,451,477,490,532		12	10	4	246,99,532,356,114	224	>V$S.S`/Y!!@b	3		0		390937	1310	
tom-kha-gai	Tom Kha Gai		22	0	25	6	4	16408	16395	11,83,104,108,114,125,129,132,141,142,195,196,206,207,214,286,289,290,291,303,315,324,342,383,517		4	10	2	132,108,342,114	0	/f:W$d._/WFR<S5u	1		0		392247	1318	
tom-yum-goong	Tom Yum Goong		22	0	15	6	12	16408	24	11,83,114,125,141,142,154,195,196,206,207,214,286,289,290,291,315,324,432,434,461,517		7	10	2	434,461,114	0	.TJUeU<Sd!5,R	3		0		393565	1394	
hamsi-tava	Hamsi Tava		23	1	25	6	4	0	16392	6,11,59,125,144,146,195,203,206,224,284,337,395,405,417,467,468		6	7	0	203,224,395	0	/]>YPV|&WscFf	1		0		394959	1481	
kisir	Kısır		23	0	30	2	384	16384	16384	5,6,44,70,83,114,115,125,157,206,284,285,309,324,335,336,337,350,360,375,376,417,456,464,490,491,517,520		13	9	4	70,456,350	0	7YCR(Ul4]HR+SL_	3		0		396440	1532	
mercimek-corbasi	Mercimek Çorbası		23	0	45	6	0	0	16384	5,6,83,87,114,115,125,157,176,206,283,284,287,309,324,335,336,337,394,417,490,491,517		11	10	2	394,87,337	0	<Y?T9ThI[&S!7c	1		0		397972	1310	
piyaz	Piyaz		23	0	15	2	0	16384	16384	5,6,35,81,83,114,115,125,206,283,284,285,324,335,336,337,350,395,417,465,474,490		11	10	4	81,490,395,350,474	224	7Z+TIUq>[>S&R7o	3		0		399282	1249	
imam-bayildi	İmam Bayıldı		23	1	110	6	0	0	16384	6,83,184,209,324,335,336,337,350,417,464,490,496,517		13	10	0	184,490,337,350	224	&Y$R2Wz$W'S.T.f	3		0		400531	1811	
banh-xeo-chay	Bánh Xèo Chay		24	2	70	6	512	16896	16384	35,36,125,129,132,206,214,231,233,283,288,289,290,309,314,315,342,396,397,417,451,464,467,468,477,497,517		13	4	16	288,342,36,231,132	0	O`GS'ZPSCa$S:S4n	3		0		402342	1871	
canh-chua-chay	Canh Chua Chay		24	0	27	6	512	16896	16384	6,35,36,83,114,206,282,283,314,324,334,369,399,417,451,464,467,468,478,488,490,517		10	10	2	488,490,369,334,36,282	2275	)YNS*Ui?Z8R*W2m	3		0		404213	1556	
ca-tim-nuong-mo-hanh	Cà Tím Nướng Mỡ Hành		24	0	25	6	0	0	0	6,83,114,125,184,206,209,289,290,309,324,337,417,456,464,467,468,517		13	10	0	184,456	224	(Wo.VkDT@RPR5_	3		0		405769	1492	
goi-ga-bap-cai	Gỏi Gà Bắp Cải		24	0	30	2	4	24	11	6,11,52,59,75,83,104,105,114,125,195,196,206,289,290,303,324,337,383,395,417,464,467,468,514		4	10	4	105,75,395,514	3871	@X%Z(Tf+T%R=R3r	1		0		407261	1512	
lemongrass-tofu-noodle-bowl	Lemongrass Tofu Noodle Bowl		24	1	30	6	512	0	16384	6,83,87,114,125,155,206,209,233,283,286,288,289,290,309,324,396,398,451,464,467,468,477,488,517		10	2	11	488,288,155,398,87	224	J^DU;Um)d5R*T/r	1		0		408773	1541	
shrimp-summer-rolls	Shrimp Summer Rolls		24	1	30	2	1992	16762488	16400	6,73,83,87,89,114,141,142,154,155,209,260,283,288,309,324,356,357,396,398,400,417,428,432,434,451,464,479,517,520		7	2	6	73,155,398,434,400,87	224	CYNSBRa(a)R-SFs	3		0		410314	1584	
dau-hu-sot-ca-chua	Đậu Hũ Sốt Cà Chua		24	0	25	6	512	0	0	6,52,209,233,283,324,337,417,451,456,467,468,477,488,490,517		10	10	0	488,490,456	224	AX.T7Wu:Sr~Ba	3		0		411898	1374	
pao-de-queijo	Pão de Queijo		1	1	40	8	3	2	16480	89,98,182,255,306,349,417,467,468,479,512		9	4	14	479,512,306,182	0	)Y@SPT3RAYUm*c	4		0		413272	1041	
bhel-puri	Bhel Puri		10	0	15	8	64	16766432	16384	6,83,109,110,114,125,141,142,157,206,266,283,284,285,324,337,356,385,395,396,417,429,464,478,490		11	0	1	490,395,385,142,429	224	CXLR9SaB^~!JZ	4		0		414313	1373	
khaman	Khaman		10	1	35	8	4096	0	16384	26,83,109,110,114,124,141,142,159,213,214,219,283,317,321,324,417,464,467,468,497,517		11	10	0	219	0	EV(S;S^AW&R.S8a	4		0		415686	1768	
mango-lassi	Mango Lassi		10	0	5	8	1	0	16416	85,206,298,306,417,464,517,534		9	10	20	298,534	0	2U0R&RnKXn3X(T	5		0		417454	704	
castagnaccio	Castagnaccio		12	0	45	8	2097184	16760928	16384	100,101,172,206,242,335,336,368,390,409,417,492,517		13	4	14	101	0	AWtESb&[!!'R	4		0		418158	1242	
salted-edamame	Salted Edamame		13	0	14	8	512	0	0	181,283,417,451,517		10	10	1	181	0	.T3T6R!/S7RsAu	4		0		419400	692	
esquites	Esquites		15	0	15	8	4099	16896	16480	71,83,98,114,125,144,175,182,183,187,194,206,289,290,302,306,317,324,417,426,473,509,517		9	7	1	473,509	224	?V7R?T@R=VmNR*^	4		0		420092	1129	
guacamole	Guacamole		15	0	10	8	0	0	0	6,19,83,114,125,141,142,155,206,267,289,324,337,417,490		13	10	21	19,155,490	224	>UrDTj?TPRuIW	4		0		421221	923	
chlada-dyal-limoun	Chlada dyal Limoun		17	0	12	8	0	0	16384	123,125,162,172,206,309,339,340		13	10	0	339,162	2051	2TkTQ9Y;RHWR	4		0		422144	961	
khao-niao-mamuang	Khao Niao Mamuang		22	1	295	8	0	16384	16384	129,132,144,147,206,236,298,396,417,464		13	0	22	298,132,236	0	/Y'RCS1S+`x!IW	4		0		423105	1344	
sinh-to-bo	Sinh Tố Bơ		24	0	5	8	1	0	16416	19,137,306,417,464,517		9	10	20	19,306,137	0	GV.R(U}LU:R,T:S	5		0		424449	799	
"""#

  static let meals: StaticString = #"""
meal avocado-toast
title: Avocado Toast
cuisine: american
slots: breakfast
difficulty: easy
time: prep 6, cook 3
servings: 2
summary: Crunchy sourdough under lemony crushed avocado, radish and chili flakes.
picture: toast, two slices of sourdough with rough green avocado, thin radish and red flakes
ingredients:
- 4 slice | sourdough bread = sourdough-bread
- 2 | ripe avocados = avocado
- 1 tbsp | lemon juice = lemon-juice
- 1/2 tsp | flaky sea salt = flaky-salt
- 3 | radishes = radish | sliced paper-thin
- 1 tbsp | pumpkin seeds = pumpkin-seed
- 1/4 tsp | red pepper flakes = chili-flakes
- 2 tsp | extra virgin olive oil = olive-oil
steps:
1. Toast the sourdough on the high setting of the toaster for about 3 minutes until the crust is brown and the crumb too stiff to bend. Soft bread goes soggy under avocado.
2. Crush the avocados, lemon juice and half of the salt with a fork, stopping while lumps remain.
3. Pile it on the bread, press in the radishes and pumpkin seeds, then dust with red pepper flakes and the remaining salt. Thread the olive oil across.
meal blueberry-overnight-oats
title: Blueberry Overnight Oats
cuisine: american
slots: breakfast
difficulty: easy
time: prep 5, cook 0, total 485
servings: 2
summary: Cold oats thickened overnight with chia, sunflower butter and blueberries.
picture: porridge, two glass jars of thick oats layered with blueberries and purple juice
ingredients:
- 1 cup | gluten-free rolled oats = gluten-free-oats
- 2 tbsp | chia seeds = chia-seed
- 1/2 tsp | ground cinnamon = cinnamon
- 1 pinch | salt = salt
- 1 1/2 cup | gluten-free oat milk = gluten-free-oat-milk
- 1 tbsp | maple syrup = maple-syrup
- 2 tbsp | sunflower seed butter = sunflower-seed-butter
- 1 cup | blueberries = blueberry | fresh or frozen
steps:
1. Share the oats, chia seeds, cinnamon and salt between lidded jars, one for each serving, and shake so that the chia cannot clump later.
2. Whisk the oat milk with maple syrup and sunflower seed butter until no streaks show. Pour it in evenly and stir down to the corners.
3. Push half of the blueberries under the surface, close the jars and leave them in the fridge overnight, 8 hours or so, until a spoon stands up in the oats. They keep there for three days.
4. Stir once in the morning, loosen with a splash of cold water if you like it thinner, and top with the other blueberries.
meal buttermilk-pancakes
title: Buttermilk Pancakes
cuisine: american
slots: breakfast
difficulty: easy
time: prep 10, cook 15
servings: 4
summary: Tall, tender diner pancakes with butter and maple syrup.
picture: pancakes, a stack of golden pancakes with melting butter and maple syrup
ingredients:
- 2 cup | all-purpose flour = wheat-flour
- 2 tbsp | sugar = sugar
- 1 1/2 tsp | baking powder = baking-powder
- 1/2 tsp | baking soda = baking-soda
- 1/2 tsp | salt = salt
- 2 cup | buttermilk = buttermilk
- 2 | eggs = egg
- 4 tbsp | butter = butter | melted
- 1/2 cup | maple syrup = maple-syrup | to serve
steps:
1. Whisk flour, sugar, baking powder, baking soda and salt in a large bowl.
2. Beat buttermilk, eggs and half of the butter together, pour into the bowl and stir ten strokes, leaving the lumps. Rest the batter for 5 minutes.
3. Set a griddle or heavy skillet over medium heat until a drop of batter sizzles, then brush with a little of the other half of the butter.
4. Ladle on about 1/4 cup of batter for each pancake. Flip after 2-3 minutes, when bubbles burst and stay open, and cook for 1-2 minutes more until both sides are golden and the middle springs back.
5. Stack them with the last of the butter and pour over the maple syrup.
meal coconut-chia-pudding
title: Coconut Chia Pudding
cuisine: american
slots: breakfast, snack
difficulty: easy
time: prep 5, cook 4, total 255
servings: 4
summary: Chia seeds set in coconut cream with toasted flakes and raspberries.
picture: dessert, speckled white chia pudding in a glass with raspberries and toasted coconut flakes
ingredients:
- 3/4 cup | unsweetened coconut cream = coconut-cream
- 1 1/4 cup | water = water
- 1/2 cup | chia seeds = chia-seed
- 1/2 tsp | vanilla powder = vanilla
- 1 pinch | salt = salt
- 4 tbsp | unsweetened coconut flakes = coconut-flakes
- 3/4 cup | raspberries = raspberry
steps:
1. Whisk coconut cream, water, vanilla powder and salt in a bowl until no lump of cream is left. Rain in the chia seeds while whisking.
2. Wait 10 minutes and whisk hard again; this second stir is what keeps lumps away. Cover and chill for 4 hours until it jiggles as one piece.
3. Tip the coconut flakes into a dry pan over medium-low heat and toast for 3-4 minutes, shaking, until their rims turn light brown. Cool on a plate.
4. Spoon the pudding into glasses and finish with raspberries and the toasted flakes.
meal joes-special
title: Joe's Special
cuisine: american
slots: breakfast, dinner
difficulty: easy
time: prep 7, cook 20
servings: 4
summary: San Francisco's late-night scramble of beef, spinach, mushrooms and egg.
picture: eggs, browned ground beef scrambled with dark spinach, mushrooms and yellow egg curds
ingredients:
- 10 oz | frozen chopped spinach = frozen-spinach | thawed
- 1 tbsp | olive oil = olive-oil
- 1 lb | ground beef = ground-beef
- 1 1/4 tsp | salt = salt
- 1 | yellow onion = onion | chopped
- 6 oz | mushrooms = mushroom | sliced
- 3 clove | garlic = garlic | minced
- 1/2 tsp | dried oregano = dried-oregano
- 1 pinch | nutmeg = nutmeg
- 5 | eggs = egg
- 1/2 tsp | black pepper = black-pepper
steps:
1. Wring the spinach out in a towel until no more drips come; wet spinach makes a gray scramble.
2. Get a heavy skillet hot over high heat with the olive oil. Crumble in the beef and most of the salt and sear for 6 minutes, breaking it up late, until no pink shows and it reads 160 °F (71 °C).
3. Turn down to medium. Add onion and mushrooms to the beef fat and cook for 6 minutes until the mushrooms shrink and their juice is gone.
4. Stir garlic, oregano, nutmeg and spinach in for 3 minutes until the spinach is steaming and no longer clumps.
5. Beat the eggs with black pepper and the rest of the salt, pour them over everything and scrape slowly across the bottom for 3 minutes until the curds are firm, with no liquid egg left, and hold the meat together.
meal sweet-potato-hash
title: Sweet Potato Hash
cuisine: american
slots: breakfast
difficulty: easy
time: prep 10, cook 20
servings: 3
summary: Crusty sweet potato and black beans with poblano, smoked paprika and lime.
picture: plate, a skillet of browned orange cubes with black beans, green chili and cilantro
ingredients:
- 1 1/2 lb | sweet potatoes = sweet-potato | peeled, in 1/2 in dice
- 4 tbsp | water = water
- 3 tbsp | olive oil = olive-oil
- 1 tsp | salt = salt
- 1 | red onion = red-onion | in strips
- 1 | poblano = poblano | in strips
- 1 tsp | smoked paprika = paprika
- 1 tsp | ground cumin = cumin
- 1 can | black beans = black-bean | 15 oz, drained and rinsed
- 1 | lime = lime
- 1 handful | cilantro = coriander | chopped
steps:
1. Put sweet potatoes, water and half of the salt into a wide cast-iron skillet, put a lid on and steam them at medium-high for 6 minutes until a fork goes in with a little push.
2. Take off the lid and let the last water cook away. Pour in the olive oil and fry for 7 minutes, turning only twice with a thin spatula, until two or three sides of each cube carry a dark crust.
3. Add red onion, poblano and the second half of the salt; keep frying at medium heat for 4 minutes, until those strips go floppy.
4. Stir in smoked paprika, cumin and black beans for 2 minutes until the beans steam.
5. Squeeze the lime over the skillet and scatter the cilantro.
meal tofu-scramble
title: Tofu Scramble
cuisine: american
slots: breakfast
difficulty: easy
time: prep 6, cook 9
servings: 2
summary: Golden crumbled tofu with spinach, red pepper and kala namak.
picture: eggs, turmeric-yellow tofu crumbles with wilted spinach and flecks of red pepper
ingredients:
- 14 oz | firm tofu = tofu
- 1 tbsp | olive oil = olive-oil
- 1/2 | red bell pepper = bell-pepper | diced small
- 3 | scallions = spring-onion | sliced
- 2 tbsp | nutritional yeast = nutritional-yeast
- 1/2 tsp | ground turmeric = turmeric
- 1/4 tsp | garlic powder = garlic-powder
- 3 tbsp | water = water
- 2 cup | baby spinach = spinach
- 1/2 tsp | kala namak = kala-namak
- 1/4 tsp | black pepper = black-pepper
steps:
1. Press the tofu between two folded towels for a minute, then break it by hand into pieces the size of a thumbnail, with a few bigger ones left in.
2. Set a skillet with the olive oil over medium-high heat and cook the bell pepper and the white of the scallions for 2 minutes until they lose their squeak.
3. Spread the tofu over them and leave it alone for 2 minutes; toss and repeat for 2 minutes more until some faces are pale gold.
4. Shake nutritional yeast, turmeric and garlic powder together with the water and pour it over. Stir for 1 minute until everything is evenly yellow and hardly wet.
5. Fold in the spinach for 1 minute until it wilts. Off the heat add kala namak, black pepper and the scallion greens; kala namak loses its sulfur scent in the heat, so it goes in last.
meal banana-coconut-tapioca
title: Banana Coconut Tapioca
cuisine: brazilian
slots: breakfast, snack
difficulty: medium
time: prep 5, cook 10
servings: 2
summary: Chewy cassava crepes folded over banana, coconut and cinnamon.
picture: pancakes, a white folded cassava crepe with sliced banana and grated coconut
ingredients:
- 150 g | sweet cassava starch = tapioca-starch
- 70 ml | water = water
- 1 pinch | salt = salt
- 2 | ripe bananas = banana | sliced
- 40 g | fresh coconut = coconut | grated
- 1/2 tsp | ground cinnamon = cinnamon
steps:
1. Sprinkle the water and salt over the cassava starch and rub with your fingertips until it clumps like wet sand. Push it through a sieve into a fine snow.
2. Set a dry nonstick pan over medium heat. Sift in enough starch to lie 3 mm deep and level it with a spoon.
3. Cook for 1-2 minutes until the grains fuse and the crepe slides in one piece. Turn it and give it 30 seconds; it should stay white.
4. Lay on banana, coconut and cinnamon, fold in half and press. Make the others in the same way and eat them warm, before they stiffen.
meal cuscuz-nordestino
title: Cuscuz Nordestino
cuisine: brazilian
slots: breakfast
difficulty: easy
time: prep 5, cook 12, total 27
servings: 3
summary: Steamed yellow corn cake of the sertão, soaked in warm coconut milk.
picture: plate, steamed yellow corn cake with coconut milk and grated coconut
ingredients:
- 220 g | gluten-free flaked cornmeal = gluten-free-cornmeal | sold as flocão
- 1/2 tsp | salt = salt
- 220 ml | water = water
- 200 ml | coconut milk = coconut-milk
- 1 tbsp | sugar = sugar
- 40 g | fresh coconut = coconut | grated
steps:
1. Toss the flaked cornmeal with the salt, sprinkle in the water and comb through with a fork. Let them drink for 10 minutes; a fistful should hold its shape and crumble again when poked.
2. Fill a cuscuzeira, or a cloth-lined basket over a pot, loosely to the rim with the damp flakes. Do not press: vapor needs a way up.
3. Steam over boiling water at medium heat for 10-12 minutes, until the kitchen smells of toasted corn and the top feels springy.
4. While that goes on, warm the coconut milk with the sugar over low heat for 3 minutes until it steams, without boiling.
5. Turn out the cake, cut it into thick pieces, pour over the sweet milk and strew with coconut.
meal beans-on-toast
title: Beans on Toast
cuisine: british
slots: breakfast, lunch
difficulty: easy
time: prep 3, cook 12
servings: 2
summary: Navy beans in a sweet-sharp tomato sauce over thick toast.
picture: toast, thick toasted bread covered with small beans in orange tomato sauce
ingredients:
- 1 tbsp | canola oil = rapeseed-oil
- 1 | small onion = onion | very finely chopped
- 1/2 tsp | sweet paprika = paprika
- 1 pinch | ground cloves = clove
- 1 can | navy beans = cannellini-bean | 400 g
- 200 g | passata = passata
- 2 tsp | dark brown sugar = brown-sugar
- 2 tsp | cider vinegar = cider-vinegar
- 1/2 tsp | salt = salt
- 4 slice | white bread = bread | cut thick
steps:
1. Put oil and onion in a small saucepan and let it go for 4 minutes at medium heat until the bits look glassy, then let paprika and cloves sizzle in it for 20 seconds.
2. Drain the navy beans and add them with passata, brown sugar, vinegar and salt. Simmer steadily for 7 minutes until the sauce clings to the beans and drops from the spoon in blobs.
3. Towards the end, toast the bread under a hot broiler for 2 minutes a side until well browned, since pale toast turns soggy.
4. Crush a few beans against the pan to thicken the rest and ladle them over.
meal bubble-and-squeak
title: Bubble and Squeak
cuisine: british
slots: breakfast, lunch
difficulty: easy
time: prep 8, cook 22
servings: 3
summary: Potato and cabbage mashed, fried and turned until crusty throughout.
picture: plate, a rough golden-brown potato cake flecked with green cabbage in a skillet
ingredients:
- 700 g | floury potatoes = potato | in 1.5 cm chunks
- 250 g | Savoy cabbage = cabbage | shredded
- 1 tsp | salt = salt
- 4 tbsp | canola oil = rapeseed-oil
- 1 | onion = onion | thinly sliced
- 1/4 tsp | white pepper = white-pepper
steps:
1. Pour boiling water over the potatoes and half of the salt in a saucepan and boil over high heat for 9 minutes until they crumble at the edges. Drop in the cabbage for the last 4 minutes.
2. Meanwhile, fry the onion gently in a quarter of the canola oil in a skillet over medium heat for 8 minutes until limp and straw-colored.
3. Drain potatoes and cabbage thoroughly and leave them in the colander for 2 minutes until their surface looks dry. Crush them with the onion, white pepper and remaining salt, leaving it lumpy.
4. Heat half of the oil in the pan over medium-high heat, press the mash in as one thick cake and fry for 6 minutes until the rim is brown and the cake slides when shaken.
5. Break it up, turn the crust inwards, add the last quarter of the oil and press flat again. Another 5 minutes gives a second crust; slide it out once the underside is deep gold.
meal kedgeree
title: Kedgeree
cuisine: british
slots: breakfast, lunch
difficulty: medium
time: prep 8, cook 22
servings: 4
summary: Buttery spiced rice with smoked haddock, boiled egg and parsley.
picture: rice, yellow rice with big flakes of fish, egg quarters and chopped parsley
ingredients:
- 50 g | butter = butter
- 1 | onion = onion | finely chopped
- 2 tsp | ground coriander = coriander-seed
- 1 tsp | ground cumin = cumin
- 1 tsp | ground turmeric = turmeric
- 1/4 tsp | cayenne = cayenne
- 250 g | basmati rice = basmati-rice | rinsed
- 450 ml | hot water = water
- 400 g | undyed smoked haddock = smoked-haddock
- 1 | bay leaf = bay-leaf
- 4 | eggs = egg
- 1 handful | parsley = parsley | chopped
- 1 | lemon = lemon | in wedges
steps:
1. Melt half of the butter in a saucepan over medium-low heat and sweat the onion for 4 minutes until soft. Stir in the coriander, cumin, turmeric, cayenne and rice for 1 minute until each grain is yellow.
2. Pour the hot water over the rice, cover tightly, cook over the lowest heat for 11 minutes until the liquid is gone, and leave shut off the heat for 5 minutes.
3. Meanwhile, slide haddock and bay leaf into a skillet of barely simmering water and poach for 8 minutes until the fish flakes at 145 °F (63 °C). In a third pan boil the eggs for 10 minutes until both white and yolk are firm; shell and quarter them.
4. Lift out the haddock, pull off skin and bones and flake it into the rice with a little of its cooking water.
5. Fork through the parsley and the other half of the butter, lay the eggs on top and squeeze over some lemon. The smoked fish seasons it all.
meal oat-porridge-with-stewed-apple
title: Oat Porridge with Stewed Apple
cuisine: british
slots: breakfast
difficulty: easy
time: prep 3, cook 12
servings: 2
summary: Creamy water-cooked oats with soft cinnamon apple on top.
picture: porridge, a bowl of creamy oats with soft apple pieces and cinnamon
ingredients:
- 100 g | gluten-free porridge oats = gluten-free-oats
- 600 ml | water = water
- 1 pinch | salt = salt
- 2 | eating apples = apple | peeled and diced
- 1 tbsp | light brown sugar = brown-sugar
- 1/2 tsp | ground cinnamon = cinnamon
steps:
1. Put the apples, sugar, cinnamon and a few spoonfuls of the water into a small pan. Cover and stew over medium heat for 8-10 minutes until the pieces collapse at the touch of a spoon.
2. Meanwhile, stir the oats into the remaining water in a second pan. Bring to a simmer over medium heat and cook for 7 minutes, stirring steadily, until thick enough to hold the trail of the spoon.
3. Add the salt now, stir for 1 minute more and pour into warm bowls.
4. Spoon the apples and their syrup into the middle.
meal ackee-and-saltfish
title: Ackee and Saltfish
cuisine: caribbean
slots: breakfast
difficulty: medium
time: prep 15, cook 40
servings: 4
summary: Jamaica's national breakfast: salt cod, peppers, thyme and ackee.
picture: plate, yellow ackee with flakes of white fish and red and green peppers
ingredients:
- 250 g | salt cod = salt-cod
- 2 l | water = water
- 1 can | canned ackee = ackee | 540 g/19 oz, drained
- 2 tbsp | sunflower oil = sunflower-oil
- 1 | onion = onion | sliced
- 1 | red bell pepper = bell-pepper | sliced
- 2 | spring onions = spring-onion | chopped
- 1/2 | Scotch bonnet = scotch-bonnet | seeded and minced
- 1 | tomato = tomato | chopped
- 3 sprig | thyme = thyme
- 1/2 tsp | black pepper = black-pepper
steps:
1. Cover the salt cod with half of the water, boil over high heat for 10 minutes and drain. Boil it in the fresh half for 10 minutes more, taste a flake, and drain once it is pleasantly salty. Flake it and remove every bone.
2. Heat the oil in a wide pan over medium heat. Fry onion, red pepper, spring onions, Scotch bonnet and thyme for 5 minutes until limp.
3. Add the cod and tomato; cook for 3 minutes until the tomato gives up its juice.
4. Lay in the drained ackee with the black pepper. Turn it over with a spoon once or twice for 2 minutes until hot, without stirring, since it breaks easily. Lift out the thyme stalks.
meal baigan-choka
title: Baigan Choka
cuisine: caribbean
slots: breakfast, dinner
difficulty: easy
time: prep 7, cook 23
servings: 3
summary: Fire-roasted eggplant crushed with garlic, hot pepper and sizzling oil.
picture: bowl, smoky mashed eggplant with slivers of garlic, onion and green herbs
ingredients:
- 600 g | eggplants = eggplant
- 5 clove | garlic = garlic | 3 halved, 2 sliced
- 1 | small tomato = tomato
- 1/2 | Scotch bonnet = scotch-bonnet | seeded and minced
- 3/4 tsp | salt = salt
- 1/4 | small red onion = red-onion | in paper-thin slices
- 2 tbsp | chopped culantro = culantro | called chadon beni
- 75 ml | sunflower oil = sunflower-oil
- 1 | avocado = avocado | sliced
steps:
1. Stab each eggplant in a few places and push the garlic halves deep into the slits. Roast over an open gas flame, or right under the broiler on high, for 20 minutes, turning every five, until the skin is burnt paper and the flesh collapses. Put the tomato beside them for the last 5 minutes.
2. Split the eggplants, scoop the flesh and its softened garlic into a bowl, and skin the tomato into it. Beat with a fork together with Scotch bonnet and salt.
3. Lay the red onion and culantro on top in a little heap.
4. Take the oil and sliced garlic up over medium heat in a ladle or tiny pan, about 2 minutes, until the slivers are tawny. Tip it crackling over the onion, stand back from the hiss, and stir.
5. Bring it to the table with the avocado.
meal cornmeal-porridge
title: Cornmeal Porridge
cuisine: caribbean
slots: breakfast
difficulty: easy
time: prep 3, cook 22
servings: 4
summary: Jamaican morning porridge with coconut milk, nutmeg and vanilla.
picture: porridge, smooth yellow cornmeal porridge dusted with nutmeg in an enamel bowl
ingredients:
- 140 g | fine gluten-free cornmeal = gluten-free-cornmeal
- 700 ml | water = water
- 400 ml | coconut milk = coconut-milk
- 1 | cinnamon stick = cinnamon
- 1/4 tsp | salt = salt
- 50 g | light brown sugar = brown-sugar
- 1 tsp | alcohol-free vanilla extract = alcohol-free-vanilla
- 1/2 tsp | grated nutmeg = nutmeg
steps:
1. Whisk the cornmeal with a third of the water in a jug. This cold bath is what keeps lumps out.
2. Bring the rest of the water, coconut milk, cinnamon and salt to a boil over medium heat. Pour in the slurry in a thin stream and whisk for 2 minutes until it has thickened evenly.
3. Turn the flame down low, cover and cook for 15 minutes, whisking often, until no grain feels gritty on the tongue.
4. Draw out the cinnamon stick. Sweeten with the sugar and perfume with vanilla and nutmeg; it sets as it stands, so eat while it pours.
meal mangu
title: Mangú
cuisine: caribbean
slots: breakfast
difficulty: easy
time: prep 8, cook 22
servings: 3
summary: Dominican mashed green plantains under tangy sautéed red onion.
picture: plate, smooth mound of plantain mash topped with glossy pink onion rings
ingredients:
- 4 | green plantains = plantain
- 1 1/4 tsp | salt = salt
- 1 | red onion = red-onion | in rings
- 4 tbsp | olive oil = olive-oil
- 3 tbsp | white vinegar = white-vinegar
- 1/4 tsp | black pepper = black-pepper
- 120 ml | cold water = water
steps:
1. Put a big pan of water over high heat. Cut the tips off the plantains, slit the skins along the ridges and pry them away with a thumb. Halve the flesh lengthwise and crosswise.
2. Drop the plantains into the water with four fifths of the salt and boil over medium-high heat for 18-20 minutes until the pieces are yellow and soft to the core.
3. While they boil, fry the onion rings with half of the olive oil, at medium heat, for 3 minutes until bendy. Add vinegar, pepper and the last of the salt, let it hiss for 1 minute and switch off once the onion blushes pink.
4. Drain the plantains and mash them at once with the other half of the olive oil, beating in the cold water bit by bit. It should look too wet; it firms up within minutes.
5. Swirl onto plates and drape with the onion and its vinegary oil.
meal saltfish-buljol
title: Saltfish Buljol
cuisine: caribbean
slots: breakfast, lunch
difficulty: easy
time: prep 8, cook 27
servings: 4
summary: Trinidadian flaked salt cod with tomato, hot pepper, lime and avocado.
picture: salad, flakes of white fish with tomato, red onion and avocado on lettuce
ingredients:
- 300 g | boneless salt cod = salt-cod
- 1/2 | red onion = red-onion | finely chopped
- 1/2 | green bell pepper = bell-pepper | finely diced
- 2 | tomatoes = tomato | seeded and diced
- 1/2 | Scotch bonnet = scotch-bonnet | seeded and minced
- 2 tbsp | lime juice = lime-juice
- 1/4 tsp | black pepper = black-pepper
- 5 tbsp | olive oil = olive-oil
- 1 | avocado = avocado | in slices
- 4 leaf | butter lettuce = butter-lettuce
steps:
1. Bring the salt cod to a boil in a large pan of cold water and keep it rolling for 10 minutes over medium-high heat. Change the water and boil for another 10 minutes, until it flakes readily and tastes no saltier than the sea.
2. In the meantime, combine onion, bell pepper, tomatoes, Scotch bonnet, lime juice and black pepper in a roomy bowl.
3. Drain the fish, squeeze it dry in a towel and pull it into fine shreds, feeling for bones. Buljol means burnt mouth, so go slowly with the hot pepper.
4. Mix fish and vegetables. Get the olive oil hot in a small pan over medium heat, 1 minute, until it ripples; pour it over and toss. Pile onto the lettuce with the avocado.
meal steamed-callaloo
title: Steamed Callaloo
cuisine: caribbean
slots: breakfast, dinner
difficulty: easy
time: prep 7, cook 8
servings: 3
summary: Jamaican greens with thyme, garlic and Scotch bonnet, and ripe avocado.
picture: plate, wilted dark greens with tomato and onion beside creamy avocado slices
ingredients:
- 4 tbsp | coconut oil = coconut-oil
- 1/2 | small onion = onion | sliced
- 2 clove | garlic = garlic | chopped
- 2 | spring onions = spring-onion | cut into short lengths
- 4 sprig | thyme = thyme
- 1 | small tomato = tomato | chopped
- 400 g | callaloo = amaranth-leaf | amaranth greens, not dasheen leaves; stalks peeled, cut into ribbons, rinsed
- 1 | Scotch bonnet = scotch-bonnet | whole
- 3/4 tsp | salt = salt
- 1/4 tsp | black pepper = black-pepper
- 2 | avocados = avocado | in thick slices
steps:
1. Loosen the onion, garlic, spring onions and thyme in the coconut oil in a big pot, medium heat, until the onion is see-through, 2 minutes. Stir in the tomato.
2. Pack in the callaloo with only the water that clings to it, season with salt and pepper, and perch the Scotch bonnet on top without breaking it.
3. Clamp on the lid and steam for 5-6 minutes, still on medium, turning the heap over once, until stalks are tender and the leaves have gone silky and dark.
4. Pick out the Scotch bonnet and thyme stalks. Lay the avocado alongside, as Jamaican tables do.
meal cong-you-bing
title: Cong You Bing
cuisine: chinese
slots: breakfast, snack
difficulty: medium
time: prep 30, cook 25, total 85
servings: 6
summary: Flaky coiled flatbreads, crisp outside and full of green scallion.
picture: pancakes, round golden flaky flatbreads cut in wedges showing green scallion layers
ingredients:
- 320 g | all-purpose flour = wheat-flour
- 200 ml | boiling water = water
- 1 1/4 tsp | salt = salt
- 5 tbsp | sunflower oil = sunflower-oil
- 1/4 tsp | five-spice powder = five-spice-powder
- 6 | spring onions = spring-onion | very finely sliced
steps:
1. Set aside a tenth of the flour. Mix the rest with half of the salt, then stir in the boiling water with chopsticks. When it is cool enough, knead for 6 minutes to a soft, smooth dough. Cover and rest for 30 minutes.
2. For the layers, warm a third of the oil over medium heat for about 1 minute until ripples run across it. Pour it over the kept flour, the other half of the salt and the five-spice powder, and stir to a paste.
3. Cut the dough into pieces the size of a small lemon. Roll each as thin as you can on an oiled board, brush with paste and cover with spring onions. Roll up tightly, coil like a rope, tuck the end under, and flatten to a 12 cm round.
4. Coat a heavy pan with a little of the remaining oil over medium heat. Fry the rounds two at a time for 3-4 minutes a side, adding oil as you go, until deep gold with no pale, doughy spots.
5. Push each bread together from both sides between two spatulas so that the layers burst open, and cut into wedges.
meal ginger-mushroom-congee
title: Ginger Mushroom Congee
cuisine: chinese
slots: breakfast
difficulty: easy
time: prep 5, cook 55
servings: 4
summary: Silky rice porridge with ginger, shiitake and spring onion.
picture: porridge, white rice porridge topped with brown shiitake and green spring onion
ingredients:
- 200 g | jasmine rice = jasmine-rice
- 2 l | water = water
- 40 g | fresh ginger = ginger | half sliced, half cut into matchsticks
- 200 g | shiitake mushrooms = shiitake | sliced
- 1 tbsp | sunflower oil = sunflower-oil
- 2 tbsp | gluten-free tamari = gluten-free-tamari
- 3 | spring onions = spring-onion | finely sliced
- 1 tsp | salt = salt
- 1/4 tsp | white pepper = white-pepper
steps:
1. Rinse the rice and put it into a large pot with the water, the ginger slices and salt. Bring to a boil over high heat.
2. Lower the heat, set the lid ajar and simmer for 45 minutes, stirring more often toward the end, until the grains have burst and the porridge falls slowly from the spoon.
3. After half an hour, fry the shiitake in the oil over high heat for 6 minutes until brown at the edges. Pour in the tamari and let it sizzle away.
4. Lift out the ginger slices. Ladle the congee into bowls and top with shiitake, ginger matchsticks, spring onions and white pepper.
meal lanzhou-niurou-mian
title: Lanzhou Niurou Mian
cuisine: chinese
slots: breakfast, lunch
difficulty: medium
time: prep 25, cook 170
servings: 5
summary: Clear beef broth, white radish, red chili oil and springy noodles.
picture: noodles, clear beef noodle soup with radish slices, red oil and green cilantro
ingredients:
- 700 g | boneless beef shank = beef-shank | in two pieces
- 3 l | water = water
- 40 g | ginger = ginger | sliced
- 2 | star anise = star-anise
- 1 piece | cassia bark = cinnamon
- 2 tsp | Sichuan peppercorns = sichuan-pepper
- 1 tbsp | salt = salt
- 400 g | daikon = daikon | in thin quarter rounds
- 4 tbsp | rapeseed oil = rapeseed-oil
- 2 tbsp | chili flakes = chili-flakes
- 400 g | dried wheat noodles = udon
- 3 | spring onions = spring-onion | sliced
- 1 handful | cilantro = coriander | chopped
steps:
1. Cover the beef with cold tap water, boil hard over high heat for 5 minutes until gray scum rises, then throw that water away and rinse the meat.
2. Start again with the measured water, ginger, star anise, cassia bark and half of the Sichuan peppercorns. Simmer over the lowest heat, barely trembling, for 2 hours until a chopstick slides into the shank; add the salt halfway.
3. Lift out the beef to firm up. Strain the broth, put in the daikon and simmer over low heat for 20 minutes until the slices are glassy.
4. Meanwhile, heat the rapeseed oil with the other peppercorns over medium heat for 3 minutes until they darken. Spoon out the peppercorns, wait a minute and pour the oil over the chili flakes.
5. Boil the noodles in plain water over high heat for 4-5 minutes until springy, drain and divide between bowls. Slice the beef thinly across the grain.
6. Ladle boiling broth and daikon over noodles and beef. Top with the spring onions, cilantro and a spoonful of the red oil.
meal re-gan-mian
title: Re Gan Mian
cuisine: chinese
slots: breakfast, lunch
difficulty: medium
time: prep 8, cook 7
servings: 3
summary: Wuhan's hot dry noodles in sesame paste with crunchy pickled radish.
picture: noodles, thick brown sesame-coated noodles with scallion, diced pickle and chili oil
ingredients:
- 6 tbsp | Chinese sesame paste = tahini
- 2 tbsp | sesame oil = sesame-oil
- 2 tbsp | light soy sauce = soy-sauce
- 1 tsp | dark soy sauce = soy-sauce
- 1 clove | garlic = garlic | grated
- 1/4 tsp | white pepper = white-pepper
- 80 ml | hot water = water
- 360 g | fresh wheat noodles = udon | firm and round, 2 mm thick
- 60 g | pickled radish = pickled-daikon | in tiny dice
- 2 | spring onions = spring-onion | sliced
- 1 tbsp | chili oil = chili-oil
steps:
1. Set a big pot of water over high heat. Beat the sesame paste with half of the sesame oil, both soy sauces, the garlic and white pepper. Work in the hot water by the spoonful; it seizes first, then turns into a sauce that runs off the chopsticks in a ribbon.
2. Drop the noodles into the pot when it boils hard. Keep the heat high for 2-3 minutes, until only a thread of white is left in the core of one you bite through.
3. Drain over a second pot to save the water, spread the noodles on a tray, toss with the rest of the sesame oil and fan for 3 minutes until no longer sticky. This is what gives Wuhan noodles their chew.
4. Return the pot of water to a rolling boil. Dip one portion at a time in a sieve for 20 seconds until it is steaming hot, shake well and tip into a bowl.
5. Spoon over the sesame sauce, pickled radish, spring onions and chili oil, and toss at once, before the noodles clump.
meal xian-doujiang
title: Xian Doujiang
cuisine: chinese
slots: breakfast
difficulty: easy
time: prep 5, cook 8
servings: 2
summary: Shanghai soy milk soured into soft curds, with scallion and chili oil.
picture: soup, cloudy white curds in a bowl with red oil drops and scallion rings
ingredients:
- 2 tbsp | gluten-free zha cai = gluten-free-pickled-mustard-greens | finely chopped
- 4 tsp | rice vinegar = rice-vinegar
- 2 tsp | gluten-free tamari = gluten-free-tamari
- 750 ml | unsweetened soy milk = unsweetened-soy-milk | made of soybeans and water alone
- 2 tsp | gluten-free chili oil = gluten-free-chili-oil
- 1 | spring onion = spring-onion | in thin rings
- 1 handful | cilantro = coriander | chopped
steps:
1. Share the zha cai, rice vinegar and tamari equally between deep bowls.
2. Bring the soy milk to a boil in a saucepan over medium heat, about 6 minutes, scraping the bottom with a spatula so that it cannot catch, until foam climbs the sides. Let it bubble over low heat for 1 minute more.
3. Pour it from a hand's height into the bowls in one rush, then keep your hands off: within 2 minutes the vinegar turns it into trembling curds.
4. Dot with chili oil, scatter spring onion and cilantro on top and spoon it up while it still quivers.
meal xiaomi-zhou
title: Xiaomi Zhou
cuisine: chinese
slots: breakfast
difficulty: easy
time: prep 5, cook 45
servings: 3
summary: Northern golden millet porridge with red dates and goji berries.
picture: porridge, thin golden millet porridge dotted with red dates and goji berries
ingredients:
- 150 g | gluten-free millet = gluten-free-millet
- 1 3/5 l | water = water
- 8 | dried jujubes = jujube | pitted and halved
- 1 tbsp | goji berries = goji-berry
-? 20 g | rock sugar = rock-sugar
steps:
1. Rinse the millet once, quickly; more washing carries off the starch that makes the porridge silky.
2. Bring the water to a boil in a heavy pot over high heat, about 8 minutes; in cold water the grains would stick. Add millet and jujubes together and stir in one direction for 1 minute until the boil returns.
3. Turn down to a low simmer and leave the lid a finger's width open for 30 minutes. Stir every 5 minutes or so until the grains have split and a shiny skin forms on top.
4. Add goji berries and, if you like it sweet, the rock sugar. Simmer for 5 minutes until the berries are plump and the porridge falls off the spoon in a heavy stream.
meal enkulal-firfir
title: Enkulal Firfir
cuisine: ethiopian
slots: breakfast
difficulty: easy
time: prep 5, cook 9
servings: 3
summary: Scrambled eggs with spiced butter, tomato and green chili.
picture: eggs, soft scrambled eggs with tomato, red onion and green chili pieces
ingredients:
- 2 tbsp | niter kibbeh = niter-kibbeh
- 1 | small red onion = red-onion | finely chopped
- 2 | tomatoes = tomato | seeded and diced
- 1 | jalapeno = jalapeno | finely chopped
- 6 | eggs = egg
- 1/2 tsp | salt = salt
- 1/4 tsp | black pepper = black-pepper
steps:
1. Melt the niter kibbeh in a skillet over medium heat, add the red onion and cook for 3 minutes until it is soft and sweet.
2. Stir in the tomatoes and half of the jalapeno for 2 minutes until most of the juice has gone; a wet pan makes weeping eggs.
3. Beat the eggs with salt and black pepper, pour them in and let them be for 30 seconds. Then draw a wooden spoon through them over medium-low heat for 2 minutes until they hold in moist crumbs with no runny egg left, at 160 °F (71 °C).
4. Scatter the rest of the jalapeno over and eat at once out of the skillet.
meal champorado
title: Champorado
cuisine: filipino
slots: breakfast, snack
difficulty: easy
time: prep 3, cook 27
servings: 4
summary: Rainy-day chocolate porridge of sticky rice and coconut milk.
picture: porridge, dark chocolate rice porridge with a white swirl of coconut milk
ingredients:
- 160 g | glutinous rice = glutinous-rice
- 1 1/5 l | boiling water = water | from the kettle
- 40 g | unsweetened cocoa powder = cocoa
- 60 g | brown sugar = brown-sugar
- 1 pinch | salt = salt
- 150 ml | coconut milk = coconut-milk
steps:
1. Rinse the rice once. Set it over medium-high heat with five sixths of the boiling water, let it bubble up again, then simmer over low heat for 15 minutes, scraping the bottom often, until the grains swell and the pot begins to plop.
2. Whisk the cocoa powder with the rest of the water until no dry specks float, then stir it in with the sugar and salt.
3. Simmer for 8 minutes more, stirring all the time now, until it is nearly black and drops from the spoon in heavy dollops.
4. Spoon into bowls and let each person swirl in coconut milk. It stiffens as it waits; a dash of hot water brings it back.
meal ginisang-ampalaya
title: Ginisang Ampalaya
cuisine: filipino
slots: breakfast, lunch
difficulty: easy
time: prep 9, cook 6
servings: 3
summary: Bitter melon tossed with tomato, garlic and big curds of egg.
picture: eggs, green bitter melon crescents with scrambled egg and red tomato pieces
ingredients:
- 400 g | bitter melon = bitter-melon
- 2 tsp | salt = salt
- 3 tbsp | sunflower oil = sunflower-oil
- 4 clove | garlic = garlic | crushed
- 1 | small onion = onion | sliced
- 2 | tomatoes = tomato | chopped
- 1/2 tsp | black pepper = black-pepper
- 5 | eggs = egg | beaten
steps:
1. Split the bitter melon, scrape out the seeds and all the white pith with a spoon and slice it into 3 mm crescents. Rub with the salt, leave for 4 minutes, then rinse and squeeze hard: that carries off the worst bitterness.
2. Sauté garlic and onion in the oil for 1 minute over medium-high heat until their edges color, then the tomatoes for 1 minute more until they go juicy.
3. Add the bitter melon and black pepper and toss for 2 minutes, until it turns a brighter green and has lost its raw snap.
4. Pour the eggs around, wait 20 seconds, then fold slowly for 1 minute until they are firm in big curds with nothing liquid left.
meal sinangag
title: Sinangag
cuisine: filipino
slots: breakfast
difficulty: easy
time: prep 6, cook 8
servings: 3
summary: Yesterday's rice fried with plenty of garlic, tomato on the side.
picture: rice, loose fried white rice with golden garlic bits beside tomato slices
ingredients:
- 400 g | cooked white rice = cooked-rice | from the fridge, cooled fast, at most a day old
- 9 clove | garlic = garlic | chopped
- 4 tbsp | sunflower oil = sunflower-oil
- 3/4 tsp | salt = salt
- 2 tbsp | cane vinegar = white-vinegar
- 1 | bird's eye chili = chili | sliced
- 2 | tomatoes = tomato | sliced
steps:
1. Crumble the rice with damp hands until no clump is left, rubbing in the salt. Drop the chili into the vinegar in a saucer.
2. Start the garlic in the cold oil in a wok over medium heat. Stir for 3 minutes until it is light gold, then scoop out half to keep it crisp.
3. Turn up to high and add the rice. Toss and press for 4 minutes until every grain is coated, some jump in the pan, and all of it is steaming hot, at 165 °F (74 °C).
4. Scatter with the crisp garlic, put the tomatoes beside it and splash with chili vinegar as you eat.
meal tortang-talong
title: Tortang Talong
cuisine: filipino
slots: breakfast, lunch
difficulty: medium
time: prep 5, cook 25
servings: 2
summary: Whole charred eggplants fried flat in garlicky beaten egg.
picture: eggs, a flat golden eggplant omelette with the stem still attached
ingredients:
- 2 | long eggplants = eggplant
- 3 | eggs = egg
- 2 clove | garlic = garlic | grated
- 1 | small red onion = red-onion | minced
- 1/2 tsp | salt = salt
- 1/4 tsp | black pepper = black-pepper
- 3 tbsp | sunflower oil = sunflower-oil
steps:
1. Prick the eggplants and char them over a gas flame or under a hot broiler for 12 minutes, turning, until black outside and collapsing within.
2. Peel while warm, leave the stems on and press each flat with a fork into a fan.
3. Beat the eggs with garlic, red onion, salt and pepper in a shallow dish. Lay in the eggplants and spoon egg over both sides.
4. Heat the oil in a skillet over medium heat. Slide in one eggplant at a time, pour some egg from the dish over it and fry for 3 minutes a side until brown at the rim and fully set in the middle.
meal pain-perdu
title: Pain Perdu
cuisine: french
slots: breakfast
difficulty: easy
time: prep 5, cook 10
servings: 2
summary: Stale brioche soaked in vanilla custard and fried crisp in butter.
picture: toast, two thick slices of caramelized golden brioche on a white plate
ingredients:
- 2 | eggs = egg
- 180 ml | whole milk = milk
- 1 tbsp | vanilla sugar = vanilla-sugar
- 1 pinch | salt = salt
- 4 slice | stale brioche = brioche | 2 cm thick
- 20 g | butter = butter
- 1 tbsp | sugar = sugar
steps:
1. Whisk the eggs, milk, vanilla sugar and salt in a soup plate.
2. Lay in the brioche and turn it after 1 minute. Leave it for another minute until it is heavy like a wet sponge but does not tear.
3. Melt the butter over medium heat in a large skillet. As it foams, fry the slices for 4 minutes until their undersides are brown.
4. Strew half of the sugar on top, flip, and strew on the rest. Fry for 3-4 minutes, then flip once more for 30 seconds, until the sugar is amber glass and the center, with no wet egg left, is at 160 °F (71 °C).
meal socca
title: Socca
cuisine: french
slots: breakfast, snack
difficulty: easy
time: prep 5, cook 15, total 65
servings: 4
summary: Nice's market pancake of chickpea flour, charred and very peppery.
picture: pancakes, torn pieces of a thin yellow chickpea pancake with black blisters on paper
ingredients:
- 180 g | gluten-free chickpea flour = gluten-free-chickpea-flour
- 360 ml | water = water
- 4 tbsp | olive oil = olive-oil
- 3/4 tsp | salt = salt
- 1 tsp | black pepper = black-pepper | coarsely ground
steps:
1. Beat the chickpea flour into the water with half of the olive oil and the salt until it runs like thin paint. Let it sit for 45 minutes and skim off the froth.
2. Heat the oven to 475 °F (245 °C) with a heavy, rimmed tray inside, until both are fiercely hot.
3. Swirl the remaining olive oil around the scorching tray. Pour in the batter, 4 mm deep, and bake for 12 minutes until it is set and curls away at the rim.
4. Move it under a hot broiler for 2-3 minutes, until blisters rise and blacken here and there.
5. Scrape it into ragged pieces with a spatula, throw on the pepper and eat with your fingers, piping hot.
meal oeufs-cocotte-aux-champignons
title: Œufs Cocotte aux Champignons
cuisine: french
slots: breakfast
difficulty: easy
time: prep 5, cook 15
servings: 2
summary: Eggs steamed in little pots over buttery mushrooms and cream.
picture: eggs, two ramekins with soft-set eggs, cream, browned mushrooms and snipped chives
ingredients:
- 150 g | button mushrooms = mushroom | thinly sliced
- 20 g | butter = butter
- 1/4 tsp | salt = salt
- 4 tbsp | crème fraîche = creme-fraiche
- 4 | pasteurized eggs = pasteurised-egg
- 1 pinch | nutmeg = nutmeg
- 1 pinch | black pepper = black-pepper
- 1 tbsp | chives = chive | snipped
steps:
1. Brown the mushrooms in three quarters of the butter for 6 minutes over medium-high heat, salting them with half of the salt, until they squeak no more and the pan is dry.
2. Rub a ramekin for each person with the rest of the butter. Divide the mushrooms and half of the crème fraîche between them and break two eggs into each one.
3. Cover the eggs with the other half of the crème fraîche; season with the nutmeg, pepper and remaining salt.
4. Stand the ramekins in a pan with 2 cm of simmering water, put the lid on and cook over medium-low heat for 7-8 minutes, until the yolks tremble under whites that have set. Top with chives.
meal giaourti-me-meli
title: Giaourti me Meli
cuisine: greek
slots: breakfast
difficulty: easy
time: prep 5, cook 0
servings: 2
summary: Thick yogurt with thyme honey, walnuts and a breath of cinnamon.
picture: bowl, thick white yogurt with walnut halves and a pool of amber honey
ingredients:
- 400 g | Greek yogurt = greek-yogurt | the full-fat kind
- 60 g | walnuts = walnut
- 3 tbsp | honey = honey | thyme honey if you can
- 1/4 tsp | ground cinnamon = cinnamon
steps:
1. Stir the yogurt only twice, so that it stays thick enough to stand in peaks, and spoon it into bowls. Press a hollow into the top of each.
2. Crack the walnuts between your fingers into large, uneven pieces and drop them into the hollows.
3. Let the honey fall from a height in a thin rope over walnuts and yogurt, and sift the cinnamon over it.
meal spinach-and-feta-omelette
title: Spinach and Feta Omelette
cuisine: greek
slots: breakfast
difficulty: easy
time: prep 4, cook 8
servings: 1
summary: A folded omelette with dill, wilted spinach and salty feta.
picture: eggs, a folded yellow omelette showing spinach and white feta
ingredients:
- 3 | eggs = egg
- 80 g | baby spinach = spinach
- 1 | spring onion = spring-onion | sliced
- 1 tbsp | olive oil = olive-oil
- 1 tbsp | chopped dill = dill
- 40 g | vegetarian feta = vegetarian-feta | crumbled
- 1/4 tsp | black pepper = black-pepper
steps:
1. Warm half of the olive oil in a nonstick pan over medium heat. Wilt the spring onion and spinach for 2 minutes until the leaves collapse, press out the liquid and set aside.
2. Beat the eggs with the pepper and dill. Wipe the pan, add the rest of the olive oil and pour them in over medium-low heat.
3. Pull the edges to the center for 2 minutes so that loose egg runs underneath. Cover for 1 minute until the top has set.
4. Scatter spinach and feta over one half, fold, and cook for 1 minute more until the cheese softens.
meal akuri
title: Akuri
cuisine: indian
slots: breakfast
difficulty: easy
time: prep 6, cook 9
servings: 2
summary: Parsi scrambled eggs with ghee, green chili, ginger and tomato.
picture: eggs, loose yellow scrambled eggs flecked with tomato, chili and coriander leaves
ingredients:
- 1 tbsp | ghee = ghee
- 1 | small red onion = red-onion | finely chopped
- 2 tsp | fresh ginger = ginger | grated
- 1-2 | green chilies = chili | finely chopped
- 1 | small tomato = tomato | chopped small
- 1/4 tsp | ground turmeric = turmeric
- 1/2 tsp | ground cumin = cumin
- 1/2 tsp | salt = salt
- 5 | eggs = egg
- 2 tbsp | whole milk = milk
- 1 handful | fresh coriander = coriander-leaf | chopped
steps:
1. Melt the ghee in a nonstick pan over medium heat and let the red onion turn glassy in it, 3 minutes, without browning.
2. Stir in ginger, green chilies, turmeric and cumin. After 30 seconds, when the raw smell of ginger is gone, add the tomato and cook for 2 minutes until it collapses.
3. Beat the eggs with milk and salt just enough to mix yolks and whites. Turn the heat to low and pour them in.
4. Push the eggs slowly from the rim to the center for 3 minutes. They are ready when they lie in soft, moist folds with no liquid egg between them, 160 °F (71 °C).
5. Fold in the coriander off the heat and eat at once; akuri goes on cooking in its own warmth.
meal besan-chilla
title: Besan Chilla
cuisine: indian
slots: breakfast
difficulty: easy
time: prep 8, cook 12
servings: 2
summary: Crisp-edged chickpea pancakes with tomato, green chili and cumin.
picture: pancakes, thin yellow chickpea pancakes flecked with tomato and green herbs
ingredients:
- 150 g | gluten-free chickpea flour = gluten-free-chickpea-flour
- 220 ml | water = water
- 1/2 tsp | ground turmeric = turmeric
- 1/2 tsp | cumin seeds = cumin
- 3/4 tsp | salt = salt
- 1 | small red onion = red-onion | finely chopped
- 1 | tomato = tomato | seeded and finely chopped
- 1 | green chili = chili | finely chopped
- 1 handful | fresh coriander = coriander-leaf | chopped
- 2 tbsp | sunflower oil = sunflower-oil
steps:
1. Whisk the chickpea flour, turmeric, cumin and salt with the water, a splash at a time, until the batter just coats the spoon.
2. Stir in red onion, tomato, green chili and fresh coriander.
3. Heat a nonstick pan over medium-high heat and film it with a little of the oil. Spread a ladle of batter, about a quarter of a cup, into a thin round with the back of the ladle.
4. Cook for 2 minutes until the top looks dry and the rim lifts, drip oil around it, flip, and give the other side 1 minute until brown spots show. No raw flour taste may remain.
5. Go on with the rest of the batter and oil and eat each one straight from the pan.
meal dahi-chura
title: Dahi Chura
cuisine: indian
slots: breakfast
difficulty: easy
time: prep 10, cook 0
servings: 2
summary: Bihari flattened rice in thick cool yogurt with jaggery and banana.
picture: bowl, flattened rice under thick white yogurt with dark jaggery and banana slices
ingredients:
- 120 g | thick flattened rice = flattened-rice
- 80 ml | whole milk = milk
- 350 g | plain yogurt = yogurt | full-fat and thick
- 40 g | jaggery = jaggery | grated or crushed
- 1 | ripe banana = banana | sliced
- 1 pinch | ground cardamom = cardamom
steps:
1. Wash the flattened rice in a sieve under cold water until the water runs clear. Drain it well.
2. Sprinkle the milk over the flakes in a bowl and leave for 5 minutes, until they are tender but still keep their shape.
3. Whisk the yogurt with the cardamom until it is smooth and pourable, then spread it over the rice in two bowls.
4. Crumble the jaggery on top and lay the banana beside it. Mix with your hand or a spoon as you eat, so that the jaggery melts in streaks.
meal mutta-roast
title: Mutta Roast
cuisine: indian
slots: breakfast, lunch
difficulty: easy
time: prep 10, cook 20
servings: 3
summary: Kerala's boiled eggs in a dark, peppery onion and curry leaf masala.
picture: eggs, halved boiled eggs in thick dark red onion masala with curry leaves
ingredients:
- 6 | eggs = egg
- 3 tbsp | coconut oil = coconut-oil
- 1/2 tsp | black mustard seeds = mustard-seed
- 2 | medium red onions = red-onion | thinly sliced
- 2 | green chilies = chili | slit
- 1 tbsp | fresh ginger = ginger | finely chopped
- 15 | curry leaves = curry-leaf
- 3/4 tsp | salt = salt
- 1 1/2 tsp | Kashmiri chili powder = kashmiri-chili-powder
- 1 tsp | ground coriander = coriander-seed
- 1/4 tsp | ground turmeric = turmeric
- 1 | large tomato = tomato | chopped
- 1/2 tsp | black pepper = black-pepper | freshly ground
steps:
1. Lower the eggs into boiling water and boil over medium heat for 10 minutes, until white and yolk are firm. Cool under the tap and peel.
2. Meanwhile, warm the coconut oil in a sauté pan on medium, add the mustard seeds and hold a lid over them for 40 seconds until the popping dies down.
3. Throw in red onions, green chilies, ginger, half of the curry leaves and the salt. Raise the heat to medium-high and stir them for 10 minutes, until the onions are limp and golden brown.
4. Add chili powder, coriander and turmeric and stir for 30 seconds until the masala smells toasted rather than dusty.
5. Cook the tomato in it for 5 minutes until it loses all shape and oil glistens at the sides.
6. Score the eggs, roll them in the masala with the pepper and the other curry leaves, and cover for 2 minutes over low heat until hot through.
meal pesarattu
title: Pesarattu
cuisine: indian
slots: breakfast, snack
difficulty: medium
time: prep 12, cook 25, total 400
servings: 4
summary: Andhra's crisp green mung bean crepes with ginger, chili and onion.
picture: pancakes, thin green lacy mung bean crepes folded over chopped red onion
ingredients:
- 200 g | whole mung beans = mung-bean
- 2 tbsp | white rice = rice
- 1 tbsp | fresh ginger = ginger | chopped
- 2 | green chilies = chili
- 1 tsp | cumin seeds = cumin
- 3/4 tsp | salt = salt
- 200 ml | water = water
- 3 tbsp | sunflower oil = sunflower-oil
- 1 | small red onion = red-onion | very finely chopped
steps:
1. Cover the mung beans and rice with plenty of tap water and soak for 6 hours, until a bean splits easily between two fingernails. Drain and rinse.
2. Blend them with ginger, green chilies, half of the cumin, the salt and the water to a pourable batter, a little grainy to the touch.
3. Set a cast-iron or nonstick griddle over medium-high heat and wipe it with oil. Pour a ladle of batter into the middle and spiral it outward, thin enough to see the pan through.
4. Scatter on red onion and a few of the other cumin seeds, drip oil around the rim and cook for 2-3 minutes until the underside is crisp and brown and the top is dry.
5. Press the onion down, fold the crepe in half and lift it out. Wipe the griddle and go on until the batter is used up, two crepes for each person.
meal poha
title: Poha
cuisine: indian
slots: breakfast
difficulty: easy
time: prep 10, cook 10
servings: 3
summary: Flattened rice with potato, curry leaves, turmeric and lemon.
picture: rice, fluffy yellow flattened rice with potato, peanuts and fresh coriander
ingredients:
- 200 g | thick flattened rice = flattened-rice
- 2 tbsp | sunflower oil = sunflower-oil
- 1 tsp | black mustard seeds = mustard-seed
- 10 | curry leaves = curry-leaf
- 1 | onion = onion | chopped
- 2 | green chilies = chili | slit
- 1 | medium potato = potato | in 1 cm dice
-? 2 tbsp | peanuts = peanut
- 1/2 tsp | ground turmeric = turmeric
- 1 tsp | salt = salt
- 1 tsp | sugar = sugar
- 2 tbsp | lemon juice = lemon-juice
- 1 handful | fresh coriander = coriander-leaf | chopped
steps:
1. Rinse the flattened rice in a sieve for 30 seconds until it dents under a finger, shake dry and toss with the salt and sugar. Let it swell.
2. In a pan that has a lid, drop the mustard seeds into the oil over medium heat; once they pop, add the peanuts, if you use them, and stir for 1 minute until they color.
3. Add curry leaves, green chilies, onion and potato. Cover and cook for 6 minutes, stirring twice, until a knife slides through the potato.
4. Stir in the turmeric, then fold in the rice. Put the lid back for 2 minutes over low heat until steam rises all through it.
5. Finish with lemon juice and fresh coriander, turning gently so that the flakes stay whole.
meal rava-upma
title: Rava Upma
cuisine: indian
slots: breakfast
difficulty: easy
time: prep 7, cook 13
servings: 3
summary: Toasted semolina steamed soft with curry leaves, ginger and peas.
picture: porridge, a mound of soft cream-colored semolina with peas, chilies and curry leaves
ingredients:
- 150 g | coarse semolina = semolina
- 3 tbsp | sunflower oil = sunflower-oil
- 1 tsp | black mustard seeds = mustard-seed
- 1 tsp | split urad dal = black-gram
- 12 | curry leaves = curry-leaf
- 1 | onion = onion | finely chopped
- 2 | green chilies = chili | slit
- 2 tsp | fresh ginger = ginger | finely chopped
- 75 g | frozen peas = pea
- 3/4 tsp | salt = salt
- 480 ml | hot water = water
- 1 tbsp | lemon juice = lemon-juice
- 1 handful | fresh coriander = coriander-leaf | chopped
steps:
1. Toast the semolina in a dry, deep pan over medium heat for 4 minutes, stirring without pause, until it smells toasted but is still pale. Pour it onto a plate.
2. In the same pan, still on medium, warm the oil and pop the mustard seeds. Color the urad dal in it for 30 seconds, then fry curry leaves, onion, green chilies and ginger for 3 minutes until the onion looks clear.
3. Pour in the hot water with peas and salt and wait 1-2 minutes over high heat until it boils hard.
4. Rain the semolina in with one hand while the other stirs, so that no lump can form. Turn down to low, put on the lid and steam for 3 minutes until all water is drunk up.
5. Rest off the heat for 2 minutes, then fluff with a fork, working in the lemon juice and coriander.
meal tofu-bhurji
title: Tofu Bhurji
cuisine: indian
slots: breakfast, lunch
difficulty: easy
time: prep 6, cook 9
servings: 2
summary: Crumbled tofu tossed with cumin, turmeric, peppers and tomato.
picture: plate, golden crumbled tofu with green pepper, red tomato and chopped coriander
ingredients:
- 350 g | firm tofu = tofu
- 2 tbsp | sunflower oil = sunflower-oil
- 1 tsp | cumin seeds = cumin
- 1/2 | small onion = onion | finely chopped
- 1 | green chili = chili | chopped
- 1 tsp | fresh ginger = ginger | grated
- 1/2 | green bell pepper = bell-pepper | in small dice
- 1/2 tsp | ground turmeric = turmeric
- 1/2 tsp | Kashmiri chili powder = kashmiri-chili-powder
- 1 | small tomato = tomato | chopped
- 3/4 tsp | salt = salt
- 1 handful | fresh coriander = coriander-leaf | chopped
steps:
1. Squeeze the tofu over the sink with both hands, then crumble it between your fingers into bits as small as a fingernail.
2. Warm the oil on medium-high in a frying pan. Let the cumin sizzle for 20 seconds until it darkens, then add onion, green chili, ginger and bell pepper and fry for 3 minutes until the onion has golden rims.
3. Sprinkle in turmeric and chili powder, follow at once with tomato and salt, and mash for 2 minutes until the oil shows around the edge.
4. Tip in the tofu and turn it through for 3 minutes, until every crumb is yellow and no water is left in the pan.
5. Take the pan off the heat and mix in the coriander.
meal ven-pongal
title: Ven Pongal
cuisine: indian
slots: breakfast
difficulty: easy
time: prep 5, cook 45
servings: 4
summary: Creamy Tamil rice and moong dal with ghee, black pepper and cashews.
picture: porridge, soft mashed rice and lentils topped with fried cashews and peppercorns
ingredients:
- 100 g | moong dal = mung-bean | the yellow, skinned split kind
- 150 g | white rice = rice
- 1 1/10 l | water = water
- 1 1/4 tsp | salt = salt
- 4 tbsp | ghee = ghee
- 1 tsp | black peppercorns = black-pepper | coarsely crushed
- 1 tsp | cumin seeds = cumin
- 20 g | cashews = cashew
- 1 tbsp | fresh ginger = ginger | finely chopped
- 12 | curry leaves = curry-leaf
- 1 pinch | gluten-free asafoetida = gluten-free-asafoetida
steps:
1. Roast the moong dal dry in a heavy pot on medium, shaking it for 3 minutes until it smells nutty and is a shade darker. Rinse it together with the rice.
2. Bring both to a boil in the water, skim the foam, and leave them under a lid at a low simmer for half an hour, stirring now and then, until the grains crush against the spoon. Loosen with a splash of boiling tap water if it catches.
3. Beat in the salt with a wooden spoon, mashing until the pot holds one soft mass that slumps slowly.
4. In a small pan, melt the ghee over medium heat. Fry the cashews for 1 minute until they start to color, then add peppercorns, cumin, ginger, curry leaves and asafoetida and let all crackle for 1 minute more, until the cashews are gold.
5. Pour this, ghee and all, over the pongal, fold twice and leave covered for 3 minutes so that the pepper sinks in.
meal soto-ayam
title: Soto Ayam
cuisine: indonesian
slots: breakfast, lunch, dinner
difficulty: medium
time: prep 15, cook 55
servings: 4
summary: Javanese turmeric chicken soup over glass noodles and bean sprouts.
picture: soup, clear yellow broth with shredded chicken, glass noodles, sprouts and lime
ingredients:
- 700 g | bone-in chicken thighs = chicken-thigh
- 2 stalk | lemongrass = lemongrass | bruised
- 5 | lime leaves = lime-leaf
- 2 tsp | salt = salt
- 6 | shallots = shallot
- 4 clove | garlic = garlic
- 1 tbsp | fresh ginger = ginger | chopped
- 1 1/2 tsp | ground turmeric = turmeric
- 1 tsp | ground coriander = coriander-seed
- 2 tbsp | sunflower oil = sunflower-oil
- 100 g | glass noodles = glass-noodle
- 120 g | bean sprouts = bean-sprout
- 1 | lime = lime | quartered
steps:
1. Cover the chicken with cold tap water, 400 ml for each person, and add lemongrass, lime leaves and salt. Skim it as it comes to a boil, in about 12 minutes, then let it tremble over low heat for 30 minutes until the thickest thigh reads 165 °F (74 °C). Clean everything the raw meat touched.
2. Meanwhile, blend shallots, garlic, ginger, turmeric and coriander to a paste. Stir this bumbu in the oil on medium for 6 minutes until it darkens and the oil separates.
3. Lift the chicken out to cool a little and scrape the paste into the broth. Simmer for 8 minutes until the soup is yellow and shines with small drops of oil.
4. In the meantime, soak the glass noodles in boiling water for 5 minutes until slippery and clear, and blanch the bean sprouts for 1 minute in boiling water until they droop. Drain both.
5. Pull the chicken into shreds and throw away skin and bones. Reheat the meat in the broth for 2 minutes over medium heat until steaming.
6. Divide noodles, sprouts and chicken between bowls, pour on the broth without its stalks and leaves, and squeeze in the lime.
meal telur-dadar-padang
title: Telur Dadar Padang
cuisine: indonesian
slots: breakfast, lunch
difficulty: easy
time: prep 8, cook 7
servings: 2
summary: Thick, crisp-edged Sumatran omelette with shallot, chili and coconut.
picture: eggs, a thick browned omelette wedge speckled with red chili and spring onion
ingredients:
- 2 | shallots = shallot
- 1 clove | garlic = garlic
- 2 | red chilies = chili | seeded
- 1/4 tsp | ground turmeric = turmeric
- 1/2 tsp | salt = salt
- 1/4 tsp | white pepper = white-pepper
- 5 | eggs = egg
- 2 | spring onions = spring-onion | thinly sliced
- 2 | lime leaves = lime-leaf | cut into threads
- 25 g | fresh coconut = coconut | finely grated
- 5 tbsp | sunflower oil = sunflower-oil
steps:
1. Pound shallots, garlic, chilies and salt to a coarse paste in a mortar, or chop all of it together very finely.
2. Beat the eggs with the paste, turmeric and white pepper for a full minute, until a layer of bubbles rises. Mix in spring onions, lime leaves and coconut.
3. Heat the oil in a small, deep frying pan over medium-high heat until a drop of egg puffs up at once. Pour everything in from a height and leave it alone for 1 minute.
4. Lower to medium, spoon hot oil over the swelling top and fry until the bottom is deep brown, 2-3 minutes.
5. Cut the omelette across, turn the halves and cook for 2 minutes more, until the middle is set and no liquid egg seeps out (160 °F (71 °C)). Drain on paper.
meal tinutuan
title: Tinutuan
cuisine: indonesian
slots: breakfast
difficulty: easy
time: prep 15, cook 45
servings: 4
summary: Manado rice porridge with pumpkin, corn, water spinach and lemon basil.
picture: porridge, orange pumpkin rice porridge with corn kernels and dark green leaves
ingredients:
- 150 g | white rice = rice
- 1 4/5 l | water = water
- 2 stalk | lemongrass = lemongrass | bruised
- 3 clove | garlic = garlic | finely chopped
- 350 g | pumpkin = pumpkin | peeled, in 2 cm dice
- 200 g | sweet potato = sweet-potato | peeled, in 2 cm dice
- 150 g | corn kernels = sweetcorn
- 1 1/2 tsp | salt = salt
- 150 g | water spinach = water-spinach | cut into 4 cm lengths
- 1 handful | lemon basil leaves = thai-basil
- 2 | red chilies = chili | sliced
steps:
1. Rinse the rice, put it on with water, lemongrass and garlic over high heat, and give it about 8 minutes until it boils.
2. Turn the heat to low and simmer for 18 minutes, stirring the bottom now and then, until the grains have opened like flowers.
3. Drop in pumpkin and sweet potato and simmer for 12 minutes until they can be crushed with a spoon. Crush about half, which turns the porridge orange.
4. Add the corn and salt and let it plop on medium for 4 minutes, until the kernels are tender.
5. Push the water spinach under and cook for 2 minutes until stalks are tender but still green. Fish out the lemongrass, stir in the lemon basil and top with chilies.
meal focaccia-genovese
title: Focaccia Genovese
cuisine: italian
slots: breakfast, snack
difficulty: medium
time: prep 25, cook 18, total 200
servings: 6
summary: Dimpled, salty olive oil bread that Genoa dips into its morning coffee.
picture: bake, a golden dimpled flatbread glossy with oil, cut into squares on a wooden board
ingredients:
- 500 g | bread flour = bread-flour
- 1 1/2 tsp | instant yeast = yeast
- 1 tsp | sugar = sugar
- 2 1/4 tsp | salt = salt
- 380 ml | lukewarm water = water
- 75 ml | olive oil = olive-oil
steps:
1. Mix the flour with the yeast, sugar, two thirds of the salt, five sixths of the water and a fifth of the oil. Knead for 8 minutes until silky, when it stops sticking to the table.
2. Cover it with a damp cloth and let it rise in a warm corner for 1 hour, until doubled.
3. Coat a rimmed baking sheet with two fifths of the oil. Press the dough out with flat hands, rest it for 30 minutes, then stretch it until it is as thick as a finger.
4. Shake the last of the water with the remaining salt and another fifth of the oil. Push your fingertips down to the metal all over the dough, pour this brine into the holes and leave for 1 hour until puffy. Heat the oven to 450 °F (230 °C) towards the end of it.
5. Bake at that heat for 16-18 minutes until the ridges are deep gold and the underside sounds crisp. Brush at once with the oil you have left.
meal frittata-di-zucchine
title: Frittata di Zucchine
cuisine: italian
slots: breakfast, lunch
difficulty: easy
time: prep 10, cook 18
servings: 3
summary: Flat egg cake packed with browned zucchini, mint and grated cheese.
picture: eggs, a flat golden frittata with browned green zucchini rounds, one wedge pulled out
ingredients:
- 2 | medium zucchini = courgette | in thin rounds
- 3 tbsp | olive oil = olive-oil
- 1 | small onion = onion | thinly sliced
- 3/4 tsp | salt = salt
- 6 | eggs = egg
- 40 g | vegetarian Parmesan-style cheese = vegetarian-parmesan | grated
- 1 sprig | mint = mint | leaves torn
- 1/4 tsp | black pepper = black-pepper
steps:
1. Spoon two thirds of the oil into a medium nonstick pan set over medium-high heat. Fry the zucchini, onion and half of the salt in it for 8 minutes, until the rounds are spotted brown and dry.
2. Meanwhile, beat the eggs just enough to mix them with the cheese, mint, pepper and remaining salt. Scrape the hot zucchini into the bowl.
3. Add the last of the oil to the empty pan over medium-low heat. Pour everything back, level it and cook for 5 minutes until only the middle of the top still wobbles.
4. Slide it onto a lid, turn the pan over it and flip both. Give the second side 3 minutes, until firm right through and 160 °F (71 °C) in the center. Eat it warm or just cooled.
meal pane-ricotta-e-miele
title: Pane, Ricotta e Miele
cuisine: italian
slots: breakfast
difficulty: easy
time: prep 4, cook 8
servings: 2
summary: Hot country toast under lemony ricotta with a thread of honey.
picture: toast, thick toasted bread with white ricotta, dripping honey and flecks of lemon zest
ingredients:
- 200 g | vegetarian ricotta = vegetarian-ricotta | well drained
- 1/2 | unwaxed lemon = lemon | only the zest
- 1 pinch | salt = salt
- 4 slice | rustic bread = sourdough-bread
- 4 tsp | honey = honey
- 1 pinch | ground cinnamon = cinnamon
steps:
1. Grate the yellow zest of the lemon over the ricotta, add the salt and beat with a fork for 1 minute until it is light and spreadable.
2. Set a dry skillet over medium-high heat and toast the bread, as many slices as lie flat, for 2 minutes on each side, pressing it down once, until it is browned in patches and the crumb still gives.
3. Heap the ricotta on the hot slices, let the honey run over it in a thin thread and dust with cinnamon.
meal polenta-e-latte
title: Polenta e Latte
cuisine: italian
slots: breakfast
difficulty: easy
time: prep 2, cook 43
servings: 3
summary: Hot soft polenta in a bowl of cold milk, as mountain children eat it.
picture: porridge, a mound of yellow polenta in a deep bowl with cold white milk around it
ingredients:
- 700 ml | water = water
- 1/2 tsp | salt = salt
- 150 g | coarse gluten-free cornmeal = gluten-free-cornmeal
- 15 g | butter = butter
- 450 ml | whole milk = milk | cold
- 1 tbsp | sugar = sugar
steps:
1. Bring the water with the salt to the boil over high heat in a deep, heavy pot, about 5 minutes, until large bubbles break on top.
2. Let the cornmeal rain in from one fist while the other hand whisks. As soon as it spits, turn the heat down to the lowest setting.
3. Cook for 35 minutes, scraping the bottom with a wooden spoon every few minutes, until the polenta leaves the sides in one mass and feels smooth on the tongue. Beat in the butter.
4. Spoon it into deep bowls, pour the cold milk around the edge and sprinkle with sugar. Take a little of the hot and a little of the cold in each mouthful.
meal dashimaki-tamago
title: Dashimaki Tamago
cuisine: japanese
slots: breakfast
difficulty: medium
time: prep 5, cook 10
servings: 2
summary: Kyoto rolled omelette, juicy with bonito stock, beside grated radish.
picture: eggs, thick slices of a pale yellow rolled omelette with grated radish
ingredients:
- 5 g | bonito flakes = bonito-flakes
- 100 ml | water = water
- 4 | eggs = egg
- 1 tsp | gluten-free tamari = gluten-free-tamari
- 1 pinch | salt = salt
- 1 tbsp | sunflower oil = sunflower-oil
- 80 g | daikon = daikon | grated and drained
steps:
1. Bring the water to a boil in a tiny pan, take it off the heat and leave the bonito flakes in it for 3 minutes, until they sink. Strain, press well, and cool the stock by swirling the cup in cold water.
2. Cut through the eggs with chopsticks instead of whisking in air. Stir in the bonito stock, the tamari and salt.
3. Wipe a small square or round nonstick pan with oil and set it over medium heat until a drop of egg sizzles. Pour in a quarter of the egg, pop the bubbles, and when it is just set, after about 40 seconds, roll it toward you.
4. Push the roll to the far side, oil the bare metal, pour in the next quarter and lift the roll so that it flows beneath. Roll up again, and go on over medium heat until all is used, about 5 minutes; the roll must feel firm to the core, at 160 °F (71 °C).
5. Shape it in a bamboo mat or paper for a minute, cut it into thick slices and eat with the daikon.
meal sake-no-shioyaki
title: Sake no Shioyaki
cuisine: japanese
slots: breakfast
difficulty: easy
time: prep 20, cook 10
servings: 2
summary: Salt-grilled salmon with blistered skin, grated radish and lemon.
picture: plate, grilled salmon fillet with crisp browned skin beside grated white radish
ingredients:
- 2 | salmon fillets = salmon | skin on, 130 g each
- 1 1/4 tsp | salt = salt
- 150 g | daikon = daikon
- 1/2 | lemon = lemon | in wedges
steps:
1. Sprinkle the salmon evenly on all sides with the salt, a little more along the skin, and set it on a rack for 15 minutes. Wipe off the beads of water, which take the fishy smell with them.
2. Meanwhile, grate the daikon finely, tip it into a sieve and let it drip without squeezing.
3. Set the salmon skin side up on a foil-lined pan 12 cm below a hot broiler. Grill for 5-6 minutes until the skin bubbles and browns, turn, and give the other side 3 minutes more, until the flakes part in the middle at 145 °F (63 °C).
4. Serve with a small hill of daikon and a lemon wedge to squeeze over.
meal tofu-to-wakame-no-misoshiru
title: Tofu to Wakame no Misoshiru
cuisine: japanese
slots: breakfast
difficulty: easy
time: prep 3, cook 12
servings: 2
summary: Morning miso soup with silky tofu and wakame on a clear kelp stock.
picture: soup, a lacquer bowl of cloudy miso soup with tofu cubes and dark green wakame
ingredients:
- 8 g | kombu = kombu
- 650 ml | water = water
- 1 tbsp | dried wakame = wakame
- 300 g | silken tofu = silken-tofu | in 1 cm cubes
- 2 1/2 tbsp | gluten-free miso = gluten-free-miso
- 1 | spring onion = spring-onion | finely sliced
steps:
1. Lay the kombu in the cold water and bring it up slowly over medium-low heat, 8 minutes or so. Take the kombu out when small bubbles line the pot, before it boils and turns slimy.
2. Let the wakame open in a cup of cold tap water while you wait, then drain and press it.
3. Slip tofu and wakame into the stock and keep it at a quiet simmer for 2 minutes until the cubes bob and are hot.
4. Turn off the heat. Melt the miso in a ladle of the stock, stirring with chopsticks, and pour it back; boiling would kill its scent. Float the spring onion on top.
meal ume-chazuke
title: Ume Chazuke
cuisine: japanese
slots: breakfast, snack
difficulty: easy
time: prep 4, cook 6
servings: 2
summary: Hot rice drowned in green tea with sour plum and crisp nori.
picture: rice, rice in pale green tea topped with a red plum and nori strips
ingredients:
- 300 g | cooked rice = cooked-rice | fresh, or cooled within an hour and kept in the fridge, at most a day
- 450 ml | water = water
- 1 tbsp | sencha leaves = green-tea
- 1/4 tsp | salt = salt
- 2 | umeboshi = umeboshi | pitted and torn
- 2 | shiso leaves = perilla | in fine ribbons
- 1/2 sheet | nori = nori
steps:
1. Sprinkle the cooked rice with a spoonful of the water and warm it, covered, over medium heat for 3 minutes until it steams right through, at 165 °F (74 °C). Mound it in the bowls.
2. Boil the rest of the water, let it stand for 1 minute off the heat so that the sencha will not turn bitter, then pour it on the leaves with the salt. Draw for 1 minute.
3. Crisp the nori over a low flame or in a dry pan for 10 seconds until it smells of the sea, and crumble it.
4. Settle umeboshi, shiso and nori on the rice. Strain the tea around the edge and break the umeboshi into it as you eat.
meal deulkkae-miyeok-guk
title: Deulkkae Miyeok-guk
cuisine: korean
slots: breakfast, dinner
difficulty: easy
time: prep 18, cook 30
servings: 2
summary: Silky seaweed soup thickened to a pale cream with perilla seeds.
picture: soup, dark green seaweed in a pale creamy broth in a brass bowl
ingredients:
- 20 g | dried miyeok = wakame
- 1 tbsp | perilla oil = perilla-oil
- 2 clove | garlic = garlic | minced
- 1 l | water = water
- 1 tsp | salt = salt
- 6 tbsp | ground perilla seeds = perilla-seed
steps:
1. Soak the miyeok in plenty of cold tap water for 15 minutes until it has swollen tenfold. Rub and rinse it twice, squeeze, and snip into spoon-size pieces.
2. Stir garlic and miyeok with the perilla oil in a heavy pot for 4 minutes over medium heat, until the seaweed turns a clearer green and squeaks against the spoon.
3. Pour in the water, add the salt and bring to a boil over high heat, about 7 minutes. Simmer over low heat for 15 minutes until the seaweed is tender and the broth looks milky.
4. Sift in the ground perilla seeds and simmer for 3 minutes more, stirring, until the soup is pale, smooth and lightly thick.
meal gyeran-jjim
title: Gyeran-jjim
cuisine: korean
slots: breakfast
difficulty: easy
time: prep 5, cook 9
servings: 2
summary: A towering, wobbly Korean steamed egg straight from the clay pot.
picture: eggs, puffed yellow steamed egg rising from a black clay pot with scallion
ingredients:
- 4 | eggs = egg
- 180 ml | water = water
- 1/2 tsp | salt = salt
- 20 g | carrot = carrot | finely diced
- 1 | spring onion = spring-onion | finely sliced
- 1 tsp | sesame oil = sesame-oil
- 1 tsp | toasted sesame seeds = sesame-seed
steps:
1. Beat the eggs with the salt for a full minute, then push them through a sieve. Stir in the carrot and half of the spring onion.
2. Set a small clay pot, or a saucepan with a thick base, over medium heat with the water. When it boils, after 2 minutes, pour in the egg in a stream.
3. Stir and scrape the bottom for 3 minutes over medium heat until most of it has turned to soft curds.
4. Cover with an upturned bowl that leaves room to rise, lower the heat as far as it goes and steam for 4 minutes, until the egg stands above the rim and is firm in the middle, 160 °F (71 °C).
5. Drizzle on the sesame oil, add sesame seeds and the rest of the spring onion, and bring the pot to the table before it sinks.
meal hobakjuk
title: Hobakjuk
cuisine: korean
slots: breakfast, snack
difficulty: easy
time: prep 12, cook 32
servings: 4
summary: Velvet-smooth Korean squash porridge, gently sweet and bright orange.
picture: porridge, smooth bright orange squash porridge in a white bowl
ingredients:
- 800 g | kabocha = kabocha | without seeds
- 900 ml | water = water
- 6 tbsp | gluten-free glutinous rice flour = gluten-free-rice-flour
- 1 tbsp | sugar = sugar
- 1/2 tsp | salt = salt
steps:
1. Cut the kabocha into wedges and steam it over boiling water on medium-high heat for 15 minutes until a spoon sinks in. Scrape the flesh from the skin.
2. Blend it with three quarters of the water until no fiber shows, pour into a pot and bring to a simmer over medium heat, about 5 minutes, until it begins to plop.
3. Whisk the rice flour with the last quarter of the water and trickle it in. Cook over low heat for 7 minutes, stirring all the while, until the porridge is shiny, heavy on the spoon and tastes of squash, not of flour.
4. Season with sugar and salt and ladle it out hot.
meal chilaquiles-verdes
title: Chilaquiles Verdes
cuisine: mexican
slots: breakfast
difficulty: medium
time: prep 8, cook 22
servings: 3
summary: Fried tortilla wedges in sharp tomatillo salsa with crema and cheese.
picture: plate, tortilla wedges in green salsa with white crema, crumbled cheese and onion rings
ingredients:
- 12 | gluten-free corn tortillas = gluten-free-corn-tortilla | a day old, each cut into 6 wedges
- 90 ml | sunflower oil = sunflower-oil
- 450 g | tomatillos = tomatillo | husked and rinsed
- 2 | serrano chilies = serrano
- 1/2 | white onion = onion
- 2 clove | garlic = garlic
- 1 handful | fresh cilantro = coriander-leaf
- 3/4 tsp | salt = salt
- 90 g | vegetarian queso fresco = vegetarian-feta | crumbled
- 4 tbsp | Mexican crema = mexican-crema
steps:
1. Cover the tomatillos and serrano chilies with water in a pan and keep at a gentle simmer for 8 minutes until the tomatillos turn khaki but still hold together. Lift them out and keep the water.
2. Meanwhile, pour the oil into a wide, deep skillet and let it shimmer over medium-high heat. Fry the tortilla wedges in batches, 3 minutes each, until they are gold and rattle when stirred. Drain on paper.
3. Slice a few thin rings off the onion for the top. Blend what is left of it with the tomatillos, chilies, garlic, cilantro, salt and just enough of the tomatillo water for a loose salsa.
4. Pour all but a film of the frying oil into a heatproof jar. Stand back, tip in the salsa over high heat and let it spit for 4 minutes until it darkens and a spoon leaves a track.
5. Turn the heat off and fold the wedges through for 20 seconds, so that they are coated yet keep some crunch. Crumble over the queso fresco, drizzle with crema, add the onion rings and eat right away.
meal enfrijoladas
title: Enfrijoladas
cuisine: mexican
slots: breakfast, lunch
difficulty: easy
time: prep 5, cook 10
servings: 2
summary: Corn tortillas bathed in black bean sauce with Oaxaca's avocado leaf.
picture: plate, folded tortillas under dark bean sauce with avocado slices and raw onion
ingredients:
- 3 tbsp | sunflower oil = sunflower-oil
- 1/2 | white onion = onion | half chopped, half in thin rings
- 1 clove | garlic = garlic | sliced
- 1-2 | dried árbol chilies = chile-de-arbol | stemmed
-? 2 | dried avocado leaves = avocado-leaf | the kind sold for cooking
- 1 can | black beans = black-bean | 400 g/14 oz, with their liquid
- 150 ml | water = water
- 1/4 tsp | salt = salt
- 8 | gluten-free corn tortillas = gluten-free-corn-tortilla
- 1 | avocado = avocado | sliced
- 1 handful | fresh cilantro = coriander-leaf
steps:
1. Warm a saucepan over medium heat with a third of the oil and fry the chopped onion, garlic, árbol chilies and, if you have them, avocado leaves for 2 minutes until the garlic is blond and the leaves smell sweet.
2. Blend all of that with the black beans, water and salt until silky. Pour it back and let it murmur over low heat, 4 minutes, until it coats a spoon thickly.
3. Meanwhile, have the remaining oil hot in a skillet, medium-high heat, and pass each tortilla through it for 10 seconds a side, just until floppy. Stack them on paper.
4. Drag the tortillas one after another through the sauce, fold them into quarters and set four on each plate.
5. Ladle over the rest of the sauce and finish with avocado, onion rings and cilantro.
meal huevos-rancheros
title: Huevos Rancheros
cuisine: mexican
slots: breakfast
difficulty: easy
time: prep 5, cook 20
servings: 2
summary: Fried eggs on corn tortillas with black beans and roasted salsa.
picture: eggs, two fried eggs on corn tortillas with red salsa and black beans
ingredients:
- 3 | plum tomatoes = tomato
- 1/2 | white onion = onion | in one piece
- 1 | jalapeno = jalapeno
- 1 clove | garlic = garlic | unpeeled
- 1 can | black beans = black-bean | 15 oz/400 g
- 1/2 tsp | ground cumin = cumin
- 1/2 tsp | salt = salt
- 3 tbsp | sunflower oil = sunflower-oil
- 4 | gluten-free corn tortillas = gluten-free-corn-tortilla
- 4 | eggs = egg
- 2 tbsp | chopped fresh cilantro = coriander-leaf
steps:
1. Set a dry skillet over high heat and blacken the tomatoes, onion, jalapeno and garlic for 8 minutes, turning, until the skins blister. Peel the garlic and blend everything with half of the salt to a rough salsa.
2. Heat the black beans with half of their liquid, the cumin and the remaining salt over medium heat for 5 minutes, mashing until thick and steaming.
3. Put the oil into the skillet over medium-high heat and fry each tortilla for 20 seconds a side until the rim crisps. Drain on paper.
4. Break the eggs into the same oil and fry for 3 minutes; spoon oil over them until the whites are set and the yolks no longer run, 160 °F (71 °C).
5. Spread the beans on the tortillas, lay an egg on each, flood with warm salsa and finish with cilantro.
meal huevos-en-rabo-de-mestiza
title: Huevos en Rabo de Mestiza
cuisine: mexican
slots: breakfast
difficulty: medium
time: prep 8, cook 22
servings: 3
summary: Eggs poached in creamy tomato broth with strips of roasted poblano.
picture: eggs, clay dish of poached eggs in orange tomato cream with dark green chili strips
ingredients:
- 3 | poblano chilies = poblano
- 350 g | ripe tomatoes = tomato | quartered
- 1 clove | garlic = garlic
- 1 tbsp | sunflower oil = sunflower-oil
- 1/4 | white onion = onion | sliced
- 100 ml | water = water
- 3/4 tsp | salt = salt
- 120 ml | Mexican crema = mexican-crema
- 6 | eggs = egg
- 100 g | vegetarian queso fresco = vegetarian-feta | in small cubes
steps:
1. Lay the poblanos straight on a gas flame, or under the hottest broiler, for 6 minutes, turning with tongs, until the skin is black all round. Shut them in a bowl with a plate on top.
2. Blend the tomatoes and garlic. Put the onion and oil into a wide, shallow pan and let it go limp over medium heat, about 3 minutes, until see-through; strain in the tomato purée.
3. Let it bubble for 5 minutes until the pink is gone and it tastes sweet. While it does, rub the skins off the poblanos, discard stalks and seeds, and tear the flesh into finger-wide strips.
4. Stir the water, salt, crema and poblano strips into the sauce and heat for 1-2 minutes until a few bubbles rise.
5. Break each egg into a cup and slip it in. With the lid on and the heat low, they need 6 minutes, until the yolks feel firm under a fingertip, no longer wobbly. Drop the queso fresco around them and carry the pan to the table.
meal machaca-con-huevo
title: Machaca con Huevo
cuisine: mexican
slots: breakfast
difficulty: easy
time: prep 5, cook 10
servings: 2
summary: Northern ranch scramble of toasted dried beef, chili and eggs.
picture: eggs, dark shredded beef scrambled with egg and tomato beside sliced avocado
ingredients:
- 3 tbsp | avocado oil = avocado-oil
- 80 g | shredded dried beef = dried-beef | sold as machaca or machacado
- 1/4 | white onion = onion | finely chopped
- 1 | serrano chili = serrano | finely chopped
- 2 | small plum tomatoes = tomato | chopped
- 4 | eggs = egg | lightly beaten
- 1 | avocado = avocado | sliced
steps:
1. Pull the dried beef into fine threads with your fingers; whatever stays in lumps will be chewy.
2. In the avocado oil, over medium heat, toast the beef for 2 minutes, stirring, until it smells of grilled steak and its tips curl.
3. Throw in the onion and serrano and give them 2 minutes to turn glassy. The tomatoes follow for another 2 minutes, until their juice has soaked into the meat.
4. Lower the heat, add the eggs and stir for 3 minutes until they are fully set in small, dry curds. Season nothing: machaca is cured and brings its own.
5. Fan the avocado beside it.
meal nopales-con-huevo
title: Nopales con Huevo
cuisine: mexican
slots: breakfast
difficulty: easy
time: prep 7, cook 13
servings: 2
summary: Tangy cactus scrambled with eggs, tomato and jalapeno.
picture: eggs, scrambled eggs with small green cactus cubes and bits of tomato
ingredients:
- 2 tbsp | olive oil = olive-oil
- 250 g | cleaned nopales = nopal | spines removed, in 1 cm dice
- 3/4 tsp | salt = salt
- 1/4 | white onion = onion | chopped
- 1 | jalapeno = jalapeno | chopped
- 1 | plum tomato = tomato | diced
- 5 | eggs = egg
steps:
1. Put the nopales, half of the olive oil and half of the salt into a lidded skillet over medium-high heat. Cover for 6 minutes, stirring once, until they go from bright to olive green and swim in their slippery juice.
2. Take off the lid, add onion, jalapeno and the rest of the olive oil, and fry for 4 minutes, until the pan is dry and you hear sizzling again.
3. Beat the eggs with the remaining salt. Stir the tomato into the cactus, turn down to medium-low and pour the eggs over.
4. Fold slowly for 2-3 minutes until no liquid egg is left anywhere and the middle shows 160 °F (71 °C).
meal balila
title: Balila
cuisine: middle-eastern
slots: breakfast
difficulty: easy
time: prep 5, cook 10
servings: 3
summary: Hot chickpeas in a lemony garlic broth, heavy on the cumin.
picture: bowl, warm chickpeas in cloudy broth with green oil, parsley and red pepper flakes
ingredients:
- 2 can | chickpeas = chickpea | 400 g/14 oz each, not drained
- 1 1/2 tsp | ground cumin = cumin
- 2 clove | garlic = garlic
- 1/2 tsp | salt = salt
- 4 tbsp | lemon juice = lemon-juice
- 4 tbsp | extra virgin olive oil = olive-oil
- 1 handful | flat-leaf parsley = parsley | finely chopped
- 1/2 tsp | Aleppo pepper = aleppo-pepper
steps:
1. Empty the chickpeas, liquid included, into a saucepan with two thirds of the cumin. Bring to a lively simmer over medium-high heat and bubble for 7-8 minutes, until a chickpea squashes smooth between two fingers.
2. While the pan bubbles, pound the garlic and salt to a smooth paste in a mortar, then work in the lemon juice.
3. Take the pan off the stove. Mash a small ladleful of chickpeas against its wall so that the broth turns milky, and stir in the garlic paste and half of the olive oil.
4. Ladle into deep bowls and top each with parsley, Aleppo pepper, the last pinch of cumin and a thread of the olive oil you kept back.
meal ful-medames
title: Ful Medames
cuisine: middle-eastern
slots: breakfast
difficulty: easy
time: prep 5, cook 10
servings: 3
summary: Warm crushed fava beans with garlic, lemon, cumin and tomato.
picture: bowl, crushed brown fava beans with tomato, parsley and a pool of olive oil
ingredients:
- 2 can | fava beans = fava-bean | 400 g/14 oz each
- 1 1/2 tsp | ground cumin = cumin
- 2 clove | garlic = garlic
- 1/2 tsp | salt = salt
- 3 tbsp | lemon juice = lemon-juice
- 4 tbsp | extra virgin olive oil = olive-oil
- 2 | tomatoes = tomato | diced
- 1 | green chili = chili | chopped
- 1 handful | flat-leaf parsley = parsley | chopped
steps:
1. Tip the fava beans with half of their liquid into a pan, add the cumin and simmer over medium heat for 8 minutes until they are soft and the liquid looks creamy.
2. While they cook, pound the garlic with the salt to a paste and loosen it with the lemon juice.
3. Crush about half of the beans against the side of the pan. Take off the heat and beat in the garlic and half of the olive oil.
4. Pile into bowls, top with tomatoes, green chili and parsley, and pour on the remaining olive oil.
meal labneh-bi-zeit
title: Labneh bi Zeit
cuisine: middle-eastern
slots: breakfast, snack
difficulty: easy
time: prep 10, cook 0
servings: 2
summary: Thick strained yogurt under green oil and mint, with crunchy vegetables.
picture: plate, swirled white labneh with olive oil, dried mint, olives and cucumber spears
ingredients:
- 250 g | labneh = labneh
- 1/4 tsp | salt = salt
- 3 tbsp | extra virgin olive oil = olive-oil
- 1 tsp | dried mint = dried-mint
- 1/2 tsp | Aleppo pepper = aleppo-pepper
- 1 | small cucumber = cucumber | about 120 g, cut into spears
- 6 | radishes = radish | halved
- 60 g | green olives = table-olive
- 1 sprig | fresh mint = mint
steps:
1. Beat the labneh with the salt for half a minute until it loosens, then smear it over a flat plate. Turn the plate as you push the back of a spoon outward, so that a deep spiral groove is left.
2. Rub the dried mint to dust between your palms above the plate and shake the Aleppo pepper over it. Fill the groove with the olive oil.
3. Arrange cucumber, radishes, green olives and the leaves of the fresh mint around the rim, and use the spears as scoops.
meal manakish-zaatar
title: Manakish Za'atar
cuisine: middle-eastern
slots: breakfast
difficulty: medium
time: prep 25, cook 16, total 105
servings: 4
summary: Soft bakery flatbreads under thyme, sesame and olive oil.
picture: bake, round flatbreads covered in dark green za'atar on a wooden peel
ingredients:
- 300 g | bread flour = bread-flour
- 1 tsp | instant yeast = yeast
- 1 tsp | sugar = sugar
- 1 tsp | salt = salt
- 190 ml | warm water = water
- 6 tbsp | olive oil = olive-oil
- 5 tbsp | za'atar = zaatar
steps:
1. Combine bread flour, yeast, sugar and salt in a large bowl. Pour in the warm water and a sixth of the olive oil, bring it together, and knead on the counter until it is silky and springs back from a poke, some 8 minutes.
2. Cover the bowl and let the dough rise in a warm corner for 60 minutes, until doubled.
3. Set a heavy tray in the oven and heat it to 475 °F (245 °C). Divide the dough into balls, one for each person, roll each into a round the thickness of a pencil and let them relax for 10 minutes under a cloth.
4. Stir the za'atar with the rest of the olive oil to a runny paste. Press dimples all over the rounds with your fingertips, which stops them puffing up, and spread the paste to a finger's breadth from the rim.
5. Slide the rounds onto the hot tray, two at a time, and bake for 7-8 minutes, until the rim is golden and the underside freckled with brown; the topping should sizzle but stay green. Fold in half to eat.
meal nargesi
title: Nargesi
cuisine: middle-eastern
slots: breakfast, lunch
difficulty: easy
time: prep 5, cook 15
servings: 2
summary: Eggs set like daffodils in turmeric spinach and golden onion.
picture: eggs, a pan of dark green spinach with four sunny eggs set in it
ingredients:
- 3 tbsp | sunflower oil = sunflower-oil
- 1 | small onion = onion | thinly sliced
- 2 clove | garlic = garlic | crushed
- 1/2 tsp | ground turmeric = turmeric
- 300 g | baby spinach = spinach
- 1/2 tsp | salt = salt
- 4 | eggs = egg
- 1/4 tsp | black pepper = black-pepper
steps:
1. With the sunflower oil in a lidded pan over medium heat, fry the onion for 6 minutes, stirring often, until it is evenly golden. Let the garlic and turmeric join it for 30 seconds; the kitchen should smell of both.
2. Crowd in the spinach by the armful with the salt and turn it for 3 minutes until it has collapsed and no puddle is left in the pan.
3. Level the green bed and make a dent for each egg. Drop the eggs in, cover with a lid and turn the heat down to low for 4-5 minutes, until whites and yolks are both firm, at 160 °F (71 °C).
4. Season with the black pepper and divide it at the table.
meal qalayet-bandora
title: Qalayet Bandora
cuisine: middle-eastern
slots: breakfast
difficulty: easy
time: prep 5, cook 15
servings: 2
summary: Tomatoes fried down in olive oil with garlic and green chili.
picture: plate, a black iron pan of jammy red tomatoes with sliced garlic and green chili
ingredients:
- 5 tbsp | olive oil = olive-oil
- 3 clove | garlic = garlic | sliced
- 1 | green chili = chili | sliced into rings
- 550 g | ripe tomatoes = tomato | cut into thick wedges
- 3/4 tsp | salt = salt
- 1 pinch | black pepper = black-pepper
steps:
1. Keep back a spoonful of the olive oil. Pour the rest into a cast-iron pan and let the garlic and green chili sizzle in it over medium-low heat for 2 minutes, only until the garlic turns blond at the edge.
2. Lay in the tomatoes cut side down, sprinkle with the salt and turn the heat up to medium. Leave them alone for 5 minutes until the undersides start to catch and the juice runs.
3. Turn and break up the wedges, pull off the skins that come loose, and fry for another 7-8 minutes until the oil separates and shows red around a thick, jammy middle.
4. Grind the black pepper over, add the kept spoonful of raw oil and bring the pan itself to the table.
meal shakshuka
title: Shakshuka
cuisine: middle-eastern
slots: breakfast, lunch
difficulty: easy
time: prep 10, cook 20
servings: 3
summary: Eggs cooked in a pan of sweet peppers, tomato and cumin.
picture: eggs, a skillet of red tomato sauce with six eggs and chopped parsley
ingredients:
- 3 tbsp | olive oil = olive-oil
- 1 | onion = onion | sliced
- 2 | red bell peppers = bell-pepper | sliced
- 3 clove | garlic = garlic | sliced
- 1 1/2 tsp | cumin seeds = cumin
- 2 tsp | sweet paprika = paprika
- 1/4 tsp | cayenne = cayenne
- 1 can | chopped tomatoes = canned-tomatoes | 400 g/14 oz
- 3/4 tsp | salt = salt
- 6 | eggs = egg
- 1 handful | parsley = parsley | chopped
steps:
1. Warm the olive oil in a deep skillet over medium heat and soften the onion and peppers with the salt for 8 minutes until they slump.
2. Add garlic, cumin, paprika and cayenne; stir for 1 minute, just until the garlic smells sweet.
3. Tip in the tomatoes and bubble for 5 minutes until a spoon drawn through leaves a trail.
4. Make a hollow for each egg, crack in the eggs, cover, and cook over low heat for 6 minutes until the whites are firm and the yolks have thickened, 160 °F (71 °C).
5. Scatter the parsley over the pan.
meal baghrir
title: Baghrir
cuisine: moroccan
slots: breakfast
difficulty: medium
time: prep 10, cook 25, total 65
servings: 4
summary: Semolina pancakes with a thousand holes, soaked in honey butter.
picture: pancakes, spongy pale pancakes full of tiny holes, shining with honey butter
ingredients:
- 200 g | fine semolina = semolina
- 50 g | all-purpose flour = wheat-flour
- 1 tsp | instant yeast = yeast
- 1 tsp | sugar = sugar
- 1/2 tsp | salt = salt
- 430 ml | lukewarm water = water
- 2 tsp | baking powder = baking-powder
- 50 g | butter = butter
- 4 tbsp | honey = honey
steps:
1. Blend semolina, flour, yeast, sugar, salt and the lukewarm water at full speed for 2 minutes until frothy. Drop in the baking powder and pulse for a few seconds; the batter should run off a spoon in an unbroken thread.
2. Cover the jug and leave it for 30 minutes in a warm place, until the surface is alive with small bubbles. Stir once.
3. Put a nonstick pan over medium heat without any fat. Pour a small ladleful into the middle, let it spread by itself, and cook for 2-3 minutes on one side only, until holes have opened all over and the top is dry and matt. Never flip it.
4. Slide each pancake onto a towel, holes up, and do not stack them before they cool. Hold the pan under the cold tap for a moment between rounds.
5. Melt the butter with the honey over low heat for 2 minutes until they run together, and spoon it into the holes while it is hot.
meal bissara
title: Bissara
cuisine: moroccan
slots: breakfast
difficulty: easy
time: prep 8, cook 60
servings: 4
summary: Fez street breakfast: velvety dried fava soup under green oil and cumin.
picture: soup, smooth beige bean soup with olive oil, red paprika and brown cumin on top
ingredients:
- 300 g | dried split fava beans = dried-fava-bean | skinless
- 5 clove | garlic = garlic | peeled
- 1 1/2 l | water = water
- 1 1/4 tsp | salt = salt
- 2 tsp | ground cumin = cumin
- 1 tsp | sweet paprika = paprika
- 2 tbsp | lemon juice = lemon-juice
- 6 tbsp | extra virgin olive oil = olive-oil
- 1/4 tsp | cayenne = cayenne
steps:
1. Pick over the fava beans for stones, rinse them in several changes of water and put them into a deep pot with the garlic and the measured water.
2. Boil hard over high heat for 10 minutes, lifting off the foam as it climbs, until only clear bubbles come. Lower the heat, cover halfway and simmer for 40 minutes, until the beans dissolve when you press them against the pot.
3. Add the salt, half of the cumin, half of the paprika and half of the olive oil. Blend very smooth, and loosen with boiling water if it drops from the ladle in lumps.
4. Simmer over low heat for 3 minutes, stirring, until it heaves slowly. Season with the lemon juice.
5. Ladle it out and finish each bowl with the other half of the oil, then a stripe of cumin, a stripe of paprika and a little cayenne.
meal pannukakku
title: Pannukakku
cuisine: nordic
slots: breakfast, snack
difficulty: easy
time: prep 5, cook 30, total 50
servings: 6
summary: Finnish oven pancake, custardy inside and puffed, with strawberry jam.
picture: pancakes, a tray of puffed golden oven pancake cut in squares with red jam
ingredients:
- 4 | eggs = egg
- 700 ml | whole milk = milk
- 180 g | all-purpose flour = wheat-flour
- 2 tbsp | sugar = sugar
- 1/2 tsp | salt = salt
- 1/2 tsp | ground cardamom = cardamom
- 70 g | butter = butter
- 120 g | strawberry jam = strawberry-jam
steps:
1. Whisk eggs, sugar, salt and cardamom with a third of the milk, beat in the flour until smooth and thin with the rest of the milk. Let the batter swell for 15 minutes.
2. Meanwhile turn the oven to 425 °F (220 °C), and for the last 4 minutes melt the butter inside it on a deep, rimmed tray until it foams.
3. Tilt the tray to butter the sides, tip the loose butter into the batter and stir. Pour the batter onto the hot tray.
4. Bake in the middle for 26 minutes until it has risen in hills, browned in the valleys and set firm at the center. The hills sink at once; that is how it should be.
5. Cut into squares and put strawberry jam on each.
meal scrambled-eggs-with-smoked-salmon
title: Scrambled Eggs with Smoked Salmon
cuisine: nordic
slots: breakfast
difficulty: easy
time: prep 4, cook 6
servings: 2
summary: Slow butter-scrambled eggs with smoked salmon, dill and chives.
picture: eggs, creamy scrambled eggs beside pink smoked salmon and green dill
ingredients:
- 5 | eggs = egg
- 2 tbsp | heavy cream = heavy-cream
- 25 g | butter = butter
- 120 g | smoked salmon = smoked-salmon | sliced
- 1 tbsp | snipped chives = chive
- 2 sprig | dill = dill
- 1/4 tsp | white pepper = white-pepper
steps:
1. Beat the eggs with the cream and white pepper and leave them unsalted; the salmon brings enough.
2. Melt the butter in a small pan over low heat until it foams, then pour in the eggs.
3. Stir slowly with a spatula, scraping the bottom, for 5 minutes until the curds are thick and moist with no liquid between them.
4. Slide onto plates at once, drape the smoked salmon alongside and finish with chives and dill.
meal quinua-con-manzana
title: Quinua con Manzana
cuisine: peruvian
slots: breakfast
difficulty: easy
time: prep 8, cook 35
servings: 3
summary: Andean dawn drink of quinoa and apple with cinnamon and clove.
picture: drink, tall glass of cloudy quinoa and apple drink with a cinnamon stick
ingredients:
- 120 g | white quinoa = quinoa
- 1 1/5 l | water = water
- 1 | cinnamon stick = cinnamon
- 4 | whole cloves = clove
- 2 | apples = apple | peeled and diced small
- 50 g | raw cane sugar = demerara-sugar
- 1 tbsp | lime juice = lime-juice
steps:
1. Rub the quinoa between your hands under running water in a fine sieve for 1 minute, until no more suds come off; they are bitter.
2. Start the water, quinoa, cinnamon and cloves in a tall pot over high heat. At the boil, turn down and simmer, lid tilted, for 15 minutes until every grain shows its little white tail.
3. Add apples and sugar and go on simmering for 12 minutes, until the apple is soft enough to crush and the drink has turned cloudy and thick.
4. Take out the cinnamon and cloves, squash a few apple pieces against the pot and sharpen with lime juice. Serve hot, with a spoon in the mug.
meal twarozek-z-rzodkiewka
title: Twarożek z Rzodkiewką
cuisine: polish
slots: breakfast
difficulty: easy
time: prep 8, cook 0
servings: 2
summary: Crumbly white curd cheese with sour cream, crisp radish and chives.
picture: bowl, crumbled white curd cheese mixed with pink radish slices and chives
ingredients:
- 250 g | twaróg = twarog | half fat
- 4 tbsp | sour cream = sour-cream
- 8 | radishes = radish | half diced, half sliced
- 1 bunch | chives = chive | snipped
- 1/2 tsp | salt = salt
- 1/4 tsp | black pepper = black-pepper
- 1/4 | cucumber = cucumber | sliced
steps:
1. Crush the twaróg with a fork on a deep plate, not in a blender; crumbs the size of peppercorns should stay.
2. Work in the sour cream by the spoonful until it clings together yet still looks grainy. A dry cheese wants all of it.
3. Mix in the diced radishes, chives, salt and black pepper, and let it draw for 3 minutes so that the radish seasons the cheese.
4. Mound it on plates and lean the sliced radishes and cucumber all around.
meal migas-con-uvas
title: Migas con Uvas
cuisine: spanish
slots: breakfast
difficulty: medium
time: prep 10, cook 25, total 65
servings: 4
summary: Shepherds' fried breadcrumbs with garlic, smoked paprika and cold grapes.
picture: plate, golden fried bread crumbs with garlic cloves, green pepper and fresh grapes
ingredients:
- 400 g | stale rustic bread = sourdough-bread | two or three days old
- 120 ml | water = water
- 1 tsp | salt = salt
- 80 ml | olive oil = olive-oil
- 8 clove | garlic = garlic | unpeeled, slashed once
- 1 | green bell pepper = bell-pepper | in strips
- 1 1/2 tsp | smoked paprika = paprika
- 300 g | green grapes = fresh-grapes | cold
steps:
1. Crumble the bread into bits no bigger than a fingernail. Stir the salt into the water, sprinkle it over while you toss, wrap the bread in a cloth and rest it for 30 minutes, until damp all through but not wet.
2. Fry the garlic and green pepper in the olive oil in a deep, roomy pan for 5 minutes over medium heat, until the pepper wrinkles. Lift both out.
3. Pull the pan aside, stir the smoked paprika into the oil for a few seconds and tip in the bread at once, before it scorches.
4. Turn and chop the crumbs with a flat spatula over medium-low heat for 18-20 minutes. They clump first; they are ready when they fall loose, crisp outside and tender within.
5. Mix the garlic and pepper back in, and eat each spoonful with two or three grapes.
meal pan-con-tomate
title: Pan con Tomate
cuisine: spanish
slots: breakfast, snack
difficulty: easy
time: prep 5, cook 5
servings: 2
summary: Grilled bread rubbed with garlic and ripe tomato, drenched in oil.
picture: toast, grilled rustic bread spread with fresh tomato pulp and olive oil
ingredients:
- 4 slice | rustic bread = sourdough-bread
- 1 clove | garlic = garlic | halved
- 3 | ripe tomatoes = tomato
- 3 tbsp | extra virgin olive oil = olive-oil
- 1/2 tsp | flaky sea salt = flaky-salt
steps:
1. Halve the tomatoes and rub the cut sides over a coarse grater until only the skins are in your hand. Drain off the thin juice.
2. Grill the bread under a hot broiler or on a ridged pan over high heat for 2 minutes a side until brown stripes appear.
3. Rub the garlic over the hot crusts; the rough surface grates it for you.
4. Spread with tomato pulp, pour over the olive oil and finish with the salt. Eat before it softens.
meal revuelto-de-esparragos
title: Revuelto de Espárragos
cuisine: spanish
slots: breakfast, dinner
difficulty: easy
time: prep 4, cook 9
servings: 2
summary: Soft-scrambled eggs with thin green asparagus and golden garlic.
picture: eggs, loose yellow scrambled eggs tangled with short green asparagus spears
ingredients:
- 300 g | thin green asparagus = asparagus
- 3 tbsp | extra virgin olive oil = olive-oil
- 2 clove | garlic = garlic | thinly sliced
- 1/2 tsp | salt = salt
- 5 | eggs = egg
- 1 pinch | smoked paprika = paprika
steps:
1. Snap off the tough asparagus ends and break the spears into pieces as long as your thumb.
2. Sauté them, sprinkled with half of the salt, for 5 minutes over medium-high heat with the olive oil, until they blister and bend. Add the garlic for the last minute so that it only gilds.
3. Break the eggs straight into the pan and turn the heat to low. Wait until the whites begin to cloud, then drag a spatula through in big strokes for 2-3 minutes, until they are creamy, nothing liquid runs and they have passed 160 °F (71 °C).
4. Season with the rest of the salt and the smoked paprika, and slide onto plates straight away, for eggs go on cooking in a hot pan.
meal tortas-de-aceite
title: Tortas de Aceite
cuisine: spanish
slots: breakfast, snack
difficulty: medium
time: prep 30, cook 15, total 105
servings: 6
summary: Seville's brittle olive oil rounds with aniseed and burnt sugar.
picture: bake, thin round crackly biscuits with caramelized sugar patches and anise seeds
ingredients:
- 100 ml | extra virgin olive oil = olive-oil
- 1 tbsp | anise seeds = anise
- 1 | unwaxed lemon = lemon | only the peel
- 260 g | all-purpose flour = wheat-flour
- 1 tsp | instant yeast = yeast
- 1/2 tsp | salt = salt
- 60 g | sugar = sugar
- 90 ml | lukewarm water = water
steps:
1. Warm the olive oil with the anise seeds and a few broad strips of lemon peel over low heat for 3 minutes until you can smell them from the door. Cool for 10 minutes and discard the peel.
2. Stir the flour with the yeast, salt and half of the sugar. Pour in the scented oil with its seeds and the water, and knead for 4 minutes to a soft, greasy dough.
3. Cover and leave in a warm place for 1 hour; it only swells a little. Let the oven reach 425 °F (220 °C) and line baking sheets with parchment.
4. Pinch off two balls for each serving and roll or press each one so thin that you can nearly see through it. Strew the remaining sugar over and press it in with your palm.
5. Bake for 11-13 minutes until the rims are brown and the sugar has melted in dark spots. They turn brittle as they cool.
meal khai-jiao
title: Khai Jiao
cuisine: thai
slots: breakfast, lunch
difficulty: easy
time: prep 4, cook 4
servings: 2
summary: Street-stall omelette, puffed and lacy from very hot oil.
picture: eggs, a puffy deep golden omelette with crisp ruffled edges and cucumber slices
ingredients:
- 4 | eggs = egg
- 2 tsp | fish sauce = fish-sauce
- 1 tsp | lime juice = lime-juice
- 1 tbsp | water = water
- 2 | spring onions = spring-onion | finely chopped
- 1 | bird's eye chili = chili | finely chopped
- 80 ml | sunflower oil = sunflower-oil
- 1/2 | cucumber = cucumber | sliced
steps:
1. Crack the eggs into a tall jug with fish sauce, lime juice and water. Whip hard with a fork for a full minute until a thick froth stands on top, then drop in the spring onions and chili.
2. Get the oil shimmering in a wok over high heat, about 2 minutes, until a drip of egg balloons the instant it lands. Pour in the eggs from a forearm's height so that they fall in ribbons and puff up.
3. Leave them for 1 minute until the rim is brown and frilly, flip with two spatulas, and fry the other side for 45 seconds until it is golden and no liquid egg runs from the middle.
4. Let the omelette drip over the wok, slide it onto a plate and lay the cucumber alongside to cool the mouth.
meal khao-tom-goong
title: Khao Tom Goong
cuisine: thai
slots: breakfast
difficulty: easy
time: prep 8, cook 22
servings: 3
summary: Loose rice soup with shrimp, ginger and spoonfuls of garlic oil.
picture: porridge, rice grains in clear soup with pink shrimp, ginger and fried garlic
ingredients:
- 150 g | jasmine rice = jasmine-rice
- 1 2/5 l | boiling water = water | from the kettle
- 1/2 tsp | salt = salt
- 5 clove | garlic = garlic | chopped
- 2 tbsp | sunflower oil = sunflower-oil
- 20 g | fresh ginger = ginger | in fine matchsticks
- 300 g | raw shrimp = shrimp | peeled and deveined
- 2 tbsp | fish sauce = fish-sauce
- 1/2 tsp | white pepper = white-pepper
- 2 | spring onions = spring-onion | finely sliced
- 1 handful | fresh coriander = coriander-leaf | roughly chopped
steps:
1. Rinse the rice, put it into a pot with the boiling water and salt and set it over high heat. Once it boils again, simmer it briskly without a lid for 15 minutes, until the grains are very soft yet still whole and float in a cloudy soup.
2. Meanwhile, swirl the garlic in the oil in your smallest pan over low heat for 4 minutes until pale gold. Scrape both into a cup at once, because the garlic goes on coloring.
3. Drop the ginger and shrimp into the bubbling rice and stir for 2-3 minutes until every shrimp has curled, turned pink and is opaque in the middle.
4. Season with fish sauce and white pepper. Ladle it out while it is still loose and crown each bowl with garlic, its oil, spring onions and coriander.
meal tom-jued-tao-hu
title: Tom Jued Tao Hu
cuisine: thai
slots: breakfast, lunch
difficulty: easy
time: prep 5, cook 10
servings: 2
summary: Clear soup of silky tofu, Chinese cabbage and shiitake.
picture: soup, white tofu blocks and pale cabbage in a clear broth with fried garlic
ingredients:
- 3 clove | garlic = garlic | crushed and chopped
- 1 1/2 tbsp | sunflower oil = sunflower-oil
- 80 g | shiitake mushrooms = shiitake | thickly sliced
- 900 ml | boiling water = water | from the kettle
- 250 g | napa cabbage = napa-cabbage | in 3 cm pieces
- 1 1/2 tbsp | gluten-free tamari = gluten-free-tamari
- 1/4 tsp | salt = salt
- 400 g | soft tofu = silken-tofu | in large blocks
- 1/2 tsp | ground white pepper = white-pepper
- 1 | spring onion = spring-onion | in short lengths
- 1 handful | fresh coriander = coriander-leaf
steps:
1. Put garlic and oil into a soup pot over medium-low heat and stir for 2 minutes until straw-colored. Spoon half of it into a saucer for later.
2. Add the shiitake to what is left in the pot, stir for 1 minute until they glisten, and pour in the boiling water. It bubbles up at once over high heat.
3. Push in the thick cabbage ribs first, the leafy parts a moment later, with tamari and salt. Simmer for 4 minutes until the ribs look glassy but keep some bite.
4. Lower in the tofu and leave it at a bare tremble for 2 minutes, without stirring, until it is hot to the center.
5. Add white pepper, spring onion and coriander, and finish each bowl with the garlic you kept back.
meal kuymak
title: Kuymak
cuisine: turkish
slots: breakfast
difficulty: easy
time: prep 3, cook 12
servings: 4
summary: Black Sea cornmeal and butter, stirred into long strings of cheese.
picture: plate, a copper pan of molten yellow cornmeal and cheese pulled up in strings
ingredients:
- 70 g | butter = butter
- 45 g | gluten-free cornmeal = gluten-free-cornmeal | finely ground
- 320 ml | hot water = water
- 1/4 tsp | salt = salt
- 250 g | vegetarian mozzarella = vegetarian-mozzarella | the firm, low-moisture kind, in small cubes
steps:
1. Melt the butter in a wide, heavy pan over medium heat. Rain in the cornmeal and toast it for 3 minutes, stirring, until it darkens one shade and smells toasted.
2. Pour in the hot water all at once, standing back from the spatter, and add the salt. Stir for 5 minutes over medium-low heat, until the cornmeal has swollen and butter begins to ooze out at the rim.
3. Scatter the mozzarella over and do not stir for 1 minute. Then lift and fold with a wooden spoon for 2-3 minutes, until the cheese pulls into strings as long as your arm.
4. Put the pan in the middle of the table and eat straight from it; it stiffens as it cools.
meal menemen
title: Menemen
cuisine: turkish
slots: breakfast
difficulty: easy
time: prep 10, cook 10
servings: 2
summary: Soft eggs stirred through tomatoes and green peppers.
picture: eggs, a small copper pan of soft eggs with tomato and green pepper
ingredients:
- 3 tbsp | olive oil = olive-oil
- 3 | Turkish green peppers = turkish-green-pepper | chopped
- 4 | ripe tomatoes = tomato | peeled and chopped
- 1/2 tsp | salt = salt
- 1/2 tsp | pul biber = aleppo-pepper
- 4 | eggs = egg
steps:
1. Fry the green peppers in the olive oil in a shallow pan over medium heat for 3 minutes until their skins wrinkle.
2. Add tomatoes and salt. Let them bubble for 5 minutes until most of the juice is gone.
3. Crack in the eggs, wait 20 seconds, then draw them through the tomatoes in slow strokes for 2 minutes. Stop when the curds are soft but no liquid egg is left.
4. Dust with pul biber and eat from the pan.
meal cilbir
title: Çılbır
cuisine: turkish
slots: breakfast
difficulty: medium
time: prep 5, cook 10
servings: 2
summary: Poached eggs on cool garlic yogurt with sizzling pepper butter.
picture: eggs, two poached eggs on white yogurt streaked with red melted butter and dill
ingredients:
- 250 g | Greek yogurt = greek-yogurt
- 1 clove | garlic = garlic | grated
- 1/4 tsp | salt = salt
- 2 tbsp | white vinegar = white-vinegar
- 4 | pasteurized eggs = pasteurised-egg | very fresh, in the shell
- 30 g | butter = butter
- 1 1/2 tsp | pul biber = aleppo-pepper
- 2 sprig | dill = dill
steps:
1. Beat the yogurt with the garlic and salt and divide it among shallow bowls, one for each person, so that it is no longer fridge-cold when the eggs are ready.
2. Bring a hand's depth of water to a bare simmer over medium heat and add the vinegar. Crack each egg into a cup, lower it in at the edge, and poach for 3-4 minutes until the white is firm to the touch and the yolk still wobbles.
3. Fish the eggs out with a slotted spoon, let them drip on a cloth and set two on each bed of yogurt.
4. Let the butter foam in your smallest pan on medium heat, about 2 minutes. Once it smells nutty and the foam sinks, pull it off the stove, stir in the pul biber and pour the red butter over the eggs. Finish with torn dill.
meal banh-mi-op-la
title: Bánh Mì Ốp La
cuisine: vietnamese
slots: breakfast
difficulty: easy
time: prep 5, cook 8
servings: 2
summary: Sizzling fried eggs with a hot baguette to drag through the yolk.
picture: eggs, two fried eggs in a small iron pan with tomato and crusty baguette
ingredients:
- 2 | small baguettes = baguette | split lengthwise
- 2 tbsp | sunflower oil = sunflower-oil
- 1/2 | onion = onion | sliced into thin rings
- 1 | tomato = tomato | in thick slices
- 4 | pasteurized eggs = pasteurised-egg
- 2 tsp | Maggi seasoning = maggi-seasoning
- 1/4 tsp | black pepper = black-pepper
- 1/2 | cucumber = cucumber | sliced lengthwise
- 1 handful | fresh coriander = coriander-leaf
steps:
1. Press the baguettes, cut side down, into a small dry iron pan over medium heat for 2 minutes until the crumb is toasted and the crust crackles when squeezed. Keep them warm in a cloth.
2. Get the oil hot in the same pan over medium-high heat, 1 minute or so. Lay in onion and tomato for 2 minutes until the onion has brown tips, then push them to the rim.
3. Crack the eggs into the middle and fry for 2 minutes until the whites are firm with a crisp hem. The yolks may stay runny, since the eggs are pasteurized.
4. Shake Maggi seasoning and black pepper over the eggs and carry the pan to the table. Tear the baguettes, wipe up yolk, and eat cucumber and coriander in between.
meal pho-ga
title: Phở Gà
cuisine: vietnamese
slots: breakfast, lunch
difficulty: medium
time: prep 15, cook 75
servings: 4
summary: Hanoi chicken noodle soup with charred ginger and star anise.
picture: noodles, a bowl of flat rice noodles and shredded chicken in clear golden broth
ingredients:
- 1 | onion = onion | halved
- 40 g | fresh ginger = ginger | unpeeled
- 900 g | chicken legs = chicken-leg
- 2 l | water = water
- 2 | star anise = star-anise
- 1 tbsp | coriander seeds = coriander-seed
- 1 tsp | salt = salt
- 1 tsp | sugar = sugar
- 3 tbsp | fish sauce = fish-sauce
- 300 g | dried pho noodles = rice-noodle
- 4 | spring onions = spring-onion | thinly sliced
- 1 handful | fresh coriander = coriander-leaf | chopped
- 1 | lime = lime | in wedges
steps:
1. Char the onion and ginger close under a very hot broiler for 8 minutes, turning once, until they are black in patches and fragrant. Rinse off the worst of the soot and bruise the ginger.
2. Cover the chicken legs with the water in a tall pot. Over high heat it takes about 10 minutes to boil; skim until the surface is clean. Wash the board and knife that touched the raw bird.
3. Add onion, ginger, star anise, coriander seeds, salt and sugar. Simmer very gently for 35 minutes until the thickest part of a leg reads 165 °F (74 °C). Take the legs out, pull the meat off in strips, and return the bones.
4. Let the bones simmer over low heat for 20 minutes more until the broth is golden, then strain it, season with fish sauce and bring it back to a boil.
5. Meanwhile, cook the noodles in plenty of boiling water for 4-5 minutes until supple but springy. Drain and divide among deep bowls.
6. Top with chicken, spring onions and coriander, pour on the boiling broth so that the meat is steaming hot again, and hand round the lime.
meal xoi-dau-xanh
title: Xôi Đậu Xanh
cuisine: vietnamese
slots: breakfast
difficulty: medium
time: prep 10, cook 35, total 410
servings: 4
summary: Morning sticky rice with mung beans and shallots fried to a crisp.
picture: rice, pale yellow sticky rice with mung beans under crisp brown shallots
ingredients:
- 300 g | glutinous rice = glutinous-rice
- 120 g | split yellow mung beans = mung-bean
- 1/2 tsp | ground turmeric = turmeric
- 1 tsp | salt = salt
- 1 tbsp | sugar = sugar
- 4 | shallots = shallot | thinly sliced
- 4 tbsp | sunflower oil = sunflower-oil
steps:
1. Rinse the glutinous rice and the mung beans apart from each other. Soak them for 6 hours or overnight in two bowls of cold water, with the turmeric stirred into the rice.
2. Drain both well, mix with the salt and spread them in a cloth-lined steamer. Poke a few holes with a finger to let hot air through.
3. Steam over strongly boiling water for 30 minutes. After 15 minutes sprinkle with a handful of water and fluff; it is done when the beans crush to dust between two fingers and the rice is chewy to the core.
4. Meanwhile, start the shallots in the cold oil over medium heat and stir for 8 minutes until hazel brown. Drain them through a sieve and keep the oil.
5. Fold half of that oil and the sugar through the xôi, pack it into bowls and cover with the shallots. The oil left over is good on the next bowl.
meal baked-mac-and-cheese
title: Baked Mac and Cheese
cuisine: american
slots: dinner
difficulty: easy
time: prep 10, cook 40
servings: 5
summary: Elbow macaroni in sharp Cheddar sauce under a browned crust.
picture: bake, a casserole of bubbling macaroni with an orange-gold cheese crust
ingredients:
- 12 oz | elbow macaroni = macaroni
- 1 1/2 tsp | salt = salt
- 4 tbsp | butter = butter
- 4 tbsp | all-purpose flour = wheat-flour
- 3 1/2 cup | whole milk = milk
- 1/2 tsp | mustard powder = mustard-powder
- 1 pinch | cayenne = cayenne
- 12 oz | vegetarian sharp Cheddar = vegetarian-cheddar | coarsely grated
- 1/2 tsp | sweet paprika = paprika
steps:
1. With the oven heating to 400 °F (200 °C), boil the macaroni hard in plenty of water with two thirds of the salt for 6 minutes, until soft outside with a firm white thread in the middle. Drain.
2. Melt the butter in the empty pot over medium heat, beat in the flour and let it froth for 2 minutes until its raw smell has gone, without browning it.
3. Whisk in the milk in four additions. Simmer for 5 minutes, whisking along the bottom, until the sauce coats a spoon and tastes of no flour.
4. Off the heat stir in mustard powder, cayenne, the last third of the salt and three quarters of the Cheddar until smooth. It should look too runny; the pasta drinks a good deal.
5. Fold in the macaroni, pour into a baking dish and cover with the last of the Cheddar and the paprika. Bake for 20 minutes until the sauce bubbles at the corners and the top is freckled brown. Let it settle for 5 minutes.
meal cauliflower-steaks-with-parsley-pepita-sauce
title: Cauliflower Steaks with Parsley-Pepita Sauce
cuisine: american
slots: dinner
difficulty: easy
time: prep 15, cook 22
servings: 2
summary: Slabs of deeply roasted cauliflower under a green pumpkin-seed sauce.
picture: plate, two thick browned cauliflower slabs covered with a coarse bright green sauce
ingredients:
- 14 oz | cauliflower = cauliflower | in small heads, trimmed
- 4 tbsp | olive oil = olive-oil
- 3/4 tsp | salt = salt
- 1/2 tsp | smoked paprika = paprika
- 6 tbsp | pepitas = pumpkin-seed
- 1 cup | flat-leaf parsley = parsley | loosely packed
- 1/2 clove | garlic = garlic
- 1 tsp | lemon zest = lemon
- 1 tbsp | lemon juice = lemon-juice
- 1/4 tsp | red pepper flakes = chili-flakes
steps:
1. Heat the oven to 450 °F (230 °C) with a sheet pan inside. Cut two slabs, each 1 in thick, out of the middle of every head of cauliflower, straight through the core so that it holds them together. Keep the florets that fall away.
2. Rub the slabs and florets with a quarter of the olive oil, the smoked paprika and half of the salt. Lay them on the hot pan and roast for 13 minutes until the underside is nearly mahogany.
3. Turn them and roast for another 8-9 minutes until a knife drops through the core.
4. While the oven works, shake the pepitas about in a dry pan, 3 minutes over medium heat, until they puff and pop. Keep a spoonful whole.
5. Chop the other pepitas with the parsley and garlic as fine as coarse sand. Stir in lemon zest and juice, red pepper flakes, the rest of the salt and the remaining olive oil.
6. Spoon the green sauce over the cauliflower and drop the whole pepitas on top.
meal mushroom-ragout-over-cauliflower-mash
title: Mushroom Ragout over Cauliflower Mash
cuisine: american
slots: dinner
difficulty: easy
time: prep 10, cook 20
servings: 3
summary: Browned mushrooms with thyme and rosemary on silky, garlicky cauliflower.
picture: bowl, glossy brown mushrooms and thyme leaves heaped on white mash
ingredients:
- 18 oz | cauliflower = cauliflower | in small florets
- 2 clove | garlic = garlic | half of them whole, half sliced
- 6 tbsp | olive oil = olive-oil
- 1 tsp | salt = salt
- 14 oz | mixed mushrooms = mushroom | torn into bite-size pieces
- 1 tsp | tomato paste = tomato-paste
- 4 sprig | thyme = thyme
- 1 sprig | rosemary = rosemary
- 1/2 cup | water = water
- 1/2 tsp | black pepper = black-pepper
- 3 tbsp | hemp hearts = hemp-seed
steps:
1. Steam the cauliflower with the whole garlic clove above an inch of fast-boiling water for 12 minutes until a floret collapses between finger and thumb.
2. In the meantime, put a large dry skillet on high heat and brown the mushrooms in it for 5 minutes, hardly stirring, until they have hissed away their water. Add half of the olive oil, the sliced garlic, thyme and rosemary for 3 minutes more until the edges are crisp.
3. Rub the tomato paste into the mushrooms, add the water, pepper and half of the salt, and let it bubble at medium heat for 3 minutes until they glisten in a spoonful of sauce. Fish out the stalks of the herbs.
4. Drain the cauliflower well, let it dry in the hot pot for 2 minutes, and blend it, its garlic, the other half of the oil and the rest of the salt into a smooth mash.
5. Make a hollow in each bowl of mash, fill it with mushrooms and sprinkle hemp hearts over.
meal sheet-pan-lemon-chicken-with-green-beans
title: Sheet-Pan Lemon Chicken with Green Beans
cuisine: american
slots: dinner
difficulty: easy
time: prep 12, cook 35
servings: 4
summary: Crackling chicken thighs and wrinkled green beans roasted on one pan.
picture: plate, golden skin-on chicken thighs with roasted lemon rounds and green beans
ingredients:
- 8 | bone-in chicken thighs = chicken-thigh | about 2 1/2 lb
- 1 1/2 tsp | salt = salt
- 1 tsp | dried oregano = dried-oregano
- 1 tsp | sweet paprika = paprika
- 1/2 tsp | black pepper = black-pepper
- 2 tbsp | olive oil = olive-oil
- 1 lb | green beans = green-bean | trimmed
- 1 | lemon = lemon | half sliced, half for juice
- 4 clove | garlic = garlic | crushed, in the skin
steps:
1. Set the oven to 425 °F (220 °C). Dry the chicken well with paper towels, rub it with oregano, paprika, pepper, half of the oil and two thirds of the salt, and set it skin up on a sheet pan. Wash board and hands.
2. Roast for 18 minutes until fat runs and the skin starts to color.
3. Toss green beans, lemon slices and garlic with the second half of the oil and the last of the salt. Tuck them into the spaces, down in the chicken fat.
4. Roast for 15-17 minutes more. The skin should be crisp, the beans shrunken with brown spots, and the chicken 165 °F (74 °C) beside the bone.
5. Squeeze the lemon half and the soft garlic out of its skins over the pan, and stir the beans through the juices.
meal turkey-chili
title: Turkey Chili
cuisine: american
slots: dinner
difficulty: easy
time: prep 10, cook 40
servings: 6
summary: Thick game-day chili with turkey, kidney beans and smoked paprika.
picture: bowl, thick red chili with beans and ground turkey, topped with green onion
ingredients:
- 2 tbsp | olive oil = olive-oil
- 1 1/2 lb | ground turkey = ground-turkey
- 1 | large onion = onion | chopped
- 1 | green bell pepper = bell-pepper | chopped
- 4 clove | garlic = garlic | minced
- 2 tbsp | gluten-free chili powder = gluten-free-chili-powder
- 2 tsp | ground cumin = cumin
- 1 tsp | smoked paprika = paprika
- 1 can | crushed tomatoes = crushed-tomatoes | 28 oz/800 g
- 2 can | kidney beans = kidney-bean | 15 oz/400 g each, drained and rinsed
- 1 cup | water = water
- 1 1/2 tsp | salt = salt
- 2 | green onions = spring-onion | sliced
steps:
1. Heat the olive oil in a Dutch oven over high heat. Add the turkey, leave it alone for 4 minutes until the bottom browns, then break it up and cook for 3 minutes more until no pink is left. Wash your hands after handling raw turkey.
2. Lower to medium and cook onion and bell pepper with the meat for 5 minutes until limp. Add garlic, chili powder, cumin and paprika and stir for 1 minute until fragrant.
3. Pour in tomatoes and water, add salt, and simmer half covered over medium-low heat for 15 minutes until the fat shows red at the edge.
4. Stir in the kidney beans and go on for 10 minutes until the chili is thick enough to mound; it must be bubbling throughout, 165 °F (74 °C).
5. Scatter with green onions. Cool leftovers in shallow boxes and refrigerate within 2 hours.
meal bobo-de-camarao
title: Bobó de Camarão
cuisine: brazilian
slots: dinner
difficulty: medium
time: prep 25, cook 40
servings: 4
summary: Bahian shrimp in a velvet of cassava, coconut milk and palm oil.
picture: stew, pink shrimp in a thick orange cassava cream with cilantro
ingredients:
- 600 g | sweet cassava = cassava | peeled, in chunks, woody core removed
- 600 g | peeled raw shrimp = shrimp
- 1 | lime = lime
- 1 1/2 tsp | salt = salt
- 2 tbsp | red palm oil = palm-oil
- 1 | onion = onion | diced
- 3 clove | garlic = garlic | minced
- 1 | red bell pepper = bell-pepper | diced
- 2 | tomatoes = tomato | diced
- 1 | red chili = chili | minced
- 400 ml | coconut milk = coconut-milk
- 1 handful | fresh cilantro = coriander-leaf | chopped
steps:
1. Boil the cassava in plenty of fresh water over medium heat until it splits and a fork crushes it, 20-25 minutes. Pour the water away and pull out any strings.
2. Season the shrimp with the juice of the lime and half of the salt; chill them.
3. While the cassava boils, heat half of the palm oil in a roomy pot and stew onion, bell pepper, tomatoes and chili, medium heat, 8 minutes, until jammy. The garlic joins for the last 2 minutes, until it smells sweet.
4. Blend the cassava with the coconut milk until perfectly smooth. Stir it into the pot with the remaining salt and let it blip on the lowest flame, 4 minutes, until it heaves and thickens; a splash of hot water corrects it.
5. Add the shrimp and stir for 4 minutes over medium heat until they are pink and opaque right through. Swirl in the other half of the palm oil and the cilantro.
meal frango-com-quiabo
title: Frango com Quiabo
cuisine: brazilian
slots: dinner
difficulty: medium
time: prep 20, cook 40
servings: 4
summary: Minas Gerais farmhouse chicken, braised golden with seared okra.
picture: stew, browned chicken thighs in golden gravy with whole green okra pieces
ingredients:
- 1 kg | bone-in chicken thighs = chicken-thigh
- 1 | lime = lime
- 1 1/2 tsp | salt = salt
- 1/2 tsp | black pepper = black-pepper
- 3 tbsp | sunflower oil = sunflower-oil
- 350 g | okra = okra | washed, dried, in 3 cm lengths
- 1/2 | onion = onion | chopped
- 4 clove | garlic = garlic | crushed
- 2 tsp | colorau = annatto
- 1 | tomato = tomato | chopped
- 350 ml | water = water
- 2 | spring onions = spring-onion | sliced
steps:
1. Coat the chicken with the juice of half of the lime, the salt and pepper. Scrub the board and knife it touched.
2. In a heavy pot, over high heat, sear the okra with a third of the oil for 5 minutes, moving it little, until it browns and no threads stretch from the cut ends. Squeeze on the rest of the lime and tip onto a plate.
3. Brown the chicken, skin down first, in the remaining oil, medium-high heat, about 8 minutes, until the skin is deep gold all over.
4. Push it aside and stir the onion, garlic, colorau and tomato in the fat for 3 minutes, until everything is rust red.
5. Pour in the water, scrape up the brown bits, cover and braise at a low simmer, 20 minutes, until the thighs have reached 165 °F (74 °C) and the meat draws back from the bone.
6. Return the okra for 3 minutes, uncovered, until hot. Finish with spring onions.
meal moqueca
title: Moqueca
cuisine: brazilian
slots: dinner
difficulty: medium
time: prep 15, cook 20
servings: 4
summary: Bahian fish stew with coconut milk, peppers and red palm oil.
picture: stew, white fish with pepper rings in an orange coconut broth
ingredients:
- 700 g | cod fillets = cod | in large chunks
- 2 | limes = lime
- 3 clove | garlic = garlic | crushed
- 1 1/2 tsp | salt = salt
- 2 tbsp | red palm oil = palm-oil
- 1 | onion = onion | in rings
- 1 | red bell pepper = bell-pepper | in rings
- 1 | green bell pepper = bell-pepper | in rings
- 3 | tomatoes = tomato | sliced
- 1 | red chili = chili | slit
- 400 ml | coconut milk = coconut-milk
- 1 bunch | fresh coriander = coriander-leaf | chopped
steps:
1. Turn the cod in the juice of the limes with garlic and two thirds of the salt. Keep it in the fridge while you cut the vegetables.
2. Warm half of the palm oil in a wide pot over medium heat and soften the onion for 4 minutes until it is glassy.
3. Spread half of the red and green peppers and tomatoes over it, lay in the cod with its juices, cover with the other half and tuck in the chili. Sprinkle with the remaining salt and half of the coriander.
4. Pour over the coconut milk, bring to a simmer, cover, and cook over medium-low heat for 12 minutes. Shake the pot instead of stirring. The fish is ready when it flakes and is opaque to the center, 145 °F (63 °C).
5. Drizzle with the rest of the palm oil, scatter the last coriander and bring the pot to the table.
meal lancashire-hotpot
title: Lancashire Hotpot
cuisine: british
slots: dinner
difficulty: medium
time: prep 20, cook 150
servings: 5
summary: Slow-baked lamb neck and onions under a crisp potato thatch.
picture: bake, an oval pot topped with overlapping browned potato slices over lamb stew
ingredients:
- 900 g | lamb neck = lamb-neck | in thick pieces
- 2 tsp | salt = salt
- 1/2 tsp | black pepper = black-pepper
- 3 tbsp | beef tallow = tallow
- 3 | onions = onion | thickly sliced
- 500 ml | water = water
- 1 | bay leaf = bay-leaf
- 4 sprig | thyme = thyme
- 1 kg | floury potatoes = potato
steps:
1. Season the lamb with half of the salt and the pepper. Use a third of the tallow to brown it in a heavy casserole over high heat, in batches of about 5 minutes each, until dark on two sides. Lift it out.
2. Soften the onions in the lamb fat over medium heat for 6 minutes until yellow, scraping up what sticks. Heat the oven to 350 °F (175 °C).
3. Bury the lamb among the onions with bay leaf and thyme, pour in the water and heat for 4 minutes until the first bubbles rise.
4. Peel the potatoes and slice them 3 mm thick. Overlap them on the meat in two layers with the rest of the salt between, and brush with half of the remaining tallow, melted.
5. Put the lid on and bake at that heat for 1 hour and 30 minutes, until a knife meets no resistance in potato or lamb.
6. Uncover, brush with the last of the tallow and bake at 425 °F (220 °C) for 30 minutes more until the potato edges curl and crackle.
meal pan-haggerty
title: Pan Haggerty
cuisine: british
slots: dinner
difficulty: easy
time: prep 15, cook 38
servings: 3
summary: Northumbrian skillet of layered potato, onion and melting Cheddar.
picture: bake, a skillet of thin layered potatoes with a blistered cheese top
ingredients:
- 800 g | waxy potatoes = potato
- 50 g | butter = butter
- 2 | onions = onion | sliced into thin rings
- 150 g | vegetarian Cheddar = vegetarian-cheddar | grated
- 1 tsp | salt = salt
- 1/2 tsp | black pepper = black-pepper
steps:
1. Peel the potatoes and slice them as thin as a coin. Do not rinse them, because their starch glues the cake; just dab off the wet.
2. Rub a third of the butter over the base and sides of a lidded ovenproof skillet. Off the stove, layer in a third of the potatoes, half of the onions and a third of the Cheddar, with some salt and pepper; repeat, then cover with the last potatoes. Dot with the other butter.
3. Set over medium heat for 5 minutes until you hear it sizzle, then cover and cook on low for 28 minutes until the point of a knife sinks in with no crunch.
4. Strew the rest of the Cheddar over the top and put the skillet under a hot broiler for 4 minutes until it bubbles and browns. Wait a moment and cut wedges from the pan.
meal shepherds-pie
title: Shepherd's Pie
cuisine: british
slots: dinner
difficulty: medium
time: prep 20, cook 60
servings: 6
summary: Lamb in rich gravy under a crust of forked mashed potato.
picture: bake, an oven dish of browned mashed potato with lamb gravy bubbling at the edge
ingredients:
- 1 kg | floury potatoes = potato | peeled, in chunks
- 60 g | butter = butter
- 100 ml | milk = milk
- 700 g | ground lamb = ground-lamb
- 1 | onion = onion | chopped
- 2 | carrots = carrot | diced
- 2 stalk | celery = celery | diced
- 2 tbsp | tomato paste = tomato-paste
- 1 tbsp | plain flour = wheat-flour
- 1 tbsp | Worcestershire sauce = worcestershire-sauce
- 350 ml | beef stock = beef-stock
- 2 sprig | rosemary = rosemary
- 1 tsp | salt = salt
- 1/2 tsp | black pepper = black-pepper
steps:
1. Brown the lamb in a wide dry pan over high heat for 8 minutes until no pink shows and it has passed 160 °F (71 °C). Spoon off most of the fat.
2. Add onion, carrots and celery and cook over medium heat for 8 minutes until soft. Stir in tomato paste and flour for 1 minute.
3. Pour in Worcestershire sauce and beef stock, add rosemary, pepper and half of the salt. Simmer over medium-low heat for 15 minutes until it is gravy rather than soup; take out the rosemary. Heat the oven to 400 °F (200 °C).
4. Meanwhile, boil the potatoes in lightly salted water over medium heat for 18 minutes until they crumble at the edges. Drain, steam dry for 2 minutes, and mash with butter, milk and the other half of the salt.
5. Spread the meat in a baking dish, cover with mash and rake it with a fork. Bake for 25 minutes until the ridges are brown and the filling bubbles at the rim.
meal ital-stew
title: Ital Stew
cuisine: caribbean
slots: dinner
difficulty: easy
time: prep 18, cook 37
servings: 4
summary: Rastafari pot of pumpkin, yam and gungo peas in coconut, without salt.
picture: stew, orange pumpkin and yam chunks with greens in creamy coconut broth
ingredients:
- 1 tbsp | coconut oil = coconut-oil
- 1 | onion = onion | chopped
- 4 clove | garlic = garlic | chopped
- 15 g | ginger = ginger | grated
- 400 ml | coconut milk = coconut-milk
- 400 ml | water = water
- 8 | allspice berries = allspice
- 5 sprig | thyme = thyme
- 300 g | yellow yam = yam | peeled, in 3 cm chunks
- 450 g | pumpkin = pumpkin | peeled, in 4 cm chunks
- 1 can | pigeon peas = pigeon-pea | 400 g/14 oz, no salt added, drained
- 1 | Scotch bonnet = scotch-bonnet | whole
- 150 g | callaloo = amaranth-leaf | amaranth greens, not dasheen leaves; shredded
steps:
1. Melt the coconut oil in a roomy pot over medium heat and cook the onion for 5 minutes until it turns sweet and yellow. Stir garlic and ginger through it for 1 minute, till the kitchen smells of both.
2. Add coconut milk, water, allspice and thyme, then the yam. Cover and simmer for 8 minutes, until a knife goes halfway in.
3. Stir in pumpkin and pigeon peas, and float the Scotch bonnet on top. Simmer gently, lid ajar, for 14 minutes until the yam is soft to its middle and the pumpkin has begun to melt into the broth.
4. Wilt in the callaloo for 4 minutes, until it is dark and tender. Remove the Scotch bonnet, thyme stalks and allspice. Ital, from vital, means that it stays unsalted.
meal jerk-chicken
title: Jerk Chicken
cuisine: caribbean
slots: dinner
difficulty: medium
time: prep 45, cook 45
servings: 4
summary: Chicken in Scotch bonnet, allspice and thyme, roasted dark.
picture: plate, dark charred chicken pieces with lime wedges and thyme
ingredients:
- 8 | bone-in chicken thighs = chicken-thigh
- 4 | spring onions = spring-onion | chopped
- 1-2 | Scotch bonnets = scotch-bonnet | seeded
- 4 clove | garlic = garlic
- 20 g | ginger = ginger | sliced
- 1 tbsp | thyme leaves = thyme
- 1 tbsp | ground allspice = allspice
- 1/2 tsp | ground cinnamon = cinnamon
- 1/4 tsp | grated nutmeg = nutmeg
- 1 tbsp | brown sugar = brown-sugar
- 2 tsp | salt = salt
- 1 tsp | black pepper = black-pepper
- 2 | limes = lime
- 2 tbsp | sunflower oil = sunflower-oil
steps:
1. Blend spring onions, Scotch bonnets, garlic, ginger, thyme, allspice, cinnamon, nutmeg, brown sugar, salt, pepper, half of the limes' juice and the oil to a coarse paste. Wear gloves.
2. Slash each chicken thigh to the bone twice, rub the paste in deeply, cover and chill in the fridge for 30 minutes.
3. Heat the oven to 425 °F (220 °C). Lay the chicken skin side up on a rack over a lined tray, with all the paste that sticks; wash the bowl and everything the raw chicken touched.
4. Roast for 35-40 minutes until the skin is almost black in spots, the juices run clear and the meat at the bone reads at least 165 °F (74 °C).
5. Rest for 5 minutes and cut the other limes into wedges to squeeze over.
meal bai-qie-ji
title: Bai Qie Ji
cuisine: chinese
slots: dinner
difficulty: medium
time: prep 20, cook 65, total 100
servings: 4
summary: Cantonese poached chicken, silky and cool, with hot ginger-scallion oil.
picture: plate, pale glossy chopped poached chicken beside a dish of green ginger-scallion oil
ingredients:
- 1 3/10 kg | whole chicken = chicken
- 4 l | water = water
- 70 g | ginger = ginger
- 6 | spring onions = spring-onion
- 1 tbsp | salt = salt
- 5 tbsp | sunflower oil = sunflower-oil
steps:
1. Slice a third of the ginger. Put it into a deep pot with the water, a third of the spring onions and half of the salt and wait over high heat, about 15 minutes, until it boils. Wash the sink, your hands and all else that the raw chicken touches.
2. Hold the chicken by the legs and dip it three times for 10 seconds until the skin tightens, emptying the belly each time. Lower it in, breast down.
3. Keep it at a bare simmer over low heat for 30 minutes without a lid. Turn off the heat, cover tightly and let it steep for 20 minutes more, until the thickest part of the thigh shows 165 °F (74 °C); if it falls short, heat again.
4. Slide the bird into a basin of iced water for 15 minutes. The shock pulls the skin taut and glossy.
5. Grate the rest of the ginger and mince the other spring onions in a heatproof bowl with the remaining salt. Heat the oil in a small pan over high heat until it is about to smoke, some 2 minutes, and add it in three sizzling goes.
6. Drain the chicken, chop it through the bone into strips on a clean board and dip each bite into the ginger oil.
meal jia-chang-doufu
title: Jia Chang Doufu
cuisine: chinese
slots: dinner
difficulty: easy
time: prep 15, cook 13
servings: 2
summary: Golden tofu triangles in Sichuan bean paste with wood ear and pepper.
picture: plate, golden tofu triangles with black wood ear and green pepper in red sauce
ingredients:
- 8 g | dried wood ear mushrooms = wood-ear
- 400 g | firm tofu = tofu
- 3 tbsp | rapeseed oil = rapeseed-oil
- 1 tbsp | gluten-free doubanjiang = gluten-free-doubanjiang
- 2 clove | garlic = garlic | sliced
- 10 g | ginger = ginger | sliced
- 1/2 | green bell pepper = bell-pepper | in diamonds
- 120 ml | water = water
- 2 tsp | gluten-free tamari = gluten-free-tamari
- 2 | spring onions = spring-onion | in 3 cm lengths
steps:
1. Pour plenty of boiling water over the wood ear and let it swell for 12 minutes while you do the cutting; drain, rinse off grit and tear into bites. Slice the tofu 1 cm thick, then into triangles, and blot them.
2. Coat a wide pan with two thirds of the oil over medium-high heat and fry the tofu for 3 minutes a side until a golden skin has formed. Put it aside.
3. Over medium heat, stir the doubanjiang in the last of the oil for 1 minute until the oil turns red. Add the garlic and ginger for 30 seconds, until you smell them.
4. Add the drained wood ear, bell pepper, tamari, water and tofu. Simmer for 4 minutes until the tofu has drunk in half of the sauce.
5. Turn up the heat, throw in the spring onions and let it bubble hard for 1 minute until the sauce only clings.
meal jiao-yan-xia
title: Jiao Yan Xia
cuisine: chinese
slots: dinner
difficulty: medium
time: prep 15, cook 10
servings: 2
summary: Crackling shell-on shrimp tossed in Sichuan pepper salt, garlic and chili.
picture: plate, crisp orange shell-on shrimp with fried garlic, red chili and scallion bits
ingredients:
- 450 g | large shell-on shrimp = shrimp
- 1 tsp | Sichuan peppercorns = sichuan-pepper
- 1 tsp | salt = salt
- 1/4 tsp | white pepper = white-pepper
- 1 tbsp | cornstarch = cornstarch
- 5 tbsp | sunflower oil = sunflower-oil
- 4 clove | garlic = garlic | chopped
- 2 | red chilies = chili | sliced
- 2 | spring onions = spring-onion | chopped
steps:
1. Snip the shrimp along the back through the shell, pull out the dark thread, trim off legs and feelers, and dry them thoroughly with paper; wet shells spit. Wash your hands and board.
2. Toast peppercorns and salt in a dry wok over low heat, shaking, for 2 minutes until the salt yellows and the smell rises. Crush fine and mix with the white pepper.
3. Dust the shrimp with the cornstarch. Get the oil very hot over high heat and fry them in batches for 90 seconds a side until the shells are crisp and pink and the flesh is opaque throughout.
4. Pour off all but a spoonful of oil. Stir garlic, chilies and spring onions over medium heat for 1 minute until the garlic is pale gold, then throw the shrimp back in with the pepper salt and toss for 30 seconds until each one is speckled. Eat them shell and all, if you like.
meal lei-lajiao-qiezi
title: Lei Lajiao Qiezi
cuisine: chinese
slots: dinner
difficulty: easy
time: prep 10, cook 20
servings: 2
summary: Hunan eggplant and blistered green peppers pounded with garlic.
picture: bowl, pounded soft eggplant and charred green pepper strips in a stone mortar
ingredients:
- 400 g | long eggplants = eggplant
- 80 g | long green peppers = turkish-green-pepper
- 1 | green chili = chili
- 4 tbsp | rapeseed oil = rapeseed-oil
- 3 clove | garlic = garlic | minced
- 3/4 tsp | salt = salt
- 1 tsp | rice vinegar = rice-vinegar
- 1 tbsp | chopped cilantro = coriander
steps:
1. Halve the eggplants lengthwise and steam them over boiling water on high heat for 15 minutes, until they collapse under a chopstick. Drain off their brown juice.
2. Meanwhile, press green peppers and chili flat in a dry skillet over medium-high heat. Turn them now and then for 8 minutes, until black blisters cover them and they have gone limp. Rub away the loosest skin and the stalks.
3. Pound the garlic and salt in a large mortar or a sturdy bowl. Tear in peppers, chili and eggplant and bruise them with the pestle until stringy but not smooth.
4. Wipe the skillet and heat the oil in it over high heat for 1 minute until it moves like water, pour it over the garlic and eggplant, and work in the rice vinegar and cilantro. Eat warm.
meal mapo-tofu
title: Mapo Tofu
cuisine: chinese
slots: dinner
difficulty: medium
time: prep 10, cook 20
servings: 3
summary: Soft tofu and pork in numbing, fiery Sichuan bean sauce.
picture: bowl, white tofu cubes in scarlet oil with ground pork and spring onion
ingredients:
- 200 g | jasmine rice = jasmine-rice
- 600 ml | water = water
- 500 g | soft tofu = silken-tofu | in 2 cm cubes
- 150 g | ground pork = ground-pork
- 3 tbsp | rapeseed oil = rapeseed-oil
- 2 tbsp | doubanjiang = doubanjiang
- 3 clove | garlic = garlic | minced
- 15 g | ginger = ginger | minced
- 1 tbsp | light soy sauce = soy-sauce
- 1 tsp | ground Sichuan pepper = sichuan-pepper
- 1 tbsp | cornstarch = cornstarch
- 2 | spring onions = spring-onion | sliced
- 1 tsp | salt = salt
steps:
1. Rinse the rice and bring it to a boil over high heat with half of the measured water. Cover, turn to the lowest heat for 12 minutes until holes open in the surface, and do not lift the lid until the end.
2. Meanwhile, steep the tofu with the salt in a pan of barely simmering tap water for 5 minutes until the cubes feel firmer, then drain.
3. While the rice cooks, fry the pork in the rapeseed oil in a wok over high heat for 4 minutes until it has reached 160 °F (71 °C) and starts to crisp.
4. Turn to medium, add doubanjiang and stir for 1 minute until the oil is red, then garlic and ginger for 30 seconds until they smell sweet.
5. Pour in the soy sauce and all but a few spoonfuls of the remaining water, slide in the tofu and simmer for 4 minutes, nudging with the back of the ladle, until the cubes are hot through and the oil floats.
6. Mix the cornstarch with the last of the water and add it in three goes over 1 minute until the sauce is glossy. Shower with Sichuan pepper and spring onions and eat with the rice.
meal qing-jiao-chao-jun
title: Qing Jiao Chao Jun
cuisine: chinese
slots: dinner
difficulty: easy
time: prep 5, cook 10
servings: 2
summary: Yunnan mushrooms seared with green chilies and plenty of sliced garlic.
picture: plate, browned torn mushrooms with green chili rings, garlic slices and dried red chilies
ingredients:
- 350 g | oyster mushrooms = oyster-mushroom
- 4 tbsp | rapeseed oil = rapeseed-oil
- 3 clove | garlic = garlic | thickly sliced
- 3 | dried red chilies = dried-chili | torn
- 2 | green chilies = chili | sliced on the slant
- 3/4 tsp | salt = salt
- 1/4 tsp | white pepper = white-pepper
- 1 tbsp | water = water
steps:
1. Wipe the mushrooms instead of washing them and pull them into strips along the grain.
2. Bring the oil to a shimmer in a wok over medium heat and let the garlic color in it for 1 minute.
3. Turn the flame to high and add mushrooms and half of the salt. Leave them for 2 minutes at a time between stirs, 7 minutes altogether, until the water they shed has gone and the frilly edges are brown and crisp.
4. Toss in dried chilies, green chilies, white pepper and the remaining salt for 1 minute until the chilies blister. Splash the water around the rim to loosen what sticks, and stir it in until nothing pools.
meal teochew-steamed-fish
title: Teochew Steamed Fish
cuisine: chinese
slots: dinner
difficulty: easy
time: prep 12, cook 10
servings: 2
summary: Sea bass steamed with salted plum, tomato, ginger and shiitake.
picture: plate, steamed white fish with tomato wedges, ginger threads and scallion in clear juices
ingredients:
- 400 g | sea bass fillets = sea-bass
- 1/2 tsp | salt = salt
- 2 | spring onions = spring-onion
- 20 g | ginger = ginger | in fine threads
- 2 | salted plums = umeboshi | torn, stones removed
- 3 | shiitake mushrooms = shiitake | sliced
- 1 | small tomato = tomato
- 1 | red chili = chili | sliced
- 2 tbsp | sunflower oil = sunflower-oil
steps:
1. Pat the sea bass dry and rub it with the salt. Lay the white parts of the spring onions across a heatproof plate, to lift it off the china, and set the fish on them.
2. Cut the tomato into wedges. Tuck it with the plums and shiitake around the fish and strew half of the ginger over it.
3. Have a covered wok or steamer boiling hard over high heat before the plate goes in. Steam for 7-9 minutes; a chopstick must meet no resistance in the thickest part, which should read 145 °F (63 °C).
4. Shred the spring onion greens and heap them on the fish with chili and the other half of the ginger. Heat the oil in a ladle or small pan over high heat until it shimmers, about 1 minute, and pour it over so that the greens crackle.
meal yangrou-zhua-fan
title: Yangrou Zhua Fan
cuisine: chinese
slots: dinner
difficulty: medium
time: prep 20, cook 85
servings: 5
summary: Xinjiang rice cooked over lamb, sweet carrots, cumin and raisins.
picture: rice, glistening golden rice with carrot batons, lamb chunks and a whole garlic head
ingredients:
- 350 g | medium-grain rice = rice
- 4 tbsp | sunflower oil = sunflower-oil
- 600 g | boneless lamb shoulder = lamb-shoulder | in 4 cm chunks
- 1 | large onion = onion | sliced
- 500 g | carrots = carrot | in finger-thick batons
- 1 1/2 tsp | cumin seeds = cumin
- 2 tsp | salt = salt
- 750 ml | hot water = water
- 1 head | garlic = garlic | loose skin rubbed off
- 3 tbsp | raisins = raisin
steps:
1. Rinse the rice until it stops clouding and let it soak in fresh water while the lamb cooks.
2. Take a heavy pot with a tight lid and heat the oil over high heat. Brown the lamb in it for 8 minutes until crusted on two sides, add the onion and go on for 4 minutes until it is tawny.
3. Stir in the carrots, cumin and salt and turn them for 3 minutes over medium heat until the oil is orange. Add the hot water, cover, and simmer very gently for 40 minutes, until a fork enters the meat with little push; by then it is far above 145 °F (63 °C).
4. Level the surface. Spread the drained rice over it without stirring, press the garlic head into the middle and scatter the raisins around; the liquid should stand a finger's breadth above the rice.
5. Boil over medium-high heat for 6 minutes until craters appear and the liquid has sunk out of sight. Cover with a cloth and the lid and steam over the lowest heat for 20 minutes until the grains are tender and separate.
6. Turn everything over from the bottom, so that carrots and lamb come to the top, and squeeze the soft garlic over it at the table.
meal ziran-yangrou
title: Ziran Yangrou
cuisine: chinese
slots: dinner
difficulty: easy
time: prep 10, cook 5
servings: 2
summary: Seared lamb tossed with crushed cumin, chili and cilantro stems.
picture: plate, dark seared lamb strips coated with cumin seeds, chili flakes and cilantro
ingredients:
- 400 g | lamb leg = lamb-leg | in thin strips
- 1 tsp | salt = salt
- 1 tbsp | cumin seeds = cumin
- 1/2 tsp | Sichuan peppercorns = sichuan-pepper
- 3 tbsp | sunflower oil = sunflower-oil
- 1 | small onion = onion | in petals
- 3 clove | garlic = garlic | sliced
- 2 tsp | chili flakes = chili-flakes
- 1 bunch | cilantro = coriander | in 4 cm lengths
steps:
1. Salt the lamb with half of the salt. Crush the cumin seeds roughly with the Sichuan peppercorns, leaving some seeds whole.
2. Get a wok smoking over the highest heat. Swirl in two thirds of the oil, spread out the lamb and leave it alone for 1 minute until brown underneath, then toss for 1 minute until every strip has lost its pink and is past 145 °F (63 °C). Tip it onto a clean plate to rest for 3 minutes.
3. In the rest of the oil, still over high heat, stir onion and garlic for 1 minute until their rims scorch a little.
4. Throw in cumin, Sichuan peppercorns, chili flakes and the last of the salt; when they smell roasted, after 15 seconds, bring back the lamb. Fold in the cilantro, count to ten and tip out while it is still green.
meal doro-wat
title: Doro Wat
cuisine: ethiopian
slots: dinner
difficulty: hard
time: prep 25, cook 105
servings: 6
summary: Holiday chicken in a dark onion and berbere stew, with eggs.
picture: stew, deep red chicken drumsticks and a whole egg in thick sauce on injera
ingredients:
- 1 1/5 kg | skinless chicken drumsticks = chicken-drumstick
- 3 tbsp | lemon juice = lemon-juice
- 900 g | red onions = red-onion | minced
- 80 g | niter kibbeh = niter-kibbeh
- 6 tbsp | berbere = berbere
- 5 clove | garlic = garlic | grated
- 25 g | fresh ginger = ginger | grated
- 400 ml | water = water
- 1 1/2 tsp | salt = salt
- 6 | eggs = egg
- 1/2 tsp | ground cardamom = cardamom
- 6 piece | gluten-free teff injera = gluten-free-teff-injera
steps:
1. Rub the drumsticks with lemon juice and half of the salt, slash them twice to the bone and put them into the fridge. Wash your hands, board and knife.
2. Put the red onions alone into your heaviest pot and stir for 30 minutes over medium-low heat, with a spoonful of the water whenever they stick, until they are a brown mash.
3. Melt in the niter kibbeh, add the berbere, and fry gently for 15 minutes over low heat, stirring, until the paste is nearly black-red and the fat seeps out. Stir in garlic and ginger for 3 minutes until they smell sweet.
4. Turn the drumsticks in the paste, throw away the lemon juice left in their dish, and add the rest of the water and salt. Simmer under a lid over low heat for 40 minutes until the meat draws back from the knuckle and reads at least 165 °F (74 °C).
5. Meanwhile, lower the eggs into boiling water for 10 minutes until firm right through, cool under the tap, peel, and score them with a few shallow cuts.
6. Roll the eggs in the sauce with the cardamom and simmer uncovered for 8 minutes until it is thick and they are stained red. Tip the stew onto the injera and tear from the edge.
meal chicken-adobo
title: Chicken Adobo
cuisine: filipino
slots: dinner
difficulty: easy
time: prep 5, cook 45
servings: 4
summary: Chicken braised in vinegar, soy sauce, garlic and bay.
picture: stew, glossy brown chicken pieces with bay leaves beside white rice
ingredients:
- 1 kg | bone-in chicken thighs = chicken-thigh
- 120 ml | soy sauce = soy-sauce
- 120 ml | cane vinegar = white-vinegar
- 8 clove | garlic = garlic | crushed
- 3 | bay leaves = bay-leaf
- 1 tsp | black peppercorns = black-pepper
- 250 ml | water = water
- 1 tbsp | sunflower oil = sunflower-oil
- 300 g | long-grain rice = rice
steps:
1. Brown the chicken skin side down in the oil in a wide pot over medium-high heat for 7 minutes until the fat runs and the skin is golden.
2. Add garlic, bay leaves, peppercorns, soy sauce, water and vinegar. Let it boil uncovered for 2 minutes before you stir, so that the vinegar loses its bite.
3. Cover and simmer over low heat for 25 minutes until the meat pulls away from the bone, at least 165 °F (74 °C). Meanwhile, cook the rice in a covered pan over low heat as its packet says, until it is tender.
4. Take off the lid and reduce over high heat for 8-10 minutes, turning the chicken, until the sauce is syrupy and coats it. Pick out the bay leaves and spoon over the rice.
meal ginataang-kalabasa-at-sitaw
title: Ginataang Kalabasa at Sitaw
cuisine: filipino
slots: dinner
difficulty: easy
time: prep 12, cook 18
servings: 4
summary: Squash and long beans melting into gingery coconut milk.
picture: stew, orange squash pieces and green long beans in creamy coconut sauce
ingredients:
- 1 tbsp | coconut oil = coconut-oil
- 1 | onion = onion | sliced
- 4 clove | garlic = garlic | crushed
- 20 g | fresh ginger = ginger | in thin strips
- 400 ml | coconut milk = coconut-milk
- 150 ml | water = water
- 1 1/4 tsp | salt = salt
- 1/2 tsp | black pepper = black-pepper
- 600 g | kabocha squash = kabocha | seeded, in 3 cm chunks
- 200 g | long beans = yardlong-bean | in 5 cm lengths
- 2 | green chilies = chili | whole
- 50 g | malunggay leaves = moringa
steps:
1. Sweat onion, garlic and ginger in the coconut oil for 3 minutes over medium heat, in a pot with room to stir, until see-through.
2. Pour in the water and half of the coconut milk with salt, pepper and squash. Simmer, lid ajar, for 7 minutes until a fork meets only slight resistance.
3. Add the long beans and the whole chilies and simmer for 5 minutes until the beans are tender and some squash has melted into the milk.
4. Stir in the other half of the coconut milk and the malunggay and keep it just below a boil over low heat. After 2 minutes, when the leaves are dark and soft, it is ready.
meal tinolang-manok
title: Tinolang Manok
cuisine: filipino
slots: dinner
difficulty: easy
time: prep 15, cook 45
servings: 4
summary: Ginger chicken soup with green papaya and malunggay leaves.
picture: soup, chicken pieces and pale papaya wedges in clear broth with small leaves
ingredients:
- 2 tbsp | sunflower oil = sunflower-oil
- 50 g | fresh ginger = ginger | in matchsticks
- 4 clove | garlic = garlic | crushed
- 1 | onion = onion | sliced
- 900 g | bone-in chicken thighs = chicken-thigh
- 2 tbsp | fish sauce = fish-sauce
- 1 1/5 l | water = water
- 350 g | green papaya = green-papaya | seeded, peeled, in wedges
- 60 g | malunggay leaves = moringa
- 1/4 tsp | black pepper = black-pepper
steps:
1. Soften ginger, garlic and onion in the oil in a deep pot, 4 minutes over medium heat, until the onion droops and your eyes prickle from the ginger.
2. Add the chicken and half of the fish sauce. Turn the pieces for 5 minutes until no pink shows outside and they have let go of some juice; wash the board and knife you used for them.
3. Pour in the water, raise the heat to high and skim the foam as it boils up. Cover and simmer gently for 20 minutes until the thighs read 165 °F (74 °C) next to the bone.
4. Drop in the green papaya and simmer for 8 minutes until it is glassy and a spoon cuts it.
5. Stir in the malunggay, black pepper and the other half of the fish sauce. One minute over low heat is enough, until the leaves sink.
meal gratin-dauphinois
title: Gratin Dauphinois
cuisine: french
slots: dinner
difficulty: easy
time: prep 15, cook 75, total 100
servings: 5
summary: Sliced potatoes baked slowly in cream, garlic and nutmeg.
picture: bake, a dish of creamy sliced potatoes under a bubbling golden brown skin
ingredients:
- 1 clove | garlic = garlic | cut in half
- 20 g | butter = butter
- 1 1/10 kg | waxy potatoes = potato | in 3 mm slices, not rinsed
- 350 ml | whole milk = milk
- 2 tsp | salt = salt
- 1/4 tsp | nutmeg = nutmeg
- 1/4 tsp | black pepper = black-pepper
- 400 ml | heavy cream = heavy-cream
steps:
1. Rub the cut garlic all over a shallow baking dish, then drop it into a wide pot. Grease the dish with the butter. Heat the oven to 320 °F (160 °C).
2. Simmer the potatoes in the milk with the salt, nutmeg and pepper over medium heat for 10 minutes, stirring softly, until the milk is thick with their starch.
3. Pour in the cream and let it come back to a simmer for 2 minutes, until bubbles show at the side. Take out the garlic and slide everything into the dish; flatten the top.
4. Bake for 60 minutes, until a knife sinks in like in butter and the skin is golden brown.
5. Leave it alone for 10 minutes so that the cream settles around the slices and each portion holds together.
meal moules-marinieres
title: Moules Marinières
cuisine: french
slots: dinner
difficulty: medium
time: prep 15, cook 10
servings: 2
summary: Mussels steamed open in white wine with shallots and parsley.
picture: bowl, open black mussels in pale broth with parsley and bread on the side
ingredients:
- 1 kg | mussels = mussel
- 30 g | butter = butter
- 2 | shallots = shallot | finely chopped
- 2 clove | garlic = garlic | sliced
- 150 ml | dry white wine = white-wine
- 2 sprig | thyme = thyme
- 1/4 tsp | black pepper = black-pepper
- 1 handful | parsley = parsley | chopped
- 1/2 | baguette = baguette | to serve
steps:
1. Scrub the mussels in cold water and pull off the beards. Throw away any with a broken shell, and any open one that does not close when tapped.
2. Melt the butter in a large pot over medium heat and soften shallots and garlic for 3 minutes until they are glassy but still pale.
3. Turn the heat to high, pour in the wine with thyme and pepper, and boil for 1 minute until the sharp smell of alcohol has gone.
4. Tip in the mussels, clamp on the lid and steam for 4-5 minutes, shaking twice, until the shells are wide open and the flesh is firm. Discard every mussel that stayed shut.
5. Toss with parsley, ladle into bowls with all the broth and tear the baguette beside it.
meal navarin-dagneau
title: Navarin d'Agneau
cuisine: french
slots: dinner
difficulty: medium
time: prep 25, cook 110
servings: 5
summary: Spring lamb stew with turnips, carrots, potatoes and young peas.
picture: stew, tender lamb chunks with carrots, turnips, potatoes and green peas in brown gravy
ingredients:
- 900 g | boneless lamb shoulder = lamb-shoulder | in 4 cm pieces
- 2 1/2 tsp | salt = salt
- 2 tbsp | sunflower oil = sunflower-oil
- 2 | onions = onion | chopped
- 3 clove | garlic = garlic | crushed
- 2 tbsp | tomato paste = tomato-paste
- 800 ml | water = water
- 3 sprig | thyme = thyme
- 1 | bay leaf = bay-leaf
- 4 | carrots = carrot | in thick sticks
- 300 g | small turnips = turnip | quartered
- 500 g | waxy potatoes = potato | halved
- 150 g | peas = pea | fresh or frozen
steps:
1. Rub half of the salt into the lamb. Brown it in the oil over high heat in a casserole, in batches of 6 minutes each, until it has a dark crust on two sides.
2. Turn down to medium, add the onions and cook for 5 minutes until golden. Stir in the garlic and tomato paste for 1 minute until it sticks.
3. Return the meat, add the water, thyme and bay leaf, and scrape the bottom clean. Cover and let it murmur over low heat for 50 minutes, until a fork enters with some pressure.
4. Add the carrots, turnips, potatoes and the other half of the salt. Simmer, lid ajar, for 30 minutes until the vegetables are soft and the lamb gives way to a spoon.
5. Crush two pieces of potato into the sauce to bind it, slip in the peas and cook for 5 minutes, still on low heat, until they are bright and tender. Lift out the thyme and bay leaf.
meal truite-meuniere
title: Truite Meunière
cuisine: french
slots: dinner
difficulty: easy
time: prep 5, cook 10
servings: 2
summary: Trout in a thin flour coat with foaming butter, lemon and parsley.
picture: plate, a golden trout fillet with brown butter, parsley and a lemon wedge
ingredients:
- 400 g | trout fillets = trout | 2 large or 4 small, skin on
- 1/2 tsp | salt = salt
- 1/4 tsp | black pepper = black-pepper
- 3 tbsp | all-purpose flour = wheat-flour
- 1 tbsp | sunflower oil = sunflower-oil
- 45 g | butter = butter
- 1 | lemon = lemon
- 2 tbsp | parsley = parsley | finely chopped
steps:
1. Dry the trout well and sprinkle with the salt and pepper. Drag it through the flour and clap off all that does not stick. Cut the lemon in half, and one half into wedges.
2. Heat the oil with a third of the butter over medium-high heat until it stops hissing. Put the fillets in skin down and cook for 4 minutes, until the skin is crackling and the edges have turned white.
3. Turn them gently and give the flesh side 2 minutes, until it falls into flakes, at 145 °F (63 °C). Move to warm plates and wipe the pan.
4. Let the rest of the butter foam over medium heat for 2 minutes, just until it is tawny and smells toasted. Squeeze in the lemon half, throw in the parsley and pour it over the fish while it seethes; lay the wedges alongside.
meal huhnerfrikassee
title: Hühnerfrikassee
cuisine: german
slots: dinner
difficulty: medium
time: prep 15, cook 65
servings: 4
summary: Poached chicken, mushrooms and peas in a lemony cream sauce with rice.
picture: plate, chicken pieces with peas, carrots and mushrooms in pale sauce with rice
ingredients:
- 1 kg | skinless bone-in chicken thighs = skinless-chicken-thigh
- 1 l | water = water
- 1 | bay leaf = bay-leaf
- 2 tsp | salt = salt
- 2 | carrots = carrot | sliced
- 250 g | long-grain rice = rice
- 50 g | butter = butter
- 200 g | mushrooms = mushroom | quartered
- 40 g | all-purpose flour = wheat-flour
- 150 g | frozen peas = pea
- 100 ml | heavy cream = heavy-cream
- 2 tbsp | lemon juice = lemon-juice
- 1 tbsp | capers = caper
steps:
1. Lay the chicken in the water with bay leaf and three quarters of the salt; wash your hands. Bring up slowly over medium heat, skim, and poach at a gentle simmer for 30 minutes, giving the carrots the last 10. It is done at 165 °F (74 °C), when the bone twists loose.
2. Lift chicken and carrots out. Measure 150 ml of the broth for each serving; pull the meat off the bones in large pieces.
3. Meanwhile, put the rice on to boil at a lively bubble in plenty of water with the last of the salt, 15 minutes or until tender; drain and keep it covered.
4. Melt the butter in a wide pot over medium heat, fry the mushrooms for 5 minutes until their liquid is gone, and stir the flour through them for 1 minute.
5. Whisk in the broth by ladlefuls. Simmer for 8 minutes, until the sauce is velvety and no flour can be tasted, with the peas in it for the last 3.
6. Add cream, lemon juice, capers, chicken and carrots and warm through over low heat for 4 minutes until steaming, without boiling. Spoon it beside the rice.
meal kasespatzle
title: Käsespätzle
cuisine: german
slots: dinner
difficulty: medium
time: prep 15, cook 30
servings: 4
summary: Swabian egg noodles layered with mountain cheese and fried onions.
picture: bake, little egg noodles with melted cheese and dark fried onions
ingredients:
- 400 g | plain flour = wheat-flour
- 4 | eggs = egg
- 180 ml | milk = milk
- 1 1/2 tsp | salt = salt
- 1/4 tsp | grated nutmeg = nutmeg
- 250 g | vegetarian emmental = vegetarian-emmental | grated
- 3 | onions = onion | in thin rings
- 60 g | butter = butter
- 1 tbsp | snipped chives = chive
steps:
1. Beat flour, eggs, milk, salt and nutmeg with a wooden spoon until the batter tears off in long, slow tongues and throws bubbles. Let it stand for 10 minutes.
2. Meanwhile, fry the onions in the butter over medium heat for 18 minutes until brown and crisp in places.
3. Heat the oven to 350 °F (180 °C) with a dish in it, and bring a big pot of salted water to a boil.
4. Press or scrape the batter into the water in batches. When the noodles rise, boil them for 1 minute more until firm and no longer doughy, scoop them into the hot dish and cover each layer with emmental.
5. Bake for 5 minutes until the cheese has melted right through. Top with onions, their butter and chives.
meal garides-saganaki
title: Garides Saganaki
cuisine: greek
slots: dinner
difficulty: easy
time: prep 3, cook 12
servings: 3
summary: Shrimp simmered in quick tomato sauce with chili and melting feta.
picture: plate, pink shrimp in red tomato sauce with soft white feta and parsley
ingredients:
- 4 tbsp | olive oil = olive-oil
- 2 clove | garlic = garlic | sliced
- 1/2 tsp | chili flakes = chili-flakes
- 1 can | chopped tomatoes = canned-tomatoes | 400 g/14 oz
- 1/2 tsp | dried oregano = dried-oregano
- 1/4 tsp | black pepper = black-pepper
- 500 g | peeled raw shrimp = shrimp | deveined, patted dry
- 150 g | vegetarian feta = vegetarian-feta | in big crumbs
- 1 handful | flat-leaf parsley = parsley | chopped
steps:
1. Start the garlic and chili flakes in cold olive oil in your widest skillet. Medium heat should make small bubbles ring the garlic within 2 minutes; wait until they do.
2. Pour in the tomatoes with oregano and black pepper. Boil hard on high heat until a spoon leaves a clear road, around 5 minutes.
3. Nestle the shrimp into the sauce in one layer and simmer for 2 minutes a side, until they are pink, curled and opaque right through.
4. Drop the feta between them, put on a lid for 1 minute so that its corners soften, and finish with the parsley. The feta seasons the dish.
meal kleftiko
title: Kleftiko
cuisine: greek
slots: dinner
difficulty: medium
time: prep 20, cook 180
servings: 5
summary: Lamb and potatoes sealed in paper with lemon, garlic and oregano.
picture: plate, falling-apart lamb and yellow potatoes in an opened paper parcel
ingredients:
- 1 kg | boneless lamb shoulder = lamb-shoulder | in 5 large pieces
- 800 g | waxy potatoes = potato | quartered
- 1 | red onion = red-onion | in wedges
- 2 | tomatoes = tomato | quartered
- 6 clove | garlic = garlic | halved
- 80 ml | lemon juice = lemon-juice
- 4 tbsp | olive oil = olive-oil
- 1 tbsp | dried oregano = dried-oregano
- 2 tsp | salt = salt
- 1/2 tsp | black pepper = black-pepper
- 2 | bay leaves = bay-leaf
steps:
1. Turn the oven on at 325 °F (160 °C). Cross two long sheets of baking parchment in a deep roasting pan so that their ends hang well over the sides.
2. Put lamb, potatoes, red onion, tomatoes and garlic in the middle. Rub them with lemon juice, olive oil, oregano, salt and black pepper until all is slick, and tuck in the bay leaves. Wash your hands.
3. Gather the paper over the top, fold the edges tightly and tie with kitchen string. Cover the pan with foil, because whatever vapor escapes is lost juice.
4. Bake for 2 1/2 hours, until a spoon pushes straight into the lamb through the paper.
5. Open the parcel, turn the oven up to 425 °F (220 °C) and roast for 20 minutes more, until lamb and potatoes are brown on top. Take out the bay leaves and spoon the juices back over.
meal tsigareli
title: Tsigareli
cuisine: greek
slots: dinner
difficulty: easy
time: prep 12, cook 18
servings: 3
summary: Corfu's hot, red-tinged pan of greens with leek, paprika and dill.
picture: plate, a heap of dark greens in red paprika oil with dill and lemon
ingredients:
- 100 ml | olive oil = olive-oil
- 60 g | leek = leek | finely sliced
- 3 | spring onions = spring-onion | sliced
- 3 clove | garlic = garlic | sliced
- 1 tbsp | tomato paste = tomato-paste
- 2 tsp | sweet paprika = paprika
- 1/2 tsp | cayenne = cayenne
- 300 g | chicory greens = chicory-greens | cut across in wide strips
- 400 g | spinach = spinach | large leaves torn
- 1 tsp | salt = salt
- 1 bunch | dill = dill | chopped
- 1/2 | lemon = lemon | cut into wedges
steps:
1. On medium-low heat, sweat leek, spring onions and garlic in the olive oil for 5 minutes, until they sink into the oil without taking color.
2. Stir in tomato paste, paprika and cayenne for 1 minute, until the oil is the red of a roof tile. Paprika burns fast, so keep the spoon going.
3. Add the chicory with the salt and raise the heat to medium. Keep turning it with tongs until it has lost half of its height, 5 minutes or so.
4. Feed in the spinach and dill by handfuls. Cook uncovered for 6-7 minutes, until the water has boiled off and you hear the greens frying again.
5. Let the pan sit off the heat until it is merely warm, and squeeze the lemon over each plate.
meal baingan-bharta
title: Baingan Bharta
cuisine: indian
slots: dinner
difficulty: easy
time: prep 5, cook 25
servings: 3
summary: Smoky flame-charred eggplant mashed with onion, ginger and tomato.
picture: plate, rough brown mashed eggplant with tomato pieces and green coriander
ingredients:
- 550 g | eggplants = eggplant | medium ones
- 4 tbsp | sunflower oil = sunflower-oil
- 1 tsp | cumin seeds = cumin
- 1 | small onion = onion | chopped
- 2 tsp | fresh ginger = ginger | finely chopped
- 2 clove | garlic = garlic | finely chopped
- 1 | green chili = chili | chopped
- 1 | tomato = tomato | chopped
- 1/2 tsp | Kashmiri chili powder = kashmiri-chili-powder
- 1 tsp | ground coriander = coriander-seed
- 3/4 tsp | salt = salt
- 1 handful | fresh coriander = coriander-leaf | chopped
steps:
1. Prick the eggplants, rub their skins with a little of the oil and stand them in the flame of a gas burner on medium, or under a hot broiler. Turn them with tongs for 12 minutes, until the skin is ash and the flesh sinks in. Chop onion, ginger, garlic, green chili and tomato meanwhile.
2. Cool them briefly under the tap, rub off the burnt skin and mash the flesh with a fork, not too fine.
3. Crackle the cumin for 20 seconds in the rest of the oil over medium-high heat, then fry the onion for 4 minutes until gold. Ginger, garlic and green chili follow for 1 minute until fragrant.
4. Let the tomato melt with chili powder, ground coriander and salt for 3 minutes, until oil parts from the pulp.
5. Stir in the eggplant and fry over medium heat for 4 minutes, scraping the bottom, until it pulls together in a heap. Fold in the fresh coriander.
meal chicken-chettinad
title: Chicken Chettinad
cuisine: indian
slots: dinner
difficulty: medium
time: prep 12, cook 33
servings: 4
summary: Tamil chicken in a roasted masala of pepper, fennel and coconut.
picture: curry, dark brown chicken pieces in thick roasted coconut masala with curry leaves
ingredients:
- 5 | dried red chilies = dried-chili
- 1 tbsp | coriander seeds = coriander-seed
- 1 1/2 tsp | fennel seeds = fennel-seed
- 1 1/2 tsp | black peppercorns = black-pepper
- 60 g | fresh coconut = coconut | grated
- 3 tbsp | sunflower oil = sunflower-oil
- 1 | red onion = red-onion | finely chopped
- 20 | curry leaves = curry-leaf
- 1 tbsp | ginger-garlic paste = ginger-garlic-paste
- 1 | tomato = tomato | chopped
- 1/2 tsp | ground turmeric = turmeric
- 1 tsp | salt = salt
- 650 g | boneless skinless chicken thighs = skinless-chicken-thigh | each cut into three
steps:
1. Roast dried chilies, coriander seeds, fennel and peppercorns in a dry pan on medium-low, 2 minutes, until the kitchen smells of them. Add the coconut and stir for 3 minutes more until it is tan.
2. Grind this in a blender, with only as much water as the blades need, until smooth and dark.
3. Fry the red onion and curry leaves with the oil on medium until the tips of the onion brown, about 7 minutes. Stir in ginger-garlic paste, turmeric and tomato and fry for 4 minutes, until the tomato is pulp.
4. Turn the chicken in this base over high heat for 3 minutes until it is white on all sides; afterward wash the board and knife.
5. Stir in the ground paste, salt and enough water to reach halfway up the chicken. Put the lid on for 10 minutes at a gentle simmer, then uncover for 4 minutes, until oil seeps out of the nearly dry gravy and the meat is at 165 °F (74 °C).
meal goan-fish-curry
title: Goan Fish Curry
cuisine: indian
slots: dinner
difficulty: medium
time: prep 12, cook 18
servings: 4
summary: Pomfret in a red, sour coconut gravy ground with dried chilies.
picture: curry, fish steaks in smooth brick-red coconut gravy with slit green chilies
ingredients:
- 600 g | pomfret steaks = pomfret
- 1 tsp | salt = salt
- 6 | dried Kashmiri chilies = dried-chili
- 120 g | fresh coconut = coconut | grated
- 1 tbsp | coriander seeds = coriander-seed
- 1 tsp | cumin seeds = cumin
- 1/2 tsp | ground turmeric = turmeric
- 4 clove | garlic = garlic
- 500 ml | hot water = water
- 2 tbsp | coconut oil = coconut-oil
- 1 | small onion = onion | finely chopped
- 10 g | kokum = kokum | rinsed
- 2 | green chilies = chili | slit
steps:
1. Rub the pomfret with half of the salt and leave it in the fridge. Soak the dried chilies in the hot water for 5 minutes until pliable.
2. Blend chilies and their water with coconut, coriander, cumin, turmeric and garlic for 3 minutes, until you feel almost no grain between two fingers.
3. Meanwhile, sweat the onion with the coconut oil on a medium flame until see-through, 4 minutes.
4. Pour the ground coconut over it, swill out the blender with a little tap water and add that too. Bring to a gentle simmer with kokum, green chilies and the other salt and let it bubble for 6 minutes, until the color is that of old bricks.
5. Slip in the fish in one layer and poach over low heat for 6-7 minutes. Swirl the pan now and again, but keep the spoon out; the fish is done when it flakes at the bone, 145 °F (63 °C).
meal hyderabadi-biryani
title: Hyderabadi Biryani
cuisine: indian
slots: dinner
difficulty: hard
time: prep 25, cook 80, total 165
servings: 6
summary: Raw-marinated chicken sealed and steamed under saffron basmati and mint.
picture: rice, long-grained white and saffron rice with chicken, browned onions and mint
ingredients:
- 5 tbsp | ghee = ghee
- 3 | onions = onion | thinly sliced
- 1 kg | bone-in skinless chicken thighs = skinless-chicken-thigh
- 250 g | plain yogurt = yogurt
- 3 tbsp | ginger-garlic paste = ginger-garlic-paste
- 2 tsp | Kashmiri chili powder = kashmiri-chili-powder
- 2 tsp | garam masala = garam-masala
- 1 1/2 tbsp | salt = salt
- 1 bunch | mint = mint | leaves picked
- 2 tbsp | lemon juice = lemon-juice
- 1 pinch | saffron = saffron
- 60 ml | warm milk = milk
- 450 g | basmati rice = basmati-rice
steps:
1. Fry the onions in the ghee over medium heat for 18-20 minutes, stirring, until evenly mahogany. Drain them on paper, where they crisp, and save the ghee.
2. In a heavy pot, rub the chicken with yogurt, chili powder, ginger-garlic paste, garam masala, lemon juice, a third of the salt and half each of the onions and mint. Chill for 1 hour. Wash your hands and everything the raw chicken touched.
3. During that hour, soak the basmati in cold water and let the saffron bleed into the milk.
4. Bring a big pot of water to a rolling boil with the rest of the salt. Boil the soaked, drained rice hard for 5 minutes, until a grain breaks in two with a hard white core, and drain.
5. Pile the rice on the raw chicken. Trickle over saffron milk and the kept ghee, and scatter with the last onions and mint. Seal with foil and a tight lid.
6. Give the pot 10 minutes on medium-high, until steam pushes at the foil, and then 35 minutes on the lowest flame you have. A thermometer pushed to the bottom must read 165 °F (74 °C) in the thickest thigh; if it shows less, seal again for 5 minutes.
7. Rest for 10 minutes, still sealed, and dig down at the side of the pot so that each plate gets white rice, yellow rice and chicken.
meal keema-matar
title: Keema Matar
cuisine: indian
slots: dinner
difficulty: easy
time: prep 6, cook 24
servings: 4
summary: Minced lamb and green peas, cooked down with ginger, tomato and cumin.
picture: curry, brown minced lamb with bright green peas and chopped coriander
ingredients:
- 2 tbsp | sunflower oil = sunflower-oil
- 1 tsp | cumin seeds = cumin
- 1 | onion = onion | finely chopped
- 500 g | minced lamb = ground-lamb
- 1 1/2 tbsp | ginger-garlic paste = ginger-garlic-paste
- 2 tsp | ground coriander = coriander-seed
- 1 tsp | Kashmiri chili powder = kashmiri-chili-powder
- 1/2 tsp | ground turmeric = turmeric
- 2 | tomatoes = tomato | finely chopped
- 1 tsp | salt = salt
- 125 g | frozen peas = pea
- 1/2 tsp | garam masala = garam-masala
- 1 handful | fresh coriander = coriander-leaf | chopped
steps:
1. Sizzle the cumin in the oil in a deep frying pan over medium-high heat for 15 seconds, then brown the onion for 5 minutes until it is golden at the edges.
2. Add the lamb and press out the lumps with a wooden spoon. Fry for 5 minutes, still over medium-high heat, until no pink remains and it starts to sizzle in its own fat.
3. Mix in ginger-garlic paste, ground coriander, chili powder and turmeric for 1 minute until the paste smells sweet.
4. Follow with tomatoes, salt and enough water to wet the bottom; simmer under a lid on medium-low, 7 minutes, until the tomatoes have dissolved.
5. Stir in the peas and cook uncovered for 4 minutes, until they are tender, little juice is left and the meat reads 160 °F (71 °C). Finish with garam masala and fresh coriander.
meal mushroom-xacuti
title: Mushroom Xacuti
cuisine: indian
slots: dinner
difficulty: medium
time: prep 12, cook 28
servings: 3
summary: Goan monsoon mushrooms in a dark gravy of toasted coconut and clove.
picture: curry, whole brown mushrooms in dark, thick toasted coconut gravy
ingredients:
- 4 | dried Kashmiri chilies = dried-chili
- 1 tbsp | coriander seeds = coriander-seed
- 1/2 tsp | cumin seeds = cumin
- 1/2 tsp | black peppercorns = black-pepper
- 4 | cloves = clove
- 1/2 stick | cinnamon = cinnamon
- 120 g | fresh coconut = coconut | grated
- 2 clove | garlic = garlic
- 1/4 tsp | ground turmeric = turmeric
- 3 tbsp | coconut oil = coconut-oil
- 1 | small onion = onion | finely chopped
- 500 g | button mushrooms = mushroom | halved if large
- 3/4 tsp | salt = salt
steps:
1. Toast dried chilies, coriander seeds, cumin, peppercorns, cloves and cinnamon in a dry pan on low, moving them about for 2 minutes, until the coriander has darkened one shade. Put them into a blender.
2. In the same pan, brown the coconut with the garlic over medium-low heat for 6 minutes, never leaving it, until it is as dark as the cinnamon. Blend it with the rest, turmeric and water to cover for 2 minutes, as fine as you can.
3. Color the onion in the coconut oil on medium, about 5 minutes, until gold.
4. Turn up to high, add the mushrooms and salt and cook for 5 minutes, until their juice has run out and half of it has boiled away.
5. Stir in the ground coconut with the water that rinses out the blender and leave it on medium-low to thicken, 8 minutes, until a dark gravy hugs the mushrooms and beads of oil rise.
meal olan
title: Olan
cuisine: indian
slots: dinner
difficulty: easy
time: prep 10, cook 15
servings: 3
summary: Kerala's gentle ash gourd and black-eyed peas in coconut milk.
picture: curry, translucent white gourd slices and small beans in thin coconut milk
ingredients:
- 500 g | ash gourd = winter-melon | peeled and seeded
- 3 | green chilies = chili | slit
- 3/4 tsp | salt = salt
- 300 ml | water = water
- 60 g | canned black-eyed peas = black-eyed-pea | drained and rinsed
- 250 ml | coconut cream = coconut-cream
- 15 | curry leaves = curry-leaf
- 1 1/2 tbsp | coconut oil = coconut-oil | unrefined, for its scent
steps:
1. Cut the ash gourd into flat squares 5 mm thick. Put them into a wide pan with green chilies, salt and two thirds of the water.
2. Once the water boils, cover the pan and keep it at a lively simmer for 8 minutes; the gourd should look like frosted glass and give way to a spoon when ready.
3. Stir in the black-eyed peas with half of the coconut cream and the rest of the water. Leave the lid off for 4 minutes at a low bubble, until the liquid is white and lightly thickened.
4. Pour in the thick coconut cream that is left, warm it over low heat for 2 minutes and stop as soon as it steams; boiled, it would curdle.
5. Bruise the curry leaves in your fist, drop them in with the coconut oil and leave covered for 2 minutes so that the scent stays inside.
meal palak-paneer
title: Palak Paneer
cuisine: indian
slots: dinner
difficulty: medium
time: prep 10, cook 25
servings: 3
summary: Golden paneer in bright green, garlicky spinach.
picture: curry, cubes of golden paneer in smooth green spinach sauce
ingredients:
- 250 g | paneer = paneer | cubed
- 500 g | spinach = spinach
- 2 tbsp | ghee = ghee
- 1 tsp | cumin seeds = cumin
- 1 | onion = onion | finely chopped
- 4 clove | garlic = garlic | minced
- 20 g | ginger = ginger | grated
- 1 | green chili = chili | slit
- 1 | tomato = tomato | chopped
- 1/2 tsp | garam masala = garam-masala
- 3/4 tsp | salt = salt
- 3 tbsp | heavy cream = heavy-cream
steps:
1. Drop the spinach into a big pot of boiling water over high heat for 1 minute until it collapses, lift it into iced water and squeeze. Keep a bowl of the hot cooking water.
2. Blend the spinach with the green chili and a splash of cold water to a smooth puree.
3. Heat the ghee over medium heat and fry the paneer for 3 minutes, turning, until golden on two sides; move it to the hot water, where it turns soft. Sizzle the cumin in the same ghee for 20 seconds. Cook the onion for 7 minutes until light brown, then garlic and ginger for 1 minute.
4. Add tomato and salt; after 4 minutes it should have turned to paste. Stir in the spinach puree and garam masala and simmer over low heat for 4 minutes until thick bubbles burst.
5. Drain the paneer, fold it in with the cream, and heat for 2 minutes until the first bubbles rise.
meal rogan-josh
title: Rogan Josh
cuisine: indian
slots: dinner
difficulty: medium
time: prep 10, cook 110
servings: 4
summary: Kashmiri lamb braised in yogurt with fennel, dry ginger and red chili.
picture: curry, tender lamb chunks in shiny deep red gravy with whole cardamom pods
ingredients:
- 4 tbsp | ghee = ghee
- 800 g | boneless lamb shoulder = lamb-shoulder | in 4 cm chunks
- 1 stick | cinnamon = cinnamon
- 2 | black cardamom pods = black-cardamom
- 5 | green cardamom pods = cardamom
- 4 | cloves = clove
- 1 pinch | gluten-free asafoetida = gluten-free-asafoetida
- 200 g | plain yogurt = yogurt | whisked smooth
- 1 tbsp | Kashmiri chili powder = kashmiri-chili-powder
- 1 tbsp | ground fennel = fennel-seed
- 1 1/2 tsp | ground ginger = ground-ginger
- 1 1/4 tsp | salt = salt
- 450 ml | hot water = water
steps:
1. In a wide, heavy pot, brown the lamb in the ghee in two lots over high heat, 6 minutes each, until crusted on two sides. Move it to a plate.
2. Lower to medium and drop cinnamon, both cardamoms, cloves and asafoetida into the fat for 30 seconds until they swell.
3. Pull the pot off the heat. Mix the chili powder into the yogurt, stir it into the fat by spoonfuls so that it cannot split, then fry over low heat for 5 minutes until red oil floats up.
4. Return the lamb and its juices with fennel, ginger, salt and hot water. Cover and braise at the gentlest simmer for 80 minutes, until a chunk parts under a spoon.
5. Take off the lid and boil over medium-high heat for 6-8 minutes, until the gravy is glossy and just thick enough to coat the meat.
meal shorshe-maach
title: Shorshe Maach
cuisine: indian
slots: dinner
difficulty: easy
time: prep 10, cook 15
servings: 3
summary: Bengali fish in a pungent yellow gravy of ground mustard and green chili.
picture: curry, fried fish steaks in thin yellow mustard gravy with whole green chilies
ingredients:
- 500 g | rohu steaks = rohu
- 1 tsp | ground turmeric = turmeric
- 1 1/4 tsp | salt = salt
- 2 tbsp | yellow mustard seeds = mustard-seed
- 4 | green chilies = chili
- 250 ml | hot water = water
- 4 tbsp | mustard oil = mustard-oil | sold for cooking, not for massage
- 1/2 tsp | nigella seeds = nigella
steps:
1. Pat the rohu dry and rub it with half each of the turmeric and salt.
2. Cover the mustard seeds with part of the hot water for 5 minutes. Blend them, water included, with half of the chilies and the rest of the salt to a loose paste; salt and chili keep it from turning bitter.
3. Bring the mustard oil to the first wisp of smoke over medium-high heat, which tames it. Give each side of the fish 2 minutes in it, until a gold skin forms, and lift it out half cooked.
4. Lower to medium and let the nigella crackle for 15 seconds in the same oil. Stir in the mustard paste, the other turmeric and the remaining hot water and simmer for 3 minutes until yellow oil dots the top.
5. Slit the other chilies and lay them with the fish into the gravy. Put on the lid and turn the flame low; in 5 minutes the flesh flakes and reads 145 °F (63 °C).
meal nasi-goreng
title: Nasi Goreng
cuisine: indonesian
slots: dinner
difficulty: medium
time: prep 10, cook 12
servings: 2
summary: Dark, smoky fried rice with shrimp, sambal heat and a fried egg.
picture: rice, brown fried rice with shrimp, a fried egg and cucumber slices
ingredients:
- 400 g | cooked rice = cooked-rice | cold from the fridge, at most a day old
- 3 tbsp | sunflower oil = sunflower-oil
- 3 | shallots = shallot | sliced
- 3 clove | garlic = garlic | chopped
- 2 | red chilies = chili | chopped
- 1 tsp | shrimp paste = shrimp-paste
- 150 g | raw shrimp = shrimp | peeled
- 2 tbsp | kecap manis = kecap-manis
- 2 | eggs = egg
- 1 | tomato = tomato | in wedges
- 1/2 | cucumber = cucumber | sliced
steps:
1. Pound shallots, garlic, red chilies and shrimp paste to a rough paste. Break up the cold rice with wet fingers.
2. Fry the paste in two thirds of the oil in a wok over medium-high heat for 2 minutes until it no longer stings the nose. Add the shrimp for 2 minutes until pink and opaque.
3. Raise to high, add the rice and toss for 3 minutes; pour the kecap manis down the side and go on for 1 minute until every grain is brown, dry and steaming hot, 165 °F (74 °C).
4. Fry the eggs in the rest of the oil in a second pan over medium heat for 3-4 minutes until the rims are lacy and the yolks set.
5. Mound the rice, lay an egg on each and put tomato and cucumber beside it.
meal pepes-jamur
title: Pepes Jamur
cuisine: indonesian
slots: dinner
difficulty: medium
time: prep 20, cook 28
servings: 3
summary: Sundanese oyster mushrooms steamed in banana leaf with lemon basil.
picture: plate, an open charred banana leaf parcel of yellow mushrooms and green basil
ingredients:
- 30 g | shallots = shallot
- 2 clove | garlic = garlic
- 20 g | red chilies = chili
- 1/2 tsp | ground turmeric = turmeric
- 1 tsp | salt = salt
- 3 tbsp | coconut oil = coconut-oil
- 330 g | oyster mushrooms = oyster-mushroom | torn into strips
- 75 g | fresh coconut = coconut | finely grated
- 2 handful | lemon basil leaves = thai-basil
- 1 sheet | banana leaf = banana-leaf | cut into 25 cm squares, two a person
steps:
1. Pound or blend shallots, garlic, red chilies, turmeric and salt to a paste. Sizzle it in the coconut oil on medium for 4 minutes until the raw garlic smell has left.
2. Toss the mushrooms, coconut and lemon basil with the warm paste until every strip is yellow.
3. Draw the banana leaf over a flame or through boiling water for a few seconds until it turns glossy and bends. Lay the squares two by two, heap one person's share of the mixture on each pair, roll up and pin both ends with toothpicks.
4. Steam the parcels over high heat for 18 minutes, until the mushrooms have shrunk and juice pools in the leaf.
5. Scorch them in a dry pan on medium-high, 3 minutes on each side, until the outer leaf has black patches. Unwrap at the table and leave the leaf on the plate.
meal rendang-daging
title: Rendang Daging
cuisine: indonesian
slots: dinner
difficulty: hard
time: prep 25, cook 200
servings: 6
summary: Sumatran beef, cooked in coconut milk until dark, dry and tender.
picture: plate, nearly black chunks of beef coated in thick dry coconut paste
ingredients:
- 90 g | shallots = shallot
- 6 clove | garlic = garlic
- 80 g | red chilies = chili
- 20 g | fresh galangal = galangal | sliced
- 20 g | fresh ginger = ginger | sliced
- 1 tsp | ground turmeric = turmeric
- 1 tbsp | ground coriander = coriander-seed
- 400 ml | coconut cream = coconut-cream
- 600 ml | water = water
- 2 stalk | lemongrass = lemongrass | bruised
- 6 | lime leaves = lime-leaf
- 1 kg | beef chuck = beef-chuck | in 5 cm cubes
- 1 3/4 tsp | salt = salt
steps:
1. Blend shallots, garlic, red chilies, galangal, ginger, turmeric and coriander with a few spoonfuls of the coconut cream until no fibers show.
2. Put this paste, the rest of the coconut cream, the water, lemongrass and lime leaves into a wide, heavy wok. Stir over medium heat for about 15 minutes until it boils, so that it cannot split.
3. Add the beef and salt. Simmer over medium-low heat without a lid for 2 hours, stirring every ten minutes, until the liquid is thick and brown and a fork enters the meat.
4. Turn to low. Stir often for 35 minutes, while the oil breaks out and the beef begins to fry in it, until the sauce is a brown paste.
5. Keep turning the pieces for 25-30 minutes more over low heat, scraping all the time, until they are almost black, tender and coated in dry crumbs. Pick out the lemongrass and leaves.
meal sate-ayam
title: Sate Ayam
cuisine: indonesian
slots: dinner
difficulty: medium
time: prep 25, cook 20
servings: 4
summary: Charred Madura chicken skewers with sweet soy and peanut sauce.
picture: skewer, glossy charred chicken skewers with brown peanut sauce and lime
ingredients:
- 3 tbsp | gluten-free tamari = gluten-free-tamari | with the palm sugar, in place of kecap manis
- 5 tbsp | palm sugar = palm-sugar | grated
- 600 g | boneless skinless chicken thighs = skinless-chicken-thigh | in 2 cm cubes
- 1 tsp | ground coriander = coriander-seed
- 3 tbsp | sunflower oil = sunflower-oil
- 4 | shallots = shallot | sliced
- 3 clove | garlic = garlic | sliced
- 2 | red chilies = chili | sliced
- 150 g | roasted peanuts = peanut | unsalted
- 1/4 tsp | salt = salt
- 1 | lime = lime | halved
steps:
1. Melt the palm sugar in the tamari on the lowest heat, about 2 minutes, until you have a dark, glossy syrup. Let it cool while you cut the meat and soak bamboo skewers in water.
2. Mix the chicken with the coriander and a third of the syrup. Thread it tightly on the skewers and put them into the fridge while you make the sauce. Wash hands, board and knife.
3. Turn shallots, garlic and red chilies golden in two thirds of the oil on medium, which takes 4 minutes; stop when the garlic is the color of straw. Blend them and their oil with peanuts, salt and enough hot water to keep the blades turning.
4. Simmer this sauce on low, stirring, until it thickens in about 4 minutes and oil gathers on top. Stir in another third of the syrup and the juice of half of the lime.
5. Stir the last of the syrup and the oil together for basting. Grill the skewers over high heat or under a hot broiler for 7-8 minutes, turning often and brushing twice in the first half, until the edges char and a cube from the middle reads 165 °F (74 °C).
6. Pour the peanut sauce over the skewers and squeeze the other lime half on top.
meal melanzane-a-funghetto
title: Melanzane a Funghetto
cuisine: italian
slots: dinner
difficulty: easy
time: prep 8, cook 22
servings: 3
summary: Neapolitan eggplant fried soft in olive oil with tomato and basil.
picture: plate, glossy brown eggplant strips with burst cherry tomatoes and basil
ingredients:
- 750 g | eggplant = eggplant | with the skin, in 2 cm sticks
- 1 tsp | salt = salt
- 100 ml | extra virgin olive oil = olive-oil
- 2 clove | garlic = garlic | crushed
- 150 g | cherry tomatoes = cherry-tomato | halved
- 3 sprig | basil = basil | leaves only
steps:
1. Toss the eggplant with half of the salt. Set your widest pan over medium-high heat with four fifths of the olive oil until a stick sizzles when it goes in.
2. Fry the eggplant for 12 minutes, turning it every other minute. It drinks up the oil at once and gives it back when it is ready: brown outside and creamy within.
3. Push it to one side, put the rest of the oil and the garlic into the gap and let it color for 1 minute over medium heat.
4. Add the cherry tomatoes and the other half of the salt. Cook for 6 minutes until they burst and their juice has vanished into the eggplant.
5. Take out the garlic, stir in the basil and let the pan stand for 2 minutes; it is best warm.
meal mushroom-risotto
title: Mushroom Risotto
cuisine: italian
slots: dinner
difficulty: medium
time: prep 10, cook 35
servings: 4
summary: Slow-stirred rice with browned mushrooms, wine and Parmesan.
picture: rice, creamy risotto with browned mushrooms and parsley
ingredients:
- 400 g | cremini mushrooms = chestnut-mushroom | sliced
- 2 tbsp | olive oil = olive-oil
- 60 g | butter = butter
- 1 | onion = onion | finely chopped
- 320 g | risotto rice = risotto-rice
- 150 ml | dry white wine = white-wine
- 1 1/5 l | gluten-free vegetable stock = gluten-free-vegetable-stock | kept hot
- 60 g | grated vegetarian Parmesan = vegetarian-parmesan
- 1 handful | parsley = parsley | chopped
-  | Salt and pepper = salt-and-pepper | to taste
steps:
1. Brown the mushrooms in the olive oil in a wide pan over high heat for 7 minutes until their water is gone. Season with salt and pepper.
2. Soften the onion in half of the butter in a heavy pot over medium-low heat for 5 minutes. Stir in the rice for 2 minutes until the grains are hot and glassy at the rim.
3. Pour in the wine and let it boil away over medium heat, about 2 minutes. Add the stock by the ladle, stirring, each time the spoon leaves a dry track, for 17 minutes, until the rice is tender with a firm heart.
4. Fold in the mushrooms. Off the heat, beat in the Parmesan and the rest of the butter and cover for 1 minute.
5. It should flow when you tilt the plate; loosen with a last splash of stock if not. Sprinkle with parsley.
meal orecchiette-con-cime-di-rapa
title: Orecchiette con Cime di Rapa
cuisine: italian
slots: dinner
difficulty: easy
time: prep 10, cook 20
servings: 4
summary: Little ears of pasta tangled with bitter greens, anchovy and chili.
picture: pasta, ear-shaped pasta with dark green broccoli rabe, garlic and red chili
ingredients:
- 1 tbsp | salt = salt
- 600 g | broccoli rabe = broccoli-rabe | woody stems peeled or cut off
- 380 g | orecchiette = pasta
- 6 tbsp | extra virgin olive oil = olive-oil
- 3 clove | garlic = garlic | sliced
- 6 | anchovy fillets = anchovy | in oil, drained
- 1/2 tsp | chili flakes = chili-flakes
steps:
1. Get a big pot of water with the salt boiling over high heat. Meanwhile chop the broccoli rabe into finger lengths.
2. Boil the orecchiette for the time on the packet less 5 minutes, usually 6-7 minutes. Then throw the greens in with them for the last 5 minutes, until a stem can be crushed against the pot.
3. Meanwhile, melt the anchovy fillets with the garlic and chili flakes in most of the olive oil over low heat, stirring for 4 minutes until nothing is left of the fish.
4. Dip out some of the green water and drain the rest. Turn pasta and greens in the anchovy oil over high heat for 2 minutes, adding splashes of the water, until the tops fall apart and coat the little ears.
5. Pour the last of the olive oil, raw, over the plates.
meal parmigiana-di-melanzane
title: Parmigiana di Melanzane
cuisine: italian
slots: dinner
difficulty: hard
time: prep 35, cook 75, total 140
servings: 6
summary: Fried eggplant baked in layers with tomato, basil and mozzarella.
picture: bake, a square of layered eggplant with red sauce and stringy browned cheese
ingredients:
- 1 2/5 kg | eggplant = eggplant | lengthwise in 5 mm slices
- 2 tsp | salt = salt
- 160 ml | olive oil = olive-oil
- 2 clove | garlic = garlic | whole
- 800 g | tomato passata = passata
- 1 bunch | basil = basil
- 350 g | vegetarian mozzarella = vegetarian-mozzarella | thinly sliced
- 90 g | vegetarian Parmesan-style cheese = vegetarian-parmesan | grated
steps:
1. Layer the eggplant in a colander with three quarters of the salt and weigh it down for 30 minutes. Put the mozzarella slices into a sieve to drip.
2. Meanwhile, warm the garlic with a spoonful of the oil until pale gold, 2 minutes over medium heat. Add the passata, a few basil leaves and the salt you kept back, and simmer for 20 minutes until a spoonful holds its shape.
3. Rinse the slices, press them hard in a towel and fry them by the batch over medium-high heat in the oil that is left, 2 minutes a side, until limp and dark brown; allow about 30 minutes for all. Blot on paper, and heat the oven to 375 °F (190 °C).
4. Spread a ladle of sauce in a deep dish. Lay down eggplant, then sauce, mozzarella, basil and Parmesan-style cheese; build on until all the slices lie flat, ending with sauce and the grated cheese.
5. Bake for 35 minutes at that heat until the rim bubbles and the top has brown islands. Wait 20 minutes before you cut it, or it will slide apart.
meal pesce-allacqua-pazza
title: Pesce all'Acqua Pazza
cuisine: italian
slots: dinner
difficulty: easy
time: prep 7, cook 18
servings: 4
summary: Sea bass poached in a wild little broth of tomato, garlic and chili.
picture: plate, white fish fillets in a thin tomato broth with parsley and garlic slices
ingredients:
- 5 tbsp | extra virgin olive oil = olive-oil
- 3 clove | garlic = garlic | sliced
- 1/4 tsp | chili flakes = chili-flakes
- 350 g | cherry tomatoes = cherry-tomato | halved
- 1 tsp | salt = salt
- 250 ml | water = water
- 4 | sea bass fillets = sea-bass | about 170 g each, skin on
- 1 handful | flat-leaf parsley = parsley | chopped
steps:
1. Start the garlic and chili flakes in a broad pan, still cold, with four fifths of the olive oil. Over medium heat the slices need about 2 minutes, until they tremble without coloring.
2. Add the cherry tomatoes with half of the salt and press them with a spoon. After 4 minutes, when the oil has turned orange, pour in the water and boil hard for 4 minutes until it looks cloudy.
3. Sprinkle the sea bass with the other half of the salt and slide it in, skin down, in one layer. Cover and poach over medium-low heat for 6-7 minutes, basting once, until the flakes part at a push and a probe says 145 °F (63 °C).
4. Shower with parsley and the oil you kept. Bring the pan to the table with deep plates, because the broth is half of the dish.
meal pollo-alla-cacciatora
title: Pollo alla Cacciatora
cuisine: italian
slots: dinner
difficulty: easy
time: prep 12, cook 58
servings: 4
summary: Hunter's chicken braised with tomato, rosemary and black olives.
picture: stew, browned chicken thighs in a rustic tomato sauce with olives and rosemary
ingredients:
- 1 1/10 kg | bone-in chicken thighs = chicken-thigh | about 8
- 1 1/4 tsp | salt = salt
- 1/2 tsp | black pepper = black-pepper
- 2 tbsp | olive oil = olive-oil
- 1 | onion = onion | sliced
- 2 clove | garlic = garlic | crushed
- 2 sprig | rosemary = rosemary
- 1 can | peeled tomatoes = canned-tomatoes | 400 g/14 oz
- 100 ml | water = water
- 80 g | pitted black olives = table-olive
steps:
1. Rub the chicken with the salt and pepper. Wash the board and your hands before you slice the onion.
2. Lay the thighs skin side down in the cold oil in a wide, heavy pan. Turn the heat to medium-high and leave them for 12 minutes until the skin comes away by itself, then give the other side 3 minutes. Pour off all but a spoon of the fat.
3. Tuck onion, garlic and rosemary between the pieces and let them soften, now over medium heat, until you can see through the onion, about 5 minutes.
4. Crush in the tomatoes, add the water, half cover and braise over low heat for 25 minutes, until a fork meets little resistance.
5. Drop in the olives and go on without the lid for 10 minutes, until the sauce clings, the meat shrinks from the bone and shows at least 165 °F (74 °C) at its thickest.
meal spaghetti-alle-vongole
title: Spaghetti alle Vongole
cuisine: italian
slots: dinner
difficulty: medium
time: prep 10, cook 20
servings: 4
summary: Spaghetti finished in the briny juice of clams, garlic and parsley.
picture: pasta, spaghetti with small open clams, chopped parsley and slivers of garlic
ingredients:
- 1 kg | small clams = clam | in the shell, sold purged of sand
- 2 tsp | salt = salt
- 340 g | spaghetti = spaghetti
- 6 tbsp | extra virgin olive oil = olive-oil
- 3 clove | garlic = garlic | slivered
- 1 | dried red chili = dried-chili | crumbled
- 1 bunch | flat-leaf parsley = parsley | finely chopped
steps:
1. Rattle the clams in several changes of cold water. Discard cracked shells and any that gape and will not close when knocked on the sink.
2. Get a large pot of water boiling hard on high heat and add the salt, less than usual because clams bring their own. Boil the spaghetti for 3 minutes less than its packet asks, about 7 minutes, until it bends but its heart is hard.
3. While it boils, let the garlic and chili swim in two thirds of the olive oil in your broadest pan, 2 minutes over medium heat, until the slivers turn straw-colored.
4. Raise the heat to high, add the clams and half of the parsley, cover, and shake for 4 minutes until the shells stand open. Bin those that stay closed, and lift the rest into a bowl.
5. Finish the spaghetti in the clam juice over high heat with a ladle of its water, tossing for 3 minutes until the sauce turns creamy and the bite is right. Return the clams with the other half of the parsley and the last of the oil.
meal straccetti-con-rucola
title: Straccetti con Rucola
cuisine: italian
slots: dinner
difficulty: easy
time: prep 8, cook 7
servings: 3
summary: Seared rags of beef on cool arugula with rosemary and lemon.
picture: plate, thin browned strips of beef over green arugula with halved cherry tomatoes
ingredients:
- 500 g | beef sirloin steak = beef-steak | sliced 3 mm thin across the grain
- 1 sprig | rosemary = rosemary | needles chopped
- 3 tbsp | extra virgin olive oil = olive-oil
- 100 g | arugula = rocket
- 120 g | cherry tomatoes = cherry-tomato | halved
- 3/4 tsp | salt = salt
- 1/4 tsp | black pepper = black-pepper
- 1 tbsp | lemon juice = lemon-juice
steps:
1. Turn the beef and rosemary over in two thirds of the olive oil with your hands. Wash them with soap, then spread the arugula and tomatoes on a platter.
2. Put a large iron pan over high heat until it smokes. Sear the meat in batches, hardly moving it, for 2 minutes each, until the ragged edges are brown and no red is left: 145 °F (63 °C) if you can measure so thin a strip.
3. Tip all of it back into the pan off the heat, season with the salt and pepper and let it rest for 3 minutes, so that the juices collect.
4. Swirl the lemon juice into those juices and turn everything out over the arugula with the last of the oil. The leaves below should wilt, those at the rim stay crisp.
meal negima-shio-yakitori
title: Negima Shio Yakitori
cuisine: japanese
slots: dinner
difficulty: easy
time: prep 18, cook 12
servings: 2
summary: Salted chicken thigh and charred scallion skewers with lemon.
picture: skewer, browned chicken pieces and charred scallion lengths on bamboo with lemon
ingredients:
- 450 g | boneless chicken thighs with skin = chicken-thigh
- 6 | thick spring onions = spring-onion
- 2 tsp | sunflower oil = sunflower-oil
- 1 tsp | salt = salt
- 1/4 tsp | black pepper = black-pepper
- 1/2 | lemon = lemon | in wedges
steps:
1. Leave bamboo skewers in water. Cut the chicken into 3 cm pieces and the white and pale green of the spring onions into the same length; scrub knife and board afterward.
2. Thread four pieces of chicken and three of spring onion on each skewer, pushed together, skin facing one way. Brush with the oil.
3. Salt them from high above just before they go on, so that it falls evenly, and grind on the pepper.
4. Grill over glowing coals or under a broiler on high, 10 cm away, for 10-12 minutes. Turn every 2 minutes, until the skin is crisp, the spring onion is scorched in places and the chicken reads 165 °F (74 °C). Squeeze the lemon over them while they spit.
meal saba-no-misoni
title: Saba no Misoni
cuisine: japanese
slots: dinner
difficulty: easy
time: prep 8, cook 17
servings: 2
summary: Mackerel simmered with ginger in a glossy, sweet-salty miso sauce.
picture: plate, mackerel fillet with scored skin in thick brown miso sauce and ginger threads
ingredients:
- 2 | mackerel fillets = mackerel | about 150 g each
- 20 g | ginger = ginger
- 150 ml | water = water
- 100 ml | sake = sake
- 1 tbsp | sugar = sugar
- 2 1/2 tbsp | gluten-free miso = gluten-free-miso
- 2 | spring onions = spring-onion | in 4 cm lengths
steps:
1. Score the skin of the mackerel with a cross. Pour a kettle of freshly boiled tap water over the fillets in the sink until the surface blanches, then rinse off every trace of blood.
2. Slice two thirds of the ginger and cut the rest into hair-thin threads. Put the slices into a wide pan with the water, sake and sugar and boil over medium-high heat for 2 minutes, by when the raw smell of alcohol is gone.
3. Slip in the fish, skin up and side by side. Dissolve half of the miso in some of the hot liquid and add it. Lay a circle of parchment on top and turn the heat to medium-low. After 8 minutes of quiet simmering check that the flesh comes away in flakes, 145 °F (63 °C) at its center.
4. Stir in the other half of the miso and the spring onions and bubble for 4-5 minutes, basting, until the sauce coats a spoon. Finish with the ginger threads.
meal yudofu
title: Yudofu
cuisine: japanese
slots: dinner
difficulty: easy
time: prep 4, cook 11
servings: 2
summary: Kyoto's tofu hot pot in kelp water, dipped in citrus tamari and ginger.
picture: stew, large white tofu cubes and green leaves in clear broth in a clay pot
ingredients:
- 8 g | kombu = kombu
- 1 l | water = water
- 600 g | firm tofu = tofu | in 4 cm blocks
- 100 g | chrysanthemum greens = chrysanthemum-greens | cut across in half
- 3 tbsp | gluten-free tamari = gluten-free-tamari
- 4 tsp | yuzu juice = yuzu
- 10 g | ginger = ginger | grated
- 2 | spring onions = spring-onion | very thinly sliced
steps:
1. Line a clay pot or wide saucepan with the kombu, pour on the water and warm it over medium-high heat for 6 minutes until wisps of steam rise and tiny bubbles appear.
2. Lower in the tofu. Hold the water just under a simmer for 4 minutes, until the blocks sway and are hot to the core; a rolling boil makes them tough and full of holes.
3. Meanwhile, mix tamari, yuzu juice and two spoonfuls of the kombu water in small dishes. Set out ginger and spring onions.
4. Submerge the chrysanthemum greens for 1 minute, until they wilt. Everybody lifts tofu and leaves from the pot and dips them, with a little ginger and spring onion in the dish.
meal bibimbap
title: Bibimbap
cuisine: korean
slots: dinner
difficulty: medium
time: prep 20, cook 25
servings: 3
summary: Rice with beef, seasoned vegetables, a fried egg and gochujang.
picture: bowl, rice topped with beef, spinach, carrot, sprouts and a fried egg
ingredients:
- 250 g | short-grain rice = sushi-rice
- 330 ml | water = water
- 250 g | beef steak = beef-steak | in thin strips
- 2 tbsp | soy sauce = soy-sauce
- 1 tbsp | sugar = sugar
- 3 clove | garlic = garlic | grated
- 150 g | bean sprouts = bean-sprout
- 200 g | spinach = spinach
- 2 | carrots = carrot | in matchsticks
- 2 tbsp | sesame oil = sesame-oil
- 2 tbsp | sunflower oil = sunflower-oil
- 3 | eggs = egg
- 1/2 tsp | salt = salt
- 1 tbsp | toasted sesame seeds = sesame-seed
-- For the sauce
- 4 tbsp | gochujang = gochujang
- 1 tbsp | rice vinegar = rice-vinegar
steps:
1. Wash the rice, bring it to a boil with the water over high heat, cover and cook over low heat for 14 minutes until the water is absorbed. Keep it shut. Meanwhile, mix the beef with soy sauce, half of the sugar and two thirds of the garlic.
2. Boil the bean sprouts over high heat for 3 minutes until hot through and tender; scoop them out, and wilt the spinach in the same water for 30 seconds until it droops. Squeeze both and dress with salt, the rest of the garlic and half of the sesame oil.
3. Fry the carrots in a little of the sunflower oil over medium-high heat for 2 minutes until they bend; set aside. Sear the beef in another spoonful over high heat for 3 minutes until the liquid is gone and the strips are brown and past 145 °F (63 °C); let them rest for 3 minutes.
4. Fry the eggs in what is left of the sunflower oil over medium heat for 4 minutes, covered at the end, until whites and yolks are firm.
5. Stir gochujang, rice vinegar, the other half of the sugar and the remaining sesame oil together. Arrange vegetables, beef and egg over the rice, add sauce and sesame seeds, and mix well before eating.
meal dak-baeksuk
title: Dak Baeksuk
cuisine: korean
slots: dinner
difficulty: medium
time: prep 15, cook 90
servings: 4
summary: Whole chicken simmered with garlic and jujubes, then its rice porridge.
picture: soup, a whole pale chicken in cloudy broth with garlic cloves and red dates
ingredients:
- 150 g | glutinous rice = glutinous-rice
- 1 1/5 kg | whole chicken = chicken
- 2 1/2 l | water = water
- 12 clove | garlic = garlic | peeled
- 20 g | ginger = ginger | sliced
- 5 | dried jujubes = jujube
- 4 | spring onions = spring-onion
- 1 tbsp | salt = salt
- 1/2 tsp | black pepper = black-pepper
steps:
1. Rinse the glutinous rice and leave it in cold tap water until it is needed. Cut the tail and loose fat from the chicken, and wash your hands, knife and sink well after it.
2. Fit the chicken into a pot with the water, garlic, ginger, jujubes and half of the spring onions. Bring to a boil over high heat, about 15 minutes, skim for 5 minutes until no more foam comes, and stir in half of the salt.
3. Put on the lid, turn the heat low and simmer the bird for 45 minutes, until a leg pulls loose at a tug and the deepest part of the thigh reads 165 °F (74 °C). Move it to a platter and keep it covered.
4. Boil the drained rice in the broth over medium heat for 20 minutes, stirring often, until the grains are swollen and the soup has thickened to a loose porridge.
5. Mix the other half of the salt with the pepper in saucers for dipping the meat. Chop the other spring onions over the porridge and eat it after the chicken.
meal calabacitas-a-la-mexicana
title: Calabacitas a la Mexicana
cuisine: mexican
slots: dinner
difficulty: easy
time: prep 8, cook 12
servings: 3
summary: Zucchini stewed with tomato, poblano and epazote, under toasted pepitas.
picture: stew, zucchini cubes with tomato and poblano, topped with pumpkin seeds and avocado
ingredients:
- 60 g | pumpkin seeds = pumpkin-seed
- 3 tbsp | olive oil = olive-oil
- 1/4 | white onion = onion | chopped
- 2 clove | garlic = garlic | chopped
- 1 | poblano chili = poblano | seeded, in short strips
- 1 | tomato = tomato | chopped
- 550 g | zucchini = courgette | in 2 cm cubes
- 3/4 tsp | salt = salt
- 1 sprig | epazote = epazote
- 1 1/2 | avocados = avocado | sliced
steps:
1. Shake the pumpkin seeds in a wide pan, dry, at medium heat, for 2 minutes until most of them have popped and puffed. Tip them onto a plate.
2. Add the olive oil to the pan. Sweat onion, garlic and poblano for 3 minutes until the chili dulls in color, then stir in the tomato for 1 minute until it starts to weep.
3. Mix in the zucchini, salt and epazote. Put on a lid, lower the heat a little and leave to stew in its own steam for 6 minutes, until the cubes are tender through but keep their corners.
4. Pull out the epazote stalk. Spoon into bowls, scatter with the pumpkin seeds and lay the avocado on top.
meal camarones-al-mojo-de-ajo
title: Camarones al Mojo de Ajo
cuisine: mexican
slots: dinner
difficulty: easy
time: prep 6, cook 9
servings: 3
summary: Shrimp flash-fried in a slow golden garlic oil with lime.
picture: plate, pink shrimp covered in golden garlic bits with lime and avocado
ingredients:
- 100 ml | olive oil = olive-oil
- 10 clove | garlic = garlic | finely chopped
- 500 g | peeled raw shrimp = shrimp | patted dry
- 1/2 tsp | salt = salt
- 1/4 tsp | black pepper = black-pepper
- 2 tbsp | lime juice = lime-juice
- 2 tbsp | chopped fresh cilantro = coriander-leaf
- 1 | avocado = avocado | sliced
steps:
1. Start the garlic in the cold olive oil and bring it to a lazy simmer over medium-low heat, 6 minutes in all, until it is pale gold. Strain it through a small sieve, keeping both the oil and the bits.
2. Season the shrimp with salt and pepper. Let a third of the garlic oil shimmer in a broad pan on high heat, lay the shrimp in flat and sear for 90 seconds until the lower half is pink.
3. Turn them over for 1 minute more, until they have curled and are opaque to the center. Pull the pan off the flame.
4. Toss with the lime juice, cilantro, garlic bits and the rest of the garlic oil, which does not keep. Put the avocado on the side.
meal carne-asada
title: Carne Asada
cuisine: mexican
slots: dinner
difficulty: easy
time: prep 8, cook 17, total 28
servings: 4
summary: Charred skirt steak with grilled spring onions and blistered chilies.
picture: board, sliced grilled steak with charred spring onions, green chilies and lime
ingredients:
- 700 g | skirt steak = skirt-steak | in long pieces
- 1 1/2 tsp | coarse salt = salt
- 1/2 tsp | black pepper = black-pepper
- 12 | thick spring onions = spring-onion | roots trimmed
- 4 | jalapenos = jalapeno
- 1 tbsp | avocado oil = avocado-oil
- 2 | avocados = avocado
- 2 | limes = lime
steps:
1. Take the steak out of the fridge, pat it dry and work in the pepper and two thirds of the salt. Heat a gas grill or a ridged pan over high heat for 5 minutes until you cannot hold your hand above it.
2. Roll the spring onions and jalapenos in the avocado oil. Grill them for 6 minutes, turning, until the bulbs are soft and the chili skins are blistered and black in places.
3. Meanwhile, mash the avocados with the juice of half of the limes and the rest of the salt.
4. Grill the steak over the fiercest heat for 3 minutes a side until it is dark at the ridges and a thermometer pushed in from the edge shows 145 °F (63 °C).
5. Rest the meat on a clean board for 3 minutes, then cut it thinly against the grain. Put the onions, jalapenos and avocado mash around it, with the other limes in wedges.
meal pipian-verde-de-vigilia
title: Pipián Verde de Vigilia
cuisine: mexican
slots: dinner
difficulty: medium
time: prep 15, cook 25
servings: 4
summary: Lenten stew of cactus, zucchini and mushrooms in pumpkin seed sauce.
picture: stew, thick pale green sauce with zucchini, cactus strips and scattered pumpkin seeds
ingredients:
- 180 g | pumpkin seeds = pumpkin-seed
- 220 g | tomatillos = tomatillo | husked and quartered
- 2 | serrano chilies = serrano
- 1/4 | white onion = onion
- 2 clove | garlic = garlic
- 4 leaf | romaine lettuce = lettuce
- 1 handful | fresh cilantro = coriander-leaf
- 500 ml | water = water
- 2 tbsp | sunflower oil = sunflower-oil
- 1 tsp | salt = salt
- 200 g | cleaned nopales = nopal | in strips
- 200 g | white mushrooms = mushroom | quartered
- 250 g | zucchini = courgette | in thick half-moons
steps:
1. Toast the pumpkin seeds in a dry pot over medium-low heat, never leaving off stirring, for 4 minutes until they swell and crackle but are still green. Hold back a spoonful.
2. Blend the seeds with the tomatillos, serrano chilies, onion, garlic, romaine, cilantro and three fifths of the water for a full 2 minutes, until you feel no grit between your fingers.
3. Boil the nopales in a second pan of water over high heat for 8 minutes until tender, then rinse off their slime under the tap.
4. Meanwhile, heat the oil in the pot over medium heat and pour in the blended sauce; it will sputter. Stir for 6 minutes until it thickens and beads of green oil rise.
5. Thin with the rest of the water, season with the salt, and add mushrooms and zucchini. Simmer gently for 8 minutes until the zucchini yields to a spoon.
6. Stir in the nopales for 1 minute until hot. Scatter the kept seeds over each plate.
meal ghormeh-sabzi
title: Ghormeh Sabzi
cuisine: middle-eastern
slots: dinner
difficulty: hard
time: prep 30, cook 150
servings: 5
summary: Iran's dark herb stew with lamb, kidney beans and dried lime.
picture: stew, very dark green herb stew with chunks of lamb, red beans and whole dried limes
ingredients:
- 250 g | flat-leaf parsley = parsley
- 100 g | fresh coriander = coriander-leaf
- 150 g | spring onions = spring-onion
- 90 ml | sunflower oil = sunflower-oil
- 2 tbsp | dried fenugreek leaves = dried-fenugreek-leaf
- 1 | onion = onion | chopped
- 700 g | boneless lamb shoulder = lamb-shoulder | in 4 cm cubes
- 1 tsp | ground turmeric = turmeric
- 1 l | water = water
- 1 can | kidney beans = kidney-bean | 400 g/14 oz, drained
- 4 | dried limes = dried-lime | pricked all over
- 2 tsp | salt = salt
- 1/2 tsp | black pepper = black-pepper
steps:
1. Wash parsley, coriander and spring onions, dry them well, since any water would spit in the oil, and chop until no piece is longer than a fingernail.
2. Fry the chopped herbs patiently in two thirds of the oil, 20 minutes on medium-low heat, stirring, until they have shrunk to a third and have turned nearly black-green. Stir in the fenugreek for 1 minute, until its scent rises; any longer and it turns bitter.
3. Tip the onion and the rest of the oil into a heavy pot on medium-high heat and stir until brown at the rims, 6 minutes. Add lamb and turmeric and sear for 8 minutes, until the cubes are colored on every side.
4. Scrape the herbs over the lamb, pour in the water and wait for the boil. Put the lid on, turn the heat low and leave it to simmer for 75 minutes, until the lamb yields to a fork with a little push.
5. Add kidney beans, dried limes, salt and black pepper. Simmer, lid ajar, for another 40 minutes, until the lamb falls apart and green oil floats on top.
6. Press one of the dried limes against the side of the pot to let its sour juice out, and taste before you press the others.
meal hindbeh-bil-zeit
title: Hindbeh bil Zeit
cuisine: middle-eastern
slots: dinner
difficulty: easy
time: prep 8, cook 22
servings: 3
summary: Bitter greens braised in olive oil under a tangle of crisp onions.
picture: plate, glossy dark greens heaped with deep brown fried onions and a lemon wedge
ingredients:
- 750 g | chicory greens = chicory-greens | thick stems trimmed off
- 120 ml | extra virgin olive oil = olive-oil
- 150 g | onions = onion | sliced into thin half-moons
- 3 clove | garlic = garlic | sliced
- 1 tsp | salt = salt
- 1/4 tsp | black pepper = black-pepper
- 1 | lemon = lemon
steps:
1. Drop the chicory into a big pot of water at a rolling boil and keep it there for 4 minutes, until a stem bends without snapping. Drain, cool under the tap, squeeze in your fists until hardly a drop falls, and chop.
2. Meanwhile, set the onions and olive oil over medium heat and fry for 12 minutes, stirring more and more often, until they are as brown as bark. Lift two thirds of them onto paper, where they will crisp.
3. Tip garlic, chicory, salt and black pepper into the oil that stays in the pan. Keep turning them for 5 minutes on medium-low heat until the greens have drunk most of the oil and look dark and silky.
4. Squeeze half of the lemon over the greens and let them cool to lukewarm. Cover with the crisp onions and put the other lemon half, in wedges, alongside.
meal machboos-dajaj
title: Machboos Dajaj
cuisine: middle-eastern
slots: dinner
difficulty: medium
time: prep 20, cook 75
servings: 4
summary: Bahrain's chicken and rice, sour with black lime, sweet with rose water.
picture: rice, a platter of golden rice with crisp-skinned chicken legs, dried limes and coriander
ingredients:
- 3 tbsp | ghee = ghee
- 2 | onions = onion | chopped
- 4 clove | garlic = garlic | crushed
- 1 1/2 tbsp | baharat = baharat
- 1 tsp | ground turmeric = turmeric
- 2 | tomatoes = tomato | chopped
- 3 | black limes = dried-lime | pierced with a knife
- 900 g | chicken legs = chicken-leg | 4 whole legs
- 2 tsp | salt = salt
- 1 l | water = water
- 350 g | basmati rice = basmati-rice
- 2 tbsp | rose water = rose-water
- 1 handful | fresh coriander = coriander-leaf | chopped
steps:
1. Melt two thirds of the ghee in a roomy pot and cook the onions until bronze, 10 minutes over medium heat. Stir in garlic, baharat and turmeric for 1 minute, until they darken.
2. Add tomatoes, black limes, chicken and salt, and turn the legs in it for 3 minutes until the skin is yellow all over. Pour in the water and let it simmer quietly under a lid, on low heat, for 30 minutes. Wash your hands and board after the raw chicken.
3. Meanwhile, rinse the basmati until the water is clear and leave it to soak in fresh cold water, and get the oven to a steady 425 °F (220 °C).
4. Move the legs to a tray, brush with the last of the ghee and roast for 18 minutes, until the skin crackles and the joint reads 165 °F (74 °C).
5. Leave 170 ml of broth in the pot for each 100 g of rice, topping it up with boiling water if there is less. Add the drained rice; when it boils, clamp on the lid and turn the flame to its lowest for 15 minutes, until the grains stand apart and little craters show.
6. Sprinkle the rose water over, put the lid back for 5 minutes, then turn the rice out on a platter. Set the chicken on top with the black limes and fresh coriander.
meal masgouf
title: Masgouf
cuisine: middle-eastern
slots: dinner
difficulty: medium
time: prep 15, cook 20
servings: 4
summary: Baghdad's split river fish, roasted open with tamarind and turmeric.
picture: plate, a flat opened fish with a dark glaze, sliced onion, tomato and lemon
ingredients:
- 4 tbsp | olive oil = olive-oil
- 2 tbsp | tamarind paste = tamarind
- 1 tsp | ground turmeric = turmeric
- 1 1/2 tsp | salt = salt
- 1/2 tsp | black pepper = black-pepper
- 900 g | carp, split open along the back = carp | cleaned, in one flat piece
- 1 | small red onion = red-onion | sliced into rings
- 1 | tomato = tomato | sliced
- 1 tbsp | chopped parsley = parsley
- 1 | lemon = lemon | cut into wedges
steps:
1. Have the oven ready at 425 °F (220 °C). Work the olive oil, tamarind, turmeric, salt and black pepper into a loose, dark paste and set a third of it apart.
2. Lay the carp skin side down on an oiled rack over a tray, pat the flesh dry and paint it with the larger share of the paste.
3. Roast on the top shelf for 15-17 minutes, until the thickest part flakes and reads 145 °F (63 °C).
4. Brush on the paste you set apart and slip the fish under a hot broiler for 3 minutes until the glaze bubbles and the rim chars. Mind the fine bones when you eat.
5. Bring it to the table whole, strewn with red onion, tomato and parsley, the lemon on the side.
meal chicken-tagine-with-preserved-lemon
title: Chicken Tagine with Preserved Lemon
cuisine: moroccan
slots: dinner
difficulty: medium
time: prep 15, cook 50
servings: 4
summary: Saffron chicken braised with olives and preserved lemon.
picture: stew, golden chicken with green olives and strips of preserved lemon
ingredients:
- 1 kg | bone-in chicken thighs = chicken-thigh
- 3 tbsp | olive oil = olive-oil
- 2 | onions = onion | grated
- 4 clove | garlic = garlic | crushed
- 2 tsp | ground ginger = ground-ginger
- 1 tsp | ground turmeric = turmeric
- 1 tsp | ground cumin = cumin
- 1 pinch | saffron threads = saffron
- 300 ml | water = water
- 1 | preserved lemon = preserved-lemon
- 100 g | green olives = table-olive
- 1 bunch | fresh coriander = coriander-leaf | chopped
- 1/2 tsp | salt = salt
steps:
1. Rub the chicken with garlic, ginger, turmeric, cumin and salt. Crumble the saffron into the water.
2. Heat the olive oil in a tagine or heavy pot over medium heat and color the chicken for 4 minutes a side until golden. Wash what touched it raw.
3. Add onions, saffron water and half of the coriander. Cover and simmer over low heat for 30 minutes, turning the pieces once, until the meat is tender.
4. Scrape the pulp out of the preserved lemon, cut the rind into strips and add it with the green olives. Cook uncovered over medium heat for 10 minutes until the sauce is thick and golden, the meat slides off the bone and reads at least 165 °F (74 °C).
5. Scatter over the rest of the coriander.
meal kefta-mkaouara
title: Kefta Mkaouara
cuisine: moroccan
slots: dinner
difficulty: easy
time: prep 10, cook 20
servings: 4
summary: Tiny spiced meatballs bubbling in tomato, with eggs cracked on top.
picture: stew, a clay tagine of small meatballs in red sauce with four eggs and coriander
ingredients:
- 500 g | ground beef = ground-beef
- 1 | small onion = onion | about 80 g, grated
- 1 1/2 tsp | salt = salt
- 2 tsp | ground cumin = cumin
- 3 tsp | sweet paprika = paprika
- 1/2 tsp | ground cinnamon = cinnamon
- 1 bunch | fresh coriander = coriander-leaf | about 40 g, chopped
- 3 tbsp | olive oil = olive-oil
- 3 clove | garlic = garlic | crushed
- 400 g | canned chopped tomatoes = canned-tomatoes
- 1/4 tsp | cayenne = cayenne
- 4 | eggs = egg
steps:
1. Start the sauce in a tagine or deep skillet: heat the olive oil and garlic over medium heat for 1 minute until fragrant, then add tomatoes, cayenne, a third of the paprika and a third of the salt. Simmer for 6 minutes, until the oil shows at the edges.
2. Meanwhile, knead the beef with onion, cumin, cinnamon, half of the fresh coriander and the rest of the paprika and salt until sticky. Roll it between damp palms into balls the size of large marbles, and wash your hands.
3. Settle the meatballs in the sauce, put the lid on and let them simmer, medium-low, for 8 minutes, shaking the pan now and then, until one cut open is brown through and at 160 °F (71 °C).
4. Open a gap for each egg, break them in, and cook under the lid for 5 minutes until whites and yolks are firm. Throw on the other half of the coriander and carry the pan to the table.
meal farikal
title: Fårikål
cuisine: nordic
slots: dinner
difficulty: easy
time: prep 15, cook 155
servings: 6
summary: Norway's autumn stew of lamb on the bone, cabbage and whole peppercorns.
picture: stew, pale cabbage wedges and lamb on the bone dotted with black peppercorns
ingredients:
- 1 1/2 kg | lamb shoulder on the bone = lamb-shoulder | in 4 cm slices
- 1 1/2 kg | white cabbage = cabbage
- 1 tbsp | salt = salt
- 4 tsp | black peppercorns = black-pepper
- 400 ml | water = water
steps:
1. Cut the cabbage into wedges as thick as a hand, leaving the core in so that the leaves hold on to it.
2. Lay the fattiest lamb slices on the floor of a big pot, skin side down. Follow with cabbage, then lamb, and go on in turn, strewing salt and peppercorns over each layer; cabbage comes last.
3. Pour in the water and heat over medium heat for 10 minutes until it boils. The cabbage sinks and brings its own broth, so add no more.
4. Cover and let it tick over on low heat for 2 hours and 20 minutes, without stirring, until the lamb drops off the bone when nudged.
5. Ladle meat, cabbage and broth into hot deep plates. The peppercorns are soft by now; push them aside or chew them, as Norwegians do.
meal kottbullar
title: Köttbullar
cuisine: nordic
slots: dinner
difficulty: medium
time: prep 20, cook 25
servings: 4
summary: Small Swedish meatballs in cream gravy with sharp-sweet lingonberries.
picture: plate, small brown meatballs in beige gravy with a spoonful of red lingonberries
ingredients:
- 50 g | dry breadcrumbs = breadcrumb
- 250 ml | heavy cream = heavy-cream
- 50 ml | water = water
- 1 | small onion = onion
- 60 g | butter = butter
- 500 g | ground beef = ground-beef
- 1 | egg = egg
- 1/4 tsp | ground allspice = allspice
- 1 1/4 tsp | salt = salt
- 1/4 tsp | white pepper = white-pepper
- 2 tbsp | all-purpose flour = wheat-flour
- 350 ml | beef stock = beef-stock
- 120 g | lingonberry jam = lingonberry-jam
steps:
1. Soak the breadcrumbs in two fifths of the cream mixed with the water for 5 minutes until it is all paste.
2. Grate the onion and fry it in a sixth of the butter over medium heat for 3 minutes until no longer sharp to the nose. Work it, the beef, egg, allspice, white pepper and four fifths of the salt into the paste.
3. Roll balls 3 cm across with wet hands, about eight for each person, and wash your hands.
4. Brown them in batches in half of the butter over medium heat, 6 minutes a batch, shaking the pan so that they stay round. They are ready when brown all over and 160 °F (71 °C) inside.
5. Melt the last of the butter in the same pan, stir in the flour for 1 minute until tan, and whisk in the beef stock and the rest of the cream. Simmer for 5 minutes until it coats the spoon, and add the last of the salt.
6. Roll the meatballs in the gravy over low heat for 2 minutes until hot, and put lingonberry jam beside them.
meal lohikeitto
title: Lohikeitto
cuisine: nordic
slots: dinner
difficulty: easy
time: prep 8, cook 22
servings: 4
summary: Finnish salmon soup with potato, leek, cream and a lot of dill.
picture: soup, creamy soup with pink salmon, potato, carrot and dill
ingredients:
- 40 g | butter = butter
- 1 | leek = leek | sliced
- 1 | carrot = carrot | sliced
- 500 g | waxy potatoes = potato | in 2 cm cubes
- 900 ml | hot water = water
- 6 | allspice berries = allspice
- 1 1/2 tsp | salt = salt
- 450 g | salmon fillet = salmon | skinned, in 3 cm chunks
- 150 ml | heavy cream = heavy-cream
- 1 bunch | dill = dill | chopped
steps:
1. Melt the butter in a soup pot over medium heat and sweat leek and carrot for 4 minutes until the leek is silky.
2. Add potatoes, allspice, salt and the water; boil gently for 12 minutes until a potato cube splits under a fork.
3. Pour in the cream and bring it back to a simmer. Lay in the salmon, turn the heat to low and poach for 4 minutes without stirring until the pieces flake and are 145 °F (63 °C).
4. Lift out the allspice berries, stir in the dill once and ladle.
meal aji-de-gallina
title: Ají de Gallina
cuisine: peruvian
slots: dinner
difficulty: medium
time: prep 15, cook 45
servings: 4
summary: Shredded chicken in a yellow chili cream thickened with bread and pecans.
picture: plate, shredded chicken in thick yellow sauce over potato slices with black olives
ingredients:
- 600 g | skinless chicken breasts = chicken-breast
- 700 ml | water = water
- 1 1/2 tsp | salt = salt
- 500 g | yellow potatoes = potato | peeled, in thick slices
- 3 slice | white bread = bread | crusts cut off
- 250 ml | evaporated milk = evaporated-milk
- 3 tbsp | sunflower oil = sunflower-oil
- 1 | red onion = red-onion | finely diced
- 3 clove | garlic = garlic | minced
- 5 tbsp | ají amarillo paste = aji-amarillo
- 50 g | pecans = pecan | ground
- 30 g | Parmesan cheese = parmesan | grated
- 8 | black olives = table-olive
steps:
1. Slide the chicken into the water with half of the salt, just simmering over low heat. Poach for 18 minutes until it shows 165 °F (74 °C) at its thickest, then lift it out and tear it into long threads. Keep the broth.
2. Meanwhile, boil the potatoes in another pot over medium heat for 15 minutes, until tender. Soak the white bread in the evaporated milk.
3. Give the onion 8 minutes in the oil, at medium heat, until it melts under the spoon. Add garlic and ají amarillo and fry for 4 minutes more, until the paste darkens and shines.
4. Blend the soaked bread and milk with about a third of the broth, pour it onto the chili base and stir for 5 minutes over low heat, until it plops slowly.
5. Fold in the chicken, pecans, Parmesan and the rest of the salt. Loosen with more broth and simmer for 5 minutes, until sauce and threads are one.
6. Spoon over the potatoes and dot with the olives.
meal anticuchos-de-corazon
title: Anticuchos de Corazón
cuisine: peruvian
slots: dinner
difficulty: medium
time: prep 20, cook 13, total 155
servings: 4
summary: Skewered beef heart, brick red with ají panca, cumin and vinegar.
picture: skewer, charred dark red beef skewers glistening with chili marinade
ingredients:
- 800 g | beef heart = beef-heart
- 5 tbsp | ají panca paste = aji-panca
- 4 clove | garlic = garlic | pounded
- 1 1/2 tsp | ground cumin = cumin
- 1 tsp | dried oregano = dried-oregano
- 1/2 tsp | black pepper = black-pepper
- 1 1/2 tsp | salt = salt
- 4 tbsp | white vinegar = white-vinegar
- 5 tbsp | sunflower oil = sunflower-oil
steps:
1. Trim every bit of fat, vein and silvery skin from the beef heart and slice it into flat pieces about 4 cm square and 1 cm thick. Wash the board and knife.
2. Stir together ají panca, garlic, cumin, oregano, pepper, salt, vinegar and two fifths of the oil. Put a third of it aside with the remaining oil, for brushing.
3. Massage the heart with the larger part, cover and leave in the fridge for 2 hours. Soak wooden sticks in water meanwhile.
4. Thread four pieces flat on each stick and throw the used marinade away. Let a grill or griddle get fiercely hot, 5 minutes over high heat, until water dripped on it vanishes at once.
5. Grill for 2-3 minutes a side, dabbing with the kept oil mixture so that flames lick up, until the edges are charred and the center reaches 145 °F (63 °C).
6. Let the skewers rest for 3 minutes before you hand them round.
meal lomo-saltado
title: Lomo Saltado
cuisine: peruvian
slots: dinner
difficulty: medium
time: prep 15, cook 30
servings: 3
summary: Flame-seared beef with onion, tomato, soy and fried potatoes.
picture: plate, strips of beef with red onion, tomato and fried potatoes beside rice
ingredients:
- 200 g | long-grain rice = rice
- 400 ml | water = water
- 500 g | floury potatoes = potato | in thick sticks
- 5 tbsp | sunflower oil = sunflower-oil
- 450 g | sirloin steak = beef-steak | in strips
- 1 1/2 tsp | salt = salt
- 1/2 tsp | ground cumin = cumin
- 1 | large red onion = red-onion | in thick wedges
- 1 tbsp | aji amarillo paste = aji-amarillo
- 3 clove | garlic = garlic | minced
- 3 | tomatoes = tomato | in wedges
- 3 tbsp | soy sauce = soy-sauce
- 2 tbsp | red wine vinegar = wine-vinegar
- 1 handful | fresh coriander = coriander-leaf | chopped
steps:
1. Heat the oven to 450 °F (230 °C). Toss the potatoes with two fifths of the oil and half of the salt and roast for 28 minutes, turning once, until crisp and brown.
2. Meanwhile, boil the rice with the water and the rest of the salt, cover, and cook over low heat for 15 minutes until the water is absorbed.
3. Rub the steak with cumin. Heat a wok over the highest heat until it smokes, add another two fifths of the oil and sear the meat in batches, 90 seconds each, until browned at the edges. Rest it on a clean plate for 3 minutes.
4. Add the last of the oil and toss red onion, aji amarillo and garlic for 1 minute until the onion is glossy but still crunchy.
5. Put in the tomatoes, soy sauce and red wine vinegar, return the steak, and toss for 1 minute until the sauce boils and the beef is 145 °F (63 °C). Fold in potatoes and coriander and serve with the rice.
meal golabki
title: Gołąbki
cuisine: polish
slots: dinner
difficulty: hard
time: prep 35, cook 85
servings: 5
summary: Cabbage leaves rolled round beef and rice, braised in tomato sauce.
picture: plate, three plump cabbage rolls in smooth tomato sauce with chopped dill
ingredients:
- 1 | large white cabbage = cabbage | about 1.5 kg
- 120 g | long-grain rice = rice
- 500 g | ground beef = ground-beef
- 2 | onions = onion | finely chopped
- 3 tbsp | canola oil = rapeseed-oil
- 1 1/2 tsp | dried marjoram = dried-marjoram
- 2 tsp | salt = salt
- 3/4 tsp | black pepper = black-pepper
- 700 g | passata = passata
- 300 ml | water = water
- 2 | bay leaves = bay-leaf
- 1 tsp | sugar = sugar
- 1 handful | dill = dill | chopped
steps:
1. Cut the core out of the cabbage. Boil the head, hole down, in a deep pot of water over high heat for 10 minutes, and peel off leaves with tongs as they soften until you have three for each serving. Shave the thick rib off the back of each.
2. Boil the rice meanwhile for 8 minutes until half cooked, drain and cool under the tap. Fry the onions with two thirds of the canola oil at medium heat for 7 minutes until yellow.
3. Knead ground beef, rice and onions with marjoram, pepper and three quarters of the salt for 2 minutes until the mass sticks to your hand.
4. Put a small fistful on the stalk end of each leaf, fold the sides over and roll up firmly. Wash your hands. Line a heavy casserole with torn leftover leaves, pack the rolls in tightly, seam down, and tuck in the bay leaves.
5. Stir passata, water and sugar with the last of the salt and oil, and pour over. Once it boils, cover and keep it at a low simmer for 60 minutes until a fork cuts a roll without sawing and the filling reads 160 °F (71 °C).
6. Ladle the tomato sauce over three rolls a plate and throw on the dill.
meal pierogi-ruskie
title: Pierogi Ruskie
cuisine: polish
slots: dinner
difficulty: hard
time: prep 60, cook 30
servings: 4
summary: Potato and farmer cheese dumplings with butter-fried onions.
picture: plate, half-moon dumplings with browned onions and melted butter
ingredients:
- 400 g | plain flour = wheat-flour
- 220 ml | hot water = water
- 2 tbsp | sunflower oil = sunflower-oil
- 1 1/2 tsp | salt = salt
-- For the filling
- 500 g | floury potatoes = potato | peeled, in chunks
- 250 g | vegetarian farmer cheese = vegetarian-farmer-cheese
- 3 | onions = onion | finely chopped
- 100 g | butter = butter
- 1/2 tsp | black pepper = black-pepper
steps:
1. Boil the potatoes over medium heat for 18 minutes until they fall apart, drain, mash and let them cool. Meanwhile, give the onions 15 minutes in the butter over medium heat, stirring, until deep gold.
2. Stir flour, half of the salt, the hot water and oil together, knead for 5 minutes until smooth as an earlobe, and rest under a bowl for 20 minutes.
3. Mash the farmer cheese, pepper, the remaining salt and a third of the onions into the potatoes. It should taste almost too peppery.
4. Roll the dough 2 mm thin, cut 8 cm rounds, put a heaped teaspoon of potato filling on each, fold, and pinch the edge twice so that no gap is left.
5. Boil in batches over high heat in plenty of salted water. They float after 2 minutes; give them 2 minutes more until the dough is tender at the seam.
6. Lift onto warm plates and pour the rest of the onions and butter over them.
meal lazanki-z-kapusta-i-grzybami
title: Łazanki z Kapustą i Grzybami
cuisine: polish
slots: dinner
difficulty: medium
time: prep 20, cook 42
servings: 4
summary: Little pasta squares with soft cabbage, wild mushrooms and much pepper.
picture: pasta, small flat pasta squares tossed with golden cabbage and brown mushrooms
ingredients:
- 20 g | dried porcini = dried-porcini
- 400 ml | hot water = water
- 5 tbsp | canola oil = rapeseed-oil
- 2 | onions = onion | diced
- 250 g | mushrooms = mushroom | sliced
- 600 g | white cabbage = cabbage | in thin strips
- 250 g | sauerkraut = sauerkraut | rinsed and chopped
- 2 | bay leaves = bay-leaf
- 4 | allspice berries = allspice
- 300 g | durum wheat pasta squares (łazanki) = pasta | made without egg
- 1 tsp | black pepper = black-pepper | coarse
- 1 tsp | salt = salt
steps:
1. Pour the hot water over the porcini and leave them for 20 minutes until pliable, cutting the vegetables while you wait. Squeeze and chop them, and strain the brown liquid through a cloth; grit sits at the bottom.
2. Heat most of the canola oil in a wide pot and brown the onions at medium heat for 8 minutes, the fresh mushrooms joining halfway, until both are tinged with gold.
3. Add porcini with their liquid, cabbage, sauerkraut, bay leaves, allspice and half of the salt. Stew under a lid on low heat for 25 minutes until the cabbage is silky, then take off the lid for 4 minutes so that the juice boils away.
4. Meanwhile, boil the pasta squares in a second pot of water, salted with what you kept, for 8-10 minutes until just tender, and drain.
5. Turn pasta and cabbage together over medium heat with the last of the oil and all of the pepper for 3 minutes until some squares catch and brown. Pick out bay leaves and allspice.
meal coliflor-al-ajoarriero
title: Coliflor al Ajoarriero
cuisine: spanish
slots: dinner
difficulty: easy
time: prep 7, cook 20
servings: 3
summary: Mule drivers' cauliflower under sizzling garlic, paprika and vinegar.
picture: plate, white cauliflower florets with brick-red oil, golden garlic slices and parsley
ingredients:
- 750 g | cauliflower = cauliflower | in florets
- 1 tsp | salt = salt
- 90 ml | extra virgin olive oil = olive-oil
- 4 clove | garlic = garlic | sliced
- 2 tsp | smoked paprika = paprika
- 1 tbsp | cider vinegar = cider-vinegar
- 1 handful | flat-leaf parsley = parsley | chopped
steps:
1. Drop the cauliflower into a pot of boiling water with half of the salt. Keep the heat high and boil it 7-8 minutes, until a knife meets just a little resistance.
2. Meanwhile, put garlic and olive oil on another burner together, cold, and give them 5 minutes over medium-low heat, stirring, until evenly golden. Take the pan off the burner.
3. Drain the cauliflower, keeping a few spoonfuls of the water, and let the florets dry off in the colander for 2 minutes until they look dull.
4. Stir in the smoked paprika, then at arm's length the cider vinegar and the kept water. Return it to medium heat for about 1 minute, just until a red sauce boils up.
5. Add the cauliflower and the remaining salt, and turn it about for 2 minutes until stained all over. Finish with parsley.
meal setas-al-ajillo
title: Setas al Ajillo
cuisine: spanish
slots: dinner
difficulty: easy
time: prep 5, cook 10
servings: 3
summary: Oyster mushrooms seared crisp with a fistful of garlic and parsley.
picture: plate, torn browned oyster mushrooms with garlic slices, red chili rings and parsley
ingredients:
- 600 g | oyster mushrooms = oyster-mushroom
- 90 ml | extra virgin olive oil = olive-oil
- 3/4 tsp | salt = salt
- 4 clove | garlic = garlic | finely sliced
- 1 | dried red chili = dried-chili | in rings
- 1 bunch | flat-leaf parsley = parsley | finely chopped
- 1 tsp | lemon juice = lemon-juice
steps:
1. Tear the oyster mushrooms into strips along their gills and cut off any woody foot. Do not wash them; a brush is enough.
2. Make two thirds of the olive oil very hot in a wide skillet over high heat; use two skillets rather than crowd them. Spread the strips out, do not touch them for 3 minutes, then keep tossing for 3 more, until their frills are crisp and no water is left.
3. Lower to medium, salt them, and push them outward. Pour the rest of the oil into the middle with the garlic and chili and let it bubble for 2 minutes, until the slices are blond.
4. Stir everything together with the parsley and lemon juice for 30 seconds until it crackles, and eat it from the pan.
meal gaeng-phet-het-jay
title: Gaeng Phet Het Jay
cuisine: thai
slots: dinner
difficulty: medium
time: prep 25, cook 20
servings: 4
summary: Temple-style red coconut curry of mushrooms, bamboo and eggplant.
picture: curry, brick-red coconut curry with straw mushrooms, green eggplant and basil leaves
ingredients:
- 6 | dried red chilies = dried-chili | seeded, soaked in warm water
- 1 tsp | salt = salt
- 1 stalk | lemongrass = lemongrass | tender part, thinly sliced
- 15 g | galangal = galangal | chopped
- 5 | lime leaves = lime-leaf | 2 shredded, 3 torn
- 2 tbsp | chopped coriander stems = coriander-leaf
- 1/2 tsp | white peppercorns = white-pepper
- 350 ml | coconut cream = coconut-cream
- 250 g | canned straw mushrooms = straw-mushroom | drained and halved
- 150 g | Thai eggplants = thai-eggplant | in quarters
- 120 g | canned bamboo shoots = bamboo-shoot | sliced, rinsed
- 350 ml | water = water
- 1 cup | Thai basil leaves = thai-basil
steps:
1. Squeeze the chilies dry and pound them with half of the salt to a red pulp. Work in the peppercorns, galangal, lemongrass, the shredded lime leaves and the coriander stems, one after the other, until you have a damp paste.
2. Pour a third of the coconut cream into a pot over medium-high heat and boil it for 4 minutes until beads of oil break out.
3. Fry the paste in it for 3 minutes, scraping, until it darkens and the raw smell of chili is gone.
4. Thin it with the rest of the coconut cream and the water. Add straw mushrooms, eggplants, bamboo shoots and the remaining salt, and simmer over medium heat for 10 minutes, until a skewer passes easily through the eggplants.
5. Throw in Thai basil and the torn lime leaves, press them under and take the pot off the heat as soon as they droop.
meal massaman-nuea
title: Massaman Nuea
cuisine: thai
slots: dinner
difficulty: medium
time: prep 15, cook 125
servings: 5
summary: Slow Muslim-Thai beef curry with potatoes, peanuts and warm spice.
picture: curry, thick brown coconut curry with beef chunks, potatoes and whole peanuts
ingredients:
- 500 ml | coconut milk = coconut-milk | not shaken
- 4 tbsp | massaman curry paste = thai-red-curry-paste
- 700 g | beef chuck = beef-chuck | in 4 cm cubes
- 1 | cinnamon stick = cinnamon
- 5 | cardamom pods = cardamom
- 2 | bay leaves = bay-leaf
- 250 ml | water = water
- 400 g | waxy potatoes = potato | in thick chunks
- 2 | onions = onion | in wedges
- 4 tbsp | roasted peanuts = peanut
- 2 tbsp | fish sauce = fish-sauce
- 2 tbsp | palm sugar = palm-sugar
- 2 tbsp | tamarind paste = tamarind
steps:
1. Lift a ladleful of the thick top off the coconut milk into a casserole and let it bubble over medium heat for 4 minutes until it looks curdled and oily. Stir the curry paste through it for 3 minutes until it is a shade darker.
2. Turn the beef in the paste for 4 minutes until no red surface shows. Add the cinnamon stick, cardamom pods, bay leaves, water and the rest of the coconut milk.
3. Cover with the lid ajar and simmer over low heat for 1 hour 20 minutes, until the beef yields to a spoon but does not yet fall apart.
4. Add potatoes, onions and peanuts with fish sauce, palm sugar and tamarind paste. Simmer for another 25 minutes until the potatoes are soft and red oil pools on top.
5. Let the casserole settle off the heat for 5 minutes, taste for sweet, sour and salty in equal parts, and fish out the cinnamon stick and bay leaves.
meal pla-neung-manao
title: Pla Neung Manao
cuisine: thai
slots: dinner
difficulty: medium
time: prep 12, cook 15
servings: 3
summary: Whole sea bass steamed on lemongrass under garlic, chili and lime.
picture: plate, a whole steamed fish covered with chopped garlic, chilies, lime and coriander
ingredients:
- 800 g | whole sea bass = sea-bass | fish of 400 g, scaled and gutted
- 2 stalk | lemongrass = lemongrass | bruised
- 150 g | napa cabbage = napa-cabbage | in wide strips
- 5 clove | garlic = garlic | finely chopped
- 4 | bird's eye chilies = chili | finely chopped
- 1/2 tsp | palm sugar = palm-sugar | crumbled
- 3 tbsp | hot water = water
- 3 tbsp | fish sauce = fish-sauce
- 4 tbsp | lime juice = lime-juice
- 1 handful | fresh coriander = coriander-leaf | chopped
steps:
1. Slash each sea bass three times to the bone on both sides and stuff the bellies with lemongrass. Bed them on the napa cabbage in a deep plate that fits your steamer.
2. Steam over fiercely boiling water, lid on, for 12-14 minutes until the flesh at the thickest slash is white, flakes from the bone and reads 145 °F (63 °C).
3. While the fish steams, dissolve palm sugar in the hot water. Add fish sauce, lime juice, garlic and chilies; the mixture must taste almost too sour, since the fish tames it.
4. Spoon half of the cloudy juices off the plate, flood the fish with the lime mixture and scatter coriander over it. Eat the cabbage from underneath, too.
meal adana-kebabi
title: Adana Kebabı
cuisine: turkish
slots: dinner
difficulty: medium
time: prep 18, cook 12
servings: 4
summary: Hand-kneaded lamb and red pepper on flat skewers, charred at the edge.
picture: skewer, long flat lamb kebabs with blistered peppers and sumac onions
ingredients:
- 1 | red bell pepper = bell-pepper | seeded
- 650 g | ground lamb = ground-lamb | not lean
- 1 tbsp | pul biber = aleppo-pepper
- 1 1/2 tsp | salt = salt
- 1/2 tsp | black pepper = black-pepper
- 4 | Turkish green peppers = turkish-green-pepper | about 50 g each
- 1 | red onion = red-onion | thinly sliced
- 1 tbsp | sumac = sumac
- 1 handful | flat-leaf parsley = parsley | roughly chopped
- 1 | lemon = lemon | cut into wedges
steps:
1. Turn the grill or broiler to high. Chop the red bell pepper almost to a paste and wring it out in a cloth, since wet meat slides off the skewer. Knead it with the lamb, pul biber, salt and black pepper for 5 minutes, until the mass is tacky and clings to your lifted palm.
2. With wet hands, press the meat around flat metal skewers, two for each person, in long ribbons as wide as two fingers, dented all along. Wash your hands and board.
3. Cook the skewers and green peppers close to the heat for 10-12 minutes, turning every 2 minutes, until the ridges char and the middle reads 160 °F (71 °C).
4. Toss the red onion with sumac and parsley while the meat cooks. Pull the kebabs off the skewers and bring them out with the blistered peppers, the onion and the lemon.
meal mantar-sote
title: Mantar Sote
cuisine: turkish
slots: dinner
difficulty: easy
time: prep 8, cook 14
servings: 2
summary: Mushrooms seared brown with green pepper, tomato and oregano.
picture: plate, browned mushroom quarters with green pepper and tomato in a small iron dish
ingredients:
- 5 tbsp | olive oil = olive-oil
- 450 g | button mushrooms = mushroom | quartered
- 1 | Turkish green pepper = turkish-green-pepper | about 50 g, cut into rings
- 2 clove | garlic = garlic | sliced
- 1 | tomato = tomato | about 90 g, peeled and diced
- 3/4 tsp | salt = salt
- 1 tsp | dried oregano = dried-oregano
- 1/2 tsp | pul biber = aleppo-pepper
- 1 tbsp | chopped parsley = parsley
steps:
1. Get your widest pan very hot over high heat, add a good half of the olive oil and spread the mushrooms out in it. Do not salt or touch them for 3 minutes; after that, shake the pan every so often for 4 minutes more, until the liquid has come and gone and the cut faces are brown.
2. Lower the heat to medium, moisten the pan with the oil still left, and fry green pepper and garlic with the mushrooms for 2-3 minutes until the pepper smells grassy and its rings bend.
3. Stir in tomato, salt, oregano and pul biber. Bubble for 4 minutes, until the tomato has melted to a coating and the oil runs clear.
4. Strew with the parsley and take the pan to the table sizzling.
meal bo-luc-lac
title: Bò Lúc Lắc
cuisine: vietnamese
slots: dinner
difficulty: easy
time: prep 8, cook 7
servings: 3
summary: Seared beef cubes shaken with garlic, over peppery watercress.
picture: plate, browned beef cubes with red onion on watercress and tomato slices
ingredients:
- 550 g | rump steak = rump-steak | in 2.5 cm cubes
- 1 tbsp | gluten-free tamari = gluten-free-tamari
- 1 tbsp | fish sauce = fish-sauce
- 1 tsp | sugar = sugar
- 1 tsp | black pepper = black-pepper
- 4 clove | garlic = garlic | chopped
- 3 tbsp | sunflower oil = sunflower-oil
- 2 tbsp | lime juice = lime-juice
- 1/4 tsp | salt = salt
- 1/2 | red onion = red-onion | in thin wedges
- 120 g | watercress = watercress
- 2 | tomatoes = tomato | sliced
steps:
1. Toss the steak with tamari, fish sauce, sugar, garlic, half of the black pepper and a third of the oil. Wash the knife and board.
2. Stir lime juice, salt and the remaining pepper together in a saucer for dipping. Spread watercress and tomatoes on a platter.
3. Get the rest of the oil smoking in a wide wok over high heat. Put the beef in one layer and let it sear untouched for 90 seconds until crusty underneath.
4. Add the red onion and shake the wok hard, so that the cubes tumble, for 2 minutes until they are browned all round and the middle of one reads 145 °F (63 °C).
5. Pile onto the watercress and let the beef rest for 3 minutes, while its juices wilt the leaves. Dip each cube into the lime and pepper.
meal ca-ri-chay
title: Cà Ri Chay
cuisine: vietnamese
slots: dinner
difficulty: easy
time: prep 15, cook 32
servings: 4
summary: Mild coconut curry of sweet potato, carrot and tofu with lemongrass.
picture: curry, yellow coconut curry with orange sweet potato, carrot and fried tofu cubes
ingredients:
- 3 tbsp | sunflower oil = sunflower-oil
- 300 g | firm tofu = tofu | in cubes, dried
- 1/2 | leek = leek | white part, chopped
- 2 stalk | lemongrass = lemongrass | bruised and knotted
- 1 tbsp | ground coriander = coriander-seed
- 1 1/2 tsp | ground turmeric = turmeric
- 1 tsp | Kashmiri chili powder = kashmiri-chili-powder
- 2 | carrots = carrot | in chunks
- 400 ml | water = water
- 1 1/4 tsp | salt = salt
- 500 g | sweet potatoes = sweet-potato | in big chunks
- 400 ml | coconut milk = coconut-milk
- 1 handful | Thai basil = thai-basil
steps:
1. Over medium-high heat, take 6 minutes to brown the tofu in the oil, turning it about the pot until several sides are gold. Scoop it out.
2. Lower the heat to medium and soften leek and lemongrass in the same oil for 2 minutes until limp. Sprinkle in ground coriander, turmeric and chili powder and stir for 30 seconds, only until they smell toasted, for they burn fast.
3. Add carrots, salt and water. When it boils, cook with the lid on for 5 minutes until a knife just enters the carrots.
4. Put in the sweet potatoes and coconut milk. Simmer over medium-low heat for 12 minutes until the potatoes are soft at the edges and cloud the curry.
5. Return the tofu and simmer for 4 minutes until it is plump with sauce. Pull out the lemongrass and tear the Thai basil over.
meal ca-kho-to
title: Cá Kho Tộ
cuisine: vietnamese
slots: dinner
difficulty: medium
time: prep 15, cook 35
servings: 4
summary: Catfish in bittersweet caramel with fish sauce and much pepper.
picture: stew, dark caramel-glazed catfish steaks in a small clay pot beside white rice
ingredients:
- 700 g | catfish steaks = catfish
- 3 tbsp | fish sauce = fish-sauce
- 2 | shallots = shallot | minced
- 3 clove | garlic = garlic | minced
- 1 tsp | black pepper = black-pepper
- 3 tbsp | sugar = sugar
- 2 tbsp | sunflower oil = sunflower-oil
- 250 ml | coconut water = coconut-water
- 3 | bird's eye chilies = chili | left whole
- 250 g | jasmine rice = jasmine-rice
- 375 ml | water = water
- 2 | spring onions = spring-onion | cut short
steps:
1. Coat the catfish with fish sauce, shallots, garlic and half of the black pepper and set it in the fridge while you make the caramel.
2. Melt the sugar in the oil in a clay pot over medium heat, swirling for 4-5 minutes until it is the red-brown of old copper. Stand back and pour in the coconut water; it spits.
3. Lay in the fish with everything from its bowl, and the chilies. Boil for 2 minutes, then simmer uncovered over medium-low heat for 20 minutes, basting and turning the steaks once, until the flesh flakes at 145 °F (63 °C) and the liquid is a sticky glaze.
4. Meanwhile, bring the rinsed rice and the water to a boil, cover tightly and keep the flame as small as it goes for 13 minutes until no liquid can be heard. Rest it off the heat.
5. Finish the pot with spring onions and the other half of the pepper. Eat little fish and much rice: it is salty on purpose.
meal creamy-tuscan-chicken
title: Creamy Tuscan Chicken
cuisine: italian
slots: lunch, dinner
difficulty: easy
time: prep 5, cook 20
servings: 4
summary: A rich, creamy chicken dish with sun-dried tomatoes and fresh spinach. Perfect for a cozy dinner at home.
picture: plate, golden chicken breasts in a cream sauce with spinach and sun-dried tomatoes
description: A rich, creamy chicken dish featuring tender chicken breast, sun-dried tomatoes, fresh spinach, and aromatic herbs in a luscious cream sauce. Perfect for a cozy dinner.
also: pasta, rice
ingredients:
- 1 lb | boneless, skinless chicken breast = chicken-breast
- 1 cup | heavy cream = heavy-cream
- 2 tbsp | olive oil = olive-oil
- 3 clove | garlic = garlic | minced
- 1/2 cup | sun-dried tomatoes = sun-dried-tomato | chopped
- 2 cup | fresh spinach = spinach
- 1/2 cup | grated Parmesan cheese = parmesan
-  | Salt and pepper = salt-and-pepper | to taste
steps:
1. Heat olive oil in a large skillet over medium-high heat. Season chicken with salt and pepper.
2. Add chicken to skillet and cook for 6-7 minutes on each side until golden brown and cooked through. Remove and set aside.
3. In the same skillet, add garlic and cook for 1 minute until fragrant. Add sun-dried tomatoes and cook for 2 minutes.
4. Pour in heavy cream and bring to a simmer. Add spinach and cook until wilted. Stir in Parmesan cheese until melted.
5. Return chicken to skillet and simmer for 2-3 minutes until heated through. Serve immediately over pasta or rice.
meal spicy-beef-tacos
title: Spicy Beef Tacos
cuisine: mexican
slots: lunch, dinner
difficulty: medium
time: prep 5, cook 10
servings: 4
summary: Chipotle beef in hot corn tortillas with onion, cilantro and lime.
picture: taco, three corn tortillas filled with dark spiced beef, white onion and cilantro
ingredients:
- 1 lb | ground beef = ground-beef
- 1 tbsp | sunflower oil = sunflower-oil
- 1 | white onion = onion | finely chopped
- 3 clove | garlic = garlic | minced
- 2 tsp | ground cumin = cumin
- 1 tsp | dried oregano = dried-oregano
- 1-2 tbsp | gluten-free chipotles in adobo = gluten-free-chipotle-in-adobo | chopped
- 1 tbsp | tomato paste = tomato-paste
- 1/2 tsp | salt = salt
- 1/4 cup | water = water
- 12 | small gluten-free corn tortillas = gluten-free-corn-tortilla
- 1/2 cup | chopped fresh cilantro = coriander-leaf
- 1 | lime = lime | cut into wedges
steps:
1. Heat the oil in a wide skillet over high heat. Add the beef and half of the onion, press flat and leave for 3 minutes until the underside is dark brown.
2. Break up the meat, add garlic, cumin, oregano and salt, and fry for 2 minutes until it smells toasted.
3. Stir in the chipotles, tomato paste and water. Cook for 3-4 minutes until the sauce clings and no pink is left; the beef must reach 160 °F (71 °C).
4. Meanwhile, char the tortillas in a second dry skillet over high heat for 30 seconds a side until they bend easily and spot brown. Keep them in a clean towel.
5. Fill the tortillas with beef, scatter with cilantro and the rest of the raw onion, and squeeze lime over each taco.
meal greek-quinoa-salad
title: Greek Quinoa Salad
cuisine: greek
slots: lunch
difficulty: easy
time: prep 10, cook 0
servings: 4
summary: Cold quinoa with cucumber, tomato, olives, feta and lemony oregano.
picture: salad, quinoa with cucumber, tomatoes, dark olives and crumbled white feta
ingredients:
- 3 cup | cooked quinoa = cooked-quinoa | cold from the fridge, at most a day old
- 2 cup | cherry tomatoes = cherry-tomato | halved
- 1 | large cucumber = cucumber | diced
- 1/2 | red onion = red-onion | thinly sliced
- 1/2 cup | Kalamata olives = table-olive | pitted and halved
- 5 oz | vegetarian feta = vegetarian-feta | crumbled
- 1/4 cup | extra virgin olive oil = olive-oil
- 2 tbsp | lemon juice = lemon-juice
- 1 tsp | dried oregano = dried-oregano
-  | Salt and pepper = salt-and-pepper | to taste
steps:
1. Toss the tomatoes with a good pinch of salt in a large bowl and let them sit for 3 minutes while you cut everything else; their juice starts the dressing.
2. Whisk olive oil, lemon juice, oregano and pepper straight into the tomato juice until it thickens slightly.
3. Fork through the cold quinoa until no clumps are left, then fold in cucumber, red onion and olives.
4. Taste for salt, because the olives bring their own, and scatter the feta over the top.
meal thai-green-curry
title: Thai Green Curry
cuisine: thai
slots: dinner
difficulty: hard
time: prep 10, cook 20
servings: 4
summary: Chicken and eggplant in fragrant green coconut curry with jasmine rice.
picture: curry, pale green coconut curry with chicken, eggplant and basil beside white rice
ingredients:
- 1 1/2 cup | jasmine rice = jasmine-rice
- 600 ml | water = water
- 1 can | coconut milk = coconut-milk | 13.5 oz/400 ml, not shaken
- 3 tbsp | Thai green curry paste = thai-green-curry-paste
- 1 lb | boneless chicken thighs = chicken-thigh | cut into bite-size strips
- 1 | small eggplant = eggplant | cut into 1-inch chunks
- 4 oz | green beans = green-bean | cut in half
- 4 | lime leaves = lime-leaf | torn
- 1 tbsp | fish sauce = fish-sauce
- 2 tsp | palm sugar = palm-sugar
- 1 cup | Thai basil leaves = thai-basil
- 1 | red chili = chili | sliced
steps:
1. Rinse the rice until the water runs nearly clear. Add three quarters of the measured water, bring to a boil over high heat, put on the lid and steam over very low heat for 12 minutes until no water is left. Keep it covered off the heat.
2. Meanwhile, spoon the thick cream from the coconut milk into a wok over medium-high heat. Boil for 3 minutes until it splits and oil shows at the edge.
3. Fry the curry paste in that oil for 2 minutes, stirring, until it darkens a little and makes you sneeze.
4. Turn the chicken through the paste for 2 minutes until it is no longer pink outside; wash the board and knife it touched. Pour in the rest of the coconut milk and the remaining quarter of the water; add eggplant, lime leaves, fish sauce and palm sugar.
5. Simmer over medium heat for 8 minutes, adding the green beans halfway, until the eggplant is soft and the thickest chicken piece has reached 165 °F (74 °C).
6. Take the wok off the heat, stir in Thai basil and chili until the leaves wilt, and ladle over the rice.
meal lemon-herb-salmon
title: Lemon Herb Salmon
cuisine: american
slots: dinner
difficulty: medium
time: prep 5, cook 15
servings: 4
summary: Roast salmon on asparagus under garlic, dill, parsley and lemon.
picture: plate, a salmon fillet with green herbs and lemon slices on roasted asparagus
ingredients:
- 4 | salmon fillets = salmon | about 6 oz each
- 1 lb | asparagus = asparagus | trimmed
- 3 tbsp | olive oil = olive-oil
- 2 clove | garlic = garlic | grated
- 2 tbsp | chopped fresh dill = dill
- 2 tbsp | chopped parsley = parsley
- 1 | lemon = lemon
- 3/4 tsp | salt = salt
- 1/4 tsp | black pepper = black-pepper
steps:
1. Heat the oven to 450 °F (230 °C). Roll the asparagus in a third of the olive oil and a little of the salt on a lined sheet pan.
2. Grate the zest of the lemon into a bowl, cut half of the fruit into slices and keep the other half. Stir garlic, dill, parsley, pepper and the rest of the salt and olive oil into the zest.
3. Set the salmon skin side down on the asparagus, spread the herb paste over it and lay the lemon slices on top.
4. Roast for 10-12 minutes until the salmon flakes under a fork and reads 145 °F (63 °C) in its middle.
5. Squeeze the kept lemon half over the pan as it comes out of the oven.
meal blackened-catfish
title: Blackened Catfish
cuisine: american
slots: lunch, dinner
difficulty: medium
time: prep 6, cook 9
servings: 4
summary: Louisiana catfish seared in butter under a dark, peppery crust.
picture: plate, nearly black spiced fish fillets with lemon wedges and green parsley
ingredients:
- 1 tbsp | sweet paprika = paprika
- 1 tsp | dried thyme = dried-thyme
- 1 tsp | garlic powder = garlic-powder
- 1 tsp | onion powder = onion-powder
- 1/2 tsp | cayenne = cayenne
- 1/2 tsp | black pepper = black-pepper
- 1 1/4 tsp | salt = salt
- 4 | catfish fillets = catfish | 6 oz each
- 5 tbsp | butter = butter | melted
- 1 | lemon = lemon | in wedges
- 2 tbsp | chopped parsley = parsley
steps:
1. Open a window and turn on the fan. Stir paprika, thyme, garlic powder, onion powder, cayenne, pepper and salt together on a plate.
2. Pat the catfish dry, paint both sides with half of the butter and press them into the red powder until no bare flesh shows.
3. Heat an empty cast-iron skillet, or two so that the fish lies flat, over high heat for 3 minutes, until a drop of water dances. Lay in the fillets and sear for 3 minutes without touching; the underside should be almost black, and smell toasted rather than burnt.
4. Turn them, spoon on the other half of the butter and cook for 2-3 minutes over medium-high heat until the thick end flakes and reads 145 °F (63 °C).
5. Strew with parsley and hand round the lemon.
meal cobb-salad
title: Cobb Salad
cuisine: american
slots: lunch
difficulty: easy
time: prep 10, cook 25
servings: 3
summary: Rows of chicken, bacon, egg, avocado and blue cheese on romaine.
picture: salad, rows of chicken, bacon, egg, avocado, tomato and blue cheese on lettuce
ingredients:
- 12 oz | boneless, skinless chicken breasts = chicken-breast
- 6 slice | bacon = bacon
- 3 | eggs = egg
- 1 head | romaine lettuce = lettuce | chopped
- 1 cup | cherry tomatoes = cherry-tomato | quartered
- 1 | ripe avocado = avocado | diced
- 3 oz | blue cheese = blue-cheese | crumbled
- 2 tbsp | snipped chives = chive
-- For the dressing
- 2 tbsp | red wine vinegar = wine-vinegar
- 2 tsp | Dijon mustard = dijon-mustard
- 1/4 cup | olive oil = olive-oil
-  | Salt and pepper = salt-and-pepper | to taste
steps:
1. Boil the eggs at a steady bubble for 10 minutes, until the yolks are hard, then cool under the tap, peel and chop.
2. Meanwhile, lay the bacon in a cold skillet, set it over medium heat and fry for 8 minutes until brown and crisp. Drain on paper and crumble.
3. Season the chicken, pour off all but 1 tbsp of the fat and cook the meat in it for 5-6 minutes a side over medium heat until it reads 165 °F (74 °C). Wash your hands and all else that touched it raw. Rest the chicken for 5 minutes and dice it on a clean board.
4. Whisk red wine vinegar, mustard and olive oil with salt and pepper until thick.
5. Spread the romaine on a platter, line up chicken, bacon, eggs, tomatoes, avocado and blue cheese in rows, sprinkle with chives and pour the dressing across.
meal cowboy-caviar
title: Cowboy Caviar
cuisine: american
slots: lunch, snack
difficulty: easy
time: prep 20, cook 0
servings: 6
summary: Texan bean salad of black-eyed peas, corn, avocado and lime to scoop up.
picture: bowl, a colorful salad of small beans, corn, diced tomato and avocado
ingredients:
- 1 can | black-eyed peas = black-eyed-pea | 15 oz
- 1 can | black beans = black-bean | 15 oz
- 1 1/2 cup | canned corn = canned-corn
- 1/4 cup | lime juice = lime-juice
- 1/4 cup | olive oil = olive-oil
- 3/4 tsp | ground cumin = cumin
- 3/4 tsp | salt = salt
- 1 | red bell pepper = bell-pepper
- 2 | plum tomatoes = tomato
- 1 | jalapeno = jalapeno
- 1/2 | red onion = red-onion
- 1 | avocado = avocado
- 1 handful | cilantro = coriander
steps:
1. Tip black-eyed peas, black beans and corn into a colander, rinse until the water no longer foams and leave them to drip.
2. Beat lime juice, olive oil, cumin and salt in your largest bowl until cloudy.
3. Dice bell pepper, tomatoes and red onion no bigger than a bean; mince the jalapeno, without seeds if children eat along. Stir everything into the bowl with the drained beans.
4. Let the bowl stand for a few minutes while you cut the avocado and tear the cilantro, then fold both in. Without the avocado it keeps for two days in the fridge and gets better.
meal zucchini-noodles-with-avocado-basil-sauce
title: Zucchini Noodles with Avocado-Basil Sauce
cuisine: american
slots: lunch, dinner
difficulty: easy
time: prep 12, cook 3
servings: 2
summary: Barely warmed zucchini ribbons in a cool, lemony avocado and basil sauce.
picture: noodles, pale green zucchini strands in creamy avocado sauce with halved cherry tomatoes
ingredients:
- 1 lb | zucchini = courgette
- 1/2 tsp | salt = salt
- 1 | ripe avocado = avocado
- 1 cup | basil leaves = basil | loosely packed
- 1 clove | garlic = garlic
- 1 tbsp | lemon juice = lemon-juice
- 4 tbsp | hemp hearts = hemp-seed
- 2 tbsp | olive oil = olive-oil
- 5 | cherry tomatoes = cherry-tomato | halved
- 1/4 tsp | black pepper = black-pepper
steps:
1. Spiralize the zucchini, or pull it into long ribbons with a peeler and stop at the seeds. Snip the heap across twice so that it can be eaten with a fork.
2. Blend avocado, basil, garlic, lemon juice, half each of the hemp hearts, olive oil and salt until the sauce is thick and smooth, adding a spoonful of cold water only if the blades spin free.
3. Place a wide pan over high heat with the rest of the oil. Toss the zucchini in it for 2-3 minutes, until warm and glossy but not yet weeping, and season with what salt is left.
4. Pull the pan off the stove, turn the strands through the sauce and add cherry tomatoes, black pepper and the remaining hemp hearts. Eat right away; it thins as it stands.
meal feijoada
title: Feijoada
cuisine: brazilian
slots: lunch
difficulty: hard
time: prep 30, cook 150, total 660
servings: 6
summary: Saturday's black bean pot with pork, collards, rice and orange.
picture: stew, dark black bean and pork stew with collard greens, rice and orange slices
ingredients:
- 400 g | dried black beans = dried-black-bean | picked over
- 500 g | pork spare ribs = pork-rib | cut into single ribs
- 120 g | smoked bacon = bacon | in thick cubes
- 3 | bay leaves = bay-leaf
- 3 tbsp | sunflower oil = sunflower-oil
- 1 | onion = onion | chopped
- 6 clove | garlic = garlic | minced
- 200 g | linguiça = smoked-sausage | in thick coins
- 2 tsp | salt = salt
- 300 g | long-grain rice = rice
- 600 ml | water = water
- 400 g | collard greens = collard-greens | stalks removed, rolled and cut hair-thin
- 2 | oranges = orange | peeled and sliced
steps:
1. Soak the black beans in three times their volume of cold water in the fridge for 8 hours, then throw that water away.
2. Cover the beans with fresh water by 5 cm and boil hard for 10 minutes, skimming off the gray foam. Add the ribs, bacon and bay leaves and simmer, half covered, over low heat for 90 minutes, until the beans are creamy inside.
3. While the beans simmer, color the onion with a third of the oil in a skillet, medium heat, for about 6 minutes until golden, adding two thirds of the garlic for the last one. Crush in a few ladles of beans and stir that paste back into the big pot.
4. Put in the linguiça and half of the salt. Keep it barely simmering for 40 minutes, until the broth is thick, almost black, and the rib meat drops from the bone.
5. Meanwhile, bring the rice to a boil with the water and what salt is left, put on the lid, and leave over the lowest heat for 16 minutes until the grains are dry and separate.
6. Make the biggest pan very hot over high heat and flash the collards in it with the remaining oil and garlic, 2 minutes, until they shine and have only just wilted.
7. Take out the bay leaves. Ladle beans and meat beside the rice and collards, with the orange slices, which cut the fat.
meal salada-de-palmito
title: Salada de Palmito
cuisine: brazilian
slots: lunch
difficulty: easy
time: prep 12, cook 0
servings: 2
summary: Hearts of palm with tomato, avocado, red onion and parsley.
picture: salad, ivory hearts of palm rounds with tomato, avocado and red onion rings
ingredients:
- 1/2 | small red onion = red-onion | in thin rings
- 2 tbsp | lime juice = lime-juice
- 1/2 tsp | salt = salt
- 1/4 tsp | black pepper = black-pepper
- 3 tbsp | olive oil = olive-oil
- 1 can | hearts of palm = heart-of-palm | 400 g/14 oz
- 1 | tomato = tomato | in wedges
- 1 | avocado = avocado | sliced
- 4 leaf | romaine lettuce = lettuce | torn
- 2 tbsp | chopped parsley = parsley
steps:
1. Let the red onion lie in lime juice and salt for 5 minutes, until it has lost its bite. Beat in the olive oil and black pepper with a fork.
2. Drain the hearts of palm, rinse off the brine and cut them into rounds as thick as a finger.
3. Spread romaine on a platter, then tomato, hearts of palm and avocado. Pour the onion and its juices over everything and strew with parsley.
meal pea-and-mint-soup
title: Pea and Mint Soup
cuisine: british
slots: lunch
difficulty: easy
time: prep 3, cook 12
servings: 3
summary: Vivid green soup of frozen peas, scallion and garden mint.
picture: soup, bright green smooth soup with a few whole peas and mint leaves
ingredients:
- 2 tbsp | canola oil = rapeseed-oil
- 6 | scallions = spring-onion | chopped
- 700 ml | boiling water = water
- 600 g | frozen peas = pea
- 1 tsp | salt = salt
- 1 handful | fresh mint = mint | leaves only
- 2 tsp | lemon juice = lemon-juice
- 1/4 tsp | white pepper = white-pepper
- 2 tbsp | hulled sunflower seeds = sunflower-seed
steps:
1. In a saucepan over medium heat, soften the scallions with half of the oil for 3 minutes until they slump but stay green.
2. Add the water, peas and salt, bring back to a fast boil over high heat and cook for 3 minutes, just until a pea is tender to the bite. Longer costs you the color.
3. Meanwhile, use the second half of the oil to toast the sunflower seeds in a small pan, stirring for 2 minutes at medium heat until golden.
4. Put a spoonful of peas aside. Blend the rest with the mint, lid ajar, for a full 2 minutes until no skins can be felt.
5. Sharpen the soup with lemon juice and white pepper, and finish with the whole peas and sunflower seeds.
meal smoked-mackerel-pate
title: Smoked Mackerel Pâté
cuisine: british
slots: lunch, snack
difficulty: easy
time: prep 10, cook 0
servings: 5
summary: Coarse smoked mackerel spread with horseradish, eaten on cold cucumber.
picture: bowl, pale coarse fish spread with black pepper beside cucumber rounds
ingredients:
- 250 g | smoked mackerel fillets = smoked-mackerel
- 150 g | cream cheese = cream-cheese
- 3 tbsp | crème fraîche = creme-fraiche
- 1 tbsp | freshly grated horseradish = horseradish-root
- 2 tbsp | lemon juice = lemon-juice
- 1/2 tsp | black pepper = black-pepper
- 2 tbsp | snipped chives = chive
- 1 | cucumber = cucumber | in thick rounds
steps:
1. Peel the skin off the mackerel, run a finger along the middle for bones and break the flesh into flakes. Hold a third of them back.
2. Beat the larger part with cream cheese, crème fraîche, horseradish and lemon juice, using a fork, until it holds soft peaks.
3. Fold in the held-back flakes, the pepper and most of the chives; the cured fish is seasoning enough.
4. Pile into a small dish under the last chives and spread on the cucumber. It keeps for two days, covered, in the fridge.
meal welsh-rarebit
title: Welsh Rarebit
cuisine: british
slots: lunch, snack
difficulty: easy
time: prep 5, cook 10
servings: 2
summary: Hot mustardy Cheddar sauce broiled on toast until it blisters.
picture: toast, thick toast under a bubbling browned cheese topping with dark blisters
ingredients:
- 20 g | butter = butter
- 1 tbsp | all-purpose flour = wheat-flour
- 80 ml | whole milk = milk
- 150 g | vegetarian mature Cheddar = vegetarian-cheddar | grated
- 1 tsp | English mustard = english-mustard
- 1 pinch | cayenne = cayenne
- 4 slice | farmhouse bread = bread
steps:
1. Put the broiler on its highest setting. Melt the butter in a small saucepan over medium-low heat, stir in the flour and cook it for 1 minute until it foams and loses its chalky smell.
2. Add the milk gradually and stir for 2 minutes over the same heat until very thick and boiling.
3. Turn the heat as low as it goes. Beat in the Cheddar by handfuls, then mustard and cayenne; 2 minutes should do, and if it boils it turns stringy. Stop once it is a smooth, spreadable paste.
4. Toast the bread under it for 1-2 minutes a side until firm and lightly brown.
5. Spread the cheese right over the crusts, which would scorch otherwise, and broil for 2 minutes until it heaves and catches in dark spots.
meal ropa-vieja
title: Ropa Vieja
cuisine: caribbean
slots: lunch, dinner
difficulty: medium
time: prep 20, cook 160
servings: 5
summary: Cuban flank steak braised to threads with peppers, cumin and olives.
picture: stew, shredded beef in red sauce with pepper strips and green olives
ingredients:
- 900 g | flank steak = flank-steak | in 3 pieces
- 1 1/2 tsp | salt = salt
- 4 tbsp | olive oil = olive-oil
- 1 1/5 l | water = water
- 2 | bay leaves = bay-leaf
- 1 | onion = onion | in half-moons
- 1 | green bell pepper = bell-pepper | in strips
- 1 | red bell pepper = bell-pepper | in strips
- 5 clove | garlic = garlic | mashed
- 1 1/2 tsp | ground cumin = cumin
- 1/2 tsp | dried oregano = dried-oregano
- 300 g | canned chopped tomatoes = canned-tomatoes
- 60 g | green olives = table-olive | pitted
steps:
1. Salt the steak with half of the salt. Get a Dutch oven hot over high heat with a quarter of the olive oil and brown the pieces, 4 minutes a side, until crusted.
2. Cover with the water, add the bay leaves and keep at a bare simmer, lid on, for 2 hours, until the fibers part when you twist a fork.
3. Lift the beef onto a tray to cool a little. Save a good quarter of the broth, together with the bay leaves; freeze what remains for soup.
4. In the same pot, let onion, green and red peppers go limp with the rest of the oil, at medium heat, until sweet, which takes 8 minutes. Add garlic, cumin and oregano for 1 minute, until you smell the cumin.
5. Pull the meat apart along the grain into long strings. Add it with the tomatoes, kept broth and the last of the salt, and let it bubble uncovered, medium-low, for 18 minutes, until the sauce hugs the beef.
6. Stir the olives in 2 minutes before the end, when the surface glistens, and discard the bay leaves.
meal jiucai-jidan-jiaozi
title: Jiucai Jidan Jiaozi
cuisine: chinese
slots: lunch, dinner
difficulty: hard
time: prep 65, cook 15, total 90
servings: 4
summary: Northern boiled dumplings stuffed with garlic chives and soft egg.
picture: plate, plump white boiled dumplings with green filling showing through beside dark vinegar
ingredients:
- 320 g | all-purpose flour = wheat-flour
- 175 ml | water = water
- 1 1/4 tsp | salt = salt
- 5 | eggs = egg
- 3 tbsp | sunflower oil = sunflower-oil
- 250 g | garlic chives = garlic-chive | chopped
- 1 tbsp | sesame oil = sesame-oil
- 10 g | ginger = ginger | minced
- 1/4 tsp | white pepper = white-pepper
- 4 tbsp | Chinkiang vinegar = black-vinegar
steps:
1. Stir the flour, water and a fifth of the salt together and knead for 8 minutes into a firm dough. Wrap it and let it rest for 30 minutes.
2. Meanwhile, beat the eggs. Scramble them in the sunflower oil over medium heat for 3 minutes, chopping all the time, until dry little crumbs with no wet egg are left. Spread out to cool.
3. Coat the garlic chives with the sesame oil first, so that salt does not draw out their juice. Mix in the egg, ginger, white pepper and the rest of the salt just before filling.
4. Roll the dough into ropes, cut off nuggets as big as a cherry tomato, and roll each into an 8 cm disc that is thinner at its rim. Spoon in filling, fold in half and pinch shut with both thumbs; lay them on a floured cloth.
5. Slide as many as float freely into a wide pot of boiling water over high heat, pushing once along the bottom. Whenever it foams up, add a glass of cold water, three times in about 6 minutes, until the dumplings float with puffed, see-through skins. Boil the rest in the same way.
6. Dip in the Chinkiang vinegar.
meal pai-huanggua
title: Pai Huanggua
cuisine: chinese
slots: lunch, snack
difficulty: easy
time: prep 7, cook 1, total 15
servings: 2
summary: Smashed cucumber with raw garlic, vinegar and a hiss of chili oil.
picture: bowl, craggy smashed cucumber pieces with garlic, chili flakes and cilantro
ingredients:
- 400 g | cucumbers = cucumber
- 3/4 tsp | salt = salt
- 3 clove | garlic = garlic | pounded
- 1 1/2 tbsp | rice vinegar = rice-vinegar
- 1 tsp | sesame oil = sesame-oil
- 1 tsp | chili flakes = chili-flakes
- 1 tbsp | sunflower oil = sunflower-oil
- 1 sprig | cilantro = coriander | chopped
steps:
1. Lay the cucumbers on a board, put the flat of a cleaver on top and hit it with your fist until they split. Break them into bite-size chunks, salt them in a sieve and let them drip for 7 minutes.
2. Shake off the liquid. Toss the chunks with garlic, rice vinegar and sesame oil.
3. Heap the chili flakes in the middle, heat the sunflower oil in a ladle over medium heat for 30 seconds until it shivers, and pour it onto them. Mix and finish with cilantro.
meal suan-la-tu-dou-si
title: Suan La Tu Dou Si
cuisine: chinese
slots: lunch, dinner
difficulty: easy
time: prep 15, cook 5
servings: 2
summary: Crunchy potato threads snapped hot and sour with vinegar and dried chili.
picture: plate, glossy thin potato threads with red dried chilies and green pepper strips
ingredients:
- 500 g | waxy potatoes = potato
- 1 | green chili = chili | in threads
- 2 tbsp | sunflower oil = sunflower-oil
- 1 tsp | Sichuan peppercorns = sichuan-pepper
- 5 | dried red chilies = dried-chili | snipped
- 2 clove | garlic = garlic | sliced
- 1 1/2 tbsp | rice vinegar = rice-vinegar
- 3/4 tsp | salt = salt
- 1 pinch | sugar = sugar
steps:
1. Peel the potatoes, cut away every green spot and slice them into threads as thin as a match, by hand or on a mandoline. Wash in three changes of water until it stays clear, which keeps them crisp, and drain very well.
2. Warm the oil with the peppercorns in a wok over low heat for 1 minute until they blacken slightly, and spoon them out.
3. Turn the heat to high. Add the dried chilies and garlic for 10 seconds, then the potatoes. Toss without pause for 2 minutes, until the threads turn from chalky to see-through at the edges.
4. Run the rice vinegar around the rim, add salt, sugar and green chili and toss over high heat for 1 minute more. Stop when a thread bends yet still snaps between the teeth and no longer tastes raw.
meal tomato-and-egg-stir-fry
title: Tomato and Egg Stir-Fry
cuisine: chinese
slots: lunch, dinner
difficulty: easy
time: prep 5, cook 10
servings: 2
summary: Soft scrambled eggs in sweet-sour tomato sauce over rice.
picture: eggs, soft yellow eggs and tomato wedges in red sauce over white rice
ingredients:
- 5 | eggs = egg
- 3/4 tsp | salt = salt
- 3 tbsp | sunflower oil = sunflower-oil
- 3 | ripe tomatoes = tomato | in wedges
- 2 | spring onions = spring-onion | sliced
- 2 tsp | sugar = sugar
- 60 ml | water = water
- 2 cup | cooked rice = cooked-rice | fresh, or from the fridge and at most a day old
steps:
1. Beat the eggs with a third of the salt. Warm the rice with a splash of the water in a covered pan over low heat for 4 minutes until it steams throughout, 165 °F (74 °C).
2. Let two thirds of the oil shimmer in a very hot wok over high heat. Pour in the eggs, count to ten, push them into large curds and scoop them out when barely set, after about 1 minute.
3. Add the last of the oil, fry the white ends of the spring onions for 20 seconds, then the tomatoes, sugar and the rest of the salt and water. Cook over high heat for 4 minutes until half of the tomatoes have melted into sauce.
4. Return the eggs and simmer for 1 minute until no runny egg is left and the sauce hugs the curds. Throw in the spring onion greens and serve over the rice.
meal gomen
title: Gomen
cuisine: ethiopian
slots: lunch, dinner
difficulty: easy
time: prep 15, cook 35
servings: 4
summary: Collard greens braised soft with garlic, ginger and green chili.
picture: plate, dark green chopped collards with soft onion and slices of chili
ingredients:
- 800 g | collard greens = collard-greens | thick stems cut out
- 300 ml | water = water
- 1 | large red onion = red-onion | finely chopped
- 6 tbsp | sunflower oil = sunflower-oil
- 5 clove | garlic = garlic | grated
- 20 g | fresh ginger = ginger | grated
- 1 tsp | salt = salt
- 1/2 tsp | ground cardamom = cardamom
- 1 | jalapeno = jalapeno | seeded, in slivers
steps:
1. Wash the collard greens in two changes of water, roll up the leaves and slice them into thin ribbons.
2. Boil them with the water in a covered pot over medium heat for 12 minutes, turning once, until they have sunk and darkened. Drain, and keep the green cooking water.
3. In the same pot stir the red onion without fat for 4 minutes over medium heat, until it dries and softens. Pour in the oil, then garlic and ginger, and cook for 3 minutes until they no longer smell raw.
4. Put the greens back with the salt and enough of their water to wet the bottom. Braise under the lid over low heat for 12 minutes until they are silky and shiny with oil; add a little more if they catch.
5. Fold in cardamom and jalapeno, put the lid on and leave off the heat for 2 minutes, so that the chili scents the pot but keeps its crunch.
meal misir-wot
title: Misir Wot
cuisine: ethiopian
slots: lunch, dinner
difficulty: medium
time: prep 10, cook 50
servings: 4
summary: Red lentils simmered in berbere and long-cooked onions.
picture: stew, thick brick-red lentil stew on a round of spongy injera
ingredients:
- 3 | red onions = red-onion | very finely chopped
- 75 ml | sunflower oil = sunflower-oil
- 4 clove | garlic = garlic | grated
- 20 g | ginger = ginger | grated
- 3 tbsp | berbere = berbere
- 1 tbsp | tomato paste = tomato-paste
- 250 g | red lentils = red-lentil
- 900 ml | water = water
- 1 1/4 tsp | salt = salt
- 4 piece | gluten-free teff injera = gluten-free-teff-injera | to serve
steps:
1. Stir the red onions in a dry heavy pot over medium heat for 10 minutes until they are soft and just catching.
2. Pour in the oil, add garlic, ginger and berbere, and cook over low heat for 8 minutes, with a spoonful of water whenever it sticks, until the paste smells sweet instead of dusty. Work in the tomato paste.
3. Rinse the lentils and add them with the rest of the water. Bring to a boil, then simmer over low heat for 25 minutes, stirring often, until they fall apart and the stew mounds on a spoon.
4. Season with the salt, let it settle for 2 minutes and spoon it onto the injera, which is plate and fork at once.
meal shiro-wat
title: Shiro Wat
cuisine: ethiopian
slots: lunch, dinner
difficulty: easy
time: prep 10, cook 35
servings: 4
summary: Bubbling chickpea-flour stew with berbere, scooped up with injera.
picture: stew, smooth orange-brown chickpea stew bubbling in a clay pot beside injera
ingredients:
- 2 | red onions = red-onion | very finely chopped
- 5 tbsp | sunflower oil = sunflower-oil
- 4 clove | garlic = garlic | grated
- 2 tbsp | berbere = berbere
- 2 | tomatoes = tomato | grated, skins left behind
- 850 ml | water = water
- 120 g | gluten-free chickpea flour = gluten-free-chickpea-flour
- 1 1/4 tsp | salt = salt
- 1 | jalapeno = jalapeno | halved lengthwise
- 4 piece | gluten-free teff injera = gluten-free-teff-injera
steps:
1. Stir the chickpea flour in a dry saucepan over medium heat for 4 minutes until it smells of roasted nuts, and set it aside. Cook the red onions in the wiped pot, still dry, for 6 minutes until they are limp and golden at the tips.
2. Add the oil, garlic and berbere and keep them moving over low heat for 4 minutes until the oil is red. Stir in the tomatoes for 3 minutes until the oil comes out again.
3. Whisk the chickpea flour with a third of the water until no lump is left. Pour the rest into the pot, wait over high heat for about 3 minutes until it rolls, and whisk in the batter in a thin stream.
4. Simmer over low heat for 14 minutes, whisking often, until it spits like lava, tastes toasted instead of raw and falls thickly from the spoon.
5. Stir in the salt, stand the jalapeno halves in the pot for 1 minute until their scent rises, and set it sputtering on the table with the injera.
meal sinigang-na-bangus
title: Sinigang na Bangus
cuisine: filipino
slots: lunch, dinner
difficulty: easy
time: prep 15, cook 30
servings: 4
summary: Milkfish and a garden of vegetables in a mouth-puckering broth.
picture: soup, milkfish slices with radish, okra, eggplant and greens in tamarind broth
ingredients:
- 1 2/5 l | water = water
- 1 | onion = onion | quartered
- 3 | tomatoes = tomato | quartered
- 150 g | daikon = daikon | in half-moons
- 4 tbsp | tamarind paste = tamarind
- 1/2 tsp | salt = salt
- 120 g | long beans = yardlong-bean | in 5 cm lengths
- 1 | long eggplant = eggplant | thickly sliced
- 8 | okra pods = okra | tips trimmed
- 2 | green chilies = chili | whole
- 700 g | milkfish steaks = milkfish | boned if you can get it
- 3 tbsp | fish sauce = fish-sauce
- 150 g | water spinach = water-spinach | in hand lengths
steps:
1. Set the water over high heat with onion, tomatoes and daikon; it boils in about 8 minutes. Give it 5 more, until the tomato skins curl off, and crush the tomatoes against the side.
2. Stir in tamarind paste and salt. Add long beans and eggplant and cook at a steady simmer for 4 minutes until the eggplant turns from white to clear at its rim.
3. Settle milkfish, okra and chilies in the pot. For 8 minutes, over medium-low heat and without stirring, let it simmer until the fish flakes off the backbone at 145 °F (63 °C).
4. Season with fish sauce, push the water spinach under and wait 1 minute off the heat until it has wilted. Sip before you ladle: if it does not make you wince, it wants more tamarind.
meal sisig-na-tokwa
title: Sisig na Tokwa
cuisine: filipino
slots: lunch, dinner
difficulty: easy
time: prep 12, cook 14
servings: 3
summary: Crunchy tofu dice with onion, chili and calamansi, served sizzling.
picture: plate, small crisp brown tofu cubes with red onion and green chili on iron
ingredients:
- 550 g | extra-firm tofu = tofu | in 1 cm dice, dried in a cloth
- 6 tbsp | sunflower oil = sunflower-oil
- 2 clove | garlic = garlic | minced
- 1 tbsp | fresh ginger = ginger | minced
- 1/2 | red onion = red-onion | finely chopped
- 2 | green chilies = chili | sliced
- 2 tbsp | gluten-free tamari = gluten-free-tamari
- 3 tbsp | calamansi juice = yuzu
- 1/2 tsp | black pepper = black-pepper
steps:
1. Fry half of the tofu in the oil in a heavy skillet over medium-high heat for 5 minutes, stirring only now and then, until all sides are brown and hard to the tap of a spoon. Lift it out and do the same with the other half.
2. Pour off all but 1 tbsp of oil. Give garlic and ginger 30 seconds in it over medium heat, until you can smell them across the room.
3. Return the tofu, splash in the tamari and toss for 1 minute until it has dried onto the cubes.
4. Turn the heat to high for 30 seconds so that the skillet sizzles, then take it off and toss in red onion, green chilies, calamansi juice and black pepper. Carry it out still hissing.
meal galettes-forestieres
title: Galettes Forestières
cuisine: french
slots: lunch, dinner
difficulty: medium
time: prep 15, cook 35, total 110
servings: 3
summary: Breton buckwheat crepes folded over creamy garlic mushrooms.
picture: pancakes, brown lacy buckwheat crepes folded square with creamy mushrooms in the window
ingredients:
- 200 g | gluten-free buckwheat flour = gluten-free-buckwheat-flour
- 1 tsp | salt = salt
- 1 | egg = egg
- 430 ml | water = water
- 45 g | butter = butter
- 500 g | chestnut mushrooms = chestnut-mushroom | sliced
- 1 | shallot = shallot | finely chopped
- 1 clove | garlic = garlic | minced
- 120 g | crème fraîche = creme-fraiche
- 1/4 tsp | black pepper = black-pepper
- 1 handful | parsley = parsley | chopped
steps:
1. Beat the buckwheat flour, half of the salt, the egg and half of the water for 2 minutes until the batter falls in ribbons. Stir in the rest of the water and chill for 1 hour.
2. Shortly before it is ready, cook the mushrooms in nearly half of the butter over high heat for 8 minutes until brown. Add shallot and garlic and stir for 2 minutes over medium heat until soft.
3. Fold in the crème fraîche, pepper and what is left of the salt, and bubble for 2 minutes until it coats the slices. Keep it warm with the parsley stirred in.
4. Wipe a 28 cm crepe pan with a little of the remaining butter over medium-high heat. When it smokes lightly, tilt in a ladle of batter, thin enough for holes to open.
5. Cook for 2 minutes until the edge is crisp and dark, turn it, and spread a few spoonfuls of mushrooms in the center. Fold in four sides to a square after 1 minute. Make two for each person.
meal ratatouille
title: Ratatouille
cuisine: french
slots: lunch, dinner
difficulty: medium
time: prep 20, cook 45
servings: 4
summary: Provençal vegetables browned one by one, then stewed together.
picture: stew, glossy chunks of eggplant, zucchini, pepper and tomato with basil
ingredients:
- 6 tbsp | olive oil = olive-oil
- 1 | large eggplant = eggplant | in 2 cm cubes
- 2 | zucchini = courgette | in thick half-moons
- 2 | red bell peppers = bell-pepper | in squares
- 1 | onion = onion | sliced
- 4 clove | garlic = garlic | sliced
- 5 | ripe tomatoes = tomato | peeled and chopped
- 3 sprig | thyme = thyme
- 1 | bay leaf = bay-leaf
- 1 tsp | salt = salt
- 1/4 tsp | black pepper = black-pepper
- 1 handful | basil leaves = basil
steps:
1. Brown the eggplant in half of the olive oil in a broad casserole over medium-high heat for 7 minutes until it gives, and lift it out.
2. Add a third of the remaining oil and color the zucchini for 5 minutes until their faces are gold; set them with the eggplant.
3. Turn down to medium. In the last of the olive oil soften onion and peppers for 8 minutes, stir in the garlic for 1 minute, then add tomatoes, thyme, bay leaf, salt and pepper and boil for 5 minutes until saucy.
4. Return the browned vegetables, cover and stew over low heat for 15-18 minutes, until everything is tender but you can still tell one from the other.
5. Pull out thyme and bay leaf, tear in the basil, and eat hot or at room temperature.
meal salade-nicoise
title: Salade Niçoise
cuisine: french
slots: lunch
difficulty: medium
time: prep 10, cook 20
servings: 4
summary: Tuna, eggs, potatoes and green beans with olives and anchovy.
picture: salad, a platter of tuna, halved eggs, potatoes, green beans, tomatoes and olives
ingredients:
- 500 g | new potatoes = potato
- 200 g | green beans = green-bean | trimmed
- 4 | eggs = egg
- 2 can | tuna = canned-tuna | 160 g/5.6 oz each, drained
- 250 g | cherry tomatoes = cherry-tomato | halved
- 1 head | butter lettuce = butter-lettuce
- 60 g | black olives = table-olive
- 8 | anchovy fillets = anchovy
-- For the dressing
- 1 tbsp | Dijon mustard = dijon-mustard
- 2 tbsp | red wine vinegar = wine-vinegar
- 6 tbsp | extra virgin olive oil = olive-oil
- 1/2 tsp | salt = salt
steps:
1. Cover the potatoes with salted boiling water from the kettle and cook at a steady boil for 15 minutes until a knife meets no resistance. Drop in the green beans for the last 4 minutes; they should still squeak. Drain.
2. Meanwhile, in a second pan of boiling water, cook the eggs for 10 minutes until the yolks are firm. Cool in iced water, peel and halve.
3. Shake mustard, red wine vinegar, olive oil and salt in a closed jar until it looks creamy.
4. Slice the warm potatoes and toss them, the beans and the tomatoes with two thirds of the dressing.
5. Line a platter with lettuce leaves, arrange the dressed vegetables with tuna, eggs, olives and anchovy fillets, and spoon over what is left in the jar.
meal salade-de-chevre-chaud
title: Salade de Chèvre Chaud
cuisine: french
slots: lunch
difficulty: easy
time: prep 9, cook 5
servings: 2
summary: Melting goat cheese toasts on crisp leaves with walnuts and mustard.
picture: salad, browned goat cheese rounds on toast over green leaves with walnuts
ingredients:
- 8 slice | baguette = baguette | 1 cm thick
- 150 g | vegetarian goat cheese = vegetarian-goat-cheese | a log, in 8 rounds
- 1/2 tsp | thyme leaves = thyme
- 1 tsp | honey = honey
- 2 tsp | red wine vinegar = wine-vinegar
- 1 tsp | Dijon mustard = dijon-mustard
- 1/4 tsp | salt = salt
- 2 tbsp | olive oil = olive-oil
- 120 g | frisée = curly-endive | washed and torn
- 25 g | walnuts = walnut | broken
- 1 pinch | black pepper = black-pepper
steps:
1. Heat the broiler on high. Lay the baguette on a tray and toast one side for 1 minute until it colors.
2. Turn the slices over, cap each with a round of goat cheese, add the thyme and a dot of honey, and broil for 3-4 minutes until the tops are freckled brown and the middle slumps.
3. Meanwhile, mix the vinegar, mustard and salt in the bottom of a salad bowl and beat in the olive oil. Tumble the frisée in it until every leaf shines.
4. Share the salad between the plates, set the hot toasts on it, and strew with walnuts and pepper.
meal salade-de-lentilles
title: Salade de Lentilles
cuisine: french
slots: lunch
difficulty: easy
time: prep 5, cook 25
servings: 4
summary: Warm Puy lentils in a sharp mustard and shallot vinaigrette.
picture: salad, small dark green lentils with diced carrot, shallot and parsley
ingredients:
- 250 g | Puy lentils = green-lentil | rinsed
- 1 | carrot = carrot | in tiny dice
- 1 | bay leaf = bay-leaf
- 2 sprig | thyme = thyme
- 2 | shallots = shallot | finely chopped
- 2 tbsp | red wine vinegar = wine-vinegar
- 3/4 tsp | salt = salt
- 1 tbsp | Dijon mustard = dijon-mustard
- 4 tbsp | sunflower oil = sunflower-oil
- 1/4 tsp | black pepper = black-pepper
- 1 handful | flat-leaf parsley = parsley | chopped
steps:
1. Put the lentils with the bay leaf and thyme into a pot and cover them with three fingers of boiling water from the kettle.
2. Keep them at a quiet simmer over medium-low heat for 22 minutes in all, adding the carrot after 15, until the lentils are tender but still whole in their skins.
3. While they simmer, steep the shallots in the vinegar with the salt for 10 minutes; that tames them. Whisk in the mustard and pepper, then the oil in a thread, until it thickens.
4. Drain the pot, pick out the bay leaf and thyme, and pour the vinaigrette over while all is still hot, because cold lentils take up nothing. Mix in the parsley.
meal kartoffelpuffer-mit-apfelmus
title: Kartoffelpuffer mit Apfelmus
cuisine: german
slots: lunch, dinner
difficulty: medium
time: prep 15, cook 18
servings: 4
summary: Lacy-edged grated potato pancakes fried brown, with cool applesauce.
picture: pancakes, crisp brown grated potato pancakes beside a mound of pale applesauce
ingredients:
- 1 kg | waxy potatoes = potato
- 1 | onion = onion
- 2 | eggs = egg
- 2 tbsp | potato starch = potato-starch
- 1 1/4 tsp | salt = salt
- 1 pinch | nutmeg = nutmeg
- 7 tbsp | sunflower oil = sunflower-oil
- 300 g | unsweetened applesauce = applesauce
steps:
1. Grate the peeled potatoes and the onion, by hand on medium holes or in a food processor. Wring the heap out in a cloth over a bowl, hard, until hardly a drop comes.
2. Let the juice stand while you beat the eggs, then pour it off and scrape up the white starch at the bottom. Mix that starch with potatoes, onion, eggs, potato starch, salt and nutmeg.
3. Pour half of the sunflower oil into two skillets and bring it to medium-high heat, until a shred of potato hisses at once. Drop in heaped tablespoons of batter and flatten each to 1 cm.
4. Fry for 4 minutes until a brown rim shows, turn, and fry for 4 minutes more until both faces are crisp and the egg inside is firm. Drain on paper while the second batch fries in the other half of the oil.
5. Bring them to the table straight from the pan with the cold applesauce.
meal linseneintopf
title: Linseneintopf
cuisine: german
slots: lunch, dinner
difficulty: easy
time: prep 15, cook 53
servings: 5
summary: Brown lentil stew with celeriac, leek and potato, sharpened with vinegar.
picture: stew, thick brown lentils with diced carrot, potato and leek in a deep plate
ingredients:
- 3 tbsp | canola oil = rapeseed-oil
- 1 | leek = leek | sliced and washed
- 2 | carrots = carrot | diced
- 150 g | celeriac = celeriac | diced
- 300 g | brown lentils = brown-lentil | rinsed
- 1 1/2 l | water = water
- 2 | bay leaves = bay-leaf
- 1 tsp | dried marjoram = dried-marjoram
- 400 g | waxy potatoes = potato | in 1.5 cm dice
- 2 tsp | salt = salt
- 3 tbsp | cider vinegar = cider-vinegar
- 1 tsp | sugar = sugar
- 1 handful | parsley = parsley | chopped
steps:
1. Heat the canola oil in a soup pot and fry leek, carrots and celeriac at medium heat for 7 minutes, until the leek flops and the pot floor turns tan.
2. Add lentils, water, bay leaves and marjoram. Boil up, then let it simmer under a tilted lid for 18 minutes until the lentils give but still have a core.
3. Stir in the potatoes and salt and simmer gently for 17 minutes more until the potatoes are tender, a lentil crushes against the palate and a ladleful mounds up.
4. Season boldly with vinegar and sugar, which belong in it like salt; leave it for 2 minutes over low heat until the sharp smell has gone round, and pull out the bay leaves.
5. Strew with parsley. It thickens overnight in the fridge; loosen it with water and heat it until it boils right through.
meal pellkartoffeln-mit-quark-und-leinol
title: Pellkartoffeln mit Quark und Leinöl
cuisine: german
slots: lunch, dinner
difficulty: easy
time: prep 3, cook 27
servings: 3
summary: Potatoes boiled in their skins with herbed quark and golden flaxseed oil.
picture: plate, small boiled potatoes with white herb quark and a yellow pool of oil
ingredients:
- 900 g | small waxy potatoes = potato
- 1 tsp | caraway seeds = caraway
- 1 1/4 tsp | salt = salt
- 500 g | vegetarian quark = vegetarian-farmer-cheese
- 4 tbsp | milk = milk
- 1 | small red onion = red-onion | finely diced
- 1 bunch | chives = chive | snipped
- 1/4 tsp | black pepper = black-pepper
- 3 tbsp | flaxseed oil = flaxseed-oil | cold-pressed, for eating
steps:
1. Scrub the potatoes and leave out any green ones; cover them with cold water, throw in caraway and half of the salt, and bring to a boil under a lid. Boil them at medium heat for 18 minutes until a thin knife comes out as easily as it went in.
2. While the pot boils, beat the quark with the milk until it drops softly off the whisk. Stir in red onion, pepper, most of the chives and the rest of the salt.
3. Drain the potatoes and leave the pot open for 2 minutes until the skins look dry and crack.
4. Everybody peels at the table: a heap of quark, a hollow in it for the flaxseed oil, the last chives. The oil must be fresh, kept cold and never heated; a bitter one is old.
meal chicken-souvlaki
title: Chicken Souvlaki
cuisine: greek
slots: lunch, dinner
difficulty: easy
time: prep 20, cook 10
servings: 4
summary: Oregano and lemon chicken skewers with a chopped tomato salad.
picture: skewer, grilled chicken skewers with lemon and a tomato and cucumber salad
ingredients:
- 700 g | boneless chicken thighs = chicken-thigh | in 3 cm pieces
- 2 | lemons = lemon
- 5 tbsp | olive oil = olive-oil
- 1 tbsp | dried oregano = dried-oregano
- 2 clove | garlic = garlic | grated
- 1 1/2 tsp | salt = salt
- 1/2 tsp | black pepper = black-pepper
- 4 | tomatoes = tomato | chopped
- 1 | cucumber = cucumber | chopped
- 1/2 | red onion = red-onion | thinly sliced
steps:
1. Squeeze half of the lemons over the chicken. Toss it with three fifths of the olive oil, the oregano, garlic, pepper and two thirds of the salt. Leave in the fridge for 10 minutes, then thread onto metal skewers. Wash hands and board before you chop the salad.
2. Heat a grill or ridged pan over high heat until a drop of water vanishes.
3. Grill the skewers for 9-10 minutes, a quarter turn every 2 minutes, until charred at the corners and 165 °F (74 °C) inside.
4. Dress tomatoes, cucumber and red onion with the rest of the olive oil and salt. Use a clean plate for the cooked skewers, and cut the other lemons into wedges for them.
meal fava-santorinis
title: Fava Santorinis
cuisine: greek
slots: lunch, snack
difficulty: easy
time: prep 8, cook 57
servings: 5
summary: Silky yellow split pea puree with lemon, capers and raw onion.
picture: bowl, smooth yellow puree with capers, red onion and a ring of olive oil
ingredients:
- 300 g | yellow split peas = split-pea
- 1 l | water = water
- 1 | onion = onion | quartered
- 1 clove | garlic = garlic
- 1 | bay leaf = bay-leaf
- 1 tsp | salt = salt
- 6 tbsp | extra virgin olive oil = olive-oil
- 3 tbsp | lemon juice = lemon-juice
- 1/2 | small red onion = red-onion | very finely chopped
- 2 tbsp | capers = caper
- 1/2 tsp | dried oregano = dried-oregano
steps:
1. Rinse the split peas until the water runs clear and bring them to a boil in the measured water. Skim off the gray foam with a spoon for 3 minutes, until hardly any more rises.
2. Drop in the quartered onion, garlic and bay leaf, cover all but a crack, and leave at a low simmer for 45 minutes. Stir often toward the end, until the peas have slumped into a thick, plopping mass.
3. Pull out the bay leaf. Add the salt, lemon juice and two thirds of the olive oil and blend until it flows like thick paint; it sets as it cools.
4. Swirl onto a plate while warm and top with red onion, capers, oregano and the rest of the oil.
meal horiatiki
title: Horiatiki
cuisine: greek
slots: lunch
difficulty: easy
time: prep 12, cook 0
servings: 4
summary: Village salad without a leaf of lettuce, under one slab of feta.
picture: salad, big chunks of tomato and cucumber with olives under a slab of feta
ingredients:
- 450 g | ripe tomatoes = tomato | cut into uneven wedges
- 1 | cucumber = cucumber | about 250 g, half peeled, in thick slices
- 1 | small red onion = red-onion | about 50 g, in rings
- 1 | green bell pepper = bell-pepper | about 100 g, in rings
- 1/2 tsp | salt = salt
- 80 g | Kalamata olives = table-olive
- 1 tbsp | capers = caper
- 200 g | vegetarian feta = vegetarian-feta | in one or two slabs
- 1 tsp | dried oregano = dried-oregano
- 100 ml | extra virgin olive oil = olive-oil
steps:
1. Put the tomatoes into a wide, shallow bowl, salt them and leave them alone while you cut cucumber, red onion and green pepper. Their juice is half of what you will mop up later.
2. Add those three vegetables with the Kalamata olives and capers, and turn everything over once or twice with your hands.
3. Lay the feta on top whole. Crumble the oregano over the slab between finger and thumb and pour the olive oil over it so that it runs down into the bowl.
4. Break the feta with a fork only at the table, so that everyone gets creamy corners and clean vegetables.
meal kotosoupa-avgolemono
title: Kotosoupa Avgolemono
cuisine: greek
slots: lunch, dinner
difficulty: medium
time: prep 10, cook 60
servings: 4
summary: Chicken and rice soup turned to pale velvet by egg and lemon.
picture: soup, pale yellow creamy chicken and rice soup with dill and black pepper
ingredients:
- 700 g | bone-in chicken thighs = chicken-thigh
- 1 | onion = onion | halved
- 2 | carrots = carrot | cut into thick coins
- 1 1/2 l | water = water
- 1 1/2 tsp | salt = salt
- 100 g | medium-grain rice = rice
- 3 | pasteurized eggs = pasteurised-egg
- 80 ml | lemon juice = lemon-juice
- 1/4 tsp | black pepper = black-pepper
- 2 tbsp | chopped dill = dill
steps:
1. Put chicken, onion, carrots, water and salt into a pot. Skim when it boils, then keep it at the laziest simmer on low heat. After 30 minutes the meat should pull away from the bone and a thigh read 165 °F (74 °C) inside; if not, wait until it does.
2. Lift out the chicken and the onion halves; throw the onion away. Rain the rice into the broth and simmer over medium-low heat for 15 minutes, until soft. Meanwhile, shred the meat without skin and bones.
3. Whisk the eggs in a bowl until frothy, then whisk in the lemon juice. Still whisking, trickle in two full ladles of hot broth to bring the eggs gently up to heat.
4. Take the pot off the stove and stir the egg mixture in with the shredded chicken. Warm it over the lowest heat for 3 minutes, stirring, until the soup coats a spoon at 160 °F (71 °C). It must not boil again, or it curdles.
5. Grind on the black pepper and shower each bowl with dill.
meal spanakorizo
title: Spanakorizo
cuisine: greek
slots: lunch, dinner
difficulty: easy
time: prep 12, cook 33
servings: 4
summary: Soft green rice cooked in spinach, dill, lemon and good olive oil.
picture: rice, moist green spinach rice with dill and lemon wedges on a plate
ingredients:
- 90 ml | olive oil = olive-oil
- 1 | onion = onion | finely chopped
- 4 | spring onions = spring-onion | sliced
- 600 g | spinach = spinach | roughly chopped
- 180 g | medium-grain rice = rice
- 400 ml | hot water = water
- 1 1/4 tsp | salt = salt
- 1/4 tsp | black pepper = black-pepper
- 1 bunch | dill = dill | chopped
- 1 | lemon = lemon
steps:
1. Take a pot wide enough for the spinach and sweat the onion and spring onions in two thirds of the olive oil, about 7 minutes over medium heat, until glassy.
2. Fill the pot with spinach, wait for it to sink, and add the next load, about 4 minutes altogether, until every leaf is dark and limp.
3. Stir in rice, hot water, salt, black pepper and half of the dill. Cover and cook over low heat for 17 minutes, stirring once, until the rice is tender and the bottom still moist.
4. Grate the zest of half of the lemon over the top and squeeze in its juice. Stretch a towel under the lid and leave the pot alone for 5 minutes.
5. Fluff with the rest of the oil and the rest of the dill, and cut the other half of the lemon into wedges for the plates.
meal bhindi-masala
title: Bhindi Masala
cuisine: indian
slots: lunch, dinner
difficulty: easy
time: prep 10, cook 20
servings: 3
summary: Pan-browned okra with cumin, onion, ginger and sour mango powder.
picture: plate, browned pieces of green okra with soft onion and red masala
ingredients:
- 400 g | okra = okra
- 5 tbsp | sunflower oil = sunflower-oil
- 1 tsp | cumin seeds = cumin
- 1 | small onion = onion | sliced
- 2 tsp | fresh ginger = ginger | in matchsticks
- 1 | green chili = chili | slit
- 1/2 tsp | ground turmeric = turmeric
- 1 1/2 tsp | ground coriander = coriander-seed
- 1 tsp | Kashmiri chili powder = kashmiri-chili-powder
- 1 | small tomato = tomato | chopped
- 3/4 tsp | salt = salt
- 1/2 tsp | amchur = amchur
steps:
1. Wash the okra and dry every pod with a towel, because water makes it slimy. Trim the tops and cut into pieces 2 cm long.
2. Fry the okra in a good half of the oil in your widest pan over medium-high heat for 9 minutes, turning only every minute or two, until brown patches show and no threads pull. Lift it out.
3. Pour in the rest of the oil, lower to medium and sizzle the cumin for 20 seconds. Add onion, ginger and green chili and fry for 4 minutes until the onion bends and colors.
4. Stir in turmeric, coriander and chili powder, then the tomato and salt, and mash until you have a thick paste, 3 minutes.
5. Return the okra, dust with amchur and toss for 2 minutes over medium heat until the paste clings to each piece.
meal bombay-sandwich
title: Bombay Sandwich
cuisine: indian
slots: lunch
difficulty: easy
time: prep 10, cook 5
servings: 2
summary: Buttered white bread with green chutney, potato, beet and cucumber.
picture: sandwich, layers of beet, potato, tomato and cucumber with green chutney on white bread
ingredients:
- 1 | small potato = potato | peeled, in slices 3 mm thick
- 1 bunch | fresh coriander = coriander-leaf | thick stalks removed
- 1-2 | green chilies = chili
- 1 tbsp | lemon juice = lemon-juice
- 1/2 tsp | salt = salt
- 4 slice | white sandwich bread = bread
- 2 tbsp | butter = butter | soft
- 1 | cooked beet = beetroot | thinly sliced
- 1/2 | cucumber = cucumber | thinly sliced
- 1 | tomato = tomato | thinly sliced
- 1/2 | small red onion = red-onion | in thin rings
- 3/4 tsp | chaat masala = chaat-masala
steps:
1. Slide the potato slices into a saucepan filled from the kettle and boil over medium-high heat for 5 minutes, until a knife point meets no resistance. Drain and let them steam dry.
2. Meanwhile, blend coriander, green chilies, lemon juice and salt with a spoonful of water to a thick, bright chutney.
3. Spread the bread to its edges with butter, which keeps the slices dry, and then with chutney.
4. Build two sandwiches with potato, beet, cucumber, tomato and red onion, and sprinkle chaat masala over each layer. Close, press gently with your palm and cut into four.
meal chana-masala
title: Chana Masala
cuisine: indian
slots: lunch, dinner
difficulty: easy
time: prep 10, cook 25
servings: 4
summary: Chickpeas in a dark, tangy onion and tomato masala.
picture: curry, chickpeas in a dark red-brown sauce with ginger and coriander
ingredients:
- 3 tbsp | sunflower oil = sunflower-oil
- 1 tsp | cumin seeds = cumin
- 2 | onions = onion | finely chopped
- 4 clove | garlic = garlic | grated
- 30 g | ginger = ginger | grated
- 2 | green chilies = chili | slit
- 2 tsp | ground coriander = coriander-seed
- 1/2 tsp | ground turmeric = turmeric
- 1 tsp | Kashmiri chili powder = kashmiri-chili-powder
- 1 can | chopped tomatoes = canned-tomatoes | 400 g/14 oz
- 2 can | chickpeas = chickpea | 400 g/14 oz each
- 1 tsp | salt = salt
- 1 tsp | amchur = amchur
- 1 handful | fresh coriander = coriander-leaf | chopped
steps:
1. Heat the oil in a heavy pan over medium-high heat and crackle the cumin for 20 seconds. Fry the onions for 9 minutes, stirring, until they are deep brown at the edges.
2. Add garlic, ginger and green chilies; after 1 minute stir in ground coriander, turmeric and chili powder with a spoonful of liquid from the chickpeas so that nothing scorches.
3. Cook the tomatoes into the masala for 5 minutes until oil beads at the sides.
4. Add the chickpeas with half of their liquid and the salt. Simmer over medium heat for 7 minutes, crushing a few, until the gravy coats them.
5. Stir in the amchur, taste, and finish with fresh coriander.
meal dal-tadka
title: Dal Tadka
cuisine: indian
slots: lunch, dinner
difficulty: easy
time: prep 7, cook 23
servings: 4
summary: Soft yellow lentils under sizzling ghee with garlic, cumin and chili.
picture: bowl, thick yellow lentils with a red ghee tempering, garlic and coriander
ingredients:
- 250 g | red lentils = red-lentil
- 900 ml | boiling water = water | from the kettle
- 1/2 tsp | ground turmeric = turmeric
- 1 | large tomato = tomato | chopped
- 1 | green chili = chili | slit
- 1 tsp | salt = salt
- 3 tbsp | ghee = ghee
- 1 1/2 tsp | cumin seeds = cumin
- 5 clove | garlic = garlic | sliced
- 3 | dried red chilies = dried-chili
- 1/2 tsp | Kashmiri chili powder = kashmiri-chili-powder
- 1 tbsp | lemon juice = lemon-juice
- 1 handful | fresh coriander = coriander-leaf | chopped
steps:
1. Wash the lentils in several changes of water until it stays clear. Put them into a pot with the boiling water, turmeric, tomato and green chili.
2. Let it return to a boil over high heat, skim off the scum and bubble gently, lid ajar, for 16 minutes, until the lentils have lost their shape.
3. Whisk in the salt and lemon juice until the dal is smooth and runs from the whisk in a ribbon.
4. For the tadka, melt the ghee in a small pan over medium heat. Fry cumin, garlic and dried chilies for 2 minutes until the garlic is light gold.
5. Pull the pan off the heat, swirl in the chili powder and pour it hissing over the dal. Strew with coriander.
meal kathi-roll
title: Kathi Roll
cuisine: indian
slots: lunch
difficulty: medium
time: prep 15, cook 30, total 75
servings: 4
summary: Kolkata's street roll: flaky paratha, egg, spiced chicken and onion.
picture: wrap, a flaky flatbread lined with egg and rolled around chicken and onion
ingredients:
- 450 g | boneless skinless chicken thighs = skinless-chicken-thigh | in thin strips
- 3 tbsp | plain yogurt = yogurt
- 2 tsp | ginger-garlic paste = ginger-garlic-paste
- 1 tsp | Kashmiri chili powder = kashmiri-chili-powder
- 1/2 tsp | garam masala = garam-masala
- 1 tsp | salt = salt
- 3 tbsp | sunflower oil = sunflower-oil
- 1 | red onion = red-onion | sliced into fine rings
- 1 | lime = lime | halved
- 4 | eggs = egg
- 4 | frozen paratha = paratha
- 2 | green chilies = chili | chopped
steps:
1. Coat the chicken with yogurt, ginger-garlic paste, chili powder, garam masala and half of the salt. Chill for 30 minutes; wash board, knife and hands.
2. Squeeze half of the lime over the onion rings and rub them with a little of the salt, so that they lose their sting.
3. Sear the chicken with all its marinade in two thirds of the oil over high heat for 7-8 minutes, until the yogurt has dried to brown crusts and the thickest strip reads 165 °F (74 °C). Keep it warm.
4. Beat the eggs with the last of the salt. Toast each paratha straight from the freezer on a griddle over medium heat for 2 minutes a side until freckled with brown.
5. For each roll, smear a few drops of oil on the griddle, pour on a quarter of the egg and press the paratha into it. Turn after 1 minute, when the egg is firm and stuck to the bread, and give it 30 seconds more until the other side blisters.
6. Line up chicken, onion and green chilies on the egg side, squeeze over the other lime half and roll tightly in paper.
meal lemon-rice
title: Lemon Rice
cuisine: indian
slots: lunch
difficulty: easy
time: prep 6, cook 9
servings: 3
summary: Tamil tempered rice, sharp with lemon and crunchy with fried dal.
picture: rice, bright yellow rice with curry leaves, dried red chilies and brown dal
ingredients:
- 600 g | cooked white rice = cooked-rice | cooled fast, kept cold
- 3 tbsp | sunflower oil = sunflower-oil
- 1 tbsp | chana dal = chana-dal
- 1 tsp | black mustard seeds = mustard-seed
- 2 tsp | split urad dal = black-gram
- 2 | dried red chilies = dried-chili | broken in half
- 2 | green chilies = chili | slit
- 1 tbsp | fresh ginger = ginger | finely chopped
- 15 | curry leaves = curry-leaf
- 1 pinch | gluten-free asafoetida = gluten-free-asafoetida
- 1/2 tsp | ground turmeric = turmeric
- 3/4 tsp | salt = salt
- 3 tbsp | lemon juice = lemon-juice
steps:
1. Use rice that was cooled within an hour of cooking and has spent no more than a day in the fridge. Loosen it with wet fingers until no two grains cling.
2. Put the oil and chana dal into a wok over medium heat and stir for 1 minute. Add the mustard seeds and urad dal and fry for 1-2 minutes until the seeds have popped and both dals are reddish gold.
3. Follow with dried chilies, green chilies, ginger, curry leaves and asafoetida and let them splutter for 40 seconds until the leaves are crisp.
4. Stir turmeric and salt into the hot oil, tip in the rice and turn it over medium heat for 5 minutes, until it is yellow all through and steaming hot, 165 °F (74 °C).
5. Stir in the lemon juice only when the flame is out, because boiling makes it bitter.
meal muttaikose-poriyal
title: Muttaikose Poriyal
cuisine: indian
slots: lunch, dinner
difficulty: easy
time: prep 7, cook 8
servings: 2
summary: Tamil dry cabbage with coconut, curry leaves and popped mustard seeds.
picture: plate, pale shredded cabbage with white coconut, curry leaves and red chilies
ingredients:
- 2 tbsp | coconut oil = coconut-oil
- 1 tsp | black mustard seeds = mustard-seed
- 1 tsp | split urad dal = black-gram
- 2 | dried red chilies = dried-chili
- 12 | curry leaves = curry-leaf
- 1 | green chili = chili | slit
- 300 g | cabbage = cabbage | finely shredded
- 1/4 tsp | ground turmeric = turmeric
- 1/2 tsp | salt = salt
- 50 g | fresh coconut = coconut | grated
steps:
1. Let the mustard seeds pop in the coconut oil over medium heat. Drop in urad dal and dried chilies and stir for 30 seconds until the dal blushes, then add curry leaves and green chili and stand back.
2. Toss in the cabbage with turmeric and salt, sprinkle with water and cover. Let it steam for 4 minutes on medium-low, until it is limp but each shred still has a bite.
3. Uncover, turn up to high and toss for 1 minute until the bottom of the pan is dry.
4. Strew in the coconut and turn it through for 1 minute until warm; it should stay white.
meal rajma-masala
title: Rajma Masala
cuisine: indian
slots: lunch, dinner
difficulty: easy
time: prep 10, cook 30
servings: 4
summary: Punjabi kidney beans in a thick ginger, tomato and onion gravy.
picture: curry, dark red kidney beans in thick tomato gravy with fresh coriander
ingredients:
- 3 tbsp | sunflower oil = sunflower-oil
- 1 1/2 tsp | cumin seeds = cumin
- 2 | onions = onion | finely chopped
- 4 clove | garlic = garlic | grated
- 1 tbsp | fresh ginger = ginger | grated
- 2 tsp | ground coriander = coriander-seed
- 1 1/2 tsp | Kashmiri chili powder = kashmiri-chili-powder
- 1/2 tsp | ground turmeric = turmeric
- 1 can | chopped tomatoes = canned-tomatoes | 400 g
- 2 can | kidney beans = kidney-bean | 400 g each, drained
- 3/4 tsp | salt = salt
- 1/2 tsp | garam masala = garam-masala
- 1 handful | fresh coriander = coriander-leaf | chopped
steps:
1. In a heavy pot, let the cumin crackle in the oil over medium heat for 20 seconds. Brown the onions in it for 9 minutes, with more and more stirring, until they are an even gold.
2. Add garlic and ginger and fry for 1 minute until they stop smelling raw, then dust in ground coriander, chili powder and turmeric.
3. Pour in the tomatoes with the salt and cook down for 7 minutes, until the masala is thick and lets go of its oil.
4. Tip in the kidney beans and enough water to come level with them. Squash a spoonful against the side, cover the pot and leave it on low, barely bubbling, for 12 minutes until the gravy is creamy and coats the beans.
5. Stir in garam masala and scatter with the fresh coriander.
meal gado-gado
title: Gado-Gado
cuisine: indonesian
slots: lunch
difficulty: medium
time: prep 15, cook 30
servings: 4
summary: Warm vegetables, tofu and egg under a tamarind peanut sauce.
picture: plate, vegetables, fried tofu and halved eggs covered in brown peanut sauce
ingredients:
- 400 g | waxy potatoes = potato
- 4 | eggs = egg
- 150 g | green beans = green-bean | cut short
- 200 g | white cabbage = cabbage | shredded
- 150 g | bean sprouts = bean-sprout
- 300 g | firm tofu = tofu | in cubes, patted dry
- 3 tbsp | sunflower oil = sunflower-oil
- 1/2 | cucumber = cucumber | sliced
- 1 tsp | salt = salt
-- For the sauce
- 150 g | peanut butter = peanut-butter
- 200 ml | coconut milk = coconut-milk
- 2 tbsp | kecap manis = kecap-manis
- 1 tbsp | tamarind paste = tamarind
- 1 clove | garlic = garlic | grated
- 1 | red chili = chili | minced
- 1 | lime = lime
steps:
1. Boil the potatoes in water with the salt over medium heat for 20 minutes until a skewer slips through, adding the eggs for the last 10, in which their yolks turn firm. Peel the eggs under cold water and halve them; slice the potatoes.
2. Meanwhile, fry the tofu in the oil over medium-high heat for 8 minutes, turning, until every side is golden.
3. Bring a second pot of water to a rolling boil. Blanch the green beans for 3 minutes, add cabbage and bean sprouts for 2 minutes more, until piping hot but still crisp, and drain.
4. Warm peanut butter, coconut milk, kecap manis, tamarind, garlic and chili in a small pan over low heat for 4 minutes, stirring, until it is smooth and heavy on the spoon. Squeeze in the lime.
5. Layer vegetables, potatoes, cucumber, tofu and eggs on a platter and cover with the sauce.
meal orek-tempe
title: Orek Tempe
cuisine: indonesian
slots: lunch, dinner
difficulty: easy
time: prep 5, cook 10
servings: 3
summary: Crisp tempeh sticks in a sticky glaze of sweet soy, chili and galangal.
picture: plate, glossy dark brown tempeh sticks with red chili slices and bay leaves
ingredients:
- 400 g | tempeh = tempeh
- 5 tbsp | sunflower oil = sunflower-oil
- 4 | shallots = shallot
- 3 clove | garlic = garlic
- 2 | red chilies = chili
- 10 g | fresh galangal = galangal | bruised
- 2 | Indonesian bay leaves = bay-leaf
- 3 tbsp | kecap manis = kecap-manis
- 1 tsp | tamarind paste = tamarind
- 1 tsp | palm sugar = palm-sugar
- 1/4 tsp | salt = salt
steps:
1. Cut the tempeh into matchsticks as thick as a pencil.
2. Pour the oil into a wok, set it on medium-high and fry the tempeh for 6 minutes, turning often, until crisp and golden. Scoop them onto paper and leave 1 tbsp of oil behind.
3. While the tempeh fries, slice shallots, garlic and chilies finely. Put them into the wok with galangal and bay leaves and fry on medium; 2 minutes are enough, until the shallots soften.
4. Pour in kecap manis, tamarind, palm sugar, salt and a splash of water. Boil for 1 minute until large, slow bubbles rise.
5. Throw the tempeh back in and stir for 1 minute, until each stick is lacquered and the wok is dry.
meal terong-balado
title: Terong Balado
cuisine: indonesian
slots: lunch, dinner
difficulty: easy
time: prep 8, cook 17
servings: 3
summary: Silky fried eggplant under a coarse red chili and shallot sambal.
picture: plate, purple eggplant halves covered with coarse bright red chili sambal
ingredients:
- 50 g | red chilies = chili | seeded if you like it milder
- 3 | small shallots = shallot | peeled
- 2 clove | garlic = garlic
- 1 | small tomato = tomato | quartered
- 3/4 tsp | salt = salt
- 500 g | long Asian eggplants = eggplant
- 6 tbsp | sunflower oil = sunflower-oil
- 2 | lime leaves = lime-leaf | torn
- 2 tsp | lime juice = lime-juice
steps:
1. Pulse red chilies, shallots, garlic, tomato and salt in a food processor, stopping while it is still coarse and seedy.
2. Cut the eggplants into 8 cm lengths, halve each lengthwise and dry the cut sides with paper.
3. Get the oil shimmering in a wok on medium-high. Fry the eggplants in it for 7-8 minutes, purple skin down first, then turned, until they are tan and yield to a finger. Drain, keeping a third of the oil in the wok.
4. Add the chili paste and lime leaves to that oil, lower to medium and stir for 6 minutes, until its water is gone and the oil runs red.
5. Stir in the lime juice, lay the eggplants in and spoon the sambal over them on a low flame, 1 minute, until they are coated and hot but still whole.
meal tumis-kangkung
title: Tumis Kangkung
cuisine: indonesian
slots: lunch, dinner
difficulty: easy
time: prep 8, cook 5
servings: 2
summary: Water spinach tossed in a fierce wok with garlic, galangal and chili.
picture: plate, glossy dark green water spinach with sliced red chilies and garlic
ingredients:
- 400 g | water spinach = water-spinach
- 3 tbsp | sunflower oil = sunflower-oil
- 3 | small shallots = shallot | thinly sliced
- 4 clove | garlic = garlic | thinly sliced
- 10 g | fresh galangal = galangal | bruised
- 2 | red chilies = chili | sliced on the slant
- 1/2 tsp | salt = salt
steps:
1. Cut the water spinach into finger lengths, keep the thick stalks apart from the leaves, wash both well and shake until nearly dry.
2. Get a wok smoking hot over high heat, swirl in the oil and fry shallots, garlic and galangal for 1 minute until the edges of the garlic are straw yellow.
3. Toss in the red chilies and stalks for 1 minute, still over high heat, until the stalks turn bright.
4. Add leaves and salt with a splash of water and turn everything without a pause for 1-2 minutes, until the leaves have wilted but the stalks still crunch. Tip it onto a plate right away, since it blackens in the wok.
meal aglio-e-olio
title: Aglio e Olio
cuisine: italian
slots: lunch, dinner
difficulty: easy
time: prep 3, cook 12
servings: 2
summary: Spaghetti with golden garlic, chili flakes and olive oil.
picture: pasta, a twirl of glossy spaghetti with garlic slices, chili flakes and parsley
ingredients:
- 200 g | spaghetti = spaghetti
- 1 1/2 l | water = water
- 1 tbsp | salt = salt
- 75 ml | extra virgin olive oil = olive-oil
- 5 clove | garlic = garlic | thinly sliced
- 1/2 tsp | chili flakes = chili-flakes
- 1 handful | flat-leaf parsley = parsley | chopped
steps:
1. Boil the water in a kettle, pour it into a wide pot over high heat with the salt, and cook the spaghetti for 1 minute less than the packet says, about 8 minutes, until the core is still firm.
2. While it boils, put the garlic and olive oil into a cold skillet and bring them up over low heat for 5 minutes until the slices are the color of straw. Stir in the chili flakes and pull the pan off before anything browns.
3. Lift the pasta into the skillet with a small ladle of its water. Toss over high heat for 1 minute until the liquid turns creamy and coats every strand.
4. Throw in the parsley, toss once more and eat at once.
meal bresaola-rucola-e-grana
title: Bresaola, Rucola e Grana
cuisine: italian
slots: lunch
difficulty: easy
time: prep 8, cook 0
servings: 2
summary: Thin air-dried beef under peppery arugula, lemon and shaved grana.
picture: plate, dark red slices of air-dried beef covered with arugula and pale cheese shavings
ingredients:
- 140 g | bresaola = bresaola | in paper-thin slices
- 80 g | arugula = rocket
- 1 tbsp | lemon juice = lemon-juice
- 3 tbsp | extra virgin olive oil = olive-oil
- 1 pinch | salt = salt
- 40 g | Grana Padano = grana-padano | in one piece
- 1/4 tsp | black pepper = black-pepper
steps:
1. Take the bresaola from the fridge 5 minutes ahead so that it loses its chill. Cover each plate with it in a single layer, slices just touching.
2. Beat the lemon juice and salt with the olive oil until cloudy. Dress the arugula with two thirds of it and pile the leaves in the middle.
3. Draw a vegetable peeler along the Grana Padano to let broad shavings fall on top. Spoon the rest of the lemon oil over the bare meat and grind on the pepper.
meal cacio-e-pepe
title: Cacio e Pepe
cuisine: italian
slots: lunch, dinner
difficulty: medium
time: prep 5, cook 20
servings: 4
summary: Roman spaghetti in nothing but pecorino, toasted pepper and its own water.
picture: pasta, a nest of spaghetti in pale cheese cream speckled with crushed black pepper
ingredients:
- 2 tsp | salt = salt
- 2 tsp | black peppercorns = black-pepper
- 360 g | spaghetti = spaghetti
- 170 g | Pecorino Romano = pecorino | very finely grated
steps:
1. Set a wide pot with the salt and barely enough water to cover the spaghetti over high heat for about 8 minutes, until it boils; so little water becomes rich in starch. Crush the peppercorns roughly in a mortar.
2. Toast the pepper in a dry, wide pan for 1 minute over medium heat until it prickles in the nose. Stop it with a ladle of the boiling water.
3. Boil the spaghetti for 2 minutes less than its packet says, about 8 minutes, until it is pliable but chalky inside. In a bowl, work the pecorino with spoonfuls of pasta water, cooled to lukewarm, to a thick paste without lumps.
4. Lift the dripping spaghetti into the pepper pan and swirl for 2 minutes over medium heat until it is tender and the liquid nearly gone.
5. Take the pan off the fire and count slowly to thirty. Then add the pecorino paste and toss like mad, with a splash more water, until every strand wears a smooth, pale coat.
meal insalata-caprese
title: Insalata Caprese
cuisine: italian
slots: lunch
difficulty: easy
time: prep 10, cook 0
servings: 2
summary: Ripe tomatoes, milky mozzarella and basil in good olive oil.
picture: salad, overlapping rounds of red tomato and white mozzarella with whole basil leaves
ingredients:
- 400 g | ripe tomatoes = tomato | at room temperature
- 1/2 tsp | salt = salt
- 250 g | vegetarian mozzarella = vegetarian-mozzarella | drained
- 2 sprig | basil = basil
- 3 tbsp | extra virgin olive oil = olive-oil
- 1/2 tsp | dried oregano = dried-oregano
steps:
1. Cut the tomatoes into rounds as thick as a pencil, lay them on a plate, salt them and wait 5 minutes until beads of juice appear.
2. Slice the mozzarella equally thick, pat it dry and tuck a slice behind each round of tomato. Pull the basil leaves off their stems and slip them in between.
3. Pour the olive oil over in a slow stream, rub the oregano between your palms above the plate, and carry it to the table before the cheese weeps.
meal insalata-di-tonno-e-fagioli
title: Insalata di Tonno e Fagioli
cuisine: italian
slots: lunch
difficulty: easy
time: prep 12, cook 0
servings: 3
summary: Creamy white beans with flaked tuna, sweet red onion and parsley.
picture: salad, white beans with flakes of tuna, thin red onion and chopped parsley
ingredients:
- 1 | small red onion = red-onion | in very thin half rings
- 2 tbsp | lemon juice = lemon-juice
- 1/2 tsp | salt = salt
- 2 can | cannellini beans = cannellini-bean | 400 g/14 oz each, rinsed and drained
- 1 handful | flat-leaf parsley = parsley | chopped
- 3 tbsp | extra virgin olive oil = olive-oil
- 1/2 tsp | black pepper = black-pepper
- 200 g | tuna in olive oil = canned-tuna-in-oil | drained weight
steps:
1. In a wide bowl, squeeze the onion rings with the lemon juice and salt. Leave them for 5 minutes until they turn pink and lose their bite.
2. Tip in the beans, parsley, pepper and olive oil. Turn everything over with your hands or a soft spatula, for the skins tear easily.
3. Break the tuna into flakes as long as a finger joint and fold them through once. Serve it straight away and not chilled, for cold from the fridge it tastes of little.
meal pappa-al-pomodoro
title: Pappa al Pomodoro
cuisine: italian
slots: lunch, dinner
difficulty: easy
time: prep 8, cook 34
servings: 4
summary: Tuscan tomato soup thick with old bread, garlic, basil and oil.
picture: soup, a thick red bread and tomato soup with basil leaves and green oil
ingredients:
- 6 tbsp | extra virgin olive oil = olive-oil
- 4 clove | garlic = garlic | lightly crushed
- 1 pinch | chili flakes = chili-flakes
- 2 can | peeled tomatoes = canned-tomatoes | 400 g/14 oz each
- 600 ml | water = water
- 1 1/4 tsp | salt = salt
- 250 g | stale Tuscan bread = italian-bread | crust and all, torn
- 1 handful | basil leaves = basil
steps:
1. Put two thirds of the olive oil, the garlic and the chili flakes into a cold pot. Warm them for 4 minutes over low heat, until the cloves are blond.
2. Crush the tomatoes in with your hand, add the salt and let them tremble for 12 minutes over medium-low heat until the oil rises in orange pools.
3. Pour in the water and push the torn bread under. Simmer for another 10 minutes over low heat until the crusts have gone limp.
4. Beat hard with a wooden spoon, or a whisk as in Florence, until hardly a lump is left. Tear in the basil, cover and leave off the heat for 5 minutes.
5. It should be too thick to pour. Ladle it out warm and give every bowl its share of the oil you kept.
meal pasta-e-ceci
title: Pasta e Ceci
cuisine: italian
slots: lunch, dinner
difficulty: easy
time: prep 5, cook 25
servings: 4
summary: Rome's thick chickpea soup with small pasta, rosemary and garlic.
picture: soup, a thick reddish chickpea soup with short pasta tubes and rosemary
ingredients:
- 4 tbsp | extra virgin olive oil = olive-oil
- 3 clove | garlic = garlic | halved
- 1 sprig | rosemary = rosemary
- 1/4 tsp | chili flakes = chili-flakes
- 2 tbsp | tomato paste = tomato-paste
- 2 can | chickpeas = chickpea | 400 g/14 oz each
- 900 ml | boiling water = water
- 1 1/4 tsp | salt = salt
- 160 g | ditalini = small-pasta
steps:
1. Pour three quarters of the olive oil into a soup pot and let the garlic, rosemary and chili flakes sizzle in it, 3 minutes over medium-low heat, until the kitchen smells of the herb. Fish out the rosemary.
2. Stir the tomato paste into the oil for 1 minute until it turns from red to rust.
3. Add the chickpeas with half of the liquid in their cans, the boiling water and the salt. Simmer over medium heat, lid ajar, for 8 minutes until they squash between two fingers.
4. Blend a third of the pot, garlic included, under a lid left ajar, and stir it back in to thicken the rest.
5. Boil the ditalini in the soup for 9-10 minutes, stirring often because they catch, until just tender. Off the heat it thickens within 2 minutes; finish with the rest of the oil.
meal goya-champuru
title: Goya Champuru
cuisine: japanese
slots: lunch, dinner
difficulty: easy
time: prep 15, cook 10
servings: 2
summary: Okinawan bitter melon tossed with browned tofu, egg and bonito.
picture: plate, browned tofu, soft egg and crescents of bitter melon under bonito flakes
ingredients:
- 300 g | firm tofu = tofu
- 250 g | bitter melon = bitter-melon
- 3/4 tsp | salt = salt
- 2 tbsp | sunflower oil = sunflower-oil
- 2 tsp | gluten-free tamari = gluten-free-tamari
- 3 | eggs = egg | beaten
- 1/4 tsp | black pepper = black-pepper
- 5 g | bonito flakes = bonito-flakes
steps:
1. Press the tofu in paper under a plate. Halve the bitter melon, scoop out the white pith with a spoon, slice it 4 mm thin and rub with two thirds of the salt; after 10 minutes rinse and squeeze.
2. Tear the tofu into lumps the size of a thumb tip. Brown them in half of the oil over medium-high heat for 4 minutes, turning twice, until crusty, and take them out.
3. Fry the bitter melon in the other half of the oil over medium-high heat for 3 minutes until bright green with brown freckles.
4. Put the tofu back, season with tamari, pepper and the remaining salt and pour the eggs around. Count to fifteen, fold, and cook for 1 minute longer until no part of the egg is wet. Top with the bonito flakes.
meal horenso-no-goma-ae
title: Horenso no Goma-ae
cuisine: japanese
slots: lunch
difficulty: easy
time: prep 7, cook 5
servings: 2
summary: Squeezed spinach in a nutty paste of freshly ground sesame.
picture: bowl, bundles of dark green spinach under coarse ground sesame
ingredients:
- 400 g | spinach = spinach | roots washed free of sand
- 1/2 tsp | salt = salt
- 5 tbsp | white sesame seeds = sesame-seed
- 1 tbsp | gluten-free tamari = gluten-free-tamari
- 1 tsp | sugar = sugar
steps:
1. Hold the spinach by the leaves, stems down, in a big pot of water boiling over high heat with the salt. After 20 seconds let go, and boil for 30 seconds more until the leaves are limp and vivid green.
2. Plunge it into cold water. Line up the stems, wring out firmly like a cloth and cut into 4 cm lengths.
3. Toast the sesame seeds in a dry pan over low heat for 2 minutes, shaking, until a few pop and they smell warm. Grind them in a ridged mortar until half is powder, half is still rough.
4. Work in tamari and sugar, squeeze the spinach a last time and toss it with your fingers until every strand carries sesame.
meal mame-gohan
title: Mame Gohan
cuisine: japanese
slots: lunch
difficulty: easy
time: prep 10, cook 35, total 70
servings: 4
summary: Spring rice boiled in pea water with kelp, fresh peas folded through.
picture: rice, glossy white rice dotted with bright green peas in a wooden tub
ingredients:
- 400 ml | water = water
- 1 tsp | salt = salt
- 160 g | shelled green peas = pea
- 300 g | short-grain rice = sushi-rice
- 5 g | kombu = kombu | wiped
steps:
1. Boil the water with the salt, tip in the peas and keep them bubbling over medium heat for 4 minutes, until one crushes easily. Let them cool in the liquid, or their skins will wrinkle.
2. Wash the rice until the water stays nearly clear, then soak it in fresh tap water for 25 minutes and drain.
3. Sieve the pea liquid into a heavy pot and replace with tap water what has boiled off. Add rice and kombu, cover, and bring to a boil over medium heat, about 7 minutes, until steam pushes at the lid.
4. Turn to the lowest heat for 12 minutes until no bubbling can be heard. Leave it closed, off the heat, for 10 minutes.
5. Remove the kombu, strew the peas over the rice to warm through for 2 minutes under the lid, and cut them in with a wet paddle.
meal oyakodon
title: Oyakodon
cuisine: japanese
slots: lunch, dinner
difficulty: medium
time: prep 12, cook 30
servings: 2
summary: Chicken and egg simmered in sweet bonito stock over a bowl of rice.
picture: rice, a deep bowl of rice under soft egg, chicken pieces and green onion
ingredients:
- 180 g | short-grain rice = sushi-rice
- 460 ml | water = water
- 8 g | bonito flakes = bonito-flakes
- 2 tbsp | gluten-free tamari = gluten-free-tamari
- 1 tbsp | sugar = sugar
- 1 | small onion = onion | in slim wedges
- 250 g | boneless chicken thighs = chicken-thigh | in 2 cm pieces
- 4 | eggs = egg
- 2 | spring onions = spring-onion | sliced
steps:
1. Wash the rice well and put it on over high heat with half of the water. Once it boils, cover and give it 12 minutes over the lowest heat until craters show, and leave it shut for 10 minutes.
2. While that cooks, heat the other half of the water to boiling, stir in the bonito flakes and pull off the heat; strain after 3 minutes.
3. While the rice rests, simmer this stock with tamari, sugar and onion in a small skillet over medium heat. After 3 minutes, when the onion has turned clear, add the chicken in one layer and cook for 6 minutes, turning the pieces, until the biggest reads 165 °F (74 °C). Wash board and knife.
4. Break the yolks of the eggs with a few strokes, no more. Pour two thirds over the chicken, cover and wait 1 minute over medium heat; pour in what is left with the spring onions, cover again, and give it 2 minutes until white and yolk have just turned firm, at 160 °F (71 °C).
5. Divide the rice between bowls and slide the egg and chicken over it with the juices.
meal salmon-onigiri
title: Salmon Onigiri
cuisine: japanese
slots: lunch, snack
difficulty: medium
time: prep 20, cook 30
servings: 3
summary: Rice balls filled with salted salmon in a crisp nori jacket.
picture: rice, three triangular rice balls wrapped in dark nori with a salmon filling
ingredients:
- 300 g | sushi rice = sushi-rice
- 400 ml | water = water
- 200 g | salmon fillet = salmon
- 1 1/2 tsp | salt = salt
- 3 sheet | nori = nori | cut in half
steps:
1. Wash the rice in several waters until they stay clear and drain. Bring it to a boil with the measured water, cover, cook over low heat for 12 minutes and leave shut for 10 minutes off the heat.
2. While the rice cooks, rub the salmon with two thirds of the salt and broil or pan-grill over medium-high heat for 5 minutes a side until it flakes and reads 145 °F (63 °C). Break it up, without skin and bones.
3. Wet your hands with cold water and rub them with a pinch of the remaining salt. Press a heaped handful of the warm rice flat on a palm, put salmon in the middle, close the rice over it and firm it into a triangle. Shape all the rice so, one ball for each piece of nori.
4. Wrap in nori just before eating. Eat the same day: what is not eaten within an hour goes into the fridge, where it keeps until evening.
meal zaru-soba
title: Zaru Soba
cuisine: japanese
slots: lunch
difficulty: easy
time: prep 15, cook 15
servings: 2
summary: Chilled buckwheat noodles with a dark shiitake and kelp dipping broth.
picture: noodles, cold gray-brown soba on a bamboo tray with nori shreds and dipping broth
ingredients:
- 4 | dried shiitake mushrooms = dried-shiitake
- 6 g | kombu = kombu
- 300 ml | water = water
- 5 tbsp | gluten-free tamari = gluten-free-tamari
- 1 1/2 tbsp | sugar = sugar
- 200 g | gluten-free soba noodles = gluten-free-soba
- 100 g | daikon = daikon | grated and drained
- 2 | spring onions = spring-onion | finely sliced
- 1 sheet | nori = nori | in fine shreds
steps:
1. Boil the water, pour it over the shiitake and kombu in a small pan and let them swell for 12 minutes until pliable. Pull out the kombu and slice the shiitake, without stems, back into their liquid.
2. Add tamari and sugar and simmer over medium-low heat for 8 minutes, until it tastes rounded and not raw. Stand the pan in iced water to chill.
3. While it cools, boil the soba in plenty of unsalted water over high heat for 4-6 minutes, as the packet says, until tender to the middle with a slight bite.
4. Drain and wash under the cold tap, rubbing by the handful until the strands feel slick and quite cold. Pile them on a bamboo tray and scatter the nori.
5. Pour the broth and shiitake into cups, stir daikon and spring onions into your own, and dip each mouthful.
meal dubu-jorim
title: Dubu-jorim
cuisine: korean
slots: lunch, dinner
difficulty: easy
time: prep 10, cook 15
servings: 2
summary: Pan-fried tofu slabs braised in a red chili, garlic and sesame sauce.
picture: plate, overlapping tofu slices in red chili sauce with scallion and sesame seeds
ingredients:
- 450 g | firm tofu = tofu | in 1 cm slabs
- 1 tbsp | sunflower oil = sunflower-oil
- 2 1/2 tbsp | gluten-free tamari = gluten-free-tamari
- 120 ml | water = water
- 1 tbsp | gochugaru = chili-flakes
- 2 clove | garlic = garlic | minced
- 1/4 | onion = onion | thinly sliced
- 1 tbsp | sesame oil = sesame-oil
- 2 | spring onions = spring-onion | sliced
- 1 tsp | toasted sesame seeds = sesame-seed
steps:
1. Press the tofu between towels for 5 minutes. Meanwhile, stir tamari, water, gochugaru, garlic and half of the sesame oil together.
2. Coat a wide, shallow pan with the sunflower oil and lay in the tofu over medium heat. Fry for 3 minutes a side until both faces are golden and firm.
3. Tuck the onion between the slabs, pour the sauce over and bring it to a lively simmer. Spoon it up over the tofu for 6-7 minutes, until only a few red spoonfuls are left.
4. Scatter the spring onions on top, cover for 1 minute over low heat until they soften, and finish with sesame seeds and the other half of the sesame oil. It is as good cold from the fridge the next day.
meal gamja-jeon
title: Gamja-jeon
cuisine: korean
slots: lunch, snack
difficulty: easy
time: prep 18, cook 14
servings: 3
summary: Chewy, lacy-edged potato pancakes from Gangwon, held by their own starch.
picture: pancakes, thin golden potato pancakes with crisp edges and red chili rings
ingredients:
- 600 g | floury potatoes = potato
- 1/4 | onion = onion
- 3/4 tsp | salt = salt
- 4 tbsp | sunflower oil = sunflower-oil
- 1 | red chili = chili | in thin rings
- 15 g | garlic chives = garlic-chive | in 2 cm pieces
steps:
1. Peel the potatoes, cut away anything green and grate them with the onion on the finest holes. Drain the pulp in a sieve over a bowl for 8 minutes, pressing now and then.
2. Pour off the murky liquid from the bowl with care; a white layer of starch sticks to the bottom. Scrape it up and mix it with the pulp, salt and garlic chives to a batter.
3. Set a broad nonstick pan over medium heat with enough of the oil to cover its base. Spread the batter in spoonfuls 8 cm across, with space between, and press a ring of chili on each.
4. Fry for 4 minutes until the rims are brown and glassy, then flip and fry for 2-3 minutes until the middle feels springy and no grainy raw potato is left. Go on with the rest of the oil and batter, and eat the pancakes hot.
meal japchae
title: Japchae
cuisine: korean
slots: lunch, dinner
difficulty: medium
time: prep 25, cook 20
servings: 3
summary: Bouncy sweet potato noodles with mushrooms, spinach and sesame.
picture: noodles, shiny translucent brown noodles with carrot, spinach, mushrooms and sesame seeds
ingredients:
- 180 g | sweet potato starch noodles = sweet-potato-noodle
- 150 g | spinach = spinach
- 4 tbsp | gluten-free tamari = gluten-free-tamari
- 1 1/2 tbsp | sugar = sugar
- 2 tbsp | sesame oil = sesame-oil
- 2 clove | garlic = garlic | minced
- 2 tbsp | sunflower oil = sunflower-oil
- 1 | small onion = onion | sliced
- 1 | carrot = carrot | in matchsticks
- 150 g | shiitake mushrooms = shiitake | sliced
- 1/4 tsp | salt = salt
- 1/4 tsp | black pepper = black-pepper
- 1 tbsp | toasted sesame seeds = sesame-seed
steps:
1. In a large pot of boiling water over high heat, wilt the spinach for 30 seconds until it just droops. Scoop it out, cool under the tap, squeeze dry and season with the salt and a sixth of the sesame oil.
2. Boil the noodles in the same water for 6-7 minutes until clear and chewy with no hard thread inside. Rinse cold, drain and cut them twice with scissors.
3. Stir tamari, sugar, garlic, pepper and the rest of the sesame oil in a cup. Turn the noodles in two thirds of it.
4. Toss onion and carrot with half of the sunflower oil in a wok or skillet over medium-high heat until limp yet still bright, 2 minutes; move them to a bowl. Fry the shiitake in the other half for 3 minutes until they brown, and pour the last of the sauce over them for 30 seconds until it is gone.
5. Put the noodles into the hot pan over medium heat for 3 minutes, lifting them, until they are glossy and have drunk up their sauce. Mix in spinach, onion, carrot, shiitake and sesame seeds by hand, and eat warm or at room temperature.
meal ensalada-de-nopales
title: Ensalada de Nopales
cuisine: mexican
slots: lunch
difficulty: easy
time: prep 5, cook 10
servings: 3
summary: Market-stall cactus salad with tomato, oregano, lime and avocado.
picture: salad, green cactus strips with tomato, radish slices, cilantro and avocado wedges
ingredients:
- 400 g | cleaned nopales = nopal | spines removed, in strips
- 1/2 | white onion = onion | half whole, half finely chopped
- 1 1/2 tsp | salt = salt
- 2 | plum tomatoes = tomato | seeded and diced
- 1 | serrano chili = serrano | minced
- 1 handful | fresh cilantro = coriander-leaf | chopped
- 2 tbsp | lime juice = lime-juice
- 4 tbsp | olive oil = olive-oil
- 1/2 tsp | Mexican oregano = mexican-oregano
- 4 | radishes = radish | sliced
- 2 | avocados = avocado | in wedges
steps:
1. Drop the nopales, the whole piece of onion and two thirds of the salt into a pan of water from a boiling kettle. Cook over high heat for 8-9 minutes, until a strip bites tender and the foam has sunk back.
2. While the pot boils, stir together chopped onion, tomatoes, serrano, lime juice, olive oil and the remaining salt; rub the oregano in between your palms.
3. Drain the nopales, discard the onion piece and rinse under cold running water, tossing, until the slipperiness is gone. Shake them as dry as you can.
4. Turn the cactus and cilantro through the tomatoes. Arrange radishes and avocados over the bowl.
meal pescado-a-la-veracruzana
title: Pescado a la Veracruzana
cuisine: mexican
slots: lunch, dinner
difficulty: medium
time: prep 10, cook 25
servings: 4
summary: Snapper under a Gulf coast sauce of tomato, olives and capers.
picture: plate, white fish fillets in chunky tomato sauce with green olives and capers
ingredients:
- 4 fillet | red snapper = snapper | about 170 g/6 oz each
- 2 tbsp | lime juice = lime-juice
- 1 tsp | salt = salt
- 4 tbsp | olive oil = olive-oil
- 1 | white onion = onion | sliced
- 3 clove | garlic = garlic | sliced
- 600 g | ripe tomatoes = tomato | chopped
- 2 | bay leaves = bay-leaf
- 1/2 tsp | Mexican oregano = mexican-oregano
- 60 g | green olives = table-olive | pitted and halved
- 1 tbsp | capers = caper | rinsed
- 3 | pickled jalapeños = pickled-jalapeno | in strips
- 2 tbsp | chopped parsley = parsley
steps:
1. Rub the snapper with lime juice and half of the salt and put it in the fridge while the sauce cooks.
2. Set your widest pan over medium heat with the olive oil and color the onion in it, 5 minutes, until the tips are golden. Stir in the garlic for 1 minute until you can smell it.
3. Add tomatoes, bay leaves, oregano and the remaining salt. Cook for 9 minutes, crushing with the spoon, until the oil separates at the rim.
4. Stir in olives, capers and jalapeños. Nestle the fish into the pan, spoon sauce over it, cover and poach over low heat for 8-10 minutes until it flakes at a nudge of the fork or reads 145 °F (63 °C).
5. Fish out the bay leaves and shower with parsley.
meal quesadillas-de-flor-de-calabaza
title: Quesadillas de Flor de Calabaza
cuisine: mexican
slots: lunch, snack
difficulty: easy
time: prep 5, cook 10
servings: 3
summary: Corn tortillas folded over squash blossoms, epazote and stringy cheese.
picture: taco, toasted corn quesadillas with orange squash blossoms and melted white cheese
ingredients:
- 1 tbsp | sunflower oil = sunflower-oil
- 1/2 | small white onion = onion | chopped
- 1 clove | garlic = garlic | minced
- 1 | serrano chili = serrano | minced
- 120 g | squash blossoms = squash-blossom | stamens and green sepals pulled off
- 1 sprig | epazote = epazote
- 1/4 tsp | salt = salt
- 6 | gluten-free corn tortillas = gluten-free-corn-tortilla
- 160 g | vegetarian Oaxaca cheese = vegetarian-mozzarella | shredded
steps:
1. Cook the onion, garlic and serrano in the oil over medium heat for 2 minutes until glossy. Tear the squash blossoms in, sprinkle with the salt and toss for 2 minutes until they have collapsed and the pan is nearly dry.
2. Set a comal or dry skillet over medium-high heat. Put the tortillas on, as many as fit, and warm for 30 seconds until they bend.
3. Strew Oaxaca cheese over half of each tortilla, add a spoonful of blossoms and a leaf or two of epazote, and fold shut.
4. Toast for 1-2 minutes a side, pressing lightly, until brown freckles appear and cheese oozes from the fold.
meal rajas-con-crema
title: Rajas con Crema
cuisine: mexican
slots: lunch, dinner
difficulty: easy
time: prep 10, cook 20
servings: 3
summary: Smoky poblano strips and slow onion in crema with melting cheese.
picture: plate, dark green chili strips and onion in white cream with melted cheese
ingredients:
- 6 | poblano chilies = poblano
- 25 g | butter = butter
- 1/2 | white onion = onion | in half rings
- 1 clove | garlic = garlic | minced
- 1/2 tsp | salt = salt
- 160 ml | Mexican crema = mexican-crema
- 180 g | vegetarian Oaxaca cheese = vegetarian-mozzarella | pulled into threads
steps:
1. Blister the poblanos 10 cm below a very hot broiler for 8 minutes, with a quarter turn whenever one side is black, until no green shows. Wrap them in a damp towel to sweat.
2. Meanwhile, let the onion go soft and sweet in the butter over medium-low heat; it takes about 8 minutes until the rings are translucent. Stir in the garlic for the last of these.
3. Slip the charred skins off with your fingers, not under the tap, which washes the smoke away. Pull out cores and seeds and tear the chilies lengthwise into rajas.
4. Stir the poblanos and salt into the onion for 2 minutes until they smell roasted. Pour in the crema and simmer for 3 minutes until it clings.
5. Lay the Oaxaca cheese over the top, cover and wait 2 minutes, until it pulls into strings.
meal sopa-de-lima
title: Sopa de Lima
cuisine: mexican
slots: lunch, dinner
difficulty: medium
time: prep 15, cook 50
servings: 4
summary: Yucatán's bright chicken broth with lime, oregano and tortilla crisps.
picture: soup, clear chicken broth with lime slices, tomato and fried tortilla strips
ingredients:
- 700 g | skinless bone-in chicken thighs = skinless-chicken-thigh | pull off the skin if need be
- 1 1/2 l | water = water
- 1 | white onion = onion | half whole, half diced
- 4 clove | garlic = garlic | crushed
- 1 tsp | Mexican oregano = mexican-oregano
- 1 1/2 tsp | salt = salt
- 4 tbsp | sunflower oil = sunflower-oil
- 6 | gluten-free corn tortillas = gluten-free-corn-tortilla | in thin strips
- 1 | green bell pepper = bell-pepper | diced
- 2 | tomatoes = tomato | diced
- 1 | habanero = scotch-bonnet | whole
- 3 | limes = lime
- 1 handful | fresh cilantro = coriander-leaf | chopped
steps:
1. Bring the chicken, water, the whole piece of onion, garlic, oregano and salt to a boil. Skim, then hold at a gentle simmer for 25 minutes until the meat next to the bone measures 165 °F (74 °C). Wash whatever the raw chicken touched.
2. Meanwhile, fry the tortilla strips in two lots in a small pan of the hot oil, medium-high heat, 4 minutes in all, until stiff and deep gold. Spread them on paper.
3. Lift the thighs out, shred the meat and throw away the bones and the piece of onion.
4. Spoon a quarter of the tortilla oil into a clean pot over medium heat. Soften diced onion and bell pepper for 4 minutes until they lose their squeak, then give the tomatoes 3 minutes, until pulpy.
5. Strain in the broth, slide in the habanero without piercing it, and simmer for 5 minutes until the soup smells faintly of it. Return the chicken until hot and remove the habanero.
6. Off the heat, stir in the juice of two thirds of the limes. Ladle over the tortilla strips and finish with cilantro and slices of the rest.
meal bamia-bil-zeit
title: Bamia bil Zeit
cuisine: middle-eastern
slots: lunch, dinner
difficulty: easy
time: prep 20, cook 30
servings: 4
summary: Whole okra stewed in olive oil with tomato, garlic and coriander.
picture: stew, small whole green okra in a bright red tomato sauce with coriander leaves
ingredients:
- 500 g | small okra = okra
- 120 ml | olive oil = olive-oil
- 4 clove | garlic = garlic | crushed
- 1 tsp | ground coriander = coriander-seed
- 1/4 tsp | cayenne = cayenne
- 300 g | ripe tomatoes = tomato | peeled and chopped
- 1 tsp | salt = salt
- 150 ml | water = water
- 1 tbsp | lemon juice = lemon-juice
- 1 bunch | fresh coriander = coriander-leaf | about 40 g, chopped
steps:
1. Pare the cap of each okra to a little cone without cutting into the pod: what stays closed cannot turn slimy. Wash the pods and rub them thoroughly dry.
2. Get three quarters of the olive oil shimmering over medium-high heat and fry the okra in it for 7 minutes, shaking the pan rather than stirring, until the ridges blister. Lift the pods out.
3. Lower the heat to medium, add the rest of the oil, and sizzle the garlic, ground coriander, cayenne and half of the fresh coriander for 1 minute until it smells sweet.
4. Add tomatoes and salt and let them fall apart for 5 minutes, until pulpy. Slide the okra back in with the water, cover, and simmer gently for 15 minutes, until a fork goes through a pod but it keeps its shape.
5. Shake in the lemon juice and the other half of the fresh coriander. It is eaten warm or at room temperature, never piping hot.
meal fattoush
title: Fattoush
cuisine: middle-eastern
slots: lunch
difficulty: easy
time: prep 15, cook 5
servings: 3
summary: Crunchy Lebanese garden salad with crisp pita and plenty of sumac.
picture: salad, chopped lettuce, tomato and radish with shards of golden pita and purple sumac
ingredients:
- 2 | pita breads = pita
- 6 tbsp | extra virgin olive oil = olive-oil
- 3 tbsp | lemon juice = lemon-juice
- 1 tbsp | sumac = sumac
- 1 tbsp | pomegranate molasses = pomegranate-molasses
- 3/4 tsp | salt = salt
- 1 head | romaine lettuce = lettuce | cut into wide ribbons
- 3 | tomatoes = tomato | in chunks
- 1 | small cucumber = cucumber | in half-moons
- 6 | radishes = radish | thinly sliced
- 3 | spring onions = spring-onion | sliced
- 1 handful | flat-leaf parsley = parsley | leaves picked
- 1 handful | mint leaves = mint
steps:
1. Tear the pita into bite-size pieces. Toss them with a third of the olive oil in a frying pan and keep them moving for 4-5 minutes over medium heat until they rattle and are toasted brown; cool them on a plate.
2. In the bottom of your biggest bowl, beat lemon juice, two thirds of the sumac, pomegranate molasses and salt with the other two thirds of the olive oil.
3. Pile in romaine, tomatoes, cucumber, radishes, spring onions, parsley and mint, and toss with both hands until every leaf shines.
4. Throw the pita on top at the last moment, dust with what is left of the sumac and eat while it still cracks.
meal mujaddara
title: Mujaddara
cuisine: middle-eastern
slots: lunch, dinner
difficulty: easy
time: prep 10, cook 45
servings: 4
summary: Lentils and rice under a tangle of deeply browned onions.
picture: rice, lentils and rice topped with dark crisp fried onions and parsley
ingredients:
- 200 g | brown lentils = brown-lentil
- 1 1/5 l | water = water
- 120 ml | olive oil = olive-oil
- 4 | large onions = onion | thinly sliced
- 200 g | basmati rice = basmati-rice
- 1 1/2 tsp | ground cumin = cumin
- 1 1/2 tsp | salt = salt
- 1/2 tsp | black pepper = black-pepper
- 1 handful | parsley = parsley | chopped
- 1 | lemon = lemon | cut into wedges
steps:
1. Boil the lentils in the water over medium heat for 15 minutes until just tender, with a bite left. Drain over a bowl and keep the cooking water.
2. Start the onions at the same time: fry them in the olive oil over medium-high heat for 25 minutes, stirring more as they darken, until mahogany. Drain half of them on paper, where they crisp.
3. Stir cumin, pepper and the rinsed rice into the onions in the pan for 1 minute, then add lentils, salt and enough of the cooking water to stand 1 cm above them, topped up from the tap if it falls short.
4. Bring to a boil, cover tightly and cook over the lowest heat for 13 minutes until the water is gone and the grains are separate.
5. Fluff, heap with the crisp onions and parsley, and give everyone a wedge of lemon.
meal tabbouleh
title: Tabbouleh
cuisine: middle-eastern
slots: lunch
difficulty: easy
time: prep 25, cook 0
servings: 4
summary: A parsley salad first of all, with mint, tomato and a little bulgur.
picture: salad, finely chopped parsley salad with red tomato and small grains of bulgur
ingredients:
- 50 g | fine bulgur = bulgur
- 3 | ripe tomatoes = tomato | finely diced
- 80 ml | lemon juice = lemon-juice
- 200 g | flat-leaf parsley = parsley | about 3 large bunches
- 1 bunch | mint = mint
- 4 | spring onions = spring-onion | very finely sliced
- 90 ml | extra virgin olive oil = olive-oil
- 3/4 tsp | salt = salt
steps:
1. Rinse the bulgur, stir it with the tomatoes, lemon juice and salt in a wide bowl, and set aside for 15 minutes until the grains are tender to the bite.
2. Meanwhile, wash the parsley and mint, spin them bone dry and slice the leaves as finely as you can with a sharp knife, in one pass. A second chop bruises them.
3. Pile parsley, mint and spring onions over the bulgur, pour on the olive oil and toss with your fingers just before eating. It should taste sharp; if it is flat, add salt.
meal zahra-bil-tarator
title: Zahra bil Tarator
cuisine: middle-eastern
slots: lunch, dinner
difficulty: easy
time: prep 10, cook 35
servings: 4
summary: Cauliflower browned hard, then drowned in lemony tahini sauce.
picture: plate, browned cauliflower florets striped with pale tahini sauce, parsley and sumac
ingredients:
- 800 g | cauliflower = cauliflower | cut into florets
- 100 ml | olive oil = olive-oil
- 1 tsp | ground cumin = cumin
- 1 tsp | salt = salt
- 80 g | tahini = tahini
- 1 clove | garlic = garlic | grated
- 2 tbsp | lemon juice = lemon-juice
- 70 ml | cold water = water
- 1 handful | flat-leaf parsley = parsley | chopped
- 1 tsp | sumac = sumac
steps:
1. Leave an empty tray in the oven while it heats to 450 °F (230 °C). Rub the cauliflower with the olive oil, cumin and three quarters of the salt until no floret is dry.
2. Spread the florets on the hot tray, flat sides down, and roast for 25-27 minutes, turning them once, until the edges are nearly black and the stalks soft.
3. For the tarator, stir tahini, garlic, lemon juice and the last of the salt. It will seize like putty; keep adding the cold water by the spoonful until it relaxes into a pale sauce that pours.
4. Heap the cauliflower on a platter, flood it with the sauce and cover with parsley and sumac.
meal bakoula
title: Bakoula
cuisine: moroccan
slots: lunch, dinner
difficulty: easy
time: prep 5, cook 10
servings: 2
summary: Spinach cooked down with paprika, preserved lemon and purple olives.
picture: plate, dark green cooked greens with purple olives and strips of yellow lemon peel
ingredients:
- 5 tbsp | extra virgin olive oil = olive-oil
- 3 clove | garlic = garlic | chopped
- 1 1/2 tsp | sweet paprika = paprika
- 1 tsp | ground cumin = cumin
- 1/4 tsp | cayenne = cayenne
- 500 g | baby spinach = spinach
- 1 handful | flat-leaf parsley = parsley | chopped
- 1 handful | fresh coriander = coriander-leaf | chopped
- 1/4 tsp | salt = salt
- 80 g | purple olives = table-olive
- 1/2 | preserved lemon = preserved-lemon | peel only, in thin strips
steps:
1. Heap the spinach in a colander in the sink, pour a full kettle of boiling water slowly over it until every leaf has sunk, then press it as dry as you can with the bottom of a bowl.
2. Warm the garlic on medium heat in the olive oil, less one spoonful, until it is just turning gold, 2 minutes at most. Stir in paprika, cumin and cayenne for 20 seconds, so that they color the oil without scorching.
3. Add spinach, parsley, fresh coriander and salt and fry for 5-6 minutes, turning, until the pan is dry and the greens glisten.
4. Mix in the olives and half of the preserved lemon and give them 1 minute, until warm through. Dress with the rest of the lemon strips and the last spoonful of oil; it is as good cold.
meal couscous-aux-sept-legumes
title: Couscous aux Sept Légumes
cuisine: moroccan
slots: lunch, dinner
difficulty: medium
time: prep 25, cook 55
servings: 5
summary: Friday couscous crowned with seven vegetables in a golden broth.
picture: plate, a mound of couscous topped with spokes of carrot, zucchini, pumpkin and cabbage
ingredients:
- 5 tbsp | olive oil = olive-oil
- 1 | onion = onion | cut into wedges
- 2 tsp | ras el hanout = ras-el-hanout
- 1 tsp | ground turmeric = turmeric
- 2 tsp | salt = salt
- 2 | tomatoes = tomato | grated
- 1 1/2 l | water = water
- 3 | carrots = carrot | halved lengthwise
- 2 | small turnips = turnip | quartered
- 250 g | white cabbage = cabbage | cut into wedges
- 350 g | couscous = couscous
- 300 g | pumpkin = pumpkin | in large chunks
- 2 | zucchini = courgette | halved lengthwise
steps:
1. Give the onion 5 minutes in your largest pot with a good half of the olive oil, on medium heat, until it bends. Stir in ras el hanout, turmeric and three quarters of the salt, then the tomatoes, and fry for 4 minutes until thick.
2. Pour in the water, add carrots, turnips and cabbage, and simmer under a lid over medium-low heat for 20 minutes, until a knife goes halfway into a carrot with ease.
3. Slide in pumpkin and zucchini and simmer for 15 minutes more, until everything is soft but still whole.
4. Meanwhile, rub the couscous in a wide dish with the rest of the oil and the salt that is left. Ladle over it 120 ml of the boiling broth for each 100 g, cover tightly for 10 minutes until all is absorbed, and rake it with a fork and then your fingers until not one grain sticks to another.
5. Mound the couscous on a big plate and hollow the top. Lean the vegetables against it like the ribs of a tent, moisten with a ladle of broth, and pass what is left in a jug.
meal harira
title: Harira
cuisine: moroccan
slots: lunch, dinner
difficulty: medium
time: prep 20, cook 85
servings: 6
summary: The soup that breaks the fast: tomato, lamb, lentils and chickpeas.
picture: soup, thick orange-red soup with chickpeas, lentils and coriander in a clay bowl
ingredients:
- 3 tbsp | olive oil = olive-oil
- 300 g | boneless lamb shoulder = lamb-shoulder | in 1 cm dice
- 1 | onion = onion | finely chopped
- 2 stalk | celery = celery | finely chopped, leaves and all
- 1 tsp | ground turmeric = turmeric
- 1 1/2 tsp | ground ginger = ground-ginger
- 2 tsp | salt = salt
- 1 can | chopped tomatoes = canned-tomatoes | 400 g/14 oz
- 120 g | brown lentils = brown-lentil
- 2 l | water = water
- 1 can | chickpeas = chickpea | 400 g/14 oz, drained
- 4 tbsp | all-purpose flour = wheat-flour
- 1 bunch | fresh coriander = coriander-leaf | finely chopped
steps:
1. Brown the lamb with the olive oil in a tall pot on medium-high heat until no pink shows, about 6 minutes. Add onion, celery, turmeric, ginger and salt and stir for 5 minutes until the onion is soft and yellow.
2. Crush the tomatoes through a sieve or blend them, and add them with the rinsed lentils and nine tenths of the water. Once it boils, lower the heat, cover, and let it tick over for 50 minutes, until both lamb and lentils are tender.
3. Stir the chickpeas in. Whisk the flour into the rest of the cold water until no lump is left, and pour this in a thin stream into the simmering pot, stirring all the while.
4. Keep it at a slow simmer on medium-low heat, stirring often. It takes 12 minutes until the soup has the body of heavy velvet and tastes of no raw flour. It should coat the ladle and still drop from it.
5. Stir in the coriander for the final 2 minutes, until it darkens, and ladle into small bowls.
meal zaalouk
title: Zaalouk
cuisine: moroccan
slots: lunch, snack
difficulty: easy
time: prep 5, cook 25
servings: 4
summary: Smoky mashed eggplant and tomato salad with cumin and lemon.
picture: bowl, rust-colored mashed eggplant with coriander and a thread of olive oil
ingredients:
- 2 | large eggplants = eggplant | peeled in stripes, cubed
- 4 | ripe tomatoes = tomato | grated
- 4 clove | garlic = garlic | crushed
- 5 tbsp | olive oil = olive-oil
- 2 tsp | sweet paprika = paprika
- 1 1/2 tsp | ground cumin = cumin
- 1 tsp | salt = salt
- 150 ml | water = water
- 1 tbsp | lemon juice = lemon-juice
- 1 handful | fresh coriander = coriander-leaf | chopped
steps:
1. Put eggplants, garlic, salt and the water into a wide pan, cover, and steam over medium-high heat for 10 minutes until the cubes crush under a spoon.
2. Add tomatoes, paprika, cumin and four fifths of the olive oil. Cook uncovered for 12 minutes, mashing now and then, until the oil separates and the pan floor stays bare behind the spoon.
3. Stir in lemon juice and coriander off the heat.
4. Spread on a plate, ridge the top and fill the ridges with the last fifth of olive oil. Good warm or cold.
meal egg-and-shrimp-smorrebrod
title: Egg and Shrimp Smørrebrød
cuisine: nordic
slots: lunch
difficulty: easy
time: prep 5, cook 10
servings: 2
summary: Buttered rye bread stacked with egg, cold shrimp, mayo and dill.
picture: sandwich, open rye sandwiches with sliced egg, pink shrimp, mayonnaise and dill
ingredients:
- 3 | eggs = egg
- 4 slice | dark rye bread = rye-bread
- 30 g | butter = butter | soft
- 4 | lettuce leaves = lettuce
- 150 g | cooked shrimp = cooked-shrimp | peeled and chilled
- 3 tbsp | mayonnaise = mayonnaise
- 4 sprig | dill = dill
- 1/2 | lemon = lemon | cut into wedges
- 1/4 tsp | black pepper = black-pepper
steps:
1. Lower the eggs into boiling water over medium heat, cook for 9 minutes until hard, cool them in cold water, peel and slice.
2. Meanwhile, butter the rye bread right to the crust, which keeps it from going soggy, and press a lettuce leaf on each slice.
3. Pat the shrimp dry. Shingle the egg over the lettuce, spoon mayonnaise down the middle and heap shrimp on top.
4. Finish with dill, pepper and a squeeze of lemon.
meal stekt-stromming
title: Stekt Strömming
cuisine: nordic
slots: lunch, dinner
difficulty: easy
time: prep 10, cook 10
servings: 3
summary: Baltic herring with dill, fried in rye flour and laid on crispbread.
picture: plate, crisp fried herring fillets with dill on dark round crispbread
ingredients:
- 500 g | butterflied Baltic herring fillets = herring
- 1 tsp | salt = salt
- 1/4 tsp | white pepper = white-pepper
- 1 bunch | dill = dill | chopped
- 70 g | fine rye flour = rye
- 40 g | butter = butter
- 1 tbsp | canola oil = rapeseed-oil
- 6 slice | rye crispbread = rye-crispbread
- 1/2 | red onion = red-onion | in fine rings
- 1 | lemon = lemon | in wedges
steps:
1. Open the herring flesh side up, sprinkle with salt, white pepper and most of the dill, and fold shut or pair them up, skin outwards.
2. Press them into the rye flour on both sides and knock off what is loose.
3. Heat half of the butter and oil at medium-high in a wide skillet until the foam dies down. Fry half of the fish, 2 minutes a side, until the rye is deep brown and the flesh flakes; do the same with the other half.
4. Set the hot herring on crispbread with red onion and the last of the dill, and wring the lemon out above it.
meal ceviche
title: Ceviche
cuisine: peruvian
slots: lunch
difficulty: medium
time: prep 18, cook 12
servings: 4
summary: Lime-cured sea bass with red onion and chili, sweet potato alongside.
picture: plate, cubes of white fish with red onion slivers, sweet potato and corn
ingredients:
- 2 | small sweet potatoes = sweet-potato | peeled, in 1 cm rounds
- 150 g | large-kernel corn = sweetcorn | frozen
- 600 g | sea bass fillets = sea-bass | skinless, previously frozen, sold for eating raw
- 1 | red onion = red-onion | in the finest half-moons
- 1 1/4 tsp | salt = salt
- 1 clove | garlic = garlic | grated
- 1 tsp | grated ginger = ginger
- 1 | red ají limo or habanero = scotch-bonnet | seeded and minced
- 160 ml | lime juice = lime-juice | freshly squeezed
- 1 handful | fresh cilantro = coriander-leaf | chopped
- 4 | ice cubes = water
- 4 leaf | butter lettuce = butter-lettuce
steps:
1. Boil the sweet potatoes and the corn in unsalted water from the kettle over medium heat for 10-12 minutes, until a skewer slips through the slices. Drain and cool them under the tap.
2. Meanwhile, soak the onion in iced water. Use only sea bass that was previously frozen and is sold for eating raw; keep it in the fridge until this moment, then cut it into 2 cm cubes on a clean board.
3. Put the fish into a cold metal bowl and toss with the salt until it feels tacky. Wash the board and knife. Mix in garlic, ginger, ají limo and half of the cilantro.
4. Pour on the lime juice, drop in the ice cubes and turn everything for 3 minutes until the outside of the cubes has whitened; the middle stays raw, for lime juice does not cook. Discard whatever ice is left.
5. Drain the onion and fold most of it in. Line plates with lettuce, heap up the fish with its cloudy juices, crown with the last onion and cilantro, and flank with sweet potatoes and corn. Eat within minutes.
meal papa-a-la-huancaina
title: Papa a la Huancaína
cuisine: peruvian
slots: lunch
difficulty: easy
time: prep 10, cook 35
servings: 4
summary: Boiled yellow potatoes under a silky cheese and ají amarillo sauce.
picture: plate, potato slices covered in yellow sauce with egg, black olives and lettuce
ingredients:
- 800 g | waxy yellow potatoes = potato | unpeeled
- 1 tsp | salt = salt
- 2 | eggs = egg
- 3 tbsp | sunflower oil = sunflower-oil
- 1/2 | red onion = red-onion | chopped
- 1 clove | garlic = garlic | sliced
- 5 tbsp | ají amarillo paste = aji-amarillo
- 160 ml | evaporated milk = evaporated-milk
- 180 g | vegetarian queso fresco = vegetarian-feta | crumbled
- 6 | soda crackers = saltine
- 4 leaf | butter lettuce = butter-lettuce
- 8 | black olives = table-olive
steps:
1. Cover the potatoes with water, add the salt and boil at medium heat for 20-25 minutes, until the tip of a knife meets no resistance. Lower the eggs into the same pot for the last 11 minutes, so that white and yolk are both firm, and cool them in water.
2. While they cook, put a third of the oil, the onion, garlic and ají amarillo into a small pan and soften them, medium-low heat, 5 minutes, until the raw smell has gone.
3. Scrape that into a blender with the evaporated milk, queso fresco, soda crackers and the rest of the oil. Run it for 1 minute: the sauce should fall from a spoon in a slow ribbon.
4. Peel the potatoes and the eggs. Slice the potatoes onto the lettuce, blanket them with sauce, and set egg quarters and black olives on top. It is eaten lukewarm, within an hour or so.
meal tacu-tacu
title: Tacu Tacu
cuisine: peruvian
slots: lunch, dinner
difficulty: medium
time: prep 12, cook 18
servings: 3
summary: Crusty cake of canary beans and rice with lime-pickled onion.
picture: plate, golden oval rice and bean cake with pink onion relish on top
ingredients:
- 1 1/2 | red onions = red-onion | a third chopped, the rest in thin slivers
- 3 tbsp | lime juice = lime-juice
- 1 tsp | salt = salt
- 2 tbsp | chopped fresh cilantro = coriander-leaf
- 75 ml | sunflower oil = sunflower-oil
- 4 clove | garlic = garlic | minced
- 3 tbsp | ají amarillo paste = aji-amarillo
- 1/2 tsp | dried oregano = dried-oregano
- 480 g | canned canary beans = mayocoba-bean | drained weight, from two cans
- 80 ml | water = water
- 300 g | cooked long-grain rice = cooked-rice | cooled within an hour, at most a day in the fridge
steps:
1. Toss the slivered onion with lime juice, cilantro and a third of the salt. Leave it to turn pink: this is the salsa criolla.
2. Make the seasoning: chopped onion, garlic, ají amarillo and oregano go into half of the oil over medium-low heat for 6 minutes, until the oil at the edge is orange.
3. Add the canary beans, water and remaining salt. Mash about two thirds of the beans and let the pot puff for 3 minutes until it heaves like lava.
4. Break up the cold rice and work it in. Stir for 3 minutes, until it is steaming hot all through, 165 °F (74 °C), and comes away from the sides in one mass.
5. Film a nonstick pan with some of the last oil over medium-high heat. Press in enough for one person as an oval, fry for 1-2 minutes until a brown crust lets it slide, then roll it over itself onto a plate. Do the others likewise, oiling the pan anew.
6. Top each with a tuft of the salsa criolla.
meal ryba-po-grecku
title: Ryba po Grecku
cuisine: polish
slots: lunch, dinner
difficulty: medium
time: prep 15, cook 30
servings: 4
summary: Fried cod under sweet stewed carrots, onion and tomato, warm or cold.
picture: plate, fried fish pieces covered by orange grated carrots in tomato sauce
ingredients:
- 600 g | skinless cod fillet = cod | in pieces half the size of a hand
- 1 1/2 tsp | salt = salt
- 1/2 tsp | black pepper = black-pepper
- 3 tbsp | potato starch = potato-starch
- 6 tbsp | canola oil = rapeseed-oil
- 2 | onions = onion | halved and sliced
- 4 | carrots = carrot | coarsely grated
- 1 | parsley root = parsley-root | coarsely grated
- 1 | bay leaf = bay-leaf
- 4 | allspice berries = allspice
- 250 ml | water = water
- 4 tbsp | tomato paste = tomato-paste
- 1 tbsp | lemon juice = lemon-juice
steps:
1. Soften the onions in half of the canola oil in a deep pan over medium heat for 6 minutes until they shine. Add carrots and parsley root for 4 minutes, stirring, until the oil turns orange.
2. Add bay leaf, allspice, two thirds of the salt and the water. Simmer under a lid on low heat for 10 minutes until the carrots melt on the tongue.
3. Meanwhile, dry the cod, season it with pepper and the remaining salt and roll it in the potato starch. Fry it at medium-high in the rest of the oil, 3 minutes a side, until pale gold, flaking and at 145 °F (63 °C) inside.
4. Stir the tomato paste into the vegetables and cook down for 4 minutes at medium heat until thick and brick-colored. Round it off with lemon juice and take out the bay leaf and allspice.
5. Spread half of the vegetables in a dish, lay in the fish and cover it with the rest. Eat warm, or cool it, chill within the hour and eat cold next day, as at Christmas.
meal ajoblanco
title: Ajoblanco
cuisine: spanish
slots: lunch
difficulty: easy
time: prep 15, cook 0
servings: 4
summary: Málaga's ice-cold white soup of almonds, garlic and bread with grapes.
picture: soup, a smooth white chilled soup with halved green grapes and drops of olive oil
ingredients:
- 80 g | stale white bread = bread | without crust
- 600 ml | ice-cold water = water
- 150 g | blanched almonds = blanched-almond
- 1 clove | garlic = garlic | green germ removed
- 1 tsp | salt = salt
- 80 ml | extra virgin olive oil = olive-oil
- 1 tbsp | sherry vinegar = wine-vinegar
- 150 g | green grapes = fresh-grapes | halved, seeds out
steps:
1. Soak the bread in a third of the water for 5 minutes until it collapses.
2. Grind the almonds, garlic and salt in a strong blender to a moist powder. Add the bread with its soaking water and run at full speed for 2 minutes, until a drop rubbed between two fingers is no longer sandy.
3. With the motor going, trickle in most of the olive oil until the soup is thick and very white. Loosen it with the vinegar and the rest of the ice-cold water.
4. Taste it cold: it wants to be sharp and salty against sweet fruit. Ladle into small bowls and drop in the grapes and the last of the oil.
meal espinacas-con-garbanzos
title: Espinacas con Garbanzos
cuisine: spanish
slots: lunch, dinner
difficulty: easy
time: prep 8, cook 20
servings: 3
summary: Seville's spinach and chickpea stew thickened with fried bread and cumin.
picture: stew, dark green spinach with chickpeas in an earthen dish dusted with paprika
ingredients:
- 90 ml | extra virgin olive oil = olive-oil
- 60 g | stale bread = bread | in 2 slices
- 4 clove | garlic = garlic | whole
- 1 1/2 tsp | cumin seeds = cumin
- 1 tbsp | sherry vinegar = wine-vinegar
- 200 ml | water = water
- 500 g | spinach = spinach
- 2 tsp | sweet paprika = paprika
- 2 can | chickpeas = chickpea | 400 g/14 oz each, drained
- 1 tsp | salt = salt
steps:
1. Pour most of the olive oil into a wide pan and fry the bread and garlic in it, 4 minutes over medium heat, turning, until both are the brown of a monk's habit. Add the cumin seeds for the last 20 seconds.
2. Lift all of that into a mortar or blender, leaving the oil behind. Crush it with the vinegar and half of the water to a coarse paste.
3. Wilt the spinach in the same pan over high heat for 4 minutes, a heap at a time, until its water has boiled off.
4. Sprinkle in the paprika and stir for 30 seconds. Add the chickpeas, salt, the bread paste and the other half of the water.
5. Keep it at a bare simmer, on low heat, for 8-10 minutes until the stew is thick enough to mound on a spoon. Thread the rest of the oil over the top.
meal gazpacho
title: Gazpacho
cuisine: spanish
slots: lunch, snack
difficulty: easy
time: prep 15, cook 0
servings: 4
summary: Andalusian cold tomato soup with sherry vinegar and no bread.
picture: soup, a glass bowl of cold coral-colored soup with diced cucumber
ingredients:
- 1 kg | ripe tomatoes = tomato | chilled and quartered
- 1 | small cucumber = cucumber | chilled and peeled
- 1 | green pepper = bell-pepper | seeded
- 1 clove | garlic = garlic
- 2 tbsp | sherry vinegar = wine-vinegar
- 100 ml | extra virgin olive oil = olive-oil
- 1 tsp | salt = salt
- 6 | ice cubes = water
steps:
1. Cut a third of the cucumber into small dice for the top and keep it cold. Chop the rest together with the green pepper.
2. Blend tomatoes, chopped cucumber, green pepper, garlic, sherry vinegar, salt and ice cubes at full speed for 2 minutes until no flecks are left.
3. With the motor running, trickle in all but a spoonful of the olive oil until the soup turns from red to coral.
4. Press through a sieve, taste for salt, and serve with the diced cucumber and the last of the olive oil.
meal paella-de-pollo
title: Paella de Pollo
cuisine: spanish
slots: lunch, dinner
difficulty: hard
time: prep 20, cook 85
servings: 5
summary: Valencian saffron rice with chicken, two beans and a toasted crust below.
picture: rice, a wide flat pan of golden rice with chicken, green beans and a rosemary sprig
ingredients:
- 75 ml | olive oil = olive-oil
- 850 g | bone-in chicken thighs = chicken-thigh | each chopped in half by the butcher
- 2 tsp | salt = salt
- 250 g | flat green beans = green-bean | in 4 cm lengths
- 1 | large ripe tomato = tomato | grated, skin thrown away
- 2 tsp | sweet paprika = paprika
- 1 1/2 l | water = water
- 1 can | butter beans = butter-bean | 400 g/14 oz, drained
- 1 pinch | saffron = saffron
- 1 sprig | rosemary = rosemary
- 400 g | paella rice = risotto-rice
steps:
1. Heat the olive oil with half of the salt in a wide paella pan over medium heat. Brown the chicken for 20 minutes, turning with patience, until every side is a deep gold. Wash whatever the raw meat has touched.
2. Move the meat outward and fry the green beans in the center for 5 minutes until they blister. Add the tomato and cook it down for 4 minutes until dark and jammy.
3. Stir in the paprika, and pour on the water before it can burn. Add butter beans, saffron and the rest of the salt and simmer over medium heat for 25 minutes, until the chicken is tender and reads 165 °F (74 °C) beside the bone.
4. Taste: the broth should be a little too salty. Strew the rice in evenly, stir once and never again. Boil over high heat for 8 minutes, laying the rosemary on when the grains surface.
5. Turn down to low for 10 minutes until the liquid is gone. Listen: when it crackles, wait 1 minute more for the brown crust, take out the rosemary and rest under a cloth for 5 minutes.
meal tortilla-espanola
title: Tortilla Española
cuisine: spanish
slots: lunch, dinner
difficulty: medium
time: prep 10, cook 35
servings: 4
summary: Thick potato and onion omelette, turned once on a plate.
picture: eggs, a thick round potato omelette with one wedge cut out
ingredients:
- 600 g | waxy potatoes = potato | peeled, thinly sliced
- 1 | large onion = onion | thinly sliced
- 300 ml | olive oil = olive-oil
- 6 | eggs = egg
- 1 1/4 tsp | salt = salt
steps:
1. Warm the olive oil in a 24 cm nonstick pan over medium heat until a slice of potato bubbles gently. Add potatoes, onion and most of the salt; cook for 20 minutes, turning now and then, until the slices break at a nudge but are still pale.
2. Drain in a sieve and save the oil. Beat the eggs with the remaining salt in a large bowl, fold in the hot potatoes and leave for 5 minutes.
3. Put a spoonful of the saved oil back over medium-high heat. Pour in the mixture, shake for 1 minute, then cook over low heat for 5 minutes until the edge is set.
4. Cover with a plate, turn the pan over in one move, and slide the tortilla back, wet side down. Cook for 4 minutes more until a skewer comes out without liquid egg and the middle is 160 °F (71 °C).
meal laap-het
title: Laap Het
cuisine: thai
slots: lunch, dinner
difficulty: easy
time: prep 8, cook 12
servings: 3
summary: Hot-sour mushrooms with toasted rice and mint, in lettuce cups.
picture: wrap, chopped browned mushrooms with mint and chili heaped into lettuce leaves
ingredients:
- 2 tsp | glutinous rice = glutinous-rice
- 400 g | white mushrooms = mushroom | torn in quarters
- 100 g | oyster mushrooms = oyster-mushroom | torn into strips
- 4 tbsp | sunflower oil = sunflower-oil
- 3/4 tsp | salt = salt
- 2 tsp | chili flakes = chili-flakes
- 1/2 | shallot = shallot | thinly sliced
- 3 tbsp | lime juice = lime-juice
- 2 | spring onions = spring-onion | sliced
- 1 handful | mint leaves = mint
- 1 handful | fresh coriander = coriander-leaf | chopped
- 1 head | butter lettuce = butter-lettuce | leaves separated
steps:
1. Shake the rice in a dry wok over medium heat, 3 minutes or so, until it is tan and smells toasty. Pound to a gritty powder in a mortar.
2. Turn the heat to high and pour in the oil. Spread both kinds of mushrooms in it, sprinkle with salt and leave them alone for 4 minutes, then toss for 4 minutes more until their water has gone and they are brown.
3. Take the wok off the stove. Stir in chili flakes, shallot and lime juice while the mushrooms are hot, so that the shallot loses its sting.
4. Fold through the spring onions, mint, coriander and rice powder. Taste: it should be sour first, salty next, hot last.
5. Spoon the laap into lettuce leaves and eat with your hands before the powder softens.
meal pad-kra-pao-gai
title: Pad Kra Pao Gai
cuisine: thai
slots: lunch, dinner
difficulty: easy
time: prep 8, cook 20
servings: 3
summary: Fiery minced chicken and holy basil over steaming rice.
picture: rice, browned minced chicken with dark basil leaves and chilies beside white rice
ingredients:
- 225 g | jasmine rice = jasmine-rice
- 370 ml | water = water
- 5 clove | garlic = garlic
- 6 | bird's eye chilies = chili
- 3 tbsp | sunflower oil = sunflower-oil
- 500 g | ground chicken = ground-chicken
- 100 g | long beans = yardlong-bean | cut very short
- 2 tbsp | fish sauce = fish-sauce
- 2 tsp | sugar = sugar
- 2 cup | holy basil leaves = holy-basil
steps:
1. Wash the rice and put it into a lidded saucepan with all but an eighth of the water. As soon as it boils, turn to the lowest heat, cover and cook for 12 minutes until little craters show; keep the lid on while you go on.
2. Pound garlic and chilies together until coarse, no finer. Heat a wok over high heat until it smokes faintly, add the oil and then the pounded mix, and stir for 20 seconds until you have to cough.
3. Add the chicken, press it against the hot metal and break it up for 4 minutes until no pink is left, some crumbs have browned and it has reached 165 °F (74 °C). Wash whatever the raw meat touched.
4. Toss in the long beans, fish sauce, sugar and the remaining water. Stir for 2 minutes until the beans are tender and only a glaze is left on the bottom.
5. Off the heat, turn the holy basil through twice so that it wilts but stays green. Heap it next to the rice.
meal pad-thai
title: Pad Thai
cuisine: thai
slots: lunch, dinner
difficulty: medium
time: prep 25, cook 10
servings: 3
summary: Chewy rice noodles in tamarind with shrimp, tofu, egg and peanuts.
picture: noodles, amber rice noodles with shrimp, egg, bean sprouts, peanuts and a lime wedge
ingredients:
- 200 g | dried flat rice noodles = rice-noodle | about 3 mm wide
- 3 tbsp | tamarind paste = tamarind
- 3 tbsp | palm sugar = palm-sugar
- 3 tbsp | fish sauce = fish-sauce
- 4 tbsp | sunflower oil = sunflower-oil
- 200 g | raw shrimp = shrimp | peeled and deveined
- 2 | shallots = shallot | chopped
- 120 g | firm tofu = tofu | in small sticks
- 2 | eggs = egg
- 150 g | bean sprouts = bean-sprout
- 50 g | garlic chives = garlic-chive | in 4 cm lengths
- 3 tbsp | roasted peanuts = peanut | crushed
- 1 | lime = lime | in wedges
steps:
1. Cover the noodles with lukewarm tap water and let them stand for 20 minutes until they bend like rubber bands, then drain. Stir tamarind paste, palm sugar and fish sauce in a cup until no lumps of sugar remain.
2. Sear the shrimp in a quarter of the oil in a large wok over high heat for 2 minutes until pink and opaque. Take them out.
3. Lower to medium-high, pour in the remaining oil and fry shallots and tofu for 2 minutes until the tofu has golden edges.
4. Add the noodles and the tamarind mixture. Toss for 2-3 minutes, until they have drunk it all and are tender with some chew; a splash of water helps if they stay stiff.
5. Shove everything to one side, break the eggs into the gap and scramble them for 1 minute until fully set, then fold them through the noodles.
6. Return the shrimp with bean sprouts and garlic chives. Toss for 1 minute over high heat until the sprouts are steaming hot and slightly limp. Top with peanuts and put the lime wedges beside it.
meal som-tam-jay
title: Som Tam Jay
cuisine: thai
slots: lunch, snack
difficulty: easy
time: prep 13, cook 2
servings: 2
summary: Pounded green papaya with lime, chili and peanuts, no fish sauce.
picture: salad, pale green papaya shreds with tomato halves, long beans and peanuts
ingredients:
- 80 g | long beans = yardlong-bean | in 3 cm lengths
- 2 | bird's eye chilies = chili
- 4 tbsp | roasted peanuts = peanut
- 1 tbsp | palm sugar = palm-sugar
- 3 tbsp | lime juice = lime-juice
- 1 1/2 tbsp | gluten-free tamari = gluten-free-tamari
- 120 g | cherry tomatoes = cherry-tomato | halved
- 350 g | green papaya = green-papaya | peeled, in long shreds
steps:
1. Blanch the long beans in a small pan of water from the kettle, at a full boil, for 2 minutes until bright green and no longer squeaky. Cool them under the tap.
2. In a big mortar crush the chilies with half of the peanuts and the palm sugar until sticky. Stir in lime juice and tamari until the sugar has melted.
3. Add tomatoes and long beans and bruise them a few times so that their juice joins in.
4. Put in the papaya. Pound lightly with one hand and lift from below with a spoon in the other for about 1 minute, until the shreds go limp and shiny but still crunch.
5. Tip onto a plate with all the liquid and strew the other peanuts over.
meal tom-kha-gai
title: Tom Kha Gai
cuisine: thai
slots: lunch, dinner
difficulty: easy
time: prep 10, cook 15
servings: 3
summary: Coconut chicken soup with galangal, lemongrass and lime.
picture: soup, creamy white coconut soup with chicken, mushrooms, chilies and coriander
ingredients:
- 800 ml | coconut milk = coconut-milk
- 250 ml | water = water
- 50 g | galangal = galangal | sliced
- 2 stalk | lemongrass = lemongrass | bruised and cut
- 5 | lime leaves = lime-leaf | torn
- 350 g | boneless chicken thighs = chicken-thigh | thinly sliced
- 200 g | oyster mushrooms = oyster-mushroom | torn
- 3 tbsp | fish sauce = fish-sauce
- 3 | bird's eye chilies = chili | crushed
- 4 tbsp | lime juice = lime-juice
- 1 handful | fresh coriander = coriander-leaf
steps:
1. Bring half of the coconut milk and the water to a simmer over medium heat with galangal, lemongrass and lime leaves. Let it infuse for 5 minutes until the kitchen smells of citrus.
2. Slip in the chicken and oyster mushrooms. Simmer gently for 6 minutes until the meat is white all through and 165 °F (74 °C).
3. Add the remaining coconut milk, the fish sauce and chilies and heat for 2 minutes to the first bubbles, no further, or it splits.
4. Off the heat, pour in the lime juice, taste for sour and salt, and ladle out with fresh coriander.
meal tom-yum-goong
title: Tom Yum Goong
cuisine: thai
slots: lunch, dinner
difficulty: easy
time: prep 7, cook 8
servings: 3
summary: Clear, sharp shrimp soup with lemongrass, galangal and crushed chili.
picture: soup, clear hot broth with whole shrimp, mushrooms, lime leaves and red chilies
ingredients:
- 1 l | boiling water = water | from the kettle
- 2 stalk | lemongrass = lemongrass | bruised, in finger lengths
- 20 g | galangal = galangal | in coins
- 6 | lime leaves = lime-leaf | torn, ribs pulled out
- 150 g | canned straw mushrooms = straw-mushroom | drained and halved
- 400 g | raw shrimp = shrimp | peeled, tails left on
- 3 | bird's eye chilies = chili | crushed
- 3 tbsp | fish sauce = fish-sauce
- 4 tbsp | lime juice = lime-juice
- 1 handful | fresh coriander = coriander-leaf | torn
steps:
1. Set the boiling water over high heat with lemongrass, galangal and lime leaves and keep it at a rolling simmer for 5 minutes until their scent fills the kitchen.
2. Stir in the straw mushrooms and, when the surface moves again, the shrimp. Give them 2 minutes, just until they close into a C, turn pink and lose the last gray patch.
3. Switch off the heat before anything sour goes in: add fish sauce, chilies and lime juice, taste, and adjust until it makes you blink.
4. Strew coriander over the bowls. The lemongrass, galangal and leaves are there for scent, not for chewing.
meal hamsi-tava
title: Hamsi Tava
cuisine: turkish
slots: lunch, dinner
difficulty: medium
time: prep 12, cook 13
servings: 4
summary: A crisp wheel of cornmeal-crusted anchovies from the Black Sea coast.
picture: plate, golden fried anchovies fanned in a wheel with lemon wedges and raw onion
ingredients:
- 700 g | fresh anchovies = fresh-anchovy | heads and innards removed
- 1 1/4 tsp | salt = salt
- 120 g | gluten-free cornmeal = gluten-free-cornmeal | finely ground
- 5 tbsp | sunflower oil = sunflower-oil
- 1 | small red onion = red-onion | sliced into rings
- 1 handful | arugula = rocket
- 1 | lemon = lemon | cut into wedges
steps:
1. Rinse the anchovies, drain them well and sprinkle with the salt. Roll them in the cornmeal on a tray, a handful at a time, and tap off the excess.
2. Cover the base of a cold nonstick pan, about 26 cm wide, with sunflower oil and pack in a layer of the fish like the spokes of a wheel, tails to the center. Fry over medium-high heat for 4 minutes, until the wheel slides when you shake the pan and its underside is golden.
3. Lay a plate or flat lid over the pan, tip out the oil into a cup, flip, and slide the wheel back with that oil. Fry the second side for 2-3 minutes until the flesh is white to the bone and flakes.
4. Keep it warm in a low oven while you fry what is left in the same way with the rest of the oil, 6 minutes a wheel, until just as golden.
5. Eat with your fingers, with red onion, arugula and plenty of lemon.
meal kisir
title: Kısır
cuisine: turkish
slots: lunch
difficulty: easy
time: prep 25, cook 5
servings: 4
summary: Brick-red bulgur salad, tart with lemon and green with herbs.
picture: salad, a mound of brick-red bulgur flecked with parsley, mint and spring onion
ingredients:
- 200 g | fine bulgur = bulgur
- 240 ml | boiling water = water
- 5 tbsp | olive oil = olive-oil
- 1 tbsp | tomato paste = tomato-paste
- 1 tbsp | Turkish red pepper paste = pepper-paste
- 1 tsp | ground cumin = cumin
- 1 tsp | pul biber = aleppo-pepper
- 1 tsp | salt = salt
- 3 tbsp | lemon juice = lemon-juice
- 2 tbsp | pomegranate molasses = pomegranate-molasses
- 5 | spring onions = spring-onion | finely sliced
- 1 bunch | flat-leaf parsley = parsley | finely chopped
- 1 handful | mint leaves = mint | finely chopped
steps:
1. Put the bulgur in a wide bowl, pour the boiling water over it, cover with a plate and wait 15 minutes, until all the water is gone. Use the time to chop spring onions, parsley and mint.
2. Fry the tomato paste and red pepper paste in a good half of the olive oil for 3 minutes over a medium-low flame, stirring, until the oil turns red and the paste no longer smells raw. Stir in cumin, pul biber and salt.
3. Scrape this over the bulgur and knead with your hand, as if it were a stiff dough, until each grain is the same brick color.
4. Work in lemon juice, pomegranate molasses and the rest of the olive oil. Fold spring onions, parsley and mint through with a light hand and let the bowl stand until you sit down.
meal mercimek-corbasi
title: Mercimek Çorbası
cuisine: turkish
slots: lunch, dinner
difficulty: easy
time: prep 10, cook 35
servings: 4
summary: Smooth red lentil soup with mint, red pepper oil and lemon.
picture: soup, smooth orange lentil soup with a swirl of red oil and a lemon wedge
ingredients:
- 250 g | red lentils = red-lentil
- 1 2/5 l | water = water
- 4 tbsp | olive oil = olive-oil
- 1 | onion = onion | chopped
- 2 | carrots = carrot | chopped
- 1 tbsp | tomato paste = tomato-paste
- 1 tsp | ground cumin = cumin
- 1 1/4 tsp | salt = salt
- 1 tsp | dried mint = dried-mint
- 1 tsp | pul biber = aleppo-pepper
- 1 | lemon = lemon | cut into wedges
steps:
1. Soften the onion and carrots in half of the olive oil over medium heat for 5 minutes. Fry the tomato paste and cumin with them for 1 minute until brick red.
2. Rinse the red lentils, add them with the water and salt, and bring to a boil over high heat. Skim, then simmer half covered for 18 minutes until the lentils have dissolved.
3. Blend until perfectly smooth and thin with a little hot water from the kettle if a spoon stands in it.
4. Heat the remaining olive oil in a small pan over medium heat, take it off, stir in mint and pul biber and let them foam for 10 seconds.
5. Drizzle the red oil over each bowl and pass the lemon.
meal piyaz
title: Piyaz
cuisine: turkish
slots: lunch
difficulty: easy
time: prep 15, cook 0
servings: 3
summary: White beans with sumac-rubbed onion, tomato and black olives.
picture: salad, white beans with thin purple onion, tomato dice, parsley and black olives
ingredients:
- 1 | red onion = red-onion | sliced paper-thin
- 3/4 tsp | salt = salt
- 1 tbsp | sumac = sumac
- 2 can | white beans = cannellini-bean | 400 g/14 oz each
- 2 | tomatoes = tomato | seeded and diced
- 1 bunch | flat-leaf parsley = parsley | coarsely chopped
- 4 tbsp | extra virgin olive oil = olive-oil
- 3 tbsp | lemon juice = lemon-juice
- 60 g | black olives = table-olive
- 1/2 tsp | pul biber = aleppo-pepper
steps:
1. Rub the red onion with the salt and sumac for a full minute, squeezing hard, until it is limp and pink. That takes its bite away.
2. Turn the white beans into a sieve, rinse under the tap until no foam is left and shake dry, gently, so that they do not split.
3. Shake olive oil and lemon juice together in a jar. Fold beans, tomatoes and parsley into the onion, pour the jar over and lift from below with a broad spoon.
4. Dot with the black olives, dust with pul biber, and let the salad draw for the few minutes that setting the table takes.
meal imam-bayildi
title: İmam Bayıldı
cuisine: turkish
slots: lunch, dinner
difficulty: medium
time: prep 20, cook 60, total 110
servings: 4
summary: Whole eggplants melting in olive oil around sweet onion and tomato.
picture: plate, glossy split eggplants stuffed with onion, tomato and garlic in golden oil
ingredients:
- 4 | small eggplants = eggplant
- 120 ml | olive oil = olive-oil
- 3 | onions = onion | sliced into half-moons
- 6 clove | garlic = garlic | quartered
- 3 | ripe tomatoes = tomato | peeled and chopped
- 1 tsp | sugar = sugar
- 1 1/2 tsp | salt = salt
- 1 bunch | flat-leaf parsley = parsley | chopped
- 1 | Turkish green pepper = turkish-green-pepper | about 50 g, in one strip for each eggplant
- 150 ml | hot water = water
steps:
1. Peel the eggplants in stripes, lengthwise, like pajamas. Brown them whole in two thirds of the olive oil, a good 12 minutes over medium heat, rolling them from side to side, until they give when squeezed with tongs. Stand them in a snug baking dish.
2. Soften the onions and garlic in the same pan with the rest of the oil, again 12 minutes but over a lower flame, until limp and sweet but still pale.
3. Turn the oven on at 350 °F (180 °C). Let tomatoes, sugar and salt cook down with them for 5 minutes until juicy rather than wet. Take off the heat and stir in most of the parsley.
4. Slit each eggplant along one side without reaching the ends, push the flesh apart with a spoon and pack the pocket with the onion filling. Lay a strip of green pepper on top.
5. Pour the hot water around, cover with foil and bake in the hot oven for 30 minutes, until a spoon would cut the eggplants and the juices are thick and shiny.
6. Rest them in their dish for 30 minutes, until they are no warmer than the room, and serve under the last of the parsley.
meal banh-xeo-chay
title: Bánh Xèo Chay
cuisine: vietnamese
slots: lunch, dinner
difficulty: hard
time: prep 20, cook 35, total 70
servings: 3
summary: Crackling turmeric crepes of mushrooms and sprouts, in lettuce.
picture: pancakes, a folded crisp yellow crepe with mushrooms and sprouts on lettuce
ingredients:
- 180 g | gluten-free rice flour = gluten-free-rice-flour
- 1 tsp | ground turmeric = turmeric
- 3/4 tsp | salt = salt
- 150 ml | coconut milk = coconut-milk
- 300 ml | water = water
- 2 tbsp | gluten-free tamari = gluten-free-tamari
- 2 tbsp | lime juice = lime-juice
- 1 tbsp | sugar = sugar
- 6 tbsp | sunflower oil = sunflower-oil
- 250 g | oyster mushrooms = oyster-mushroom | torn
- 200 g | bean sprouts = bean-sprout
- 1 head | lettuce = lettuce | leaves separated
- 1 bunch | mint = mint
steps:
1. Whisk rice flour, turmeric and half of the salt with the coconut milk and all but a small splash of the water until smooth and thin as paint. Let it stand for 20 minutes so that the flour swells.
2. Meanwhile, stir tamari, lime juice and sugar with the last of the water until the sugar is gone. That is your dip.
3. Fry the mushrooms in a sixth of the oil with the other half of the salt over high heat for 5 minutes, until dry and tinged brown. Tip them onto a plate.
4. There is batter for two crepes a person. For each, set a nonstick pan, 24 cm wide, over medium-high heat with a scant tbsp of oil. Stir the batter, pour in a small ladleful so that it screams, and tilt it out to the edges.
5. Scatter on its share of the mushrooms and bean sprouts, put the lid on for 1 minute until the sprouts are steaming and cooked through, then uncover and cook for 3 minutes more, until the base is deep gold and rattles when you shake the pan. Fold and slide out.
6. Break off pieces while they crackle, roll them with mint in a lettuce leaf, and dunk.
meal canh-chua-chay
title: Canh Chua Chay
cuisine: vietnamese
slots: lunch, dinner
difficulty: easy
time: prep 12, cook 15
servings: 3
summary: Mekong sour soup of pineapple, okra, tomato and fried tofu.
picture: soup, tamarind broth with pineapple wedges, green okra, tomato, tofu and sprouts
ingredients:
- 300 g | firm tofu = tofu | in 2 cm cubes
- 3 tbsp | sunflower oil = sunflower-oil
- 1/2 | leek = leek | white part, sliced
- 1 l | boiling water = water | from the kettle
- 3 tbsp | tamarind paste = tamarind
- 2 tbsp | sugar = sugar
- 1 1/2 tsp | salt = salt
- 200 g | fresh pineapple = pineapple | in small fans
- 120 g | okra = okra | cut on the slant
- 2 | tomatoes = tomato | in wedges
- 120 g | bean sprouts = bean-sprout
- 1 | red chili = chili | sliced
- 1 handful | rice paddy herb = rice-paddy-herb | chopped
steps:
1. Brown the tofu in the oil at the bottom of a soup pot, 5 minutes over medium-high heat with a turn halfway, until two sides are crusted. Add the leek for the last minute and stir until it is limp and sweet-smelling.
2. Add the boiling water, tamarind paste, sugar, salt and pineapple. Once it bubbles again, give it 3 minutes over medium heat, until you can smell the pineapple from the door.
3. Slide in the okra; 3 minutes at the same bubble make it tender before it can turn to slime.
4. Add tomatoes and bean sprouts and boil for 2 minutes, until the wedges soften at their corners and the sprouts are hot through but crisp.
5. Taste: sour leads, sweet follows. Ladle out and drop chili and rice paddy herb on top.
meal ca-tim-nuong-mo-hanh
title: Cà Tím Nướng Mỡ Hành
cuisine: vietnamese
slots: lunch, dinner
difficulty: easy
time: prep 8, cook 17
servings: 3
summary: Smoky split eggplants under sizzling scallion oil, chili and lime.
picture: plate, soft charred eggplant halves covered with glossy green scallion oil and chili
ingredients:
- 600 g | long eggplants = eggplant
- 5 tbsp | sunflower oil = sunflower-oil
- 6 | spring onions = spring-onion | thinly sliced
- 3/4 tsp | salt = salt
- 2 tbsp | lime juice = lime-juice
- 1/2 tsp | sugar = sugar
- 1 tbsp | water = water
- 1 clove | garlic = garlic | minced
- 1 | bird's eye chili = chili | minced
- 1 handful | mint = mint | torn
steps:
1. Prick the eggplants all over and lay them on foil under a very hot broiler, or on a grill, for 14 minutes, turning every few minutes, until the skins are burnt and the stems feel squashy.
2. Stir lime juice, sugar, water, garlic and chili with half of the salt in a small bowl until clear.
3. Slit the skins, peel them away while the flesh is still warm, and open each eggplant flat on a platter. Drag a fork lengthwise through the flesh so that it drinks.
4. Mix the spring onions with the remaining salt in a heatproof bowl. Bring the oil to the edge of smoking in a little pan, 2 minutes over high heat, until one ring of onion dances on it, and tip it over the rest: they must hiss and go vivid green.
5. Spoon the scallion oil over the eggplants, then the lime mixture, and finish with mint.
meal goi-ga-bap-cai
title: Gỏi Gà Bắp Cải
cuisine: vietnamese
slots: lunch
difficulty: easy
time: prep 10, cook 20
servings: 3
summary: Torn poached chicken and cabbage with hot herbs, lime and pepper.
picture: salad, shredded chicken and pale cabbage with dark green herbs and red chili
ingredients:
- 500 g | boneless chicken breast = chicken-breast
- 1/2 tsp | salt = salt
- 1/2 | red onion = red-onion | paper-thin slices
- 4 tbsp | lime juice = lime-juice
- 2 tbsp | fish sauce = fish-sauce
- 1 tsp | sugar = sugar
- 1 | bird's eye chili = chili | minced
- 2 tbsp | sunflower oil = sunflower-oil
- 350 g | white cabbage = cabbage | finely shredded
- 1 bunch | Vietnamese coriander = vietnamese-coriander | leaves picked
- 1/2 tsp | black pepper = black-pepper
steps:
1. Put the chicken into a small pot, salt it, cover with water from the kettle and set over medium heat. Poach at a bare simmer for 15 minutes until the thickest part reaches 165 °F (74 °C); wash what the raw meat touched.
2. Meanwhile, soak the red onion in half of the lime juice, which takes away its bite and turns it pink.
3. Stir the rest of the lime juice with fish sauce, sugar, chili and oil until you feel no grains.
4. Let the chicken cool for 5 minutes, then tear it along the grain into strips as thin as a shoelace.
5. Squeeze the cabbage with the onion and its juice for a minute until it gives a little. Add chicken, Vietnamese coriander and black pepper, pour over the fish sauce mixture and toss with your hands.
meal lemongrass-tofu-noodle-bowl
title: Lemongrass Tofu Noodle Bowl
cuisine: vietnamese
slots: lunch, dinner
difficulty: medium
time: prep 18, cook 12
servings: 3
summary: Crisp lemongrass tofu on cool rice noodles, herbs and lime dressing.
picture: noodles, white rice noodles with browned tofu, carrot, cucumber, lettuce and mint
ingredients:
- 400 g | extra-firm tofu = tofu | pressed and cubed
- 2 stalk | lemongrass = lemongrass | tender part minced
- 3 clove | garlic = garlic | minced
- 3 tbsp | sunflower oil = sunflower-oil
- 200 g | rice vermicelli = rice-noodle
- 1 head | little gem lettuce = lettuce | shredded
- 1 | cucumber = cucumber | in matchsticks
- 1 | carrot = carrot | grated
- 1 handful | mint leaves = mint
-- For the dressing
- 4 tbsp | gluten-free tamari = gluten-free-tamari
- 3 tbsp | lime juice = lime-juice
- 2 tbsp | sugar = sugar
- 80 ml | warm water = water
- 1 | bird's eye chili = chili | sliced
steps:
1. Stir the sugar into the warm water until it dissolves; add tamari, lime juice and chili. Turn the tofu with the lemongrass in a few spoonfuls of this dressing.
2. Cook the rice vermicelli in plenty of boiling water for 3 minutes until springy, rinse under cold water and drain.
3. Heat the oil in a skillet over medium-high heat. Fry the tofu for 8 minutes, turning, until crusty on most sides.
4. Add the garlic for the last minute, stirring, until it and the lemongrass are golden.
5. Fill bowls with lettuce, noodles, cucumber and carrot, put the tofu on top, add mint and pour over the dressing.
meal shrimp-summer-rolls
title: Shrimp Summer Rolls
cuisine: vietnamese
slots: lunch
difficulty: medium
time: prep 25, cook 5
servings: 3
summary: Cool rice-paper rolls of shrimp, herbs and noodles with peanut dip.
picture: wrap, translucent rice-paper rolls with pink shrimp and a brown peanut dip
ingredients:
- 12 | raw shrimp = shrimp | peeled and deveined
- 100 g | rice vermicelli = rice-noodle
- 9 | rice paper wrappers = rice-paper
- 1 head | butter lettuce = butter-lettuce | leaves separated
- 1 | carrot = carrot | in matchsticks
- 1 | small cucumber = cucumber | in matchsticks
- 1 bunch | mint = mint
- 1 bunch | fresh coriander = coriander-leaf
- 1 tsp | salt = salt
-- For the dip
- 4 tbsp | hoisin sauce = hoisin-sauce
- 2 tbsp | peanut butter = peanut-butter
- 60 ml | hot water = water
- 1 | red chili = chili | sliced
steps:
1. Boil the shrimp over high heat in a pot of water with the salt for 2 minutes until curled, pink and opaque all through. Lift them out, cool in cold water and split lengthwise.
2. Cook the rice vermicelli in the same pot at a full boil for 3 minutes until tender; rinse cold and drain well.
3. Stir hoisin, peanut butter and the hot water in a bowl until glossy and float the chili on top.
4. Dip one rice paper in warm water for 5 seconds and lay it flat; it goes on softening as you work.
5. On the lower third put lettuce, a little vermicelli, carrot, cucumber, mint and coriander. Fold up the bottom, fold in the sides, lay shrimp halves pink side down, and roll tightly to the end. Eat within two hours, before the wrappers toughen.
meal dau-hu-sot-ca-chua
title: Đậu Hũ Sốt Cà Chua
cuisine: vietnamese
slots: lunch, dinner
difficulty: easy
time: prep 8, cook 17
servings: 3
summary: Golden tofu stewed briefly in a peppery fresh tomato sauce.
picture: plate, golden tofu cubes coated in chunky red tomato sauce with scallion
ingredients:
- 400 g | firm tofu = tofu | in 3 cm cubes, patted dry
- 5 tbsp | sunflower oil = sunflower-oil
- 3 clove | garlic = garlic | chopped
- 350 g | ripe tomatoes = tomato | chopped
- 1/4 tsp | salt = salt
- 1 1/2 tbsp | gluten-free tamari = gluten-free-tamari
- 80 ml | water = water
- 1/2 tsp | black pepper = black-pepper
- 3 | spring onions = spring-onion | in short lengths
steps:
1. Fry the tofu in the oil in a nonstick pan over medium-high heat for 8 minutes, rolling the cubes onto a new side every 2 minutes, until most faces are golden and blistered. Lift them out and leave 1 tbsp of oil behind.
2. Color the garlic in that oil for 30 seconds until it smells sweet. Add tomatoes and salt, put on a lid and turn down to medium heat; after 4 minutes they should have collapsed, so mash the bigger lumps.
3. Stir in tamari and water, slip the tofu back and simmer for 4 minutes, spooning, until the tomato clings and the cubes have soaked some of it up.
4. Grind the black pepper over, throw in the spring onions and turn once so that they go bright green.
meal pao-de-queijo
title: Pão de Queijo
cuisine: brazilian
slots: snack
difficulty: medium
time: prep 15, cook 25
servings: 6
summary: Crackly, chewy cheese puffs of cassava starch from Minas Gerais.
picture: bake, round golden cheese puffs with cracked tops on a tray
ingredients:
- 250 g | sour cassava starch = tapioca-starch
- 125 ml | milk = milk
- 60 ml | sunflower oil = sunflower-oil
- 1 tsp | salt = salt
- 2 | eggs = egg
- 150 g | vegetarian Parmesan = vegetarian-parmesan | finely grated
steps:
1. Heat the oven to 400 °F (200 °C) and line a tray. Bring milk, oil and salt to a full boil over high heat.
2. Pour it over the cassava starch at once and beat until you have a sticky, lumpy mass. Let it cool for 5 minutes until you can touch it.
3. Work in the eggs one after the other, then the Parmesan, until the dough is smooth and just holds its shape.
4. Roll into balls the size of a walnut with wet hands and set them 4 cm apart.
5. Bake for 20-22 minutes until puffed, dry on the outside and golden in patches. Eat warm.
meal bhel-puri
title: Bhel Puri
cuisine: indian
slots: snack
difficulty: easy
time: prep 12, cook 3
servings: 3
summary: Bombay beach snack of puffed rice, sev, onion and two chutneys.
picture: bowl, puffed rice with crisp yellow sev, tomato, onion and brown chutney
ingredients:
- 2 tbsp | tamarind paste = tamarind
- 3 tbsp | jaggery = jaggery | grated
- 1/2 tsp | ground cumin = cumin
- 1/2 tsp | salt = salt
- 1 bunch | fresh coriander = coriander-leaf
- 2 | green chilies = chili
- 1 tbsp | lemon juice = lemon-juice
- 75 g | puffed rice = puffed-rice
- 1 | red onion = red-onion | finely chopped
- 1 | tomato = tomato | seeded and finely chopped
- 30 g | roasted peanuts = peanut
- 50 g | sev = sev
steps:
1. Stir tamarind paste, jaggery, cumin and half of the salt with a splash of hot water until the jaggery has melted into a dark chutney that drips slowly.
2. Keep back a few sprigs of coriander. Blend the others with green chilies, lemon juice, the rest of the salt and a little water until smooth and green.
3. Toast the puffed rice dry in a wok on low, shaking it for 3 minutes, until a grain snaps instead of bending. Let it cool in a large bowl.
4. Chop the kept coriander. Toss rice, red onion, tomato and peanuts with both chutneys, quickly, with two spoons.
5. Rain the sev and chopped coriander over the top and eat within minutes, before it goes soft.
meal khaman
title: Khaman
cuisine: indian
slots: snack
difficulty: medium
time: prep 12, cook 23
servings: 5
summary: Gujarat's airy steamed chickpea cake, soaked with mustard seed syrup.
picture: plate, yellow spongy chickpea squares with mustard seeds, green chilies and coriander
ingredients:
- 3 tbsp | sunflower oil = sunflower-oil
- 200 g | gluten-free chickpea flour = gluten-free-chickpea-flour
- 1 pinch | ground turmeric = turmeric
- 1 tsp | salt = salt
- 2 tbsp | sugar = sugar
- 3/4 tsp | citric acid = citric-acid
- 2 tsp | fresh ginger = ginger | finely grated
- 3 | green chilies = chili | 1 minced, 2 slit
- 330 ml | water = water
- 3/4 tsp | baking soda = baking-soda
- 1 tsp | black mustard seeds = mustard-seed
- 12 | curry leaves = curry-leaf
- 1 handful | fresh coriander = coriander-leaf | chopped
steps:
1. Brush an 8-inch (20 cm) cake pan with a little of the oil. Set up a steamer that holds it, with water boiling over medium heat.
2. Whisk chickpea flour, turmeric, salt, citric acid, ginger, the minced chili, half of the sugar and a third of the oil with three quarters of the water into a smooth, ribbony batter.
3. Sift the baking soda over and beat in one direction for 20 seconds, until the batter foams and doubles. Pour it into the pan without delay.
4. Steam over medium-high heat for 16-18 minutes with a towel under the lid, until a toothpick comes out clean and the top springs back. Cool for 5 minutes and cut into squares.
5. Pop the mustard seeds in the last of the oil over medium heat, about 40 seconds. Add curry leaves, slit chilies, the other sugar and the last of the water and boil for 1 minute until the sugar dissolves.
6. Spoon this syrup slowly over the squares until it has all sunk in, and finish with coriander.
meal mango-lassi
title: Mango Lassi
cuisine: indian
slots: snack
difficulty: easy
time: prep 5, cook 0
servings: 2
summary: Ripe mango and yogurt, blended cold with cardamom.
picture: drink, two tall glasses of thick orange mango yogurt drink
ingredients:
- 1 | large ripe mango = mango | peeled and diced
- 250 g | plain yogurt = yogurt | cold
- 100 ml | iced water = water
- 2 tsp | sugar = sugar
- 1/4 tsp | ground cardamom = cardamom
- 1 pinch | salt = salt
steps:
1. Blend the mango with sugar, cardamom and salt for 30 seconds to a smooth puree.
2. Add yogurt and iced water and blend for 20 seconds more, until frothy and just pourable.
3. Taste, since mangoes differ, and drink while it is cold.
meal castagnaccio
title: Castagnaccio
cuisine: italian
slots: snack
difficulty: easy
time: prep 12, cook 33
servings: 6
summary: Flat Tuscan chestnut cake with rosemary, pine nuts and raisins.
picture: bake, a thin cracked dark brown cake topped with pine nuts and rosemary needles
ingredients:
- 40 g | raisins = raisin
- 300 g | gluten-free chestnut flour = chestnut-flour
- 1 pinch | salt = salt
- 450 ml | cold water = water
- 3 tbsp | extra virgin olive oil = olive-oil
- 30 g | pine nuts = pine-nut
- 1 sprig | rosemary = rosemary | needles only
steps:
1. Cover the raisins with hot tap water for 10 minutes. Turn on the oven at 400 °F (200 °C).
2. Sift the chestnut flour with the salt into a bowl, since it clumps badly. Whisk in the cold water little by little, then a third of the olive oil, until the batter runs off the whisk in a smooth ribbon.
3. Grease a shallow baking pan with another third of the oil and pour the batter in about 1.5 cm deep. Scatter the drained raisins, the pine nuts and rosemary on top and drizzle with the rest of the oil.
4. Bake for 30-33 minutes until the surface is cracked like dry earth and the nuts are tanned. It stays moist and dense inside, and its sweetness is that of the chestnuts alone.
meal salted-edamame
title: Salted Edamame
cuisine: japanese
slots: snack
difficulty: easy
time: prep 2, cook 12
servings: 3
summary: Hot soybean pods boiled bright green and tossed in sea salt.
picture: bowl, bright green soybean pods with coarse salt
ingredients:
- 400 g | frozen edamame pods = edamame
- 1 1/2 l | water = water
- 2 tsp | sea salt = salt
steps:
1. Bring the water to a rolling boil over high heat with half of the salt, about 7 minutes.
2. Add the edamame from frozen and boil for 4-5 minutes, until a bean squeezed from its pod is tender with a slight bite.
3. Drain, shake dry and toss hot with the rest of the salt. Squeeze the beans into your mouth and leave the pods.
meal esquites
title: Esquites
cuisine: mexican
slots: snack
difficulty: easy
time: prep 5, cook 10
servings: 4
summary: Street-corner corn in a cup with epazote, lime, chili and cheese.
picture: bowl, cup of yellow corn kernels with white cheese, red chili and lime
ingredients:
- 30 g | butter = butter
- 500 g | corn kernels = sweetcorn | fresh or frozen
- 1 | serrano chili = serrano | chopped
- 2 sprig | epazote = epazote | leaves chopped
- 1/2 tsp | salt = salt
- 100 ml | water = water
- 2 tbsp | mayonnaise = mayonnaise
- 2 tbsp | lime juice = lime-juice
- 60 g | vegetarian cotija = vegetarian-feta | finely crumbled
- 1/2 tsp | ancho chili powder = dried-mild-chili
steps:
1. Melt the butter in a skillet over high heat. Add the corn and leave it for 3 minutes, stirring once, until some kernels are spotted brown and begin to jump.
2. Stir in serrano, epazote, salt and water. Simmer over medium heat for 5 minutes, until the kernels are plump and only a little broth is left at the bottom.
3. Spoon into cups and top each with a dab of mayonnaise, a squirt of lime juice, a snowfall of cotija and a dusting of ancho.
meal guacamole
title: Guacamole
cuisine: mexican
slots: snack
difficulty: easy
time: prep 10, cook 0
servings: 4
summary: Chunky avocado with lime, white onion, jalapeno and cilantro.
picture: board, a stone bowl of chunky guacamole with cucumber sticks
ingredients:
- 3 | ripe avocados = avocado
- 1/4 cup | chopped white onion = onion
- 1 | jalapeno = jalapeno | seeded and chopped
- 1/2 tsp | salt = salt
- 1 | lime = lime
- 2 tbsp | chopped fresh cilantro = coriander-leaf
- 1 | small tomato = tomato | seeded and diced
- 1 | cucumber = cucumber | cut into sticks, for dipping
steps:
1. Pound white onion, jalapeno and salt in a mortar, or mash them on a board with the flat of a knife, until juicy.
2. Scoop in the avocados, squeeze over the lime and crush with a fork, leaving lumps.
3. Fold in cilantro and tomato. Taste with a cucumber stick, because that is what you will dip, and add salt or lime until it sings.
meal chlada-dyal-limoun
title: Chlada dyal Limoun
cuisine: moroccan
slots: snack
difficulty: easy
time: prep 12, cook 0
servings: 3
summary: Cold orange wheels with cinnamon, dates and orange blossom water.
picture: plate, overlapping orange slices with stripes of cinnamon, chopped dates and mint leaves
ingredients:
- 5 | oranges = orange | cold
- 1 tbsp | orange blossom water = orange-blossom-water
- 6 | dates = date | pitted
- 1/2 tsp | ground cinnamon = cinnamon
- 1 sprig | mint = mint
steps:
1. Slice the ends off the oranges and stand them up. Cut away peel and white pith in strips from top to bottom, then slice the flesh into rounds a finger thick, catching the juice.
2. Fan the rounds over a flat plate, sprinkle with the juice and the orange blossom water and leave them a few minutes while you cut the dates into slivers.
3. Draw lines of cinnamon across by letting it fall from between finger and thumb. Scatter the dates and the mint leaves.
meal khao-niao-mamuang
title: Khao Niao Mamuang
cuisine: thai
slots: snack
difficulty: medium
time: prep 10, cook 30, total 295
servings: 6
summary: Ripe mango with salty-sweet coconut sticky rice.
picture: dessert, sliced yellow mango beside a mound of glossy white sticky rice
ingredients:
- 250 g | glutinous rice = glutinous-rice
- 300 ml | coconut milk = coconut-milk
- 70 g | sugar = sugar
- 3/4 tsp | salt = salt
- 1 tsp | cornstarch = cornstarch
- 3 | ripe mangoes = mango
steps:
1. Swish the rice in cold water and pour it off until nothing cloudy comes away. Soak it in fresh water for 4 hours, or overnight.
2. Drain, wrap in a damp cloth and steam over rapidly boiling water for 25 minutes, turning the bundle over once, until the grains are see-through and chewy with no chalky middle.
3. Warm two thirds of the coconut milk with sugar and most of the salt over medium heat for 2 minutes, only until the sugar is gone; it should not boil. Stir in the hot rice, cover and leave for 15 minutes until it has swallowed the liquid.
4. Whisk the cornstarch and the remaining salt into the rest of the coconut milk in a small pan. Keep stirring over medium heat, about 2 minutes, until it bubbles and coats the spoon.
5. Peel and slice the mangoes, lay them against the rice and trickle the thick coconut topping over just before eating.
meal sinh-to-bo
title: Sinh Tố Bơ
cuisine: vietnamese
slots: snack
difficulty: easy
time: prep 5, cook 0
servings: 3
summary: Thick, icy avocado shake sweetened with condensed milk.
picture: drink, a tall glass of thick pale green avocado shake with crushed ice
ingredients:
- 2 | ripe avocados = avocado
- 3 tbsp | condensed milk = condensed-milk
- 180 ml | milk = milk
- 150 g | ice cubes = water
- 1 pinch | salt = salt
steps:
1. Halve the avocados, twist out the stones and spoon the flesh into a blender. Dark spots taste bitter, so cut them away.
2. Add condensed milk, milk, ice cubes and salt and blend on full power for 1 minute until no ice rattles and the shake mounds on a spoon.
3. Pour into chilled glasses and hand out long spoons; drink it within minutes, before the green dulls.

"""#
}
