// Preloaded into the shop that is photographed (`node --import`): its clock starts at one fixed moment, so that moon
// and date are the same in every picture.
const start = Date.parse('2026-11-21T12:00:00+01:00');
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
