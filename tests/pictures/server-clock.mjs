// Preloaded into the shop that is photographed (`node --import`): its clock begins at the moment that
// PICTURES_MOMENT names and goes on from there.
const start = Date.parse(process.env['PICTURES_MOMENT'] ?? '');
const RealDate = Date;
const offset = start - RealDate.now();

globalThis.Date = class extends RealDate {
  /** @param {ConstructorParameters<typeof RealDate>} given */
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + offset] : given));
  }
  static now() {
    return RealDate.now() + offset;
  }
};
