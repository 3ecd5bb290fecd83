// swift-format-ignore-file
// Made from Data/prose.txt by Scripts/compile-foods. Do not edit.

/// The ordinary words of recipe texts; ``ProseLexicon`` reads them.
enum BundledProse {
  static let text: StaticString = #"""
verb: add, adjust, allow, arrange, assemble, avoid, balance, baste, blacken, blanch, blend
verb: blister, blitz, boil, braise, break, breathe, bring, broil, brown, brush, bubble, build
verb: burn, burst, bury, caramelise, caramelize, carve, catch, celebrate, chargrill, check
verb: chill, choose, clean, cleanse, close, clump, coagulate, coat, coddle, collect, comb
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
verb: reserve, rest, retain, return, rinse, ripen, rotate, rub, saute, save, scald, scale
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
word: a, about, above, absorbed, across, acting, action, active, added, adding, additional
word: additions, adult, adults, aerated, african, after, afternoon, afterward, afterwards, again
word: against, aged, ahead, air, airfryer, airtight, airy, ajar, al, alaskan, algerian, alive
word: all, allergen, allergens, allergic, allergies, allergy, almost, alone, along, alongside
word: already, also, alternative, alternatives, although, altogether, always, am, amber
word: american, among, amount, amounts, an, and, andalusian, andean, andhras, anew, another, any
word: anybody, anything, anywhere, apart, appear, appetizer, approx, approximately, archer, are
word: arent, argentinian, arm, armful, arms, aroma, aromatic, around, artisan, artisanal, as
word: ash, asian, aside, asks, assembled, assembly, assorted, at, ate, atlantic, attached, aunt
word: australian, austrian, authentic, autumn, available, average, away, baby, back, backbone
word: badly, bag, baghdads, bags, bahian, bahrains, baked, bakery, bakes, baking, balkan, ball
word: balloons, balls, baltic, bamboo, bands, bangladeshi, bare, barely, bark, barrel, base
word: based, bases, basic, basin, basket, basted, basting, batch, batches, bath, bathed, baton
word: batons, be, beach, beads, bearded, beards, beat, beaten, beating, beats, because, becomes
word: bed, been, before, beforehand, began, begin, begins, begun, behind, beige, being, belgian
word: belong, below, bend, bending, bends, bendy, beneath, bengal, bengali, beside, best, better
word: between, beyond, bi, big, bigger, biggest, bihari, bin, bind, bing, biodynamic, bird
word: bissara, bit, bite, bites, bits, bitterness, bittersweet, black, blackened, blackens
word: blades, blanched, blanches, blanket, bleached, bleed, blended, blender, blink, blip, bliss
word: blistered, blisters, blobs, block, blond, blood, bloomed, blossom, blossoms, blot, blotted
word: blue, blushes, board, boards, boat, bob, bodied, bodies, body, boiled, boiling, boils
word: bold, boldly, bombay, bone, boned, boneless, bones, both, bottle, bottled, bottles, bottom
word: bottoms, bought, bouncy, bouquet, bowl, bowls, box, boxes, braised, braising, brand
word: brands, brass, brazilian, breadth, breakfast, breaking, breaks, breath, breton, brewed
word: brick, bricks, bridge, briefly, bright, brighter, brined, brings, briskly, british, broad
word: broadest, broiled, broke, broken, bronze, brought, browned, bruise, bruised, bruises
word: brunch, brunoise, brushes, brushing, bubbles, bubbling, bubbly, bud, buds, bulb, bulbs
word: bulgarian, bunch, bunches, bundle, bundles, burmese, burner, burners, burns, burnt, bushy
word: busy, but, butcher, butterflied, buy, buys, by, c, cage, cajun, calabrian, california
word: californian, called, cambodian, came, camping, can, canadian, canned, cannot, cans, cant
word: cantonese, cap, caps, caramelised, caramelized, care, carefully, caribbean, carries, carry
word: carton, cartons, cascadian, cast, catalog, catches, catching, caught, celebration, celiac
word: celsius, celtic, cent, center, centimeter, centimeters, centimetre, centimetres, centre
word: certified, ceylon, chalky, change, changes, chargrilled, charred, chars, chef, chettinad
word: chew, chewing, chewy, chiffonade, child, children, chilean, chilled, china, chinese
word: choice, chopped, chopping, chopstick, chopsticks, choy, christmas, chunk, chunks, chunky
word: circle, cl, clamp, clap, classic, clay, cleaned, clear, clearer, cleaver, climbs, cling
word: clingfilm, clings, closed, closer, cloth, cloud, clouding, cloudy, clumps, cm, coals
word: coarse, coarsely, coast, coated, coats, cob, cobs, cocotte, coeliac, coil, coiled, coin
word: coins, colander, cold, collapse, collapsed, collapses, collapsing, collection, colombian
word: color, colored, colorful, coloring, colors, colossal, colour, coloured, colours, com
word: comal, come, comes, comfort, comforting, coming, commercial, completely, compressed
word: concasse, concord, constantly, container, containers, containing, contains, continuously
word: cookbook, cooked, cooking, cooks, cooktop, cooled, cools, copper, corazon, cored, cores
word: corfus, corner, corners, cornish, corrects, costs, cosy, cough, count, counter, country
word: couple, course, courses, covered, cozy, cracked, crackles, crackly, cracks, craggy
word: craters, creole, crescents, crinkle, crispy, croatian, cross, crosswise, crown, crowned
word: crumbled, crunch, crushed, crushes, crushing, crustless, crusty, crystal, cuban, cubed
word: cubes, cup, cupboard, cups, curdled, curdles, cured, curl, curled, curls, curly, cuts
word: cutting, czech, dab, dabbing, dad, daffodils, daging, daily, damp, dances, dark, darken
word: darkened, darkens, darker, dash, dashes, daves, dawn, day, days, dead, deal, debearded
word: deboned, decoration, deep, deeper, deepest, deeply, defrosted, degree, degrees, dehulled
word: dehydrated, delay, delicate, delicious, deluxe, dense, dent, dente, dented, dents
word: deodorized, depth, deseeded, desired, dessert, destemmed, deveined, diagonally, diameter
word: diamond, diamonds, diced, dices, did, didnt, dies, diet, diets, differ, different, dig
word: diluted, dimpled, dimples, diner, dinner, dinosaur, dipped, dipping, direction, directions
word: directly, disc, discovery, discs, dish, dishes, dissolved, dissolves, dived, divided, dl
word: do, does, doesnt, doing, dollops, domestic, dominican, done, dont, door, dot, dots, dotted
word: double, doubled, down, dozen, drag, dragon, drained, draw, drawn, draws, dredging
word: drenched, dressed, dried, drink, drinks, dripped, drips, drivers, drizzling, droop, droops
word: drops, drowned, drunk, dull, dulls, during, dusted, dusting, dusty, dutch, duty, each, ear
word: earlier, earlobe, early, ears, earth, earthen, earthy, easily, eastern, easy, eat, eaten
word: eater, eaters, eating, eats, edge, edged, edges, edible, edition, eg, egyptian, eight
word: eighteen, eighth, eighty, either, eleven, elongated, else, empty, emptying, en, enamel
word: end, ending, ends, english, enough, enriched, enters, envelope, envelopes, equal, equally
word: equipment, equivalent, escapes, ethiopian, european, even, evening, evenly, eventually
word: ever, every, everybody, everyday, everyone, everything, everywhere, exactly, excess
word: expeller, exploded, extra, eyes, f, faces, facing, fahrenheit, faintly, fair, fairtrade
word: fall, falling, falls, families, family, famous, fancy, fanned, fans, far, farm, farmed
word: farmers, farmhouse, farms, fashioned, fast, father, fattiest, favorite, favourite, feast
word: feathery, featuring, feed, feeds, feel, feelers, feeling, feels, feet, felt, few, fewer
word: fez, fiber, fibers, fibre, field, fierce, fiercely, fiercest, fiery, fifteen, fifth
word: fifths, fifty, filipino, filled, filleted, fills, film, filtered, fin, final, find, finds
word: fine, finely, finer, finest, finger, fingernail, fingernails, fingers, fingertip
word: fingertips, finished, finishing, finnish, fire, firm, firmer, firmly, first, fist, fistful
word: fists, fit, fits, five, fl, flake, flaked, flakes, flaking, flaky, flame, flat, flatleaf
word: flattened, flavor, flavored, flavorless, flavors, flavour, flavoured, flavourless
word: flavours, flecked, flecks, flesh, floats, flood, floor, floppy, flops, florence, floret
word: florets, florettes, florida, flow, flower, flowerets, flowers, flows, fluffy, fluid
word: foaming, foams, foamy, foil, folded, folds, follows, food, foods, foot, for, foraged
word: forearms, forestieres, fork, forked, forks, formed, forms, fortified, forty, forward
word: found, four, fourteen, fourth, fragrant, frame, freckled, freckles, free, freely, freezer
word: french, frenched, frequently, fresh, freshly, friday, fridge, fried, friend, friendly
word: friends, frills, frilly, from, frond, fronds, front, frosted, frothy, froze, frozen
word: fruity, fryer, frying, full, fully, further, fuse, g, gallon, gallons, game, gap, gape
word: garden, garnishing, gas, gathers, gave, generous, generously, genoa, gentle, gentlest
word: gently, genuine, georgia, gerais, german, germinated, get, gets, getting, ghanaian, giant
word: gilds, gills, gingery, give, given, gives, giving, glass, glasses, glassy, glazed, glen
word: glistening, glistens, glossy, gloves, glowing, glues, glug, gnarled, go, goan, goes, going
word: gold, golden, golf, gone, good, gooey, got, gourmet, gradually, grain, grained, grains
word: grainy, gram, gramme, grammes, grams, grandad, grandfather, grandma, grandmother, granny
word: granulated, granules, grass, grassy, grated, grater, grates, grating, gratings, gray
word: greasing, greasy, great, greek, green, greens, griddled, grilled, grilling, grinding
word: grindings, grinds, gritty, groove, ground, guest, guests, gujarats, gutted, habit, had
word: haggerty, hair, halal, half, halfway, halved, halves, hand, handful, handfuls, handling
word: handmade, hands, hanoi, hard, hardly, has, hash, have, having, hawaiian, hazel, he, head
word: heads, healthful, healthy, heap, heaped, heaping, heaps, hear, heard, heart, hearty
word: heated, heating, heatproof, heats, heaves, heaviest, heavily, heavy, heel, height
word: heirloom, held, helping, helps, hem, her, here, heritage, het, hickory, high, highest
word: hill, hills, him, himalayan, his, hiss, hissed, hisses, hissing, hit, hob, hold, holds
word: hole, holes, holiday, hollow, hollows, home, homely, homemade, homestyle, homogenised
word: homogenized, horizontally, hot, hothouse, hottest, hour, hours, house, how, however, hu
word: hugs, hulled, hulls, humble, hunan, hundred, hung, hungarian, husked, hydroponic, i, iced
word: icelandic, icy, id, idaho, idea, ideally, ideas, if, im, immediately, imported, in, inch
word: inches, included, including, indian, individually, indonesian, infused, infusion
word: ingredient, ingredients, inner, inside, instant, instead, instruction, instructions, into
word: intolerance, intolerant, inward, inwards, iodised, iodized, iranian, iraqi, irish, iron
word: is, islands, isnt, israeli, it, italian, its, itself, ive, ivory, jacket, jamaican, jammy
word: japanese, jar, jarred, jars, javanese, jersey, jiggles, join, joining, joins, jug, juices
word: juicing, juicy, julienned, jumbo, jump, just, kaffir, kashmiri, keeping, keeps, kent
word: kenyan, kept, keralas, keto, kettle, key, kg, kibbled, kid, kids, kill, kilo, kilogram
word: kilos, kind, kinds, kissed, kitchen, kneaded, knife, knives, knob, knobbly, knobby, knobs
word: knocked, knotted, know, known, knows, kolkatas, korean, kosher, kyoto, kyotos, l, label
word: labelled, labels, laced, lacquer, lacquered, lacy, laden, ladleful, ladlefuls, ladles
word: laid, land, lands, lankan, lanzhou, laotian, large, larger, largest, late, later, latin
word: lava, layered, layers, laying, laziest, lazy, lb, lbs, ld, leads, leaf, leafed, leafy
word: lean, least, leaved, leaves, leaving, lebanese, left, leftover, leftovers, length, lengths
word: lengthways, lengthwise, less, let, lets, letting, leveled, levelled, lick, lid, lidded
word: lids, lie, lies, life, lifted, lifting, lifts, light, lightly, liked, likewise, lima, limp
word: lined, lines, liquid, liquids, list, listen, lite, liter, liters, litre, litres, little
word: live, lively, load, loaded, local, log, long, longer, look, looks, loose, loosely, loosens
word: loosest, lose, loses, lost, lot, lots, louisiana, lovely, low, lowest, lowfat, lukewarm
word: lump, lumps, lumpy, lunch, lunchbox, luscious, luxury, machine, macintosh, mad, made
word: madras, mahogany, main, maine, mains, make, makes, making, makrut, malaysian, manado
word: manao, mandoline, manila, manok, many, marbled, marbles, marinated, marinating, mark
word: market, marks, marzano, mashed, mashing, mass, mat, match, matchstick, matchsticks, matt
word: mature, maui, may, maybe, me, meal, mealadvisor, meals, means, meantime, meanwhile
word: measured, meatless, mediterranean, medium, meet, meets, mekong, mellow, melted, melting
word: melts, membrane, membranes, merely, metal, method, mex, mexican, mexicana, mexico, mg
word: microwave, microwaveable, middle, midnight, mild, milder, mill, milled, milliliter
word: milliliters, millilitre, millilitres, millimeter, millimetre, minced, mind, mini
word: miniature, minus, minute, minutes, mit, mixed, mixer, ml, mm, modern, moist, moisture
word: mold, molds, molten, mom, moment, moments, monday, monks, monsoon, month, months, moon
word: moons, mop, more, morning, moroccan, mortar, most, mother, motor, mould, moulds, mountain
word: mouth, mouthful, moves, moving, much, mug, mugs, multi, multicolored, mum, murky, murmur
word: muslim, must, my, na, nail, napa, narrow, national, natural, neapolitan, near, nearly
word: neatly, necessary, nectar, need, needed, needles, needs, neither, nepalese, nest, neutral
word: never, new, next, nice, nices, nigerian, night, nine, nineteen, ninety, no, non, none
word: nonfat, nonstick, noon, nor, nordic, normal, normandy, north, northern, northumbrian
word: norways, norwegian, nose, not, notes, nothing, now, nowhere, nudge, nudged, nudging
word: numbing, nutritious, oak, oaxacas, oblong, occasionally, ocean, of, off, often, oiled
word: oiling, oily, ok, okay, okinawan, old, oleic, on, once, one, only, onto, oozes, opaque
word: opened, option, optional, optionally, options, or, ordinary, organic, organics, oriental
word: origin, original, other, others, otherwise, ounce, ounces, our, out, outer, outside
word: outward, outwards, oval, oven, ovenproof, ovens, over, overall, overlapping, overnight
word: overripe, oversized, own, oz, pacific, package, packages, packed, packet, packets, packs
word: padang, paddle, page, pajamas, pakistani, palate, pale, palestinian, palm, palms, pan
word: pans, pantry, paper, par, parboiled, parched, parchment, part, partially, partly, parts
word: party, pass, passed, passes, past, pasteurised, pasteurized, pasture, pastured, patch
word: patches, patience, patiently, pats, patted, pause, peaks, pearled, peeled, peeler, pencil
word: people, per, percent, perfect, perfectly, perfume, perhaps, persian, person, persons
word: peruvian, pestle, petals, petite, photo, picked, pickling, picnic, picture, pictures
word: piece, pieces, pierced, piercing, piles, pin, pinches, pink, pint, pints, piper, piping
word: pips, pith, pits, pitted, pkg, pkgs, places, plain, plates, platter, platters, pleasantly
word: please, plenty, pliable, plop, plopping, plops, plucked, plump, plus, poached, poaching
word: pocket, pod, pods, point, pointed, poked, polish, polished, pool, pools, popped, popping
word: popular, porridge, portioned, portions, portuguese, possible, pot, potluck, pots, pouch
word: pouches, pounded, pounds, pourable, pours, powder, powdered, power, pre, precooked, precut
word: preferably, preferred, premium, prep, preparation, prepared, preserved, presliced, pressed
word: pressing, pressure, previous, previously, prewashed, pricked, prickle, prickles, prime
word: private, probe, processor, produce, proofs, provencal, pry, puckering, puddle, puffed
word: puffing, puffs, puffy, pulled, pulls, pulp, pulpy, pungent, punjabi, punnet, punnets, pure
word: pureed, purple, purpose, pushed, pushes, pushing, put, puts, putty, quality, quantity
word: quart, quartered, quarters, quarts, quick, quickly, quiet, quietly, quite, quivers, rack
word: racks, ragged, rags, rain, rainbow, rainier, rainy, raised, ramekin, ramekins, range
word: rapid, rapidly, rastafari, rather, rattle, rattles, raw, re, reached, reaches, reaching
word: read, readily, reads, ready, readymade, real, really, recipe, recipes, reconstituted, red
word: reddish, reduced, refined, refreshing, refrigerated, refrigerator, regional, regular
word: regularly, rehydrated, relax, relaxes, remain, remaining, remains, removed, replacement
word: required, reserved, resistance, restaurant, rests, returns, ribbon, ribbons, ribbony, rich
word: ridge, ridged, ridges, right, rim, rimmed, rims, rind, rindless, rinds, ring, rings
word: rinsed, rinses, ripe, ripened, ripens, ripples, rise, risen, rises, rising, river, road
word: roasted, roasting, robust, rock, rolled, rolling, roman, romanian, rome, roof, room, roomy
word: root, roots, rope, ropes, rosa, rose, rough, roughly, round, rounded, rounds, route, rows
word: rubbed, rubber, rubbing, ruby, ruffled, rummo, run, running, runny, runs, rush, russian
word: rust, rustic, s, sachet, sachets, safe, said, salade, salted, saltier, salting, same, san
word: sand, sandy, sardinian, sat, satisfying, saturday, saturdays, saucepan, saucepans, saucer
word: saucers, saucy, sauteed, saved, savoury, saw, sawing, say, says, scaled, scales
word: scandinavian, scant, scarlet, scattered, scent, scented, scents, scissors, scooped, scoops
word: scorched, scorches, scorching, scored, scottish, scrambled, scraped, scraping, screams
word: scrubbed, scum, sea, sealed, seam, seared, searing, seasonal, seasoned, second, seconds
word: sections, see, seeded, seedless, seen, seeps, sees, seethes, segment, segmented, segments
word: seize, seizes, selection, send, sent, sepals, separated, separately, separates, sept
word: serbian, served, serves, serving, servings, sets, setting, settle, settles, seven
word: seventeen, seventy, several, shade, shaken, shaking, shallow, shanghai, shaped, shapes
word: shards, share, sharp, sharpen, sharpened, shaved, shaving, shavings, she, shed, sheet
word: sheets, shelf, shelled, shimmer, shimmering, shimmers, shines, shingle, shining, shiny
word: shivers, shock, shoelace, shoestring, shook, shoot, shoots, shop, shopbought, short
word: shorter, shortly, should, shove, show, shower, showing, shows, shredded, shreds, shrink
word: shrinks, shrunk, shrunken, shucked, shut, sichuan, sicilian, side, sides, sieved, sifted
word: sight, silver, silvery, similar, simmered, simmering, simmers, simple, simply, since
word: single, sings, sinks, sip, sit, sits, six, sixteen, sixth, sixths, sixty, size, sized
word: sizes, sizzles, sizzling, skewered, skillet, skillets, skimming, skinless, skinned, skins
word: skirt, slab, slabs, slant, slashed, sleeve, slender, sliced, slices, slicing, slick
word: slides, slight, slightly, slim, slime, slimy, slip, slipperiness, slippery, slips, slit
word: slits, sliver, slivered, slivers, slotted, slow, slowly, slump, slumped, slumps, small
word: smallest, smashed, smell, smelling, smells, smith, smoked, smokes, smokey, smoking, snap
word: snapped, snapping, snaps, sneeze, snipped, snow, snowfall, snug, so, soaked, soaking, soap
word: sodium, soft, softened, softening, softens, softly, soggy, sold, solid, some, someone
word: something, sometimes, somewhere, soon, soot, sort, sound, sounds, soured, south, southeast
word: southern, space, spaces, spanish, sparingly, spatchcocked, spatter, spatula, spatulas
word: spears, special, speckled, speed, spent, spice, spiced, spices, spicy, spiked, spin
word: spines, spiralize, spits, splash, splashes, split, splits, spokes, spongy, spooned
word: spoonful, spoonfuls, spooning, spoons, spot, spots, spotted, spreadable, spreading, sprig
word: sprigs, spring, springs, springy, sprinkled, sprinkling, sprouted, sprouts, sputter
word: sputtering, square, squares, squashy, squat, squeak, squeaks, squeaky, squeezed, squeezing
word: squirt, sri, stab, stacked, stained, stale, stalk, stalks, stall, stamens, stand, standard
word: standing, stands, starchy, starts, stay, stayed, stays, steadily, steady, steamed, steamer
word: steaming, steams, steel, stemmed, stems, step, steps, stewed, stewing, stick, sticking
word: sticks, sticky, stiff, stiffen, stiffens, stiffly, still, sting, stings, stirred, stirring
word: stirs, stone, stoned, stoneground, stones, stood, stopping, stops, storebought, stove
word: stovetop, straight, strained, strainer, strand, strands, straw, streaked, streaks, stream
word: street, strewing, strewn, string, strings, stringy, stripe, striped, stripes, strips
word: strokes, strong, strongly, stuck, studded, stuff, stuffed, sturdy, style, substitutes
word: such, suds, suitable, sumatran, summer, sundanese, sunday, sunk, sunny, super, supermarket
word: supper, supple, supremed, surface, surfaces, sustainably, swabian, swallowed, sway
word: swedish, sweetened, sweetness, swell, swelling, swells, swill, swim, swirled, swirling
word: swish, swiss, switch, swollen, syrian, szechuan, table, tablespoon, tablespoons, tacky
word: tail, tailed, tails, taiwanese, take, taken, takes, taking, tall, tames, tamil, tan
word: tangle, tangled, tangy, tanned, tap, tapped, tasted, tastes, tasting, tasty, taut, tawny
word: tbs, tbsp, tbsps, tears, teaspoon, teaspoons, teeth, tell, tells, temp, temperature
word: tempered, tempering, temple, ten, tender, tenderised, tenderized, tenfold, tennis, tent
word: tenth, tenths, tepid, tex, texan, texas, texture, thai, than, thanks, that, thatch, thats
word: thawed, the, their, them, then, there, thermometer, these, they, theyre, thick, thickened
word: thickening, thickens, thickest, thickly, thickness, thing, things, think, thinks, thinly
word: thinner, third, thirds, thirteen, thirty, this, thoroughly, those, though, thousand
word: threads, three, thrice, through, throughout, thrown, throws, thumb, thumbnail, thumbs
word: thursday, tick, tie, tied, tight, tightens, tightly, tile, till, tilted, time, timer
word: times, tin, tinged, tinned, tins, tiny, tips, to, toasted, toaster, toasty, today
word: together, told, tom, tomorrow, tongs, tonight, too, took, tool, tools, toothpick
word: toothpicks, topped, tops, torn, tossed, tosses, tossing, total, touch, touched, touches
word: touching, tough, toughen, toward, towards, towel, towels, towering, trace, track, trade
word: trader, traditional, trail, trailing, translucent, tray, trays, tree, tremble, trembling
word: tri, triangle, triangles, triangular, trick, tricolor, tried, tries, trimmed, trimmings
word: trinidadian, triple, truite, truth, try, trying, tub, tube, tubes, tubs, tuesday, tuft
word: tug, tumble, tunisian, turkish, turned, turning, turns, tuscan, twelve, twenty, twice
word: twine, twirl, twists, two, type, types, typical, ufs, uht, uk, ukrainian, ultra
word: unblanched, unbleached, unbrewed, unbroken, unbrominated, uncle, uncooked, uncovered
word: uncured, uncut, under, underneath, underripe, underside, undersides, undersized, undiluted
word: undrained, undyed, unenriched, uneven, unfiltered, unflavored, unflavoured, unfrozen
word: unglazed, unless, unlike, unopened, unpasteurised, unpasteurized, unpeeled, unpitted
word: unpolished, unrefined, unripe, unroasted, unsafe, unsalted, unscented, unseasoned
word: unseeded, unshelled, unshredded, unsifted, unsmoked, unsoaked, unsweetened, until
word: untoasted, untouched, untreated, untrimmed, unwaxed, up, upon, upper, upright, upturned
word: us, usa, used, uses, using, usual, usually, uvas, vacuum, valencia, valencian, valleys
word: value, vanished, vanishes, vapor, variation, variations, varieties, variety, various, veg
word: vegan, vegans, vegetable, vegetables, vegetarian, vegetarians, veggie, veggies, vein
word: veined, veins, velvet, velvety, veracruzana, vermont, version, vertically, very, via
word: vietnamese, vigorously, vine, virgin, visibly, vital, vivid, volume, waits, wall, want
word: wanted, wants, warmed, warmer, warming, warmth, was, washed, washes, washing, waxed, waxy
word: way, ways, we, wear, wears, wedge, wedges, wednesday, week, weekday, weekend, weekly
word: weeknight, weeknights, weeks, weep, weeping, weeps, weighing, weight, well, welsh, went
word: were, west, western, wet, what, whatever, wheel, when, whenever, where, whether, which
word: while, whipped, whisked, whisking, whisks, white, whitened, whites, who, whole, wholesome
word: whose, why, wide, widest, width, wild, will, wilted, wilts, wince, window, winter, wiped
word: wisp, wisps, with, within, without, wobbles, wobbly, wok, wonderful, wont, wooden, woody
word: work, working, works, worktop, worst, would, wrapped, wrinkle, wrinkled, wrinkles, wuhan
word: wuhans, x, xinjiang, year, yearly, years, yellow, yes, yesterdays, yet, yield, yields, you
word: youll, young, your, youre, youve, yucatans, yunnan, zealand, zero, zester, zesty, zingy
word: ziplock
definite: the, this, that, these, those, remaining, reserved, rest, other, each, every, both, half, all, its, their
otherwise: base, blade, boil, broiler, broilers, brown, bubble, bubbles, char, collapse, crisp
otherwise: crunchy, dash, dust, fluff, foam, grill, grit, hot, lay, matches, mild, mixed, mop
otherwise: mound, mounds, plain, poke, pop, press, pulse, ray, rays, round, rounds, silky
otherwise: specks, sprinkle, tan, tip, tips
command: brine, char, chop, cream, crumble, dip, dress, fluff, fry, glaze, mash, mince, pickle
command: poke, pulse, roast, roll, scramble, seed, shell, spread, sprinkle, stew, stock, toast
command: wrap
texture: beany, bitter, bready, briny, brittle, buttery, cheesy, creamy, crumbly, custardy
texture: doughy, eggy, fishy, floury, fruity, garlicky, lemony, meaty, milky, mushy, nutty
texture: peppery, salty, sour, sweet, syrupy, tart, vinegary
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
"""#
}
