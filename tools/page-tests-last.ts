import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isPageTest } from './page-tests.ts';

/** Takes the tests of pages after the other ones in jsdom, whose window and modules a page would leave changed. */
export class PageTestsLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const pages = new Set(
      sorted.filter(({ project, moduleId }) => project.name === 'dom' && isPageTest(moduleId)),
    );
    const others = sorted.filter((file) => !pages.has(file));
    const end = others.findLastIndex(({ project }) => project.name === 'dom') + 1;
    return [...others.slice(0, end), ...pages, ...others.slice(end)];
  }
}
