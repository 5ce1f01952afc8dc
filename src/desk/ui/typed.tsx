/**
 * Text that a customer typed: its direction ends with it, and the longest word breaks, so that no text moves its
 * neighbours (styles/desk/base.css.ts). Every place of the desk that shows one uses it (tests/house/typed-texts.test.ts).
 */
export const Typed = ({ children }: { children: string }) => <bdi translate="no">{children}</bdi>;
