/**
 * Whether tests prove everything (`npm run prove`) or a sample that fits into `npm test`. Set by tools/test/stages.mjs.
 */
export const isWholeProof = process.env['PROOF'] === 'whole';
