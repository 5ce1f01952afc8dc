/** Words around a mail that is shown before it is sent. */
export const mailCopy = {
  preview: 'Podgląd listu',
  previewFrame: 'List do klientki',
  from: 'Od',
  to: 'Do',
  subject: 'Temat',
  withLook: 'Z wyglądem',
  plain: 'Sam tekst',
} as const;
