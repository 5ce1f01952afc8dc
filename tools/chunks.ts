import { fileURLToPath } from 'node:url';

/** What the bundler tells of a module. */
interface ChunkingContext {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * The pieces the browser's code is cut into, by the modules each begins with: all that these import at once goes with
 * them, unless an earlier piece has it already. Few pieces, each fetched as a whole; left alone, the bundler makes a
 * file of every handful of modules that two pages share, and one page asks for thirty of them.
 */
const PIECES = {
  core: ['src/entry-client.tsx'],
  machines: ['src/app/shell/shell-machines.ts', 'node_modules/@xstate/react/dist/xstate-react.esm.js'],
  wire: ['src/api/shop-api.ts'],
  shell: ['src/blocks/footer.tsx', 'src/blocks/consent-banner.tsx'],
  fields: [
    'src/blocks/text-input.tsx',
    'src/blocks/select-dress.tsx',
    'src/kit/select-frame.tsx',
    'src/blocks/terms-field.tsx',
    'src/blocks/form-binding.ts',
    'src/blocks/problem-summary.tsx',
    'src/schemas/problems.ts',
    'src/flows/form-problems.ts',
    'src/schemas/text-field.schema.ts',
  ],
  common: [
    'src/blocks/page-header.tsx',
    'src/blocks/empty-state.tsx',
    'src/blocks/skeletons.tsx',
    'src/copy/empty.ts',
    'src/copy/services.ts',
    'src/copy/toasts.ts',
    'src/browser/order-events.ts',
    'src/islands/adopt-style-sheet.ts',
    'src/islands/lazy-section.tsx',
    'src/browser/scroll.ts',
    'src/browser/when-present.ts',
    'src/domain/moon-disc.ts',
    'src/browser/remembered-customer.ts',
  ],
  results: ['src/blocks/result-frame.tsx', 'src/blocks/mail-link.tsx'],
  home: ['src/app/pages/home-page.tsx', 'src/app/pages/posts.tsx', 'src/flows/newsletter/newsletter.tsx'],
  order: ['src/flows/purchase/order-page.tsx', 'src/flows/purchase/purchase-effects.ts'],
  select: ['src/blocks/prediction-step.tsx'],
  form: ['src/flows/purchase/order-details.tsx'],
} as const;

const repository = fileURLToPath(new URL('..', import.meta.url));

/** Tells the piece of each module; `null` leaves it to the bundler. Make one for each build. */
export function pieces(): (id: string, context: ChunkingContext) => string | null {
  let claimed: Map<string, string> | undefined;

  return (moduleId, context) => {
    if (!claimed) {
      const all = new Map<string, string>();
      const claim = (name: string, id: string): void => {
        if (all.has(id)) return;
        const module = context.getModuleInfo(id);
        if (!module) return;
        all.set(id, name);
        for (const next of module.importedIds) claim(name, next);
      };
      for (const [name, roots] of Object.entries(PIECES)) {
        for (const root of roots) {
          // A renamed file would drop out of its piece, and nobody would see.
          if (!context.getModuleInfo(repository + root))
            throw new Error(`tools/chunks.ts names ${root}, which the build does not contain`);
          claim(name, repository + root);
        }
      }
      claimed = all;
    }
    return claimed.get(moduleId) ?? null;
  };
}
