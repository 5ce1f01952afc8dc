import { formatDay, NBSP } from '#copy/site/format.ts';
import { withinHours } from '#copy/purchase/promise.ts';
import { PROVIDER_NAME } from '#copy/purchase/provider-name.ts';
import type { PaymentProvider } from '#domain/payment.ts';

/** "Pustelnik, As Kielichów i Gwiazda". */
const inList = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} i${NBSP}${names.at(-1) ?? ''}`;

/** Polish texts of the mails, in the voice of the shop: warm, plain, no exclamation marks, no hurry. */
export const mailTexts = {
  /** In mails to the desk. */
  signature: (brand: string) => `Pozdrawiamy, ${brand}`,
  linkFallback: 'Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:',

  orderConfirmed: {
    subject: (orderId: number) => `Zamówienie nr ${orderId} potwierdzone`,
    answer: `Odpowiedź przyjdzie na ten adres ${withinHours}.`,
    gift: `To prezent: odpowiedź wyślemy na adres, który znajdziesz niżej. Wszystko, co dotyczy umowy, przychodzi tutaj.`,
    link: 'Zobacz zamówienie',
  },

  addressMended: {
    subject: (orderId: number) => `Zamówienie nr ${orderId}: nowy adres`,
    title: 'Adres poprawiony',
    lead: (orderId: number, masked: string) =>
      `Odpowiedź na zamówienie nr ${orderId} przyjdzie na ${masked}, a${NBSP}nie na ten adres. Poprawiono go na urządzeniu, na którym złożono zamówienie.`,
    giftLead: (orderId: number, masked: string) =>
      `Prezent z${NBSP}zamówienia nr ${orderId} pójdzie na ${masked}. Ten adres poprawiono na urządzeniu, na którym złożono zamówienie; wszystko, co dotyczy umowy, nadal przychodzi tutaj.`,
    giftNotYou: `Jeśli nikt od ciebie tego nie zmieniał, odpisz na ten list: zatrzymamy prezent i${NBSP}sprawdzimy.`,
    notYou: `Jeśli to twoje zamówienie i${NBSP}adresu nie poprawiasz, odpisz na ten list: zatrzymamy odpowiedź i${NBSP}sprawdzimy. Jeśli to nie twoje zamówienie, ktoś pomylił się w${NBSP}adresie i${NBSP}nic nie musisz robić.`,
  },

  moneyBack: {
    calledOff: {
      subject: (orderId: number) => `Zamówienie nr ${orderId} odwołane`,
      title: 'Zamówienie odwołane',
      lead: (product: string) =>
        `Przepraszamy, odwołujemy twoje zamówienie: ${product}. Odpowiedź już nie przyjdzie.`,
    },
    withdrawn: {
      subject: (orderId: number) => `Zamówienie nr ${orderId} odwołane, zwracamy pieniądze`,
      title: 'Zamówienie odwołane',
      lead: (product: string) =>
        `Po twoim odstąpieniu od umowy odwołaliśmy zamówienie: ${product}. Odpowiedź już nie przyjdzie.`,
    },
    withdrawnLate: {
      subject: (orderId: number) => `Zwrot za zamówienie nr ${orderId}`,
      title: 'Zwracamy pieniądze',
      lead: (product: string) =>
        `Po twoim odstąpieniu od umowy zwracamy pieniądze za zamówienie: ${product}.`,
    },
    partly: {
      subject: (orderId: number) => `Zwrot za zamówienie nr ${orderId}`,
      title: 'Zwracamy pieniądze',
      lead: (product: string) => `Do zamówienia „${product}” zwracamy kwotę podaną niżej.`,
    },
    given: 'Zwracamy',
    how: (provider: PaymentProvider) =>
      `Pieniądze wracają tą samą drogą, którą przyszły: na kartę albo konto, z${NBSP}których przyszła zapłata, przez ${PROVIDER_NAME[provider]}.`,
    when: `Nic nie musisz robić. Zwykle są na miejscu po kilku dniach roboczych; zależy to od banku.`,
    link: 'Zobacz zamówienie',
  },

  answer: {
    page: `Otwórz odpowiedź w${NBSP}almanachu`,
    under: `Tam ją wydrukujesz, ocenisz i${NBSP}zapytasz jeszcze raz.`,
    /** Up to three cards are named; a mailbox shows no more. */
    preheader: (cards: readonly string[]) =>
      `${cards.length > 0 && cards.length <= 3 ? `${inList(cards)}. ` : ''}List na jedną kawę.`,
    link: 'Zobacz zamówienie',
    corrected: {
      subject: (subject: string) => `Poprawka: ${subject}`,
      lead: `To poprawiony list. Zastępuje poprzedni; ważna jest ta wersja.`,
    },
    /** Whose answer it is, where the specialist is a character of the shop. */
    brand: (name: string, approver: string | null) =>
      `${name} to postać naszej marki. Tę odpowiedź przygotowała i${NBSP}zatwierdziła osoba z${NBSP}naszego zespołu${approver === null ? '' : `: ${approver}`}.`,
  },

  newsletterConfirmation: {
    /** What somebody agrees to; the ledger of consents keeps it. */
    lead: `Potwierdź swój adres, a${NBSP}e-book przyjdzie od razu. Zapiszemy cię przy tym do newslettera, z${NBSP}którego wypiszesz się w${NBSP}każdej chwili.`,
    link: 'Potwierdź zapis',
    notYou: `To nie ty? Nic nie rób. Bez potwierdzenia nie wyślemy niczego więcej.`,
  },

  ebook: {
    link: 'Pobierz e-book',
    unsubscribe: 'Nie chcesz kolejnych listów? Wypisz się tutaj',
  },

  messageReply: {
    subject: (brand: string) => `Odpowiedź na twoją wiadomość, ${brand}`,
    title: 'Odpowiedź na twoją wiadomość',
    quote: 'Twoja wiadomość:',
    /** Out-of-court resolution, which a reply to a complaint must mention on a durable medium (act of 23 September 2016 art. 32). */
    outOfCourt: {
      agrees:
        'Jeśli nie zgadzasz się z\u00a0tą odpowiedzią: zgadzamy się na pozasądowe rozwiązanie sporu. Właściwy jest wojewódzki inspektorat Inspekcji Handlowej, wniosek składa się przez stronę uokik.gov.pl.',
      refuses:
        'Jeśli nie zgadzasz się z\u00a0tą odpowiedzią: nie zgadzamy się na udział w\u00a0pozasądowym rozwiązaniu sporu. Właściwy byłby wojewódzki inspektorat Inspekcji Handlowej (uokik.gov.pl). Możesz pójść do sądu, a\u00a0bezpłatnie doradzi ci rzecznik konsumentów.',
    },
  },

  orderMail: {
    subject: (orderId: number, brand: string) => `W\u00a0sprawie zamówienia nr ${orderId}, ${brand}`,
    title: (orderId: number) => `W\u00a0sprawie zamówienia nr ${orderId}`,
  },

  messageDue: {
    link: 'Otwórz wiadomość',
    suggested:
      'Klientka nie wybrała tematu: tak wynika z\u00a0jej słów. Jeśli chodzi o\u00a0coś innego, zmień rodzaj tej wiadomości.',
    complaint: {
      subject: 'Reklamacja czeka na odpowiedź',
      title: 'Reklamacja czeka',
      lead: (due: string) =>
        `Odpowiedz najpóźniej ${formatDay(due)}. Bez odpowiedzi do tego dnia reklamacja jest uznana.`,
    },
    withdrawal: {
      subject: 'Odstąpienie z\u00a0listu czeka',
      title: 'Odstąpienie czeka',
      lead: (due: string) => `Pieniądze mają wrócić najpóźniej ${formatDay(due)}.`,
    },
    invoice: {
      subject: 'Prośba o\u00a0fakturę czeka',
      title: 'Prośba o\u00a0fakturę czeka',
      lead: (due: string) => `Wystaw ją najpóźniej ${formatDay(due)}: to piętnasty dzień od prośby.`,
    },
    accessibility: {
      subject: 'Zgłoszenie przeszkody czeka na odpowiedź',
      title: 'Zgłoszenie przeszkody czeka',
      lead: (due: string) =>
        `Odpowiedz najpóźniej ${formatDay(due)}. Bez odpowiedzi do tego dnia żądanie jest uznane. Gdy sprawa jest złożona, odpisz teraz, że odpowiesz do sześćdziesiątego dnia, i\u00a0dlaczego.`,
    },
    'personal-data': {
      subject: 'Prośba o\u00a0dane osobowe czeka na odpowiedź',
      title: 'Prośba o\u00a0dane czeka',
      lead: (due: string) => `Odpowiedz najpóźniej ${formatDay(due)}: wtedy mija miesiąc od prośby.`,
    },
  },

  newsletter: {
    sample: (subject: string) => `[próba] ${subject}`,
    why: (brand: string) =>
      `Ten list masz od nas, bo na stronie ${brand} zapisano i${NBSP}potwierdzono ten adres.`,
    unsubscribe: 'Wypisz się jednym kliknięciem',
    seller: (name: string, address: string) => `Wysyła: ${name}, ${address}`,
  },

  dataLink: {
    subject: (brand: string) => `Twoje dane w\u00a0sklepie ${brand}`,
    title: 'Twoje dane',
    lead: `Pod tym odnośnikiem są twoje wróżby i${NBSP}wszystko, co o${NBSP}tobie przechowujemy; możesz to zapisać albo usunąć. Otworzy się raz, przez godzinę od wysłania listu. Nie przekazuj go nikomu.`,
    link: 'Zobacz swoje dane',
    notYou: `To nie ty? Nic nie rób. Sam odnośnik niczego nie zmienia, a${NBSP}po godzinie wygaśnie.`,
  },

  withdrawalReceipt: {
    subject: (receipt: number) => `Potwierdzenie nr ${receipt}: odstąpienie od umowy`,
    title: 'Otrzymaliśmy twoje oświadczenie',
    lead: 'Potwierdzamy, że otrzymaliśmy oświadczenie o\u00a0odstąpieniu od umowy tej treści:',
    /** Stands for an address that is no plain one. */
    thisAddress: 'tego listu',
    next: `Jeśli odpowiedź jeszcze nie wyszła, odwołujemy zamówienie. Napiszemy, co dalej. Jeśli należy ci się zwrot, pieniądze wrócą najpóźniej 14${NBSP}dni od otrzymania oświadczenia.`,
    press: `Został jeden krok: potwierdź, że to ty. Jeśli odpowiedź jeszcze nie wyszła, od razu odwołamy zamówienie. Jeśli należy ci się zwrot, oddamy pieniądze. Liczy się dzień oświadczenia, a${NBSP}nie tego naciśnięcia. Bez niego oświadczenie sprawdzi człowiek.`,
    link: 'Potwierdź, że to ty',
    notYou: `To nie ty? Nic nie rób, a${NBSP}zamówienie zostanie. Na tej samej stronie możesz nam to powiedzieć.`,
    keep: 'Zachowaj ten list.',
  },

  withdrawalNotice: {
    subject: (receipt: number) => `Odstąpienie od umowy, potwierdzenie nr ${receipt}`,
    title: 'Odstąpienie od umowy',
    lead: 'Przyszło oświadczenie o\u00a0odstąpieniu od umowy. Zaplecze pokazuje, czy pasuje do zamówienia, czy klientka je potwierdziła i\u00a0co już się stało.',
    link: 'Otwórz odstąpienia',
  },

  withdrawalDue: {
    subject: (receipt: number) => `Odstąpienie nr ${receipt} czeka na decyzję`,
    title: 'Odstąpienie czeka na decyzję',
    lead: {
      waiting: `Nikt nie potwierdził tego oświadczenia, a${NBSP}pasuje do opłaconego zamówienia.`,
      unmatched: `Żadne zamówienie nie ma numeru i${NBSP}adresu z${NBSP}tego oświadczenia. Mogła się pomylić o${NBSP}cyfrę. Takich oświadczeń może być więcej.`,
      late: `Odpowiedź była już wysłana, a${NBSP}14${NBSP}dni minęło.`,
      lost: `Odpowiedź była już wysłana na wyraźne żądanie, więc prawo odstąpienia wygasło. Odpisz, że tak jest.`,
    },
    due: (day: string) =>
      `Jeśli pieniądze się należą, muszą wrócić do ${day}. Sprawdź oświadczenie i${NBSP}zdecyduj.`,
    link: 'Otwórz odstąpienia',
  },

  ownerDigest: {
    subject: 'Nowe wiadomości i\u00a0odstąpienia',
    title: 'Przyszło z\u00a0formularzy',
    lead: `W${NBSP}ostatniej godzinie przyszło kilka wiadomości albo oświadczeń. Są na zapleczu.`,
    rows: { messages: 'Wiadomości', withdrawals: 'Odstąpienia' },
    links: { messages: 'Otwórz wiadomości', withdrawals: 'Otwórz odstąpienia' },
  },

  contactMessage: {
    subject: 'Nowa wiadomość z\u00a0formularza kontaktowego',
    title: 'Wiadomość z\u00a0formularza kontaktowego',
    rows: { name: `Imię i${NBSP}nazwisko`, email: 'Adres e-mail' },
    reply: 'Odpowiedz na ten list, a\u00a0trafi prosto do nadawcy. Całość jest na zapleczu.',
  },

  /** Texts for a mail that a customer wrote. */
  incoming: {
    moreFiles: (count: number) => `i${NBSP}jeszcze ${count}`,
  },
  outbox: {
    title: 'Skrzynka nadawcza',
    lead: `Tu trafiają listy, dopóki sklep nie ma ustawionej poczty (SMTP_URL). Tę stronę widać tylko na tym komputerze.`,
    empty: 'Nie ma jeszcze żadnego listu.',
    latest: (count: number) =>
      `To ${count}${NBSP}najnowszych listów. Starsze leżą w${NBSP}folderze danych sklepu, w${NBSP}„outbox”.`,
    back: 'Wszystkie listy',
    gallery: 'Wzory listów',
    galleryPath: '/outbox/wzory',
    from: 'Od',
    to: 'Do',
    date: 'Data',
    htmlPart: 'Wersja graficzna',
    textPart: 'Wersja tekstowa',
    links: 'Odnośniki z\u00a0listu',
    attachments: 'Załączniki',
  },
} as const;
