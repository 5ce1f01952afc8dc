/** A detail of the platform that browsers may get although not every promised engine has it. */
export interface EngineException {
  key: string;
  /** Stands within a few lines of each use and proves that the code asks first; a use without it is refused. */
  guard?: RegExp;
  /** Why nothing breaks in an engine without it. */
  reason: string;
}

const TEXT_WRAP = 'lines break elsewhere, as they did before there was text-wrap';
const LAID_OUT = 'an engine without it lays every card out at once';
const POINTER = 'telephones of Apple show no pointer';

/** The judged exceptions, each with its reason. One that nothing needs any more fails the test. */
export const engineExceptions: readonly EngineException[] = [
  {
    key: 'api.Document.prerendering',
    reason: 'an engine without it renders no page ahead, and absent reads as false',
  },
  {
    key: 'api.Navigator.userActivation',
    guard: /navigator\.userActivation\?\./,
    reason: 'where nobody tells whether the page was touched, it counts as touched',
  },
  {
    key: 'css.at-rules.media.scripting',
    reason: 'an engine without it shows without scripts what needs them, as it did before',
  },
  ...['canShare', 'share'].map((name) => ({
    key: `api.Navigator.${name}`,
    guard: /canShare[`'"]in navigator/,
    reason: 'without a share sheet the picture is downloaded, and the address copied',
  })),
  ...['api.Notification', 'api.Notification.requestPermission_static'].map((key) => ({
    key,
    guard: /[`'"]Notification[`'"]in window/,
    reason:
      'the desk offers no notifications where the browser has none; on an iPhone the one on the home screen has',
  })),
  { key: 'css.properties.content-visibility', reason: LAID_OUT },
  { key: 'css.properties.content-visibility.auto', reason: LAID_OUT },
  { key: 'css.properties.contain-intrinsic-size', reason: LAID_OUT },
  // Dependencies that ask before they use.
  {
    key: 'api.Element.checkVisibility',
    guard: /typeof \w+\.checkVisibility==`function`/,
    reason: 'Radix asks first',
  },
  // Passkeys of the desk: WebAuthn's newer questions are asked only where they exist.
  ...[
    'api.AuthenticatorAttestationResponse.getTransports',
    'api.AuthenticatorAttestationResponse.getPublicKeyAlgorithm',
    'api.AuthenticatorAttestationResponse.getPublicKey',
    'api.AuthenticatorAttestationResponse.getAuthenticatorData',
    'api.PublicKeyCredential.getClientCapabilities_static',
    'api.PublicKeyCredential.isConditionalMediationAvailable_static',
  ].map((key) => {
    const name = key.replace(/^.*\.|_static$/g, '');
    const guard = new RegExp(String.raw`typeof \w+\.${name}==\`function\``);
    return { key, guard, reason: '@simplewebauthn/browser asks first' };
  }),
  // Methods of others that happen to have a platform's name.
  { key: 'api.FontFaceSet.check', reason: "zod's and XState's own check()" },
  { key: 'api.EventTarget.when', guard: /_zod\.def\.when/, reason: "zod's own when()" },
  {
    key: 'javascript.builtins.Set.difference',
    guard: /title:\w+\.difference\(/,
    reason: 'a sentence of the desk about two amounts',
  },
  // What engines of the promise have, with a difference that does not matter here.
  {
    key: 'api.AbortSignal.timeout_static',
    reason: 'Chrome before 124 names the error AbortError: told as offline, with the same sentence',
  },
  // Styles that may be missing.
  { key: 'css.properties.text-wrap', reason: TEXT_WRAP },
  { key: 'css.properties.text-wrap.balance', reason: TEXT_WRAP },
  { key: 'css.properties.text-wrap.pretty', reason: TEXT_WRAP },
  { key: 'css.properties.font-family.ui-monospace', reason: 'the next font of the list stands in' },
  { key: 'css.properties.accent-color', reason: 'a ticked box has the engine’s own colour' },
  { key: 'css.properties.cursor.pointer', reason: POINTER },
  { key: 'css.properties.cursor.not-allowed', reason: POINTER },
  { key: 'css.properties.cursor.move', reason: POINTER },
  { key: 'css.selectors.selection', reason: 'selected text has the system’s colour on iOS' },
  { key: 'css.properties.resize', reason: 'a text area scrolls where it cannot be dragged larger' },
  { key: 'css.properties.scrollbar-width', reason: 'Radix hides the bar by ::-webkit-scrollbar too' },
  { key: 'css.properties.scrollbar-width.none', reason: 'Radix hides the bar by ::-webkit-scrollbar too' },
  {
    key: 'css.properties.grid-template-rows.subgrid',
    reason: 'the two e-mail fields are level unless one has a longer message than the other',
  },
  { key: 'css.at-rules.page', reason: 'a printed chart has the printer’s paper and margins' },
  {
    key: 'css.selectors.has',
    guard: /@media print\{/,
    reason: 'paper only: Firefox before 121 prints the page around a chart with it',
  },
];
