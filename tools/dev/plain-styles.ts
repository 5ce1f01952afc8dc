// Brings all styles to a page without scripts; a build inlines them.
import.meta.glob('../../styles/*.css.ts', { eager: true });
