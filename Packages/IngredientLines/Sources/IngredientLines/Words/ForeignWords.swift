/// German, French, Spanish, Italian, Dutch, Portuguese and Swedish words, by their meaning in
/// English.
///
/// A line has an English word, a colon, and the words with its meaning. Cups, glasses and spoons
/// that differ from the American ones are not converted.
enum ForeignWords {
  static let table: StaticString = """
    tbsp: el esslöffel essl cuillères-à-soupe cas càs cucharada cucharadas cda cdas cucchiaio cucchiai \
    eetlepel eetlepels colher-de-sopa msk matsked matskedar
    tsp: tl teelöffel teel càc cac cucharadita cucharaditas cdta cdtas cdita cditas cucchiaino \
    cucchiaini theelepel theelepels colher-de-chá tsk tesked teskedar
    glass: glas gläser verre verres vaso vasos bicchiere bicchieri glazen copo copos tasse tassen \
    tasses taza tazas tazza tazze kop kopje kopjes xícara xícaras xicara xicaras kopp koppar becher
    gram: gramm gramos gramo grammi grammo gramas grama
    kg: kilogramm kilogrammes chilo chili kilos quilo quilos
    litre: litro litros litri liter liters
    pinch: prise prisen pincée pincées pizca pizcas pizzico pizzichi snufje snufjes mespunt pitada \
    pitadas nypa nypor msp messerspitze
    dash: schuss spritzer scheut scheutje chorrito
    handful: handvoll poignée poignées puñado puñados manciata manciate handje handjes punhado \
    punhados näve
    clove: zehe zehen knoblauchzehe knoblauchzehen gousse gousses diente dientes spicchio spicchi \
    teen teentje teentjes tenen dente dentes klyfta klyftor
    slice: scheibe scheiben tranche tranches rebanada rebanadas loncha lonchas fetta fette plak \
    plakken plakje plakjes sneetje sneetjes fatia fatias skiva skivor
    can: dose dosen boîte boîtes lata latas lattina scatola blik blikje blikjes burk burkar
    sprig: zweig zweige brin brins rama ramas ramita ramitas rametto rametti takje takjes ramo ramos \
    kvist kvistar
    bunch: bund bunde botte bottes manojo manojos mazzo mazzetto bosje bosjes maço maços knippe
    leaf: blatt blätter feuille feuilles hoja hojas foglia foglie blaadje blaadjes folha folhas
    piece: stück stücke morceau morceaux trozo trozos pezzo pezzi stuk stuks pedaço pedaços bit bitar
    packet: packung packungen päckchen pck pkt sachet sachets paquet paquets paquete paquetes sobre \
    sobres bustina bustine pakje pakjes pacote pacotes paket
    jar: bocal bote botes vasetto potje
    one: ein eine einen einem einer un une uno una een um uma ett
    two: zwei deux dos due twee dois duas två
    three: drei trois tres tre drie três
    four: vier quatre cuatro quattro quatro fyra
    five: fünf cinq cinco cinque vijf fem
    six: sechs seis sei zes sex
    half: halbe halber halbes halben demi demie medio media mezzo mezza halve meio meia halv halva
    large: große großer großes großen grande grandes grandi grote groot stora stor gros grosse \
    grosses grossi
    medium: mittelgroße mittelgroßer mittelgroßes moyen moyenne moyens moyennes mediano mediana \
    medianos medianas médio média médios médias mellanstor
    small: kleine kleiner kleines kleinen petit petite petits petites pequeño pequeña pequeños \
    pequeñas piccolo piccola piccoli piccole klein pequeno pequena pequenos pequenas liten små
    chopped: gehackt gehackte gehackter gehacktes haché hachée hachés hachées picado picada picados \
    picadas tritato tritata tritati tritate gehakt gehakte hackad hackade hackat
    diced: gewürfelt gewürfelte cortado cortada tagliato tagliata tärnad tärnade
    sliced: geschnitten geschnittene émincé émincée émincés émincées affettato affettata gesneden \
    fatiado fatiada skivad skivade
    grated: gerieben geriebene geriebener râpé râpée rallado rallada grattugiato grattugiata geraspt \
    geraspte ralado ralada riven rivet rivna
    peeled: geschält geschälte pelé pelée pelés pelado pelada pelados sbucciato gepeld descascado \
    skalad skalade
    minced: feingehackt fijngehakt finhackad finhackade
    crushed: zerdrückt écrasé écrasée machacado schiacciato geperst amassado pressad pressade
    melted: geschmolzen geschmolzene fondu fondue derretido derretida fuso gesmolten smält
    finely: fein finement finamente fijn fint
    roughly: grob grossièrement grof grovt
    or: oder ou o oppure eller
    and: und et y e en och
    with: mit avec con met com med
    without: ohne sans sin senza zonder sem utan
    for: für pour para per voor för
    optional: optionnel facultatif opcional facoltativo optioneel valfritt
    about: etwa ca circa environ aproximadamente ongeveer cerca
    q.b: q.b. qb
    taste: geschmack belieben gusto piacere goût gout volonté volonte smaak gosto smak
    """
}
