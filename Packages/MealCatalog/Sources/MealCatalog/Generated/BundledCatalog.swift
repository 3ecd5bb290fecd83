// swift-format-ignore-file
// Made from Data/meals.txt and the culinary foods by Scripts/compile-catalog. Do not edit.

/// The compiled catalogue: an index of the meals, and their texts.
enum BundledCatalog {
  static let index: StaticString = #"""
ackee|aji-amarillo|alcohol|allium|allspice|amchur|anchovy|apple|asparagus|avocado|bacon|baguette|baking-powder|baking-soda|banana|barley|barley-malt|basil|basmati-rice|bay-leaf|bean|bean-sprout|beef|beef-steak|beef-stock|bell-pepper|berbere|black-bean|black-pepper|blue-cheese|brassica|bread|brown-lentil|brown-sugar|bulgur|butter|butter-lettuce|buttermilk|cabbage|canned-tomatoes|canned-tuna|capsicum|cardamom|carrot|cassava|cayenne|celery|cheese|cherry-tomato|chestnut-mushroom|chicken|chicken-breast|chicken-thigh|chickpea|chickpea-flour|chili|chili-flakes|chili-powder|chipotle|chipotle-in-adobo|chive|cinnamon|citrus-fruit|clove|coconut|coconut-milk|cod|cooked-shrimp|coriander|coriander-leaf|coriander-seed|corn|corn-tortilla|cornstarch|courgette|cream|crushed-tomatoes|crustacean|cucumber|cumin|curry-leaf|curry-paste-shallot|dijon-mustard|dill|doubanjiang|dried-mint|dried-oregano|edamame|egg|egg-yolk|eggplant|emmental|farmer-cheese|fava-bean|fenugreek|feta|fish|fish-sauce|flaky-salt|flattened-rice|fruit|galangal|garam-masala|garlic|ghee|ginger|ginger-family|gluten-free-chickpea-flour|gluten-free-chili-powder|gluten-free-chipotle-in-adobo|gluten-free-corn-tortilla|gluten-free-oats|gluten-free-tamari|gluten-free-teff-injera|gluten-free-vegetable-stock|gochujang|grape|green-bean|ground-beef|ground-ginger|ground-lamb|ground-pork|ground-turkey|hard-cheese|heavy-cream|hoisin-sauce|injera|jalapeno|jasmine-rice|kashmiri-chili-powder|kecap-manis|kidney-bean|lamb|leek|legume|lemon|lemon-juice|lemongrass|lentil|lettuce|lime|lime-juice|lime-leaf|malt-vinegar|mango|maple-syrup|mayonnaise|meat|milk|mint|mollusc|mung-bean|mushroom|mussel|mustard|mustard-seed|nightshade|nori|nutmeg|oat|oats|oily-fish|olive|olive-oil|onion|oregano|oyster-mushroom|palm-oil|palm-sugar|paneer|paprika|parmesan|parsley|pasta|peanut|peanut-butter|pork|potato|poultry|preserved-lemon|quinoa|rapeseed-oil|red-lentil|red-onion|rice|rice-noodle|rice-paper|rice-vinegar|risotto-rice|rosemary|rye|rye-bread|saffron|salmon|salt|salt-and-pepper|salt-cod|scotch-bonnet|seaweed|semolina|sesame-oil|sesame-seed|shallot|shellfish|shiitake|shrimp|shrimp-paste|sichuan-pepper|silken-tofu|smoked-salmon|sourdough-bread|soy-sauce|soybean|spaghetti|spinach|spring-onion|squash|sugar|sun-dried-tomato|sunflower-oil|sunflower-seed|sushi-rice|table-olive|tamari|tamarind|tapioca-starch|teff|thai-basil|thai-green-curry-paste|thyme|tofu|tomato|tomato-paste|tuna|turkey|turmeric|vegetable-stock|vegetarian-emmental|vegetarian-farmer-cheese|vegetarian-feta|vegetarian-parmesan|water|wheat|wheat-flour|white-fish|white-pepper|white-vinegar|white-wine|wine|wine-vinegar|worcestershire-sauce|yeast|yogurt
creamy-tuscan-chicken	Creamy Tuscan Chicken	12	0	25	6	16769	4610	16931	3,28,47,50,51,75,103,123,124,147,148,156,162,163,171,173,178,184,194,195,199,214,218,231,242		0	1505	
spicy-beef-tacos	Spicy Beef Tacos	15	1	15	6	0	512	16385	3,22,41,55,58,59,62,68,69,71,72,79,86,100,103,109,110,118,140,147,156,164,165,194,219,220,231,232,241		1505	1577	
greek-quinoa-salad	Greek Quinoa Salad	9	0	10	2	1	16384	16416	3,28,47,48,62,78,86,95,100,135,136,148,156,162,163,164,165,180,183,194,195,222,231,239		3082	1256	
thai-green-curry	Thai Green Curry	22	2	30	4	12	16988	16411	3,6,17,20,41,50,52,55,62,64,65,68,77,79,81,90,96,97,100,101,103,106,117,128,134,137,140,142,147,156,164,168,178,184,203,205,206,227,228,241		4338	1798	
lemon-herb-salmon	Lemon Herb Salmon	0	1	20	4	4	0	8	3,8,28,62,83,96,100,103,135,161,162,163,172,193,194		6136	1248	
shakshuka	Shakshuka	16	0	30	3	2	0	16448	3,25,39,41,45,55,79,88,103,156,162,163,164,170,172,194,231		7384	1202	
ginger-mushroom-congee	Ginger Mushroom Congee	4	0	55	1	512	0	16384	3,28,105,106,112,128,134,152,164,184,194,204,212,215,219,220,223,241,245		8586	1285	
huevos-rancheros	Huevos Rancheros	15	0	25	1	2	0	16448	3,20,27,41,55,68,69,71,72,79,88,103,110,127,134,156,164,194,219,220,231		9871	1474	
buttermilk-pancakes	Buttermilk Pancakes	0	0	25	1	387	384	16480	12,13,35,37,71,73,88,145,148,194,217,242,243		11345	1231	
oat-porridge-with-stewed-apple	Oat Porridge with Stewed Apple	2	0	15	1	0	0	16384	7,33,61,100,111,159,160,194,217,241		12576	1054	
poha	Poha	10	0	20	1	4160	16744480	16384	3,41,55,62,68,69,80,99,100,106,134,135,136,154,155,156,164,174,177,184,194,217,219,220,235		13630	1436	
besan-chilla	Besan Chilla	10	0	20	1	0	0	16384	3,41,53,54,55,68,69,79,106,107,134,156,164,183,194,219,220,231,235,241		15066	1316	
ful-medames	Ful Medames	16	0	15	1	0	0	16384	3,20,41,55,62,79,93,100,103,134,135,136,156,162,163,172,194,231		16382	1141	
banana-coconut-tapioca	Banana Coconut Tapioca	1	1	15	9	0	0	16384	14,44,61,64,100,194,225,241		17523	1094	
menemen	Menemen	23	0	20	1	2	0	16448	25,41,55,56,88,156,162,163,194,231		18617	903	
spinach-and-feta-omelette	Spinach and Feta Omelette	9	0	12	1	3	0	96	3,28,47,83,88,95,148,162,163,164,214,215,239		19520	1059	
scrambled-eggs-with-smoked-salmon	Scrambled Eggs with Smoked Salmon	18	0	10	1	7	0	104	3,28,35,60,75,83,88,96,124,148,161,193,209,245		20579	975	
pan-con-tomate	Pan con Tomate	21	0	10	9	384	1539	16384	3,31,98,103,156,162,163,194,210,231,242,243,251		21554	934	
ackee-and-saltfish	Ackee and Saltfish	3	1	50	1	4	0	8	0,3,25,28,41,55,66,96,100,156,164,196,197,215,219,220,229,231,241,244		22488	1352	
tortang-talong	Tortang Talong	6	1	30	3	2	0	16448	3,28,88,90,103,156,164,183,194,219,220		23840	1106	
mercimek-corbasi	Mercimek Çorbası	23	0	40	6	0	0	16384	3,41,43,55,56,62,79,85,100,134,135,138,149,156,162,163,164,182,194,231,232,241		24946	1294	
tabbouleh	Tabbouleh	16	0	20	2	384	0	16384	3,34,62,100,135,136,149,156,162,163,164,172,194,215,231,242		26240	1119	
gazpacho	Gazpacho	21	0	15	10	16384	0	0	3,25,41,78,100,103,116,156,162,163,194,231,241,249		27359	1088	
salade-nicoise	Salade Niçoise	7	1	30	2	20486	16896	16456	6,20,36,40,48,82,88,96,100,116,117,134,139,154,155,156,162,163,177,194,222,231,233,249		28447	1477	
cobb-salad	Cobb Salad	0	0	30	2	20483	2432	32871	3,9,10,28,29,47,48,50,51,60,82,88,100,116,139,147,148,154,155,156,162,163,176,178,194,195,231,249		29924	1478	
shrimp-summer-rolls	Shrimp Summer Rolls	24	1	30	2	1992	16762488	16400	3,36,41,43,44,55,68,69,77,78,103,125,134,139,149,156,174,175,184,185,186,194,201,203,205,212,217,225,241,242		31402	1553	
gado-gado	Gado-Gado	11	1	40	2	962	16762400	16448	3,20,21,30,38,41,55,62,64,65,78,88,100,103,117,130,134,140,151,156,174,175,177,194,211,212,217,219,220,224,230,242		32955	1646	
egg-and-shrimp-smorrebrod	Egg and Shrimp Smørrebrød	18	0	15	2	4491	18331	16496	15,16,28,31,35,62,67,77,83,88,89,100,135,139,146,148,154,190,191,203,205,242,243,251		34601	1027	
zaalouk	Zaalouk	17	0	30	10	0	0	16384	3,25,41,62,68,69,79,90,100,103,135,136,156,162,163,170,194,231,241		35628	1165	
salmon-onigiri	Salmon Onigiri	13	1	50	10	4	28	16392	96,157,161,184,193,194,198,221,241		36793	1215	
aglio-e-olio	Aglio e Olio	12	0	15	6	384	4610	16384	3,41,55,56,103,156,162,163,172,173,194,199,213,241,242		38008	1167	
chana-masala	Chana Masala	10	0	35	6	0	0	16384	3,5,39,41,53,55,68,69,70,79,100,103,105,106,129,134,144,156,164,194,219,220,231,235		39175	1492	
misir-wot	Misir Wot	5	1	60	6	0	4160	16384	3,4,26,41,42,55,68,70,94,103,105,106,113,126,134,138,156,164,182,183,194,219,220,226,231,232,241		40667	1299	
ratatouille	Ratatouille	7	1	65	6	0	0	16384	3,17,19,25,28,41,74,90,103,156,162,163,164,194,216,229,231		41966	1427	
lemongrass-tofu-noodle-bowl	Lemongrass Tofu Noodle Bowl	24	1	30	6	512	0	16384	3,41,43,55,62,78,100,103,112,134,137,139,140,141,149,156,184,185,212,217,219,220,223,230,241		43393	1532	
mujaddara	Mujaddara	16	0	55	6	0	0	16384	3,18,28,32,62,79,100,134,135,138,162,163,164,172,184,194,241		44925	1381	
tortilla-espanola	Tortilla Española	21	1	45	6	2	0	16448	3,88,156,162,163,164,177,194		46306	1219	
tom-kha-gai	Tom Kha Gai	22	0	25	6	4	16408	16395	6,41,50,52,55,62,64,65,68,69,96,97,100,101,106,137,140,141,142,147,152,156,166,178,241		47525	1318	
tomato-and-egg-stir-fry	Tomato and Egg Stir-Fry	4	0	15	6	2	0	16448	3,88,156,164,184,194,215,217,219,220,231,241		48843	1304	
palak-paneer	Palak Paneer	10	1	30	4	1	4096	16416	3,28,35,41,42,47,55,61,63,68,70,75,79,102,103,104,105,106,124,148,156,158,164,169,194,214,231		50147	1316	
jerk-chicken	Jerk Chicken	3	1	90	4	0	0	16387	3,4,28,33,41,50,52,55,61,62,100,103,105,106,140,147,156,158,164,178,194,197,215,217,219,220,229		51463	1474	
chicken-adobo	Chicken Adobo	6	0	50	4	896	0	16387	3,19,28,50,52,103,134,147,178,184,211,212,219,220,241,242,246		52937	1246	
moqueca	Moqueca	1	1	35	4	4	16384	16392	3,25,41,55,62,64,65,66,68,69,96,100,103,140,156,164,167,194,231,244		54183	1467	
turkey-chili	Turkey Chili	0	0	50	4	0	6144	16387	3,20,25,39,41,55,57,76,79,103,108,122,131,134,147,156,162,163,164,165,170,178,194,215,231,234,241		55650	1542	
shepherds-pie	Shepherd's Pie	2	1	80	4	2437	21379	16425	3,6,15,22,24,28,35,43,46,96,103,120,132,134,143,147,148,156,164,177,189,194,217,224,231,232,236,242,243,250		57192	1584	
moules-marinieres	Moules Marinières	7	1	25	4	16785	1567	24624	2,3,11,28,31,35,100,103,116,148,150,153,164,172,202,203,229,242,243,247,248,251		58776	1235	
mapo-tofu	Mapo Tofu	4	1	25	4	896	1088	16389	3,20,30,41,55,71,73,84,93,103,105,106,121,128,134,147,156,164,176,181,184,194,207,208,211,212,215,230,241,242		60011	1582	
bibimbap	Bibimbap	14	1	45	4	1922	512	16449	3,20,21,22,23,41,43,55,88,103,115,134,147,151,156,184,187,194,200,201,211,212,214,217,219,220,221,241,242		61593	1823	
chicken-souvlaki	Chicken Souvlaki	9	0	30	6	0	0	16387	3,28,50,52,62,78,86,100,103,135,147,156,162,163,164,165,178,183,194,231		63416	1273	
lohikeitto	Lohikeitto	18	0	30	4	5	0	16424	3,4,35,43,75,83,96,124,133,148,156,161,177,193,194,241		64689	1123	
pierogi-ruskie	Pierogi Ruskie	20	2	90	4	385	0	16416	3,28,35,47,92,148,156,164,177,194,219,220,238,241,242,243		65812	1474	
kasespatzle	Käsespätzle	8	1	45	4	387	0	16480	3,35,47,60,88,91,123,148,158,164,194,237,242,243		67286	1278	
lomo-saltado	Lomo Saltado	19	1	45	4	17280	0	16385	1,3,22,23,41,55,68,69,79,100,103,116,134,147,156,164,177,183,184,194,211,212,219,220,231,241,242,249		68564	1661	
nasi-goreng	Nasi Goreng	11	1	22	4	906	16412	16464	3,41,55,77,78,88,103,130,134,156,164,184,202,203,205,206,211,212,217,219,220,231,242		70225	1388	
chicken-tagine-with-preserved-lemon	Chicken Tagine with Preserved Lemon	17	1	65	4	0	16384	3	3,50,52,62,68,69,79,100,103,105,106,119,135,147,162,163,164,178,179,192,194,222,235,241		71613	1447	
mushroom-risotto	Mushroom Risotto	12	1	45	4	18433	4615	24608	2,3,28,35,43,46,47,49,100,103,114,116,123,148,152,162,163,164,171,172,184,188,194,195,236,240,247,248		73060	1459	
guacamole	Guacamole	15	0	10	8	0	0	0	3,9,41,55,62,68,69,78,100,127,140,156,164,194,231		74519	923	
mango-lassi	Mango Lassi	10	0	5	8	1	0	16416	42,100,144,148,194,217,241,252		75442	704	
salted-edamame	Salted Edamame	13	0	12	8	512	0	0	87,134,194,212,241		76146	660	
pao-de-queijo	Pão de Queijo	1	1	40	8	3	2	16480	44,47,88,123,148,171,194,219,220,225,240		76806	1025	
"""#

  static let meals: StaticString = #"""
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
- 3 cup | cooked quinoa = quinoa | cold, from the fridge
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
1. Rinse the rice until the water runs nearly clear. Bring it to a boil with 450 ml of the water, cover, and cook over the lowest heat for 12 minutes. Leave it covered off the heat.
2. Meanwhile, spoon the thick cream from the coconut milk into a wok over medium-high heat. Boil for 3 minutes until it splits and oil shows at the edge.
3. Fry the curry paste in that oil for 2 minutes, stirring, until it darkens a little and makes you sneeze.
4. Turn the chicken through the paste for 2 minutes until it is no longer pink outside. Pour in the rest of the coconut milk and the remaining 150 ml water; add eggplant, lime leaves, fish sauce and palm sugar.
5. Simmer over medium heat for 8 minutes, adding the green beans after 4, until the eggplant is soft and the thickest chicken piece has reached 165 °F (74 °C).
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
1. Heat the oven to 425 °F (220 °C). Roll the asparagus in 1 tbsp of the olive oil and a little of the salt on a lined sheet pan.
2. Grate the zest of the lemon into a bowl, cut half of the fruit into slices and keep the other half. Stir garlic, dill, parsley, pepper and the rest of the salt and olive oil into the zest.
3. Set the salmon skin side down on the asparagus, spread the herb paste over it and lay the lemon slices on top.
4. Roast for 12-15 minutes until the salmon flakes under a fork and reads 145 °F (63 °C) in its middle.
5. Squeeze the kept lemon half over the pan as it comes out of the oven.
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
4. Make six hollows, crack in the eggs, cover, and cook over low heat for 6 minutes until the whites are firm and the yolks have thickened (71 °C/160 °F).
5. Scatter the parsley over the pan.
meal ginger-mushroom-congee
title: Ginger Mushroom Congee
cuisine: chinese
slots: breakfast
difficulty: easy
time: prep 5, cook 50
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
4. Break the eggs into the same oil and fry for 3 minutes; spoon oil over them until the whites are set and the yolks no longer run (160 °F/71 °C).
5. Spread the beans on the tortillas, lay an egg on each, flood with warm salsa and finish with cilantro.
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
- 4 tbsp | butter = butter | melted, plus more for the griddle
- 1/2 cup | maple syrup = maple-syrup | to serve
steps:
1. Whisk flour, sugar, baking powder, baking soda and salt in a large bowl.
2. Beat buttermilk, eggs and half of the butter together, pour into the bowl and stir ten strokes, leaving the lumps. Rest the batter for 5 minutes.
3. Set a griddle or heavy skillet over medium heat until a drop of batter sizzles, then brush with butter.
4. Ladle on 1/4 cup for each pancake. Flip after 2-3 minutes, when bubbles burst and stay open, and cook for 1-2 minutes more until both sides are golden and the middle springs back.
5. Stack them with the last of the butter and pour over the maple syrup.
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
1. Put the apples, sugar, cinnamon and 50 ml of the water into a small pan. Cover and stew over medium heat for 8-10 minutes until the pieces collapse at the touch of a spoon.
2. Meanwhile, stir the oats into the remaining water in a second pan. Bring to a simmer over medium heat and cook for 7 minutes, stirring steadily, until thick enough to hold the trail of the spoon.
3. Add the salt now, stir for 1 minute more and pour into warm bowls.
4. Spoon the apples and their syrup into the middle.
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
2. Heat the oil in a wide pan over medium heat. Drop in the mustard seeds; once they pop, add the peanuts, if you use them, and stir for 1 minute until they color.
3. Add curry leaves, green chilies, onion and potato. Cover and cook for 6 minutes, stirring twice, until a knife slides through the potato.
4. Stir in the turmeric, then fold in the rice. Put the lid back for 2 minutes over low heat until steam rises all through it.
5. Finish with lemon juice and fresh coriander, turning gently so that the flakes stay whole.
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
3. Film a nonstick pan with a little of the oil over medium-high heat. Spread a quarter of the batter into a thin round with the back of the ladle.
4. Cook for 2 minutes until the top looks dry and the rim lifts, drip oil around it, flip, and give the other side 1 minute until brown spots show. No raw flour taste may remain.
5. Repeat with the other three and eat them straight from the pan.
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
1. Tip the fava beans with the liquid of one can into a pan, add the cumin and simmer over medium heat for 8 minutes until they are soft and the liquid looks creamy.
2. While they cook, pound the garlic with the salt to a paste and loosen it with the lemon juice.
3. Crush about half of the beans against the side of the pan. Take off the heat and beat in the garlic and half of the olive oil.
4. Pile into bowls, top with tomatoes, green chili and parsley, and pour on the remaining olive oil.
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
2. Set a dry nonstick pan over medium heat. Sift in a quarter of the starch, 3 mm deep, and level it with a spoon.
3. Cook for 1-2 minutes until the grains fuse and the crepe slides in one piece. Turn it and give it 30 seconds; it should stay white.
4. Lay on banana, coconut and cinnamon, fold in half and press. Make the other three in the same way and eat them warm, before they stiffen.
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
- 3 | Turkish green peppers = bell-pepper | chopped
- 4 | ripe tomatoes = tomato | peeled and chopped
- 1/2 tsp | salt = salt
- 1/2 tsp | pul biber = chili-flakes
- 4 | eggs = egg
steps:
1. Heat the olive oil in a small pan over medium heat and fry the green peppers for 3 minutes until their skins wrinkle.
2. Add tomatoes and salt. Let them bubble for 5 minutes until most of the juice is gone.
3. Crack in the eggs, wait 20 seconds, then draw them through the tomatoes in slow strokes for 2 minutes. Stop when the curds are soft but no liquid egg is left.
4. Dust with pul biber and eat from the pan.
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
1. Warm half of the olive oil in a nonstick pan over medium heat. Wilt the spring onion and spinach for 2 minutes, press out the liquid and set aside.
2. Beat the eggs with the pepper and dill. Wipe the pan, add the rest of the olive oil and pour them in over medium-low heat.
3. Pull the edges to the center for 2 minutes so that loose egg runs underneath. Cover for 1 minute until the top has set.
4. Scatter spinach and feta over one half, fold, and cook for another minute until the cheese softens.
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
meal ackee-and-saltfish
title: Ackee and Saltfish
cuisine: caribbean
slots: breakfast
difficulty: medium
time: prep 15, cook 35
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
1. Cover the salt cod with half of the water, boil for 10 minutes and drain. Boil it in the fresh half for 10 minutes more, taste a flake, and drain once it is pleasantly salty. Flake it and remove every bone.
2. Heat the oil in a wide pan over medium heat. Fry onion, red pepper, spring onions, Scotch bonnet and thyme for 5 minutes until limp.
3. Add the cod and tomato; cook for 3 minutes until the tomato gives up its juice.
4. Lay in the drained ackee with the black pepper. Turn it over with a spoon once or twice for 2 minutes until hot, without stirring, since it breaks easily. Lift out the thyme stalks.
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
4. Heat the oil in a skillet over medium heat. Slide in one eggplant, pour some egg from the dish over it and fry for 3 minutes a side until brown at the rim and fully set in the middle. Fry the other the same way.
meal mercimek-corbasi
title: Mercimek Çorbası
cuisine: turkish
slots: lunch, dinner
difficulty: easy
time: prep 10, cook 30
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
- 1 tsp | pul biber = chili-flakes
- 1 | lemon = lemon | cut into wedges
steps:
1. Soften the onion and carrots in half of the olive oil over medium heat for 5 minutes. Fry the tomato paste and cumin with them for 1 minute until brick red.
2. Rinse the red lentils, add them with the water and salt, and bring to a boil. Skim, then simmer half covered for 18 minutes until the lentils have dissolved.
3. Blend until perfectly smooth and thin with a little hot water from the kettle if a spoon stands in it.
4. Heat the remaining olive oil in a small pan over medium heat, take it off, stir in mint and pul biber and let them foam for 10 seconds.
5. Drizzle the red oil over each bowl and pass the lemon.
meal tabbouleh
title: Tabbouleh
cuisine: middle-eastern
slots: lunch
difficulty: easy
time: prep 20, cook 0
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
1. Cover the potatoes with salted cold water, bring to a boil and cook for 15 minutes until a knife meets no resistance. Drop in the green beans for the last 4 minutes; they should still squeak. Drain.
2. In a second pan of boiling water, cook the eggs for 10 minutes until the yolks are firm. Cool in iced water, peel and halve.
3. Shake mustard, red wine vinegar, olive oil and salt in a closed jar until it looks creamy.
4. Slice the warm potatoes and toss them, the beans and the tomatoes with two thirds of the dressing.
5. Line a platter with lettuce leaves, arrange the dressed vegetables with tuna, eggs, olives and anchovy fillets, and spoon over what is left in the jar.
meal cobb-salad
title: Cobb Salad
cuisine: american
slots: lunch
difficulty: easy
time: prep 5, cook 25
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
1. Lower the eggs into boiling water, cook for 10 minutes, then cool under the tap, peel and chop.
2. Meanwhile, lay the bacon in a cold skillet, set it over medium heat and fry for 8 minutes until brown and crisp. Drain on paper and crumble.
3. Season the chicken, pour off all but 1 tbsp of the fat and cook the meat in it for 5-6 minutes a side over medium heat until it reads 165 °F (74 °C). Rest for 5 minutes and dice.
4. Whisk red wine vinegar, mustard and olive oil with salt and pepper until thick.
5. Spread the romaine on a platter, line up chicken, bacon, eggs, tomatoes, avocado and blue cheese in rows, sprinkle with chives and pour the dressing across.
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
1. Boil the shrimp in salted water for 2 minutes until curled, pink and opaque all through. Lift them out, cool in cold water and split lengthwise.
2. Cook the rice vermicelli in the same pot at a full boil for 3 minutes until tender; rinse cold and drain well.
3. Stir hoisin, peanut butter and the hot water in a bowl until glossy and float the chili on top.
4. Dip one rice paper in warm water for 5 seconds and lay it flat; it goes on softening as you work.
5. On the lower third put lettuce, a little vermicelli, carrot, cucumber, mint and coriander. Fold up the bottom, fold in the sides, lay shrimp halves pink side down, and roll tightly to the end. Eat within two hours, before the wrappers toughen.
meal gado-gado
title: Gado-Gado
cuisine: indonesian
slots: lunch
difficulty: medium
time: prep 15, cook 25
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
1. Boil the potatoes in salted water for 20 minutes until a skewer slips through, adding the eggs for the last 10. Peel the eggs under cold water and halve them; slice the potatoes.
2. Meanwhile, fry the tofu in the oil over medium-high heat for 8 minutes, turning, until every side is golden.
3. Bring a second pot of water to a rolling boil. Blanch the green beans for 3 minutes, add cabbage and bean sprouts for 2 minutes more, until piping hot but still crisp, and drain.
4. Warm peanut butter, coconut milk, kecap manis, tamarind, garlic and chili in a small pan over low heat for 4 minutes, stirring, until it is smooth and heavy on the spoon. Squeeze in the lime.
5. Layer vegetables, potatoes, cucumber, tofu and eggs on a platter and cover with the sauce.
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
1. Boil the eggs for 10 minutes until hard, cool them in cold water, peel and slice.
2. Meanwhile, butter the rye bread right to the crust, which keeps it from going soggy, and press a lettuce leaf on each slice.
3. Pat the shrimp dry. Shingle the egg over the lettuce, spoon mayonnaise down the middle and heap shrimp on top.
4. Finish with dill, pepper and a squeeze of lemon.
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
2. Add tomatoes, paprika, cumin and 4 tbsp of the olive oil. Cook uncovered for 12 minutes, mashing now and then, until the oil separates and the pan floor stays bare behind the spoon.
3. Stir in lemon juice and coriander off the heat.
4. Spread on a plate, ridge the top and fill the ridges with the remaining olive oil. Good warm or cold.
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
2. Rub the salmon with 1 tsp of the salt and broil or pan-grill over medium-high heat for 5 minutes a side until it flakes and reads 145 °F (63 °C). Break it up, without skin and bones.
3. Wet your hands with cold water and rub them with a pinch of the remaining salt. Press a sixth of the warm rice flat on a palm, put salmon in the middle, close the rice over it and firm it into a triangle. Shape five more.
4. Wrap in nori just before eating. Eat the same day: what is not eaten within an hour goes into the fridge, where it keeps until evening.
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
1. Boil the water in a kettle, pour it into a wide pot over high heat with the salt, and cook the spaghetti for 1 minute less than the packet says, about 8 minutes.
2. While it boils, put the garlic and olive oil into a cold skillet and bring them up over low heat for 5 minutes until the slices are the color of straw. Stir in the chili flakes and pull the pan off before anything browns.
3. Lift the pasta into the skillet with a small ladle of its water. Toss over high heat for 1 minute until the liquid turns creamy and coats every strand.
4. Throw in the parsley, toss once more and eat at once.
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
meal ratatouille
title: Ratatouille
cuisine: french
slots: lunch, dinner
difficulty: medium
time: prep 20, cook 45
servings: 4
summary: Provençal vegetables browned one by one, then stewed together.
picture: stew, glossy chunks of eggplant, courgette, pepper and tomato with basil
ingredients:
- 6 tbsp | olive oil = olive-oil
- 1 | large eggplant = eggplant | in 2 cm cubes
- 2 | courgettes = courgette | in thick half-moons
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
1. Heat 3 tbsp of the olive oil in a wide pot over medium-high heat. Brown the eggplant for 7 minutes until it gives, and lift it out.
2. Add another 1 tbsp and color the courgettes for 5 minutes; set them with the eggplant.
3. Turn down to medium. In the last of the olive oil soften onion and peppers for 8 minutes, stir in the garlic for 1 minute, then add tomatoes, thyme, bay leaf, salt and pepper and boil for 5 minutes until saucy.
4. Return the browned vegetables, cover and stew over low heat for 15-18 minutes, until everything is tender but you can still tell one from the other.
5. Pull out thyme and bay leaf, tear in the basil, and eat hot or at room temperature.
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
1. Stir the sugar into the warm water until it dissolves; add tamari, lime juice and chili. Turn the tofu in 2 tbsp of this dressing with the lemongrass.
2. Cook the rice vermicelli in plenty of boiling water for 3 minutes until springy, rinse under cold water and drain.
3. Heat the oil in a skillet over medium-high heat. Fry the tofu for 8 minutes, turning, until crusty on most sides.
4. Add the garlic for the last minute, stirring, until it and the lemongrass are golden.
5. Fill bowls with lettuce, noodles, cucumber and carrot, put the tofu on top, add mint and pour over the dressing.
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
1. Boil the lentils in the water for 15 minutes until just tender, with a bite left. Drain over a bowl and keep the cooking water.
2. Start the onions at the same time: fry them in the olive oil over medium-high heat for 25 minutes, stirring more as they darken, until mahogany. Drain half of them on paper, where they crisp.
3. Stir cumin, pepper and the rinsed rice into the onions in the pan for 1 minute, then add lentils, salt and 450 ml of the cooking water, topped up from the tap if it falls short.
4. Bring to a boil, cover tightly and cook over the lowest heat for 13 minutes until the water is gone and the grains are separate.
5. Fluff, heap with the crisp onions and parsley, and give everyone a wedge of lemon.
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
1. Warm the olive oil in a 24 cm nonstick pan over medium heat until a slice of potato bubbles gently. Add potatoes, onion and 1 tsp of the salt; cook for 20 minutes, turning now and then, until the slices break at a nudge but are still pale.
2. Drain in a sieve and save the oil. Beat the eggs with the remaining salt in a large bowl, fold in the hot potatoes and leave for 5 minutes.
3. Put 1 tbsp of the saved oil back over medium-high heat. Pour in the mixture, shake for 1 minute, then cook over low heat for 5 minutes until the edge is set.
4. Cover with a plate, turn the pan over in one move, and slide the tortilla back, wet side down. Cook for 4 minutes more until a skewer comes out without liquid egg and the middle is 160 °F (71 °C).
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
- 2 cup | cooked rice = rice | freshly cooked or from the fridge
steps:
1. Beat the eggs with 1/4 tsp of the salt. Warm the rice through first, in a covered pan with a sprinkle of the water, until it steams (165 °F/74 °C).
2. Heat 2 tbsp of the oil in a wok over high heat. Pour in the eggs, count to ten, push them into large curds and scoop them out when barely set, after about 1 minute.
3. Add the last of the oil, fry the white ends of the spring onions for 20 seconds, then the tomatoes, sugar and the rest of the salt and water. Cook over high heat for 4 minutes until half of the tomatoes have melted into sauce.
4. Return the eggs and simmer for 1 minute until no runny egg is left and the sauce hugs the curds. Throw in the spring onion greens and serve over the rice.
meal palak-paneer
title: Palak Paneer
cuisine: indian
slots: dinner
difficulty: medium
time: prep 10, cook 20
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
1. Drop the spinach into boiling water for 1 minute, lift it into iced water and squeeze. Pour some of the hot cooking water over the paneer and leave it there.
2. Blend the spinach with the green chili and a splash of cold water to a smooth puree.
3. Heat the ghee over medium heat and sizzle the cumin for 20 seconds. Cook the onion for 7 minutes until light brown, then garlic and ginger for 1 minute.
4. Add tomato and salt; after 4 minutes it should have turned to paste. Stir in the spinach puree and garam masala and simmer over low heat for 4 minutes until thick bubbles burst.
5. Drain the paneer, fold it in with the cream, and heat for 2 minutes.
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
1. Blend spring onions, Scotch bonnets, garlic, ginger, thyme, allspice, cinnamon, nutmeg, brown sugar, salt, pepper, the juice of one lime and the oil to a coarse paste. Wear gloves.
2. Slash each chicken thigh to the bone twice, rub the paste in deeply, cover and chill for 30 minutes.
3. Heat the oven to 220 °C (425 °F). Lay the chicken skin side up on a rack over a lined tray, with all the paste that sticks; wash the bowl and everything the raw chicken touched.
4. Roast for 35-40 minutes until the skin is almost black in spots, the juices run clear and the meat at the bone reads 74 °C (165 °F) or more.
5. Rest for 5 minutes and serve with the second lime, cut into wedges.
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
3. Cover and simmer over low heat for 25 minutes until the meat pulls away from the bone (at least 165 °F/74 °C). Cook the rice meanwhile as its packet says.
4. Take off the lid and reduce over high heat for 8-10 minutes, turning the chicken, until the sauce is syrupy and coats it. Pick out the bay leaves and spoon over the rice.
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
1. Turn the cod in the juice of the limes with garlic and 1 tsp of the salt. Keep it cold while you cut the vegetables.
2. Warm half of the palm oil in a wide pot over medium heat and soften the onion for 4 minutes.
3. Spread half of the red and green peppers and tomatoes over it, lay in the cod with its juices, cover with the other half and tuck in the chili. Sprinkle with the remaining salt and half of the coriander.
4. Pour over the coconut milk, bring to a simmer, cover, and cook over medium-low heat for 12 minutes. Shake the pot instead of stirring. The fish is ready when it flakes and is opaque to the center (145 °F/63 °C).
5. Drizzle with the rest of the palm oil, scatter the last coriander and bring the pot to the table.
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
1. Heat the olive oil in a Dutch oven over high heat. Add the turkey, leave it alone for 4 minutes until the bottom browns, then break it up and cook for 3 minutes more until no pink is left.
2. Lower to medium and cook onion and bell pepper with the meat for 5 minutes until limp. Add garlic, chili powder, cumin and paprika and stir for 1 minute until fragrant.
3. Pour in tomatoes and water, add salt, and simmer half covered for 15 minutes.
4. Stir in the kidney beans and go on for 10 minutes until the chili is thick enough to mound; it must be bubbling throughout, 165 °F (74 °C).
5. Scatter with green onions. Cool leftovers in shallow boxes and refrigerate within 2 hours.
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
1. Boil the potatoes in salted water for 18 minutes until they crumble at the edges. Drain, steam dry for 2 minutes, and mash with butter, milk and half of the salt.
2. Meanwhile, brown the lamb in a wide dry pan over high heat for 8 minutes until no pink shows. Spoon off most of the fat.
3. Add onion, carrots and celery and cook over medium heat for 8 minutes until soft. Stir in tomato paste and flour for 1 minute.
4. Pour in Worcestershire sauce and beef stock, add rosemary, pepper and the rest of the salt. Simmer for 15 minutes until it is gravy rather than soup; take out the rosemary.
5. Heat the oven to 200 °C (400 °F). Spread the meat in a dish, cover with mash and rake it with a fork. Bake for 25 minutes until the ridges are brown and the filling bubbles at the rim.
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
2. Melt the butter in a large pot over medium heat and soften shallots and garlic for 3 minutes without color.
3. Turn the heat to high, pour in the wine with thyme and pepper, and boil for 1 minute.
4. Tip in the mussels, clamp on the lid and steam for 4-5 minutes, shaking twice, until the shells are wide open and the flesh is firm. Discard every mussel that stayed shut.
5. Toss with parsley, ladle into bowls with all the broth and tear the baguette beside it.
meal mapo-tofu
title: Mapo Tofu
cuisine: chinese
slots: dinner
difficulty: medium
time: prep 8, cook 17
servings: 3
summary: Soft tofu and pork in numbing, fiery Sichuan bean sauce.
picture: bowl, white tofu cubes in scarlet oil with ground pork and spring onion
ingredients:
- 200 g | jasmine rice = jasmine-rice
- 650 ml | water = water
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
1. Rinse the rice, bring it to a boil with 300 ml of the water, cover and cook over the lowest heat for 12 minutes; leave it closed until the end.
2. Steep the tofu in a pan of barely simmering salted water for 5 minutes, which firms it, then drain.
3. Fry the pork in the rapeseed oil in a wok over high heat for 4 minutes until it has reached 71 °C (160 °F) and starts to crisp.
4. Turn to medium, add doubanjiang and stir for 1 minute until the oil is red, then garlic and ginger for 30 seconds.
5. Pour in 300 ml of the water and the soy sauce, slide in the tofu and simmer for 4 minutes, nudging with the back of the ladle.
6. Mix the cornstarch with the last of the water and add it in three goes over 1 minute until the sauce is glossy. Shower with Sichuan pepper and spring onions and eat with the rice.
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
1. Wash the rice, bring it to a boil with the water, cover and cook over low heat for 14 minutes. Keep it shut. Mix the beef with soy sauce, half of the sugar and two thirds of the garlic.
2. Boil the bean sprouts for 3 minutes until hot through and tender; scoop them out, and wilt the spinach in the same water for 30 seconds. Squeeze both and dress with salt, the rest of the garlic and half of the sesame oil.
3. Fry the carrots in 1 tsp of the sunflower oil over medium-high heat for 2 minutes until they bend; set aside. Sear the beef in another spoonful over high heat for 3 minutes until browned and the liquid is gone.
4. Fry the eggs in what is left of the sunflower oil over medium heat for 4 minutes, covered at the end, until whites and yolks are set.
5. Stir gochujang, rice vinegar, the other half of the sugar and the remaining sesame oil together. Arrange vegetables, beef and egg over the rice, add sauce and sesame seeds, and mix well before eating.
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
1. Toss the chicken with the juice of one lemon, 3 tbsp of the olive oil, the oregano, garlic, pepper and 1 tsp of the salt. Leave for 10 minutes while you chop the salad, then thread onto metal skewers.
2. Heat a grill or ridged pan over high heat until a drop of water vanishes.
3. Grill the skewers for 9-10 minutes, a quarter turn every 2 minutes, until charred at the corners and 74 °C (165 °F) inside.
4. Dress tomatoes, cucumber and red onion with the rest of the olive oil and salt. Use a clean plate for the cooked skewers, and cut the second lemon into wedges for them.
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
- 900 ml | water = water
- 6 | allspice berries = allspice
- 1 1/2 tsp | salt = salt
- 450 g | salmon fillet = salmon | skinned, in 3 cm chunks
- 150 ml | heavy cream = heavy-cream
- 1 bunch | dill = dill | chopped
steps:
1. Melt the butter in a soup pot over medium heat and sweat leek and carrot for 4 minutes until the leek is silky.
2. Add potatoes, allspice, salt and the water; boil gently for 12 minutes until a potato cube splits under a fork.
3. Pour in the cream and bring it back to a simmer. Lay in the salmon, turn the heat to low and poach for 4 minutes without stirring until the pieces flake and are 63 °C (145 °F).
4. Fish out the allspice berries if you can see them, stir in the dill once and ladle.
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
1. Boil the potatoes for 18 minutes until they fall apart, drain, mash and let them cool. Fry the onions in the butter over medium heat for 15 minutes until deep gold.
2. Stir flour, half of the salt, the hot water and oil together, knead for 5 minutes until smooth as an earlobe, and rest under a bowl for 20 minutes.
3. Mash the farmer cheese, pepper, the remaining salt and a third of the onions into the potatoes. It should taste almost too peppery.
4. Roll the dough 2 mm thin, cut 8 cm rounds, put a heaped teaspoon of filling on each, fold, and pinch the edge twice so that no gap is left.
5. Boil in batches in plenty of salted water. They float after 2 minutes; give them 2 minutes more until the dough is tender at the seam.
6. Lift onto warm plates and pour the rest of the onions and butter over them.
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
3. Heat the oven to 180 °C (350 °F) with a dish in it, and bring a big pot of salted water to a boil.
4. Press or scrape the batter into the water in four batches. When the noodles rise, boil them for 1 minute more until firm and no longer doughy, scoop them into the hot dish and cover each layer with emmental.
5. Bake for 5 minutes until the cheese has melted right through. Top with onions, their butter and chives.
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
1. Heat the oven to 230 °C (450 °F). Toss the potatoes with 2 tbsp of the oil and half of the salt and roast for 28 minutes, turning once, until crisp and brown.
2. Meanwhile, boil the rice with the water and the rest of the salt, cover, and cook over low heat for 15 minutes until the water is absorbed.
3. Rub the steak with cumin. Heat a wok over the highest heat until it smokes, add 2 tbsp of the oil and sear the meat in two batches, 90 seconds each, until browned at the edges. Set aside on a plate.
4. Add the last of the oil and toss red onion, aji amarillo and garlic for 1 minute; the onion must stay crunchy.
5. Put in the tomatoes, soy sauce and red wine vinegar, return the steak, and toss for 1 minute until the sauce boils. Fold in potatoes and coriander and serve with the rice.
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
- 400 g | cooked rice = rice | from the fridge, at most one day old
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
2. Fry the paste in 2 tbsp of the oil in a wok over medium-high heat for 2 minutes until it no longer stings the nose. Add the shrimp for 2 minutes until pink and opaque.
3. Raise to high, add the rice and toss for 3 minutes; pour the kecap manis down the side and go on for 1 minute until every grain is brown, dry and steaming hot (165 °F/74 °C).
4. Fry the eggs in the rest of the oil in a second pan over medium heat for 3-4 minutes until the rims are lacy and the yolks set.
5. Mound the rice, lay an egg on each and put tomato and cucumber beside it.
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
2. Heat the olive oil in a tagine or heavy pot over medium heat and color the chicken for 4 minutes a side.
3. Add onions, saffron water and half of the coriander. Cover and simmer over low heat for 30 minutes, turning the pieces once.
4. Scrape the pulp out of the preserved lemon, cut the rind into strips and add it with the green olives. Cook uncovered over medium heat for 10 minutes until the sauce is thick and golden, the meat slides off the bone and reads at least 74 °C (165 °F).
5. Scatter over the rest of the coriander.
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
- 400 g | chestnut mushrooms = chestnut-mushroom | sliced
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
3. Pour in the wine and let it boil away. Add the stock by the ladle, stirring, each time the spoon leaves a dry track, for 17 minutes, until the rice is tender with a firm heart.
4. Fold in the mushrooms. Off the heat, beat in the Parmesan and the rest of the butter and cover for 1 minute.
5. It should flow when you tilt the plate; loosen with a last splash of stock if not. Sprinkle with parsley.
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
meal salted-edamame
title: Salted Edamame
cuisine: japanese
slots: snack
difficulty: easy
time: prep 2, cook 10
servings: 3
summary: Hot soybean pods boiled bright green and tossed in sea salt.
picture: bowl, bright green soybean pods with coarse salt
ingredients:
- 400 g | frozen edamame pods = edamame
- 1 1/2 l | water = water
- 2 tsp | sea salt = salt
steps:
1. Bring the water to a rolling boil with half of the salt.
2. Add the edamame from frozen and boil for 4-5 minutes, until a bean squeezed from its pod is tender with a slight bite.
3. Drain, shake dry and toss hot with the rest of the salt. Squeeze the beans into your mouth and leave the pods.
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
1. Heat the oven to 200 °C (400 °F) and line a tray. Bring milk, oil and salt to a full boil over high heat.
2. Pour it over the cassava starch at once and beat until you have a sticky, lumpy mass. Let it cool for 5 minutes until you can touch it.
3. Work in the eggs one after the other, then the Parmesan, until the dough is smooth and just holds its shape.
4. Roll into 24 balls with oiled hands and set them 4 cm apart.
5. Bake for 20-22 minutes until puffed, dry on the outside and golden in patches. Eat warm.

"""#
}
