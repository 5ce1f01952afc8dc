import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isPageTest } from './page-tests.ts';

/** A rule of the house reads all sources, so each part has all rules. */
const isRule = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/tests/house/');

/**
 * The order of the test files: the tests of pages after the other ones in jsdom, whose window and modules a page would
 * leave changed. A part of them (`--shard`) has all rules of the house. The others are dealt by their paths: slow files
 * lie side by side in a folder, and the hash that vitest takes had put half of all the time into two parts of six.
 */
export class TestOrder extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    const others = files.filter((file) => !isRule(file));
    const dealt = others.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1));
    return [...files.filter(isRule), ...dealt.filter((_, at) => at % count === index - 1)];
  }

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
