/**
 * The class map through which a component of the kit gets its look: one optional class per named part.
 * The kit itself has no class, no style and no word of its own.
 */
export type Parts<Part extends string> = { [Name in Part]?: string | undefined };
