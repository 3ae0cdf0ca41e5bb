import { confirmDialog, askedConfirmation } from './confirmDialog';
import { dismissToast, toast, toasts } from './toasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a toast goes away after its time and can be closed before', () => {
  toast.success('saved');
  toast.error('not saved', 5000);
  jest.advanceTimersByTime(5000);
  expect(toasts.get().map(({ text }) => text)).toEqual(['saved']);
  dismissToast(toasts.get()[0]?.id ?? 0);
  expect(toasts.get()).toEqual([]);
});

it('the same text does not pile up', () => {
  toast.error('offline');
  toast.error('offline');
  expect(toasts.get()).toHaveLength(1);
});

it('a question that another one replaces counts as refused', async () => {
  const first = confirmDialog({ title: '1', text: '', confirm: 'go' });
  const second = confirmDialog({ title: '2', text: '', confirm: 'go' });
  askedConfirmation.get()?.answer(true);
  expect(await first).toBe(false);
  expect(await second).toBe(true);
  expect(askedConfirmation.get()).toBeNull();
});
