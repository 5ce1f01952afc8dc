/** Class names for the named parts of a kit component. The kit itself contains no classes, styles or texts. */
export type Parts<Part extends string> = { [Name in Part]?: string | undefined };
