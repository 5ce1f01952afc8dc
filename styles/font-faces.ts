export const FONT_FACES: readonly ({ family: string; src: string })[] = [];
