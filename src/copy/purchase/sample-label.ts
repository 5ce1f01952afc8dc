/** Label of every link to a sample answer. */
export const SEE_SAMPLE = 'Zobacz przykładową odpowiedź';
