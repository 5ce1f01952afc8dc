import { build, isBuilt } from '../../../tools/setup/build.mjs';

/** Before the first test: the shop under test is the one in the sources. */
export default async function freshBuild(): Promise<void> {
  if (isBuilt()) return;
  const { code, output } = await build({ show: false });
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
}
