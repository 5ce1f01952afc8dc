/** Id of step four, the summary with the payment. */
export const PAYMENT = 'platnosc';
