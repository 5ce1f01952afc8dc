import { act, configure, getConfig } from '@testing-library/react';
import { createRoot } from 'react-dom/client';

/**
 * Makes what testing-library awaits end with React's effects run. Otherwise `findBy…` returns once an element is drawn,
 * on a busy machine before the effects of that drawing, and the test's next event meets a machine not yet started. (React
 * runs pending effects, of whatever root, before it renders another.) Once a process, however many files share it.
 */
export function settleEffects(): void {
  const { asyncWrapper } = getConfig();
  if (asyncWrapper.name === 'settled') return;
  const other = createRoot(document.createElement('div'));
  let times = 0;
  const settled: typeof asyncWrapper = async (callback) => {
    const result = await asyncWrapper(callback);
    times += 1;
    act(() => other.render(times));
    return result;
  };
  // A page's first import takes seconds on a busy machine; what never comes fails by the test's own limit all the same.
  configure({ asyncWrapper: settled, asyncUtilTimeout: 4000 });
}
