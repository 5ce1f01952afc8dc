import { plural } from '../site/format.ts';
import type { ZodiacSign } from '#domain/zodiac.ts';

/** What a chart's three main points say, one sentence for each sign. */
export const CHART_SENTENCE = {
  sun: {
    Aries: 'Zaczynasz, zanim inni skończą się zastanawiać, i\u00a0dobrze ci w\u00a0pierwszym kroku.',
    Taurus: 'Budujesz powoli i\u00a0na długo, a\u00a0raz podjętej decyzji nie trzeba ci przypominać.',
    Gemini: 'Myślisz w\u00a0rozmowie: dopóki czegoś nie powiesz, jeszcze tego do końca nie wiesz.',
    Cancer: 'Pamiętasz, kto jak się czuł, i\u00a0z\u00a0tej pamięci robisz dom dla siebie i\u00a0innych.',
    Leo: 'Chcesz, żeby to, co robisz, miało twoją twarz, i\u00a0dajesz przy tym dużo ciepła.',
    Virgo: 'Widzisz, co da się poprawić, i\u00a0poprawiasz, zanim ktoś zdąży poprosić.',
    Libra:
      'Szukasz miary, w\u00a0której obie strony mogą odetchnąć, i\u00a0rzadko decydujesz w\u00a0pojedynkę.',
    Scorpio: 'Idziesz w\u00a0głąb, aż zrozumiesz, i\u00a0nie lubisz, gdy ktoś cię przy tym pogania.',
    Sagittarius: 'Potrzebujesz horyzontu: celu dalszego niż dzisiejszy wieczór i\u00a0miejsca, żeby iść.',
    Capricorn: 'Patrzysz na lata, nie na tygodnie, i\u00a0bierzesz na siebie tyle, ile naprawdę uniesiesz.',
    Aquarius: 'Stajesz pół kroku z\u00a0boku, bo stamtąd lepiej widać, co warto zmienić.',
    Pisces: 'Czujesz nastrój pokoju, zanim ktoś się odezwie, i\u00a0umiesz w\u00a0nim znaleźć współczucie.',
  },
  moon: {
    Aries: 'Uspokaja cię ruch: złość mija ci szybciej, niż inni zdążą ją zauważyć.',
    Taurus: 'Uspokaja cię to, co można wziąć do ręki: dom, jedzenie, znajome miejsce.',
    Gemini: 'Uspokaja cię rozmowa, nawet o\u00a0niczym, byle ktoś odpowiadał.',
    Cancer: 'Uspokaja cię bliskość i\u00a0własny kąt, do którego można się wycofać.',
    Leo: 'Uspokaja cię, gdy ktoś naprawdę patrzy i\u00a0mówi, że dobrze ci poszło.',
    Virgo: 'Uspokaja cię porządek: lista, czysty stół, jedna rzecz skończona.',
    Libra: 'Uspokaja cię zgoda, a\u00a0spór w\u00a0pobliżu odbiera ci sen.',
    Scorpio: 'Uspokaja cię szczerość, nawet trudna, bardziej niż uprzejme milczenie.',
    Sagittarius: 'Uspokaja cię droga i\u00a0myśl, że zawsze można jeszcze gdzieś pojechać.',
    Capricorn: 'Uspokaja cię plan i\u00a0to, że wszystko zostało dotrzymane.',
    Aquarius: 'Uspokaja cię przestrzeń: chwila, w\u00a0której nikt niczego od ciebie nie chce.',
    Pisces: 'Uspokaja cię woda, muzyka i\u00a0sen, a\u00a0cudzy smutek łatwo bierzesz za swój.',
  },
  ascendant: {
    Aries: 'Wchodzisz szybko i\u00a0wprost. Ludzie od razu wiedzą, że jesteś.',
    Taurus: 'Wchodzisz spokojnie. Przy tobie inni zwalniają krok.',
    Gemini: 'Wchodzisz z\u00a0pytaniem. Ludzie najpierw słyszą twoją ciekawość.',
    Cancer: 'Wchodzisz ostrożnie i\u00a0ciepło. Ludzie szybko ci się zwierzają.',
    Leo: 'Wchodzisz tak, że ktoś podnosi głowę, choćby w\u00a0progu panował gwar.',
    Virgo: 'Wchodzisz cicho i\u00a0wszystko zauważasz, zanim powiesz pierwsze słowo.',
    Libra: 'Wchodzisz z\u00a0uśmiechem. Ludzie czują się przy tobie zaproszeni.',
    Scorpio: 'Wchodzisz uważnie. Ludzie mają wrażenie, że widzisz więcej, niż mówisz.',
    Sagittarius: 'Wchodzisz szeroko, z\u00a0opowieścią. Ludzie chcą iść z\u00a0tobą dalej.',
    Capricorn: 'Wchodzisz poważnie. Ludzie powierzają ci sprawy, zanim poznają żarty.',
    Aquarius: 'Wchodzisz po swojemu. Ludzie zapamiętują, że było inaczej niż zwykle.',
    Pisces: 'Wchodzisz miękko. Ludzie mówią przy tobie ciszej i\u00a0więcej.',
  },
} as const satisfies Record<'sun' | 'moon' | 'ascendant', Record<ZodiacSign, string>>;

/** Texts round the three sentences, the card to share, and the offer below the chart. */
export const chartWordsCopy = {
  label: 'Najważniejsze w\u00a0trzech zdaniach',
  title: (name: string) => `${name}, tak wyglądało twoje niebo`,
  ascendantUnknown: 'Ascendent zależy od godziny',
  noHour:
    'Bez godziny nie znamy ascendentu. Zapytaj rodziców albo urząd o\u00a0odpis zupełny aktu urodzenia.',
  moonBetween: 'Tego dnia Księżyc zmienił znak. Bez godziny nie wiadomo, który był wtedy.',
  hourMatters: 'Ascendent i\u00a0domy zależą od godziny: cztery minuty to jeden stopień.',
  share: 'Udostępnij kartę',
  shareName: 'Pokaż imię na karcie',
  shared: 'moje-niebo.png',
  buyTitle: 'Wykres to mapa. Wróżka przeczyta, dokąd prowadzi.',
  buyFrom: (price: string) => `od\u00a0${price}`,
  cardFoot: (host: string) => `Narysuj swoje niebo: ${host}`,
} as const;

const COUNT_WORDS = [
  '',
  'Jedna',
  'Dwie',
  'Trzy',
  'Cztery',
  'Pięć',
  'Sześć',
  'Siedem',
  'Osiem',
  'Dziewięć',
  'Dziesięć',
];

/** Says who writes a chart's reading: "Jagna pisze horoskop urodzeniowy: …", or how many: "Sześć wróżek pisze …". */
export const buyText = (count: number, name?: string) =>
  `${name === undefined ? `${COUNT_WORDS[count] || count} ${plural(count, 'wróżka pisze', 'wróżki piszą', 'wróżek pisze')}` : `${name} pisze`} horoskop urodzeniowy: kilka stron o\u00a0Słońcu, Księżycu, ascendencie, planetach i\u00a0domach.`;
