/** Data of the foreign system: nothing here is in our seed. */
const id = (n: number) => `0000000${n}-aaaa-1bbb-cccc-1234567890ab`.slice(-36);

const SERVICES = [
  // The storefront's spelling and the API's, side by side.
  { id: id(1), title: 'Karta dnia', productType: 'TAROT', basePrompt: 'tajne polecenie' },
  { id: id(2), title: 'Karty dla pary', productType: 'Tarot_partnerski', description: null },
] as const;

/** Products; pictures on the foreign host, optional fields missing, one item that nobody can read. */
export const foreignProducts = (host: string): unknown[] => [
  ...SERVICES.map((service) => ({
    imageSrc: `${host}/obrazy/${service.id}.svg`,
    colour: 'blue',
    ...service,
  })),
  { id: 'not-an-id', title: 'Zepsuta', productType: 'TAROT' },
  { id: id(8), title: 'Nieznany rodzaj', productType: 'Kawa' },
];

const offers = (fairyId: string, price: number) =>
  SERVICES.map((service, index) => ({
    id: `${fairyId.slice(0, 35)}${index}`,
    fairyId,
    productId: service.id,
    price: price + index,
    productType: service.productType,
  }));

const MARZANNA = 'aaaaaaaa-0000-4000-8000-00000000000f';
const DZIEWANNA = 'bbbbbbbb-0000-4000-8000-00000000000f';

/** Two specialists that can be read and one that can not. Ratings are fractions, words are missing. */
export const foreignFairies = (host: string): unknown[] => [
  {
    id: MARZANNA,
    name: 'Marzanna <i>z lasu</i>',
    seoTitle: null,
    imageSrc: `${host}/obrazy/marzanna.svg`,
    isAvailable: false,
    responseTime: 'do rana',
    rating: 4.6,
    zodiacSign: 'CAPRICORN',
    products: offers(MARZANNA, 19.5),
  },
  {
    id: DZIEWANNA,
    name: 'Dziewanna',
    imageSrc: '',
    isAvailable: true,
    responseTime: '1 h',
    rating: 3.2,
    description: null,
    zodiacSign: 'leo',
    specializations: [
      { id: 's1', content: 'Zdrowy rozsądek', icon: 'EARTH' },
      { id: 's2', content: 'Niewidzialne', icon: 'STAR' },
    ],
    products: [...offers(DZIEWANNA, 30), { id: 'broken', price: 'tanio' }],
  },
  { id: 'cccccccc-0000-4000-8000-00000000000f', name: 'Bezimienna', rating: 'dużo' },
];

/** Everything that a page's texts should not be able to do. */
const HOSTILE = {
  title: 'Obcy <b>tytuł</b> &amp; <script>window.hacked = 1</script>reszta',
  slogan: '<img src="/nie-ma.png" onerror="window.hacked = 2">Hasło',
  body: `<h1>Zasady</h1><p onclick="window.hacked = 3">Akapit z <a href="javascript:window.hacked=4">odnośnikiem</a>
    i <a href="https://example.com/dobry" onmouseover="window.hacked = 5">dobrym odnośnikiem</a>.</p>
    <iframe src="https://example.com"></iframe><script>window.hacked = 6</script><style>body { display: none }</style>
    <form action="https://example.com"><input name="karta"></form><img src="/obrazy/nie-ma.png" onerror="window.hacked = 7">
    <table><tr><td>komórka</td></tr></table>`,
};

/** Texts of one section; Kontakt has none at all. */
export const foreignContents = (page: string): unknown[] =>
  page === 'Kontakt'
    ? []
    : [
        { type: 'HEADER_TITLE', content: HOSTILE.title },
        { type: 'HEADER_SLOGAN', content: HOSTILE.slogan },
        { type: 'TERMS_DESCRIPTION', content: HOSTILE.body },
        { type: 'NEWSLETTER_SLOGAN', content: '<script>window.hacked = 8</script>' },
        { type: 'SOMETHING_NEW', content: 'nobody knows' },
        { type: 'FOOTER' },
      ];

/** Posts whose titles and links have been tampered with; pictures on a host that is not the content host. */
export const foreignBlog = (host: string): unknown[] => [
  {
    id: 1,
    date: '2025-02-03T23:59:00',
    link: `${host}/pismo/pierwszy`,
    title: { rendered: '<script>window.hacked = 9</script>Noc <em>Kupały</em> &#8211; &quot;ogień&quot;' },
    yoast_head_json: { title: 'x', og_image: [{ url: 'https://stary-host.example/wp/ogien.svg?w=400' }] },
  },
  {
    id: 4,
    date: '2025-01-01T08:00:00',
    link: 'javascript:window.hacked=10',
    title: { rendered: 'Zły odnośnik' },
  },
];
