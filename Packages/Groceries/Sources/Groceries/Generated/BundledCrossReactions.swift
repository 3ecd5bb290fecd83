// swift-format-ignore-file
// Made from Data by Scripts/compile-groceries. Do not edit.

/// Foods that people react to because they react to another; ``CrossReactions`` reads them.
enum BundledCrossReactions {
  static let text: StaticString = #"""
allergy	foods	offered	why
cashew	pistachio	never	it is closely related to cashew, and nearly everybody reacts to both
pistachio	cashew	never	it is closely related to pistachio, and nearly everybody reacts to both
walnut	pecan	never	it is closely related to walnut, and nearly everybody reacts to both
pecan	walnut	never	it is closely related to pecan, and nearly everybody reacts to both
almond brazil-nut cashew hazelnut macadamia pecan pine-nut pistachio walnut	tree-nut	last	it is a tree nut too, and many people react to several
cashew pistachio	pink-peppercorn	never	it is of the family of cashew and pistachio, and people react to all of them
peanut	lupin	never	it is a legume as peanut is, and many people react to both
lupin	peanut	never	it is a legume as lupin is, and many people react to both
lupin	legume	last	it is a legume as lupin is, and some people react to several
soy	lupin peanut	last	it is a legume as soy is, and some people react to several
peanut	legume	new	it is a legume as peanut is, and some people react to several
soy	legume	new	it is a legume as soy is, and some people react to several
celery	ajwain anise asafoetida caraway carrot chervil coriander cumin dill fennel lovage parsley parsnip	last	it is of the family of celery, and many people react to several
mustard	brassica horseradish wasabi	last	it is of the family of mustard, and many people react to several
crustacean	mollusc	last	it is a shellfish too, and many people react to both
mollusc	crustacean	last	it is a shellfish too, and many people react to both
crustacean mollusc	edible-insect	never	people who react to shellfish react to insects as well
sulphite	lemon-juice lime-juice	never	in bottles it mostly holds sulphite
sulphite	grape-juice wine	never	it mostly holds sulphite
sulphite	dried-fruit dried-cranberries raisin date prune	never	dried fruit often holds sulphite
sulphite	white-vinegar rice-vinegar cider-vinegar malt-vinegar black-vinegar date-vinegar beer-vinegar ume-vinegar	last	some vinegar holds sulphite
ajwain anise asafoetida caraway carrot chervil coriander cumin dill fennel lovage parsley parsnip	celery celeriac ajwain anise asafoetida caraway carrot chervil coriander cumin dill fennel lovage parsley parsnip	last	it is of the carrot family, as celery is, and many people react to several
sesame	poppy-seed sunflower-seed pumpkin-seed flaxseed	last	it is a seed as sesame is, and some people react to several
poppy-seed sunflower-seed pumpkin-seed flaxseed	sesame-seed poppy-seed sunflower-seed pumpkin-seed flaxseed	last	it is a seed too, and some people react to several
melon watermelon cucumber courgette pumpkin	melon watermelon cucumber courgette pumpkin	last	it is of the family of melon and cucumber, and some people react to several
banana avocado kiwi chestnut papaya	banana avocado kiwi chestnut papaya	last	people who react to one of banana, avocado, kiwi and chestnut often react to others
apple pear quince peach plum apricot cherry	apple pear quince peach plum apricot cherry	last	it is of the family of apple and peach, and many people react to several
orange lemon lime grapefruit mandarin	orange lemon lime grapefruit mandarin	last	it is a citrus fruit too, and some people react to several
tomato potato eggplant bell-pepper	tomato potato eggplant bell-pepper	last	it is a nightshade too, and some people react to several
garlic onion leek shallot chive	garlic onion leek shallot chive spring-onion	last	it is of the onion family, and some people react to several
wheat	rye barley triticale	last	it is a grain close to wheat, and many people react to several
"""#
}
