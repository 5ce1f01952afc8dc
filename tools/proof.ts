/**
 * Whether tests prove everything (`npm run prove`) or a sample that fits into `npm test`. Set by tools/test/proofs.mjs.
 */
export const isWholeProof = process.env['PROOF'] === 'whole';
