import { store } from '../store/store';
import { answerConfirmation, confirmDialog } from './confirmDialog';
import { dismissToast, toast } from './toasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a toast goes away after its time and can be closed before', () => {
  toast.success('saved');
  toast.error('not saved', 5000);
  jest.advanceTimersByTime(5000);
  expect(store.getState().toasts.map(({ text }) => text)).toEqual(['saved']);
  dismissToast(store.getState().toasts[0]?.id ?? '');
  expect(store.getState().toasts).toEqual([]);
});

it('the same text does not pile up', () => {
  toast.error('offline');
  toast.error('offline');
  expect(store.getState().toasts).toHaveLength(1);
});

it('a question that another one replaces counts as refused', async () => {
  const first = confirmDialog({ title: '1', text: '', confirm: 'go' });
  const second = confirmDialog({ title: '2', text: '', confirm: 'go' });
  answerConfirmation(true);
  expect(await first).toBe(false);
  expect(await second).toBe(true);
  expect(store.getState().confirmation).toBeNull();
});
