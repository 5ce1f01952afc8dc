import type { ReadReport } from '../reports/flow-report.ts';
import { pageWords } from '../words/page.ts';
import type { ShopState } from '../shop-state.ts';
import { FlowList } from './flow-list.tsx';
import { FlowView } from './flow-view.tsx';
import * as css from './layout.css.ts';
import { useTheme } from './theme.ts';
import { useJson } from './use-json.ts';
import { usePlace } from './use-place.ts';

const ASK_SHOP_EVERY = 3_000;

/** Root component of the flows page. */
export function App() {
  const [place, go] = usePlace();
  const { model, visitors } = place;
  const [theme, turnTheme] = useTheme();
  const coverage = useJson<{ reports: readonly ReadReport[] | null }>('/coverage');
  const shop = useJson<ShopState>('/shop', ASK_SHOP_EVERY) ?? { status: 'starting' };
  const reports = coverage?.reports ?? undefined;

  return (
    <>
      <header className={css.head}>
        <div>
          <h1 className={css.title}>{pageWords.title}</h1>
          <p className={css.intro}>{pageWords.intro}</p>
        </div>
        <button type="button" className={css.button} onClick={turnTheme}>
          {theme === 'dark' ? pageWords.light : pageWords.dark}
        </button>
      </header>
      <div className={css.page}>
        <FlowList shown={model.name} reports={reports} />
        <main className={css.main}>
          <FlowView
            key={`${model.name}${visitors ?? ''}`}
            place={place}
            go={go}
            report={reports?.find(({ name }) => name === model.name)}
            shop={shop}
          />
        </main>
      </div>
    </>
  );
}
