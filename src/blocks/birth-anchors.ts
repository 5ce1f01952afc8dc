/** Ids in the birth horoscope section that the rest of the shop leads to, or takes something from. */

/** Where "Horoskop urodzeniowy" in the navigation leads (SH-8, U5). */
export const BIRTH_SECTION = 'birth-horoscope';
/** Names the section and its form. */
export const BIRTH_HEADING = 'birth-horoscope-naglowek';
/** Takes the focus when the chart has come (BH-2). */
export const CHART_HEADING = 'birth-chart-naglowek';
/** The drawn wheel itself: saving and ordering take it from the page. */
export const DRAWN_CHART = 'wykres-urodzeniowy';
/** Takes the focus when the purchase begins (BH-5). */
export const PURCHASE_HEADING = 'birth-purchase-naglowek';
