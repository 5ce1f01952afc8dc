import { fileURLToPath } from 'node:url';

/** The bundler's information about a module. */
interface ChunkingContext {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * The client's chunks by their entry modules. Static imports of an entry belong to its chunk, unless an earlier chunk
 * has them. The default chunking makes a file of every set of modules that two pages share, about thirty per page.
 */
const PIECES = {
  // Evaluated in a task of its own, before the entry (server/pages/boot-script.ts).
  react: [
    'node_modules/react-dom/cjs/react-dom-client.production.js',
    'node_modules/react/cjs/react-jsx-runtime.production.js',
  ],
  core: ['src/entry-client.tsx'],
  // One piece, since every page has both: what its machines run on, and what they call.
  machines: [
    'src/app/shell/shell-machines.ts',
    'node_modules/@xstate/react/dist/xstate-react.esm.js',
    'src/blocks/shell/footer.tsx',
    'src/blocks/shell/consent-banner.tsx',
    'src/api/shop-api.ts',
    'src/blocks/page-header.tsx',
    'src/blocks/empty-state.tsx',
    'src/blocks/skeletons.tsx',
    'src/copy/site/empty.ts',
    'src/copy/purchase/services.ts',
    'src/islands/adopt-style-sheet.ts',
    'styles/facts.css.ts',
    'src/islands/lazy-section.tsx',
    'src/islands/use-early-report.ts',
    'src/browser/scroll.ts',
    'src/browser/when-present.ts',
    'src/browser/remembered-customer.ts',
    // Of several pages: in one page's piece, the others would fetch that page.
    'src/flows/newsletter/newsletter-island.ts',
    'src/blocks/purchase/payment-anchor.ts',
    'src/domain/paths/birth-path.ts',
    'src/browser/random-uuid.ts',
    'src/copy/answer/ratings-label.ts',
    'src/domain/must.ts',
    // Its listeners run within the first press, so they are compiled before it (./compile-hint.ts).
    'src/kit/after-press.ts',
  ],
  // What home and the order pages share: else each would fetch the other's piece, and the forms' with it.
  offers: [
    'src/blocks/closed-notice.tsx',
    'src/blocks/purchase/lowest-price.tsx',
    'src/blocks/specialist/portrait.tsx',
    'src/browser/order-draft.ts',
    'src/browser/unfinished-order.ts',
    'src/copy/site/guide-label.ts',
    'src/copy/purchase/guided-purchase.ts',
    'src/copy/purchase/order-steps.ts',
    'src/copy/purchase/specialist.ts',
    'src/domain/catalogue.ts',
    'src/domain/paths/guide-path.ts',
    'src/domain/product-demands.ts',
    // Result pages use it, too.
    'src/domain/specialists/response-time.ts',
    'src/browser/page-restore.ts',
  ],
  // What parses responses; forms use the same schemas.
  schemas: ['src/api/read-with.ts', 'src/browser/order-events.ts'],
  // Asked for with the first choice on an order page.
  calls: ['src/api/catalogue.ts', 'src/api/order.ts'],
  fields: [
    'src/blocks/text-input.tsx',
    'src/blocks/select-appearance.tsx',
    'src/kit/select-frame.tsx',
    'src/kit/native-select-field.tsx',
    'src/blocks/terms-field.tsx',
    'src/blocks/form-binding.ts',
    'src/blocks/problem-summary.tsx',
    'src/schemas/problems.ts',
    'src/flows/form-problems.ts',
    'src/flows/use-error-title.ts',
    'src/schemas/text-field.schema.ts',
  ],
  // Home and the result pages draw moons, an order page none.
  moon: ['src/domain/lunar/moon-disc.ts'],
  results: ['src/blocks/result-frame.tsx', 'src/blocks/mail-link.tsx', 'src/api/payment-status.ts'],
  // What a form sends with comes with the form, since a line may have dropped by then.
  letters: [
    'src/copy/site/form-toasts.ts',
    'src/api/newsletter.ts',
    'src/api/contact.ts',
    'src/flows/outliving-call.ts',
  ],
  home: ['src/app/pages/home-page.tsx', 'src/app/pages/posts.tsx'],
  newsletter: ['src/flows/newsletter/newsletter.tsx'],
  order: ['src/flows/purchase/order-page.tsx', 'src/flows/purchase/purchase-analytics.ts'],
  // The open list of a dropdown, and of the places of birth.
  list: ['styles/select-list.late.css.ts'],
  select: ['src/blocks/purchase/prediction-step.tsx'],
  form: [
    'src/flows/purchase/order-details.tsx',
    'src/flows/purchase/purchase-effects.ts',
    'src/flows/purchase/purchase-ports.ts',
  ],
  birth: ['src/flows/birth-horoscope/birth-horoscope.tsx', 'src/api/birth-horoscope.ts'],
} as const;

const repository = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Creates the function that assigns modules to chunks; `null` leaves a module to the bundler. It is stateful: create
 * one per build.
 */
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
          // Otherwise a renamed file would silently drop out of its chunk.
          if (!context.getModuleInfo(repository + root))
            throw new Error(`tools/vite-plugins/chunks.ts names ${root}, which the build does not contain`);
          claim(name, repository + root);
        }
      }
      claimed = all;
    }
    return claimed.get(moduleId) ?? null;
  };
}
