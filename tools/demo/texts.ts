/** Made-up people and what they write. Nothing here is anybody's: names are common ones, addresses end in example domains. */

export const FIRST_NAMES = [
  'Anna',
  'Katarzyna',
  'Agnieszka',
  'Małgorzata',
  'Joanna',
  'Ewa',
  'Magdalena',
  'Monika',
  'Aleksandra',
  'Karolina',
  'Natalia',
  'Justyna',
  'Marta',
  'Beata',
  'Dorota',
  'Urszula',
  'Weronika',
  'Zuzanna',
  'Oliwia',
  'Żaneta',
  'Helena',
  'Łucja',
  'Kinga',
  'Sylwia',
  'Paulina',
  'Iwona',
  'Renata',
  'Danuta',
  'Tomasz',
  'Paweł',
  'Marcin',
  'Grzegorz',
] as const;

export const LAST_NAMES = [
  'Nowak',
  'Wójcik',
  'Kowalczyk',
  'Mazur',
  'Krawczyk',
  'Zając',
  'Król',
  'Wróbel',
  'Stępień',
  'Dudek',
  'Pawlak',
  'Walczak',
  'Baran',
  'Sikora',
  'Szulc',
  'Bąk',
  'Wilk',
  'Lis',
  'Mróz',
  'Gajda',
  'Kubiak',
  'Kaczmarek',
  'Sowa',
  'Kot',
  'Urban',
  'Kania',
  'Żak',
  'Śliwa',
  'Łuczak',
  'Gołąb',
] as const;

export const PARTNERS = [
  'Piotr',
  'Jakub',
  'Michał',
  'Adam',
  'Łukasz',
  'Krzysztof',
  'Rafał',
  'Dawid',
  'Ola',
] as const;

export const CITIES = [
  'Warszawa',
  'Kraków',
  'Łódź',
  'Wrocław',
  'Poznań',
  'Gdańsk',
  'Lublin',
  'Białystok',
  'Rzeszów',
] as const;

export const QUESTIONS = [
  'Czy warto przyjąć nową pracę, którą mi zaproponowano?',
  'Co blokuje mnie w relacjach z ludźmi?',
  'Czy w tym roku poznam kogoś ważnego?',
  'Jak poukładać sprawy z siostrą po naszej kłótni?',
  'Czy przeprowadzka do innego miasta to dobry pomysł?',
  'Na co zwrócić uwagę w najbliższych trzech miesiącach?',
  'Czy on wróci i czy w ogóle powinnam na to czekać?',
  'Jak odzyskać spokój po trudnym roku?',
  'Czy to dobry czas, żeby zacząć własną pracownię?',
  'Dlaczego ciągle wracam myślami do tamtego lata?',
  'Co powinnam zostawić za sobą?',
  'Jak rozmawiać z dorastającą córką?',
] as const;

export const INTENTIONS = [
  'Chcę, żeby w domu znów było spokojnie.',
  'Proszę o odwagę przed rozmową o podwyżce.',
  'Żebyśmy się wreszcie usłyszeli.',
  'O dobry początek w nowym mieszkaniu.',
] as const;

/** What a spread or a horoscope should be about. */
export const TOPICS = [
  'O zmianie pracy i o tym, czy się nie spóźniłam.',
  'O mnie i o kimś, kto znów napisał po dwóch latach.',
  'O przeprowadzce do innego miasta.',
  'O tym, na czym mam się skupić tej jesieni.',
  'O moich relacjach z siostrą.',
] as const;

export const CARDS = [
  'Gwiazda',
  'Pustelnik',
  'Siła',
  'Koło Fortuny',
  'Słońce',
  'Księżyc',
  'Cesarzowa',
  'Umiarkowanie',
  'Rycerz Kielichów',
  'Dwójka Buław',
  'Ósemka Monet',
  'Królowa Mieczy',
  'As Kielichów',
  'Szóstka Mieczy',
] as const;

export const READINGS = [
  'mówi o czymś, co dojrzewa powoli i nie lubi pośpiechu. Daj temu jeszcze kilka tygodni, zanim nazwiesz to po imieniu',
  'pokazuje osobę, która długo niosła za dwoje. Teraz może odłożyć część ciężaru, nie tracąc przy tym twarzy',
  'przypomina, że odpowiedź już padła, tylko ciszej, niż się tego spodziewasz. Wróć do tamtej rozmowy',
  'stoi odwrócona: to, co bierzesz za przeszkodę, jest raczej progiem. Próg przekracza się jednym krokiem, nie dziesięcioma',
  'zapowiada spotkanie albo wiadomość, po której łatwiej będzie zdecydować. Nie musisz jej wyglądać co godzinę',
  'radzi sprawdzić rachunki i słowa, zanim pójdą w świat. Nie ze strachu, tylko z szacunku do własnej pracy',
  'otwiera miejsce na coś lekkiego: wieczór bez planu, drogę inną niż zwykle, rozmowę bez powodu',
  'domyka stary wątek. Możesz za nim tęsknić i jednocześnie nie chcieć, żeby wrócił',
] as const;

export const MIDDLES = [
  'Układ jest spokojniejszy, niż sugerowałoby pytanie. Widzę w nim więcej Twojej siły niż cudzego wpływu.',
  'Najbliższe tygodnie sprzyjają porządkom: w szufladzie, w kalendarzu, w obietnicach danych mimochodem.',
  'Karty nie wskazują jednej drogi, tylko kolejność. Najpierw odpoczynek, potem rozmowa, na końcu decyzja.',
  'Zwraca uwagę brak mieczy: to nie jest czas sporów, choć ktoś może próbować Cię w spór wciągnąć.',
  'Dużo tu żywiołu wody, więc uczucia będą głośniejsze od planów. To nic złego, byle nie one prowadziły samochód.',
] as const;

export const CLOSINGS = [
  'Pamiętaj, że karty pokazują skłonność, nie wyrok. Ostatnie słowo należy do Ciebie. Ciepło pozdrawiam',
  'Zapisz jedno zdanie z tego listu, które najbardziej poruszyło, i wróć do niego za miesiąc. Pozdrawiam serdecznie',
  'Dziękuję za zaufanie. Gdyby coś było niejasne, proszę napisać do sklepu, chętnie wyjaśnię. Z dobrymi myślami',
] as const;

export const MESSAGES = [
  'Dzień dobry, zamówiłam odczyt wczoraj wieczorem i nie wiem, czy płatność przeszła. Czy mogą Państwo sprawdzić?',
  'Podałam zły adres e-mail w zamówieniu. Zamiast kropki wpisałam przecinek. Co teraz?',
  'Chciałam podziękować za odczyt. Dawno nikt tak uważnie nie odpowiedział na moje pytanie.',
  'Czy można zamówić wróżbę w prezencie dla przyjaciółki? Ona ma urodziny za tydzień.',
  'Składam reklamację. Odpowiedź przyszła dwie godziny po czasie i nie odnosi się do drugiego pytania.',
  'Kupon z newslettera nie działa, sklep pisze, że wygasł, a dostałam go przedwczoraj.',
  'Czy prowadzą Państwo rozmowy przez telefon, czy tylko odpowiedzi na piśmie?',
  'Proszę o fakturę do zamówienia. Dane firmy prześlę w odpowiedzi.',
  'Mam pytanie o horoskop urodzeniowy: nie znam dokładnej godziny urodzenia. Czy to przeszkadza?',
  'Proszę o usunięcie moich danych z Państwa bazy.',
  'Odstępuję od umowy, zamówiłam dwa razy to samo.',
  'Czytnik ekranu nie czyta mi przycisku zamówienia.',
] as const;

/** What the shop answers. */
export const ANSWERS = [
  'Dziękujemy za list. Sprawdziliśmy i już jest dobrze.',
  'Przepraszamy za kłopot. Odpowiedź właśnie do Pani wyszła jeszcze raz, proszę zajrzeć do skrzynki.',
  'Dziękujemy za te słowa, przekazaliśmy je dalej.',
  'Oczywiście. Wszystko jest załatwione, a potwierdzenie przyjdzie osobnym listem.',
] as const;

export const REFUND_REASONS = [
  'Odpowiedź po czasie',
  'Pomyłka w danych',
  'Gest dla stałej klientki',
  'Prośba klientki',
] as const;

/** What customers write beside their stars. */
export const RATING_WORDS = [
  'Spokojnie, konkretnie i bez straszenia. Wrócę na pewno.',
  'Odpowiedź przyszła wieczorem tego samego dnia. Czytałam ją trzy razy.',
  'Miło, choć na drugie pytanie liczyłam na więcej.',
  'Pierwszy raz ktoś napisał mi coś, nad czym naprawdę pomyślałam.',
  'Ładny, osobisty list. Widać, że ktoś przeczytał, o co pytam.',
  'Trochę ogólnie, ale z sercem.',
  'Polecam każdej, kto stoi przed decyzją i nie chce gotowej recepty.',
] as const;

/** Comments refused by a rule: advertisements. */
export const REFUSED_WORDS = ['Taniej i szybciej na mojej stronie, szukajcie: wróżby u Zosi.'] as const;
