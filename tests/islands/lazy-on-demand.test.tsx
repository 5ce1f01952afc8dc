import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chunkOf } from '#islands/chunk.ts';
import { lazyDialog } from '#islands/lazy-dialog.tsx';
import { lazyPage } from '#islands/lazy-page.tsx';
import { lazySection } from '#islands/lazy-section.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // React reports what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A chunk whose first attempts fail, each press making two. */
const chunk = <C,>(component: C, failures = 0) => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new TypeError('Failed to fetch');
    return component;
  });
  return load;
};

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
};

const OpenDialog = ({ open }: { open: boolean }) => (open ? <p>Inside</p> : null);

/** A page with a lazy dialog that its button opens, and that its owner closes when it fails. */
function showPage(load: () => Promise<(props: { open: boolean }) => ReactElement | null>) {
  const Dialog = lazyDialog(load);
  const onFail = vi.fn();
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <h1>Page</h1>
        <button onClick={() => setOpen(true)}>Open</button>
        <Dialog
          open={open}
          onFail={() => {
            setOpen(false);
            onFail();
          }}
        />
      </>
    );
  }
  render(<Page />);
  return onFail;
}

test('a dialog is fetched when it is first opened, not before', async () => {
  const load = chunk(OpenDialog);
  const onFail = showPage(load);
  expect(load).not.toHaveBeenCalled();
  await press('Open');
  expect(screen.getByText('Inside')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
  expect(onFail).not.toHaveBeenCalled();
});

test('a dialog whose chunk fails once comes by itself a second later [U35]', async () => {
  const onFail = showPage(chunk(OpenDialog, 1));
  await press('Open');
  expect(screen.getByText('Inside')).toBeVisible();
  expect(onFail).not.toHaveBeenCalled();
});

test('a dialog whose chunk does not come tells its owner once, leaves the page, and comes at the next press [U35]', async () => {
  const onFail = showPage(chunk(OpenDialog, 2));
  await press('Open');
  expect(onFail).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  await press('Open');
  expect(screen.getByText('Inside')).toBeVisible();
  expect(onFail).toHaveBeenCalledOnce();
});

test('a dialog that breaks tells its owner, leaves the page, and is rendered again at the next press [U35]', async () => {
  let isBroken = true;
  const onFail = showPage(
    chunk(({ open }: { open: boolean }) => {
      if (open && isBroken) throw new Error('broken');
      return <OpenDialog open={open} />;
    }),
  );
  await press('Open');
  expect(onFail).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  isBroken = false;
  await press('Open');
  expect(screen.getByText('Inside')).toBeVisible();
});

test('a dialog closed before its chunk has failed says nothing', async () => {
  const onFail = vi.fn();
  const Dialog = lazyDialog(chunk(OpenDialog, Infinity));
  const { rerender } = render(<Dialog open onFail={onFail} />);
  rerender(<Dialog open={false} onFail={onFail} />);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(onFail).not.toHaveBeenCalled();
});

const standIns = {
  pending: <p>On its way</p>,
  renderFailed: (retry: () => void, isRetrying: boolean) => (
    <button onClick={retry}>{isRetrying ? 'Trying' : 'Again'}</button>
  ),
};

test('a section whose chunk does not come offers to try again in its place; the rest stands [U35]', async () => {
  const Section = lazySection(
    chunk(() => <p>Section</p>, 3),
    standIns,
  );
  render(
    <>
      <h1>Page</h1>
      <Section />
    </>,
  );
  expect(screen.getByText('On its way')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(screen.getByRole('button', { name: 'Trying' })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('Section')).toBeVisible();
});

test('a preloaded section is there at once', async () => {
  const load = chunk(() => <p>Section</p>);
  const Section = lazySection(load, standIns);
  await act(async () => Section.preload());
  render(<Section />);
  expect(screen.getByText('Section')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('a section that breaks offers to render it again; the rest stands [U35]', async () => {
  let isBroken = true;
  const Section = lazySection(
    chunk(() => {
      if (isBroken) throw new Error('broken');
      return <p>Section</p>;
    }),
    standIns,
  );
  render(
    <>
      <h1>Page</h1>
      <Section />
    </>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  isBroken = false;
  await press('Again');
  expect(screen.getByText('Section')).toBeVisible();
});

test.each(['a line that is back', 'the same press'])(
  'a section that has failed comes by %s [RD-3]',
  async (how) => {
    const Section = lazySection(
      chunk(() => <p>Section</p>, 2),
      standIns,
    );
    render(<Section />);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('button', { name: 'Again' })).toBeVisible();
    if (how === 'the same press') act(() => Section.preload());
    else act(() => void window.dispatchEvent(new Event('online')));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('Section')).toBeVisible();
  },
);

test('a chunk that has come is not fetched again, by no other place that shows it', async () => {
  const load = chunk(OpenDialog);
  const shared = chunkOf(load);
  await shared.fetch();
  shared.preload();
  await shared.fetch();
  expect(load).toHaveBeenCalledOnce();
});

test('a page whose code has come says so, and the line to its likeness without scripts goes', async () => {
  const page = lazyPage(async () => ({ default: () => <p>Page</p> }));
  await page.preload();
  delete document.documentElement.dataset['live'];
  render(<page.Component />);
  expect(screen.getByText('Page')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-live');
});
