import type { Invitation } from '#desk/domain/wire.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { counted, NBSP } from '#copy/site/format.ts';

/** Words of what went wrong when something was done about access, by kind. */
export const ACCESS_PROBLEM = {
  cancelled: 'Przerwano, zanim klucz zadziałał. Spróbuj jeszcze raz.',
  known: 'To urządzenie ma już twój klucz. Drugi dodaj na innym.',
  refused: 'Klucz nie został przyjęty. Nic się nie zmieniło.',
  lastPasskey: 'To ostatni klucz. Najpierw dodaj drugi.',
  changed: 'Ktoś zmienił to przed chwilą. Lista jest już odświeżona, spróbuj jeszcze raz.',
  lastOwner: 'Zaplecze musi mieć właścicielkę.',
  gone: 'Tego już nie ma. Lista jest odświeżona.',
  unreachable: 'Zaplecze nie odpowiada. Sprawdź na liście, czy coś się zmieniło, i spróbuj jeszcze raz.',
} as const;

/** Words of the page about one's own access. */
export const accountCopy = {
  ownName: 'Imię',
  askName: 'Jak masz na imię?',
  ownNameLabel: 'Jak cię podpisywać',
  ownNameHint: 'Widzą je osoby na zapleczu i historia zamówień; klientki nie.',
  ownNameMissing: 'Wpisz imię',
  ownNameSaved: 'Zapisane. W menu pokaże się po odświeżeniu strony.',
  ownNameNewer: (name: string) => `W innej karcie jest już: ${name}. Zapisz jeszcze raz, jeśli wolisz swoje.`,
  ownNameFailed: 'Nie udało się zapisać. Spróbuj jeszcze raz.',
  title: DESK_PAGES.me.title,
  failed: 'Nie udało się wczytać konta',
  loading: 'Wczytuję konto',
  sessions: 'Gdzie jesteś zalogowana',
  thisOne: 'to urządzenie',
  seen: (time: string) => `ostatnio ${time}`,
  since: (time: string) => `od ${time}`,
  end: 'Zakończ',
  endNamed: (device: string) => `Zakończ sesję: ${device}`,
  endOthers: 'Zakończ wszystkie inne',
  idle: `Po 30${NBSP}minutach ciszy prosimy o klucz, a napisany tekst zostaje.`,
  passkeys: 'Klucze',
  passkeysLead: 'Klucz to odcisk palca, twarz albo PIN urządzenia. Dobrze mieć dwa, na dwóch urządzeniach.',
  noPasskeys: 'Nie masz żadnego klucza. Dodaj go, póki jesteś w środku.',
  added: (time: string) => `dodany ${time}`,
  neverUsed: 'jeszcze nieużyty',
  add: 'Dodaj klucz w tym urządzeniu',
  remove: 'Usuń',
  removeNamed: (device: string) => `Usuń klucz: ${device}`,
  rename: 'Zmień nazwę',
  renameNamed: (device: string) => `Zmień nazwę klucza: ${device}`,
  renameTitle: (device: string) => `Klucz: ${device}`,
  name: 'Nowa nazwa',
  nameHint: 'Na przykład „Laptop w pracowni”.',
  nameMissing: 'Wpisz nazwę',
  nameWrong: 'Usuń znaki, których nie widać, i wpisz nazwę ręcznie',
  keepName: 'Zostaw starą',
  renamed: 'Nazwa zmieniona.',
  sessionEnded: 'Sesja zakończona.',
  othersEnded: 'Inne sesje zakończone.',
  keyAdded: 'Klucz dodany.',
  keyRemoved: 'Klucz usunięty.',
  codesMade: 'Nowe kody są gotowe, stare już nie działają.',
  saveName: 'Zapisz',
  onlyOne: 'Ostatniego klucza nie da się usunąć.',
  codes: 'Kody zapasowe',
  codesLead: 'Nowe kody zastępują stare. Pokazujemy je tylko raz: zapisz je na kartce, nie w poczcie.',
  renew: 'Zrób nowe kody',
  renewTitle: 'Zrobić nowe kody?',
  renewText: 'Stare od razu przestają działać, także te zapisane na kartce.',
  keepCodes: 'Zostaw stare',
} as const;

/** Texts of the screen after signing in with a recovery code. */
export const keyFirstCopy = {
  saying: 'Kod zapasowy wpuszcza raz. Dalej prowadzi klucz.',
  title: 'Najpierw klucz',
  lead: 'Kod zapasowy pozwala tylko dodać klucz w tym urządzeniu. Gdy go użyjesz, zaplecze się otworzy. Właścicielki dostają o tym list.',
  add: 'Dodaj klucz w tym urządzeniu',
  added: 'Klucz dodany. Użyj go, żeby wejść.',
  enter: 'Użyj klucza',
  ownKey: 'Mam już klucz: użyję go',
  leave: 'Wyjdź',
  problem: {
    refused: ACCESS_PROBLEM.refused,
    'key-known': ACCESS_PROBLEM.known,
    cancelled: ACCESS_PROBLEM.cancelled,
    unanswered: 'Zaplecze nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.',
  },
} as const;

const ROLE = { owner: 'właścicielka', specialist: 'wróżka' } as const;

/** Texts of the page about people with access. */
export const peopleCopy = {
  title: DESK_PAGES.people.title,
  failed: 'Nie udało się wczytać listy osób',
  loading: 'Wczytuję listę osób',
  access: 'Kto ma dostęp',
  you: 'Ty',
  role: ROLE,
  seen: (time: string) => `ostatnio ${time}`,
  neverSeen: 'jeszcze nie weszła',
  passkeys: (count: number) => counted(count, 'klucz', 'klucze', 'kluczy'),
  sessions: (count: number) => counted(count, 'otwarta sesja', 'otwarte sesje', 'otwartych sesji'),
  endSessions: 'Zakończ sesje',
  endSessionsNamed: (name: string) => `Zakończ sesje: ${name}`,
  sessionsEnded: (name: string) => `Sesje zakończone: ${name}.`,
  remove: 'Odbierz dostęp',
  removed: (name: string) => `Dostęp odebrany: ${name}.`,
  removeNamed: (name: string) => `Odbierz dostęp: ${name}`,
  removeTitle: (name: string) => `Odebrać dostęp: ${name}?`,
  removeText:
    'Sesje skończą się od razu, a klucze i kody przestaną działać. Odpowiedzi i historia zostają, z imieniem tej osoby.',
  keep: 'Zostaw',
  invitations: 'Otwarte zaproszenia',
  noInvitations: 'Nikt nie czeka z zaproszeniem.',
  until: (time: string) => `ważne: ${time}`,
  expired: 'wygasło: wyślij nowe zaproszenie',
  withdraw: 'Cofnij',
  withdrawn: (name: string) => `Zaproszenie cofnięte: ${name}.`,
  withdrawNamed: (name: string) => `Cofnij zaproszenie: ${name}`,
  invite: 'Zaproś',
  inviteLead: `Odnośnik idzie listem, działa raz i przez 24${NBSP}godziny.`,
  as: 'Jako kto',
  whose: 'Na czyje zamówienia odpowiada',
  choose: 'Wybierz',
  allTaken: 'Każda wróżka z oferty ma już dostęp.',
  noneYet: `W${NBSP}ofercie nie ma jeszcze żadnej wróżki. Najpierw dodaj ją na stronie „Wróżki”.`,
  name: 'Imię',
  email: 'E-mail',
  send: 'Wyślij zaproszenie',
  sent: (email: string) => `Zaproszenie poszło na adres ${email}.`,
  sentBefore: (email: string) =>
    `Zaproszenie wyszło już za pierwszym razem, na adres ${email}. Jeśli coś w${NBSP}nim jest źle, cofnij je na liście; następne naciśnięcie wyśle kolejne.`,
  replacing: ({ email, role, name, invitedBy }: Invitation) => ({
    title: 'Zastąpić zaproszenie, które już wyszło?',
    text: [
      `Na adres ${email} czeka już zaproszenie: ${name}, ${ROLE[role]}.`,
      invitedBy !== undefined && `Zaprasza: ${invitedBy}.`,
      'Gdy wyślesz swoje, tamto przestanie działać.',
    ]
      .filter(Boolean)
      .join(' '),
    stay: 'Zostaw tamto',
    go: 'Wyślij swoje',
  }),
  problem: {
    name: 'Imię musi mieć co najmniej 3 znaki.',
    email: 'Ten adres nie wygląda na e-mail.',
    fairyId: 'Wybierz wróżkę, która nie ma jeszcze dostępu.',
  },
} as const;
