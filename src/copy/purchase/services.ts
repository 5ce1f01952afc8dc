/** Keys of the four services. */
export const SERVICE_KEYS = ['tarot', 'horoscope', 'prediction', 'ritual'] as const;
export type ServiceKey = (typeof SERVICE_KEYS)[number];

/** Default texts of the service pages (SH-13). */
export const SERVICE_COPY = {
  tarot: {
    title: 'Tarot',
    description: 'Karty nie mówią, co masz zrobić. Pokazują to, czego jeszcze nie widzisz.',
    variantsTitle: 'Wybierz rozkład',
  },
  horoscope: {
    title: 'Horoskopy',
    description:
      'Jedno niebo, a\u00a0dla każdego inne. Wybierz, jak daleko chcesz spojrzeć, i\u00a0wróżkę, która odczyta twój układ.',
    variantsTitle: 'Wybierz horoskop',
  },
  prediction: {
    title: 'Wróżby',
    description:
      'Zapytaj o\u00a0to, co nie daje ci spać. Jedna wróżka odpowie na każde z\u00a0twoich pytań osobno.',
    variantsTitle: 'Wybierz liczbę pytań',
  },
  ritual: {
    title: 'Rytuały',
    description:
      'Świeca, słowo i\u00a0twoja intencja. Wybierz rytuał, a\u00a0wróżka poprowadzi go w\u00a0twoim imieniu.',
    variantsTitle: 'Wybierz rytuał',
  },
} as const satisfies Record<ServiceKey, Record<'title' | 'description' | 'variantsTitle', string>>;
