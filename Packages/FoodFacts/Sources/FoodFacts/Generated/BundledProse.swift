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
word: a, about, above, absent, absolute, absolutely, absorbed, across, acting, action, active
word: adana, added, adding, additional, additions, adult, adults, adventure, aerated, affordable
word: african, after, afternoon, afternoons, afterward, afterwards, again, against, aged, ahead
word: air, airfryer, airtight, airy, ajar, al, alaskan, algerian, alive, all, alla, allacqua
word: allergen, allergens, allergic, allergies, allergy, almost, alone, along, alongside
word: already, also, alternative, alternatives, although, altogether, always, am, amazing, amber
word: american, among, amount, amounts, an, and, andalusian, andean, andhras, anew, another
word: answer, answers, any, anybody, anything, anywhere, apart, appear, appetizer, appliance
word: appliances, approx, approximately, archer, are, arent, argentinian, arm, armful, arms
word: aroma, aromatic, around, artisan, artisanal, as, ash, asian, aside, asks, assembled
word: assembly, assorted, at, ate, atlantic, attached, au, aunt, australian, austrian, authentic
word: autumn, aux, available, average, away, awesome, baby, back, backbone, bad, badly, bag
word: baghdads, bags, bahian, bahrains, bake, baked, bakery, bakes, baking, balado, balkan, ball
word: balloons, balls, baltic, bamboo, bands, bangladeshi, bare, barely, bark, barrel, base
word: based, bases, basic, basin, basket, basted, basting, batch, batches, bath, bathed, baton
word: batons, bay, be, beach, beads, beany, bearded, beards, beat, beaten, beating, beats
word: because, becomes, bed, been, before, beforehand, began, begin, beginner, beginners, begins
word: begun, behind, beige, being, belgian, belong, beloved, below, bend, bending, bends, bendy
word: beneath, bengal, bengali, beside, best, better, between, beyond, bi, big, bigger, biggest
word: bihari, bil, bin, bind, bing, biodynamic, bird, bissara, bistro, bit, bite, bites, bits
word: bitterness, bittersweet, black, blackened, blackens, blades, blanched, blanches, blanket
word: bleached, bleed, blended, blender, blink, blip, bliss, blistered, blisters, blobs, block
word: blocks, blog, blond, blood, bloomed, blossom, blossoms, blot, blotted, blue, blushes
word: board, boards, boat, bob, bobo, bodied, bodies, body, boiled, boiling, boils, bold, boldly
word: bombay, bone, boned, boneless, bones, book, books, both, bottle, bottled, bottles, bottom
word: bottoms, bought, bouncy, bouquet, bowl, bowls, box, boxes, braised, braising, branch
word: brand, brands, brass, brazilian, breadth, bready, breakfast, breaking, breaks, breath
word: breton, brewed, brick, bricks, bridge, briefly, bright, brighter, brined, brings, briny
word: briskly, british, broad, broadest, broiled, broke, broken, bronze, brought, browned
word: bruise, bruised, bruises, brunch, brunoise, brushes, brushing, bubbles, bubbling, bubbly
word: bud, budget, buds, bulb, bulbs, bulgarian, bunch, bunches, bundle, bundles, burmese
word: burner, burners, burns, burnt, bushy, busy, but, butcher, butterflied, butterflies, button
word: buy, buys, by, c, cafe, cage, cajun, calabrian, california, californian, called, cambodian
word: came, camping, can, canadian, canh, canned, cannot, cans, cant, cantonese, cap, caps
word: caramelised, caramelized, care, carefully, caribbean, carries, carry, carton, cartons
word: cascadian, cast, catalog, catches, catching, caught, celebration, celiac, celsius, celtic
word: cent, center, centimeter, centimeters, centimetre, centimetres, centre, certain, certainly
word: certified, ceylon, chalky, chance, chang, change, changes, chao, chargrilled, charred
word: chars, chaud, chay, cheap, chef, cherished, chettinad, chew, chewing, chewy, chick
word: chiffonade, child, childhood, children, chilean, chilled, china, chinese, chlada, choice
word: choka, chopped, chopping, chopstick, chopsticks, choy, christmas, chua, chunk, chunks
word: chunky, circle, circles, city, cl, clamp, clap, classic, clay, cleaned, clear, clearer
word: cleaver, climbs, cling, clingfilm, clings, closed, closer, cloth, cloud, clouding, cloudy
word: clumps, cm, coals, coarse, coarsely, coast, coated, coats, cob, cobs, cocotte, coeliac
word: coil, coiled, coin, coins, colander, cold, collapse, collapsed, collapses, collapsing
word: collection, colombian, color, colored, colorful, coloring, colors, colossal, colour
word: coloured, colours, com, comal, come, comes, comfort, comforting, coming, comment, comments
word: commercial, common, commonly, completely, compressed, con, concasse, concord, constantly
word: container, containers, containing, contains, continuously, cookbook, cooked, cooking
word: cooks, cooktop, cooled, cools, copper, corazon, corbasi, cored, cores, corfus, corner
word: corners, cornish, corrects, cost, costs, cosy, cough, count, counter, countless, country
word: countryside, couple, course, courses, covered, cozy, cracked, crackles, crackly, cracks
word: craggy, craters, creole, crescents, crinkle, criolla, crispy, croatian, cross, crosses
word: crosswise, crown, crowned, crumbled, crumbly, crunch, crushed, crushes, crushing
word: crustless, crusty, crystal, cuban, cubed, cubes, culture, cup, cupboard, cups, curdled
word: curdles, cured, curl, curled, curls, curly, cuscuzeira, cuts, cutting, czech, da, dab
word: dabbing, dad, daffodils, daging, daily, damp, dances, dark, darken, darkened, darkens
word: darker, dash, dashes, daves, dawn, day, days, de, dead, deal, debearded, deboned
word: decoration, deep, deeper, deepest, deeply, definitely, defrosted, degree, degrees
word: dehulled, dehydrated, del, delay, delicate, delicious, deluxe, dense, dent, dente, dented
word: dents, deodorized, depth, deseeded, desired, desk, dessert, destemmed, deveined, di
word: diagonally, diameter, diamond, diamonds, diced, dices, did, didnt, dies, diet, diets
word: differ, difference, different, dig, diluted, dimpled, dimples, diner, dinner, dinosaur
word: dipped, dipping, direction, directions, directly, disc, discovery, discs, dish, dishes
word: display, dissolved, dissolves, dived, divided, dl, do, does, doesnt, doing, dollops
word: domestic, dominican, done, dont, door, dot, dots, dotted, double, doubled, doubles, down
word: dozen, drag, dragon, drained, draw, drawn, draws, dream, dredging, drenched, dress
word: dressed, dried, drink, drinks, dripped, drips, drivers, drizzling, droop, droops, drops
word: drowned, drunk, dull, dulls, during, dusted, dusting, dusty, dutch, duty, each, ear
word: earlier, earlobe, early, ears, earth, earthen, earthy, easily, eastern, easy, eat, eaten
word: eater, eaters, eating, eats, edge, edged, edges, edible, edition, effort, effortless, eg
word: egyptian, eight, eighteen, eighth, eighty, either, el, eleven, elongated, else, email
word: empty, emptying, en, enamel, end, ending, ends, english, enough, enriched, ensalada
word: enters, entire, entirely, envelope, envelopes, equal, equally, equipment, equivalent
word: escapes, especially, et, ethiopian, european, even, evening, evenings, evenly, eventually
word: ever, every, everybody, everyday, everyone, everything, everywhere, exact, exactly, excess
word: expeller, expensive, expert, exploded, extra, extremely, eyes, f, faces, facing, fact
word: facts, fahrenheit, failproof, faintly, fair, fairly, fairtrade, fall, falling, falls
word: families, family, famous, fancy, fanned, fans, far, farm, farmed, farmers, farmhouse
word: farms, fashioned, fast, father, fattiest, favorite, favourite, feast, feathery, featuring
word: feed, feeds, feel, feelers, feeling, feels, feet, felt, few, fewer, fez, fiber, fibers
word: fibre, field, fierce, fiercely, fiercest, fiery, fifteen, fifth, fifths, fifty, filipino
word: filled, filleted, fills, film, filtered, fin, final, find, finds, fine, finely, finer
word: finest, finger, fingernail, fingernails, fingers, fingertip, fingertips, finished
word: finishing, finnish, fire, firm, firmer, firmly, firms, first, fist, fistful, fists, fit
word: fits, five, fl, flake, flaked, flakes, flaking, flaky, flame, flat, flatleaf, flattened
word: flavor, flavored, flavorless, flavors, flavour, flavoured, flavourless, flavours, flecked
word: flecks, flesh, floats, flood, floor, floppy, flops, florence, floret, florets, florettes
word: florida, flow, flowerets, flows, fluffy, fluid, foaming, foams, foamy, foil, folded, folds
word: following, follows, food, foods, foolproof, foot, for, foraged, forearms, forestieres
word: fork, forked, forks, formed, forms, fortified, forty, forward, found, four, fourteen
word: fourth, fragrant, frame, franciscos, freckled, freckles, free, freely, freezer, french
word: frenched, frequently, fresh, fresher, freshest, freshly, friday, fridge, fried, friend
word: friendly, friends, frills, frilly, from, frond, fronds, front, frosted, frothy, froze
word: frozen, fruity, fry, fryer, frying, full, fully, fun, further, fuse, g, gadget, gadgets
word: gaeng, gallon, gallons, gan, gangwon, gap, gape, garden, gardens, garnishing, gas, gathers
word: gave, generous, generously, genoa, gentle, gentlest, gently, genuine, georgia, gerais
word: german, germany, germinated, get, gets, getting, ghanaian, giant, gilds, gills, gingery
word: ginisang, give, given, gives, giving, glass, glasses, glassy, glazed, glen, glistening
word: glistens, glossy, gloves, glowing, glues, glug, gnarled, go, goan, goes, goi, going, gold
word: golden, golf, gone, good, gooey, got, gourmet, gradually, grain, grained, grains, grainy
word: gram, gramme, grammes, grams, grandad, grandfather, grandma, grandmother, granny
word: granulated, granules, grass, grassy, grated, grater, grates, grating, gratings, gray
word: greasing, greasy, great, grecku, greek, green, greens, griddled, grilled, grilling
word: grinding, grindings, grinds, gritty, groove, ground, guest, guests, gujarats, guk, gulf
word: gutted, habit, had, haggerty, hair, halal, half, halfway, halved, halves, hand, handful
word: handfuls, handling, handmade, hands, hanoi, hard, hardly, has, hash, have, having
word: hawaiian, hazel, he, head, heads, healthful, healthy, heap, heaped, heaping, heaps, hear
word: heard, hearty, heated, heating, heatproof, heats, heaves, heaviest, heavily, heavy, heel
word: height, heirloom, held, helping, helps, hem, her, here, heritage, het, hickory, high
word: highest, hill, hills, him, himalayan, his, hiss, hissed, hisses, hissing, hit, hob, hold
word: holds, hole, holes, holiday, hollow, hollows, home, homely, homemade, homestyle
word: homogenised, homogenized, hope, horizontally, hot, hotel, hothouse, hottest, hour, hours
word: house, how, however, hu, hugs, hulled, hulls, humble, hunan, hundred, hung, hungarian
word: hunters, husked, hydroponic, i, iced, icelandic, icy, id, idaho, idea, ideally, ideas, if
word: im, immediately, important, imported, impossible, in, inch, inches, included, including
word: incredible, incredibly, indian, individual, individually, indonesian, infused, infusion
word: ingredient, ingredients, inner, insalata, inside, inspiration, inspired, instant, instead
word: instruction, instructions, internet, into, intolerance, intolerant, inward, inwards
word: iodised, iodized, iranian, irans, iraqi, irish, iron, is, island, islands, isnt, israeli
word: it, ital, italian, its, itself, ive, ivory, jacket, jamaican, jamaicas, jammy, japanese
word: jar, jarred, jars, javanese, jay, jersey, jiao, jiggles, jjim, joes, join, joining, joins
word: jorim, journey, joy, jued, jug, juices, juicing, juicy, julienned, jumbo, jump, just
word: kaffir, kashmiri, keeping, keeps, kent, kenyan, kept, keralas, keto, kettle, key, kg
word: khaki, kho, kibbled, kid, kids, kill, kilo, kilogram, kilos, kind, kinds, kissed, kitchen
word: kneaded, knife, knives, knob, knobbly, knobby, knobs, knocked, knotted, know, known, knows
word: kolkatas, korean, kosher, kyoto, kyotos, l, la, label, labelled, labels, laced, lacquer
word: lacquered, lacy, laden, ladleful, ladlefuls, ladles, laid, lake, lamp, land, lands, lankan
word: lanzhou, laotian, large, larger, largest, late, later, latin, laugh, lava, lay, layered
word: layers, laying, laziest, lazy, lb, lbs, ld, le, leads, leaf, leafed, leafy, lean, least
word: leaved, leaves, leaving, lebanese, left, leftover, leftovers, lei, length, lengths
word: lengthways, lengthwise, lenten, less, let, lets, letter, letters, letting, leveled
word: levelled, lick, lid, lidded, lids, lie, lies, life, lifted, lifting, lifts, light, lightly
word: liked, likewise, lima, limp, lined, lines, liquid, liquids, list, listen, lite, liter
word: liters, litre, litres, little, live, lively, load, loaded, local, log, long, longer, look
word: looks, loose, loosely, loosens, loosest, lose, loses, lost, lot, lots, louisiana, lovely
word: low, lowest, lowfat, luck, lukewarm, lump, lumps, lumpy, lunch, lunchbox, luscious, luxury
word: machine, macintosh, mad, made, madras, madura, magazine, mahogany, main, maine, mains
word: major, make, makes, making, makrut, malagas, malaysian, manado, manao, mandoline, manila
word: manok, many, marbled, marbles, marinated, marinating, mark, market, markets, marks
word: marzano, mashed, mashing, mass, mat, match, matchstick, matchsticks, matt, mature, maui
word: may, maybe, me, meal, mealadvisor, meals, means, meantime, meanwhile, measured, meatless
word: meaty, mediterranean, medium, meet, meets, mekong, mellow, melted, melting, melts
word: membrane, membranes, memories, memory, merely, mestiza, metal, method, mex, mexican
word: mexicana, mexico, mg, microwave, microwaveable, middle, midnight, mild, milder, mill
word: milled, milliliter, milliliters, millilitre, millilitres, millimeter, millimetre, minas
word: minced, mind, mini, miniature, minor, minus, minute, minutes, missing, mistake, mistakes
word: mit, mixed, mixer, mixture, mixtures, ml, mm, mo, mode, modern, moist, moisture, mold
word: molds, molten, mom, moment, moments, monday, money, monks, monsoon, month, months, moon
word: moons, mop, more, morning, mornings, moroccan, mortar, most, mother, motor, mould, moulds
word: mountain, mountains, mouth, mouthful, moves, moving, much, mug, mugs, multi, multicolored
word: mum, murky, murmur, mushy, music, muslim, must, my, na, nail, named, napa, narrow
word: national, natural, neapolitan, near, nearly, neatly, necessarily, necessary, nectar, need
word: needed, needles, needs, negima, neither, nepalese, nest, neung, neutral, never, new, newer
word: newest, newspaper, next, nice, nices, nigerian, night, nine, nineteen, ninety, no, non
word: none, nonfat, nonstick, noon, nor, nordestino, nordic, normal, normally, normandy, north
word: northern, northumbrian, norways, norwegian, norwegians, nose, not, notes, nothing, now
word: nowhere, nudge, nudged, nudging, number, numbers, numbing, numerous, nuong, nutritious
word: oak, oaxacas, oblong, occasionally, ocean, of, off, office, often, oiled, oiling, oily, ok
word: okay, okinawan, olan, old, older, oldest, oleic, on, once, one, ones, only, onto, oozes
word: opaque, opened, option, optional, optionally, options, or, ordinary, orek, organic
word: organics, oriental, origin, original, other, others, otherwise, ounce, ounces, our, out
word: outer, outside, outward, outwards, oval, oven, ovenproof, ovens, over, overall
word: overlapping, overnight, overripe, oversized, own, owned, oz, pacific, package, packages
word: packed, packet, packets, packs, padang, paddle, page, pajamas, pakistani, palate, pale
word: palestinian, palm, palms, pan, pans, pantry, paper, par, parboiled, parched, parchment
word: parsi, part, partially, particularly, partly, parts, party, pass, passed, passes, past
word: pasteurised, pasteurized, pasture, pastured, patch, patches, patience, patiently, pats
word: patted, pattern, patterns, pause, pazza, peaks, pearled, peeled, peeler, pencil, people
word: per, percent, perfect, perfectly, perfume, perhaps, persian, person, personal, persons
word: peruvian, pestle, petals, petite, phet, photo, picked, pickling, picnic, picture, pictures
word: piece, pieces, pierced, piercing, piles, pin, pinches, pink, pint, pints, piper, piping
word: pips, pith, pits, pitted, pkg, pkgs, places, plain, plant, plants, plates, platter
word: platters, play, pleasantly, please, plenty, pliable, plop, plopping, plops, plucked, plug
word: plump, plus, po, poached, poaching, pocket, pod, pods, point, pointed, points, poked
word: polish, polished, pool, pools, popped, popping, popular, poriyal, porridge, portioned
word: portions, portuguese, possible, possibly, pot, potluck, pots, pouch, pouches, pounded
word: pounds, pourable, pours, powder, powdered, power, pre, precooked, precut, preferably
word: preferred, premium, prep, preparation, prepared, present, preserved, presliced, pressed
word: pressing, pressure, pretty, previous, previously, prewashed, price, pricked, prickle
word: prickles, prime, print, printed, private, probe, problem, problems, processor, produce
word: program, proofs, proper, properly, provencal, pry, pub, puckering, puddle, puffed, puffing
word: puffs, puffy, pulled, pulls, pulp, pulpy, pungent, punjabi, punnet, punnets, pure, pureed
word: purged, purple, purpose, pushed, pushes, pushing, put, puts, putty, qing, quality
word: quantity, quart, quartered, quarters, quarts, question, questions, quick, quickly, quiet
word: quietly, quite, quivers, rack, racks, ragged, rags, rain, rainbow, rainier, rainy, raised
word: ramekin, ramekins, range, rapid, rapidly, rare, rarely, rastafari, rather, rating, ratings
word: rattle, rattles, raw, re, reached, reaches, reaching, read, readily, reading, reads, ready
word: readymade, real, really, reason, reasons, recipe, recipes, reconstituted, red, reddish
word: reduced, refined, refreshing, refrigerated, refrigerator, regional, regular, regularly
word: rehydrated, relax, relaxes, remain, remaining, remains, removed, replacement, required
word: reserved, resistance, restaurant, rests, result, results, returns, review, reviews, ri
word: ribbon, ribbons, ribbony, rich, ridge, ridged, ridges, right, rim, rimmed, rims, rind
word: rindless, rinds, ring, rings, rinsed, rinses, ripe, ripened, ripens, ripples, rise, risen
word: rises, rising, river, road, roasted, roasting, robust, rock, rolled, rolling, roman
word: romanian, rome, romes, roof, room, roomy, root, roots, rope, ropes, rosa, rose, rough
word: roughly, round, rounded, rounds, route, rows, rubbed, rubber, rubbing, ruby, ruffled, rule
word: rules, rummo, run, running, runny, runs, rush, russian, rust, rustic, s, sachet, sachets
word: safe, said, salada, salade, salted, saltier, salting, salty, same, san, sand, sandy
word: sardinian, sat, satisfying, saturday, saturdays, saucepan, saucepans, saucer, saucers
word: saucy, sauteed, saved, saving, savoury, saw, sawing, say, says, scaled, scales
word: scandinavian, scant, scarlet, scattered, scent, scented, scents, school, scissors, scooped
word: scoops, scorched, scorches, scorching, scored, scottish, scramble, scrambled, scraped
word: scraping, screams, scrubbed, scum, sea, sealed, seam, seared, searing, seasonal, seasoned
word: second, seconds, secret, sections, see, seeded, seedless, seen, seeps, sees, seethes
word: segment, segmented, segments, seize, seizes, selection, send, sent, sepals, separated
word: separately, separates, sept, serbian, sertao, served, serves, serving, servings, sets
word: setting, settings, settle, settles, seven, seventeen, seventy, several, sevilles, shade
word: shaken, shaking, shallow, shanghai, shaped, shapes, shards, share, shared, sharp, sharpen
word: sharpened, shaved, shaving, shavings, she, shed, sheet, sheets, shelf, shelled, shepherds
word: shimmer, shimmering, shimmers, shines, shingle, shining, shiny, shio, shioyaki, shivers
word: shock, shoelace, shoestring, shook, shoot, shoots, shop, shopbought, short, shorter
word: shortly, should, shove, show, shower, showing, shows, shredded, shreds, shrink, shrinks
word: shrunk, shrunken, shucked, shut, si, sichuan, sicilian, side, sides, sieved, sifted, sight
word: silver, silvery, similar, simmered, simmering, simmers, simple, simply, since, single
word: sings, sinh, sinks, sip, sit, sits, six, sixteen, sixth, sixths, sixty, size, sized, sizes
word: sizzles, sizzling, skewered, skill, skillet, skillets, skills, skimming, skinless, skinned
word: skins, skirt, sky, slab, slabs, slant, slashed, sleeve, slender, sliced, slices, slicing
word: slick, slides, slight, slightly, slim, slime, slimy, slip, slipperiness, slippery, slips
word: slit, slits, sliver, slivered, slivers, slotted, slow, slowly, slump, slumped, slumps
word: small, smallest, smashed, smell, smelling, smells, smile, smith, smoked, smokes, smokey
word: smoking, snack, snap, snapped, snapping, snaps, sneeze, snipped, snow, snowfall, snug, so
word: soaked, soaking, soap, sodium, soft, softened, softening, softens, softly, soggy, sold
word: solid, some, someone, something, sometimes, somewhat, somewhere, song, soon, soot, sopa
word: sort, sot, sote, soto, sound, sounds, sour, soured, south, southeast, southern, space
word: spaces, spanish, sparingly, spatchcocked, spatter, spatula, spatulas, spears, special
word: speckled, specks, speed, spent, spice, spiced, spices, spicy, spiked, spin, spines
word: spiralize, spits, splash, splashes, split, splits, spokes, spongy, spooned, spoonful
word: spoonfuls, spooning, spoons, spot, spots, spotted, spreadable, spreading, sprig, sprigs
word: spring, springs, springy, sprinkled, sprinkling, sprouted, sprouts, sputter, sputtering
word: square, squares, squashy, squat, squeak, squeaks, squeaky, squeezed, squeezing, squirt
word: sri, stab, stacked, stained, stale, stalk, stalks, stall, stalls, stamens, stand, standard
word: standing, stands, starch, starchy, starts, stay, stayed, stays, steadily, steady, steamed
word: steamer, steaming, steams, steel, stekt, stemmed, stems, step, steps, stewed, stewing
word: stick, sticking, sticks, sticky, stiff, stiffen, stiffens, stiffly, still, sting, stings
word: stirred, stirring, stirs, stone, stoned, stoneground, stones, stood, stopping, stops
word: storebought, story, stove, stovetop, straight, strained, strainer, strand, strands, straw
word: streaked, streaks, stream, street, streets, strewing, strewn, string, strings, stringy
word: stripe, striped, stripes, strips, strokes, strong, strongly, stuck, studded, stuff
word: stuffed, sturdy, style, suan, subscribe, substitutes, such, suds, suitable, sulfur
word: sumatran, summer, sun, sundanese, sunday, sunk, sunny, super, supermarket, supper, supple
word: supremed, sure, surface, surfaces, surprise, sustainably, swabian, swallowed, sway
word: swedish, sweetened, sweetness, swell, swelling, swells, swill, swim, swirled, swirling
word: swish, swiss, switch, swollen, syrian, syrupy, szechuan, table, tables, tablespoon
word: tablespoons, tacky, tail, tailed, tails, taiwanese, take, taken, takes, taking, tall
word: tames, tamil, tan, tangle, tangled, tangy, tanned, tao, tap, tapped, tasted, tastes
word: tasting, tasty, taut, tava, tavern, tawa, tawny, tbs, tbsp, tbsps, tears, teaspoon
word: teaspoons, technique, techniques, teeth, tell, tells, temp, temperature, tempered
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
word: touching, tough, toughen, toward, towards, towel, towels, towering, town, trace, track
word: trade, trader, tradition, traditional, traditions, trail, trailing, translucent, travel
word: tray, trays, tree, trees, tremble, trembling, tri, triangle, triangles, triangular, trick
word: tricolor, tried, tries, trimmed, trimmings, trinidadian, trip, triple, truite, truth, try
word: trying, tu, tub, tube, tubes, tubs, tuesday, tuft, tug, tumble, tumis, tunisian, turkish
word: turned, turning, turns, tuscan, twelve, twenty, twice, twine, twirl, twists, two, type
word: types, typical, ufs, uht, uk, ukrainian, ultimate, ultra, unavailable, unblanched
word: unbleached, unbrewed, unbroken, unbrominated, uncle, uncooked, uncovered, uncured, uncut
word: und, under, underneath, underripe, underside, undersides, undersized, undiluted, undrained
word: undyed, unenriched, uneven, unfiltered, unflavored, unflavoured, unfrozen, unglazed
word: unless, unlike, unopened, unpasteurised, unpasteurized, unpeeled, unpitted, unpolished
word: unrefined, unripe, unroasted, unsafe, unsalted, unscented, unseasoned, unseeded, unshelled
word: unshredded, unsifted, unsmoked, unsoaked, unsweetened, until, untoasted, untouched
word: untreated, untrimmed, unusual, unwaxed, up, upon, upper, upright, upturned, us, usa, used
word: uses, using, usual, usually, uvas, vacuum, valencia, valencian, valleys, value, vanished
word: vanishes, vapor, variation, variations, varieties, variety, various, veg, vegan, vegans
word: vegetable, vegetables, vegetarian, vegetarians, veggie, veggies, vein, veined, veins
word: velvet, velvety, veracruzana, verde, verdes, vermont, version, vertically, very, via
word: video, vietnamese, vigilia, vigorously, village, vine, virgin, visibly, vital, vivid
word: volume, waits, wall, want, wanted, wants, warmed, warmer, warming, warmth, was, washed
word: washes, washing, waxed, waxy, way, ways, we, wear, wears, website, wedge, wedges
word: wednesday, week, weekday, weekend, weekly, weeknight, weeknights, weeks, weep, weeping
word: weeps, weighing, weight, well, welsh, went, were, west, western, wet, what, whatever
word: wheel, when, whenever, where, whether, which, while, whipped, whisked, whisking, whisks
word: white, whitened, whites, who, whole, wholesome, wholly, whose, why, wide, widest, width
word: wild, will, wilted, wilts, wince, wind, window, winter, wiped, wish, wisp, wisps, with
word: within, without, wobbles, wobbly, wok, wonderful, wont, wooden, woody, word, words, work
word: working, works, worktop, world, worse, worst, would, wrapped, wrinkle, wrinkled, wrinkles
word: write, writing, written, wuhan, wuhans, x, xanh, xian, xinjiang, y, year, yearly, years
word: yellow, yellows, yes, yesterdays, yet, yield, yields, you, youll, young, your, youre
word: youve, yucatans, yunnan, z, zaru, zealand, zeit, zero, zester, zesty, zhou, zhua, zingy
word: ziplock
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
