// swift-format-ignore-file
// Made from Data/ by Scripts/compile-products. Do not edit.

/// The compiled tables of products and stores; ``GroceryShelf`` reads them.
enum BundledShelf {
  static let products: StaticString = #"""
0040000010001	onion		Yellow Onion		0	per lb	129	129
0040000010002	onion		Organic Yellow Onion		2	per lb	169	169
0040000010003	onion		Yellow Onion	Daymark	1	3 lb	319	0
0040000010004	onion		Yellow Onion	Fennimore's Own	1	3 lb	0	329
0040000010005	onion		Organic Yellow Onion	Tilth & Rill	2	3 lb	489	489
0040000010006	onion		Yellow Onion	Daymark	1	5 lb	519	0
0040000010007	onion		Yellow Onion	Fennimore's Own	1	5 lb	0	549
0040000010008	onion		White Onion		0	per lb	159	159
0040000010009	red-onion		Red Onion		0	per lb	159	179
0040000010010	red-onion		Organic Red Onion		2	per lb	219	229
0040000010011	red-onion		Red Onion	Daymark	1	2 lb	279	0
0040000010012	red-onion		Red Onion	Fennimore's Own	1	2 lb	0	299
0040000010013	red-onion		Organic Red Onion	Tilth & Rill	2	2 lb	439	429
0040000010014	sweet-onion		Sweet Onion		0	per lb	149	159
0040000010015	sweet-onion		Sweet Onion	Daymark	1	3 lb	399	0
0040000010016	sweet-onion		Sweet Onion	Fennimore's Own	1	3 lb	0	399
0040000010017	pearl-onion		Pearl Onions	Daymark	1	10 oz	339	0
0040000010018	pearl-onion		Pearl Onions	Fennimore's Own	1	10 oz	0	349
0040000010019	pearl-onion		Pearl Onions	Greenhollow	0	10 oz	399	409
0040000010020	spring-onion		Green Onions		0	bunch	119	129
0040000010021	spring-onion		Organic Green Onions		2	bunch	169	169
0040000010022	shallot		Shallots		0	per lb	409	409
0040000010023	shallot		Organic Shallots		2	per lb	569	549
0040000010024	shallot		Shallots	Daymark	1	8 oz	209	0
0040000010025	shallot		Shallots	Fennimore's Own	1	8 oz	0	219
0040000010026	shallot		Organic Shallots	Tilth & Rill	2	8 oz	299	299
0040000010027	leek		Leek		0	each	179	189
0040000010028	leek		Organic Leek		2	each	249	249
0040000010029	leek		Leeks		0	16 oz bunch	339	379
0040000010030	garlic		Garlic Bulb		0	head	69	69
0040000010031	garlic		Organic Garlic Bulb		2	head	99	99
0040000010032	garlic		Garlic Bulbs, 3 Count Sleeve	Daymark	1	4.5 oz	169	0
0040000010033	garlic		Garlic Bulbs, 3 Count Sleeve	Fennimore's Own	1	4.5 oz	0	179
0040000010034	garlic		Garlic Bulbs, 3 Count Sleeve	Greenhollow	0	4.5 oz	199	209
0040000010035	garlic		Peeled Garlic Cloves	Daymark	1	6 oz	329	0
0040000010036	garlic		Peeled Garlic Cloves	Fennimore's Own	1	6 oz	0	359
0040000010037	garlic		Peeled Garlic Cloves	Greenhollow	0	6 oz	389	409
0040000010038	chive		Fresh Chives	Daymark	1	0.75 oz	229	0
0040000010039	chive		Fresh Chives	Fennimore's Own	1	0.75 oz	0	239
0040000010040	chive		Fresh Chives	Greenhollow	0	0.75 oz	249	259
0040000010041	chive		Organic Chives	Tilth & Rill	2	0.75 oz	309	319
0040000010042	garlic-chive		Garlic Chives		0	bunch	249	269
0040000010043	ginger		Ginger Root		0	per lb	399	409
0040000010044	ginger		Organic Ginger Root		2	per lb	549	549
0040000010045	galangal		Fresh Galangal		0	per lb	989	1059
0040000010046	turmeric	fresh	Fresh Turmeric Root		0	per lb	819	859
0040000010047	lemongrass		Lemongrass		0	2 oz bunch	239	259
0040000010048	tomato		Roma Tomato		0	per lb	169	179
0040000010049	tomato		Organic Roma Tomato		2	per lb	239	239
0040000010050	tomato		Tomatoes on the Vine		0	per lb	249	279
0040000010051	tomato		Organic Tomatoes on the Vine		2	per lb	339	369
0040000010052	tomato		Beefsteak Tomato		0	per lb	269	289
0040000010053	tomato		Large Slicing Tomato		0	each	55	55
0040000010054	cherry-tomato		Cherry Tomatoes	Daymark	1	10 oz	249	0
0040000010055	cherry-tomato		Cherry Tomatoes	Fennimore's Own	1	10 oz	0	269
0040000010056	cherry-tomato		Cherry Tomatoes	Greenhollow	0	10 oz	299	319
0040000010057	cherry-tomato		Organic Cherry Tomatoes	Tilth & Rill	2	10 oz	379	389
0040000010058	cherry-tomato		Grape Tomatoes	Daymark	1	10 oz	279	0
0040000010059	cherry-tomato		Grape Tomatoes	Fennimore's Own	1	10 oz	0	289
0040000010060	cherry-tomato		Grape Tomatoes	Greenhollow	0	10 oz	319	319
0040000010061	cherry-tomato		Organic Grape Tomatoes	Tilth & Rill	2	10 oz	389	419
0040000010062	cherry-tomato		Grape Tomatoes	Daymark	1	24 oz	599	0
0040000010063	cherry-tomato		Grape Tomatoes	Fennimore's Own	1	24 oz	0	629
0040000010064	potato		Russet Potato		0	per lb	99	109
0040000010065	potato		Organic Russet Potato		2	per lb	139	149
0040000010066	potato		Russet Potato	Daymark	1	5 lb	429	0
0040000010067	potato		Russet Potato	Fennimore's Own	1	5 lb	0	439
0040000010068	potato		Organic Russet Potato	Tilth & Rill	2	5 lb	609	629
0040000010069	potato		Russet Potato	Daymark	1	10 lb	819	0
0040000010070	potato		Russet Potato	Fennimore's Own	1	10 lb	0	809
0040000010071	potato		Yellow Potatoes		0	per lb	139	149
0040000010072	potato		Organic Yellow Potatoes		2	per lb	189	199
0040000010073	potato		Yellow Potatoes	Daymark	1	3 lb	359	0
0040000010074	potato		Yellow Potatoes	Fennimore's Own	1	3 lb	0	359
0040000010075	potato		Organic Yellow Potatoes	Tilth & Rill	2	3 lb	509	519
0040000010076	potato		Yellow Potatoes	Daymark	1	5 lb	569	0
0040000010077	potato		Yellow Potatoes	Fennimore's Own	1	5 lb	0	569
0040000010078	potato		Red Potatoes		0	per lb	129	139
0040000010079	potato		Red Potatoes	Daymark	1	5 lb	569	0
0040000010080	potato		Red Potatoes	Fennimore's Own	1	5 lb	0	579
0040000010081	potato		Baby Yellow Potatoes	Daymark	1	24 oz	379	0
0040000010082	potato		Baby Yellow Potatoes	Fennimore's Own	1	24 oz	0	389
0040000010083	potato		Baby Yellow Potatoes	Greenhollow	0	24 oz	439	439
0040000010084	sweet-potato		Sweet Potato		0	per lb	129	139
0040000010085	sweet-potato		Organic Sweet Potato		2	per lb	179	179
0040000010086	sweet-potato		Sweet Potato	Daymark	1	3 lb	339	0
0040000010087	sweet-potato		Sweet Potato	Fennimore's Own	1	3 lb	0	359
0040000010088	sweet-potato		Organic Sweet Potato	Tilth & Rill	2	3 lb	509	489
0040000010089	carrot		Whole Carrots	Daymark	1	1 lb	109	0
0040000010090	carrot		Whole Carrots	Fennimore's Own	1	1 lb	0	109
0040000010091	carrot		Whole Carrots	Greenhollow	0	1 lb	129	119
0040000010092	carrot		Organic Whole Carrots	Tilth & Rill	2	1 lb	149	159
0040000010093	carrot		Whole Carrots	Daymark	1	2 lb	189	0
0040000010094	carrot		Whole Carrots	Fennimore's Own	1	2 lb	0	209
0040000010095	carrot		Whole Carrots	Daymark	1	5 lb	449	0
0040000010096	carrot		Whole Carrots	Fennimore's Own	1	5 lb	0	479
0040000010097	carrot		Baby-Cut Carrots	Daymark	1	1 lb	139	0
0040000010098	carrot		Baby-Cut Carrots	Fennimore's Own	1	1 lb	0	159
0040000010099	carrot		Baby-Cut Carrots	Greenhollow	0	1 lb	169	169
0040000010100	carrot		Organic Baby-Cut Carrots	Tilth & Rill	2	1 lb	219	219
0040000010101	carrot		Baby-Cut Carrots	Daymark	1	2 lb	259	0
0040000010102	carrot		Baby-Cut Carrots	Fennimore's Own	1	2 lb	0	279
0040000010103	carrot		Loose Carrot		0	per lb	119	129
0040000010104	carrot	frozen	Frozen Sliced Carrots	Rimefield	0	12 oz	149	159
0040000010105	carrot	frozen	Frozen Sliced Carrots	Daymark	1	12 oz	129	0
0040000010106	carrot	frozen	Frozen Sliced Carrots	Fennimore's Own	1	12 oz	0	129
0040000010107	celery		Celery		0	bunch	129	139
0040000010108	celery		Organic Celery		2	bunch	169	189
0040000010109	celery		Celery Hearts	Daymark	1	16 oz	329	0
0040000010110	celery		Celery Hearts	Fennimore's Own	1	16 oz	0	349
0040000010111	celery		Celery Hearts	Greenhollow	0	16 oz	389	409
0040000010112	bell-pepper		Green Bell Pepper		0	each	79	89
0040000010113	bell-pepper		Organic Green Bell Pepper		2	each	109	119
0040000010114	bell-pepper		Red Bell Pepper		0	each	129	129
0040000010115	bell-pepper		Organic Red Bell Pepper		2	each	169	179
0040000010116	bell-pepper		Yellow Bell Pepper		0	each	119	129
0040000010117	bell-pepper		Orange Bell Pepper		0	each	119	129
0040000010118	bell-pepper		Tricolor Bell Peppers, 3 Count	Daymark	1	3 ct	409	0
0040000010119	bell-pepper		Tricolor Bell Peppers, 3 Count	Fennimore's Own	1	3 ct	0	429
0040000010120	bell-pepper		Tricolor Bell Peppers, 3 Count	Greenhollow	0	3 ct	489	499
0040000010121	bell-pepper		Mini Sweet Peppers	Daymark	1	1 lb	419	0
0040000010122	bell-pepper		Mini Sweet Peppers	Fennimore's Own	1	1 lb	0	449
0040000010123	bell-pepper		Mini Sweet Peppers	Greenhollow	0	1 lb	519	529
0040000010124	bell-pepper	frozen	Frozen Sliced Bell Peppers	Rimefield	0	14 oz	289	299
0040000010125	bell-pepper	frozen	Frozen Sliced Bell Peppers	Daymark	1	14 oz	249	0
0040000010126	bell-pepper	frozen	Frozen Sliced Bell Peppers	Fennimore's Own	1	14 oz	0	259
0040000010127	cucumber		Cucumber		0	each	89	99
0040000010128	cucumber		Organic Cucumber		2	each	129	129
0040000010129	cucumber		English Cucumber		0	each	199	209
0040000010130	cucumber		Organic English Cucumber		2	each	279	269
0040000010131	cucumber		Mini Cucumbers	Daymark	1	14 oz	369	0
0040000010132	cucumber		Mini Cucumbers	Fennimore's Own	1	14 oz	0	389
0040000010133	cucumber		Mini Cucumbers	Greenhollow	0	14 oz	449	459
0040000010134	lettuce		Romaine Lettuce		0	head	209	199
0040000010135	lettuce		Organic Romaine Lettuce		2	head	279	269
0040000010136	lettuce		Romaine Hearts, 3 Count	Daymark	1	18 oz	389	0
0040000010137	lettuce		Romaine Hearts, 3 Count	Fennimore's Own	1	18 oz	0	409
0040000010138	lettuce		Romaine Hearts, 3 Count	Greenhollow	0	18 oz	459	479
0040000010139	lettuce		Organic Romaine Hearts, 3 Count	Tilth & Rill	2	18 oz	609	609
0040000010140	lettuce		Green Leaf Lettuce		0	head	229	239
0040000010141	lettuce		Organic Green Leaf Lettuce		2	head	309	319
0040000010142	lettuce		Red Leaf Lettuce		0	head	229	239
0040000010143	iceberg-lettuce		Iceberg Lettuce		0	head	219	219
0040000010144	iceberg-lettuce		Organic Iceberg Lettuce		2	head	299	289
0040000010145	iceberg-lettuce		Shredded Iceberg Lettuce	Daymark	1	8 oz	209	0
0040000010146	iceberg-lettuce		Shredded Iceberg Lettuce	Fennimore's Own	1	8 oz	0	239
0040000010147	iceberg-lettuce		Shredded Iceberg Lettuce	Greenhollow	0	8 oz	249	269
0040000010148	butter-lettuce		Butter Lettuce		0	head	329	349
0040000010149	butter-lettuce		Organic Butter Lettuce		2	head	459	479
0040000010150	butter-lettuce		Living Butter Lettuce		0	each	379	399
0040000010151	mixed-salad-leaves		Spring Mix Salad Greens	Daymark	1	5 oz	339	0
0040000010152	mixed-salad-leaves		Spring Mix Salad Greens	Fennimore's Own	1	5 oz	0	349
0040000010153	mixed-salad-leaves		Spring Mix Salad Greens	Greenhollow	0	5 oz	399	389
0040000010154	mixed-salad-leaves		Organic Spring Mix Salad Greens	Tilth & Rill	2	5 oz	479	509
0040000010155	mixed-salad-leaves		Spring Mix Salad Greens	Daymark	1	10 oz	599	0
0040000010156	mixed-salad-leaves		Spring Mix Salad Greens	Fennimore's Own	1	10 oz	0	639
0040000010157	rocket		Baby Arugula	Daymark	1	5 oz	319	0
0040000010158	rocket		Baby Arugula	Fennimore's Own	1	5 oz	0	359
0040000010159	rocket		Baby Arugula	Greenhollow	0	5 oz	379	409
0040000010160	rocket		Organic Baby Arugula	Tilth & Rill	2	5 oz	479	519
0040000010161	rocket		Arugula		0	bunch	229	239
0040000010162	spinach		Baby Spinach	Daymark	1	5 oz	179	0
0040000010163	spinach		Baby Spinach	Fennimore's Own	1	5 oz	0	179
0040000010164	spinach		Baby Spinach	Greenhollow	0	5 oz	209	219
0040000010165	spinach		Organic Baby Spinach	Tilth & Rill	2	5 oz	259	279
0040000010166	spinach		Baby Spinach	Daymark	1	10 oz	339	0
0040000010167	spinach		Baby Spinach	Fennimore's Own	1	10 oz	0	359
0040000010168	spinach		Baby Spinach	Daymark	1	16 oz	529	0
0040000010169	spinach		Baby Spinach	Fennimore's Own	1	16 oz	0	559
0040000010170	spinach		Spinach		0	bunch	209	219
0040000010171	spinach		Organic Spinach		2	bunch	289	299
0040000010172	kale		Curly Kale		0	bunch	169	179
0040000010173	kale		Organic Curly Kale		2	bunch	229	239
0040000010174	kale		Lacinato Kale		0	bunch	179	189
0040000010175	kale		Organic Lacinato Kale		2	bunch	249	259
0040000010176	kale		Chopped Kale	Daymark	1	16 oz	359	0
0040000010177	kale		Chopped Kale	Fennimore's Own	1	16 oz	0	389
0040000010178	kale		Chopped Kale	Greenhollow	0	16 oz	409	439
0040000010179	kale	frozen	Frozen Chopped Kale	Rimefield	0	16 oz	279	289
0040000010180	kale	frozen	Frozen Chopped Kale	Daymark	1	16 oz	229	0
0040000010181	kale	frozen	Frozen Chopped Kale	Fennimore's Own	1	16 oz	0	239
0040000010182	watercress		Watercress		0	bunch	239	259
0040000010183	watercress		Organic Watercress		2	bunch	329	349
0040000010184	curly-endive		Frisée		0	head	359	359
0040000010185	curly-endive		Escarole		0	head	289	309
0040000010186	chicory		Belgian Endive		0	each	199	209
0040000010187	chicory-greens		Dandelion-Leaf Chicory Greens		0	bunch	269	289
0040000010188	collard-greens		Collard Greens		0	bunch	129	139
0040000010189	collard-greens		Organic Collard Greens		2	bunch	189	189
0040000010190	collard-greens		Chopped Collard Greens	Daymark	1	16 oz	379	0
0040000010191	collard-greens		Chopped Collard Greens	Fennimore's Own	1	16 oz	0	409
0040000010192	collard-greens		Chopped Collard Greens	Greenhollow	0	16 oz	449	459
0040000010193	amaranth-leaf		Callaloo (Amaranth Leaves)		0	bunch	289	319
0040000010194	water-spinach		Water Spinach		0	bunch	299	309
0040000010195	chrysanthemum-greens		Chrysanthemum Greens		0	bunch	269	289
0040000010196	moringa		Moringa Leaves		0	bunch	309	309
0040000010197	perilla		Perilla (Shiso) Leaves		0	bunch	249	259
0040000010198	broccoli		Broccoli Crown		0	per lb	339	359
0040000010199	broccoli		Organic Broccoli Crown		2	per lb	469	479
0040000010200	broccoli		Broccoli Crowns		0	each	249	259
0040000010201	broccoli		Broccoli Florets	Daymark	1	12 oz	279	0
0040000010202	broccoli		Broccoli Florets	Fennimore's Own	1	12 oz	0	299
0040000010203	broccoli		Broccoli Florets	Greenhollow	0	12 oz	339	329
0040000010204	broccoli		Organic Broccoli Florets	Tilth & Rill	2	12 oz	429	439
0040000010205	broccoli	frozen	Frozen Broccoli Florets	Daymark	1	12 oz	179	0
0040000010206	broccoli	frozen	Frozen Broccoli Florets	Fennimore's Own	1	12 oz	0	179
0040000010207	broccoli	frozen	Frozen Broccoli Florets	Rimefield	0	12 oz	219	219
0040000010208	broccoli	frozen	Frozen Broccoli Florets	Snowberry Lane	0	12 oz	229	239
0040000010209	broccoli	frozen	Frozen Organic Broccoli Florets	Tilth & Rill	2	12 oz	269	289
0040000010210	broccoli	frozen	Frozen Broccoli Florets	Daymark	1	32 oz	439	0
0040000010211	broccoli	frozen	Frozen Broccoli Florets	Fennimore's Own	1	32 oz	0	439
0040000010212	broccoli	frozen	Frozen Broccoli Florets	Rimefield	0	32 oz	539	549
0040000010213	broccoli-rabe		Broccoli Rabe		0	bunch	339	379
0040000010214	chinese-broccoli		Chinese Broccoli		0	bunch	289	309
0040000010215	cauliflower		Cauliflower		0	head	319	339
0040000010216	cauliflower		Organic Cauliflower		2	head	439	459
0040000010217	cauliflower		Cauliflower Florets	Daymark	1	12 oz	309	0
0040000010218	cauliflower		Cauliflower Florets	Fennimore's Own	1	12 oz	0	319
0040000010219	cauliflower		Cauliflower Florets	Greenhollow	0	12 oz	349	379
0040000010220	cauliflower	frozen	Frozen Cauliflower Florets	Rimefield	0	12 oz	209	219
0040000010221	cauliflower	frozen	Frozen Cauliflower Florets	Daymark	1	12 oz	189	0
0040000010222	cauliflower	frozen	Frozen Cauliflower Florets	Fennimore's Own	1	12 oz	0	189
0040000010223	cauliflower	frozen	Frozen Organic Cauliflower Florets	Tilth & Rill	2	12 oz	289	289
0040000010224	cabbage		Green Cabbage		0	head	179	189
0040000010225	cabbage		Organic Green Cabbage		2	head	239	249
0040000010226	cabbage		Savoy Cabbage		0	head	289	309
0040000010227	cabbage		Shredded Green Cabbage	Daymark	1	10 oz	249	0
0040000010228	cabbage		Shredded Green Cabbage	Fennimore's Own	1	10 oz	0	249
0040000010229	cabbage		Shredded Green Cabbage	Greenhollow	0	10 oz	289	289
0040000010230	red-cabbage		Red Cabbage		0	head	259	269
0040000010231	red-cabbage		Organic Red Cabbage		2	head	359	359
0040000010232	napa-cabbage		Napa Cabbage		0	head	249	259
0040000010233	napa-cabbage		Organic Napa Cabbage		2	head	339	349
0040000010234	bok-choy		Bok Choy		0	head	199	209
0040000010235	bok-choy		Organic Bok Choy		2	head	279	289
0040000010236	bok-choy		Baby Bok Choy	Daymark	1	12 oz	269	0
0040000010237	bok-choy		Baby Bok Choy	Fennimore's Own	1	12 oz	0	289
0040000010238	bok-choy		Baby Bok Choy	Greenhollow	0	12 oz	299	319
0040000010239	coleslaw-mix		Coleslaw Mix	Daymark	1	14 oz	239	0
0040000010240	coleslaw-mix		Coleslaw Mix	Fennimore's Own	1	14 oz	0	259
0040000010241	coleslaw-mix		Coleslaw Mix	Greenhollow	0	14 oz	279	279
0040000010242	coleslaw-mix		Organic Coleslaw Mix	Tilth & Rill	2	14 oz	349	359
0040000010243	coleslaw-mix		Coleslaw Mix	Daymark	1	16 oz	259	0
0040000010244	coleslaw-mix		Coleslaw Mix	Fennimore's Own	1	16 oz	0	269
0040000010245	brussels-sprout		Brussels Sprouts		0	per lb	329	349
0040000010246	brussels-sprout		Organic Brussels Sprouts		2	per lb	449	469
0040000010247	brussels-sprout		Brussels Sprouts	Daymark	1	12 oz	239	0
0040000010248	brussels-sprout		Brussels Sprouts	Fennimore's Own	1	12 oz	0	249
0040000010249	brussels-sprout		Organic Brussels Sprouts	Tilth & Rill	2	12 oz	369	369
0040000010250	brussels-sprout	frozen	Frozen Brussels Sprouts	Rimefield	0	12 oz	229	239
0040000010251	brussels-sprout	frozen	Frozen Brussels Sprouts	Daymark	1	12 oz	199	0
0040000010252	brussels-sprout	frozen	Frozen Brussels Sprouts	Fennimore's Own	1	12 oz	0	209
0040000010253	courgette		Zucchini		0	per lb	179	189
0040000010254	courgette		Organic Zucchini		2	per lb	249	259
0040000010255	courgette		Zucchini Squash		0	each	89	99
0040000010256	yellow-squash		Yellow Squash		0	per lb	199	199
0040000010257	eggplant		Eggplant		0	each	199	209
0040000010258	eggplant		Organic Eggplant		2	each	269	279
0040000010259	eggplant		Japanese Eggplant		0	per lb	289	319
0040000010260	thai-eggplant		Thai Eggplant		0	per lb	489	529
0040000010261	okra		Okra		0	per lb	589	619
0040000010262	okra	frozen	Frozen Cut Okra	Rimefield	0	12 oz	199	209
0040000010263	okra	frozen	Frozen Cut Okra	Daymark	1	12 oz	169	0
0040000010264	okra	frozen	Frozen Cut Okra	Fennimore's Own	1	12 oz	0	169
0040000010265	asparagus		Asparagus		0	per lb	429	439
0040000010266	asparagus		Organic Asparagus		2	per lb	589	589
0040000010267	asparagus		Asparagus		0	bunch	369	379
0040000010268	asparagus	frozen	Frozen Asparagus Spears	Rimefield	0	8 oz	419	429
0040000010269	asparagus	frozen	Frozen Asparagus Spears	Daymark	1	8 oz	349	0
0040000010270	asparagus	frozen	Frozen Asparagus Spears	Fennimore's Own	1	8 oz	0	369
0040000010271	green-bean		Green Beans		0	per lb	289	309
0040000010272	green-bean		Organic Green Beans		2	per lb	399	409
0040000010273	green-bean		Green Beans	Daymark	1	12 oz	209	0
0040000010274	green-bean		Green Beans	Fennimore's Own	1	12 oz	0	219
0040000010275	green-bean		Organic Green Beans	Tilth & Rill	2	12 oz	319	339
0040000010276	green-bean	frozen	Frozen Cut Green Beans	Daymark	1	12 oz	159	0
0040000010277	green-bean	frozen	Frozen Cut Green Beans	Fennimore's Own	1	12 oz	0	159
0040000010278	green-bean	frozen	Frozen Cut Green Beans	Rimefield	0	12 oz	179	189
0040000010279	green-bean	frozen	Frozen Cut Green Beans	Snowberry Lane	0	12 oz	209	209
0040000010280	green-bean	frozen	Frozen Organic Cut Green Beans	Tilth & Rill	2	12 oz	229	249
0040000010281	green-bean	frozen	Frozen Cut Green Beans	Daymark	1	32 oz	369	0
0040000010282	green-bean	frozen	Frozen Cut Green Beans	Fennimore's Own	1	32 oz	0	379
0040000010283	green-bean	frozen	Frozen Cut Green Beans	Rimefield	0	32 oz	449	479
0040000010284	canned-green-bean		Cut Green Beans	Daymark	1	14.5 oz can	99	0
0040000010285	canned-green-bean		Cut Green Beans	Fennimore's Own	1	14.5 oz can	0	109
0040000010286	canned-green-bean		Cut Green Beans	Hobbleton	0	14.5 oz can	129	129
0040000010287	canned-green-bean		Cut Green Beans	Tansy & Rook	0	14.5 oz can	139	139
0040000010288	canned-green-bean		Organic Cut Green Beans	Tilth & Rill	2	14.5 oz can	169	169
0040000010289	yardlong-bean		Chinese Long Beans		0	11 oz bunch	359	379
0040000010290	snow-pea		Snow Peas	Daymark	1	8 oz	329	0
0040000010291	snow-pea		Snow Peas	Fennimore's Own	1	8 oz	0	339
0040000010292	snow-pea		Snow Peas	Greenhollow	0	8 oz	379	399
0040000010293	snow-pea		Organic Snow Peas	Tilth & Rill	2	8 oz	489	519
0040000010294	sugar-snap-pea		Sugar Snap Peas	Daymark	1	8 oz	339	0
0040000010295	sugar-snap-pea		Sugar Snap Peas	Fennimore's Own	1	8 oz	0	349
0040000010296	sugar-snap-pea		Sugar Snap Peas	Greenhollow	0	8 oz	379	399
0040000010297	sugar-snap-pea		Organic Sugar Snap Peas	Tilth & Rill	2	8 oz	489	499
0040000010298	bean-sprout		Mung Bean Sprouts	Daymark	1	12 oz	199	0
0040000010299	bean-sprout		Mung Bean Sprouts	Fennimore's Own	1	12 oz	0	199
0040000010300	bean-sprout		Mung Bean Sprouts	Greenhollow	0	12 oz	219	219
0040000010301	pea	fresh	Fresh English Peas	Daymark	1	10 oz	429	0
0040000010302	pea	fresh	Fresh English Peas	Fennimore's Own	1	10 oz	0	449
0040000010303	pea	fresh	Fresh English Peas	Greenhollow	0	10 oz	489	509
0040000010304	pea		Frozen Green Peas	Daymark	1	12 oz	149	0
0040000010305	pea		Frozen Green Peas	Fennimore's Own	1	12 oz	0	149
0040000010306	pea		Frozen Green Peas	Rimefield	0	12 oz	189	189
0040000010307	pea		Frozen Green Peas	Snowberry Lane	0	12 oz	209	209
0040000010308	pea		Frozen Organic Green Peas	Tilth & Rill	2	12 oz	239	249
0040000010309	pea		Frozen Green Peas	Daymark	1	32 oz	369	0
0040000010310	pea		Frozen Green Peas	Fennimore's Own	1	32 oz	0	369
0040000010311	pea		Frozen Green Peas	Rimefield	0	32 oz	449	459
0040000010312	canned-pea		Sweet Peas	Daymark	1	15 oz can	129	0
0040000010313	canned-pea		Sweet Peas	Fennimore's Own	1	15 oz can	0	129
0040000010314	canned-pea		Sweet Peas	Hobbleton	0	15 oz can	149	149
0040000010315	canned-pea		Sweet Peas	Tansy & Rook	0	15 oz can	169	169
0040000010316	sweetcorn		Sweet Corn		0	each	79	89
0040000010317	sweetcorn		Organic Sweet Corn		2	each	109	109
0040000010318	sweetcorn		Sweet Corn, 4 Ears	Daymark	1	4 ct	339	0
0040000010319	sweetcorn		Sweet Corn, 4 Ears	Fennimore's Own	1	4 ct	0	339
0040000010320	sweetcorn		Sweet Corn, 4 Ears	Greenhollow	0	4 ct	389	399
0040000010321	sweetcorn	frozen	Frozen Sweet Corn Kernels	Daymark	1	12 oz	129	0
0040000010322	sweetcorn	frozen	Frozen Sweet Corn Kernels	Fennimore's Own	1	12 oz	0	129
0040000010323	sweetcorn	frozen	Frozen Sweet Corn Kernels	Rimefield	0	12 oz	159	159
0040000010324	sweetcorn	frozen	Frozen Sweet Corn Kernels	Snowberry Lane	0	12 oz	179	179
0040000010325	sweetcorn	frozen	Frozen Organic Sweet Corn Kernels	Tilth & Rill	2	12 oz	199	209
0040000010326	sweetcorn	frozen	Frozen Sweet Corn Kernels	Daymark	1	32 oz	299	0
0040000010327	sweetcorn	frozen	Frozen Sweet Corn Kernels	Fennimore's Own	1	32 oz	0	319
0040000010328	sweetcorn	frozen	Frozen Sweet Corn Kernels	Rimefield	0	32 oz	369	389
0040000010329	edamame		Frozen Shelled Edamame	Daymark	1	12 oz	279	0
0040000010330	edamame		Frozen Shelled Edamame	Fennimore's Own	1	12 oz	0	279
0040000010331	edamame		Frozen Shelled Edamame	Rimefield	0	12 oz	329	329
0040000010332	edamame		Frozen Shelled Edamame	Snowberry Lane	0	12 oz	359	379
0040000010333	edamame		Frozen Organic Shelled Edamame	Tilth & Rill	2	12 oz	429	439
0040000010334	edamame		Frozen Edamame in the Pod	Rimefield	0	14 oz	299	299
0040000010335	edamame		Frozen Edamame in the Pod	Daymark	1	14 oz	249	0
0040000010336	edamame		Frozen Edamame in the Pod	Fennimore's Own	1	14 oz	0	259
0040000010337	edamame	fresh	Shelled Edamame	Daymark	1	9 oz	399	0
0040000010338	edamame	fresh	Shelled Edamame	Fennimore's Own	1	9 oz	0	409
0040000010339	edamame	fresh	Shelled Edamame	Greenhollow	0	9 oz	439	469
0040000010340	mushroom		White Mushrooms	Daymark	1	8 oz	219	0
0040000010341	mushroom		White Mushrooms	Fennimore's Own	1	8 oz	0	219
0040000010342	mushroom		White Mushrooms	Greenhollow	0	8 oz	239	249
0040000010343	mushroom		Organic White Mushrooms	Tilth & Rill	2	8 oz	299	309
0040000010344	mushroom		White Mushrooms	Daymark	1	16 oz	389	0
0040000010345	mushroom		White Mushrooms	Fennimore's Own	1	16 oz	0	409
0040000010346	mushroom		Sliced White Mushrooms	Daymark	1	8 oz	209	0
0040000010347	mushroom		Sliced White Mushrooms	Fennimore's Own	1	8 oz	0	219
0040000010348	mushroom		Sliced White Mushrooms	Greenhollow	0	8 oz	249	249
0040000010349	mushroom		Organic Sliced White Mushrooms	Tilth & Rill	2	8 oz	319	319
0040000010350	chestnut-mushroom		Cremini Mushrooms	Daymark	1	8 oz	249	0
0040000010351	chestnut-mushroom		Cremini Mushrooms	Fennimore's Own	1	8 oz	0	259
0040000010352	chestnut-mushroom		Cremini Mushrooms	Greenhollow	0	8 oz	289	309
0040000010353	chestnut-mushroom		Organic Cremini Mushrooms	Tilth & Rill	2	8 oz	369	379
0040000010354	chestnut-mushroom		Cremini Mushrooms	Daymark	1	16 oz	469	0
0040000010355	chestnut-mushroom		Cremini Mushrooms	Fennimore's Own	1	16 oz	0	499
0040000010356	portobello		Portobello Mushroom Caps	Daymark	1	6 oz	439	0
0040000010357	portobello		Portobello Mushroom Caps	Fennimore's Own	1	6 oz	0	449
0040000010358	portobello		Portobello Mushroom Caps	Greenhollow	0	6 oz	509	519
0040000010359	shiitake		Shiitake Mushrooms	Daymark	1	3.5 oz	439	0
0040000010360	shiitake		Shiitake Mushrooms	Fennimore's Own	1	3.5 oz	0	459
0040000010361	shiitake		Shiitake Mushrooms	Greenhollow	0	3.5 oz	519	529
0040000010362	shiitake		Organic Shiitake Mushrooms	Tilth & Rill	2	3.5 oz	639	659
0040000010363	oyster-mushroom		Oyster Mushrooms	Daymark	1	4 oz	469	0
0040000010364	oyster-mushroom		Oyster Mushrooms	Fennimore's Own	1	4 oz	0	489
0040000010365	oyster-mushroom		Oyster Mushrooms	Greenhollow	0	4 oz	559	569
0040000010366	wild-mushroom		Gourmet Mushroom Mix	Daymark	1	4 oz	519	0
0040000010367	wild-mushroom		Gourmet Mushroom Mix	Fennimore's Own	1	4 oz	0	549
0040000010368	wild-mushroom		Gourmet Mushroom Mix	Greenhollow	0	4 oz	599	619
0040000010369	avocado		Hass Avocado		0	each	139	149
0040000010370	avocado		Organic Hass Avocado		2	each	199	199
0040000010371	avocado		Hass Avocados, Bag of 4	Daymark	1	4 ct	469	0
0040000010372	avocado		Hass Avocados, Bag of 4	Fennimore's Own	1	4 ct	0	509
0040000010373	avocado		Hass Avocados, Bag of 4	Greenhollow	0	4 ct	549	569
0040000010374	radish		Red Radishes		0	bunch	69	79
0040000010375	radish		Organic Red Radishes		2	bunch	99	109
0040000010376	radish		Red Radishes, Bagged	Daymark	1	1 lb	189	0
0040000010377	radish		Red Radishes, Bagged	Fennimore's Own	1	1 lb	0	189
0040000010378	radish		Red Radishes, Bagged	Greenhollow	0	1 lb	219	219
0040000010379	daikon		Daikon Radish		0	per lb	199	209
0040000010380	beetroot		Red Beets		0	bunch	299	319
0040000010381	beetroot		Organic Red Beets		2	bunch	409	429
0040000010382	beetroot		Cooked Beets, Vacuum Packed	Daymark	1	8.8 oz	389	0
0040000010383	beetroot		Cooked Beets, Vacuum Packed	Fennimore's Own	1	8.8 oz	0	399
0040000010384	beetroot		Cooked Beets, Vacuum Packed	Greenhollow	0	8.8 oz	439	459
0040000010385	turnip		Turnip		0	per lb	179	189
0040000010386	swede		Rutabaga		0	per lb	149	159
0040000010387	parsnip		Parsnips		0	per lb	269	309
0040000010388	parsnip		Parsnips	Daymark	1	1 lb	269	0
0040000010389	parsnip		Parsnips	Fennimore's Own	1	1 lb	0	289
0040000010390	celeriac		Celery Root		0	each	399	429
0040000010391	parsley-root		Parsley Root		0	per lb	339	379
0040000010392	horseradish-root		Horseradish Root		0	per lb	699	739
0040000010393	butternut-squash		Butternut Squash		0	per lb	139	149
0040000010394	butternut-squash		Organic Butternut Squash		2	per lb	199	199
0040000010395	butternut-squash		Diced Butternut Squash	Daymark	1	20 oz	469	0
0040000010396	butternut-squash		Diced Butternut Squash	Fennimore's Own	1	20 oz	0	499
0040000010397	butternut-squash		Diced Butternut Squash	Greenhollow	0	20 oz	549	559
0040000010398	acorn-squash		Acorn Squash		0	per lb	129	139
0040000010399	pumpkin		Sugar Pumpkin		0	per lb	129	139
0040000010400	kabocha		Kabocha Squash		0	per lb	179	189
0040000010401	squash-blossom		Squash Blossoms	Daymark	1	3 oz	469	0
0040000010402	squash-blossom		Squash Blossoms	Fennimore's Own	1	3 oz	0	509
0040000010403	squash-blossom		Squash Blossoms	Greenhollow	0	3 oz	549	589
0040000010404	bottle-gourd		Bottle Gourd (Lauki)		0	per lb	249	259
0040000010405	bitter-melon		Bitter Melon		0	per lb	299	319
0040000010406	winter-melon		Winter Melon		0	per lb	149	159
0040000010407	cassava		Cassava (Yuca)		0	per lb	199	209
0040000010408	yam		Yellow Yam		0	per lb	299	309
0040000010409	plantain		Green Plantain		0	each	79	79
0040000010410	plantain		Ripe Plantain		0	each	79	79
0040000010411	nopal		Cleaned Nopales		0	per lb	389	409
0040000010412	tomatillo		Tomatillos		0	per lb	249	259
0040000010413	jalapeno		Jalapeño Pepper		0	per lb	189	199
0040000010414	jalapeno		Organic Jalapeño Pepper		2	per lb	269	269
0040000010415	serrano		Serrano Pepper		0	per lb	249	259
0040000010416	poblano		Poblano Pepper		0	per lb	279	289
0040000010417	chili		Thai Red Chilies	Daymark	1	2 oz	239	0
0040000010418	chili		Thai Red Chilies	Fennimore's Own	1	2 oz	0	259
0040000010419	chili		Thai Red Chilies	Greenhollow	0	2 oz	269	289
0040000010420	chili		Green Finger Chilies	Daymark	1	3 oz	219	0
0040000010421	chili		Green Finger Chilies	Fennimore's Own	1	3 oz	0	229
0040000010422	chili		Green Finger Chilies	Greenhollow	0	3 oz	249	259
0040000010423	chili		Red Fresno Chili		0	per lb	509	519
0040000010424	scotch-bonnet		Habanero & Scotch Bonnet Peppers	Daymark	1	3 oz	289	0
0040000010425	scotch-bonnet		Habanero & Scotch Bonnet Peppers	Fennimore's Own	1	3 oz	0	299
0040000010426	scotch-bonnet		Habanero & Scotch Bonnet Peppers	Greenhollow	0	3 oz	339	349
0040000010427	turkish-green-pepper		Long Green (Charleston) Peppers		0	per lb	389	419
0040000010428	fenugreek-leaf		Fenugreek Leaves (Methi)		0	bunch	239	269
0040000010429	fennel		Fennel Bulb		0	each	289	309
0040000010430	fennel		Organic Fennel Bulb		2	each	399	419
0040000010431	artichoke		Globe Artichoke		0	each	219	239
0040000010432	jicama		Jicama		0	per lb	179	189
0040000010433	kohlrabi		Kohlrabi		0	18 oz bunch	249	259
0040000010434	chard		Rainbow Chard		0	bunch	269	299
0040000010435	chard		Organic Rainbow Chard		2	bunch	379	409
0040000010436	radicchio		Radicchio		0	head	399	409
0040000010437	microgreens		Microgreens	Daymark	1	2 oz	369	0
0040000010438	microgreens		Microgreens	Fennimore's Own	1	2 oz	0	389
0040000010439	microgreens		Microgreens	Greenhollow	0	2 oz	429	469
0040000010440	taro		Taro Root		0	per lb	309	319
0040000010441	chayote		Chayote		0	each	129	139
0040000010442	lotus-root		Lotus Root		0	per lb	409	419
0040000010443	enoki		Enoki Mushrooms	Daymark	1	7 oz	239	0
0040000010444	enoki		Enoki Mushrooms	Fennimore's Own	1	7 oz	0	259
0040000010445	enoki		Enoki Mushrooms	Greenhollow	0	7 oz	289	299
0040000010446	parsley		Italian Parsley		0	bunch	149	149
0040000010447	parsley		Organic Italian Parsley		2	bunch	209	209
0040000010448	parsley		Curly Parsley		0	bunch	129	129
0040000010449	coriander		Cilantro		0	bunch	99	99
0040000010450	coriander		Organic Cilantro		2	bunch	139	139
0040000010451	coriander-leaf		Fresh Cilantro Leaves		0	bunch	129	129
0040000010452	coriander-leaf		Organic Cilantro Leaves		2	bunch	179	179
0040000010453	coriander-leaf		Fresh Cilantro Leaves	Daymark	1	0.75 oz	50	0
0040000010454	coriander-leaf		Fresh Cilantro Leaves	Fennimore's Own	1	0.75 oz	0	55
0040000010455	coriander-leaf		Organic Cilantro Leaves	Tilth & Rill	2	0.75 oz	79	79
0040000010456	basil		Fresh Basil	Daymark	1	0.75 oz	229	0
0040000010457	basil		Fresh Basil	Fennimore's Own	1	0.75 oz	0	249
0040000010458	basil		Fresh Basil	Greenhollow	0	0.75 oz	279	289
0040000010459	basil		Organic Basil	Tilth & Rill	2	0.75 oz	349	369
0040000010460	basil		Fresh Basil	Daymark	1	2.5 oz	669	0
0040000010461	basil		Fresh Basil	Fennimore's Own	1	2.5 oz	0	689
0040000010462	basil		Potted Sweet Basil		0	bunch	389	429
0040000010463	thai-basil		Thai Basil		0	bunch	249	269
0040000010464	holy-basil		Holy Basil		0	bunch	299	319
0040000010465	mint		Fresh Mint		0	bunch	199	209
0040000010466	mint		Organic Mint		2	bunch	279	279
0040000010467	mint		Fresh Mint	Daymark	1	0.75 oz	109	0
0040000010468	mint		Fresh Mint	Fennimore's Own	1	0.75 oz	0	119
0040000010469	mint		Organic Mint	Tilth & Rill	2	0.75 oz	159	169
0040000010470	dill		Fresh Dill		0	bunch	179	189
0040000010471	dill		Organic Dill		2	bunch	249	249
0040000010472	thyme		Fresh Thyme	Daymark	1	0.75 oz	229	0
0040000010473	thyme		Fresh Thyme	Fennimore's Own	1	0.75 oz	0	239
0040000010474	thyme		Fresh Thyme	Greenhollow	0	0.75 oz	249	259
0040000010475	thyme		Organic Thyme	Tilth & Rill	2	0.75 oz	329	319
0040000010476	rosemary		Fresh Rosemary	Daymark	1	0.75 oz	219	0
0040000010477	rosemary		Fresh Rosemary	Fennimore's Own	1	0.75 oz	0	229
0040000010478	rosemary		Fresh Rosemary	Greenhollow	0	0.75 oz	249	269
0040000010479	rosemary		Organic Rosemary	Tilth & Rill	2	0.75 oz	319	329
0040000010480	sage		Fresh Sage	Daymark	1	0.75 oz	209	0
0040000010481	sage		Fresh Sage	Fennimore's Own	1	0.75 oz	0	219
0040000010482	sage		Fresh Sage	Greenhollow	0	0.75 oz	259	259
0040000010483	sage		Organic Sage	Tilth & Rill	2	0.75 oz	329	329
0040000010484	tarragon		Fresh Tarragon	Daymark	1	0.5 oz	229	0
0040000010485	tarragon		Fresh Tarragon	Fennimore's Own	1	0.5 oz	0	239
0040000010486	tarragon		Fresh Tarragon	Greenhollow	0	0.5 oz	269	279
0040000010487	savory		Fresh Savory	Daymark	1	0.5 oz	249	0
0040000010488	savory		Fresh Savory	Fennimore's Own	1	0.5 oz	0	249
0040000010489	savory		Fresh Savory	Greenhollow	0	0.5 oz	279	289
0040000010490	epazote		Epazote		0	bunch	199	219
0040000010491	culantro		Culantro		0	bunch	219	239
0040000010492	rice-paddy-herb		Rice Paddy Herb		0	1 oz bunch	249	269
0040000010493	vietnamese-coriander		Vietnamese Coriander		0	bunch	249	269
0040000010494	curry-leaf		Curry Leaves	Daymark	1	0.5 oz	189	0
0040000010495	curry-leaf		Curry Leaves	Fennimore's Own	1	0.5 oz	0	189
0040000010496	curry-leaf		Curry Leaves	Greenhollow	0	0.5 oz	229	229
0040000010497	lime-leaf		Makrut Lime Leaves	Daymark	1	0.5 oz	239	0
0040000010498	lime-leaf		Makrut Lime Leaves	Fennimore's Own	1	0.5 oz	0	249
0040000010499	lime-leaf		Makrut Lime Leaves	Greenhollow	0	0.5 oz	289	289
0040000010500	banana-leaf	frozen	Frozen Banana Leaves	Sakumori	0	16 oz	289	309
0040000010501	banana-leaf	frozen	Frozen Banana Leaves	Lotuswick	0	16 oz	329	339
0040000010502	banana-leaf		Banana Leaves		0	8 oz bunch	349	379
0040000010503	bay-leaf	fresh	Fresh Bay Leaves	Daymark	1	0.25 oz	219	0
0040000010504	bay-leaf	fresh	Fresh Bay Leaves	Fennimore's Own	1	0.25 oz	0	229
0040000010505	bay-leaf	fresh	Fresh Bay Leaves	Greenhollow	0	0.25 oz	249	269
0040000010506	apple		Gala Apple		0	per lb	199	219
0040000010507	apple		Organic Gala Apple		2	per lb	279	289
0040000010508	apple		Gala Apple	Daymark	1	3 lb	549	0
0040000010509	apple		Gala Apple	Fennimore's Own	1	3 lb	0	579
0040000010510	apple		Organic Gala Apple	Tilth & Rill	2	3 lb	779	809
0040000010511	apple		Granny Smith Apple		0	per lb	219	229
0040000010512	apple		Organic Granny Smith Apple		2	per lb	299	309
0040000010513	apple		Granny Smith Apple	Daymark	1	3 lb	549	0
0040000010514	apple		Granny Smith Apple	Fennimore's Own	1	3 lb	0	579
0040000010515	apple		Organic Granny Smith Apple	Tilth & Rill	2	3 lb	819	879
0040000010516	apple		Fuji Apple		0	per lb	219	219
0040000010517	apple		Fuji Apple	Daymark	1	3 lb	539	0
0040000010518	apple		Fuji Apple	Fennimore's Own	1	3 lb	0	559
0040000010519	apple		Honeycrisp Apple		0	per lb	339	359
0040000010520	apple		Organic Honeycrisp Apple		2	per lb	469	489
0040000010521	asian-pear		Asian Pear		0	each	189	219
0040000010522	pear		Bartlett Pear		0	per lb	209	209
0040000010523	pear		Organic Bartlett Pear		2	per lb	289	289
0040000010524	pear		Bosc Pear		0	per lb	219	229
0040000010525	banana		Bananas		0	per lb	69	69
0040000010526	banana		Organic Bananas		2	per lb	89	99
0040000010527	banana		Banana		0	each	25	25
0040000010528	banana	frozen	Frozen Sliced Bananas	Rimefield	0	16 oz	329	329
0040000010529	banana	frozen	Frozen Sliced Bananas	Daymark	1	16 oz	269	0
0040000010530	banana	frozen	Frozen Sliced Bananas	Fennimore's Own	1	16 oz	0	279
0040000010531	orange		Navel Orange		0	per lb	169	189
0040000010532	orange		Organic Navel Orange		2	per lb	239	259
0040000010533	orange		Navel Orange	Daymark	1	4 lb	589	0
0040000010534	orange		Navel Orange	Fennimore's Own	1	4 lb	0	619
0040000010535	orange		Organic Navel Orange	Tilth & Rill	2	4 lb	889	919
0040000010536	orange		Orange		0	each	60	60
0040000010537	mandarin		Mandarins	Daymark	1	3 lb	619	0
0040000010538	mandarin		Mandarins	Fennimore's Own	1	3 lb	0	619
0040000010539	mandarin		Mandarins	Greenhollow	0	3 lb	719	719
0040000010540	mandarin		Organic Mandarins	Tilth & Rill	2	3 lb	899	919
0040000010541	mandarin		Mandarins	Daymark	1	5 lb	999	0
0040000010542	mandarin		Mandarins	Fennimore's Own	1	5 lb	0	1019
0040000010543	lemon		Lemon		0	each	79	79
0040000010544	lemon		Organic Lemon		2	each	109	109
0040000010545	lemon		Lemons	Daymark	1	2 lb	369	0
0040000010546	lemon		Lemons	Fennimore's Own	1	2 lb	0	389
0040000010547	lemon		Lemons	Greenhollow	0	2 lb	429	449
0040000010548	lemon		Organic Lemons	Tilth & Rill	2	2 lb	569	579
0040000010549	lime		Lime		0	each	45	45
0040000010550	lime		Organic Lime		2	each	59	59
0040000010551	lime		Limes	Daymark	1	2 lb	329	0
0040000010552	lime		Limes	Fennimore's Own	1	2 lb	0	339
0040000010553	lime		Limes	Greenhollow	0	2 lb	389	389
0040000010554	grapefruit		Red Grapefruit		0	each	109	109
0040000010555	grapefruit		Organic Red Grapefruit		2	each	149	149
0040000010556	strawberry		Strawberries	Daymark	1	16 oz	399	0
0040000010557	strawberry		Strawberries	Fennimore's Own	1	16 oz	0	409
0040000010558	strawberry		Strawberries	Greenhollow	0	16 oz	459	479
0040000010559	strawberry		Organic Strawberries	Tilth & Rill	2	16 oz	579	609
0040000010560	strawberry		Strawberries	Daymark	1	2 lb	769	0
0040000010561	strawberry		Strawberries	Fennimore's Own	1	2 lb	0	759
0040000010562	strawberry	frozen	Frozen Whole Strawberries	Daymark	1	16 oz	329	0
0040000010563	strawberry	frozen	Frozen Whole Strawberries	Fennimore's Own	1	16 oz	0	349
0040000010564	strawberry	frozen	Frozen Whole Strawberries	Rimefield	0	16 oz	419	419
0040000010565	strawberry	frozen	Frozen Whole Strawberries	Snowberry Lane	0	16 oz	459	469
0040000010566	strawberry	frozen	Frozen Organic Whole Strawberries	Tilth & Rill	2	16 oz	539	539
0040000010567	strawberry	frozen	Frozen Whole Strawberries	Daymark	1	48 oz	899	0
0040000010568	strawberry	frozen	Frozen Whole Strawberries	Fennimore's Own	1	48 oz	0	959
0040000010569	strawberry	frozen	Frozen Whole Strawberries	Rimefield	0	48 oz	1079	1179
0040000010570	blueberry		Blueberries	Daymark	1	6 oz	169	0
0040000010571	blueberry		Blueberries	Fennimore's Own	1	6 oz	0	179
0040000010572	blueberry		Blueberries	Greenhollow	0	6 oz	189	199
0040000010573	blueberry		Organic Blueberries	Tilth & Rill	2	6 oz	249	259
0040000010574	blueberry		Blueberries	Daymark	1	18 oz	459	0
0040000010575	blueberry		Blueberries	Fennimore's Own	1	18 oz	0	459
0040000010576	blueberry	frozen	Frozen Blueberries	Daymark	1	16 oz	379	0
0040000010577	blueberry	frozen	Frozen Blueberries	Fennimore's Own	1	16 oz	0	399
0040000010578	blueberry	frozen	Frozen Blueberries	Rimefield	0	16 oz	489	479
0040000010579	blueberry	frozen	Frozen Blueberries	Snowberry Lane	0	16 oz	509	529
0040000010580	blueberry	frozen	Frozen Organic Blueberries	Tilth & Rill	2	16 oz	609	639
0040000010581	blueberry	frozen	Frozen Blueberries	Daymark	1	48 oz	1049	0
0040000010582	blueberry	frozen	Frozen Blueberries	Fennimore's Own	1	48 oz	0	1099
0040000010583	blueberry	frozen	Frozen Blueberries	Rimefield	0	48 oz	1259	1269
0040000010584	raspberry		Raspberries	Daymark	1	6 oz	309	0
0040000010585	raspberry		Raspberries	Fennimore's Own	1	6 oz	0	329
0040000010586	raspberry		Raspberries	Greenhollow	0	6 oz	369	369
0040000010587	raspberry		Organic Raspberries	Tilth & Rill	2	6 oz	469	479
0040000010588	raspberry		Raspberries	Daymark	1	12 oz	569	0
0040000010589	raspberry		Raspberries	Fennimore's Own	1	12 oz	0	599
0040000010590	raspberry	frozen	Frozen Raspberries	Rimefield	0	12 oz	559	569
0040000010591	raspberry	frozen	Frozen Raspberries	Daymark	1	12 oz	449	0
0040000010592	raspberry	frozen	Frozen Raspberries	Fennimore's Own	1	12 oz	0	489
0040000010593	blackberry		Blackberries	Daymark	1	6 oz	269	0
0040000010594	blackberry		Blackberries	Fennimore's Own	1	6 oz	0	279
0040000010595	blackberry		Blackberries	Greenhollow	0	6 oz	319	319
0040000010596	blackberry		Organic Blackberries	Tilth & Rill	2	6 oz	409	409
0040000010597	blackberry	frozen	Frozen Blackberries	Rimefield	0	16 oz	589	609
0040000010598	blackberry	frozen	Frozen Blackberries	Daymark	1	16 oz	479	0
0040000010599	blackberry	frozen	Frozen Blackberries	Fennimore's Own	1	16 oz	0	509
0040000010600	mixed-berries	frozen	Frozen Mixed Berries	Daymark	1	12 oz	319	0
0040000010601	mixed-berries	frozen	Frozen Mixed Berries	Fennimore's Own	1	12 oz	0	329
0040000010602	mixed-berries	frozen	Frozen Mixed Berries	Rimefield	0	12 oz	399	409
0040000010603	mixed-berries	frozen	Frozen Mixed Berries	Snowberry Lane	0	12 oz	439	469
0040000010604	mixed-berries	frozen	Frozen Organic Mixed Berries	Tilth & Rill	2	12 oz	489	509
0040000010605	mixed-berries	frozen	Frozen Mixed Berries	Daymark	1	48 oz	1119	0
0040000010606	mixed-berries	frozen	Frozen Mixed Berries	Fennimore's Own	1	48 oz	0	1179
0040000010607	mixed-berries	frozen	Frozen Mixed Berries	Rimefield	0	48 oz	1419	1389
0040000010608	mixed-berries		Fresh Mixed Berries	Daymark	1	12 oz	689	0
0040000010609	mixed-berries		Fresh Mixed Berries	Fennimore's Own	1	12 oz	0	699
0040000010610	mixed-berries		Fresh Mixed Berries	Greenhollow	0	12 oz	799	819
0040000010611	cherry		Sweet Cherries		0	per lb	519	569
0040000010612	cherry		Organic Sweet Cherries		2	per lb	719	769
0040000010613	cherry	frozen	Frozen Dark Sweet Cherries	Daymark	1	12 oz	349	0
0040000010614	cherry	frozen	Frozen Dark Sweet Cherries	Fennimore's Own	1	12 oz	0	349
0040000010615	cherry	frozen	Frozen Dark Sweet Cherries	Rimefield	0	12 oz	409	429
0040000010616	cherry	frozen	Frozen Dark Sweet Cherries	Snowberry Lane	0	12 oz	449	489
0040000010617	cherry	frozen	Frozen Organic Dark Sweet Cherries	Tilth & Rill	2	12 oz	539	539
0040000010618	fresh-grapes		Red Seedless Grapes		0	per lb	229	249
0040000010619	fresh-grapes		Organic Red Seedless Grapes		2	per lb	319	329
0040000010620	fresh-grapes		Red Seedless Grapes	Daymark	1	2 lb	419	0
0040000010621	fresh-grapes		Red Seedless Grapes	Fennimore's Own	1	2 lb	0	419
0040000010622	fresh-grapes		Organic Red Seedless Grapes	Tilth & Rill	2	2 lb	609	619
0040000010623	fresh-grapes		Green Seedless Grapes		0	per lb	229	249
0040000010624	fresh-grapes		Organic Green Seedless Grapes		2	per lb	319	329
0040000010625	fresh-grapes		Green Seedless Grapes	Daymark	1	2 lb	419	0
0040000010626	fresh-grapes		Green Seedless Grapes	Fennimore's Own	1	2 lb	0	429
0040000010627	fresh-grapes		Organic Green Seedless Grapes	Tilth & Rill	2	2 lb	599	639
0040000010628	peach		Yellow Peach		0	per lb	239	259
0040000010629	peach		Organic Yellow Peach		2	per lb	339	349
0040000010630	peach	frozen	Frozen Sliced Peaches	Rimefield	0	16 oz	419	439
0040000010631	peach	frozen	Frozen Sliced Peaches	Daymark	1	16 oz	379	0
0040000010632	peach	frozen	Frozen Sliced Peaches	Fennimore's Own	1	16 oz	0	389
0040000010633	plum		Black Plum		0	per lb	289	299
0040000010634	apricot		Apricots		0	per lb	399	429
0040000010635	kiwi		Green Kiwi		0	each	60	59
0040000010636	kiwi		Organic Green Kiwi		2	each	79	79
0040000010637	mango		Mango		0	each	129	139
0040000010638	mango		Organic Mango		2	each	179	179
0040000010639	mango		Ataulfo Mango		0	each	119	119
0040000010640	mango	frozen	Frozen Mango Chunks	Daymark	1	16 oz	299	0
0040000010641	mango	frozen	Frozen Mango Chunks	Fennimore's Own	1	16 oz	0	329
0040000010642	mango	frozen	Frozen Mango Chunks	Rimefield	0	16 oz	389	389
0040000010643	mango	frozen	Frozen Mango Chunks	Snowberry Lane	0	16 oz	419	429
0040000010644	mango	frozen	Frozen Organic Mango Chunks	Tilth & Rill	2	16 oz	489	499
0040000010645	mango	frozen	Frozen Mango Chunks	Daymark	1	48 oz	819	0
0040000010646	mango	frozen	Frozen Mango Chunks	Fennimore's Own	1	48 oz	0	849
0040000010647	mango	frozen	Frozen Mango Chunks	Rimefield	0	48 oz	989	1009
0040000010648	pineapple		Whole Pineapple		0	each	289	319
0040000010649	pineapple		Organic Whole Pineapple		2	each	409	429
0040000010650	pineapple		Fresh Pineapple Chunks	Daymark	1	16 oz	489	0
0040000010651	pineapple		Fresh Pineapple Chunks	Fennimore's Own	1	16 oz	0	489
0040000010652	pineapple		Fresh Pineapple Chunks	Greenhollow	0	16 oz	569	589
0040000010653	pineapple	frozen	Frozen Pineapple Chunks	Rimefield	0	16 oz	369	389
0040000010654	pineapple	frozen	Frozen Pineapple Chunks	Daymark	1	16 oz	309	0
0040000010655	pineapple	frozen	Frozen Pineapple Chunks	Fennimore's Own	1	16 oz	0	339
0040000010656	papaya		Papaya		0	per lb	169	189
0040000010657	green-papaya		Green Papaya		0	per lb	189	219
0040000010658	pomegranate		Pomegranate		0	each	249	259
0040000010659	pomegranate		Organic Pomegranate		2	each	339	349
0040000010660	pomegranate		Pomegranate Arils	Daymark	1	8 oz	479	0
0040000010661	pomegranate		Pomegranate Arils	Fennimore's Own	1	8 oz	0	499
0040000010662	pomegranate		Pomegranate Arils	Greenhollow	0	8 oz	539	559
0040000010663	watermelon		Seedless Watermelon		0	per lb	45	45
0040000010664	cantaloupe		Cantaloupe		0	each	339	359
0040000010665	coconut		Whole Coconut		0	each	289	309
0040000010666	coconut	frozen	Frozen Grated Coconut	Nutherd	0	16 oz	369	389
0040000010667	coconut	frozen	Frozen Grated Coconut	Daymark	1	16 oz	309	0
0040000010668	coconut	frozen	Frozen Grated Coconut	Fennimore's Own	1	16 oz	0	329
0040000010669	yuzu		Yuzu		0	each	399	419
0040000010670	yuzu	canned	Yuzu Juice	Sakumori	0	5 fl oz	879	929
0040000010671	yuzu	canned	Yuzu Juice	Lotuswick	0	5 fl oz	959	1009
0040000010672	jujube		Dried Jujubes	Sakumori	0	8 oz	559	579
0040000010673	jujube		Dried Jujubes	Lotuswick	0	8 oz	599	619
0040000010674	persimmon		Fuyu Persimmon		0	each	129	139
0040000010675	passion-fruit		Passion Fruit		0	each	139	159
0040000010676	fig		Black Mission Figs	Daymark	1	8 oz	539	0
0040000010677	fig		Black Mission Figs	Fennimore's Own	1	8 oz	0	559
0040000010678	fig		Black Mission Figs	Greenhollow	0	8 oz	629	629
0040000010679	raisin		Seedless Raisins	Daymark	1	12 oz	309	0
0040000010680	raisin		Seedless Raisins	Fennimore's Own	1	12 oz	0	309
0040000010681	raisin		Seedless Raisins	Nutherd	0	12 oz	379	369
0040000010682	raisin		Seedless Raisins	Pippinjay	0	12 oz	399	429
0040000010683	raisin		Organic Seedless Raisins	Tilth & Rill	2	12 oz	479	489
0040000010684	raisin		Seedless Raisins	Daymark	1	20 oz	479	0
0040000010685	raisin		Seedless Raisins	Fennimore's Own	1	20 oz	0	489
0040000010686	raisin		Seedless Raisins	Nutherd	0	20 oz	579	609
0040000010687	golden-raisin		Golden Raisins	Nutherd	0	12 oz	449	469
0040000010688	golden-raisin		Golden Raisins	Daymark	1	12 oz	369	0
0040000010689	golden-raisin		Golden Raisins	Fennimore's Own	1	12 oz	0	409
0040000010690	golden-raisin		Organic Golden Raisins	Tilth & Rill	2	12 oz	589	619
0040000010691	date		Medjool Dates	Daymark	1	12 oz	519	0
0040000010692	date		Medjool Dates	Fennimore's Own	1	12 oz	0	539
0040000010693	date		Medjool Dates	Nutherd	0	12 oz	639	649
0040000010694	date		Medjool Dates	Pippinjay	0	12 oz	689	709
0040000010695	date		Organic Medjool Dates	Tilth & Rill	2	12 oz	839	879
0040000010696	date		Medjool Dates	Daymark	1	2 lb	1259	0
0040000010697	date		Medjool Dates	Fennimore's Own	1	2 lb	0	1339
0040000010698	date		Medjool Dates	Nutherd	0	2 lb	1519	1579
0040000010699	date		Pitted Deglet Noor Dates	Nutherd	0	8 oz	319	319
0040000010700	date		Pitted Deglet Noor Dates	Daymark	1	8 oz	259	0
0040000010701	date		Pitted Deglet Noor Dates	Fennimore's Own	1	8 oz	0	269
0040000010702	dried-apricot		Dried Apricots	Daymark	1	6 oz	279	0
0040000010703	dried-apricot		Dried Apricots	Fennimore's Own	1	6 oz	0	299
0040000010704	dried-apricot		Dried Apricots	Nutherd	0	6 oz	339	379
0040000010705	dried-apricot		Dried Apricots	Pippinjay	0	6 oz	389	399
0040000010706	dried-apricot		Organic Dried Apricots	Tilth & Rill	2	6 oz	469	489
0040000010707	dried-apricot		Dried Apricots	Daymark	1	16 oz	699	0
0040000010708	dried-apricot		Dried Apricots	Fennimore's Own	1	16 oz	0	729
0040000010709	dried-apricot		Dried Apricots	Nutherd	0	16 oz	879	909
0040000010710	prune		Pitted Prunes	Daymark	1	8 oz	319	0
0040000010711	prune		Pitted Prunes	Fennimore's Own	1	8 oz	0	329
0040000010712	prune		Pitted Prunes	Nutherd	0	8 oz	399	389
0040000010713	prune		Pitted Prunes	Pippinjay	0	8 oz	419	439
0040000010714	prune		Organic Pitted Prunes	Tilth & Rill	2	8 oz	509	519
0040000010715	prune		Pitted Prunes	Daymark	1	18 oz	689	0
0040000010716	prune		Pitted Prunes	Fennimore's Own	1	18 oz	0	699
0040000010717	prune		Pitted Prunes	Nutherd	0	18 oz	799	809
0040000010718	dried-cranberries		Sweetened Dried Cranberries	Daymark	1	6 oz	189	0
0040000010719	dried-cranberries		Sweetened Dried Cranberries	Fennimore's Own	1	6 oz	0	199
0040000010720	dried-cranberries		Sweetened Dried Cranberries	Nutherd	0	6 oz	239	249
0040000010721	dried-cranberries		Sweetened Dried Cranberries	Pippinjay	0	6 oz	269	259
0040000010722	dried-cranberries		Organic Sweetened Dried Cranberries	Tilth & Rill	2	6 oz	299	309
0040000010723	dried-cranberries		Sweetened Dried Cranberries	Daymark	1	24 oz	689	0
0040000010724	dried-cranberries		Sweetened Dried Cranberries	Fennimore's Own	1	24 oz	0	699
0040000010725	dried-cranberries		Sweetened Dried Cranberries	Nutherd	0	24 oz	829	869
0040000010726	dried-fig		Dried Figs	Nutherd	0	8 oz	449	459
0040000010727	dried-fig		Dried Figs	Daymark	1	8 oz	369	0
0040000010728	dried-fig		Dried Figs	Fennimore's Own	1	8 oz	0	389
0040000010729	goji-berry		Dried Goji Berries	Nutherd	0	6 oz	629	669
0040000010730	goji-berry		Dried Goji Berries	Daymark	1	6 oz	549	0
0040000010731	goji-berry		Dried Goji Berries	Fennimore's Own	1	6 oz	0	559
0040000010732	goji-berry		Organic Dried Goji Berries	Tilth & Rill	2	6 oz	849	879
0040000010733	kokum		Dried Kokum	Rasoi Lane	0	7 oz	489	519
0040000010734	kokum		Dried Kokum	Annapur	0	7 oz	549	549
0040000010735	dried-mango		Dried Mango Slices	Nutherd	0	6 oz	409	439
0040000010736	dried-mango		Dried Mango Slices	Daymark	1	6 oz	349	0
0040000010737	dried-mango		Dried Mango Slices	Fennimore's Own	1	6 oz	0	379
0040000010738	canned-pineapple		Pineapple Chunks in Juice	Daymark	1	20 oz can	199	0
0040000010739	canned-pineapple		Pineapple Chunks in Juice	Fennimore's Own	1	20 oz can	0	219
0040000010740	canned-pineapple		Pineapple Chunks in Juice	Hobbleton	0	20 oz can	259	269
0040000010741	canned-pineapple		Pineapple Chunks in Juice	Tansy & Rook	0	20 oz can	289	289
0040000010742	canned-pineapple		Organic Pineapple Chunks in Juice	Tilth & Rill	2	20 oz can	319	349
0040000010743	canned-pineapple		Pineapple Chunks in Juice	Daymark	1	8 oz can	89	0
0040000010744	canned-pineapple		Pineapple Chunks in Juice	Fennimore's Own	1	8 oz can	0	99
0040000010745	canned-pineapple		Pineapple Chunks in Juice	Hobbleton	0	8 oz can	109	119
0040000010746	applesauce		Unsweetened Applesauce	Daymark	1	24 oz	169	0
0040000010747	applesauce		Unsweetened Applesauce	Fennimore's Own	1	24 oz	0	189
0040000010748	applesauce		Unsweetened Applesauce	Hobbleton	0	24 oz	209	229
0040000010749	applesauce		Unsweetened Applesauce	Tansy & Rook	0	24 oz	239	239
0040000010750	applesauce		Organic Unsweetened Applesauce	Tilth & Rill	2	24 oz	279	279
0040000010751	applesauce		Unsweetened Applesauce	Daymark	1	46 oz	329	0
0040000010752	applesauce		Unsweetened Applesauce	Fennimore's Own	1	46 oz	0	339
0040000010753	applesauce		Unsweetened Applesauce	Hobbleton	0	46 oz	389	409
0040000010754	applesauce		Unsweetened Applesauce Cups	Hobbleton	0	6 x 4 oz	339	359
0040000010755	applesauce		Unsweetened Applesauce Cups	Daymark	1	6 x 4 oz	299	0
0040000010756	applesauce		Unsweetened Applesauce Cups	Fennimore's Own	1	6 x 4 oz	0	309
0040000010757	ackee		Ackee in Salted Water	Casa Ondina	0	19 oz can	1019	1059
0040000010758	ackee		Ackee in Salted Water	Tierra Mansa	0	19 oz can	1119	1119
0040000010759	canned-peach		Sliced Peaches in Juice	Daymark	1	15 oz can	219	0
0040000010760	canned-peach		Sliced Peaches in Juice	Fennimore's Own	1	15 oz can	0	219
0040000010761	canned-peach		Sliced Peaches in Juice	Hobbleton	0	15 oz can	269	259
0040000010762	canned-peach		Sliced Peaches in Juice	Tansy & Rook	0	15 oz can	279	289
0040000010763	canned-pear		Pear Halves in Juice	Hobbleton	0	15 oz can	239	249
0040000010764	canned-pear		Pear Halves in Juice	Daymark	1	15 oz can	199	0
0040000010765	canned-pear		Pear Halves in Juice	Fennimore's Own	1	15 oz can	0	199
0040000010766	canned-mandarin		Mandarin Orange Segments	Daymark	1	11 oz can	139	0
0040000010767	canned-mandarin		Mandarin Orange Segments	Fennimore's Own	1	11 oz can	0	139
0040000010768	canned-mandarin		Mandarin Orange Segments	Hobbleton	0	11 oz can	159	169
0040000010769	canned-mandarin		Mandarin Orange Segments	Tansy & Rook	0	11 oz can	179	179
0040000010770	umeboshi		Umeboshi (Pickled Plums)	Sakumori	0	7 oz	889	939
0040000010771	umeboshi		Umeboshi (Pickled Plums)	Lotuswick	0	7 oz	969	1049
0040000010772	preserved-lemon		Preserved Lemons	Olivara	0	10 oz	669	699
0040000010773	preserved-lemon		Preserved Lemons	Castel Ombra	0	10 oz	769	789
0040000010774	dried-lime		Dried Persian Limes	Olivara	0	4 oz	549	589
0040000010775	dried-lime		Dried Persian Limes	Castel Ombra	0	4 oz	599	609
0040000010776	amchur		Dry Mango Powder (Amchur)	Rasoi Lane	0	3.5 oz	369	369
0040000010777	amchur		Dry Mango Powder (Amchur)	Daymark	1	3.5 oz	309	0
0040000010778	amchur		Dry Mango Powder (Amchur)	Fennimore's Own	1	3.5 oz	0	329
0040000010779	tamarind		Tamarind Paste	Sakumori	0	8 oz	419	439
0040000010780	tamarind		Tamarind Paste	Daymark	1	8 oz	369	0
0040000010781	tamarind		Tamarind Paste	Fennimore's Own	1	8 oz	0	369
0040000010782	tamarind		Tamarind Block, Seedless	Sakumori	0	14 oz	299	299
0040000010783	tamarind		Tamarind Block, Seedless	Lotuswick	0	14 oz	319	339
0040000010784	lemon-juice		100% Lemon Juice	Daymark	1	15 fl oz	219	0
0040000010785	lemon-juice		100% Lemon Juice	Fennimore's Own	1	15 fl oz	0	229
0040000010786	lemon-juice		100% Lemon Juice	Hobb's Larder	0	15 fl oz	269	279
0040000010787	lemon-juice		100% Lemon Juice	Mistlecroft	0	15 fl oz	299	299
0040000010788	lemon-juice		Organic 100% Lemon Juice	Tilth & Rill	2	15 fl oz	339	359
0040000010789	lemon-juice		100% Lemon Juice	Daymark	1	32 fl oz	419	0
0040000010790	lemon-juice		100% Lemon Juice	Fennimore's Own	1	32 fl oz	0	429
0040000010791	lemon-juice		100% Lemon Juice	Hobb's Larder	0	32 fl oz	509	529
0040000010792	lime-juice		100% Lime Juice	Daymark	1	15 fl oz	239	0
0040000010793	lime-juice		100% Lime Juice	Fennimore's Own	1	15 fl oz	0	249
0040000010794	lime-juice		100% Lime Juice	Hobb's Larder	0	15 fl oz	299	309
0040000010795	lime-juice		100% Lime Juice	Mistlecroft	0	15 fl oz	329	339
0040000010796	lime-juice		Organic 100% Lime Juice	Tilth & Rill	2	15 fl oz	369	389
0040000010797	orange-juice		100% Orange Juice, No Pulp	Daymark	1	52 fl oz	459	0
0040000010798	orange-juice		100% Orange Juice, No Pulp	Fennimore's Own	1	52 fl oz	0	469
0040000010799	orange-juice		100% Orange Juice, No Pulp	Larkspring	0	52 fl oz	579	589
0040000010800	orange-juice		100% Orange Juice, No Pulp	Cinderwell	0	52 fl oz	619	629
0040000010801	orange-juice		Organic 100% Orange Juice, No Pulp	Tilth & Rill	2	52 fl oz	699	739
0040000010802	orange-juice		100% Orange Juice, No Pulp	Daymark	1	89 fl oz	729	0
0040000010803	orange-juice		100% Orange Juice, No Pulp	Fennimore's Own	1	89 fl oz	0	769
0040000010804	orange-juice		100% Orange Juice, No Pulp	Larkspring	0	89 fl oz	939	959
0040000010805	orange-juice		100% Orange Juice, With Pulp	Larkspring	0	52 fl oz	529	539
0040000010806	orange-juice		100% Orange Juice, With Pulp	Daymark	1	52 fl oz	449	0
0040000010807	orange-juice		100% Orange Juice, With Pulp	Fennimore's Own	1	52 fl oz	0	459
0040000010808	apple-juice		100% Apple Juice	Daymark	1	64 fl oz	359	0
0040000010809	apple-juice		100% Apple Juice	Fennimore's Own	1	64 fl oz	0	379
0040000010810	apple-juice		100% Apple Juice	Larkspring	0	64 fl oz	429	429
0040000010811	apple-juice		100% Apple Juice	Cinderwell	0	64 fl oz	479	479
0040000010812	apple-juice		Organic 100% Apple Juice	Tilth & Rill	2	64 fl oz	579	599
0040000010813	apple-juice		100% Apple Juice	Daymark	1	96 fl oz	519	0
0040000010814	apple-juice		100% Apple Juice	Fennimore's Own	1	96 fl oz	0	519
0040000010815	apple-juice		100% Apple Juice	Larkspring	0	96 fl oz	619	669
0040000010816	cranberry-juice		100% Cranberry Juice	Larkspring	0	32 fl oz	519	559
0040000010817	cranberry-juice		100% Cranberry Juice	Daymark	1	32 fl oz	449	0
0040000010818	cranberry-juice		100% Cranberry Juice	Fennimore's Own	1	32 fl oz	0	479
0040000010819	pineapple-juice		100% Pineapple Juice	Larkspring	0	46 fl oz	429	429
0040000010820	pineapple-juice		100% Pineapple Juice	Daymark	1	46 fl oz	359	0
0040000010821	pineapple-juice		100% Pineapple Juice	Fennimore's Own	1	46 fl oz	0	379
0040000010822	tomato-juice		Tomato Juice	Hobbleton	0	46 fl oz	289	289
0040000010823	tomato-juice		Tomato Juice	Daymark	1	46 fl oz	259	0
0040000010824	tomato-juice		Tomato Juice	Fennimore's Own	1	46 fl oz	0	259
0040000010825	coconut-water		Coconut Water	Daymark	1	16.9 fl oz	219	0
0040000010826	coconut-water		Coconut Water	Fennimore's Own	1	16.9 fl oz	0	239
0040000010827	coconut-water		Coconut Water	Larkspring	0	16.9 fl oz	269	279
0040000010828	coconut-water		Coconut Water	Cinderwell	0	16.9 fl oz	309	319
0040000010829	coconut-water		Organic Coconut Water	Tilth & Rill	2	16.9 fl oz	359	359
0040000010830	coconut-water		Coconut Water	Daymark	1	33.8 fl oz	399	0
0040000010831	coconut-water		Coconut Water	Fennimore's Own	1	33.8 fl oz	0	419
0040000010832	coconut-water		Coconut Water	Larkspring	0	33.8 fl oz	509	519
0040000010833	ground-beef		Ground Beef, 80% Lean		0	per lb	569	579
0040000010834	ground-beef		Ground Beef, 80% Lean	Hillock Farms	0	per lb	669	729
0040000010835	ground-beef		Ground Beef, 80% Lean	Daymark	1	1 lb	499	0
0040000010836	ground-beef		Ground Beef, 80% Lean	Fennimore's Own	1	1 lb	0	549
0040000010837	ground-beef		Ground Beef, 80% Lean	Hillock Farms	0	1 lb	629	639
0040000010838	ground-beef		Ground Beef, 80% Lean	Daymark	1	3 lb	1379	0
0040000010839	ground-beef		Ground Beef, 80% Lean	Fennimore's Own	1	3 lb	0	1479
0040000010840	ground-beef		Ground Beef, 80% Lean	Hillock Farms	0	3 lb	1659	1769
0040000010841	ground-beef		Ground Chuck, 80% Lean		0	per lb	629	649
0040000010842	ground-beef	frozen	Frozen Ground Beef	Hillock Farms	0	1 lb	559	559
0040000010843	ground-beef	frozen	Frozen Ground Beef	Tarrow Ranch	0	1 lb	579	599
0040000010844	lean-ground-beef		Ground Beef, 93% Lean		0	per lb	719	779
0040000010845	lean-ground-beef		Ground Beef, 93% Lean	Hillock Farms	0	per lb	849	869
0040000010846	lean-ground-beef		Organic Ground Beef, 93% Lean	Tilth & Rill	2	per lb	1069	1109
0040000010847	lean-ground-beef		Ground Beef, 93% Lean	Daymark	1	1 lb	659	0
0040000010848	lean-ground-beef		Ground Beef, 93% Lean	Fennimore's Own	1	1 lb	0	679
0040000010849	lean-ground-beef		Ground Beef, 93% Lean	Hillock Farms	0	1 lb	799	819
0040000010850	lean-ground-beef		Ground Sirloin, 90% Lean		0	per lb	769	819
0040000010851	ground-turkey		Ground Turkey, 93% Lean	Daymark	1	16 oz	379	0
0040000010852	ground-turkey		Ground Turkey, 93% Lean	Fennimore's Own	1	16 oz	0	389
0040000010853	ground-turkey		Ground Turkey, 93% Lean	Hillock Farms	0	16 oz	469	469
0040000010854	ground-turkey		Ground Turkey, 93% Lean	Tarrow Ranch	0	16 oz	529	529
0040000010855	ground-turkey		Organic Ground Turkey, 93% Lean	Tilth & Rill	2	16 oz	629	649
0040000010856	ground-turkey		Ground Turkey, 93% Lean	Daymark	1	3 lb	1059	0
0040000010857	ground-turkey		Ground Turkey, 93% Lean	Fennimore's Own	1	3 lb	0	1069
0040000010858	ground-turkey		Ground Turkey, 93% Lean	Hillock Farms	0	3 lb	1299	1309
0040000010859	ground-chicken		Ground Chicken	Hillock Farms	0	16 oz	569	599
0040000010860	ground-chicken		Ground Chicken	Daymark	1	16 oz	479	0
0040000010861	ground-chicken		Ground Chicken	Fennimore's Own	1	16 oz	0	519
0040000010862	ground-chicken		Organic Ground Chicken	Tilth & Rill	2	16 oz	759	769
0040000010863	ground-pork		Ground Pork		0	per lb	449	469
0040000010864	ground-pork		Ground Pork	Hillock Farms	0	per lb	559	549
0040000010865	ground-pork		Ground Pork	Hillock Farms	0	16 oz	479	489
0040000010866	ground-lamb		Ground Lamb	Hillock Farms	0	16 oz	949	979
0040000010867	ground-lamb		Ground Lamb	Daymark	1	16 oz	799	0
0040000010868	ground-lamb		Ground Lamb	Fennimore's Own	1	16 oz	0	829
0040000010869	ground-veal		Ground Veal	Hillock Farms	0	16 oz	919	959
0040000010870	ground-veal		Ground Veal	Daymark	1	16 oz	779	0
0040000010871	ground-veal		Ground Veal	Fennimore's Own	1	16 oz	0	829
0040000010872	chicken-breast		Boneless Skinless Chicken Breast		0	per lb	419	469
0040000010873	chicken-breast		Boneless Skinless Chicken Breast	Hillock Farms	0	per lb	529	549
0040000010874	chicken-breast		Organic Boneless Skinless Chicken Breast	Tilth & Rill	2	per lb	639	669
0040000010875	chicken-breast		Boneless Skinless Chicken Breast	Daymark	1	3 lb	1029	0
0040000010876	chicken-breast		Boneless Skinless Chicken Breast	Fennimore's Own	1	3 lb	0	1099
0040000010877	chicken-breast		Boneless Skinless Chicken Breast	Hillock Farms	0	3 lb	1299	1289
0040000010878	chicken-breast		Thin-Sliced Chicken Breast		0	per lb	589	629
0040000010879	chicken-breast		Thin-Sliced Chicken Breast	Hillock Farms	0	per lb	719	709
0040000010880	chicken-breast	frozen	Frozen Boneless Skinless Chicken Breasts	Hillock Farms	0	2.5 lb	1029	1049
0040000010881	chicken-breast	frozen	Frozen Boneless Skinless Chicken Breasts	Daymark	1	2.5 lb	859	0
0040000010882	chicken-breast	frozen	Frozen Boneless Skinless Chicken Breasts	Fennimore's Own	1	2.5 lb	0	929
0040000010883	chicken-thigh		Bone-In Chicken Thighs		0	per lb	229	239
0040000010884	chicken-thigh		Bone-In Chicken Thighs	Hillock Farms	0	per lb	269	289
0040000010885	chicken-thigh		Organic Bone-In Chicken Thighs	Tilth & Rill	2	per lb	349	349
0040000010886	chicken-thigh		Bone-In Chicken Thighs	Hillock Farms	0	3 lb	659	639
0040000010887	skinless-chicken-thigh		Boneless Skinless Chicken Thighs		0	per lb	399	449
0040000010888	skinless-chicken-thigh		Boneless Skinless Chicken Thighs	Hillock Farms	0	per lb	489	509
0040000010889	skinless-chicken-thigh		Organic Boneless Skinless Chicken Thighs	Tilth & Rill	2	per lb	599	639
0040000010890	skinless-chicken-thigh		Boneless Skinless Chicken Thighs	Daymark	1	2.5 lb	839	0
0040000010891	skinless-chicken-thigh		Boneless Skinless Chicken Thighs	Fennimore's Own	1	2.5 lb	0	889
0040000010892	skinless-chicken-thigh		Boneless Skinless Chicken Thighs	Hillock Farms	0	2.5 lb	1029	1049
0040000010893	chicken-drumstick		Chicken Drumsticks		0	per lb	179	199
0040000010894	chicken-drumstick		Chicken Drumsticks	Hillock Farms	0	per lb	219	229
0040000010895	chicken-drumstick		Organic Chicken Drumsticks	Tilth & Rill	2	per lb	279	279
0040000010896	chicken-drumstick		Chicken Drumsticks	Hillock Farms	0	3 lb	519	559
0040000010897	chicken-leg		Whole Chicken Legs		0	per lb	199	219
0040000010898	chicken-leg		Whole Chicken Legs	Hillock Farms	0	per lb	239	239
0040000010899	chicken-wing		Chicken Wings		0	per lb	369	369
0040000010900	chicken-wing		Chicken Wings	Hillock Farms	0	per lb	419	449
0040000010901	chicken-wing		Chicken Wings	Hillock Farms	0	3 lb	999	1019
0040000010902	chicken-wing	frozen	Frozen Chicken Wings	Hillock Farms	0	2.5 lb	859	899
0040000010903	chicken-wing	frozen	Frozen Chicken Wings	Tarrow Ranch	0	2.5 lb	949	919
0040000010904	chicken		Whole Chicken		0	per lb	209	229
0040000010905	chicken		Whole Chicken	Hillock Farms	0	per lb	259	259
0040000010906	chicken		Organic Whole Chicken	Tilth & Rill	2	per lb	309	309
0040000010907	rotisserie-chicken		Hot Rotisserie Chicken		0	each	779	839
0040000010908	rotisserie-chicken		Pulled Rotisserie Chicken	Hillock Farms	0	16 oz	799	839
0040000010909	rotisserie-chicken		Pulled Rotisserie Chicken	Daymark	1	16 oz	649	0
0040000010910	rotisserie-chicken		Pulled Rotisserie Chicken	Fennimore's Own	1	16 oz	0	689
0040000010911	cooked-chicken		Fully Cooked Chicken Breast	Daymark	1	9 oz	479	0
0040000010912	cooked-chicken		Fully Cooked Chicken Breast	Fennimore's Own	1	9 oz	0	499
0040000010913	cooked-chicken		Fully Cooked Chicken Breast	Hillock Farms	0	9 oz	589	629
0040000010914	cooked-chicken		Fully Cooked Chicken Breast	Tarrow Ranch	0	9 oz	679	699
0040000010915	cooked-chicken		Fully Cooked Chicken Breast	Daymark	1	22 oz	1019	0
0040000010916	cooked-chicken		Fully Cooked Chicken Breast	Fennimore's Own	1	22 oz	0	1069
0040000010917	cooked-chicken		Fully Cooked Chicken Breast	Hillock Farms	0	22 oz	1269	1299
0040000010918	cooked-chicken	frozen	Frozen Grilled Chicken	Rimefield	0	22 oz	1039	1109
0040000010919	cooked-chicken	frozen	Frozen Grilled Chicken	Daymark	1	22 oz	869	0
0040000010920	cooked-chicken	frozen	Frozen Grilled Chicken	Fennimore's Own	1	22 oz	0	939
0040000010921	cooked-turkey		Oven-Roasted Turkey Breast, Carved	Hillock Farms	0	16 oz	789	819
0040000010922	cooked-turkey		Oven-Roasted Turkey Breast, Carved	Daymark	1	16 oz	669	0
0040000010923	cooked-turkey		Oven-Roasted Turkey Breast, Carved	Fennimore's Own	1	16 oz	0	699
0040000010924	turkey-breast		Turkey Breast Cutlets		0	per lb	679	749
0040000010925	turkey-breast		Turkey Breast Cutlets	Hillock Farms	0	per lb	829	849
0040000010926	turkey-breast		Turkey Breast Cutlets	Hillock Farms	0	1 lb	759	739
0040000010927	turkey	frozen	Frozen Whole Turkey		0	per lb	259	269
0040000010928	beef-chuck		Boneless Beef Chuck Roast		0	per lb	799	849
0040000010929	beef-chuck		Boneless Beef Chuck Roast	Hillock Farms	0	per lb	969	999
0040000010930	beef-chuck		Organic Boneless Beef Chuck Roast	Tilth & Rill	2	per lb	1259	1239
0040000010931	stewing-beef		Beef Stew Meat		0	per lb	759	799
0040000010932	stewing-beef		Beef Stew Meat	Hillock Farms	0	per lb	929	939
0040000010933	stewing-beef		Organic Beef Stew Meat	Tilth & Rill	2	per lb	1109	1149
0040000010934	stewing-beef		Beef Stew Meat	Hillock Farms	0	1 lb	829	819
0040000010935	beef-steak		Beef Sirloin Steak		0	per lb	1209	1269
0040000010936	beef-steak		Beef Sirloin Steak	Hillock Farms	0	per lb	1489	1539
0040000010937	beef-steak		Organic Beef Sirloin Steak	Tilth & Rill	2	per lb	1809	1929
0040000010938	beef-steak		Thin-Cut Beef Sirloin Steak		0	per lb	1289	1359
0040000010939	ribeye		Boneless Ribeye Steak		0	per lb	1819	1819
0040000010940	ribeye		Boneless Ribeye Steak	Hillock Farms	0	per lb	2199	2299
0040000010941	strip-steak		New York Strip Steak		0	per lb	1589	1679
0040000010942	strip-steak		New York Strip Steak	Hillock Farms	0	per lb	1959	1999
0040000010943	flank-steak		Beef Flank Steak		0	per lb	1319	1379
0040000010944	flank-steak		Beef Flank Steak	Hillock Farms	0	per lb	1559	1639
0040000010945	skirt-steak		Beef Skirt Steak		0	per lb	1399	1459
0040000010946	skirt-steak		Beef Skirt Steak	Hillock Farms	0	per lb	1699	1709
0040000010947	rump-steak		Beef Rump (Sirloin Cap) Steak		0	per lb	1159	1199
0040000010948	rump-steak		Beef Rump (Sirloin Cap) Steak	Hillock Farms	0	per lb	1429	1419
0040000010949	beef-round		Beef Top Round, Thin Sliced		0	per lb	819	889
0040000010950	beef-round		Beef Top Round, Thin Sliced	Hillock Farms	0	per lb	989	1019
0040000010951	beef-shank		Beef Shank		0	per lb	699	719
0040000010952	beef-heart		Beef Heart		0	per lb	449	469
0040000010953	beef-brisket		Beef Brisket		0	per lb	759	809
0040000010954	short-rib		Beef Short Ribs		0	per lb	929	989
0040000010955	veal-cutlet		Veal Cutlets		0	per lb	1809	1849
0040000010956	lamb-shoulder		Lamb Shoulder		0	per lb	909	979
0040000010957	lamb-shoulder		Lamb Shoulder	Hillock Farms	0	per lb	1119	1109
0040000010958	lamb-leg		Boneless Leg of Lamb		0	per lb	999	1039
0040000010959	lamb-leg		Boneless Leg of Lamb	Hillock Farms	0	per lb	1199	1239
0040000010960	lamb-neck		Lamb Neck		0	per lb	729	809
0040000010961	lamb-chop		Lamb Loin Chops		0	per lb	1189	1229
0040000010962	lamb-chop		Lamb Loin Chops	Hillock Farms	0	per lb	1429	1399
0040000010963	pork-chop		Bone-In Center Cut Pork Chops		0	per lb	449	469
0040000010964	pork-chop		Bone-In Center Cut Pork Chops	Hillock Farms	0	per lb	559	579
0040000010965	pork-chop		Organic Bone-In Center Cut Pork Chops	Tilth & Rill	2	per lb	689	709
0040000010966	pork-chop		Boneless Pork Chops		0	per lb	489	539
0040000010967	pork-chop		Boneless Pork Chops	Hillock Farms	0	per lb	579	609
0040000010968	pork-chop		Boneless Pork Chops	Hillock Farms	0	3 lb	1379	1479
0040000010969	pork-cutlet		Boneless Pork Loin Cutlets		0	per lb	519	539
0040000010970	pork-cutlet		Boneless Pork Loin Cutlets	Hillock Farms	0	per lb	639	649
0040000010971	pork-tenderloin		Pork Tenderloin		0	per lb	549	579
0040000010972	pork-tenderloin		Pork Tenderloin	Hillock Farms	0	per lb	669	689
0040000010973	pork-tenderloin		Pork Tenderloin	Daymark	1	1.5 lb	719	0
0040000010974	pork-tenderloin		Pork Tenderloin	Fennimore's Own	1	1.5 lb	0	749
0040000010975	pork-tenderloin		Pork Tenderloin	Hillock Farms	0	1.5 lb	839	859
0040000010976	pork-loin		Boneless Pork Loin Roast		0	per lb	399	409
0040000010977	pork-loin		Boneless Pork Loin Roast	Hillock Farms	0	per lb	469	479
0040000010978	pork-shoulder		Boneless Pork Shoulder Roast		0	per lb	339	339
0040000010979	pork-shoulder		Boneless Pork Shoulder Roast	Hillock Farms	0	per lb	409	409
0040000010980	pork-belly		Pork Belly		0	per lb	669	689
0040000010981	baby-back-rib		Pork Baby Back Ribs		0	per lb	529	589
0040000010982	baby-back-rib		Pork Baby Back Ribs	Hillock Farms	0	per lb	639	699
0040000010983	pork-rib		Pork Spare Ribs		0	per lb	409	419
0040000010984	pork-rib		Pork Spare Ribs	Hillock Farms	0	per lb	469	499
0040000010985	bacon		Hickory Smoked Bacon	Daymark	1	16 oz	639	0
0040000010986	bacon		Hickory Smoked Bacon	Fennimore's Own	1	16 oz	0	709
0040000010987	bacon		Hickory Smoked Bacon	Hillock Farms	0	16 oz	789	799
0040000010988	bacon		Hickory Smoked Bacon	Tarrow Ranch	0	16 oz	909	929
0040000010989	bacon		Organic Hickory Smoked Bacon	Tilth & Rill	2	16 oz	1029	1049
0040000010990	bacon		Hickory Smoked Bacon	Daymark	1	12 oz	529	0
0040000010991	bacon		Hickory Smoked Bacon	Fennimore's Own	1	12 oz	0	549
0040000010992	bacon		Hickory Smoked Bacon	Hillock Farms	0	12 oz	639	639
0040000010993	bacon		Thick Cut Bacon	Hillock Farms	0	16 oz	829	869
0040000010994	bacon		Thick Cut Bacon	Daymark	1	16 oz	719	0
0040000010995	bacon		Thick Cut Bacon	Fennimore's Own	1	16 oz	0	729
0040000010996	bacon		Thick Cut Bacon	Hillock Farms	0	24 oz	1229	1219
0040000010997	turkey-bacon		Turkey Bacon	Hillock Farms	0	12 oz	519	539
0040000010998	turkey-bacon		Turkey Bacon	Daymark	1	12 oz	449	0
0040000010999	turkey-bacon		Turkey Bacon	Fennimore's Own	1	12 oz	0	459
0040000011000	back-bacon		Back Bacon Rashers	Hillock Farms	0	10 oz	729	749
0040000011001	back-bacon		Back Bacon Rashers	Daymark	1	10 oz	619	0
0040000011002	back-bacon		Back Bacon Rashers	Fennimore's Own	1	10 oz	0	649
0040000011003	pancetta		Diced Pancetta	Olivara	0	4 oz	569	619
0040000011004	pancetta		Diced Pancetta	Daymark	1	4 oz	499	0
0040000011005	pancetta		Diced Pancetta	Fennimore's Own	1	4 oz	0	499
0040000011006	guanciale		Guanciale	Olivara	0	8 oz	1029	1029
0040000011007	guanciale		Guanciale	Castel Ombra	0	8 oz	1079	1159
0040000011008	prosciutto		Sliced Prosciutto	Daymark	1	3 oz	569	0
0040000011009	prosciutto		Sliced Prosciutto	Fennimore's Own	1	3 oz	0	609
0040000011010	prosciutto		Sliced Prosciutto	Olivara	0	3 oz	709	729
0040000011011	prosciutto		Sliced Prosciutto	Castel Ombra	0	3 oz	799	789
0040000011012	bresaola		Sliced Bresaola	Olivara	0	3 oz	879	879
0040000011013	bresaola		Sliced Bresaola	Castel Ombra	0	3 oz	919	969
0040000011014	salami		Dry Salami, Sliced	Daymark	1	5 oz	439	0
0040000011015	salami		Dry Salami, Sliced	Fennimore's Own	1	5 oz	0	459
0040000011016	salami		Dry Salami, Sliced	Olivara	0	5 oz	569	559
0040000011017	salami		Dry Salami, Sliced	Castel Ombra	0	5 oz	599	619
0040000011018	salami		Dry Salami, Sliced	Daymark	1	10 oz	799	0
0040000011019	salami		Dry Salami, Sliced	Fennimore's Own	1	10 oz	0	869
0040000011020	salami		Dry Salami, Sliced	Olivara	0	10 oz	989	1039
0040000011021	pepperoni		Sliced Pepperoni	Daymark	1	6 oz	349	0
0040000011022	pepperoni		Sliced Pepperoni	Fennimore's Own	1	6 oz	0	369
0040000011023	pepperoni		Sliced Pepperoni	Olivara	0	6 oz	429	439
0040000011024	pepperoni		Sliced Pepperoni	Castel Ombra	0	6 oz	489	489
0040000011025	turkey-pepperoni		Sliced Turkey Pepperoni	Olivara	0	6 oz	429	439
0040000011026	turkey-pepperoni		Sliced Turkey Pepperoni	Daymark	1	6 oz	379	0
0040000011027	turkey-pepperoni		Sliced Turkey Pepperoni	Fennimore's Own	1	6 oz	0	389
0040000011028	chorizo		Spanish-Style Cured Chorizo	Casa Ondina	0	7 oz	679	689
0040000011029	chorizo		Spanish-Style Cured Chorizo	Daymark	1	7 oz	579	0
0040000011030	chorizo		Spanish-Style Cured Chorizo	Fennimore's Own	1	7 oz	0	599
0040000011031	mexican-chorizo		Fresh Pork Chorizo, Mexican Style	Casa Ondina	0	9 oz	379	379
0040000011032	mexican-chorizo		Fresh Pork Chorizo, Mexican Style	Daymark	1	9 oz	319	0
0040000011033	mexican-chorizo		Fresh Pork Chorizo, Mexican Style	Fennimore's Own	1	9 oz	0	329
0040000011034	ham		Smoked Ham, Sliced	Daymark	1	9 oz	629	0
0040000011035	ham		Smoked Ham, Sliced	Fennimore's Own	1	9 oz	0	649
0040000011036	ham		Smoked Ham, Sliced	Hillock Farms	0	9 oz	739	789
0040000011037	ham		Smoked Ham, Sliced	Tarrow Ranch	0	9 oz	839	859
0040000011038	ham		Organic Smoked Ham, Sliced	Tilth & Rill	2	9 oz	959	999
0040000011039	ham		Smoked Ham, Sliced	Daymark	1	16 oz	1029	0
0040000011040	ham		Smoked Ham, Sliced	Fennimore's Own	1	16 oz	0	1059
0040000011041	ham		Smoked Ham, Sliced	Hillock Farms	0	16 oz	1309	1299
0040000011042	ham		Boneless Ham Steak	Hillock Farms	0	8 oz	359	389
0040000011043	ham		Boneless Ham Steak	Daymark	1	8 oz	319	0
0040000011044	ham		Boneless Ham Steak	Fennimore's Own	1	8 oz	0	339
0040000011045	ham		Boneless Half Ham		0	per lb	529	569
0040000011046	deli-turkey		Oven Roasted Turkey Breast, Sliced	Daymark	1	9 oz	499	0
0040000011047	deli-turkey		Oven Roasted Turkey Breast, Sliced	Fennimore's Own	1	9 oz	0	509
0040000011048	deli-turkey		Oven Roasted Turkey Breast, Sliced	Hillock Farms	0	9 oz	599	629
0040000011049	deli-turkey		Oven Roasted Turkey Breast, Sliced	Tarrow Ranch	0	9 oz	669	679
0040000011050	deli-turkey		Organic Oven Roasted Turkey Breast, Sliced	Tilth & Rill	2	9 oz	779	779
0040000011051	deli-turkey		Oven Roasted Turkey Breast, Sliced	Daymark	1	16 oz	819	0
0040000011052	deli-turkey		Oven Roasted Turkey Breast, Sliced	Fennimore's Own	1	16 oz	0	819
0040000011053	deli-turkey		Oven Roasted Turkey Breast, Sliced	Hillock Farms	0	16 oz	969	1029
0040000011054	deli-roast-beef		Deli Roast Beef, Sliced	Daymark	1	8 oz	629	0
0040000011055	deli-roast-beef		Deli Roast Beef, Sliced	Fennimore's Own	1	8 oz	0	659
0040000011056	deli-roast-beef		Deli Roast Beef, Sliced	Hillock Farms	0	8 oz	749	789
0040000011057	deli-roast-beef		Deli Roast Beef, Sliced	Tarrow Ranch	0	8 oz	859	859
0040000011058	roast-beef		Cooked Roast Beef	Hillock Farms	0	10 oz	1029	1019
0040000011059	roast-beef		Cooked Roast Beef	Tarrow Ranch	0	10 oz	1079	1129
0040000011060	corned-beef		Cooked Corned Beef, Sliced	Hillock Farms	0	8 oz	699	719
0040000011061	corned-beef		Cooked Corned Beef, Sliced	Daymark	1	8 oz	579	0
0040000011062	corned-beef		Cooked Corned Beef, Sliced	Fennimore's Own	1	8 oz	0	599
0040000011063	canned-corned-beef		Canned Corned Beef	Hobbleton	0	12 oz can	599	619
0040000011064	canned-corned-beef		Canned Corned Beef	Daymark	1	12 oz can	499	0
0040000011065	canned-corned-beef		Canned Corned Beef	Fennimore's Own	1	12 oz can	0	499
0040000011066	dried-beef		Sliced Dried Beef	Hillock Farms	0	4.5 oz	579	639
0040000011067	dried-beef		Sliced Dried Beef	Tarrow Ranch	0	4.5 oz	669	659
0040000011068	bologna		Beef & Pork Bologna, Sliced	Hillock Farms	0	12 oz	339	369
0040000011069	bologna		Beef & Pork Bologna, Sliced	Daymark	1	12 oz	299	0
0040000011070	bologna		Beef & Pork Bologna, Sliced	Fennimore's Own	1	12 oz	0	309
0040000011071	italian-sausage		Sweet Italian Sausage Links	Daymark	1	16 oz	439	0
0040000011072	italian-sausage		Sweet Italian Sausage Links	Fennimore's Own	1	16 oz	0	479
0040000011073	italian-sausage		Sweet Italian Sausage Links	Hillock Farms	0	16 oz	539	579
0040000011074	italian-sausage		Sweet Italian Sausage Links	Tarrow Ranch	0	16 oz	619	639
0040000011075	italian-sausage		Hot Italian Sausage Links	Hillock Farms	0	16 oz	529	559
0040000011076	italian-sausage		Hot Italian Sausage Links	Daymark	1	16 oz	439	0
0040000011077	italian-sausage		Hot Italian Sausage Links	Fennimore's Own	1	16 oz	0	459
0040000011078	pork-sausage		Fresh Pork Sausage Links	Daymark	1	16 oz	419	0
0040000011079	pork-sausage		Fresh Pork Sausage Links	Fennimore's Own	1	16 oz	0	439
0040000011080	pork-sausage		Fresh Pork Sausage Links	Hillock Farms	0	16 oz	509	529
0040000011081	pork-sausage		Fresh Pork Sausage Links	Tarrow Ranch	0	16 oz	589	579
0040000011082	pork-sausage		Breakfast Pork Sausage Links	Hillock Farms	0	12 oz	459	479
0040000011083	pork-sausage		Breakfast Pork Sausage Links	Daymark	1	12 oz	379	0
0040000011084	pork-sausage		Breakfast Pork Sausage Links	Fennimore's Own	1	12 oz	0	389
0040000011085	bratwurst		Fresh Bratwurst	Daymark	1	19 oz	479	0
0040000011086	bratwurst		Fresh Bratwurst	Fennimore's Own	1	19 oz	0	519
0040000011087	bratwurst		Fresh Bratwurst	Hillock Farms	0	19 oz	619	609
0040000011088	bratwurst		Fresh Bratwurst	Tarrow Ranch	0	19 oz	679	709
0040000011089	toulouse-sausage		Toulouse Sausage	Hillock Farms	0	16 oz	779	809
0040000011090	toulouse-sausage		Toulouse Sausage	Tarrow Ranch	0	16 oz	849	919
0040000011091	kielbasa		Kielbasa (Polish Sausage)	Daymark	1	14 oz	419	0
0040000011092	kielbasa		Kielbasa (Polish Sausage)	Fennimore's Own	1	14 oz	0	459
0040000011093	kielbasa		Kielbasa (Polish Sausage)	Hillock Farms	0	14 oz	529	519
0040000011094	kielbasa		Kielbasa (Polish Sausage)	Tarrow Ranch	0	14 oz	599	599
0040000011095	smoked-sausage		Smoked Sausage Rope	Daymark	1	14 oz	409	0
0040000011096	smoked-sausage		Smoked Sausage Rope	Fennimore's Own	1	14 oz	0	439
0040000011097	smoked-sausage		Smoked Sausage Rope	Hillock Farms	0	14 oz	479	519
0040000011098	smoked-sausage		Smoked Sausage Rope	Tarrow Ranch	0	14 oz	529	569
0040000011099	smoked-sausage		Andouille Smoked Sausage	Hillock Farms	0	12 oz	539	589
0040000011100	smoked-sausage		Andouille Smoked Sausage	Daymark	1	12 oz	469	0
0040000011101	smoked-sausage		Andouille Smoked Sausage	Fennimore's Own	1	12 oz	0	509
0040000011102	frankfurter		Pork & Beef Frankfurters	Hillock Farms	0	14 oz	439	439
0040000011103	frankfurter		Pork & Beef Frankfurters	Daymark	1	14 oz	359	0
0040000011104	frankfurter		Pork & Beef Frankfurters	Fennimore's Own	1	14 oz	0	379
0040000011105	beef-frankfurter		All-Beef Hot Dogs	Daymark	1	14 oz	509	0
0040000011106	beef-frankfurter		All-Beef Hot Dogs	Fennimore's Own	1	14 oz	0	519
0040000011107	beef-frankfurter		All-Beef Hot Dogs	Hillock Farms	0	14 oz	609	609
0040000011108	beef-frankfurter		All-Beef Hot Dogs	Tarrow Ranch	0	14 oz	659	689
0040000011109	beef-frankfurter		Organic All-Beef Hot Dogs	Tilth & Rill	2	14 oz	789	819
0040000011110	vegan-sausage		Plant-Based Sausage Links	Daymark	1	14 oz	599	0
0040000011111	vegan-sausage		Plant-Based Sausage Links	Fennimore's Own	1	14 oz	0	589
0040000011112	vegan-sausage		Plant-Based Sausage Links	Verdanelle	0	14 oz	709	749
0040000011113	vegan-sausage		Plant-Based Sausage Links	Beanwright	0	14 oz	769	799
0040000011114	vegan-burger		Plant-Based Burger Patties	Verdanelle	0	8 oz	739	789
0040000011115	vegan-burger		Plant-Based Burger Patties	Daymark	1	8 oz	619	0
0040000011116	vegan-burger		Plant-Based Burger Patties	Fennimore's Own	1	8 oz	0	649
0040000011117	vegan-mince		Plant-Based Ground	Verdanelle	0	12 oz	799	819
0040000011118	vegan-mince		Plant-Based Ground	Daymark	1	12 oz	679	0
0040000011119	vegan-mince		Plant-Based Ground	Fennimore's Own	1	12 oz	0	719
0040000011120	lard		Pork Lard	Casa Ondina	0	16 oz	369	369
0040000011121	lard		Pork Lard	Daymark	1	16 oz	319	0
0040000011122	lard		Pork Lard	Fennimore's Own	1	16 oz	0	329
0040000011123	tallow		Beef Tallow	Hillock Farms	0	14 oz	989	1069
0040000011124	tallow		Beef Tallow	Tarrow Ranch	0	14 oz	1119	1159
0040000011125	duck-breast		Duck Breast		0	per lb	1529	1639
0040000011126	gelatin		Unflavored Gelatin (Pork or Beef)	Millrace	0	1 oz	309	289
0040000011127	gelatin		Unflavored Gelatin (Pork or Beef)	Daymark	1	1 oz	259	0
0040000011128	gelatin		Unflavored Gelatin (Pork or Beef)	Fennimore's Own	1	1 oz	0	269
0040000011129	chicken-stock		Chicken Broth	Daymark	1	32 fl oz	219	0
0040000011130	chicken-stock		Chicken Broth	Fennimore's Own	1	32 fl oz	0	239
0040000011131	chicken-stock		Chicken Broth	Hobbleton	0	32 fl oz	269	279
0040000011132	chicken-stock		Chicken Broth	Tansy & Rook	0	32 fl oz	299	309
0040000011133	chicken-stock		Organic Chicken Broth	Tilth & Rill	2	32 fl oz	349	359
0040000011134	chicken-stock		Chicken Broth, Can	Hobbleton	0	14.5 oz can	149	159
0040000011135	chicken-stock		Chicken Broth, Can	Daymark	1	14.5 oz can	119	0
0040000011136	chicken-stock		Chicken Broth, Can	Fennimore's Own	1	14.5 oz can	0	129
0040000011137	gluten-free-chicken-stock		Gluten-Free Chicken Broth	Sans Gerbe	0	32 fl oz	309	329
0040000011138	gluten-free-chicken-stock		Gluten-Free Chicken Broth	Daymark	1	32 fl oz	269	0
0040000011139	gluten-free-chicken-stock		Gluten-Free Chicken Broth	Fennimore's Own	1	32 fl oz	0	289
0040000011140	gluten-free-chicken-stock		Organic Gluten-Free Chicken Broth	Tilth & Rill	2	32 fl oz	409	429
0040000011141	low-sodium-chicken-stock		Low Sodium Chicken Broth	Daymark	1	32 fl oz	249	0
0040000011142	low-sodium-chicken-stock		Low Sodium Chicken Broth	Fennimore's Own	1	32 fl oz	0	259
0040000011143	low-sodium-chicken-stock		Low Sodium Chicken Broth	Hobbleton	0	32 fl oz	299	299
0040000011144	low-sodium-chicken-stock		Low Sodium Chicken Broth	Tansy & Rook	0	32 fl oz	319	339
0040000011145	low-sodium-chicken-stock		Organic Low Sodium Chicken Broth	Tilth & Rill	2	32 fl oz	369	399
0040000011146	beef-stock		Beef Broth	Daymark	1	32 fl oz	229	0
0040000011147	beef-stock		Beef Broth	Fennimore's Own	1	32 fl oz	0	229
0040000011148	beef-stock		Beef Broth	Hobbleton	0	32 fl oz	279	279
0040000011149	beef-stock		Beef Broth	Tansy & Rook	0	32 fl oz	299	319
0040000011150	beef-stock		Organic Beef Broth	Tilth & Rill	2	32 fl oz	349	359
0040000011151	beef-stock		Beef Broth, Can	Hobbleton	0	14.5 oz can	159	169
0040000011152	beef-stock		Beef Broth, Can	Daymark	1	14.5 oz can	139	0
0040000011153	beef-stock		Beef Broth, Can	Fennimore's Own	1	14.5 oz can	0	139
0040000011154	gluten-free-beef-stock		Gluten-Free Beef Broth	Sans Gerbe	0	32 fl oz	339	349
0040000011155	gluten-free-beef-stock		Gluten-Free Beef Broth	Daymark	1	32 fl oz	289	0
0040000011156	gluten-free-beef-stock		Gluten-Free Beef Broth	Fennimore's Own	1	32 fl oz	0	299
0040000011157	gluten-free-beef-stock		Organic Gluten-Free Beef Broth	Tilth & Rill	2	32 fl oz	439	459
0040000011158	vegetable-stock		Vegetable Broth	Daymark	1	32 fl oz	229	0
0040000011159	vegetable-stock		Vegetable Broth	Fennimore's Own	1	32 fl oz	0	239
0040000011160	vegetable-stock		Vegetable Broth	Hobbleton	0	32 fl oz	269	279
0040000011161	vegetable-stock		Vegetable Broth	Tansy & Rook	0	32 fl oz	299	309
0040000011162	vegetable-stock		Organic Vegetable Broth	Tilth & Rill	2	32 fl oz	339	369
0040000011163	gluten-free-vegetable-stock		Gluten-Free Vegetable Broth	Sans Gerbe	0	32 fl oz	309	329
0040000011164	gluten-free-vegetable-stock		Gluten-Free Vegetable Broth	Daymark	1	32 fl oz	269	0
0040000011165	gluten-free-vegetable-stock		Gluten-Free Vegetable Broth	Fennimore's Own	1	32 fl oz	0	279
0040000011166	gluten-free-vegetable-stock		Organic Gluten-Free Vegetable Broth	Tilth & Rill	2	32 fl oz	409	419
0040000011167	dashi		Dashi Stock	Sakumori	0	16.9 fl oz	589	629
0040000011168	dashi		Dashi Stock	Lotuswick	0	16.9 fl oz	649	659
0040000011169	chicken-stock-cube		Chicken Bouillon Cubes	Hobbleton	0	3.25 oz	239	249
0040000011170	chicken-stock-cube		Chicken Bouillon Cubes	Daymark	1	3.25 oz	199	0
0040000011171	chicken-stock-cube		Chicken Bouillon Cubes	Fennimore's Own	1	3.25 oz	0	209
0040000011172	vegetable-stock-cube		Vegetable Bouillon Cubes	Hobbleton	0	2.7 oz	299	299
0040000011173	vegetable-stock-cube		Vegetable Bouillon Cubes	Daymark	1	2.7 oz	239	0
0040000011174	vegetable-stock-cube		Vegetable Bouillon Cubes	Fennimore's Own	1	2.7 oz	0	259
0040000011175	salmon		Fresh Salmon Fillet		0	per lb	1269	1309
0040000011176	salmon		Fresh Salmon Fillet	Northskerry	0	per lb	1529	1609
0040000011177	salmon	frozen	Frozen Salmon Fillets	Daymark	1	12 oz	679	0
0040000011178	salmon	frozen	Frozen Salmon Fillets	Fennimore's Own	1	12 oz	0	699
0040000011179	salmon	frozen	Frozen Salmon Fillets	Northskerry	0	12 oz	869	839
0040000011180	salmon	frozen	Frozen Salmon Fillets	Saltwick	0	12 oz	949	959
0040000011181	salmon	frozen	Frozen Salmon Fillets	Daymark	1	2 lb	1639	0
0040000011182	salmon	frozen	Frozen Salmon Fillets	Fennimore's Own	1	2 lb	0	1749
0040000011183	salmon	frozen	Frozen Salmon Fillets	Northskerry	0	2 lb	1999	2099
0040000011184	cod		Fresh Cod Fillet		0	per lb	1139	1169
0040000011185	cod		Fresh Cod Fillet	Northskerry	0	per lb	1349	1399
0040000011186	cod	frozen	Frozen Cod Fillets	Daymark	1	12 oz	809	0
0040000011187	cod	frozen	Frozen Cod Fillets	Fennimore's Own	1	12 oz	0	869
0040000011188	cod	frozen	Frozen Cod Fillets	Northskerry	0	12 oz	1009	1019
0040000011189	cod	frozen	Frozen Cod Fillets	Saltwick	0	12 oz	1129	1109
0040000011190	cod	frozen	Frozen Cod Fillets	Daymark	1	2 lb	1829	0
0040000011191	cod	frozen	Frozen Cod Fillets	Fennimore's Own	1	2 lb	0	1999
0040000011192	cod	frozen	Frozen Cod Fillets	Northskerry	0	2 lb	2199	2399
0040000011193	tilapia		Fresh Tilapia Fillet		0	per lb	709	739
0040000011194	tilapia		Fresh Tilapia Fillet	Northskerry	0	per lb	849	889
0040000011195	tilapia	frozen	Frozen Tilapia Fillets	Daymark	1	12 oz	569	0
0040000011196	tilapia	frozen	Frozen Tilapia Fillets	Fennimore's Own	1	12 oz	0	589
0040000011197	tilapia	frozen	Frozen Tilapia Fillets	Northskerry	0	12 oz	729	739
0040000011198	tilapia	frozen	Frozen Tilapia Fillets	Saltwick	0	12 oz	779	789
0040000011199	tilapia	frozen	Frozen Tilapia Fillets	Daymark	1	2 lb	1359	0
0040000011200	tilapia	frozen	Frozen Tilapia Fillets	Fennimore's Own	1	2 lb	0	1439
0040000011201	tilapia	frozen	Frozen Tilapia Fillets	Northskerry	0	2 lb	1659	1699
0040000011202	tuna		Ahi Tuna Steak		0	per lb	1999	2199
0040000011203	tuna		Ahi Tuna Steak	Northskerry	0	per lb	2399	2499
0040000011204	tuna	frozen	Frozen Ahi Tuna Steaks	Northskerry	0	12 oz	1059	1109
0040000011205	tuna	frozen	Frozen Ahi Tuna Steaks	Daymark	1	12 oz	919	0
0040000011206	tuna	frozen	Frozen Ahi Tuna Steaks	Fennimore's Own	1	12 oz	0	959
0040000011207	mackerel		Mackerel Fillet		0	per lb	879	969
0040000011208	mackerel		Mackerel Fillet	Northskerry	0	per lb	1109	1129
0040000011209	sea-bass		Whole Sea Bass		0	per lb	1219	1229
0040000011210	sea-bass		Sea Bass Fillets		0	per lb	1569	1709
0040000011211	trout		Rainbow Trout Fillet		0	per lb	1159	1229
0040000011212	trout		Rainbow Trout Fillet	Northskerry	0	per lb	1469	1439
0040000011213	snapper		Red Snapper Fillet		0	per lb	1519	1569
0040000011214	catfish		Catfish Fillet		0	per lb	959	1019
0040000011215	catfish		Catfish Fillet	Northskerry	0	per lb	1109	1199
0040000011216	carp		Whole Dressed Carp		0	per lb	559	599
0040000011217	herring		Herring Fillets		0	per lb	919	969
0040000011218	fresh-anchovy		Fresh Anchovies		0	per lb	999	1089
0040000011219	pomfret		Whole Pomfret		0	per lb	879	949
0040000011220	rohu		Frozen Rohu Steaks	Northskerry	0	2 lb	699	749
0040000011221	rohu		Frozen Rohu Steaks	Saltwick	0	2 lb	789	809
0040000011222	milkfish		Frozen Boneless Milkfish	Northskerry	0	1.5 lb	899	919
0040000011223	milkfish		Frozen Boneless Milkfish	Saltwick	0	1.5 lb	989	1019
0040000011224	halibut		Fresh Halibut Fillet		0	per lb	2499	2699
0040000011225	smoked-haddock		Smoked Haddock Fillets	Northskerry	0	12 oz	1079	1119
0040000011226	smoked-haddock		Smoked Haddock Fillets	Saltwick	0	12 oz	1239	1269
0040000011227	smoked-mackerel		Smoked Mackerel Fillets	Northskerry	0	7 oz	749	749
0040000011228	smoked-mackerel		Smoked Mackerel Fillets	Daymark	1	7 oz	609	0
0040000011229	smoked-mackerel		Smoked Mackerel Fillets	Fennimore's Own	1	7 oz	0	649
0040000011230	smoked-salmon		Cold Smoked Salmon	Daymark	1	4 oz	739	0
0040000011231	smoked-salmon		Cold Smoked Salmon	Fennimore's Own	1	4 oz	0	819
0040000011232	smoked-salmon		Cold Smoked Salmon	Northskerry	0	4 oz	909	959
0040000011233	smoked-salmon		Cold Smoked Salmon	Saltwick	0	4 oz	1069	1059
0040000011234	smoked-salmon		Cold Smoked Salmon	Daymark	1	8 oz	1399	0
0040000011235	smoked-salmon		Cold Smoked Salmon	Fennimore's Own	1	8 oz	0	1399
0040000011236	smoked-salmon		Cold Smoked Salmon	Northskerry	0	8 oz	1629	1739
0040000011237	salt-cod		Salt Cod, Boneless	Northskerry	0	16 oz	1309	1309
0040000011238	salt-cod		Salt Cod, Boneless	Saltwick	0	16 oz	1449	1479
0040000011239	pickled-herring		Herring Fillets in Vinegar	Northskerry	0	12 oz	709	689
0040000011240	pickled-herring		Herring Fillets in Vinegar	Daymark	1	12 oz	569	0
0040000011241	pickled-herring		Herring Fillets in Vinegar	Fennimore's Own	1	12 oz	0	629
0040000011242	fish-finger		Fish Sticks	Daymark	1	19 oz	499	0
0040000011243	fish-finger		Fish Sticks	Fennimore's Own	1	19 oz	0	529
0040000011244	fish-finger		Fish Sticks	Rimefield	0	19 oz	599	639
0040000011245	fish-finger		Fish Sticks	Snowberry Lane	0	19 oz	659	689
0040000011246	canned-tuna		Chunk Light Tuna in Water	Daymark	1	5 oz can	109	0
0040000011247	canned-tuna		Chunk Light Tuna in Water	Fennimore's Own	1	5 oz can	0	109
0040000011248	canned-tuna		Chunk Light Tuna in Water	Hobbleton	0	5 oz can	129	139
0040000011249	canned-tuna		Chunk Light Tuna in Water	Tansy & Rook	0	5 oz can	139	149
0040000011250	canned-tuna		Chunk Light Tuna in Water	Daymark	1	4 x 5 oz can	349	0
0040000011251	canned-tuna		Chunk Light Tuna in Water	Fennimore's Own	1	4 x 5 oz can	0	369
0040000011252	canned-tuna		Chunk Light Tuna in Water	Hobbleton	0	4 x 5 oz can	429	449
0040000011253	canned-tuna		Solid White Albacore Tuna in Water	Hobbleton	0	5 oz can	229	239
0040000011254	canned-tuna		Solid White Albacore Tuna in Water	Daymark	1	5 oz can	199	0
0040000011255	canned-tuna		Solid White Albacore Tuna in Water	Fennimore's Own	1	5 oz can	0	209
0040000011256	canned-tuna-in-oil		Chunk Light Tuna in Oil	Daymark	1	5 oz can	119	0
0040000011257	canned-tuna-in-oil		Chunk Light Tuna in Oil	Fennimore's Own	1	5 oz can	0	119
0040000011258	canned-tuna-in-oil		Chunk Light Tuna in Oil	Hobbleton	0	5 oz can	149	149
0040000011259	canned-tuna-in-oil		Chunk Light Tuna in Oil	Tansy & Rook	0	5 oz can	159	159
0040000011260	canned-tuna-in-oil		Yellowfin Tuna in Olive Oil	Olivara	0	5 oz can	369	369
0040000011261	canned-tuna-in-oil		Yellowfin Tuna in Olive Oil	Daymark	1	5 oz can	319	0
0040000011262	canned-tuna-in-oil		Yellowfin Tuna in Olive Oil	Fennimore's Own	1	5 oz can	0	329
0040000011263	canned-salmon		Canned Pink Salmon	Daymark	1	14.75 oz can	409	0
0040000011264	canned-salmon		Canned Pink Salmon	Fennimore's Own	1	14.75 oz can	0	419
0040000011265	canned-salmon		Canned Pink Salmon	Hobbleton	0	14.75 oz can	509	509
0040000011266	canned-salmon		Canned Pink Salmon	Tansy & Rook	0	14.75 oz can	559	549
0040000011267	sardine		Sardines in Olive Oil	Daymark	1	4.4 oz can	239	0
0040000011268	sardine		Sardines in Olive Oil	Fennimore's Own	1	4.4 oz can	0	259
0040000011269	sardine		Sardines in Olive Oil	Olivara	0	4.4 oz can	309	319
0040000011270	sardine		Sardines in Olive Oil	Castel Ombra	0	4.4 oz can	339	339
0040000011271	anchovy		Flat Anchovy Fillets in Oil	Daymark	1	2 oz can	269	0
0040000011272	anchovy		Flat Anchovy Fillets in Oil	Fennimore's Own	1	2 oz can	0	279
0040000011273	anchovy		Flat Anchovy Fillets in Oil	Olivara	0	2 oz can	329	329
0040000011274	anchovy		Flat Anchovy Fillets in Oil	Castel Ombra	0	2 oz can	359	379
0040000011275	anchovy		Anchovy Fillets, Jar	Olivara	0	4.25 oz	549	549
0040000011276	anchovy		Anchovy Fillets, Jar	Castel Ombra	0	4.25 oz	619	609
0040000011277	fish-sauce		Fish Sauce	Daymark	1	7 fl oz	309	0
0040000011278	fish-sauce		Fish Sauce	Fennimore's Own	1	7 fl oz	0	329
0040000011279	fish-sauce		Fish Sauce	Sakumori	0	7 fl oz	379	389
0040000011280	fish-sauce		Fish Sauce	Lotuswick	0	7 fl oz	419	419
0040000011281	fish-sauce		Fish Sauce	Daymark	1	24 fl oz	889	0
0040000011282	fish-sauce		Fish Sauce	Fennimore's Own	1	24 fl oz	0	949
0040000011283	fish-sauce		Fish Sauce	Sakumori	0	24 fl oz	1109	1139
0040000011284	bonito-flakes		Bonito Flakes (Katsuobushi)	Sakumori	0	1.4 oz	609	609
0040000011285	bonito-flakes		Bonito Flakes (Katsuobushi)	Lotuswick	0	1.4 oz	659	679
0040000011286	shrimp-paste		Shrimp Paste	Sakumori	0	8 oz	399	409
0040000011287	shrimp-paste		Shrimp Paste	Lotuswick	0	8 oz	429	459
0040000011288	worcestershire-sauce		Worcestershire Sauce	Daymark	1	10 fl oz	249	0
0040000011289	worcestershire-sauce		Worcestershire Sauce	Fennimore's Own	1	10 fl oz	0	249
0040000011290	worcestershire-sauce		Worcestershire Sauce	Hobb's Larder	0	10 fl oz	299	309
0040000011291	worcestershire-sauce		Worcestershire Sauce	Mistlecroft	0	10 fl oz	339	339
0040000011292	gluten-free-worcestershire-sauce		Gluten-Free Worcestershire Sauce	Sans Gerbe	0	10 fl oz	429	419
0040000011293	gluten-free-worcestershire-sauce		Gluten-Free Worcestershire Sauce	Daymark	1	10 fl oz	359	0
0040000011294	gluten-free-worcestershire-sauce		Gluten-Free Worcestershire Sauce	Fennimore's Own	1	10 fl oz	0	379
0040000011295	shrimp		Fresh Raw Shrimp, Peeled		0	per lb	1189	1239
0040000011296	shrimp		Fresh Raw Shrimp, Peeled	Northskerry	0	per lb	1419	1459
0040000011297	shrimp	frozen	Frozen Raw Shrimp, Peeled & Deveined	Daymark	1	12 oz	689	0
0040000011298	shrimp	frozen	Frozen Raw Shrimp, Peeled & Deveined	Fennimore's Own	1	12 oz	0	709
0040000011299	shrimp	frozen	Frozen Raw Shrimp, Peeled & Deveined	Northskerry	0	12 oz	859	879
0040000011300	shrimp	frozen	Frozen Raw Shrimp, Peeled & Deveined	Saltwick	0	12 oz	919	979
0040000011301	shrimp	frozen	Frozen Raw Shrimp, Peeled & Deveined	Daymark	1	2 lb	1629	0
0040000011302	shrimp	frozen	Frozen Raw Shrimp, Peeled & Deveined	Fennimore's Own	1	2 lb	0	1759
0040000011303	shrimp	frozen	Frozen Raw Shrimp, Peeled & Deveined	Northskerry	0	2 lb	1999	2099
0040000011304	shrimp	frozen	Frozen Raw Shrimp, Shell On	Northskerry	0	1 lb	919	959
0040000011305	shrimp	frozen	Frozen Raw Shrimp, Shell On	Daymark	1	1 lb	809	0
0040000011306	shrimp	frozen	Frozen Raw Shrimp, Shell On	Fennimore's Own	1	1 lb	0	839
0040000011307	cooked-shrimp		Cooked Shrimp, Tail Off	Northskerry	0	12 oz	1069	1079
0040000011308	cooked-shrimp		Cooked Shrimp, Tail Off	Daymark	1	12 oz	909	0
0040000011309	cooked-shrimp		Cooked Shrimp, Tail Off	Fennimore's Own	1	12 oz	0	929
0040000011310	cooked-shrimp	frozen	Frozen Cooked Salad Shrimp	Northskerry	0	16 oz	829	849
0040000011311	cooked-shrimp	frozen	Frozen Cooked Salad Shrimp	Daymark	1	16 oz	729	0
0040000011312	cooked-shrimp	frozen	Frozen Cooked Salad Shrimp	Fennimore's Own	1	16 oz	0	769
0040000011313	scallop		Dry-Packed Sea Scallops		0	per lb	2599	2699
0040000011314	scallop		Dry-Packed Sea Scallops	Northskerry	0	per lb	2999	3099
0040000011315	scallop	frozen	Frozen Sea Scallops	Northskerry	0	12 oz	1819	1899
0040000011316	scallop	frozen	Frozen Sea Scallops	Saltwick	0	12 oz	1999	2099
0040000011317	crab		Lump Crab Meat	Northskerry	0	8 oz	1809	1809
0040000011318	crab		Lump Crab Meat	Daymark	1	8 oz	1559	0
0040000011319	crab		Lump Crab Meat	Fennimore's Own	1	8 oz	0	1559
0040000011320	squid		Cleaned Squid		0	per lb	899	919
0040000011321	squid	frozen	Frozen Squid Tubes & Tentacles	Northskerry	0	1 lb	809	819
0040000011322	squid	frozen	Frozen Squid Tubes & Tentacles	Saltwick	0	1 lb	879	919
0040000011323	mussel		Live Mussels	Northskerry	0	2 lb	929	909
0040000011324	mussel		Live Mussels	Saltwick	0	2 lb	989	1009
0040000011325	mussel	frozen	Frozen Mussel Meat	Northskerry	0	1 lb	659	679
0040000011326	mussel	frozen	Frozen Mussel Meat	Saltwick	0	1 lb	689	739
0040000011327	clam		Littleneck Clams	Northskerry	0	2 lb	1029	1059
0040000011328	clam		Littleneck Clams	Saltwick	0	2 lb	1079	1139
0040000011329	clam	frozen	Frozen Clam Meat	Northskerry	0	1 lb	689	729
0040000011330	clam	frozen	Frozen Clam Meat	Saltwick	0	1 lb	789	789
0040000011331	canned-clam		Chopped Clams	Hobbleton	0	6.5 oz can	289	299
0040000011332	canned-clam		Chopped Clams	Daymark	1	6.5 oz can	249	0
0040000011333	canned-clam		Chopped Clams	Fennimore's Own	1	6.5 oz can	0	259
0040000011334	clam-juice		Clam Juice	Hobbleton	0	8 fl oz	319	319
0040000011335	clam-juice		Clam Juice	Daymark	1	8 fl oz	259	0
0040000011336	clam-juice		Clam Juice	Fennimore's Own	1	8 fl oz	0	279
0040000011337	oyster-sauce		Oyster Sauce	Daymark	1	9 oz	299	0
0040000011338	oyster-sauce		Oyster Sauce	Fennimore's Own	1	9 oz	0	309
0040000011339	oyster-sauce		Oyster Sauce	Sakumori	0	9 oz	369	369
0040000011340	oyster-sauce		Oyster Sauce	Lotuswick	0	9 oz	409	409
0040000011341	oyster-sauce		Oyster Sauce	Daymark	1	18 oz	539	0
0040000011342	oyster-sauce		Oyster Sauce	Fennimore's Own	1	18 oz	0	549
0040000011343	oyster-sauce		Oyster Sauce	Sakumori	0	18 oz	649	649
0040000011344	gluten-free-oyster-sauce		Gluten-Free Oyster Sauce	Sans Gerbe	0	9 oz	499	539
0040000011345	gluten-free-oyster-sauce		Gluten-Free Oyster Sauce	Freegrove	0	9 oz	559	569
0040000011346	vegan-oyster-sauce		Vegetarian Mushroom Stir-Fry "Oyster" Sauce	Sakumori	0	11 oz	419	439
0040000011347	vegan-oyster-sauce		Vegetarian Mushroom Stir-Fry "Oyster" Sauce	Daymark	1	11 oz	349	0
0040000011348	vegan-oyster-sauce		Vegetarian Mushroom Stir-Fry "Oyster" Sauce	Fennimore's Own	1	11 oz	0	369
0040000011349	lobster	frozen	Frozen Lobster Tails	Northskerry	0	8 oz	1479	1549
0040000011350	lobster	frozen	Frozen Lobster Tails	Saltwick	0	8 oz	1669	1719
0040000011351	egg		Large Grade A Eggs	Daymark	1	12 ct	189	0
0040000011352	egg		Large Grade A Eggs	Fennimore's Own	1	12 ct	0	209
0040000011353	egg		Large Grade A Eggs	Pellworth	0	12 ct	229	249
0040000011354	egg		Large Grade A Eggs	Merrowfield	0	12 ct	259	269
0040000011355	egg		Organic Large Grade A Eggs	Tilth & Rill	2	12 ct	309	309
0040000011356	egg		Large Grade A Eggs	Daymark	1	18 ct	289	0
0040000011357	egg		Large Grade A Eggs	Fennimore's Own	1	18 ct	0	309
0040000011358	egg		Large Grade A Eggs	Pellworth	0	18 ct	349	359
0040000011359	egg		Cage Free Large Brown Eggs	Pellworth	0	12 ct	359	369
0040000011360	egg		Cage Free Large Brown Eggs	Daymark	1	12 ct	309	0
0040000011361	egg		Cage Free Large Brown Eggs	Fennimore's Own	1	12 ct	0	319
0040000011362	egg		Large White Eggs, Half Dozen	Pellworth	0	6 ct	119	129
0040000011363	egg		Large White Eggs, Half Dozen	Merrowfield	0	6 ct	139	149
0040000011364	pasteurised-egg		Pasteurized Shell Eggs	Pellworth	0	12 ct	579	609
0040000011365	pasteurised-egg		Pasteurized Shell Eggs	Daymark	1	12 ct	499	0
0040000011366	pasteurised-egg		Pasteurized Shell Eggs	Fennimore's Own	1	12 ct	0	529
0040000011367	egg-white		Liquid Egg Whites	Daymark	1	16 oz	409	0
0040000011368	egg-white		Liquid Egg Whites	Fennimore's Own	1	16 oz	0	409
0040000011369	egg-white		Liquid Egg Whites	Pellworth	0	16 oz	479	509
0040000011370	egg-white		Liquid Egg Whites	Merrowfield	0	16 oz	549	549
0040000011371	egg-white		Liquid Egg Whites	Daymark	1	32 oz	729	0
0040000011372	egg-white		Liquid Egg Whites	Fennimore's Own	1	32 oz	0	759
0040000011373	egg-white		Liquid Egg Whites	Pellworth	0	32 oz	859	909
0040000011374	hard-boiled-egg		Peeled Hard-Boiled Eggs	Pellworth	0	6 ct	419	429
0040000011375	hard-boiled-egg		Peeled Hard-Boiled Eggs	Daymark	1	6 ct	359	0
0040000011376	hard-boiled-egg		Peeled Hard-Boiled Eggs	Fennimore's Own	1	6 ct	0	369
0040000011377	milk		Whole Milk	Daymark	1	128 fl oz	379	0
0040000011378	milk		Whole Milk	Fennimore's Own	1	128 fl oz	0	419
0040000011379	milk		Whole Milk	Pellworth	0	128 fl oz	489	489
0040000011380	milk		Whole Milk	Merrowfield	0	128 fl oz	529	529
0040000011381	milk		Organic Whole Milk	Tilth & Rill	2	128 fl oz	629	619
0040000011382	milk		Whole Milk	Daymark	1	64 fl oz	209	0
0040000011383	milk		Whole Milk	Fennimore's Own	1	64 fl oz	0	229
0040000011384	milk		Whole Milk	Pellworth	0	64 fl oz	269	259
0040000011385	milk		Whole Milk	Daymark	1	32 fl oz	109	0
0040000011386	milk		Whole Milk	Fennimore's Own	1	32 fl oz	0	119
0040000011387	milk		Whole Milk	Pellworth	0	32 fl oz	139	139
0040000011388	reduced-fat-milk		2% Reduced Fat Milk	Daymark	1	128 fl oz	369	0
0040000011389	reduced-fat-milk		2% Reduced Fat Milk	Fennimore's Own	1	128 fl oz	0	379
0040000011390	reduced-fat-milk		2% Reduced Fat Milk	Pellworth	0	128 fl oz	449	449
0040000011391	reduced-fat-milk		2% Reduced Fat Milk	Merrowfield	0	128 fl oz	489	499
0040000011392	reduced-fat-milk		Organic 2% Reduced Fat Milk	Tilth & Rill	2	128 fl oz	569	579
0040000011393	reduced-fat-milk		2% Reduced Fat Milk	Daymark	1	64 fl oz	189	0
0040000011394	reduced-fat-milk		2% Reduced Fat Milk	Fennimore's Own	1	64 fl oz	0	199
0040000011395	reduced-fat-milk		2% Reduced Fat Milk	Pellworth	0	64 fl oz	239	249
0040000011396	skim-milk		Fat Free Skim Milk	Daymark	1	128 fl oz	349	0
0040000011397	skim-milk		Fat Free Skim Milk	Fennimore's Own	1	128 fl oz	0	379
0040000011398	skim-milk		Fat Free Skim Milk	Pellworth	0	128 fl oz	429	449
0040000011399	skim-milk		Fat Free Skim Milk	Merrowfield	0	128 fl oz	499	499
0040000011400	skim-milk		Fat Free Skim Milk	Daymark	1	64 fl oz	199	0
0040000011401	skim-milk		Fat Free Skim Milk	Fennimore's Own	1	64 fl oz	0	199
0040000011402	skim-milk		Fat Free Skim Milk	Pellworth	0	64 fl oz	229	239
0040000011403	low-fat-milk		1% Low Fat Milk	Daymark	1	128 fl oz	349	0
0040000011404	low-fat-milk		1% Low Fat Milk	Fennimore's Own	1	128 fl oz	0	369
0040000011405	low-fat-milk		1% Low Fat Milk	Pellworth	0	128 fl oz	449	449
0040000011406	low-fat-milk		1% Low Fat Milk	Merrowfield	0	128 fl oz	489	499
0040000011407	low-fat-milk		1% Low Fat Milk	Daymark	1	64 fl oz	189	0
0040000011408	low-fat-milk		1% Low Fat Milk	Fennimore's Own	1	64 fl oz	0	199
0040000011409	low-fat-milk		1% Low Fat Milk	Pellworth	0	64 fl oz	239	249
0040000011410	lactose-free-milk		Lactose Free Whole Milk	Pellworth	0	64 fl oz	499	519
0040000011411	lactose-free-milk		Lactose Free Whole Milk	Daymark	1	64 fl oz	439	0
0040000011412	lactose-free-milk		Lactose Free Whole Milk	Fennimore's Own	1	64 fl oz	0	449
0040000011413	buttermilk		Cultured Buttermilk	Daymark	1	32 fl oz	259	0
0040000011414	buttermilk		Cultured Buttermilk	Fennimore's Own	1	32 fl oz	0	259
0040000011415	buttermilk		Cultured Buttermilk	Pellworth	0	32 fl oz	309	319
0040000011416	buttermilk		Cultured Buttermilk	Merrowfield	0	32 fl oz	329	359
0040000011417	half-and-half		Half and Half	Daymark	1	16 fl oz	229	0
0040000011418	half-and-half		Half and Half	Fennimore's Own	1	16 fl oz	0	229
0040000011419	half-and-half		Half and Half	Pellworth	0	16 fl oz	269	279
0040000011420	half-and-half		Half and Half	Merrowfield	0	16 fl oz	299	319
0040000011421	half-and-half		Organic Half and Half	Tilth & Rill	2	16 fl oz	339	349
0040000011422	half-and-half		Half and Half	Daymark	1	32 fl oz	399	0
0040000011423	half-and-half		Half and Half	Fennimore's Own	1	32 fl oz	0	409
0040000011424	half-and-half		Half and Half	Pellworth	0	32 fl oz	499	509
0040000011425	heavy-cream		Heavy Whipping Cream	Daymark	1	16 fl oz	339	0
0040000011426	heavy-cream		Heavy Whipping Cream	Fennimore's Own	1	16 fl oz	0	349
0040000011427	heavy-cream		Heavy Whipping Cream	Pellworth	0	16 fl oz	409	409
0040000011428	heavy-cream		Heavy Whipping Cream	Merrowfield	0	16 fl oz	459	489
0040000011429	heavy-cream		Organic Heavy Whipping Cream	Tilth & Rill	2	16 fl oz	529	549
0040000011430	heavy-cream		Heavy Whipping Cream	Daymark	1	32 fl oz	599	0
0040000011431	heavy-cream		Heavy Whipping Cream	Fennimore's Own	1	32 fl oz	0	629
0040000011432	heavy-cream		Heavy Whipping Cream	Pellworth	0	32 fl oz	759	749
0040000011433	light-cream		Light Cream	Pellworth	0	16 fl oz	359	379
0040000011434	light-cream		Light Cream	Daymark	1	16 fl oz	309	0
0040000011435	light-cream		Light Cream	Fennimore's Own	1	16 fl oz	0	329
0040000011436	whipped-cream		Whipped Cream, Aerosol	Pellworth	0	6.5 oz	359	389
0040000011437	whipped-cream		Whipped Cream, Aerosol	Daymark	1	6.5 oz	319	0
0040000011438	whipped-cream		Whipped Cream, Aerosol	Fennimore's Own	1	6.5 oz	0	329
0040000011439	evaporated-milk		Evaporated Milk	Daymark	1	12 fl oz can	159	0
0040000011440	evaporated-milk		Evaporated Milk	Fennimore's Own	1	12 fl oz can	0	159
0040000011441	evaporated-milk		Evaporated Milk	Millrace	0	12 fl oz can	179	199
0040000011442	evaporated-milk		Evaporated Milk	Quillbrook	0	12 fl oz can	209	209
0040000011443	condensed-milk		Sweetened Condensed Milk	Daymark	1	14 oz can	219	0
0040000011444	condensed-milk		Sweetened Condensed Milk	Fennimore's Own	1	14 oz can	0	229
0040000011445	condensed-milk		Sweetened Condensed Milk	Millrace	0	14 oz can	269	269
0040000011446	condensed-milk		Sweetened Condensed Milk	Quillbrook	0	14 oz can	309	319
0040000011447	milk-powder		Dry Whole Milk	Millrace	0	16 oz	829	849
0040000011448	milk-powder		Dry Whole Milk	Daymark	1	16 oz	699	0
0040000011449	milk-powder		Dry Whole Milk	Fennimore's Own	1	16 oz	0	769
0040000011450	butter		Salted Butter Sticks	Daymark	1	16 oz	429	0
0040000011451	butter		Salted Butter Sticks	Fennimore's Own	1	16 oz	0	459
0040000011452	butter		Salted Butter Sticks	Pellworth	0	16 oz	519	549
0040000011453	butter		Salted Butter Sticks	Merrowfield	0	16 oz	569	599
0040000011454	butter		Organic Salted Butter Sticks	Tilth & Rill	2	16 oz	689	699
0040000011455	butter		Salted Butter Sticks	Daymark	1	8 oz	239	0
0040000011456	butter		Salted Butter Sticks	Fennimore's Own	1	8 oz	0	239
0040000011457	butter		Salted Butter Sticks	Pellworth	0	8 oz	279	279
0040000011458	butter		Butter, European Style	Pellworth	0	8 oz	409	429
0040000011459	butter		Butter, European Style	Merrowfield	0	8 oz	459	479
0040000011460	unsalted-butter		Unsalted Butter Sticks	Daymark	1	16 oz	419	0
0040000011461	unsalted-butter		Unsalted Butter Sticks	Fennimore's Own	1	16 oz	0	439
0040000011462	unsalted-butter		Unsalted Butter Sticks	Pellworth	0	16 oz	529	549
0040000011463	unsalted-butter		Unsalted Butter Sticks	Merrowfield	0	16 oz	599	619
0040000011464	unsalted-butter		Organic Unsalted Butter Sticks	Tilth & Rill	2	16 oz	669	679
0040000011465	unsalted-butter		Unsalted Butter Sticks	Daymark	1	8 oz	239	0
0040000011466	unsalted-butter		Unsalted Butter Sticks	Fennimore's Own	1	8 oz	0	239
0040000011467	unsalted-butter		Unsalted Butter Sticks	Pellworth	0	8 oz	289	279
0040000011468	ghee		Ghee (Clarified Butter)	Daymark	1	13 oz	789	0
0040000011469	ghee		Ghee (Clarified Butter)	Fennimore's Own	1	13 oz	0	829
0040000011470	ghee		Ghee (Clarified Butter)	Rasoi Lane	0	13 oz	989	999
0040000011471	ghee		Ghee (Clarified Butter)	Annapur	0	13 oz	1069	1109
0040000011472	ghee		Organic Ghee (Clarified Butter)	Tilth & Rill	2	13 oz	1269	1279
0040000011473	ghee		Ghee (Clarified Butter)	Daymark	1	25 oz	1389	0
0040000011474	ghee		Ghee (Clarified Butter)	Fennimore's Own	1	25 oz	0	1519
0040000011475	ghee		Ghee (Clarified Butter)	Rasoi Lane	0	25 oz	1749	1779
0040000011476	niter-kibbeh		Niter Kibbeh (Spiced Butter)	Rasoi Lane	0	8 oz	1019	999
0040000011477	niter-kibbeh		Niter Kibbeh (Spiced Butter)	Annapur	0	8 oz	1109	1149
0040000011478	yogurt		Plain Whole Milk Yogurt	Daymark	1	32 oz	459	0
0040000011479	yogurt		Plain Whole Milk Yogurt	Fennimore's Own	1	32 oz	0	479
0040000011480	yogurt		Plain Whole Milk Yogurt	Pellworth	0	32 oz	569	599
0040000011481	yogurt		Plain Whole Milk Yogurt	Merrowfield	0	32 oz	619	659
0040000011482	yogurt		Organic Plain Whole Milk Yogurt	Tilth & Rill	2	32 oz	739	769
0040000011483	yogurt		Plain Whole Milk Yogurt	Daymark	1	5.3 oz	89	0
0040000011484	yogurt		Plain Whole Milk Yogurt	Fennimore's Own	1	5.3 oz	0	99
0040000011485	yogurt		Plain Whole Milk Yogurt	Pellworth	0	5.3 oz	109	119
0040000011486	low-fat-yogurt		Plain Low Fat Yogurt	Pellworth	0	32 oz	549	569
0040000011487	low-fat-yogurt		Plain Low Fat Yogurt	Daymark	1	32 oz	459	0
0040000011488	low-fat-yogurt		Plain Low Fat Yogurt	Fennimore's Own	1	32 oz	0	489
0040000011489	greek-yogurt		Plain Whole Milk Greek Yogurt	Daymark	1	32 oz	669	0
0040000011490	greek-yogurt		Plain Whole Milk Greek Yogurt	Fennimore's Own	1	32 oz	0	699
0040000011491	greek-yogurt		Plain Whole Milk Greek Yogurt	Pellworth	0	32 oz	809	849
0040000011492	greek-yogurt		Plain Whole Milk Greek Yogurt	Merrowfield	0	32 oz	919	889
0040000011493	greek-yogurt		Organic Plain Whole Milk Greek Yogurt	Tilth & Rill	2	32 oz	1059	1079
0040000011494	greek-yogurt		Plain Whole Milk Greek Yogurt	Daymark	1	5.3 oz	129	0
0040000011495	greek-yogurt		Plain Whole Milk Greek Yogurt	Fennimore's Own	1	5.3 oz	0	129
0040000011496	greek-yogurt		Plain Whole Milk Greek Yogurt	Pellworth	0	5.3 oz	149	169
0040000011497	fat-free-greek-yogurt		Plain Fat Free Greek Yogurt	Daymark	1	32 oz	649	0
0040000011498	fat-free-greek-yogurt		Plain Fat Free Greek Yogurt	Fennimore's Own	1	32 oz	0	699
0040000011499	fat-free-greek-yogurt		Plain Fat Free Greek Yogurt	Pellworth	0	32 oz	809	849
0040000011500	fat-free-greek-yogurt		Plain Fat Free Greek Yogurt	Merrowfield	0	32 oz	919	889
0040000011501	fat-free-greek-yogurt		Plain Fat Free Greek Yogurt	Daymark	1	5.3 oz	129	0
0040000011502	fat-free-greek-yogurt		Plain Fat Free Greek Yogurt	Fennimore's Own	1	5.3 oz	0	139
0040000011503	fat-free-greek-yogurt		Plain Fat Free Greek Yogurt	Pellworth	0	5.3 oz	159	159
0040000011504	labneh		Labneh	Olivara	0	16 oz	539	559
0040000011505	labneh		Labneh	Daymark	1	16 oz	449	0
0040000011506	labneh		Labneh	Fennimore's Own	1	16 oz	0	469
0040000011507	quark		Quark	Pellworth	0	8 oz	449	479
0040000011508	quark		Quark	Merrowfield	0	8 oz	489	499
0040000011509	twarog		Twaróg	Pellworth	0	10 oz	509	519
0040000011510	twarog		Twaróg	Merrowfield	0	10 oz	539	549
0040000011511	skyr		Plain Skyr	Pellworth	0	5.3 oz	199	189
0040000011512	skyr		Plain Skyr	Daymark	1	5.3 oz	159	0
0040000011513	skyr		Plain Skyr	Fennimore's Own	1	5.3 oz	0	169
0040000011514	kefir		Plain Kefir	Pellworth	0	32 fl oz	419	399
0040000011515	kefir		Plain Kefir	Daymark	1	32 fl oz	329	0
0040000011516	kefir		Plain Kefir	Fennimore's Own	1	32 fl oz	0	349
0040000011517	kefir		Organic Plain Kefir	Tilth & Rill	2	32 fl oz	519	539
0040000011518	sour-cream		Sour Cream	Daymark	1	16 oz	209	0
0040000011519	sour-cream		Sour Cream	Fennimore's Own	1	16 oz	0	219
0040000011520	sour-cream		Sour Cream	Pellworth	0	16 oz	249	249
0040000011521	sour-cream		Sour Cream	Merrowfield	0	16 oz	289	289
0040000011522	sour-cream		Organic Sour Cream	Tilth & Rill	2	16 oz	329	349
0040000011523	sour-cream		Sour Cream	Daymark	1	8 oz	119	0
0040000011524	sour-cream		Sour Cream	Fennimore's Own	1	8 oz	0	119
0040000011525	sour-cream		Sour Cream	Pellworth	0	8 oz	139	139
0040000011526	creme-fraiche		Crème Fraîche	Pellworth	0	8 oz	539	559
0040000011527	creme-fraiche		Crème Fraîche	Daymark	1	8 oz	459	0
0040000011528	creme-fraiche		Crème Fraîche	Fennimore's Own	1	8 oz	0	479
0040000011529	mexican-crema		Mexican Crema	Casa Ondina	0	15 oz	379	369
0040000011530	mexican-crema		Mexican Crema	Daymark	1	15 oz	319	0
0040000011531	mexican-crema		Mexican Crema	Fennimore's Own	1	15 oz	0	319
0040000011532	cream-cheese		Cream Cheese Brick	Daymark	1	8 oz	229	0
0040000011533	cream-cheese		Cream Cheese Brick	Fennimore's Own	1	8 oz	0	239
0040000011534	cream-cheese		Cream Cheese Brick	Pellworth	0	8 oz	279	279
0040000011535	cream-cheese		Cream Cheese Brick	Merrowfield	0	8 oz	309	319
0040000011536	cream-cheese		Organic Cream Cheese Brick	Tilth & Rill	2	8 oz	359	359
0040000011537	vegetarian-cream-cheese		Cream Cheese, No Animal Rennet	Pellworth	0	8 oz	309	319
0040000011538	vegetarian-cream-cheese		Cream Cheese, No Animal Rennet	Daymark	1	8 oz	279	0
0040000011539	vegetarian-cream-cheese		Cream Cheese, No Animal Rennet	Fennimore's Own	1	8 oz	0	279
0040000011540	mascarpone		Mascarpone	Olivara	0	8 oz	479	479
0040000011541	mascarpone		Mascarpone	Daymark	1	8 oz	409	0
0040000011542	mascarpone		Mascarpone	Fennimore's Own	1	8 oz	0	409
0040000011543	cottage-cheese		Small Curd Cottage Cheese	Daymark	1	16 oz	299	0
0040000011544	cottage-cheese		Small Curd Cottage Cheese	Fennimore's Own	1	16 oz	0	299
0040000011545	cottage-cheese		Small Curd Cottage Cheese	Pellworth	0	16 oz	369	369
0040000011546	cottage-cheese		Small Curd Cottage Cheese	Merrowfield	0	16 oz	399	419
0040000011547	cottage-cheese		Organic Small Curd Cottage Cheese	Tilth & Rill	2	16 oz	479	479
0040000011548	cottage-cheese		Small Curd Cottage Cheese	Daymark	1	24 oz	419	0
0040000011549	cottage-cheese		Small Curd Cottage Cheese	Fennimore's Own	1	24 oz	0	439
0040000011550	cottage-cheese		Small Curd Cottage Cheese	Pellworth	0	24 oz	499	519
0040000011551	vegetarian-cottage-cheese		Cottage Cheese, No Animal Rennet	Daymark	1	16 oz	309	0
0040000011552	vegetarian-cottage-cheese		Cottage Cheese, No Animal Rennet	Fennimore's Own	1	16 oz	0	319
0040000011553	vegetarian-cottage-cheese		Cottage Cheese, No Animal Rennet	Pellworth	0	16 oz	379	389
0040000011554	vegetarian-cottage-cheese		Cottage Cheese, No Animal Rennet	Merrowfield	0	16 oz	419	429
0040000011555	vegetarian-farmer-cheese		Farmer Cheese, No Animal Rennet	Pellworth	0	8 oz	459	449
0040000011556	vegetarian-farmer-cheese		Farmer Cheese, No Animal Rennet	Merrowfield	0	8 oz	499	519
0040000011557	ricotta		Whole Milk Ricotta	Daymark	1	15 oz	299	0
0040000011558	ricotta		Whole Milk Ricotta	Fennimore's Own	1	15 oz	0	339
0040000011559	ricotta		Whole Milk Ricotta	Olivara	0	15 oz	379	409
0040000011560	ricotta		Whole Milk Ricotta	Castel Ombra	0	15 oz	429	429
0040000011561	ricotta		Whole Milk Ricotta	Daymark	1	32 oz	599	0
0040000011562	ricotta		Whole Milk Ricotta	Fennimore's Own	1	32 oz	0	629
0040000011563	ricotta		Whole Milk Ricotta	Olivara	0	32 oz	739	749
0040000011564	vegetarian-ricotta		Whole Milk Ricotta, No Animal Rennet	Olivara	0	15 oz	429	429
0040000011565	vegetarian-ricotta		Whole Milk Ricotta, No Animal Rennet	Daymark	1	15 oz	349	0
0040000011566	vegetarian-ricotta		Whole Milk Ricotta, No Animal Rennet	Fennimore's Own	1	15 oz	0	379
0040000011567	cheddar		Sharp Cheddar Block	Daymark	1	8 oz	279	0
0040000011568	cheddar		Sharp Cheddar Block	Fennimore's Own	1	8 oz	0	289
0040000011569	cheddar		Sharp Cheddar Block	Pellworth	0	8 oz	329	339
0040000011570	cheddar		Sharp Cheddar Block	Merrowfield	0	8 oz	359	369
0040000011571	cheddar		Organic Sharp Cheddar Block	Tilth & Rill	2	8 oz	429	439
0040000011572	cheddar		Sharp Cheddar Block	Daymark	1	16 oz	499	0
0040000011573	cheddar		Sharp Cheddar Block	Fennimore's Own	1	16 oz	0	529
0040000011574	cheddar		Sharp Cheddar Block	Pellworth	0	16 oz	599	609
0040000011575	cheddar		Sharp Cheddar Block	Daymark	1	32 oz	939	0
0040000011576	cheddar		Sharp Cheddar Block	Fennimore's Own	1	32 oz	0	1009
0040000011577	cheddar		Sharp Cheddar Block	Pellworth	0	32 oz	1129	1219
0040000011578	cheddar		Shredded Sharp Cheddar	Pellworth	0	8 oz	379	369
0040000011579	cheddar		Shredded Sharp Cheddar	Daymark	1	8 oz	309	0
0040000011580	cheddar		Shredded Sharp Cheddar	Fennimore's Own	1	8 oz	0	329
0040000011581	cheddar		Shredded Sharp Cheddar	Pellworth	0	16 oz	699	689
0040000011582	cheddar		Mild Cheddar Slices	Pellworth	0	8 oz	379	399
0040000011583	cheddar		Mild Cheddar Slices	Merrowfield	0	8 oz	409	429
0040000011584	vegetarian-cheddar		Sharp Cheddar Block, No Animal Rennet	Daymark	1	8 oz	299	0
0040000011585	vegetarian-cheddar		Sharp Cheddar Block, No Animal Rennet	Fennimore's Own	1	8 oz	0	319
0040000011586	vegetarian-cheddar		Sharp Cheddar Block, No Animal Rennet	Pellworth	0	8 oz	369	379
0040000011587	vegetarian-cheddar		Sharp Cheddar Block, No Animal Rennet	Merrowfield	0	8 oz	419	409
0040000011588	vegetarian-cheddar		Organic Sharp Cheddar Block, No Animal Rennet	Tilth & Rill	2	8 oz	469	509
0040000011589	vegetarian-cheddar		Sharp Cheddar Block, No Animal Rennet	Daymark	1	16 oz	549	0
0040000011590	vegetarian-cheddar		Sharp Cheddar Block, No Animal Rennet	Fennimore's Own	1	16 oz	0	589
0040000011591	vegetarian-cheddar		Sharp Cheddar Block, No Animal Rennet	Pellworth	0	16 oz	689	699
0040000011592	vegetarian-cheddar		Shredded Cheddar, No Animal Rennet	Pellworth	0	8 oz	409	419
0040000011593	vegetarian-cheddar		Shredded Cheddar, No Animal Rennet	Daymark	1	8 oz	339	0
0040000011594	vegetarian-cheddar		Shredded Cheddar, No Animal Rennet	Fennimore's Own	1	8 oz	0	369
0040000011595	monterey-jack		Monterey Jack Block	Daymark	1	8 oz	269	0
0040000011596	monterey-jack		Monterey Jack Block	Fennimore's Own	1	8 oz	0	289
0040000011597	monterey-jack		Monterey Jack Block	Pellworth	0	8 oz	329	349
0040000011598	monterey-jack		Monterey Jack Block	Merrowfield	0	8 oz	359	359
0040000011599	monterey-jack		Monterey Jack Block	Daymark	1	16 oz	509	0
0040000011600	monterey-jack		Monterey Jack Block	Fennimore's Own	1	16 oz	0	519
0040000011601	monterey-jack		Monterey Jack Block	Pellworth	0	16 oz	629	649
0040000011602	pepper-jack		Pepper Jack Block	Daymark	1	8 oz	279	0
0040000011603	pepper-jack		Pepper Jack Block	Fennimore's Own	1	8 oz	0	279
0040000011604	pepper-jack		Pepper Jack Block	Pellworth	0	8 oz	339	339
0040000011605	pepper-jack		Pepper Jack Block	Merrowfield	0	8 oz	359	379
0040000011606	vegetarian-cheese		Shredded Monterey Jack, No Animal Rennet	Pellworth	0	8 oz	389	409
0040000011607	vegetarian-cheese		Shredded Monterey Jack, No Animal Rennet	Daymark	1	8 oz	329	0
0040000011608	vegetarian-cheese		Shredded Monterey Jack, No Animal Rennet	Fennimore's Own	1	8 oz	0	349
0040000011609	american-cheese		American Cheese Slices	Daymark	1	12 oz	349	0
0040000011610	american-cheese		American Cheese Slices	Fennimore's Own	1	12 oz	0	349
0040000011611	american-cheese		American Cheese Slices	Pellworth	0	12 oz	429	419
0040000011612	american-cheese		American Cheese Slices	Merrowfield	0	12 oz	449	459
0040000011613	american-cheese		American Cheese Slices	Daymark	1	24 oz	629	0
0040000011614	american-cheese		American Cheese Slices	Fennimore's Own	1	24 oz	0	669
0040000011615	american-cheese		American Cheese Slices	Pellworth	0	24 oz	779	789
0040000011616	low-moisture-mozzarella		Shredded Low-Moisture Mozzarella	Daymark	1	8 oz	289	0
0040000011617	low-moisture-mozzarella		Shredded Low-Moisture Mozzarella	Fennimore's Own	1	8 oz	0	299
0040000011618	low-moisture-mozzarella		Shredded Low-Moisture Mozzarella	Pellworth	0	8 oz	339	349
0040000011619	low-moisture-mozzarella		Shredded Low-Moisture Mozzarella	Merrowfield	0	8 oz	369	409
0040000011620	low-moisture-mozzarella		Organic Shredded Low-Moisture Mozzarella	Tilth & Rill	2	8 oz	459	449
0040000011621	low-moisture-mozzarella		Shredded Low-Moisture Mozzarella	Daymark	1	16 oz	509	0
0040000011622	low-moisture-mozzarella		Shredded Low-Moisture Mozzarella	Fennimore's Own	1	16 oz	0	569
0040000011623	low-moisture-mozzarella		Shredded Low-Moisture Mozzarella	Pellworth	0	16 oz	629	659
0040000011624	low-moisture-mozzarella		Shredded Low-Moisture Mozzarella	Daymark	1	32 oz	1019	0
0040000011625	low-moisture-mozzarella		Shredded Low-Moisture Mozzarella	Fennimore's Own	1	32 oz	0	999
0040000011626	low-moisture-mozzarella		Shredded Low-Moisture Mozzarella	Pellworth	0	32 oz	1249	1229
0040000011627	low-moisture-mozzarella		Low-Moisture Mozzarella Block	Pellworth	0	16 oz	639	659
0040000011628	low-moisture-mozzarella		Low-Moisture Mozzarella Block	Daymark	1	16 oz	529	0
0040000011629	low-moisture-mozzarella		Low-Moisture Mozzarella Block	Fennimore's Own	1	16 oz	0	549
0040000011630	mozzarella		Fresh Mozzarella Ball	Daymark	1	8 oz	399	0
0040000011631	mozzarella		Fresh Mozzarella Ball	Fennimore's Own	1	8 oz	0	439
0040000011632	mozzarella		Fresh Mozzarella Ball	Olivara	0	8 oz	479	509
0040000011633	mozzarella		Fresh Mozzarella Ball	Castel Ombra	0	8 oz	559	579
0040000011634	mozzarella-pearl		Fresh Mozzarella Pearls	Olivara	0	8 oz	499	509
0040000011635	mozzarella-pearl		Fresh Mozzarella Pearls	Daymark	1	8 oz	429	0
0040000011636	mozzarella-pearl		Fresh Mozzarella Pearls	Fennimore's Own	1	8 oz	0	439
0040000011637	vegetarian-mozzarella		Fresh Mozzarella, No Animal Rennet	Daymark	1	8 oz	459	0
0040000011638	vegetarian-mozzarella		Fresh Mozzarella, No Animal Rennet	Fennimore's Own	1	8 oz	0	479
0040000011639	vegetarian-mozzarella		Fresh Mozzarella, No Animal Rennet	Olivara	0	8 oz	549	569
0040000011640	vegetarian-mozzarella		Fresh Mozzarella, No Animal Rennet	Castel Ombra	0	8 oz	609	639
0040000011641	vegetarian-mozzarella		Shredded Mozzarella, No Animal Rennet	Pellworth	0	8 oz	379	399
0040000011642	vegetarian-mozzarella		Shredded Mozzarella, No Animal Rennet	Daymark	1	8 oz	329	0
0040000011643	vegetarian-mozzarella		Shredded Mozzarella, No Animal Rennet	Fennimore's Own	1	8 oz	0	329
0040000011644	burrata		Burrata	Olivara	0	4 oz	649	669
0040000011645	burrata		Burrata	Daymark	1	4 oz	529	0
0040000011646	burrata		Burrata	Fennimore's Own	1	4 oz	0	569
0040000011647	burrata		Burrata	Olivara	0	8 oz	1129	1189
0040000011648	provolone		Provolone Slices	Daymark	1	8 oz	319	0
0040000011649	provolone		Provolone Slices	Fennimore's Own	1	8 oz	0	329
0040000011650	provolone		Provolone Slices	Pellworth	0	8 oz	369	399
0040000011651	provolone		Provolone Slices	Merrowfield	0	8 oz	419	439
0040000011652	emmental		Swiss Cheese Slices	Daymark	1	8 oz	339	0
0040000011653	emmental		Swiss Cheese Slices	Fennimore's Own	1	8 oz	0	349
0040000011654	emmental		Swiss Cheese Slices	Pellworth	0	8 oz	419	419
0040000011655	emmental		Swiss Cheese Slices	Merrowfield	0	8 oz	459	479
0040000011656	emmental		Emmental Wedge	Alpenrost	0	8 oz	659	679
0040000011657	emmental		Emmental Wedge	Brixa	0	8 oz	709	749
0040000011658	vegetarian-emmental		Swiss Cheese, No Animal Rennet	Alpenrost	0	8 oz	529	549
0040000011659	vegetarian-emmental		Swiss Cheese, No Animal Rennet	Daymark	1	8 oz	449	0
0040000011660	vegetarian-emmental		Swiss Cheese, No Animal Rennet	Fennimore's Own	1	8 oz	0	489
0040000011661	gruyere		Gruyère Wedge	Alpenrost	0	7 oz	929	899
0040000011662	gruyere		Gruyère Wedge	Daymark	1	7 oz	779	0
0040000011663	gruyere		Gruyère Wedge	Fennimore's Own	1	7 oz	0	809
0040000011664	vegetarian-gruyere		Gruyère-Style Cheese, No Animal Rennet	Alpenrost	0	7 oz	779	839
0040000011665	vegetarian-gruyere		Gruyère-Style Cheese, No Animal Rennet	Brixa	0	7 oz	889	899
0040000011666	raclette		Raclette Slices	Alpenrost	0	10 oz	909	929
0040000011667	raclette		Raclette Slices	Brixa	0	10 oz	969	989
0040000011668	gouda		Gouda Wedge	Daymark	1	7 oz	479	0
0040000011669	gouda		Gouda Wedge	Fennimore's Own	1	7 oz	0	529
0040000011670	gouda		Gouda Wedge	Alpenrost	0	7 oz	609	619
0040000011671	gouda		Gouda Wedge	Brixa	0	7 oz	689	689
0040000011672	gouda		Smoked Gouda	Alpenrost	0	8 oz	559	569
0040000011673	gouda		Smoked Gouda	Daymark	1	8 oz	479	0
0040000011674	gouda		Smoked Gouda	Fennimore's Own	1	8 oz	0	499
0040000011675	brie		Brie Wheel	Daymark	1	8 oz	529	0
0040000011676	brie		Brie Wheel	Fennimore's Own	1	8 oz	0	549
0040000011677	brie		Brie Wheel	Alpenrost	0	8 oz	659	689
0040000011678	brie		Brie Wheel	Brixa	0	8 oz	739	729
0040000011679	vegetarian-brie		Brie, No Animal Rennet	Alpenrost	0	8 oz	689	729
0040000011680	vegetarian-brie		Brie, No Animal Rennet	Daymark	1	8 oz	579	0
0040000011681	vegetarian-brie		Brie, No Animal Rennet	Fennimore's Own	1	8 oz	0	589
0040000011682	blue-cheese		Blue Cheese Crumbles	Daymark	1	5 oz	349	0
0040000011683	blue-cheese		Blue Cheese Crumbles	Fennimore's Own	1	5 oz	0	389
0040000011684	blue-cheese		Blue Cheese Crumbles	Alpenrost	0	5 oz	439	449
0040000011685	blue-cheese		Blue Cheese Crumbles	Brixa	0	5 oz	489	499
0040000011686	vegetarian-blue-cheese		Blue Cheese Crumbles, No Animal Rennet	Alpenrost	0	5 oz	479	469
0040000011687	vegetarian-blue-cheese		Blue Cheese Crumbles, No Animal Rennet	Daymark	1	5 oz	419	0
0040000011688	vegetarian-blue-cheese		Blue Cheese Crumbles, No Animal Rennet	Fennimore's Own	1	5 oz	0	429
0040000011689	parmesan		Parmesan Wedge	Daymark	1	8 oz	619	0
0040000011690	parmesan		Parmesan Wedge	Fennimore's Own	1	8 oz	0	649
0040000011691	parmesan		Parmesan Wedge	Olivara	0	8 oz	739	769
0040000011692	parmesan		Parmesan Wedge	Castel Ombra	0	8 oz	859	869
0040000011693	parmesan		Shredded Parmesan	Daymark	1	5 oz	369	0
0040000011694	parmesan		Shredded Parmesan	Fennimore's Own	1	5 oz	0	389
0040000011695	parmesan		Shredded Parmesan	Olivara	0	5 oz	479	489
0040000011696	parmesan		Shredded Parmesan	Castel Ombra	0	5 oz	519	529
0040000011697	parmesan		Grated Parmesan, Shaker	Olivara	0	8 oz	469	479
0040000011698	parmesan		Grated Parmesan, Shaker	Daymark	1	8 oz	399	0
0040000011699	parmesan		Grated Parmesan, Shaker	Fennimore's Own	1	8 oz	0	419
0040000011700	vegetarian-parmesan		Parmesan-Style Cheese, No Animal Rennet	Daymark	1	5 oz	509	0
0040000011701	vegetarian-parmesan		Parmesan-Style Cheese, No Animal Rennet	Fennimore's Own	1	5 oz	0	529
0040000011702	vegetarian-parmesan		Parmesan-Style Cheese, No Animal Rennet	Olivara	0	5 oz	599	609
0040000011703	vegetarian-parmesan		Parmesan-Style Cheese, No Animal Rennet	Castel Ombra	0	5 oz	689	669
0040000011704	grana-padano		Grana Padano Wedge	Olivara	0	7 oz	769	789
0040000011705	grana-padano		Grana Padano Wedge	Daymark	1	7 oz	639	0
0040000011706	grana-padano		Grana Padano Wedge	Fennimore's Own	1	7 oz	0	659
0040000011707	pecorino		Pecorino Romano Wedge	Olivara	0	7 oz	739	779
0040000011708	pecorino		Pecorino Romano Wedge	Daymark	1	7 oz	629	0
0040000011709	pecorino		Pecorino Romano Wedge	Fennimore's Own	1	7 oz	0	679
0040000011710	pecorino		Grated Pecorino Romano	Olivara	0	5 oz	519	549
0040000011711	pecorino		Grated Pecorino Romano	Daymark	1	5 oz	449	0
0040000011712	pecorino		Grated Pecorino Romano	Fennimore's Own	1	5 oz	0	479
0040000011713	manchego		Manchego Wedge	Casa Ondina	0	6 oz	789	839
0040000011714	manchego		Manchego Wedge	Daymark	1	6 oz	659	0
0040000011715	manchego		Manchego Wedge	Fennimore's Own	1	6 oz	0	689
0040000011716	feta		Feta Crumbles	Daymark	1	6 oz	359	0
0040000011717	feta		Feta Crumbles	Fennimore's Own	1	6 oz	0	369
0040000011718	feta		Feta Crumbles	Olivara	0	6 oz	449	459
0040000011719	feta		Feta Crumbles	Castel Ombra	0	6 oz	499	499
0040000011720	feta		Feta Block in Brine	Olivara	0	8 oz	709	729
0040000011721	feta		Feta Block in Brine	Daymark	1	8 oz	569	0
0040000011722	feta		Feta Block in Brine	Fennimore's Own	1	8 oz	0	609
0040000011723	vegetarian-feta		Feta Block, No Animal Rennet	Daymark	1	7 oz	499	0
0040000011724	vegetarian-feta		Feta Block, No Animal Rennet	Fennimore's Own	1	7 oz	0	509
0040000011725	vegetarian-feta		Feta Block, No Animal Rennet	Olivara	0	7 oz	589	609
0040000011726	vegetarian-feta		Feta Block, No Animal Rennet	Castel Ombra	0	7 oz	679	669
0040000011727	vegetarian-feta		Feta Crumbles, No Animal Rennet	Olivara	0	6 oz	489	479
0040000011728	vegetarian-feta		Feta Crumbles, No Animal Rennet	Daymark	1	6 oz	419	0
0040000011729	vegetarian-feta		Feta Crumbles, No Animal Rennet	Fennimore's Own	1	6 oz	0	419
0040000011730	goat-cheese		Fresh Goat Cheese Log	Daymark	1	4 oz	419	0
0040000011731	goat-cheese		Fresh Goat Cheese Log	Fennimore's Own	1	4 oz	0	429
0040000011732	goat-cheese		Fresh Goat Cheese Log	Olivara	0	4 oz	489	499
0040000011733	goat-cheese		Fresh Goat Cheese Log	Castel Ombra	0	4 oz	559	569
0040000011734	vegetarian-goat-cheese		Fresh Goat Cheese Log, No Animal Rennet	Daymark	1	4 oz	459	0
0040000011735	vegetarian-goat-cheese		Fresh Goat Cheese Log, No Animal Rennet	Fennimore's Own	1	4 oz	0	469
0040000011736	vegetarian-goat-cheese		Fresh Goat Cheese Log, No Animal Rennet	Olivara	0	4 oz	549	559
0040000011737	vegetarian-goat-cheese		Fresh Goat Cheese Log, No Animal Rennet	Castel Ombra	0	4 oz	629	609
0040000011738	vegetarian-halloumi		Halloumi, No Animal Rennet	Olivara	0	8 oz	839	899
0040000011739	vegetarian-halloumi		Halloumi, No Animal Rennet	Daymark	1	8 oz	699	0
0040000011740	vegetarian-halloumi		Halloumi, No Animal Rennet	Fennimore's Own	1	8 oz	0	749
0040000011741	halloumi		Halloumi	Olivara	0	8 oz	779	819
0040000011742	halloumi		Halloumi	Daymark	1	8 oz	679	0
0040000011743	halloumi		Halloumi	Fennimore's Own	1	8 oz	0	729
0040000011744	queso-fresco		Queso Fresco	Daymark	1	10 oz	369	0
0040000011745	queso-fresco		Queso Fresco	Fennimore's Own	1	10 oz	0	389
0040000011746	queso-fresco		Queso Fresco	Casa Ondina	0	10 oz	449	449
0040000011747	queso-fresco		Queso Fresco	Tierra Mansa	0	10 oz	479	519
0040000011748	cotija		Cotija, Grated	Casa Ondina	0	8 oz	489	479
0040000011749	cotija		Cotija, Grated	Daymark	1	8 oz	409	0
0040000011750	cotija		Cotija, Grated	Fennimore's Own	1	8 oz	0	429
0040000011751	paneer		Paneer	Daymark	1	8 oz	499	0
0040000011752	paneer		Paneer	Fennimore's Own	1	8 oz	0	499
0040000011753	paneer		Paneer	Rasoi Lane	0	8 oz	589	609
0040000011754	paneer		Paneer	Annapur	0	8 oz	669	699
0040000011755	paneer		Paneer	Daymark	1	14 oz	789	0
0040000011756	paneer		Paneer	Fennimore's Own	1	14 oz	0	829
0040000011757	paneer		Paneer	Rasoi Lane	0	14 oz	969	969
0040000011758	tzatziki		Tzatziki	Daymark	1	12 oz	389	0
0040000011759	tzatziki		Tzatziki	Fennimore's Own	1	12 oz	0	409
0040000011760	tzatziki		Tzatziki	Olivara	0	12 oz	469	479
0040000011761	tzatziki		Tzatziki	Castel Ombra	0	12 oz	519	549
0040000011762	whey-protein		Whey Protein Powder, Unflavored	Wellspan	0	1 lb	2699	2699
0040000011763	whey-protein		Whey Protein Powder, Unflavored	Daymark	1	1 lb	2199	0
0040000011764	whey-protein		Whey Protein Powder, Unflavored	Fennimore's Own	1	1 lb	0	2299
0040000011765	whey-protein		Whey Protein Powder, Unflavored	Wellspan	0	2 lb	4799	4899
0040000011766	ice-cream		Vanilla Bean Ice Cream	Daymark	1	48 fl oz	419	0
0040000011767	ice-cream		Vanilla Bean Ice Cream	Fennimore's Own	1	48 fl oz	0	459
0040000011768	ice-cream		Vanilla Bean Ice Cream	Rimefield	0	48 fl oz	539	549
0040000011769	ice-cream		Vanilla Bean Ice Cream	Snowberry Lane	0	48 fl oz	579	609
0040000011770	vegan-butter		Plant Butter Sticks	Daymark	1	16 oz	399	0
0040000011771	vegan-butter		Plant Butter Sticks	Fennimore's Own	1	16 oz	0	399
0040000011772	vegan-butter		Plant Butter Sticks	Verdanelle	0	16 oz	479	499
0040000011773	vegan-butter		Plant Butter Sticks	Beanwright	0	16 oz	529	549
0040000011774	vegan-cheese		Vegan Cheese Shreds	Verdanelle	0	8 oz	559	559
0040000011775	vegan-cheese		Vegan Cheese Shreds	Daymark	1	8 oz	469	0
0040000011776	vegan-cheese		Vegan Cheese Shreds	Fennimore's Own	1	8 oz	0	499
0040000011777	vegan-cream-cheese		Vegan Cream Cheese	Verdanelle	0	8 oz	539	539
0040000011778	vegan-cream-cheese		Vegan Cream Cheese	Daymark	1	8 oz	449	0
0040000011779	vegan-cream-cheese		Vegan Cream Cheese	Fennimore's Own	1	8 oz	0	459
0040000011780	vegan-parmesan		Vegan Parmesan	Verdanelle	0	5 oz	559	599
0040000011781	vegan-parmesan		Vegan Parmesan	Daymark	1	5 oz	479	0
0040000011782	vegan-parmesan		Vegan Parmesan	Fennimore's Own	1	5 oz	0	499
0040000011783	vegan-sour-cream		Vegan Sour Cream	Verdanelle	0	12 oz	469	479
0040000011784	vegan-sour-cream		Vegan Sour Cream	Daymark	1	12 oz	419	0
0040000011785	vegan-sour-cream		Vegan Sour Cream	Fennimore's Own	1	12 oz	0	409
0040000011786	coconut-yogurt		Dairy-Free Coconut Yogurt, Plain	Verdanelle	0	24 oz	639	659
0040000011787	coconut-yogurt		Dairy-Free Coconut Yogurt, Plain	Daymark	1	24 oz	549	0
0040000011788	coconut-yogurt		Dairy-Free Coconut Yogurt, Plain	Fennimore's Own	1	24 oz	0	569
0040000011789	coconut-yogurt		Organic Dairy-Free Coconut Yogurt, Plain	Tilth & Rill	2	24 oz	859	839
0040000011790	coconut-yogurt		Dairy-Free Coconut Yogurt, Plain	Verdanelle	0	5.3 oz	179	179
0040000011791	margarine		Buttery Spread	Pellworth	0	15 oz	329	339
0040000011792	margarine		Buttery Spread	Daymark	1	15 oz	279	0
0040000011793	margarine		Buttery Spread	Fennimore's Own	1	15 oz	0	299
0040000011794	almond-milk		Unsweetened Almond Milk	Daymark	1	64 fl oz	299	0
0040000011795	almond-milk		Unsweetened Almond Milk	Fennimore's Own	1	64 fl oz	0	309
0040000011796	almond-milk		Unsweetened Almond Milk	Verdanelle	0	64 fl oz	369	359
0040000011797	almond-milk		Unsweetened Almond Milk	Beanwright	0	64 fl oz	409	409
0040000011798	almond-milk		Organic Unsweetened Almond Milk	Tilth & Rill	2	64 fl oz	469	479
0040000011799	almond-milk		Unsweetened Almond Milk	Daymark	1	32 fl oz	159	0
0040000011800	almond-milk		Unsweetened Almond Milk	Fennimore's Own	1	32 fl oz	0	169
0040000011801	almond-milk		Unsweetened Almond Milk	Verdanelle	0	32 fl oz	199	199
0040000011802	oat-milk		Unsweetened Oat Milk	Daymark	1	64 fl oz	359	0
0040000011803	oat-milk		Unsweetened Oat Milk	Fennimore's Own	1	64 fl oz	0	379
0040000011804	oat-milk		Unsweetened Oat Milk	Verdanelle	0	64 fl oz	439	449
0040000011805	oat-milk		Unsweetened Oat Milk	Beanwright	0	64 fl oz	479	489
0040000011806	oat-milk		Organic Unsweetened Oat Milk	Tilth & Rill	2	64 fl oz	549	599
0040000011807	oat-milk		Unsweetened Oat Milk	Daymark	1	32 fl oz	199	0
0040000011808	oat-milk		Unsweetened Oat Milk	Fennimore's Own	1	32 fl oz	0	209
0040000011809	oat-milk		Unsweetened Oat Milk	Verdanelle	0	32 fl oz	239	259
0040000011810	gluten-free-oat-milk		Gluten-Free Oat Milk	Sans Gerbe	0	64 fl oz	479	479
0040000011811	gluten-free-oat-milk		Gluten-Free Oat Milk	Daymark	1	64 fl oz	419	0
0040000011812	gluten-free-oat-milk		Gluten-Free Oat Milk	Fennimore's Own	1	64 fl oz	0	429
0040000011813	soy-milk		Original Soy Milk	Daymark	1	64 fl oz	319	0
0040000011814	soy-milk		Original Soy Milk	Fennimore's Own	1	64 fl oz	0	329
0040000011815	soy-milk		Original Soy Milk	Verdanelle	0	64 fl oz	379	389
0040000011816	soy-milk		Original Soy Milk	Beanwright	0	64 fl oz	409	429
0040000011817	soy-milk		Organic Original Soy Milk	Tilth & Rill	2	64 fl oz	489	509
0040000011818	soy-milk		Original Soy Milk	Daymark	1	32 fl oz	169	0
0040000011819	soy-milk		Original Soy Milk	Fennimore's Own	1	32 fl oz	0	179
0040000011820	soy-milk		Original Soy Milk	Verdanelle	0	32 fl oz	219	219
0040000011821	unsweetened-soy-milk		Unsweetened Soy Milk	Daymark	1	64 fl oz	319	0
0040000011822	unsweetened-soy-milk		Unsweetened Soy Milk	Fennimore's Own	1	64 fl oz	0	339
0040000011823	unsweetened-soy-milk		Unsweetened Soy Milk	Verdanelle	0	64 fl oz	389	399
0040000011824	unsweetened-soy-milk		Unsweetened Soy Milk	Beanwright	0	64 fl oz	439	429
0040000011825	unsweetened-soy-milk		Organic Unsweetened Soy Milk	Tilth & Rill	2	64 fl oz	489	509
0040000011826	unsweetened-soy-milk		Unsweetened Soy Milk	Daymark	1	32 fl oz	169	0
0040000011827	unsweetened-soy-milk		Unsweetened Soy Milk	Fennimore's Own	1	32 fl oz	0	179
0040000011828	unsweetened-soy-milk		Unsweetened Soy Milk	Verdanelle	0	32 fl oz	209	209
0040000011829	rice-milk		Unsweetened Rice Milk	Verdanelle	0	32 fl oz	379	369
0040000011830	rice-milk		Unsweetened Rice Milk	Daymark	1	32 fl oz	309	0
0040000011831	rice-milk		Unsweetened Rice Milk	Fennimore's Own	1	32 fl oz	0	329
0040000011832	soy-yogurt		Unsweetened Soy Yogurt	Verdanelle	0	24 oz	539	559
0040000011833	soy-yogurt		Unsweetened Soy Yogurt	Daymark	1	24 oz	429	0
0040000011834	soy-yogurt		Unsweetened Soy Yogurt	Fennimore's Own	1	24 oz	0	469
0040000011835	tofu		Extra Firm Tofu	Daymark	1	14 oz packet	219	0
0040000011836	tofu		Extra Firm Tofu	Fennimore's Own	1	14 oz packet	0	229
0040000011837	tofu		Extra Firm Tofu	Verdanelle	0	14 oz packet	279	279
0040000011838	tofu		Extra Firm Tofu	Beanwright	0	14 oz packet	309	309
0040000011839	tofu		Organic Extra Firm Tofu	Tilth & Rill	2	14 oz packet	369	349
0040000011840	tofu		Firm Tofu	Daymark	1	14 oz packet	219	0
0040000011841	tofu		Firm Tofu	Fennimore's Own	1	14 oz packet	0	219
0040000011842	tofu		Firm Tofu	Verdanelle	0	14 oz packet	269	279
0040000011843	tofu		Firm Tofu	Beanwright	0	14 oz packet	289	299
0040000011844	tofu		Organic Firm Tofu	Tilth & Rill	2	14 oz packet	329	349
0040000011845	silken-tofu		Silken Tofu	Daymark	1	12 oz packet	199	0
0040000011846	silken-tofu		Silken Tofu	Fennimore's Own	1	12 oz packet	0	209
0040000011847	silken-tofu		Silken Tofu	Verdanelle	0	12 oz packet	249	259
0040000011848	silken-tofu		Silken Tofu	Beanwright	0	12 oz packet	269	269
0040000011849	silken-tofu		Organic Silken Tofu	Tilth & Rill	2	12 oz packet	309	319
0040000011850	smoked-tofu		Smoked Tofu	Verdanelle	0	7 oz packet	479	489
0040000011851	smoked-tofu		Smoked Tofu	Daymark	1	7 oz packet	409	0
0040000011852	smoked-tofu		Smoked Tofu	Fennimore's Own	1	7 oz packet	0	429
0040000011853	tempeh		Soy Tempeh	Daymark	1	8 oz packet	299	0
0040000011854	tempeh		Soy Tempeh	Fennimore's Own	1	8 oz packet	0	329
0040000011855	tempeh		Soy Tempeh	Verdanelle	0	8 oz packet	389	399
0040000011856	tempeh		Soy Tempeh	Beanwright	0	8 oz packet	419	439
0040000011857	tempeh		Organic Soy Tempeh	Tilth & Rill	2	8 oz packet	499	519
0040000011858	soy-protein		Textured Soy Protein Chunks	Rasoi Lane	0	10 oz	459	499
0040000011859	soy-protein		Textured Soy Protein Chunks	Daymark	1	10 oz	409	0
0040000011860	soy-protein		Textured Soy Protein Chunks	Fennimore's Own	1	10 oz	0	419
0040000011861	seitan		Seitan Strips (Wheat)	Verdanelle	0	8 oz	579	619
0040000011862	seitan		Seitan Strips (Wheat)	Daymark	1	8 oz	499	0
0040000011863	seitan		Seitan Strips (Wheat)	Fennimore's Own	1	8 oz	0	509
0040000011864	bread		White Sandwich Bread	Daymark	1	20 oz	239	0
0040000011865	bread		White Sandwich Bread	Fennimore's Own	1	20 oz	0	249
0040000011866	bread		White Sandwich Bread	Brindlecote	0	20 oz	279	289
0040000011867	bread		White Sandwich Bread	Wheatling	0	20 oz	319	319
0040000011868	bread		Organic White Sandwich Bread	Tilth & Rill	2	20 oz	379	389
0040000011869	bread		White Sandwich Bread	Daymark	1	24 oz	279	0
0040000011870	bread		White Sandwich Bread	Fennimore's Own	1	24 oz	0	289
0040000011871	bread		White Sandwich Bread	Brindlecote	0	24 oz	339	359
0040000011872	whole-wheat-bread		Whole Wheat Bread	Daymark	1	20 oz	309	0
0040000011873	whole-wheat-bread		Whole Wheat Bread	Fennimore's Own	1	20 oz	0	329
0040000011874	whole-wheat-bread		Whole Wheat Bread	Brindlecote	0	20 oz	379	409
0040000011875	whole-wheat-bread		Whole Wheat Bread	Wheatling	0	20 oz	419	429
0040000011876	whole-wheat-bread		Organic Whole Wheat Bread	Tilth & Rill	2	20 oz	509	499
0040000011877	whole-wheat-bread		Whole Wheat Bread	Daymark	1	24 oz	379	0
0040000011878	whole-wheat-bread		Whole Wheat Bread	Fennimore's Own	1	24 oz	0	389
0040000011879	whole-wheat-bread		Whole Wheat Bread	Brindlecote	0	24 oz	459	469
0040000011880	multigrain-bread		Multigrain Bread	Daymark	1	24 oz	449	0
0040000011881	multigrain-bread		Multigrain Bread	Fennimore's Own	1	24 oz	0	459
0040000011882	multigrain-bread		Multigrain Bread	Brindlecote	0	24 oz	549	549
0040000011883	multigrain-bread		Multigrain Bread	Wheatling	0	24 oz	599	649
0040000011884	multigrain-bread		Organic Multigrain Bread	Tilth & Rill	2	24 oz	729	749
0040000011885	rye-bread		Rye Bread	Daymark	1	16 oz	349	0
0040000011886	rye-bread		Rye Bread	Fennimore's Own	1	16 oz	0	369
0040000011887	rye-bread		Rye Bread	Brindlecote	0	16 oz	449	449
0040000011888	rye-bread		Rye Bread	Wheatling	0	16 oz	499	489
0040000011889	rye-bread		Dark Rye (Pumpernickel) Bread	Brindlecote	0	16 oz	459	459
0040000011890	rye-bread		Dark Rye (Pumpernickel) Bread	Daymark	1	16 oz	379	0
0040000011891	rye-bread		Dark Rye (Pumpernickel) Bread	Fennimore's Own	1	16 oz	0	409
0040000011892	sourdough-bread		Sourdough Round	Daymark	1	24 oz	459	0
0040000011893	sourdough-bread		Sourdough Round	Fennimore's Own	1	24 oz	0	469
0040000011894	sourdough-bread		Sourdough Round	Brindlecote	0	24 oz	529	549
0040000011895	sourdough-bread		Sourdough Round	Wheatling	0	24 oz	589	629
0040000011896	sourdough-bread		Organic Sourdough Round	Tilth & Rill	2	24 oz	699	739
0040000011897	sourdough-bread		Sliced Sourdough	Brindlecote	0	24 oz	499	539
0040000011898	sourdough-bread		Sliced Sourdough	Daymark	1	24 oz	439	0
0040000011899	sourdough-bread		Sliced Sourdough	Fennimore's Own	1	24 oz	0	439
0040000011900	italian-bread		Italian Loaf	Daymark	1	16 oz	259	0
0040000011901	italian-bread		Italian Loaf	Fennimore's Own	1	16 oz	0	279
0040000011902	italian-bread		Italian Loaf	Brindlecote	0	16 oz	329	339
0040000011903	italian-bread		Italian Loaf	Wheatling	0	16 oz	359	389
0040000011904	baguette		French Baguette	Daymark	1	each	199	0
0040000011905	baguette		French Baguette	Fennimore's Own	1	each	0	219
0040000011906	baguette		French Baguette	Brindlecote	0	each	259	269
0040000011907	baguette		French Baguette	Wheatling	0	each	269	279
0040000011908	ciabatta		Ciabatta Loaf	Brindlecote	0	14 oz	359	369
0040000011909	ciabatta		Ciabatta Loaf	Daymark	1	14 oz	309	0
0040000011910	ciabatta		Ciabatta Loaf	Fennimore's Own	1	14 oz	0	329
0040000011911	ciabatta		Ciabatta Rolls	Brindlecote	0	4 ct	419	429
0040000011912	ciabatta		Ciabatta Rolls	Daymark	1	4 ct	359	0
0040000011913	ciabatta		Ciabatta Rolls	Fennimore's Own	1	4 ct	0	379
0040000011914	brioche		Sliced Brioche Loaf	Daymark	1	14 oz	499	0
0040000011915	brioche		Sliced Brioche Loaf	Fennimore's Own	1	14 oz	0	499
0040000011916	brioche		Sliced Brioche Loaf	Brindlecote	0	14 oz	599	609
0040000011917	brioche		Sliced Brioche Loaf	Wheatling	0	14 oz	679	699
0040000011918	gluten-free-bread		Gluten-Free White Bread	Daymark	1	14 oz	569	0
0040000011919	gluten-free-bread		Gluten-Free White Bread	Fennimore's Own	1	14 oz	0	619
0040000011920	gluten-free-bread		Gluten-Free White Bread	Sans Gerbe	0	14 oz	709	729
0040000011921	gluten-free-bread		Gluten-Free White Bread	Freegrove	0	14 oz	809	789
0040000011922	burger-bun		Hamburger Buns	Daymark	1	8 ct	199	0
0040000011923	burger-bun		Hamburger Buns	Fennimore's Own	1	8 ct	0	209
0040000011924	burger-bun		Hamburger Buns	Brindlecote	0	8 ct	249	249
0040000011925	burger-bun		Hamburger Buns	Wheatling	0	8 ct	279	279
0040000011926	burger-bun		Organic Hamburger Buns	Tilth & Rill	2	8 ct	319	329
0040000011927	burger-bun		Hot Dog Buns	Daymark	1	8 ct	209	0
0040000011928	burger-bun		Hot Dog Buns	Fennimore's Own	1	8 ct	0	209
0040000011929	burger-bun		Hot Dog Buns	Brindlecote	0	8 ct	249	259
0040000011930	burger-bun		Hot Dog Buns	Wheatling	0	8 ct	279	289
0040000011931	burger-bun		Large Hamburger Buns	Brindlecote	0	6 ct	369	389
0040000011932	burger-bun		Large Hamburger Buns	Daymark	1	6 ct	309	0
0040000011933	burger-bun		Large Hamburger Buns	Fennimore's Own	1	6 ct	0	329
0040000011934	bread-roll		Hoagie Rolls	Daymark	1	6 ct	299	0
0040000011935	bread-roll		Hoagie Rolls	Fennimore's Own	1	6 ct	0	319
0040000011936	bread-roll		Hoagie Rolls	Brindlecote	0	6 ct	369	379
0040000011937	bread-roll		Hoagie Rolls	Wheatling	0	6 ct	409	399
0040000011938	bread-roll		Kaiser Rolls	Daymark	1	6 ct	319	0
0040000011939	bread-roll		Kaiser Rolls	Fennimore's Own	1	6 ct	0	339
0040000011940	bread-roll		Kaiser Rolls	Brindlecote	0	6 ct	369	399
0040000011941	bread-roll		Kaiser Rolls	Wheatling	0	6 ct	419	429
0040000011942	bread-roll		Bolillo Roll	Brindlecote	0	each	60	60
0040000011943	bread-roll		Bolillo Roll	Wheatling	0	each	59	69
0040000011944	dinner-roll		Dinner Rolls	Daymark	1	12 ct	309	0
0040000011945	dinner-roll		Dinner Rolls	Fennimore's Own	1	12 ct	0	319
0040000011946	dinner-roll		Dinner Rolls	Brindlecote	0	12 ct	379	389
0040000011947	dinner-roll		Dinner Rolls	Wheatling	0	12 ct	409	439
0040000011948	english-muffin		English Muffins	Daymark	1	6 ct	289	0
0040000011949	english-muffin		English Muffins	Fennimore's Own	1	6 ct	0	309
0040000011950	english-muffin		English Muffins	Brindlecote	0	6 ct	349	369
0040000011951	english-muffin		English Muffins	Wheatling	0	6 ct	399	419
0040000011952	bagel		Plain Bagels	Daymark	1	6 ct	289	0
0040000011953	bagel		Plain Bagels	Fennimore's Own	1	6 ct	0	309
0040000011954	bagel		Plain Bagels	Brindlecote	0	6 ct	359	379
0040000011955	bagel		Plain Bagels	Wheatling	0	6 ct	409	419
0040000011956	pita		White Pita Bread	Daymark	1	6 ct	279	0
0040000011957	pita		White Pita Bread	Fennimore's Own	1	6 ct	0	269
0040000011958	pita		White Pita Bread	Olivara	0	6 ct	329	339
0040000011959	pita		White Pita Bread	Castel Ombra	0	6 ct	359	369
0040000011960	pita		Whole Wheat Pita Bread	Olivara	0	6 ct	309	329
0040000011961	pita		Whole Wheat Pita Bread	Daymark	1	6 ct	279	0
0040000011962	pita		Whole Wheat Pita Bread	Fennimore's Own	1	6 ct	0	279
0040000011963	naan		Original Naan	Daymark	1	2 ct	299	0
0040000011964	naan		Original Naan	Fennimore's Own	1	2 ct	0	329
0040000011965	naan		Original Naan	Rasoi Lane	0	2 ct	369	389
0040000011966	naan		Original Naan	Annapur	0	2 ct	419	429
0040000011967	naan		Original Naan	Daymark	1	4 ct	579	0
0040000011968	naan		Original Naan	Fennimore's Own	1	4 ct	0	579
0040000011969	naan		Original Naan	Rasoi Lane	0	4 ct	669	689
0040000011970	paratha		Frozen Paratha	Rasoi Lane	0	5 ct	379	379
0040000011971	paratha		Frozen Paratha	Daymark	1	5 ct	309	0
0040000011972	paratha		Frozen Paratha	Fennimore's Own	1	5 ct	0	329
0040000011973	chapati		Whole Wheat Chapati	Rasoi Lane	0	10 ct	439	429
0040000011974	chapati		Whole Wheat Chapati	Daymark	1	10 ct	359	0
0040000011975	chapati		Whole Wheat Chapati	Fennimore's Own	1	10 ct	0	359
0040000011976	lavash		Lavash	Olivara	0	6 ct	449	469
0040000011977	lavash		Lavash	Daymark	1	6 ct	379	0
0040000011978	lavash		Lavash	Fennimore's Own	1	6 ct	0	409
0040000011979	flour-tortilla		Flour Tortillas, 8 Inch	Daymark	1	10 ct	249	0
0040000011980	flour-tortilla		Flour Tortillas, 8 Inch	Fennimore's Own	1	10 ct	0	259
0040000011981	flour-tortilla		Flour Tortillas, 8 Inch	Casa Ondina	0	10 ct	309	309
0040000011982	flour-tortilla		Flour Tortillas, 8 Inch	Tierra Mansa	0	10 ct	349	349
0040000011983	flour-tortilla		Organic Flour Tortillas, 8 Inch	Tilth & Rill	2	10 ct	389	419
0040000011984	flour-tortilla		Flour Tortillas, 10 Inch	Daymark	1	8 ct	299	0
0040000011985	flour-tortilla		Flour Tortillas, 10 Inch	Fennimore's Own	1	8 ct	0	299
0040000011986	flour-tortilla		Flour Tortillas, 10 Inch	Casa Ondina	0	8 ct	359	369
0040000011987	flour-tortilla		Flour Tortillas, 10 Inch	Tierra Mansa	0	8 ct	409	409
0040000011988	whole-wheat-tortilla		Whole Wheat Tortillas	Daymark	1	8 ct	289	0
0040000011989	whole-wheat-tortilla		Whole Wheat Tortillas	Fennimore's Own	1	8 ct	0	299
0040000011990	whole-wheat-tortilla		Whole Wheat Tortillas	Casa Ondina	0	8 ct	349	369
0040000011991	whole-wheat-tortilla		Whole Wheat Tortillas	Tierra Mansa	0	8 ct	399	399
0040000011992	corn-tortilla		White Corn Tortillas	Daymark	1	30 ct	199	0
0040000011993	corn-tortilla		White Corn Tortillas	Fennimore's Own	1	30 ct	0	219
0040000011994	corn-tortilla		White Corn Tortillas	Casa Ondina	0	30 ct	249	259
0040000011995	corn-tortilla		White Corn Tortillas	Tierra Mansa	0	30 ct	279	279
0040000011996	corn-tortilla		Yellow Corn Tortillas	Casa Ondina	0	30 ct	239	249
0040000011997	corn-tortilla		Yellow Corn Tortillas	Daymark	1	30 ct	199	0
0040000011998	corn-tortilla		Yellow Corn Tortillas	Fennimore's Own	1	30 ct	0	209
0040000011999	gluten-free-corn-tortilla		Gluten-Free Corn Tortillas	Daymark	1	12 ct	309	0
0040000012000	gluten-free-corn-tortilla		Gluten-Free Corn Tortillas	Fennimore's Own	1	12 ct	0	329
0040000012001	gluten-free-corn-tortilla		Gluten-Free Corn Tortillas	Sans Gerbe	0	12 ct	369	399
0040000012002	gluten-free-corn-tortilla		Gluten-Free Corn Tortillas	Freegrove	0	12 ct	419	439
0040000012003	gluten-free-teff-injera		Gluten-Free Teff Injera	Sans Gerbe	0	5 ct	799	839
0040000012004	gluten-free-teff-injera		Gluten-Free Teff Injera	Freegrove	0	5 ct	879	879
0040000012005	mandarin-pancake		Frozen Mandarin Pancakes	Sakumori	0	10 ct	389	419
0040000012006	mandarin-pancake		Frozen Mandarin Pancakes	Lotuswick	0	10 ct	429	449
0040000012007	soft-pretzel		Frozen Soft Pretzels	Rimefield	0	6 ct	379	379
0040000012008	soft-pretzel		Frozen Soft Pretzels	Daymark	1	6 ct	319	0
0040000012009	soft-pretzel		Frozen Soft Pretzels	Fennimore's Own	1	6 ct	0	329
0040000012010	biscuit		Marie Biscuits	Alpenrost	0	7 oz	219	219
0040000012011	biscuit		Marie Biscuits	Daymark	1	7 oz	179	0
0040000012012	biscuit		Marie Biscuits	Fennimore's Own	1	7 oz	0	189
0040000012013	sweet-rusk		Zwieback Rusks	Alpenrost	0	8 oz	419	419
0040000012014	sweet-rusk		Zwieback Rusks	Daymark	1	8 oz	359	0
0040000012015	sweet-rusk		Zwieback Rusks	Fennimore's Own	1	8 oz	0	369
0040000012016	rye-crispbread		Rye Crispbread	Daymark	1	9 oz	299	0
0040000012017	rye-crispbread		Rye Crispbread	Fennimore's Own	1	9 oz	0	309
0040000012018	rye-crispbread		Rye Crispbread	Alpenrost	0	9 oz	349	369
0040000012019	rye-crispbread		Rye Crispbread	Brixa	0	9 oz	399	419
0040000012020	saltine		Saltine Crackers	Daymark	1	16 oz	259	0
0040000012021	saltine		Saltine Crackers	Fennimore's Own	1	16 oz	0	269
0040000012022	saltine		Saltine Crackers	Crackling Jay	0	16 oz	299	319
0040000012023	saltine		Saltine Crackers	Tipple Hill	0	16 oz	349	349
0040000012024	cracker		Round Crackers	Daymark	1	13.7 oz	309	0
0040000012025	cracker		Round Crackers	Fennimore's Own	1	13.7 oz	0	329
0040000012026	cracker		Round Crackers	Crackling Jay	0	13.7 oz	389	389
0040000012027	cracker		Round Crackers	Tipple Hill	0	13.7 oz	439	449
0040000012028	crouton		Croutons	Daymark	1	5 oz	229	0
0040000012029	crouton		Croutons	Fennimore's Own	1	5 oz	0	239
0040000012030	crouton		Croutons	Crackling Jay	0	5 oz	279	289
0040000012031	crouton		Croutons	Tipple Hill	0	5 oz	309	299
0040000012032	breadcrumb		Plain Bread Crumbs	Daymark	1	15 oz	209	0
0040000012033	breadcrumb		Plain Bread Crumbs	Fennimore's Own	1	15 oz	0	219
0040000012034	breadcrumb		Plain Bread Crumbs	Millrace	0	15 oz	259	269
0040000012035	breadcrumb		Plain Bread Crumbs	Quillbrook	0	15 oz	269	279
0040000012036	panko		Panko Bread Crumbs	Daymark	1	8 oz	229	0
0040000012037	panko		Panko Bread Crumbs	Fennimore's Own	1	8 oz	0	229
0040000012038	panko		Panko Bread Crumbs	Millrace	0	8 oz	269	289
0040000012039	panko		Panko Bread Crumbs	Quillbrook	0	8 oz	299	309
0040000012040	gluten-free-breadcrumb		Gluten-Free Bread Crumbs	Sans Gerbe	0	12 oz	599	619
0040000012041	gluten-free-breadcrumb		Gluten-Free Bread Crumbs	Daymark	1	12 oz	479	0
0040000012042	gluten-free-breadcrumb		Gluten-Free Bread Crumbs	Fennimore's Own	1	12 oz	0	529
0040000012043	pizza-dough		Fresh Pizza Dough	Daymark	1	16 oz	269	0
0040000012044	pizza-dough		Fresh Pizza Dough	Fennimore's Own	1	16 oz	0	289
0040000012045	pizza-dough		Fresh Pizza Dough	Brindlecote	0	16 oz	329	339
0040000012046	pizza-dough		Fresh Pizza Dough	Wheatling	0	16 oz	349	379
0040000012047	gluten-free-pizza-crust		Gluten-Free Pizza Crusts	Sans Gerbe	0	2 ct	759	749
0040000012048	gluten-free-pizza-crust		Gluten-Free Pizza Crusts	Daymark	1	2 ct	619	0
0040000012049	gluten-free-pizza-crust		Gluten-Free Pizza Crusts	Fennimore's Own	1	2 ct	0	679
0040000012050	pie-crust		Refrigerated Pie Crusts	Daymark	1	2 ct	389	0
0040000012051	pie-crust		Refrigerated Pie Crusts	Fennimore's Own	1	2 ct	0	399
0040000012052	pie-crust		Refrigerated Pie Crusts	Brindlecote	0	2 ct	469	479
0040000012053	pie-crust		Refrigerated Pie Crusts	Wheatling	0	2 ct	509	539
0040000012054	crescent-dough		Crescent Roll Dough	Daymark	1	8 oz can	289	0
0040000012055	crescent-dough		Crescent Roll Dough	Fennimore's Own	1	8 oz can	0	309
0040000012056	crescent-dough		Crescent Roll Dough	Brindlecote	0	8 oz can	369	379
0040000012057	crescent-dough		Crescent Roll Dough	Wheatling	0	8 oz can	399	409
0040000012058	puff-pastry		Frozen Puff Pastry Sheets	Daymark	1	17.3 oz	539	0
0040000012059	puff-pastry		Frozen Puff Pastry Sheets	Fennimore's Own	1	17.3 oz	0	559
0040000012060	puff-pastry		Frozen Puff Pastry Sheets	Rimefield	0	17.3 oz	679	669
0040000012061	puff-pastry		Frozen Puff Pastry Sheets	Snowberry Lane	0	17.3 oz	729	769
0040000012062	filo-pastry		Frozen Phyllo Sheets	Daymark	1	16 oz	389	0
0040000012063	filo-pastry		Frozen Phyllo Sheets	Fennimore's Own	1	16 oz	0	409
0040000012064	filo-pastry		Frozen Phyllo Sheets	Rimefield	0	16 oz	479	499
0040000012065	filo-pastry		Frozen Phyllo Sheets	Snowberry Lane	0	16 oz	539	569
0040000012066	wonton-wrapper		Wonton Wrappers	Sakumori	0	12 oz	319	329
0040000012067	wonton-wrapper		Wonton Wrappers	Daymark	1	12 oz	279	0
0040000012068	wonton-wrapper		Wonton Wrappers	Fennimore's Own	1	12 oz	0	269
0040000012069	gyoza-wrapper		Round Dumpling Wrappers	Sakumori	0	10 oz	319	319
0040000012070	gyoza-wrapper		Round Dumpling Wrappers	Daymark	1	10 oz	269	0
0040000012071	gyoza-wrapper		Round Dumpling Wrappers	Fennimore's Own	1	10 oz	0	279
0040000012072	gyoza		Frozen Pork Potstickers	Daymark	1	21 oz	599	0
0040000012073	gyoza		Frozen Pork Potstickers	Fennimore's Own	1	21 oz	0	599
0040000012074	gyoza		Frozen Pork Potstickers	Sakumori	0	21 oz	699	719
0040000012075	gyoza		Frozen Pork Potstickers	Lotuswick	0	21 oz	769	809
0040000012076	croissant		Butter Croissants	Brindlecote	0	4 ct	529	559
0040000012077	croissant		Butter Croissants	Daymark	1	4 ct	459	0
0040000012078	croissant		Butter Croissants	Fennimore's Own	1	4 ct	0	449
0040000012079	spaghetti		Spaghetti	Daymark	1	16 oz	129	0
0040000012080	spaghetti		Spaghetti	Fennimore's Own	1	16 oz	0	129
0040000012081	spaghetti		Spaghetti	Nonna Pirelda	0	16 oz	159	159
0040000012082	spaghetti		Spaghetti	Castel Ombra	0	16 oz	199	209
0040000012083	spaghetti		Organic Spaghetti	Tilth & Rill	2	16 oz	209	219
0040000012084	spaghetti		Spaghetti	Daymark	1	32 oz	239	0
0040000012085	spaghetti		Spaghetti	Fennimore's Own	1	32 oz	0	259
0040000012086	spaghetti		Spaghetti	Nonna Pirelda	0	32 oz	289	309
0040000012087	spaghetti		Thin Spaghetti	Nonna Pirelda	0	16 oz	149	159
0040000012088	spaghetti		Thin Spaghetti	Daymark	1	16 oz	129	0
0040000012089	spaghetti		Thin Spaghetti	Fennimore's Own	1	16 oz	0	139
0040000012090	pasta		Penne	Daymark	1	16 oz	129	0
0040000012091	pasta		Penne	Fennimore's Own	1	16 oz	0	139
0040000012092	pasta		Penne	Nonna Pirelda	0	16 oz	159	159
0040000012093	pasta		Penne	Castel Ombra	0	16 oz	179	179
0040000012094	pasta		Organic Penne	Tilth & Rill	2	16 oz	199	219
0040000012095	pasta		Rotini	Daymark	1	16 oz	129	0
0040000012096	pasta		Rotini	Fennimore's Own	1	16 oz	0	129
0040000012097	pasta		Rotini	Nonna Pirelda	0	16 oz	169	159
0040000012098	pasta		Rotini	Castel Ombra	0	16 oz	169	179
0040000012099	pasta		Fusilli	Nonna Pirelda	0	16 oz	169	169
0040000012100	pasta		Fusilli	Daymark	1	16 oz	139	0
0040000012101	pasta		Fusilli	Fennimore's Own	1	16 oz	0	149
0040000012102	pasta		Farfalle	Nonna Pirelda	0	16 oz	179	179
0040000012103	pasta		Farfalle	Daymark	1	16 oz	149	0
0040000012104	pasta		Farfalle	Fennimore's Own	1	16 oz	0	149
0040000012105	pasta		Medium Shells	Nonna Pirelda	0	16 oz	149	159
0040000012106	pasta		Medium Shells	Daymark	1	16 oz	129	0
0040000012107	pasta		Medium Shells	Fennimore's Own	1	16 oz	0	139
0040000012108	pasta		Linguine	Nonna Pirelda	0	16 oz	159	159
0040000012109	pasta		Linguine	Daymark	1	16 oz	129	0
0040000012110	pasta		Linguine	Fennimore's Own	1	16 oz	0	139
0040000012111	macaroni		Elbow Macaroni	Daymark	1	16 oz	129	0
0040000012112	macaroni		Elbow Macaroni	Fennimore's Own	1	16 oz	0	129
0040000012113	macaroni		Elbow Macaroni	Nonna Pirelda	0	16 oz	159	169
0040000012114	macaroni		Elbow Macaroni	Castel Ombra	0	16 oz	179	179
0040000012115	macaroni		Organic Elbow Macaroni	Tilth & Rill	2	16 oz	199	209
0040000012116	macaroni		Elbow Macaroni	Daymark	1	32 oz	239	0
0040000012117	macaroni		Elbow Macaroni	Fennimore's Own	1	32 oz	0	259
0040000012118	macaroni		Elbow Macaroni	Nonna Pirelda	0	32 oz	289	309
0040000012119	small-pasta		Orzo	Nonna Pirelda	0	16 oz	169	179
0040000012120	small-pasta		Orzo	Daymark	1	16 oz	149	0
0040000012121	small-pasta		Orzo	Fennimore's Own	1	16 oz	0	149
0040000012122	small-pasta		Ditalini	Nonna Pirelda	0	16 oz	169	169
0040000012123	small-pasta		Ditalini	Daymark	1	16 oz	139	0
0040000012124	small-pasta		Ditalini	Fennimore's Own	1	16 oz	0	149
0040000012125	small-pasta		Alphabet & Star Pasta	Nonna Pirelda	0	12 oz	179	189
0040000012126	small-pasta		Alphabet & Star Pasta	Castel Ombra	0	12 oz	189	199
0040000012127	egg-noodle		Wide Egg Noodles	Daymark	1	12 oz	209	0
0040000012128	egg-noodle		Wide Egg Noodles	Fennimore's Own	1	12 oz	0	219
0040000012129	egg-noodle		Wide Egg Noodles	Nonna Pirelda	0	12 oz	259	259
0040000012130	egg-noodle		Wide Egg Noodles	Castel Ombra	0	12 oz	269	279
0040000012131	egg-noodle		Chinese Egg Noodles, Dried	Sakumori	0	14 oz	319	319
0040000012132	egg-noodle		Chinese Egg Noodles, Dried	Daymark	1	14 oz	269	0
0040000012133	egg-noodle		Chinese Egg Noodles, Dried	Fennimore's Own	1	14 oz	0	279
0040000012134	egg-pasta		Egg Pappardelle	Nonna Pirelda	0	8.8 oz	389	399
0040000012135	egg-pasta		Egg Pappardelle	Daymark	1	8.8 oz	329	0
0040000012136	egg-pasta		Egg Pappardelle	Fennimore's Own	1	8.8 oz	0	359
0040000012137	egg-pasta		Egg Tagliatelle	Nonna Pirelda	0	8.8 oz	399	429
0040000012138	egg-pasta		Egg Tagliatelle	Daymark	1	8.8 oz	339	0
0040000012139	egg-pasta		Egg Tagliatelle	Fennimore's Own	1	8.8 oz	0	359
0040000012140	egg-pasta		No-Boil Lasagna Noodles	Nonna Pirelda	0	9 oz	329	319
0040000012141	egg-pasta		No-Boil Lasagna Noodles	Daymark	1	9 oz	259	0
0040000012142	egg-pasta		No-Boil Lasagna Noodles	Fennimore's Own	1	9 oz	0	269
0040000012143	cheese-filled-pasta		Cheese Ravioli, Refrigerated	Daymark	1	9 oz	469	0
0040000012144	cheese-filled-pasta		Cheese Ravioli, Refrigerated	Fennimore's Own	1	9 oz	0	509
0040000012145	cheese-filled-pasta		Cheese Ravioli, Refrigerated	Nonna Pirelda	0	9 oz	579	579
0040000012146	cheese-filled-pasta		Cheese Ravioli, Refrigerated	Castel Ombra	0	9 oz	649	659
0040000012147	cheese-filled-pasta		Cheese Ravioli, Refrigerated	Daymark	1	20 oz	959	0
0040000012148	cheese-filled-pasta		Cheese Ravioli, Refrigerated	Fennimore's Own	1	20 oz	0	1009
0040000012149	cheese-filled-pasta		Cheese Ravioli, Refrigerated	Nonna Pirelda	0	20 oz	1109	1189
0040000012150	cheese-filled-pasta		Cheese Tortellini, Refrigerated	Daymark	1	9 oz	479	0
0040000012151	cheese-filled-pasta		Cheese Tortellini, Refrigerated	Fennimore's Own	1	9 oz	0	509
0040000012152	cheese-filled-pasta		Cheese Tortellini, Refrigerated	Nonna Pirelda	0	9 oz	589	599
0040000012153	cheese-filled-pasta		Cheese Tortellini, Refrigerated	Castel Ombra	0	9 oz	629	659
0040000012154	cheese-filled-pasta		Cheese Tortellini, Refrigerated	Daymark	1	20 oz	919	0
0040000012155	cheese-filled-pasta		Cheese Tortellini, Refrigerated	Fennimore's Own	1	20 oz	0	999
0040000012156	cheese-filled-pasta		Cheese Tortellini, Refrigerated	Nonna Pirelda	0	20 oz	1149	1199
0040000012157	gluten-free-pasta		Gluten-Free Spaghetti	Daymark	1	12 oz	299	0
0040000012158	gluten-free-pasta		Gluten-Free Spaghetti	Fennimore's Own	1	12 oz	0	329
0040000012159	gluten-free-pasta		Gluten-Free Spaghetti	Sans Gerbe	0	12 oz	379	389
0040000012160	gluten-free-pasta		Gluten-Free Spaghetti	Freegrove	0	12 oz	439	429
0040000012161	gluten-free-pasta		Gluten-Free Penne	Daymark	1	12 oz	309	0
0040000012162	gluten-free-pasta		Gluten-Free Penne	Fennimore's Own	1	12 oz	0	339
0040000012163	gluten-free-pasta		Gluten-Free Penne	Sans Gerbe	0	12 oz	369	389
0040000012164	gluten-free-pasta		Gluten-Free Penne	Freegrove	0	12 oz	419	429
0040000012165	legume-pasta		Red Lentil Penne	Sans Gerbe	0	8 oz	399	409
0040000012166	legume-pasta		Red Lentil Penne	Daymark	1	8 oz	329	0
0040000012167	legume-pasta		Red Lentil Penne	Fennimore's Own	1	8 oz	0	359
0040000012168	gnocchi		Potato Gnocchi	Daymark	1	16 oz	259	0
0040000012169	gnocchi		Potato Gnocchi	Fennimore's Own	1	16 oz	0	289
0040000012170	gnocchi		Potato Gnocchi	Nonna Pirelda	0	16 oz	339	339
0040000012171	gnocchi		Potato Gnocchi	Castel Ombra	0	16 oz	359	369
0040000012172	spaetzle		Dried Spaetzle	Alpenrost	0	10.5 oz	389	419
0040000012173	spaetzle		Dried Spaetzle	Brixa	0	10.5 oz	449	439
0040000012174	ramen-noodle		Ramen Noodles, Plain	Sakumori	0	10 oz	369	379
0040000012175	ramen-noodle		Ramen Noodles, Plain	Daymark	1	10 oz	319	0
0040000012176	ramen-noodle		Ramen Noodles, Plain	Fennimore's Own	1	10 oz	0	319
0040000012177	instant-ramen		Instant Noodles with Masala Seasoning	Daymark	1	2.5 oz packet	69	0
0040000012178	instant-ramen		Instant Noodles with Masala Seasoning	Fennimore's Own	1	2.5 oz packet	0	69
0040000012179	instant-ramen		Instant Noodles with Masala Seasoning	Sakumori	0	2.5 oz packet	89	89
0040000012180	instant-ramen		Instant Noodles with Masala Seasoning	Lotuswick	0	2.5 oz packet	99	99
0040000012181	instant-ramen		Instant Noodles with Masala Seasoning	Daymark	1	4 x 2.5 oz packet	229	0
0040000012182	instant-ramen		Instant Noodles with Masala Seasoning	Fennimore's Own	1	4 x 2.5 oz packet	0	249
0040000012183	instant-ramen		Instant Noodles with Masala Seasoning	Sakumori	0	4 x 2.5 oz packet	269	279
0040000012184	udon		Fresh Udon Noodles	Sakumori	0	2 x 7 oz packet	369	389
0040000012185	udon		Fresh Udon Noodles	Daymark	1	2 x 7 oz packet	309	0
0040000012186	udon		Fresh Udon Noodles	Fennimore's Own	1	2 x 7 oz packet	0	319
0040000012187	udon		Dried Udon Noodles	Sakumori	0	10 oz	339	349
0040000012188	udon		Dried Udon Noodles	Daymark	1	10 oz	299	0
0040000012189	udon		Dried Udon Noodles	Fennimore's Own	1	10 oz	0	299
0040000012190	udon		Dried Somen Noodles	Sakumori	0	10 oz	299	309
0040000012191	udon		Dried Somen Noodles	Lotuswick	0	10 oz	329	329
0040000012192	soba		Soba (Buckwheat and Wheat)	Sakumori	0	9.5 oz	409	419
0040000012193	soba		Soba (Buckwheat and Wheat)	Daymark	1	9.5 oz	329	0
0040000012194	soba		Soba (Buckwheat and Wheat)	Fennimore's Own	1	9.5 oz	0	359
0040000012195	gluten-free-soba		Gluten-Free Buckwheat Soba	Sans Gerbe	0	8 oz	589	599
0040000012196	gluten-free-soba		Gluten-Free Buckwheat Soba	Daymark	1	8 oz	479	0
0040000012197	gluten-free-soba		Gluten-Free Buckwheat Soba	Fennimore's Own	1	8 oz	0	509
0040000012198	rice-noodle		Rice Stick Noodles	Daymark	1	14 oz	239	0
0040000012199	rice-noodle		Rice Stick Noodles	Fennimore's Own	1	14 oz	0	269
0040000012200	rice-noodle		Rice Stick Noodles	Sakumori	0	14 oz	309	319
0040000012201	rice-noodle		Rice Stick Noodles	Lotuswick	0	14 oz	329	349
0040000012202	rice-noodle		Rice Vermicelli	Daymark	1	8.8 oz	229	0
0040000012203	rice-noodle		Rice Vermicelli	Fennimore's Own	1	8.8 oz	0	229
0040000012204	rice-noodle		Rice Vermicelli	Sakumori	0	8.8 oz	269	269
0040000012205	rice-noodle		Rice Vermicelli	Lotuswick	0	8.8 oz	309	309
0040000012206	fresh-rice-noodle		Fresh Wide Rice Noodles	Sakumori	0	16 oz	349	369
0040000012207	fresh-rice-noodle		Fresh Wide Rice Noodles	Lotuswick	0	16 oz	389	409
0040000012208	glass-noodle		Mung Bean Glass Noodles	Sakumori	0	5.3 oz	249	249
0040000012209	glass-noodle		Mung Bean Glass Noodles	Daymark	1	5.3 oz	209	0
0040000012210	glass-noodle		Mung Bean Glass Noodles	Fennimore's Own	1	5.3 oz	0	219
0040000012211	sweet-potato-noodle		Sweet Potato Glass Noodles	Sakumori	0	12 oz	539	549
0040000012212	sweet-potato-noodle		Sweet Potato Glass Noodles	Daymark	1	12 oz	459	0
0040000012213	sweet-potato-noodle		Sweet Potato Glass Noodles	Fennimore's Own	1	12 oz	0	459
0040000012214	crispy-noodle		Crispy Chow Mein Noodles	Sakumori	0	5 oz	239	249
0040000012215	crispy-noodle		Crispy Chow Mein Noodles	Daymark	1	5 oz	209	0
0040000012216	crispy-noodle		Crispy Chow Mein Noodles	Fennimore's Own	1	5 oz	0	209
0040000012217	rice-paper		Rice Paper Wrappers	Sakumori	0	12 oz	369	379
0040000012218	rice-paper		Rice Paper Wrappers	Daymark	1	12 oz	309	0
0040000012219	rice-paper		Rice Paper Wrappers	Fennimore's Own	1	12 oz	0	329
0040000012220	korean-rice-cake		Korean Rice Cakes (Tteok)	Sakumori	0	16 oz	529	539
0040000012221	korean-rice-cake		Korean Rice Cakes (Tteok)	Daymark	1	16 oz	439	0
0040000012222	korean-rice-cake		Korean Rice Cakes (Tteok)	Fennimore's Own	1	16 oz	0	459
0040000012223	rice		Long Grain White Rice	Daymark	1	2 lb	199	0
0040000012224	rice		Long Grain White Rice	Fennimore's Own	1	2 lb	0	199
0040000012225	rice		Long Grain White Rice	Millrace	0	2 lb	239	239
0040000012226	rice		Long Grain White Rice	Tansy & Rook	0	2 lb	259	269
0040000012227	rice		Organic Long Grain White Rice	Tilth & Rill	2	2 lb	289	309
0040000012228	rice		Long Grain White Rice	Daymark	1	5 lb	439	0
0040000012229	rice		Long Grain White Rice	Fennimore's Own	1	5 lb	0	439
0040000012230	rice		Long Grain White Rice	Millrace	0	5 lb	529	529
0040000012231	rice		Long Grain White Rice	Daymark	1	10 lb	789	0
0040000012232	rice		Long Grain White Rice	Fennimore's Own	1	10 lb	0	849
0040000012233	rice		Long Grain White Rice	Millrace	0	10 lb	999	999
0040000012234	rice		Medium Grain White Rice	Millrace	0	2 lb	239	249
0040000012235	rice		Medium Grain White Rice	Daymark	1	2 lb	209	0
0040000012236	rice		Medium Grain White Rice	Fennimore's Own	1	2 lb	0	219
0040000012237	basmati-rice		Basmati Rice	Daymark	1	2 lb	399	0
0040000012238	basmati-rice		Basmati Rice	Fennimore's Own	1	2 lb	0	409
0040000012239	basmati-rice		Basmati Rice	Rasoi Lane	0	2 lb	509	499
0040000012240	basmati-rice		Basmati Rice	Annapur	0	2 lb	529	549
0040000012241	basmati-rice		Organic Basmati Rice	Tilth & Rill	2	2 lb	639	669
0040000012242	basmati-rice		Basmati Rice	Daymark	1	5 lb	889	0
0040000012243	basmati-rice		Basmati Rice	Fennimore's Own	1	5 lb	0	909
0040000012244	basmati-rice		Basmati Rice	Rasoi Lane	0	5 lb	1059	1139
0040000012245	jasmine-rice		Jasmine Rice	Daymark	1	2 lb	369	0
0040000012246	jasmine-rice		Jasmine Rice	Fennimore's Own	1	2 lb	0	379
0040000012247	jasmine-rice		Jasmine Rice	Sakumori	0	2 lb	449	459
0040000012248	jasmine-rice		Jasmine Rice	Lotuswick	0	2 lb	469	509
0040000012249	jasmine-rice		Organic Jasmine Rice	Tilth & Rill	2	2 lb	579	559
0040000012250	jasmine-rice		Jasmine Rice	Daymark	1	5 lb	799	0
0040000012251	jasmine-rice		Jasmine Rice	Fennimore's Own	1	5 lb	0	819
0040000012252	jasmine-rice		Jasmine Rice	Sakumori	0	5 lb	939	999
0040000012253	sushi-rice		Sushi Rice	Daymark	1	2 lb	379	0
0040000012254	sushi-rice		Sushi Rice	Fennimore's Own	1	2 lb	0	389
0040000012255	sushi-rice		Sushi Rice	Sakumori	0	2 lb	469	489
0040000012256	sushi-rice		Sushi Rice	Lotuswick	0	2 lb	529	549
0040000012257	sushi-rice		Sushi Rice	Daymark	1	5 lb	839	0
0040000012258	sushi-rice		Sushi Rice	Fennimore's Own	1	5 lb	0	849
0040000012259	sushi-rice		Sushi Rice	Sakumori	0	5 lb	1049	1039
0040000012260	risotto-rice		Arborio Rice	Daymark	1	16 oz	349	0
0040000012261	risotto-rice		Arborio Rice	Fennimore's Own	1	16 oz	0	359
0040000012262	risotto-rice		Arborio Rice	Olivara	0	16 oz	429	469
0040000012263	risotto-rice		Arborio Rice	Castel Ombra	0	16 oz	479	509
0040000012264	risotto-rice		Arborio Rice	Daymark	1	2 lb	669	0
0040000012265	risotto-rice		Arborio Rice	Fennimore's Own	1	2 lb	0	679
0040000012266	risotto-rice		Arborio Rice	Olivara	0	2 lb	779	829
0040000012267	glutinous-rice		Sweet (Glutinous) Rice	Sakumori	0	2 lb	489	499
0040000012268	glutinous-rice		Sweet (Glutinous) Rice	Daymark	1	2 lb	409	0
0040000012269	glutinous-rice		Sweet (Glutinous) Rice	Fennimore's Own	1	2 lb	0	429
0040000012270	brown-rice		Long Grain Brown Rice	Daymark	1	2 lb	229	0
0040000012271	brown-rice		Long Grain Brown Rice	Fennimore's Own	1	2 lb	0	239
0040000012272	brown-rice		Long Grain Brown Rice	Millrace	0	2 lb	279	289
0040000012273	brown-rice		Long Grain Brown Rice	Tansy & Rook	0	2 lb	299	309
0040000012274	brown-rice		Organic Long Grain Brown Rice	Tilth & Rill	2	2 lb	359	369
0040000012275	brown-rice		Long Grain Brown Rice	Daymark	1	5 lb	509	0
0040000012276	brown-rice		Long Grain Brown Rice	Fennimore's Own	1	5 lb	0	539
0040000012277	brown-rice		Long Grain Brown Rice	Millrace	0	5 lb	619	659
0040000012278	wild-rice		Wild Rice	Millrace	0	8 oz	569	589
0040000012279	wild-rice		Wild Rice	Daymark	1	8 oz	479	0
0040000012280	wild-rice		Wild Rice	Fennimore's Own	1	8 oz	0	519
0040000012281	cooked-rice		Ready Long Grain White Rice, Pouch	Daymark	1	8.8 oz packet	139	0
0040000012282	cooked-rice		Ready Long Grain White Rice, Pouch	Fennimore's Own	1	8.8 oz packet	0	139
0040000012283	cooked-rice		Ready Long Grain White Rice, Pouch	Millrace	0	8.8 oz packet	169	169
0040000012284	cooked-rice		Ready Long Grain White Rice, Pouch	Tansy & Rook	0	8.8 oz packet	179	189
0040000012285	cooked-jasmine-rice		Ready Jasmine Rice, Pouch	Daymark	1	8.5 oz packet	239	0
0040000012286	cooked-jasmine-rice		Ready Jasmine Rice, Pouch	Fennimore's Own	1	8.5 oz packet	0	249
0040000012287	cooked-jasmine-rice		Ready Jasmine Rice, Pouch	Sakumori	0	8.5 oz packet	299	289
0040000012288	cooked-jasmine-rice		Ready Jasmine Rice, Pouch	Lotuswick	0	8.5 oz packet	329	349
0040000012289	cooked-basmati-rice		Ready Basmati Rice, Pouch	Daymark	1	8.5 oz packet	239	0
0040000012290	cooked-basmati-rice		Ready Basmati Rice, Pouch	Fennimore's Own	1	8.5 oz packet	0	259
0040000012291	cooked-basmati-rice		Ready Basmati Rice, Pouch	Rasoi Lane	0	8.5 oz packet	299	309
0040000012292	cooked-basmati-rice		Ready Basmati Rice, Pouch	Annapur	0	8.5 oz packet	329	339
0040000012293	cooked-brown-rice		Ready Brown Rice, Pouch	Daymark	1	8.8 oz packet	239	0
0040000012294	cooked-brown-rice		Ready Brown Rice, Pouch	Fennimore's Own	1	8.8 oz packet	0	249
0040000012295	cooked-brown-rice		Ready Brown Rice, Pouch	Millrace	0	8.8 oz packet	289	299
0040000012296	cooked-brown-rice		Ready Brown Rice, Pouch	Tansy & Rook	0	8.8 oz packet	329	339
0040000012297	cooked-quinoa		Ready Quinoa, Pouch	Millrace	0	8 oz packet	349	349
0040000012298	cooked-quinoa		Ready Quinoa, Pouch	Daymark	1	8 oz packet	289	0
0040000012299	cooked-quinoa		Ready Quinoa, Pouch	Fennimore's Own	1	8 oz packet	0	319
0040000012300	quinoa		White Quinoa	Daymark	1	16 oz	399	0
0040000012301	quinoa		White Quinoa	Fennimore's Own	1	16 oz	0	429
0040000012302	quinoa		White Quinoa	Millrace	0	16 oz	489	519
0040000012303	quinoa		White Quinoa	Tansy & Rook	0	16 oz	559	569
0040000012304	quinoa		Organic White Quinoa	Tilth & Rill	2	16 oz	619	669
0040000012305	quinoa		White Quinoa	Daymark	1	2 lb	739	0
0040000012306	quinoa		White Quinoa	Fennimore's Own	1	2 lb	0	739
0040000012307	quinoa		White Quinoa	Millrace	0	2 lb	909	899
0040000012308	quinoa		Tricolor Quinoa	Millrace	0	16 oz	519	539
0040000012309	quinoa		Tricolor Quinoa	Daymark	1	16 oz	459	0
0040000012310	quinoa		Tricolor Quinoa	Fennimore's Own	1	16 oz	0	469
0040000012311	quinoa		Organic Tricolor Quinoa	Tilth & Rill	2	16 oz	679	719
0040000012312	couscous		Couscous	Daymark	1	10 oz	79	0
0040000012313	couscous		Couscous	Fennimore's Own	1	10 oz	0	89
0040000012314	couscous		Couscous	Olivara	0	10 oz	99	109
0040000012315	couscous		Couscous	Castel Ombra	0	10 oz	119	109
0040000012316	couscous		Organic Couscous	Tilth & Rill	2	10 oz	129	129
0040000012317	couscous		Couscous	Daymark	1	24 oz	179	0
0040000012318	couscous		Couscous	Fennimore's Own	1	24 oz	0	189
0040000012319	couscous		Couscous	Olivara	0	24 oz	219	229
0040000012320	bulgur		Fine Bulgur	Olivara	0	24 oz	339	359
0040000012321	bulgur		Fine Bulgur	Daymark	1	24 oz	299	0
0040000012322	bulgur		Fine Bulgur	Fennimore's Own	1	24 oz	0	309
0040000012323	bulgur		Coarse Bulgur	Olivara	0	24 oz	339	359
0040000012324	bulgur		Coarse Bulgur	Daymark	1	24 oz	309	0
0040000012325	bulgur		Coarse Bulgur	Fennimore's Own	1	24 oz	0	309
0040000012326	farro		Pearled Farro	Olivara	0	16 oz	459	489
0040000012327	farro		Pearled Farro	Daymark	1	16 oz	409	0
0040000012328	farro		Pearled Farro	Fennimore's Own	1	16 oz	0	419
0040000012329	farro		Organic Pearled Farro	Tilth & Rill	2	16 oz	649	629
0040000012330	pearl-barley		Pearl Barley	Daymark	1	16 oz	199	0
0040000012331	pearl-barley		Pearl Barley	Fennimore's Own	1	16 oz	0	219
0040000012332	pearl-barley		Pearl Barley	Millrace	0	16 oz	259	259
0040000012333	pearl-barley		Pearl Barley	Tansy & Rook	0	16 oz	279	279
0040000012334	gluten-free-millet		Gluten-Free Hulled Millet	Sans Gerbe	0	16 oz	449	469
0040000012335	gluten-free-millet		Gluten-Free Hulled Millet	Daymark	1	16 oz	389	0
0040000012336	gluten-free-millet		Gluten-Free Hulled Millet	Fennimore's Own	1	16 oz	0	399
0040000012337	finger-millet		Ragi Flour	Rasoi Lane	0	2 lb	469	479
0040000012338	finger-millet		Ragi Flour	Daymark	1	2 lb	409	0
0040000012339	finger-millet		Ragi Flour	Fennimore's Own	1	2 lb	0	409
0040000012340	gluten-free-buckwheat-groats		Gluten-Free Buckwheat Groats	Sans Gerbe	0	16 oz	529	529
0040000012341	gluten-free-buckwheat-groats		Gluten-Free Buckwheat Groats	Daymark	1	16 oz	459	0
0040000012342	gluten-free-buckwheat-groats		Gluten-Free Buckwheat Groats	Fennimore's Own	1	16 oz	0	459
0040000012343	gluten-free-buckwheat-flour		Gluten-Free Buckwheat Flour	Sans Gerbe	0	16 oz	569	589
0040000012344	gluten-free-buckwheat-flour		Gluten-Free Buckwheat Flour	Daymark	1	16 oz	509	0
0040000012345	gluten-free-buckwheat-flour		Gluten-Free Buckwheat Flour	Fennimore's Own	1	16 oz	0	529
0040000012346	oats		Old Fashioned Rolled Oats	Daymark	1	18 oz	249	0
0040000012347	oats		Old Fashioned Rolled Oats	Fennimore's Own	1	18 oz	0	249
0040000012348	oats		Old Fashioned Rolled Oats	Quillbrook	0	18 oz	309	309
0040000012349	oats		Old Fashioned Rolled Oats	Dawnmill	0	18 oz	339	339
0040000012350	oats		Organic Old Fashioned Rolled Oats	Tilth & Rill	2	18 oz	399	409
0040000012351	oats		Old Fashioned Rolled Oats	Daymark	1	42 oz	509	0
0040000012352	oats		Old Fashioned Rolled Oats	Fennimore's Own	1	42 oz	0	539
0040000012353	oats		Old Fashioned Rolled Oats	Quillbrook	0	42 oz	619	649
0040000012354	oats		Quick Oats	Daymark	1	18 oz	249	0
0040000012355	oats		Quick Oats	Fennimore's Own	1	18 oz	0	259
0040000012356	oats		Quick Oats	Quillbrook	0	18 oz	309	319
0040000012357	oats		Quick Oats	Dawnmill	0	18 oz	339	359
0040000012358	oats		Quick Oats	Daymark	1	42 oz	499	0
0040000012359	oats		Quick Oats	Fennimore's Own	1	42 oz	0	529
0040000012360	oats		Quick Oats	Quillbrook	0	42 oz	609	629
0040000012361	gluten-free-oats		Gluten-Free Rolled Oats	Daymark	1	24 oz	479	0
0040000012362	gluten-free-oats		Gluten-Free Rolled Oats	Fennimore's Own	1	24 oz	0	519
0040000012363	gluten-free-oats		Gluten-Free Rolled Oats	Sans Gerbe	0	24 oz	589	629
0040000012364	gluten-free-oats		Gluten-Free Rolled Oats	Freegrove	0	24 oz	649	699
0040000012365	gluten-free-oats		Organic Gluten-Free Rolled Oats	Tilth & Rill	2	24 oz	759	779
0040000012366	steel-cut-oats		Steel Cut Oats	Daymark	1	24 oz	389	0
0040000012367	steel-cut-oats		Steel Cut Oats	Fennimore's Own	1	24 oz	0	389
0040000012368	steel-cut-oats		Steel Cut Oats	Quillbrook	0	24 oz	459	479
0040000012369	steel-cut-oats		Steel Cut Oats	Dawnmill	0	24 oz	539	539
0040000012370	steel-cut-oats		Organic Steel Cut Oats	Tilth & Rill	2	24 oz	599	639
0040000012371	granola		Oat & Honey Granola	Daymark	1	12 oz	409	0
0040000012372	granola		Oat & Honey Granola	Fennimore's Own	1	12 oz	0	429
0040000012373	granola		Oat & Honey Granola	Quillbrook	0	12 oz	479	499
0040000012374	granola		Oat & Honey Granola	Dawnmill	0	12 oz	529	569
0040000012375	muesli		Unsweetened Muesli	Quillbrook	0	16 oz	549	529
0040000012376	muesli		Unsweetened Muesli	Daymark	1	16 oz	459	0
0040000012377	muesli		Unsweetened Muesli	Fennimore's Own	1	16 oz	0	479
0040000012378	cornflakes		Corn Flakes	Daymark	1	12 oz	289	0
0040000012379	cornflakes		Corn Flakes	Fennimore's Own	1	12 oz	0	309
0040000012380	cornflakes		Corn Flakes	Quillbrook	0	12 oz	359	369
0040000012381	cornflakes		Corn Flakes	Dawnmill	0	12 oz	419	399
0040000012382	cornflakes		Corn Flakes	Daymark	1	18 oz	419	0
0040000012383	cornflakes		Corn Flakes	Fennimore's Own	1	18 oz	0	419
0040000012384	cornflakes		Corn Flakes	Quillbrook	0	18 oz	519	509
0040000012385	puffed-rice		Puffed Rice	Rasoi Lane	0	7 oz	309	319
0040000012386	puffed-rice		Puffed Rice	Daymark	1	7 oz	259	0
0040000012387	puffed-rice		Puffed Rice	Fennimore's Own	1	7 oz	0	279
0040000012388	flattened-rice		Thick Flattened Rice (Poha)	Rasoi Lane	0	2 lb	419	429
0040000012389	flattened-rice		Thick Flattened Rice (Poha)	Daymark	1	2 lb	349	0
0040000012390	flattened-rice		Thick Flattened Rice (Poha)	Fennimore's Own	1	2 lb	0	379
0040000012391	puffed-rice-cake		Lightly Salted Rice Cakes	Daymark	1	4.5 oz	249	0
0040000012392	puffed-rice-cake		Lightly Salted Rice Cakes	Fennimore's Own	1	4.5 oz	0	259
0040000012393	puffed-rice-cake		Lightly Salted Rice Cakes	Crackling Jay	0	4.5 oz	309	309
0040000012394	puffed-rice-cake		Lightly Salted Rice Cakes	Tipple Hill	0	4.5 oz	339	349
0040000012395	grits		Quick Grits	Daymark	1	24 oz	209	0
0040000012396	grits		Quick Grits	Fennimore's Own	1	24 oz	0	219
0040000012397	grits		Quick Grits	Millrace	0	24 oz	249	259
0040000012398	grits		Quick Grits	Quillbrook	0	24 oz	289	279
0040000012399	cornmeal		Yellow Cornmeal	Daymark	1	24 oz	259	0
0040000012400	cornmeal		Yellow Cornmeal	Fennimore's Own	1	24 oz	0	269
0040000012401	cornmeal		Yellow Cornmeal	Millrace	0	24 oz	309	319
0040000012402	cornmeal		Yellow Cornmeal	Quillbrook	0	24 oz	339	349
0040000012403	cornmeal		Organic Yellow Cornmeal	Tilth & Rill	2	24 oz	409	409
0040000012404	gluten-free-cornmeal		Gluten-Free Cornmeal	Daymark	1	24 oz	379	0
0040000012405	gluten-free-cornmeal		Gluten-Free Cornmeal	Fennimore's Own	1	24 oz	0	389
0040000012406	gluten-free-cornmeal		Gluten-Free Cornmeal	Sans Gerbe	0	24 oz	469	489
0040000012407	gluten-free-cornmeal		Gluten-Free Cornmeal	Freegrove	0	24 oz	539	529
0040000012408	polenta		Polenta	Olivara	0	16 oz	439	439
0040000012409	polenta		Polenta	Daymark	1	16 oz	349	0
0040000012410	polenta		Polenta	Fennimore's Own	1	16 oz	0	379
0040000012411	masa-harina		Masa Harina	Daymark	1	4.4 lb	349	0
0040000012412	masa-harina		Masa Harina	Fennimore's Own	1	4.4 lb	0	379
0040000012413	masa-harina		Masa Harina	Casa Ondina	0	4.4 lb	449	469
0040000012414	masa-harina		Masa Harina	Tierra Mansa	0	4.4 lb	499	509
0040000012415	semolina		Semolina Flour	Olivara	0	2 lb	399	419
0040000012416	semolina		Semolina Flour	Daymark	1	2 lb	349	0
0040000012417	semolina		Semolina Flour	Fennimore's Own	1	2 lb	0	359
0040000012418	semolina		Fine Sooji (Semolina)	Rasoi Lane	0	2 lb	359	379
0040000012419	semolina		Fine Sooji (Semolina)	Daymark	1	2 lb	319	0
0040000012420	semolina		Fine Sooji (Semolina)	Fennimore's Own	1	2 lb	0	319
0040000012421	atta		Whole Wheat Atta	Daymark	1	5 lb	639	0
0040000012422	atta		Whole Wheat Atta	Fennimore's Own	1	5 lb	0	649
0040000012423	atta		Whole Wheat Atta	Rasoi Lane	0	5 lb	769	799
0040000012424	atta		Whole Wheat Atta	Annapur	0	5 lb	869	899
0040000012425	wheat-flour		All-Purpose Flour	Daymark	1	5 lb	269	0
0040000012426	wheat-flour		All-Purpose Flour	Fennimore's Own	1	5 lb	0	289
0040000012427	wheat-flour		All-Purpose Flour	Millrace	0	5 lb	339	339
0040000012428	wheat-flour		All-Purpose Flour	Quillbrook	0	5 lb	379	379
0040000012429	wheat-flour		Organic All-Purpose Flour	Tilth & Rill	2	5 lb	419	439
0040000012430	wheat-flour		All-Purpose Flour	Daymark	1	2 lb	119	0
0040000012431	wheat-flour		All-Purpose Flour	Fennimore's Own	1	2 lb	0	119
0040000012432	wheat-flour		All-Purpose Flour	Millrace	0	2 lb	149	149
0040000012433	wheat-flour		All-Purpose Flour	Daymark	1	10 lb	519	0
0040000012434	wheat-flour		All-Purpose Flour	Fennimore's Own	1	10 lb	0	549
0040000012435	wheat-flour		All-Purpose Flour	Millrace	0	10 lb	639	639
0040000012436	bread-flour		Bread Flour	Daymark	1	5 lb	379	0
0040000012437	bread-flour		Bread Flour	Fennimore's Own	1	5 lb	0	399
0040000012438	bread-flour		Bread Flour	Millrace	0	5 lb	479	489
0040000012439	bread-flour		Bread Flour	Quillbrook	0	5 lb	519	549
0040000012440	bread-flour		Organic Bread Flour	Tilth & Rill	2	5 lb	619	639
0040000012441	whole-wheat-flour		Whole Wheat Flour	Daymark	1	5 lb	389	0
0040000012442	whole-wheat-flour		Whole Wheat Flour	Fennimore's Own	1	5 lb	0	399
0040000012443	whole-wheat-flour		Whole Wheat Flour	Millrace	0	5 lb	459	489
0040000012444	whole-wheat-flour		Whole Wheat Flour	Quillbrook	0	5 lb	539	559
0040000012445	whole-wheat-flour		Organic Whole Wheat Flour	Tilth & Rill	2	5 lb	609	649
0040000012446	self-raising-flour		Self-Rising Flour	Millrace	0	5 lb	409	409
0040000012447	self-raising-flour		Self-Rising Flour	Daymark	1	5 lb	329	0
0040000012448	self-raising-flour		Self-Rising Flour	Fennimore's Own	1	5 lb	0	359
0040000012449	gluten-free-flour		Gluten-Free All-Purpose Flour	Daymark	1	22 oz	489	0
0040000012450	gluten-free-flour		Gluten-Free All-Purpose Flour	Fennimore's Own	1	22 oz	0	509
0040000012451	gluten-free-flour		Gluten-Free All-Purpose Flour	Sans Gerbe	0	22 oz	609	629
0040000012452	gluten-free-flour		Gluten-Free All-Purpose Flour	Freegrove	0	22 oz	669	689
0040000012453	rice-flour		White Rice Flour	Sakumori	0	16 oz	289	299
0040000012454	rice-flour		White Rice Flour	Daymark	1	16 oz	239	0
0040000012455	rice-flour		White Rice Flour	Fennimore's Own	1	16 oz	0	249
0040000012456	gluten-free-rice-flour		Gluten-Free Rice Flour	Sans Gerbe	0	24 oz	489	499
0040000012457	gluten-free-rice-flour		Gluten-Free Rice Flour	Daymark	1	24 oz	399	0
0040000012458	gluten-free-rice-flour		Gluten-Free Rice Flour	Fennimore's Own	1	24 oz	0	429
0040000012459	chestnut-flour		Chestnut Flour	Olivara	0	16 oz	989	1019
0040000012460	chestnut-flour		Chestnut Flour	Castel Ombra	0	16 oz	1099	1159
0040000012461	rye		Rye Flour	Millrace	0	2 lb	539	549
0040000012462	rye		Rye Flour	Daymark	1	2 lb	439	0
0040000012463	rye		Rye Flour	Fennimore's Own	1	2 lb	0	469
0040000012464	tapioca-starch		Tapioca Starch	Sakumori	0	14 oz	269	259
0040000012465	tapioca-starch		Tapioca Starch	Daymark	1	14 oz	219	0
0040000012466	tapioca-starch		Tapioca Starch	Fennimore's Own	1	14 oz	0	229
0040000012467	potato-starch		Potato Starch	Millrace	0	16 oz	459	499
0040000012468	potato-starch		Potato Starch	Daymark	1	16 oz	399	0
0040000012469	potato-starch		Potato Starch	Fennimore's Own	1	16 oz	0	419
0040000012470	cornstarch		Corn Starch	Daymark	1	16 oz	199	0
0040000012471	cornstarch		Corn Starch	Fennimore's Own	1	16 oz	0	209
0040000012472	cornstarch		Corn Starch	Millrace	0	16 oz	239	249
0040000012473	cornstarch		Corn Starch	Quillbrook	0	16 oz	259	269
0040000012474	cornstarch		Organic Corn Starch	Tilth & Rill	2	16 oz	319	319
0040000012475	gluten-free-chickpea-flour		Gluten-Free Chickpea Flour	Sans Gerbe	0	16 oz	509	519
0040000012476	gluten-free-chickpea-flour		Gluten-Free Chickpea Flour	Daymark	1	16 oz	439	0
0040000012477	gluten-free-chickpea-flour		Gluten-Free Chickpea Flour	Fennimore's Own	1	16 oz	0	449
0040000012478	chickpea-flour		Besan (Chickpea Flour)	Daymark	1	2 lb	399	0
0040000012479	chickpea-flour		Besan (Chickpea Flour)	Fennimore's Own	1	2 lb	0	409
0040000012480	chickpea-flour		Besan (Chickpea Flour)	Rasoi Lane	0	2 lb	479	499
0040000012481	chickpea-flour		Besan (Chickpea Flour)	Annapur	0	2 lb	529	549
0040000012482	almond-flour		Blanched Almond Flour	Daymark	1	16 oz	689	0
0040000012483	almond-flour		Blanched Almond Flour	Fennimore's Own	1	16 oz	0	679
0040000012484	almond-flour		Blanched Almond Flour	Millrace	0	16 oz	829	819
0040000012485	almond-flour		Blanched Almond Flour	Quillbrook	0	16 oz	899	909
0040000012486	almond-flour		Organic Blanched Almond Flour	Tilth & Rill	2	16 oz	1099	1099
0040000012487	coconut-flour		Coconut Flour	Millrace	0	16 oz	529	549
0040000012488	coconut-flour		Coconut Flour	Daymark	1	16 oz	459	0
0040000012489	coconut-flour		Coconut Flour	Fennimore's Own	1	16 oz	0	479
0040000012490	coconut-flour		Organic Coconut Flour	Tilth & Rill	2	16 oz	719	729
0040000012491	tortilla-chip		Restaurant Style Tortilla Chips	Daymark	1	13 oz	329	0
0040000012492	tortilla-chip		Restaurant Style Tortilla Chips	Fennimore's Own	1	13 oz	0	349
0040000012493	tortilla-chip		Restaurant Style Tortilla Chips	Crackling Jay	0	13 oz	409	409
0040000012494	tortilla-chip		Restaurant Style Tortilla Chips	Tipple Hill	0	13 oz	459	459
0040000012495	tortilla-chip		Organic Restaurant Style Tortilla Chips	Tilth & Rill	2	13 oz	529	549
0040000012496	corn-chip		Corn Chips	Daymark	1	9.25 oz	339	0
0040000012497	corn-chip		Corn Chips	Fennimore's Own	1	9.25 oz	0	349
0040000012498	corn-chip		Corn Chips	Crackling Jay	0	9.25 oz	409	439
0040000012499	corn-chip		Corn Chips	Tipple Hill	0	9.25 oz	479	479
0040000012500	potato-chip		Shoestring Potato Sticks	Crackling Jay	0	5 oz	259	269
0040000012501	potato-chip		Shoestring Potato Sticks	Daymark	1	5 oz	219	0
0040000012502	potato-chip		Shoestring Potato Sticks	Fennimore's Own	1	5 oz	0	239
0040000012503	potato-chip		Classic Potato Chips	Daymark	1	8 oz	279	0
0040000012504	potato-chip		Classic Potato Chips	Fennimore's Own	1	8 oz	0	289
0040000012505	potato-chip		Classic Potato Chips	Crackling Jay	0	8 oz	349	349
0040000012506	potato-chip		Classic Potato Chips	Tipple Hill	0	8 oz	379	399
0040000012507	potato-chip		Classic Potato Chips	Daymark	1	13 oz	429	0
0040000012508	potato-chip		Classic Potato Chips	Fennimore's Own	1	13 oz	0	439
0040000012509	potato-chip		Classic Potato Chips	Crackling Jay	0	13 oz	529	559
0040000012510	popcorn		Popcorn Kernels	Daymark	1	30 oz	239	0
0040000012511	popcorn		Popcorn Kernels	Fennimore's Own	1	30 oz	0	259
0040000012512	popcorn		Popcorn Kernels	Crackling Jay	0	30 oz	309	319
0040000012513	popcorn		Popcorn Kernels	Tipple Hill	0	30 oz	339	339
0040000012514	pappadum		Plain Papadums	Rasoi Lane	0	7 oz	379	369
0040000012515	pappadum		Plain Papadums	Daymark	1	7 oz	319	0
0040000012516	pappadum		Plain Papadums	Fennimore's Own	1	7 oz	0	319
0040000012517	canned-tomatoes		Diced Tomatoes	Daymark	1	14.5 oz can	119	0
0040000012518	canned-tomatoes		Diced Tomatoes	Fennimore's Own	1	14.5 oz can	0	129
0040000012519	canned-tomatoes		Diced Tomatoes	Hobbleton	0	14.5 oz can	139	139
0040000012520	canned-tomatoes		Diced Tomatoes	Tansy & Rook	0	14.5 oz can	159	169
0040000012521	canned-tomatoes		Organic Diced Tomatoes	Tilth & Rill	2	14.5 oz can	189	189
0040000012522	canned-tomatoes		Diced Tomatoes	Daymark	1	28 oz can	199	0
0040000012523	canned-tomatoes		Diced Tomatoes	Fennimore's Own	1	28 oz can	0	219
0040000012524	canned-tomatoes		Diced Tomatoes	Hobbleton	0	28 oz can	239	249
0040000012525	canned-tomatoes		Whole Peeled Tomatoes	Daymark	1	28 oz can	209	0
0040000012526	canned-tomatoes		Whole Peeled Tomatoes	Fennimore's Own	1	28 oz can	0	219
0040000012527	canned-tomatoes		Whole Peeled Tomatoes	Hobbleton	0	28 oz can	249	259
0040000012528	canned-tomatoes		Whole Peeled Tomatoes	Tansy & Rook	0	28 oz can	279	279
0040000012529	canned-tomatoes		Organic Whole Peeled Tomatoes	Tilth & Rill	2	28 oz can	329	339
0040000012530	canned-tomatoes		Fire Roasted Diced Tomatoes	Hobbleton	0	14.5 oz can	179	189
0040000012531	canned-tomatoes		Fire Roasted Diced Tomatoes	Daymark	1	14.5 oz can	149	0
0040000012532	canned-tomatoes		Fire Roasted Diced Tomatoes	Fennimore's Own	1	14.5 oz can	0	159
0040000012533	crushed-tomatoes		Crushed Tomatoes	Daymark	1	28 oz can	179	0
0040000012534	crushed-tomatoes		Crushed Tomatoes	Fennimore's Own	1	28 oz can	0	179
0040000012535	crushed-tomatoes		Crushed Tomatoes	Hobbleton	0	28 oz can	209	219
0040000012536	crushed-tomatoes		Crushed Tomatoes	Tansy & Rook	0	28 oz can	249	239
0040000012537	crushed-tomatoes		Organic Crushed Tomatoes	Tilth & Rill	2	28 oz can	269	289
0040000012538	crushed-tomatoes		Crushed Tomatoes	Daymark	1	15 oz can	109	0
0040000012539	crushed-tomatoes		Crushed Tomatoes	Fennimore's Own	1	15 oz can	0	109
0040000012540	crushed-tomatoes		Crushed Tomatoes	Hobbleton	0	15 oz can	129	129
0040000012541	tomato-sauce		Tomato Sauce	Daymark	1	8 oz can	69	0
0040000012542	tomato-sauce		Tomato Sauce	Fennimore's Own	1	8 oz can	0	69
0040000012543	tomato-sauce		Tomato Sauce	Hobbleton	0	8 oz can	89	89
0040000012544	tomato-sauce		Tomato Sauce	Tansy & Rook	0	8 oz can	89	99
0040000012545	tomato-sauce		Organic Tomato Sauce	Tilth & Rill	2	8 oz can	109	119
0040000012546	tomato-sauce		Tomato Sauce	Daymark	1	15 oz can	119	0
0040000012547	tomato-sauce		Tomato Sauce	Fennimore's Own	1	15 oz can	0	129
0040000012548	tomato-sauce		Tomato Sauce	Hobbleton	0	15 oz can	139	149
0040000012549	tomato-paste		Tomato Paste	Daymark	1	6 oz can	89	0
0040000012550	tomato-paste		Tomato Paste	Fennimore's Own	1	6 oz can	0	109
0040000012551	tomato-paste		Tomato Paste	Hobbleton	0	6 oz can	119	119
0040000012552	tomato-paste		Tomato Paste	Tansy & Rook	0	6 oz can	139	139
0040000012553	tomato-paste		Organic Tomato Paste	Tilth & Rill	2	6 oz can	149	159
0040000012554	tomato-paste		Tomato Paste	Daymark	1	12 oz can	179	0
0040000012555	tomato-paste		Tomato Paste	Fennimore's Own	1	12 oz can	0	189
0040000012556	tomato-paste		Tomato Paste	Hobbleton	0	12 oz can	209	219
0040000012557	tomato-paste		Double Concentrated Tomato Paste, Tube	Olivara	0	4.5 oz	289	299
0040000012558	tomato-paste		Double Concentrated Tomato Paste, Tube	Daymark	1	4.5 oz	239	0
0040000012559	tomato-paste		Double Concentrated Tomato Paste, Tube	Fennimore's Own	1	4.5 oz	0	269
0040000012560	passata		Strained Tomatoes (Passata)	Daymark	1	24 oz	259	0
0040000012561	passata		Strained Tomatoes (Passata)	Fennimore's Own	1	24 oz	0	279
0040000012562	passata		Strained Tomatoes (Passata)	Olivara	0	24 oz	329	329
0040000012563	passata		Strained Tomatoes (Passata)	Castel Ombra	0	24 oz	369	379
0040000012564	passata		Organic Strained Tomatoes (Passata)	Tilth & Rill	2	24 oz	409	429
0040000012565	tomatoes-with-chilies		Diced Tomatoes with Green Chilies	Daymark	1	10 oz can	129	0
0040000012566	tomatoes-with-chilies		Diced Tomatoes with Green Chilies	Fennimore's Own	1	10 oz can	0	129
0040000012567	tomatoes-with-chilies		Diced Tomatoes with Green Chilies	Hobbleton	0	10 oz can	149	159
0040000012568	tomatoes-with-chilies		Diced Tomatoes with Green Chilies	Tansy & Rook	0	10 oz can	169	169
0040000012569	marinara-sauce		Marinara Sauce	Daymark	1	24 oz	309	0
0040000012570	marinara-sauce		Marinara Sauce	Fennimore's Own	1	24 oz	0	329
0040000012571	marinara-sauce		Marinara Sauce	Nonna Pirelda	0	24 oz	389	389
0040000012572	marinara-sauce		Marinara Sauce	Castel Ombra	0	24 oz	419	449
0040000012573	marinara-sauce		Organic Marinara Sauce	Tilth & Rill	2	24 oz	499	509
0040000012574	pizza-sauce		Pizza Sauce	Daymark	1	14 oz	189	0
0040000012575	pizza-sauce		Pizza Sauce	Fennimore's Own	1	14 oz	0	209
0040000012576	pizza-sauce		Pizza Sauce	Nonna Pirelda	0	14 oz	239	249
0040000012577	pizza-sauce		Pizza Sauce	Castel Ombra	0	14 oz	269	279
0040000012578	canned-corn		Whole Kernel Corn	Daymark	1	15 oz can	109	0
0040000012579	canned-corn		Whole Kernel Corn	Fennimore's Own	1	15 oz can	0	109
0040000012580	canned-corn		Whole Kernel Corn	Hobbleton	0	15 oz can	139	139
0040000012581	canned-corn		Whole Kernel Corn	Tansy & Rook	0	15 oz can	149	159
0040000012582	canned-corn		Organic Whole Kernel Corn	Tilth & Rill	2	15 oz can	169	179
0040000012583	canned-corn		Whole Kernel Corn	Daymark	1	11 oz can	89	0
0040000012584	canned-corn		Whole Kernel Corn	Fennimore's Own	1	11 oz can	0	89
0040000012585	canned-corn		Whole Kernel Corn	Hobbleton	0	11 oz can	99	109
0040000012586	creamed-corn		Cream Style Corn	Daymark	1	14.75 oz can	119	0
0040000012587	creamed-corn		Cream Style Corn	Fennimore's Own	1	14.75 oz can	0	129
0040000012588	creamed-corn		Cream Style Corn	Hobbleton	0	14.75 oz can	149	159
0040000012589	creamed-corn		Cream Style Corn	Tansy & Rook	0	14.75 oz can	169	179
0040000012590	baby-corn		Whole Baby Corn	Sakumori	0	15 oz can	269	269
0040000012591	baby-corn		Whole Baby Corn	Daymark	1	15 oz can	219	0
0040000012592	baby-corn		Whole Baby Corn	Fennimore's Own	1	15 oz can	0	239
0040000012593	hominy		White Hominy	Casa Ondina	0	15 oz can	189	189
0040000012594	hominy		White Hominy	Daymark	1	15 oz can	169	0
0040000012595	hominy		White Hominy	Fennimore's Own	1	15 oz can	0	159
0040000012596	hominy		Golden Hominy	Casa Ondina	0	29 oz can	299	309
0040000012597	hominy		Golden Hominy	Tierra Mansa	0	29 oz can	319	339
0040000012598	canned-green-chile		Diced Green Chiles	Daymark	1	4 oz can	129	0
0040000012599	canned-green-chile		Diced Green Chiles	Fennimore's Own	1	4 oz can	0	139
0040000012600	canned-green-chile		Diced Green Chiles	Casa Ondina	0	4 oz can	169	159
0040000012601	canned-green-chile		Diced Green Chiles	Tierra Mansa	0	4 oz can	179	179
0040000012602	canned-artichoke		Quartered Artichoke Hearts	Daymark	1	14 oz can	269	0
0040000012603	canned-artichoke		Quartered Artichoke Hearts	Fennimore's Own	1	14 oz can	0	289
0040000012604	canned-artichoke		Quartered Artichoke Hearts	Olivara	0	14 oz can	329	339
0040000012605	canned-artichoke		Quartered Artichoke Hearts	Castel Ombra	0	14 oz can	379	379
0040000012606	heart-of-palm		Hearts of Palm	Olivara	0	14 oz can	409	419
0040000012607	heart-of-palm		Hearts of Palm	Daymark	1	14 oz can	339	0
0040000012608	heart-of-palm		Hearts of Palm	Fennimore's Own	1	14 oz can	0	349
0040000012609	bamboo-shoot		Sliced Bamboo Shoots	Sakumori	0	8 oz can	179	189
0040000012610	bamboo-shoot		Sliced Bamboo Shoots	Daymark	1	8 oz can	159	0
0040000012611	bamboo-shoot		Sliced Bamboo Shoots	Fennimore's Own	1	8 oz can	0	169
0040000012612	water-chestnut		Sliced Water Chestnuts	Sakumori	0	8 oz can	179	179
0040000012613	water-chestnut		Sliced Water Chestnuts	Daymark	1	8 oz can	159	0
0040000012614	water-chestnut		Sliced Water Chestnuts	Fennimore's Own	1	8 oz can	0	159
0040000012615	straw-mushroom		Straw Mushrooms	Sakumori	0	15 oz can	289	299
0040000012616	straw-mushroom		Straw Mushrooms	Lotuswick	0	15 oz can	299	319
0040000012617	sauerkraut		Sauerkraut	Daymark	1	14.5 oz can	129	0
0040000012618	sauerkraut		Sauerkraut	Fennimore's Own	1	14.5 oz can	0	139
0040000012619	sauerkraut		Sauerkraut	Hobbleton	0	14.5 oz can	169	169
0040000012620	sauerkraut		Sauerkraut	Tansy & Rook	0	14.5 oz can	189	179
0040000012621	sauerkraut		Organic Sauerkraut	Tilth & Rill	2	14.5 oz can	219	209
0040000012622	sauerkraut		Sauerkraut	Daymark	1	32 oz	289	0
0040000012623	sauerkraut		Sauerkraut	Fennimore's Own	1	32 oz	0	299
0040000012624	sauerkraut		Sauerkraut	Hobbleton	0	32 oz	339	349
0040000012625	roasted-red-pepper		Roasted Red Peppers	Daymark	1	12 oz	319	0
0040000012626	roasted-red-pepper		Roasted Red Peppers	Fennimore's Own	1	12 oz	0	319
0040000012627	roasted-red-pepper		Roasted Red Peppers	Olivara	0	12 oz	389	399
0040000012628	roasted-red-pepper		Roasted Red Peppers	Castel Ombra	0	12 oz	429	439
0040000012629	pickled-beet		Sliced Pickled Beets	Daymark	1	16 oz	189	0
0040000012630	pickled-beet		Sliced Pickled Beets	Fennimore's Own	1	16 oz	0	189
0040000012631	pickled-beet		Sliced Pickled Beets	Hobbleton	0	16 oz	219	239
0040000012632	pickled-beet		Sliced Pickled Beets	Tansy & Rook	0	16 oz	259	259
0040000012633	dill-pickle		Dill Pickle Spears	Daymark	1	24 oz	319	0
0040000012634	dill-pickle		Dill Pickle Spears	Fennimore's Own	1	24 oz	0	329
0040000012635	dill-pickle		Dill Pickle Spears	Hobb's Larder	0	24 oz	369	399
0040000012636	dill-pickle		Dill Pickle Spears	Mistlecroft	0	24 oz	419	439
0040000012637	dill-pickle		Whole Dill Pickles	Hobb's Larder	0	46 oz	419	439
0040000012638	dill-pickle		Whole Dill Pickles	Daymark	1	46 oz	349	0
0040000012639	dill-pickle		Whole Dill Pickles	Fennimore's Own	1	46 oz	0	369
0040000012640	pickle-juice		Dill Pickle Juice	Hobb's Larder	0	16 fl oz	409	419
0040000012641	pickle-juice		Dill Pickle Juice	Mistlecroft	0	16 fl oz	439	459
0040000012642	pickle-relish		Sweet Pickle Relish	Daymark	1	12 oz	219	0
0040000012643	pickle-relish		Sweet Pickle Relish	Fennimore's Own	1	12 oz	0	229
0040000012644	pickle-relish		Sweet Pickle Relish	Hobb's Larder	0	12 oz	279	279
0040000012645	pickle-relish		Sweet Pickle Relish	Mistlecroft	0	12 oz	299	309
0040000012646	pickled-jalapeno		Sliced Pickled Jalapeños	Daymark	1	12 oz	199	0
0040000012647	pickled-jalapeno		Sliced Pickled Jalapeños	Fennimore's Own	1	12 oz	0	209
0040000012648	pickled-jalapeno		Sliced Pickled Jalapeños	Casa Ondina	0	12 oz	259	269
0040000012649	pickled-jalapeno		Sliced Pickled Jalapeños	Tierra Mansa	0	12 oz	269	279
0040000012650	pepperoncini		Pepperoncini	Daymark	1	16 oz	259	0
0040000012651	pepperoncini		Pepperoncini	Fennimore's Own	1	16 oz	0	289
0040000012652	pepperoncini		Pepperoncini	Olivara	0	16 oz	319	349
0040000012653	pepperoncini		Pepperoncini	Castel Ombra	0	16 oz	369	369
0040000012654	pickled-onion		Pickled Onions	Hobb's Larder	0	12 oz	409	439
0040000012655	pickled-onion		Pickled Onions	Daymark	1	12 oz	359	0
0040000012656	pickled-onion		Pickled Onions	Fennimore's Own	1	12 oz	0	379
0040000012657	table-olive		Kalamata Olives, Pitted	Daymark	1	9.5 oz	419	0
0040000012658	table-olive		Kalamata Olives, Pitted	Fennimore's Own	1	9.5 oz	0	429
0040000012659	table-olive		Kalamata Olives, Pitted	Olivara	0	9.5 oz	489	519
0040000012660	table-olive		Kalamata Olives, Pitted	Castel Ombra	0	9.5 oz	539	549
0040000012661	table-olive		Green Castelvetrano Olives, Pitted	Olivara	0	7 oz	559	579
0040000012662	table-olive		Green Castelvetrano Olives, Pitted	Daymark	1	7 oz	499	0
0040000012663	table-olive		Green Castelvetrano Olives, Pitted	Fennimore's Own	1	7 oz	0	509
0040000012664	table-olive		Medium Pitted Black Olives	Daymark	1	6 oz can	189	0
0040000012665	table-olive		Medium Pitted Black Olives	Fennimore's Own	1	6 oz can	0	199
0040000012666	table-olive		Medium Pitted Black Olives	Hobbleton	0	6 oz can	239	239
0040000012667	table-olive		Medium Pitted Black Olives	Tansy & Rook	0	6 oz can	269	259
0040000012668	table-olive		Sliced Black Olives	Daymark	1	3.8 oz can	139	0
0040000012669	table-olive		Sliced Black Olives	Fennimore's Own	1	3.8 oz can	0	139
0040000012670	table-olive		Sliced Black Olives	Hobbleton	0	3.8 oz can	159	169
0040000012671	table-olive		Sliced Black Olives	Tansy & Rook	0	3.8 oz can	179	189
0040000012672	stuffed-olive		Pimento Stuffed Manzanilla Olives	Daymark	1	7 oz	289	0
0040000012673	stuffed-olive		Pimento Stuffed Manzanilla Olives	Fennimore's Own	1	7 oz	0	309
0040000012674	stuffed-olive		Pimento Stuffed Manzanilla Olives	Hobbleton	0	7 oz	349	379
0040000012675	stuffed-olive		Pimento Stuffed Manzanilla Olives	Tansy & Rook	0	7 oz	409	399
0040000012676	caper		Nonpareil Capers	Daymark	1	3.5 oz	279	0
0040000012677	caper		Nonpareil Capers	Fennimore's Own	1	3.5 oz	0	279
0040000012678	caper		Nonpareil Capers	Olivara	0	3.5 oz	329	329
0040000012679	caper		Nonpareil Capers	Castel Ombra	0	3.5 oz	359	369
0040000012680	sun-dried-tomato		Sun-Dried Tomatoes, Dry Packed	Olivara	0	3 oz	469	479
0040000012681	sun-dried-tomato		Sun-Dried Tomatoes, Dry Packed	Daymark	1	3 oz	379	0
0040000012682	sun-dried-tomato		Sun-Dried Tomatoes, Dry Packed	Fennimore's Own	1	3 oz	0	409
0040000012683	sun-dried-tomato-in-oil		Sun-Dried Tomatoes in Oil	Olivara	0	7 oz	529	529
0040000012684	sun-dried-tomato-in-oil		Sun-Dried Tomatoes in Oil	Daymark	1	7 oz	459	0
0040000012685	sun-dried-tomato-in-oil		Sun-Dried Tomatoes in Oil	Fennimore's Own	1	7 oz	0	469
0040000012686	tomatillo-salsa		Tomatillo Salsa	Daymark	1	16 oz	299	0
0040000012687	tomatillo-salsa		Tomatillo Salsa	Fennimore's Own	1	16 oz	0	319
0040000012688	tomatillo-salsa		Tomatillo Salsa	Casa Ondina	0	16 oz	369	379
0040000012689	tomatillo-salsa		Tomatillo Salsa	Tierra Mansa	0	16 oz	399	409
0040000012690	tomato-salsa		Chunky Salsa, Mild	Daymark	1	16 oz	289	0
0040000012691	tomato-salsa		Chunky Salsa, Mild	Fennimore's Own	1	16 oz	0	319
0040000012692	tomato-salsa		Chunky Salsa, Mild	Casa Ondina	0	16 oz	359	369
0040000012693	tomato-salsa		Chunky Salsa, Mild	Tierra Mansa	0	16 oz	409	419
0040000012694	tomato-salsa		Organic Chunky Salsa, Mild	Tilth & Rill	2	16 oz	479	489
0040000012695	tomato-salsa		Chunky Salsa, Mild	Daymark	1	24 oz	409	0
0040000012696	tomato-salsa		Chunky Salsa, Mild	Fennimore's Own	1	24 oz	0	419
0040000012697	tomato-salsa		Chunky Salsa, Mild	Casa Ondina	0	24 oz	519	509
0040000012698	tomato-salsa		Chunky Salsa, Medium	Daymark	1	16 oz	289	0
0040000012699	tomato-salsa		Chunky Salsa, Medium	Fennimore's Own	1	16 oz	0	309
0040000012700	tomato-salsa		Chunky Salsa, Medium	Casa Ondina	0	16 oz	369	369
0040000012701	tomato-salsa		Chunky Salsa, Medium	Tierra Mansa	0	16 oz	399	409
0040000012702	tomato-salsa	fresh	Fresh Pico de Gallo	Casa Ondina	0	12 oz	459	459
0040000012703	tomato-salsa	fresh	Fresh Pico de Gallo	Tierra Mansa	0	12 oz	489	519
0040000012704	gluten-free-chipotle-in-adobo		Gluten-Free Chipotle Peppers in Adobo	Casa Ondina	0	7 oz can	249	249
0040000012705	gluten-free-chipotle-in-adobo		Gluten-Free Chipotle Peppers in Adobo	Daymark	1	7 oz can	209	0
0040000012706	gluten-free-chipotle-in-adobo		Gluten-Free Chipotle Peppers in Adobo	Fennimore's Own	1	7 oz can	0	209
0040000012707	pickled-mustard-greens		Pickled Mustard Greens	Sakumori	0	10.5 oz	249	259
0040000012708	pickled-mustard-greens		Pickled Mustard Greens	Lotuswick	0	10.5 oz	269	289
0040000012709	gluten-free-pickled-mustard-greens		Gluten-Free Zha Cai (Pickled Mustard Stem)	Sakumori	0	2.8 oz packet	179	179
0040000012710	gluten-free-pickled-mustard-greens		Gluten-Free Zha Cai (Pickled Mustard Stem)	Lotuswick	0	2.8 oz packet	199	199
0040000012711	pickled-daikon		Yellow Pickled Radish (Danmuji)	Sakumori	0	12 oz	409	419
0040000012712	pickled-daikon		Yellow Pickled Radish (Danmuji)	Lotuswick	0	12 oz	439	439
0040000012713	pickled-ginger		Pickled Sushi Ginger	Sakumori	0	7 oz	409	439
0040000012714	pickled-ginger		Pickled Sushi Ginger	Daymark	1	7 oz	359	0
0040000012715	pickled-ginger		Pickled Sushi Ginger	Fennimore's Own	1	7 oz	0	369
0040000012716	kimchi		Napa Cabbage Kimchi	Daymark	1	14 oz	539	0
0040000012717	kimchi		Napa Cabbage Kimchi	Fennimore's Own	1	14 oz	0	549
0040000012718	kimchi		Napa Cabbage Kimchi	Sakumori	0	14 oz	669	689
0040000012719	kimchi		Napa Cabbage Kimchi	Lotuswick	0	14 oz	719	729
0040000012720	vegan-kimchi		Vegan Napa Cabbage Kimchi	Sakumori	0	14 oz	669	719
0040000012721	vegan-kimchi		Vegan Napa Cabbage Kimchi	Daymark	1	14 oz	569	0
0040000012722	vegan-kimchi		Vegan Napa Cabbage Kimchi	Fennimore's Own	1	14 oz	0	599
0040000012723	nori		Roasted Nori Sheets	Daymark	1	10 ct	399	0
0040000012724	nori		Roasted Nori Sheets	Fennimore's Own	1	10 ct	0	419
0040000012725	nori		Roasted Nori Sheets	Sakumori	0	10 ct	499	519
0040000012726	nori		Roasted Nori Sheets	Lotuswick	0	10 ct	569	559
0040000012727	kombu		Dried Kombu	Sakumori	0	2 oz	589	619
0040000012728	kombu		Dried Kombu	Lotuswick	0	2 oz	669	669
0040000012729	wakame		Dried Wakame	Sakumori	0	2 oz	459	479
0040000012730	wakame		Dried Wakame	Lotuswick	0	2 oz	479	519
0040000012731	aonori		Aonori Flakes	Sakumori	0	0.7 oz	489	509
0040000012732	aonori		Aonori Flakes	Lotuswick	0	0.7 oz	549	579
0040000012733	wood-ear		Dried Wood Ear Mushrooms	Sakumori	0	3 oz	499	509
0040000012734	wood-ear		Dried Wood Ear Mushrooms	Lotuswick	0	3 oz	549	569
0040000012735	dried-shiitake		Dried Shiitake Mushrooms	Sakumori	0	2.5 oz	619	629
0040000012736	dried-shiitake		Dried Shiitake Mushrooms	Daymark	1	2.5 oz	529	0
0040000012737	dried-shiitake		Dried Shiitake Mushrooms	Fennimore's Own	1	2.5 oz	0	579
0040000012738	dried-porcini		Dried Porcini	Olivara	0	1 oz packet	619	649
0040000012739	dried-porcini		Dried Porcini	Daymark	1	1 oz packet	539	0
0040000012740	dried-porcini		Dried Porcini	Fennimore's Own	1	1 oz packet	0	579
0040000012741	cooked-potato		Cooked Whole Potatoes, Vacuum Packed	Hobbleton	0	17.6 oz	349	359
0040000012742	cooked-potato		Cooked Whole Potatoes, Vacuum Packed	Daymark	1	17.6 oz	299	0
0040000012743	cooked-potato		Cooked Whole Potatoes, Vacuum Packed	Fennimore's Own	1	17.6 oz	0	319
0040000012744	canned-potato		Whole New Potatoes, Can	Hobbleton	0	15 oz can	119	119
0040000012745	canned-potato		Whole New Potatoes, Can	Daymark	1	15 oz can	99	0
0040000012746	canned-potato		Whole New Potatoes, Can	Fennimore's Own	1	15 oz can	0	99
0040000012747	frozen-onion		Frozen Chopped Onions	Rimefield	0	12 oz	209	209
0040000012748	frozen-onion		Frozen Chopped Onions	Daymark	1	12 oz	179	0
0040000012749	frozen-onion		Frozen Chopped Onions	Fennimore's Own	1	12 oz	0	189
0040000012750	frozen-onion		Frozen Pearl Onions	Rimefield	0	14.4 oz	309	319
0040000012751	frozen-onion		Frozen Pearl Onions	Daymark	1	14.4 oz	269	0
0040000012752	frozen-onion		Frozen Pearl Onions	Fennimore's Own	1	14.4 oz	0	279
0040000012753	frozen-spinach		Frozen Chopped Spinach	Daymark	1	10 oz	139	0
0040000012754	frozen-spinach		Frozen Chopped Spinach	Fennimore's Own	1	10 oz	0	149
0040000012755	frozen-spinach		Frozen Chopped Spinach	Rimefield	0	10 oz	169	179
0040000012756	frozen-spinach		Frozen Chopped Spinach	Snowberry Lane	0	10 oz	199	199
0040000012757	frozen-spinach		Frozen Organic Chopped Spinach	Tilth & Rill	2	10 oz	219	229
0040000012758	frozen-spinach		Frozen Chopped Spinach	Daymark	1	16 oz	219	0
0040000012759	frozen-spinach		Frozen Chopped Spinach	Fennimore's Own	1	16 oz	0	229
0040000012760	frozen-spinach		Frozen Chopped Spinach	Rimefield	0	16 oz	259	269
0040000012761	french-fries		Frozen Straight Cut Fries	Daymark	1	32 oz	379	0
0040000012762	french-fries		Frozen Straight Cut Fries	Fennimore's Own	1	32 oz	0	389
0040000012763	french-fries		Frozen Straight Cut Fries	Rimefield	0	32 oz	469	469
0040000012764	french-fries		Frozen Straight Cut Fries	Snowberry Lane	0	32 oz	519	549
0040000012765	french-fries		Frozen Shoestring Fries	Rimefield	0	28 oz	399	399
0040000012766	french-fries		Frozen Shoestring Fries	Daymark	1	28 oz	339	0
0040000012767	french-fries		Frozen Shoestring Fries	Fennimore's Own	1	28 oz	0	359
0040000012768	tater-tot		Frozen Tater Rounds	Daymark	1	32 oz	389	0
0040000012769	tater-tot		Frozen Tater Rounds	Fennimore's Own	1	32 oz	0	399
0040000012770	tater-tot		Frozen Tater Rounds	Rimefield	0	32 oz	479	479
0040000012771	tater-tot		Frozen Tater Rounds	Snowberry Lane	0	32 oz	529	539
0040000012772	falafel		Ready-Made Falafel	Olivara	0	10 oz	599	589
0040000012773	falafel		Ready-Made Falafel	Daymark	1	10 oz	499	0
0040000012774	falafel		Ready-Made Falafel	Fennimore's Own	1	10 oz	0	509
0040000012775	falafel	frozen	Frozen Falafel	Olivara	0	12 oz	619	649
0040000012776	falafel	frozen	Frozen Falafel	Daymark	1	12 oz	549	0
0040000012777	falafel	frozen	Frozen Falafel	Fennimore's Own	1	12 oz	0	559
0040000012778	dosa		Dosa Batter, Refrigerated	Rasoi Lane	0	32 oz	619	669
0040000012779	dosa		Dosa Batter, Refrigerated	Daymark	1	32 oz	529	0
0040000012780	dosa		Dosa Batter, Refrigerated	Fennimore's Own	1	32 oz	0	559
0040000012781	mixed-vegetables		Frozen Mixed Vegetables	Daymark	1	12 oz	129	0
0040000012782	mixed-vegetables		Frozen Mixed Vegetables	Fennimore's Own	1	12 oz	0	139
0040000012783	mixed-vegetables		Frozen Mixed Vegetables	Rimefield	0	12 oz	169	169
0040000012784	mixed-vegetables		Frozen Mixed Vegetables	Snowberry Lane	0	12 oz	179	189
0040000012785	mixed-vegetables		Frozen Organic Mixed Vegetables	Tilth & Rill	2	12 oz	209	219
0040000012786	mixed-vegetables		Frozen Mixed Vegetables	Daymark	1	32 oz	319	0
0040000012787	mixed-vegetables		Frozen Mixed Vegetables	Fennimore's Own	1	32 oz	0	349
0040000012788	mixed-vegetables		Frozen Mixed Vegetables	Rimefield	0	32 oz	389	399
0040000012789	baby-lima-bean		Frozen Baby Lima Beans	Daymark	1	12 oz	189	0
0040000012790	baby-lima-bean		Frozen Baby Lima Beans	Fennimore's Own	1	12 oz	0	199
0040000012791	baby-lima-bean		Frozen Baby Lima Beans	Rimefield	0	12 oz	219	239
0040000012792	baby-lima-bean		Frozen Baby Lima Beans	Snowberry Lane	0	12 oz	249	259
0040000012793	stir-fry-vegetables		Frozen Stir-Fry Vegetables	Rimefield	0	14 oz	329	319
0040000012794	stir-fry-vegetables		Frozen Stir-Fry Vegetables	Daymark	1	14 oz	279	0
0040000012795	stir-fry-vegetables		Frozen Stir-Fry Vegetables	Fennimore's Own	1	14 oz	0	279
0040000012796	kidney-bean		Dark Red Kidney Beans	Daymark	1	15.5 oz can	109	0
0040000012797	kidney-bean		Dark Red Kidney Beans	Fennimore's Own	1	15.5 oz can	0	109
0040000012798	kidney-bean		Dark Red Kidney Beans	Hobbleton	0	15.5 oz can	129	129
0040000012799	kidney-bean		Dark Red Kidney Beans	Tansy & Rook	0	15.5 oz can	149	149
0040000012800	kidney-bean		Organic Dark Red Kidney Beans	Tilth & Rill	2	15.5 oz can	169	179
0040000012801	kidney-bean		Light Red Kidney Beans	Hobbleton	0	15.5 oz can	129	129
0040000012802	kidney-bean		Light Red Kidney Beans	Daymark	1	15.5 oz can	109	0
0040000012803	kidney-bean		Light Red Kidney Beans	Fennimore's Own	1	15.5 oz can	0	119
0040000012804	dried-kidney-bean		Dried Red Kidney Beans	Millrace	0	16 oz	229	229
0040000012805	dried-kidney-bean		Dried Red Kidney Beans	Daymark	1	16 oz	199	0
0040000012806	dried-kidney-bean		Dried Red Kidney Beans	Fennimore's Own	1	16 oz	0	209
0040000012807	cannellini-bean		Cannellini Beans	Daymark	1	15 oz can	119	0
0040000012808	cannellini-bean		Cannellini Beans	Fennimore's Own	1	15 oz can	0	129
0040000012809	cannellini-bean		Cannellini Beans	Hobbleton	0	15 oz can	139	149
0040000012810	cannellini-bean		Cannellini Beans	Tansy & Rook	0	15 oz can	159	169
0040000012811	cannellini-bean		Organic Cannellini Beans	Tilth & Rill	2	15 oz can	199	189
0040000012812	cannellini-bean		Great Northern Beans	Daymark	1	15.5 oz can	109	0
0040000012813	cannellini-bean		Great Northern Beans	Fennimore's Own	1	15.5 oz can	0	119
0040000012814	cannellini-bean		Great Northern Beans	Hobbleton	0	15.5 oz can	139	139
0040000012815	cannellini-bean		Great Northern Beans	Tansy & Rook	0	15.5 oz can	149	159
0040000012816	cannellini-bean		Navy Beans	Hobbleton	0	15.5 oz can	149	159
0040000012817	cannellini-bean		Navy Beans	Daymark	1	15.5 oz can	119	0
0040000012818	cannellini-bean		Navy Beans	Fennimore's Own	1	15.5 oz can	0	129
0040000012819	black-bean		Black Beans	Daymark	1	15 oz can	109	0
0040000012820	black-bean		Black Beans	Fennimore's Own	1	15 oz can	0	119
0040000012821	black-bean		Black Beans	Hobbleton	0	15 oz can	139	149
0040000012822	black-bean		Black Beans	Tansy & Rook	0	15 oz can	159	159
0040000012823	black-bean		Organic Black Beans	Tilth & Rill	2	15 oz can	189	179
0040000012824	black-bean		Black Beans	Daymark	1	29 oz can	209	0
0040000012825	black-bean		Black Beans	Fennimore's Own	1	29 oz can	0	229
0040000012826	black-bean		Black Beans	Hobbleton	0	29 oz can	259	259
0040000012827	dried-black-bean		Dried Black Beans	Daymark	1	16 oz	149	0
0040000012828	dried-black-bean		Dried Black Beans	Fennimore's Own	1	16 oz	0	159
0040000012829	dried-black-bean		Dried Black Beans	Millrace	0	16 oz	179	189
0040000012830	dried-black-bean		Dried Black Beans	Tansy & Rook	0	16 oz	209	219
0040000012831	dried-black-bean		Organic Dried Black Beans	Tilth & Rill	2	16 oz	239	249
0040000012832	dried-black-bean		Dried Black Beans	Daymark	1	2 lb	279	0
0040000012833	dried-black-bean		Dried Black Beans	Fennimore's Own	1	2 lb	0	289
0040000012834	dried-black-bean		Dried Black Beans	Millrace	0	2 lb	349	349
0040000012835	pinto-bean		Pinto Beans	Daymark	1	15 oz can	99	0
0040000012836	pinto-bean		Pinto Beans	Fennimore's Own	1	15 oz can	0	109
0040000012837	pinto-bean		Pinto Beans	Hobbleton	0	15 oz can	129	129
0040000012838	pinto-bean		Pinto Beans	Tansy & Rook	0	15 oz can	139	149
0040000012839	pinto-bean		Organic Pinto Beans	Tilth & Rill	2	15 oz can	159	169
0040000012840	pinto-bean		Pinto Beans	Daymark	1	29 oz can	189	0
0040000012841	pinto-bean		Pinto Beans	Fennimore's Own	1	29 oz can	0	199
0040000012842	pinto-bean		Pinto Beans	Hobbleton	0	29 oz can	229	239
0040000012843	dried-pinto-bean		Dried Pinto Beans	Daymark	1	16 oz	139	0
0040000012844	dried-pinto-bean		Dried Pinto Beans	Fennimore's Own	1	16 oz	0	149
0040000012845	dried-pinto-bean		Dried Pinto Beans	Millrace	0	16 oz	169	179
0040000012846	dried-pinto-bean		Dried Pinto Beans	Tansy & Rook	0	16 oz	199	199
0040000012847	dried-pinto-bean		Dried Pinto Beans	Daymark	1	4 lb	479	0
0040000012848	dried-pinto-bean		Dried Pinto Beans	Fennimore's Own	1	4 lb	0	499
0040000012849	dried-pinto-bean		Dried Pinto Beans	Millrace	0	4 lb	619	629
0040000012850	mayocoba-bean		Mayocoba (Canary) Beans	Casa Ondina	0	15 oz can	189	199
0040000012851	mayocoba-bean		Mayocoba (Canary) Beans	Tierra Mansa	0	15 oz can	219	229
0040000012852	borlotti-bean		Borlotti Beans	Olivara	0	15 oz can	229	239
0040000012853	borlotti-bean		Borlotti Beans	Castel Ombra	0	15 oz can	259	259
0040000012854	butter-bean		Butter Beans	Daymark	1	15 oz can	139	0
0040000012855	butter-bean		Butter Beans	Fennimore's Own	1	15 oz can	0	149
0040000012856	butter-bean		Butter Beans	Hobbleton	0	15 oz can	169	179
0040000012857	butter-bean		Butter Beans	Tansy & Rook	0	15 oz can	189	189
0040000012858	black-eyed-pea		Black-Eyed Peas	Daymark	1	15.5 oz can	129	0
0040000012859	black-eyed-pea		Black-Eyed Peas	Fennimore's Own	1	15.5 oz can	0	129
0040000012860	black-eyed-pea		Black-Eyed Peas	Hobbleton	0	15.5 oz can	149	169
0040000012861	black-eyed-pea		Black-Eyed Peas	Tansy & Rook	0	15.5 oz can	169	179
0040000012862	dried-black-eyed-pea		Dried Black-Eyed Peas	Millrace	0	16 oz	219	239
0040000012863	dried-black-eyed-pea		Dried Black-Eyed Peas	Daymark	1	16 oz	189	0
0040000012864	dried-black-eyed-pea		Dried Black-Eyed Peas	Fennimore's Own	1	16 oz	0	209
0040000012865	pigeon-pea		Green Pigeon Peas	Casa Ondina	0	15 oz can	189	189
0040000012866	pigeon-pea		Green Pigeon Peas	Daymark	1	15 oz can	169	0
0040000012867	pigeon-pea		Green Pigeon Peas	Fennimore's Own	1	15 oz can	0	169
0040000012868	fava-bean		Fava Beans	Olivara	0	15 oz can	229	229
0040000012869	fava-bean		Fava Beans	Daymark	1	15 oz can	189	0
0040000012870	fava-bean		Fava Beans	Fennimore's Own	1	15 oz can	0	209
0040000012871	dried-fava-bean		Dried Split Fava Beans	Olivara	0	24 oz	459	469
0040000012872	dried-fava-bean		Dried Split Fava Beans	Castel Ombra	0	24 oz	499	499
0040000012873	chickpea		Garbanzo Beans (Chickpeas)	Daymark	1	15.5 oz can	119	0
0040000012874	chickpea		Garbanzo Beans (Chickpeas)	Fennimore's Own	1	15.5 oz can	0	119
0040000012875	chickpea		Garbanzo Beans (Chickpeas)	Hobbleton	0	15.5 oz can	139	139
0040000012876	chickpea		Garbanzo Beans (Chickpeas)	Tansy & Rook	0	15.5 oz can	159	159
0040000012877	chickpea		Organic Garbanzo Beans (Chickpeas)	Tilth & Rill	2	15.5 oz can	179	179
0040000012878	chickpea		Garbanzo Beans (Chickpeas)	Daymark	1	29 oz can	199	0
0040000012879	chickpea		Garbanzo Beans (Chickpeas)	Fennimore's Own	1	29 oz can	0	209
0040000012880	chickpea		Garbanzo Beans (Chickpeas)	Hobbleton	0	29 oz can	239	249
0040000012881	dried-chickpea		Dried Chickpeas	Daymark	1	16 oz	179	0
0040000012882	dried-chickpea		Dried Chickpeas	Fennimore's Own	1	16 oz	0	189
0040000012883	dried-chickpea		Dried Chickpeas	Millrace	0	16 oz	219	219
0040000012884	dried-chickpea		Dried Chickpeas	Tansy & Rook	0	16 oz	239	249
0040000012885	dried-chickpea		Organic Dried Chickpeas	Tilth & Rill	2	16 oz	279	299
0040000012886	dried-chickpea		Dried Chickpeas	Daymark	1	2 lb	329	0
0040000012887	dried-chickpea		Dried Chickpeas	Fennimore's Own	1	2 lb	0	339
0040000012888	dried-chickpea		Dried Chickpeas	Millrace	0	2 lb	419	429
0040000012889	brown-chickpea		Dried Brown Chickpeas (Kala Chana)	Rasoi Lane	0	2 lb	489	499
0040000012890	brown-chickpea		Dried Brown Chickpeas (Kala Chana)	Daymark	1	2 lb	399	0
0040000012891	brown-chickpea		Dried Brown Chickpeas (Kala Chana)	Fennimore's Own	1	2 lb	0	409
0040000012892	cooked-lentil		Cooked Brown Lentils, Can	Olivara	0	15 oz can	229	239
0040000012893	cooked-lentil		Cooked Brown Lentils, Can	Daymark	1	15 oz can	199	0
0040000012894	cooked-lentil		Cooked Brown Lentils, Can	Fennimore's Own	1	15 oz can	0	209
0040000012895	cooked-lentil		Ready Lentils, Pouch	Olivara	0	8.8 oz packet	349	359
0040000012896	cooked-lentil		Ready Lentils, Pouch	Daymark	1	8.8 oz packet	289	0
0040000012897	cooked-lentil		Ready Lentils, Pouch	Fennimore's Own	1	8.8 oz packet	0	299
0040000012898	lentil		Dried Lentils	Daymark	1	16 oz	189	0
0040000012899	lentil		Dried Lentils	Fennimore's Own	1	16 oz	0	199
0040000012900	lentil		Dried Lentils	Millrace	0	16 oz	229	229
0040000012901	lentil		Dried Lentils	Tansy & Rook	0	16 oz	239	249
0040000012902	lentil		Organic Dried Lentils	Tilth & Rill	2	16 oz	299	289
0040000012903	brown-lentil		Dried Brown Lentils	Daymark	1	16 oz	189	0
0040000012904	brown-lentil		Dried Brown Lentils	Fennimore's Own	1	16 oz	0	189
0040000012905	brown-lentil		Dried Brown Lentils	Millrace	0	16 oz	229	229
0040000012906	brown-lentil		Dried Brown Lentils	Tansy & Rook	0	16 oz	249	259
0040000012907	brown-lentil		Organic Dried Brown Lentils	Tilth & Rill	2	16 oz	289	309
0040000012908	brown-lentil		Dried Brown Lentils	Daymark	1	2 lb	339	0
0040000012909	brown-lentil		Dried Brown Lentils	Fennimore's Own	1	2 lb	0	359
0040000012910	brown-lentil		Dried Brown Lentils	Millrace	0	2 lb	419	439
0040000012911	green-lentil		Dried French Green Lentils	Olivara	0	16 oz	349	369
0040000012912	green-lentil		Dried French Green Lentils	Daymark	1	16 oz	299	0
0040000012913	green-lentil		Dried French Green Lentils	Fennimore's Own	1	16 oz	0	309
0040000012914	green-lentil		Organic Dried French Green Lentils	Tilth & Rill	2	16 oz	479	479
0040000012915	red-lentil		Dried Red Lentils (Masoor Dal)	Daymark	1	16 oz	229	0
0040000012916	red-lentil		Dried Red Lentils (Masoor Dal)	Fennimore's Own	1	16 oz	0	229
0040000012917	red-lentil		Dried Red Lentils (Masoor Dal)	Rasoi Lane	0	16 oz	279	289
0040000012918	red-lentil		Dried Red Lentils (Masoor Dal)	Annapur	0	16 oz	289	309
0040000012919	red-lentil		Organic Dried Red Lentils (Masoor Dal)	Tilth & Rill	2	16 oz	359	359
0040000012920	red-lentil		Dried Red Lentils (Masoor Dal)	Daymark	1	2 lb	429	0
0040000012921	red-lentil		Dried Red Lentils (Masoor Dal)	Fennimore's Own	1	2 lb	0	439
0040000012922	red-lentil		Dried Red Lentils (Masoor Dal)	Rasoi Lane	0	2 lb	519	529
0040000012923	split-pea		Dried Split Peas, Green	Daymark	1	16 oz	179	0
0040000012924	split-pea		Dried Split Peas, Green	Fennimore's Own	1	16 oz	0	179
0040000012925	split-pea		Dried Split Peas, Green	Millrace	0	16 oz	219	229
0040000012926	split-pea		Dried Split Peas, Green	Tansy & Rook	0	16 oz	249	259
0040000012927	split-pea		Dried Split Peas, Yellow	Millrace	0	16 oz	209	209
0040000012928	split-pea		Dried Split Peas, Yellow	Daymark	1	16 oz	179	0
0040000012929	split-pea		Dried Split Peas, Yellow	Fennimore's Own	1	16 oz	0	189
0040000012930	black-gram		Split Urad Dal	Rasoi Lane	0	2 lb	519	559
0040000012931	black-gram		Split Urad Dal	Daymark	1	2 lb	439	0
0040000012932	black-gram		Split Urad Dal	Fennimore's Own	1	2 lb	0	479
0040000012933	black-gram		Whole Black Urad (Black Gram)	Rasoi Lane	0	2 lb	489	509
0040000012934	black-gram		Whole Black Urad (Black Gram)	Annapur	0	2 lb	539	549
0040000012935	mung-bean		Moong Dal (Split Yellow)	Rasoi Lane	0	2 lb	509	509
0040000012936	mung-bean		Moong Dal (Split Yellow)	Daymark	1	2 lb	439	0
0040000012937	mung-bean		Moong Dal (Split Yellow)	Fennimore's Own	1	2 lb	0	459
0040000012938	mung-bean		Whole Mung Beans	Rasoi Lane	0	2 lb	459	489
0040000012939	mung-bean		Whole Mung Beans	Daymark	1	2 lb	409	0
0040000012940	mung-bean		Whole Mung Beans	Fennimore's Own	1	2 lb	0	409
0040000012941	mung-bean		Organic Whole Mung Beans	Tilth & Rill	2	2 lb	639	649
0040000012942	toor-dal		Toor Dal	Rasoi Lane	0	2 lb	599	609
0040000012943	toor-dal		Toor Dal	Daymark	1	2 lb	509	0
0040000012944	toor-dal		Toor Dal	Fennimore's Own	1	2 lb	0	519
0040000012945	chana-dal		Chana Dal	Rasoi Lane	0	2 lb	479	479
0040000012946	chana-dal		Chana Dal	Daymark	1	2 lb	399	0
0040000012947	chana-dal		Chana Dal	Fennimore's Own	1	2 lb	0	419
0040000012948	roasted-gram		Roasted Gram	Rasoi Lane	0	14 oz	409	419
0040000012949	roasted-gram		Roasted Gram	Annapur	0	14 oz	429	449
0040000012950	vegetarian-refried-bean		Vegetarian Refried Beans	Daymark	1	16 oz can	139	0
0040000012951	vegetarian-refried-bean		Vegetarian Refried Beans	Fennimore's Own	1	16 oz can	0	149
0040000012952	vegetarian-refried-bean		Vegetarian Refried Beans	Casa Ondina	0	16 oz can	169	179
0040000012953	vegetarian-refried-bean		Vegetarian Refried Beans	Tierra Mansa	0	16 oz can	189	199
0040000012954	vegetarian-refried-bean		Organic Vegetarian Refried Beans	Tilth & Rill	2	16 oz can	229	229
0040000012955	refried-bean		Traditional Refried Beans	Casa Ondina	0	16 oz can	159	169
0040000012956	refried-bean		Traditional Refried Beans	Daymark	1	16 oz can	139	0
0040000012957	refried-bean		Traditional Refried Beans	Fennimore's Own	1	16 oz can	0	139
0040000012958	vegetarian-baked-beans		Vegetarian Baked Beans	Daymark	1	16 oz can	149	0
0040000012959	vegetarian-baked-beans		Vegetarian Baked Beans	Fennimore's Own	1	16 oz can	0	159
0040000012960	vegetarian-baked-beans		Vegetarian Baked Beans	Hobbleton	0	16 oz can	189	199
0040000012961	vegetarian-baked-beans		Vegetarian Baked Beans	Tansy & Rook	0	16 oz can	219	219
0040000012962	vegetarian-baked-beans		Vegetarian Baked Beans	Daymark	1	28 oz can	269	0
0040000012963	vegetarian-baked-beans		Vegetarian Baked Beans	Fennimore's Own	1	28 oz can	0	259
0040000012964	vegetarian-baked-beans		Vegetarian Baked Beans	Hobbleton	0	28 oz can	309	319
0040000012965	hummus		Classic Hummus	Daymark	1	10 oz	349	0
0040000012966	hummus		Classic Hummus	Fennimore's Own	1	10 oz	0	379
0040000012967	hummus		Classic Hummus	Olivara	0	10 oz	439	449
0040000012968	hummus		Classic Hummus	Castel Ombra	0	10 oz	479	499
0040000012969	hummus		Organic Classic Hummus	Tilth & Rill	2	10 oz	559	579
0040000012970	hummus		Classic Hummus	Daymark	1	17 oz	569	0
0040000012971	hummus		Classic Hummus	Fennimore's Own	1	17 oz	0	579
0040000012972	hummus		Classic Hummus	Olivara	0	17 oz	689	709
0040000012973	sev		Sev	Rasoi Lane	0	10 oz	359	369
0040000012974	sev		Sev	Annapur	0	10 oz	369	389
0040000012975	fermented-black-bean		Fermented Black Beans	Sakumori	0	8 oz	349	349
0040000012976	fermented-black-bean		Fermented Black Beans	Lotuswick	0	8 oz	369	379
0040000012977	soy-sauce		Soy Sauce	Daymark	1	10 fl oz	259	0
0040000012978	soy-sauce		Soy Sauce	Fennimore's Own	1	10 fl oz	0	269
0040000012979	soy-sauce		Soy Sauce	Sakumori	0	10 fl oz	309	319
0040000012980	soy-sauce		Soy Sauce	Lotuswick	0	10 fl oz	339	339
0040000012981	soy-sauce		Organic Soy Sauce	Tilth & Rill	2	10 fl oz	379	399
0040000012982	soy-sauce		Soy Sauce	Daymark	1	15 fl oz	359	0
0040000012983	soy-sauce		Soy Sauce	Fennimore's Own	1	15 fl oz	0	369
0040000012984	soy-sauce		Soy Sauce	Sakumori	0	15 fl oz	439	449
0040000012985	soy-sauce		Dark Soy Sauce	Sakumori	0	16.9 fl oz	369	389
0040000012986	soy-sauce		Dark Soy Sauce	Daymark	1	16.9 fl oz	319	0
0040000012987	soy-sauce		Dark Soy Sauce	Fennimore's Own	1	16.9 fl oz	0	319
0040000012988	soy-sauce		Reduced Sodium Soy Sauce	Sakumori	0	10 fl oz	319	319
0040000012989	soy-sauce		Reduced Sodium Soy Sauce	Daymark	1	10 fl oz	279	0
0040000012990	soy-sauce		Reduced Sodium Soy Sauce	Fennimore's Own	1	10 fl oz	0	279
0040000012991	gluten-free-tamari		Gluten-Free Tamari	Daymark	1	10 fl oz	389	0
0040000012992	gluten-free-tamari		Gluten-Free Tamari	Fennimore's Own	1	10 fl oz	0	409
0040000012993	gluten-free-tamari		Gluten-Free Tamari	Sakumori	0	10 fl oz	489	489
0040000012994	gluten-free-tamari		Gluten-Free Tamari	Lotuswick	0	10 fl oz	509	529
0040000012995	gluten-free-tamari		Organic Gluten-Free Tamari	Tilth & Rill	2	10 fl oz	599	639
0040000012996	gluten-free-tamari		Gluten-Free Tamari	Daymark	1	20 fl oz	709	0
0040000012997	gluten-free-tamari		Gluten-Free Tamari	Fennimore's Own	1	20 fl oz	0	729
0040000012998	gluten-free-tamari		Gluten-Free Tamari	Sakumori	0	20 fl oz	869	879
0040000012999	coconut-aminos		Coconut Aminos	Verdanelle	0	8 fl oz	589	589
0040000013000	coconut-aminos		Coconut Aminos	Daymark	1	8 fl oz	489	0
0040000013001	coconut-aminos		Coconut Aminos	Fennimore's Own	1	8 fl oz	0	529
0040000013002	coconut-aminos		Organic Coconut Aminos	Tilth & Rill	2	8 fl oz	759	799
0040000013003	hoisin-sauce		Hoisin Sauce	Daymark	1	9.4 oz	299	0
0040000013004	hoisin-sauce		Hoisin Sauce	Fennimore's Own	1	9.4 oz	0	309
0040000013005	hoisin-sauce		Hoisin Sauce	Sakumori	0	9.4 oz	349	359
0040000013006	hoisin-sauce		Hoisin Sauce	Lotuswick	0	9.4 oz	409	409
0040000013007	gluten-free-hoisin-sauce		Gluten-Free Hoisin Sauce	Sans Gerbe	0	9 oz	499	529
0040000013008	gluten-free-hoisin-sauce		Gluten-Free Hoisin Sauce	Daymark	1	9 oz	419	0
0040000013009	gluten-free-hoisin-sauce		Gluten-Free Hoisin Sauce	Fennimore's Own	1	9 oz	0	439
0040000013010	teriyaki-sauce		Teriyaki Sauce	Daymark	1	10 fl oz	299	0
0040000013011	teriyaki-sauce		Teriyaki Sauce	Fennimore's Own	1	10 fl oz	0	299
0040000013012	teriyaki-sauce		Teriyaki Sauce	Sakumori	0	10 fl oz	359	379
0040000013013	teriyaki-sauce		Teriyaki Sauce	Lotuswick	0	10 fl oz	409	419
0040000013014	kecap-manis		Kecap Manis (Sweet Soy Sauce)	Sakumori	0	8.5 fl oz	439	479
0040000013015	kecap-manis		Kecap Manis (Sweet Soy Sauce)	Lotuswick	0	8.5 fl oz	489	509
0040000013016	doubanjiang		Doubanjiang (Chili Bean Paste)	Sakumori	0	13 oz	489	519
0040000013017	doubanjiang		Doubanjiang (Chili Bean Paste)	Lotuswick	0	13 oz	549	549
0040000013018	gluten-free-doubanjiang		Gluten-Free Chili Bean Paste	Sakumori	0	8 oz	599	599
0040000013019	gluten-free-doubanjiang		Gluten-Free Chili Bean Paste	Lotuswick	0	8 oz	639	679
0040000013020	gochujang		Gochujang (Red Pepper Paste)	Daymark	1	17.6 oz	489	0
0040000013021	gochujang		Gochujang (Red Pepper Paste)	Fennimore's Own	1	17.6 oz	0	509
0040000013022	gochujang		Gochujang (Red Pepper Paste)	Sakumori	0	17.6 oz	589	599
0040000013023	gochujang		Gochujang (Red Pepper Paste)	Lotuswick	0	17.6 oz	669	699
0040000013024	gluten-free-gochujang		Gluten-Free Gochujang	Sans Gerbe	0	8 oz	619	649
0040000013025	gluten-free-gochujang		Gluten-Free Gochujang	Daymark	1	8 oz	559	0
0040000013026	gluten-free-gochujang		Gluten-Free Gochujang	Fennimore's Own	1	8 oz	0	569
0040000013027	miso		White Miso Paste	Daymark	1	13 oz	529	0
0040000013028	miso		White Miso Paste	Fennimore's Own	1	13 oz	0	579
0040000013029	miso		White Miso Paste	Sakumori	0	13 oz	649	669
0040000013030	miso		White Miso Paste	Lotuswick	0	13 oz	709	759
0040000013031	miso		Organic White Miso Paste	Tilth & Rill	2	13 oz	829	899
0040000013032	gluten-free-miso		Gluten-Free White Miso Paste	Sakumori	0	13 oz	729	779
0040000013033	gluten-free-miso		Gluten-Free White Miso Paste	Daymark	1	13 oz	639	0
0040000013034	gluten-free-miso		Gluten-Free White Miso Paste	Fennimore's Own	1	13 oz	0	679
0040000013035	thai-red-curry-paste		Thai Red Curry Paste	Daymark	1	4 oz	309	0
0040000013036	thai-red-curry-paste		Thai Red Curry Paste	Fennimore's Own	1	4 oz	0	319
0040000013037	thai-red-curry-paste		Thai Red Curry Paste	Sakumori	0	4 oz	389	399
0040000013038	thai-red-curry-paste		Thai Red Curry Paste	Lotuswick	0	4 oz	419	429
0040000013039	thai-green-curry-paste		Thai Green Curry Paste	Daymark	1	4 oz	309	0
0040000013040	thai-green-curry-paste		Thai Green Curry Paste	Fennimore's Own	1	4 oz	0	329
0040000013041	thai-green-curry-paste		Thai Green Curry Paste	Sakumori	0	4 oz	379	409
0040000013042	thai-green-curry-paste		Thai Green Curry Paste	Lotuswick	0	4 oz	419	429
0040000013043	panang-curry-paste		Panang Curry Paste	Sakumori	0	4 oz	359	369
0040000013044	panang-curry-paste		Panang Curry Paste	Lotuswick	0	4 oz	379	409
0040000013045	japanese-curry-roux		Japanese Curry Cubes	Sakumori	0	8.4 oz	409	449
0040000013046	japanese-curry-roux		Japanese Curry Cubes	Daymark	1	8.4 oz	349	0
0040000013047	japanese-curry-roux		Japanese Curry Cubes	Fennimore's Own	1	8.4 oz	0	379
0040000013048	sriracha		Sriracha	Daymark	1	17 oz	329	0
0040000013049	sriracha		Sriracha	Fennimore's Own	1	17 oz	0	369
0040000013050	sriracha		Sriracha	Sakumori	0	17 oz	429	419
0040000013051	sriracha		Sriracha	Lotuswick	0	17 oz	449	479
0040000013052	sambal-oelek		Sambal Oelek	Sakumori	0	8 oz	369	369
0040000013053	sambal-oelek		Sambal Oelek	Daymark	1	8 oz	309	0
0040000013054	sambal-oelek		Sambal Oelek	Fennimore's Own	1	8 oz	0	319
0040000013055	chili-oil		Chili Oil	Sakumori	0	5 fl oz	459	459
0040000013056	chili-oil		Chili Oil	Daymark	1	5 fl oz	379	0
0040000013057	chili-oil		Chili Oil	Fennimore's Own	1	5 fl oz	0	419
0040000013058	gluten-free-chili-oil		Gluten-Free Chili Oil	Sans Gerbe	0	5 fl oz	549	569
0040000013059	gluten-free-chili-oil		Gluten-Free Chili Oil	Freegrove	0	5 fl oz	609	599
0040000013060	tonkatsu-sauce		Tonkatsu Sauce	Sakumori	0	12 fl oz	389	419
0040000013061	tonkatsu-sauce		Tonkatsu Sauce	Lotuswick	0	12 fl oz	449	439
0040000013062	tonkatsu-sauce		Okonomiyaki Sauce	Sakumori	0	12 fl oz	429	429
0040000013063	tonkatsu-sauce		Okonomiyaki Sauce	Lotuswick	0	12 fl oz	479	469
0040000013064	maggi-seasoning		Liquid Seasoning Sauce	Sakumori	0	6.7 fl oz	419	429
0040000013065	maggi-seasoning		Liquid Seasoning Sauce	Daymark	1	6.7 fl oz	359	0
0040000013066	maggi-seasoning		Liquid Seasoning Sauce	Fennimore's Own	1	6.7 fl oz	0	389
0040000013067	black-vinegar		Chinkiang Black Vinegar	Sakumori	0	18.6 fl oz	349	359
0040000013068	black-vinegar		Chinkiang Black Vinegar	Daymark	1	18.6 fl oz	309	0
0040000013069	black-vinegar		Chinkiang Black Vinegar	Fennimore's Own	1	18.6 fl oz	0	309
0040000013070	rice-vinegar		Rice Vinegar, Unseasoned	Daymark	1	12 fl oz	249	0
0040000013071	rice-vinegar		Rice Vinegar, Unseasoned	Fennimore's Own	1	12 fl oz	0	269
0040000013072	rice-vinegar		Rice Vinegar, Unseasoned	Sakumori	0	12 fl oz	299	329
0040000013073	rice-vinegar		Rice Vinegar, Unseasoned	Lotuswick	0	12 fl oz	349	339
0040000013074	rice-vinegar		Organic Rice Vinegar, Unseasoned	Tilth & Rill	2	12 fl oz	389	399
0040000013075	mirin		Mirin	Sakumori	0	10 fl oz	409	449
0040000013076	mirin		Mirin	Daymark	1	10 fl oz	349	0
0040000013077	mirin		Mirin	Fennimore's Own	1	10 fl oz	0	379
0040000013078	sake		Cooking Sake	Sakumori	0	12 fl oz	559	579
0040000013079	sake		Cooking Sake	Daymark	1	12 fl oz	499	0
0040000013080	sake		Cooking Sake	Fennimore's Own	1	12 fl oz	0	509
0040000013081	kewpie-mayonnaise		Japanese-Style Mayonnaise	Sakumori	0	12 fl oz	519	559
0040000013082	kewpie-mayonnaise		Japanese-Style Mayonnaise	Daymark	1	12 fl oz	439	0
0040000013083	kewpie-mayonnaise		Japanese-Style Mayonnaise	Fennimore's Own	1	12 fl oz	0	479
0040000013084	coconut-milk		Coconut Milk	Daymark	1	13.5 fl oz can	199	0
0040000013085	coconut-milk		Coconut Milk	Fennimore's Own	1	13.5 fl oz can	0	219
0040000013086	coconut-milk		Coconut Milk	Sakumori	0	13.5 fl oz can	239	259
0040000013087	coconut-milk		Coconut Milk	Lotuswick	0	13.5 fl oz can	289	289
0040000013088	coconut-milk		Organic Coconut Milk	Tilth & Rill	2	13.5 fl oz can	339	339
0040000013089	light-coconut-milk		Light Coconut Milk	Daymark	1	13.5 fl oz can	199	0
0040000013090	light-coconut-milk		Light Coconut Milk	Fennimore's Own	1	13.5 fl oz can	0	199
0040000013091	light-coconut-milk		Light Coconut Milk	Sakumori	0	13.5 fl oz can	239	239
0040000013092	light-coconut-milk		Light Coconut Milk	Lotuswick	0	13.5 fl oz can	269	269
0040000013093	coconut-cream		Unsweetened Coconut Cream	Sakumori	0	13.5 fl oz can	289	309
0040000013094	coconut-cream		Unsweetened Coconut Cream	Daymark	1	13.5 fl oz can	249	0
0040000013095	coconut-cream		Unsweetened Coconut Cream	Fennimore's Own	1	13.5 fl oz can	0	269
0040000013096	palm-sugar		Palm Sugar	Sakumori	0	16 oz	469	489
0040000013097	palm-sugar		Palm Sugar	Daymark	1	16 oz	399	0
0040000013098	palm-sugar		Palm Sugar	Fennimore's Own	1	16 oz	0	429
0040000013099	rock-sugar		Rock Sugar	Sakumori	0	14 oz	349	369
0040000013100	rock-sugar		Rock Sugar	Lotuswick	0	14 oz	389	389
0040000013101	ginger-garlic-paste		Ginger Garlic Paste	Daymark	1	10 oz	319	0
0040000013102	ginger-garlic-paste		Ginger Garlic Paste	Fennimore's Own	1	10 oz	0	319
0040000013103	ginger-garlic-paste		Ginger Garlic Paste	Rasoi Lane	0	10 oz	389	389
0040000013104	ginger-garlic-paste		Ginger Garlic Paste	Annapur	0	10 oz	419	449
0040000013105	garam-masala		Garam Masala	Daymark	1	3.5 oz	369	0
0040000013106	garam-masala		Garam Masala	Fennimore's Own	1	3.5 oz	0	369
0040000013107	garam-masala		Garam Masala	Rasoi Lane	0	3.5 oz	449	439
0040000013108	garam-masala		Garam Masala	Annapur	0	3.5 oz	479	509
0040000013109	garam-masala		Organic Garam Masala	Tilth & Rill	2	3.5 oz	559	569
0040000013110	biryani-masala		Biryani Masala	Rasoi Lane	0	2 oz	349	349
0040000013111	biryani-masala		Biryani Masala	Annapur	0	2 oz	379	389
0040000013112	chaat-masala		Chaat Masala	Rasoi Lane	0	3.5 oz	349	349
0040000013113	chaat-masala		Chaat Masala	Daymark	1	3.5 oz	299	0
0040000013114	chaat-masala		Chaat Masala	Fennimore's Own	1	3.5 oz	0	309
0040000013115	gluten-free-chaat-masala		Gluten-Free Chaat Masala	Sans Gerbe	0	3 oz	429	439
0040000013116	gluten-free-chaat-masala		Gluten-Free Chaat Masala	Freegrove	0	3 oz	459	489
0040000013117	sambar-powder		Sambar Powder	Rasoi Lane	0	3.5 oz	379	389
0040000013118	sambar-powder		Sambar Powder	Daymark	1	3.5 oz	309	0
0040000013119	sambar-powder		Sambar Powder	Fennimore's Own	1	3.5 oz	0	329
0040000013120	pav-bhaji-masala		Pav Bhaji Masala	Rasoi Lane	0	3.5 oz	329	329
0040000013121	pav-bhaji-masala		Pav Bhaji Masala	Annapur	0	3.5 oz	349	379
0040000013122	goda-masala		Goda Masala	Rasoi Lane	0	3.5 oz	399	419
0040000013123	goda-masala		Goda Masala	Annapur	0	3.5 oz	429	439
0040000013124	chana-masala-powder		Chana Masala Powder	Rasoi Lane	0	3.5 oz	359	359
0040000013125	chana-masala-powder		Chana Masala Powder	Daymark	1	3.5 oz	309	0
0040000013126	chana-masala-powder		Chana Masala Powder	Fennimore's Own	1	3.5 oz	0	319
0040000013127	tandoori-masala		Tandoori Masala	Rasoi Lane	0	3.5 oz	379	389
0040000013128	tandoori-masala		Tandoori Masala	Daymark	1	3.5 oz	309	0
0040000013129	tandoori-masala		Tandoori Masala	Fennimore's Own	1	3.5 oz	0	329
0040000013130	idli-podi		Idli Podi (Gunpowder)	Rasoi Lane	0	7 oz	409	399
0040000013131	idli-podi		Idli Podi (Gunpowder)	Annapur	0	7 oz	429	449
0040000013132	asafoetida		Asafoetida (Hing)	Rasoi Lane	0	1.75 oz	429	439
0040000013133	asafoetida		Asafoetida (Hing)	Daymark	1	1.75 oz	359	0
0040000013134	asafoetida		Asafoetida (Hing)	Fennimore's Own	1	1.75 oz	0	379
0040000013135	gluten-free-asafoetida		Gluten-Free Asafoetida	Sans Gerbe	0	1.75 oz	569	589
0040000013136	gluten-free-asafoetida		Gluten-Free Asafoetida	Daymark	1	1.75 oz	489	0
0040000013137	gluten-free-asafoetida		Gluten-Free Asafoetida	Fennimore's Own	1	1.75 oz	0	509
0040000013138	kala-namak		Kala Namak (Black Salt)	Rasoi Lane	0	7 oz	349	359
0040000013139	kala-namak		Kala Namak (Black Salt)	Daymark	1	7 oz	289	0
0040000013140	kala-namak		Kala Namak (Black Salt)	Fennimore's Own	1	7 oz	0	309
0040000013141	ajwain		Ajwain Seeds	Rasoi Lane	0	3.5 oz	359	349
0040000013142	ajwain		Ajwain Seeds	Daymark	1	3.5 oz	299	0
0040000013143	ajwain		Ajwain Seeds	Fennimore's Own	1	3.5 oz	0	319
0040000013144	nigella		Nigella Seeds (Kalonji)	Rasoi Lane	0	3.5 oz	359	389
0040000013145	nigella		Nigella Seeds (Kalonji)	Daymark	1	3.5 oz	309	0
0040000013146	nigella		Nigella Seeds (Kalonji)	Fennimore's Own	1	3.5 oz	0	319
0040000013147	fenugreek		Fenugreek Seeds	Rasoi Lane	0	3.5 oz	309	319
0040000013148	fenugreek		Fenugreek Seeds	Daymark	1	3.5 oz	269	0
0040000013149	fenugreek		Fenugreek Seeds	Fennimore's Own	1	3.5 oz	0	279
0040000013150	dried-fenugreek-leaf		Dried Fenugreek Leaves (Kasuri Methi)	Rasoi Lane	0	1 oz	349	369
0040000013151	dried-fenugreek-leaf		Dried Fenugreek Leaves (Kasuri Methi)	Daymark	1	1 oz	289	0
0040000013152	dried-fenugreek-leaf		Dried Fenugreek Leaves (Kasuri Methi)	Fennimore's Own	1	1 oz	0	299
0040000013153	kashmiri-chili-powder		Kashmiri Chili Powder	Daymark	1	3.5 oz	359	0
0040000013154	kashmiri-chili-powder		Kashmiri Chili Powder	Fennimore's Own	1	3.5 oz	0	389
0040000013155	kashmiri-chili-powder		Kashmiri Chili Powder	Rasoi Lane	0	3.5 oz	439	439
0040000013156	kashmiri-chili-powder		Kashmiri Chili Powder	Annapur	0	3.5 oz	499	489
0040000013157	black-cardamom		Black Cardamom Pods	Rasoi Lane	0	1.75 oz	559	569
0040000013158	black-cardamom		Black Cardamom Pods	Annapur	0	1.75 oz	599	629
0040000013159	jaggery		Jaggery	Rasoi Lane	0	16 oz	429	429
0040000013160	jaggery		Jaggery	Daymark	1	16 oz	349	0
0040000013161	jaggery		Jaggery	Fennimore's Own	1	16 oz	0	379
0040000013162	fruit-salt		Fruit Salt (Leavening)	Rasoi Lane	0	3.5 oz	299	309
0040000013163	fruit-salt		Fruit Salt (Leavening)	Annapur	0	3.5 oz	329	329
0040000013164	mango-pickle		Mango Pickle	Rasoi Lane	0	10.6 oz	429	419
0040000013165	mango-pickle		Mango Pickle	Daymark	1	10.6 oz	359	0
0040000013166	mango-pickle		Mango Pickle	Fennimore's Own	1	10.6 oz	0	359
0040000013167	mango-chutney		Sweet Mango Chutney	Daymark	1	9 oz	349	0
0040000013168	mango-chutney		Sweet Mango Chutney	Fennimore's Own	1	9 oz	0	369
0040000013169	mango-chutney		Sweet Mango Chutney	Rasoi Lane	0	9 oz	429	439
0040000013170	mango-chutney		Sweet Mango Chutney	Annapur	0	9 oz	499	499
0040000013171	green-chutney		Green Chutney (Cilantro & Mint)	Rasoi Lane	0	7.5 oz	429	439
0040000013172	green-chutney		Green Chutney (Cilantro & Mint)	Daymark	1	7.5 oz	349	0
0040000013173	green-chutney		Green Chutney (Cilantro & Mint)	Fennimore's Own	1	7.5 oz	0	369
0040000013174	tamarind-chutney		Tamarind Chutney	Rasoi Lane	0	8 oz	419	429
0040000013175	tamarind-chutney		Tamarind Chutney	Daymark	1	8 oz	349	0
0040000013176	tamarind-chutney		Tamarind Chutney	Fennimore's Own	1	8 oz	0	379
0040000013177	makhana		Makhana (Popped Lotus Seeds)	Rasoi Lane	0	4 oz	459	469
0040000013178	makhana		Makhana (Popped Lotus Seeds)	Daymark	1	4 oz	389	0
0040000013179	makhana		Makhana (Popped Lotus Seeds)	Fennimore's Own	1	4 oz	0	409
0040000013180	mustard-oil		Mustard Oil	Rasoi Lane	0	500 ml	619	649
0040000013181	mustard-oil		Mustard Oil	Daymark	1	500 ml	539	0
0040000013182	mustard-oil		Mustard Oil	Fennimore's Own	1	500 ml	0	569
0040000013183	mustard-seed		Black Mustard Seeds	Rasoi Lane	0	3.5 oz	319	319
0040000013184	mustard-seed		Black Mustard Seeds	Daymark	1	3.5 oz	269	0
0040000013185	mustard-seed		Black Mustard Seeds	Fennimore's Own	1	3.5 oz	0	289
0040000013186	mustard-seed		Yellow Mustard Seed	Daymark	1	1.4 oz	309	0
0040000013187	mustard-seed		Yellow Mustard Seed	Fennimore's Own	1	1.4 oz	0	329
0040000013188	mustard-seed		Yellow Mustard Seed	Spindle & Mace	0	1.4 oz	379	389
0040000013189	mustard-seed		Yellow Mustard Seed	Old Wharf	0	1.4 oz	419	449
0040000013190	curry-powder		Curry Powder	Daymark	1	1.75 oz	339	0
0040000013191	curry-powder		Curry Powder	Fennimore's Own	1	1.75 oz	0	349
0040000013192	curry-powder		Curry Powder	Spindle & Mace	0	1.75 oz	409	439
0040000013193	curry-powder		Curry Powder	Old Wharf	0	1.75 oz	469	479
0040000013194	curry-powder		Organic Curry Powder	Tilth & Rill	2	1.75 oz	529	549
0040000013195	gluten-free-curry-powder		Gluten-Free Curry Powder	Sans Gerbe	0	1.75 oz	519	539
0040000013196	gluten-free-curry-powder		Gluten-Free Curry Powder	Daymark	1	1.75 oz	429	0
0040000013197	gluten-free-curry-powder		Gluten-Free Curry Powder	Fennimore's Own	1	1.75 oz	0	439
0040000013198	salt		Iodized Table Salt	Daymark	1	26 oz	89	0
0040000013199	salt		Iodized Table Salt	Fennimore's Own	1	26 oz	0	99
0040000013200	salt		Iodized Table Salt	Spindle & Mace	0	26 oz	109	109
0040000013201	salt		Iodized Table Salt	Old Wharf	0	26 oz	119	119
0040000013202	salt		Fine Sea Salt	Daymark	1	26 oz	199	0
0040000013203	salt		Fine Sea Salt	Fennimore's Own	1	26 oz	0	209
0040000013204	salt		Fine Sea Salt	Spindle & Mace	0	26 oz	249	249
0040000013205	salt		Fine Sea Salt	Old Wharf	0	26 oz	279	279
0040000013206	salt		Coarse Kosher Salt	Daymark	1	3 lb	299	0
0040000013207	salt		Coarse Kosher Salt	Fennimore's Own	1	3 lb	0	309
0040000013208	salt		Coarse Kosher Salt	Spindle & Mace	0	3 lb	369	369
0040000013209	salt		Coarse Kosher Salt	Old Wharf	0	3 lb	389	409
0040000013210	salt-and-pepper		Salt & Pepper Shakers, Twin Pack	Daymark	1	5.5 oz	249	0
0040000013211	salt-and-pepper		Salt & Pepper Shakers, Twin Pack	Fennimore's Own	1	5.5 oz	0	259
0040000013212	salt-and-pepper		Salt & Pepper Shakers, Twin Pack	Spindle & Mace	0	5.5 oz	319	329
0040000013213	salt-and-pepper		Salt & Pepper Shakers, Twin Pack	Old Wharf	0	5.5 oz	329	339
0040000013214	flaky-salt		Flaky Sea Salt	Spindle & Mace	0	8.5 oz	559	589
0040000013215	flaky-salt		Flaky Sea Salt	Daymark	1	8.5 oz	499	0
0040000013216	flaky-salt		Flaky Sea Salt	Fennimore's Own	1	8.5 oz	0	519
0040000013217	black-pepper		Ground Black Pepper	Daymark	1	3 oz	339	0
0040000013218	black-pepper		Ground Black Pepper	Fennimore's Own	1	3 oz	0	359
0040000013219	black-pepper		Ground Black Pepper	Spindle & Mace	0	3 oz	409	429
0040000013220	black-pepper		Ground Black Pepper	Old Wharf	0	3 oz	459	459
0040000013221	black-pepper		Organic Ground Black Pepper	Tilth & Rill	2	3 oz	539	569
0040000013222	black-pepper	whole	Whole Black Peppercorns	Daymark	1	3.4 oz	389	0
0040000013223	black-pepper	whole	Whole Black Peppercorns	Fennimore's Own	1	3.4 oz	0	419
0040000013224	black-pepper	whole	Whole Black Peppercorns	Spindle & Mace	0	3.4 oz	479	509
0040000013225	black-pepper	whole	Whole Black Peppercorns	Old Wharf	0	3.4 oz	569	549
0040000013226	black-pepper	whole	Organic Whole Black Peppercorns	Tilth & Rill	2	3.4 oz	629	659
0040000013227	white-pepper		Ground White Pepper	Spindle & Mace	0	1.8 oz	589	589
0040000013228	white-pepper		Ground White Pepper	Daymark	1	1.8 oz	489	0
0040000013229	white-pepper		Ground White Pepper	Fennimore's Own	1	1.8 oz	0	529
0040000013230	white-pepper	whole	Whole White Peppercorns	Spindle & Mace	0	2 oz	599	619
0040000013231	white-pepper	whole	Whole White Peppercorns	Old Wharf	0	2 oz	669	679
0040000013232	cumin		Ground Cumin	Daymark	1	1.5 oz	309	0
0040000013233	cumin		Ground Cumin	Fennimore's Own	1	1.5 oz	0	319
0040000013234	cumin		Ground Cumin	Spindle & Mace	0	1.5 oz	389	399
0040000013235	cumin		Ground Cumin	Old Wharf	0	1.5 oz	439	419
0040000013236	cumin		Organic Ground Cumin	Tilth & Rill	2	1.5 oz	489	509
0040000013237	cumin	whole	Cumin Seed	Daymark	1	1.5 oz	289	0
0040000013238	cumin	whole	Cumin Seed	Fennimore's Own	1	1.5 oz	0	309
0040000013239	cumin	whole	Cumin Seed	Spindle & Mace	0	1.5 oz	359	379
0040000013240	cumin	whole	Cumin Seed	Old Wharf	0	1.5 oz	399	409
0040000013241	cumin	whole	Cumin Seeds (Jeera)	Rasoi Lane	0	7 oz	419	439
0040000013242	cumin	whole	Cumin Seeds (Jeera)	Daymark	1	7 oz	359	0
0040000013243	cumin	whole	Cumin Seeds (Jeera)	Fennimore's Own	1	7 oz	0	379
0040000013244	coriander-seed	ground	Ground Coriander	Daymark	1	1.25 oz	319	0
0040000013245	coriander-seed	ground	Ground Coriander	Fennimore's Own	1	1.25 oz	0	319
0040000013246	coriander-seed	ground	Ground Coriander	Spindle & Mace	0	1.25 oz	379	399
0040000013247	coriander-seed	ground	Ground Coriander	Old Wharf	0	1.25 oz	419	429
0040000013248	coriander-seed		Coriander Seeds	Rasoi Lane	0	7 oz	319	319
0040000013249	coriander-seed		Coriander Seeds	Daymark	1	7 oz	279	0
0040000013250	coriander-seed		Coriander Seeds	Fennimore's Own	1	7 oz	0	279
0040000013251	turmeric		Ground Turmeric	Daymark	1	2 oz	349	0
0040000013252	turmeric		Ground Turmeric	Fennimore's Own	1	2 oz	0	349
0040000013253	turmeric		Ground Turmeric	Spindle & Mace	0	2 oz	399	429
0040000013254	turmeric		Ground Turmeric	Old Wharf	0	2 oz	449	469
0040000013255	turmeric		Organic Ground Turmeric	Tilth & Rill	2	2 oz	559	549
0040000013256	turmeric		Turmeric Powder (Haldi)	Rasoi Lane	0	7 oz	359	379
0040000013257	turmeric		Turmeric Powder (Haldi)	Daymark	1	7 oz	309	0
0040000013258	turmeric		Turmeric Powder (Haldi)	Fennimore's Own	1	7 oz	0	329
0040000013259	paprika		Paprika	Daymark	1	2.1 oz	299	0
0040000013260	paprika		Paprika	Fennimore's Own	1	2.1 oz	0	309
0040000013261	paprika		Paprika	Spindle & Mace	0	2.1 oz	359	369
0040000013262	paprika		Paprika	Old Wharf	0	2.1 oz	389	409
0040000013263	paprika		Organic Paprika	Tilth & Rill	2	2.1 oz	479	489
0040000013264	paprika		Smoked Paprika	Daymark	1	1.6 oz	399	0
0040000013265	paprika		Smoked Paprika	Fennimore's Own	1	1.6 oz	0	389
0040000013266	paprika		Smoked Paprika	Spindle & Mace	0	1.6 oz	469	489
0040000013267	paprika		Smoked Paprika	Old Wharf	0	1.6 oz	519	549
0040000013268	cayenne		Ground Cayenne Pepper	Daymark	1	1.75 oz	299	0
0040000013269	cayenne		Ground Cayenne Pepper	Fennimore's Own	1	1.75 oz	0	309
0040000013270	cayenne		Ground Cayenne Pepper	Spindle & Mace	0	1.75 oz	369	359
0040000013271	cayenne		Ground Cayenne Pepper	Old Wharf	0	1.75 oz	389	399
0040000013272	chili-powder		Chili Powder	Daymark	1	2.5 oz	289	0
0040000013273	chili-powder		Chili Powder	Fennimore's Own	1	2.5 oz	0	299
0040000013274	chili-powder		Chili Powder	Spindle & Mace	0	2.5 oz	369	369
0040000013275	chili-powder		Chili Powder	Old Wharf	0	2.5 oz	409	419
0040000013276	chili-powder		Organic Chili Powder	Tilth & Rill	2	2.5 oz	469	469
0040000013277	gluten-free-chili-powder		Gluten-Free Chili Powder	Sans Gerbe	0	2.5 oz	439	459
0040000013278	gluten-free-chili-powder		Gluten-Free Chili Powder	Daymark	1	2.5 oz	389	0
0040000013279	gluten-free-chili-powder		Gluten-Free Chili Powder	Fennimore's Own	1	2.5 oz	0	399
0040000013280	chili-flakes		Crushed Red Pepper	Daymark	1	1.5 oz	279	0
0040000013281	chili-flakes		Crushed Red Pepper	Fennimore's Own	1	1.5 oz	0	289
0040000013282	chili-flakes		Crushed Red Pepper	Spindle & Mace	0	1.5 oz	319	329
0040000013283	chili-flakes		Crushed Red Pepper	Old Wharf	0	1.5 oz	369	369
0040000013284	chili-flakes		Organic Crushed Red Pepper	Tilth & Rill	2	1.5 oz	439	439
0040000013285	chili-flakes		Gochugaru (Korean Chili Flakes)	Sakumori	0	8 oz	689	709
0040000013286	chili-flakes		Gochugaru (Korean Chili Flakes)	Daymark	1	8 oz	569	0
0040000013287	chili-flakes		Gochugaru (Korean Chili Flakes)	Fennimore's Own	1	8 oz	0	599
0040000013288	aleppo-pepper		Aleppo Pepper (Pul Biber)	Olivara	0	2.5 oz	649	649
0040000013289	aleppo-pepper		Aleppo Pepper (Pul Biber)	Daymark	1	2.5 oz	539	0
0040000013290	aleppo-pepper		Aleppo Pepper (Pul Biber)	Fennimore's Own	1	2.5 oz	0	579
0040000013291	chipotle		Ground Chipotle	Spindle & Mace	0	1.5 oz	519	529
0040000013292	chipotle		Ground Chipotle	Daymark	1	1.5 oz	449	0
0040000013293	chipotle		Ground Chipotle	Fennimore's Own	1	1.5 oz	0	479
0040000013294	dried-mild-chili		Ancho Chili Powder	Casa Ondina	0	1.5 oz	479	499
0040000013295	dried-mild-chili		Ancho Chili Powder	Daymark	1	1.5 oz	399	0
0040000013296	dried-mild-chili		Ancho Chili Powder	Fennimore's Own	1	1.5 oz	0	429
0040000013297	dried-mild-chili	whole	Dried Ancho Chilies	Casa Ondina	0	3 oz	519	529
0040000013298	dried-mild-chili	whole	Dried Ancho Chilies	Daymark	1	3 oz	439	0
0040000013299	dried-mild-chili	whole	Dried Ancho Chilies	Fennimore's Own	1	3 oz	0	479
0040000013300	guajillo		Dried Guajillo Chilies	Casa Ondina	0	3 oz	509	539
0040000013301	guajillo		Dried Guajillo Chilies	Daymark	1	3 oz	459	0
0040000013302	guajillo		Dried Guajillo Chilies	Fennimore's Own	1	3 oz	0	469
0040000013303	chile-de-arbol		Dried Árbol Chilies	Casa Ondina	0	2 oz	429	439
0040000013304	chile-de-arbol		Dried Árbol Chilies	Daymark	1	2 oz	349	0
0040000013305	chile-de-arbol		Dried Árbol Chilies	Fennimore's Own	1	2 oz	0	359
0040000013306	dried-chili		Dried Red Chilies	Daymark	1	3.5 oz	319	0
0040000013307	dried-chili		Dried Red Chilies	Fennimore's Own	1	3.5 oz	0	329
0040000013308	dried-chili		Dried Red Chilies	Rasoi Lane	0	3.5 oz	399	399
0040000013309	dried-chili		Dried Red Chilies	Annapur	0	3.5 oz	409	439
0040000013310	garlic-powder		Garlic Powder	Daymark	1	3.1 oz	299	0
0040000013311	garlic-powder		Garlic Powder	Fennimore's Own	1	3.1 oz	0	319
0040000013312	garlic-powder		Garlic Powder	Spindle & Mace	0	3.1 oz	369	369
0040000013313	garlic-powder		Garlic Powder	Old Wharf	0	3.1 oz	409	419
0040000013314	garlic-powder		Organic Garlic Powder	Tilth & Rill	2	3.1 oz	459	489
0040000013315	onion-powder		Onion Powder	Daymark	1	2.6 oz	299	0
0040000013316	onion-powder		Onion Powder	Fennimore's Own	1	2.6 oz	0	309
0040000013317	onion-powder		Onion Powder	Spindle & Mace	0	2.6 oz	349	379
0040000013318	onion-powder		Onion Powder	Old Wharf	0	2.6 oz	389	419
0040000013319	onion-powder		Organic Onion Powder	Tilth & Rill	2	2.6 oz	469	489
0040000013320	dried-oregano		Oregano Leaves	Daymark	1	0.75 oz	289	0
0040000013321	dried-oregano		Oregano Leaves	Fennimore's Own	1	0.75 oz	0	309
0040000013322	dried-oregano		Oregano Leaves	Spindle & Mace	0	0.75 oz	359	379
0040000013323	dried-oregano		Oregano Leaves	Old Wharf	0	0.75 oz	399	409
0040000013324	dried-oregano		Organic Oregano Leaves	Tilth & Rill	2	0.75 oz	459	469
0040000013325	mexican-oregano		Mexican Oregano	Casa Ondina	0	0.5 oz	249	249
0040000013326	mexican-oregano		Mexican Oregano	Daymark	1	0.5 oz	199	0
0040000013327	mexican-oregano		Mexican Oregano	Fennimore's Own	1	0.5 oz	0	209
0040000013328	dried-thyme		Thyme Leaves	Daymark	1	0.75 oz	329	0
0040000013329	dried-thyme		Thyme Leaves	Fennimore's Own	1	0.75 oz	0	359
0040000013330	dried-thyme		Thyme Leaves	Spindle & Mace	0	0.75 oz	409	429
0040000013331	dried-thyme		Thyme Leaves	Old Wharf	0	0.75 oz	469	489
0040000013332	dried-thyme		Organic Thyme Leaves	Tilth & Rill	2	0.75 oz	529	559
0040000013333	dried-rosemary		Rosemary Leaves	Daymark	1	0.6 oz	339	0
0040000013334	dried-rosemary		Rosemary Leaves	Fennimore's Own	1	0.6 oz	0	349
0040000013335	dried-rosemary		Rosemary Leaves	Spindle & Mace	0	0.6 oz	409	419
0040000013336	dried-rosemary		Rosemary Leaves	Old Wharf	0	0.6 oz	469	459
0040000013337	dried-sage		Rubbed Sage	Spindle & Mace	0	0.5 oz	449	479
0040000013338	dried-sage		Rubbed Sage	Daymark	1	0.5 oz	379	0
0040000013339	dried-sage		Rubbed Sage	Fennimore's Own	1	0.5 oz	0	399
0040000013340	dried-basil		Basil Leaves	Daymark	1	0.6 oz	309	0
0040000013341	dried-basil		Basil Leaves	Fennimore's Own	1	0.6 oz	0	319
0040000013342	dried-basil		Basil Leaves	Spindle & Mace	0	0.6 oz	349	369
0040000013343	dried-basil		Basil Leaves	Old Wharf	0	0.6 oz	399	409
0040000013344	dried-basil		Organic Basil Leaves	Tilth & Rill	2	0.6 oz	479	479
0040000013345	dried-mint		Mint Leaves, Dried	Olivara	0	0.5 oz	369	379
0040000013346	dried-mint		Mint Leaves, Dried	Daymark	1	0.5 oz	309	0
0040000013347	dried-mint		Mint Leaves, Dried	Fennimore's Own	1	0.5 oz	0	329
0040000013348	dried-dill		Dill Weed	Daymark	1	0.5 oz	339	0
0040000013349	dried-dill		Dill Weed	Fennimore's Own	1	0.5 oz	0	359
0040000013350	dried-dill		Dill Weed	Spindle & Mace	0	0.5 oz	419	439
0040000013351	dried-dill		Dill Weed	Old Wharf	0	0.5 oz	459	469
0040000013352	dried-marjoram		Marjoram Leaves	Spindle & Mace	0	0.4 oz	469	469
0040000013353	dried-marjoram		Marjoram Leaves	Daymark	1	0.4 oz	399	0
0040000013354	dried-marjoram		Marjoram Leaves	Fennimore's Own	1	0.4 oz	0	409
0040000013355	bay-leaf		Bay Leaves, Dried	Daymark	1	0.2 oz	329	0
0040000013356	bay-leaf		Bay Leaves, Dried	Fennimore's Own	1	0.2 oz	0	349
0040000013357	bay-leaf		Bay Leaves, Dried	Spindle & Mace	0	0.2 oz	419	419
0040000013358	bay-leaf		Bay Leaves, Dried	Old Wharf	0	0.2 oz	449	469
0040000013359	bay-leaf		Organic Bay Leaves, Dried	Tilth & Rill	2	0.2 oz	519	549
0040000013360	italian-seasoning		Italian Seasoning	Daymark	1	0.9 oz	289	0
0040000013361	italian-seasoning		Italian Seasoning	Fennimore's Own	1	0.9 oz	0	299
0040000013362	italian-seasoning		Italian Seasoning	Spindle & Mace	0	0.9 oz	349	359
0040000013363	italian-seasoning		Italian Seasoning	Old Wharf	0	0.9 oz	399	399
0040000013364	italian-seasoning		Organic Italian Seasoning	Tilth & Rill	2	0.9 oz	469	469
0040000013365	herbes-de-provence		Herbes de Provence	Spindle & Mace	0	0.65 oz	589	599
0040000013366	herbes-de-provence		Herbes de Provence	Daymark	1	0.65 oz	489	0
0040000013367	herbes-de-provence		Herbes de Provence	Fennimore's Own	1	0.65 oz	0	519
0040000013368	cajun-seasoning		Cajun Seasoning	Daymark	1	2.5 oz	309	0
0040000013369	cajun-seasoning		Cajun Seasoning	Fennimore's Own	1	2.5 oz	0	319
0040000013370	cajun-seasoning		Cajun Seasoning	Spindle & Mace	0	2.5 oz	379	389
0040000013371	cajun-seasoning		Cajun Seasoning	Old Wharf	0	2.5 oz	439	439
0040000013372	old-bay-seasoning		Chesapeake-Style Seafood Seasoning	Daymark	1	6 oz	379	0
0040000013373	old-bay-seasoning		Chesapeake-Style Seafood Seasoning	Fennimore's Own	1	6 oz	0	409
0040000013374	old-bay-seasoning		Chesapeake-Style Seafood Seasoning	Spindle & Mace	0	6 oz	459	479
0040000013375	old-bay-seasoning		Chesapeake-Style Seafood Seasoning	Old Wharf	0	6 oz	529	519
0040000013376	taco-seasoning		Taco Seasoning Mix	Daymark	1	1 oz packet	99	0
0040000013377	taco-seasoning		Taco Seasoning Mix	Fennimore's Own	1	1 oz packet	0	99
0040000013378	taco-seasoning		Taco Seasoning Mix	Casa Ondina	0	1 oz packet	119	129
0040000013379	taco-seasoning		Taco Seasoning Mix	Tierra Mansa	0	1 oz packet	129	139
0040000013380	everything-bagel-seasoning		Everything Bagel Seasoning	Spindle & Mace	0	2.5 oz	429	419
0040000013381	everything-bagel-seasoning		Everything Bagel Seasoning	Daymark	1	2.5 oz	359	0
0040000013382	everything-bagel-seasoning		Everything Bagel Seasoning	Fennimore's Own	1	2.5 oz	0	369
0040000013383	five-spice-powder		Chinese Five Spice	Sakumori	0	1.75 oz	429	439
0040000013384	five-spice-powder		Chinese Five Spice	Daymark	1	1.75 oz	359	0
0040000013385	five-spice-powder		Chinese Five Spice	Fennimore's Own	1	1.75 oz	0	369
0040000013386	cinnamon		Ground Cinnamon	Daymark	1	2.4 oz	289	0
0040000013387	cinnamon		Ground Cinnamon	Fennimore's Own	1	2.4 oz	0	309
0040000013388	cinnamon		Ground Cinnamon	Spindle & Mace	0	2.4 oz	359	369
0040000013389	cinnamon		Ground Cinnamon	Old Wharf	0	2.4 oz	389	419
0040000013390	cinnamon		Organic Ground Cinnamon	Tilth & Rill	2	2.4 oz	459	469
0040000013391	cinnamon	whole	Cinnamon Sticks	Spindle & Mace	0	1.6 oz	509	539
0040000013392	cinnamon	whole	Cinnamon Sticks	Daymark	1	1.6 oz	419	0
0040000013393	cinnamon	whole	Cinnamon Sticks	Fennimore's Own	1	1.6 oz	0	459
0040000013394	nutmeg		Ground Nutmeg	Daymark	1	1.1 oz	489	0
0040000013395	nutmeg		Ground Nutmeg	Fennimore's Own	1	1.1 oz	0	499
0040000013396	nutmeg		Ground Nutmeg	Spindle & Mace	0	1.1 oz	599	609
0040000013397	nutmeg		Ground Nutmeg	Old Wharf	0	1.1 oz	659	649
0040000013398	nutmeg	whole	Whole Nutmeg	Spindle & Mace	0	1.1 oz	659	639
0040000013399	nutmeg	whole	Whole Nutmeg	Daymark	1	1.1 oz	529	0
0040000013400	nutmeg	whole	Whole Nutmeg	Fennimore's Own	1	1.1 oz	0	569
0040000013401	ground-ginger		Ground Ginger	Daymark	1	1.5 oz	349	0
0040000013402	ground-ginger		Ground Ginger	Fennimore's Own	1	1.5 oz	0	379
0040000013403	ground-ginger		Ground Ginger	Spindle & Mace	0	1.5 oz	439	459
0040000013404	ground-ginger		Ground Ginger	Old Wharf	0	1.5 oz	489	499
0040000013405	ground-ginger		Organic Ground Ginger	Tilth & Rill	2	1.5 oz	569	589
0040000013406	allspice		Ground Allspice	Spindle & Mace	0	1.2 oz	499	509
0040000013407	allspice		Ground Allspice	Daymark	1	1.2 oz	439	0
0040000013408	allspice		Ground Allspice	Fennimore's Own	1	1.2 oz	0	449
0040000013409	allspice	whole	Whole Allspice Berries	Spindle & Mace	0	1.2 oz	499	519
0040000013410	allspice	whole	Whole Allspice Berries	Old Wharf	0	1.2 oz	539	569
0040000013411	clove	ground	Ground Cloves	Spindle & Mace	0	1.1 oz	549	579
0040000013412	clove	ground	Ground Cloves	Daymark	1	1.1 oz	459	0
0040000013413	clove	ground	Ground Cloves	Fennimore's Own	1	1.1 oz	0	479
0040000013414	clove		Whole Cloves	Spindle & Mace	0	1 oz	599	589
0040000013415	clove		Whole Cloves	Daymark	1	1 oz	489	0
0040000013416	clove		Whole Cloves	Fennimore's Own	1	1 oz	0	499
0040000013417	cardamom	ground	Ground Cardamom	Spindle & Mace	0	1.75 oz	1039	1129
0040000013418	cardamom	ground	Ground Cardamom	Daymark	1	1.75 oz	879	0
0040000013419	cardamom	ground	Ground Cardamom	Fennimore's Own	1	1.75 oz	0	959
0040000013420	cardamom		Green Cardamom Pods	Rasoi Lane	0	1.75 oz	839	879
0040000013421	cardamom		Green Cardamom Pods	Daymark	1	1.75 oz	739	0
0040000013422	cardamom		Green Cardamom Pods	Fennimore's Own	1	1.75 oz	0	739
0040000013423	fennel-seed		Fennel Seed	Spindle & Mace	0	1.3 oz	449	469
0040000013424	fennel-seed		Fennel Seed	Daymark	1	1.3 oz	379	0
0040000013425	fennel-seed		Fennel Seed	Fennimore's Own	1	1.3 oz	0	409
0040000013426	caraway		Caraway Seed	Spindle & Mace	0	1.5 oz	459	469
0040000013427	caraway		Caraway Seed	Daymark	1	1.5 oz	379	0
0040000013428	caraway		Caraway Seed	Fennimore's Own	1	1.5 oz	0	399
0040000013429	celery-seed		Celery Seed	Spindle & Mace	0	1.4 oz	439	479
0040000013430	celery-seed		Celery Seed	Daymark	1	1.4 oz	389	0
0040000013431	celery-seed		Celery Seed	Fennimore's Own	1	1.4 oz	0	409
0040000013432	anise		Anise Seed	Spindle & Mace	0	1.4 oz	479	489
0040000013433	anise		Anise Seed	Daymark	1	1.4 oz	409	0
0040000013434	anise		Anise Seed	Fennimore's Own	1	1.4 oz	0	439
0040000013435	star-anise		Star Anise	Sakumori	0	1.5 oz	479	489
0040000013436	star-anise		Star Anise	Daymark	1	1.5 oz	409	0
0040000013437	star-anise		Star Anise	Fennimore's Own	1	1.5 oz	0	429
0040000013438	sichuan-pepper		Sichuan Peppercorns	Sakumori	0	2 oz	579	599
0040000013439	sichuan-pepper		Sichuan Peppercorns	Daymark	1	2 oz	499	0
0040000013440	sichuan-pepper		Sichuan Peppercorns	Fennimore's Own	1	2 oz	0	529
0040000013441	saffron		Saffron Threads	Olivara	0	0.02 oz	1039	1069
0040000013442	saffron		Saffron Threads	Daymark	1	0.02 oz	879	0
0040000013443	saffron		Saffron Threads	Fennimore's Own	1	0.02 oz	0	919
0040000013444	sumac		Ground Sumac	Olivara	0	3 oz	539	529
0040000013445	sumac		Ground Sumac	Daymark	1	3 oz	439	0
0040000013446	sumac		Ground Sumac	Fennimore's Own	1	3 oz	0	479
0040000013447	zaatar		Za'atar	Olivara	0	3 oz	569	609
0040000013448	zaatar		Za'atar	Daymark	1	3 oz	499	0
0040000013449	zaatar		Za'atar	Fennimore's Own	1	3 oz	0	509
0040000013450	baharat		Baharat	Olivara	0	2 oz	539	569
0040000013451	baharat		Baharat	Castel Ombra	0	2 oz	619	629
0040000013452	ras-el-hanout		Ras el Hanout	Olivara	0	2 oz	589	629
0040000013453	ras-el-hanout		Ras el Hanout	Castel Ombra	0	2 oz	669	669
0040000013454	berbere		Berbere	Spindle & Mace	0	2 oz	589	619
0040000013455	berbere		Berbere	Old Wharf	0	2 oz	659	699
0040000013456	annatto		Ground Annatto	Casa Ondina	0	2 oz	319	319
0040000013457	annatto		Ground Annatto	Daymark	1	2 oz	269	0
0040000013458	annatto		Ground Annatto	Fennimore's Own	1	2 oz	0	289
0040000013459	avocado-leaf		Dried Avocado Leaves	Casa Ondina	0	0.5 oz	339	349
0040000013460	avocado-leaf		Dried Avocado Leaves	Tierra Mansa	0	0.5 oz	379	399
0040000013461	file-powder		Filé Powder	Spindle & Mace	0	1 oz	449	469
0040000013462	file-powder		Filé Powder	Old Wharf	0	1 oz	479	509
0040000013463	mustard-powder		Ground Mustard	Daymark	1	1.75 oz	339	0
0040000013464	mustard-powder		Ground Mustard	Fennimore's Own	1	1.75 oz	0	349
0040000013465	mustard-powder		Ground Mustard	Spindle & Mace	0	1.75 oz	419	429
0040000013466	mustard-powder		Ground Mustard	Old Wharf	0	1.75 oz	469	479
0040000013467	poppy-seed		Poppy Seed	Daymark	1	1.25 oz	389	0
0040000013468	poppy-seed		Poppy Seed	Fennimore's Own	1	1.25 oz	0	399
0040000013469	poppy-seed		Poppy Seed	Spindle & Mace	0	1.25 oz	469	499
0040000013470	poppy-seed		Poppy Seed	Old Wharf	0	1.25 oz	519	529
0040000013471	sesame-seed		Sesame Seed	Daymark	1	1.5 oz	329	0
0040000013472	sesame-seed		Sesame Seed	Fennimore's Own	1	1.5 oz	0	349
0040000013473	sesame-seed		Sesame Seed	Spindle & Mace	0	1.5 oz	409	419
0040000013474	sesame-seed		Sesame Seed	Old Wharf	0	1.5 oz	449	489
0040000013475	sesame-seed		Toasted Sesame Seeds	Sakumori	0	3.5 oz	419	439
0040000013476	sesame-seed		Toasted Sesame Seeds	Daymark	1	3.5 oz	359	0
0040000013477	sesame-seed		Toasted Sesame Seeds	Fennimore's Own	1	3.5 oz	0	389
0040000013478	citric-acid		Citric Acid	Millrace	0	4 oz	489	509
0040000013479	citric-acid		Citric Acid	Quillbrook	0	4 oz	549	559
0040000013480	vanilla-extract		Pure Vanilla Extract	Daymark	1	2 fl oz	819	0
0040000013481	vanilla-extract		Pure Vanilla Extract	Fennimore's Own	1	2 fl oz	0	819
0040000013482	vanilla-extract		Pure Vanilla Extract	Millrace	0	2 fl oz	959	1019
0040000013483	vanilla-extract		Pure Vanilla Extract	Quillbrook	0	2 fl oz	1129	1129
0040000013484	vanilla-extract		Organic Pure Vanilla Extract	Tilth & Rill	2	2 fl oz	1299	1329
0040000013485	vanilla-extract		Pure Vanilla Extract	Daymark	1	4 fl oz	1499	0
0040000013486	vanilla-extract		Pure Vanilla Extract	Fennimore's Own	1	4 fl oz	0	1489
0040000013487	vanilla-extract		Pure Vanilla Extract	Millrace	0	4 fl oz	1829	1829
0040000013488	alcohol-free-vanilla		Alcohol-Free Vanilla Flavor	Millrace	0	2 fl oz	739	769
0040000013489	alcohol-free-vanilla		Alcohol-Free Vanilla Flavor	Daymark	1	2 fl oz	629	0
0040000013490	alcohol-free-vanilla		Alcohol-Free Vanilla Flavor	Fennimore's Own	1	2 fl oz	0	649
0040000013491	vanilla		Vanilla Bean Powder	Millrace	0	1 oz	1549	1529
0040000013492	vanilla		Vanilla Bean Powder	Quillbrook	0	1 oz	1689	1719
0040000013493	vanilla		Whole Vanilla Beans	Millrace	0	2 ct	1019	1059
0040000013494	vanilla		Whole Vanilla Beans	Quillbrook	0	2 ct	1079	1119
0040000013495	vanilla-sugar		Vanilla Sugar	Alpenrost	0	3 oz	269	269
0040000013496	vanilla-sugar		Vanilla Sugar	Daymark	1	3 oz	219	0
0040000013497	vanilla-sugar		Vanilla Sugar	Fennimore's Own	1	3 oz	0	229
0040000013498	rose-water		Rose Water	Olivara	0	10 fl oz	429	429
0040000013499	rose-water		Rose Water	Daymark	1	10 fl oz	359	0
0040000013500	rose-water		Rose Water	Fennimore's Own	1	10 fl oz	0	379
0040000013501	orange-blossom-water		Orange Blossom Water	Olivara	0	10 fl oz	409	439
0040000013502	orange-blossom-water		Orange Blossom Water	Daymark	1	10 fl oz	349	0
0040000013503	orange-blossom-water		Orange Blossom Water	Fennimore's Own	1	10 fl oz	0	379
0040000013504	nutritional-yeast		Nutritional Yeast Flakes	Daymark	1	5 oz	539	0
0040000013505	nutritional-yeast		Nutritional Yeast Flakes	Fennimore's Own	1	5 oz	0	569
0040000013506	nutritional-yeast		Nutritional Yeast Flakes	Verdanelle	0	5 oz	649	649
0040000013507	nutritional-yeast		Nutritional Yeast Flakes	Beanwright	0	5 oz	749	729
0040000013508	olive-oil		Extra Virgin Olive Oil	Daymark	1	500 ml	649	0
0040000013509	olive-oil		Extra Virgin Olive Oil	Fennimore's Own	1	500 ml	0	669
0040000013510	olive-oil		Extra Virgin Olive Oil	Olivara	0	500 ml	789	809
0040000013511	olive-oil		Extra Virgin Olive Oil	Castel Ombra	0	500 ml	889	889
0040000013512	olive-oil		Organic Extra Virgin Olive Oil	Tilth & Rill	2	500 ml	989	1069
0040000013513	olive-oil		Extra Virgin Olive Oil	Daymark	1	750 ml	909	0
0040000013514	olive-oil		Extra Virgin Olive Oil	Fennimore's Own	1	750 ml	0	959
0040000013515	olive-oil		Extra Virgin Olive Oil	Olivara	0	750 ml	1109	1199
0040000013516	olive-oil		Extra Virgin Olive Oil	Daymark	1	1000 ml	1179	0
0040000013517	olive-oil		Extra Virgin Olive Oil	Fennimore's Own	1	1000 ml	0	1219
0040000013518	olive-oil		Extra Virgin Olive Oil	Olivara	0	1000 ml	1449	1559
0040000013519	olive-oil		Pure Olive Oil	Olivara	0	500 ml	679	729
0040000013520	olive-oil		Pure Olive Oil	Daymark	1	500 ml	599	0
0040000013521	olive-oil		Pure Olive Oil	Fennimore's Own	1	500 ml	0	619
0040000013522	vegetable-oil		Vegetable Oil	Daymark	1	48 fl oz	379	0
0040000013523	vegetable-oil		Vegetable Oil	Fennimore's Own	1	48 fl oz	0	419
0040000013524	vegetable-oil		Vegetable Oil	Millrace	0	48 fl oz	469	479
0040000013525	vegetable-oil		Vegetable Oil	Quillbrook	0	48 fl oz	519	519
0040000013526	vegetable-oil		Vegetable Oil	Daymark	1	24 fl oz	209	0
0040000013527	vegetable-oil		Vegetable Oil	Fennimore's Own	1	24 fl oz	0	229
0040000013528	vegetable-oil		Vegetable Oil	Millrace	0	24 fl oz	259	269
0040000013529	rapeseed-oil		Canola Oil	Daymark	1	48 fl oz	419	0
0040000013530	rapeseed-oil		Canola Oil	Fennimore's Own	1	48 fl oz	0	449
0040000013531	rapeseed-oil		Canola Oil	Millrace	0	48 fl oz	539	519
0040000013532	rapeseed-oil		Canola Oil	Quillbrook	0	48 fl oz	569	599
0040000013533	rapeseed-oil		Organic Canola Oil	Tilth & Rill	2	48 fl oz	689	679
0040000013534	rapeseed-oil		Canola Oil	Daymark	1	24 fl oz	229	0
0040000013535	rapeseed-oil		Canola Oil	Fennimore's Own	1	24 fl oz	0	239
0040000013536	rapeseed-oil		Canola Oil	Millrace	0	24 fl oz	289	299
0040000013537	sunflower-oil		Sunflower Oil	Daymark	1	24 fl oz	439	0
0040000013538	sunflower-oil		Sunflower Oil	Fennimore's Own	1	24 fl oz	0	469
0040000013539	sunflower-oil		Sunflower Oil	Millrace	0	24 fl oz	569	559
0040000013540	sunflower-oil		Sunflower Oil	Quillbrook	0	24 fl oz	629	629
0040000013541	sunflower-oil		Organic Sunflower Oil	Tilth & Rill	2	24 fl oz	709	699
0040000013542	sunflower-oil		Sunflower Oil	Daymark	1	48 fl oz	809	0
0040000013543	sunflower-oil		Sunflower Oil	Fennimore's Own	1	48 fl oz	0	849
0040000013544	sunflower-oil		Sunflower Oil	Millrace	0	48 fl oz	979	1039
0040000013545	avocado-oil		Avocado Oil	Daymark	1	16.9 fl oz	839	0
0040000013546	avocado-oil		Avocado Oil	Fennimore's Own	1	16.9 fl oz	0	879
0040000013547	avocado-oil		Avocado Oil	Millrace	0	16.9 fl oz	1029	1099
0040000013548	avocado-oil		Avocado Oil	Quillbrook	0	16.9 fl oz	1129	1169
0040000013549	avocado-oil		Organic Avocado Oil	Tilth & Rill	2	16.9 fl oz	1369	1429
0040000013550	coconut-oil		Unrefined Coconut Oil	Daymark	1	14 fl oz	679	0
0040000013551	coconut-oil		Unrefined Coconut Oil	Fennimore's Own	1	14 fl oz	0	709
0040000013552	coconut-oil		Unrefined Coconut Oil	Millrace	0	14 fl oz	849	859
0040000013553	coconut-oil		Unrefined Coconut Oil	Quillbrook	0	14 fl oz	949	909
0040000013554	coconut-oil		Organic Unrefined Coconut Oil	Tilth & Rill	2	14 fl oz	1069	1089
0040000013555	coconut-oil		Unrefined Coconut Oil	Daymark	1	30 fl oz	1299	0
0040000013556	coconut-oil		Unrefined Coconut Oil	Fennimore's Own	1	30 fl oz	0	1359
0040000013557	coconut-oil		Unrefined Coconut Oil	Millrace	0	30 fl oz	1559	1659
0040000013558	peanut-oil		Peanut Oil	Millrace	0	24 fl oz	669	729
0040000013559	peanut-oil		Peanut Oil	Daymark	1	24 fl oz	579	0
0040000013560	peanut-oil		Peanut Oil	Fennimore's Own	1	24 fl oz	0	599
0040000013561	sesame-oil		Toasted Sesame Oil	Daymark	1	5 fl oz	399	0
0040000013562	sesame-oil		Toasted Sesame Oil	Fennimore's Own	1	5 fl oz	0	439
0040000013563	sesame-oil		Toasted Sesame Oil	Sakumori	0	5 fl oz	499	519
0040000013564	sesame-oil		Toasted Sesame Oil	Lotuswick	0	5 fl oz	559	569
0040000013565	sesame-oil		Organic Toasted Sesame Oil	Tilth & Rill	2	5 fl oz	639	669
0040000013566	sesame-oil		Toasted Sesame Oil	Daymark	1	8.5 fl oz	649	0
0040000013567	sesame-oil		Toasted Sesame Oil	Fennimore's Own	1	8.5 fl oz	0	669
0040000013568	sesame-oil		Toasted Sesame Oil	Sakumori	0	8.5 fl oz	769	809
0040000013569	flaxseed-oil		Cold-Pressed Flaxseed Oil	Wellspan	0	12 fl oz	1149	1199
0040000013570	flaxseed-oil		Cold-Pressed Flaxseed Oil	Daymark	1	12 fl oz	989	0
0040000013571	flaxseed-oil		Cold-Pressed Flaxseed Oil	Fennimore's Own	1	12 fl oz	0	1009
0040000013572	palm-oil		Red Palm Oil	Millrace	0	16 fl oz	889	929
0040000013573	palm-oil		Red Palm Oil	Quillbrook	0	16 fl oz	1009	1019
0040000013574	perilla-oil		Perilla Oil	Sakumori	0	6 fl oz	1219	1199
0040000013575	perilla-oil		Perilla Oil	Lotuswick	0	6 fl oz	1309	1319
0040000013576	grapeseed-oil		Grapeseed Oil	Olivara	0	16.9 fl oz	749	789
0040000013577	grapeseed-oil		Grapeseed Oil	Daymark	1	16.9 fl oz	629	0
0040000013578	grapeseed-oil		Grapeseed Oil	Fennimore's Own	1	16.9 fl oz	0	629
0040000013579	cooking-spray		Canola Cooking Spray	Millrace	0	6 oz	339	359
0040000013580	cooking-spray		Canola Cooking Spray	Daymark	1	6 oz	289	0
0040000013581	cooking-spray		Canola Cooking Spray	Fennimore's Own	1	6 oz	0	319
0040000013582	cider-vinegar		Apple Cider Vinegar	Daymark	1	16 fl oz	209	0
0040000013583	cider-vinegar		Apple Cider Vinegar	Fennimore's Own	1	16 fl oz	0	219
0040000013584	cider-vinegar		Apple Cider Vinegar	Hobb's Larder	0	16 fl oz	249	259
0040000013585	cider-vinegar		Apple Cider Vinegar	Mistlecroft	0	16 fl oz	279	289
0040000013586	cider-vinegar		Organic Apple Cider Vinegar	Tilth & Rill	2	16 fl oz	319	319
0040000013587	cider-vinegar		Apple Cider Vinegar	Daymark	1	32 fl oz	359	0
0040000013588	cider-vinegar		Apple Cider Vinegar	Fennimore's Own	1	32 fl oz	0	379
0040000013589	cider-vinegar		Apple Cider Vinegar	Hobb's Larder	0	32 fl oz	469	459
0040000013590	white-vinegar		Distilled White Vinegar	Daymark	1	32 fl oz	159	0
0040000013591	white-vinegar		Distilled White Vinegar	Fennimore's Own	1	32 fl oz	0	169
0040000013592	white-vinegar		Distilled White Vinegar	Hobb's Larder	0	32 fl oz	199	199
0040000013593	white-vinegar		Distilled White Vinegar	Mistlecroft	0	32 fl oz	219	219
0040000013594	white-vinegar		Distilled White Vinegar	Daymark	1	128 fl oz	529	0
0040000013595	white-vinegar		Distilled White Vinegar	Fennimore's Own	1	128 fl oz	0	549
0040000013596	white-vinegar		Distilled White Vinegar	Hobb's Larder	0	128 fl oz	649	649
0040000013597	wine-vinegar		Red Wine Vinegar	Daymark	1	12.7 fl oz	249	0
0040000013598	wine-vinegar		Red Wine Vinegar	Fennimore's Own	1	12.7 fl oz	0	259
0040000013599	wine-vinegar		Red Wine Vinegar	Olivara	0	12.7 fl oz	309	319
0040000013600	wine-vinegar		Red Wine Vinegar	Castel Ombra	0	12.7 fl oz	329	359
0040000013601	wine-vinegar		Organic Red Wine Vinegar	Tilth & Rill	2	12.7 fl oz	389	409
0040000013602	wine-vinegar		White Wine Vinegar	Daymark	1	12.7 fl oz	249	0
0040000013603	wine-vinegar		White Wine Vinegar	Fennimore's Own	1	12.7 fl oz	0	259
0040000013604	wine-vinegar		White Wine Vinegar	Olivara	0	12.7 fl oz	299	319
0040000013605	wine-vinegar		White Wine Vinegar	Castel Ombra	0	12.7 fl oz	329	349
0040000013606	wine-vinegar		Sherry Vinegar	Olivara	0	12.7 fl oz	519	529
0040000013607	wine-vinegar		Sherry Vinegar	Daymark	1	12.7 fl oz	449	0
0040000013608	wine-vinegar		Sherry Vinegar	Fennimore's Own	1	12.7 fl oz	0	459
0040000013609	balsamic-vinegar		Balsamic Vinegar of Modena	Daymark	1	500 ml	349	0
0040000013610	balsamic-vinegar		Balsamic Vinegar of Modena	Fennimore's Own	1	500 ml	0	369
0040000013611	balsamic-vinegar		Balsamic Vinegar of Modena	Olivara	0	500 ml	419	459
0040000013612	balsamic-vinegar		Balsamic Vinegar of Modena	Castel Ombra	0	500 ml	499	519
0040000013613	balsamic-vinegar		Organic Balsamic Vinegar of Modena	Tilth & Rill	2	500 ml	569	579
0040000013614	ketchup		Tomato Ketchup	Daymark	1	20 oz	259	0
0040000013615	ketchup		Tomato Ketchup	Fennimore's Own	1	20 oz	0	259
0040000013616	ketchup		Tomato Ketchup	Hobb's Larder	0	20 oz	309	319
0040000013617	ketchup		Tomato Ketchup	Mistlecroft	0	20 oz	329	339
0040000013618	ketchup		Organic Tomato Ketchup	Tilth & Rill	2	20 oz	379	419
0040000013619	ketchup		Tomato Ketchup	Daymark	1	38 oz	429	0
0040000013620	ketchup		Tomato Ketchup	Fennimore's Own	1	38 oz	0	439
0040000013621	ketchup		Tomato Ketchup	Hobb's Larder	0	38 oz	519	549
0040000013622	mayonnaise		Mayonnaise	Daymark	1	30 fl oz	389	0
0040000013623	mayonnaise		Mayonnaise	Fennimore's Own	1	30 fl oz	0	409
0040000013624	mayonnaise		Mayonnaise	Hobb's Larder	0	30 fl oz	479	509
0040000013625	mayonnaise		Mayonnaise	Mistlecroft	0	30 fl oz	549	569
0040000013626	mayonnaise		Organic Mayonnaise	Tilth & Rill	2	30 fl oz	639	649
0040000013627	mayonnaise		Mayonnaise	Daymark	1	15 fl oz	219	0
0040000013628	mayonnaise		Mayonnaise	Fennimore's Own	1	15 fl oz	0	239
0040000013629	mayonnaise		Mayonnaise	Hobb's Larder	0	15 fl oz	279	289
0040000013630	vegan-mayonnaise		Egg-Free Vegan Mayonnaise	Daymark	1	12 fl oz	459	0
0040000013631	vegan-mayonnaise		Egg-Free Vegan Mayonnaise	Fennimore's Own	1	12 fl oz	0	469
0040000013632	vegan-mayonnaise		Egg-Free Vegan Mayonnaise	Verdanelle	0	12 fl oz	549	559
0040000013633	vegan-mayonnaise		Egg-Free Vegan Mayonnaise	Beanwright	0	12 fl oz	619	639
0040000013634	yellow-mustard		Yellow Mustard	Daymark	1	14 oz	139	0
0040000013635	yellow-mustard		Yellow Mustard	Fennimore's Own	1	14 oz	0	139
0040000013636	yellow-mustard		Yellow Mustard	Hobb's Larder	0	14 oz	169	169
0040000013637	yellow-mustard		Yellow Mustard	Mistlecroft	0	14 oz	179	179
0040000013638	yellow-mustard		Organic Yellow Mustard	Tilth & Rill	2	14 oz	209	209
0040000013639	dijon-mustard		Dijon Mustard	Daymark	1	12 oz	269	0
0040000013640	dijon-mustard		Dijon Mustard	Fennimore's Own	1	12 oz	0	269
0040000013641	dijon-mustard		Dijon Mustard	Hobb's Larder	0	12 oz	329	329
0040000013642	dijon-mustard		Dijon Mustard	Mistlecroft	0	12 oz	349	359
0040000013643	dijon-mustard		Organic Dijon Mustard	Tilth & Rill	2	12 oz	429	449
0040000013644	dijon-mustard		Whole Grain Dijon Mustard	Hobb's Larder	0	9 oz	369	389
0040000013645	dijon-mustard		Whole Grain Dijon Mustard	Daymark	1	9 oz	329	0
0040000013646	dijon-mustard		Whole Grain Dijon Mustard	Fennimore's Own	1	9 oz	0	319
0040000013647	mustard		Prepared Mustard	Hobb's Larder	0	12 oz	209	209
0040000013648	mustard		Prepared Mustard	Daymark	1	12 oz	179	0
0040000013649	mustard		Prepared Mustard	Fennimore's Own	1	12 oz	0	189
0040000013650	brown-mustard		Spicy Brown Mustard	Daymark	1	12 oz	209	0
0040000013651	brown-mustard		Spicy Brown Mustard	Fennimore's Own	1	12 oz	0	209
0040000013652	brown-mustard		Spicy Brown Mustard	Hobb's Larder	0	12 oz	249	259
0040000013653	brown-mustard		Spicy Brown Mustard	Mistlecroft	0	12 oz	289	279
0040000013654	english-mustard		English Mustard	Hobb's Larder	0	6 oz	379	379
0040000013655	english-mustard		English Mustard	Daymark	1	6 oz	319	0
0040000013656	english-mustard		English Mustard	Fennimore's Own	1	6 oz	0	329
0040000013657	barbecue-sauce		Original Barbecue Sauce	Daymark	1	18 oz	209	0
0040000013658	barbecue-sauce		Original Barbecue Sauce	Fennimore's Own	1	18 oz	0	219
0040000013659	barbecue-sauce		Original Barbecue Sauce	Hobb's Larder	0	18 oz	249	249
0040000013660	barbecue-sauce		Original Barbecue Sauce	Mistlecroft	0	18 oz	279	289
0040000013661	barbecue-sauce		Organic Original Barbecue Sauce	Tilth & Rill	2	18 oz	339	339
0040000013662	brown-sauce		Brown Sauce	Alpenrost	0	9 oz	449	479
0040000013663	brown-sauce		Brown Sauce	Daymark	1	9 oz	379	0
0040000013664	brown-sauce		Brown Sauce	Fennimore's Own	1	9 oz	0	419
0040000013665	branston-pickle		Ploughman's Pickle Relish	Alpenrost	0	11 oz	539	549
0040000013666	branston-pickle		Ploughman's Pickle Relish	Brixa	0	11 oz	619	619
0040000013667	hot-sauce		Cayenne Hot Sauce	Daymark	1	12 fl oz	219	0
0040000013668	hot-sauce		Cayenne Hot Sauce	Fennimore's Own	1	12 fl oz	0	229
0040000013669	hot-sauce		Cayenne Hot Sauce	Hobb's Larder	0	12 fl oz	279	289
0040000013670	hot-sauce		Cayenne Hot Sauce	Mistlecroft	0	12 fl oz	299	299
0040000013671	hot-sauce		Cayenne Hot Sauce	Daymark	1	5 fl oz	109	0
0040000013672	hot-sauce		Cayenne Hot Sauce	Fennimore's Own	1	5 fl oz	0	109
0040000013673	hot-sauce		Cayenne Hot Sauce	Hobb's Larder	0	5 fl oz	129	129
0040000013674	buffalo-sauce		Buffalo Wing Sauce	Daymark	1	12 fl oz	319	0
0040000013675	buffalo-sauce		Buffalo Wing Sauce	Fennimore's Own	1	12 fl oz	0	339
0040000013676	buffalo-sauce		Buffalo Wing Sauce	Hobb's Larder	0	12 fl oz	369	389
0040000013677	buffalo-sauce		Buffalo Wing Sauce	Mistlecroft	0	12 fl oz	439	429
0040000013678	prepared-horseradish		Prepared Horseradish	Daymark	1	8 oz	269	0
0040000013679	prepared-horseradish		Prepared Horseradish	Fennimore's Own	1	8 oz	0	279
0040000013680	prepared-horseradish		Prepared Horseradish	Hobb's Larder	0	8 oz	329	339
0040000013681	prepared-horseradish		Prepared Horseradish	Mistlecroft	0	8 oz	379	369
0040000013682	tartar-sauce		Tartar Sauce	Daymark	1	12 oz	269	0
0040000013683	tartar-sauce		Tartar Sauce	Fennimore's Own	1	12 oz	0	279
0040000013684	tartar-sauce		Tartar Sauce	Hobb's Larder	0	12 oz	339	339
0040000013685	tartar-sauce		Tartar Sauce	Mistlecroft	0	12 oz	369	369
0040000013686	remoulade		Remoulade	Hobb's Larder	0	8.5 oz	439	469
0040000013687	remoulade		Remoulade	Mistlecroft	0	8.5 oz	479	499
0040000013688	ranch-dressing		Ranch Dressing	Daymark	1	16 fl oz	299	0
0040000013689	ranch-dressing		Ranch Dressing	Fennimore's Own	1	16 fl oz	0	309
0040000013690	ranch-dressing		Ranch Dressing	Hobb's Larder	0	16 fl oz	369	369
0040000013691	ranch-dressing		Ranch Dressing	Mistlecroft	0	16 fl oz	399	419
0040000013692	ranch-dressing		Organic Ranch Dressing	Tilth & Rill	2	16 fl oz	479	469
0040000013693	caesar-dressing		Caesar Dressing	Daymark	1	16 fl oz	309	0
0040000013694	caesar-dressing		Caesar Dressing	Fennimore's Own	1	16 fl oz	0	319
0040000013695	caesar-dressing		Caesar Dressing	Hobb's Larder	0	16 fl oz	379	399
0040000013696	caesar-dressing		Caesar Dressing	Mistlecroft	0	16 fl oz	409	419
0040000013697	pesto		Basil Pesto	Daymark	1	6.7 oz	389	0
0040000013698	pesto		Basil Pesto	Fennimore's Own	1	6.7 oz	0	419
0040000013699	pesto		Basil Pesto	Olivara	0	6.7 oz	459	479
0040000013700	pesto		Basil Pesto	Castel Ombra	0	6.7 oz	529	539
0040000013701	vegan-pesto		Vegan Basil Pesto	Olivara	0	6.3 oz	519	549
0040000013702	vegan-pesto		Vegan Basil Pesto	Daymark	1	6.3 oz	439	0
0040000013703	vegan-pesto		Vegan Basil Pesto	Fennimore's Own	1	6.3 oz	0	479
0040000013704	gravy		Beef Gravy	Hobbleton	0	12 oz	239	259
0040000013705	gravy		Beef Gravy	Daymark	1	12 oz	209	0
0040000013706	gravy		Beef Gravy	Fennimore's Own	1	12 oz	0	209
0040000013707	harissa		Harissa Paste	Olivara	0	6.7 oz	539	539
0040000013708	harissa		Harissa Paste	Daymark	1	6.7 oz	449	0
0040000013709	harissa		Harissa Paste	Fennimore's Own	1	6.7 oz	0	469
0040000013710	pepper-paste		Turkish Red Pepper Paste	Olivara	0	12.5 oz	619	629
0040000013711	pepper-paste		Turkish Red Pepper Paste	Castel Ombra	0	12.5 oz	649	649
0040000013712	aji-amarillo		Ají Amarillo Paste	Casa Ondina	0	7.5 oz	539	569
0040000013713	aji-amarillo		Ají Amarillo Paste	Tierra Mansa	0	7.5 oz	599	639
0040000013714	aji-panca		Ají Panca Paste	Casa Ondina	0	7.5 oz	549	559
0040000013715	aji-panca		Ají Panca Paste	Tierra Mansa	0	7.5 oz	589	599
0040000013716	pomegranate-molasses		Pomegranate Molasses	Olivara	0	10 fl oz	599	589
0040000013717	pomegranate-molasses		Pomegranate Molasses	Daymark	1	10 fl oz	479	0
0040000013718	pomegranate-molasses		Pomegranate Molasses	Fennimore's Own	1	10 fl oz	0	519
0040000013719	tahini		Tahini (Sesame Paste)	Daymark	1	16 oz	549	0
0040000013720	tahini		Tahini (Sesame Paste)	Fennimore's Own	1	16 oz	0	569
0040000013721	tahini		Tahini (Sesame Paste)	Olivara	0	16 oz	669	659
0040000013722	tahini		Tahini (Sesame Paste)	Castel Ombra	0	16 oz	749	739
0040000013723	tahini		Organic Tahini (Sesame Paste)	Tilth & Rill	2	16 oz	829	869
0040000013724	cranberry-sauce		Whole Berry Cranberry Sauce	Daymark	1	14 oz can	199	0
0040000013725	cranberry-sauce		Whole Berry Cranberry Sauce	Fennimore's Own	1	14 oz can	0	199
0040000013726	cranberry-sauce		Whole Berry Cranberry Sauce	Hobbleton	0	14 oz can	249	249
0040000013727	cranberry-sauce		Whole Berry Cranberry Sauce	Tansy & Rook	0	14 oz can	269	279
0040000013728	jam		Mixed Fruit Jam	Daymark	1	12 oz	289	0
0040000013729	jam		Mixed Fruit Jam	Fennimore's Own	1	12 oz	0	319
0040000013730	jam		Mixed Fruit Jam	Alpenrost	0	12 oz	369	379
0040000013731	jam		Mixed Fruit Jam	Brixa	0	12 oz	389	399
0040000013732	strawberry-jam		Strawberry Jam	Daymark	1	18 oz	289	0
0040000013733	strawberry-jam		Strawberry Jam	Fennimore's Own	1	18 oz	0	299
0040000013734	strawberry-jam		Strawberry Jam	Hobb's Larder	0	18 oz	349	359
0040000013735	strawberry-jam		Strawberry Jam	Mistlecroft	0	18 oz	419	399
0040000013736	strawberry-jam		Organic Strawberry Jam	Tilth & Rill	2	18 oz	479	479
0040000013737	strawberry-jam		Strawberry Fruit Spread	Hobb's Larder	0	10 oz	409	439
0040000013738	strawberry-jam		Strawberry Fruit Spread	Daymark	1	10 oz	349	0
0040000013739	strawberry-jam		Strawberry Fruit Spread	Fennimore's Own	1	10 oz	0	379
0040000013740	lingonberry-jam		Lingonberry Jam	Alpenrost	0	14 oz	569	569
0040000013741	lingonberry-jam		Lingonberry Jam	Brixa	0	14 oz	599	599
0040000013742	grape-jelly		Grape Jelly	Hobb's Larder	0	20 oz	299	299
0040000013743	grape-jelly		Grape Jelly	Daymark	1	20 oz	259	0
0040000013744	grape-jelly		Grape Jelly	Fennimore's Own	1	20 oz	0	259
0040000013745	almond		Raw Whole Almonds	Daymark	1	12 oz	569	0
0040000013746	almond		Raw Whole Almonds	Fennimore's Own	1	12 oz	0	619
0040000013747	almond		Raw Whole Almonds	Nutherd	0	12 oz	689	719
0040000013748	almond		Raw Whole Almonds	Pippinjay	0	12 oz	799	829
0040000013749	almond		Organic Raw Whole Almonds	Tilth & Rill	2	12 oz	899	939
0040000013750	almond		Raw Whole Almonds	Daymark	1	25 oz	1089	0
0040000013751	almond		Raw Whole Almonds	Fennimore's Own	1	25 oz	0	1109
0040000013752	almond		Raw Whole Almonds	Nutherd	0	25 oz	1369	1399
0040000013753	almond		Roasted Almonds, Unsalted	Nutherd	0	12 oz	719	749
0040000013754	almond		Roasted Almonds, Unsalted	Daymark	1	12 oz	589	0
0040000013755	almond		Roasted Almonds, Unsalted	Fennimore's Own	1	12 oz	0	619
0040000013756	blanched-almond		Blanched Whole Almonds	Nutherd	0	8 oz	719	709
0040000013757	blanched-almond		Blanched Whole Almonds	Pippinjay	0	8 oz	749	759
0040000013758	flaked-almond		Sliced Almonds	Daymark	1	6 oz	389	0
0040000013759	flaked-almond		Sliced Almonds	Fennimore's Own	1	6 oz	0	409
0040000013760	flaked-almond		Sliced Almonds	Nutherd	0	6 oz	479	489
0040000013761	flaked-almond		Sliced Almonds	Pippinjay	0	6 oz	529	549
0040000013762	slivered-almond		Slivered Almonds	Daymark	1	6 oz	379	0
0040000013763	slivered-almond		Slivered Almonds	Fennimore's Own	1	6 oz	0	409
0040000013764	slivered-almond		Slivered Almonds	Nutherd	0	6 oz	469	469
0040000013765	slivered-almond		Slivered Almonds	Pippinjay	0	6 oz	509	529
0040000013766	walnut		Walnut Halves & Pieces	Daymark	1	12 oz	479	0
0040000013767	walnut		Walnut Halves & Pieces	Fennimore's Own	1	12 oz	0	499
0040000013768	walnut		Walnut Halves & Pieces	Nutherd	0	12 oz	619	629
0040000013769	walnut		Walnut Halves & Pieces	Pippinjay	0	12 oz	659	699
0040000013770	walnut		Organic Walnut Halves & Pieces	Tilth & Rill	2	12 oz	779	789
0040000013771	walnut		Walnut Halves & Pieces	Daymark	1	24 oz	889	0
0040000013772	walnut		Walnut Halves & Pieces	Fennimore's Own	1	24 oz	0	919
0040000013773	walnut		Walnut Halves & Pieces	Nutherd	0	24 oz	1099	1079
0040000013774	pecan		Pecan Halves	Daymark	1	10 oz	619	0
0040000013775	pecan		Pecan Halves	Fennimore's Own	1	10 oz	0	649
0040000013776	pecan		Pecan Halves	Nutherd	0	10 oz	759	769
0040000013777	pecan		Pecan Halves	Pippinjay	0	10 oz	879	889
0040000013778	pecan		Organic Pecan Halves	Tilth & Rill	2	10 oz	969	989
0040000013779	cashew		Raw Whole Cashews	Daymark	1	16 oz	699	0
0040000013780	cashew		Raw Whole Cashews	Fennimore's Own	1	16 oz	0	759
0040000013781	cashew		Raw Whole Cashews	Nutherd	0	16 oz	889	909
0040000013782	cashew		Raw Whole Cashews	Pippinjay	0	16 oz	949	999
0040000013783	cashew		Organic Raw Whole Cashews	Tilth & Rill	2	16 oz	1099	1189
0040000013784	roasted-cashew		Roasted Salted Cashews	Daymark	1	14 oz	659	0
0040000013785	roasted-cashew		Roasted Salted Cashews	Fennimore's Own	1	14 oz	0	699
0040000013786	roasted-cashew		Roasted Salted Cashews	Nutherd	0	14 oz	799	839
0040000013787	roasted-cashew		Roasted Salted Cashews	Pippinjay	0	14 oz	939	909
0040000013788	pistachio		Shelled Pistachios	Nutherd	0	8 oz	949	979
0040000013789	pistachio		Shelled Pistachios	Daymark	1	8 oz	789	0
0040000013790	pistachio		Shelled Pistachios	Fennimore's Own	1	8 oz	0	869
0040000013791	hazelnut		Raw Hazelnuts	Nutherd	0	8 oz	679	709
0040000013792	hazelnut		Raw Hazelnuts	Daymark	1	8 oz	569	0
0040000013793	hazelnut		Raw Hazelnuts	Fennimore's Own	1	8 oz	0	609
0040000013794	pine-nut		Pine Nuts	Nutherd	0	3 oz	759	779
0040000013795	pine-nut		Pine Nuts	Daymark	1	3 oz	629	0
0040000013796	pine-nut		Pine Nuts	Fennimore's Own	1	3 oz	0	659
0040000013797	pine-nut		Organic Pine Nuts	Tilth & Rill	2	3 oz	999	1039
0040000013798	peanut		Unsalted Dry Roasted Peanuts	Daymark	1	16 oz	419	0
0040000013799	peanut		Unsalted Dry Roasted Peanuts	Fennimore's Own	1	16 oz	0	439
0040000013800	peanut		Unsalted Dry Roasted Peanuts	Nutherd	0	16 oz	529	519
0040000013801	peanut		Unsalted Dry Roasted Peanuts	Pippinjay	0	16 oz	579	599
0040000013802	peanut		Raw Peanuts	Nutherd	0	16 oz	409	449
0040000013803	peanut		Raw Peanuts	Daymark	1	16 oz	359	0
0040000013804	peanut		Raw Peanuts	Fennimore's Own	1	16 oz	0	369
0040000013805	macadamia		Macadamia Nuts	Nutherd	0	8 oz	1039	1069
0040000013806	macadamia		Macadamia Nuts	Daymark	1	8 oz	929	0
0040000013807	macadamia		Macadamia Nuts	Fennimore's Own	1	8 oz	0	949
0040000013808	brazil-nut		Brazil Nuts	Nutherd	0	8 oz	799	849
0040000013809	brazil-nut		Brazil Nuts	Pippinjay	0	8 oz	889	889
0040000013810	mixed-nuts		Unsalted Mixed Nuts	Nutherd	0	15 oz	919	919
0040000013811	mixed-nuts		Unsalted Mixed Nuts	Daymark	1	15 oz	749	0
0040000013812	mixed-nuts		Unsalted Mixed Nuts	Fennimore's Own	1	15 oz	0	799
0040000013813	pumpkin-seed		Raw Pepitas (Pumpkin Seeds)	Daymark	1	8 oz	409	0
0040000013814	pumpkin-seed		Raw Pepitas (Pumpkin Seeds)	Fennimore's Own	1	8 oz	0	429
0040000013815	pumpkin-seed		Raw Pepitas (Pumpkin Seeds)	Nutherd	0	8 oz	489	499
0040000013816	pumpkin-seed		Raw Pepitas (Pumpkin Seeds)	Pippinjay	0	8 oz	559	569
0040000013817	pumpkin-seed		Organic Raw Pepitas (Pumpkin Seeds)	Tilth & Rill	2	8 oz	619	659
0040000013818	sunflower-seed		Hulled Sunflower Seeds	Daymark	1	12 oz	269	0
0040000013819	sunflower-seed		Hulled Sunflower Seeds	Fennimore's Own	1	12 oz	0	279
0040000013820	sunflower-seed		Hulled Sunflower Seeds	Nutherd	0	12 oz	339	339
0040000013821	sunflower-seed		Hulled Sunflower Seeds	Pippinjay	0	12 oz	349	389
0040000013822	sunflower-seed		Organic Hulled Sunflower Seeds	Tilth & Rill	2	12 oz	429	439
0040000013823	chia-seed		Chia Seeds	Daymark	1	12 oz	489	0
0040000013824	chia-seed		Chia Seeds	Fennimore's Own	1	12 oz	0	529
0040000013825	chia-seed		Chia Seeds	Wellspan	0	12 oz	619	609
0040000013826	chia-seed		Chia Seeds	Tilth & Rill	0	12 oz	669	689
0040000013827	chia-seed		Organic Chia Seeds	Tilth & Rill	2	12 oz	779	809
0040000013828	hemp-seed		Hemp Hearts	Daymark	1	8 oz	759	0
0040000013829	hemp-seed		Hemp Hearts	Fennimore's Own	1	8 oz	0	809
0040000013830	hemp-seed		Hemp Hearts	Wellspan	0	8 oz	939	949
0040000013831	hemp-seed		Hemp Hearts	Tilth & Rill	0	8 oz	1049	1049
0040000013832	hemp-seed		Organic Hemp Hearts	Tilth & Rill	2	8 oz	1229	1219
0040000013833	ground-flaxseed		Ground Flaxseed	Daymark	1	14 oz	399	0
0040000013834	ground-flaxseed		Ground Flaxseed	Fennimore's Own	1	14 oz	0	429
0040000013835	ground-flaxseed		Ground Flaxseed	Wellspan	0	14 oz	499	499
0040000013836	ground-flaxseed		Ground Flaxseed	Tilth & Rill	0	14 oz	549	549
0040000013837	ground-flaxseed		Organic Ground Flaxseed	Tilth & Rill	2	14 oz	639	639
0040000013838	flaxseed		Whole Flaxseed	Wellspan	0	16 oz	409	409
0040000013839	flaxseed		Whole Flaxseed	Daymark	1	16 oz	339	0
0040000013840	flaxseed		Whole Flaxseed	Fennimore's Own	1	16 oz	0	339
0040000013841	flaxseed		Organic Whole Flaxseed	Tilth & Rill	2	16 oz	529	539
0040000013842	perilla-seed		Ground Perilla Seeds	Sakumori	0	7 oz	649	649
0040000013843	perilla-seed		Ground Perilla Seeds	Lotuswick	0	7 oz	689	739
0040000013844	desiccated-coconut		Unsweetened Shredded Coconut	Daymark	1	8 oz	309	0
0040000013845	desiccated-coconut		Unsweetened Shredded Coconut	Fennimore's Own	1	8 oz	0	339
0040000013846	desiccated-coconut		Unsweetened Shredded Coconut	Millrace	0	8 oz	389	399
0040000013847	desiccated-coconut		Unsweetened Shredded Coconut	Quillbrook	0	8 oz	439	439
0040000013848	desiccated-coconut		Organic Unsweetened Shredded Coconut	Tilth & Rill	2	8 oz	479	529
0040000013849	coconut-flakes		Unsweetened Coconut Flakes	Millrace	0	7 oz	429	449
0040000013850	coconut-flakes		Unsweetened Coconut Flakes	Daymark	1	7 oz	359	0
0040000013851	coconut-flakes		Unsweetened Coconut Flakes	Fennimore's Own	1	7 oz	0	379
0040000013852	coconut-flakes		Organic Unsweetened Coconut Flakes	Tilth & Rill	2	7 oz	559	579
0040000013853	peanut-butter		Creamy Peanut Butter	Daymark	1	16 oz	419	0
0040000013854	peanut-butter		Creamy Peanut Butter	Fennimore's Own	1	16 oz	0	439
0040000013855	peanut-butter		Creamy Peanut Butter	Hobb's Larder	0	16 oz	489	529
0040000013856	peanut-butter		Creamy Peanut Butter	Pippinjay	0	16 oz	569	579
0040000013857	peanut-butter		Organic Creamy Peanut Butter	Tilth & Rill	2	16 oz	639	689
0040000013858	peanut-butter		Creamy Peanut Butter	Daymark	1	40 oz	959	0
0040000013859	peanut-butter		Creamy Peanut Butter	Fennimore's Own	1	40 oz	0	1019
0040000013860	peanut-butter		Creamy Peanut Butter	Hobb's Larder	0	40 oz	1189	1179
0040000013861	peanut-butter		Natural Creamy Peanut Butter	Hobb's Larder	0	16 oz	619	619
0040000013862	peanut-butter		Natural Creamy Peanut Butter	Daymark	1	16 oz	509	0
0040000013863	peanut-butter		Natural Creamy Peanut Butter	Fennimore's Own	1	16 oz	0	509
0040000013864	crunchy-peanut-butter		Crunchy Peanut Butter	Daymark	1	16 oz	399	0
0040000013865	crunchy-peanut-butter		Crunchy Peanut Butter	Fennimore's Own	1	16 oz	0	439
0040000013866	crunchy-peanut-butter		Crunchy Peanut Butter	Hobb's Larder	0	16 oz	489	519
0040000013867	crunchy-peanut-butter		Crunchy Peanut Butter	Pippinjay	0	16 oz	579	589
0040000013868	almond-butter		Almond Butter	Daymark	1	12 oz	679	0
0040000013869	almond-butter		Almond Butter	Fennimore's Own	1	12 oz	0	729
0040000013870	almond-butter		Almond Butter	Hobb's Larder	0	12 oz	829	839
0040000013871	almond-butter		Almond Butter	Pippinjay	0	12 oz	899	939
0040000013872	almond-butter		Organic Almond Butter	Tilth & Rill	2	12 oz	1049	1069
0040000013873	sunflower-seed-butter		Sunflower Seed Butter	Hobb's Larder	0	16 oz	709	719
0040000013874	sunflower-seed-butter		Sunflower Seed Butter	Daymark	1	16 oz	589	0
0040000013875	sunflower-seed-butter		Sunflower Seed Butter	Fennimore's Own	1	16 oz	0	599
0040000013876	sunflower-seed-butter		Organic Sunflower Seed Butter	Tilth & Rill	2	16 oz	929	899
0040000013877	chocolate-hazelnut-spread		Chocolate Hazelnut Spread	Daymark	1	13 oz	349	0
0040000013878	chocolate-hazelnut-spread		Chocolate Hazelnut Spread	Fennimore's Own	1	13 oz	0	379
0040000013879	chocolate-hazelnut-spread		Chocolate Hazelnut Spread	Hobb's Larder	0	13 oz	429	459
0040000013880	chocolate-hazelnut-spread		Chocolate Hazelnut Spread	Pippinjay	0	13 oz	469	499
0040000013881	sugar		Granulated Sugar	Daymark	1	4 lb	379	0
0040000013882	sugar		Granulated Sugar	Fennimore's Own	1	4 lb	0	369
0040000013883	sugar		Granulated Sugar	Millrace	0	4 lb	449	449
0040000013884	sugar		Granulated Sugar	Quillbrook	0	4 lb	499	519
0040000013885	sugar		Organic Granulated Sugar	Tilth & Rill	2	4 lb	569	609
0040000013886	sugar		Granulated Sugar	Daymark	1	2 lb	189	0
0040000013887	sugar		Granulated Sugar	Fennimore's Own	1	2 lb	0	209
0040000013888	sugar		Granulated Sugar	Millrace	0	2 lb	239	249
0040000013889	sugar		Granulated Sugar	Daymark	1	10 lb	849	0
0040000013890	sugar		Granulated Sugar	Fennimore's Own	1	10 lb	0	869
0040000013891	sugar		Granulated Sugar	Millrace	0	10 lb	1039	1069
0040000013892	brown-sugar		Light Brown Sugar	Daymark	1	2 lb	219	0
0040000013893	brown-sugar		Light Brown Sugar	Fennimore's Own	1	2 lb	0	229
0040000013894	brown-sugar		Light Brown Sugar	Millrace	0	2 lb	279	269
0040000013895	brown-sugar		Light Brown Sugar	Quillbrook	0	2 lb	299	299
0040000013896	brown-sugar		Organic Light Brown Sugar	Tilth & Rill	2	2 lb	349	349
0040000013897	brown-sugar		Dark Brown Sugar	Millrace	0	2 lb	269	259
0040000013898	brown-sugar		Dark Brown Sugar	Daymark	1	2 lb	219	0
0040000013899	brown-sugar		Dark Brown Sugar	Fennimore's Own	1	2 lb	0	229
0040000013900	icing-sugar		Powdered Sugar	Daymark	1	2 lb	229	0
0040000013901	icing-sugar		Powdered Sugar	Fennimore's Own	1	2 lb	0	239
0040000013902	icing-sugar		Powdered Sugar	Millrace	0	2 lb	279	289
0040000013903	icing-sugar		Powdered Sugar	Quillbrook	0	2 lb	289	309
0040000013904	icing-sugar		Organic Powdered Sugar	Tilth & Rill	2	2 lb	349	359
0040000013905	demerara-sugar		Raw Cane Sugar	Daymark	1	2 lb	349	0
0040000013906	demerara-sugar		Raw Cane Sugar	Fennimore's Own	1	2 lb	0	369
0040000013907	demerara-sugar		Raw Cane Sugar	Millrace	0	2 lb	429	439
0040000013908	demerara-sugar		Raw Cane Sugar	Quillbrook	0	2 lb	479	489
0040000013909	demerara-sugar		Organic Raw Cane Sugar	Tilth & Rill	2	2 lb	579	569
0040000013910	honey		Clover Honey	Daymark	1	12 oz	479	0
0040000013911	honey		Clover Honey	Fennimore's Own	1	12 oz	0	489
0040000013912	honey		Clover Honey	Hobb's Larder	0	12 oz	569	599
0040000013913	honey		Clover Honey	Pippinjay	0	12 oz	629	679
0040000013914	honey		Organic Clover Honey	Tilth & Rill	2	12 oz	779	789
0040000013915	honey		Clover Honey	Daymark	1	24 oz	879	0
0040000013916	honey		Clover Honey	Fennimore's Own	1	24 oz	0	879
0040000013917	honey		Clover Honey	Hobb's Larder	0	24 oz	1039	1049
0040000013918	maple-syrup		Pure Maple Syrup	Daymark	1	8 fl oz	739	0
0040000013919	maple-syrup		Pure Maple Syrup	Fennimore's Own	1	8 fl oz	0	779
0040000013920	maple-syrup		Pure Maple Syrup	Hobb's Larder	0	8 fl oz	909	929
0040000013921	maple-syrup		Pure Maple Syrup	Pippinjay	0	8 fl oz	949	989
0040000013922	maple-syrup		Organic Pure Maple Syrup	Tilth & Rill	2	8 fl oz	1119	1159
0040000013923	maple-syrup		Pure Maple Syrup	Daymark	1	12 fl oz	1049	0
0040000013924	maple-syrup		Pure Maple Syrup	Fennimore's Own	1	12 fl oz	0	1059
0040000013925	maple-syrup		Pure Maple Syrup	Hobb's Larder	0	12 fl oz	1239	1319
0040000013926	agave-syrup		Blue Agave Syrup	Hobb's Larder	0	11.75 fl oz	509	559
0040000013927	agave-syrup		Blue Agave Syrup	Daymark	1	11.75 fl oz	459	0
0040000013928	agave-syrup		Blue Agave Syrup	Fennimore's Own	1	11.75 fl oz	0	469
0040000013929	agave-syrup		Organic Blue Agave Syrup	Tilth & Rill	2	11.75 fl oz	679	699
0040000013930	molasses		Unsulphured Molasses	Daymark	1	12 fl oz	369	0
0040000013931	molasses		Unsulphured Molasses	Fennimore's Own	1	12 fl oz	0	409
0040000013932	molasses		Unsulphured Molasses	Hobb's Larder	0	12 fl oz	469	479
0040000013933	molasses		Unsulphured Molasses	Pippinjay	0	12 fl oz	529	539
0040000013934	golden-syrup		Golden Syrup	Alpenrost	0	11 oz	639	659
0040000013935	golden-syrup		Golden Syrup	Daymark	1	11 oz	549	0
0040000013936	golden-syrup		Golden Syrup	Fennimore's Own	1	11 oz	0	579
0040000013937	cocoa		Unsweetened Cocoa Powder	Daymark	1	8 oz	389	0
0040000013938	cocoa		Unsweetened Cocoa Powder	Fennimore's Own	1	8 oz	0	399
0040000013939	cocoa		Unsweetened Cocoa Powder	Millrace	0	8 oz	459	469
0040000013940	cocoa		Unsweetened Cocoa Powder	Quillbrook	0	8 oz	519	549
0040000013941	cocoa		Organic Unsweetened Cocoa Powder	Tilth & Rill	2	8 oz	589	619
0040000013942	cocoa-nibs		Cacao Nibs	Millrace	0	8 oz	739	769
0040000013943	cocoa-nibs		Cacao Nibs	Daymark	1	8 oz	639	0
0040000013944	cocoa-nibs		Cacao Nibs	Fennimore's Own	1	8 oz	0	639
0040000013945	cocoa-nibs		Organic Cacao Nibs	Tilth & Rill	2	8 oz	949	1019
0040000013946	chocolate-chips		Mini Semi-Sweet Chocolate Chips	Daymark	1	12 oz	339	0
0040000013947	chocolate-chips		Mini Semi-Sweet Chocolate Chips	Fennimore's Own	1	12 oz	0	359
0040000013948	chocolate-chips		Mini Semi-Sweet Chocolate Chips	Millrace	0	12 oz	429	439
0040000013949	chocolate-chips		Mini Semi-Sweet Chocolate Chips	Quillbrook	0	12 oz	469	479
0040000013950	dark-chocolate-chips		Dark Chocolate Chips	Daymark	1	10 oz	399	0
0040000013951	dark-chocolate-chips		Dark Chocolate Chips	Fennimore's Own	1	10 oz	0	419
0040000013952	dark-chocolate-chips		Dark Chocolate Chips	Millrace	0	10 oz	479	519
0040000013953	dark-chocolate-chips		Dark Chocolate Chips	Quillbrook	0	10 oz	539	559
0040000013954	dark-chocolate		Dark Chocolate, 70%	Daymark	1	3.5 oz	309	0
0040000013955	dark-chocolate		Dark Chocolate, 70%	Fennimore's Own	1	3.5 oz	0	339
0040000013956	dark-chocolate		Dark Chocolate, 70%	Alpenrost	0	3.5 oz	369	389
0040000013957	dark-chocolate		Dark Chocolate, 70%	Brixa	0	3.5 oz	419	439
0040000013958	dark-chocolate		Organic Dark Chocolate, 70%	Tilth & Rill	2	3.5 oz	489	499
0040000013959	dairy-free-chocolate		Dairy-Free Chocolate	Verdanelle	0	3.5 oz	439	459
0040000013960	dairy-free-chocolate		Dairy-Free Chocolate	Daymark	1	3.5 oz	389	0
0040000013961	dairy-free-chocolate		Dairy-Free Chocolate	Fennimore's Own	1	3.5 oz	0	409
0040000013962	milk-chocolate		Milk Chocolate Bar	Alpenrost	0	3.5 oz	309	319
0040000013963	milk-chocolate		Milk Chocolate Bar	Daymark	1	3.5 oz	259	0
0040000013964	milk-chocolate		Milk Chocolate Bar	Fennimore's Own	1	3.5 oz	0	279
0040000013965	baking-powder		Double Acting Baking Powder	Daymark	1	8.1 oz	229	0
0040000013966	baking-powder		Double Acting Baking Powder	Fennimore's Own	1	8.1 oz	0	229
0040000013967	baking-powder		Double Acting Baking Powder	Millrace	0	8.1 oz	269	269
0040000013968	baking-powder		Double Acting Baking Powder	Quillbrook	0	8.1 oz	299	309
0040000013969	baking-powder		Organic Double Acting Baking Powder	Tilth & Rill	2	8.1 oz	349	359
0040000013970	gluten-free-baking-powder		Gluten-Free Baking Powder	Sans Gerbe	0	8.1 oz	349	369
0040000013971	gluten-free-baking-powder		Gluten-Free Baking Powder	Daymark	1	8.1 oz	299	0
0040000013972	gluten-free-baking-powder		Gluten-Free Baking Powder	Fennimore's Own	1	8.1 oz	0	309
0040000013973	baking-soda		Baking Soda	Daymark	1	16 oz	99	0
0040000013974	baking-soda		Baking Soda	Fennimore's Own	1	16 oz	0	109
0040000013975	baking-soda		Baking Soda	Millrace	0	16 oz	129	129
0040000013976	baking-soda		Baking Soda	Quillbrook	0	16 oz	149	149
0040000013977	yeast		Instant Dry Yeast	Daymark	1	3 x 0.25 oz packet	209	0
0040000013978	yeast		Instant Dry Yeast	Fennimore's Own	1	3 x 0.25 oz packet	0	219
0040000013979	yeast		Instant Dry Yeast	Millrace	0	3 x 0.25 oz packet	249	259
0040000013980	yeast		Instant Dry Yeast	Quillbrook	0	3 x 0.25 oz packet	269	289
0040000013981	yeast		Active Dry Yeast, Jar	Millrace	0	4 oz	669	709
0040000013982	yeast		Active Dry Yeast, Jar	Daymark	1	4 oz	589	0
0040000013983	yeast		Active Dry Yeast, Jar	Fennimore's Own	1	4 oz	0	599
0040000013984	tea-leaf		Black Tea Bags	Daymark	1	100 ct	319	0
0040000013985	tea-leaf		Black Tea Bags	Fennimore's Own	1	100 ct	0	329
0040000013986	tea-leaf		Black Tea Bags	Cinderwell	0	100 ct	389	379
0040000013987	tea-leaf		Black Tea Bags	Morrowleaf	0	100 ct	429	449
0040000013988	tea-leaf		Organic Black Tea Bags	Tilth & Rill	2	100 ct	509	499
0040000013989	tea-leaf		Loose Leaf Black Tea	Cinderwell	0	8 oz	699	709
0040000013990	tea-leaf		Loose Leaf Black Tea	Daymark	1	8 oz	589	0
0040000013991	tea-leaf		Loose Leaf Black Tea	Fennimore's Own	1	8 oz	0	619
0040000013992	green-tea		Loose Leaf Sencha Green Tea	Cinderwell	0	3.5 oz	789	839
0040000013993	green-tea		Loose Leaf Sencha Green Tea	Daymark	1	3.5 oz	669	0
0040000013994	green-tea		Loose Leaf Sencha Green Tea	Fennimore's Own	1	3.5 oz	0	689
0040000013995	green-tea		Organic Loose Leaf Sencha Green Tea	Tilth & Rill	2	3.5 oz	1079	1079
0040000013996	green-tea		Green Tea Bags	Daymark	1	40 ct	339	0
0040000013997	green-tea		Green Tea Bags	Fennimore's Own	1	40 ct	0	349
0040000013998	green-tea		Green Tea Bags	Cinderwell	0	40 ct	429	439
0040000013999	green-tea		Green Tea Bags	Morrowleaf	0	40 ct	459	479
0040000014000	instant-coffee		Instant Coffee	Daymark	1	7 oz	1159	0
0040000014001	instant-coffee		Instant Coffee	Fennimore's Own	1	7 oz	0	1199
0040000014002	instant-coffee		Instant Coffee	Cinderwell	0	7 oz	1449	1459
0040000014003	instant-coffee		Instant Coffee	Morrowleaf	0	7 oz	1549	1649
0040000014004	ground-coffee		Medium Roast Ground Coffee	Daymark	1	12 oz	619	0
0040000014005	ground-coffee		Medium Roast Ground Coffee	Fennimore's Own	1	12 oz	0	639
0040000014006	ground-coffee		Medium Roast Ground Coffee	Cinderwell	0	12 oz	779	779
0040000014007	ground-coffee		Medium Roast Ground Coffee	Morrowleaf	0	12 oz	829	849
0040000014008	ground-coffee		Organic Medium Roast Ground Coffee	Tilth & Rill	2	12 oz	969	989
0040000014009	ground-coffee		Medium Roast Ground Coffee	Daymark	1	30 oz	1469	0
0040000014010	ground-coffee		Medium Roast Ground Coffee	Fennimore's Own	1	30 oz	0	1519
0040000014011	ground-coffee		Medium Roast Ground Coffee	Cinderwell	0	30 oz	1749	1819
0040000014012	white-wine		Pinot Grigio (White Wine)	Daymark	1	750 ml	989	0
0040000014013	white-wine		Pinot Grigio (White Wine)	Fennimore's Own	1	750 ml	0	999
0040000014014	white-wine		Pinot Grigio (White Wine)	Cellar Row	0	750 ml	1199	1189
0040000014015	white-wine		Pinot Grigio (White Wine)	Vinhollow	0	750 ml	1299	1309
0040000014016	white-wine		Sauvignon Blanc (White Wine)	Cellar Row	0	750 ml	1269	1319
0040000014017	white-wine		Sauvignon Blanc (White Wine)	Daymark	1	750 ml	1059	0
0040000014018	white-wine		Sauvignon Blanc (White Wine)	Fennimore's Own	1	750 ml	0	1089
0040000014019	red-wine		Cabernet Sauvignon (Red Wine)	Daymark	1	750 ml	1009	0
0040000014020	red-wine		Cabernet Sauvignon (Red Wine)	Fennimore's Own	1	750 ml	0	1059
0040000014021	red-wine		Cabernet Sauvignon (Red Wine)	Cellar Row	0	750 ml	1249	1299
0040000014022	red-wine		Cabernet Sauvignon (Red Wine)	Vinhollow	0	750 ml	1359	1429
0040000014023	red-wine		Merlot (Red Wine)	Cellar Row	0	750 ml	1099	1179
0040000014024	red-wine		Merlot (Red Wine)	Daymark	1	750 ml	989	0
0040000014025	red-wine		Merlot (Red Wine)	Fennimore's Own	1	750 ml	0	969
0040000014026	marsala		Dry Marsala Wine	Cellar Row	0	750 ml	989	1049
0040000014027	marsala		Dry Marsala Wine	Vinhollow	0	750 ml	1079	1109
0040000014028	sherry		Dry Sherry	Cellar Row	0	750 ml	929	939
0040000014029	sherry		Dry Sherry	Vinhollow	0	750 ml	989	1029
0040000014030	shaoxing-wine		Shaoxing Cooking Wine	Sakumori	0	750 ml	459	479
0040000014031	shaoxing-wine		Shaoxing Cooking Wine	Daymark	1	750 ml	399	0
0040000014032	shaoxing-wine		Shaoxing Cooking Wine	Fennimore's Own	1	750 ml	0	419
0040000014033	beer		Brown Ale	Cellar Row	0	6 x 12 fl oz can	1089	1099
0040000014034	beer		Brown Ale	Daymark	1	6 x 12 fl oz can	949	0
0040000014035	beer		Brown Ale	Fennimore's Own	1	6 x 12 fl oz can	0	929
0040000014036	beer		Lager	Cellar Row	0	6 x 12 fl oz can	909	929
0040000014037	beer		Lager	Daymark	1	6 x 12 fl oz can	769	0
0040000014038	beer		Lager	Fennimore's Own	1	6 x 12 fl oz can	0	819
0040000014039	vodka		Vodka	Cellar Row	0	750 ml	1619	1679
0040000014040	vodka		Vodka	Daymark	1	750 ml	1349	0
0040000014041	vodka		Vodka	Fennimore's Own	1	750 ml	0	1479
0040000014042	sparkling-water		Sparkling Water	Larkspring	0	8 x 12 fl oz can	459	479
0040000014043	sparkling-water		Sparkling Water	Daymark	1	8 x 12 fl oz can	399	0
0040000014044	sparkling-water		Sparkling Water	Fennimore's Own	1	8 x 12 fl oz can	0	429
0040000014045	cola		Cola	Larkspring	0	2000 ml	239	249
0040000014046	cola		Cola	Daymark	1	2000 ml	199	0
0040000014047	cola		Cola	Fennimore's Own	1	2000 ml	0	209
0040000014048	caraway	ground	Ground Caraway	Spindle & Mace	0	1.4 oz	459	459
0040000014049	caraway	ground	Ground Caraway	Old Wharf	0	1.4 oz	489	499
0040000014050	fennel-seed	ground	Ground Fennel	Spindle & Mace	0	1.3 oz	439	459
0040000014051	fennel-seed	ground	Ground Fennel	Old Wharf	0	1.3 oz	499	499
0040000014052	sichuan-pepper	ground	Ground Sichuan Pepper	Sakumori	0	2 oz	609	629
0040000014053	sichuan-pepper	ground	Ground Sichuan Pepper	Lotuswick	0	2 oz	659	659
0040000014054	sea-bass	frozen	Frozen Sea Bass Fillets	Northskerry	0	12 oz	1249	1279
0040000014055	sea-bass	frozen	Frozen Sea Bass Fillets	Daymark	1	12 oz	1069	0
0040000014056	sea-bass	frozen	Frozen Sea Bass Fillets	Fennimore's Own	1	12 oz	0	1149
0040000014057	roasted-pumpkin-seed		Roasted Pumpkin Seeds	Nutherd	0	7 oz	459	459
0040000014058	roasted-pumpkin-seed		Roasted Pumpkin Seeds	Daymark	1	7 oz	379	0
0040000014059	roasted-pumpkin-seed		Roasted Pumpkin Seeds	Fennimore's Own	1	7 oz	0	409
0040000014060	idli		Idli Batter, Refrigerated	Rasoi Lane	0	32 oz	599	649
0040000014061	idli		Idli Batter, Refrigerated	Daymark	1	32 oz	519	0
0040000014062	idli		Idli Batter, Refrigerated	Fennimore's Own	1	32 oz	0	549
"""#

  static let stores: StaticString = ##"""
kroger-1234	Kroger #1234	kroger	480 Tamarack Row, San Francisco, CA	94103	1000
fennimore-mission	Fennimore's Mission Market	fennimore	2217 Quince Lane, San Francisco, CA	94110	1000
kroger-0778	Kroger #0778	kroger	1905 Buttonbush Pike, Columbus, OH	43215	940
fennimore-slope	Fennimore's Park Slope	fennimore	66 Larder Street, Brooklyn, NY	11215	1080
"""##
}
