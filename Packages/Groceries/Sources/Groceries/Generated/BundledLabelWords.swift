// swift-format-ignore-file
// Made from Data by Scripts/compile-groceries. Do not edit.

/// Words of labels that no recipe has; ``LabelWords`` reads them.
enum BundledLabelWords {
  static let text: StaticString = #"""
brand: ahold, albertsons, aldi, allens, amys, annies, applegate, armour, asda, badia, barilla, belgioioso
brand: berio, bertolli, betty crocker, bettys, bigelow, birds eye, bobs red mill, bolthouse, bongards
brand: boyardee, braswells, brianna, brookshires, buddig, buitoni, bumble bee, byerlys, cadia, cains
brand: campbells, carrefour, cento, chef boyardee, clif, coborns, colavita, conagra, costco
brand: crosse and blackwell, crowley, cvs, danone, darigold, daymark, de cecco, del monte, delallo, delgrosso
brand: dierbergs, dietz and, dunkin, earthbound farm, edeka, edys, fareway, farmer john, fennimores own
brand: filippo, fleischmanns, food club, food lion, foodhold, foodtown, fratelli, frenchs, frontera, furmanos
brand: galbani, gefen, giant eagle, gold medal, gonzalez, good and gather, gortons, goya, great value, hain
brand: hannaford, hanover, hansens, harmons, harris teeter, hatfield, heb, heinens, heinz, hiland
brand: hillshire, hodgson mill, hormel, hunts, hy vee, iberia, idahoan, iga, jewel osco, johnsonville, kashi
brand: kellogg, kelloggs, kemps, kens, king arthur, kirkland, kirkland signature, knorr, knudsen
brand: kowalskis, kraft, kroger, la costena, lakeview, land olakes, langers, lee kum kee
brand: libbys, lidl, litehouse, lundberg, lunds, marcel, marianos, marketside, marks and spencer, martinellis
brand: mccormick, meijer, michelinas, migros, monoprix, morrisons, motts, muir glen, musselmans, mutti
brand: nabisco, nalley, nathans, natures own, natures path, nestle, newmans own, nielsen massey, nonnis
brand: ocado, old el paso, orville redenbachers, oscar mayer, paldo, pampa, pastene, pcc, pepperidge farm
brand: perdue, pictsweet, piggly wiggly, pillsbury, polaner, praegers, private selection, progresso, publix
brand: raleys, ralphs, raos, redners, resers, rewe, roland, ronzoni, rosarita, roundys, safeway, sainsburys
brand: sams club, sargento, schar, schnucks, schwartz, seapak, seggiano, shaws, shoprite, shurfine, simple
brand: simple truth organic, smart way, smithfield, smuckers, snyders, spartan, sprouts, starbucks, starkist
brand: stater, stauffers, stonewall kitchen, stop and shop, stouffers, straubs, streits, sunmaid, sunridge
brand: swanson, swansons, target, tate and lyle, tesco, tetley, tilth and rill, torani, totinos
brand: trader joes, truth, tyson, udis, utz, vigo, vitarroz, vitelli, vlasic, waitrose, watson, wegmans, weis
brand: welchs, wellsley, wellsley farms, wesson, westsoy, whole foods, winco, winn dixie, wise, wishbone, wm
brand: woolworths, yehuda, zatarains, ziyad
praise: all natural, amazing, ancient, antibiotic, antibiotics, applewood, assortment, authentic, award
praise: best choice, beverage, beverages, biodegradable, bpa, certified, charleston, chefs, chip, chips
praise: choice, classic, clover, co, company, craft, crafted, deli, delish, deluxe, dr, eco
praise: electrolyte, elite, epicurean, everyday, everyday essentials, extra special, family, famous, farms
praise: farmstead, favorites, fiesta, finest, flavour, free from, freerange, genuine, glutinous, gmo, gmos, goodness
praise: gourmet, grande, grassfed, handcrafted, handmade, handpicked, healthy, herbal, homemade, homestyle
praise: hormone, hormones, humane, imported, inc, italiano, jasmine, kitchen, limited edition, llc, locally
praise: lowfat, ltd, luxury, masterpiece, mayocoba, medley, mrs, natural, naturals, new, non gmo, nongmo
praise: nutritional, old fashioned, old world, original, original recipe, originals, orleans, own, paleo
praise: preferida, premium, pure, quality, r, real, regular, rustic, select, selection, sensible, signature
praise: signature select, simple, simply, snacking, southwestern, special, specially, specialty, st, standard
praise: steamable, style, styled, superb, superfood, supreme, sustainable, taste, tasty, tater, tm, traditional, tropical
praise: trusted, usda, valley, value, verified, vitamin, wholesome, wildflower, world, yummy
package: bnls, btl, bulk, cartridge, club, count, ct, ctn, ea, family pack, family size, fl, fz, giant, iqf
package: jumbo, lbs, mega, microwavable, mini, multipack, pc, pcs, pk, pkg, pkt, ready, resealable, retail
package: sampler, shaker, shelf stable, singles, sixpack, snack pack, snack size, sz, twin pack, ultra
package: value pack, variety, vp
abroad: flask, honing, lax, lieu, noisette, pain, pan, pans, rag, rake, rind, room, rug, sill, worst
"""#
}
