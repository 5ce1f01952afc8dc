import { counted, NBSP } from '#copy/site/format.ts';

/** Polish texts of the mails to the people of the desk. */
export const deskMailTexts = {
  newOrder: {
    subject: (orderId: number) => `Nowe zamówienie nr ${orderId}`,
    title: 'Nowe zamówienie',
    lead: (product: string, until: string) =>
      `Czeka na ciebie: ${product}. Odpowiedź jest obiecana do ${until} czasu warszawskiego.`,
    link: 'Otwórz zamówienie',
  },

  orderCame: {
    subject: (orderId: number) => `Nowe zamówienie nr ${orderId}`,
    title: 'Nowe zamówienie',
    lead: (product: string, until: string) =>
      `Przyszło i${NBSP}jest opłacone: ${product}. Odpowiedź jest obiecana do ${until} czasu warszawskiego.`,
    link: 'Otwórz zamówienie',
  },

  promiseNear: {
    subject: (orderId: number) => `Zamówienie nr ${orderId}: zostały dwie godziny`,
    title: 'Zostały dwie godziny',
    lead: (product: string, until: string) =>
      `Odpowiedź nie jest jeszcze zatwierdzona: ${product}. Jest obiecana do ${until} czasu warszawskiego.`,
    link: 'Otwórz zamówienie',
  },

  handedOver: {
    subject: (orderId: number) => `Zamówienie nr ${orderId}: szkic do sprawdzenia`,
    title: 'Szkic czeka na ciebie',
    lead: (product: string, until: string) =>
      `Przeczytaj go i${NBSP}zatwierdź albo odeślij z${NBSP}uwagą: ${product}. Odpowiedź jest obiecana do ${until} czasu warszawskiego.`,
    link: 'Otwórz zamówienie',
  },

  sentBack: {
    subject: (orderId: number) => `Zamówienie nr ${orderId}: szkic do poprawy`,
    title: 'Szkic wrócił do ciebie',
    lead: (product: string, until: string) =>
      `Uwaga czeka przy zamówieniu: ${product}. Odpowiedź jest obiecana do ${until} czasu warszawskiego.`,
    link: 'Otwórz zamówienie',
  },

  orderNote: {
    subject: (orderId: number) => `Zamówienie ${orderId}: notatka dla ciebie`,
    title: 'Ktoś zostawił ci notatkę',
    // The order may have been answered long ago, so the promised time is left out.
    lead: (product: string) => `Czeka przy zamówieniu: ${product}.`,
    link: 'Otwórz zamówienie',
  },

  morning: {
    subject: (brand: string) => `Dzień dobry, ${brand}`,
    title: 'Co czeka dziś rano',
    rows: {
      came: 'Przyszło od wczoraj',
      waiting: `Czeka na odpowiedź`,
      late: 'Po obiecanej porze',
      review: 'Szkice do sprawdzenia',
      money: 'Pieniądze do decyzji',
    },
    waits: {
      messages: 'Wiadomości',
      withdrawals: 'Odstąpienia',
      words: 'Opinie do przeczytania',
      books: 'Faktury do wystawienia',
    },
    came: (count: number, sum: string | undefined) =>
      `${counted(count, 'zamówienie', 'zamówienia', 'zamówień')}${sum === undefined ? '' : `, ${sum}`}`,
    nearest: (count: number, until: string) => `${count}, najbliższe do ${until}`,
    orders: (numbers: readonly number[], count: number) =>
      `${count}: ${numbers.join(', ')}${numbers.length < count ? ` i${NBSP}kolejne` : ''}`,
    link: 'Otwórz kolejkę',
    choice: `Ten list można wyłączyć na zapleczu, na stronie Konto.`,
  },

  lateOrder: {
    subject: (orderId: number) => `Zamówienie nr ${orderId} wciąż czeka`,
    title: 'Zamówienie wciąż czeka',
    lead: (product: string, until: string) =>
      `Nikt jeszcze nie zatwierdził odpowiedzi: ${product}. Jest obiecana do ${until} czasu warszawskiego.`,
    link: 'Otwórz zamówienie',
  },

  moneyWaits: {
    subject: (orderId: number) => `Zamówienie nr ${orderId}: pieniądze do decyzji`,
    title: 'Pieniądze czekają na decyzję',
    lead: {
      difference: 'Przyszła inna kwota, niż kosztuje zamówienie. Przyjmij ją albo oddaj.',
      'refund-failed':
        'Zwrot się nie udał: pieniądze są nadal w\u00a0sklepie. Zleć go ponownie albo oddaj je inną drogą.',
      // A `refund-failed` that gave way to a refund by hand.
      'refund-by-hand':
        'Część pieniędzy oddano ręcznie u\u00a0operatora, więc zlecony zwrot jest wycofany. Sprawdź, czy klientce należy się reszta.',
      'refund-late': 'Zwrot jest po terminie: klientka powinna mieć już pieniądze.',
      'refund-stuck':
        'Operator płatności od dawna nie wykonuje zleconego zwrotu, a\u00a0klientka na niego czeka. Sprawdź w\u00a0jego panelu klucz i\u00a0stan konta. Nie oddawaj tych pieniędzy drugi raz: sklep próbuje dalej.',
      'provider-differs':
        'Operator płatności mówi o\u00a0pieniądzach co innego niż sklep: mogły przyjść albo wyjść dwa razy. Sprawdź płatność w\u00a0jego panelu.',
      dispute:
        'Bank klientki kwestionuje płatność. Odpowiedz w\u00a0panelu operatora płatności, zanim minie jego termin.',
      'paid-twice':
        'Jedna osoba zapłaciła dwa razy za to samo w\u00a0ciągu godziny. Zapytaj ją i\u00a0odwołaj jedno z\u00a0zamówień, jeśli chciała jednego.',
    },
    link: 'Otwórz zamówienie',
  },

  agreementRefused: {
    subject: (orderId: number) => `Zamówienie nr ${orderId}: umowa nie doszła`,
    title: 'Umowa nie doszła',
    lead: 'Poczta nie potwierdziła, że przyjęła list z\u00a0umową na adres klientki. Zanim list wyjdzie, odpowiedzi nie można zacząć, a\u00a0obiecana pora biegnie. Popraw adres na zapleczu.',
    link: 'Otwórz zamówienie',
  },

  answerStuck: {
    subject: (orderId: number) => `Zamówienie nr ${orderId}: odpowiedź nie wychodzi`,
    title: 'Odpowiedź nie wychodzi',
    lead: {
      retrying:
        'Poczta nie przyjęła jeszcze listu z\u00a0odpowiedzią. Sklep próbuje dalej, ale adres może być błędny albo skrzynka pełna. Zajrzyj do zamówienia: list można wysłać jeszcze raz, na poprawiony adres. Jeśli poczta sklepu nie działa, czekają też inne listy: widać je w\u00a0kolejce.',
      failed:
        'Poczta nie potwierdziła, że przyjęła list z\u00a0odpowiedzią: adres może być błędny albo skrzynka pełna. Zajrzyj do zamówienia: list można wysłać jeszcze raz, na poprawiony adres.',
      uncertain:
        'Połączenie urwało się, gdy poczta brała list z\u00a0odpowiedzią: nie wiadomo, czy doszedł. Sklep ponawia go sam. Dopóki nie dojdzie, nie da się go zmienić ani wysłać na inny adres.',
    },
    link: 'Otwórz zamówienie',
  },

  orderMailRefused: {
    subject: (orderId: number) => `Zamówienie ${orderId}: list nie doszedł`,
    title: 'List nie doszedł',
    lead: 'Poczta nie potwierdziła, że przyjęła list, który napisałyśmy do klientki w sprawie zamówienia. Sprawdź jej adres i napisz jeszcze raz.',
    link: 'Otwórz list',
  },

  security: {
    subject: (what: string) => `Zaplecze: ${what.toLowerCase()}`,
    title: 'Dostęp do zaplecza',
    rows: { what: 'Co', who: 'Kto', whom: 'Kogo dotyczy', at: 'Kiedy', device: 'Urządzenie' },
    terminal: 'administrator serwera',
    customer: 'klientka',
    zone: 'czasu warszawskiego',
    lead: `Ten list dostają wszystkie właścicielki. Jeśli nikt z${NBSP}was tego nie zrobił, zakończcie sesje tej osoby i${NBSP}odbierzcie jej dostęp na stronie Ludzie.`,
    leadOfCustomer: 'Klientka zrobiła to sama, na stronie swoich danych. Nic nie musicie robić.',
    link: 'Otwórz dziennik',
  },

  deskInvitation: {
    subject: (brand: string) => `Zaproszenie do zaplecza sklepu ${brand}`,
    title: (name: string) => `Zaproszenie dla: ${name}`,
    lead: (invitedBy: string) =>
      `Zaprasza cię ${invitedBy}. Odnośnik działa raz, przez 24 godziny. Nie przekazuj go nikomu.`,
    link: 'Przyjmij zaproszenie',
    device: `Otwórz go na tym urządzeniu, na którym będziesz pisać: tam powstanie twój klucz.`,
  },

  connectionTrial: {
    subject: 'Poczta sklepu działa',
    title: 'Ten list doszedł',
    lead: 'Ktoś na zapleczu nacisnął „Sprawdź połączenia”. Jeśli list trafił do spamu, popraw SPF, DKIM i\u00a0DMARC domeny nadawcy.',
    link: 'Zobacz stan sklepu',
  },
} as const;
