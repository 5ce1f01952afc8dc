/** What leads to a sample answer, wherever it stands. */
export const SEE_SAMPLE = 'Zobacz przykładową odpowiedź';
