// swift-format-ignore-file
// Made from Data/prose.txt by Scripts/compile-foods. Do not edit.

/// The ordinary words of recipe texts; ``ProseLexicon`` reads them.
enum BundledProse {
  static let text: StaticString = #"""
verb: add, adjust, allow, arrange, assemble, avoid, balance, baste, blacken, blanch, blend
verb: blister, blitz, boil, braise, break, breathe, bring, broil, brown, brush, bubble, build
verb: burn, burst, bury, butterfly, caramelise, caramelize, carve, catch, celebrate, chargrill
verb: check, chill, choose, clean, cleanse, close, clump, coagulate, coat, coddle, collect, comb
verb: combine, complement, congeal, continue, contrast, cook, cool, core, cover, crack, crackle
verb: crimp, crisp, crosshatch, crowd, crush, cube, curdle, cure, cut, decorate, deglaze
verb: dehydrate, depend, deseed, deserve, devein, dice, discard, dissolve, divide, dollop, drain
verb: drape, dredge, drip, drizzle, drop, dry, dunk, dust, ease, emulsify, encase, enclose
verb: enjoy, evaporate, fan, feature, fill, filter, finish, flash, flatten, flip, float, foam
verb: fold, follow, form, freeze, froth, garnish, gather, gild, glisten, grate, grease, griddle
verb: grill, grind, gut, halve, hang, heat, help, hull, infuse, insert, inspire, invert, juice
verb: julienne, keep, knead, knock, ladle, last, lather, layer, leave, leaven, level, lift, like
verb: line, linger, link, loosen, love, lower, macerate, marinate, massage, matter, measure
verb: melt, mix, moisten, move, nestle, note, ooze, open, overcook, overlap, pack, paint, pair
verb: parboil, pare, pat, peel, pick, pierce, pile, pinch, pipe, pit, place, plate, plunge
verb: poach, pop, portion, position, pound, pour, prefer, preheat, prepare, press, prick, prise
verb: process, proof, puff, pull, puree, push, quarter, raise, rake, reach, recommend, recover
verb: reduce, refrigerate, reheat, release, remember, remove, render, repeat, replace, require
verb: reserve, rest, retain, return, rinse, ripen, roast, rotate, rub, saute, save, scald, scale
verb: scatter, scoop, scorch, score, scrape, scrub, scrunch, seal, sear, season, secure, select
verb: separate, serve, set, shake, shape, shave, shine, showcase, shred, shuck, sieve, sift
verb: simmer, simplify, sing, singe, sink, sizzle, skewer, skim, skin, slash, slather, slice
verb: slide, smash, smear, smoke, smooth, smother, snip, soak, soften, spear, spike, spiral
verb: spit, splatter, splutter, spoon, spray, squeeze, stack, star, start, steam, steep, stem
verb: sterilise, sterilize, stink, stir, stop, store, strain, stretch, strew, strip, submerge
verb: substitute, suggest, surround, sweat, sweeten, swirl, tack, taste, tear, tenderise
verb: tenderize, test, thaw, thicken, thin, thread, throw, tilt, tip, top, toss, transfer
verb: trickle, trim, truss, tuck, turn, twist, uncover, unfold, unmold, unmould, unroll, unwrap
verb: use, vary, wait, warm, wash, watch, weigh, whip, whisk, wilt, wipe, wring, zest
word: a, about, above, absorbed, across, acting, action, active, adana, added, adding
word: additional, additions, adult, adults, aerated, african, after, afternoon, afternoons
word: afterward, afterwards, again, against, aged, ahead, air, airfryer, airtight, airy, ajar
word: al, alaskan, algerian, alive, all, alla, allacqua, allergen, allergens, allergic
word: allergies, allergy, almost, alone, along, alongside, already, also, alternative
word: alternatives, although, altogether, always, am, amber, american, among, amount, amounts
word: an, and, andalusian, andean, andhras, anew, another, any, anybody, anything, anywhere
word: apart, appear, appetizer, approx, approximately, archer, are, arent, argentinian, arm
word: armful, arms, aroma, aromatic, around, artisan, artisanal, as, ash, asian, aside, asks
word: assembled, assembly, assorted, at, ate, atlantic, attached, au, aunt, australian, austrian
word: authentic, autumn, aux, available, average, away, baby, back, backbone, badly, bag
word: baghdads, bags, bahian, bahrains, bake, baked, bakery, bakes, baking, balado, balkan, ball
word: balloons, balls, baltic, bamboo, bands, bangladeshi, bare, barely, bark, barrel, base
word: based, bases, basic, basin, basket, basted, basting, batch, batches, bath, bathed, baton
word: batons, bay, be, beach, beads, beany, bearded, beards, beat, beaten, beating, beats
word: because, becomes, bed, been, before, beforehand, began, begin, begins, begun, behind
word: beige, being, belgian, belong, below, bend, bending, bends, bendy, beneath, bengal
word: bengali, beside, best, better, between, beyond, bi, big, bigger, biggest, bihari, bil, bin
word: bind, bing, biodynamic, bird, bissara, bit, bite, bites, bits, bitterness, bittersweet
word: black, blackened, blackens, blades, blanched, blanches, blanket, bleached, bleed, blended
word: blender, blink, blip, bliss, blistered, blisters, blobs, block, blocks, blond, blood
word: bloomed, blossom, blossoms, blot, blotted, blue, blushes, board, boards, boat, bob, bobo
word: bodied, bodies, body, boiled, boiling, boils, bold, boldly, bombay, bone, boned, boneless
word: bones, both, bottle, bottled, bottles, bottom, bottoms, bought, bouncy, bouquet, bowl
word: bowls, box, boxes, braised, braising, brand, brands, brass, brazilian, breadth, bready
word: breakfast, breaking, breaks, breath, breton, brewed, brick, bricks, bridge, briefly
word: bright, brighter, brined, brings, briny, briskly, british, broad, broadest, broiled, broke
word: broken, bronze, brought, browned, bruise, bruised, bruises, brunch, brunoise, brushes
word: brushing, bubbles, bubbling, bubbly, bud, buds, bulb, bulbs, bulgarian, bunch, bunches
word: bundle, bundles, burmese, burner, burners, burns, burnt, bushy, busy, but, butcher
word: butterflied, butterflies, buy, buys, by, c, cage, cajun, calabrian, california
word: californian, called, cambodian, came, camping, can, canadian, canh, canned, cannot, cans
word: cant, cantonese, cap, caps, caramelised, caramelized, care, carefully, caribbean, carries
word: carry, carton, cartons, cascadian, cast, catalog, catches, catching, caught, celebration
word: celiac, celsius, celtic, cent, center, centimeter, centimeters, centimetre, centimetres
word: centre, certified, ceylon, chalky, chang, change, changes, chao, chargrilled, charred
word: chars, chaud, chay, chef, chettinad, chew, chewing, chewy, chick, chiffonade, child
word: children, chilean, chilled, china, chinese, chlada, choice, choka, chopped, chopping
word: chopstick, chopsticks, choy, christmas, chua, chunk, chunks, chunky, circle, cl, clamp
word: clap, classic, clay, cleaned, clear, clearer, cleaver, climbs, cling, clingfilm, clings
word: closed, closer, cloth, cloud, clouding, cloudy, clumps, cm, coals, coarse, coarsely, coast
word: coated, coats, cob, cobs, cocotte, coeliac, coil, coiled, coin, coins, colander, cold
word: collapse, collapsed, collapses, collapsing, collection, colombian, color, colored
word: colorful, coloring, colors, colossal, colour, coloured, colours, com, comal, come, comes
word: comfort, comforting, coming, commercial, completely, compressed, con, concasse, concord
word: constantly, container, containers, containing, contains, continuously, cookbook, cooked
word: cooking, cooks, cooktop, cooled, cools, copper, corazon, corbasi, cored, cores, corfus
word: corner, corners, cornish, corrects, costs, cosy, cough, count, counter, country, couple
word: course, courses, covered, cozy, cracked, crackles, crackly, cracks, craggy, craters
word: creole, crescents, crinkle, criolla, crispy, croatian, cross, crosswise, crown, crowned
word: crumbled, crumbly, crunch, crushed, crushes, crushing, crustless, crusty, crystal, cuban
word: cubed, cubes, cup, cupboard, cups, curdled, curdles, cured, curl, curled, curls, curly
word: cuscuzeira, cuts, cutting, czech, da, dab, dabbing, dad, daffodils, daging, daily, damp
word: dances, dark, darken, darkened, darkens, darker, dash, dashes, daves, dawn, day, days, de
word: dead, deal, debearded, deboned, decoration, deep, deeper, deepest, deeply, defrosted
word: degree, degrees, dehulled, dehydrated, del, delay, delicate, delicious, deluxe, dense
word: dent, dente, dented, dents, deodorized, depth, deseeded, desired, dessert, destemmed
word: deveined, di, diagonally, diameter, diamond, diamonds, diced, dices, did, didnt, dies
word: diet, diets, differ, different, dig, diluted, dimpled, dimples, diner, dinner, dinosaur
word: dipped, dipping, direction, directions, directly, disc, discovery, discs, dish, dishes
word: dissolved, dissolves, dived, divided, dl, do, does, doesnt, doing, dollops, domestic
word: dominican, done, dont, door, dot, dots, dotted, double, doubled, doubles, down, dozen
word: drag, dragon, drained, draw, drawn, draws, dredging, drenched, dress, dressed, dried
word: drink, drinks, dripped, drips, drivers, drizzling, droop, droops, drops, drowned, drunk
word: dull, dulls, during, dusted, dusting, dusty, dutch, duty, each, ear, earlier, earlobe
word: early, ears, earth, earthen, earthy, easily, eastern, easy, eat, eaten, eater, eaters
word: eating, eats, edge, edged, edges, edible, edition, eg, egyptian, eight, eighteen, eighth
word: eighty, either, el, eleven, elongated, else, empty, emptying, en, enamel, end, ending
word: ends, english, enough, enriched, ensalada, enters, envelope, envelopes, equal, equally
word: equipment, equivalent, escapes, et, ethiopian, european, even, evening, evenings, evenly
word: eventually, ever, every, everybody, everyday, everyone, everything, everywhere, exactly
word: excess, expeller, exploded, extra, eyes, f, faces, facing, fahrenheit, faintly, fair
word: fairtrade, fall, falling, falls, families, family, famous, fancy, fanned, fans, far, farm
word: farmed, farmers, farmhouse, farms, fashioned, fast, father, fattiest, favorite, favourite
word: feast, feathery, featuring, feed, feeds, feel, feelers, feeling, feels, feet, felt, few
word: fewer, fez, fiber, fibers, fibre, field, fierce, fiercely, fiercest, fiery, fifteen, fifth
word: fifths, fifty, filipino, filled, filleted, fills, film, filtered, fin, final, find, finds
word: fine, finely, finer, finest, finger, fingernail, fingernails, fingers, fingertip
word: fingertips, finished, finishing, finnish, fire, firm, firmer, firmly, firms, first, fist
word: fistful, fists, fit, fits, five, fl, flake, flaked, flakes, flaking, flaky, flame, flat
word: flatleaf, flattened, flavor, flavored, flavorless, flavors, flavour, flavoured
word: flavourless, flavours, flecked, flecks, flesh, floats, flood, floor, floppy, flops
word: florence, floret, florets, florettes, florida, flow, flower, flowerets, flowers, flows
word: fluffy, fluid, foaming, foams, foamy, foil, folded, folds, follows, food, foods, foot, for
word: foraged, forearms, forestieres, fork, forked, forks, formed, forms, fortified, forty
word: forward, found, four, fourteen, fourth, fragrant, frame, franciscos, freckled, freckles
word: free, freely, freezer, french, frenched, frequently, fresh, freshly, friday, fridge, fried
word: friend, friendly, friends, frills, frilly, from, frond, fronds, front, frosted, frothy
word: froze, frozen, fruity, fry, fryer, frying, full, fully, further, fuse, g, gaeng, gallon
word: gallons, game, gan, gangwon, gap, gape, garden, garnishing, gas, gathers, gave, generous
word: generously, genoa, gentle, gentlest, gently, genuine, georgia, gerais, german, germany
word: germinated, get, gets, getting, ghanaian, giant, gilds, gills, gingery, ginisang, give
word: given, gives, giving, glass, glasses, glassy, glazed, glen, glistening, glistens, glossy
word: gloves, glowing, glues, glug, gnarled, go, goan, goes, goi, going, gold, golden, golf
word: gone, good, gooey, got, gourmet, gradually, grain, grained, grains, grainy, gram, gramme
word: grammes, grams, grandad, grandfather, grandma, grandmother, granny, granulated, granules
word: grass, grassy, grated, grater, grates, grating, gratings, gray, greasing, greasy, great
word: grecku, greek, green, greens, griddled, grilled, grilling, grinding, grindings, grinds
word: gritty, groove, ground, guest, guests, gujarats, guk, gulf, gutted, habit, had, haggerty
word: hair, halal, half, halfway, halved, halves, hand, handful, handfuls, handling, handmade
word: hands, hanoi, hard, hardly, has, hash, have, having, hawaiian, hazel, he, head, heads
word: healthful, healthy, heap, heaped, heaping, heaps, hear, heard, heart, hearty, heated
word: heating, heatproof, heats, heaves, heaviest, heavily, heavy, heel, height, heirloom, held
word: helping, helps, hem, her, here, heritage, het, hickory, high, highest, hill, hills, him
word: himalayan, his, hiss, hissed, hisses, hissing, hit, hob, hold, holds, hole, holes, holiday
word: hollow, hollows, home, homely, homemade, homestyle, homogenised, homogenized, horizontally
word: hot, hothouse, hottest, hour, hours, house, how, however, hu, hugs, hulled, hulls, humble
word: hunan, hundred, hung, hungarian, hunters, husked, hydroponic, i, iced, icelandic, icy, id
word: idaho, idea, ideally, ideas, if, im, immediately, imported, in, inch, inches, included
word: including, indian, individually, indonesian, infused, infusion, ingredient, ingredients
word: inner, insalata, inside, instant, instead, instruction, instructions, into, intolerance
word: intolerant, inward, inwards, iodised, iodized, iranian, irans, iraqi, irish, iron, is
word: islands, isnt, israeli, it, ital, italian, its, itself, ive, ivory, jacket, jamaican
word: jamaicas, jammy, japanese, jar, jarred, jars, javanese, jay, jersey, jiao, jiggles, jjim
word: joes, join, joining, joins, jorim, jued, jug, juices, juicing, juicy, julienned, jumbo
word: jump, just, kaffir, kashmiri, keeping, keeps, kent, kenyan, kept, keralas, keto, kettle
word: key, kg, khaki, kho, kibbled, kid, kids, kill, kilo, kilogram, kilos, kind, kinds, kissed
word: kitchen, kneaded, knife, knives, knob, knobbly, knobby, knobs, knocked, knotted, know
word: known, knows, kolkatas, korean, kosher, kyoto, kyotos, l, la, label, labelled, labels
word: laced, lacquer, lacquered, lacy, laden, ladleful, ladlefuls, ladles, laid, land, lands
word: lankan, lanzhou, laotian, large, larger, largest, late, later, latin, lava, lay, layered
word: layers, laying, laziest, lazy, lb, lbs, ld, le, leads, leaf, leafed, leafy, lean, least
word: leaved, leaves, leaving, lebanese, left, leftover, leftovers, lei, length, lengths
word: lengthways, lengthwise, lenten, less, let, lets, letting, leveled, levelled, lick, lid
word: lidded, lids, lie, lies, life, lifted, lifting, lifts, light, lightly, liked, likewise
word: lima, limp, lined, lines, liquid, liquids, list, listen, lite, liter, liters, litre
word: litres, little, live, lively, load, loaded, local, log, long, longer, look, looks, loose
word: loosely, loosens, loosest, lose, loses, lost, lot, lots, louisiana, lovely, low, lowest
word: lowfat, lukewarm, lump, lumps, lumpy, lunch, lunchbox, luscious, luxury, machine
word: macintosh, mad, made, madras, madura, mahogany, main, maine, mains, make, makes, making
word: makrut, malagas, malaysian, manado, manao, mandoline, manila, manok, many, marbled
word: marbles, marinated, marinating, mark, market, marks, marzano, mashed, mashing, mass, mat
word: match, matchstick, matchsticks, matt, mature, maui, may, maybe, me, meal, mealadvisor
word: meals, means, meantime, meanwhile, measured, meatless, meaty, mediterranean, medium, meet
word: meets, mekong, mellow, melted, melting, melts, membrane, membranes, merely, mestiza, metal
word: method, mex, mexican, mexicana, mexico, mg, microwave, microwaveable, middle, midnight
word: mild, milder, mill, milled, milliliter, milliliters, millilitre, millilitres, millimeter
word: millimetre, minas, minced, mind, mini, miniature, minus, minute, minutes, mit, mixed
word: mixer, mixture, mixtures, ml, mm, mo, modern, moist, moisture, mold, molds, molten, mom
word: moment, moments, monday, monks, monsoon, month, months, moon, moons, mop, more, morning
word: mornings, moroccan, mortar, most, mother, motor, mould, moulds, mountain, mouth, mouthful
word: moves, moving, much, mug, mugs, multi, multicolored, mum, murky, murmur, mushy, muslim
word: must, my, na, nail, napa, narrow, national, natural, neapolitan, near, nearly, neatly
word: necessary, nectar, need, needed, needles, needs, negima, neither, nepalese, nest, neung
word: neutral, never, new, next, nice, nices, nigerian, night, nine, nineteen, ninety, no, non
word: none, nonfat, nonstick, noon, nor, nordestino, nordic, normal, normandy, north, northern
word: northumbrian, norways, norwegian, norwegians, nose, not, notes, nothing, now, nowhere
word: nudge, nudged, nudging, numbing, nuong, nutritious, oak, oaxacas, oblong, occasionally
word: ocean, of, off, often, oiled, oiling, oily, ok, okay, okinawan, olan, old, oleic, on, once
word: one, ones, only, onto, oozes, opaque, opened, option, optional, optionally, options, or
word: ordinary, orek, organic, organics, oriental, origin, original, other, others, otherwise
word: ounce, ounces, our, out, outer, outside, outward, outwards, oval, oven, ovenproof, ovens
word: over, overall, overlapping, overnight, overripe, oversized, own, oz, pacific, package
word: packages, packed, packet, packets, packs, padang, paddle, page, pajamas, pakistani, palate
word: pale, palestinian, palm, palms, pan, pans, pantry, paper, par, parboiled, parched
word: parchment, parsi, part, partially, partly, parts, party, pass, passed, passes, past
word: pasteurised, pasteurized, pasture, pastured, patch, patches, patience, patiently, pats
word: patted, pause, pazza, peaks, pearled, peeled, peeler, pencil, people, per, percent
word: perfect, perfectly, perfume, perhaps, persian, person, persons, peruvian, pestle, petals
word: petite, phet, photo, picked, pickling, picnic, picture, pictures, piece, pieces, pierced
word: piercing, piles, pin, pinches, pink, pint, pints, piper, piping, pips, pith, pits, pitted
word: pkg, pkgs, places, plain, plates, platter, platters, pleasantly, please, plenty, pliable
word: plop, plopping, plops, plucked, plump, plus, po, poached, poaching, pocket, pod, pods
word: point, pointed, poked, polish, polished, pool, pools, popped, popping, popular, poriyal
word: porridge, portioned, portions, portuguese, possible, pot, potluck, pots, pouch, pouches
word: pounded, pounds, pourable, pours, powder, powdered, power, pre, precooked, precut
word: preferably, preferred, premium, prep, preparation, prepared, preserved, presliced, pressed
word: pressing, pressure, previous, previously, prewashed, pricked, prickle, prickles, prime
word: private, probe, processor, produce, proofs, provencal, pry, puckering, puddle, puffed
word: puffing, puffs, puffy, pulled, pulls, pulp, pulpy, pungent, punjabi, punnet, punnets, pure
word: pureed, purged, purple, purpose, pushed, pushes, pushing, put, puts, putty, qing, quality
word: quantity, quart, quartered, quarters, quarts, quick, quickly, quiet, quietly, quite
word: quivers, rack, racks, ragged, rags, rain, rainbow, rainier, rainy, raised, ramekin
word: ramekins, range, rapid, rapidly, rastafari, rather, rattle, rattles, raw, re, reached
word: reaches, reaching, read, readily, reads, ready, readymade, real, really, recipe, recipes
word: reconstituted, red, reddish, reduced, refined, refreshing, refrigerated, refrigerator
word: regional, regular, regularly, rehydrated, relax, relaxes, remain, remaining, remains
word: removed, replacement, required, reserved, resistance, restaurant, rests, returns, ri
word: ribbon, ribbons, ribbony, rich, ridge, ridged, ridges, right, rim, rimmed, rims, rind
word: rindless, rinds, ring, rings, rinsed, rinses, ripe, ripened, ripens, ripples, rise, risen
word: rises, rising, river, road, roasted, roasting, robust, rock, rolled, rolling, roman
word: romanian, rome, romes, roof, room, roomy, root, roots, rope, ropes, rosa, rose, rough
word: roughly, round, rounded, rounds, route, rows, rubbed, rubber, rubbing, ruby, ruffled
word: rummo, run, running, runny, runs, rush, russian, rust, rustic, s, sachet, sachets, safe
word: said, salada, salade, salted, saltier, salting, salty, same, san, sand, sandy, sardinian
word: sat, satisfying, saturday, saturdays, saucepan, saucepans, saucer, saucers, saucy, sauteed
word: saved, savoury, saw, sawing, say, says, scaled, scales, scandinavian, scant, scarlet
word: scattered, scent, scented, scents, scissors, scooped, scoops, scorched, scorches
word: scorching, scored, scottish, scramble, scrambled, scraped, scraping, screams, scrubbed
word: scum, sea, sealed, seam, seared, searing, seasonal, seasoned, second, seconds, sections
word: see, seeded, seedless, seen, seeps, sees, seethes, segment, segmented, segments, seize
word: seizes, selection, send, sent, sepals, separated, separately, separates, sept, serbian
word: sertao, served, serves, serving, servings, sets, setting, settle, settles, seven
word: seventeen, seventy, several, sevilles, shade, shaken, shaking, shallow, shanghai, shaped
word: shapes, shards, share, sharp, sharpen, sharpened, shaved, shaving, shavings, she, shed
word: sheet, sheets, shelf, shelled, shepherds, shimmer, shimmering, shimmers, shines, shingle
word: shining, shiny, shio, shioyaki, shivers, shock, shoelace, shoestring, shook, shoot, shoots
word: shop, shopbought, short, shorter, shortly, should, shove, show, shower, showing, shows
word: shredded, shreds, shrink, shrinks, shrunk, shrunken, shucked, shut, si, sichuan, sicilian
word: side, sides, sieved, sifted, sight, silver, silvery, similar, simmered, simmering, simmers
word: simple, simply, since, single, sings, sinh, sinks, sip, sit, sits, six, sixteen, sixth
word: sixths, sixty, size, sized, sizes, sizzles, sizzling, skewered, skillet, skillets
word: skimming, skinless, skinned, skins, skirt, slab, slabs, slant, slashed, sleeve, slender
word: sliced, slices, slicing, slick, slides, slight, slightly, slim, slime, slimy, slip
word: slipperiness, slippery, slips, slit, slits, sliver, slivered, slivers, slotted, slow
word: slowly, slump, slumped, slumps, small, smallest, smashed, smell, smelling, smells, smith
word: smoked, smokes, smokey, smoking, snack, snap, snapped, snapping, snaps, sneeze, snipped
word: snow, snowfall, snug, so, soaked, soaking, soap, sodium, soft, softened, softening
word: softens, softly, soggy, sold, solid, some, someone, something, sometimes, somewhere, soon
word: soot, sopa, sort, sot, sote, soto, sound, sounds, sour, soured, south, southeast, southern
word: space, spaces, spanish, sparingly, spatchcocked, spatter, spatula, spatulas, spears
word: special, speckled, specks, speed, spent, spice, spiced, spices, spicy, spiked, spin
word: spines, spiralize, spits, splash, splashes, split, splits, spokes, spongy, spooned
word: spoonful, spoonfuls, spooning, spoons, spot, spots, spotted, spreadable, spreading, sprig
word: sprigs, spring, springs, springy, sprinkled, sprinkling, sprouted, sprouts, sputter
word: sputtering, square, squares, squashy, squat, squeak, squeaks, squeaky, squeezed, squeezing
word: squirt, sri, stab, stacked, stained, stale, stalk, stalks, stall, stamens, stand, standard
word: standing, stands, starch, starchy, starts, stay, stayed, stays, steadily, steady, steamed
word: steamer, steaming, steams, steel, stekt, stemmed, stems, step, steps, stewed, stewing
word: stick, sticking, sticks, sticky, stiff, stiffen, stiffens, stiffly, still, sting, stings
word: stirred, stirring, stirs, stone, stoned, stoneground, stones, stood, stopping, stops
word: storebought, stove, stovetop, straight, strained, strainer, strand, strands, straw
word: streaked, streaks, stream, street, strewing, strewn, string, strings, stringy, stripe
word: striped, stripes, strips, strokes, strong, strongly, stuck, studded, stuff, stuffed
word: sturdy, style, suan, substitutes, such, suds, suitable, sulfur, sumatran, summer
word: sundanese, sunday, sunk, sunny, super, supermarket, supper, supple, supremed, surface
word: surfaces, sustainably, swabian, swallowed, sway, swedish, sweetened, sweetness, swell
word: swelling, swells, swill, swim, swirled, swirling, swish, swiss, switch, swollen, syrian
word: syrupy, szechuan, table, tables, tablespoon, tablespoons, tacky, tail, tailed, tails
word: taiwanese, take, taken, takes, taking, tall, tames, tamil, tan, tangle, tangled, tangy
word: tanned, tao, tap, tapped, tasted, tastes, tasting, tasty, taut, tava, tawa, tawny, tbs
word: tbsp, tbsps, tears, teaspoon, teaspoons, teeth, tell, tells, temp, temperature, tempered
word: tempering, temple, ten, tender, tenderised, tenderized, tenfold, tennis, tent, tenth
word: tenths, teochew, tepid, tex, texan, texas, texture, thai, than, thanks, that, thatch
word: thats, thawed, the, their, them, then, there, thermometer, these, they, theyre, thick
word: thickened, thickening, thickens, thickest, thickly, thickness, thing, things, think
word: thinks, thinly, thinner, third, thirds, thirteen, thirty, this, thoroughly, those, though
word: thousand, threads, three, thrice, through, throughout, thrown, throws, thumb, thumbnail
word: thumbs, thursday, tick, tie, tied, tight, tightens, tightly, tile, till, tilted, tim, time
word: timer, times, tin, tinged, tinned, tins, tiny, tips, to, toasted, toaster, toasty, today
word: together, told, tom, tomorrow, tongs, tonight, too, took, tool, tools, toothpick
word: toothpicks, topped, tops, torn, tossed, tosses, tossing, total, touch, touched, touches
word: touching, tough, toughen, toward, towards, towel, towels, towering, trace, track, trade
word: trader, traditional, trail, trailing, translucent, tray, trays, tree, tremble, trembling
word: tri, triangle, triangles, triangular, trick, tricolor, tried, tries, trimmed, trimmings
word: trinidadian, triple, truite, truth, try, trying, tu, tub, tube, tubes, tubs, tuesday, tuft
word: tug, tumble, tumis, tunisian, turkish, turned, turning, turns, tuscan, twelve, twenty
word: twice, twine, twirl, twists, two, type, types, typical, ufs, uht, uk, ukrainian, ultra
word: unblanched, unbleached, unbrewed, unbroken, unbrominated, uncle, uncooked, uncovered
word: uncured, uncut, und, under, underneath, underripe, underside, undersides, undersized
word: undiluted, undrained, undyed, unenriched, uneven, unfiltered, unflavored, unflavoured
word: unfrozen, unglazed, unless, unlike, unopened, unpasteurised, unpasteurized, unpeeled
word: unpitted, unpolished, unrefined, unripe, unroasted, unsafe, unsalted, unscented
word: unseasoned, unseeded, unshelled, unshredded, unsifted, unsmoked, unsoaked, unsweetened
word: until, untoasted, untouched, untreated, untrimmed, unwaxed, up, upon, upper, upright
word: upturned, us, usa, used, uses, using, usual, usually, uvas, vacuum, valencia, valencian
word: valleys, value, vanished, vanishes, vapor, variation, variations, varieties, variety
word: various, veg, vegan, vegans, vegetable, vegetables, vegetarian, vegetarians, veggie
word: veggies, vein, veined, veins, velvet, velvety, veracruzana, verde, verdes, vermont
word: version, vertically, very, via, vietnamese, vigilia, vigorously, vine, virgin, visibly
word: vital, vivid, volume, waits, wall, want, wanted, wants, warmed, warmer, warming, warmth
word: was, washed, washes, washing, waxed, waxy, way, ways, we, wear, wears, wedge, wedges
word: wednesday, week, weekday, weekend, weekly, weeknight, weeknights, weeks, weep, weeping
word: weeps, weighing, weight, well, welsh, went, were, west, western, wet, what, whatever
word: wheel, when, whenever, where, whether, which, while, whipped, whisked, whisking, whisks
word: white, whitened, whites, who, whole, wholesome, whose, why, wide, widest, width, wild
word: will, wilted, wilts, wince, window, winter, wiped, wisp, wisps, with, within, without
word: wobbles, wobbly, wok, wonderful, wont, wooden, woody, work, working, works, worktop, worst
word: would, wrapped, wrinkle, wrinkled, wrinkles, wuhan, wuhans, x, xanh, xian, xinjiang, y
word: year, yearly, years, yellow, yellows, yes, yesterdays, yet, yield, yields, you, youll
word: young, your, youre, youve, yucatans, yunnan, z, zaru, zealand, zeit, zero, zester, zesty
word: zhou, zhua, zingy, ziplock
definite: the, this, that, these, those, remaining, reserved, rest, other, each, every, both, half, all, its, their
otherwise: bake, base, bitter, blade, boil, broiler, broilers, brown, bubble, bubbles, char
otherwise: chop, collapse, crisp, crunchy, dash, dust, flames, foam, fry, grill, hot, lay
otherwise: loosen, mild, mixed, mop, mound, mounds, plain, poke, pop, press, pulse, ray, rays
otherwise: roast, round, rounds, silky, smoky, sprinkle, sweet, tan, tip, tips
command: brine, char, cream, crumble, dip, dress, fluff, glaze, mash, mince, pickle, poke, pulse
command: roll, seed, shell, spread, sprinkle, stew, stock, toast, wrap
texture: brittle, buttery, cheesy, creamy, custardy, doughy, eggy, fishy, floury, milky, nutty
texture: tart
result: bake, batter, bread, breads, brine, broth, bun, buns, burger, burgers, cake, cakes
result: caramel, casserole, chutney, coating, crepe, crepes, crumb, crumbs, crust, curd, curds
result: curries, curry, custard, dip, dough, dressing, dripping, drippings, dumpling, dumplings
result: fat, filling, fillings, flatbread, flatbreads, frittata, fritter, fritters, galette
result: galettes, glaze, gravy, jam, jelly, kebab, kernel, kernels, loaf, loaves, marinade, mash
result: meatballs, mix, mixture, noodle, noodles, nugget, nuggets, omelette, omelettes, pancake
result: pancakes, parcel, parcels, pasta, paste, pastry, patties, patty, pickle, pie, pies
result: pizza, pudding, puddings, puree, relish, roll, rolls, roux, rub, salad, salads, salsa
result: sandwich, sandwiches, sauce, sauces, seasoning, seasonings, seed, seeds, shell, shells
result: skewers, slaw, slurry, soup, soups, spread, stew, stews, stock, stuffing, syrup, toast
result: toasts, topping, toppings, tortilla, tortillas, wrap, wrapper, wrappers, wraps
name egg: huevo, huevos, oeuf, oeufs, telur, tamago, gyeran, khai, enkulal, akuri, revuelto, tortang, uova, uovo, ovo, ovos, eier
name fish: pescado, pesce, poisson, fisch, peixe, maach, ryba, pla, masgouf, meuniere
name shrimp: camarao, camarones, gambas, garides, goong, xia, crevettes, gamberi, udang
name chicken: ayam, gai, dak, frango, dajaj, poulet, huhnerfrikassee, kotosoupa, murgh, tinolang
name lamb: dagneau, agneau, yangrou, kleftiko, farikal, cordero, agnello
name beef: niurou, nuea, manzo, boeuf, rindfleisch
name milk: leche, lait, latte, leite, susu, doodh
name butter: beurre, burro, mantequilla, manteiga, makhan
name cheese: fromage, queso, formaggio, kase, queijo, saganaki
name cream: nata, creme, panna, sahne
name yogurt: giaourti, yaourt, joghurt
name bread: pappa, migas, brot, pao
name wheat: mian, weizen, trigo
name egg-noodle: kasespatzle
name peanut: cacahuete, cacahuetes, cacahuate, cacahuates, erdnuss, erdnusse, kacang, arachide, arachides, amendoim, mani
name almond: amande, amandes, almendra, almendras, mandorle, mandorla, mandel, mandeln, badam
name walnut: noix, nueces, walnuss, noci
name hazelnut: noisettes, avellana, avellanas, nocciola, nocciole, haselnuss
name sesame-seed: goma, sesamo
name mustard-seed: shorshe
name soybean: dou, soja
name herring: stromming
name salmon: lohikeitto
name tuna: tonno, atun, thon
name honey: miele, meli, miel, honig
name eggplant: baigan, talong, terong, qiezi, qie, zaalouk
name mushroom: grzybami, setas, jamur, mantar, champignons, funghi
name potato: gamja, pellkartoffeln, papas
name couscous: cuscuz
name rice: gohan, khao, sinangag, riso, reis, arroz, riz
name cauliflower: coliflor, zahra
name tomato: bandora, pomodoro
name apple: manzana, apfelmus
name cabbage: kapusta
name spinach: espinacas, horenso
name lentil: lentilles, mercimek, linseneintopf, dal, dals
name garlic: ajillo, ajo
name milk: dairy, lactose
name wheat: gluten
name bread: pan de, pan con, pan y, pane, pain
name egg: mutta, nargesi
name cabbage: muttaikose
name lemon: limoun
name pumpkin: kalabasa, hobakjuk
name tofu: yudofu, doufu
name bean: mame, frijoles, enfrijoladas
name millet: xiaomi
name egg: dashimaki, jidan
name chicken: ga, ji
name onion: hanh
name cucumber: huanggua
name cumin: ziran
name quark: twarozek
name beef: rabo
name coconut-milk: ginataang
name chive: jiucai
name chili: lajiao
"""#
}
