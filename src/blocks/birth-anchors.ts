/** Ids of the birth horoscope section that other parts of the shop link to or read. */

/** Heading that labels the section and its form. */
export const BIRTH_HEADING = 'birth-horoscope-naglowek';
/** Heading that receives focus when the chart is shown (BH-2). */
export const CHART_HEADING = 'birth-chart-naglowek';
/** The chart's SVG element, which saving and ordering read. */
export const DRAWN_CHART = 'wykres-urodzeniowy';
/** Heading that receives focus when the purchase begins (BH-5). */
export const PURCHASE_HEADING = 'birth-purchase-naglowek';
