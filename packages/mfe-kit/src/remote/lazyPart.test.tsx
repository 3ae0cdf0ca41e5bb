import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { lazyPart, partLoader } from './lazyPart';
import { onLoadFailure } from './loadFailures';

const Failed = ({ onRetry }: { onRetry: () => void }) => <button onClick={onRetry}>Try again</button>;

class Outside extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message ?? this.props.children;
  }
}

const show = (Part: ReturnType<typeof lazyPart>) =>
  act(async () =>
    render(
      <Outside>
        <input aria-label="words" />
        <Suspense fallback="loading">
          <Part />
        </Suspense>
      </Outside>,
    ),
  );

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('O10 says in its own place that it could not be loaded, keeps what is typed beside it, and works again after', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  load.mockResolvedValue(() => <p>Audit log</p>);
  const told = jest.fn();
  const stop = onLoadFailure(told);
  await show(lazyPart(load, Failed));
  await userEvent.type(screen.getByRole('textbox', { name: 'words' }), 'unsaved');
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ message: 'Loading chunk 7 failed.' }));
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByText('Audit log')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'words' })).toHaveValue('unsaved');
  stop();
});

it('leaves an error of the loaded part to whoever stands around it', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const told = jest.fn();
  const stop = onLoadFailure(told);
  await show(lazyPart(() => Promise.resolve(Broken), Failed));
  expect(await screen.findByText('broken')).toBeInTheDocument();
  expect(told).not.toHaveBeenCalled();
  stop();
});

it('a part that was loaded ahead is drawn at once, without a moment of the fallback', async () => {
  const load = partLoader(() => Promise.resolve(() => <p>Audit log</p>));
  await load();
  const Part = lazyPart(load, Failed);
  const waits = jest.fn();
  const Waiting = () => {
    waits();
    return null;
  };
  await act(async () =>
    render(
      <Suspense fallback={<Waiting />}>
        <Part />
      </Suspense>,
    ),
  );
  expect(screen.getByText('Audit log')).toBeVisible();
  expect(waits).not.toHaveBeenCalled();
});
