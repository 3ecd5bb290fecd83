// swift-format-ignore-file
// Made from Data/staples.txt by Scripts/compile-foods. Do not edit.

/// The names of the most wanted foods; ``Staples`` reads them.
enum BundledStaples {
  static let text: StaticString = #"""
egg
milk
chicken
banana
apple
bread
rice
cheese
butter
potato
chicken breast
coffee
yogurt
tomato
onion
avocado
beef
pasta
oat
salmon
carrot
strawberry
orange
broccoli
peanut butter
olive oil
sugar
garlic
spinach
tuna
cucumber
blueberry
sweet potato
bacon
ground beef
almond
white rice
brown rice
pizza
lettuce
cheddar
mushroom
grape
tea
wheat flour
honey
mayonnaise
water
salt
corn
bell pepper
greek yogurt
shrimp
turkey
lemon
ham
watermelon
mango
pineapple
chocolate
pork
sausage
cream cheese
ice cream
cauliflower
cabbage
celery
zucchini
green bean
pea
black pepper
pear
peach
cherry
raspberry
kiwi
lime
plum
melon
grapefruit
mozzarella
parmesan
feta
cottage cheese
sour cream
heavy cream
cream
ricotta
goat cheese
ghee
tofu
chickpea
lentil
black bean
kidney bean
hummus
soy sauce
quinoa
couscous
noodle
spaghetti
macaroni
tortilla
bagel
croissant
toast
cereal
granola
oatmeal
pancake
whole wheat bread
sourdough bread
orange juice
apple juice
beer
wine
red wine
white wine
cola
soy milk
almond milk
oat milk
coconut milk
coconut
coconut oil
vegetable oil
canola oil
sunflower oil
sesame oil
vinegar
walnut
cashew
peanut
pistachio
pecan
hazelnut
chia seed
flaxseed
sunflower seed
pumpkin seed
eggplant
asparagus
kale
beet
pumpkin
radish
leek
red onion
scallion
ginger
cod
tilapia
crab
lobster
sardine
steak
chicken thigh
lamb
duck
ground turkey
ketchup
mustard
hot sauce
salsa
barbecue sauce
tomato sauce
tomato paste
pesto
jam
maple syrup
dark chocolate
milk chocolate
white chocolate
cooky
cake
doughnut
muffin
potato chip
french fries
popcorn
cinnamon
paprika
cumin
oregano
basil
parsley
cilantro
thyme
rosemary
turmeric
chili powder
curry powder
nutmeg
vanilla extract
vanilla
baking powder
baking soda
cornstarch
yeast
cocoa
brown sugar
icing sugar
skim milk
buttermilk
condensed milk
evaporated milk
egg white
egg yolk
chicken stock
beef stock
vegetable stock
date
raisin
prune
dried apricot
cranberry
blackberry
fig
pomegranate
papaya
squash
butternut squash
brussel sprout
artichoke
fennel
turnip
parsnip
okra
arugula
chard
chicken wing
chicken leg
pork chop
hot dog
hamburger
salami
prosciutto
chorizo
meatball
anchovy
basmati rice
jasmine rice
barley
bulgur
polenta
semolina
rye bread
pita
naan
cracker
jalapeno
chili
cherry tomato
olive
caper
pickle
sauerkraut
kimchi
seaweed
bean sprout
tempeh
edamame
miso
tahini
almond butter
almond flour
coconut flour
gelatin
lard
margarine
brie
gouda
swiss cheese
blue cheese
halloumi
paneer
kefir
protein powder
stevia
molass
sushi
burrito
taco
lasagna
falafel
fried rice
omelette
"""#
}
