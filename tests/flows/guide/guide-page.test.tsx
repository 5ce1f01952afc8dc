import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { routeOf } from '#app/routing/routes.ts';
import { guideCopy } from '#copy/purchase/guide.ts';
import type { Grosze } from '#domain/grosze.ts';
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

it('the questions tell what is known of the offer: a price from, a voice in her own words [RD-4]', async () => {
  const guide = {
    prices: { short: 4900 as Grosze },
    voices: { gentle: { voice: 'Mówię cicho.', name: 'Jagna' } },
  };
  const page = <GuidePage route={routeOf(GUIDE_PATH, 'own')} data={{ ...pageData, guide }} />;
  await onStage(page, { address: GUIDE_PATH });
  const next = () => fireEvent.click(screen.getByRole('button', { name: guideCopy.next }));
  next();
  expect(await screen.findByText(/od\s49,00\szł/)).toBeInTheDocument();
  next();
  expect(await screen.findByText('Jagna: „Mówię cicho.”')).toBeInTheDocument();
});
