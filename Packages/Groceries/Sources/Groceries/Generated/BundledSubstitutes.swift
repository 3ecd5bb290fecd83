// swift-format-ignore-file
// Made from Data by Scripts/compile-groceries. Do not edit.

/// The substitutes of foods; ``SubstituteTable`` reads them.
enum BundledSubstitutes {
  static let rows: StaticString = #"""
butter	vegan-butter 1	volume	fat	5	made to melt, cream and bake like butter	a little less milky	
butter	ghee 3/4	volume	fat	4	butter without its water and solids	nuttier, browns later	pastry that needs cold lumps
butter	olive-oil 3/4	volume	fat	3	carries flavor and keeps crumbs moist	fruity; softer crumb	creamed cakes and flaky pastry
butter	coconut-oil 4/5	volume	fat	4	solid when cold, so that it can be creamed	faint coconut	
butter	rapeseed-oil 3/4	volume	fat	3	neutral fat for pans and soft cakes	no butter taste	creamed cakes and flaky pastry
butter	applesauce 1/2	volume	moisture	2	keeps cakes moist with little fat	denser, slightly sweet	frying, sauces and pastry
butter	avocado 1	volume	fat	2	creamy fat for spreading and brownies	green tint	frying and light cakes
butter	sunflower-oil 3/4	volume	fat	3	neutral fat for pans and soft cakes	no butter taste	creamed cakes and flaky pastry
butter	lard 4/5	volume	fat	3	solid fat that makes pastry flaky	savory note	sweet creams
unsalted-butter	vegan-butter 1	volume	fat	5	made to melt, cream and bake like butter	a little saltier	
unsalted-butter	butter 1	volume	fat	5	the same with salt	saltier; use less salt elsewhere	
unsalted-butter	coconut-oil 4/5	volume	fat	4	solid when cold, so that it can be creamed	faint coconut	
unsalted-butter	olive-oil 3/4	volume	fat	3	carries flavor and keeps crumbs moist	fruity; softer crumb	creamed cakes and flaky pastry
unsalted-butter	rapeseed-oil 3/4	volume	fat	3	neutral fat for soft cakes	no butter taste	flaky pastry
ghee	butter 5/4	volume	fat	5	ghee is made of it	burns sooner	very hot pans
ghee	coconut-oil 1	volume	fat	4	solid fat that takes high heat	faint coconut	
ghee	rapeseed-oil 1	volume	fat	3	neutral fat that takes high heat	no nutty taste	
ghee	vegan-butter 5/4	volume	fat	3	melts alike	burns sooner	very hot pans
ghee	avocado-oil 1	volume	fat	3	takes the same heat	mild, no nutty taste	
margarine	butter 1	volume	fat	5	same use and amount	richer	
margarine	vegan-butter 1	volume	fat	5	same use and amount	nearly none	
margarine	coconut-oil 4/5	volume	fat	4	solid when cold	faint coconut	
margarine	rapeseed-oil 3/4	volume	fat	3	same fat in liquid form	softer crumb	creamed cakes
margarine	olive-oil 3/4	volume	fat	3	same fat in liquid form	fruity	creamed cakes
lard	vegetable-shortening 1	volume	fat	5	solid fat that makes pastry flaky	no savory note	
lard	butter 5/4	volume	fat	4	solid fat with some water	tastes of butter	very hot pans
lard	coconut-oil 1	volume	fat	4	solid fat that takes heat	faint coconut	
lard	rapeseed-oil 7/8	volume	fat	3	fries as well	no flakiness	pastry
shortening	vegetable-shortening 1	volume	fat	5	the same made of plants alone	none	
shortening	butter 9/8	volume	fat	4	solid fat with some water	tastes of butter; spreads more	
shortening	coconut-oil 1	volume	fat	4	solid when cold	faint coconut	
shortening	lard 1	volume	fat	4	solid fat that makes pastry flaky	savory note	sweet creams
shortening	vegan-butter 9/8	volume	fat	4	solid fat with some water	tastes of butter	
vegetable-shortening	coconut-oil 1	volume	fat	4	solid when cold	faint coconut	
vegetable-shortening	butter 9/8	volume	fat	4	solid fat with some water	tastes of butter	
vegetable-shortening	vegan-butter 9/8	volume	fat	4	solid fat with some water	tastes of butter	
vegetable-shortening	lard 1	volume	fat	4	makes pastry as flaky	savory note	sweet creams
vegetable-oil	rapeseed-oil 1	volume	fat	5	a neutral oil for the same heat	none	
vegetable-oil	sunflower-oil 1	volume	fat	5	a neutral oil for the same heat	none	
vegetable-oil	olive-oil 1	volume	fat	4	liquid fat	fruity; smokes sooner	deep frying
vegetable-oil	coconut-oil 1	volume	fat	3	melts to the same use	faint coconut; sets when cold	dressings
vegetable-oil	avocado-oil 1	volume	fat	4	takes high heat	buttery	
vegetable-oil	applesauce 1	volume	moisture	2	keeps cakes moist	less tender	frying and dressings
vegetable-oil	butter 9/8	volume	fat	3	fat for pans and cakes	browns and tastes of butter	deep frying
olive-oil	avocado-oil 1	volume	fat	4	same body	milder	
olive-oil	rapeseed-oil 1	volume	fat	4	same body	no fruitiness	
olive-oil	sunflower-oil 1	volume	fat	4	same body	no fruitiness	
olive-oil	butter 5/4	volume	fat	3	fat for cooking	tastes of butter	dressings
olive-oil	grapeseed-oil 1	volume	fat	4	light oil for pans and dressings	no fruitiness	
sesame-oil	perilla-oil 1	volume	aroma	4	toasted, nutty seed oil	grassier	
sesame-oil	avocado-oil 1	volume	fat	2	same body	no toasted taste	
sesame-oil	peanut-oil 1	volume	fat	3	roasted taste	milder	
sesame-oil	walnut-oil 1	volume	aroma	3	toasted, nutty	sweeter	high heat
sesame-oil	olive-oil 1	volume	fat	2	same body	no toasted taste	
sesame-oil	pumpkin-seed-oil 1	volume	aroma	4	dark and toasted	greener	high heat
coconut-oil	butter 5/4	volume	fat	4	solid when cold	tastes of butter	
coconut-oil	vegan-butter 5/4	volume	fat	4	solid when cold	tastes of butter	
coconut-oil	rapeseed-oil 1	volume	fat	3	neutral fat	stays liquid	what has to set
coconut-oil	olive-oil 1	volume	fat	3	takes medium heat	fruity; stays liquid	what has to set
peanut-oil	rapeseed-oil 1	volume	fat	5	neutral and takes high heat	none	
peanut-oil	sunflower-oil 1	volume	fat	5	neutral and takes high heat	none	
peanut-oil	avocado-oil 1	volume	fat	4	takes high heat	buttery	
peanut-oil	grapeseed-oil 1	volume	fat	4	takes high heat	lighter	
peanut-oil	rice-bran-oil 1	volume	fat	4	takes high heat	mild	
milk	soy-milk 1	volume	dairy	4	as much protein as milk, so that it bakes alike	beany note	
milk	oat-milk 1	volume	dairy	4	creamy and mild	slightly sweet	
milk	gluten-free-oat-milk 1	volume	dairy	4	creamy and mild	slightly sweet	
milk	almond-milk 1	volume	dairy	3	light and neutral	thinner	
milk	rice-milk 1	volume	dairy	3	neutral	thinner and sweeter	thick sauces
milk	pea-milk 1	volume	dairy	4	as much protein as milk	creamy	
milk	coconut-milk-drink 1	volume	dairy	3	creamy	faint coconut	
milk	hemp-milk 1	volume	dairy	3	neutral enough for baking	earthy	
milk	lactose-free-milk 1	volume	dairy	5	milk with its sugar split	slightly sweeter	
milk	light-coconut-milk 1	volume	dairy	2	rich liquid	tastes of coconut	
milk	evaporated-milk 1/2 + water 1/2	volume	dairy	5	milk with less water, thinned again	slightly cooked taste	
milk	milk-powder 1/8 + water 1	volume	dairy	5	dried milk, thinned again	nearly none	
reduced-fat-milk	milk 1	volume	dairy	5	the same with more fat	richer	
skim-milk	reduced-fat-milk 1	volume	dairy	5	the same with more fat	richer	
buttermilk	milk 15/16 + lemon-juice 1/16	volume	acid	4	acid thickens milk and works with baking soda	thinner	drinking
buttermilk	milk 15/16 + white-vinegar 1/16	volume	acid	4	acid thickens milk and works with baking soda	thinner	drinking
buttermilk	soy-milk 15/16 + lemon-juice 1/16	volume	acid	4	soy thickens with acid as milk does	beany note	
buttermilk	gluten-free-oat-milk 15/16 + white-vinegar 1/16	volume	acid	3	acid works with baking soda	thinner	
buttermilk	rice-milk 15/16 + lemon-juice 1/16	volume	acid	3	acid works with baking soda	thinner	
buttermilk	coconut-milk-drink 15/16 + lemon-juice 1/16	volume	acid	3	acid works with baking soda	faint coconut	
buttermilk	oat-milk 15/16 + lemon-juice 1/16	volume	acid	3	acid works with baking soda	thinner	
buttermilk	almond-milk 15/16 + lemon-juice 1/16	volume	acid	3	acid works with baking soda	thinner	
buttermilk	yogurt 3/4 + water 1/4	volume	acid	5	as sour and thick	milder	
buttermilk	kefir 1	volume	acid	5	as sour and thick	slightly fizzy	
buttermilk	pea-milk 15/16 + white-vinegar 1/16	volume	acid	4	curdles with acid as milk does	nearly none	
heavy-cream	coconut-cream 1	volume	dairy	4	as fat, and whips when cold	tastes of coconut	
heavy-cream	coconut-milk 1	volume	dairy	4	rich enough for sauces and curries	tastes of coconut	whipping
heavy-cream	milk 3/4 + butter 1/4	volume	dairy	3	fat and milk in the same shares	does not whip	whipping
heavy-cream	cashew-cream 1	volume	dairy	4	thick and mild	nutty; does not whip	whipping
heavy-cream	soy-cream 1	volume	dairy	4	made for sauces	lighter	whipping
heavy-cream	oat-cream 1	volume	dairy	4	made for sauces	lighter, slightly sweet	whipping
heavy-cream	evaporated-milk 1	volume	dairy	3	thick milk that does not split	less rich	whipping
heavy-cream	vegan-heavy-cream 1	volume	dairy	5	made to cook and whip alike	nearly none	
heavy-cream	silken-tofu 1	volume	dairy	3	blends to a thick cream	mild and less rich	whipping
heavy-cream	light-cream 1	volume	dairy	4	the same with less fat	thinner	whipping
heavy-cream	creme-fraiche 1	volume	dairy	4	as fat, and does not split	tangy	whipping
heavy-cream	double-cream 1	volume	dairy	5	even more fat	thicker	
cream	coconut-milk 1	volume	dairy	4	rich enough for sauces	tastes of coconut	
cream	soy-cream 1	volume	dairy	4	made for sauces	lighter	
cream	oat-cream 1	volume	dairy	4	made for sauces	lighter, slightly sweet	
cream	evaporated-milk 1	volume	dairy	3	thick milk that does not split	less rich	whipping
cream	cashew-cream 1	volume	dairy	4	thick and mild	nutty	whipping
cream	milk 3/4 + butter 1/4	volume	dairy	3	fat and milk in the same shares	does not whip	whipping
cream	vegan-heavy-cream 1	volume	dairy	5	made to cook alike	nearly none	
double-cream	heavy-cream 1	volume	dairy	5	nearly as fat	slightly thinner	
double-cream	coconut-cream 1	volume	dairy	4	as fat, and whips when cold	tastes of coconut	
double-cream	creme-fraiche 1	volume	dairy	4	as fat	tangy	whipping
double-cream	vegan-heavy-cream 1	volume	dairy	5	made to cook and whip alike	nearly none	
double-cream	soy-cream 1	volume	dairy	3	made for sauces	lighter	whipping
double-cream	cashew-cream 1	volume	dairy	3	thick and mild	nutty	whipping
light-cream	half-and-half 1	volume	dairy	5	nearly as fat	thinner	
light-cream	milk 7/8 + butter 1/8	volume	dairy	4	fat and milk in the same shares	nearly none	
light-cream	soy-cream 1	volume	dairy	4	made for sauces	lighter	
light-cream	oat-cream 1	volume	dairy	4	made for sauces	slightly sweet	
light-cream	light-coconut-milk 1	volume	dairy	3	as rich	tastes of coconut	
half-and-half	milk 7/8 + butter 1/8	volume	dairy	4	fat and milk in the same shares	nearly none	
half-and-half	light-cream 1	volume	dairy	4	a little more fat	richer	
half-and-half	soy-cream 1	volume	dairy	4	as rich	lighter	
half-and-half	oat-cream 1	volume	dairy	4	as rich	slightly sweet	
half-and-half	light-coconut-milk 1	volume	dairy	3	as rich	tastes of coconut	
half-and-half	evaporated-milk 1	volume	dairy	4	as thick	slightly cooked taste	
half-and-half	pea-milk 1	volume	dairy	3	creamy	leaner	
sour-cream	greek-yogurt 1	volume	dairy	5	as thick and sour	leaner	
sour-cream	creme-fraiche 1	volume	dairy	5	as thick, and does not split	milder, richer	
sour-cream	yogurt 1	volume	dairy	4	as sour	thinner	hot sauces, in which it splits
sour-cream	vegan-sour-cream 1	volume	dairy	5	made for the same use	nearly none	
sour-cream	coconut-cream 15/16 + lemon-juice 1/16	volume	dairy	3	thick and fat, soured	tastes of coconut	
sour-cream	cashew-cream 15/16 + lemon-juice 1/16	volume	dairy	3	thick, soured	nutty	
sour-cream	silken-tofu 15/16 + lemon-juice 1/16	volume	dairy	3	blends thick, soured	leaner	
sour-cream	soy-yogurt 1	volume	dairy	4	as sour	thinner	hot sauces
sour-cream	coconut-yogurt 1	volume	dairy	3	as thick and sour	faint coconut	
sour-cream	cottage-cheese 1	volume	dairy	3	blends to a sour cream	grainier	
creme-fraiche	sour-cream 1	volume	dairy	5	as thick	more sour; splits sooner	boiling
creme-fraiche	greek-yogurt 1	volume	dairy	4	as thick	leaner; splits when boiled	boiling
creme-fraiche	vegan-sour-cream 1	volume	dairy	4	as thick	nearly none	
creme-fraiche	coconut-cream 15/16 + lemon-juice 1/16	volume	dairy	3	thick and fat, soured	tastes of coconut	
creme-fraiche	mascarpone 1	volume	dairy	4	as thick and fat	sweeter	
creme-fraiche	soy-cream 15/16 + lemon-juice 1/16	volume	dairy	3	thickens with acid	lighter	
yogurt	sour-cream 1	volume	dairy	4	as sour	richer	
yogurt	soy-yogurt 1	volume	dairy	5	cultured alike	beany note	
yogurt	coconut-yogurt 1	volume	dairy	4	cultured alike	faint coconut	
yogurt	vegan-yogurt 1	volume	dairy	5	cultured alike	nearly none	
yogurt	buttermilk 3/4	volume	acid	4	as sour	thinner	dips
yogurt	kefir 1	volume	acid	4	cultured alike	thinner	dips
yogurt	silken-tofu 15/16 + lemon-juice 1/16	volume	dairy	3	blends thick, soured	leaner	
yogurt	coconut-cream 15/16 + lemon-juice 1/16	volume	dairy	3	thick, soured	tastes of coconut, richer	
yogurt	lactose-free-yogurt 1	volume	dairy	5	yogurt with its sugar split	slightly sweeter	
yogurt	applesauce 1	volume	moisture	2	keeps cakes moist	no tang	dips and marinades
greek-yogurt	sour-cream 1	volume	dairy	5	as thick and sour	richer	
greek-yogurt	skyr 1	volume	dairy	5	as thick	leaner	
greek-yogurt	labneh 1	volume	dairy	4	strained yogurt too	thicker	
greek-yogurt	yogurt 1	volume	dairy	4	the same before it is strained	thinner	
greek-yogurt	coconut-yogurt 1	volume	dairy	4	as thick	faint coconut	
greek-yogurt	soy-yogurt 1	volume	dairy	4	as sour	thinner	
greek-yogurt	silken-tofu 15/16 + lemon-juice 1/16	volume	dairy	3	blends thick, soured	leaner	
greek-yogurt	coconut-cream 15/16 + lemon-juice 1/16	volume	dairy	3	thick, soured	tastes of coconut	
condensed-milk	coconut-condensed-milk 1	volume	sweetness	5	as thick and sweet	faint coconut	
condensed-milk	vegan-condensed-milk 1	volume	sweetness	5	as thick and sweet	nearly none	
condensed-milk	coconut-cream 2/3 + sugar 1/3	volume	sweetness	3	thick and sweet	tastes of coconut	caramel fillings
condensed-milk	evaporated-milk 1 + sugar 1	volume	sweetness	4	the same before it is sweetened	thinner	
condensed-milk	dulce-de-leche 1	volume	sweetness	3	cooked condensed milk	caramel taste and color	
evaporated-milk	half-and-half 1	volume	dairy	4	as rich	fresher	
evaporated-milk	light-coconut-milk 1	volume	dairy	3	as rich	tastes of coconut	
evaporated-milk	coconut-milk 1	volume	dairy	3	richer	tastes of coconut	
evaporated-milk	soy-cream 1	volume	dairy	3	as rich	lighter	
evaporated-milk	oat-cream 1	volume	dairy	3	as rich	slightly sweet	
evaporated-milk	milk 7/8 + milk-powder 1/8	volume	dairy	4	as much milk in less water	nearly none	
milk-powder	soy-milk-powder 1	volume	dairy	4	dries and dissolves alike	beany note	
milk-powder	coconut-milk-powder 1	volume	dairy	3	dries and dissolves alike	tastes of coconut	
milk-powder	vegan-coconut-milk-powder 1	volume	dairy	3	dries and dissolves alike	tastes of coconut	
milk-powder	buttermilk-powder 1	volume	dairy	4	dried milk too	tangy	
whipped-cream	whipped-coconut-cream 1	volume	dairy	4	whips as firm	tastes of coconut	
whipped-cream	vegan-whipped-cream 1	volume	dairy	5	whips as firm	nearly none	
whipped-cream	whipped-topping 1	volume	dairy	4	keeps its shape longer	sweeter	
whipped-cream	mascarpone 1	volume	dairy	3	rich and firm	denser	
whipped-cream	greek-yogurt 1	volume	dairy	3	thick topping	tangy	
whipped-cream	coconut-yogurt 1	volume	dairy	3	thick topping	tangy, faint coconut	
kefir	buttermilk 1	volume	acid	5	as sour and thick	less fizzy	
kefir	yogurt 3/4 + water 1/4	volume	acid	4	cultured alike	less fizzy	
kefir	coconut-yogurt 3/4 + water 1/4	volume	acid	3	cultured alike	faint coconut	
kefir	soy-yogurt 3/4 + water 1/4	volume	acid	4	cultured alike	beany note	
kefir	water-kefir 1	volume	acid	2	fermented alike	clear and lean	creamy dishes
ice-cream	vegan-ice-cream 1	volume	dairy	5	frozen alike	nearly none	
ice-cream	sorbet 1	volume	sweetness	3	frozen alike	fruity, not creamy	
ice-cream	frozen-yogurt 1	volume	dairy	4	frozen alike	tangy, leaner	
ice-cream	gelato 1	volume	dairy	5	frozen alike	denser	
ice-cream	nice-cream 1	volume	sweetness	3	frozen fruit blended creamy	tastes of banana	
ice-cream	oat-ice-cream 1	volume	dairy	4	frozen alike	slightly oaty	
coffee-creamer	oat-milk-creamer 1	volume	dairy	4	whitens coffee	slightly oaty	
coffee-creamer	half-and-half 1	volume	dairy	4	whitens coffee	not sweet	
coffee-creamer	coconut-milk 1	volume	dairy	3	whitens coffee	tastes of coconut	
coffee-creamer	soy-creamer 1	volume	dairy	4	whitens coffee	beany note	
coffee-creamer	milk 1	volume	dairy	4	whitens coffee	thinner	
cheese	vegan-cheese 1	weight	dairy	4	made to slice and melt	milder	
cheese	cheddar 1	weight	dairy	5	slices and melts	its own taste	
cheese	gouda 1	weight	dairy	4	slices and melts	nuttier	
cheese	nutritional-yeast 1/4	weight	umami	2	savory, cheesy taste	does not melt	toasties
cheese	vegetarian-cheese 1	weight	dairy	5	set without animal rennet	nearly none	
cheddar	colby 1	weight	dairy	5	melts alike	milder	
cheddar	gouda 1	weight	dairy	4	melts alike	nuttier	
cheddar	vegetarian-cheddar 1	weight	dairy	5	set without animal rennet	none	
cheddar	red-leicester 1	weight	dairy	5	melts alike	nuttier, orange	
cheddar	monterey-jack 1	weight	dairy	4	melts alike	milder	
cheddar	vegan-cheese 1	weight	dairy	4	made to slice and melt	milder	
cheddar	nutritional-yeast 1/4	weight	umami	2	savory, cheesy taste	does not melt	toasties
parmesan	vegetarian-parmesan 1	weight	umami	5	set without animal rennet	nearly none	
parmesan	pecorino 1	weight	umami	5	hard and salty	sharper, saltier	
parmesan	grana-padano 1	weight	umami	5	made alike	milder	
parmesan	nutritional-yeast 1/2	volume	umami	3	savory, cheesy flakes	does not melt, less salty	
parmesan	vegan-parmesan 1	volume	umami	4	grates alike	nuttier	
parmesan	asiago 1	weight	umami	4	hard and grates	milder	
parmesan	breadcrumb 1	volume	crunch	2	golden, crisp topping	no cheese taste	
mozzarella	vegan-cheese 1	weight	dairy	4	made to melt	less stretch	
mozzarella	provolone 1	weight	dairy	4	melts and stretches	sharper	
mozzarella	monterey-jack 1	weight	dairy	4	melts alike	less stretch	
mozzarella	vegetarian-mozzarella 1	weight	dairy	5	set without animal rennet	none	
mozzarella	string-cheese 1	weight	dairy	5	mozzarella in sticks	drier	
mozzarella	bocconcini 1	weight	dairy	5	small mozzarella	wetter	
mozzarella	tofu 1	weight	protein	2	mild, white and sliceable	does not melt	pizza
mozzarella	nutritional-yeast 1/4	weight	umami	2	savory taste for pizza and pasta	does not melt	caprese
feta	goat-cheese 1	weight	dairy	4	crumbles, tangy	creamier	
feta	vegetarian-feta 1	weight	dairy	5	set without animal rennet	none	
feta	vegan-feta 1	weight	dairy	4	crumbles, salty	milder	
feta	ricotta-salata 1	weight	dairy	4	salty and firm	milder	
feta	cotija 1	weight	dairy	4	salty crumbles	drier	
feta	tofu 15/16 + lemon-juice 1/16	weight	protein	3	crumbles and takes the sour brine	milder; salt it well	
feta	table-olive 1/2	weight	salt	2	the salty bites of the dish	no creaminess	
goat-cheese	feta 1	weight	dairy	4	crumbles, tangy	saltier	
goat-cheese	cream-cheese 1	weight	dairy	4	soft and spreads	less tang	
goat-cheese	vegan-cream-cheese 1	weight	dairy	3	soft and spreads	less tang	
goat-cheese	ricotta 1	weight	dairy	3	soft	sweeter	
goat-cheese	vegan-feta 1	weight	dairy	3	tangy crumbles	saltier	
cream-cheese	mascarpone 1	weight	dairy	4	as thick and fat	sweeter	
cream-cheese	vegan-cream-cheese 1	weight	dairy	5	spreads alike	nearly none	
cream-cheese	ricotta 1	weight	dairy	3	soft	grainier, lighter	frosting
cream-cheese	neufchatel 1	weight	dairy	5	spreads alike	leaner	
cream-cheese	silken-tofu 15/16 + lemon-juice 1/16	weight	dairy	3	blends thick and tangy	leaner	frosting
cream-cheese	cashew-cream 15/16 + lemon-juice 1/16	weight	dairy	3	thick and tangy	nutty	
cream-cheese	hummus 1	weight	dairy	2	thick spread for bread and wraps	tastes of chickpea	baking
cream-cheese	avocado 1	weight	fat	2	creamy spread for bread and wraps	green, no tang	baking
cream-cheese	labneh 1	weight	dairy	4	thick and tangy	leaner	
ricotta	cottage-cheese 1	weight	dairy	4	fresh curds	saltier, wetter	
ricotta	tofu 1	weight	protein	4	crumbles as soft	milder; salt it well	
ricotta	vegan-ricotta 1	weight	dairy	5	made for the same use	nearly none	
ricotta	vegetarian-ricotta 1	weight	dairy	5	set without animal rennet	none	
ricotta	paneer 1	weight	dairy	3	fresh curds	firmer	
ricotta	cashew-cream 1	weight	dairy	3	thick and mild	nutty, smoother	
ricotta	cannellini-bean 1	weight	protein	2	mashes soft and mild	tastes of bean	desserts
cottage-cheese	ricotta 1	weight	dairy	4	fresh curds	smoother, sweeter	
cottage-cheese	quark 1	weight	dairy	4	fresh curds	smoother	
cottage-cheese	tofu 1	weight	protein	3	crumbles as soft	milder; salt it well	
cottage-cheese	greek-yogurt 1	weight	dairy	3	as much protein	smooth, tangy	
cottage-cheese	vegan-ricotta 1	weight	dairy	4	soft curds	milder	
mascarpone	cream-cheese 1	weight	dairy	4	as thick	tangier	
mascarpone	creme-fraiche 1	weight	dairy	4	as fat	tangier, looser	
mascarpone	vegan-cream-cheese 1	weight	dairy	4	as thick	tangier	
mascarpone	coconut-cream 1	weight	dairy	3	thick and fat when cold	tastes of coconut	
mascarpone	cashew-cream 1	weight	dairy	3	thick and mild	nutty	
paneer	tofu 1	weight	protein	5	holds its shape in the pan	milder	
paneer	halloumi 1	weight	dairy	4	holds its shape in the pan	saltier	
paneer	vegetarian-halloumi 1	weight	dairy	4	holds its shape in the pan	saltier	
paneer	queso-blanco 1	weight	dairy	4	does not melt either	saltier	
paneer	chickpea 1	weight	protein	2	as filling in a curry	no cheese taste	
paneer	chickpea-tofu 1	weight	protein	4	holds its shape in the pan	tastes of chickpea	
halloumi	paneer 1	weight	dairy	4	holds its shape in the pan	less salty	
halloumi	tofu 1	weight	protein	3	holds its shape in the pan	less salty	
halloumi	vegetarian-halloumi 1	weight	dairy	5	set without animal rennet	none	
halloumi	bread-cheese 1	weight	dairy	4	grills without melting	sweeter	
halloumi	eggplant 1	weight	protein	2	grills in firm slices	no salt, softer	
blue-cheese	gorgonzola 1	weight	dairy	5	blue too	creamier	
blue-cheese	vegetarian-blue-cheese 1	weight	dairy	5	set without animal rennet	none	
blue-cheese	feta 1	weight	dairy	3	salty crumbles	no blue taste	
blue-cheese	goat-cheese 1	weight	dairy	3	tangy crumbles	no blue taste	
blue-cheese	vegan-feta 1	weight	dairy	2	salty crumbles	no blue taste	
gruyere	emmental 1	weight	dairy	5	melts alike	milder	
gruyere	comte 1	weight	dairy	5	made alike	fruitier	
gruyere	fontina 1	weight	dairy	4	melts alike	softer	
gruyere	vegetarian-gruyere 1	weight	dairy	5	set without animal rennet	none	
gruyere	vegan-cheese 1	weight	dairy	3	made to melt	milder	
gruyere	cheddar 1	weight	dairy	3	melts alike	sharper	
pecorino	parmesan 1	weight	umami	5	hard and salty	milder	
pecorino	vegetarian-parmesan 1	weight	umami	4	hard and salty	milder	
pecorino	nutritional-yeast 1/2	volume	umami	3	savory flakes	does not melt, less salty	
pecorino	vegan-parmesan 1	volume	umami	4	grates alike	nuttier	
brie	camembert 1	weight	dairy	5	ripens alike	earthier	
brie	vegetarian-brie 1	weight	dairy	5	set without animal rennet	none	
brie	goat-cheese 1	weight	dairy	3	soft	tangier	
brie	vegan-cheese 1	weight	dairy	3	soft when warm	milder	
monterey-jack	colby 1	weight	dairy	5	melts alike	nearly none	
monterey-jack	cheddar 1	weight	dairy	4	melts alike	sharper	
monterey-jack	mozzarella 1	weight	dairy	4	melts alike	milder, stretches	
monterey-jack	vegan-cheese 1	weight	dairy	4	made to melt	milder	
egg	ground-flaxseed 1 tbsp + water 3 tbsp	each	binder	4	swells to a gel that binds	nutty, denser	meringues and omelets
egg	chia-seed 1 tbsp + water 3 tbsp	each	binder	4	swells to a gel that binds	specks, denser	meringues and omelets
egg	aquafaba 3 tbsp	each	binder	4	binds and foams like egg white	lighter, no yolk color	custards and omelets
egg	applesauce 1/4 cup	each	moisture	3	keeps cakes moist and together	denser, slightly sweet	meringues, custards and omelets
egg	banana 1/4 cup	each	moisture	3	mashed, keeps cakes moist and together	tastes of banana	savory dishes and meringues
egg	silken-tofu 1/4 cup	each	binder	3	blended, sets when baked	denser	meringues
egg	egg-replacer 1 1/2 tsp + water 2 tbsp	each	binder	4	made for baking without egg	nearly none	omelets
egg	vegan-egg 3 tbsp	each	protein	4	sets in the pan like egg	milder	meringues
egg	psyllium-husk 1 tsp + water 3 tbsp	each	binder	3	swells to a firm gel	slightly chewy	meringues and omelets
egg	cornstarch 1 tbsp + water 2 tbsp	each	binder	3	sets when heated	no richness	omelets and meringues
egg	yogurt 1/4 cup	each	moisture	3	keeps cakes moist and together	tangy, denser	meringues and omelets
egg	tofu 60 g	each	protein	3	crumbled, scrambles like egg	milder	baking
egg	chickpea-flour 3 tbsp + water 3 tbsp	each	binder	3	sets in the pan and in batters	tastes of chickpea	meringues and custards
egg	gluten-free-chickpea-flour 3 tbsp + water 3 tbsp	each	binder	3	sets in the pan and in batters	tastes of chickpea	meringues and custards
egg	pumpkin-puree 1/4 cup	each	moisture	3	keeps cakes moist and together	tastes of pumpkin	meringues and omelets
egg-white	aquafaba 2 tbsp	each	binder	5	whips to a foam	slightly beany before baking	
egg-white	chia-seed 2 tsp + water 2 tbsp	each	binder	3	swells to a gel that binds	specks, no foam	meringues
egg-white	egg-white-powder 2 tsp + water 2 tbsp	each	binder	5	dried egg white	none	
egg-white	ground-flaxseed 2 tsp + water 2 tbsp	each	binder	3	swells to a gel that binds	no foam	meringues
egg-yolk	silken-tofu 1 tbsp	each	binder	3	blended, thickens and binds	paler, leaner	
egg-yolk	cornstarch 1 tsp + water 1 tbsp	each	thickener	3	thickens custards when heated	paler, less rich	mayonnaise
egg-yolk	custard-powder 1 tbsp	each	thickener	3	thickens, with the color of yolk	sweet vanilla taste	savory dishes
egg-yolk	aquafaba 1 1/2 tbsp	each	binder	3	binds and emulsifies	paler, leaner	
egg-yolk	sunflower-lecithin 1 tsp	each	binder	2	emulsifies as yolk does	no color or richness	custards
egg-wash	milk 1	volume	color	3	browns the crust	less shine	
egg-wash	soy-milk 1	volume	color	4	browns the crust	less shine	
egg-wash	maple-syrup 1/2 + water 1/2	volume	color	3	browns and shines	slightly sweet	
egg-wash	aquafaba 1	volume	color	4	shines when baked	paler	
egg-wash	olive-oil 1	volume	color	3	browns the crust	no shine	
mayonnaise	vegan-mayonnaise 1	volume	fat	5	as creamy	nearly none	
mayonnaise	greek-yogurt 1	volume	fat	3	as thick	tangy, leaner	frying and baking
mayonnaise	avocado 1	volume	fat	3	creamy fat for sandwiches and salads	green, milder	
mayonnaise	hummus 1	volume	fat	3	creamy on sandwiches	tastes of chickpea and garlic	
mayonnaise	sour-cream 1	volume	fat	3	as thick	tangy	
mayonnaise	olive-oil 7/8 + lemon-juice 1/8	volume	fat	2	dresses salads	thin, fruity	spreading
mayonnaise	silken-tofu 15/16 + lemon-juice 1/16	volume	fat	3	blends thick and tangy	leaner	
mayonnaise	coconut-yogurt 1	volume	fat	2	as thick	tangy, faint coconut	
wheat-flour	gluten-free-flour 1	weight	starch	5	a blend made for the same use	crumblier; more liquid helps	yeast bread
wheat-flour	almond-flour 1	volume	starch	3	bakes moist cakes and cookies	denser, nutty	yeast bread
wheat-flour	oat-flour 1	weight	starch	4	soft crumb	oaty, denser	yeast bread
wheat-flour	gluten-free-oat-flour 1	weight	starch	4	soft crumb	oaty, denser	yeast bread
wheat-flour	rice-flour 3/4	weight	starch	3	light, and thickens sauces	crumblier	yeast bread
wheat-flour	gluten-free-rice-flour 3/4	weight	starch	3	light, and thickens sauces	crumblier	yeast bread
wheat-flour	cornstarch 1/2	weight	thickener	4	thickens sauces twice as well	clear, not opaque	baking
wheat-flour	gluten-free-buckwheat-flour 1	weight	starch	3	for pancakes and crackers	dark, earthy	light cakes
wheat-flour	cassava-flour 1	weight	starch	4	closest in feel to wheat	slightly chewy	yeast bread
wheat-flour	coconut-flour 1/4	volume	starch	2	soaks up much liquid, so little is needed	sweet, dry	yeast bread
wheat-flour	whole-wheat-flour 1	weight	starch	4	the same with bran	denser, nutty	
wheat-flour	gluten-free-chickpea-flour 3/4	weight	starch	3	for flatbreads and batters	tastes of chickpea	light cakes
self-raising-flour	wheat-flour 1 + baking-powder 1/24	volume	leavening	5	flour with its raising agent added	none	
self-raising-flour	gluten-free-flour 1 + gluten-free-baking-powder 1/24	volume	leavening	4	flour with its raising agent added	crumblier	
self-raising-flour	oat-flour 1 + baking-powder 1/24	volume	leavening	3	flour with its raising agent added	oaty, denser	
self-raising-flour	gluten-free-oat-flour 1 + gluten-free-baking-powder 1/24	volume	leavening	3	flour with its raising agent added	oaty, denser	
self-raising-flour	baking-mix 1	volume	leavening	3	flour, fat and raising agent	richer	
bread-flour	wheat-flour 1	weight	starch	4	a little less gluten	softer crumb	
bread-flour	tipo-00-flour 1	weight	starch	4	strong and fine	finer crumb	
bread-flour	whole-wheat-flour 1	weight	starch	3	as much gluten	denser	
bread-flour	gluten-free-flour 1	weight	starch	3	a blend made for baking	crumblier; needs more liquid	
cake-flour	wheat-flour 7/8 + cornstarch 1/8	volume	starch	5	starch makes flour as soft	none	
cake-flour	gluten-free-flour 1	volume	starch	4	low in gluten too	crumblier	
cake-flour	pastry-flour 1	volume	starch	5	nearly as soft	slightly firmer	
cake-flour	almond-flour 1	volume	starch	3	tender crumb	denser, nutty	
cake-flour	gluten-free-rice-flour 3/4 + tapioca-starch 1/4	volume	starch	3	light and soft	slightly sandy	
whole-wheat-flour	wheat-flour 1	weight	starch	4	the same without bran	lighter	
whole-wheat-flour	gluten-free-buckwheat-flour 1	weight	starch	3	as earthy	crumblier	yeast bread
whole-wheat-flour	oat-flour 1	weight	starch	3	as nutty	softer	yeast bread
whole-wheat-flour	gluten-free-oat-flour 1	weight	starch	3	as nutty	softer	yeast bread
whole-wheat-flour	teff-flour 1	weight	starch	3	as earthy	crumblier	yeast bread
almond-flour	hazelnut-flour 1	volume	starch	5	ground nuts too	stronger taste	
almond-flour	oat-flour 1	volume	starch	3	bakes soft	less rich	
almond-flour	gluten-free-oat-flour 1	volume	starch	3	bakes soft	less rich	
almond-flour	coconut-flour 1/4	volume	starch	3	bakes soft, soaks up much liquid	sweet, drier	
almond-flour	pumpkin-seed 1	volume	starch	4	ground fine, as fat and soft	green tint	
almond-flour	sunflower-seed 1	volume	starch	4	ground fine, as fat and soft	may turn green with baking soda	
coconut-flour	almond-flour 4	volume	starch	4	also low in starch	moister, nutty	
coconut-flour	gluten-free-oat-flour 3	volume	starch	2	bakes soft	oaty	
coconut-flour	ground-flaxseed 2	volume	starch	2	soaks up liquid	nutty, dense	
coconut-flour	sunflower-seed 4	volume	starch	3	ground fine, bakes soft	may turn green with baking soda	
rice-flour	cornstarch 1	volume	starch	4	crisp batters and smooth sauces	lighter	
rice-flour	gluten-free-rice-flour 1	volume	starch	5	the same, milled apart from wheat	none	
rice-flour	tapioca-starch 1	volume	starch	3	light	chewier	
rice-flour	gluten-free-flour 1	volume	starch	4	mostly rice flour	nearly none	
rice-flour	wheat-flour 1	volume	starch	3	works alike	softer	
chickpea-flour	gluten-free-chickpea-flour 1	volume	starch	5	the same, milled apart from wheat	none	
chickpea-flour	soy-flour 1	volume	starch	4	binds as well	beany	
chickpea-flour	lupin-flour 1	volume	starch	3	binds as well	slightly bitter	
chickpea-flour	gluten-free-oat-flour 1	volume	starch	3	binds when wet	milder	
chickpea-flour	wheat-flour 1	volume	starch	3	binds as well	milder	
cornstarch	arrowroot 1	volume	thickener	5	thickens as clear	gives way when boiled long	
cornstarch	potato-starch 1	volume	thickener	5	thickens as clear	gives way when boiled long	
cornstarch	tapioca-starch 3/2	volume	thickener	4	thickens as clear	glossy, slightly stringy	
cornstarch	wheat-flour 2	volume	thickener	4	thickens half as well	opaque; boil it well	
cornstarch	rice-flour 2	volume	thickener	4	thickens	opaque	
cornstarch	xanthan-gum 1/16	volume	thickener	3	very little thickens	slimy where it is too much	
cornstarch	gluten-free-rice-flour 2	volume	thickener	4	thickens	opaque	
arrowroot	cornstarch 1	volume	thickener	5	thickens as clear	slightly duller	
arrowroot	tapioca-starch 1	volume	thickener	5	thickens as clear	glossy	
arrowroot	potato-starch 1	volume	thickener	5	thickens as clear	nearly none	
potato-starch	cornstarch 1	volume	thickener	5	thickens as clear	nearly none	
potato-starch	arrowroot 1	volume	thickener	5	thickens as clear	nearly none	
potato-starch	tapioca-starch 1	volume	thickener	4	thickens as clear	chewier	
tapioca-starch	cornstarch 2/3	volume	thickener	4	thickens	less glossy	chewy breads
tapioca-starch	arrowroot 1	volume	thickener	5	glossy too	nearly none	
tapioca-starch	potato-starch 1	volume	thickener	4	glossy too	heavier	
tapioca-starch	glutinous-rice-flour 1	volume	thickener	3	as chewy	duller	
xanthan-gum	psyllium-husk 2	volume	binder	4	holds doughs without gluten together	slightly grainy	
xanthan-gum	guar-gum 3/2	volume	binder	5	thickens alike	weaker when hot	
xanthan-gum	ground-flaxseed 4	volume	binder	3	gels with water	specks, nutty	clear sauces
xanthan-gum	chia-seed 4	volume	binder	3	gels with water	specks	clear sauces
xanthan-gum	cornstarch 8	volume	thickener	2	thickens sauces	needs heat	doughs
breadcrumb	panko 1	volume	crunch	5	bread crumbs too	coarser, crisper	
breadcrumb	gluten-free-breadcrumb 1	volume	crunch	5	bread crumbs without wheat	nearly none	
breadcrumb	cornflakes 1	volume	crunch	4	crushed, crisp coating	slightly sweet	
breadcrumb	oats 1	volume	binder	4	soaks up liquid and binds	softer	crisp coatings
breadcrumb	gluten-free-oats 1	volume	binder	4	soaks up liquid and binds	softer	crisp coatings
breadcrumb	almond-flour 1	volume	crunch	3	golden coating	nutty, richer	
breadcrumb	cracker 1	volume	crunch	4	crushed, crisp coating	saltier	
breadcrumb	gluten-free-cornmeal 3/4	volume	crunch	3	crisp, golden coating	tastes of corn	
breadcrumb	sunflower-seed 1	volume	crunch	3	ground coarse, crisp coating	nutty	
breadcrumb	plain-rice-cracker 1	volume	crunch	3	crushed, crisp coating	lighter	
breadcrumb	pork-rinds 1	volume	crunch	3	crushed, crisp coating without starch	saltier	
breadcrumb	quinoa 3/4	volume	binder	2	cooked, binds patties	softer	crisp coatings
panko	breadcrumb 1	volume	crunch	5	bread crumbs too	finer	
panko	cornflakes 1	volume	crunch	4	crushed, as crisp	slightly sweet	
panko	gluten-free-breadcrumb 1	volume	crunch	4	bread crumbs without wheat	finer	
panko	desiccated-coconut 1	volume	crunch	3	crisp coating	tastes of coconut	
panko	plain-rice-cracker 1	volume	crunch	4	crushed, as crisp	lighter	
panko	almond-flour 1	volume	crunch	2	golden coating	nutty, softer	
crouton	roasted-chickpea 1	volume	crunch	4	crisp bites	tastes of chickpea	
crouton	pumpkin-seed 1/2	volume	crunch	3	crisp bites	nutty	
crouton	sunflower-seed 1/2	volume	crunch	3	crisp bites	nutty	
crouton	walnut 1/2	volume	crunch	3	crisp bites	nutty	
crouton	pita-chip 1	volume	crunch	5	crisp bread too	thinner	
baking-powder	baking-soda 1/4 + cream-of-tartar 1/2	volume	leavening	5	the same two parts, mixed by hand	acts at once: bake soon	
baking-powder	gluten-free-baking-powder 1	volume	leavening	5	the same on a starch without wheat	none	
baking-powder	baking-soda 1/4 + white-vinegar 1	volume	leavening	3	acid sets soda free	acts at once; counts as liquid	
baking-powder	baking-soda 1/4 + lemon-juice 1	volume	leavening	3	acid sets soda free	acts at once; counts as liquid	
baking-powder	baking-soda 1/4 + buttermilk 8	volume	leavening	3	the acid of buttermilk sets soda free	replaces that much liquid	
baking-soda	baking-powder 3	volume	leavening	4	holds soda	less browning; saltier	
baking-soda	gluten-free-baking-powder 3	volume	leavening	4	holds soda	less browning; saltier	
baking-soda	bakers-ammonia 5/4	volume	leavening	3	raises thin, dry bakes	crisper	thick cakes
yeast	baking-powder 1	volume	leavening	3	raises without proving	cake-like, no yeast taste	long-proved bread
yeast	sourdough-starter 24	volume	leavening	4	wild yeast; replaces some flour and water	sour; rises much slower	
yeast	fresh-yeast 2	weight	leavening	5	yeast before it is dried	none	
yeast	baking-soda 1/2 + lemon-juice 1/2	volume	leavening	2	raises soda bread without proving	denser, no yeast taste	long-proved bread
yeast	gluten-free-baking-powder 1	volume	leavening	3	raises without proving	cake-like, no yeast taste	long-proved bread
cream-of-tartar	lemon-juice 2	volume	acid	4	acid that steadies egg foam	slightly sour	
cream-of-tartar	white-vinegar 2	volume	acid	4	acid that steadies egg foam	slightly sour	
cream-of-tartar	citric-acid 1/2	volume	acid	4	acid as a powder	more sour	
gelatin	agar 1/3	weight	set	4	sets firmer, and when warm	less wobbly	
gelatin	vegan-gelatin 1	weight	set	4	made to set alike	nearly none	
gelatin	pectin 1	weight	set	3	sets fruit with sugar	softer	creams
gelatin	cornstarch 2	volume	set	2	thickens to a soft set when cooked	cloudy, no wobble	clear jellies
gelatin	beef-gelatin 1	weight	set	5	gelatin of cattle alone	none	
gelatin	kosher-gelatin 1	weight	set	4	gelatin of fish	softer	
gelatin	carrageenan 1/2	weight	set	3	gels milk and cream	smooth and soft	
gelatin	tapioca-starch 2	volume	set	2	thickens to a soft set when cooked	no wobble	clear jellies
agar	gelatin 3	weight	set	4	sets	softer, melts when warm	
agar	vegan-gelatin 3	weight	set	4	sets	softer	
agar	pectin 3	weight	set	3	sets fruit with sugar	softer	creams
agar	carrageenan 1	weight	set	4	seaweed gel too	softer	
agar	cornstarch 6	volume	set	2	thickens to a soft set	cloudy	clear jellies
marshmallow	vegan-marshmallow 1	weight	sweetness	5	set without gelatin	nearly none	
marshmallow	marshmallow-fluff 1	weight	sweetness	4	as sweet and sticky	spreads	toasting
marshmallow	vegetarian-marshmallow 1	weight	sweetness	5	set without gelatin	nearly none	
sugar	honey 3/4	volume	sweetness	4	sweeter, with water	browns sooner; moister	meringues
sugar	maple-syrup 3/4	volume	sweetness	4	sweet, with water	tastes of maple; moister	meringues
sugar	coconut-sugar 1	volume	sweetness	5	dry and as sweet	darker, caramel note	meringues
sugar	brown-sugar 1	volume	sweetness	5	sugar with molasses	moister, caramel note	meringues
sugar	agave-syrup 2/3	volume	sweetness	4	sweeter, with water	moister	meringues
sugar	erythritol 5/4	volume	sweetness	4	dry, without sugar	less sweet, cooling	caramel and yeast dough
sugar	stevia 1/100	weight	sweetness	3	very sweet, without sugar	no bulk, slight aftertaste	baking that needs bulk
sugar	monk-fruit-sweetener 1	volume	sweetness	4	measures like sugar	slight aftertaste	caramel and yeast dough
sugar	date-syrup 3/4	volume	sweetness	3	sweet, with water	dark and fruity	pale bakes
sugar	xylitol 1	volume	sweetness	4	measures like sugar	cooling	caramel and yeast dough
brown-sugar	sugar 1 + molasses 1/16	volume	sweetness	5	the same two parts	none	
brown-sugar	coconut-sugar 1	volume	sweetness	5	as dark	less moist	
brown-sugar	sugar 1	volume	sweetness	4	as sweet	paler, drier	
brown-sugar	maple-syrup 3/4	volume	sweetness	3	as warm in taste	moister	
brown-sugar	jaggery 1	volume	sweetness	4	as dark	stronger	
brown-sugar	monk-fruit-sweetener 1	volume	sweetness	3	measures like sugar, without any	no caramel note	
brown-sugar	erythritol 5/4	volume	sweetness	3	dry, without sugar	less sweet, no caramel note	
icing-sugar	sugar 1 + cornstarch 1/32	volume	sweetness	4	the same two parts, ground fine	slightly gritty	
icing-sugar	sugar 7/8	volume	sweetness	3	as sweet	gritty	icings
icing-sugar	coconut-sugar 7/8	volume	sweetness	2	ground fine, as sweet	brown	white icings
icing-sugar	erythritol 1	volume	sweetness	4	ground fine, without sugar	cooling	
honey	maple-syrup 1	volume	sweetness	5	as sweet, a bit thinner	tastes of maple	
honey	agave-syrup 1	volume	sweetness	5	as sweet and thick	neutral	
honey	golden-syrup 1	volume	sweetness	4	as thick	caramel note	
honey	date-syrup 1	volume	sweetness	4	as thick	dark and fruity	
honey	rice-syrup 5/4	volume	sweetness	4	as thick	less sweet	
honey	brown-sugar 5/4	volume	sweetness	3	as sweet, without water	drier	dressings
honey	monk-fruit-sweetener 1	volume	sweetness	2	sweet without sugar	dry	glazes
maple-syrup	honey 1	volume	sweetness	5	as sweet	thicker, floral	
maple-syrup	agave-syrup 1	volume	sweetness	5	as thin	neutral	
maple-syrup	golden-syrup 1	volume	sweetness	4	as sweet	thicker	
maple-syrup	date-syrup 1	volume	sweetness	4	as dark	fruity	
maple-syrup	pancake-syrup 1	volume	sweetness	4	made to pour alike	plainer	
maple-syrup	brown-sugar 3/4 + water 1/4	volume	sweetness	3	boiled to a syrup, as warm	no maple taste	
molasses	date-syrup 1	volume	sweetness	4	as dark	fruitier	
molasses	brown-sugar 3/4 + water 1/4	volume	sweetness	4	holds molasses	paler	
molasses	maple-syrup 1	volume	sweetness	3	as sweet	lighter	
molasses	golden-syrup 1	volume	sweetness	3	as thick	paler, sweeter	
molasses	honey 1	volume	sweetness	3	as thick	paler, floral	
corn-syrup	golden-syrup 1	volume	sweetness	4	as thick, keeps sugar smooth	caramel note	
corn-syrup	honey 1	volume	sweetness	4	as thick	sweeter, floral	
corn-syrup	agave-syrup 1	volume	sweetness	4	as thick	sweeter	
corn-syrup	rice-syrup 1	volume	sweetness	5	as thick	malty	
corn-syrup	sugar 1 + water 1/4	volume	sweetness	3	boiled to a syrup	may crystallize	
golden-syrup	honey 1	volume	sweetness	4	as thick	floral	
golden-syrup	maple-syrup 1	volume	sweetness	4	as sweet	thinner	
golden-syrup	agave-syrup 1	volume	sweetness	4	as sweet	thinner	
golden-syrup	corn-syrup 1	volume	sweetness	4	as thick	plainer	
agave-syrup	maple-syrup 1	volume	sweetness	5	as thin	tastes of maple	
agave-syrup	honey 1	volume	sweetness	5	as sweet	thicker	
agave-syrup	simple-syrup 5/4	volume	sweetness	4	dissolves as well	less sweet	
agave-syrup	rice-syrup 5/4	volume	sweetness	4	as neutral	less sweet	
dark-chocolate	cocoa 3/8 + coconut-oil 1/8	weight	aroma	4	cocoa and fat, as in chocolate	add sweetness to taste	dipping
dark-chocolate	dairy-free-chocolate 1	weight	aroma	5	chocolate without milk	nearly none	
dark-chocolate	carob-chips 1	weight	aroma	3	melts alike	sweeter, no cocoa taste	
dark-chocolate	semisweet-chocolate-chips 1	weight	aroma	5	chocolate too	sweeter	
dark-chocolate	cocoa-nibs 1	weight	crunch	2	cocoa bites	bitter, do not melt	melting
chocolate	dark-chocolate 1	weight	aroma	5	chocolate too	less sweet	
chocolate	dairy-free-chocolate 1	weight	aroma	5	chocolate without milk	nearly none	
chocolate	cocoa 3/8 + coconut-oil 1/8	weight	aroma	4	cocoa and fat, as in chocolate	add sweetness to taste	dipping
chocolate	carob-chips 1	weight	aroma	3	melts alike	no cocoa taste	
milk-chocolate	dairy-free-chocolate 1	weight	aroma	4	chocolate without milk	darker	
milk-chocolate	dark-chocolate 1	weight	aroma	4	chocolate too	less sweet	
milk-chocolate	white-chocolate 1	weight	aroma	3	as sweet	no cocoa taste	
milk-chocolate	carob-chips 1	weight	aroma	3	as sweet	no cocoa taste	
chocolate-chips	dairy-free-chocolate 1	weight	aroma	5	chopped, the same bites	nearly none	
chocolate-chips	dark-chocolate-chips 1	weight	aroma	5	the same bites	less sweet	
chocolate-chips	raisin 1	volume	sweetness	3	sweet bites	fruity	
chocolate-chips	carob-chips 1	volume	aroma	4	the same bites	no cocoa taste	
chocolate-chips	cocoa-nibs 1/2	volume	crunch	3	cocoa bites	bitter, crunchy	
chocolate-chips	dried-cranberries 1	volume	sweetness	2	sweet bites	tart	
cocoa	unsweetened-chocolate 3/2	weight	aroma	5	cocoa with its fat	use less fat	
cocoa	carob 1	volume	aroma	4	dark and sweet powder	milder, sweeter	
cocoa	dark-chocolate 5/2	weight	aroma	3	holds cocoa	sweeter, richer	
vanilla-extract	alcohol-free-vanilla 1	volume	aroma	5	vanilla in glycerin	none	
vanilla-extract	vanilla-paste 1	volume	aroma	5	vanilla with its seeds	specks	
vanilla-extract	vanilla 1/2	volume	aroma	5	ground bean or its seeds	specks	
vanilla-extract	vanilla-sugar 3	volume	aroma	4	sugar that took up vanilla	sweeter	savory dishes
vanilla-extract	maple-syrup 1	volume	aroma	3	warm and sweet	tastes of maple	
vanilla-extract	almond-extract 1/2	volume	aroma	3	sweet aroma	tastes of almond	
vanilla-extract	cinnamon 1/2	volume	aroma	2	warm, sweet aroma	tastes of cinnamon	
vanilla-extract	orange-extract 1/2	volume	aroma	2	sweet aroma	tastes of orange	
almond-extract	vanilla-extract 1	volume	aroma	3	sweet aroma	no almond taste	
almond-extract	alcohol-free-vanilla 1	volume	aroma	3	sweet aroma	no almond taste	
almond-extract	amaretto 4	volume	aroma	4	tastes of almond	boozy	
almond-extract	cherry-extract 1	volume	aroma	3	close to its stone-fruit aroma	fruitier	
almond-extract	vanilla 1/2	volume	aroma	3	sweet aroma	no almond taste	
jam	marmalade 1	volume	sweetness	4	spreads alike	bitter orange	
jam	honey 1	volume	sweetness	3	sweet spread	no fruit	
jam	apple-butter 1	volume	sweetness	4	fruit cooked thick	spiced	
jam	applesauce 1	volume	sweetness	3	cooked fruit	looser, less sweet	
jam	lemon-curd 1	volume	sweetness	3	spreads alike	sour, creamy	
peanut-butter	sunflower-seed-butter 1	volume	fat	5	spreads alike, as rich	earthier	
peanut-butter	almond-butter 1	volume	fat	5	spreads alike	milder	
peanut-butter	tahini 1	volume	fat	4	as rich	more bitter, runnier	
peanut-butter	soy-nut-butter 1	volume	fat	5	closest in taste without nuts	beany note	
peanut-butter	pumpkin-seed-butter 1	volume	fat	4	as rich	green and earthy	
peanut-butter	cashew-butter 1	volume	fat	4	spreads alike	milder, sweeter	
almond-butter	sunflower-seed-butter 1	volume	fat	5	spreads alike, as rich	earthier	
almond-butter	peanut-butter 1	volume	fat	4	spreads alike	stronger	
almond-butter	cashew-butter 1	volume	fat	5	spreads alike	sweeter	
almond-butter	pumpkin-seed-butter 1	volume	fat	4	as rich	green and earthy	
almond-butter	tahini 1	volume	fat	4	as rich	more bitter	
tahini	sunflower-seed-butter 1	volume	fat	4	as thick and rich	sweeter	
tahini	almond-butter 1	volume	fat	3	as thick	sweeter	
tahini	cashew-butter 1	volume	fat	4	as mild and creamy	sweeter	
tahini	greek-yogurt 1	volume	dairy	3	makes hummus and dressings creamy	tangy, leaner	halva
tahini	peanut-butter 1	volume	fat	3	as thick	tastes of peanut	
tahini	pumpkin-seed-butter 1	volume	fat	4	as thick	green and earthy	
almond	sunflower-seed 1	volume	crunch	4	toasts as crisp	smaller, earthier	
almond	pumpkin-seed 1	volume	crunch	4	toasts as crisp	green	
almond	hazelnut 1	volume	crunch	5	as crisp	stronger	
almond	cashew 1	volume	crunch	4	as mild	softer	
almond	roasted-chickpea 1	volume	crunch	3	crisp bites	tastes of chickpea	baking
almond	peanut 1	volume	crunch	3	as crisp	stronger	
almond	coconut-flakes 1	volume	crunch	2	toasts crisp	sweet, tastes of coconut	
flaked-almond	sunflower-seed 1	volume	crunch	4	toasts as crisp	smaller	
flaked-almond	coconut-flakes 1	volume	crunch	3	as thin, toasts golden	tastes of coconut	
flaked-almond	pumpkin-seed 1	volume	crunch	4	toasts as crisp	green	
flaked-almond	oats 1	volume	crunch	3	toasts golden	softer	
flaked-almond	gluten-free-oats 1	volume	crunch	3	toasts golden	softer	
walnut	pecan 1	volume	crunch	5	as soft and rich	sweeter	
walnut	sunflower-seed 1	volume	crunch	4	crisp and nutty	smaller	
walnut	pumpkin-seed 1	volume	crunch	4	crisp and nutty	green	
walnut	hazelnut 1	volume	crunch	4	as rich	sweeter	
walnut	roasted-chickpea 1	volume	crunch	3	crisp bites	tastes of chickpea	baking
walnut	almond 1	volume	crunch	4	as nutty	harder	
walnut	hemp-seed 1	volume	crunch	3	soft and nutty	tiny	
pecan	walnut 1	volume	crunch	5	as soft and rich	more bitter	
pecan	pumpkin-seed 1	volume	crunch	4	crisp and nutty	green	
pecan	sunflower-seed 1	volume	crunch	4	crisp and nutty	smaller	
pecan	oats 1	volume	crunch	2	bakes to a crisp topping	less rich	
pecan	gluten-free-oats 1	volume	crunch	2	bakes to a crisp topping	less rich	
cashew	almond 1	volume	crunch	4	as mild	harder	
cashew	sunflower-seed 1	volume	fat	4	soaked, blends as creamy	earthier	
cashew	macadamia 1	volume	crunch	4	as buttery	richer	
cashew	peanut 1	volume	crunch	3	as crunchy in a stir-fry	stronger	
cashew	pumpkin-seed 1	volume	crunch	4	crisp and mild	green	
cashew	silken-tofu 1	volume	fat	3	blends creamy in sauces	leaner	crunch
cashew	hemp-seed 1	volume	fat	3	blends creamy	earthier	
cashew	coconut-cream 1	volume	fat	3	makes sauces creamy	tastes of coconut	crunch
hazelnut	almond 1	volume	crunch	5	as crisp	milder	
hazelnut	pumpkin-seed 1	volume	crunch	4	toasts as crisp	green	
hazelnut	sunflower-seed 1	volume	crunch	4	toasts as crisp	earthier	
hazelnut	walnut 1	volume	crunch	4	as rich	more bitter	
pine-nut	sunflower-seed 1	volume	fat	4	blends as well into pesto	earthier	
pine-nut	pumpkin-seed 1	volume	fat	4	blends as well into pesto	green	
pine-nut	cashew 1	volume	fat	4	as buttery	sweeter	
pine-nut	almond 1	volume	fat	4	as mild	harder	
pine-nut	walnut 1	volume	fat	4	as rich	more bitter	
pine-nut	hemp-seed 1	volume	fat	4	as soft and mild	grassier	
pistachio	pumpkin-seed 1	volume	crunch	4	green and crisp	earthier	
pistachio	almond 1	volume	crunch	4	as crisp	no green	
pistachio	cashew 1	volume	crunch	4	as mild	softer	
pistachio	sunflower-seed 1	volume	crunch	3	crisp bites	smaller	
peanut	sunflower-seed 1	volume	crunch	4	as crisp and roasted	smaller	
peanut	cashew 1	volume	crunch	4	as crunchy	sweeter	
peanut	pumpkin-seed 1	volume	crunch	4	as crisp	green	
peanut	roasted-chickpea 1	volume	crunch	4	crisp bites	drier	
peanut	roasted-soybean 1	volume	crunch	4	crisp and roasted	beany	
peanut	almond 1	volume	crunch	4	as crunchy	sweeter	
mixed-nuts	mixed-seeds 1	volume	crunch	4	crisp mix	smaller	
mixed-nuts	pumpkin-seed 1	volume	crunch	4	crisp	green	
mixed-nuts	roasted-chickpea 1	volume	crunch	4	crisp snack	drier	
mixed-nuts	sunflower-seed 1	volume	crunch	4	crisp	smaller	
sesame-seed	sunflower-seed 1	volume	crunch	3	nutty sprinkle	larger	
sesame-seed	hemp-seed 1	volume	crunch	4	as small	softer	
sesame-seed	poppy-seed 1	volume	crunch	4	as small	dark	
sesame-seed	flaxseed 1	volume	crunch	3	as small	earthier	
sesame-seed	chia-seed 1	volume	crunch	3	as small	swells when wet	
chia-seed	ground-flaxseed 1	volume	binder	5	gels alike	nuttier	
chia-seed	flaxseed 1	volume	binder	3	gels when ground	nuttier	
chia-seed	basil-seed 1	volume	binder	4	gels alike	mild	
chia-seed	psyllium-husk 1/2	volume	binder	3	gels firmer	no seeds	
chia-seed	hemp-seed 1	volume	crunch	2	seeds for muesli and salads	does not gel	puddings
flaxseed	chia-seed 1	volume	binder	5	gels alike	milder	
flaxseed	hemp-seed 1	volume	crunch	3	nutty seeds	does not gel	binding
flaxseed	psyllium-husk 1/2	volume	binder	3	gels firmer	no nutty taste	
flaxseed	sunflower-seed 1	volume	crunch	3	nutty seeds	does not gel	binding
almond-milk	oat-milk 1	volume	dairy	4	as mild	creamier	
almond-milk	gluten-free-oat-milk 1	volume	dairy	4	as mild	creamier	
almond-milk	soy-milk 1	volume	dairy	4	as useful	beany note	
almond-milk	rice-milk 1	volume	dairy	4	as light	sweeter	
almond-milk	milk 1	volume	dairy	4	as useful	richer	
almond-milk	hemp-milk 1	volume	dairy	4	as light	earthy	
almond-milk	coconut-milk-drink 1	volume	dairy	4	as light	faint coconut	
oat-milk	gluten-free-oat-milk 1	volume	dairy	5	the same from oats kept apart from wheat	none	
oat-milk	soy-milk 1	volume	dairy	4	as creamy	beany note	
oat-milk	rice-milk 1	volume	dairy	3	as mild	thinner	
oat-milk	milk 1	volume	dairy	4	as creamy	less sweet	
oat-milk	almond-milk 1	volume	dairy	4	as mild	thinner	
oat-milk	pea-milk 1	volume	dairy	4	as creamy	nearly none	
soy-milk	pea-milk 1	volume	dairy	5	as much protein	nearly none	
soy-milk	oat-milk 1	volume	dairy	4	as creamy	sweeter	
soy-milk	gluten-free-oat-milk 1	volume	dairy	4	as creamy	sweeter	
soy-milk	milk 1	volume	dairy	4	as much protein	milder	
soy-milk	almond-milk 1	volume	dairy	3	as useful	thinner	
soy-milk	hemp-milk 1	volume	dairy	4	holds protein too	earthy	
soy-milk	rice-milk 1	volume	dairy	3	as useful	thinner	
coconut-milk	coconut-cream 3/4 + water 1/4	volume	dairy	5	the same with less water	none	
coconut-milk	heavy-cream 1	volume	dairy	4	as rich	no coconut	
coconut-milk	cashew-cream 1	volume	dairy	4	as rich	nutty	
coconut-milk	soy-cream 1	volume	dairy	3	as creamy	no coconut	
coconut-milk	oat-cream 1	volume	dairy	3	as creamy	no coconut	
coconut-milk	evaporated-milk 1	volume	dairy	3	as thick	no coconut	
coconut-milk	silken-tofu 3/4 + water 1/4	volume	dairy	3	blended, as creamy	no coconut	
coconut-milk	greek-yogurt 3/4 + water 1/4	volume	dairy	3	makes curries creamy	tangy; stir in at the end	
coconut-milk	light-coconut-milk 1	volume	dairy	4	the same with more water	thinner	
coconut-cream	coconut-milk 1	volume	dairy	4	the same with more water	thinner	
coconut-cream	heavy-cream 1	volume	dairy	4	as rich, and whips	no coconut	
coconut-cream	cashew-cream 1	volume	dairy	3	as rich	nutty	whipping
coconut-cream	soy-cream 1	volume	dairy	3	as creamy	no coconut	whipping
desiccated-coconut	coconut-flakes 1	volume	crunch	5	coconut too	larger	
desiccated-coconut	oats 1	volume	crunch	3	gives body to bars and cookies	no coconut	
desiccated-coconut	gluten-free-oats 1	volume	crunch	3	gives body to bars and cookies	no coconut	
desiccated-coconut	almond-flour 1	volume	crunch	3	gives body to bars and cookies	nutty, no coconut	
soy-sauce	tamari 1	volume	umami	5	brewed from soy alone	rounder	
soy-sauce	gluten-free-tamari 1	volume	umami	5	brewed from soy alone	rounder	
soy-sauce	coconut-aminos 1	volume	umami	4	dark and savory	sweeter, less salty	
soy-sauce	liquid-aminos 1	volume	umami	4	savory and salty	saltier	
soy-sauce	fish-sauce 1/2	volume	umami	3	salty and savory	fishy, paler	
soy-sauce	salt 1/6 + water 5/6	volume	salt	2	salts as much	no depth or color	
soy-sauce	miso 1/2 + water 1/2	volume	umami	4	fermented soy, thinned	cloudy	
soy-sauce	balsamic-vinegar 1	volume	umami	2	dark, savory-sweet	sour; salt it well	
soy-sauce	chickpea-miso 1/2 + water 1/2	volume	umami	3	fermented and salty	cloudy, milder	
tamari	gluten-free-tamari 1	volume	umami	5	the same, kept apart from wheat	none	
tamari	soy-sauce 1	volume	umami	5	brewed alike	sharper	
tamari	coconut-aminos 1	volume	umami	4	dark and savory	sweeter, less salty	
tamari	liquid-aminos 1	volume	umami	4	savory and salty	saltier	
fish-sauce	vegan-fish-sauce 1	volume	umami	5	made to taste alike	less funky	
fish-sauce	soy-sauce 1	volume	umami	4	salty and fermented	no sea taste, darker	
fish-sauce	gluten-free-tamari 1	volume	umami	4	salty and fermented	no sea taste, darker	
fish-sauce	coconut-aminos 1	volume	umami	3	savory	sweeter, less salty	
fish-sauce	anchovy-paste 1/2 + water 1/2	volume	umami	4	fermented fish, thinned	thicker	
fish-sauce	salt 1/4 + lime-juice 3/4	volume	salt	2	salt and sharpness	no depth	
fish-sauce	worcestershire-sauce 1	volume	umami	3	holds anchovy	sweeter, sour	
oyster-sauce	vegan-oyster-sauce 1	volume	umami	5	made of mushrooms to taste alike	nearly none	
oyster-sauce	hoisin-sauce 1	volume	umami	3	thick, dark and sweet	sweeter, spiced	
oyster-sauce	soy-sauce 3/4 + sugar 1/4	volume	umami	4	salty and sweet	thinner	
oyster-sauce	gluten-free-tamari 3/4 + sugar 1/4	volume	umami	4	salty and sweet	thinner	
oyster-sauce	coconut-aminos 1	volume	umami	3	dark and sweet	thinner	
oyster-sauce	kecap-manis 1	volume	umami	4	thick, dark and sweet	sweeter	
worcestershire-sauce	vegan-worcestershire-sauce 1	volume	umami	5	made without anchovy	nearly none	
worcestershire-sauce	hendersons-relish 1	volume	umami	5	made without anchovy	slightly sweeter	
worcestershire-sauce	gluten-free-worcestershire-sauce 1	volume	umami	5	made without malt	none	
worcestershire-sauce	soy-sauce 1	volume	umami	3	dark and savory	saltier, not sour	
worcestershire-sauce	gluten-free-tamari 3/4 + lemon-juice 1/4	volume	umami	3	savory and sour	no spice	
worcestershire-sauce	coconut-aminos 3/4 + white-vinegar 1/4	volume	umami	3	savory, sweet and sour	no spice	
worcestershire-sauce	fish-sauce 3/4 + molasses 1/4	volume	umami	3	anchovy and molasses are in it too	no spice	
worcestershire-sauce	balsamic-vinegar 1	volume	umami	2	dark, sweet and sour	no salt	
hoisin-sauce	gluten-free-hoisin-sauce 1	volume	umami	5	the same without wheat	none	
hoisin-sauce	plum-sauce 1	volume	sweetness	3	thick, sweet and spiced	fruitier	
hoisin-sauce	kecap-manis 1	volume	umami	3	thick and sweet	no spice	
hoisin-sauce	barbecue-sauce 1	volume	umami	2	thick, sweet and smoky	no five-spice	
hoisin-sauce	oyster-sauce 1	volume	umami	3	thick and dark	less sweet	
teriyaki-sauce	soy-sauce 2/3 + honey 1/3	volume	umami	4	salty and sweet	thinner	
teriyaki-sauce	gluten-free-tamari 2/3 + maple-syrup 1/3	volume	umami	4	salty and sweet	thinner	
teriyaki-sauce	coconut-aminos 1	volume	umami	4	dark and sweet	less salty	
teriyaki-sauce	hoisin-sauce 1	volume	umami	3	thick and sweet	spiced	
miso	gluten-free-miso 1	volume	umami	5	made without barley	none	
miso	alcohol-free-miso 1	volume	umami	5	made without alcohol	none	
miso	chickpea-miso 1	volume	umami	5	fermented chickpeas	milder	
miso	doenjang 1	volume	umami	4	fermented soy too	stronger	
miso	soy-sauce 1	volume	umami	3	salty and fermented	liquid, darker	
miso	gluten-free-tamari 1	volume	umami	3	salty and fermented	liquid, darker	
miso	tahini 3/4 + salt 1/4	volume	umami	2	thick and salty	nutty, not fermented	soups
miso	coconut-aminos 1	volume	umami	2	savory	liquid, sweeter	
anchovy	anchovy-paste 1	weight	umami	5	anchovy too	smooth	
anchovy	caper 1	volume	salt	3	salty bites	no fish taste	
anchovy	table-olive 1	volume	salt	3	salty bites	no fish taste	
anchovy	miso 1/2	weight	umami	3	salty and deep	no fish taste	
anchovy	fish-sauce 1/2	weight	umami	4	anchovy, fermented	liquid	
anchovy	nori 1/4	weight	umami	2	tastes of the sea	not salty	
caper	table-olive 1	volume	salt	4	salty and sour bites	milder	
caper	pickle 1	volume	acid	3	chopped, sour bites	sweeter	
caper	green-peppercorn 1/2	volume	heat	3	in brine, the same bites	hot	
caper	lemon-juice 1/2	volume	acid	2	gives the sharpness	no bites	
olive	caper 1/2	volume	salt	4	salty and sour	smaller, sharper	
olive	pickle 1	volume	acid	2	sour bites	no oil	
olive	sun-dried-tomato 1	volume	umami	3	salty, chewy bites	sweeter	
olive	artichoke 1	volume	salt	2	firm, mild bites	no salt	
ketchup	tomato-paste 2/3 + sugar 1/6 + white-vinegar 1/6	volume	umami	4	the same parts	no spice	
ketchup	tomato-sauce 1	volume	umami	3	tomato too	thinner, less sweet	
ketchup	barbecue-sauce 1	volume	umami	3	tomato, sweet and sour	smoky	
ketchup	tomato-salsa 1	volume	umami	2	tomato to dip in	chunky, spicy	
barbecue-sauce	ketchup 3/4 + molasses 1/4	volume	umami	4	tomato, sweet and dark	not smoky	
barbecue-sauce	hoisin-sauce 1	volume	umami	3	thick and sweet	spiced	
barbecue-sauce	tomato-paste 1/2 + maple-syrup 1/4 + white-vinegar 1/4	volume	umami	3	the same parts	not smoky	
barbecue-sauce	brown-sauce 1	volume	umami	3	thick, dark and sour	fruitier	
dijon-mustard	yellow-mustard 1	volume	heat	4	mustard too	milder, more sour	
dijon-mustard	alcohol-free-dijon-mustard 1	volume	heat	5	made without wine	none	
dijon-mustard	mustard-powder 1/3 + white-vinegar 2/3	volume	heat	4	the same parts	sharper	
dijon-mustard	horseradish-root 1/2	volume	heat	3	grated, as sharp	no mustard taste	
dijon-mustard	lemon-juice 1/2	volume	acid	2	gives the sharpness	no heat; emulsions split	
dijon-mustard	black-pepper 1/8 + white-vinegar 7/8	volume	heat	2	heat and sharpness	thin	
mustard	horseradish-root 1/2	volume	heat	3	grated, as sharp	no mustard taste	
mustard	yellow-mustard 1	volume	heat	5	mustard too	nearly none	
mustard	lemon-juice 1/2	volume	acid	2	gives the sharpness	no heat	
mustard	turmeric 1/8 + white-vinegar 7/8	volume	color	2	its color and sharpness	thin, no heat	
tomato-paste	passata 3	volume	umami	4	tomato with more water; boil it down	fresher	
tomato-paste	ketchup 1	volume	umami	3	thick tomato	sweet and sour	
tomato-paste	sun-dried-tomato-paste 1	volume	umami	5	thick tomato	stronger	
tomato-paste	canned-tomatoes 3	volume	umami	4	tomato with more water; boil it down	fresher	
tomato-paste	pepper-paste 1	volume	umami	3	thick and red	of peppers, hotter	
tomato-paste	roasted-red-pepper 2	volume	color	3	blended, thick and red	sweeter	
canned-tomatoes	tomato 1	weight	freshness	5	peeled fresh tomatoes	lighter	
canned-tomatoes	passata 1	weight	freshness	5	tomato, sieved	smooth	
canned-tomatoes	crushed-tomatoes 1	weight	freshness	5	tomato too	smoother	
canned-tomatoes	tomato-paste 1/4 + water 3/4	weight	freshness	4	tomato, thinned	no pieces	
canned-tomatoes	roasted-red-pepper 1	weight	freshness	3	red and sweet	no acid	
tomato-sauce	passata 1	volume	freshness	5	sieved tomato	plainer	
tomato-sauce	tomato-paste 1/2 + water 1/2	volume	freshness	4	tomato, thinned	plainer	
tomato-sauce	canned-tomatoes 1	volume	freshness	4	tomato	chunky	
tomato-sauce	roasted-red-pepper 1	volume	freshness	3	blended, red and sweet	no acid	
pesto	vegan-pesto 1	volume	aroma	5	made without cheese	nearly none	
pesto	chimichurri 1	volume	aroma	4	herbs and garlic in oil	sharper	
pesto	gremolata 1/2	volume	aroma	3	herbs and garlic	dry, lemony	
pesto	basil 1 + olive-oil 1/2	volume	aroma	4	the herb and the oil of it	no cheese or nuts	
pesto	tapenade 1	volume	umami	3	savory paste in oil	of olives	
hot-sauce	cayenne 1/8 + white-vinegar 7/8	volume	heat	4	chili and vinegar	drier	
hot-sauce	sriracha 1	volume	heat	4	chili sauce too	thicker, sweeter	
hot-sauce	chili-flakes 1/4	volume	heat	3	as hot	no acid	
hot-sauce	sambal-oelek 1	volume	heat	4	chili sauce too	coarser	
sriracha	hot-sauce 1	volume	heat	4	chili sauce too	thinner, sourer	
sriracha	sambal-oelek 1	volume	heat	5	chili sauce too	coarser, less sweet	
sriracha	gochujang 1	volume	heat	3	thick and hot	sweeter, fermented	
sriracha	harissa 1	volume	heat	3	thick and hot	spiced	
gochujang	sriracha 1	volume	heat	3	thick and hot	no fermented depth	
gochujang	gluten-free-gochujang 1	volume	heat	5	the same without wheat	none	
gochujang	miso 3/4 + cayenne 1/4	volume	heat	4	fermented soy and chili	less sweet	
gochujang	alcohol-free-gochujang 1	volume	heat	5	the same without alcohol	none	
gochujang	harissa 1	volume	heat	3	thick chili paste	not sweet	
thai-red-curry-paste	vegan-thai-red-curry-paste 1	volume	aroma	5	made without shrimp	less funky	
thai-red-curry-paste	curry-powder 1/2	volume	aroma	3	spice for a curry	warmer, no lemongrass	
thai-red-curry-paste	harissa 1	volume	heat	3	hot red paste	no lemongrass	
thai-red-curry-paste	lemongrass-paste 1/2 + sambal-oelek 1/2	volume	aroma	4	lemongrass and chili	less rounded	
thai-green-curry-paste	vegan-thai-green-curry-paste 1	volume	aroma	5	made without shrimp	less funky	
thai-green-curry-paste	curry-powder 1/2	volume	aroma	3	spice for a curry	warmer, no lemongrass	
thai-green-curry-paste	lemongrass-paste 1/2 + green-chutney 1/2	volume	aroma	3	lemongrass and green herbs	milder	
shrimp-paste	fish-sauce 1	volume	umami	4	fermented seafood	liquid, milder	
shrimp-paste	miso 1	volume	umami	4	fermented and salty	no sea taste	
shrimp-paste	anchovy-paste 1	volume	umami	5	fermented fish	milder	
shrimp-paste	gluten-free-miso 1	volume	umami	4	fermented and salty	no sea taste	
shrimp-paste	vegan-fish-sauce 1	volume	umami	4	fermented and salty	liquid	
lemon-juice	lime-juice 1	volume	acid	5	as sour and fresh	tastes of lime	
lemon-juice	white-vinegar 1/2	volume	acid	4	as sour	sharp, no fruit	desserts
lemon-juice	cider-vinegar 1/2	volume	acid	4	as sour	apple note	
lemon-juice	orange-juice 1	volume	acid	3	citrus	sweeter	preserving
lemon-juice	citric-acid 1/24 + water 1	volume	acid	4	the acid of lemons	no aroma	
lemon-juice	wine-vinegar 1/2	volume	acid	4	as sour	winy	desserts
lime-juice	lemon-juice 1	volume	acid	5	as sour and fresh	tastes of lemon	
lime-juice	white-vinegar 1/2	volume	acid	3	as sour	no fruit	desserts
lime-juice	rice-vinegar 3/4	volume	acid	4	mild acid	no fruit	
lime-juice	orange-juice 1	volume	acid	2	citrus	sweeter	
lemon	lime 1	weight	acid	5	juice and peel alike	tastes of lime	
lemon	orange 1	weight	acid	3	peel and juice	sweeter	
lemon	lemon-juice 1/3	weight	acid	4	its juice	no peel	
lemon	preserved-lemon 1/3	weight	acid	3	lemon in salt	salty	sweets
lime	lemon 1	weight	acid	5	juice and peel alike	tastes of lemon	
lime	lime-juice 1/3	weight	acid	4	its juice	no peel	
lime	orange 1	weight	acid	2	peel and juice	sweeter	
white-vinegar	cider-vinegar 1	volume	acid	5	as sour	apple note	
white-vinegar	lemon-juice 3/2	volume	acid	4	acid	fruity	pickles for keeping
white-vinegar	rice-vinegar 4/3	volume	acid	4	milder vinegar	softer	
white-vinegar	malt-vinegar 1	volume	acid	4	as sour	malty, dark	
white-vinegar	wine-vinegar 1	volume	acid	5	as sour	winy	
cider-vinegar	white-vinegar 1	volume	acid	5	as sour	sharper	
cider-vinegar	wine-vinegar 1	volume	acid	5	as sour	winy	
cider-vinegar	lemon-juice 1	volume	acid	4	acid with fruit	fresher	
cider-vinegar	rice-vinegar 1	volume	acid	4	mild acid	softer	
wine-vinegar	cider-vinegar 1	volume	acid	5	as sour	apple note	
wine-vinegar	balsamic-vinegar 1	volume	acid	4	vinegar of grapes	sweeter, dark	
wine-vinegar	lemon-juice 1	volume	acid	4	acid with fruit	fresher	
wine-vinegar	rice-vinegar 1	volume	acid	4	mild acid	softer	
wine-vinegar	white-vinegar 1	volume	acid	4	as sour	sharper	
rice-vinegar	cider-vinegar 3/4	volume	acid	5	mild acid	apple note	
rice-vinegar	white-vinegar 3/4	volume	acid	4	acid	sharper	
rice-vinegar	lemon-juice 3/4	volume	acid	4	acid	fruity	
rice-vinegar	wine-vinegar 3/4	volume	acid	4	acid	winy	
rice-vinegar	lime-juice 3/4	volume	acid	4	acid	fruity	
balsamic-vinegar	wine-vinegar 3/4 + honey 1/4	volume	acid	4	vinegar of grapes, sweetened	lighter	
balsamic-vinegar	cider-vinegar 3/4 + maple-syrup 1/4	volume	acid	3	sour and sweet	lighter	
balsamic-vinegar	pomegranate-molasses 1	volume	acid	4	dark, sweet and sour	fruitier	
balsamic-vinegar	black-vinegar 1	volume	acid	4	dark and mellow	maltier	
balsamic-vinegar	lemon-juice 3/4 + date-syrup 1/4	volume	acid	3	dark, sweet and sour	fruitier	
malt-vinegar	cider-vinegar 1	volume	acid	5	as sour	apple note	
malt-vinegar	white-vinegar 1	volume	acid	4	as sour	plainer	
malt-vinegar	wine-vinegar 1	volume	acid	4	as sour	winy	
malt-vinegar	lemon-juice 1	volume	acid	3	sour on fried fish	fresher	
malt-vinegar	rice-vinegar 1	volume	acid	4	acid	milder	
tamarind	lime-juice 1	volume	acid	3	sour	no dark fruit	
tamarind	pomegranate-molasses 1	volume	acid	4	dark and sour	sweeter	
tamarind	lemon-juice 3/4 + brown-sugar 1/4	volume	acid	4	sour and sweet	lighter	
tamarind	rice-vinegar 3/4 + brown-sugar 1/4	volume	acid	3	sour and sweet	lighter	
white-wine	alcohol-free-wine 1	volume	acid	5	wine without its alcohol	nearly none	
white-wine	grape-juice 3/4 + white-vinegar 1/4	volume	acid	4	fruit and acid	sweeter	
white-wine	chicken-stock 7/8 + lemon-juice 1/8	volume	body	4	liquid with depth and acid	no fruit	
white-wine	vegetable-stock 7/8 + lemon-juice 1/8	volume	body	4	liquid with depth and acid	no fruit	
white-wine	dry-vermouth 1	volume	acid	5	wine with herbs	stronger	
white-wine	apple-juice 3/4 + cider-vinegar 1/4	volume	acid	4	fruit and acid	sweeter	
white-wine	water 7/8 + lemon-juice 1/8	volume	acid	2	liquid and acid	plain	
red-wine	alcohol-free-wine 1	volume	acid	5	wine without its alcohol	nearly none	
red-wine	grape-juice 3/4 + white-vinegar 1/4	volume	acid	4	fruit and acid	sweeter	
red-wine	pomegranate-juice 1	volume	acid	4	red, fruity and tart	sweeter	
red-wine	beef-stock 7/8 + white-vinegar 1/8	volume	body	4	liquid with depth and acid	no fruit	
red-wine	cranberry-juice 1	volume	acid	3	red and tart	sweeter	
red-wine	vegetable-stock 7/8 + cider-vinegar 1/8	volume	body	3	liquid with depth and acid	no fruit	
wine	alcohol-free-wine 1	volume	acid	5	wine without its alcohol	nearly none	
wine	grape-juice 3/4 + white-vinegar 1/4	volume	acid	4	fruit and acid	sweeter	
wine	vegetable-stock 7/8 + lemon-juice 1/8	volume	body	3	liquid with depth and acid	no fruit	
wine	apple-juice 3/4 + cider-vinegar 1/4	volume	acid	3	fruit and acid	sweeter	
mirin	rice-vinegar 2/3 + sugar 1/3	volume	sweetness	4	sweet, with a little acid	sharper	
mirin	sake 3/4 + sugar 1/4	volume	sweetness	5	rice wine, sweetened	nearly none	
mirin	apple-juice 7/8 + rice-vinegar 1/8	volume	sweetness	3	sweet liquid	fruity	
mirin	dry-sherry 3/4 + sugar 1/4	volume	sweetness	4	wine, sweetened	nuttier	
mirin	grape-juice 7/8 + lemon-juice 1/8	volume	sweetness	4	sweet liquid	fruity	
mirin	maple-syrup 1/2 + water 1/2	volume	sweetness	3	sweet glaze	tastes of maple	
sake	dry-sherry 1	volume	acid	4	dry and savory	nuttier	
sake	rice-vinegar 1/4 + water 3/4	volume	acid	3	rice and acid	sour	
sake	white-wine 1	volume	acid	4	dry	fruitier	
sake	apple-juice 3/4 + rice-vinegar 1/4	volume	acid	3	liquid with acid	sweeter	
shaoxing-wine	dry-sherry 1	volume	aroma	5	dry and nutty	nearly none	
shaoxing-wine	sake 1	volume	aroma	4	rice wine too	lighter	
shaoxing-wine	chicken-stock 7/8 + rice-vinegar 1/8	volume	body	3	savory liquid	no wine taste	
shaoxing-wine	vegetable-stock 7/8 + rice-vinegar 1/8	volume	body	3	savory liquid	no wine taste	
shaoxing-wine	apple-juice 7/8 + rice-vinegar 1/8	volume	sweetness	3	liquid with acid	sweeter	
sherry	dry-sherry 1	volume	aroma	5	sherry too	drier	
sherry	marsala 1	volume	aroma	4	fortified too	sweeter	
sherry	apple-juice 7/8 + cider-vinegar 1/8	volume	aroma	3	fruity, with acid	no alcohol taste	
sherry	chicken-stock 7/8 + cider-vinegar 1/8	volume	body	2	savory liquid	no wine taste	sweets
marsala	grape-juice 7/8 + cider-vinegar 1/8	volume	aroma	3	fruity, with acid	no alcohol taste	
marsala	madeira 1	volume	aroma	5	fortified too	nuttier	
marsala	port 1	volume	aroma	4	fortified too	fruitier	
marsala	pomegranate-juice 1	volume	aroma	3	dark and fruity	tart	
beer	alcohol-free-beer 1	volume	body	5	beer without its alcohol	nearly none	
beer	chicken-stock 1	volume	body	3	savory liquid	not malty	batters
beer	apple-cider 1	volume	body	3	fruity liquid	sweeter	
beer	sparkling-water 1	volume	leavening	4	bubbles lighten batters	not malty	stews
beer	gluten-free-beer 1	volume	body	5	brewed without barley	nearly none	
beer	ginger-ale 1	volume	body	3	bubbles and sweetness	gingery	
beer	vegetable-stock 1	volume	body	3	savory liquid	not malty	batters
rum	rum-extract 1/8	volume	aroma	4	tastes of rum	less alcohol	
rum	brandy 1	volume	aroma	4	spirit too	fruitier	
rum	apple-juice 1	volume	aroma	3	sweet liquid	no spirit	
rum	orange-juice 1	volume	aroma	3	fruity liquid	no spirit	
rum	alcohol-free-vanilla 1/8	volume	aroma	3	warm, sweet aroma	no spirit	
brandy	apple-juice 1	volume	aroma	3	fruity liquid	no spirit	
brandy	rum 1	volume	aroma	4	spirit too	sweeter	
brandy	grape-juice 1	volume	aroma	3	fruity liquid	no spirit	
brandy	whiskey 1	volume	aroma	4	spirit too	smokier	
vodka	white-wine 1	volume	acid	3	alcohol for sauces	winy	
vodka	water 1	volume	body	2	the liquid	no bite	
vodka	lemon-juice 1/8 + water 7/8	volume	acid	3	a little sharpness	no alcohol	
orange-liqueur	orange-juice 1	volume	aroma	4	orange	no alcohol	
orange-liqueur	orange-extract 1/8 + simple-syrup 7/8	volume	aroma	4	orange and sugar	less alcohol	
orange-liqueur	marmalade 1/2 + water 1/2	volume	aroma	3	orange and sugar	bits of peel	
coffee-liqueur	espresso 1	volume	aroma	4	coffee	no alcohol, not sweet	
coffee-liqueur	espresso 3/4 + maple-syrup 1/4	volume	aroma	4	coffee and sugar	no alcohol	
coffee-liqueur	coffee-extract 1/4 + simple-syrup 3/4	volume	aroma	4	coffee and sugar	less alcohol	
chicken-stock	vegetable-stock 1	volume	body	5	savory liquid	lighter	
chicken-stock	turkey-stock 1	volume	body	5	stock of poultry	nearly none	
chicken-stock	mushroom-stock 1	volume	body	4	savory liquid	darker, earthy	
chicken-stock	gluten-free-chicken-stock 1	volume	body	5	the same without wheat	none	
chicken-stock	gluten-free-vegetable-stock 1	volume	body	4	savory liquid	lighter	
chicken-stock	miso 1/16 + water 1	volume	umami	3	savory liquid	cloudy, fermented	
chicken-stock	salt 1/96 + water 1	volume	salt	2	salted liquid	no depth	
chicken-stock	nutritional-yeast 1/16 + water 1	volume	umami	3	savory liquid	cloudy	
chicken-stock	dried-shiitake 1/16 + water 1	weight	umami	3	soaked, makes a savory liquid	tastes of mushroom	
beef-stock	mushroom-stock 1	volume	body	4	dark and savory	earthy	
beef-stock	vegetable-stock 1	volume	body	4	savory liquid	lighter	
beef-stock	chicken-stock 1	volume	body	4	stock too	lighter	
beef-stock	gluten-free-beef-stock 1	volume	body	5	the same without wheat	none	
beef-stock	dried-shiitake 1/16 + water 1	weight	umami	3	soaked, makes a dark, savory liquid	tastes of mushroom	
beef-stock	nutritional-yeast 1/16 + water 1	volume	umami	3	savory liquid	cloudy	
beef-stock	gluten-free-vegetable-stock 1	volume	body	4	savory liquid	lighter	
vegetable-stock	chicken-stock 1	volume	body	5	savory liquid	meaty	
vegetable-stock	mushroom-stock 1	volume	body	4	savory liquid	earthy	
vegetable-stock	gluten-free-vegetable-stock 1	volume	body	5	the same without wheat	none	
vegetable-stock	dried-shiitake 1/16 + water 1	weight	umami	3	soaked, makes a savory liquid	tastes of mushroom	
vegetable-stock	miso 1/16 + water 1	volume	umami	3	savory liquid	cloudy	
vegetable-stock	nutritional-yeast 1/16 + water 1	volume	umami	3	savory liquid	cloudy	
vegetable-stock	salt 1/96 + water 1	volume	salt	2	salted liquid	no depth	
fish-stock	vegetable-stock 1	volume	body	3	savory liquid	no sea taste	
fish-stock	clam-juice 1	volume	body	4	tastes of the sea	saltier	
fish-stock	chicken-stock 1	volume	body	3	savory liquid	no sea taste	
fish-stock	kombu-dashi 1	volume	umami	4	tastes of the sea	lighter	
fish-stock	gluten-free-vegetable-stock 1	volume	body	3	savory liquid	no sea taste	
dashi	kombu-dashi 1	volume	umami	5	dashi of seaweed alone	lighter	
dashi	shiitake-dashi 1	volume	umami	4	dashi of mushrooms	earthy	
dashi	dried-shiitake 1/16 + water 1	weight	umami	4	soaked, makes a savory liquid	earthy	
dashi	vegetable-stock 1	volume	body	3	savory liquid	no sea taste	
dashi	kombu 1/50 + water 1	weight	umami	5	soaked, the base of dashi	lighter	
dashi	fish-stock 1	volume	body	4	tastes of the sea	heavier	
stock-cube	vegetable-stock-cube 1	weight	umami	5	dissolves alike	lighter	
stock-cube	gluten-free-vegetable-stock-cube 1	weight	umami	5	dissolves alike	lighter	
stock-cube	miso 3/2	weight	umami	3	dissolves to a savory liquid	cloudy	
stock-cube	nutritional-yeast 1	weight	umami	3	makes liquid savory	cloudy, no salt	
ground-beef	lentil 1	weight	protein	3	as filling in sauces and chili	softer	burgers
ground-beef	vegan-mince 1	weight	protein	5	made to cook alike	milder	
ground-beef	ground-turkey 1	weight	protein	4	crumbles alike	leaner	
ground-beef	mushroom 1	weight	umami	3	chopped, dark and savory	wetter, less protein	
ground-beef	tempeh 1	weight	protein	3	crumbled, chewy	nutty	
ground-beef	black-bean 1	weight	protein	3	as filling	softer	
ground-beef	ground-lamb 1	weight	protein	4	as fat	stronger	
ground-beef	walnut 1/2	weight	protein	3	chopped, chewy crumbles	nutty	burgers
ground-beef	ground-chicken 1	weight	protein	4	crumbles alike	leaner, paler	
ground-beef	tofu 1	weight	protein	3	crumbled, browns in the pan	milder	
beef	lamb 1	weight	protein	4	red meat too	stronger	
beef	mushroom 1	weight	umami	3	dark and savory	less protein	
beef	seitan 1	weight	protein	4	chewy	milder	
beef	jackfruit 1	weight	protein	3	shreds in stews	little protein	
beef	chicken-thigh 1	weight	protein	3	stays juicy in stews	lighter	
beef	lentil 1	weight	protein	2	as filling in stews	softer	grilling
beef	venison 1	weight	protein	4	red meat too	leaner, gamy	
beef-steak	portobello 1	weight	umami	3	grills whole, dark and savory	little protein	
beef-steak	seitan 1	weight	protein	4	chewy, sears well	milder	
beef-steak	lamb-chop 1	weight	protein	4	red meat to sear	stronger	
beef-steak	cauliflower 1	weight	protein	2	grills in thick slices	vegetable, mild	
beef-steak	tuna 1	weight	protein	3	sears rare	fish	
pork	chicken-thigh 1	weight	protein	4	stays juicy	lighter	
pork	jackfruit 1	weight	protein	3	shreds like pulled pork	little protein	
pork	tofu 1	weight	protein	3	takes up any sauce	milder	
pork	beef 1	weight	protein	3	meat too	stronger	
pork	mushroom 1	weight	umami	3	savory	less protein	
pork	lamb 1	weight	protein	3	meat too	stronger	
pork-chop	chicken-breast 1	weight	protein	4	cooks alike	leaner	
pork-chop	veal-chop 1	weight	protein	4	cooks alike	finer	
pork-chop	tofu 1	weight	protein	3	in thick slices, browns well	milder	
pork-chop	portobello 1	weight	umami	3	grills whole	little protein	
ground-pork	ground-chicken 1	weight	protein	4	crumbles alike	leaner	
ground-pork	ground-turkey 1	weight	protein	4	crumbles alike	leaner	
ground-pork	ground-beef 1	weight	protein	4	crumbles alike	stronger	
ground-pork	tofu 1	weight	protein	3	crumbled, browns in the pan	milder	
ground-pork	mushroom 1	weight	umami	3	chopped and savory	wetter	
ground-pork	vegan-mince 1	weight	protein	4	made to cook alike	milder	
bacon	turkey-bacon 1	weight	umami	4	smoked strips	leaner	
bacon	beef-bacon 1	weight	umami	4	smoked strips	beefier	
bacon	halal-bacon 1	weight	umami	5	smoked strips without pork	leaner	
bacon	vegan-bacon 1	weight	umami	4	smoked strips	chewier	
bacon	smoked-tofu 1	weight	umami	3	smoky, fries crisp	softer	
bacon	mushroom 1	weight	umami	3	fried crisp, savory	no smoke	
bacon	sun-dried-tomato 1/2	weight	umami	2	salty and chewy	fruity	
bacon	smoked-salmon 1	weight	umami	3	salty and smoky	fish	
bacon	paprika 1/16	weight	aroma	2	the smoked kind flavors soups and beans	no bites	
bacon	eggplant 1	weight	umami	2	thin strips baked crisp	no smoke	
pancetta	bacon 1	weight	umami	5	cured pork belly too	smoky	
pancetta	prosciutto 1	weight	umami	4	cured pork too	leaner	
pancetta	smoked-tofu 1	weight	umami	3	fries crisp	smoky	
pancetta	turkey-bacon 1	weight	umami	4	fries crisp	smoky	
pancetta	mushroom 1	weight	umami	3	fried crisp, savory	no salt	
prosciutto	smoked-salmon 1	weight	umami	3	thin and salty	fish	
prosciutto	deli-turkey 1	weight	protein	3	thin slices	milder	
prosciutto	ham 1	weight	umami	4	pork too	milder, moister	
prosciutto	roasted-red-pepper 1	weight	umami	2	thin, soft slices	sweet	
ham	deli-turkey 1	weight	protein	4	slices alike	leaner	
ham	turkey-ham 1	weight	protein	5	cured alike	leaner	
ham	smoked-tofu 1	weight	protein	3	smoky slices	milder	
ham	vegan-ham 1	weight	protein	4	made to slice alike	milder	
ham	deli-chicken 1	weight	protein	4	slices alike	milder	
ham	mushroom 1	weight	umami	2	savory slices	no salt	
chorizo	beef-chorizo 1	weight	umami	4	spiced alike	leaner	
chorizo	poultry-chorizo 1	weight	umami	4	spiced alike	leaner	
chorizo	vegan-chorizo 1	weight	umami	4	spiced alike	softer	
chorizo	merguez 1	weight	heat	3	spicy sausage	of lamb	
chorizo	chickpea 1	weight	protein	2	takes up paprika and garlic	milder	
sausage	chicken-sausage 1	weight	protein	4	cooks alike	leaner	
sausage	beef-sausage 1	weight	protein	4	cooks alike	beefier	
sausage	vegan-sausage 1	weight	protein	5	made to cook alike	milder	
sausage	mushroom 1	weight	umami	2	chopped and fried, savory	less protein	
sausage	lentil 1	weight	protein	2	as filling in stews	softer	
italian-sausage	turkey-sausage 1	weight	protein	4	cooks alike	leaner	
italian-sausage	chicken-sausage 1	weight	protein	4	cooks alike	leaner	
italian-sausage	vegan-sausage 1	weight	protein	4	made to cook alike	milder	
italian-sausage	ground-beef 1	weight	protein	3	crumbles alike	no fennel	
italian-sausage	lentil 1	weight	protein	2	as filling in sauces	softer	
pepperoni	turkey-pepperoni 1	weight	umami	5	spiced alike	leaner	
pepperoni	beef-salami 1	weight	umami	4	cured slices	milder	
pepperoni	vegan-pepperoni 1	weight	umami	4	spiced alike	chewier	
pepperoni	mushroom 1	weight	umami	3	slices for pizza	no spice	
pepperoni	table-olive 1	weight	salt	3	salty slices for pizza	no spice	
chicken	turkey 1	weight	protein	5	poultry too	leaner	
chicken	tofu 1	weight	protein	4	takes up any sauce	softer	
chicken	chickpea 1	weight	protein	3	as filling in curries and salads	softer	grilling
chicken	vegan-chicken 1	weight	protein	5	made to cook alike	milder	
chicken	cauliflower 1	weight	protein	3	roasts and fries in pieces	vegetable	
chicken	jackfruit 1	weight	protein	3	shreds alike	little protein	
chicken	seitan 1	weight	protein	4	chewy	milder	
chicken	mushroom 1	weight	umami	3	savory pieces	less protein	
chicken-breast	turkey-breast 1	weight	protein	5	lean poultry too	nearly none	
chicken-breast	tofu 1	weight	protein	4	takes up any sauce	softer	
chicken-breast	chicken-thigh 1	weight	protein	5	chicken too	juicier	
chicken-breast	chickpea 1	weight	protein	3	as filling in curries and salads	softer	grilling
chicken-breast	pork-tenderloin 1	weight	protein	4	lean and mild	of pork	
chicken-breast	cauliflower 1	weight	protein	3	roasts in pieces	vegetable	
chicken-breast	vegan-chicken 1	weight	protein	5	made to cook alike	milder	
chicken-breast	cod 1	weight	protein	2	lean and white	fish, flakes	
chicken-thigh	chicken-breast 1	weight	protein	5	chicken too	leaner	
chicken-thigh	turkey-thigh 1	weight	protein	5	dark poultry too	nearly none	
chicken-thigh	tofu 1	weight	protein	3	takes up any sauce	softer	
chicken-thigh	mushroom 1	weight	umami	3	savory in stews	less protein	
chicken-thigh	chickpea 1	weight	protein	3	as filling in curries	softer	
chicken-thigh	cauliflower 1	weight	protein	2	roasts in pieces	vegetable	
ground-chicken	ground-turkey 1	weight	protein	5	crumbles alike	nearly none	
ground-chicken	tofu 1	weight	protein	3	crumbled, browns in the pan	milder	
ground-chicken	lentil 1	weight	protein	3	as filling	softer	
ground-chicken	chickpea 1	weight	protein	3	mashed, shapes alike	softer	
ground-turkey	ground-chicken 1	weight	protein	5	crumbles alike	nearly none	
ground-turkey	ground-beef 1	weight	protein	4	crumbles alike	richer	
ground-turkey	lentil 1	weight	protein	3	as filling	softer	
ground-turkey	tofu 1	weight	protein	3	crumbled, browns in the pan	milder	
ground-turkey	mushroom 1	weight	umami	3	chopped and savory	wetter	
turkey	chicken 1	weight	protein	5	poultry too	juicier	
turkey	tofu 1	weight	protein	3	takes up any sauce	softer	
turkey	cauliflower 1	weight	protein	2	roasts whole	vegetable	
turkey	duck 1	weight	protein	3	poultry too	fatter, darker	
turkey	seitan 1	weight	protein	4	roasts and slices	chewier	
lamb	beef 1	weight	protein	4	red meat too	milder	
lamb	goat-meat 1	weight	protein	5	as strong	leaner	
lamb	mushroom 1	weight	umami	3	dark and savory	less protein	
lamb	lentil 1	weight	protein	2	as filling in stews	softer	grilling
lamb	jackfruit 1	weight	protein	3	shreds in stews	little protein	
ground-lamb	ground-beef 1	weight	protein	4	crumbles alike	milder	
ground-lamb	lentil 1	weight	protein	3	as filling	softer	
ground-lamb	ground-turkey 1	weight	protein	3	crumbles alike	leaner	
ground-lamb	mushroom 1	weight	umami	3	chopped, dark and savory	wetter	
duck	chicken-thigh 1	weight	protein	4	dark poultry	leaner	
duck	goose 1	weight	protein	5	as fat	stronger	
duck	mushroom 1	weight	umami	3	dark and savory	less protein	
duck	turkey-thigh 1	weight	protein	4	dark poultry	leaner	
shrimp	scallop 1	weight	protein	4	sweet and quick	softer	
shrimp	cod 1	weight	protein	3	in chunks, as quick	flakes	
shrimp	chicken-breast 1	weight	protein	3	in strips, takes the same sauces	no sea taste	
shrimp	tofu 1	weight	protein	3	in cubes, takes the same sauces	no sea taste	
shrimp	heart-of-palm 1	weight	protein	3	as tender in salads	little protein	
shrimp	oyster-mushroom 1	weight	umami	3	tender pieces to fry	little protein	
shrimp	chickpea 1	weight	protein	2	as filling	no sea taste	
shrimp	salmon 1	weight	protein	3	in chunks, as quick	richer	
shrimp	vegan-shrimp 1	weight	protein	4	made to cook alike	milder	
scallop	shrimp 1	weight	protein	4	sweet and quick	firmer	
scallop	cod 1	weight	protein	3	in thick chunks	flakes	
scallop	oyster-mushroom 1	weight	umami	4	its stalks, sliced, sear alike	little protein	
scallop	tofu 1	weight	protein	3	in rounds, sears golden	milder	
scallop	monkfish 1	weight	protein	4	firm and sweet	of fish	
crab	surimi 1	weight	protein	4	made to taste alike	sweeter	
crab	shrimp 1	weight	protein	4	sweet shellfish	firmer	
crab	heart-of-palm 1	weight	protein	3	shreds alike in cakes	little protein	
crab	cod 1	weight	protein	3	flakes alike in cakes	less sweet	
crab	artichoke 1	weight	protein	2	tender, for dips	vegetable	
crab	jackfruit 1	weight	protein	3	shreds alike in cakes	little protein	
lobster	shrimp 1	weight	protein	4	sweet shellfish	smaller	
lobster	crab 1	weight	protein	4	sweet shellfish	flakier	
lobster	monkfish 1	weight	protein	4	firm and sweet	of fish	
lobster	heart-of-palm 1	weight	protein	3	as tender in rolls	little protein	
clam	mussel 1	weight	protein	5	opens alike	stronger	
clam	shrimp 1	weight	protein	3	shellfish	firmer	
clam	oyster-mushroom 1	weight	umami	3	tender, for chowder	no sea taste	
clam	cod 1	weight	protein	3	in chunks, for chowder	milder	
mussel	clam 1	weight	protein	5	opens alike	milder	
mussel	shrimp 1	weight	protein	3	shellfish	firmer	
mussel	oyster-mushroom 1	weight	umami	3	tender in the same broth	no sea taste	
squid	octopus 1	weight	protein	4	tender when cooked right	firmer	
squid	shrimp 1	weight	protein	3	as quick	softer	
squid	heart-of-palm 1	weight	protein	3	in rings, fries alike	little protein	
squid	oyster-mushroom 1	weight	protein	3	in strips, fries alike	little protein	
salmon	trout 1	weight	protein	5	pink and rich	milder	
salmon	arctic-char 1	weight	protein	5	pink and rich	milder	
salmon	mackerel 1	weight	protein	4	as rich	stronger	
salmon	tofu 1	weight	protein	3	takes the same glazes	milder	
salmon	chicken-breast 1	weight	protein	2	takes the same glazes	no sea taste	
salmon	chickpea 1	weight	protein	2	mashed for cakes and salads	no sea taste	
salmon	carrot 1	weight	color	2	in ribbons, marinated, on bread	vegetable	grilling
tuna	salmon 1	weight	protein	4	as meaty	richer	
tuna	swordfish 1	weight	protein	5	as meaty	milder	
tuna	chickpea 1	weight	protein	3	mashed for salads and sandwiches	no sea taste	
tuna	chicken-breast 1	weight	protein	3	for salads and sandwiches	no sea taste	
tuna	tofu 1	weight	protein	2	sears in slices	milder	
canned-tuna	canned-salmon 1	weight	protein	5	canned fish too	richer	
canned-tuna	chickpea 1	weight	protein	4	mashed for salads and sandwiches	no sea taste	
canned-tuna	canned-chicken 1	weight	protein	4	flakes alike	no sea taste	
canned-tuna	cannellini-bean 1	weight	protein	3	as filling in salads	no sea taste	
canned-tuna	jackfruit 1	weight	protein	3	flakes alike	little protein	
cod	haddock 1	weight	protein	5	white and flaky	sweeter	
cod	pollock 1	weight	protein	5	white and flaky	milder	
cod	hake 1	weight	protein	5	white and flaky	softer	
cod	tofu 1	weight	protein	3	in slabs, fries and bakes alike	milder	
cod	chicken-breast 1	weight	protein	2	lean and mild	no sea taste	
cod	banana-blossom 1	weight	protein	3	flakes when battered	little protein	
cod	cauliflower 1	weight	protein	2	in batter or curry	vegetable	
cod	tilapia 1	weight	protein	4	white and mild	thinner	
smoked-salmon	smoked-trout 1	weight	umami	5	smoked fish too	milder	
smoked-salmon	vegan-smoked-salmon 1	weight	umami	4	smoky slices	milder	
smoked-salmon	ham 1	weight	umami	2	thin and salty	no fish	
smoked-salmon	carrot 1	weight	color	3	in ribbons, roasted and marinated	vegetable	
smoked-salmon	smoked-mackerel 1	weight	umami	4	smoked fish too	fatter	
smoked-salmon	avocado 1	weight	fat	2	rich slices on bread	not smoky	
tofu	tempeh 1	weight	protein	4	as much protein	nutty, firmer	
tofu	chickpea-tofu 1	weight	protein	5	cuts and fries alike	tastes of chickpea	
tofu	paneer 1	weight	protein	4	holds its shape	richer	
tofu	chickpea 1	weight	protein	3	as filling in curries	no slices	
tofu	chicken-breast 1	weight	protein	3	takes the same sauces	firmer	
tofu	egg 1	weight	protein	3	scrambles alike	richer	
tofu	halloumi 1	weight	protein	3	fries firm	salty	
tofu	cauliflower 1	weight	protein	2	takes the same sauces	vegetable	
tempeh	tofu 1	weight	protein	4	as much protein	milder, softer	
tempeh	chickpea-tempeh 1	weight	protein	5	fermented chickpeas	milder	
tempeh	seitan 1	weight	protein	4	chewy	no ferment	
tempeh	chickpea 1	weight	protein	3	as filling	softer	
tempeh	mushroom 1	weight	umami	3	savory	less protein	
seitan	tofu 1	weight	protein	3	takes the same sauces	softer	
seitan	tempeh 1	weight	protein	4	chewy	nutty	
seitan	jackfruit 1	weight	protein	3	shreds alike	little protein	
seitan	mushroom 1	weight	umami	3	savory, some chew	less protein	
seitan	chicken-breast 1	weight	protein	4	the bite it copies	juicier	
vegan-mince	lentil 1	weight	protein	3	as filling	softer	
vegan-mince	mushroom 1	weight	umami	3	chopped and savory	wetter	
vegan-mince	tempeh 1	weight	protein	4	crumbled, chewy	nutty	
vegan-mince	black-bean 1	weight	protein	3	as filling	softer	
vegan-mince	ground-beef 1	weight	protein	4	what it copies	richer	
pasta	gluten-free-pasta 1	weight	starch	5	the same shapes without wheat	softer	
pasta	rice-noodle 1	weight	starch	4	noodles of rice	softer, no bite	
pasta	courgette 2	weight	starch	3	cut in ribbons	light, watery	
pasta	spaghetti-squash 2	weight	starch	3	falls into strands	sweet, light	
pasta	legume-pasta 1	weight	starch	4	shapes of beans	firmer, beany	
pasta	shirataki 2	weight	starch	3	noodles with hardly any starch	springy, no taste	
pasta	rice 1	weight	starch	3	carries the same sauces	no bite	
pasta	quinoa 1	weight	starch	3	carries the same sauces	grainy	
spaghetti	gluten-free-pasta 1	weight	starch	5	the same shape without wheat	softer	
spaghetti	rice-noodle 1	weight	starch	4	long noodles	softer	
spaghetti	courgette 2	weight	starch	3	cut in strands	light, watery	
spaghetti	spaghetti-squash 2	weight	starch	4	falls into strands	sweet, light	
spaghetti	shirataki 2	weight	starch	3	long noodles with hardly any starch	springy	
spaghetti	pasta 1	weight	starch	5	another shape	none	
egg-noodle	rice-noodle 1	weight	starch	4	noodles for stir-fries and soups	softer	
egg-noodle	udon 1	weight	starch	4	wheat noodles without egg	thicker	
egg-noodle	glass-noodle 1	weight	starch	3	noodles for stir-fries and soups	slippery	
egg-noodle	gluten-free-pasta 1	weight	starch	3	cooks alike	softer	
egg-noodle	shirataki 2	weight	starch	3	noodles with hardly any starch	springy	
egg-noodle	pasta 1	weight	starch	4	wheat noodles	plainer	
ramen-noodle	rice-noodle 1	weight	starch	4	noodles for broth	softer	
ramen-noodle	spaghetti 1	weight	starch	3	long wheat noodles	less springy	
ramen-noodle	glass-noodle 1	weight	starch	3	noodles for broth	slippery	
ramen-noodle	shirataki 2	weight	starch	3	noodles with hardly any starch	springy	
rice-noodle	glass-noodle 1	weight	starch	5	without wheat too	slippery	
rice-noodle	gluten-free-pasta 1	weight	starch	3	without wheat too	firmer	
rice-noodle	shirataki 2	weight	starch	3	without wheat too	springy	
rice-noodle	courgette 2	weight	starch	2	cut in strands	light, watery	
rice-noodle	buckwheat-soba 1	weight	starch	3	noodles for stir-fries	nutty	
soba	buckwheat-soba 1	weight	starch	5	soba of buckwheat alone	breaks sooner	
soba	gluten-free-soba 1	weight	starch	5	soba without wheat	none	
soba	rice-noodle 1	weight	starch	4	noodles for broth and salads	no nuttiness	
soba	whole-wheat-pasta 1	weight	starch	4	as nutty	firmer	
udon	rice-noodle 1	weight	starch	3	wide noodles for broth	softer	
udon	soba 1	weight	starch	4	noodles for broth	nutty, thinner	
udon	gluten-free-pasta 1	weight	starch	3	thick shapes cook alike	less chewy	
udon	korean-rice-cake 1	weight	starch	3	as chewy	short	
rice	quinoa 1	volume	starch	4	cooks and serves alike	nutty	
rice	cauliflower 2	volume	starch	3	chopped to grains	light, vegetable	
rice	couscous 1	volume	starch	4	serves alike	finer	
rice	bulgur 1	volume	starch	4	serves alike	nutty	
rice	millet 1	volume	starch	4	cooks alike	nutty	
rice	gluten-free-millet 1	volume	starch	4	cooks alike	nutty	
rice	brown-rice 1	volume	starch	5	rice with bran	chewier, cooks longer	
rice	shirataki 2	volume	starch	2	in grains, with hardly any starch	springy	
risotto-rice	sushi-rice 1	volume	starch	4	short and starchy	stickier	
risotto-rice	pearl-barley 1	volume	starch	4	creamy when stirred	chewy	
risotto-rice	rice 1	volume	starch	3	rice too	less creamy	
risotto-rice	cauliflower 2	volume	starch	2	chopped to grains	light	
risotto-rice	quinoa 1	volume	starch	3	stirs alike	grainy	
couscous	quinoa 1	volume	starch	5	as quick and fine	nutty	
couscous	bulgur 1	volume	starch	5	wheat too	chewier	
couscous	rice 1	volume	starch	4	serves alike	larger grains	
couscous	cauliflower 2	volume	starch	4	chopped to grains	light, vegetable	
couscous	gluten-free-millet 1	volume	starch	4	as fine	nutty	
bulgur	quinoa 1	volume	starch	5	for tabbouleh and salads	softer	
bulgur	couscous 1	volume	starch	5	wheat too	finer	
bulgur	rice 1	volume	starch	4	serves alike	softer	
bulgur	cauliflower 2	volume	starch	4	chopped to grains	light	
bulgur	gluten-free-buckwheat-groats 1	volume	starch	4	as nutty	earthier	
quinoa	rice 1	volume	starch	4	serves alike	less protein	
quinoa	couscous 1	volume	starch	4	as fine	milder	
quinoa	gluten-free-millet 1	volume	starch	5	cooks alike	milder	
quinoa	amaranth 1	volume	starch	4	as much protein	stickier	
quinoa	bulgur 1	volume	starch	4	serves alike	chewier	
quinoa	cauliflower 2	volume	starch	3	chopped to grains	light	
oats	gluten-free-oats 1	volume	starch	5	oats kept apart from wheat	none	
oats	quinoa-flakes 1	volume	starch	4	cooks to porridge	nuttier	
oats	gluten-free-buckwheat-groats 1	volume	starch	3	cooks to porridge	earthy	
oats	rye-flakes 1	volume	starch	4	flakes too	chewier	
oats	puffed-rice 1	volume	crunch	2	for bars and granola	airy	porridge
oats	chia-seed 1/2	volume	thickener	3	soaks to a porridge	jelly-like	baking
oats	gluten-free-millet 1	volume	starch	3	cooks to porridge	grainier	
pearl-barley	rice 1	volume	starch	4	for soups and stews	softer	
pearl-barley	farro 1	volume	starch	5	as chewy	nuttier	
pearl-barley	quinoa 1	volume	starch	3	for soups and salads	smaller	
pearl-barley	gluten-free-buckwheat-groats 1	volume	starch	4	for soups and stews	earthier	
farro	pearl-barley 1	volume	starch	5	as chewy	softer	
farro	brown-rice 1	volume	starch	4	chewy grain	milder	
farro	spelt 1	volume	starch	5	wheat of the same kind	nearly none	
farro	quinoa 1	volume	starch	3	for salads	smaller	
bread	gluten-free-bread 1	weight	starch	5	bread without wheat	crumblier	
bread	corn-tortilla 1	weight	starch	3	wraps the same fillings	flat	
bread	pita 1	weight	starch	4	bread too	flat	
bread	lettuce 1	weight	freshness	2	wraps the same fillings	light, crisp	toast
bread	plain-rice-cracker 1/2	weight	crunch	3	carries the same toppings	dry and crisp	
bread	sweet-potato 1	weight	starch	2	sliced and toasted	soft and sweet	
flour-tortilla	corn-tortilla 1	weight	starch	5	wraps alike	tastes of corn, tears sooner	
flour-tortilla	gluten-free-tortilla 1	weight	starch	5	wraps alike	tears sooner	
flour-tortilla	lettuce 1	weight	freshness	3	wraps alike	light, crisp	
flour-tortilla	pita 1	weight	starch	4	bread for fillings	thicker	
flour-tortilla	collard-greens 1	weight	freshness	3	wraps alike	green, no starch	
flour-tortilla	almond-flour-tortilla 1	weight	starch	4	wraps alike	nutty	
burger-bun	gluten-free-bun 1	each	starch	5	a bun without wheat	crumblier	
burger-bun	lettuce 60 g	each	freshness	3	wraps the burger	light, no bread	
burger-bun	portobello 2	each	umami	2	two caps hold the burger	juicy, no bread	
burger-bun	bread 2 slice	each	starch	4	bread too	flatter	
pizza-dough	gluten-free-pizza-crust 1	weight	starch	5	a base without wheat	crisper	
pizza-dough	naan 1	weight	starch	4	a ready base	softer	
pizza-dough	flour-tortilla 1/2	weight	starch	3	a thin, crisp base	thin	
pizza-dough	cauliflower-pizza-crust 1	weight	starch	3	a base with little starch	softer	
pizza-dough	portobello 1	weight	umami	2	caps carry the toppings	juicy, no bread	
puff-pastry	filo-pastry 1	weight	starch	4	crisp layers	thinner, needs fat between	
puff-pastry	shortcrust-pastry 1	weight	starch	4	pastry too	no layers	
puff-pastry	crescent-dough 1	weight	starch	4	flaky dough	breadier	
polenta	grits 1	volume	starch	5	corn too	coarser	
polenta	mashed-potato 2	volume	starch	3	as soft	tastes of potato	
polenta	gluten-free-cornmeal 1	volume	starch	5	the same corn	nearly none	
polenta	cauliflower 2	volume	starch	3	mashed, as soft	light	
polenta	quinoa 1	volume	starch	2	serves alike	grainy	
potato	sweet-potato 1	weight	starch	4	roasts and mashes alike	sweet	
potato	cauliflower 1	weight	starch	3	roasts and mashes alike	light	
potato	parsnip 1	weight	starch	4	roasts and mashes alike	sweet	
potato	turnip 1	weight	starch	3	roasts and boils alike	peppery	
potato	celeriac 1	weight	starch	4	roasts and mashes alike	tastes of celery	
potato	swede 1	weight	starch	4	mashes alike	sweet, earthy	
sweet-potato	butternut-squash 1	weight	starch	5	as sweet and orange	wetter	
sweet-potato	carrot 1	weight	starch	4	sweet and orange	firmer	
sweet-potato	potato 1	weight	starch	4	cooks alike	not sweet	
sweet-potato	pumpkin 1	weight	starch	4	sweet and orange	wetter	
basil	oregano 1/2	volume	aroma	4	at home in the same dishes	stronger	
basil	thai-basil 1	volume	aroma	4	basil too	aniseed note	
basil	parsley 1	volume	aroma	3	fresh and green	no sweetness	
basil	mint 1	volume	aroma	3	of the same family	cooler	
basil	dried-basil 1/3	volume	aroma	3	basil, dried	duller	raw dishes
basil	spinach 1	volume	color	2	green for pesto	no aroma	
coriander	parsley 1	volume	aroma	4	fresh and green	no citrus note	
coriander	culantro 1/3	volume	aroma	5	tastes alike	stronger	
coriander	mint 1	volume	aroma	3	fresh	cooler	
coriander	basil 1	volume	aroma	3	fresh	sweeter	
coriander	thai-basil 1	volume	aroma	3	for the same dishes	aniseed note	
coriander	dill 1/2	volume	aroma	2	fresh and green	its own taste	
parsley	coriander 1	volume	aroma	4	fresh and green	citrus note	
parsley	chervil 1	volume	aroma	4	fresh and green	aniseed note	
parsley	chive 1	volume	aroma	3	fresh and green	of onion	
parsley	dried-parsley 1/3	volume	aroma	3	parsley, dried	duller	
parsley	celery 1/2	volume	aroma	3	its leaves, green and fresh	stronger	
mint	basil 1	volume	aroma	3	of the same family	sweeter	
mint	coriander 1	volume	aroma	3	fresh	citrus note	
mint	dried-mint 1/3	volume	aroma	4	mint, dried	duller	
mint	parsley 1	volume	aroma	2	fresh and green	no coolness	
dill	fennel 1	volume	aroma	4	its fronds, as fine	aniseed note	
dill	tarragon 1/2	volume	aroma	3	for fish too	aniseed note	
dill	dried-dill 1/3	volume	aroma	4	dill, dried	duller	
dill	parsley 1	volume	aroma	3	fresh and green	no dill taste	
dill	chervil 1	volume	aroma	3	as fine	milder	
rosemary	thyme 1	volume	aroma	4	woody herb too	milder	
rosemary	sage 1	volume	aroma	3	for roasts too	mustier	
rosemary	dried-rosemary 1/3	volume	aroma	4	rosemary, dried	harder	
rosemary	oregano 1	volume	aroma	3	for roasts too	milder	
thyme	oregano 1	volume	aroma	4	of the same family	stronger	
thyme	rosemary 1/2	volume	aroma	4	woody herb too	stronger	
thyme	dried-thyme 1/3	volume	aroma	5	thyme, dried	duller	
thyme	marjoram 1	volume	aroma	4	of the same family	sweeter	
thyme	savory 1	volume	aroma	4	as peppery	nearly none	
oregano	marjoram 1	volume	aroma	5	of the same family	sweeter	
oregano	thyme 1	volume	aroma	4	of the same family	milder	
oregano	basil 1	volume	aroma	4	at home in the same dishes	sweeter	
oregano	dried-oregano 1/3	volume	aroma	5	oregano, dried	stronger	
oregano	italian-seasoning 1	volume	aroma	4	holds oregano	more herbs	
sage	rosemary 1/2	volume	aroma	3	for roasts too	piny	
sage	thyme 1	volume	aroma	4	for stuffing too	milder	
sage	marjoram 1	volume	aroma	4	of the same family	sweeter	
sage	dried-sage 1/3	volume	aroma	4	sage, dried	duller	
sage	poultry-seasoning 1/3	volume	aroma	4	holds sage	more herbs	
tarragon	chervil 1	volume	aroma	4	aniseed note too	milder	
tarragon	fennel 1	volume	aroma	4	its fronds taste of aniseed	milder	
tarragon	dill 1	volume	aroma	3	for fish too	no aniseed	
tarragon	dried-tarragon 1/3	volume	aroma	4	tarragon, dried	duller	
tarragon	basil 1	volume	aroma	3	sweet and fresh	no aniseed	
chive	spring-onion 1	volume	aroma	5	its green, as mild	nearly none	
chive	parsley 1	volume	color	2	green and fresh	no onion taste	
chive	leek 1	volume	aroma	3	its green, cut fine	coarser	
chive	dried-chive 1/3	volume	aroma	4	chives, dried	duller	
bay-leaf	thyme 1/2	each	aroma	3	herb for stews	stronger	
bay-leaf	oregano 1/4 tsp	each	aroma	3	herb for stews	stronger	
bay-leaf	dried-thyme 1/4 tsp	each	aroma	4	herb for stews	stronger	
lemongrass	lemon 1	weight	aroma	4	its peel smells alike	sourer	
lemongrass	lemongrass-paste 1	weight	aroma	5	lemongrass too	smooth	
lemongrass	lime-leaf 1/4	weight	aroma	4	citrus leaf for the same dishes	of lime	
lemongrass	lemon-balm 1	weight	aroma	3	citrus herb	milder	
cumin	coriander-seed 1	volume	aroma	4	for the same dishes	lighter, citrus note	
cumin	caraway 1/2	volume	aroma	4	of the same family	sharper	
cumin	chili-powder 1	volume	aroma	3	a mix with cumin	hotter	
cumin	gluten-free-chili-powder 1	volume	aroma	3	a mix with cumin	hotter	
cumin	curry-powder 1	volume	aroma	3	a mix with cumin	more spices	
cumin	garam-masala 1/2	volume	aroma	3	a mix with cumin	sweeter	
coriander-seed	cumin 1/2	volume	aroma	4	for the same dishes	stronger	
coriander-seed	caraway 1/2	volume	aroma	3	of the same family	sharper	
coriander-seed	fennel-seed 1/2	volume	aroma	3	of the same family	aniseed note	
coriander-seed	garam-masala 1/2	volume	aroma	3	holds coriander	sweeter	
cinnamon	mixed-spice 1	volume	aroma	4	mostly cinnamon	more spices	
cinnamon	nutmeg 1/4	volume	aroma	3	warm and sweet	stronger	
cinnamon	allspice 1/4	volume	aroma	4	warm and sweet	clove note	
cinnamon	cardamom 1/2	volume	aroma	3	warm and sweet	fresher	
cinnamon	pumpkin-pie-spice 1	volume	aroma	4	mostly cinnamon	more spices	
nutmeg	mace 1	volume	aroma	5	the coat of the same seed	finer	
nutmeg	allspice 1	volume	aroma	4	warm and sweet	clove note	
nutmeg	cinnamon 1	volume	aroma	3	warm and sweet	milder	
nutmeg	clove 1/4	volume	aroma	3	warm	stronger	
allspice	cinnamon 1/2 + clove 1/4	volume	aroma	5	smells of both	nearly none	
allspice	clove 1/2	volume	aroma	4	as warm	stronger	
allspice	nutmeg 1	volume	aroma	3	warm and sweet	no clove note	
allspice	pumpkin-pie-spice 1	volume	aroma	4	holds allspice	sweeter	
clove	allspice 1	volume	aroma	5	as warm	milder	
clove	cinnamon 1	volume	aroma	3	warm	milder	
clove	nutmeg 1	volume	aroma	3	warm	milder	
cardamom	cinnamon 1/2 + ginger 1/2	volume	aroma	4	warm and fresh	less floral	
cardamom	allspice 1/2	volume	aroma	3	warm	no freshness	
cardamom	nutmeg 1/2	volume	aroma	3	warm	no freshness	
cardamom	coriander-seed 1	volume	aroma	3	citrus note	milder	
ginger	ground-ginger 1/6	volume	aroma	4	ginger, dried	sharper, no freshness	
ginger	galangal 1	volume	aroma	4	of the same family	piny	
ginger	ginger-garlic-paste 1	volume	aroma	3	holds ginger	of garlic too	sweets
ginger	allspice 1/8	volume	aroma	2	warm	no freshness	
ground-ginger	ginger 6	volume	aroma	4	ginger, fresh	fresher, wetter	
ground-ginger	allspice 1	volume	aroma	3	warm	sweeter	
ground-ginger	pumpkin-pie-spice 1	volume	aroma	3	holds ginger	sweeter	
ground-ginger	cardamom 1	volume	aroma	3	warm and fresh	floral	
turmeric	saffron 1/16	volume	color	3	colors yellow	its own aroma	
turmeric	curry-powder 1	volume	color	4	holds turmeric	more spices	
turmeric	fresh-turmeric 3	volume	color	5	turmeric, fresh	fresher	
turmeric	paprika 1/2	volume	color	2	colors warm	red	
saffron	turmeric 4	volume	color	4	colors yellow	earthy, no aroma	
saffron	safflower 2	volume	color	4	colors yellow	hardly any taste	
saffron	annatto 2	volume	color	3	colors orange	mild	
saffron	paprika 2	volume	color	2	colors warm	red	
paprika	chili-powder 1/2	volume	heat	3	red and warm	hotter, cumin note	
paprika	cayenne 1/4	volume	heat	3	red	much hotter	
paprika	hot-paprika 1	volume	heat	5	paprika too	hotter	
paprika	aleppo-pepper 1	volume	heat	4	red and mild	fruitier	
paprika	gluten-free-chili-powder 1/2	volume	heat	3	red and warm	hotter, cumin note	
cayenne	chili-flakes 1	volume	heat	5	as hot	coarser	
cayenne	hot-paprika 2	volume	heat	4	hot and red	milder	
cayenne	hot-sauce 6	volume	heat	3	as hot	sour	
cayenne	black-pepper 2	volume	heat	2	hot	not red	
chili-powder	gluten-free-chili-powder 1	volume	heat	5	the same without wheat	none	
chili-powder	paprika 3/4 + cumin 1/4	volume	heat	5	the main parts of it	milder	
chili-powder	cayenne 1/4	volume	heat	3	red and hot	much hotter	
chili-powder	chipotle 1/2	volume	heat	4	ground, red and smoky	smokier	
chili-flakes	cayenne 1/2	volume	heat	5	as hot	finer	
chili-flakes	chili 2	volume	heat	4	fresh, as hot	fresher	
chili-flakes	aleppo-pepper 2	volume	heat	4	red flakes too	milder	
chili-flakes	hot-sauce 3	volume	heat	3	as hot	sour	
chili-flakes	black-pepper 2	volume	heat	2	hot	not red	
chili	jalapeno 1	each	heat	5	a chili too	milder	
chili	chili-flakes 1/2 tsp	each	heat	4	dried chili	drier	
chili	cayenne 1/8 tsp	each	heat	4	ground chili	no bites	
chili	black-pepper 1/2 tsp	each	heat	2	hot	no fruit	
chili	ginger 1 tsp	each	heat	2	another sharpness	no chili taste	
jalapeno	serrano 1	each	heat	5	green chili too	hotter	
jalapeno	pickled-jalapeno 1	each	heat	4	jalapeno in vinegar	sour	
jalapeno	poblano 1/2	each	heat	4	green chili too	milder	
jalapeno	bell-pepper 1/2	each	freshness	3	green and crisp	not hot	
jalapeno	chili-flakes 1/4 tsp	each	heat	3	dried chili	no bites	
black-pepper	white-pepper 1	volume	heat	5	the same fruit	sharper	
black-pepper	cayenne 1/8	volume	heat	3	hot	much hotter	
black-pepper	paprika 1	volume	heat	2	warm	mild	
black-pepper	grains-of-paradise 1	volume	heat	4	as hot	floral	
garlic	garlic-powder 1/8 tsp	each	aroma	4	garlic, dried	milder	
garlic	shallot 1/2	each	aroma	3	of the same family	sweeter	
garlic	asafoetida 1/16 tsp	each	aroma	3	smells of garlic when fried	its own note	
garlic	gluten-free-asafoetida 1/16 tsp	each	aroma	3	smells of garlic when fried	its own note	
garlic	chive 1 tbsp	each	aroma	3	of the same family	milder	
garlic	ginger 1 tsp	each	aroma	2	another sharp base	no garlic taste	
garlic-powder	garlic 6	volume	aroma	4	garlic, fresh	stronger, wetter	
garlic-powder	onion-powder 1	volume	aroma	3	of the same family	sweeter	
garlic-powder	asafoetida 1/4	volume	aroma	3	smells of garlic when fried	its own note	
garlic-powder	gluten-free-asafoetida 1/4	volume	aroma	3	smells of garlic when fried	its own note	
onion	shallot 1	weight	aroma	5	of the same family	milder	
onion	leek 1	weight	aroma	4	of the same family	milder	
onion	spring-onion 1	weight	aroma	4	of the same family	milder	
onion	onion-powder 1/16	weight	aroma	3	onion, dried	no body	
onion	fennel 1	weight	body	3	sweats as soft	aniseed note	
onion	celery 1	weight	body	3	sweats as soft	no sweetness	
onion	bell-pepper 1	weight	body	2	sweats soft and sweet	of pepper	
shallot	onion 1	weight	aroma	5	of the same family	stronger	
shallot	leek 1	weight	aroma	4	of the same family	milder	
shallot	spring-onion 1	weight	aroma	4	its white	fresher	
shallot	fennel 1	weight	body	2	sweats as soft	aniseed note	
spring-onion	chive 1/2	weight	aroma	5	as mild	finer	
spring-onion	leek 1	weight	aroma	4	of the same family	firmer	
spring-onion	onion 1	weight	aroma	4	of the same family	stronger	
spring-onion	celery 1	weight	freshness	2	crisp and green	no onion taste	
leek	onion 1	weight	aroma	4	of the same family	stronger	
leek	spring-onion 1	weight	aroma	4	of the same family	lighter	
leek	fennel 1	weight	body	3	sweats as soft	aniseed note	
leek	celery 1	weight	body	3	sweats as soft	stronger	
curry-powder	garam-masala 1	volume	aroma	4	Indian spices	no turmeric	
curry-powder	gluten-free-curry-powder 1	volume	aroma	5	the same without wheat	none	
curry-powder	turmeric 1/2 + cumin 1/2	volume	aroma	4	two main parts of it	simpler	
curry-powder	indian-curry-paste 2	volume	aroma	4	the same spices in oil	wetter	
garam-masala	curry-powder 1	volume	aroma	4	Indian spices	turmeric note	
garam-masala	cumin 1/2 + allspice 1/4	volume	aroma	4	warm parts of it	simpler	
garam-masala	pumpkin-pie-spice 1/2 + cumin 1/2	volume	aroma	3	warm parts of it	sweeter	
five-spice-powder	allspice 1	volume	aroma	3	warm and sweet	no aniseed	
five-spice-powder	star-anise 1/2 + cinnamon 1/2	volume	aroma	5	two main parts of it	simpler	
five-spice-powder	garam-masala 1	volume	aroma	3	warm mix	no aniseed	
five-spice-powder	fennel-seed 1/2 + clove 1/4	volume	aroma	4	two parts of it	simpler	
italian-seasoning	dried-oregano 1/2 + dried-basil 1/2	volume	aroma	5	two main parts of it	simpler	
italian-seasoning	herbes-de-provence 1	volume	aroma	4	herbs of the south	lavender note	
italian-seasoning	mixed-herbs 1	volume	aroma	5	the same herbs	nearly none	
italian-seasoning	dried-thyme 1	volume	aroma	3	one of its herbs	simpler	
taco-seasoning	chili-powder 1/2 + cumin 1/2	volume	aroma	5	two main parts of it	simpler	
taco-seasoning	gluten-free-chili-powder 1/2 + cumin 1/2	volume	aroma	5	two main parts of it	simpler	
taco-seasoning	cajun-seasoning 1	volume	heat	3	spicy mix	herbs	
taco-seasoning	paprika 1/2 + cumin 1/2	volume	aroma	4	two parts of it	milder	
salt	soy-sauce 6	volume	salt	3	salty	dark, savory	
salt	kosher-salt 5/4	volume	salt	5	salt in flakes	none	
salt	herbamare 1	volume	salt	4	salt with herbs	herbs	
salt	lemon-juice 3	volume	acid	2	wakes flavors	sour	
salt	nutritional-yeast 2	volume	umami	2	savory	little salt	
salt	salt-substitute 1	volume	salt	4	potassium salt	slightly bitter	
nutritional-yeast	parmesan 1	volume	umami	4	savory flakes	saltier	
nutritional-yeast	vegan-parmesan 1	volume	umami	4	savory flakes	nuttier	
nutritional-yeast	miso 1/2	volume	umami	3	savory	wet, salty	
nutritional-yeast	sunflower-seed 1	volume	fat	2	ground fine, nutty	no savory taste	
nutritional-yeast	yeast-extract 1/4	volume	umami	3	of yeast too	dark, salty	
liquid-smoke	paprika 2	volume	aroma	3	the smoked kind smells of smoke	red	
liquid-smoke	chipotle 1	volume	aroma	4	smoked chili	hot	
liquid-smoke	smoked-salt 1	volume	aroma	4	smoked too	salty	
mushroom	eggplant 1	weight	umami	3	takes up sauce alike	softer	
mushroom	courgette 1	weight	body	3	fries alike	milder	
mushroom	shiitake 1	weight	umami	5	mushroom too	stronger	
mushroom	tofu 1	weight	protein	2	takes up sauce alike	milder	
mushroom	oyster-mushroom 1	weight	umami	5	mushroom too	softer	
eggplant	courgette 1	weight	body	4	grills and bakes alike	wetter	
eggplant	portobello 1	weight	umami	4	grills alike	savory	
eggplant	okra 1	weight	body	2	for curries	slippery	
eggplant	cauliflower 1	weight	body	2	roasts and curries alike	firmer	
courgette	yellow-squash 1	weight	body	5	the same in yellow	none	
courgette	eggplant 1	weight	body	4	grills alike	softer	
courgette	cucumber 1	weight	freshness	3	raw, as crisp	fresher	frying
courgette	bell-pepper 1	weight	body	3	fries alike	sweeter	
spinach	chard 1	weight	color	5	leafy and mild	stronger	
spinach	kale 1	weight	color	4	leafy	firmer, cooks longer	
spinach	rocket 1	weight	color	4	leafy	peppery	
spinach	frozen-spinach 2/3	weight	color	4	spinach too	soft	salads
spinach	lettuce 1	weight	freshness	3	in salads	milder	
spinach	beet-greens 1	weight	color	5	tastes alike	nearly none	
kale	collard-greens 1	weight	color	5	leafy and firm	tougher	
kale	chard 1	weight	color	4	leafy	softer	
kale	spinach 1	weight	color	4	leafy	softer	
kale	cabbage 1	weight	color	4	of the same family	paler	
cabbage	napa-cabbage 1	weight	freshness	5	cabbage too	softer	
cabbage	brussels-sprout 1	weight	freshness	4	small cabbages	stronger	
cabbage	kale 1	weight	freshness	4	of the same family	tougher	
cabbage	lettuce 1	weight	freshness	2	crisp, raw	softer	cooking
cabbage	carrot 1	weight	freshness	3	for slaw	sweet	
broccoli	cauliflower 1	weight	freshness	5	of the same kind	milder	
broccoli	green-bean 1	weight	freshness	3	green and crisp	no florets	
broccoli	asparagus 1	weight	freshness	3	green and tender	no florets	
broccoli	brussels-sprout 1	weight	freshness	4	of the same family	stronger	
cauliflower	broccoli 1	weight	freshness	5	of the same kind	stronger	
cauliflower	romanesco 1	weight	freshness	5	of the same kind	nuttier	
cauliflower	potato 1	weight	starch	3	roasts and mashes	starchy	
cauliflower	turnip 1	weight	body	3	roasts and mashes	peppery	
carrot	parsnip 1	weight	freshness	4	sweet root	paler	
carrot	butternut-squash 1	weight	color	4	sweet and orange	softer	
carrot	sweet-potato 1	weight	color	4	sweet and orange	starchier	
carrot	bell-pepper 1	weight	freshness	3	sweet and crisp	softer	
celery	fennel 1	weight	freshness	4	as crisp	aniseed note	
celery	bok-choy 1	weight	freshness	3	its stalks are as crisp	milder	
celery	celeriac 1	weight	aroma	4	the root of its kind	starchier	
celery	cucumber 1	weight	freshness	3	raw, as crisp	wetter	cooking
celery	bell-pepper 1	weight	freshness	3	as crisp	sweeter	
celery	leek 1	weight	body	3	for soup bases	of onion	
bell-pepper	carrot 1	weight	freshness	3	sweet and crisp	firmer	
bell-pepper	courgette 1	weight	body	3	fries alike	milder	
bell-pepper	roasted-red-pepper 1	weight	color	5	peppers from a jar	soft	
bell-pepper	poblano 1	weight	aroma	4	of the same kind	a little hot	
bell-pepper	celery 1	weight	freshness	3	as crisp	not sweet	
tomato	canned-tomatoes 1	weight	freshness	4	tomato too	soft	salads
tomato	cherry-tomato 1	weight	freshness	5	tomato too	sweeter	
tomato	roasted-red-pepper 1	weight	color	4	red and sweet	no acid	
tomato	tomatillo 1	weight	acid	3	as sour and juicy	green	
tomato	cucumber 1	weight	freshness	2	juicy in salads	not sour	cooking
cucumber	courgette 1	weight	freshness	4	raw, as crisp	drier	
cucumber	celery 1	weight	freshness	3	as crisp	stronger	
cucumber	radish 1	weight	freshness	3	as crisp	peppery	
cucumber	lettuce 1	weight	freshness	3	fresh	leafy	
avocado	hummus 1	weight	fat	3	creamy on bread	tastes of chickpea	
avocado	pea 1	weight	color	3	mashed, green and creamy	leaner, sweeter	
avocado	olive-oil 1/4	weight	fat	2	its fat, for dressings	no body	
avocado	greek-yogurt 1	weight	fat	2	creamy	tangy	
avocado	guacamole 1	weight	fat	5	avocado, mashed	seasoned	
asparagus	green-bean 1	weight	freshness	4	green and tender	firmer	
asparagus	broccoli 1	weight	freshness	4	green and tender	florets	
asparagus	courgette 1	weight	freshness	3	grills alike	softer	
green-bean	asparagus 1	weight	freshness	4	green and tender	softer	
green-bean	sugar-snap-pea 1	weight	freshness	4	green and crisp	sweeter	
green-bean	broccoli 1	weight	freshness	3	green	florets	
pea	edamame 1	weight	freshness	4	green and round	firmer	
pea	green-bean 1	weight	freshness	4	green, cut small	less sweet	
pea	sugar-snap-pea 1	weight	freshness	4	peas in the pod	crisper	
pea	asparagus 1	weight	freshness	3	green, cut small	less sweet	
pea	sweetcorn 1	weight	sweetness	3	as sweet	yellow	
sweetcorn	pea 1	weight	sweetness	4	as sweet	green	
sweetcorn	carrot 1	weight	sweetness	3	sweet, diced	firmer	
sweetcorn	bell-pepper 1	weight	color	3	sweet, diced	juicier	
sweetcorn	canned-corn 1	weight	sweetness	5	corn too	softer	
lettuce	spinach 1	weight	freshness	4	leaves for salads	softer	
lettuce	cabbage 1	weight	freshness	4	as crisp	firmer	
lettuce	rocket 1	weight	freshness	4	leaves for salads	peppery	
lettuce	kale 1	weight	freshness	3	leaves for salads	tougher	
pumpkin-puree	butternut-squash 1	weight	moisture	5	cooked and mashed, the same	nearly none	
pumpkin-puree	sweet-potato 1	weight	moisture	5	cooked and mashed, as sweet	starchier	
pumpkin-puree	carrot 1	weight	moisture	4	cooked and mashed	sweeter	
pumpkin-puree	applesauce 1	weight	moisture	3	as moist	fruity	
banana	applesauce 1/2 cup	each	moisture	4	keeps bakes moist	less sweet	
banana	pumpkin-puree 1/2 cup	each	moisture	4	keeps bakes moist	less sweet	
banana	mango 1/2	each	sweetness	3	thickens smoothies	of mango	baking
banana	avocado 1/2	each	moisture	3	thickens smoothies	not sweet	
banana	yogurt 1/2 cup	each	moisture	3	keeps bakes moist	tangy	
applesauce	pumpkin-puree 1	volume	moisture	4	as moist	less sweet	
applesauce	banana 1	volume	moisture	4	mashed, as moist	tastes of banana	
applesauce	yogurt 1	volume	moisture	3	as moist	tangy	
applesauce	pear 1	volume	moisture	4	cooked and mashed	nearly none	
apple	pear 1	weight	freshness	5	bakes and eats alike	softer	
apple	quince 1	weight	acid	3	cooked, as tart	needs cooking	
apple	peach 1	weight	sweetness	3	for pies and crumbles	juicier	
apple	applesauce 1	weight	moisture	3	apple, cooked	soft	
raisin	dried-cranberries 1	volume	sweetness	4	dried fruit	tart	
raisin	dried-apricot 1	volume	sweetness	4	chopped, dried fruit	tart	
raisin	date 1	volume	sweetness	4	chopped, dried fruit	sweeter	
raisin	dried-cherry 1	volume	sweetness	4	dried fruit	tart	
raisin	prune 1	volume	sweetness	4	chopped, dried fruit	stickier	
date	prune 1	weight	sweetness	4	sticky dried fruit	tarter	
date	dried-fig 1	weight	sweetness	4	sticky dried fruit	seeds	
date	raisin 1	weight	sweetness	4	dried fruit	smaller	
date	dried-apricot 1	weight	sweetness	4	dried fruit	tarter	
strawberry	raspberry 1	weight	freshness	5	red berries	tarter	
strawberry	blueberry 1	weight	freshness	4	berries	milder	
strawberry	cherry 1	weight	freshness	3	red and sweet	firmer	
strawberry	kiwi 1	weight	freshness	3	juicy and tart	green	
blueberry	blackberry 1	weight	freshness	5	dark berries	seedier	
blueberry	raspberry 1	weight	freshness	4	berries	softer	
blueberry	blackcurrant 1	weight	freshness	4	dark berries	tarter	
blueberry	raisin 1/2	weight	sweetness	2	sweet bites in bakes	dry	
orange-juice	apple-juice 1	volume	sweetness	3	sweet juice	no citrus	
orange-juice	pineapple-juice 1	volume	sweetness	4	sweet and tart	its own taste	
orange-juice	grapefruit-juice 1	volume	acid	4	citrus	bitter	
orange-juice	lemon-juice 1/4 + water 3/4	volume	acid	3	citrus	not sweet	
chickpea	cannellini-bean 1	weight	protein	5	as filling	softer	
chickpea	lentil 1	weight	protein	4	as filling	smaller	
chickpea	tofu 1	weight	protein	3	as much protein	softer	
chickpea	black-eyed-pea 1	weight	protein	4	as filling	earthier	
chickpea	potato 1	weight	starch	2	as filling in curries	less protein	
black-bean	kidney-bean 1	weight	protein	5	bean for the same dishes	firmer	
black-bean	pinto-bean 1	weight	protein	5	bean for the same dishes	creamier	
black-bean	lentil 1	weight	protein	3	as filling	smaller	
black-bean	chickpea 1	weight	protein	4	as filling	nuttier	
black-bean	ground-beef 1	weight	protein	2	as filling	meat	
kidney-bean	black-bean 1	weight	protein	5	bean for the same dishes	softer	
kidney-bean	pinto-bean 1	weight	protein	5	bean for the same dishes	creamier	
kidney-bean	chickpea 1	weight	protein	4	as filling	nuttier	
kidney-bean	lentil 1	weight	protein	3	as filling	smaller	
cannellini-bean	chickpea 1	weight	protein	4	as filling	firmer	
cannellini-bean	butter-bean 1	weight	protein	5	white and creamy	larger	
cannellini-bean	kidney-bean 1	weight	protein	4	bean of the same kind	red	
cannellini-bean	black-eyed-pea 1	weight	protein	4	as mild	smaller	
lentil	split-pea 1	weight	protein	4	cooks soft alike	sweeter	
lentil	chickpea 1	weight	protein	4	as filling	larger	
lentil	black-bean 1	weight	protein	4	as filling	larger	
lentil	quinoa 1	weight	protein	3	for salads	lighter	
lentil	mung-bean 1	weight	protein	4	cooks soft alike	sweeter	
lentil	ground-beef 1	weight	protein	2	as filling in sauces	meat	
hummus	baba-ganoush 1	volume	fat	4	dip for the same bread	smoky	
hummus	guacamole 1	volume	fat	4	dip for the same chips	green	
hummus	cannellini-bean 1	volume	protein	4	blended, as creamy	milder	
hummus	tzatziki 1	volume	dairy	3	dip for the same bread	tangy	
hummus	refried-black-bean 1	volume	protein	3	dip of beans	earthier	
coffee	decaf-coffee 1	volume	aroma	5	coffee without caffeine	nearly none	
coffee	chicory-coffee 1	volume	aroma	4	roasted and bitter	no caffeine	
coffee	espresso 1/3	volume	aroma	4	stronger coffee	less liquid	
coffee	instant-coffee 1/48 + water 1	volume	aroma	4	coffee, dried	plainer	
coffee	tea 1	volume	aroma	3	hot and with caffeine	not roasted	
espresso	coffee 2	volume	aroma	4	weaker coffee	more liquid	
espresso	instant-coffee 1/12 + water 1	volume	aroma	5	coffee, made strong	nearly none	
espresso	chicory-coffee 1	volume	aroma	3	roasted and bitter	no caffeine	
tea	rooibos 1	volume	aroma	4	brewed alike	no caffeine	
tea	decaf-tea 1	volume	aroma	5	tea without caffeine	nearly none	
tea	herbal-tea 1	volume	aroma	3	brewed alike	of herbs	
tea	green-tea 1	volume	aroma	4	tea too	grassier	
granola	muesli 1	volume	crunch	4	grains, nuts and fruit	not toasted	
granola	gluten-free-oats 1	volume	starch	3	the base of it	plain	
granola	mixed-seeds 1	volume	crunch	3	crunch on yogurt	not sweet	
granola	puffed-rice 1	volume	crunch	3	crunch on yogurt	airy	
cornflakes	puffed-rice 1	volume	crunch	4	crisp cereal	lighter	
cornflakes	corn-cereal 1	volume	crunch	5	crisp corn	nearly none	
cornflakes	plain-rice-cracker 1	volume	crunch	3	crushed, crisp coating	not sweet	
cornflakes	puffed-wheat 1	volume	crunch	3	crisp cereal	softer	
potato-chip	tortilla-chip 1	weight	crunch	5	crisp and salty	of corn	
potato-chip	popcorn 1/2	weight	crunch	4	crisp and salty	lighter	
potato-chip	vegetable-chip 1	weight	crunch	5	crisp and salty	sweeter	
potato-chip	kale-chip 1/2	weight	crunch	3	crisp and salty	of kale	
potato-chip	plain-rice-cracker 1	weight	crunch	3	crisp	milder	
cracker	plain-rice-cracker 1	weight	crunch	4	crisp under toppings	lighter	
cracker	crispbread 1	weight	crunch	4	crisp under toppings	coarser	
cracker	pita-chip 1	weight	crunch	4	crisp for dips	thicker	
cracker	cucumber 1	weight	freshness	2	slices carry toppings	wet	
cracker	tortilla-chip 1	weight	crunch	4	crisp for dips	of corn	
surimi	crab 1	weight	protein	4	what it copies	finer	
surimi	shrimp 1	weight	protein	4	seafood	firmer	
surimi	tofu 1	weight	protein	2	in strips	no sea taste	
surimi	heart-of-palm 1	weight	protein	4	shreds alike	no sea taste	
surimi	cod 1	weight	protein	3	white fish	flakes	
marzipan	fondant 1	weight	sweetness	4	covers cakes alike	no almond taste	
marzipan	persipan 1	weight	sweetness	5	made of apricot kernels	bitterer	
marzipan	almond-flour 1/2 + icing-sugar 1/2	weight	sweetness	4	the two parts of it	coarser	
marzipan	coconut-butter 1/2 + icing-sugar 1/2	weight	sweetness	3	shapes alike when cool	of coconut	
chocolate-hazelnut-spread	chocolate-spread 1	volume	sweetness	5	spreads alike	no hazelnut	
chocolate-hazelnut-spread	sunflower-seed-butter 3/4 + cocoa 1/4	volume	sweetness	4	nutty paste with cocoa	less sweet	
chocolate-hazelnut-spread	peanut-butter 3/4 + cocoa 1/4	volume	sweetness	3	nutty paste with cocoa	of peanut	
chocolate-hazelnut-spread	cookie-butter 1	volume	sweetness	4	spreads alike	of spiced cookies	
ranch-dressing	caesar-dressing 1	volume	fat	4	creamy dressing	of anchovy	
ranch-dressing	greek-yogurt 3/4 + lemon-juice 1/4	volume	fat	4	creamy and tangy	no herbs	
ranch-dressing	tahini-sauce 1	volume	fat	3	creamy dressing	nutty	
ranch-dressing	olive-oil 3/4 + lemon-juice 1/4	volume	fat	2	dresses salads	not creamy	
ranch-dressing	avocado 3/4 + lime-juice 1/4	volume	fat	3	blended, creamy and tangy	green	
vinaigrette	olive-oil 3/4 + lemon-juice 1/4	volume	acid	5	oil and acid	plainer	
vinaigrette	olive-oil 3/4 + cider-vinegar 1/4	volume	acid	5	oil and acid	plainer	
vinaigrette	tahini-sauce 1	volume	fat	3	dresses salads	creamy	
gravy	gluten-free-gravy 1	volume	body	5	thickened without wheat	none	
gravy	vegetarian-gravy 1	volume	body	4	made without meat	lighter	
gravy	beef-stock 15/16 + cornstarch 1/16	volume	body	4	stock, thickened	plainer	
gravy	mushroom-stock 15/16 + cornstarch 1/16	volume	body	4	stock, thickened	earthy	
gelatin-dessert	vegan-jelly-dessert 1	weight	set	5	set without gelatin	nearly none	
gelatin-dessert	sorbet 1	weight	sweetness	3	cool and fruity	frozen	
reduced-fat-milk	low-fat-milk 1	volume	dairy	5	the same with a little less fat	thinner	
reduced-fat-milk	soy-milk 1	volume	dairy	4	as much protein	beany note	
reduced-fat-milk	gluten-free-oat-milk 1	volume	dairy	4	creamy and mild	slightly sweet	
reduced-fat-milk	rice-milk 1	volume	dairy	3	neutral	thinner and sweeter	
skim-milk	soy-milk 1	volume	dairy	4	as lean	beany note	
skim-milk	gluten-free-oat-milk 1	volume	dairy	3	as light	slightly sweet	
skim-milk	rice-milk 1	volume	dairy	4	as light	sweeter	
skim-milk	milk 1	volume	dairy	4	the same with more fat	richer	
dark-chocolate	carob 3/8 + coconut-oil 1/8	weight	aroma	3	dark, sweet powder and fat	no cocoa taste	dipping
chocolate	carob 3/8 + coconut-oil 1/8	weight	aroma	3	dark, sweet powder and fat	no cocoa taste	dipping
milk-chocolate	carob 3/8 + coconut-oil 1/8	weight	aroma	3	dark, sweet powder and fat	no cocoa taste	dipping
chocolate-hazelnut-spread	sunflower-seed-butter 3/4 + carob 1/4	volume	sweetness	4	nutty paste, dark and sweet	no cocoa taste	
chocolate-hazelnut-spread	tahini 3/4 + date-syrup 1/4	volume	sweetness	3	rich paste, sweet	of sesame	
ice-cream	banana 1	weight	sweetness	3	frozen and blended, as creamy	tastes of banana	
ice-cream	coconut-cream 1	volume	dairy	3	frozen and stirred, as creamy	tastes of coconut	
gravy	gluten-free-vegetable-stock 15/16 + cornstarch 1/16	volume	body	4	stock, thickened	lighter	
gravy	water 15/16 + cornstarch 1/16	volume	body	2	as thick, for pan juices	plain	
gravy	dried-shiitake 1/16 + water 15/16 + cornstarch 1/16	weight	body	3	soaked, savory and thick	tastes of mushroom	
vegan-butter	coconut-oil 4/5	volume	fat	4	solid when cold, so that it can be creamed	faint coconut	
vegan-butter	butter 1	volume	fat	5	what it copies	richer	
vegan-butter	olive-oil 3/4	volume	fat	3	carries flavor	fruity; softer crumb	creamed cakes
vegan-butter	rapeseed-oil 3/4	volume	fat	3	neutral fat for pans and soft cakes	softer crumb	creamed cakes
vegan-cheese	cheddar 1	weight	dairy	4	what it copies	richer	
vegan-cheese	nutritional-yeast 1/4	weight	umami	3	savory, cheesy taste	does not melt	toasties
vegan-cheese	hummus 1	weight	fat	2	creamy on sandwiches	does not melt	toasties
vegan-mayonnaise	mayonnaise 1	volume	fat	5	what it copies	nearly none	
vegan-mayonnaise	avocado 1	volume	fat	3	creamy fat for sandwiches	green	
vegan-mayonnaise	hummus 1	volume	fat	3	creamy on sandwiches	of chickpea	
vegan-yogurt	coconut-yogurt 1	volume	dairy	5	cultured alike	faint coconut	
vegan-yogurt	yogurt 1	volume	dairy	4	what it copies	richer	
vegan-yogurt	silken-tofu 15/16 + lemon-juice 1/16	volume	dairy	3	blends thick, soured	leaner	
coconut-aminos	gluten-free-tamari 1	volume	umami	4	dark and savory	saltier	
coconut-aminos	soy-sauce 1	volume	umami	4	dark and savory	saltier	
coconut-aminos	liquid-aminos 1	volume	umami	4	savory	saltier	
coconut-aminos	balsamic-vinegar 1	volume	umami	2	dark and sweet	sour	
maraschino-cherry	cherry 1	weight	sweetness	4	the fruit itself	less sweet	
maraschino-cherry	glace-cherry 1	weight	sweetness	5	cherry in sugar	firmer	
maraschino-cherry	dried-cherry 1	weight	sweetness	3	sweet cherry	chewy	
coleslaw	sauerkraut 1	weight	freshness	3	cabbage	sour	
tomato-salsa	canned-tomatoes 1	volume	freshness	3	tomato in pieces	plain	dipping
tomato-salsa	guacamole 1	volume	fat	3	dip for the same chips	green	
tomato-salsa	tomatillo-salsa 1	volume	freshness	5	salsa too	green, more sour	
tomato-salsa	tomato 1	volume	freshness	4	chopped, the base of it	plain	
fondant	marzipan 1	weight	sweetness	4	covers cakes alike	tastes of almond	
fondant	icing-sugar 1	weight	sweetness	3	stirred thick, an icing	softer	figures
roquefort	gorgonzola 1	weight	dairy	5	blue too	creamier	
roquefort	feta 1	weight	dairy	3	salty crumbles	no blue taste	
roquefort	vegan-feta 1	weight	dairy	2	salty crumbles	no blue taste	
pickle	caper 1/2	volume	acid	3	sour bites	saltier	
pickle	cucumber 1	volume	freshness	3	the vegetable itself	not sour	
pickle	sauerkraut 1	volume	acid	4	sour and crisp	of cabbage	
pickle	pickled-onion 1	volume	acid	4	sour and crisp	of onion	
sauerkraut	kimchi 1	volume	acid	4	fermented cabbage too	hot	
sauerkraut	vegan-kimchi 1	volume	acid	4	fermented cabbage too	hot	
sauerkraut	cabbage 3/4 + cider-vinegar 1/4	volume	acid	3	cabbage and acid	fresher	
sauerkraut	pickle 1	volume	acid	3	sour and crisp	of cucumber	
kimchi	vegan-kimchi 1	volume	acid	5	made without fish	nearly none	
kimchi	sauerkraut 1	volume	acid	4	fermented cabbage too	not hot	
kimchi	radish-kimchi 1	volume	acid	4	kimchi too	crisper	
agave-syrup	monk-fruit-sweetener 1	volume	sweetness	3	sweet without sugar	dry	glazes
maple-syrup	monk-fruit-sweetener 1	volume	sweetness	2	sweet without sugar	dry, no maple taste	glazes
golden-syrup	monk-fruit-sweetener 1	volume	sweetness	2	sweet without sugar	dry	glazes
corn-syrup	allulose 1	volume	sweetness	3	melts and keeps smooth without sugar	less sweet	
molasses	monk-fruit-sweetener 1	volume	sweetness	2	sweet without sugar	dry, pale	
condensed-milk	coconut-cream 2/3 + erythritol 1/3	volume	sweetness	3	thick and sweet without sugar	tastes of coconut	caramel fillings
icing-sugar	monk-fruit-sweetener 1	volume	sweetness	3	ground fine, sweet without sugar	slight aftertaste	
arrowroot	xanthan-gum 1/16	volume	thickener	3	very little thickens	slimy where it is too much	
potato-starch	xanthan-gum 1/16	volume	thickener	3	very little thickens	slimy where it is too much	
tapioca-starch	xanthan-gum 1/16	volume	thickener	3	very little thickens	slimy where it is too much	
rice-flour	coconut-flour 1/4	volume	starch	2	soaks up much liquid	sweet, dry	crisp batters
chickpea-flour	almond-flour 1	volume	starch	3	binds and browns	nutty, softer	
bread-flour	almond-flour 1	volume	starch	2	bakes moist breads	denser, does not rise alike	yeast bread
bread-flour	gluten-free-rice-flour 3/4 + psyllium-husk 1/16	volume	starch	3	psyllium holds the dough together	crumblier; needs more liquid	
whole-wheat-flour	almond-flour 1	volume	starch	3	moist and nutty	denser	yeast bread
self-raising-flour	almond-flour 1 + gluten-free-baking-powder 1/24	volume	leavening	3	flour with its raising agent added	denser, nutty	
jam	raspberry 1	weight	sweetness	3	crushed, spreads	fresher, less sweet	keeping
jam	strawberry 1	weight	sweetness	3	crushed, spreads	fresher, less sweet	keeping
chocolate	cocoa-butter 1/4 + unsweetened-chocolate 3/4	weight	aroma	3	cocoa alone	bitter; sweeten to taste	eating plain
dark-chocolate	unsweetened-chocolate 3/4	weight	aroma	4	chocolate without sugar	bitter; sweeten to taste	eating plain
chocolate-chips	unsweetened-chocolate 3/4	weight	aroma	3	chopped, chocolate without sugar	bitter	eating plain
milk-chocolate	unsweetened-chocolate 1/2	weight	aroma	2	chocolate without sugar	bitter; sweeten to taste	eating plain
barbecue-sauce	tomato-paste 3/4 + cider-vinegar 1/4	volume	umami	2	tomato and acid	not sweet or smoky	
ketchup	tomato-paste 3/4 + white-vinegar 1/4	volume	umami	3	tomato and acid	not sweet	
balsamic-vinegar	wine-vinegar 1	volume	acid	3	vinegar of grapes	not sweet	
balsamic-vinegar	cider-vinegar 1	volume	acid	3	as sour	not sweet	
hoisin-sauce	coconut-aminos 3/4 + tomato-paste 1/4	volume	umami	3	thick, dark and sweet	no five-spice	
hoisin-sauce	gluten-free-miso 1/2 + rice-vinegar 1/2	volume	umami	3	fermented soy and acid	not sweet	
hoisin-sauce	miso 3/4 + honey 1/4	volume	umami	4	fermented soy, sweetened	no five-spice	
oyster-sauce	fish-sauce 1/2 + water 1/2	volume	umami	3	tastes of the sea	thin, not sweet	
teriyaki-sauce	soy-sauce 7/8 + ginger 1/8	volume	umami	3	salty, with its spice	not sweet	
mirin	water 7/8 + rice-vinegar 1/8	volume	acid	2	a little acid	not sweet	
marsala	dry-sherry 1	volume	aroma	4	fortified too	drier	
marsala	chicken-stock 7/8 + cider-vinegar 1/8	volume	body	3	savory liquid with acid	no wine taste	sweets
marsala	vegetable-stock 7/8 + cider-vinegar 1/8	volume	body	3	savory liquid with acid	no wine taste	sweets
sherry	water 7/8 + rice-vinegar 1/8	volume	acid	2	a little acid	no wine taste	sweets
raisin	blueberry 1	volume	sweetness	3	sweet bites	juicy	keeping
date	raspberry 1	weight	sweetness	2	fruit for fillings	tart, juicy	binding
dried-apricot	apricot 2	weight	sweetness	3	the fresh fruit	juicy	keeping
dried-apricot	unsulphured-dried-apricot 1	weight	sweetness	5	dried without sulphite	brown	
dried-apricot	raisin 1	weight	sweetness	4	dried fruit	sweeter	
dried-apricot	date 1	weight	sweetness	3	chopped, dried fruit	sweeter	
prune	raisin 1	weight	sweetness	4	dried fruit	smaller	
prune	applesauce 1	weight	moisture	3	keeps bakes moist	paler	
date	banana 1	weight	sweetness	3	mashed, sweet and sticky	softer	keeping
date	applesauce 1	weight	sweetness	2	sweet and moist	softer	keeping
granola	mixed-nuts 1	volume	crunch	3	crunch on yogurt	not sweet	
granola	pumpkin-seed 1	volume	crunch	3	crunch on yogurt	not sweet	
granola	sunflower-seed 1	volume	crunch	3	crunch on yogurt	not sweet	
cornflakes	gluten-free-oats 1	volume	crunch	3	toasted, crisp enough	softer	
cornflakes	sunflower-seed 1	volume	crunch	3	ground coarse, crisp coating	nutty	
cornflakes	pork-rinds 1	volume	crunch	2	crushed, crisp coating	salty	
potato-chip	pork-rinds 1	weight	crunch	3	crisp and salty	of pork	
potato-chip	roasted-seaweed-snack 1/4	weight	crunch	3	crisp and salty	of the sea	
potato-chip	almond 1	weight	crunch	3	salty bites	harder	
popcorn	plain-rice-cracker 1	weight	crunch	3	light and crisp	no corn taste	
popcorn	roasted-chickpea 1	weight	crunch	3	crisp bites	heavier	
popcorn	pumpkin-seed 1	weight	crunch	3	salty bites	heavier	
popcorn	potato-chip 1	weight	crunch	3	crisp and salty	fatter	
cannellini-bean	tofu 1	weight	protein	3	white and mild	firmer	
kidney-bean	tofu 1	weight	protein	2	takes up chili alike	softer	
kidney-bean	eggplant 1	weight	body	2	takes up chili alike	little protein	
black-bean	mushroom 1	weight	umami	2	dark and savory	little protein	
pearl-barley	cauliflower 2	weight	starch	2	chopped to grains	light	
farro	cauliflower 2	weight	starch	2	chopped to grains	light	
barley	pearl-barley 1	weight	starch	5	the same without husk	softer	
barley	farro 1	weight	starch	5	as chewy	nuttier	
barley	rice 1	weight	starch	4	for soups and stews	softer	
barley	gluten-free-buckwheat-groats 1	weight	starch	4	for soups and stews	earthier	
udon	shirataki 2	weight	starch	2	noodles with hardly any starch	springy	
soba	shirataki 2	weight	starch	2	noodles with hardly any starch	springy	
soba	courgette 2	weight	starch	2	cut in strands	light, watery	
blue-cheese	tofu 15/16 + lemon-juice 1/16	weight	protein	2	crumbles, tangy	no blue taste; salt it well	
blue-cheese	table-olive 1/2	weight	salt	2	salty bites	no creaminess	
roquefort	tofu 15/16 + lemon-juice 1/16	weight	protein	2	crumbles, tangy	no blue taste; salt it well	
roquefort	table-olive 1/2	weight	salt	2	salty bites	no creaminess	
brie	avocado 1	weight	fat	2	soft and rich on bread	green, does not melt	baking
brie	hummus 1	weight	fat	2	soft on bread	tastes of chickpea	baking
gruyere	nutritional-yeast 1/4	weight	umami	2	savory, cheesy taste	does not melt	fondue
monterey-jack	nutritional-yeast 1/4	weight	umami	2	savory, cheesy taste	does not melt	quesadillas
monterey-jack	avocado 1	weight	fat	2	rich in tacos and burritos	green, does not melt	quesadillas
goat-cheese	tofu 15/16 + lemon-juice 1/16	weight	protein	3	crumbles, tangy	milder; salt it well	
goat-cheese	avocado 1	weight	fat	2	rich in salads and on bread	green	baking
goat-cheese	table-olive 1/2	weight	salt	2	the salty bites of the dish	no creaminess	
cottage-cheese	cannellini-bean 1	weight	protein	2	mashes soft and mild	tastes of bean	sweet dishes
cottage-cheese	avocado 1	weight	fat	2	soft on bread	green	baking
whipped-cream	coconut-cream 1	volume	dairy	4	whips when cold	tastes of coconut	
whipped-cream	banana 1	volume	sweetness	2	blended, a soft topping	tastes of banana	
vegan-yogurt	coconut-cream 15/16 + lemon-juice 1/16	volume	dairy	3	thick, soured	tastes of coconut, richer	
vegan-yogurt	applesauce 1	volume	moisture	2	keeps cakes moist	no tang	dips
marshmallow	dried-fig 1	weight	sweetness	1	sweet, chewy bites	of fruit	toasting
marshmallow	banana 1	weight	sweetness	2	sweet and soft on desserts	of fruit	keeping
salami	turkey-pepperoni 1	weight	umami	4	cured slices	leaner	
salami	vegan-pepperoni 1	weight	umami	3	spiced slices	chewier	
salami	mushroom 1	weight	umami	3	savory slices for pizza	no spice	
salami	table-olive 1	weight	salt	3	salty bites for pizza and boards	no spice	
salami	sun-dried-tomato 1	weight	umami	3	salty and chewy	fruity	
shrimp-paste	coconut-aminos 1	volume	umami	2	savory	liquid, sweeter	
shrimp-paste	salt 1/4 + lime-juice 3/4	volume	salt	2	salt and sharpness	no depth	
thai-green-curry-paste	gluten-free-curry-powder 1/2	volume	aroma	3	spice for a curry	warmer, no lemongrass	
thai-green-curry-paste	lemongrass-paste 1/2 + coriander 1/2	volume	aroma	4	lemongrass and green herbs	milder	
thai-green-curry-paste	ginger 1/2 + coriander 1/2	volume	aroma	3	fresh and green	milder	
fish-stock	dried-shiitake 1/16 + water 1	weight	umami	3	soaked, makes a savory liquid	tastes of mushroom	
fish-stock	nutritional-yeast 1/16 + water 1	volume	umami	3	savory liquid	cloudy, no sea taste	
fish-stock	kombu 1/50 + water 1	weight	umami	4	soaked, tastes of the sea	lighter	
stock-cube	salt 1/2	weight	salt	2	salts as much	no depth	
gelatin-dessert	raspberry 1	weight	sweetness	2	cool and fruity	no wobble	
gelatin-dessert	strawberry 1	weight	sweetness	2	cool and fruity	no wobble	
gelatin-dessert	chia-seed 1/8 + grape-juice 7/8	volume	set	3	swells to a soft, fruity set	seeds	
coleslaw	cabbage 3/4 + carrot 1/4	weight	freshness	4	the vegetables of it	no dressing	
coleslaw	broccoli-slaw 1	weight	freshness	4	crisp shreds	greener	
coleslaw	cucumber 1	weight	freshness	3	cool and crisp	no cabbage	
naan	gluten-free-tortilla 1	each	starch	3	flatbread without wheat	thinner	
naan	rice 1	weight	starch	2	goes with the same curries	no bread	
naan	corn-tortilla 2	each	starch	3	flatbread without wheat	thinner, of corn	
naan	pita 1	each	starch	5	flatbread too	drier	
naan	flour-tortilla 1	each	starch	4	flatbread too	thinner	
naan	lettuce 60 g	each	freshness	2	wraps and scoops	light, no bread	
pita	gluten-free-tortilla 1	each	starch	3	wraps without wheat	thinner	
pita	lettuce 60 g	each	freshness	3	wraps alike	light, crisp	
pita	naan 1	each	starch	5	flatbread too	softer	
pita	flour-tortilla 1	each	starch	4	wraps alike	thinner	
pita	corn-tortilla 2	each	starch	3	wraps alike	of corn	
bagel	gluten-free-bun 1	each	starch	4	a roll without wheat	softer	
bagel	gluten-free-bread 2 slice	each	starch	4	bread without wheat	flatter	
bagel	english-muffin 1	each	starch	4	a roll to toast	softer	
bagel	bread 2 slice	each	starch	4	bread to toast	flatter	
bagel	plain-rice-cracker 30 g	each	crunch	2	carries the same toppings	dry and crisp	
bagel	cucumber 100 g	each	freshness	2	slices carry the same toppings	light, no bread	
burger-bun	plain-rice-cracker 30 g	each	crunch	1	carries the same fillings	dry and crisp	
croissant	brioche 1	each	starch	4	buttery too	softer, no layers	
croissant	bread-roll 1	each	starch	3	a roll for breakfast	plainer	
croissant	gluten-free-bread 2 slice	each	starch	2	bread without wheat	not flaky	
croissant	danish-pastry 1	each	starch	4	flaky too	sweeter	
english-muffin	bagel 1	each	starch	4	a roll to toast	chewier	
english-muffin	bread 2 slice	each	starch	4	bread to toast	flatter	
english-muffin	gluten-free-bun 1	each	starch	4	a roll without wheat	crumblier	
english-muffin	crumpet 1	each	starch	4	toasts alike	softer, with holes	
puff-pastry	gluten-free-tortilla 1	weight	starch	2	a crisp base or lid	no layers	
puff-pastry	potato 2	weight	starch	2	mashed or sliced, a lid for pies	no pastry	sweet pastries
puff-pastry	corn-tortilla 1	weight	starch	2	a crisp base	no layers, of corn	sweet pastries
puff-pastry	cauliflower 2	weight	starch	2	mashed, a lid for pies	no pastry	sweet pastries
shortcrust-pastry	puff-pastry 1	weight	starch	4	pastry too	in layers	
shortcrust-pastry	filo-pastry 1	weight	starch	3	pastry too	thin and crisp	
shortcrust-pastry	almond-flour 3/4 + coconut-oil 1/4	weight	starch	3	pressed into the tin	crumblier, nutty	
shortcrust-pastry	potato 2	weight	starch	2	mashed or grated, a crust	no pastry	sweet tarts
shortcrust-pastry	gluten-free-flour 2/3 + vegan-butter 1/3	weight	starch	4	rubbed in, pastry without wheat	crumblier	
pie-crust	shortcrust-pastry 1	weight	starch	5	the same pastry	nearly none	
pie-crust	gluten-free-flour 2/3 + coconut-oil 1/3	weight	starch	4	rubbed in, pastry without wheat	crumblier	
pie-crust	almond-flour 3/4 + coconut-oil 1/4	weight	starch	3	pressed into the tin	crumblier, nutty	
pie-crust	gluten-free-oats 2/3 + date 1/3	weight	starch	3	ground and pressed into the tin	chewy, sweet	savory pies
graham-cracker-crust	digestive-base 1	weight	crunch	5	crumbs and fat	maltier	
graham-cracker-crust	gluten-free-oats 2/3 + date 1/3	weight	crunch	3	ground and pressed into the tin	chewier	
graham-cracker-crust	almond-flour 3/4 + coconut-oil 1/4	weight	crunch	3	pressed into the tin	nutty	
graham-cracker	digestive-biscuit 1	weight	crunch	5	crumbs alike	maltier	
graham-cracker	speculoos 1	weight	crunch	4	crumbs alike	spiced	
graham-cracker	gluten-free-cookie 1	weight	crunch	4	crumbs without wheat	sweeter	
graham-cracker	gluten-free-oats 1	weight	crunch	3	toasted and ground	chewier	
digestive-biscuit	graham-cracker 1	weight	crunch	5	crumbs alike	honey note	
digestive-biscuit	gluten-free-cookie 1	weight	crunch	4	crumbs without wheat	sweeter	
digestive-biscuit	gluten-free-oats 1	weight	crunch	3	toasted and ground	chewier	
cookie	gluten-free-cookie 1	weight	sweetness	5	cookies without wheat	crumblier	
cookie	graham-cracker 1	weight	sweetness	4	sweet and crisp	plainer	
cookie	date 1	weight	sweetness	2	sweet bites	soft, of fruit	
cookie	plain-rice-cracker 1	weight	crunch	2	crisp bites	not sweet	
wonton-wrapper	gyoza-wrapper 1	weight	starch	5	the same dough, round	nearly none	
wonton-wrapper	rice-paper 1	weight	starch	4	wraps without wheat	chewy, clear	
wonton-wrapper	cabbage 2	weight	freshness	3	its leaves wrap alike	green, no dough	
semolina	polenta 1	volume	starch	4	coarse and yellow	of corn	pasta dough
semolina	wheat-flour 1	volume	starch	4	wheat too	finer	
semolina	gluten-free-cornmeal 1	volume	starch	4	coarse and yellow	of corn	pasta dough
semolina	gluten-free-rice-flour 1	volume	starch	3	for puddings and dusting	finer	pasta dough
cornmeal	polenta 1	volume	starch	5	corn too	coarser	
cornmeal	grits 1	volume	starch	4	corn too	coarser, white	
cornmeal	gluten-free-cornmeal 1	volume	starch	5	the same, milled apart from wheat	none	
cornmeal	semolina 1	volume	starch	3	as coarse	of wheat	
cornmeal	almond-flour 1	volume	starch	2	coarse and golden	nutty, softer	
artichoke	canned-artichoke 1	weight	freshness	5	artichoke too	softer	
artichoke	heart-of-palm 1	weight	freshness	4	as tender	milder	
artichoke	asparagus 1	weight	freshness	3	as green and tender	no petals	
artichoke	jerusalem-artichoke 1	weight	freshness	3	tastes a little alike	starchier	
bean-sprout	cabbage 1	weight	freshness	4	shredded, as crisp	stronger	
bean-sprout	snow-pea 1	weight	freshness	4	in strips, as crisp	sweeter	
bean-sprout	celery 1	weight	freshness	3	in thin slices, as crisp	stronger	
coconut	desiccated-coconut 1/3	weight	aroma	4	coconut, dried	drier	
coconut	coconut-flakes 1/3	weight	aroma	4	coconut, dried	drier	
coconut	almond 1/2	weight	crunch	2	grated, nutty bites	no coconut	
coconut	sunflower-seed 1/2	weight	crunch	2	nutty bites	no coconut	
corn	sweetcorn 1	weight	sweetness	5	the same off the cob	nearly none	
corn	pea 1	weight	sweetness	4	as sweet	green	
corn	carrot 1	weight	sweetness	3	sweet, diced	firmer	
corn	bell-pepper 1	weight	color	3	sweet, diced	juicier	
edamame	pea 1	weight	freshness	4	green and sweet	softer	
edamame	fava-bean 1	weight	freshness	5	green beans of the same size	earthier	
edamame	chickpea 1	weight	protein	3	as filling	not green	
edamame	green-bean 1	weight	freshness	3	green	no protein	
fava-bean	edamame 1	weight	freshness	5	green beans of the same size	firmer	
fava-bean	pea 1	weight	freshness	4	green and sweet	softer	
fava-bean	butter-bean 1	weight	protein	4	large and creamy	paler	
fig	date 1/2	weight	sweetness	3	as sweet	stickier	
fig	pear 1	weight	sweetness	4	soft and sweet	juicier	
fig	plum 1	weight	sweetness	3	soft and sweet	tarter	
fig	dried-fig 1/2	weight	sweetness	4	fig, dried	chewier	
grape	blueberry 1	weight	freshness	4	small, sweet bites	softer	
grape	cherry 1	weight	freshness	4	small, sweet bites	with a stone	
grape	apple 1	weight	freshness	3	crisp and sweet	firmer	
kiwi	strawberry 1	weight	freshness	4	juicy and tart	red	
kiwi	mango 1	weight	freshness	3	juicy	sweeter	
kiwi	pineapple 1	weight	freshness	4	juicy and tart	firmer	
okra	green-bean 1	weight	freshness	4	green pods	not slippery	
okra	courgette 1	weight	freshness	3	green and soft	not slippery	
okra	eggplant 1	weight	body	3	for the same curries	softer	
pomegranate	dried-cranberries 1/2	weight	sweetness	3	red, tart bites	chewy	
pomegranate	raspberry 1	weight	freshness	4	red, tart bites	softer	
pomegranate	blueberry 1	weight	freshness	3	juicy bites	sweeter	
sardine	canned-mackerel 1	weight	protein	5	oily fish in a tin	milder	
sardine	anchovy 1/4	weight	umami	3	small oily fish	much saltier	
sardine	canned-tuna 1	weight	protein	4	fish in a tin	leaner	
sardine	chickpea 1	weight	protein	2	mashed on toast	no sea taste	
sardine	canned-salmon 1	weight	protein	4	fish in a tin	milder	
nori	wakame 1	weight	umami	4	seaweed too	in pieces, not sheets	wrapping
nori	lettuce 2	weight	freshness	3	wraps alike	no sea taste	
nori	rice-paper 2	weight	starch	3	wraps alike	no sea taste	
nori	cucumber 4	weight	freshness	3	in ribbons, wraps alike	no sea taste	
french-fries	sweet-potato-fries 1	weight	starch	5	fries alike	sweet	
french-fries	potato 1	weight	starch	5	cut and baked, the same	nearly none	
french-fries	parsnip 1	weight	starch	4	cut and baked alike	sweet	
french-fries	celeriac 1	weight	starch	3	cut and baked alike	tastes of celery	
french-fries	turnip 1	weight	starch	3	cut and baked alike	peppery	
french-fries	courgette 1	weight	starch	2	cut and baked	softer	
frankfurter	beef-frankfurter 1	each	protein	5	made of beef alone	beefier	
frankfurter	poultry-frankfurter 1	each	protein	4	made of poultry	leaner	
frankfurter	vegan-hot-dog 1	each	protein	4	made to taste alike	milder	
frankfurter	carrot 1	each	protein	2	whole, cooked soft and marinated	vegetable	
frankfurter	bratwurst 1	each	protein	4	sausage too	coarser	
meatball	vegan-meatball 1	weight	protein	4	made to cook alike	milder	
meatball	ground-beef 1	weight	protein	5	shaped by hand	plainer	
meatball	ground-turkey 1	weight	protein	4	shaped by hand	leaner	
meatball	falafel 1	weight	protein	3	rounds of chickpea	crisper	
meatball	lentil 1	weight	protein	3	mashed and shaped	softer	
meatball	mushroom 1	weight	umami	2	small and savory	little protein	
burger-patty	veggie-burger 1	each	protein	4	fries alike	milder	
burger-patty	portobello 1	each	umami	3	grills whole, as savory	little protein	
burger-patty	black-bean 100 g	each	protein	3	mashed and shaped	softer	
burger-patty	ground-turkey 110 g	each	protein	4	shaped by hand	leaner	
burger-patty	beyond-burger 1	each	protein	5	made to taste alike	milder	
hamburger	veggie-burger 1	each	protein	4	fries alike	milder	
hamburger	chicken-burger 1	each	protein	4	a burger too	leaner	
hamburger	portobello 1	each	umami	3	grills whole, as savory	little protein	
falafel	chickpea 1	weight	protein	4	what it is made of	not crisp	
falafel	tofu 1	weight	protein	3	fried in cubes	milder	
falafel	meatball 1	weight	protein	3	rounds for pita	of meat	
pancake	waffle 1	each	starch	5	of the same batter	crisper	
pancake	french-toast 1	each	starch	4	sweet breakfast too	breadier	
pancake	gluten-free-oats 40 g	each	starch	2	porridge for the same toppings	soft	
pancake	banana 1	each	sweetness	2	carries the same toppings	fruit	
waffle	pancake 1	each	starch	5	of the same batter	softer	
waffle	gluten-free-bread 2 slice	each	starch	2	toasted for the same toppings	plainer	
waffle	bread 2 slice	each	starch	3	toasted for the same toppings	plainer	
muffin	scone 1	each	starch	4	small bake	drier	
muffin	banana-bread 80 g	each	sweetness	4	moist and sweet	in slices	
muffin	gluten-free-cake 80 g	each	sweetness	4	cake without wheat	in slices	
muffin	banana 1	each	sweetness	2	sweet snack	fruit	
cake	gluten-free-cake 1	weight	sweetness	5	cake without wheat	crumblier	
cake	brownie 1	weight	sweetness	4	sweet bake	denser	
cake	pound-cake 1	weight	sweetness	5	plain cake	denser	
cake	banana 1	weight	sweetness	1	sweet and soft	fruit	
doughnut	muffin 1	each	sweetness	3	sweet bake	not fried	
doughnut	cinnamon-roll 1	each	sweetness	4	sweet dough	not fried	
doughnut	gluten-free-cake 60 g	each	sweetness	3	cake without wheat	not fried	
cola	ginger-ale 1	volume	sweetness	4	sweet and fizzy	gingery	
cola	diet-cola 1	volume	sweetness	5	cola without sugar	slight aftertaste	
cola	sparkling-water 1	volume	body	3	fizzy	not sweet	
cola	root-beer 1	volume	sweetness	4	sweet, dark and fizzy	of roots	
lemonade	lemon-juice 1/4 + sparkling-water 3/4	volume	acid	4	lemon and bubbles	not sweet	
lemonade	limeade 1	volume	sweetness	5	citrus too	of lime	
lemonade	orange-juice 1	volume	sweetness	3	citrus too	of orange	
protein-powder	vegan-protein-powder 1	weight	protein	5	as much protein	of peas or soy	
protein-powder	greek-yogurt 5	weight	protein	3	protein for shakes	thick, tangy	
protein-powder	silken-tofu 8	weight	protein	3	protein for shakes	thicker	
protein-powder	hemp-seed 5/2	weight	protein	3	protein for shakes	nutty, fatter	
sushi-rice	risotto-rice 1	volume	starch	4	short and sticky	creamier	
sushi-rice	cauliflower 2	volume	starch	2	chopped to grains	light, less sticky	
sushi-rice	rice 1	volume	starch	3	rice too	less sticky	
sushi-rice	quinoa 1	volume	starch	3	for rolls and bowls	grainy	
brown-rice	rice 1	volume	starch	5	the same without bran	softer, cooks faster	
brown-rice	quinoa 1	volume	starch	4	as wholesome	nuttier	
brown-rice	cauliflower 2	volume	starch	3	chopped to grains	light	
brown-rice	farro 1	volume	starch	4	chewy grain	nuttier	
melon	watermelon 1	weight	freshness	4	melon too	juicier	
melon	cantaloupe 1	weight	freshness	5	melon too	nearly none	
melon	mango 1	weight	freshness	3	sweet and juicy	richer	
melon	cucumber 1	weight	freshness	3	as cool and crisp	not sweet	
peach	mango 1	weight	freshness	4	sweet and juicy	richer	
peach	pear 1	weight	freshness	3	soft and sweet	milder	
peach	canned-peach 1	weight	sweetness	5	peach too	softer, sweeter	
mango	peach 1	weight	freshness	4	sweet and juicy	lighter	
mango	papaya 1	weight	freshness	4	sweet and soft	milder	
mango	pineapple 1	weight	freshness	4	sweet and juicy	tarter	
pineapple	mango 1	weight	freshness	4	sweet and juicy	richer	
pineapple	canned-pineapple 1	weight	sweetness	5	pineapple too	softer, sweeter	
pineapple	orange 1	weight	freshness	3	sweet and tart	softer	
orange	mandarin 1	weight	freshness	5	citrus too	sweeter	
orange	grapefruit 1	weight	freshness	4	citrus too	bitter	
orange	lemon 1/2	weight	acid	3	citrus peel and juice	sourer	
pear	apple 1	weight	freshness	5	bakes and eats alike	crisper	
pear	quince 1	weight	freshness	3	cooked, as fragrant	needs cooking	
pear	peach 1	weight	freshness	3	soft and sweet	juicier	
cherry	plum 1	weight	freshness	4	stone fruit too	larger	
cherry	canned-cherry 1	weight	sweetness	5	cherry too	softer	
cherry	raspberry 1	weight	freshness	4	red and tart	softer	
cherry	dried-cherry 1/3	weight	sweetness	3	cherry, dried	chewy	
raspberry	strawberry 1	weight	freshness	5	red berries	sweeter	
raspberry	blackberry 1	weight	freshness	5	berries of the same make	darker	
raspberry	blueberry 1	weight	freshness	4	berries	milder	
cranberry	dried-cranberries 1/3	weight	acid	4	cranberry, dried	sweeter	
cranberry	cherry 1	weight	acid	3	the sour kind, red and tart	sweeter	
cranberry	lingonberry 1	weight	acid	5	as tart	smaller	
cranberry	raspberry 1	weight	acid	4	red and tart	softer	
rhubarb	cranberry 1	weight	acid	4	as tart	red berries	
rhubarb	apple 1	weight	acid	3	the sour kind, for pies	sweeter	
rhubarb	gooseberry 1	weight	acid	4	as tart	berries	
butternut-squash	pumpkin 1	weight	starch	5	squash too	wetter	
butternut-squash	sweet-potato 1	weight	starch	5	as sweet and orange	starchier	
butternut-squash	carrot 1	weight	starch	4	sweet and orange	firmer	
pumpkin	butternut-squash 1	weight	starch	5	squash too	sweeter	
pumpkin	sweet-potato 1	weight	starch	4	as sweet and orange	starchier	
pumpkin	carrot 1	weight	starch	4	sweet and orange	firmer	
brussels-sprout	cabbage 1	weight	freshness	5	of the same kind	larger leaves	
brussels-sprout	broccoli 1	weight	freshness	4	of the same family	softer	
brussels-sprout	kale 1	weight	freshness	3	of the same family	leafy	
beetroot	carrot 1	weight	freshness	4	sweet root	not red	
beetroot	canned-beet 1	weight	freshness	5	beet too	softer	
beetroot	turnip 1	weight	freshness	3	root of the size	peppery	
fennel	celery 1	weight	freshness	4	as crisp	no aniseed	
fennel	leek 1	weight	body	3	sweats as soft	of onion	
fennel	celeriac 1	weight	body	3	for braising	earthier	
radish	turnip 1	weight	freshness	4	peppery root	larger	
radish	daikon 1	weight	freshness	5	radish too	milder	
radish	cucumber 1	weight	freshness	3	as crisp	not hot	
rocket	spinach 1	weight	freshness	4	leaves of the size	not peppery	
rocket	watercress 1	weight	freshness	5	as peppery	juicier	
rocket	lettuce 1	weight	freshness	3	leaves for salads	not peppery	
bok-choy	napa-cabbage 1	weight	freshness	5	of the same family	paler	
bok-choy	chard 1	weight	freshness	4	stalks and leaves	earthier	
bok-choy	spinach 1	weight	freshness	3	its leaves	softer	
tallow	vegetable-shortening 1	volume	fat	4	solid fat that takes heat	no savory note	
tallow	coconut-oil 1	volume	fat	4	solid when cold	faint coconut	
tallow	lard 1	volume	fat	4	solid animal fat	milder	
tallow	ghee 1	volume	fat	4	takes the same heat	nutty	
tallow	rapeseed-oil 7/8	volume	fat	3	fries as well	no savory note	pastry
tallow	olive-oil 7/8	volume	fat	3	fries and roasts	fruity	pastry
suet	gluten-free-vegetable-suet 1	weight	fat	5	made to do the same	milder	
suet	vegetable-suet 1	weight	fat	5	made to do the same	milder	
suet	vegetable-shortening 1	weight	fat	4	solid fat, frozen and grated	softer crumb	
suet	butter 5/4	weight	fat	4	solid fat, frozen and grated	tastes of butter	
suet	coconut-oil 1	weight	fat	3	solid when cold, grated	faint coconut	
fresh-suet	gluten-free-vegetable-suet 1	weight	fat	5	made to do the same	milder	
fresh-suet	vegetable-shortening 1	weight	fat	4	solid fat, frozen and grated	softer crumb	
fresh-suet	butter 5/4	weight	fat	4	solid fat, frozen and grated	tastes of butter	
fresh-suet	coconut-oil 1	weight	fat	3	solid when cold, grated	faint coconut	
duck-fat	goose-fat 1	volume	fat	5	the same kind of fat	nearly none	
duck-fat	schmaltz 1	volume	fat	4	fat of a bird	milder	
duck-fat	ghee 1	volume	fat	4	roasts potatoes as crisp	nutty	
duck-fat	vegetable-shortening 1	volume	fat	3	roasts as crisp	no savory note	
duck-fat	olive-oil 1	volume	fat	3	roasts and confits	fruity	
duck-fat	coconut-oil 1	volume	fat	3	roasts as crisp	faint coconut	
goose-fat	duck-fat 1	volume	fat	5	the same kind of fat	nearly none	
goose-fat	ghee 1	volume	fat	4	roasts potatoes as crisp	nutty	
goose-fat	olive-oil 1	volume	fat	3	roasts and confits	fruity	
goose-fat	vegetable-shortening 1	volume	fat	3	roasts as crisp	no savory note	
schmaltz	duck-fat 1	volume	fat	4	fat of a bird	richer	
schmaltz	olive-oil 1	volume	fat	3	fat for frying and spreading	fruity	
schmaltz	rapeseed-oil 1	volume	fat	3	fat for frying	no savory note	
schmaltz	vegetable-shortening 1	volume	fat	3	solid fat for frying	no savory note	
schmaltz	coconut-oil 1	volume	fat	3	solid when cold	faint coconut	
bacon-fat	butter 1	volume	fat	3	fat that browns	no smoke	
bacon-fat	ghee 1	volume	fat	3	takes the same heat	no smoke	
bacon-fat	olive-oil 1	volume	fat	3	fries as well	no smoke	
bacon-fat	rapeseed-oil 1	volume	fat	3	fries as well	no smoke	
bacon-fat	coconut-oil 1	volume	fat	3	solid when cold	no smoke	
filo-pastry	rice-paper 1	weight	starch	3	thin sheets that crisp with oil	chewier, no layers of its own	
filo-pastry	puff-pastry 1	weight	starch	4	flaky layers	thicker and richer	
filo-pastry	wonton-wrapper 1	weight	crunch	3	thin sheets that crisp	smaller	
filo-pastry	gluten-free-tortilla 1	weight	starch	2	thin, and crisp when brushed with oil	no layers	
filo-pastry	potato 2	weight	starch	2	thin slices as a crisp lid	of potato	
gnocchi	gluten-free-lasagna 1	weight	starch	4	soft pasta without wheat	flatter	
gnocchi	potato 1	weight	starch	3	what they are made of	not chewy	
gnocchi	gluten-free-pasta 1	weight	starch	3	takes the same sauces	firmer	
gnocchi	pasta 1	weight	starch	3	takes the same sauces	firmer	
gnocchi	cauliflower 1	weight	starch	2	soft bites for the same sauce	lighter	
filled-pasta	gluten-free-pasta 1	weight	starch	3	pasta for the same sauce	without a filling	
filled-pasta	pasta 1	weight	starch	3	pasta for the same sauce	without a filling	
filled-pasta	gnocchi 1	weight	starch	3	soft bites for the same sauce	without a filling	
filled-pasta	gluten-free-lasagna 1	weight	starch	3	sheets to layer with a filling	another shape	
filled-pasta	courgette 1	weight	starch	2	thin slices that fold round a filling	fresher	
small-pasta	rice 1	weight	starch	4	grains of the same size	softer	
small-pasta	gluten-free-pasta 1	weight	starch	4	pasta without wheat	larger	
small-pasta	quinoa 1	weight	starch	3	small grains for soups and salads	nuttier	
small-pasta	cauliflower 1	weight	starch	2	chopped to grains	lighter	
ramen	rice-noodle 1	weight	starch	4	noodles for broth	softer	
ramen	glass-noodle 1	weight	starch	3	noodles for broth	slippery	
ramen	soba 1	weight	starch	4	noodles for broth	earthier	
ramen	udon 1	weight	starch	4	noodles for broth	thicker	
ramen	gluten-free-soba 1	weight	starch	3	noodles for broth	earthier	
ramen	shirataki 2	weight	starch	2	noodles with hardly any starch	springy	
instant-ramen	rice-noodle 1	weight	starch	4	as quick in hot water	softer, unseasoned	
instant-ramen	glass-noodle 1	weight	starch	3	as quick in hot water	slippery, unseasoned	
instant-ramen	soba 1	weight	starch	4	noodles for broth	earthier, unseasoned	
instant-ramen	gluten-free-soba 1	weight	starch	3	noodles for broth	earthier, unseasoned	
instant-ramen	shirataki 2	weight	starch	2	noodles with hardly any starch	springy, unseasoned	
spelt	wheat-flour 1	weight	starch	4	flour of a close kin	milder	
spelt	whole-wheat-flour 1	weight	starch	4	flour of a close kin	stronger	
spelt	gluten-free-oat-flour 1	weight	starch	3	mild flour without wheat	crumblier	
spelt	gluten-free-flour 1	weight	starch	3	a mix made to bake like wheat	crumblier	
spelt	gluten-free-buckwheat-flour 1	weight	starch	3	nutty flour without wheat	earthier	
spelt	rye 1	weight	starch	3	flour for bread	denser and darker	
rye	gluten-free-buckwheat-flour 1	weight	starch	3	dark flour without gluten	nuttier, no stretch	
rye	teff-flour 1	weight	starch	3	dark flour without gluten	malty	
rye	whole-wheat-flour 1	weight	starch	4	whole flour for bread	milder	
rye	gluten-free-flour 1	weight	starch	3	a mix made to bake with	paler	
rye	gluten-free-oat-flour 1	weight	starch	3	whole flour without wheat	milder	
buckwheat-flour	gluten-free-buckwheat-flour 1	weight	starch	5	the same, kept from other grains	none	
buckwheat-flour	gluten-free-oat-flour 1	weight	starch	3	whole flour without wheat	milder	
buckwheat-flour	teff-flour 1	weight	starch	4	dark flour without gluten	malty	
buckwheat-flour	gluten-free-rice-flour 1	weight	starch	3	flour without gluten	paler and blander	
buckwheat-flour	whole-wheat-flour 1	weight	starch	3	whole flour for pancakes	milder	
buckwheat	quinoa 1	volume	starch	4	grain without gluten	lighter	
buckwheat	gluten-free-buckwheat-groats 1	volume	starch	5	the same, kept from other grains	none	
buckwheat	gluten-free-millet 1	volume	starch	4	grain without gluten	milder	
buckwheat	rice 1	volume	starch	3	grain to boil	blander	
lupin-flour	gluten-free-chickpea-flour 1	weight	binder	4	flour of a legume with as much protein	beany	
lupin-flour	almond-flour 1	volume	starch	3	low in starch	sweeter	
lupin-flour	coconut-flour 1/2	volume	starch	3	takes up much liquid	sweeter	
lupin-flour	chickpea-flour 1	weight	binder	4	flour of a legume with as much protein	beany	
lupin-flour	gluten-free-oat-flour 1	weight	starch	3	mild flour without wheat	softer	
freekeh	quinoa 1	volume	starch	3	grain to boil, without gluten	lighter, no smoke	
freekeh	rice 1	volume	starch	3	grain to boil	softer, no smoke	
freekeh	gluten-free-buckwheat-groats 1	volume	starch	3	nutty without gluten	earthier	
freekeh	bulgur 1	volume	starch	4	wheat in grains	milder	
freekeh	cauliflower 2	volume	starch	2	chopped to grains	lighter	
farina	gluten-free-cornmeal 1	volume	starch	3	fine porridge without wheat	of maize	
farina	gluten-free-rice-flour 3/4	volume	starch	3	smooth porridge	blander	
farina	gluten-free-oats 1	volume	starch	3	hot cereal	coarser	
farina	semolina 1	volume	starch	5	wheat as fine	a little coarser	
farina	quinoa 1	volume	starch	2	hot cereal without gluten	grainier	
matzo	plain-rice-cracker 1	weight	crunch	3	crisp and plain	sweeter	
matzo	cracker 1	weight	crunch	4	crisp and plain	saltier	
matzo	gluten-free-tortilla 1	weight	starch	2	flat bread, toasted crisp	softer	
matzo	potato-chip 1	weight	crunch	2	crisp to layer and crumble	saltier	
matzo-meal	gluten-free-breadcrumb 1	volume	binder	4	crumbs without gluten	softer	
matzo-meal	gluten-free-oats 1	volume	binder	3	ground, they bind as well	milder	
matzo-meal	almond-flour 1	volume	binder	3	binds cakes and balls	sweeter	
matzo-meal	potato-starch 1/2	volume	binder	3	binds without grain	smoother	
matzo-meal	breadcrumb 1	volume	binder	4	crumbs that bind and coat	softer	
wheat-bran	gluten-free-oats 1	volume	crunch	3	fiber of a grain	softer	
wheat-bran	oat-bran 1	volume	crunch	4	bran of another grain	softer	
wheat-bran	rice-bran 1	volume	crunch	4	bran without wheat	sweeter	
wheat-bran	ground-flaxseed 1	volume	crunch	3	as much fiber	nuttier, binds	
wheat-bran	psyllium-husk 1/4	volume	binder	2	fiber without wheat	thickens	
wheat-germ	ground-flaxseed 1	volume	crunch	4	as nutty and fine	binds a little	
wheat-germ	sunflower-seed 1	volume	crunch	3	ground, as nutty	fatter	
wheat-germ	almond-flour 1	volume	crunch	3	nutty and fine	sweeter	
wheat-germ	gluten-free-oats 1	volume	crunch	3	ground, as mild	less nutty	
wheat-germ	hemp-seed 1	volume	crunch	3	nutty and soft	grassier	
vital-wheat-gluten	psyllium-husk 1/2	weight	binder	3	gives dough stretch without gluten	moister	
vital-wheat-gluten	xanthan-gum 1/8	weight	binder	3	binds dough without gluten	no chew	
vital-wheat-gluten	gluten-free-chickpea-flour 1	weight	binder	2	protein that binds patties	no chew	
vital-wheat-gluten	ground-flaxseed 1	weight	binder	2	binds patties	no chew	
crouton	gluten-free-bread 1	weight	crunch	4	cubed and toasted	crumblier	
panko	gluten-free-oats 1	volume	crunch	3	crisp coat	heavier	
panko	potato-chip 1	volume	crunch	3	crushed, a crisp coat	saltier	
panko	gluten-free-cornmeal 3/4	volume	crunch	3	crisp coat	finer	
panko	quinoa 1	volume	crunch	2	cooked and toasted, a crisp coat	nuttier	
pretzel	potato-chip 1	weight	crunch	3	crisp and salty	fatter	
pretzel	plain-rice-cracker 1	weight	crunch	3	crisp and plain	lighter	
pancake-mix	gluten-free-flour 1 + gluten-free-baking-powder 1/16	volume	starch	4	flour that rises	needs sugar and salt	
pancake-mix	gluten-free-oat-flour 1 + gluten-free-baking-powder 1/16	volume	starch	3	flour that rises	heartier	
pancake-mix	almond-flour 1 + gluten-free-baking-powder 1/16	volume	starch	3	low in starch	denser	
pancake-mix	self-raising-flour 1	volume	starch	4	flour that rises	needs sugar	
cake-mix	gluten-free-cake-mix 1	weight	starch	5	made to do the same	crumblier	
cake-mix	self-raising-flour 1/2 + sugar 1/2	weight	starch	4	what it is made of	needs flavor	
cake-mix	almond-flour 1/2 + sugar 1/2	weight	starch	3	cake without wheat	denser	
cornbread	polenta 1	weight	starch	3	of maize, cut and baked	moister	
cornbread	gluten-free-bread 1	weight	starch	3	bread beside a stew	not of maize	
cornbread	gluten-free-corn-tortilla 1	weight	starch	3	of maize	flat	
cornbread	potato 1	weight	starch	2	starch beside a stew	softer	
biscuit-dough	self-raising-flour 2/3 + vegan-butter 1/3	weight	starch	4	what it is made of	to be mixed	
biscuit-dough	self-raising-flour 3/4 + coconut-oil 1/4	weight	starch	3	rises and is short	faint coconut	
biscuit-dough	gluten-free-flour 2/3 + butter 1/3	weight	starch	3	short without wheat	crumblier	
cookie-dough	gluten-free-oats 1/2 + banana 1/2	weight	starch	3	baked to soft cookies	less sweet	
cookie-dough	gluten-free-cookie 1	weight	starch	3	baked already	crisp	
cookie-dough	almond-flour 2/3 + maple-syrup 1/3	weight	starch	3	soft dough without wheat	nutty	
chocolate-sandwich-cookie	gluten-free-oreo 1	weight	crunch	5	made to be the same	crumblier	
chocolate-sandwich-cookie	gluten-free-cookie 1	weight	crunch	3	cookies for crumbs	without filling	
chocolate-sandwich-cookie	graham-cracker 1	weight	crunch	3	cookies for crumbs	no chocolate	
ladyfinger	gluten-free-cookie 1	weight	starch	3	soaks up coffee and cream	softer sooner	
ladyfinger	gluten-free-cake 1	weight	starch	4	sponge without wheat	softer	
ladyfinger	cake 1	weight	starch	4	sponge in strips	softer	
ladyfinger	banana 1	weight	body	2	soft layer without flour	fruity	
ladyfinger	gluten-free-oats 1	weight	starch	2	toasted, as a layer	chewier	
tempura-flour	gluten-free-rice-flour 2/3 + cornstarch 1/3	weight	crunch	4	light and crisp in oil	paler	
tempura-flour	gluten-free-rice-flour 1	weight	crunch	4	light and crisp in oil	harder	
tempura-flour	cornstarch 1	weight	crunch	3	light and crisp in oil	harder	
corn-tortilla	flour-tortilla 1	weight	starch	4	flat bread to fill	softer, of wheat	
corn-tortilla	almond-flour-tortilla 1	weight	starch	3	flat bread without maize	softer	
corn-tortilla	lettuce 1	weight	freshness	2	leaf to fill	fresh and light	
corn-tortilla	collard-greens 1	weight	freshness	2	leaf to fill	fresh and light	
masa-harina	cassava-flour 1	volume	starch	3	dough for flat breads	no taste of maize	
masa-harina	wheat-flour 1	volume	starch	2	dough for flat breads	no taste of maize	
masa-harina	gluten-free-rice-flour 1	volume	starch	2	flour that thickens and binds	no taste of maize	
masa-harina	gluten-free-cornmeal 1	volume	starch	2	of maize	does not hold as well	tortillas
muesli	gluten-free-oats 1	volume	starch	4	grain for a bowl	without fruit	
muesli	granola 1	volume	starch	4	grain, nuts and fruit	sweeter, crisp	
muesli	oats 1	volume	starch	4	grain for a bowl	without fruit	
muesli	chia-seed 1/2	volume	starch	2	swells in milk	soft	
granola-bar	gluten-free-oats 2/3 + date 1/3	weight	sweetness	4	pressed to bars	softer	
granola-bar	date 1	weight	sweetness	3	sweet and filling	stickier	
granola-bar	banana 1	weight	sweetness	2	sweet and filling	fresh	
trail-mix	sunflower-seed 1/2 + raisin 1/2	weight	crunch	4	seeds and fruit	no nuts	
trail-mix	pumpkin-seed 1/2 + dried-cranberries 1/2	weight	crunch	4	seeds and fruit	no nuts	
trail-mix	roasted-chickpea 1	weight	crunch	3	crisp snack	salty	
barley-malt	date-syrup 1	volume	sweetness	4	dark, sticky and sweet	fruitier	
barley-malt	molasses 1	volume	sweetness	4	dark, sticky and sweet	stronger	
barley-malt	rice-syrup 1	volume	sweetness	4	malty syrup without barley	milder	
barley-malt	brown-sugar 1	volume	sweetness	3	browns and sweetens	no malt	
barley-malt	honey 1	volume	sweetness	3	browns and sweetens	flowery	
aioli	vegan-aioli 1	volume	body	5	made to be the same	nearly none	
aioli	vegan-mayonnaise 1	volume	body	4	creamy	stir in garlic	
aioli	mayonnaise 1	volume	body	5	creamy	stir in garlic	
aioli	greek-yogurt 1	volume	body	3	creamy	tangier; stir in garlic	
aioli	silken-tofu 7/8 + olive-oil 1/8	volume	body	3	blends to a cream without egg	lighter	
aioli	tahini-sauce 1	volume	body	3	creamy with lemon	sesame	
aioli	avocado 1	weight	body	2	creamy without egg	green	
hollandaise	vegan-mayonnaise 7/8 + lemon-juice 1/8	volume	body	3	creamy and sour, warmed gently	thicker	
hollandaise	cashew-cream 7/8 + lemon-juice 1/8	volume	body	3	creamy and sour	nutty	
hollandaise	silken-tofu 7/8 + lemon-juice 1/8	volume	body	3	creamy and sour without egg	lighter	
hollandaise	oat-cream 7/8 + lemon-juice 1/8	volume	body	3	creamy and sour without egg	thinner	
hollandaise	greek-yogurt 7/8 + lemon-juice 1/8	volume	body	3	creamy and sour without egg	tangier	
hollandaise	avocado 7/8 + lemon-juice 1/8	volume	body	2	creamy and sour without egg	green	
caesar-dressing	vegan-mayonnaise 7/8 + lemon-juice 1/8	volume	body	4	creamy and sour	add garlic and capers	
caesar-dressing	greek-yogurt 7/8 + lemon-juice 1/8	volume	body	3	creamy and sour	tangier	
caesar-dressing	tahini-sauce 1	volume	body	3	creamy and sour without egg	sesame	
caesar-dressing	olive-oil 3/4 + lemon-juice 1/4	volume	acid	3	dresses the same leaves	not creamy	
caesar-dressing	mayonnaise 7/8 + lemon-juice 1/8	volume	body	4	creamy and sour	add garlic	
blue-cheese-dressing	ranch-dressing 1	volume	body	4	creamy and tangy	no blue cheese	
blue-cheese-dressing	vegan-mayonnaise 7/8 + white-vinegar 1/8	volume	body	3	creamy and sour	no blue cheese	
blue-cheese-dressing	tahini-sauce 1	volume	body	3	creamy and sour	sesame	
blue-cheese-dressing	olive-oil 3/4 + lemon-juice 1/4	volume	acid	2	dresses the same leaves	not creamy	
tzatziki	soy-yogurt 2/3 + cucumber 1/3	volume	body	4	what it is made of, without milk	add garlic	
tzatziki	coconut-yogurt 2/3 + cucumber 1/3	volume	body	3	what it is made of, without milk	sweeter	
tzatziki	greek-yogurt 2/3 + cucumber 1/3	volume	body	5	what it is made of	add garlic	
tzatziki	tahini-sauce 1	volume	body	3	cool sauce with lemon	sesame	
tzatziki	hummus 1	volume	body	3	cool and creamy dip	denser	
tzatziki	avocado 7/8 + lemon-juice 1/8	volume	body	2	creamy and sour	green	
alfredo-sauce	cashew-cream 1	volume	dairy	4	as creamy	nutty; add garlic	
alfredo-sauce	oat-cream 1	volume	dairy	3	creamy without milk	thinner	
alfredo-sauce	soy-cream 1	volume	dairy	3	creamy without milk	thinner	
alfredo-sauce	coconut-milk 1	volume	dairy	3	creamy without milk	faint coconut	
alfredo-sauce	cauliflower 1	weight	body	3	boiled and blended to a cream	lighter	
white-sauce	soy-milk 15/16 + cornstarch 1/16	volume	dairy	4	thick and white without milk	milder	
white-sauce	gluten-free-oat-milk 15/16 + cornstarch 1/16	volume	dairy	4	thick and white without milk	sweeter	
white-sauce	rice-milk 15/16 + potato-starch 1/16	volume	dairy	3	thick and white without milk	sweeter	
white-sauce	milk 15/16 + cornstarch 1/16	volume	dairy	5	thick and white without wheat	glossier	
white-sauce	cashew-cream 1	volume	dairy	3	thick and white without milk	nutty	
white-sauce	cauliflower 1	weight	body	3	boiled and blended to a cream	lighter	
cream-of-mushroom-soup	coconut-milk 3/4 + mushroom 1/4	volume	body	3	creamy with mushrooms	faint coconut	
cream-of-mushroom-soup	oat-cream 3/4 + mushroom 1/4	volume	body	4	creamy with mushrooms, no milk	milder	
cream-of-mushroom-soup	soy-cream 3/4 + mushroom 1/4	volume	body	4	creamy with mushrooms, no milk	milder	
cream-of-mushroom-soup	heavy-cream 1/2 + mushroom-stock 1/2	volume	body	4	creamy and of mushrooms	richer	
cream-of-mushroom-soup	gluten-free-gravy 1	volume	body	2	thick and savory	no cream	
custard	soy-milk 15/16 + cornstarch 1/16	volume	dairy	3	set without egg	add vanilla and sugar	
custard	gluten-free-oat-milk 15/16 + cornstarch 1/16	volume	dairy	3	set without egg	add vanilla and sugar	
custard	coconut-milk 15/16 + cornstarch 1/16	volume	dairy	3	set without egg and milk	coconut	
custard	soy-yogurt 1	volume	dairy	3	cool and creamy	tangier	
custard	coconut-cream 1	volume	dairy	2	rich over fruit	coconut	
panna-cotta	coconut-cream 63/64 + agar 1/64	volume	set	4	set cream without gelatin	coconut	
panna-cotta	soy-cream 63/64 + agar 1/64	volume	set	4	set cream without gelatin	milder	
panna-cotta	oat-cream 63/64 + agar 1/64	volume	set	4	set cream without gelatin	milder	
panna-cotta	heavy-cream 63/64 + agar 1/64	volume	set	5	set cream without gelatin	firmer	
caramel	date-syrup 1	volume	sweetness	4	dark and sticky	fruitier	
caramel	coconut-cream 1/2 + brown-sugar 1/2	volume	sweetness	4	boiled to a sauce	coconut	
caramel	maple-syrup 1	volume	sweetness	3	sweet to pour	thinner	
caramel	date 1	weight	sweetness	3	soaked and blended	grainier	
dulce-de-leche	coconut-condensed-milk 1	volume	sweetness	4	thick, sweet milk, browned	coconut	
dulce-de-leche	date-syrup 1	volume	sweetness	3	dark and sticky	fruitier	
dulce-de-leche	condensed-milk 1	volume	sweetness	4	what it is made of	paler	
dulce-de-leche	date 1	weight	sweetness	3	soaked and blended	grainier	
condensed-milk	date-syrup 1	volume	sweetness	2	thick and sweet	dark	
condensed-milk	oat-cream 2/3 + sugar 1/3	volume	dairy	3	boiled down, thick and sweet	milder	
condensed-milk	soy-cream 2/3 + sugar 1/3	volume	dairy	3	boiled down, thick and sweet	milder	
condensed-milk	rice-milk 3/4 + sugar 1/4	volume	dairy	2	boiled down, thick and sweet	thinner	
whipped-topping	coconut-cream 1	volume	dairy	4	chilled, it whips	coconut	
whipped-topping	whipped-cream 1	volume	dairy	5	whipped cream	richer	
whipped-topping	whipped-coconut-cream 1	volume	dairy	4	whipped without milk	coconut	
whipped-topping	soy-yogurt 1	volume	dairy	2	cool on desserts	tangier	
whipped-topping	aquafaba 1/4	volume	dairy	3	whips to a foam with sugar	airier	
eggnog	vegan-eggnog 1	volume	dairy	5	made to be the same	nearly none	
eggnog	oat-cream 1	volume	dairy	3	creamy	add nutmeg and sugar	
eggnog	soy-milk 1	volume	dairy	3	creamy	add nutmeg and sugar	
eggnog	coconut-milk 1	volume	dairy	3	creamy	add nutmeg and sugar	
hot-cocoa-mix	cocoa 1/3 + sugar 2/3	weight	sweetness	4	what it is made of	no milk in it	
hot-cocoa-mix	carob 1/2 + sugar 1/2	weight	sweetness	3	sweet and brown without cocoa	milder	
whey-protein	pea-protein 1	weight	protein	4	protein as a powder	earthier	
whey-protein	hemp-protein 1	weight	protein	3	protein as a powder	grassy	
whey-protein	soy-protein-isolate 1	weight	protein	4	protein as a powder	beany	
protein-powder	pea-protein 1	weight	protein	4	protein as a powder	earthier	
protein-powder	hemp-protein 1	weight	protein	3	protein as a powder	grassy	
milk-powder	gluten-free-oat-flour 1	volume	dairy	2	dry, and makes soft crumbs	no milk taste	
milk-powder	almond-flour 1	volume	dairy	2	dry, and makes soft crumbs	nutty	
gummy-sweet	vegan-jelly-dessert 1	weight	sweetness	4	firm and fruity without gelatin	softer	
gummy-sweet	dried-mango 1	weight	sweetness	3	chewy and sweet	of fruit alone	
gummy-sweet	raisin 1	weight	sweetness	3	chewy and sweet	of fruit alone	
gummy-sweet	fruit-leather 1	weight	sweetness	4	chewy and fruity	flatter	
sprinkles	desiccated-coconut 1	volume	color	3	pretty to strew	not colored	
sprinkles	hemp-seed 1	volume	crunch	2	fine to strew	not sweet	
sprinkles	chia-seed 1	volume	crunch	2	fine to strew	not sweet	
sprinkles	sugar 1	volume	color	3	glitters	not colored	
red-food-coloring	beetroot 2	volume	color	4	its juice is as red	faintly earthy	
red-food-coloring	pomegranate-juice 2	volume	color	3	red	sour; paler	
red-food-coloring	paprika 1/4	weight	color	2	red in savory dishes	its own taste	
yeast-extract	gluten-free-tamari 1	volume	umami	4	dark, salty and deep	thinner	
yeast-extract	gluten-free-miso 1	volume	umami	4	a salty, deep paste	paler	
yeast-extract	nutritional-yeast 1	volume	umami	3	deep and savory	drier, not salty	
yeast-extract	coconut-aminos 1	volume	umami	3	dark and deep	sweeter	
yeast-extract	miso 1	volume	umami	4	a salty, deep paste	paler	
anchovy-paste	miso 1	volume	umami	4	a salty, deep paste	no fish	
anchovy-paste	gluten-free-miso 1	volume	umami	4	a salty, deep paste	no fish	
anchovy-paste	caper 1	volume	umami	3	crushed, salty and sharp	no fish	
anchovy-paste	table-olive 1	volume	umami	3	crushed, salty and deep	no fish	
anchovy-paste	anchovy 1	volume	umami	5	what it is made of	to be crushed	
anchovy-paste	coconut-aminos 1/2	volume	umami	2	salty and deep	sweeter	
anchovy-paste	fish-sauce 1/2	volume	umami	4	of the same fish	liquid	
bonito-flakes	kombu 1/4	weight	umami	4	deep taste of the sea	no smoke	
bonito-flakes	dried-shiitake 1/2	weight	umami	4	deep taste for broth	of mushroom	
bonito-flakes	nori 1/4	weight	umami	3	flakes that taste of the sea	no smoke	
bonito-flakes	nutritional-yeast 1	volume	umami	2	deep and savory to strew	no fish	
xo-sauce	dried-shiitake 1/2 + sambal-oelek 1/2	volume	umami	3	deep and hot	no shellfish	
xo-sauce	vegan-oyster-sauce 1	volume	umami	3	deep and sweet	no shellfish	
xo-sauce	doubanjiang 1	volume	umami	3	deep and hot	beany	
xo-sauce	chili-oil 1	volume	heat	3	hot and rich	less deep	
black-bean-sauce	gluten-free-doubanjiang 1	volume	umami	4	salty and deep of beans	hotter	
black-bean-sauce	gluten-free-miso 1	volume	umami	4	salty and deep of beans	paler	
black-bean-sauce	gluten-free-tamari 3/4	volume	umami	3	salty and deep	thinner	
black-bean-sauce	miso 1	volume	umami	4	salty and deep of beans	paler	
black-bean-sauce	coconut-aminos 1	volume	umami	2	dark and deep	sweeter	
doubanjiang	gluten-free-doubanjiang 1	volume	umami	5	the same without wheat	none	
doubanjiang	gochujang 1	volume	umami	4	salty, hot and deep	sweeter	
doubanjiang	sambal-oelek 3/4 + salt 1/8	volume	heat	3	hot and salty without soy	less deep	
doubanjiang	chickpea-miso 3/4 + sambal-oelek 1/4	volume	umami	3	salty, hot and deep	milder	
doubanjiang	harissa 1	volume	heat	3	hot paste	smoky	
ponzu	gluten-free-tamari 1/2 + lemon-juice 1/2	volume	umami	4	salty and sour	simpler	
ponzu	coconut-aminos 2/3 + lemon-juice 1/3	volume	umami	3	salty and sour without soy	sweeter	
ponzu	soy-sauce 1/2 + lemon-juice 1/2	volume	umami	4	salty and sour	simpler	
satay-sauce	sunflower-seed-butter 1/2 + coconut-milk 1/2	volume	body	4	creamy and roasted without nuts	add lime and soy sauce	
satay-sauce	tahini 1/2 + coconut-milk 1/2	volume	body	3	creamy without nuts	sesame	
satay-sauce	almond-butter 1/2 + coconut-milk 1/2	volume	body	4	creamy and nutty	milder	
satay-sauce	pumpkin-seed-butter 1/2 + coconut-milk 1/2	volume	body	3	creamy without nuts	greener	
satay-sauce	peanut-butter 1/2 + coconut-milk 1/2	volume	body	5	what it is made of	add lime and chili	
sriracha	cayenne 1/8 + white-vinegar 7/8	volume	heat	3	hot and sour without garlic	thin	
sriracha	chili-flakes 1/8 + white-vinegar 7/8	volume	heat	3	hot and sour without garlic	thin	
barbecue-sauce	tomato-sauce 7/8 + smoked-salt 1/32	volume	umami	3	tomato with smoke	not sweet	
barbecue-sauce	tomato-sauce 7/8 + cider-vinegar 1/8	volume	umami	3	tomato with sourness	not sweet	
pesto	spinach 1 + sunflower-seed 1/4 + olive-oil 1/2	volume	aroma	3	green paste without nuts and milk	milder	
pesto	basil 1 + sunflower-seed 1/4 + olive-oil 1/2	volume	aroma	4	green paste without nuts and milk	milder	
clam-juice	vegetable-stock 1	volume	body	3	savory liquid	no taste of the sea	
clam-juice	fish-stock 1	volume	body	4	tastes of the sea	no shellfish	
clam-juice	kombu 1/50 + water 1	volume	umami	4	tastes of the sea	milder	
clam-juice	chicken-stock 1	volume	body	3	savory liquid	no taste of the sea	
demi-glace	mushroom-stock 1	volume	body	3	dark and deep, boiled down	lighter	
demi-glace	vegetable-stock 15/16 + cornstarch 1/16	volume	body	3	thick and savory	lighter	
demi-glace	beef-stock 1	volume	body	4	boiled down by half	lighter	
demi-glace	gluten-free-gravy 1	volume	body	3	thick and savory	lighter	
rennet	vegetable-rennet 1	volume	set	5	curdles milk, made of plants or mold	none	
rennet	lemon-juice 8	volume	acid	3	curdles hot milk to fresh cheese	softer curd	aged cheese
rennet	white-vinegar 8	volume	acid	3	curdles hot milk to fresh cheese	softer curd	aged cheese
beef-gelatin	agar 1/3	weight	set	4	sets as well, made of seaweed	firmer, no wobble	
beef-gelatin	vegan-gelatin 1	weight	set	5	made to do the same	nearly none	
beef-gelatin	pectin 1	weight	set	3	sets fruit	softer	
beef-gelatin	carrageenan 1/2	weight	set	3	sets milk	softer	
beef-gelatin	cornstarch 2	volume	thickener	2	thickens when boiled	cloudy	
chicken-nugget	vegan-chicken-nugget 1	weight	protein	5	made to be the same	softer	
chicken-nugget	gluten-free-chicken-nugget 1	weight	protein	5	the same without wheat	nearly none	
chicken-nugget	tofu 1	weight	protein	3	in cubes with a crisp coat	milder	
chicken-nugget	cauliflower 1	weight	crunch	3	florets with a crisp coat	lighter	
chicken-nugget	chickpea 1	weight	protein	2	mashed and fried as bites	beany	
beef-jerky	mushroom 2	weight	umami	3	dried in the oven, chewy and deep	lighter	
beef-jerky	turkey-jerky 1	weight	protein	5	the same of a bird	leaner	
beef-jerky	coconut-flakes 1	weight	crunch	2	roasted with salt and smoke	crisp	
beef-jerky	roasted-chickpea 1	weight	crunch	2	salty snack with protein	crisp	
caviar	vegan-caviar 1	weight	salt	5	made of seaweed to be the same	milder	
caviar	caper 1	weight	salt	3	salty pearls	sharper	
caviar	nori 1/4	weight	umami	2	tastes of the sea	flakes	
tuna	vegan-tuna 1	weight	protein	4	made of plants to be the same	milder	
canned-tuna	vegan-tuna 1	weight	protein	4	made of plants to be the same	milder	
meatball	chickpea 1	weight	protein	3	mashed and rolled	beany	
meatball	black-bean 1	weight	protein	3	mashed and rolled	earthier	
sausage	chickpea 1	weight	protein	2	filling with the same spices	softer	
seitan	chickpea 1	weight	protein	3	filling in stews	softer	
tofu	white-kidney-bean 1	weight	protein	2	mild and filling	softer	
lamb	seitan 1	weight	protein	3	chewy and filling	milder	
lamb	salmon 1	weight	protein	2	rich and filling	of fish	
mozzarella	coconut-milk 7/8 + tapioca-starch 1/8	volume	dairy	3	boiled, it stretches and melts	coconut	
mozzarella	cashew-cream 7/8 + tapioca-starch 1/8	volume	dairy	4	boiled, it stretches and melts	nutty	
cheese	cashew-cream 7/8 + nutritional-yeast 1/8	volume	dairy	3	creamy and savory	does not slice	
cheese	coconut-milk 7/8 + nutritional-yeast 1/8	volume	dairy	3	boiled with starch, creamy and savory	coconut	
cheese	oat-cream 7/8 + nutritional-yeast 1/8	volume	dairy	3	creamy and savory	does not slice	
cheddar	cashew-cream 7/8 + nutritional-yeast 1/8	volume	dairy	3	creamy and savory	does not slice	
cheddar	coconut-milk 7/8 + nutritional-yeast 1/8	volume	dairy	3	boiled with starch, creamy and savory	coconut	
cheddar	oat-cream 7/8 + nutritional-yeast 1/8	volume	dairy	3	creamy and savory	does not slice	
emmental	vegan-cheese 1	weight	dairy	4	slices and melts	milder	
emmental	cashew-cream 7/8 + nutritional-yeast 1/8	volume	dairy	3	creamy and savory	does not slice	
emmental	coconut-milk 7/8 + nutritional-yeast 1/8	volume	dairy	3	boiled with starch, creamy and savory	coconut	
emmental	nutritional-yeast 1/4	weight	umami	3	savory and nutty	does not melt	
gruyere	cashew-cream 7/8 + nutritional-yeast 1/8	volume	dairy	3	creamy and savory	does not slice	
queso-fresco	tofu 15/16 + lemon-juice 1/16	weight	dairy	4	white, mild and crumbly	no milk taste	
queso-fresco	feta 1	weight	dairy	4	white and crumbly	saltier	
queso-fresco	vegan-feta 1	weight	dairy	4	white and crumbly	saltier	
paneer	cauliflower 1	weight	protein	2	takes the same sauce	softer	
halloumi	chickpea-tofu 1	weight	protein	3	keeps its shape in the pan	milder	
yogurt	oat-yogurt 1	volume	dairy	4	yogurt made of oats	sweeter	
yogurt	oat-cream 15/16 + lemon-juice 1/16	volume	dairy	3	creamy and sour	thinner	
sour-cream	oat-cream 15/16 + lemon-juice 1/16	volume	dairy	3	creamy and sour	thinner	
greek-yogurt	oat-cream 15/16 + lemon-juice 1/16	volume	dairy	3	creamy and sour	thinner	
mayonnaise	oat-cream 15/16 + lemon-juice 1/16	volume	body	2	creamy and sour	thinner	
coconut-milk	oat-milk 1	volume	dairy	2	a mild liquid	thinner	
coconut-milk	milk 1	volume	dairy	3	a mild liquid	thinner	
coconut-milk	gluten-free-oat-milk 1	volume	dairy	2	a mild liquid	thinner	
coconut-milk	rice-milk 1	volume	dairy	2	a mild liquid	thinner	
onion-powder	garlic-powder 1/2	volume	aroma	3	savory and dry	sharper	
onion-powder	onion 3	volume	aroma	4	fresh, three times as much	moister	
onion-powder	shallot 3	volume	aroma	4	fresh, three times as much	moister	
onion-powder	asafoetida 1/8	volume	aroma	3	tastes of onions when fried	stronger	
onion-powder	gluten-free-asafoetida 1/8	volume	aroma	3	tastes of onions when fried	stronger	
onion-powder	celery-seed 1/2	volume	aroma	2	savory and dry	of celery	
onion-powder	nutritional-yeast 1	volume	umami	2	savory and dry	cheesy	
garlic-powder	nutritional-yeast 1	volume	umami	2	savory and dry	cheesy	
garlic-powder	ground-ginger 1/2	volume	aroma	2	warm and sharp	of ginger	
garlic-salt	salt 1	volume	salt	4	as salty	no garlic	
garlic-salt	salt 3/4 + garlic-powder 1/4	volume	salt	5	what it is made of	none	
garlic-salt	salt 7/8 + onion-powder 1/8	volume	salt	4	salty and savory	of onion	
celery-salt	salt 1	volume	salt	4	as salty	no celery	
celery-salt	salt 7/8 + dill 1/8	volume	salt	3	salty and green	of dill	
celery-salt	salt 3/4 + celery-seed 1/4	volume	salt	5	what it is made of	none	
celery-seed	caraway 1	volume	aroma	3	a warm seed	anise	
celery-seed	dill 1	volume	aroma	3	green and savory	milder	
celery-seed	cumin 1/2	volume	aroma	2	a warm seed	its own taste	
celery-seed	fennel-seed 1	volume	aroma	3	a warm seed	sweet	
celery-seed	celery-salt 1	volume	aroma	4	tastes of celery	use less salt	
celery-seed	parsley 2	volume	aroma	2	green and fresh	milder	
old-bay-seasoning	paprika 3/4 + bay-leaf 1/4	volume	aroma	3	warm and red	simpler, not salted	
old-bay-seasoning	paprika 1	volume	aroma	3	warm and red	simpler, not salted	
old-bay-seasoning	cajun-seasoning 1	volume	aroma	4	warm and hot	hotter	
mustard-powder	turmeric 1/4 + black-pepper 1/4	volume	heat	2	yellow and hot	no mustard	
mustard-powder	ground-ginger 1/2	volume	heat	2	hot and warm	of ginger	
mustard-powder	dijon-mustard 3	volume	heat	4	three times as much of the paste	sour	
mustard-powder	horseradish-root 1	volume	heat	3	as sharp, grated	fresh	
mustard-powder	wasabi 1	volume	heat	3	as sharp	green	
mustard-seed	cumin 1	volume	aroma	3	pops in oil	its own taste	
mustard-seed	caraway 1	volume	aroma	3	a warm seed	anise	
mustard-seed	coriander-seed 1	volume	aroma	3	a warm seed	citrus	
mustard-seed	mustard-powder 1/2	volume	heat	4	the same, ground	stronger	
mustard-seed	fennel-seed 1	volume	aroma	2	pops in oil	sweet	
zaatar	thyme 3/4 + sumac 1/4	volume	aroma	4	what it is made of, without sesame	less nutty	
zaatar	oregano 3/4 + sumac 1/4	volume	aroma	4	what it is made of, without sesame	less nutty	
zaatar	thyme 1	volume	aroma	3	the herb of it	not sour	
zaatar	italian-seasoning 1	volume	aroma	3	dried herbs	not sour	
paprika	turmeric 1/2	volume	color	2	colors warmly	yellow, bitter	
paprika	cumin 1/2	volume	aroma	2	warm	its own taste	
paprika	annatto 1	volume	color	3	colors red	milder	
paprika	sumac 1	volume	color	3	red to strew	sour	
paprika	black-pepper 1/4	volume	heat	2	some heat	no color	
chili-powder	cumin 1/2 + black-pepper 1/4	volume	heat	2	warm and hot without chili	no color	
chili-powder	black-pepper 1/2	volume	heat	2	hot without chili	no color	
cayenne	ground-ginger 1	volume	heat	2	hot without chili	of ginger	
ginger	turmeric 1/2	volume	aroma	2	a root of the same family	earthier, yellow	
ginger	cardamom 1/8	volume	aroma	2	warm and citrus	its own taste	
ginger	lemongrass 1	volume	aroma	2	fresh and citrus	no heat	
ginger	cinnamon 1/8	volume	aroma	2	warm	its own taste	
poppy-seed	chia-seed 1	volume	crunch	4	as small and dark	swells	
poppy-seed	sesame-seed 1	volume	crunch	4	fine seeds to strew	nuttier, paler	
poppy-seed	hemp-seed 1	volume	crunch	3	fine seeds to strew	softer	
poppy-seed	flaxseed 1	volume	crunch	3	fine seeds to strew	larger	
halva	sunflower-seed-butter 2/3 + honey 1/3	weight	sweetness	3	dense and sweet of seeds	softer	
halva	sunflower-seed-butter 2/3 + maple-syrup 1/3	weight	sweetness	3	dense and sweet of seeds	softer	
halva	marzipan 1	weight	sweetness	3	dense and sweet	almond	
halva	fondant 1	weight	sweetness	2	dense and sweet	no nuts	
praline	sunflower-seed 1/2 + sugar 1/2	weight	crunch	4	seeds in caramel	no nuts	
praline	pumpkin-seed 1/2 + sugar 1/2	weight	crunch	4	seeds in caramel	greener	
amaretto	almond-extract 1/8	volume	aroma	4	tastes of almonds	holds some alcohol	
amaretto	apple-juice 1	volume	moisture	2	sweet liquid	no almond	
amaretto	orange-juice 1	volume	moisture	2	sweet liquid	no almond	
amaretto	alcohol-free-vanilla 1/8	volume	aroma	3	sweet aroma	no almond	
fruit-brandy	apple-juice 1	volume	moisture	3	fruity liquid	no alcohol	
fruit-brandy	grape-juice 1	volume	moisture	3	fruity liquid	no alcohol	
fruit-brandy	brandy 1	volume	aroma	4	a spirit of fruit	of grapes	
fruit-brandy	orange-juice 1	volume	moisture	2	fruity liquid	no alcohol	
rum	grape-juice 1	volume	moisture	2	sweet liquid	no alcohol	
walnut	gluten-free-oats 1	volume	crunch	2	toasted, some crunch	softer	
lemon	citric-acid 1/16 + water 1	weight	acid	3	as sour	no aroma	
lemon	white-vinegar 1/2	weight	acid	3	sour	sharper	zest
lemon	rice-vinegar 3/4	weight	acid	3	sour and mild	no aroma	zest
lemon	sumac 1/8	weight	acid	2	sour to strew	drier	
lime	white-vinegar 1/2	weight	acid	3	sour	sharper	zest
lime	rice-vinegar 3/4	weight	acid	3	sour and mild	no aroma	zest
lime	citric-acid 1/16 + water 1	weight	acid	3	as sour	no aroma	
lime-juice	citric-acid 1/24 + water 1	volume	acid	4	as sour	no aroma	
orange-juice	carrot-juice 1	volume	moisture	3	sweet and orange	less sour	
orange-juice	rice-vinegar 1/4 + water 3/4	volume	acid	2	lightly sour	not sweet	
orange-juice	coconut-water 1	volume	moisture	2	sweet to drink	not sour	
apple	jicama 1	weight	crunch	3	crisp and juicy	less sweet	
apple	carrot 1	weight	freshness	3	crisp and sweet	earthier	
apple	sweet-potato 1	weight	sweetness	2	sweet and soft when baked	drier	
applesauce	carrot 1	weight	moisture	2	boiled and mashed	earthier	
strawberry	rhubarb 1	weight	freshness	3	tart and red when cooked	needs sugar	
strawberry	beetroot 1	weight	color	2	sweet and red	earthy	
peach	sweet-potato 1	weight	sweetness	2	sweet and orange when baked	drier	
peach	carrot 1	weight	sweetness	2	sweet and orange when baked	firmer	
kiwi	cucumber 1	weight	freshness	2	cool, green and juicy	not sweet	
mango	carrot 1	weight	sweetness	2	sweet and orange	crisp	
pear	jicama 1	weight	crunch	3	crisp and juicy	less sweet	
pineapple	jicama 1	weight	crunch	2	crisp and juicy	less sweet	
cherry	beetroot 1	weight	color	2	sweet and red	earthy	
blueberry	rhubarb 1	weight	freshness	2	tart when cooked	needs sugar	
raspberry	rhubarb 1	weight	freshness	2	tart and red when cooked	needs sugar	
orange	carrot 1	weight	sweetness	2	sweet and orange	not sour	
tomato	beetroot 1	weight	color	3	red and sweet	earthier	
tomato	carrot 1	weight	body	2	sweet and soft when cooked	not sour	
tomato	pumpkin 1	weight	body	2	soft when cooked	not sour	
tomato-paste	pumpkin-puree 15/16 + white-vinegar 1/16	volume	body	3	thick, sweet and sour	no tomato	
tomato-paste	beetroot 15/16 + white-vinegar 1/16	weight	color	3	red, sweet and sour, blended	earthier	
tomato-sauce	pumpkin-puree 15/16 + white-vinegar 1/16	volume	body	3	thick, sweet and sour	no tomato	
tomato-sauce	carrot 3/4 + beetroot 1/4	weight	body	3	blended, red and sweet	earthier; add vinegar	
tomato-sauce	pesto 1/2	volume	aroma	2	sauce for pasta and pizza	green	
canned-tomatoes	pumpkin-puree 15/16 + white-vinegar 1/16	volume	body	3	thick, sweet and sour	no tomato	
canned-tomatoes	carrot 3/4 + beetroot 1/4	weight	body	3	blended, red and sweet	earthier; add vinegar	
ketchup	pumpkin-puree 7/8 + white-vinegar 1/8	volume	umami	2	thick, sweet and sour	no tomato	
sweet-potato	cauliflower 1	weight	starch	3	mashes and roasts	paler	
sweet-potato	turnip 1	weight	starch	3	mashes and roasts	less sweet	
sweet-potato	swede 1	weight	starch	3	mashes and roasts	less sweet	
kidney-bean	mushroom 1	weight	protein	2	meaty bites for stews	softer	
kidney-bean	quinoa 1	weight	protein	2	protein for bowls and stews	grainier	
kidney-bean	ground-beef 1	weight	protein	2	filling in stews	of meat	
black-bean	quinoa 1	weight	protein	2	protein for bowls and stews	grainier	
chickpea	quinoa 1	weight	protein	2	protein for bowls	grainier	
chickpea	cauliflower 1	weight	body	2	roasts and mashes as well	lighter	
lentil	mushroom 1	weight	protein	3	meaty in sauces	softer	
lentil	gluten-free-buckwheat-groats 1	weight	protein	2	small and filling	nuttier	
spelt	farro 1	weight	starch	3	a whole grain of its kind, to boil	not for baking	baking
bread	portobello 1	weight	starch	2	grilled caps hold a filling	juicier, of mushroom	
pasta	eggplant 1	weight	starch	2	thin slices for layers	softer, of eggplant	
meringue	vegan-meringue 1	weight	sweetness	5	made of chickpea water to be the same	nearly none	
meringue	marshmallow 1	weight	sweetness	3	sweet and airy	chewier	
meringue	whipped-coconut-cream 1	volume	dairy	2	white peaks on a dessert	soft, coconut	
meringue	vegan-marshmallow 1	weight	sweetness	3	sweet and airy	chewier	
lemon-curd	coconut-cream 2/3 + lemon-juice 1/3	volume	acid	3	boiled with starch and sugar, sour and thick	coconut	
lemon-curd	apricot-jam 1	volume	sweetness	3	sweet and tart to spread	not of lemon	
lemon-curd	apple-butter 1	volume	sweetness	2	sweet to spread	not of lemon	
tamari	salt 1/6 + water 5/6	volume	salt	2	as salty	no depth	
tamari	balsamic-vinegar 1	volume	umami	2	dark and deep	sour, not salty	
tamari	fish-sauce 1/2	volume	umami	3	salty and deep	of fish	
liquid-aminos	coconut-aminos 1	volume	umami	4	dark and deep without soy	sweeter	
liquid-aminos	gluten-free-tamari 1	volume	umami	5	salty and deep	nearly none	
liquid-aminos	soy-sauce 1	volume	umami	5	salty and deep	saltier	
liquid-aminos	balsamic-vinegar 1	volume	umami	2	dark and deep	sour, not salty	
beef-bouillon	gluten-free-vegetable-stock-cube 1	weight	umami	4	dry stock without meat	lighter	
beef-bouillon	vegetable-stock-cube 1	weight	umami	4	dry stock without meat	lighter	
beef-bouillon	miso 1	volume	umami	3	salty and deep	beany	
beef-bouillon	gluten-free-miso 1	volume	umami	3	salty and deep	beany	
beef-bouillon	nutritional-yeast 1	volume	umami	2	savory	not salty	
beef-bouillon	salt 1/2	volume	salt	2	as salty	no depth	
carmine	beetroot 4	weight	color	4	its juice is as red	faintly earthy	
carmine	paprika 1	weight	color	2	red in savory dishes	its own taste	
carmine	pomegranate-juice 4	weight	color	3	red and sour	paler	
royal-jelly	maple-syrup 1	volume	sweetness	2	sweet	no honey	
royal-jelly	agave-syrup 1	volume	sweetness	2	sweet	no honey	
tortilla-chip	cucumber 1	weight	crunch	2	slices to dip	fresh	
tortilla-chip	bell-pepper 1	weight	crunch	2	strips to dip	fresh	
tortilla-chip	celery 1	weight	crunch	2	sticks to dip	fresh	
potato-chip	cucumber 1	weight	crunch	2	slices to dip	fresh	
potato-chip	kale 1	weight	crunch	3	baked crisp	greener	
raisin	raspberry 1	volume	sweetness	2	little sugar for a fruit	fresh and tart	
raisin	blackberry 1	volume	sweetness	2	little sugar for a fruit	fresh and tart	
teriyaki-sauce	gluten-free-tamari 1	volume	umami	3	salty and deep without sugar	not sweet	
teriyaki-sauce	soy-sauce 1	volume	umami	3	salty and deep	not sweet	
hoisin-sauce	gluten-free-tamari 3/4 + five-spice-powder 1/16	volume	umami	3	salty and spiced without sugar	thin, not sweet	
hoisin-sauce	gluten-free-miso 1	volume	umami	3	a salty, deep paste	not sweet	
sweet-chili-sauce	sriracha 1	volume	heat	3	hot and garlicky	less sweet	
sweet-chili-sauce	apricot-jam 3/4 + chili-flakes 1/16	volume	sweetness	4	sweet and hot	fruitier	
sweet-chili-sauce	honey 3/4 + chili-flakes 1/16	volume	sweetness	4	sweet and hot	simpler	
sweet-chili-sauce	rice-vinegar 3/4 + chili-flakes 1/8	volume	heat	3	hot and sour without sugar	thin	
sweet-chili-sauce	maple-syrup 3/4 + chili-flakes 1/16	volume	sweetness	3	sweet and hot	simpler	
breadcrumb	pumpkin-seed 3/4	volume	crunch	2	ground, a crisp coat	greener	
breadcrumb	desiccated-coconut 1	volume	crunch	2	crisp coat	coconut	
breadcrumb	hemp-seed 1	volume	crunch	2	coats without grain	softer	
wheat-berries	quinoa 1	volume	starch	3	grain to boil, without gluten	smaller	
wheat-berries	rice 1	volume	starch	3	grain to boil	softer	
wheat-berries	gluten-free-buckwheat-groats 1	volume	starch	3	nutty without gluten	softer	
triticale	quinoa 1	volume	starch	2	grain without gluten	smaller	
triticale	gluten-free-buckwheat-flour 1	weight	starch	3	dark flour without gluten	earthier	
triticale	rye 1	weight	starch	4	one of its parents	stronger	
triticale	gluten-free-flour 1	weight	starch	3	a mix made to bake with	crumblier	
kamut	quinoa 1	volume	starch	3	grain to boil, without wheat	smaller	
kamut	rice 1	volume	starch	3	grain to boil	softer	
kamut	gluten-free-buckwheat-groats 1	volume	starch	3	nutty without wheat	softer	
farro	gluten-free-buckwheat-groats 1	volume	starch	3	nutty without wheat	softer	
spring-roll-wrapper	rice-paper 1	weight	starch	5	wraps without wheat	softer, chewy when fried	
spring-roll-wrapper	wonton-wrapper 1	weight	crunch	4	wheat sheets that crisp	thicker	
spring-roll-wrapper	filo-pastry 1	weight	crunch	4	thin wheat sheets that crisp	flakier	
spring-roll-wrapper	lettuce 2	weight	freshness	2	leaves that wrap	fresh	
gyoza-wrapper	rice-paper 1	weight	starch	4	wraps without wheat	softer	
gyoza-wrapper	wonton-wrapper 1	weight	starch	5	wheat sheets to fold	thinner	
gyoza-wrapper	cabbage 2	weight	freshness	3	blanched leaves that wrap	fresh	
lasagna	gluten-free-lasagna 1	weight	starch	5	sheets without wheat	breaks sooner	
lasagna	gluten-free-pasta 1	weight	starch	4	layers as a pasta bake	another shape	
lasagna	courgette 2	weight	starch	3	slices as sheets	juicier	
lasagna	eggplant 2	weight	starch	3	slices as sheets	softer	
lasagna	potato 1	weight	starch	2	slices as sheets	of potato	
egg-pasta	gluten-free-lasagna 1	weight	starch	4	pasta without wheat	another shape	
egg-pasta	eggplant 2	weight	starch	2	thin slices for layers	softer	
beer-batter	gluten-free-rice-flour 1/2 + sparkling-water 1/2	volume	crunch	4	light and crisp in oil	no malt	
beer-batter	cornstarch 1/2 + sparkling-water 1/2	volume	crunch	4	light and crisp in oil	no malt	
tempura	gluten-free-rice-flour 1/2 + sparkling-water 1/2	volume	crunch	4	a batter as light	harder	
tempura	cornstarch 1/2 + sparkling-water 1/2	volume	crunch	4	a batter as light	harder	
vegan-burger	portobello 1	weight	umami	4	a cap to grill for a bun	juicier, less protein	
vegan-burger	black-bean 1	weight	protein	4	mashed to patties	softer	
vegan-burger	chickpea 1	weight	protein	3	mashed to patties	softer	
vegan-burger	quinoa 1	weight	protein	3	pressed to patties	grainier	
vegan-sausage	mushroom 1	weight	umami	2	meaty to fry	no casing	
vegan-sausage	black-bean 1	weight	protein	3	mashed and rolled	softer	
soy-lecithin	sunflower-lecithin 1	weight	binder	5	binds fat and water as well	none	
soy-lecithin	egg-yolk 1	weight	binder	3	binds fat and water	tastes of egg	
soybean-oil	rapeseed-oil 1	volume	fat	5	a neutral oil for the same heat	none	
soybean-oil	sunflower-oil 1	volume	fat	5	a neutral oil for the same heat	none	
soybean-oil	avocado-oil 1	volume	fat	4	takes high heat	buttery	
soybean-oil	olive-oil 1	volume	fat	3	liquid fat	fruity	
edamame	asparagus 1	weight	freshness	2	green bites	no pods	
edamame	broccoli 1	weight	freshness	2	green bites	softer	
edamame	sweetcorn 1	weight	freshness	3	sweet bites	yellow	
edamame	avocado 1	weight	body	2	green and rich	soft	
natto	chickpea-miso 1/2	weight	umami	3	fermented and deep without soy	saltier	
natto	tempeh 1	weight	protein	4	fermented beans	firm, not sticky	
natto	kimchi 1	weight	umami	2	fermented	sour and hot	
natto	okra 1	weight	body	2	as slippery	fresh	
soy-protein	lentil 3	weight	protein	4	filling in sauces	softer	
soy-protein	mushroom 3	weight	umami	3	chopped, meaty in sauces	lighter	
soy-protein	pea-protein 1	weight	protein	4	protein of peas	earthier	
soy-protein	jackfruit 3	weight	protein	3	shreds like meat	less protein	
soy-protein	chickpea 3	weight	protein	3	filling in stews	softer	
tofu-skin	rice-paper 1	weight	starch	3	a sheet that wraps	no protein	
tofu-skin	egg 1	weight	protein	3	fried to a thin sheet	tastes of egg	
tofu-skin	chickpea-tofu 1	weight	protein	3	protein without soy	thicker	
tofu-skin	tofu 1	weight	protein	4	of the same beans	softer	
soy-yogurt	coconut-cream 15/16 + lemon-juice 1/16	volume	dairy	3	creamy and sour	coconut	
soy-yogurt	oat-cream 15/16 + lemon-juice 1/16	volume	dairy	3	creamy and sour	thinner	
soy-yogurt	yogurt 1	volume	dairy	5	yogurt	of milk	
soy-yogurt	applesauce 1	volume	moisture	2	keeps cakes moist	sweeter	
almond-yogurt	coconut-cream 15/16 + lemon-juice 1/16	volume	dairy	3	creamy and sour	coconut	
almond-yogurt	oat-cream 15/16 + lemon-juice 1/16	volume	dairy	3	creamy and sour	thinner	
almond-yogurt	silken-tofu 15/16 + lemon-juice 1/16	volume	dairy	3	creamy and sour	beany	
almond-yogurt	yogurt 1	volume	dairy	4	yogurt	of milk	
coconut-yogurt	oat-cream 15/16 + lemon-juice 1/16	volume	dairy	3	creamy and sour	thinner	
coconut-yogurt	silken-tofu 15/16 + lemon-juice 1/16	volume	dairy	3	creamy and sour	beany	
coconut-yogurt	soy-yogurt 1	volume	dairy	4	yogurt made of plants	less sweet	
coconut-yogurt	coconut-cream 15/16 + lemon-juice 1/16	volume	dairy	4	creamy and sour	richer	
frangipane	sunflower-seed 2/3 + sugar 1/3	weight	sweetness	3	ground seeds baked with egg and butter	less fine	
frangipane	coconut-flour 1/3 + sugar 1/3	weight	sweetness	2	a sweet filling without nuts	coconut	
frangipane	pumpkin-seed 2/3 + sugar 1/3	weight	sweetness	3	ground seeds baked with egg and butter	green	
frangipane	apple-butter 1	weight	sweetness	2	a sweet filling	of fruit	
hazelnut-oil	pumpkin-seed-oil 1	volume	aroma	4	dark and toasted	greener	
hazelnut-oil	sesame-oil 1/2	volume	aroma	3	toasted	stronger	
hazelnut-oil	olive-oil 1	volume	fat	3	for dressings	not nutty	
walnut-oil	pumpkin-seed-oil 1	volume	aroma	4	dark and toasted	greener	
walnut-oil	sesame-oil 1/2	volume	aroma	3	toasted	stronger	
walnut-oil	olive-oil 1	volume	fat	3	for dressings	not nutty	
almond-oil	sunflower-oil 1	volume	fat	4	mild oil	not nutty	
almond-oil	olive-oil 1	volume	fat	3	for dressings	fruity	
pistachio-oil	pumpkin-seed-oil 1	volume	aroma	4	green and toasted	darker	
pistachio-oil	olive-oil 1	volume	fat	3	for dressings	not nutty	
pecan-oil	pumpkin-seed-oil 1	volume	aroma	3	dark and toasted	greener	
pecan-oil	olive-oil 1	volume	fat	3	for dressings	not nutty	
chestnut	sweet-potato 1	weight	starch	4	as sweet and floury	softer	
chestnut	butternut-squash 1	weight	starch	3	sweet and soft	moister	
chestnut	parsnip 1	weight	starch	3	sweet, to roast	firmer	
chestnut	chickpea 1	weight	starch	3	floury bites	less sweet	
gianduja	sunflower-seed-butter 1/2 + cocoa 1/4 + icing-sugar 1/4	weight	sweetness	3	chocolate and seeds	no hazelnut	
gianduja	dark-chocolate 1	weight	sweetness	3	chocolate to melt	no hazelnut	
gianduja	tahini 3/4 + cocoa 1/4	weight	sweetness	2	dark and nutty of seeds	add sugar	
pistachio-butter	pumpkin-seed-butter 1	volume	fat	4	as green and nutty	earthier	
pistachio-butter	sunflower-seed-butter 1	volume	fat	3	ground seeds	paler	
pistachio-butter	tahini 1	volume	fat	3	ground seeds	bitter	
cashew-butter	sunflower-seed-butter 1	volume	fat	4	ground seeds	stronger	
cashew-butter	tahini 1	volume	fat	3	ground seeds	bitter	
cashew-butter	pumpkin-seed-butter 1	volume	fat	3	ground seeds	green	
hazelnut-butter	sunflower-seed-butter 1	volume	fat	4	ground seeds	stronger	
hazelnut-butter	tahini 1	volume	fat	3	ground seeds	bitter	
hazelnut-butter	pumpkin-seed-butter 1	volume	fat	3	ground seeds	green	
brazil-nut	sunflower-seed 1	volume	crunch	3	crunch without nuts	smaller	
brazil-nut	pumpkin-seed 1	volume	crunch	3	crunch without nuts	smaller	
brazil-nut	coconut-flakes 1	volume	crunch	3	rich and mild	chewier	
everything-bagel-seasoning	poppy-seed 1/2 + salt 1/4 + garlic-powder 1/4	volume	aroma	4	what it is made of, without sesame	less nutty	
everything-bagel-seasoning	garlic-salt 1/2	volume	aroma	3	salty and savory	no seeds	
everything-bagel-seasoning	sunflower-seed 1/2 + salt 1/8	volume	crunch	2	seeds and salt	no garlic	
sesame-salt	salt 1/2	volume	salt	3	as salty	not nutty	
sesame-salt	hemp-seed 3/4 + salt 1/4	volume	salt	4	seeds and salt	softer	
sesame-salt	sunflower-seed 3/4 + salt 1/4	volume	salt	4	ground, seeds and salt	milder	
english-mustard	gluten-free-english-mustard 1	volume	heat	5	the same without wheat	none	
english-mustard	dijon-mustard 1	volume	heat	4	mustard	milder	
english-mustard	mustard-powder 1/2 + water 1/2	volume	heat	5	what it is made of	none	
english-mustard	horseradish-root 1	volume	heat	3	as sharp	fresh	
horseradish-sauce	horseradish-root 1	volume	heat	4	grated, as sharp	not creamy	
horseradish-sauce	prepared-horseradish 1	volume	heat	4	as sharp	not creamy	
horseradish-sauce	dijon-mustard 1	volume	heat	3	sharp with meat	of mustard	
horseradish-sauce	wasabi 1/2	volume	heat	3	as sharp	green	
wasabi	horseradish-root 1	volume	heat	5	the root that most wasabi is made of	white	
wasabi	ground-ginger 1	volume	heat	2	sharp	of ginger	
wasabi	mustard-powder 1 + water 1	volume	heat	4	as sharp in the nose	yellow	
wasabi	ginger 1	volume	heat	2	sharp, grated	of ginger	
soup-vegetables	carrot 1/2 + onion 1/2	weight	aroma	4	two of its three vegetables	no celery	
soup-vegetables	carrot 1/2 + leek 1/2	weight	aroma	4	sweet base for stews	no celery	
soup-vegetables	carrot 1/2 + fennel 1/2	weight	aroma	3	sweet base for stews	anise	
bouquet-garni	thyme 1/2 + parsley 1/2	weight	aroma	4	what it is made of, without celery	simpler	
bouquet-garni	thyme 1 + bay-leaf 1/4	weight	aroma	4	what it is made of, without celery	simpler	
bouquet-garni	herbes-de-provence 1/4	weight	aroma	3	dried herbs	stronger	
lupin	chickpea 1	weight	protein	4	a firm bean	softer	
lupin	cannellini-bean 1	weight	protein	3	a mild bean	softer	
lupin	edamame 1	weight	protein	3	as much protein	greener	
lupin	table-olive 1	weight	salt	2	a salty snack	fatter	
rice-wine	rice-vinegar 1/4 + water 3/4	volume	acid	3	the same grain, no alcohol	sourer	
rice-wine	apple-juice 7/8 + rice-vinegar 1/8	volume	moisture	3	sweet and sour liquid	fruitier	
rice-wine	grape-juice 7/8 + rice-vinegar 1/8	volume	moisture	3	sweet and sour liquid	fruitier	
rice-wine	sherry 1	volume	aroma	4	dry and nutty	stronger	
limoncello	lemon-juice 1/2 + sugar 1/2	volume	acid	3	sweet lemon without alcohol	thinner	
limoncello	lemonade 1	volume	moisture	3	sweet lemon without alcohol	weaker	
cream-liqueur	vegan-cream-liqueur 1	volume	dairy	5	made to be the same	nearly none	
cream-liqueur	coconut-cream 3/4 + coffee 1/4	volume	dairy	3	creamy with coffee, no alcohol	coconut	
cream-liqueur	oat-cream 3/4 + coffee 1/4	volume	dairy	3	creamy with coffee, no alcohol	milder	
cream-liqueur	half-and-half 3/4 + coffee 1/4	volume	dairy	4	creamy with coffee, no alcohol	milder	
vermouth	grape-juice 7/8 + white-vinegar 1/8	volume	acid	3	fruity and sour	no herbs	
vermouth	apple-juice 7/8 + lemon-juice 1/8	volume	acid	3	fruity and sour	no herbs	
vermouth	white-wine 1	volume	acid	4	dry wine	no herbs	
vermouth	vegetable-stock 7/8 + lemon-juice 1/8	volume	acid	3	savory and sour for sauces	no herbs	
tequila	lime-juice 1/4 + sparkling-water 3/4	volume	acid	2	sharp liquid without alcohol	no agave	
tequila	water 1	volume	moisture	2	a liquid for marinades	no taste	
tequila	apple-juice 1	volume	moisture	2	sweet liquid	no agave	
gin	sparkling-water 7/8 + lime-juice 1/8	volume	acid	2	sharp liquid without alcohol	no juniper	
gin	water 1	volume	moisture	2	a liquid for sauces	no juniper	
cider	apple-juice 7/8 + cider-vinegar 1/8	volume	moisture	4	of apples without alcohol	sweeter	
cider	apple-juice 1	volume	moisture	4	of apples without alcohol	sweeter	
meat-drippings	ghee 1	volume	fat	4	takes the same heat	nutty	
meat-drippings	vegetable-shortening 1	volume	fat	3	solid fat for frying	no savory note	
meat-drippings	olive-oil 1	volume	fat	3	fries and roasts	fruity	
meat-drippings	coconut-oil 1	volume	fat	3	solid when cold	faint coconut	
egg-replacer	ground-flaxseed 2/3	volume	binder	4	gels with water	nutty flecks	
egg-replacer	chia-seed 2/3	volume	binder	4	gels with water	dark flecks	
egg-replacer	cornstarch 2/3	volume	binder	3	binds with water	paler	
egg-replacer	tapioca-starch 2/3	volume	binder	3	binds with water	chewier	
flax-egg	chia-seed 1/3 + water 1	volume	binder	5	gels as well	dark flecks	
flax-egg	aquafaba 1	volume	binder	4	binds as well	lighter	
flax-egg	applesauce 1	volume	binder	3	keeps moist	sweeter	
flax-egg	banana 1	weight	binder	3	binds and keeps moist	of banana	
flax-egg	egg 1	weight	binder	4	what it stands in for	richer	
asafoetida	gluten-free-asafoetida 1	volume	aroma	5	the same without wheat	none	
asafoetida	onion-powder 2	volume	aroma	3	savory	of onion	
asafoetida	garlic-powder 2	volume	aroma	3	savory	of garlic	
jalapeno	black-pepper 1/8	weight	heat	2	hot without chili	no crunch	
jalapeno	ginger 1/2	weight	heat	2	hot and fresh without chili	of ginger	
jalapeno	radish 1	weight	heat	3	sharp and crisp without chili	milder	
chili	radish 1	weight	heat	2	sharp and crisp without chili	milder	
bell-pepper	cucumber 1	weight	freshness	2	crisp and juicy raw	cooler	
tomato-salsa	mango 3/4 + lime-juice 1/8	weight	freshness	3	chopped, sweet and sour	fruity	
tomato-salsa	cucumber 3/4 + lime-juice 1/8	weight	freshness	3	chopped, fresh and sour	greener	
tomato-salsa	avocado 3/4 + lime-juice 1/8	weight	body	3	chopped, rich and sour	green	
pizza-sauce	pumpkin-puree 15/16 + white-vinegar 1/16	volume	body	3	thick, sweet and sour	no tomato	
pizza-sauce	carrot 3/4 + beetroot 1/4	weight	body	3	blended, red and sweet	add vinegar	
pizza-sauce	pesto 1/2	volume	aroma	3	sauce for pizza	green	
marinara-sauce	pumpkin-puree 15/16 + white-vinegar 1/16	volume	body	3	thick, sweet and sour	no tomato	
marinara-sauce	carrot 3/4 + beetroot 1/4	weight	body	3	blended, red and sweet	add vinegar	
marinara-sauce	pesto 1/2	volume	aroma	2	sauce for pasta	green	
lemon-curd	marmalade 1	volume	sweetness	4	citrus to spread	bitter, with peel	
tortilla-chip	pork-rinds 1	weight	crunch	3	crisp to dip, without starch	of pork	
isinglass	agar 1/3	weight	set	3	sets as well, made of seaweed	firmer	
isinglass	gelatin 1	weight	set	4	sets as clear	none	
isinglass	carrageenan 1/2	weight	set	3	sets and clears, made of seaweed	softer	
gianduja	sunflower-seed-butter 3/4 + carob 1/4	weight	sweetness	3	sweet, brown and rich without nuts	no chocolate	
quark	soy-yogurt 1	volume	dairy	4	thick and tangy without milk	thinner	
quark	silken-tofu 15/16 + lemon-juice 1/16	volume	dairy	4	thick and tangy without milk	beany	
quark	coconut-yogurt 1	volume	dairy	3	thick and tangy without milk	coconut	
quark	greek-yogurt 1	volume	dairy	5	thick and tangy	softer	
quark	cashew-cream 15/16 + lemon-juice 1/16	volume	dairy	3	thick and tangy without milk	nutty	
quark	coconut-cream 15/16 + lemon-juice 1/16	volume	dairy	3	thick and tangy without milk	coconut	
fromage-frais	soy-yogurt 1	volume	dairy	4	thick and tangy without milk	thinner	
fromage-frais	silken-tofu 15/16 + lemon-juice 1/16	volume	dairy	4	thick and tangy without milk	beany	
fromage-frais	coconut-yogurt 1	volume	dairy	3	thick and tangy without milk	coconut	
fromage-frais	greek-yogurt 1	volume	dairy	5	thick and tangy	thicker	
fromage-frais	coconut-cream 15/16 + lemon-juice 1/16	volume	dairy	3	thick and tangy without milk	coconut	
silken-tofu	coconut-cream 1	volume	body	3	thick and smooth without soy	coconut	
silken-tofu	avocado 1	weight	body	3	smooth and rich	green	
silken-tofu	cannellini-bean 1	weight	protein	3	blended smooth, with protein	denser	
silken-tofu	greek-yogurt 1	volume	dairy	3	thick and smooth	tangy	
silken-tofu	cashew-cream 1	volume	body	3	thick and smooth	nutty	
silken-tofu	tofu 1	weight	protein	4	blended with water	grainier	
silken-tofu	chickpea-tofu 1	weight	protein	3	protein without soy	firmer	
ricotta	chickpea-tofu 15/16 + lemon-juice 1/16	weight	dairy	3	crumbles without milk and soy	firmer	
goat-cheese	cashew-cream 15/16 + lemon-juice 1/16	weight	dairy	4	creamy and tangy	nutty	
goat-cheese	coconut-cream 15/16 + lemon-juice 1/16	weight	dairy	3	creamy and tangy	coconut	
cream-cheese	coconut-cream 15/16 + lemon-juice 1/16	weight	dairy	3	chilled, thick and tangy	coconut	
cream-cheese	oat-cream 15/16 + lemon-juice 1/16	weight	dairy	2	tangy	thinner	
guanciale	beef-bacon 1	weight	umami	4	cured and smoky, renders some fat	leaner	
guanciale	turkey-bacon 1	weight	umami	3	cured and smoky	leaner	
guanciale	vegan-bacon 1	weight	umami	3	smoky and crisp	leaner	
guanciale	pancetta 1	weight	umami	5	cured belly for the same dishes	milder	
guanciale	mushroom 1	weight	umami	3	fried crisp, deep and meaty	no smoke	
guanciale	smoked-tofu 1	weight	umami	3	smoky, fries crisp	leaner	
pork-belly	beef-brisket 1	weight	protein	3	fat and tender when slow	beefier	
pork-belly	lamb-shoulder 1	weight	protein	3	fat and tender when slow	of lamb	
hard-boiled-egg	tofu 1	weight	protein	4	firm, mild bites	no yolk	
hard-boiled-egg	chickpea 1	weight	protein	3	mashed for salads and sandwiches	beany	
hard-boiled-egg	chickpea-tofu 1	weight	protein	4	firm, mild bites	no yolk	
hard-boiled-egg	avocado 1	weight	body	3	rich bites on salads	green	
hard-boiled-egg	potato 1	weight	starch	2	mild bites in salads	no protein	
scrambled-egg	tofu 1	weight	protein	4	crumbled and fried, as soft	milder	
scrambled-egg	vegan-egg 1	weight	protein	5	made to be the same	nearly none	
scrambled-egg	chickpea-tofu 1	weight	protein	4	crumbled and fried	firmer	
scrambled-egg	chickpea 1	weight	protein	3	mashed and fried	beany	
fried-egg	tofu 1	weight	protein	3	slices to fry	no yolk	
fried-egg	portobello 1	weight	umami	2	a cap to fry	of mushroom	
fried-egg	avocado 1	weight	body	3	rich on toast	green	
omelet	gluten-free-chickpea-flour 1/2 + water 1/2	weight	protein	4	a batter that fries like one	beany	
omelet	vegan-egg 1	weight	protein	5	made to be the same	nearly none	
omelet	tofu 1	weight	protein	3	blended or crumbled and fried	milder	
aquafaba	egg-white 2/3	volume	binder	5	whips and binds	of egg	
aquafaba	ground-flaxseed 1/4 + water 3/4	volume	binder	3	binds	does not whip	
aquafaba	chia-seed 1/4 + water 3/4	volume	binder	3	binds	does not whip	
aquafaba	applesauce 1	volume	moisture	2	keeps moist	does not whip	
tomato	mango 1	weight	freshness	2	sweet and juicy raw	fruity	
nutritional-yeast	cashew 1	volume	umami	2	ground, rich on pasta	no cheesy taste	
ground-beef	quinoa 1	weight	protein	2	small and filling in sauces	grainier	
ground-beef	chickpea 1	weight	protein	3	mashed for patties	beany	
chicken-breast	chickpea-tofu 1	weight	protein	3	mild, to fry in pieces	softer	
chicken-breast	jackfruit 1	weight	protein	3	shreds like meat	less protein	
chicken-breast	mushroom 1	weight	umami	2	meaty to fry	less protein	
chicken	chickpea-tofu 1	weight	protein	3	mild, to fry in pieces	softer	
salmon	chickpea-tofu 1	weight	protein	2	mild, to fry in pieces	no taste of the sea	
tuna	jackfruit 1	weight	protein	2	shreds as well	less protein	
cod	chickpea-tofu 1	weight	protein	3	mild, to fry in pieces	no taste of the sea	
mussel	chicken-breast 1	weight	protein	2	mild bites	of meat	
clam	chicken-breast 1	weight	protein	2	mild bites	of meat	
squid	chicken-breast 1	weight	protein	2	strips to fry	of meat	
scallop	chicken-breast 1	weight	protein	2	mild bites to sear	of meat	
lobster	cod 1	weight	protein	3	white and sweet	softer	
feta	chickpea-tofu 15/16 + lemon-juice 1/16	weight	dairy	3	crumbles without milk and soy	milder, needs salt	
"""#

  static let kin: StaticString = #"""
protein	4	cod haddock hake whiting pollock alaska-pollock ling lingcod halibut plaice turbot tilapia catfish basa sea-bass sea-bream snapper grouper mahi-mahi rockfish orange-roughy barramundi perch pike-perch monkfish	white fish that cooks in the same time	firmer or softer flakes
protein	4	salmon wild-salmon trout arctic-char	pink fish, as rich	milder or stronger
protein	4	mackerel herring fresh-sardine bluefish sprat saury	oily fish that grills alike	milder or stronger
protein	4	tuna albacore swordfish bonito amberjack	meaty fish that sears alike	firmer or milder
protein	4	shrimp king-prawn langoustine crayfish lobster crab	sweet shellfish with shells	sweeter or firmer
protein	4	clam mussel cockle razor-clam oyster	shellfish that opens in steam	milder or stronger
protein	4	squid cuttlefish octopus	tender when quick or slow	firmer or softer
protein	4	smoked-salmon smoked-trout hot-smoked-salmon smoked-mackerel lox gravlax kipper	smoked or cured fish	milder or stronger
protein	4	beef-steak rump-steak strip-steak ribeye t-bone-steak beef-tenderloin flank-steak skirt-steak flat-iron-steak	beef to sear	leaner or fatter
protein	4	stewing-beef beef-chuck beef-brisket short-rib beef-shank beef-cheek oxtail	beef to braise	leaner or fatter
protein	4	lamb-shoulder lamb-leg lamb-neck lamb-shank mutton	lamb to roast or braise	leaner or fatter
protein	4	pork-loin pork-chop pork-tenderloin pork-cutlet	lean pork	drier or juicier
protein	4	pork-shoulder pork-belly pork-rib country-style-rib baby-back-rib	pork to cook slowly	leaner or fatter
protein	4	chicken-thigh chicken-leg chicken-drumstick chicken-wing chicken-piece	dark meat of chicken	cooks a little longer or shorter
protein	4	ground-beef ground-pork ground-veal ground-lamb ground-chicken ground-turkey ground-bison ground-venison	ground meat that browns alike	leaner, fatter or stronger
protein	4	duck goose guinea-fowl pheasant quail	birds with dark meat	leaner or fatter
protein	3	venison bison elk beef rabbit wild-boar	red meat to braise	leaner or gamier
protein	4	beef-liver veal-liver lamb-liver chicken-liver duck-liver pork-liver	liver	milder or stronger
protein	4	sausage pork-sausage beef-sausage chicken-sausage turkey-sausage lamb-sausage bratwurst	sausage to fry	leaner or spicier
umami	4	salami pepperoni beef-salami summer-sausage mortadella	cured sausage in slices	milder or spicier
umami	4	prosciutto country-ham	dry-cured and thin	saltier or leaner
protein	4	deli-turkey deli-chicken deli-ham deli-roast-beef	slices for sandwiches	milder or stronger
protein	5	black-bean kidney-bean pinto-bean borlotti-bean pink-bean mayocoba-bean	beans for chili and stews	softer or firmer
protein	5	cannellini-bean butter-bean flageolet-bean white-kidney-bean	white, creamy beans	larger or smaller
protein	5	dried-black-bean dried-kidney-bean dried-pinto-bean dried-borlotti-bean dried-mayocoba-bean	dried beans that cook alike	softer or firmer
protein	5	dried-white-bean dried-flageolet-bean dried-butter-bean dried-black-eyed-pea	dried white beans	larger or smaller
protein	5	green-lentil brown-lentil black-lentil	lentils that keep their shape	firmer or softer
protein	5	red-lentil split-pea mung-bean chana-dal toor-dal	cooks soft for dal and soup	sweeter or earthier
starch	5	spaghetti macaroni small-pasta pasta whole-wheat-pasta	pasta in another shape	holds sauce differently
starch	4	basmati-rice jasmine-rice brown-rice rice red-rice black-rice parboiled-rice	rice to boil	firmer, softer or longer to cook
starch	4	sushi-rice risotto-rice glutinous-rice	short, sticky rice	stickier or creamier
starch	4	farro pearl-barley wheat-berries freekeh kamut rye-berries	chewy whole grains	nuttier or softer
starch	4	quinoa gluten-free-millet amaranth gluten-free-buckwheat-groats	small grains without gluten	nuttier or softer
starch	4	couscous bulgur pearl-couscous	wheat in grains	finer or chewier
starch	4	rice-noodle glass-noodle sweet-potato-noodle kelp-noodle shirataki	noodles without wheat	springier or softer
starch	4	udon soba ramen-noodle egg-noodle fresh-ramen	noodles for broth and wok	thicker or springier
starch	4	bread whole-wheat-bread sourdough-bread multigrain-bread rye-bread baguette ciabatta italian-bread	bread in slices	denser or lighter
starch	4	pita naan lavash chapati flour-tortilla whole-wheat-tortilla	flat wheat bread	thicker or thinner
starch	4	burger-bun bread-roll dinner-roll brioche english-muffin bagel	a roll to fill	softer or firmer
crunch	4	almond walnut pecan cashew hazelnut macadamia brazil-nut pistachio	nuts of a size	milder, sweeter or softer
crunch	4	sunflower-seed pumpkin-seed hemp-seed	seeds to sprinkle and toast	milder or grassier
fat	4	almond-butter cashew-butter hazelnut-butter macadamia-butter pecan-butter walnut-butter pistachio-butter	ground nuts	sweeter or stronger
fat	5	rapeseed-oil sunflower-oil grapeseed-oil safflower-oil corn-oil rice-bran-oil cottonseed-oil avocado-oil	a mild oil for the same heat	nearly none
aroma	4	walnut-oil hazelnut-oil almond-oil pistachio-oil pecan-oil	nut oil for dressings	stronger or milder
acid	4	white-vinegar cider-vinegar rice-vinegar wine-vinegar malt-vinegar	vinegar	sharper or softer
freshness	5	lemon lime	citrus with juice and peel	sourer or sweeter
freshness	4	orange mandarin grapefruit pomelo kumquat	citrus to eat	sweeter or more bitter
freshness	4	peach apricot plum pluot cherry	stone fruit	sweeter or tarter
freshness	4	strawberry raspberry blackberry blueberry boysenberry mulberry	berries	sweeter or tarter
freshness	4	blackcurrant gooseberry cranberry lingonberry	tart berries to cook	tarter or sweeter
freshness	4	mango papaya pineapple peach	juicy yellow fruit	sweeter or tarter
freshness	4	watermelon cantaloupe	melon	sweeter or milder
freshness	5	apple pear asian-pear quince	fruit with a core	softer or crisper
sweetness	4	raisin golden-raisin dried-cranberries dried-cherry dried-blueberry dried-apricot prune	dried fruit	sweeter or tarter
sweetness	4	date dried-fig prune dried-apricot	sticky dried fruit	sweeter or tarter
sweetness	4	strawberry-jam raspberry-jam blackberry-jam blueberry-jam apricot-jam peach-jam plum-jam cherry-jam blackcurrant-jam fig-jam	jam of another fruit	sweeter or tarter
sweetness	4	maple-syrup agave-syrup golden-syrup date-syrup honey rice-syrup sorghum-syrup	syrup to pour	darker or milder
sweetness	5	sugar demerara-sugar brown-sugar coconut-sugar palm-sugar maple-sugar	dry sugar	darker or paler
sweetness	4	jaggery piloncillo palm-sugar coconut-sugar brown-sugar	unrefined sugar	darker or milder
sweetness	4	erythritol xylitol monk-fruit-sweetener allulose	sweet without sugar	cooling or milder
color	4	spinach chard kale collard-greens beet-greens turnip-greens mustard-greens bok-choy	greens to cook	softer, firmer or sharper
freshness	4	lettuce iceberg-lettuce butter-lettuce rocket watercress lambs-lettuce mixed-salad-leaves radicchio curly-endive chicory	leaves for salads	crisper, softer or more bitter
freshness	4	broccoli cauliflower romanesco broccoli-rabe chinese-broccoli brussels-sprout	vegetables of the cabbage family	milder or stronger
freshness	5	cabbage red-cabbage napa-cabbage	cabbage	softer or firmer
starch	4	butternut-squash acorn-squash delicata-squash pumpkin kabocha sweet-potato	sweet orange flesh	drier or wetter
body	5	courgette yellow-squash marrow	summer squash	nearly none
starch	4	parsnip carrot turnip swede celeriac beetroot kohlrabi parsley-root salsify	roots to roast	sweeter or earthier
starch	4	taro yam cassava malanga sweet-potato potato	starchy roots	drier or sweeter
umami	5	mushroom chestnut-mushroom portobello shiitake oyster-mushroom enoki maitake chanterelle porcini	mushrooms to fry	milder or stronger
umami	5	dried-shiitake dried-porcini dried-mushroom	dried mushrooms	milder or stronger
aroma	4	onion sweet-onion red-onion shallot pearl-onion leek	onions	milder or stronger
freshness	4	green-bean wax-bean yardlong-bean sugar-snap-pea snow-pea asparagus	green pods and stalks	crisper or sweeter
heat	4	jalapeno serrano chili poblano	fresh green or red chili	hotter or milder
heat	4	guajillo pasilla dried-mild-chili chipotle chile-de-arbol	dried chili	hotter or smokier
heat	4	chili-flakes aleppo-pepper urfa-pepper cayenne hot-paprika	ground or flaked chili	hotter or milder
heat	4	hot-sauce sriracha sambal-oelek harissa	chili sauce	hotter, sweeter or sourer
aroma	4	parsley coriander chervil dill basil mint chive tarragon	soft fresh herbs	its own taste
aroma	4	rosemary thyme sage oregano marjoram savory	woody herbs	stronger or milder
aroma	4	dried-oregano dried-thyme dried-basil dried-marjoram dried-savory italian-seasoning herbes-de-provence mixed-herbs	dried herbs	its own taste
aroma	4	cinnamon allspice nutmeg mace clove cardamom	warm spices	stronger or milder
aroma	4	cumin coriander-seed caraway fennel-seed	seed spices	citrus or aniseed note
aroma	4	black-pepper white-pepper mixed-peppercorns	pepper	sharper or milder
aroma	4	vanilla-extract vanilla-paste vanilla alcohol-free-vanilla imitation-vanilla	vanilla	stronger or milder
aroma	3	lemon-extract orange-extract	citrus flavor	of another citrus
dairy	5	milk reduced-fat-milk low-fat-milk skim-milk lactose-free-milk	milk with more or less fat	richer or thinner
dairy	4	milk goat-milk sheep-milk	milk of another animal	stronger or milder
dairy	4	soy-milk pea-milk oat-milk gluten-free-oat-milk almond-milk cashew-milk rice-milk hemp-milk coconut-milk-drink hazelnut-milk macadamia-milk flax-milk	drink made of plants	thinner, creamier or sweeter
dairy	4	soy-cream oat-cream coconut-cream cashew-cream	cream made of plants	its own taste
dairy	4	soy-yogurt coconut-yogurt almond-yogurt oat-yogurt cashew-yogurt	yogurt made of plants	its own taste
dairy	5	yogurt greek-yogurt low-fat-yogurt skyr goat-yogurt sheep-yogurt	plain yogurt	thicker or thinner
dairy	4	cheddar colby gouda edam monterey-jack red-leicester emmental havarti muenster provolone	cheese that slices and melts	milder or sharper
dairy	4	gruyere emmental comte fontina raclette jarlsberg appenzeller	mountain cheese that melts	milder or stronger
umami	5	parmesan pecorino grana-padano asiago romano-cheese manchego	hard cheese to grate	saltier or milder
dairy	4	ricotta cottage-cheese quark farmer-cheese fromage-frais	fresh curds	smoother or grainier
dairy	4	cream-cheese mascarpone neufchatel	soft, fat cheese	tangier or sweeter
dairy	4	feta goat-cheese cotija sirene ricotta-salata	crumbly cheese in brine	saltier or milder
dairy	5	mozzarella low-moisture-mozzarella bocconcini buffalo-mozzarella burrata string-cheese	mozzarella	wetter or firmer
dairy	4	brie camembert reblochon taleggio	soft cheese with a rind	milder or stronger
dairy	5	blue-cheese gorgonzola roquefort stilton danish-blue	blue cheese	milder or saltier
dairy	4	halloumi paneer bread-cheese queso-blanco	cheese that keeps its shape	saltier or milder
dairy	4	heavy-cream double-cream thickened-cream	cream that whips	thicker or thinner
dairy	4	vegan-cheese vegan-feta cashew-cheese soy-cheese	cheese made of plants	milder or tangier
dairy	4	ice-cream gelato frozen-yogurt soft-serve	frozen cream	denser or lighter
protein	5	vegan-mince vegan-meatball vegan-burger vegan-sausage	made of plants to fry	another shape
protein	4	tofu tempeh chickpea-tofu seitan smoked-tofu	plant protein to fry	firmer or softer
starch	4	cornstarch arrowroot potato-starch tapioca-starch kuzu	starch that thickens	glossier or duller
starch	4	gluten-free-rice-flour gluten-free-buckwheat-flour gluten-free-oat-flour gluten-free-chickpea-flour cassava-flour teff-flour	flour without wheat	earthier or milder
starch	4	wheat-flour bread-flour cake-flour pastry-flour tipo-00-flour whole-wheat-flour	wheat flour	softer or firmer
body	4	chicken-stock beef-stock vegetable-stock turkey-stock mushroom-stock	stock	lighter or darker
acid	4	red-wine white-wine rose-wine	wine	fruitier or drier
aroma	4	rum brandy whiskey	brown spirit	sweeter or smokier
aroma	4	sherry marsala madeira port	fortified wine	sweeter or drier
crunch	4	potato-chip tortilla-chip vegetable-chip pita-chip pretzel popcorn	crisp snack	thicker or lighter
crunch	4	cracker saltine crispbread plain-rice-cracker oatcake	crisp under toppings	coarser or lighter
crunch	4	digestive-biscuit graham-cracker ginger-snap shortbread speculoos	cookies for crumb bases	sweeter or spicier
freshness	4	apple-juice orange-juice pineapple-juice grape-juice grapefruit-juice	fruit juice	sweeter or tarter
freshness	4	cucumber celery radish fennel kohlrabi jicama	crisp and raw	peppery or milder
salt	5	salt kosher-salt flaky-salt smoked-salt	salt	coarser or finer
salt	4	table-olive caper cocktail-onion	salty bites in brine	sharper or milder
acid	4	dill-pickle pickle pickled-onion sauerkraut kimchi	sour and crisp	milder or hotter
umami	4	pesto red-pesto tapenade	paste in oil for pasta and bread	its own taste
umami	4	tomato-sauce marinara-sauce passata pizza-sauce crushed-tomatoes canned-tomatoes	cooked tomato	smoother or chunkier
"""#

  static let kinds: StaticString = #"""
white-fish	cod
oily-fish	mackerel
fish	cod
salmon	salmon
trout	salmon
tuna	tuna
shrimp	shrimp
crab	crab
lobster	lobster
crustacean	shrimp
clam	clam
mussel	mussel
oyster	clam
scallop	scallop
squid	squid
mollusc	clam
beef	beef
beef-steak	beef-steak
ground-beef	ground-beef
veal	beef
lamb	lamb
pork	pork
ham	ham
bacon	bacon
sausage	sausage
chicken	chicken
turkey	turkey
duck	duck
poultry	chicken
game-meat	beef
meat	beef
salami	pepperoni
cheese	cheese
hard-cheese	parmesan
cheddar	cheddar
mozzarella	mozzarella
blue-cheese	blue-cheese
goat-cheese	goat-cheese
cream	cream
heavy-cream	heavy-cream
yogurt	yogurt
milk	milk
butter	butter
ice-cream	ice-cream
egg	egg
pasta	pasta
spaghetti	spaghetti
egg-pasta	egg-noodle
rice	rice
bread	bread
bread-roll	burger-bun
wheat-flour	wheat-flour
whole-wheat-flour	whole-wheat-flour
breadcrumb	breadcrumb
oats	oats
mushroom	mushroom
onion	onion
allium	onion
chili	chili
bell-pepper	bell-pepper
tomato	tomato
potato	potato
lettuce	lettuce
leafy-greens	spinach
cabbage	cabbage
brassica	broccoli
winter-squash	sweet-potato
squash	courgette
cucumber	cucumber
carrot	carrot
berry	blueberry
citrus-fruit	orange
orange	orange
lemon	lemon
lime	lime
stone-fruit	apricot
apple	apple
pear	apple
plum	apple
cherry	strawberry
grape	blueberry
bean	black-bean
lentil	lentil
chickpea	chickpea
pea	pea
tofu	tofu
tree-nut	almond
almond	almond
walnut	walnut
cashew	cashew
peanut	peanut
peanut-butter	peanut-butter
nut-butter	almond-butter
soy-sauce	soy-sauce
mustard	mustard
mayonnaise	mayonnaise
olive	caper
wine-vinegar	wine-vinegar
white-wine	white-wine
red-wine	red-wine
wine	wine
beer	beer
brandy	brandy
rum	rum
whiskey	brandy
liqueur	orange-liqueur
sugar	sugar
honey	honey
chocolate	chocolate
dark-chocolate	dark-chocolate
jam	jam
salt	salt
black-pepper	black-pepper
cinnamon	cinnamon
stock	chicken-stock
chicken-stock	chicken-stock
beef-stock	beef-stock
vegetable-stock	vegetable-stock
ketchup	ketchup
soy-milk	soy-milk
almond-milk	almond-milk
oat-milk	oat-milk
margarine	margarine
vegan-butter	margarine
cracker	cracker
potato-chip	potato-chip
tea	tea
coffee	coffee
coriander-leaf	coriander
seaweed	nori
"""#
}
