import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { routeOf } from '#app/routing/routes.ts';
import { guideCopy } from '#copy/purchase/guide.ts';
import { GUIDE_PATH } from '#domain/paths/guide-path.ts';
import GuidePage from '#flows/guide/guide-page.tsx';
import { eventually, onStage, pageData } from '#tests/page/stage.tsx';

afterEach(() => vi.unstubAllGlobals());

it('the next question, and the one before, take the focus with their heading [RD-4] [A20]', async () => {
  await onStage(<GuidePage route={routeOf(GUIDE_PATH, 'own')} data={pageData} />, { address: GUIDE_PATH });
  const heading = (name: string) =>
    screen.getByRole('heading', { level: 1, name: name.replaceAll('\u00a0', ' ') });
  fireEvent.click(screen.getByRole('button', { name: guideCopy.next }));
  await eventually(() => expect(heading(guideCopy.length.title)).toHaveFocus());
  fireEvent.click(screen.getByRole('button', { name: guideCopy.back }));
  await eventually(() => expect(heading(guideCopy.topic.title)).toHaveFocus());
});
